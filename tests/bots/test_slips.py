"""Slips: what weaker levels answer instead of the best, why, and what it may cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import inf
from time import perf_counter
from typing import cast

import pytest

from bench.strength.slips import judged
from guildhall import shelf
from guildhall.bots import slips
from guildhall.bots.bot import Advice, Candidate, Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.evaluate.nearsighted import Nearsighted
from guildhall.bots.mcts import LEAST_SIMULATIONS, HurryUp, MctsBot, finished
from guildhall.bots.roster import LEVELS, bot
from guildhall.bots.slips import Slips, Trial, glance, led, mean_cost
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State
from tests.goose_fair.game import GAME as FAIR
from tests.goose_fair.game import Fair

CARELESS = Slips(typical=1e9, most=0.1, foresight=0.5)  # answers at a glance, as far as that may cost


def asked(name: str, seats: int, every: int) -> list[Position]:
    """Positions of a random game in which a player has a choice."""
    game, rng = shelf.game(name), Rng(5)
    g: State = game.new(seats, {})
    run.start(g)
    found = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat != CHANCE and len(run.options(g, seat)) > 1:
            found.append(Position(game, g, seat, rng))
        playout(g, rng, 1)
    return found[::every]


def test_levels_slip_less_and_see_further_the_higher_they_are() -> None:
    for level, better in pairwise(LEVELS.values()):
        assert level.seconds < better.seconds
        assert level.typical > better.typical
        assert level.most > better.most
        assert level.foresight < better.foresight
    assert LEVELS["grandmaster"].slips is None
    assert all(level.slips is not None for level in list(LEVELS.values())[:-1])


def test_a_fraction_of_the_time_slips_as_much() -> None:
    game = shelf.game("tiny-towns")
    quick, master = bot("master/10", game), bot("master", game)
    assert isinstance(quick, MctsBot)
    assert isinstance(master, MctsBot)
    assert quick.slips == master.slips == Slips(*LEVELS["master"][1:])


@pytest.mark.parametrize("level", ["apprentice", "grandmaster"])
def test_a_level_searches_a_little_however_slow_the_machine_is(level: str) -> None:
    hours = iter(range(0, 10**9, 10_000))
    player = bot(level, shelf.game("tiny-towns"), clock=lambda: float(next(hours)))
    assert isinstance(player, MctsBot)
    position = asked("tiny-towns", 2, 10)[1]
    assert player.think(position, Rng(1)).simulations == LEAST_SIMULATIONS
    plain = bot("mcts:0.1s", position.game, clock=lambda: float(next(hours)))
    assert plain.explain(position, Rng(1)).simulations == 1


# What a level is led to


@pytest.mark.parametrize("typical", [0.0, 0.001, 0.01, 0.04])
def test_answers_cost_as_much_as_is_typical_and_no_more(typical: float) -> None:
    costs = [0.0, 0.02, 0.1, 0.1]
    shares = led([1.0, 1.0, 1.0, 0.2], costs, typical)
    assert sum(shares) == pytest.approx(1)
    assert mean_cost(shares, costs) == pytest.approx(typical, abs=1e-5)
    assert shares[2] == pytest.approx(5 * shares[3])
    assert shares[0] >= shares[1] >= shares[2]


def test_what_is_not_dear_is_answered_at_a_glance() -> None:
    assert led([1.0, 3.0], [0.0, 0.02], 0.02) == pytest.approx([0.25, 0.75])


def test_a_better_answer_is_missed_more_often_if_it_is_hard_to_see() -> None:
    costs = [0.0, 0.08]
    seen, hidden = led([1.0, 0.05], costs, 0.02), led([0.05, 1.0], costs, 0.02)
    assert hidden[0] < seen[0]
    assert hidden[1] == pytest.approx(0.25)


# What is seen at a glance


@pytest.mark.parametrize("name", shelf.NAMES)
def test_the_nearsighted_see_the_points_that_are_there(name: str) -> None:
    game = shelf.game(name)
    judge = evaluator(game)
    g: State = game.new(2, {})
    run.start(g)
    playout(g, Rng(3), 30)
    assert Nearsighted(game, judge, 0.0).points(g) == [float(points) for points in game.points(g)]
    assert Nearsighted(game, judge, 1.0).points(g) == pytest.approx(judge.points(g))
    half = [(now + later) / 2 for now, later in zip(game.points(g), judge.points(g), strict=True)]
    assert Nearsighted(game, judge, 0.5).points(g) == pytest.approx(half)
    playout(g, Rng(3))
    assert Nearsighted(game, judge, 0.0).points(g) == judge.points(g)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_gain_that_greedy_sees_attracts_everybody(name: str) -> None:
    game = shelf.game(name)
    seen = 0
    for position in asked(name, 2, 9)[:6]:
        weights = glance(game, position, evaluator(game), tuning_of(game), 1.0, Rng(2))
        assert set(weights) == set(position.options)
        assert max(weights.values()) == 1.0
        assert min(weights.values()) > 0.0
        if not evaluator(game).policy(position.sample(Rng(1)), position.seat):
            assert weights[bot("greedy", game).choose(position, Rng(2))] > 0.5
            seen += 1
    assert seen


# What may not happen


def test_a_slip_is_made_only_when_it_surely_costs_no_more_than_stated() -> None:
    cheap, dear, unsure = Trial(0.1), Trial(0.1), Trial(0.1)
    for pair in range(32):
        swing = 0.2 if pair % 2 else -0.2
        cheap.add(0.01 + swing)
        dear.add(0.12 + swing)
        unsure.add(0.08 + swing)
    assert cheap.verdict() is None, "that is not sure enough with so much luck in it"
    for _ in range(200):
        cheap.add(0.01)
    assert cheap.verdict() is True
    assert dear.verdict() is False
    assert unsure.verdict() is None
    better = Trial(0.1)
    for pair in range(32):
        better.add(-0.02 + (0.05 if pair % 2 else -0.05))
    assert better.verdict() is False, "it is no slip, and trials must not make a level stronger"
    lucky = Trial(0.1)
    lucky.add(-0.5)  # one simulation may promise anything
    assert lucky.error > 0.1


def chosen(player: MctsBot, position: Position, seed: int) -> Option:
    rng = Rng(seed)
    return finished(player.settle(player.think(position, rng), position, rng))


def test_a_sure_win_is_taken() -> None:
    """At the last answer of a game, which decides it in the open."""
    found = 0
    for seed in range(120):
        last: State = FAIR.new(2, {})
        run.start(last)
        rng, g = Rng(seed), last.copy()
        while not run.is_over(g):
            if run.first_to_act(g) != CHANCE:
                last = g.copy()
            playout(g, rng, 1)
        seat = run.first_to_act(last)
        wins = [option for option in run.options(last, seat) if wins_with(last, seat, option)]
        if 0 < len(wins) < len(run.options(last, seat)):
            found += 1
            player = MctsBot(FAIR, Limit(simulations=30), slips=CARELESS._replace(most=1.0))
            position = Position(FAIR, last, seat, Rng(1))
            assert all(chosen(player, position, seed) in wins for seed in range(8))
    assert found, "no game was decided by its last answer, so the test proves nothing"


def wins_with(g: State, seat: int, option: Option) -> bool:
    after = cast(Fair, g.copy())
    run.apply(after, seat, option)
    points = FAIR.points(after)  # which is all that its evaluator sees
    return run.is_over(after) and points[seat] > points[1 - seat]


def made(name: str, simulations: int, every: int) -> Iterator[tuple[Position, Option, Option]]:
    """Slips in positions of a game: the position, the best answer and the one that was given."""
    for number, position in enumerate(asked(name, 2, every)):
        player = MctsBot(shelf.game(name), Limit(simulations=simulations), slips=CARELESS)
        rng = Rng(number)
        advice = player.think(position, rng)
        option = finished(player.settle(advice, position, rng))
        if option != advice.option:
            yield position, advice.option, option


def excess(position: Position, best: Option, option: Option, pairs: int) -> float:
    """By how much a slip surely costs more than stated, as a longer search judges it."""
    slip = judged(position.game, position, best, option, simulations=100, pairs=pairs)
    return slip.cost - 2 * slip.error - CARELESS.most


@pytest.mark.parametrize(("name", "every"), [("tiny-towns", 5), ("pillars-of-the-earth", 5)])
def test_no_slip_costs_more_than_stated(name: str, every: int) -> None:
    found = list(made(name, 24, every))
    assert len(found) >= 3
    assert max(excess(*slip, pairs=60) for slip in found) <= 0


def test_without_a_trial_slips_would_cost_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trial, "verdict", lambda _: True)
    assert any(excess(*slip, pairs=40) > 0 for slip in made("pillars-of-the-earth", 24, 3))


def test_alone_costs_are_certain_once_all_draws_are_known() -> None:
    found = (
        Candidate(3, "", 0.5, (30.0,), 0.80),
        Candidate(4, "", 0.3, (29.0,), 0.78),
        Candidate(5, "", 0.2, (9.0,), 0.3),
    )
    position = asked("tiny-towns", 1, 1)[0]
    costs = slips.costs_of(position, Advice(3, found, 10, 0.1), None)
    assert costs == pytest.approx({3: 0.0, 4: 0.02, 5: 0.5})


# Everywhere alike


def test_a_level_answers_the_same_with_the_same_seed_at_once_or_in_slices() -> None:
    """A server asks for an answer, a device thinks in slices."""
    slips_made = 0
    for number, position in enumerate(asked("pillars-of-the-earth", 2, 6)[:6]):
        answers = []
        for _ in range(2):
            player = MctsBot(position.game, Limit(simulations=12), slips=CARELESS)
            answers.append(player.choose(position, Rng(number)))
        sliced, rng = MctsBot(position.game, Limit(simulations=12), slips=CARELESS), Rng(number)
        advice = finished(sliced.think_in_slices(position, rng, 12, inf, 12))
        answers.append(finished(sliced.settle(advice, position, rng)))
        assert len(set(answers)) == 1
        slips_made += answers[0] != advice.option
    assert slips_made, "no slip was made, so the test proves little"


def test_in_a_hurry_the_best_answer_is_given() -> None:
    position = asked("pillars-of-the-earth", 2, 10)[1]
    player = MctsBot(shelf.game("pillars-of-the-earth"), Limit(simulations=16), slips=CARELESS._replace(most=0.02))
    for seed in range(20):
        rng = Rng(seed)
        advice = player.think(position, rng)
        work = player.settle(advice, position, rng)
        try:
            next(work)
        except StopIteration:
            continue
        with pytest.raises(StopIteration) as end:
            work.throw(HurryUp())
        assert end.value.value == advice.option
        return
    raise AssertionError("no slip was tried out, so the test proves nothing")


def test_a_late_trial_ends_with_the_best_answer() -> None:
    position = asked("pillars-of-the-earth", 2, 10)[1]
    player = MctsBot(position.game, Limit(seconds=0.2), slips=CARELESS)
    for seed in range(10):
        rng = Rng(seed)
        player.clock = perf_counter
        advice = player.think(position, rng)
        player.clock = lambda: 1e18  # as for a thought in a hurry
        assert finished(player.settle(advice, position, rng)) == advice.option
