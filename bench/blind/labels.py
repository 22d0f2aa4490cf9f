"""Positions in which a grandmaster with a minute is sure of the best answer: found once, and kept with their labels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

import guildhall
from bench.reviews.finished import finished, positions
from guildhall import shelf
from guildhall.bots.bot import Advice, Limit, Position
from guildhall.bots.mcts import MctsBot
from guildhall.kernel.rng import Rng

RESULTS: Final = Path(__file__).parent / "results"
WANTED: Final = 40  # sure labels for each game
SECONDS: Final = 60.0  # of the grandmaster for an answer
SURE: Final = 0.05  # chance to win by which the best answer is ahead
SCREEN: Final = 192  # simulations of the search that finds positions worth a minute
PROBABLY: Final = 0.04  # by which the best answer must be ahead there
LEAST_SHARE: Final = 0.01  # of a search's effort, below which it knows nothing of an answer
FIRST: Final = 1_000  # of the games that positions are taken from
GAMES: Final = 400
PER_GAME: Final = 6  # positions


class Label(Struct, frozen=True):
    """A position, and what the grandmaster says. It is sure if the best answer is ahead by `SURE`."""

    game: str
    number: int  # of the game
    place: int  # of the position in it
    position: str
    seat: int
    best: str
    ahead: float  # of the second answer, as a chance to win
    simulations: int
    seconds: float  # that it thought; it stops when nothing can change any more
    engine: str


def kept(name: str) -> list[Label]:
    file = RESULTS / f"{name}.jsonl"
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Label) for line in file.read_bytes().splitlines()]


def keep(label: Label) -> None:
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"{label.game}.jsonl").open("ab") as file:
        file.write(msgspec.json.encode(label) + b"\n")


def sure(name: str) -> list[Label]:
    """The labels that count, as many as are wanted."""
    return [label for label in kept(name) if label.ahead >= SURE][:WANTED]


def candidates(name: str) -> Iterator[tuple[int, int, str, int]]:
    """Positions that were not looked at yet: the number of the game, the place in it, the position and its seat."""
    last = max(((label.number, label.place) for label in kept(name)), default=(0, 0))
    for number in range(max(FIRST, last[0]), FIRST + GAMES):
        for place, (position, seat) in enumerate(positions(finished(name, 2, number), PER_GAME)):
            if (number, place) > last and ahead(think(name, position, seat, Limit(simulations=SCREEN))) >= PROBABLY:
                yield number, place, position, seat


def label(name: str, number: int, place: int, position: str, seat: int, seconds: float = SECONDS) -> Label:
    """What the grandmaster says."""
    advice = think(name, position, seat, Limit(seconds=seconds))
    return Label(
        name,
        number,
        place,
        position,
        seat,
        advice.candidates[0].name,
        round(ahead(advice), 4),
        advice.simulations,
        round(advice.seconds, 1),
        guildhall.__version__,
    )


def think(name: str, position: str, seat: int, limit: Limit) -> Advice:
    game: Any = shelf.game(name)
    bot = MctsBot(game, limit)
    try:
        return bot.think(Position.read(game, position, seat, Rng(seat)), Rng(seat + 1))
    finally:
        bot.close()


def ahead(advice: Advice) -> float:
    """By how much the best answer is ahead of every other that was tried."""
    best, *others = advice.candidates
    known = [one.win for one in others if one.share >= LEAST_SHARE] or [one.win for one in others]
    return best.win - max(known, default=best.win)
