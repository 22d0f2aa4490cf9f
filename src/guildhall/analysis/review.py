"""A review: where a game was won and lost.

For each seat, the difference between its chance to win at the start and its result is split in three:

- luck: the sum of the luck of all draws that the seat saw (`luck`);
- own: the sum of what its own decisions gave away (`decisions`), which is never above 0;
- others: the rest. It is what the others did, better or worse than expected; alone, it is what the judgement did not
  foresee.

The same goes for points. A decision counts as worse than the best one only if two independent opinions agree: a tree
search, and rollouts of both answers over the same worlds. If they find a mistake, a second search, longer and with
other random numbers, must agree as well. What the decision gave away is the smallest of all opinions.

Everything is judged from what a seat knew at that moment, except the final chapter: the chances with all hands open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from time import perf_counter
from typing import Any, Final, NamedTuple

from guildhall.analysis.decisions import GOOD, game_accuracy
from guildhall.analysis.judgement import draw_worlds, final_verdict
from guildhall.analysis.look import Chances, Decided, Draw, Found, Line, Task, look
from guildhall.analysis.moments import Moment, moments_of
from guildhall.analysis.pace import TRIAL, Pace
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game, Variant
from guildhall.kernel.state import Seat

TRIALS: Final = 4  # decisions that measure the machine
LESSONS: Final = 3  # of a seat: its costliest decisions
POINTS: Final = 24  # of the graph of chances, about
START_WORLDS: Final = 32  # that are judged for the chances at the start
WORLDS: Final = 8  # and later
LINE_SIMULATIONS: Final = 32  # for each answer of a better line
DRAWS_AT_ONCE: Final = 8  # that are looked at in one go
DECISIONS_AT_ONCE: Final = 2
SECONDS: Final = {1: 30.0, 2: 60.0}  # for a review, by seats
SECONDS_OF_MANY: Final = 120.0


class Cancelled(Exception):
    """The review was told to stop."""


class Split(NamedTuple):
    """From the start to the result; start + luck + own + others = result."""

    start: float
    luck: float
    own: float
    others: float
    result: float


class SeatReview(NamedTuple):
    win: Split
    points: Split
    accuracy: float | None  # in percent; None if there was nothing to decide


class Review(NamedTuple):
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decided, ...]
    draws: tuple[Draw, ...]
    chances: tuple[Chances, ...]
    lines: dict[int, Line]  # by the choices before it: a better line, for the costliest decisions
    simulations: int  # of the first search of a decision, on average
    rounds: tuple[int, ...]  # by the choices before it: the round of a draw or a decision

    def costliest(self, seat: Seat, count: int = LESSONS) -> list[Decided]:
        """The decisions of a seat that gave away the most, worst first."""
        return costliest(self.decisions, seat, count)


# How many steps are done, and of how many. Return False to cancel.
Progress = Callable[[int, int], bool]


def seconds_for(seats: int) -> float:
    """How long a review takes, at most, on one core with the compiled engine."""
    return SECONDS.get(seats, SECONDS_OF_MANY)


def costliest(decisions: Sequence[Decided], seat: Seat, count: int = LESSONS) -> list[Decided]:
    """The decisions of a seat that gave away the most, worst first."""
    own = [decided for decided in decisions if decided.seat == seat and decided.lost.win > GOOD]
    return sorted(own, key=lambda decided: -decided.lost.win)[:count]


def review(
    game: Game[Any],
    seats: int,
    variant: Variant,
    choices: Sequence[Choice],
    simulations: int | None = None,
    seconds: float = 60.0,
    progress: Progress = lambda done, total: True,
) -> Review:
    """Review a finished game, here and now. Raises ValueError if it is not over, and Cancelled."""
    reviewer = Reviewer(game, seats, variant, choices, simulations, seconds)
    for task in chain.from_iterable(reviewer.batches()):
        if not progress(reviewer.done, reviewer.total):
            raise Cancelled
        began = perf_counter()
        reviewer.take(task, look(game, task), perf_counter() - began)
    progress(reviewer.total, reviewer.total)
    return reviewer.finish()


class Reviewer:
    """A review in progress: what to look at next, and what was found.

    Whoever runs it does the tasks, wherever that is, and hands the findings back before asking for the next batch.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        variant: Variant,
        choices: Sequence[Choice],
        simulations: int | None = None,
        seconds: float = 60.0,
    ) -> None:
        """Raises ValueError for a game that is not over, and for impossible limits."""
        self.game = game
        self.seats = seats
        self.pace = Pace(simulations, seconds)
        self.moments, self.end = moments_of(game, seats, variant, choices)
        if not run.is_over(self.end):
            raise ValueError("only a finished game can be reviewed")
        self.decided = [moment for moment in self.moments if moment.is_decision]
        if not self.decided:
            raise ValueError("nobody decided anything in this game")
        self.shown = _shown(game, self.moments)
        start = self.shown[0].at  # what is drawn before it is the same for the start and the result
        self.drawn = [moment for moment in self.moments[start:] if moment.is_draw]
        self.trials = [] if simulations else self.decided[:: max(1, len(self.decided) // TRIALS)][:TRIALS]
        self.done = 0
        self.total = len(self.trials) + len(self.drawn) + len(self.shown) + len(self.decided) + LESSONS * seats
        self.decisions: list[Decided] = []
        self.draws: list[Draw] = []
        self.chances: list[Chances] = []
        self.lines: dict[int, Line] = {}
        self.simulations = 0

    def batches(self) -> Iterator[list[Task]]:
        """All tasks in turn, some at a time. The findings of a batch are taken before the next is asked for."""
        for some in _some(self.trials, 1):
            yield [self._task("trial", moment, TRIAL) for moment in some]
        left, most = len(self.drawn), draw_worlds(self.game)
        for some in _some(self.drawn, DRAWS_AT_ONCE):
            yield [self._task("draw", moment, self.pace.worlds(left, most)) for moment in some]
            left -= len(some)
        for number, moment in enumerate(self.shown):
            yield [self._task("chances", moment, self.pace.at_most(WORLDS if number else START_WORLDS))]
        left = len(self.decided)
        for some in _some(self.decided, DECISIONS_AT_ONCE):
            yield [self._task("decision", moment, self.pace.simulations(left)) for moment in some]
            left -= len(some)
        by_place = {moment.at: moment for moment in self.decided}
        for seat in range(self.seats):
            for lesson in costliest(self.decisions, seat):
                line = self._task("line", by_place[lesson.at], self.pace.at_most(LINE_SIMULATIONS))
                yield [line._replace(option=lesson.best)]

    def _task(self, what: Any, moment: Moment, effort: int = 0) -> Task:
        return Task(what, moment.at, self.game.write(moment.g), moment.choice.seat, moment.choice.option, effort)

    def take(self, task: Task, found: Found, seconds: float) -> None:
        """What a task has found, and how long that took."""
        if task.what == "draw":
            self.pace.looked(seconds, task.effort)
        else:
            self.pace.spent(seconds, task.effort if task.what in ("trial", "decision") else 0)
        self.done += 1
        if isinstance(found, Draw):
            self.draws.append(found)
        elif isinstance(found, Chances):
            self.chances.append(found)
        elif isinstance(found, Line):
            self.lines[found.at] = found
        elif task.what == "decision":
            self.decisions.append(found)
            self.simulations += task.effort

    def finish(self) -> Review:
        verdict = final_verdict(self.game, self.end)
        end = Chances(len(self.moments), self.game.round(self.end), verdict, verdict)
        self.chances.append(end)
        return Review(
            tuple(self._sum_up(seat) for seat in range(self.seats)),
            tuple(self.decisions),
            tuple(self.draws),
            tuple(self.chances),
            self.lines,
            round(self.simulations / len(self.decisions)),
            tuple(self.game.round(moment.g) for moment in self.moments),
        )

    def _sum_up(self, seat: Seat) -> SeatReview:
        own = [decided for decided in self.decisions if decided.seat == seat]
        first, last = self.chances[0], self.chances[-1]
        luck = [draw.luck[seat] for draw in self.draws]
        return SeatReview(
            _split(
                first.knew.win[seat],
                sum(one.win for one in luck),
                -sum(decided.lost.win for decided in own),
                last.knew.win[seat],
            ),
            _split(
                first.knew.points[seat],
                sum(one.points for one in luck),
                -sum(decided.lost.points for decided in own),
                last.knew.points[seat],
            ),
            game_accuracy([decided.lost.win for decided in own], [decided.win for decided in own]),
        )


def _some(moments: Sequence[Moment], count: int) -> Iterator[Sequence[Moment]]:
    return (moments[at : at + count] for at in range(0, len(moments), count))


def _split(start: float, lucky: float, own: float, result: float) -> Split:
    return Split(start, lucky, own, result - start - lucky - own, result)


def _shown(game: Game[Any], moments: Sequence[Moment]) -> list[Moment]:
    """The moments of the graph: where a round begins, and between if rounds are long."""
    step = max(1, len(moments) // POINTS)
    found: list[Moment] = []
    latest = -1
    for moment in moments:
        if moment.is_draw:
            continue
        round_now = game.round(moment.g)
        if not found or round_now > latest or moment.at >= found[-1].at + step:
            found.append(moment)
            latest = round_now
    return found
