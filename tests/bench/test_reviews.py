"""The benchmarks of reviews, of luck and the blind test: what they measure is what their reports say."""

from __future__ import annotations

from typing import Any

import pytest

from bench.blind import __main__ as blind
from bench.blind import compare, labels
from bench.blind.compare import Said
from bench.blind.labels import Label
from bench.luck import games, report
from bench.luck.games import Played
from bench.reviews import board, load, whole
from bench.reviews.finished import finished, positions
from bench.reviews.whole import Whole
from guildhall import shelf
from guildhall.analysis.luck import TRUST, Trust, TrustIn
from guildhall.bots.bot import Advice, Candidate
from guildhall.kernel import run
from guildhall.table.replay import verify


def test_finished_games_hold_and_their_positions_have_choices() -> None:
    replay = finished("tiny-towns", 2, 3)
    verify(replay)
    assert replay.is_finished
    game: Any = shelf.game("tiny-towns")
    found = positions(replay, 5)
    assert len(found) == 5
    for position, seat in found:
        assert len(run.options(game.read(position), seat)) > 1


def test_an_answer_is_ahead_of_all_that_a_search_knows() -> None:
    def advice(*found: tuple[float, float]) -> Advice:
        return Advice(0, tuple(Candidate(n, str(n), share, (), win) for n, (share, win) in enumerate(found)), 9, 1.0)

    assert labels.ahead(advice((0.8, 0.6), (0.19, 0.5), (0.005, 0.9))) == pytest.approx(0.1)
    assert labels.ahead(advice((0.995, 0.6), (0.005, 0.3))) == pytest.approx(0.3)
    assert labels.ahead(advice((1.0, 0.6))) == 0.0


def test_the_report_says_which_review_is_late_or_does_not_add_up() -> None:
    good = Whole("tiny-towns", 2, 0, 55.0, 54.0, 60.0, 100, 3, 20, 80, [91.0], 0.0002)
    rows = whole.lines([good, Whole(**{**_fields(good), "number": 1, "processor": 61.0, "off": 0.5})])
    assert "late" not in rows[2]
    assert "wrong" not in rows[2]
    assert "61 (60) (late)" in rows[3]
    assert "0.5 (wrong)" in rows[3]
    assert "| 4 | 150 | 400 | 75% |" in board.lines([board.First("tiny-towns", [100.0, 100.0, 200.0, 400.0])])[2]
    assert "| 1.0, 2.0 | 3.0, 9.0 |" in load.lines([load.Turn((1.0, 2.0), (3.0, 9.0), (100.0, 99.0), 1, 0.5)])[2]


def _fields(one: Whole) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def test_luck_that_explains_the_results_saves_games() -> None:
    """Each result is a draw's luck and as much noise again."""
    played = [
        Played(number, (1.0, 0.0), (10.0 + luck + noise, 10.0), (0.0, 0.0), (luck, 0.0))
        for number, (luck, noise) in enumerate((luck, noise) for luck in (-3.0, 3.0) for noise in (-3.0, 3.0))
    ]
    assert report._part(report._leads(played, 0), report._lucks(played, 0)) == pytest.approx(0.5)
    assert report._slope(report._lucks(played, 0), report._leads(played, 0)) == "1.00 ± 0.71"
    assert {name for name, _ in games.KINDS.values()} == set(shelf.NAMES)


def test_games_keep_what_the_judgement_sees_and_the_report_tells_what_reviews_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So a trust that is fitted anew spoils no games."""
    name = "pillars-of-the-earth"
    one = Played(0, (1.0, 0.0), (20.0, 10.0), (0.2, -0.2), (4.0, -2.0))
    for win, points in ((0.5, 0.25), (0.0, 0.0)):
        monkeypatch.setitem(TRUST, name, TrustIn(Trust(win), Trust(points, games.worlds_of(name))))
        told = report._told(name, one)
        assert told.luck == pytest.approx((0.2 * win, -0.2 * win))
        assert told.luck_points == pytest.approx((2.0 * points, -1.0 * points)), "half of it is noise"
    assert any(games.play(name, 3).luck_points), "although nothing is trusted"


def test_the_blind_test_counts_what_was_named_and_what_was_graded(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Label("tiny-towns", 1_000, 0, "", 0, "a", 0.1, 9, 1.0, "0")
    unsure = Label("tiny-towns", 1_000, 1, "", 0, "a", 0.01, 9, 1.0, "0")
    other = Label("tiny-towns", 1_000, 2, "", 0, "b", 0.2, 9, 1.0, "0")
    monkeypatch.setattr(labels, "kept", lambda name: [one, unsure, other])
    said = [Said("tiny-towns", 1_000, 0, 50, "a", "best"), Said("tiny-towns", 1_000, 2, 50, "c", "blunder")]
    monkeypatch.setattr(compare, "said", lambda: said)
    assert [label.place for label in labels.sure("tiny-towns")] == [0, 2]
    assert blind._line("tiny-towns") == "| tiny-towns | 3 | 2 | 2 | 50 | 1 (50%) | 1 |\n"
