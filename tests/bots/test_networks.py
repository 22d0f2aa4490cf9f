"""Networks: what they compute, how they play, and which files are refused."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from guildhall import shelf
from guildhall.bots import evaluate
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import evaluator, handmade, network_file
from guildhall.bots.evaluate.network import NetworkEvaluator, seat_inputs
from guildhall.bots.evaluate.network_file import NetworkError, network_evaluator, read, shipped, unpacked
from guildhall.bots.mcts import MctsBot
from guildhall.bots.search.ismcts import Search
from guildhall.encode.base import LATEST
from guildhall.encode.shelf import encoder
from guildhall.kernel import run
from guildhall.kernel.playout import answer_at_random, playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from tests.bots.networks import content_of, random_network, with_heading

EVERY = [(name, seats) for name in shelf.NAMES for seats in shelf.game(name).seats]
SOME = ["old-london-bridge", "tiny-towns"]


def made(name: str, **chosen: Any) -> NetworkEvaluator:
    game = shelf.game(name)
    return network_evaluator(game, handmade(game), content_of(name, **chosen), name)


def some_positions(name: str, seats: int, choices: int, count: int = 3) -> list[State]:
    """Positions of one random game in which a player is asked."""
    game, rng = shelf.game(name), Rng(seats)
    g: State = game.new(seats, {})
    run.start(g)
    found = []
    for _ in range(count):
        playout(g, rng, choices)
        while g.asked[CHANCE] is not None:
            answer_at_random(g, CHANCE, rng)
        if run.is_over(g):
            break
        found.append(g.copy())
    return found


def by_hand(judge: NetworkEvaluator, name: str, g: State) -> tuple[list[float], list[float]]:
    """Points and chances by NumPy."""
    _, weights = random_network(name)
    heading, _ = random_network(name)
    seen, first, noticed, hidden, second, value, last, _ = (np.array(part, np.float64) for part in weights.parts)
    writes = encoder(name, g.seats)
    hand = judge.hand
    expected = hand.horizon_points(g)
    scale = hand.margin_scale(g)
    traits = [hand.traits(g, seat) for seat in range(g.seats)]
    points, strengths = [], []
    for seat in range(g.seats):
        observation = np.frombuffer(memoryview(writes.observation(g, seat)), np.float32).astype(np.float64)
        matrix = seen.reshape(heading.rows, heading.seen)[np.array(weights.rows[g.seats], int)]
        more = np.array(list(seat_inputs(seat, traits, expected, scale, hand.progress(g))))
        one = np.maximum(0.0, observation @ matrix + first + more @ noticed.reshape(len(more), heading.seen))
        two = np.maximum(0.0, one @ hidden.reshape(heading.seen, heading.hidden) + second)
        strength, gain = two @ value.reshape(heading.hidden, 2) + last
        strengths.append(expected[seat] / scale + strength)
        points.append(expected[seat] + 20.0 * gain)
    if g.seats == 1:
        return points, [1 / (1 + exp(hand.par(g) / scale - strengths[0]))]
    odds = np.exp(np.array(strengths) - max(strengths))
    return points, list(odds / odds.sum())


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_network_computes_what_its_weights_say(name: str, seats: int) -> None:
    judge = made(name)
    positions = some_positions(name, seats, 25)
    assert positions
    for g in positions:
        points, chances = by_hand(judge, name, g)
        opinion = judge.judge(g)
        assert opinion.points == pytest.approx(points, abs=1e-4)
        assert opinion.chances == pytest.approx(chances, abs=1e-5)
        assert opinion.told == opinion.chances
        assert judge.judge_horizon(g).points == opinion.points


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_network_that_knows_nothing_changes_nothing(name: str) -> None:
    judge = made(name, scale=0.0)
    hand = handmade(shelf.game(name))
    for g in some_positions(name, 2, 20):
        found, expected = judge.judge_horizon(g), hand.judge_horizon(g)
        assert found.points == pytest.approx(hand.horizon_points(g))
        assert found.chances == pytest.approx(expected.chances)


@pytest.mark.parametrize("name", SOME)
def test_a_finished_game_is_judged_by_its_points(name: str) -> None:
    game = shelf.game(name)
    g: State = game.new(2, {})
    run.start(g)
    playout(g, Rng(3))
    judge, hand = made(name), handmade(game)
    assert judge.judge(g).points == hand.judge(g).points
    assert judge.judge(g).chances == hand.judge(g).chances


@pytest.mark.parametrize("name", shelf.NAMES)
def test_preferences_are_shares_of_the_answers_on_offer(name: str) -> None:
    judge = made(name)
    heading, weights = random_network(name)
    for g in some_positions(name, 2, 20):
        seat = run.first_to_act(g)
        found = judge.preferences(g, seat)
        assert len(found) == len(run.options(g, seat))
        assert sum(found) == pytest.approx(1.0)
        assert min(found) > 0.0
    assert len(weights.parts[-1]) == heading.actions * (heading.hidden + 1)


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("prior_weight", [0.5, 1.0])
def test_preferences_become_priors(name: str, prior_weight: float) -> None:
    """And one share of them, as the file says."""
    game, judge = shelf.game(name), made(name, prior_weight=prior_weight)
    g = next(g for g in some_positions(name, 2, 30, 8) if len(run.options(g, run.first_to_act(g))) > 2)
    seat = run.first_to_act(g)
    search = Search(judge, seat, 2, Rng(1), evaluate.tuning_of(game))
    for _ in range(8):
        search.simulate(Position(game, g, seat, Rng(1)).sample(Rng(2)))
    children = search.root_children()
    assert children
    tree, question = search.tree, search.root_question
    wanted = dict(zip(run.options(g, seat), judge.preferences(g, seat), strict=True))
    for child in children:
        prior = tree.prior[child]
        preferred = wanted[tree.key[child] - question]
        if prior_weight == 1.0:
            assert prior == pytest.approx(preferred, abs=0.05)
        else:
            assert prior_weight * preferred <= prior + 0.05


def test_a_bot_plays_with_a_network() -> None:
    game = shelf.game("tiny-towns")
    bot = MctsBot(game, Limit(simulations=3), judge=made("tiny-towns", prior_weight=0.3))
    for g in some_positions("tiny-towns", 3, 20):
        seat = run.first_to_act(g)
        advice = bot.explain(Position(game, g, seat, Rng(1)), Rng(1))
        assert advice.option in run.options(g, seat)
        assert 0.0 <= advice.candidates[0].win <= 1.0


# Files


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    heading, weights = random_network("tiny-towns")
    content = network_file.packed(heading, weights)
    found, parts = unpacked(content, "file")
    assert parts == weights
    assert found.sizes == heading.sizes
    (tmp_path / "towns.network").write_bytes(content)
    game = shelf.game("tiny-towns")
    g = some_positions("tiny-towns", 2, 20)[0]
    assert read(tmp_path / "towns.network", game, handmade(game)).judge(g).points == made("tiny-towns").judge(g).points


GOOD = content_of("old-london-bridge", seen=3, hidden=2)
DAMAGED = [
    (b"", "is not a network of Guildhall"),
    (b"PK\x03\x04 something else", "is not a network of Guildhall"),
    (GOOD.replace(b"network 1\n", b"network 2\n", 1), "has format 2, and this version of Guildhall reads format 1"),
    (GOOD[:40], "is damaged: its heading cannot be read"),
    (GOOD[:-1], "is damaged: its numbers do not have the digest"),
    (GOOD[:-9] + b"\xff" + GOOD[-8:], "is damaged: its numbers do not have the digest"),
    (with_heading(GOOD, game="chess"), "is a network for chess, not for old-london-bridge"),
    (with_heading(GOOD, layout=LATEST + 1), f"was trained on layout version {LATEST + 1}"),
    (with_heading(GOOD, seen=4), "which are not those of its sizes"),
    (with_heading(GOOD, seen=-1), "its sizes are not possible"),
    (with_heading(GOOD, surprise=1), "its heading cannot be read"),
]


@pytest.mark.parametrize(("content", "message"), DAMAGED)
def test_a_file_that_cannot_be_used_says_why(content: bytes, message: str) -> None:
    game = shelf.game("old-london-bridge")
    with pytest.raises(NetworkError, match=message) as caught:
        network_evaluator(game, handmade(game), content, "mine.network")
    assert str(caught.value).startswith("mine.network ")
    assert "\n" not in str(caught.value)


def refused(name: str, heading: network_file.Heading, weights: network_file.Weights) -> str:
    game = shelf.game(name)
    with pytest.raises(NetworkError) as caught:
        network_evaluator(game, handmade(game), network_file.packed(heading, weights), "it")
    return str(caught.value)


def test_numbers_that_fit_their_digest_are_checked_too() -> None:
    name = "old-london-bridge"
    heading, weights = random_network(name)
    weights.parts[0][5] = float("nan")
    assert "no training leads to" in refused(name, heading, weights)
    heading, weights = random_network(name)
    weights.rows[2][5] = heading.rows
    assert "weights that it does not have" in refused(name, heading, weights)


def test_a_network_for_another_observation_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody changed a layout without a new version."""
    writes = encoder("old-london-bridge", 2)
    monkeypatch.setattr(network_file, "encoder", lambda name, seats: Fewer(writes.size - 1, writes.actions))
    heading, weights = random_network("old-london-bridge")
    assert "2 seats, and this Guildhall writes" in refused("old-london-bridge", heading, weights)


class Fewer:
    """What is looked at of an encoder."""

    def __init__(self, size: int, actions: int) -> None:
        self.size = size
        self.actions = actions


def test_a_network_of_more_than_a_mebibyte_is_not_written() -> None:
    with pytest.raises(NetworkError, match="too large"):
        content_of("old-london-bridge", seen=900, hidden=20)


# What ships


@pytest.mark.parametrize("name", shelf.NAMES)
def test_what_ships_can_be_read(name: str) -> None:
    """Where a network ships it is used; elsewhere the hand-made evaluator is."""
    content = shipped(name)
    assert isinstance(evaluator(shelf.game(name)), NetworkEvaluator) == (content is not None)
    if content is not None:
        assert len(content) <= network_file.MOST_BYTES
        assert unpacked(content, name)[0].made.games > 0


def test_a_network_that_ships_is_used_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.game("old-london-bridge")
    monkeypatch.setattr(network_file, "shipped", lambda name: content_of(name))
    evaluate._networked.cache_clear()
    try:
        judge = evaluator(game)
        assert isinstance(judge, NetworkEvaluator)
        assert isinstance(MctsBot(game, Limit(simulations=1)).evaluator, NetworkEvaluator)
    finally:
        evaluate._networked.cache_clear()
