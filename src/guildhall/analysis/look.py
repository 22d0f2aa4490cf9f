"""One look at one moment of a game: the luck of a draw, a decision's worth, everybody's chances, or a better line.

A task and what is found are plain values, so that a review can be worked out in other processes, piece by piece.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from guildhall.analysis.compare import Loss, compare, loss_by_search, search
from guildhall.analysis.decisions import GOOD, Grade, grade
from guildhall.analysis.judgement import Rollouts, Verdict, mean, of_draws
from guildhall.analysis.lines import play_out
from guildhall.analysis.luck import Draws, Luck
from guildhall.bots.bot import Candidate, Position
from guildhall.bots.parallel import Clock
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

MOST_SAMPLES: Final = 4_096  # of a draw, so that no two draws share random numbers
CONFIRM: Final = 3  # how many times longer the second search of a suspected mistake is
LINE_CHOICES: Final = 10  # of a better line, at most


class Task(NamedTuple):
    """What to look at."""

    what: Literal["trial", "draw", "chances", "decision", "line"]  # a trial only measures the machine
    at: int  # choices before it
    position: str  # in the game's notation
    seat: Seat
    option: str  # what was chosen; for a line, the better answer
    effort: int  # simulations of a search; for chances and draws, worlds that are judged


class Draw(Struct, frozen=True, tag=True):
    """A draw, and the luck that it was for each seat."""

    at: int
    decision: str
    option: str
    luck: tuple[Luck, ...]


class Decided(Struct, frozen=True, tag=True):
    """A decision between two answers or more, and what it was worth."""

    at: int
    seat: Seat
    decision: str
    option: str
    best: str
    win: float  # the chance to win with the best answer
    lost: Loss
    grade: Grade
    candidates: tuple[Candidate, ...]


class Chances(Struct, frozen=True, tag=True):
    """Every seat's chance to win and expected points."""

    at: int
    round: int
    knew: Verdict  # each seat's own from what that seat knew
    open: Verdict  # with all hands open: nobody could know this during the game


class Line(Struct, frozen=True, tag=True):
    """How the game might have gone on with a better answer: a position that the seat thought possible, and choices."""

    at: int
    position: str
    choices: tuple[tuple[Seat, str, str], ...]


Found = Draw | Decided | Chances | Line


def look(game: Game[Any], task: Task, clock: Clock | None = None) -> Found:
    """Do a task. A search looks at the clock between simulations, which may raise to end it."""
    return Looking(game, task, clock).look()


class Looking:
    """One task, and the judgements that it needs."""

    def __init__(self, game: Game[Any], task: Task, clock: Clock | None) -> None:
        self.game = game
        self.task = task
        self.clock = clock
        self.g: State = game.read(task.position)
        self.question = run.question(self.g, task.seat)
        self.option: Option = self.question.domain.index(task.option)

    def look(self) -> Found:
        if self.task.what == "draw":
            return self._draw()
        if self.task.what == "chances":
            return self._chances()
        if self.task.what == "line":
            return self._line()
        return self._decision()

    def _seed(self, seat: Seat) -> int:
        """The same whenever this moment is looked at, and another for every moment and seat."""
        return self.task.at * 8 + seat

    def _draw(self) -> Draw:
        judgement = of_draws(self.game)
        draws = Draws(self.game, judgement, self.g, self.option, self.task.effort, self._seed(0) * MOST_SAMPLES)
        found = tuple(draws.luck(seat) for seat in range(self.g.seats))
        return Draw(self.task.at, self.question.name, self.task.option, found)

    def _chances(self) -> Chances:
        rollouts = Rollouts(self.game)
        verdicts = []
        for seat in range(self.g.seats):
            rng = Rng(self._seed(seat))
            worlds = (self.game.determinize(self.g, seat, rng) for _ in range(self.task.effort))
            verdicts.append(mean([rollouts.judge(world, rng) for world in worlds]))
        knew = Verdict(
            tuple(verdict.win[seat] for seat, verdict in enumerate(verdicts)),
            tuple(verdict.points[seat] for seat, verdict in enumerate(verdicts)),
        )
        rng = Rng(self._seed(self.g.seats))
        opened = mean([rollouts.judge(self.g, rng) for _ in range(self.task.effort)])
        return Chances(self.task.at, self.game.round(self.g), knew, opened)

    def _decision(self) -> Decided:
        seat, simulations = self.task.seat, self.task.effort
        seed = self._seed(seat)
        position = Position(self.game, self.g, seat, Rng(seed))
        advice = search(self.game, position, simulations, seed, self.clock)
        lost = Loss(0.0, 0.0)
        if advice.option != self.option:
            lost = self._loss(position, advice.option, loss_by_search(advice, self.option, seat), seed)
            if lost.win > GOOD:  # a mistake is told only if a longer search of its own agrees
                advice = search(self.game, position, simulations * CONFIRM, seed + 1, self.clock)
                again = loss_by_search(advice, self.option, seat)
                lost = self._loss(position, advice.option, again, seed + 1, lost)
        best = advice.option if lost.win > 0.0 else self.option
        return Decided(
            self.task.at,
            seat,
            self.question.name,
            self.task.option,
            self.question.domain[best],
            advice.candidates[0].win,
            lost,
            grade(lost.win, best == self.option),
            advice.candidates,
        )

    def _loss(
        self, position: Position, best: Option, searched: Loss | None, seed: int, before: Loss | None = None
    ) -> Loss:
        """What the answer gave away: the smallest of all opinions, and nothing if one of them prefers it."""
        if best == self.option:
            return Loss(0.0, 0.0)
        samples = max(8, self.task.effort // 4)
        with_best, with_answer = compare(position, Rollouts(self.game), [best, self.option], samples, seed)
        seat = position.seat
        played = Loss(
            with_best.win[seat] - with_answer.win[seat],
            with_best.points[seat] - with_answer.points[seat],
        )
        opinions = [opinion for opinion in (played, searched, before) if opinion is not None]
        least = min(opinions, key=lambda opinion: opinion.win)
        return least if least.win > 0.0 else Loss(0.0, 0.0)

    def _line(self) -> Line:
        """The better answer, and what searches for all seats and chance do then."""
        task, rng = self.task, Rng(self._seed(self.task.seat))
        line = play_out(self.game, self.g, task.seat, self.option, task.effort, LINE_CHOICES, rng, self.clock)
        return Line(task.at, line.position, line.choices)
