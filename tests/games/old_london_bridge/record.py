"""Records the golden replays anew: `python -m tests.games.old_london_bridge.record`."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import BONUS_KINDS, GATE, GUILD, OUTER_SPACES, PARK, SHOP, TYPES
from guildhall.games.old_london_bridge.rondel import ON_CENTRE, ON_X, PLACES, SKIP, stack_facing
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.state import Seat
from guildhall.table.table import Question
from tests.games.recording import Recording, any_of, anything, write_replays


def _type_taken(g: Bridge, place: str) -> int | None:
    """The type of building a placement takes; None for the centre, which takes any."""
    option = PLACES.index(place)
    if option == SKIP or option >= ON_CENTRE:
        return None
    space = option % OUTER_SPACES if option < ON_X else g.box.x_space
    return stack_facing(g, space)


def _prefer(g: Bridge, question: Question, types: tuple[int, ...]) -> list[str]:
    """Placements that take one of these types, or the centre and then one of them."""
    if question.decision == "place-figure":
        best = [place for place in question.options if _type_taken(g, place) in types]
        return best or [place for place in question.options if place.startswith("centre")] or list(question.options)
    if question.decision == "choose-stack":
        names = ["stack:" + TYPES[kind] for kind in types]
        return [name for name in names if name in question.options] or list(question.options)
    return list(question.options)


def empty_three_stacks(g: Bridge, seat: Seat, question: Question) -> list[str]:
    """Shops, guilds and parks only, until they have run out."""
    return _prefer(g, question, (SHOP, GUILD, PARK))


def use_every_tile(g: Bridge, seat: Seat, question: Question) -> list[str]:
    """Gates for their bonus tiles; a tile nobody has used yet before any other; tiles are used at once."""
    if question.decision == "take-bonus-tile":
        fresh = [
            option
            for stack, option in enumerate(("stack:left", "stack:middle", "stack:right"))
            if option in question.options and _is_wanted(g, g.bonus_tops[stack])
        ]
        return fresh or list(question.options)
    if question.decision in ("take-lady", "raise-card", "use-before-placing", "use-after-action"):
        return [option for option in question.options if option != "done"]
    if question.decision == "place-figure":
        with_tiles = [place for place in question.options if not place.startswith(("outer", "centre", "skip"))]
        with_tiles += [place for place in question.options if place.startswith("centre-")]
        return with_tiles or _prefer_gates(g, question)
    return _prefer_gates(g, question)


def _is_wanted(g: Bridge, kind: int) -> bool:
    """Whether nobody has used a tile of this kind yet, nor holds one."""
    held = sum(g.tiles[kind::BONUS_KINDS]) + sum(g.fresh[kind::BONUS_KINDS])
    return not g.bonus_used[kind] and not held


def _prefer_gates(g: Bridge, question: Question) -> list[str]:
    """Guilds first, because they make every later gate stronger."""
    return _prefer(g, question, (GUILD, GATE) if g.round <= 4 else (GATE, GUILD))


RANDOM: Final = {"chapel": "random", "gate": "random", "inn": "random", "bridge": "random"}
EVERY_ROUND: Final = {
    "chapel": "chapel-round-leader",
    "gate": "gate-round-leader",
    "inn": "inn-round-highest-card",
    "bridge": "bridge-round-lowest-number",
}
RECORDINGS: Final = (
    Recording("two-base", 2, {}, any_of(anything)),
    Recording("two-expert-random", 2, RANDOM, any_of(anything), 1),
    Recording("two-every-round", 2, EVERY_ROUND, any_of(anything)),
    Recording("three-base", 3, {}, any_of(anything)),
    Recording("three-base-open-money", 3, {"money": "open"}, any_of(anything), 1),
    Recording(
        "three-expert-ranked",
        3,
        {
            "chapel": "chapel-most",
            "gate": "gate-most",
            "inn": "inn-most",
            "bridge": "bridge-longest-series",
        },
        any_of(anything),
    ),
    Recording("three-expert-random", 3, RANDOM, any_of(anything), 2),
    Recording("four-base", 4, {}, any_of(anything)),
    Recording("four-every-round", 4, EVERY_ROUND, any_of(anything)),
    Recording(
        "four-expert-each-a",
        4,
        {
            "chapel": "chapel-lead",
            "gate": "gate-distance",
            "inn": "inn-hand-size",
            "bridge": "bridge-low-numbers",
        },
        any_of(anything),
    ),
    Recording(
        "four-expert-each-b",
        4,
        {
            "chapel": "chapel-coins-again",
            "gate": "gate-bonus-tiles",
            "inn": "inn-card-sets",
            "bridge": "bridge-type-sets",
        },
        any_of(anything),
    ),
    Recording("four-mixed", 4, {"chapel": "chapel-lead", "inn": "random"}, any_of(anything)),
    Recording("four-three-stacks-run-out", 4, {}, any_of(empty_three_stacks)),
    Recording("four-every-tile-used", 4, {}, any_of(use_every_tile), 10),
    Recording("two-every-tile-used", 2, {}, any_of(use_every_tile), 30),
)


if __name__ == "__main__":
    write_replays(GAME, RECORDINGS)
