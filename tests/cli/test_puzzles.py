"""`guildhall puzzles`: solving one, counting the shipped ones, and mining in pieces."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import shelf
from guildhall.cli import puzzles as command
from guildhall.cli.console import CONSOLE
from guildhall.cli.main import main
from guildhall.puzzles import Puzzle, Walk, puzzles
from guildhall.puzzles.mined import MinedGame, read

GAME = "tiny-towns"


def turn() -> Puzzle:
    return next(puzzle for puzzle in puzzles(GAME) if puzzle.kind == "turn")


def typed(puzzle: Puzzle) -> list[str]:
    """What to type to solve a puzzle."""
    walk = Walk(shelf.game(GAME), puzzle)
    keys = []
    while not walk.is_solved:
        question = walk.question()
        assert question is not None
        assert walk.best is not None
        keys.append(str(question[1].index(walk.best) + 1))
        walk.answer(walk.best)
    return keys


def solve(monkeypatch: pytest.MonkeyPatch, keys: list[str]) -> None:
    keys = keys[:]
    monkeypatch.setattr(CONSOLE, "input", lambda prompt: keys.pop(0))


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_a_puzzle_is_solved(language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = turn()
    solve(monkeypatch, ["x", "99", *typed(puzzle)])
    assert main(["puzzles", GAME, puzzle.id, "--lang", language]) == 0
    assert str(puzzle.rating) in capsys.readouterr().out


def test_a_wrong_answer_ends_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = turn()
    right = typed(puzzle)[0]
    solve(monkeypatch, ["2" if right == "1" else "1"])
    assert main(["puzzles", GAME, puzzle.id]) == 0
    out = capsys.readouterr().out
    assert "The best answer:" in out
    assert "That gives away" in out
    assert f"rated {puzzle.rating}" not in out


def test_the_shipped_ones_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    for name in shelf.NAMES:
        assert main(["puzzles", name, "--shipped"]) == 0
        assert f"{name} · {len(puzzles(name))}" in capsys.readouterr().out


def test_mining_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[int] = []

    def mine_game(game: object, number: int) -> MinedGame:
        asked.append(number)
        return MinedGame(number, 1, 10, 0, 0.1, [])

    monkeypatch.setattr(command, "mine_game", mine_game)
    mine = tmp_path / "towns.mine"
    assert main(["puzzles", GAME, "--games", "2", "--mine", str(mine)]) == 0
    assert main(["puzzles", GAME, "--games", "5", "--mine", str(mine)]) == 0
    assert asked == [0, 1, 2, 3, 4] == [game.number for game in read(mine)]
    other = tmp_path / "others.mine"
    for games in ("2", "3"):
        assert main(["puzzles", GAME, "--games", games, "--first", "70", "--mine", str(other)]) == 0
    assert [game.number for game in read(other)] == [70, 71, 72]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nothing"], "there is no puzzle 'nothing'"),
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--games", "1", "--first", "-1"], "--first must be at least 0, not -1"),
        (["--mine", "x"], "--mine goes with --games"),
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", GAME, *arguments]) == 2
    assert reason in capsys.readouterr().err
