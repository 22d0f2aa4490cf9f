"""Lines: how a game might go on after an answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall.analysis.compare import search
from guildhall.bots.bot import Position
from guildhall.bots.parallel import Clock
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State


class Played(NamedTuple):
    """A position that a seat thinks possible, and the choices from there on. The draws are made up."""

    position: str
    choices: tuple[tuple[Seat, str, str], ...]


def play_out(
    game: Game[Any], g: State, seat: Seat, answer: Option, simulations: int, most: int, rng: Rng, clock: Clock | None
) -> Played:
    """An answer, and at most so many choices in all: searches answer for every seat."""
    g = Position(game, g, seat, rng).sample(rng)
    start = game.write(g)
    choices: list[tuple[Seat, str, str]] = []
    option = answer
    while True:
        question = run.question(g, seat)
        choices.append((seat, question.name, question.domain[option]))
        run.apply(g, seat, option)
        if run.is_over(g) or len(choices) == most:
            return Played(start, tuple(choices))
        seat = run.first_to_act(g)
        option = run.draw(g, rng) if seat == CHANCE else _answer(game, g, seat, simulations, rng, clock)


def _answer(game: Game[Any], g: State, seat: Seat, simulations: int, rng: Rng, clock: Clock | None) -> Option:
    options = run.options(g, seat)
    if len(options) == 1:
        return options[0]
    return search(game, Position(game, g, seat, rng), simulations, rng.below(1 << 29), clock).option
