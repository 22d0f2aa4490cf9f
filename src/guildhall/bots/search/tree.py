"""The search tree: nodes with statistics, and edges labelled by answers.

The tree is a set of flat lists, and a node is an index into them. The edge to a node is its key:

- a question to a seat plus the answer to it, by a player or by chance. The question is part of the key, since hidden
  information may decide who is asked next, and what;
- `question + ANY_OUTCOME` for all outcomes of a draw that has very many;
- `LANE - seat` below a node where seats act at the same time: each seat chooses in a subtree of its own, so that no
  seat in the tree answers what it cannot see;
- `JOINT + hash` below the same node for the combined choices of all seats, where the lanes end.
"""

from __future__ import annotations

from typing import Any, Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

ROOT: Final = 0
NONE: Final = -1
LANE: Final = -10
ANSWERS: Final = 1 << 20  # the distance between the keys of two questions
MAX_SEATS: Final = 16  # with chance
ANY_OUTCOME: Final = 1 << 18
JOINT: Final = 1 << 50
JOINT_HASHES: Final = 1 << 40
SEAT_PRIMES: Final[tuple[int, ...]] = (7919, 104729, 1299709, 15485863, 32452843, 49979687, 67867967, 86028121)


class Tree:
    """Nodes with their statistics. Values, wins and points have one entry per node and seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.questions: dict[Decision[Any], int] = {}  # numbered in the order in which they came up
        self.key: list[int] = []
        self.first_child: list[int] = []
        self.next_sibling: list[int] = []
        self.visits: list[int] = []
        self.availability: list[int] = []  # how often the node could have been selected
        self.prior: list[float] = []  # the prior probability of the answer
        self.regret: list[float] = []  # how much worse than the best option the answer looked when it was expanded
        self.value: list[float] = []  # sums of what simulations were worth
        self.wins: list[float] = []  # sums of win probabilities
        self.points: list[float] = []  # sums of expected final points
        self.add(NONE, NONE)

    def add(self, parent: int, key: int) -> int:
        """A new child, in front of its siblings."""
        node = len(self.key)
        self.key.append(key)
        self.first_child.append(NONE)
        self.visits.append(0)
        self.availability.append(0)
        self.prior.append(0.0)
        self.regret.append(0.0)
        for _ in range(self.seats):
            self.value.append(0.0)
            self.wins.append(0.0)
            self.points.append(0.0)
        if parent == NONE:
            self.next_sibling.append(NONE)
        else:
            self.next_sibling.append(self.first_child[parent])
            self.first_child[parent] = node
        return node

    def find(self, parent: int, key: int) -> int:
        """The child with that key, or NONE."""
        node = self.first_child[parent]
        while node != NONE and self.key[node] != key:
            node = self.next_sibling[node]
        return node

    def child(self, parent: int, key: int) -> int:
        """The child with that key, added if there is none yet."""
        node = self.find(parent, key)
        return self.add(parent, key) if node == NONE else node

    def question(self, decision: Decision[Any], seat: Seat) -> int:
        """The key of answer 0 to a question; the keys of the other answers follow it."""
        number = self.questions.get(decision, NONE)
        if number == NONE:
            number = len(self.questions)
            self.questions[decision] = number
        return (number * MAX_SEATS + seat) * ANSWERS

    def has_answers(self, node: int, question: int) -> bool:
        """Whether a node has been expanded for a question."""
        child = self.first_child[node]
        while child != NONE and not 0 <= self.key[child] - question < ANY_OUTCOME:
            child = self.next_sibling[child]
        return child != NONE

    def tried(self, node: int, question: int) -> list[int]:
        """The visited children of a node that answer a question."""
        found = []
        child = self.first_child[node]
        while child != NONE:
            if 0 <= self.key[child] - question < ANY_OUTCOME and self.visits[child] > 0:
                found.append(child)
            child = self.next_sibling[child]
        return found

    def keep_subtree(self, root: int) -> None:
        """Make a node the root, and forget all nodes that are not below it."""
        kept = Tree(self.seats)
        nodes = [root]
        copies = [ROOT]
        at = 0
        while at < len(nodes):
            node, copy = nodes[at], copies[at]
            at += 1
            self.copy_statistics(node, kept, copy)
            child = self.first_child[node]
            while child != NONE:
                nodes.append(child)
                copies.append(kept.add(copy, self.key[child]))
                child = self.next_sibling[child]
        self.take_nodes(kept)

    def copy_statistics(self, node: int, other: Tree, copy: int) -> None:
        """Give a node of another tree the statistics of one of ours."""
        other.visits[copy] = self.visits[node]
        other.availability[copy] = self.availability[node]
        other.prior[copy] = self.prior[node]
        other.regret[copy] = self.regret[node]
        seats = self.seats
        for seat in range(seats):
            other.value[copy * seats + seat] = self.value[node * seats + seat]
            other.wins[copy * seats + seat] = self.wins[node * seats + seat]
            other.points[copy * seats + seat] = self.points[node * seats + seat]

    def take_nodes(self, other: Tree) -> None:
        """Replace all nodes by those of another tree, which is not used any more."""
        self.key, self.first_child, self.next_sibling = other.key, other.first_child, other.next_sibling
        self.visits, self.availability = other.visits, other.availability
        self.prior, self.regret = other.prior, other.regret
        self.value, self.wins, self.points = other.value, other.wins, other.points


def joint_hash(so_far: int, seat: Seat, option: Option) -> int:
    """The hash of the choices that seats make at the same time, with one more of them. Their order does not matter."""
    return (so_far + (option + 1) * SEAT_PRIMES[seat]) % JOINT_HASHES
