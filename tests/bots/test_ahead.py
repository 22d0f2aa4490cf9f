"""Thinking ahead: a bot searches on while somebody else is asked, and begins there when it is asked again."""

from __future__ import annotations

from math import inf

import pytest

from guildhall import shelf
from guildhall.bots import mcts
from guildhall.bots.bot import Limit, Position
from guildhall.bots.mcts import MctsBot
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State

GAME = shelf.game("pillars-of-the-earth")
SIMULATIONS = 16


def its_turn(g: State, seat: int) -> bool:
    return not g.lanes and g.asked[CHANCE] is None and g.asked[seat] is not None and len(g.offered[seat]) > 1


def answered(seed: int) -> tuple[MctsBot, State]:
    """A bot that has just answered for seat 0, and the game, in which seat 1 has a choice now."""
    rng = Rng(seed)
    g: State = GAME.new(2, {})
    run.start(g)
    while not run.is_over(g):
        if its_turn(g, 0):
            after, bot = g.copy(), MctsBot(GAME, Limit(simulations=SIMULATIONS))
            run.apply(after, 0, bot.choose(Position(GAME, g, 0, rng), rng))
            if its_turn(after, 1) and after.waiting == 1:
                return bot, after
        playout(g, rng, 1)
    raise AssertionError("seats never follow each other")


def ticks(bot: MctsBot) -> None:
    """A clock that counts how often it is looked at."""
    bot.clock = iter(range(10**9)).__next__


def most_tried(bot: MctsBot, g: State) -> Option:
    """What seat 1 answers in most of the simulations."""
    assert bot.search is not None
    tree = bot.search.tree
    decision = g.asked[1]
    assert decision is not None
    question = tree.question(decision, 1)
    return max((tree.visits[node], tree.key[node] - question) for node in tree.tried(0, question))[1]


def begins_with(bot: MctsBot, g: State) -> int:
    """How many simulations a bot has for its next question before it thinks about it."""
    search = bot.tree_for(Position(GAME, g, 0, Rng(3)), Rng(3))
    return sum(visits for _, visits, _, _ in search.results()) if search.root_children() else search.tree.visits[0]


def test_the_next_answer_begins_with_what_was_found_ahead() -> None:
    found = []
    for ahead in (0, 300):
        bot, g = answered(5)
        ticks(bot)
        if ahead:
            bot.think_ahead(Position(GAME, g, 0, Rng(1)), Rng(2), ahead)
        run.apply(g, 1, most_tried(bot, g))
        while not its_turn(g, 0):
            assert g.asked[CHANCE] is None, "a draw would make the test depend on luck"
            run.apply(g, 1, g.offered[1][0])
        found.append(begins_with(bot, g))
    assert found[1] > 5 * max(1, found[0])


def test_without_a_kept_tree_a_new_one_begins() -> None:
    _, g = answered(5)
    bot = MctsBot(GAME, Limit(simulations=SIMULATIONS))
    ticks(bot)
    bot.think_ahead(Position(GAME, g, 0, Rng(1)), Rng(2), 40)
    assert bot.search is not None
    assert bot.search.simulations >= 38


def test_a_bot_that_is_interrupted_keeps_its_tree() -> None:
    class Interrupted(Exception):
        pass

    bot, g = answered(5)
    looks = iter(range(30))

    def clock() -> float:
        if next(looks, None) is None:
            raise Interrupted
        return 0.0

    bot.clock = clock
    with pytest.raises(Interrupted):
        bot.think_ahead(Position(GAME, g, 0, Rng(1)), Rng(2), inf)
    assert bot.search is not None
    assert bot.root is not None
    assert bot.search.simulations >= 28
    ticks(bot)
    before = bot.search.tree.visits[0]
    bot.think_ahead(Position(GAME, g, 0, Rng(1)), Rng(2), 20)
    assert bot.search.tree.visits[0] > before, "it goes on with the same tree"


def test_a_tree_grows_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "MOST_NODES_AHEAD", 200)
    bot, g = answered(5)
    ticks(bot)
    bot.think_ahead(Position(GAME, g, 0, Rng(1)), Rng(2), inf)
    assert bot.search is not None
    assert 200 <= len(bot.search.tree.key) < 400


def test_nothing_is_thought_about_an_own_question() -> None:
    bot, g = answered(5)
    kept = bot.search
    bot.think_ahead(Position(GAME, g, 1, Rng(1)), Rng(2), 10)
    assert bot.search is kept
