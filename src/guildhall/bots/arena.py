"""Tournaments between bots: round robin, with the same seeds for every pair and every order of seats.

With one seat, every bot plays the same seeds alone. The games of a tournament follow from its settings alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf
from time import process_time
from typing import Final, NamedTuple

import msgspec

from guildhall import shelf
from guildhall.bots import guest, spread
from guildhall.bots.evaluate import handmade
from guildhall.bots.fortune import Fortune
from guildhall.bots.match import Fault, play

SEEDS: Final = 1_000_003
NOBODY: Final = -1


class Tournament(msgspec.Struct, frozen=True):
    """The settings of a tournament. Equal settings give the same fixtures."""

    game: str
    bots: tuple[str, ...]
    games: int  # for each pair of bots; alone, for each bot
    seats: int = 2
    seed: int = 1
    variant: dict[str, str] = {}
    limit: float = guest.LIMIT  # seconds for an answer of a bot from outside Guildhall

    def check(self) -> None:
        """Raises ValueError for a tournament that cannot be played."""
        game = shelf.game(self.game)
        game.new(self.seats, self.variant)
        if len(set(self.bots)) != len(self.bots):
            raise ValueError("every bot takes part once")
        if len(self.bots) < 2 and self.seats > 1:
            raise ValueError("a tournament needs at least two bots, or a game with --seats 1")
        if self.games < 1:
            raise ValueError(f"each pair plays at least 1 game, not {self.games}")
        if not 0 < self.limit < inf:
            raise ValueError(f"a limit must be a positive, finite number of seconds, not {self.limit}")
        for name in self.bots:
            guest.check(name, game, self.limit)


class Fixture(NamedTuple):
    """A game to be played."""

    number: int
    seed: int
    line_up: tuple[int, ...]  # by seat: the bot


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played.

    A bot that broke the rules loses at all of its seats, with 0 points or fewer; the others share the first place,
    with the points that they had by then.
    """

    number: int
    line_up: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking, by seat
    answers: tuple[int, ...]
    faulty: int = NOBODY  # the seat that broke the rules
    fault: str = ""  # how
    fortune: tuple[float, ...] = ()  # what draws gave to each seat's chance to win, if that was noted


Keep = Callable[[Result], None]


def fixtures(tournament: Tournament) -> list[Fixture]:
    """All games. Every pair plays the same seeds, each in both orders of seats.

    With more than two seats the two bots of a pair sit alternately.
    """
    found: list[Fixture] = []
    if tournament.seats == 1:
        for bot in range(len(tournament.bots)):
            for game in range(tournament.games):
                found.append(Fixture(len(found), tournament.seed * SEEDS + game, (bot,)))
        return found
    for pair in combinations(range(len(tournament.bots)), 2):
        for game in range(tournament.games):
            seed, turn = divmod(game, 2)
            line_up = tuple(pair[(seat + turn) % 2] for seat in range(tournament.seats))
            found.append(Fixture(len(found), tournament.seed * SEEDS + seed, line_up))
    return found


def play_fixture(tournament: Tournament, fixture: Fixture, notes_fortune: bool = False) -> Result:
    """Play one game. Bots are timed by the clock of this process, so that a busy machine makes none of them weaker."""
    game = shelf.game(tournament.game)
    names = [tournament.bots[bot] for bot in fixture.line_up]
    bots = [guest.bot(name, game, tournament.limit, tournament.variant, process_time) for name in names]
    fortune = Fortune(handmade(game), tournament.seats) if notes_fortune else None
    try:
        outcome = play(game, bots, fixture.seed, tournament.variant, fortune)
    finally:
        for bot in bots:
            bot.close()
    result = Result(
        fixture.number,
        fixture.line_up,
        tuple(outcome.points),
        tuple(outcome.places),
        tuple(round(seconds, 4) for seconds in outcome.seconds),
        tuple(outcome.answers),
        fortune=tuple(round(win, 5) for win in fortune.win) if fortune is not None else (),
    )
    return result if outcome.fault is None else _lost(result, outcome.fault)


def _lost(result: Result, fault: Fault) -> Result:
    """The result of a game that a bot has lost by breaking the rules."""
    is_loser = [bot == result.line_up[fault.seat] for bot in result.line_up]
    return msgspec.structs.replace(
        result,
        points=tuple(min(0, points) if lost else points for lost, points in zip(is_loser, result.points, strict=True)),
        places=tuple(is_loser.count(False) + 1 if lost else 1 for lost in is_loser),
        faulty=fault.seat,
        fault=fault.reason,
    )


def here(tournament: Tournament, games: Sequence[Fixture], keep: Keep) -> None:
    """Play one game after the other in this process."""
    for fixture in games:
        keep(play_fixture(tournament, fixture))


def in_processes(tournament: Tournament, games: Sequence[Fixture], workers: int, keep: Keep) -> None:
    """Play in several processes, and keep each result as soon as it is there; see `spread`."""
    spread.in_processes(play_fixture, [(tournament, fixture) for fixture in games], workers, keep)
