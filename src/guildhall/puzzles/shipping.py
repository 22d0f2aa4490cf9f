"""What is shipped of what was mined: puzzles with an id, a rating and the ideas behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from math import prod
from typing import Any, Final

import msgspec

from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.game import Game, option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import State
from guildhall.puzzles.ideas import ideas_of
from guildhall.puzzles.mined import Find, Mined
from guildhall.puzzles.puzzle import EXHAUSTIVE, Answer, Puzzle
from guildhall.puzzles.rating import first_rating
from guildhall.puzzles.walk import Walk

SUGGESTED: Final = "as-suggested"  # by the screen: nobody has to find it
WAITS: Final = ("decline", "done", "end", "finish", "keep", "keep-all", "leave", "pass", "skip", "stop")
BUILDS: Final = ("build", "choose-stack", "replace", "use-squares", "stand-on", "set-building")  # decisions
JUDGED: Final = ("build", "block", "timing", "sacrifice", "tie", "ending")  # ideas that not the line alone tells
HARM: Final = 1.5  # points that the best answer takes from others, at least, if it is a block
ID_LENGTH: Final = 7


def shipped(game: Game[Any], finds: Iterable[Find]) -> list[Puzzle]:
    """The puzzles among what was found, in order; a position occurs once."""
    puzzles: dict[str, Puzzle] = {}
    for find in finds:
        if all(step.option != SUGGESTED for step in find.steps):
            puzzle = puzzle_of(game, find)
            puzzles.setdefault(puzzle.id, puzzle)
    return in_order(puzzles.values())


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The easiest first."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def added(game: Game[Any], kept: Iterable[Puzzle], found: Iterable[Puzzle], most: int | None) -> list[Puzzle]:
    """What is shipped already, with some of what was found: those whose ideas are rarest, until there are `most`."""
    all_kept = {puzzle.id: retagged(game, puzzle) for puzzle in kept}
    new = {puzzle.id: puzzle for puzzle in found if puzzle.id not in all_kept}
    seen = Counter(tuple(puzzle.tags) for puzzle in all_kept.values())
    while new and (most is None or len(all_kept) < most):
        rarest = min(new.values(), key=lambda puzzle: (seen[tuple(puzzle.tags)], puzzle.id))
        all_kept[rarest.id] = new.pop(rarest.id)
        seen[tuple(rarest.tags)] += 1
    return in_order(all_kept.values())


def retagged(game: Game[Any], puzzle: Puzzle) -> Puzzle:
    """The same puzzle, with the ideas that its line shows now; those that only mining can tell stay."""
    judged = [tag for tag in puzzle.tags if tag in JUDGED]
    return msgspec.structs.replace(puzzle, tags=[*judged, *ideas_of(game, puzzle)])


def puzzle_of(game: Game[Any], find: Find) -> Puzzle:
    first = find.steps[0]
    puzzle = Puzzle(
        id=sha256(f"{game.name} {find.seat} {find.position}".encode()).hexdigest()[:ID_LENGTH],
        rating=first_rating(solves(find.steps)),
        seat=find.seat,
        position=find.position,
        line=[Answer(step.option, step.points, step.win, step.worse) for step in find.steps],
        proof=first.proof.kind,
        effort=max(step.proof.effort for step in find.steps),
        rest=find.rest,
    )
    puzzle.tags = tags_of(game, find, puzzle)
    return puzzle


def solves(steps: list[Mined]) -> dict[str, float]:
    """The probability that each level finds the whole line. Grandmasters answer what the proof says."""
    levels = {level: prod(step.levels[level] for step in steps) for level in steps[0].levels}
    return {
        "random": prod(1.0 / step.options for step in steps),
        "greedy": float(all(step.option == step.greedy for step in steps)),
        **levels,
        "grandmaster": 1.0,
    }


def tags_of(game: Game[Any], find: Find, puzzle: Puzzle) -> list[str]:
    """The ideas behind a solution."""
    asked = [step for step in find.steps if step.options > 1]
    walk = Walk(game, puzzle)
    while walk.question() is not None and walk.best is not None:
        walk.answer(walk.best)
    tags = {
        "build": any(step.decision in BUILDS and step.option not in WAITS for step in asked),
        "block": any(step.points - step.own >= HARM for step in asked),
        "timing": any(step.option in WAITS for step in asked),
        "sacrifice": is_sacrifice(game, find),
        "tie": is_tie(game, walk.state),
        "ending": puzzle.proof == EXHAUSTIVE,
    }
    return [*(tag for tag in JUDGED if tags[tag]), *ideas_of(game, puzzle)]


def is_sacrifice(game: Game[Any], find: Find) -> bool:
    """Whether greedy's first answer that is wrong would bring more points at once."""
    g = game.read(find.position)
    for step in find.steps:
        if step.option != step.greedy:
            return points_after(game, g, find.seat, step.option) < points_after(game, g, find.seat, step.greedy)
        run.apply(g, find.seat, option_named(run.question(g, find.seat), step.option))
    return False


def points_after(game: Game[Any], g: State, seat: int, option: str) -> int:
    after = Position(game, g, seat, Rng(1)).sample(Rng(1))
    run.apply(after, seat, option_named(run.question(after, seat), option))
    return game.points(after)[seat]


def is_tie(game: Game[Any], g: State) -> bool:
    """Whether the game ends with equal points."""
    points = game.points(g)
    return run.is_over(g) and g.seats > 1 and sorted(points)[-1] == sorted(points)[-2]
