"""Hints: what matters in a position, which answers are worth considering, and the best one with its reasons.

A hint is plain data without words. It is made of what its seat may know: the position is determinized before anything
looks at it, always with the same random numbers, so equal knowledge gives equal hints.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct

from guildhall.analysis.compare import search
from guildhall.analysis.judgement import Rollouts, Verdict, mean
from guildhall.analysis.lines import Played, play_out
from guildhall.analysis.terms import OTHERS, terms
from guildhall.bots.bot import Advice, Candidate, Position
from guildhall.bots.parallel import Clock
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State

CONSIDERED: Final = 3  # answers worth considering, at most
COMPARED: Final = 8  # answers that are compared, with those
LEAST_SHARE: Final = 0.02  # of a search's effort, below which an answer is not worth considering
MATTERS: Final = 0.1  # points by which good and bad answers differ at least in what matters
MOST_TERMS: Final = 3
LINE_CHOICES: Final = 7


class Effort(NamedTuple):
    """How hard to look."""

    simulations: int = 160  # of the search for the best answer
    worlds: int = 12  # in which answers are compared
    line: int = 12  # simulations for each answer of the line


EFFORT: Final = Effort()


class Gap(Struct, frozen=True):
    """How many points good answers are better than others in one respect; below 0: what they give up."""

    term: str
    points: float


class Taken(Struct, frozen=True):
    """How many points another seat can expect less."""

    seat: Seat
    points: float


class LineStep(Struct, frozen=True):
    """A choice of a line. The draws in it, and what others choose in secret, are made up and stay unsaid."""

    seat: Seat
    decision: str
    option: str | None


class Reasons(Struct, frozen=True):
    """Why an answer is the best. All points are those of its seat, except in `takes`."""

    now: float  # points that it brings at once
    later: float  # points that the seat can expect from then on
    ahead: float  # points more than with the next answer worth considering
    win: float  # the chance to win after it
    terms: list[Gap]
    takes: list[Taken]
    line: list[LineStep]  # how the game might go on, beginning with the answer


class Hint(NamedTuple):
    """The three steps of a hint."""

    matters: list[Gap]  # what good and bad answers differ in most
    answers: list[str]  # worth considering, in no order
    best: str
    reasons: Reasons


class Outlook(NamedTuple):
    """What an answer leads to: chances and points of all, and what its seat's points consist of."""

    option: Option
    verdict: Verdict
    terms: dict[str, float]
    before: float  # the seat's points before the answer, and right after it
    after: float


def hint(game: Game[Any], g: State, seat: Seat, clock: Clock | None = None, effort: Effort = EFFORT) -> Hint:
    """A hint for a seat that is asked something. A search looks at the clock, which may raise to end it."""
    position = Position(game, g, seat, Rng(seat))
    domain = position.question.domain
    advice = search(game, position, effort.simulations, seat, clock)
    chosen = considered(advice)
    outlooks = look_ahead(game, position, [one.option for one in (*chosen, *_others(advice, chosen))], effort.worlds)
    good, bad = outlooks[: len(chosen)], outlooks[len(chosen) :]
    if not bad:
        good, bad = outlooks[:1], outlooks[1:]
    line = play_out(game, g, seat, advice.option, effort.line, LINE_CHOICES, Rng(seat), clock)
    return Hint(
        matters=gaps(good, bad),
        answers=[domain[option] for option in sorted(found.option for found in chosen)],
        best=domain[advice.option],
        reasons=_reasons(outlooks, len(chosen), seat, steps(game, line, seat)),
    )


def considered(advice: Advice) -> list[Candidate]:
    """The answers worth considering, the best one first."""
    best, *rest = advice.candidates
    return [best, *(found for found in rest[: CONSIDERED - 1] if found.share >= LEAST_SHARE)]


def _others(advice: Advice, chosen: list[Candidate]) -> list[Candidate]:
    """Some of the other answers, from the next best to the worst."""
    rest = advice.candidates[len(chosen) :]
    most = COMPARED - len(chosen)
    return [rest[i * len(rest) // most] for i in range(most)] if len(rest) > most else list(rest)


def look_ahead(game: Game[Any], position: Position, answers: list[Option], samples: int) -> list[Outlook]:
    """Where each answer leads, over the same worlds with the same random numbers."""
    judgement, seat, rng = Rollouts(game), position.seat, Rng(position.seat)
    worlds = [position.sample(rng) for _ in range(samples)]
    found = []
    for answer in answers:
        verdicts, parts, before, now = [], [], 0.0, 0.0
        for number, world in enumerate(worlds):
            after = world.copy()
            run.apply(after, seat, answer)
            before += game.points(world)[seat] / samples
            now += game.points(after)[seat] / samples
            end = judgement.play(after, Rng(number))
            verdicts.append(judgement.judge_end(end))
            parts.append(terms(game, end, seat, at_horizon=True))
        found.append(Outlook(answer, mean(verdicts), _mean(parts), before, now))
    return found


def _mean(parts: list[dict[str, float]]) -> dict[str, float]:
    """The average of each term. One that is missing somewhere is 0 there."""
    names = dict.fromkeys(name for part in parts for name in part)
    return {name: sum(part.get(name, 0.0) for part in parts) / len(parts) for name in names}


def gaps(good: list[Outlook], bad: list[Outlook]) -> list[Gap]:
    """In what good answers differ most from bad ones."""
    if not good or not bad:
        return []
    here, there = _mean([one.terms for one in good]), _mean([one.terms for one in bad])
    found = [(name, here.get(name, 0.0) - there.get(name, 0.0)) for name in dict.fromkeys([*here, *there])]
    found.sort(key=lambda gap: -abs(gap[1]))
    return [Gap(name, round(points, 1)) for name, points in found[:MOST_TERMS] if abs(points) >= MATTERS]


def steps(game: Game[Any], line: Played, seat: Seat) -> list[LineStep]:
    """A line as a seat may see it."""
    g: State = game.read(line.position)
    found = []
    for chooser, decision, option in line.choices:
        is_known = chooser == seat or not (chooser == CHANCE or (g.lanes and g.sealed))
        found.append(LineStep(chooser, decision, option if is_known else None))
        run.apply(g, chooser, run.question(g, chooser).domain.index(option))
    return found


def _reasons(outlooks: list[Outlook], chosen: int, seat: Seat, line: list[LineStep]) -> Reasons:
    best, *rest = outlooks
    points = best.verdict.points
    next_best = max((one.verdict.points[seat] for one in outlooks[1:chosen]), default=points[seat])
    takes = []
    if rest:
        usual = mean([one.verdict for one in rest]).points
        lost = [Taken(other, round(usual[other] - points[other], 1)) for other in range(len(points)) if other != seat]
        takes = [taken for taken in lost if taken.points >= MATTERS]
    return Reasons(
        now=round(best.after - best.before, 1),
        later=round(points[seat] - best.after, 1),
        ahead=round(max(0.0, points[seat] - next_best), 1),
        win=round(best.verdict.win[seat], 3),
        # What others lose is told seat by seat.
        terms=[gap for gap in gaps([best], rest) if gap.term != OTHERS or gap.points < 0 or not takes],
        takes=sorted(takes, key=lambda taken: -taken.points),
        line=line,
    )
