"""Every bot gives a legal answer in every game, from what its seat may know and nothing else."""

from __future__ import annotations

import gc
from collections import Counter
from math import inf, nan
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from guildhall import shelf
from guildhall.bots.bot import Advice, Bot, Candidate, Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.evaluate.base import Tuning
from guildhall.bots.garbage import gc_paused
from guildhall.bots.match import play
from guildhall.bots.mcts import MctsBot
from guildhall.bots.random import RandomBot
from guildhall.bots.roster import LEVELS, NAMES, bot
from guildhall.bots.search.ismcts import BATCH, Search
from guildhall.bots.search.tree import ROOT
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from tests.laws.boxes import corrected

KINDS = ("random", "greedy", "mcts:6")
CASES = [(name, kind) for name in shelf.NAMES for kind in KINDS]


def positions(game: Game[Any], seats: int, seed: int, apart: int) -> list[State]:
    """Positions of a random game in which a player is asked, some choices apart."""
    g: State = game.new(seats, {})
    run.start(g)
    rng = Rng(seed)
    found = []
    while not run.is_over(g):
        playout(g, rng, apart)
        while g.asked[CHANCE] is not None:
            playout(g, rng, 1)
        if g.waiting:
            found.append(g.copy())
    return found


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_a_bot_gives_an_offered_answer_and_says_why(name: str, kind: str) -> None:
    game = shelf.game(name)
    for seats in game.seats:
        for g in positions(game, seats, seats, 40)[:4]:
            for seat in run.to_act(g):
                position = Position(game, g, seat, Rng(1))
                player = bot(kind, game)
                assert player.choose(position, Rng(2)) in run.options(g, seat)
                check_advice(player, position)


def check_advice(player: Bot, position: Position) -> None:
    advice = player.explain(position, Rng(3))
    assert advice.option == advice.candidates[0].option
    assert {candidate.option for candidate in advice.candidates} <= set(position.options)
    assert sum(candidate.share for candidate in advice.candidates) == pytest.approx(1)
    for candidate in advice.candidates:
        assert candidate.name == position.question.domain[candidate.option]
        assert len(candidate.points) == position.seats
        assert -1e-9 <= candidate.win <= 1 + 1e-9


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(name: str, kind: str) -> None:
    game = shelf.game(name)
    differed = 0
    for seats in game.seats:
        for number, g in enumerate(positions(game, seats, 7 + seats, 13)[:8]):
            for seat in run.to_act(g):
                other: State = game.determinize(g, seat, Rng(100 + number))
                differed += game.write(other) != game.write(g)
                answers = [bot(kind, game).explain(Position(game, truth, seat, Rng(5)), Rng(6)) for truth in (g, other)]
                assert answers[0].candidates == answers[1].candidates
    assert differed or name == "pillars-of-the-earth", "no two states differed: the test proves nothing"


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_search_by_simulations_is_deterministic(name: str) -> None:
    game = shelf.game(name)
    seats = game.seats[-1]
    quick = Tuning(
        cutoff=4, rollout_candidates=2
    )  # whole games; what a game's own tuning does is compared position by position, above
    bots = [[MctsBot(game, Limit(simulations=6), tuning=quick) for _ in range(seats)] for _ in range(2)]
    results = [play(game, players, 4, {}) for players in bots]
    assert results[0][:2] == results[1][:2]
    assert results[0].answers == results[1].answers


def test_workers_share_the_simulations_and_are_deterministic() -> None:
    game = shelf.game("old-london-bridge")
    g = positions(game, 2, 1, 30)[0]
    seat = run.to_act(g)[0]
    answers = []
    for _ in range(2):
        player = MctsBot(game, Limit(simulations=90), workers=3)
        answers.append(player.explain(Position(game, g, seat, Rng(1)), Rng(2)))
        player.close()
    assert answers[0].candidates == answers[1].candidates
    assert answers[0].simulations == 90


def test_the_tree_is_reused_for_the_next_answer_of_the_same_seat() -> None:
    game = shelf.game("old-london-bridge")
    player = MctsBot(game, Limit(simulations=50))
    kept = 0
    for g in positions(game, 2, 3, 5):
        seat = run.first_to_act(g)
        option = player.explain(Position(game, g, seat, Rng(1)), Rng(2)).option
        run.apply(g, seat, option)
        if player.search is not None and run.to_act(g) == [seat]:
            kept += player.tree_for(Position(game, g, seat, Rng(3)), Rng(4)).tree.visits[ROOT] > 0
            assert player.explain(Position(game, g, seat, Rng(3)), Rng(4)).simulations == 50
    assert kept


