"""Records the golden replays anew: `python -m tests.games.guilds_of_london.record`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    CARDS,
    DID_HIRE,
    DID_MOVE,
    GUILDHALL,
    MAYORAL,
    PLACES,
    SUPPLY,
    TO_PLANTATION,
    cell_at,
)
from guildhall.games.guilds_of_london.resolution import pawns_at
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.table.table import Question
from tests.games.recording import Recording, any_of, anything, write_replays

# Players who want to see tiles resolved


def resolve_tiles(g: Guilds, seat: int, question: Question) -> list[str]:
    """Hire, then fill the tiles that lack the fewest pawns; take every reward."""
    options = list(question.options)
    if question.decision == "turn-action":
        return _card(g, seat, options)
    if question.decision == "move-to":
        return _best(options, lambda name: _worth(g, seat, name))
    if question.decision in ("move-from", "effect-move"):
        return _source(g, seat, options)
    if question.decision == "effect-ship":
        return ["guildhall"] if "guildhall" in options and g.pawns[seat * PLACES + GUILDHALL] > 3 else ["stop"]
    if question.decision == "reward-part":
        return ["accept"]
    if question.decision == "negotiate":
        return ["done"]
    return options


def _card(g: Guilds, seat: int, options: list[str]) -> list[str]:
    """Cards that bring cards first; pawns when there are none; then moves; the rest hires."""
    waiting = g.pawns[seat * PLACES + GUILDHALL]
    free = [name for name in options if name.startswith("effect:") and not _cost(g, name)]
    draws = [name for name in free if name.removeprefix("effect:") in ("alms", "hospital-governors")]
    draws += [name for name in free if name == "effect:pilgrimage" and g.did & DID_MOVE]
    draws += [name for name in free if name == "effect:harvest-feast" and g.did & DID_HIRE]
    if draws:
        return draws
    hires = [name for name in free if name in ("effect:apprentices", "effect:kinsfolk", "effect:hiring-fair")]
    if waiting < 2 and g.pawns[seat * PLACES + SUPPLY] and hires:
        return hires
    moves = [name for name in options if name.startswith("move:")]
    if waiting:
        several = [name for name in options if name in ("effect:journeymen", "effect:royal-summons")]
        if waiting > 3:
            several += [name for name in options if name in ("effect:freedom-of-the-city", "effect:wharf-works")]
        if several or moves:
            return several or moves
    if waiting < 2:
        hires += [name for name in options if name == "effect:indentures"]
        hires = hires or [name for name in options if name.startswith("hire:")]
        if hires:
            return hires
    return ["end"]


def _cost(g: Guilds, name: str) -> int:
    kind = CARDS.index(name.partition(":")[2])
    return g.box.card_cost_cards[kind] + g.box.card_cost_pawns[kind]


def _source(g: Guilds, seat: int, options: list[str]) -> list[str]:
    if "guildhall" in options:
        return ["guildhall"]
    if "stop" in options:
        return ["stop"]
    return options


def _worth(g: Guilds, seat: int, name: str) -> int:
    """How much a pawn is worth on a tile: most where it makes it due, or breaks a tie there."""
    cell = _cell(name)
    own = g.pawns[seat * PLACES + cell]
    most = max(g.pawns[cell::PLACES])
    missing = g.box.tile_requires[g.tile[cell]] - pawns_at(g, cell) - g.neutrals[cell] - (g.beadle == cell)
    if missing <= 0:
        return 50 if own == most and g.pawns[cell::PLACES].count(most) > 1 else -20
    if missing == 1 and own + 1 == most:
        return -5  # it would only make a tie
    return 20 - 5 * missing + own


def _cell(name: str) -> int:
    _, column, row = name.split(":")
    return cell_at(int(column), int(row))


def _best(options: list[str], worth: Callable[[str], int]) -> list[str]:
    most = max(map(worth, options))
    return [name for name in options if worth(name) == most]


# Variations


def use_effects(g: Guilds, seat: int, question: Question) -> list[str]:
    """Cards for their effects, and everything else as it comes."""
    if question.decision == "turn-action":
        effects = [name for name in question.options if name.startswith("effect:")]
        return effects or list(question.options)
    if question.decision in ("effect-move", "effect-ship"):
        return [name for name in question.options if name != "stop"] or list(question.options)
    return resolve_tiles(g, seat, question)


def bribe(g: Guilds, seat: int, question: Question) -> list[str]:
    """Neutrals whenever there are any, and every one of them used against others."""
    if question.decision == "turn-action":
        neutral = ("hired-voices", "foreign-merchants", "election-day", "strangers-in-town", "beadles-staff")
        wanted = [name for name in question.options if name.removeprefix("effect:") in neutral]
        return wanted or resolve_tiles(g, seat, question)
    if question.decision == "negotiate":
        own = "exchange:" + ("green", "red", "blue", "yellow")[seat]
        return [name for name in question.options if name not in (own, "done")] or ["done"]
    return resolve_tiles(g, seat, question)


def settle_overseas(g: Guilds, seat: int, question: Question) -> list[str]:
    """Everything for the Plantation and for mayoral cards."""
    if question.decision == "turn-action":
        wanted = [name for name in question.options if _does(g, name, (TO_PLANTATION, MAYORAL))]
        return wanted or resolve_tiles(g, seat, question)
    if question.decision == "effect-ship":
        return [name for name in question.options if name != "stop"] or ["stop"]
    return resolve_tiles(g, seat, question)


def _does(g: Guilds, name: str, verbs: tuple[int, ...]) -> bool:
    """Whether an answer plays a card for an effect with one of these verbs."""
    use, _, card = name.partition(":")
    if use != "effect":
        return False
    return any(g.box.part_verb[part] in verbs for part in g.box.card_effects[CARDS.index(card)])


RECORDINGS: Final = (
    Recording("two-last-tile", 2, {"plantation": "ulster"}, any_of(resolve_tiles), 2),
    Recording("two-anything", 2, {}, any_of(anything)),
    Recording("two-bribes", 2, {"plantation": "virginia"}, any_of(bribe)),
    Recording("two-overseas", 2, {"plantation": "ulster"}, any_of(settle_overseas)),
    Recording("three-tiles", 3, {"plantation": "virginia"}, any_of(resolve_tiles), 3),
    Recording("three-effects", 3, {"plantation": "ulster"}, any_of(use_effects)),
    Recording("three-bribes", 3, {}, any_of(bribe)),
    Recording("three-overseas", 3, {"plantation": "virginia"}, any_of(settle_overseas)),
    Recording("three-anything", 3, {}, any_of(anything)),
    Recording("four-tiles", 4, {"plantation": "ulster"}, any_of(resolve_tiles)),
    Recording("four-effects", 4, {"plantation": "virginia"}, any_of(use_effects)),
    Recording("four-bribes", 4, {}, any_of(bribe)),
    Recording("four-overseas", 4, {"plantation": "ulster"}, any_of(settle_overseas)),
    Recording("four-anything", 4, {}, any_of(anything)),
)


if __name__ == "__main__":
    write_replays(GAME, RECORDINGS)
