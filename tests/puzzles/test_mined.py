"""What is mined: searches that can be stopped and gone on with, and what is shipped of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.bots.bot import Position
from guildhall.bots.search.ismcts import Search
from guildhall.kernel.rng import Rng
from guildhall.puzzles import Puzzle, mining, puzzles
from guildhall.puzzles.mined import MinedGame, append, read
from guildhall.puzzles.proving import ByExhaustion, greedy, proven
from guildhall.puzzles.puzzle import EXHAUSTIVE
from guildhall.puzzles.searches import Gap, judged, sampled, smallest
from guildhall.puzzles.shipping import shipped, solves

TOWNS = shelf.game("tiny-towns")


def small(puzzle: Puzzle) -> bool:
    return puzzle.proof == EXHAUSTIVE and puzzle.effort < 400 and len(puzzle.line) < 4


def test_a_puzzle_is_proven_again_as_it_is_shipped() -> None:
    """Proof, rating, tags and id follow from the position alone."""
    puzzle = next(filter(small, puzzles(TOWNS.name)))
    position = Position.read(TOWNS, puzzle.position, puzzle.seat, Rng(1))
    found = proven(TOWNS, position, ByExhaustion(TOWNS, puzzle.seat))
    assert found is not None
    again = shipped(TOWNS, [found, found])
    assert again == [puzzle]
    assert solves(found.steps)["greedy"] == 0.0


def test_a_game_is_always_mined_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mining.PLAY, TOWNS.name, 1)
    monkeypatch.setattr(mining, "BUDGET", 100)
    monkeypatch.setattr(mining, "FORKS", 1)
    one, two = (msgspec.structs.replace(mining.mine_game(TOWNS, 4), seconds=0.0) for _ in range(2))
    assert one == two
    assert one.decisions > 20
    assert (one.number, one.seats) == (4, 1)


def test_a_question_is_screened_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a short search agrees with greedy nothing is to be found, and nothing more is searched."""
    bridge = shelf.game("old-london-bridge")
    monkeypatch.setitem(mining.PLAY, bridge.name, 4)
    made: list[int] = []

    class Counted:
        def __init__(self, *args: Any) -> None:
            self.search = Search(*args)
            self.results = self.search.results

        def run(self, *args: Any) -> bool:
            made.append(args[1])
            return self.search.run(*args)

    monkeypatch.setattr(mining, "Search", Counted)
    agreed = promising = 0
    for puzzle in puzzles(bridge.name)[:6]:
        position = Position.read(bridge, puzzle.position, puzzle.seat, Rng(1))
        made.clear()
        option, stands_out = mining.screened(bridge, position, Rng(4))
        assert option in position.options
        assert made == [2, 2, 4, 8][: len(made)]
        if option == greedy(bridge, position):
            assert not stands_out
            agreed += 1
        promising += stands_out
        assert mining.screened(bridge, position, Rng(4)) == (option, stands_out)
        if stands_out:
            assert len(made) == 4
    assert agreed + promising > 0


def test_a_file_that_was_cut_off_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "tiny-towns.mine"
    assert read(file) == []
    one = MinedGame(0, 1, 60, 3, 1.5, [])
    append(file, one)
    append(file, msgspec.structs.replace(one, number=1))
    file.write_bytes(file.read_bytes() + b'{"number":2,"sea')
    assert [game.number for game in read(file)] == [0, 1]
    append(file, msgspec.structs.replace(one, number=2))
    assert [game.number for game in read(file)] == [0, 1, 2]


def test_the_gap_is_to_the_nearest_answer_that_was_looked_at() -> None:
    results = [
        (0, 100, [60.0, 40.0], [3000.0, 2500.0]),  # 30 to 25
        (1, 20, [8.0, 12.0], [560.0, 500.0]),  # 28 to 25
        (2, 10, [5.0, 5.0], [290.0, 280.0]),  # 29 to 28
        (3, 2, [2.0, 0.0], [80.0, 20.0]),  # hardly tried
    ]
    best, gap, loss = judged(results, 0, 2)
    assert (best, set(loss)) == (0, {1, 2})
    assert (round(gap.win, 3), gap.points, gap.own) == (0.1, 2.0, 2.0)
    assert smallest([]) == Gap(0.0, 0.0, 0.0)
    assert not smallest([]).is_clear("tiny-towns")


def test_a_level_samples_by_its_temperature() -> None:
    results = [(0, 80, [0.0], [0.0]), (4, 20, [0.0], [0.0])]
    assert sampled(results, 1.0) == {0: 0.8, 4: 0.2}
    assert sampled(results, 2.0)[4] > 0.3
    assert sampled(results, 0.5)[4] < 0.06
