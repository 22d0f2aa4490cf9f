"""The time of a turn: the share of an answer, when a search stops, and trees that are kept from answer to answer."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.bots import mcts
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.keeping import MOST_BOTS, Keeper, nodes
from guildhall.bots.mcts import MctsBot
from guildhall.bots.pace import LEAST, TurnBudget
from guildhall.bots.roster import bot
from guildhall.bots.search.ismcts import FIRST_SIMULATIONS, Search
from guildhall.hall.bots import think
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State


def positions(name: str, seed: int = 11) -> list[State]:
    """Positions of a random game for two in which a player has a choice."""
    game = shelf.game(name)
    g: State = game.new(2, {})
    run.start(g)
    rng, found = Rng(seed), []
    while not run.is_over(g):
        if g.asked[CHANCE] is None and len(run.options(g, run.first_to_act(g))) > 1:
            found.append(g.copy())
        playout(g, rng, 1)
    return found


def test_an_answer_may_use_half_of_what_is_left_and_what_it_saves_is_there_for_the_next() -> None:
    budget = TurnBudget(4.0)
    assert budget.share() == 2.0
    budget.spend(2.0)
    budget.answered(goes_on=True)
    assert budget.share() == 1.0
    budget.spend(0.0)  # it was forced
    budget.answered(goes_on=True)
    assert budget.share() == 1.0
    budget.spend(9.0)
    assert budget.share() == 4.0 * LEAST
    budget.answered(goes_on=False)
    assert (budget.share(), budget.answers) == (2.0, 0)


def test_a_bot_that_comes_into_the_middle_of_a_turn_has_what_others_left() -> None:
    budget = TurnBudget(4.0)
    budget.spend(1.5)
    budget.answered(goes_on=True)
    budget.resume(1)
    assert budget.left == 2.5, "it was here"
    budget.resume(3)
    assert budget.left == 0.5
    budget.resume(0)
    assert budget.left == 4.0


@pytest.mark.parametrize("name", ["tiny-towns", "guilds-of-london"])
def test_a_turn_takes_about_its_time_however_many_answers_it_has(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that ticks with every look, as searches look once in a simulation.

    On a machine that makes thirty of them in a turn, the least number would be most of the time.
    """
    monkeypatch.setattr(mcts, "LEAST_SIMULATIONS", 1)
    game = shelf.game(name)
    ticks = 0

    def clock() -> float:
        nonlocal ticks
        ticks += 1
        return float(ticks)

    seconds = 30.0
    player = MctsBot(game, Limit(seconds=seconds), budget=TurnBudget(seconds), clock=clock)
    g: State = game.new(2, {})
    run.start(g)
    chance, rng, others = Rng(1), Rng(2), Rng(3)
    turns, answers, began = [], 0, 0
    for _ in range(90):
        if run.is_over(g):
            break
        seat = run.first_to_act(g)
        if seat == 0:
            assert player.budget is not None
            if player.budget.answers == 0:
                turns.append(ticks - began)
                began = ticks
            run.apply(g, 0, player.choose(Position(game, g, 0, rng), rng))
            answers += 1
        else:
            options = run.options(g, seat)
            run.apply(g, seat, run.draw(g, chance) if seat == CHANCE else options[others.below(len(options))])
    assert answers > len(turns) / 2
    assert max(turns) <= 3 * seconds, turns


def test_a_search_stops_when_nearly_all_of_its_first_simulations_agree() -> None:
    game = shelf.game("tiny-towns")
    g = positions("tiny-towns")[0]
    seat = run.first_to_act(g)
    search = Search(evaluator(game), seat, 2, Rng(1), tuning_of(game))
    position = Position(game, g, seat, Rng(1))
    search.run(position.sample, 2 * FIRST_SIMULATIONS, 1e9, lambda: 0.0)
    children = search.root_children()
    for child in children:
        search.tree.visits[child] = 1
    search.tree.visits[children[0]] = 100 * len(children)
    assert search.is_agreed()
    assert not search.is_settled(1e9), "only where a turn has a budget"
    search.stops_when_all_agree = True
    assert search.is_settled(1e9)
    search.tree.visits[children[1]] = 50 * len(children)
    assert not search.is_settled(1e9)


def test_levels_have_a_purse_and_searches_by_seconds_an_answer() -> None:
    game = shelf.game("tiny-towns")
    master, search = bot("master/10", game), bot("mcts:0.5s", game)
    assert isinstance(master, MctsBot)
    assert isinstance(search, MctsBot)
    assert master.budget is not None
    assert master.budget.seconds == pytest.approx(0.15)
    assert search.budget is None


def test_a_kept_bot_goes_on_with_its_tree() -> None:
    name = "pillars-of-the-earth"
    game, keeper = shelf.game(name), Keeper()
    kept = 0
    for g in positions(name)[:12]:
        seat = run.first_to_act(g)
        text = game.write(game.determinize(g, seat, Rng(1)))
        option = think(name, text, seat, "master", 1, key="t 0", keeper=keeper, answers=0)
        (one,) = keeper._kept.values()
        kept += nodes(one.bot) > 0
        assert option in [run.question(g, seat).domain[other] for other in run.options(g, seat)]
        assert keeper.take("t 0", (name, None, seat, "grandmaster")) is None, "another level begins anew"
        assert not keeper._kept
    assert kept


def test_a_keeper_forgets_what_was_used_longest_ago() -> None:
    game, keeper = shelf.game("tiny-towns"), Keeper()
    for number in range(MOST_BOTS + 1):
        keeper.keep(f"t {number}", "this", bot("greedy", game))
    assert keeper.take("t 0", "this") is None
    assert keeper.take("t 1", "this") is not None
    assert keeper.take("t 1", "this") is None, "it was taken"
