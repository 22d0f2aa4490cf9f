"""Fortune: what draws gave to every seat, with mean zero whoever judges."""

from __future__ import annotations

import pytest

from bench.strength.adjusted import adjusted, mean_and_spread
from guildhall import shelf
from guildhall.bots.arena import Result, Tournament, fixtures, play_fixture
from guildhall.bots.evaluate import handmade
from guildhall.bots.fortune import Fortune
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State


@pytest.mark.parametrize("name", shelf.NAMES)
def test_the_fortune_of_a_draw_has_mean_zero(name: str) -> None:
    game = shelf.game(name)
    rng, draws = Rng(4), 0
    g: State = game.new(2, {})
    run.start(g)
    while not run.is_over(g) and draws < 3:
        if g.asked[CHANCE] is not None and len(run.options(g, CHANCE)) > 1:
            weights = run.question(g, CHANCE).weights(g)
            mean, swing = [0.0, 0.0], 0.0
            for option, weight in zip(run.options(g, CHANCE), weights, strict=True):
                fortune = Fortune(handmade(game), 2)
                fortune.note(g, option)
                mean = [so_far + weight * win for so_far, win in zip(mean, fortune.win, strict=True)]
                swing = max(swing, abs(fortune.win[0]))
                assert sum(fortune.win) == pytest.approx(0, abs=1e-9)
            assert mean == pytest.approx([0, 0], abs=1e-9)
            draws += swing > 0 or name == "tiny-towns"
        playout(g, rng, 1)
    assert draws


def test_a_game_is_the_same_whether_its_fortune_is_noted_or_not() -> None:
    tournament = Tournament("old-london-bridge", ("random", "greedy"), 2)
    fixture = fixtures(tournament)[0]
    noted, plain = play_fixture(tournament, fixture, True), play_fixture(tournament, fixture)
    assert noted.points == plain.points
    assert plain.fortune == ()
    assert len(noted.fortune) == 2
    assert sum(noted.fortune) == pytest.approx(0, abs=1e-4)
    assert any(noted.fortune)


def results() -> list[Result]:
    """The first bot wins all games in which it was lucky, and one more; it was as often unlucky."""
    found = []
    for number in range(20):
        first = number % 2
        lucky = number % 4 < 2 or number == 10
        fortune = 0.4 if number % 4 < 2 else -0.4
        places = (1, 2) if lucky == (first == 0) else (2, 1)
        shares = (fortune, -fortune) if first == 0 else (-fortune, fortune)
        line_up = (0, 1) if first == 0 else (1, 0)
        found.append(Result(number, line_up, (0, 0), places, (0.1, 0.1), (1, 1), fortune=shares))
    return found


def test_luck_is_taken_out_of_pairs() -> None:
    found = adjusted(results())
    assert found is not None
    assert found.pairs == 10
    assert found.raw == pytest.approx(11 / 20)
    assert found.share == pytest.approx(11 / 20)
    assert found.spread < found.raw_spread
    assert found.narrower == pytest.approx(1 - found.spread / found.raw_spread)
    assert adjusted(results()[:10]) is None
    assert adjusted([result for result in results() if result.number % 2]) is None


def test_the_spread_is_that_of_a_mean() -> None:
    assert mean_and_spread([0.0, 1.0, 0.0, 1.0]) == pytest.approx((0.5, 1.96 * (1 / 3 / 4) ** 0.5))
