"""Puzzles as people see them: the board after each answer, and what is said to it.

Nothing is kept here: clients send the answers that they have given, and all tries that a rating follows from. So a
server, a browser worker and a test can all use this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from guildhall import shelf
from guildhall.hall import screen, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.foresight import WORLDS, foreseen
from guildhall.hall.wire_puzzles import PuzzleAnswers, PuzzleDesk, PuzzleSolution, PuzzleStep, Tried
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.rng import Rng
from guildhall.puzzles import Puzzle, Walk, find, puzzles, walked
from guildhall.puzzles.fitting import Try, fitting, standing

SEED: Final = 1  # of what a reply supposes of hidden things


def desk(game: str, tries: Iterable[Tried]) -> PuzzleDesk:
    """Where somebody stands after these tries, and which puzzle fits next. Raises Refusal."""
    check(game)
    known = [Try(one.puzzle, one.solved, one.at) for one in tries]
    found = standing(game, known)
    following = fitting(game, found.rated.rating, {one.puzzle for one in known})
    return PuzzleDesk(
        game=game,
        puzzles=len(puzzles(game)),
        tried=found.tried,
        solved=found.solved,
        streak=found.streak,
        longest=found.longest,
        rating=round(found.rated.rating),
        deviation=round(found.rated.deviation),
        next=None if following is None else following.id,
    )


def check(game: str) -> None:
    """Raises Refusal for a game that does not exist."""
    if game not in shelf.NAMES:
        raise not_found("no-such-game")


def step(game: str, id: str, given: PuzzleAnswers) -> PuzzleStep:
    """A puzzle after these answers. Raises Refusal, or IllegalChoice for an answer that is not possible."""
    check(game)
    puzzle = find(game, id)
    if puzzle is None:
        raise not_found("no-such-puzzle")
    box = shelf.game(game)
    try:
        walk = walked(box, puzzle, given.answers)
    except ValueError:
        raise Refusal("no-such-step", 404) from None
    answers, right = list(given.answers), False
    costs: float | None = None
    would: wire.Previewed | None = None
    if given.tried is not None:
        right, costs, would = _try(box, walk, given.tried)
        if right:
            answers.append(given.tried)
    return _shown(box, puzzle, walk, answers, right, costs, would, given.show)


def _try(box: Game[Any], walk: Walk, tried: str) -> tuple[bool, float | None, wire.Previewed | None]:
    """Whether an answer is right; if not, what it costs and what it would do."""
    question, seat = walk.question(), walk.puzzle.seat
    if question is None or tried not in question[1]:
        raise IllegalChoice("not-offered", seat, question[0] if question else "", tried)
    if tried == walk.best:
        walk.answer(tried)
        return True, None, None
    rng = Rng(SEED)
    possible = [box.determinize(walk.state, seat, rng) for _ in range(WORLDS)]
    costs = None if walk.step is None else walk.step.worse.get(tried)
    return False, costs, foreseen(box, possible, Choice(seat, question[0], tried), "tried")


def _solution(box: Game[Any], puzzle: Puzzle) -> tuple[list[str], list[str]]:
    """The answers of the line that somebody is asked for, and the best ones after it."""
    walk = Walk(box, puzzle)
    line: list[str] = []
    rest: list[str] = []
    while walk.question() is not None and walk.best is not None:
        (rest if walk.is_solved else line).append(walk.best)
        walk.answer(walk.best)
    return line, rest


def _shown(
    box: Game[Any],
    puzzle: Puzzle,
    walk: Walk,
    answers: list[str],
    right: bool,
    costs: float | None,
    would: wire.Previewed | None,
    show: bool,
) -> PuzzleStep:
    g, seat = walk.state, puzzle.seat
    around = screen.around_state(box, g, run.is_over(g))
    asked = walk.question()
    if asked is not None:
        decision, names = asked
        facts = run.question(g, seat).facts(g, seat)
        around.questions = [wire.Question(seat, decision, names, facts, screen.reasons_of(g, seat))]
    solution = None
    if show or walk.is_solved:
        solution = PuzzleSolution(puzzle.position, *_solution(box, puzzle), puzzle.rating, puzzle.tags)
    return PuzzleStep(
        puzzle=puzzle.id,
        kind=puzzle.kind,
        points=puzzle.first.points,
        win=puzzle.first.win,
        proof=puzzle.proof,
        effort=puzzle.effort,
        seat=seat,
        state=box.view(g, seat),
        around=around,
        events=screen.events_of(walk.heard),
        answers=answers,
        right=right,
        costs=costs,
        foreseen=would,
        solved=walk.is_solved,
        gained=[wire.ScoreLine(line.clause, line.message, line.amount, dict(line.facts)) for line in walk.gained()],
        solution=solution,
    )
