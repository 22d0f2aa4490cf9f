"""Whole games at random, without leaving the engine: what searches and benchmarks spend their time in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, Option, Seat, State

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

NO_LIMIT: Final = 1 << 40


def playout(g: State, rng: Rng, choices: int = NO_LIMIT) -> int:
    """Answer every question at random until the game is over, or this many times; returns the number of answers."""
    most: i64 = choices
    made: i64 = 0
    while g.waiting and made < most:
        seat = first_to_act(g)
        answer_at_random(g, seat, rng)
        made += 1
    return made


def answer_at_random(g: State, seat: Seat, rng: Rng) -> Option:
    """Answer one seat's question at random, chance's by its weights; returns the option."""
    decision = g.asked[seat]
    assert decision is not None, "nothing is asked"
    options = g.offered[seat]
    chosen = weighted(decision.weights(g), rng) if seat == CHANCE else rng.below(len(options))
    option = options[chosen]
    answer(g, decision, seat, option)
    return option


@final
class Course:
    """A game that is being played: its state, what chance draws from, and all answers so far."""

    g: State
    rng: Rng
    answers: list[Any]  # seat, question and option of one after the other, chance's too

    def __init__(self, g: State, rng: Rng, answers: list[Any]) -> None:
        self.g = g
        self.rng = rng
        self.answers = answers

    def answer(self, seat: Seat, option: Option) -> None:
        """Carry out one of the offered options, and then what chance answers."""
        decision = self.g.asked[seat]
        assert decision is not None, "nothing is asked"
        answer(self.g, decision, seat, option)
        self.answers += (seat, decision, option)
        self.draw()

    def draw(self) -> None:
        """Answer for chance until a player is asked or the game is over."""
        g = self.g
        asked: list[Any] = g.asked  # so that compiled code does not look at what is asked
        while asked[CHANCE] is not None:
            decision = asked[CHANCE]
            self.answers += (CHANCE, decision, answer_at_random(g, CHANCE, self.rng))

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy goes on by itself, with the same future draws."""
        return Course, (self.g, self.rng, self.answers)


def weighted(weights: list[int], rng: Rng) -> int:
    """A random index, in proportion to the weights."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left: i64 = rng.below(total)
    at: i64 = 0
    for weight in weights:
        left -= weight
        if left < 0:
            break
        at += 1
    return at
