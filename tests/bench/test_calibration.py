"""What is said and what came true: counted, fitted and reported."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random
from time import monotonic

import numpy as np
import pytest

from bench.strength.calibration import __main__ as program
from bench.strength.calibration import fit, report
from bench.strength.calibration.samples import LEAVES, Leaf, Sample, games_of, is_for_fitting, names, samples
from guildhall import shelf
from guildhall.bots.evaluate import calibration, handmade
from guildhall.kernel import run
from tests.bots.networks import content_of

BRIDGE = "old-london-bridge"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games, played by the program."""
    place = tmp_path_factory.mktemp("games")
    program.play(monotonic() + 300, 1, f"{BRIDGE}-2", 2, 2, place)
    return place


def test_every_game_with_opponents_is_measured() -> None:
    found = list(names(""))
    assert ("tiny-towns", 6) in found
    assert ("tiny-towns", 1) not in found
    assert len(found) == 3 + 3 + 5 + 3


def test_games_are_played_once(folder: Path) -> None:
    games = games_of(BRIDGE, 2, 2, folder)
    assert games.numbers == {0, 1}
    before = games.file.read_bytes()
    program.play(monotonic() + 300, 1, f"{BRIDGE}-2", 2, 2, folder)
    program.play(monotonic() - 1, 1, f"{BRIDGE}-2", 9, 2, folder)
    assert games.file.read_bytes() == before
    assert [is_for_fitting(number) for number in (0, 1)] == [True, False]


def test_positions_of_games_are_judged_from_what_a_seat_knew(folder: Path) -> None:
    game = shelf.game(BRIDGE)
    played = list(games_of(BRIDGE, 2, 2, folder))
    found = list(samples(game, iter(played)))
    assert 8 <= len(found) <= 12
    for one in found:
        assert len(one.leaves) == LEAVES
        assert 0.0 <= one.said <= 1.0
        assert one.won in (0.0, 0.5, 1.0)
        assert one.points == played[one.game].points[one.seat]
        assert fit.chances([one], np.ones(fit.KNOTS))[0] == pytest.approx(one.said, abs=1e-6) or calibrated(game.name)
    assert [one.progress for one in found[:5]] == sorted(one.progress for one in found[:5])
    assert list(samples(game, iter(played))) == found


def calibrated(name: str) -> bool:
    return bool(calibration.SHARPNESS[name])


def made_up(count: int, sharpness: float, gain: float = 0.0) -> list[Sample]:
    """Positions whose judge trusts leads too little or too much, and expects too few points."""
    rng = Random(1)
    found = []
    for number in range(count):
        lead, progress = rng.gauss(0.0, 6.0), rng.random()
        said = 1.0 / (1.0 + exp(-lead / 5.0))
        is_won = rng.random() < 1.0 / (1.0 + exp(-sharpness * lead / 5.0))
        leaf = Leaf((20.0 + lead, 20.0), 5.0, progress, False)
        points = 20.0 + lead + gain + rng.gauss(0.0, 2.0)
        found.append(Sample(number, 0, progress, (leaf,), said, 20.0 + lead, float(is_won), points))
    return found


@pytest.mark.parametrize("wanted", [0.5, 1.0, 1.8])
def test_the_fit_finds_how_far_leads_can_be_trusted(wanted: float) -> None:
    found = made_up(6000, wanted, 3.0)
    assert fit.sharpness(found) == pytest.approx([wanted] * fit.KNOTS, rel=0.2)
    assert fit.offsets(found) == pytest.approx([3.0] * fit.KNOTS, abs=0.3)


def test_the_report_shows_what_came_true(tmp_path: Path) -> None:
    """A judge that trusts leads too much: before it is wrong, and with the fit it is right."""
    found = made_up(4000, 0.5)
    knots = np.array(fit.sharpness(found))
    told = [one._replace(said=float(chance)) for one, chance in zip(found, fit.chances(found, knots), strict=True)]
    one = report.measured(BRIDGE, 2, told)
    assert one.at_70 is not None
    assert abs(one.at_70.came - 0.7) < 0.06
    assert one.losses[1] < one.losses[0]
    assert all(abs(each.came - each.said) < 0.06 for each in one.now if each.positions > 200)
    assert max(abs(each.came - each.said) for each in one.before) > 0.08
    assert abs(one.points[0][0]) < 0.3
    report.write([one], "the test's", 2, tmp_path)
    said = (tmp_path / "CALIBRATION.md").read_text(encoding="utf-8")
    assert f"| {BRIDGE} | 2 | 4000 |" in said
    assert (tmp_path / "calibration" / f"{BRIDGE}-2.png").stat().st_size > 1000


def test_positions_of_one_game_count_as_one() -> None:
    errors = np.array([0.3, 0.3, -0.3, -0.3])
    alone, together = (report.spread(errors, np.array(games)) for games in ([1, 2, 3, 4], [1, 1, 2, 2]))
    assert together > 1.4 * alone


def test_a_network_is_measured_like_the_evaluator(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.network"
    file.write_bytes(content_of(BRIDGE, seen=3, hidden=3))
    assert [one.games for one in program.report_all(f"{BRIDGE}-2", 2, file, folder)] == [1]


def test_the_module_is_written_anew() -> None:
    text = program.MODULE.read_text(encoding="utf-8")
    sharpness = {name: {2: [1.0, 1.1, 1.2, 1.3]} for name in shelf.NAMES}
    written = program.module(text, sharpness, {name: {} for name in shelf.NAMES})
    scope: dict[str, object] = {}
    exec(compile(written, "calibration.py", "exec"), scope)  # noqa: S102  what the command writes is a module
    assert scope["SHARPNESS"] == sharpness
    same = program.module(text, dict(calibration.SHARPNESS), dict(calibration.OFFSETS))
    assert same == text


def test_what_is_told_follows_the_knots(folder: Path) -> None:
    """Chances that a search weighs stay as they are."""
    game = shelf.game(BRIDGE)
    judge = handmade(game)
    g = game.new(2, {})
    run.start(g)
    before = judge.sharpness, judge.offsets
    try:
        judge.calibrate({2: [0.5] * 4}, {2: [2.0] * 4})
        points = [10.0, 14.0]
        blunt = judge.opinion(g, points)
        judge.calibrate({}, {})
        plain = judge.opinion(g, points)
    finally:
        judge.calibrate(*before)
    assert blunt.chances == plain.chances == plain.told
    assert plain.points == points
    assert blunt.points == [12.0, 16.0]
    assert plain.told[0] < blunt.told[0] < 0.5


def test_too_few_games_change_nothing(folder: Path) -> None:
    assert program.fit_all(f"{BRIDGE}-2", 2, folder) == program.MODULE.read_text(encoding="utf-8")
