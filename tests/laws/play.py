"""Random games, with every position kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Option, Seat

LONGEST: Final = 20_000  # choices; no game takes that many


class Move(NamedTuple):
    """An answer by numbers."""

    seat: Seat
    option: Option


class Played(NamedTuple):
    """A random game."""

    seats: int
    variant: Mapping[str, str]
    states: list[Any]  # copies: the position before each move, and the last one
    moves: list[Move]
    choices: list[Choice]  # the same by names
    told: list[list[Event]]  # what was told on the way to each position

    def position(self, percent: int) -> Any:
        """A position of its own, that far into the game."""
        return self.states[percent * (len(self.states) - 1) // 100].copy()


def play(game: Game[Any], seats: int, variant: Mapping[str, str], seed: int) -> Played:
    """Play at random; of several seats that are to act, any answers first."""
    rng = Rng(seed)
    g = begin(game, seats, variant)
    played = Played(seats, variant, [g.copy()], [], [], [g.sink])
    while not run.is_over(g):
        assert len(played.moves) < LONGEST, "the game does not end:\n" + game.write(g)
        move = random_move(g, rng)
        decision = run.question(g, move.seat)
        assert 0 <= move.option < len(decision.domain), f"{decision.name} offers {move.option}"
        g.sink = []
        run.apply(g, move.seat, move.option)
        played.states.append(g.copy())
        played.moves.append(move)
        played.choices.append(Choice(move.seat, decision.name, decision.domain[move.option]))
        played.told.append(g.sink)
    return played


def begin(game: Game[Any], seats: int, variant: Mapping[str, str]) -> Any:
    """A new game that asks its first question and tells what happens."""
    g = game.new(seats, variant)
    g.sink = []
    run.start(g)
    return g


def random_move(g: Any, rng: Rng) -> Move:
    seats = run.to_act(g)
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        return Move(seat, run.draw(g, rng))
    options = run.options(g, seat)
    return Move(seat, options[rng.below(len(options))])


def play_on(g: Any, rng: Rng, moves: int = LONGEST) -> list[Move]:
    """Play this many random moves further, or to the end; returns them."""
    made: list[Move] = []
    while len(made) < moves and not run.is_over(g):
        made.append(random_move(g, rng))
        run.apply(g, *made[-1])
    return made


def listening(g: Any) -> Any:
    """A copy that tells what happens, also on lanes that are open already."""
    new = g.copy()
    new.sink = []
    new.held = [[] for _ in range(new.seats)] if new.lanes else []
    return new


def heard(g: Any, view: Seat | None) -> list[tuple[str, tuple[int, ...]]]:
    """What a view was told by a state that listens."""
    return [(event.name, event.args) for event in g.sink if event.is_for(view)]
