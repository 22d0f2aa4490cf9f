"""Short words for the tests: a position from its notation, and answers by name."""

from __future__ import annotations

from textwrap import dedent

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN, KIND_COUNT, KINDS
from guildhall.games.pillars_of_the_earth.state import PHASES, Pillars
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE


def position(text: str = "", seats: int = 2) -> Pillars:
    """The position that the lines describe."""
    g = GAME.read(f"pillars-of-the-earth {seats}\n" + dedent(text).lstrip("\n"))
    assert GAME.write(GAME.read(GAME.write(g))) == GAME.write(g)
    return g


def new(seats: int) -> Pillars:
    """A new game at its first question."""
    g = GAME.new(seats, {})
    run.start(g)
    return g


def answer(g: Pillars, *names: str) -> None:
    """Whoever is to act gives these answers one after the other."""
    for name in names:
        seat = run.first_to_act(g)
        run.apply(g, seat, option_named(run.question(g, seat), name))


def asked(g: Pillars) -> tuple[int, str]:
    """Who is asked what."""
    seat = run.first_to_act(g)
    return seat, run.question(g, seat).name


def offered(g: Pillars) -> list[str]:
    """The names of the answers that can be given."""
    seat = run.first_to_act(g)
    domain = run.question(g, seat).domain
    return [domain[option] for option in run.options(g, seat)]


def why_not(g: Pillars, name: str) -> str | None:
    """The clause that forbids an answer."""
    seat = run.first_to_act(g)
    decision = run.question(g, seat)
    return decision.why_not(g, seat, option_named(decision, name))


def phase(g: Pillars) -> str:
    return PHASES[g.phase]


def cubes(g: Pillars, seat: int) -> dict[str, int]:
    """A player's cubes, kinds without any left out."""
    found = {name: g.cubes[seat * KIND_COUNT + kind] for kind, name in enumerate(KINDS)}
    return {name: number for name, number in found.items() if number}


def row(g: Pillars, seat: int) -> list[str]:
    return [CRAFTSMEN[card] for card in g.rows[seat]]


def events(g: Pillars) -> list[str]:
    """The names of all that was told since the sink was opened."""
    return [event.name for event in g.sink or []]


def play_on(g: Pillars, rng: Rng, until: str = "") -> None:
    """Any answers, up to the first question of that name or to the end."""
    while g.waiting:
        seat = run.first_to_act(g)
        if until and run.question(g, seat).name == until:
            return
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
