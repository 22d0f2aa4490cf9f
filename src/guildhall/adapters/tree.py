"""The nodes of a game tree: positions with all events on the way to them."""

from __future__ import annotations

from typing import Any, NamedTuple

from guildhall import shelf
from guildhall.adapters.codec import Codec, codec
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat, State

Past = tuple[Any, Event | int, Seat]  # what was before; an event and CHANCE, or an answer and who gave it


class TreeConfig(NamedTuple):
    """What all nodes of a game tree share."""

    game: Game[Any]
    codec: Codec
    depth: int
    reward: str


class TreeNode:
    """A position with all events on the way to it. Clones share it until one of them moves on."""

    def __init__(self, config: TreeConfig, g: Any) -> None:
        self.config = config
        self.g = g
        self.past: Past | None = None
        self.answers = 0  # of players
        self.is_shared = False

    def __deepcopy__(self, memo: dict[int, Any]) -> TreeNode:
        """OpenSpiel calls this to clone. Nothing is copied until one of the clones moves on."""
        self.is_shared = True
        return self

    def own(self) -> TreeNode:
        """This node, or a copy if another state holds it as well."""
        if not self.is_shared:
            return self
        new = TreeNode(self.config, listening(self.g.copy(), self.g.held))
        new.past = self.past
        new.answers = self.answers
        return new

    def apply(self, seat: Seat, option: int, action: int) -> None:
        run.apply(self.g, seat, option)
        if seat != CHANCE:
            self.answers += 1
            self.past = (self.past, action, seat)
        self.listen()

    def skip(self, answers: int, rng: Rng) -> None:
        """Give this many answers at random, and make the draws before the next question."""
        while (seat := run.first_to_act(self.g)) == CHANCE or self.answers < answers:
            decision = run.question(self.g, seat)
            option = run.draw(self.g, rng) if seat == CHANCE else _any(run.options(self.g, seat), rng)
            self.apply(seat, option, self.config.codec.offset[decision.name] + option)

    def resampled(self, seat: Seat, rng: Rng) -> TreeNode:
        """A node that is possible as far as a seat knows, with nothing in its past that the seat does not know."""
        g: State = self.config.game.determinize(self.g, seat, rng)
        held = [told if owner == seat else [] for owner, told in enumerate(self.g.held)]
        node = TreeNode(self.config, listening(g, held))
        for what in self.known_to(seat):
            node.past = (node.past, what, CHANCE if isinstance(what, Event) else seat)
        node.answers = self.answers
        return node

    def listen(self) -> None:
        """Add what was told to the history, except what follows from the position anyway."""
        assert self.g.sink is not None
        for event in self.g.sink:
            if not event.is_forced:
                self.past = (self.past, event, CHANCE)
        self.g.sink = []

    def known_to(self, seat: Seat) -> list[Event | int]:
        """The events that a seat was told and the actions that it took, in order."""
        known: list[Event | int] = []
        past = self.past
        while past is not None:
            past, what, who = past
            if what.is_for(seat) if isinstance(what, Event) else who == seat:
                known.append(what)
        known.reverse()
        return known

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as text, so that stored states do not depend on the fields of the class."""
        past = []
        node = self.past
        while node is not None:
            node, what, who = node
            past.append((what, who))
        game, _, depth, reward = self.config
        return _restored, (game.name, depth, reward, game.write(self.g), self.g.held, past, self.answers)


def _restored(
    name: str,
    depth: int,
    reward: str,
    text: str,
    held: list[list[Event]],
    past: list[tuple[Any, Seat]],
    answers: int,
) -> TreeNode:
    game = shelf.game(name)
    node = TreeNode(TreeConfig(game, codec(name), depth, reward), listening(game.read(text), held))
    for what, who in reversed(past):
        node.past = (node.past, what, who)
    node.answers = answers
    return node


def _any(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def listening(g: State, held: list[list[Event]]) -> State:
    """A state that reports events and keeps those it holds back."""
    g.sink = []
    g.held = [told[:] for told in held]
    return g
