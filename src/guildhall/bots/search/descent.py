"""The path of one simulation from the root down the tree."""

from __future__ import annotations

from typing import Final

from guildhall.bots.search.selection import Selector
from guildhall.bots.search.tree import ANY_OUTCOME, JOINT, LANE, NONE, ROOT, Tree, joint_hash
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, NO_LANES, Option, Seat, State

FREE: Final = -1  # no first answer is given


class Descent:
    """Walks down a tree, from one answer to the next, and notes the nodes on its path."""

    def __init__(self, tree: Tree, selector: Selector, max_chance_children: int, expansion_threshold: int) -> None:
        self.tree = tree
        self.selector = selector
        self.max_chance_children = max_chance_children
        self.expansion_threshold = expansion_threshold
        self.path: list[int] = []
        self.node = ROOT  # that all seats have reached
        self.lanes = NO_LANES  # while seats act at the same time: what the state has of them
        self.lane_nodes: list[int] = []  # by seat: the node it has reached in its own lane
        self.joint = 0  # the hash of what they have chosen

    def walk(self, g: State, seat: Seat, first: Option = FREE) -> None:
        """Select until a node is reached that has too few visits to be expanded.

        A seat begins, wherever it stands, with the first answer if one is given.
        """
        self.path.clear()
        self.path.append(ROOT)
        self.node = ROOT
        self.lanes = NO_LANES
        while g.waiting:
            if g.lanes and not self.lanes:
                self.enter_lanes(g)
            if g.asked[seat] is None:
                seat = first_to_act(g)
            if self.step(g, seat, first) < self.expansion_threshold and seat != CHANCE:
                return
            first = FREE
            seat = CHANCE  # which is not asked, or comes first anyway

    def step(self, g: State, seat: Seat, given: Option) -> int:
        """Select and give one answer; returns the visits of the node it leads to."""
        tree = self.tree
        here = self.lane_node(seat) if self.lanes else self.node
        decision = g.asked[seat]
        assert decision is not None
        question = tree.question(decision, seat)
        option = self.selector.select(g, here, seat, question) if given == FREE else given
        key = question + option
        if seat == CHANCE and len(g.offered[CHANCE]) > self.max_chance_children:
            key = question + ANY_OUTCOME
        answer(g, decision, seat, option)
        after = tree.child(here, key)
        self.path.append(after)
        if self.lanes:
            self.lane_nodes[seat] = after
            self.joint = joint_hash(self.joint, seat, option)
            self.leave_lanes(g)
        else:
            self.node = after
        return tree.visits[after]

    def enter_lanes(self, g: State) -> None:
        """From here on seats act at the same time."""
        self.lanes = g.lanes
        self.lane_nodes = [NONE] * self.tree.seats
        self.joint = 0

    def lane_node(self, seat: Seat) -> int:
        """Where a seat stands in its own subtree."""
        if self.lane_nodes[seat] == NONE:
            self.lane_nodes[seat] = self.tree.child(self.node, LANE - seat)
            self.path.append(self.lane_nodes[seat])
        return self.lane_nodes[seat]

    def leave_lanes(self, g: State) -> None:
        """Once all seats have chosen, their joint choice leads to one node."""
        if g.lanes is not self.lanes:
            self.node = self.tree.child(self.node, JOINT + self.joint)
            self.path.append(self.node)
            self.lanes = NO_LANES
