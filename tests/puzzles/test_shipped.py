"""The shipped puzzles: each can be solved, says nothing that its seat does not know, and its proof holds."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.bots.bot import Position
from guildhall.kernel.rng import Rng
from guildhall.puzzles import Puzzle, Walk, find, puzzles
from guildhall.puzzles.proving import EXHAUSTIVE_GAP, ByExhaustion
from guildhall.puzzles.puzzle import EXHAUSTIVE
from guildhall.puzzles.searches import LONG, POINTS_GAP, WIN_GAP
from guildhall.puzzles.shipping import SUGGESTED

games = pytest.mark.parametrize("game", shelf.NAMES)
PROOFS = 8  # that are done again


@games
def test_every_puzzle_can_be_solved(game: str) -> None:
    box = shelf.game(game)
    for puzzle in puzzles(game):
        walk = Walk(box, puzzle)
        given = 0
        while not walk.is_solved:
            question = walk.question()
            assert question is not None, puzzle.id
            assert walk.best is not None
            assert walk.step is not None
            assert walk.best in question[1]
            assert set(walk.step.worse) <= set(question[1]) - {walk.best}
            with pytest.raises(ValueError, match="is not the answer"):
                walk.answer(next(option for option in question[1] if option != walk.best))
            walk.answer(walk.best)
            given += 1
        assert (puzzle.kind == "turn") == (given > 1), puzzle.id
        while walk.question() is not None:
            assert walk.best is not None
            walk.answer(walk.best)
        assert walk.best is None, (puzzle.id, "the rest does not fit the board")


@games
def test_ids_and_order(game: str) -> None:
    shipped = puzzles(game)
    assert len({puzzle.id for puzzle in shipped}) == len({puzzle.position for puzzle in shipped}) == len(shipped)
    assert [puzzle.rating for puzzle in shipped] == sorted(puzzle.rating for puzzle in shipped)
    assert all(find(game, puzzle.id) is puzzle for puzzle in shipped)
    assert find(game, "nothing") is None


@games
def test_the_gap_is_what_makes_a_puzzle(game: str) -> None:
    for puzzle in puzzles(game):
        assert all(answer.option != SUGGESTED for answer in puzzle.line)
        if puzzle.proof == EXHAUSTIVE:
            assert puzzle.first.points >= EXHAUSTIVE_GAP
            assert puzzle.effort > 0
        else:
            assert puzzle.first.win >= WIN_GAP or puzzle.first.points >= POINTS_GAP[game]
            assert puzzle.effort == LONG[game]


@games
def test_a_position_holds_only_what_its_seat_knows(game: str) -> None:
    """Whatever a seat cannot know was drawn anew: drawing it once more leads to the same view."""
    box = shelf.game(game)
    for puzzle in puzzles(game)[::10]:
        g = box.read(puzzle.position)
        assert box.view(box.determinize(g, puzzle.seat, Rng(9)), puzzle.seat) == box.view(g, puzzle.seat)


def exhaustive(game: str) -> list[Puzzle]:
    """A sample of the puzzles with an exhaustive proof: those that can be searched through quickly, of every rating."""
    quick = [puzzle for puzzle in puzzles(game) if puzzle.proof == EXHAUSTIVE and puzzle.effort < 4000]
    return quick[:: max(1, len(quick) // PROOFS)][:PROOFS]


def test_exhaustive_proofs_hold() -> None:
    checked = 0
    for game in shelf.NAMES:
        box = shelf.game(game)
        for puzzle in exhaustive(game):
            prover = ByExhaustion(box, puzzle.seat)
            known = prover.solved(Position(box, box.read(puzzle.position), puzzle.seat, Rng(2)))
            assert known is not None
            names = run_names(game, puzzle)
            assert names[known.best] == puzzle.line[0].option
            assert known.gap == pytest.approx(puzzle.line[0].points, abs=0.01)
            assert known.visited == puzzle.effort
            checked += 1
    assert checked >= PROOFS


def run_names(game: str, puzzle: Puzzle) -> tuple[str, ...]:
    box = shelf.game(game)
    return Position(box, box.read(puzzle.position), puzzle.seat, Rng(2)).question.domain
