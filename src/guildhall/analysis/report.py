"""A review as plain data, for JSON: the same from the command line and from a server."""

from __future__ import annotations

from msgspec import Struct

from guildhall.analysis.decisions import Grade
from guildhall.analysis.judgement import Verdict
from guildhall.analysis.look import Chances, Decided, Draw
from guildhall.analysis.review import Review, Split
from guildhall.kernel.state import Seat

DIGITS = 4


class SplitReport(Struct):
    """start + luck + own + others = result."""

    start: float
    luck: float
    own: float
    others: float
    result: float


class DecisionReport(Struct):
    """A decision between two answers or more. `at` counts the choices before it."""

    at: int
    decision: str
    option: str
    best: str
    grade: Grade
    win: float  # the chance to win with the best answer
    lost: float  # what the answer gave away
    lost_points: float


class DrawReport(Struct):
    """A draw, and the luck that it was."""

    at: int
    decision: str
    option: str
    luck: float
    luck_points: float
    round: int = 0


class RoundReport(Struct):
    """What luck and a seat's own decisions were in a round, as chances to win and as points."""

    round: int
    luck: float
    luck_points: float
    own: float
    own_points: float


class SeatReport(Struct):
    """A seat's game. The first five are chances to win, from 0 to 1; together they split the result as in `points`."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    points: SplitReport
    accuracy: float | None  # in percent; None if there was nothing to decide
    decisions: list[DecisionReport]
    draws: list[DrawReport]
    costliest: list[int]  # `at` of the decisions that gave away the most, worst first
    rounds: list[RoundReport] = []  # together they are the luck and the own decisions of the whole game


class ChancesReport(Struct):
    """By seat, before the choice at `at`."""

    at: int
    round: int
    win: list[float]
    points: list[float]


class ReviewReport(Struct):
    """All numbers of a review."""

    game: str
    simulations: int  # of the first search of a decision, on average
    seats: list[SeatReport]
    chances: list[ChancesReport]  # each seat's from what it knew; the last is the result
    final_chapter: list[ChancesReport]  # the same with all hands open, which nobody knew during the game


def report(game: str, found: Review) -> ReviewReport:
    """All numbers of a review, rounded."""
    return ReviewReport(
        game,
        found.simulations,
        [_seat(found, seat) for seat in range(len(found.seats))],
        [_chances(each, each.knew) for each in found.chances],
        [_chances(each, each.open) for each in found.chances],
    )


def _seat(found: Review, seat: Seat) -> SeatReport:
    reviewed = found.seats[seat]
    win = _split(reviewed.win)
    return SeatReport(
        win.start,
        win.luck,
        win.own,
        win.others,
        win.result,
        points=_split(reviewed.points),
        accuracy=None if reviewed.accuracy is None else round(reviewed.accuracy, 1),
        decisions=[_decided(decided) for decided in found.decisions if decided.seat == seat],
        draws=[_draw(draw, seat, found.rounds[draw.at]) for draw in found.draws],
        costliest=[decided.at for decided in found.costliest(seat)],
        rounds=_rounds(found, seat),
    )


def _rounds(found: Review, seat: Seat) -> list[RoundReport]:
    rounds = {number: [0.0] * 4 for number in found.rounds[found.chances[0].at :]}
    for draw in found.draws:
        luck = draw.luck[seat]
        _add(rounds[found.rounds[draw.at]], luck.win, luck.points, 0.0, 0.0)
    for decided in found.decisions:
        if decided.seat == seat:
            _add(rounds[found.rounds[decided.at]], 0.0, 0.0, -decided.lost.win, -decided.lost.points)
    return [RoundReport(number, *(round(part, DIGITS) for part in parts)) for number, parts in rounds.items()]


def _add(parts: list[float], *more: float) -> None:
    for place, value in enumerate(more):
        parts[place] += value


def _split(split: Split) -> SplitReport:
    return SplitReport(*_rounded(split))


def _decided(decided: Decided) -> DecisionReport:
    return DecisionReport(
        decided.at,
        decided.decision,
        decided.option,
        decided.best,
        decided.grade,
        round(decided.win, DIGITS),
        round(decided.lost.win, DIGITS),
        round(decided.lost.points, DIGITS),
    )


def _draw(draw: Draw, seat: Seat, number: int) -> DrawReport:
    luck = draw.luck[seat]
    return DrawReport(draw.at, draw.decision, draw.option, round(luck.win, DIGITS), round(luck.points, DIGITS), number)


def _chances(chances: Chances, verdict: Verdict) -> ChancesReport:
    return ChancesReport(chances.at, chances.round, _rounded(verdict.win), _rounded(verdict.points))


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in values]
