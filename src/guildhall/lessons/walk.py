"""Going through a lesson: what the board shows, and what an answer leads to."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game, option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.lessons.course import Lesson, Step

CHANCE_NAME = "chance"
BOT = "greedy"  # answers for the others where no script does


class Walk:
    """A pupil in a lesson. The same answers always lead to the same board."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.step = 0
        self.given = 0  # answers in this step, if it is free
        self.state: State
        self.heard: list[Event] = []  # what the pupil was told since the last answer
        self._told: list[Event] = []
        self._script: list[Choice] = []
        self._rng = Rng(lesson.seed)
        self._begin()

    @property
    def is_over(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def unused(self) -> list[Choice]:
        """What is left of the script of this step."""
        return self._script

    def question(self) -> tuple[str, list[str]] | None:
        """The decision that the pupil is asked and its answers; None when the lesson is over."""
        g, seat = self.state, self.lesson.seat
        if self.is_over or g.asked[seat] is None:
            return None
        decision = run.question(g, seat)
        return decision.name, [decision.domain[option] for option in run.options(g, seat)]

    def leads_on(self, option: str) -> bool:
        """Whether an answer is one of those that the step is about."""
        step = self.lesson.steps[self.step]
        return step.free > 0 or any(fnmatchcase(option, pattern) for pattern in step.on)

    def answer(self, option: str) -> None:
        """Give an answer that leads on. Raises ValueError for another one."""
        question = self.question()
        if question is None or option not in question[1] or not self.leads_on(option):
            raise ValueError(f"'{option}' does not lead on")
        self.heard = []
        g, seat = self.state, self.lesson.seat
        run.apply(g, seat, option_named(run.question(g, seat), option))
        self.given += 1
        self._let_others_act()
        step = self.lesson.steps[self.step]
        if step.free and self.given < step.free and g.asked[seat] is not None:
            return
        self.step += 1
        self.given = 0
        if not self.is_over:
            self._begin()

    def _begin(self) -> None:
        """Set up the board of a step."""
        step: Step = self.lesson.steps[self.step]
        self._script = [choice_of(line) for line in step.script]
        if step.position or step.seats:
            self.state = self.game.read(step.position) if step.position else self._new_game(step)
            self.state.sink = self._told
            self.heard = []
        self._let_others_act()

    def _new_game(self, step: Step) -> State:
        g: State = self.game.new(step.seats, step.variant)
        run.start(g)
        return g

    def _let_others_act(self) -> None:
        """Answer for chance and the others, and what the script says, until the pupil is asked, or nobody is."""
        g = self.state
        self._hear()
        while not run.is_over(g):
            seat = run.first_to_act(g)
            if self._script and g.asked[self._script[0].seat] is not None:
                choice = self._script.pop(0)
                run.apply(g, choice.seat, option_named(run.question(g, choice.seat), choice.option))
            elif g.asked[self.lesson.seat] is not None:
                return
            elif seat == CHANCE:
                run.apply(g, seat, run.draw(g, self._rng))
            else:
                bot = roster.bot(BOT, self.game)
                run.apply(g, seat, bot.choose(Position(self.game, g, seat, self._rng), self._rng))
            self._hear()

    def _hear(self) -> None:
        self.heard += [event for event in self._told if event.is_for(self.lesson.seat)]
        self._told.clear()


def walked(game: Game[Any], lesson: Lesson, answers: Sequence[str]) -> Walk:
    """A lesson after these answers. Raises ValueError if one of them does not lead on."""
    walk = Walk(game, lesson)
    for answer in answers:
        walk.answer(answer)
    return walk


def choice_of(line: str) -> Choice:
    """A line of a script."""
    who, decision, option = line.split()
    seat: Seat = CHANCE if who == CHANCE_NAME else int(who)
    return Choice(seat, decision, option)
