"""Shallow look-ahead: what the evaluator expects of an option, once its seat has answered what follows at once."""

from __future__ import annotations

from typing import Final

from guildhall.bots.evaluate.base import Evaluator
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer
from guildhall.kernel.state import CHANCE, Option, Seat, State

MAX_DRAWS: Final = 8  # that are made before a state is evaluated
MAX_OPTIONS: Final = 12  # of a question that look-ahead goes beyond

# The win probability of the seat, the expected points of all seats, and whether they are final.
Outlook = tuple[float, list[float], bool]


def look_ahead(evaluator: Evaluator, g: State, seat: Seat, option: Option, rng: Rng, depth: int) -> Outlook:
    """Evaluate an option, assuming that its seat answers up to `depth` further questions as well as possible."""
    after = state_after(g, seat, option, rng)
    if depth == 0 or after.asked[seat] is None:
        points = evaluator.points(after)
        return evaluator.win_probabilities(after, points)[seat], points, after.waiting == 0
    return best_outlook(evaluator, after, seat, rng, depth)


def best_outlook(evaluator: Evaluator, g: State, seat: Seat, rng: Rng, depth: int) -> Outlook:
    """Evaluate the best option of a seat that is asked something."""
    options = g.offered[seat]
    deeper = depth - 1 if len(options) <= MAX_OPTIONS else 0
    best = look_ahead(evaluator, g, seat, options[0], rng, deeper)
    for i in range(1, len(options)):
        found = look_ahead(evaluator, g, seat, options[i], rng, deeper)
        if found[0] > best[0]:
            best = found
    return best


def state_after(g: State, seat: Seat, option: Option, rng: Rng) -> State:
    """A copy in which a seat has answered and the draws that follow have been made."""
    after = g.copy()
    decision = after.asked[seat]
    assert decision is not None
    answer(after, decision, seat, option)
    make_draws(after, rng)
    return after


def make_draws(g: State, rng: Rng) -> None:
    """Let chance draw until a player is asked again."""
    for _ in range(MAX_DRAWS):
        if g.asked[CHANCE] is None:
            return
        answer_at_random(g, CHANCE, rng)
