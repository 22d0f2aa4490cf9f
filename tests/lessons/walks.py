"""Every board that a course can lead to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from guildhall import shelf
from guildhall.kernel.rng import Rng
from guildhall.lessons import Lesson, Walk, course, walked

GAMES_OF_A_FREE_STEP = 1  # that are tried


class Stop(NamedTuple):
    """A question in a lesson, with the answers that led there."""

    lesson: Lesson
    answers: tuple[str, ...]
    walk: Walk
    decision: str
    options: list[str]


@cache
def stops(name: str) -> list[Stop]:
    """Every question of a game's course, by whatever answers it is reached; of free steps only some."""
    game = shelf.game(name)
    return [stop for lesson in course(name).lessons for stop in _of(game, lesson)]


def ends(name: str) -> Iterator[Walk]:
    """Every lesson after its last answer, by whatever answers it is reached."""
    for stop in stops(name):
        if stop.walk.step == len(stop.lesson.steps) - 1 and not stop.lesson.steps[-1].free:
            for option in filter(stop.walk.leads_on, stop.options):
                yield walked(stop.walk.game, stop.lesson, [*stop.answers, option])


def _of(game: Any, lesson: Lesson) -> Iterator[Stop]:
    if any(step.free for step in lesson.steps):
        for seed in range(GAMES_OF_A_FREE_STEP):
            yield from _some(game, lesson, Rng(seed))
        return
    seen = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        walk = walked(game, lesson, answers)
        where = (walk.step, game.write(walk.state))
        question = walk.question()
        if where in seen or question is None:
            continue
        seen.add(where)
        yield Stop(lesson, answers, walk, *question)
        waiting += [(*answers, option) for option in question[1] if walk.leads_on(option)]


def _some(game: Any, lesson: Lesson, rng: Rng) -> Iterator[Stop]:
    answers: tuple[str, ...] = ()
    while (question := (walk := walked(game, lesson, answers)).question()) is not None:
        yield Stop(lesson, answers, walk, *question)
        options = [option for option in question[1] if walk.leads_on(option)]
        answers = (*answers, options[rng.below(len(options))])
