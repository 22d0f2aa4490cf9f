"""Puzzles without a transport: a right answer leads on, a wrong one is told what it costs, and nothing leaks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.hall import exploring, wire
from guildhall.hall import puzzles as desk
from guildhall.hall.errors import Refusal
from guildhall.hall.screen import encode
from guildhall.hall.wire_puzzles import PuzzleAnswers, Tried
from guildhall.kernel.errors import IllegalChoice
from guildhall.puzzles import Puzzle, Walk, puzzles

GAME = "tiny-towns"
games = pytest.mark.parametrize("game", shelf.NAMES)


def turn() -> Puzzle:
    return next(puzzle for puzzle in puzzles(GAME) if puzzle.kind == "turn")


def asked(puzzle: Puzzle) -> tuple[Walk, list[str]]:
    """The puzzle at its first question, and the wrong answers."""
    walk = Walk(shelf.game(GAME), puzzle)
    question = walk.question()
    assert question is not None
    return walk, [option for option in question[1] if option != walk.best]


def test_right_answers_lead_on_to_the_solution() -> None:
    puzzle = turn()
    walk, _ = asked(puzzle)
    answers: list[str] = []
    while not walk.is_solved:
        assert walk.best is not None
        step = desk.step(GAME, puzzle.id, PuzzleAnswers(answers, walk.best))
        assert (step.right, step.answers, step.costs) == (True, [*answers, walk.best], None)
        walk.answer(walk.best)
        answers = step.answers
        assert step.solved == walk.is_solved
        assert (step.solution is not None) == walk.is_solved
    assert step.solution is not None
    assert step.solution.line == answers
    assert sum(line.amount for line in step.gained) == points(walk) - points(Walk(walk.game, puzzle))


def points(walk: Walk) -> int:
    return int(walk.game.forecast(walk.state)[walk.puzzle.seat].points)


def test_a_wrong_answer_is_told_what_it_costs_and_the_board_stays() -> None:
    puzzle = turn()
    walk, wrong = asked(puzzle)
    assert walk.step is not None
    first = desk.step(GAME, puzzle.id, PuzzleAnswers())
    for option in wrong:
        step = desk.step(GAME, puzzle.id, PuzzleAnswers([], option))
        assert (step.right, step.answers, step.solution, step.solved) == (False, [], None, False)
        assert step.costs == walk.step.worse[option] >= puzzle.first.points
        assert step.foreseen is not None
        assert encode(step.state) == encode(first.state)


@games
def test_nothing_tells_the_solution_before_it_is_due(game: str) -> None:
    """What is sent does not depend on which answer is the best one, but for the gap."""
    box = shelf.game(game)
    for puzzle in puzzles(game)[::20]:
        shown = desk.step(game, puzzle.id, PuzzleAnswers())
        sent: dict[str, Any] = msgspec.json.decode(encode(shown))
        assert sent["solution"] is None
        walk = Walk(box, puzzle)
        assert sent["around"]["questions"][0]["options"] == (walk.question() or ("", []))[1]
        rest = encode({key: value for key, value in sent.items() if key not in ("around", "state")})
        for answer in puzzle.line:
            assert answer.option.encode() not in rest
    assert not {"line", "rest", "tags"} & set(msgspec.json.decode(encode(desk.desk(game, []))))


def test_who_gives_up_sees_the_solution_and_may_step_through_it() -> None:
    puzzle = turn()
    step = desk.step(GAME, puzzle.id, PuzzleAnswers([], None, True))
    assert step.solution is not None
    assert not step.solved
    board = exploring.explored(wire.Explore(step.solution.position, acting=True))
    assert (board.state, board.questions[0].seat) == (step.state, puzzle.seat), "the analysis board goes on from there"
    whole = [*step.solution.line, *step.solution.rest]
    end = desk.step(GAME, puzzle.id, PuzzleAnswers(whole, None, True))
    assert end.around.over
    assert end.around.questions == []


def test_a_desk_tells_rating_streak_and_the_next_puzzle() -> None:
    start = desk.desk(GAME, [])
    assert (start.rating, start.tried, start.streak, start.puzzles) == (1500, 0, 0, len(puzzles(GAME)))
    assert start.next is not None
    after = desk.desk(GAME, [Tried(start.next, True, 5)])
    assert after.rating > start.rating
    assert (after.tried, after.solved, after.streak) == (1, 1, 1)
    assert after.next not in (None, start.next)
    assert desk.desk(GAME, [Tried(puzzle.id, False, 1) for puzzle in puzzles(GAME)]).next is None


@pytest.mark.parametrize(
    ("game", "puzzle", "answers", "reason"),
    [
        ("chess", "x", [], "no-such-game"),
        (GAME, "nothing", [], "no-such-puzzle"),
        (GAME, None, ["square:z9"], "no-such-step"),
    ],
)
def test_what_does_not_exist_is_refused(game: str, puzzle: str | None, answers: list[str], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        desk.step(game, puzzle or turn().id, PuzzleAnswers(answers))
    assert refused.value.reason == reason


def test_an_impossible_answer_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        desk.step(GAME, turn().id, PuzzleAnswers([], "square:z9"))
    with pytest.raises(Refusal, match="no-such-game"):
        desk.desk("chess", [])