@pytest.mark.parametrize(("name", "seats"), [("pillars-of-the-earth", 2), ("tiny-towns", 1)])
def test_the_tree_is_reused_after_answers_of_others_and_draws(name: str, seats: int) -> None:
    """If the tree has seen what happened in between."""
    game = shelf.game(name)
    player = MctsBot(game, Limit(simulations=60))
    kept = 0
    for g in positions(game, seats, 5, 15)[:6]:
        seat = run.first_to_act(g)
        run.apply(g, seat, player.explain(Position(game, g, seat, Rng(1)), Rng(2)).option)
        between = 0
        while not run.is_over(g) and run.to_act(g) != [seat]:
            playout(g, Rng(between), 1)
            between += 1
        if not run.is_over(g) and between:
            position = Position(game, g, seat, Rng(3))
            kept += player.tree_for(position, Rng(4)).tree.visits[ROOT] > 0
            assert player.explain(position, Rng(4)).option in run.options(g, seat)
        player.close()
    assert kept


@pytest.mark.parametrize("name", shelf.NAMES)
def test_searches_make_no_reference_cycles(name: str) -> None:
    """The garbage collector is paused meanwhile, so cycles would fill the memory."""
    game = shelf.game(name)
    g = positions(game, 2, 3, 9)[1]
    position = Position(game, g, run.first_to_act(g), Rng(1))
    player = MctsBot(game, Limit(simulations=20))
    player.explain(position, Rng(2))
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)  # other threads may leave cycles, so look at what is found
    try:
        player.explain(position, Rng(3))
        gc.collect()
        assert not [found for found in gc.garbage if isinstance(found, (State, Search))]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def test_the_garbage_collector_runs_again_after_a_search() -> None:
    with gc_paused():
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.parametrize("name", shelf.NAMES)
def test_answers_to_different_questions_are_kept_apart_in_a_tree(name: str) -> None:
    """Hidden information may decide what a seat is asked, so one node can have seen two questions."""
    game = shelf.game(name)
    asked = {run.question(g, 0).name: g for g in positions(game, 2, 3, 3) if run.first_to_act(g) == 0}
    assert len(asked) > 1
    search = Search(evaluator(game), 0, 2, Rng(1), tuning_of(game))
    for g in asked.values():
        search.run(Position(game, g, 0, Rng(2)).sample, 2 * BATCH, inf, perf_counter)
        assert {option for option, *_ in search.results()} <= set(run.options(g, 0))


def test_a_search_stops_when_the_leader_cannot_be_caught() -> None:
    game = shelf.game("old-london-bridge")
    search = Search(evaluator(game), 0, 2, Rng(1), Tuning())
    for option, visits in ((3, 40), (5, 25)):  # of the question with the number 0 to seat 0
        search.tree.visits[search.tree.add(ROOT, option)] = visits
    assert search.is_decided(14.0)
    assert not search.is_decided(15.0)


def test_a_timed_search_stops_early_and_never_late() -> None:
    game = shelf.game("pillars-of-the-earth")
    spent = []
    for g in positions(game, 2, 2, 9)[:8]:
        seat = run.first_to_act(g)
        ticks = iter(range(10_000))
        player = MctsBot(game, Limit(seconds=20.0), clock=lambda ticks=ticks: float(next(ticks)))  # type: ignore[misc]
        advice = player.explain(Position(game, g, seat, Rng(1)), Rng(2))
        spent.append(advice.simulations)
    assert max(spent) <= 20
    assert min(spent) < 20


@pytest.mark.parametrize("name", shelf.NAMES)
def test_an_evaluator_knows_the_result_when_the_game_is_over(name: str) -> None:
    game = shelf.game(name)
    for seats in game.seats:
        for seed in range(5):
            g: State = game.new(seats, {})
            run.start(g)
            playout(g, Rng(seed))
            points = evaluator(game).points(g)
            places = game.places(g)
            assert [round(value) for value in points] == game.points(g)
            for a in range(seats):
                for b in range(seats):
                    assert (points[a] > points[b]) == (places[a] < places[b]), f"{points}, {places}"


def test_every_name_of_the_roster_is_a_bot() -> None:
    game = shelf.game("old-london-bridge")
    assert set(LEVELS) <= set(NAMES)
    for name in NAMES:
        assert bot(name, game).name == name
    quick, master = bot("master/10", game), bot("master", game)
    assert isinstance(quick, MctsBot)
    assert isinstance(master, MctsBot)
    assert quick.limit == Limit(seconds=0.15)
    assert quick.temperature == master.temperature == 0
    for name in (
        "deep-blue",
        "mcts:",
        "mcts:x",
        "mcts:0",
        "mcts:-1s",
        "mcts:nans",
        "mcts:infs",
        "master/",
        "master/0",
        "master/x",
        "greedy/2",
    ):
        with pytest.raises(ValueError, match="bot"):
            bot(name, game)


def test_the_temperature_samples_answers_by_visits() -> None:
    shares = {4: 0.6, 7: 0.3, 2: 0.09, 9: 0.01}
    wins = {4: 0.60, 7: 0.59, 2: 0.50, 9: 0.90}  # the last one was lucky once, which must not matter
    found = tuple(Candidate(option, str(option), shares[option], (0.0, 0.0), wins[option]) for option in wins)
    advice = Advice(4, found, 100, 0.1)
    game = shelf.game("old-london-bridge")

    def answers(temperature: float) -> Counter[int]:
        rng = Rng(3)
        bot = MctsBot(game, Limit(simulations=1), temperature=temperature)
        return Counter(bot.sample_answer(advice, rng) for _ in range(10_000))

    assert set(answers(0)) == {4}
    for option, share in shares.items():
        assert answers(1)[option] == pytest.approx(10_000 * share, rel=0.1)
    assert answers(0.5)[7] == pytest.approx(answers(0.5)[4] / 4, rel=0.1)
    assert answers(0.5)[9] < 10


