"""Everything that is said in random games of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import Game, LedgerLine, Variant
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Option, Seat, State

REPEATS = 24  # for each value of each setting and each number of players
QUESTIONED = 2  # in this many of them, ask for the reason of every answer that is not offered

Facts = tuple[tuple[str, int], ...]


class Heard:
    """Everything that was said, without repetition."""

    def __init__(self) -> None:
        self.questions: set[tuple[str, Facts]] = set()
        self.events: set[tuple[str, tuple[int, ...]]] = set()
        self.lines: set[LedgerLine] = set()
        self.reasons: set[str] = set()


class Player:
    """Mostly follows preferences drawn anew for each game, and so reaches positions that random play rarely does."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.whims: dict[tuple[Seat, str, Option], int] = {}

    def choose(self, g: State, seat: Seat) -> Option:
        options = run.options(g, seat)
        if self.rng.below(8) == 0:
            return options[self.rng.below(len(options))]
        name = run.question(g, seat).name
        return max(options, key=lambda option: self._whim((seat, name, option)))

    def _whim(self, key: tuple[Seat, str, Option]) -> int:
        if key not in self.whims:
            self.whims[key] = self.rng.below(1000)
        return self.whims[key]


@cache
def heard(name: str) -> Heard:
    """Everything that is said in some games of that name."""
    game = shelf.game(name)
    told = Heard()
    for repeat in range(REPEATS):
        for i, (seats, variant) in enumerate(plans(game)):
            _play(game, seats, variant, Player(Rng(1000 * repeat + i)), told, asks_why=repeat < QUESTIONED)
    return told


def plans(game: Game[Any]) -> Iterator[tuple[int, Variant]]:
    """Every number of players, with every value of every setting at least once."""
    most = max((len(setting.values) for setting in game.settings), default=1)
    for seats in game.seats:
        for i in range(most):
            yield seats, {setting.name: setting.values[i % len(setting.values)] for setting in game.settings}


def _play(game: Game[Any], seats: int, variant: Variant, player: Player, told: Heard, asks_why: bool) -> None:
    g = game.new(seats, variant)
    sink: list[Event] = []
    g.sink = sink
    run.start(g)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        decision = run.question(g, seat)
        told.questions.add((decision.name, tuple(decision.facts(g, seat).items())))
        if asks_why and seat != CHANCE:
            told.reasons |= _reasons(g, seat)
        run.apply(g, seat, run.draw(g, player.rng) if seat == CHANCE else player.choose(g, seat))
    told.events |= {(event.name, event.args) for event in sink}
    for score in game.scores(g) or ():
        told.lines |= set(score.ledger)


def _reasons(g: Any, seat: Seat) -> set[str]:
    decision = run.question(g, seat)
    offered = run.options(g, seat)
    closed = (option for option in range(len(decision.domain)) if option not in offered)
    return {decision.why_not(g, seat, option) or "" for option in closed}
