"""Tree reuse: keep the part of a tree below what has been answered and drawn since it was built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.search.tree import JOINT, LANE, NONE, ROOT, Tree, joint_hash
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import Option, Seat, State

MAX_NODES: Final = 40  # that are tried to find where the game has gone


def advance(tree: Tree, g: State, seat: Seat, option: Option) -> bool:
    """Answer in `g`, the state at the root, and keep the subtree below the answer; returns whether there is one."""
    decision = g.asked[seat]
    assert decision is not None
    lanes = g.lanes
    below = tree.find(ROOT, LANE - seat) if lanes else ROOT
    if below != NONE:
        below = tree.find(below, tree.question(decision, seat) + option)
    answer(g, decision, seat, option)
    if lanes:  # a tree cannot go on in the middle of a lane, only where this answer was the last of all lanes
        below = NONE if g.lanes is lanes else tree.find(ROOT, JOINT + joint_hash(0, seat, option))
    if below == NONE:
        return False
    tree.keep_subtree(below)
    return True


def follow(tree: Tree, g: State, seat: Seat, is_now: Callable[[State], bool]) -> bool:
    """Go down from the root, whose state is `g`, to where the game is now; returns whether the tree gets there.

    Tries what others answered and what was drawn, until the seat itself is asked, the most visited nodes first, until
    `is_now` recognizes a state.
    Simultaneous choices end the attempt: the tree keeps only their hash.
    """
    nodes = [ROOT]
    states = [g]
    for _ in range(MAX_NODES):
        if not nodes:
            return False
        at = most_visited(tree, nodes)
        node, here = nodes.pop(at), states.pop(at)
        if is_now(here):
            tree.keep_subtree(node)
            return True
        if here.asked[seat] is None and not here.lanes and here.waiting:
            add_successors(tree, node, here, nodes, states)
    return False


def most_visited(tree: Tree, nodes: list[int]) -> int:
    """The index of the most visited of these nodes."""
    at = 0
    for i in range(1, len(nodes)):
        if tree.visits[nodes[i]] > tree.visits[nodes[at]]:
            at = i
    return at


def add_successors(tree: Tree, node: int, here: State, nodes: list[int], states: list[State]) -> None:
    """Add the visited children of a node, and the states they lead to."""
    seat = first_to_act(here)
    decision = here.asked[seat]
    assert decision is not None
    question = tree.question(decision, seat)
    child = tree.first_child[node]
    while child != NONE:
        option = tree.key[child] - question
        if tree.visits[child] and option in here.offered[seat]:
            after = here.copy()
            answer(after, decision, seat, option)
            nodes.append(child)
            states.append(after)
        child = tree.next_sibling[child]
