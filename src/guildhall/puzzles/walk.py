"""Going through a puzzle: what the board shows, and whether an answer is the one that is looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from guildhall.kernel import run
from guildhall.kernel.game import Game, LedgerLine, option_named
from guildhall.kernel.state import Event, State
from guildhall.puzzles.puzzle import Answer, Puzzle


class Walk:
    """A solver in a puzzle. Answers without a choice are given by themselves, also those of chance and others."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.state: State = game.read(puzzle.position)
        self.given = 0  # answers of the line and of what follows it
        self.heard: list[Event] = []  # what the solver was told since the last answer
        self._told: list[Event] = []
        self._best = [*(answer.option for answer in puzzle.line), *puzzle.rest]
        self._before = game.forecast(self.state)[puzzle.seat].ledger
        self.state.sink = self._told
        self._play_forced()

    @property
    def is_solved(self) -> bool:
        return self.given >= len(self.puzzle.line)

    @property
    def best(self) -> str | None:
        """The answer that is looked for, or that is the best one after the solution; None where none is known."""
        return self._best[self.given] if self.given < len(self._best) else None

    @property
    def step(self) -> Answer | None:
        """What is known of the answers to the question, until the puzzle is solved."""
        return None if self.is_solved else self.puzzle.line[self.given]

    def question(self) -> tuple[str, list[str]] | None:
        """The decision that the solver is asked and its answers; None where nothing is known of them any more."""
        g, seat = self.state, self.puzzle.seat
        if self.best is None or g.asked[seat] is None:
            return None
        decision = run.question(g, seat)
        return decision.name, [decision.domain[option] for option in run.options(g, seat)]

    def answer(self, option: str) -> None:
        """Give the best answer. Raises ValueError for another one."""
        if self.question() is None or option != self.best:
            raise ValueError(f"'{option}' is not the answer")
        self.heard = []
        self._apply(option)
        self._play_forced()

    def gained(self) -> list[LedgerLine]:
        """The lines of the solver's ledger that have come, changed or gone since the beginning."""
        return difference(self._before, self.game.forecast(self.state)[self.puzzle.seat].ledger)

    def _apply(self, option: str) -> None:
        g, seat = self.state, self.puzzle.seat
        run.apply(g, seat, option_named(run.question(g, seat), option))
        self.given += 1
        self._hear()

    def _play_forced(self) -> None:
        """Give all answers without a choice, until the solver has one, or somebody else."""
        g, seat = self.state, self.puzzle.seat
        while not run.is_over(g):
            asked = seat if g.asked[seat] is not None else run.first_to_act(g)
            if len(g.offered[asked]) > 1:
                return
            if asked == seat:
                if self.best is None:
                    return
                self._apply(self.best)
            elif self.best is None and self.is_solved:
                return
            else:
                run.apply(g, asked, g.offered[asked][0])
                self._hear()

    def _hear(self) -> None:
        self.heard += [event for event in self._told if event.is_for(self.puzzle.seat)]
        self._told.clear()


def difference(before: Sequence[LedgerLine], now: Sequence[LedgerLine]) -> list[LedgerLine]:
    """What has come to a ledger, and what has gone from it with the opposite sign.

    A line that a ledger has only once and that has changed tells by how much.
    """
    old, new = list(before), list(now)
    for line in before:
        if line in new:
            new.remove(line)
            old.remove(line)
    often = Counter(line.message for line in before) | Counter(line.message for line in now)
    found: list[LedgerLine] = []
    for line in old:
        same = next((one for one in new if one.message == line.message and often[line.message] == 1), None)
        if same is None:
            found.append(line._replace(amount=-line.amount))
        else:
            new.remove(same)
            found.append(same._replace(amount=same.amount - line.amount))
    return [line for line in (*found, *new) if line.amount]


def walked(game: Game[Any], puzzle: Puzzle, answers: Sequence[str]) -> Walk:
    """A puzzle after these answers. Raises ValueError if one of them is not the best one."""
    walk = Walk(game, puzzle)
    for answer in answers:
        walk.answer(answer)
    return walk
