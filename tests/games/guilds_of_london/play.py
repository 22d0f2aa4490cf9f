"""Short words for tests: read a position, see what is offered, answer by name."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import dedent

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    CARDS,
    GUILDHALL,
    KINDS,
    MAYORAL_CARDS,
    PLACES,
    PLANTATION,
    SUPPLY,
    cell_at,
)
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event

GREEN, RED, BLUE, YELLOW = 0, 1, 2, 3


def at(seats: int, text: str = "") -> Guilds:
    """The position that a few lines describe; they may be indented as a whole."""
    return GAME.read(f"guilds-of-london {seats}\n{dedent(text).strip()}")


def asked(g: Guilds, seat: int) -> str:
    """What a seat is asked; empty if nothing."""
    decision = g.asked[seat]
    return "" if decision is None else decision.name


def offers(g: Guilds, seat: int) -> list[str]:
    """The answers a seat may give."""
    decision = run.question(g, seat)
    return [decision.domain[option] for option in run.options(g, seat)]


def answer(g: Guilds, seat: int, *names: str) -> None:
    """Answers of a seat, one after the other, draws that come between included."""
    for name in names:
        settle(g)
        say(g, seat, name)
    settle(g)


def say(g: Guilds, seat: int, name: str) -> None:
    """One answer of a seat; what chance draws then is left to the test."""
    run.apply(g, seat, run.question(g, seat).domain.index(name))


def draw(g: Guilds, *names: str) -> None:
    """What chance draws next."""
    for name in names:
        say(g, CHANCE, name)


def draw_first(g: Guilds) -> None:
    """Let chance draw the first of what can be drawn."""
    run.apply(g, CHANCE, run.options(g, CHANCE)[0])


def settle(g: Guilds) -> None:
    """Let chance draw so until a player is asked."""
    while g.asked[CHANCE] is not None:
        draw_first(g)


def why(g: Guilds, seat: int, name: str) -> str | None:
    """The clause that forbids an answer."""
    decision = run.question(g, seat)
    return decision.why_not(g, seat, decision.domain.index(name))


def end_turns(g: Guilds) -> None:
    """Everybody who is still to act ends the turn; discards the first cards where there are too many."""
    while True:
        settle(g)
        seat = next((seat for seat in run.to_act(g) if asked(g, seat) in ("turn-action", "discard-card")), None)
        if seat is None:
            return
        last = g.round
        if asked(g, seat) == "turn-action":
            answer(g, seat, "end")
        else:
            answer(g, seat, offers(g, seat)[0])
        if g.round != last or not run.to_act(g):
            return


def play_random(g: Guilds, rng: Rng, watch: Callable[[Guilds], None] | None = None) -> None:
    """Play at random to the end."""
    while not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
        if watch is not None:
            watch(g)


def started(seats: int, **variant: str) -> Guilds:
    """A new game up to its first question."""
    g = GAME.new(seats, variant)
    run.start(g)
    return g


def prepared(seats: int, seed: int = 0, **variant: str) -> Guilds:
    """A new game in which everybody has chosen a mayoral card."""
    g = started(seats, **variant)
    rng = Rng(seed)
    while g.round == 0:
        seat = run.first_to_act(g)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else g.offered[seat][0])
    return g


def hear(g: Guilds) -> list[Event]:
    """Events from now on."""
    g.sink = []
    return g.sink


def pawns(g: Guilds, seat: int, column: int, row: int) -> int:
    return g.pawns[seat * PLACES + cell_at(column, row)]


def neutrals(g: Guilds, column: int, row: int) -> int:
    return g.neutrals[cell_at(column, row)]


def is_open(g: Guilds, column: int, row: int) -> bool:
    return cell_at(column, row) in g.open


def guildhall(g: Guilds, seat: int) -> int:
    return g.pawns[seat * PLACES + GUILDHALL]


def planters(g: Guilds, seat: int) -> int:
    return g.pawns[seat * PLACES + PLANTATION]


def supply(g: Guilds, seat: int) -> int:
    return g.pawns[seat * PLACES + SUPPLY]


def hand(g: Guilds, seat: int) -> list[str]:
    counts = g.hand[seat * KINDS : (seat + 1) * KINDS]
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def discards(g: Guilds) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(g.discard) for _ in range(count)]


def kept(g: Guilds, seat: int) -> list[str]:
    return [card for i, card in enumerate(MAYORAL_CARDS) if g.kept[seat] >> i & 1]
