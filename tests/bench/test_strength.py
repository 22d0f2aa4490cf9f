"""The bars of the bots, and the report about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.strength import __main__ as program
from bench.strength import report
from bench.strength.bars import ALONE, Bar, bars
from guildhall import shelf
from guildhall.bots.arena import Result, Tournament, fixtures
from guildhall.bots.roster import LEVELS


def test_every_game_and_every_level_has_its_bars() -> None:
    found = bars()
    for bar in found:
        bar.tournament.check()
    assert len({bar.file for bar in found}) == len(found)
    for game in shelf.NAMES:
        words = {bar.words for bar in found if bar.tournament.game == game and bar.tournament.seats == 2}
        assert {"greedy beats random", "master beats greedy"} <= words
        assert len([bar for bar in words if " beats " in bar and bar.split()[0] in LEVELS]) == len(LEVELS)
    assert {bar.words for bar in found if bar.tournament.seats == 1} == {f"{level} alone" for level in ALONE}


def test_what_was_played_is_read_and_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [report.RESULTS / bar.file for bar in bars() if (report.RESULTS / bar.file).exists()]
    assert files
    for file in files:
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(report, "RESULTS", tmp_path)
    for bar in bars():
        if (tmp_path / bar.file).exists():
            assert report.results_of(bar)
    assert all((tmp_path / file.name).read_bytes() == file.read_bytes() for file in files)


@pytest.mark.parametrize(
    ("value", "games", "words"),
    [
        (79.9, 200, "missed"),
        (80.0, 200, "met"),
        (90.0, 199, "met so far"),
        (10.0, 20, "missed so far"),
        (90.0, 19, "too few games"),
        (0.0, 0, "not measured"),
    ],
)
def test_a_bar_is_met_when_all_games_are_played_and_enough_are_won(value: float, games: int, words: str) -> None:
    assert report.verdict(value, 80.0, games, 200) == words


def test_what_is_missing_is_played_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [
        Bar("greedy beats random", Tournament("old-london-bridge", ("greedy", "random"), 4), 95.0),
        Bar("random alone", Tournament("tiny-towns", ("random",), 2, seats=1), 100.0),
    ]
    (tmp_path / "results").mkdir()
    (tmp_path / "introduction.md").write_text("# Strength\n", encoding="utf-8")
    monkeypatch.setattr(report, "HERE", tmp_path)
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(report, "INTRODUCTION", tmp_path / "introduction.md")
    monkeypatch.setattr(report, "bars", lambda: few)
    monkeypatch.setattr(program, "bars", lambda: few)
    first = fixtures(few[0].tournament)[0]
    report.ledger(few[0]).add(Result(first.number, first.line_up, (7, 3), (1, 2), (0.1, 0.1), (5, 5)))
    program.play(float("inf"), workers=2, only="")
    assert [len(report.ledger(bar).results) for bar in few] == [4, 2]
    assert report.ledger(few[0]).results[0].points == (7, 3), "what was played is not played again"
    report.write()
    text = (tmp_path / "REPORT.md").read_text(encoding="utf-8")
    assert "| greedy beats random | greedy v random | 95 % | 4 | 100.0 % |" in text
    assert "| random alone | random | 100 | 2 |" in text
    assert text.count("| met |") == 1
    assert text.count("| missed |") == 1
    assert (tmp_path / "old-london-bridge.png").read_bytes().startswith(b"\x89PNG")


def test_only_bots_that_met_somebody_in_common_are_drawn_on_one_scale() -> None:
    matches = [("greedy", "random"), ("c", "b"), ("x", "y"), ("b", "a"), ("a", "greedy")]
    assert report.comparable(matches) == ["greedy", "random", "a", "b", "c"]
    assert report.comparable([]) == []


def test_no_game_begins_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path)
    program.play(0.0, workers=1, only="old-london-bridge greedy beats random")
    assert not list(tmp_path.iterdir())
