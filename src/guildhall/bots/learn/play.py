"""One game of self-play, with playout-cap randomization.

Most answers get a quick search, a share of them a full one (Wu 2019, "Accelerating Self-Play Learning in Go"). Only the
full ones are kept as thoughts, because the visits of a quick search say little; but quick ones let a core finish many
more games, and results are what the value learns from.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from msgspec import Struct

from guildhall import shelf
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.learn.record import Played, Thought
from guildhall.bots.mcts import MctsBot
from guildhall.bots.search.result import Result
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State

GAMES: Final = 1 << 40  # seeds of two runs do not meet before this many games
STEPS: Final = 1 << 20  # of a random share


class Manner(Struct, frozen=True):
    """How games are played. Equal manners and numbers give equal games, whatever process plays them."""

    game: str
    seats: tuple[int, ...]  # taken in turn
    seed: int = 1
    quick: int = 6  # simulations of most answers
    full: int = 24
    share: float = 0.25  # of the answers, with a full search
    temperature: float = 0.5  # of the choice among the answers
    settings: bool = False  # whether the game's settings are drawn for each game; otherwise the usual ones

    def check(self) -> None:
        """Raises ValueError."""
        game = shelf.game(self.game)
        for seats in self.seats:
            game.new(seats, {})
        if not self.seats:
            raise ValueError("self-play needs at least one number of seats")
        if not 1 <= self.quick <= self.full:
            raise ValueError(f"a full search has at least as many simulations as a quick one, which has {self.quick}")
        if not 0.0 <= self.share <= 1.0 or not 0.0 <= self.temperature < inf:
            raise ValueError("the share of full searches is from 0 to 1, and the temperature at least 0")


def seed_of(manner: Manner, number: int) -> int:
    """The seed of a game: its draws and thoughts follow from it."""
    return manner.seed * GAMES + number


def drawn_settings(game: Game[Any], rng: Rng) -> dict[str, str]:
    """A value of each setting, half of them the usual one."""
    found = {}
    for setting in game.settings:
        if rng.below(2):
            found[setting.name] = setting.values[rng.below(len(setting.values))]
    return found


def begun(game: Game[Any], manner: Manner, number: int, rng: Rng) -> tuple[State, dict[str, str]]:
    """A new game with its settings. Not all settings go together: those that do not are left out."""
    seats = manner.seats[number % len(manner.seats)]
    variant = drawn_settings(game, rng) if manner.settings else {}
    try:
        g: State = game.new(seats, variant)
    except ValueError:
        variant = {}
        g = game.new(seats, variant)
    run.start(g)
    return g, variant


def play_game(manner: Manner, number: int, judge: Evaluator | None = None) -> Played:
    """Play the game with this number. All seats have one judge: the game's own, or another one."""
    game = shelf.game(manner.game)
    chance = Rng(seed_of(manner, number))
    rng = Rng(seed_of(manner, number) + GAMES // 2)
    g, variant = begun(game, manner, number, rng)
    bots = [Player(game, manner, judge) for _ in range(g.seats)]
    options: list[Option] = []
    thoughts: list[Thought] = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            option = run.draw(g, chance)
        elif len(run.options(g, seat)) == 1:
            option = run.options(g, seat)[0]
        else:
            option, thought = bots[seat].answer(Position(game, g, seat, rng), rng, len(options))
            if thought is not None:
                thoughts.append(thought)
        options.append(option)
        run.apply(g, seat, option)
    points, places = game.points(g), game.places(g)
    return Played(number, g.seats, variant, tuple(options), tuple(points), tuple(places), tuple(thoughts))


class Player:
    """Answers for one seat, sometimes after a longer search."""

    def __init__(self, game: Game[Any], manner: Manner, judge: Evaluator | None) -> None:
        self.manner = manner
        limit = Limit(simulations=manner.quick)
        self.bot = MctsBot(game, limit, judge=judge, temperature=manner.temperature)

    def answer(self, position: Position, rng: Rng, at: int) -> tuple[Option, Thought | None]:
        is_full = rng.below(STEPS) < self.manner.share * STEPS
        self.bot.limit = Limit(simulations=self.manner.full if is_full else self.manner.quick)
        advice = self.bot.think(position, rng)
        option = self.bot.sample_answer(advice, rng)
        found = self.bot.search.results() if is_full and self.bot.search is not None else []
        thought = thought_of(found, position, at) if found else None
        self.bot.keep_tree(position, option, rng)
        self.bot.keep_line(option)
        return option, thought


def thought_of(found: list[Result], position: Position, at: int) -> Thought:
    """What a search found, with the visits of the answers that are really on offer."""
    visits = sum(result[1] for result in found)
    seats = range(position.seats)
    win = tuple(round(sum(result[2][seat] for result in found) / visits, 4) for seat in seats)
    points = tuple(round(sum(result[3][seat] for result in found) / visits, 3) for seat in seats)
    offered = [result for result in found if result[0] in position.options]
    return Thought(at, tuple(result[0] for result in offered), tuple(result[1] for result in offered), win, points)