def test_a_bot_that_samples_reuses_the_tree_below_its_real_answer() -> None:
    game = shelf.game("old-london-bridge")
    for seed in range(3):
        bots: list[Bot] = [MctsBot(game, Limit(simulations=6), temperature=1.0), RandomBot()]
        again: list[Bot] = [MctsBot(game, Limit(simulations=6), temperature=1.0), RandomBot()]
        assert play(game, bots, seed, {}).points == play(game, again, seed, {}).points


def test_a_limit_must_be_positive_and_finite() -> None:
    endless = (Limit(seconds=nan), Limit(seconds=inf), Limit(simulations=1.5))  # type: ignore[arg-type]
    for limit in (Limit(), Limit(seconds=0), Limit(simulations=0), Limit(seconds=-1.0, simulations=5), *endless):
        with pytest.raises(ValueError, match="limit"):
            MctsBot(shelf.game("old-london-bridge"), limit)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_bot_may_change_its_list_of_options(name: str) -> None:
    game = shelf.game(name)
    g = positions(game, 2, 1, 5)[0]
    seat = run.first_to_act(g)
    offered = run.options(g, seat)[:]
    Position(game, g, seat, Rng(1)).options.clear()
    assert run.options(g, seat) == offered


@pytest.mark.parametrize("kind", ["greedy", "mcts:20"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_certain_win_has_probability_1(kind: str, seats: int) -> None:
    """At the last answer of a game, if the seat wins or loses whatever it answers."""
    game = shelf.game("tiny-towns")
    told = set()
    for seed in range(6):
        last: State = game.new(seats, {})
        run.start(last)
        rng = Rng(seed)
        g = last.copy()
        while not run.is_over(g):
            if run.first_to_act(g) != CHANCE:
                last = g.copy()
            playout(g, rng, 1)
        seat = run.first_to_act(last)
        wins = set()
        for option in run.options(last, seat):
            after = last.copy()
            run.apply(after, seat, option)
            wins.add(game.places(after).count(1) == 1 and game.places(after)[seat] == 1 if run.is_over(after) else None)
        if len(wins) == 1 and None not in wins:
            found = bot(kind, game).explain(Position(game, last, seat, Rng(1)), Rng(2)).candidates
            assert {candidate.win for candidate in found} == {float(next(iter(wins)) or False)}
            told |= wins
    assert told, "nothing was certain, so the test proves nothing"


def test_workers_use_the_game_and_the_tuning_of_their_bot(tmp_path: Path) -> None:
    other = corrected("old-london-bridge", tmp_path)
    g = positions(other, 2, 1, 3)[0]
    position = Position(other, g, run.first_to_act(g), Rng(1))
    answers = []
    for tuning in (None, Tuning(cutoff=0)):
        player = MctsBot(other, Limit(simulations=40), workers=2, tuning=tuning)
        answers.append(player.explain(position, Rng(2)).candidates)
        player.close()
    assert answers[0] != answers[1]
    with pytest.raises(ValueError, match="evaluator"):
        MctsBot(other, Limit(simulations=40), workers=2, judge=evaluator(other))


@pytest.mark.parametrize("horizon", [1, 2])
def test_a_rollout_ends_at_the_horizon(horizon: int) -> None:
    game = shelf.game("old-london-bridge")
    g = game.new(2, {})
    run.start(g)
    rng = Rng(5)
    judge = evaluator(game)
    while judge.phase(g) < 2:
        playout(g, rng, 1)
    Search(judge, 0, 2, rng, tuning_of(game)._replace(horizon=horizon, rollout_candidates=2)).roll_out(g)
    assert judge.phase(g) == 2 + horizon
    assert not run.is_over(g)


@pytest.mark.parametrize("trace_decay", [1.0, 0.75, 0.0])
def test_a_rollout_backs_up_the_lambda_return_of_its_phases(trace_decay: float) -> None:
    game = shelf.game("old-london-bridge")
    g: State = game.new(2, {})
    run.start(g)
    rng = Rng(5)
    judge = evaluator(game)
    while judge.phase(g) < 2 or run.first_to_act(g) == CHANCE:
        playout(g, rng, 1)
    tuning = tuning_of(game)._replace(rollout_candidates=2, horizon=2, trace_decay=trace_decay)
    search = Search(judge, 0, 2, Rng(7), tuning)
    search.descent.path = [ROOT]
    search.roll_out(g.copy())
    same = Search(judge, 0, 2, Rng(7), tuning)
    points = []
    for _ in range(2):
        same.rollout.play_phase(g)
        points.append(judge.horizon_points(g))
    expected = [(1 - trace_decay) * first + trace_decay * second for first, second in zip(*points, strict=True)]
    assert search.tree.points == pytest.approx(expected)
