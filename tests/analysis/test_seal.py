"""The law: what is told to a seat is equal for games that differ only in what the seat could not know.

Every game is looked at where it has a secret, and the law is shown to bite: with a game that keeps no secrets, the same
comparisons find differences.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

from guildhall import shelf
from guildhall.analysis.candidates import candidates
from guildhall.analysis.hint import Effort, hint
from guildhall.analysis.look import Task, look
from guildhall.kernel import run
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat, State

TWINS = 2  # pairs of positions for each game
GAMES = 40  # random ones in which they are looked for, at most


class Twins(NamedTuple):
    """A question, and another position that its seat cannot tell from the true one."""

    seat: Seat
    true: State
    other: State


class Open:
    """A game that keeps no secrets: it shows whoever asks what really is."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def determinize(self, g: State, seat: Seat | None, rng: Rng) -> State:
        return g.copy()


@cache
def twins(name: str) -> list[Twins]:
    """From the middle of random games."""
    game: Any = shelf.game(name)
    found: list[Twins] = []
    for seed in range(GAMES):
        g: State = game.new(2, {})
        rng = Rng(seed)
        run.start(g)
        of_this: list[Twins] = []
        while not run.is_over(g):
            seat = run.first_to_act(g)
            if seat != CHANCE and len(run.options(g, seat)) > 1:
                other = game.determinize(g, seat, Rng(seed + 1_000))
                if game.write(other) != game.write(g):
                    of_this.append(Twins(seat, g.copy(), other))
            answer_at_random(g, seat, rng)
        found += of_this[len(of_this) // 2 :][:1]
        if len(found) == TWINS:
            return found
    raise AssertionError("no random game has a secret")


def task(game: Any, what: Any, g: State, seat: Seat, effort: int) -> Task:
    question = run.question(g, seat)
    return Task(what, 7, game.write(g), seat, question.domain[run.options(g, seat)[0]], effort)


def decision(game: Any, g: State, seat: Seat) -> Any:
    return look(game, task(game, "decision", g, seat, 16))


def line(game: Any, g: State, seat: Seat) -> Any:
    return look(game, task(game, "line", g, seat, 2))


def chances(game: Any, g: State, seat: Seat) -> Any:
    found: Any = look(game, task(game, "chances", g, seat, 2))
    return found.knew.win[seat], found.knew.points[seat]


def a_hint(game: Any, g: State, seat: Seat) -> Any:
    return hint(game, g, seat, effort=Effort(16, 2, 2))


def board(game: Any, g: State, seat: Seat) -> Any:
    """The analysis board, from a position that it was given for the seat."""
    return candidates(game, game.determinize(g, seat, Rng(seat)), seat, 16)


TOLD: dict[str, Callable[[Any, State, Seat], Any]] = {
    "decision": decision,
    "line": line,
    "chances": chances,
    "hint": a_hint,
    "board": board,
}


@pytest.mark.parametrize("name", shelf.NAMES)
def test_what_a_seat_is_told_does_not_depend_on_what_it_could_not_know(name: str) -> None:
    game: Any = shelf.game(name)
    for seat, true, other in twins(name):
        assert game.view(true, seat) == game.view(other, seat)
        for what, tell in TOLD.items():
            assert tell(game, true, seat) == tell(game, other, seat), what


@pytest.mark.parametrize("name", shelf.NAMES)
def test_the_law_bites_in_every_game(name: str) -> None:
    """Whatever looked at the truth would tell something else of one of the twins."""
    game: Any = Open(shelf.game(name))
    caught = {
        what
        for seat, true, other in twins(name)
        for what, tell in TOLD.items()
        if tell(game, true, seat) != tell(game, other, seat)
    }
    assert "line" in caught
    assert "hint" in caught
