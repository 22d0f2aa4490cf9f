"""The parts of the tree search, each with numbers worked out by hand."""

from __future__ import annotations

from math import exp, sqrt

import pytest

from guildhall import shelf
from guildhall.bots.evaluate import evaluator
from guildhall.bots.evaluate.base import Tuning
from guildhall.bots.evaluate.old_london_bridge import ONE_CARD
from guildhall.bots.search.lookahead import look_ahead
from guildhall.bots.search.selection import Selector
from guildhall.bots.search.tree import NONE, ROOT, Tree, joint_hash
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import State

GAME = shelf.game("pillars-of-the-earth")
DEFAULTS = Tuning()


def first_question(name: str, seats: int) -> tuple[State, int]:
    g: State = shelf.game(name).new(seats, {})
    run.start(g)
    while run.first_to_act(g) < 0 or len(run.options(g, run.first_to_act(g))) < 2:
        seat = run.first_to_act(g)
        run.apply(g, seat, run.options(g, seat)[0])
    return g, run.first_to_act(g)


def selector(tree: Tree, tuning: Tuning = DEFAULTS) -> Selector:
    return Selector(tree, evaluator(GAME), Rng(1), tuning)


def two_children(values: tuple[float, float], visits: tuple[int, int], priors: tuple[float, float]) -> Tree:
    """A root with options 0 and 1, seen by seat 0 of one."""
    tree = Tree(1)
    for option in (0, 1):
        child = tree.add(ROOT, option)
        tree.value[child] = values[option] * visits[option]
        tree.visits[child] = tree.availability[child] = visits[option]
        tree.prior[child] = priors[option]
    tree.visits[ROOT] = sum(visits)
    tree.value[ROOT] = sum(tree.value[1:])
    return tree


def test_puct_adds_an_exploration_term_to_the_mean_value() -> None:
    tree = two_children((0.6, 0.4), (9, 1), (0.5, 0.5))
    chosen = selector(tree, Tuning(prior_visits=0, exploration=1.0))
    assert chosen.q_value(1, 0, 0.58) == pytest.approx(0.6)
    # The range of the values is 0.2. After this selection availabilities are 10 and 2.
    assert chosen.select_by_puct(ROOT, 0, 0, [0, 1]) == 0
    assert tree.availability[1:] == [10, 2]
    assert chosen.exploration_term(1, 0.2) == pytest.approx(0.2 * 0.5 * sqrt(10) / 10)
    assert chosen.exploration_term(2, 0.2) == pytest.approx(0.2 * 0.5 * sqrt(2) / 2)
    assert selector(tree, Tuning(prior_visits=0, exploration=20.0)).select_by_puct(ROOT, 0, 0, [0, 1]) == 1


def test_puct_prefers_the_higher_prior_among_equal_values() -> None:
    for priors, option in (((0.9, 0.1), 0), ((0.1, 0.9), 1)):
        tree = two_children((0.5, 0.5), (4, 4), priors)
        assert selector(tree).select_by_puct(ROOT, 0, 0, [0, 1]) == option


def test_an_option_that_was_not_on_offer_before_is_tried_first() -> None:
    tree = two_children((0.9, 0.1), (9, 1), (0.9, 0.1))
    assert selector(tree).select_by_puct(ROOT, 0, 0, [0, 1, 5]) == 5


def test_an_unvisited_option_has_its_parents_value_less_its_regret() -> None:
    tree = two_children((0.6, 0.0), (10, 0), (0.5, 0.5))
    tree.regret[2] = 0.1
    assert selector(tree, Tuning(prior_visits=4)).q_value(2, 0, 0.6) == pytest.approx(0.5)
    tree.visits[2], tree.value[2] = 4, 4 * 0.9  # then visits count as much as the initial value
    assert selector(tree, Tuning(prior_visits=4)).q_value(2, 0, 0.6) == pytest.approx((0.5 + 0.9) / 2)


def test_expansion_gives_priors_by_softmax_over_look_ahead() -> None:
    g, seat = first_question(GAME.name, 2)
    tree = Tree(2)
    selector(tree, Tuning(prior_temperature=0.05)).expand(g, ROOT, seat, 0)
    wins = [look_ahead(evaluator(GAME), g, seat, option, Rng(1), 0)[0] for option in run.options(g, seat)]
    assert len(set(wins)) > 1
    assert tree.regret[1:] == pytest.approx([max(wins) - win for win in wins])
    assert sum(tree.prior[1:]) == pytest.approx(1.0)
    assert tree.prior[1] / tree.prior[2] == pytest.approx(exp((wins[0] - wins[1]) / 0.05))


def test_a_fixed_policy_gives_the_priors_where_there_is_one() -> None:
    g, seat = first_question("old-london-bridge", 3)
    assert run.question(g, seat).name == "choose-card"
    tree = Tree(3)
    Selector(tree, evaluator(shelf.game("old-london-bridge")), Rng(1), Tuning()).expand(g, ROOT, seat, 0)
    weights = [ONE_CARD[option] for option in run.options(g, seat)]
    assert tree.prior[1:] == pytest.approx([weight / sum(weights) for weight in weights])


def test_a_kept_subtree_has_the_same_nodes_and_forgets_the_rest() -> None:
    tree = Tree(2)
    kept, dropped = tree.add(ROOT, 3), tree.add(ROOT, 4)
    below = tree.add(kept, 7)
    tree.add(dropped, 8)
    tree.visits[kept], tree.visits[below] = 5, 2
    tree.points[2 * below : 2 * below + 2] = [1.5, 2.5]
    tree.keep_subtree(kept)
    child = tree.find(ROOT, 7)
    assert (len(tree.key), tree.visits[ROOT], tree.visits[child]) == (2, 5, 2)
    assert tree.points[2 * child : 2 * child + 2] == [1.5, 2.5]
    assert tree.find(ROOT, 8) == NONE


def test_a_joint_choice_does_not_depend_on_the_order_of_the_answers() -> None:
    one = joint_hash(joint_hash(0, 0, 3), 1, 5)
    assert one == joint_hash(joint_hash(0, 1, 5), 0, 3)
    assert one != joint_hash(joint_hash(0, 0, 5), 1, 3)
