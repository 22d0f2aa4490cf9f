"""Games between equal bots, each with the luck of its draws and its result: kept one line each, so runs can go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.judgement import Static, final_verdict
from guildhall.analysis.look import LUCK_SAMPLES
from guildhall.analysis.luck import luck_of
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

RESULTS: Final = Path(__file__).parent / "results"
GAMES: Final = 1_000
SEATS: Final = 2
BOT: Final = "greedy"
SEED: Final = 7_000_000
DIGITS: Final = 5


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game: by seat, the result and the sum of the luck, as chances to win and as points."""

    number: int
    win: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[float, ...]
    luck_points: tuple[float, ...]


def play(name: str, number: int) -> Played:
    """Game `number` between equal bots."""
    game: Any = shelf.game(name)
    static = Static(game)
    bots = [roster.bot(BOT, game) for _ in range(SEATS)]
    chance, thoughts = Rng(SEED + number), Rng(SEED + GAMES + number)
    g: State = game.new(SEATS, {})
    run.start(g)
    luck, luck_points = [0.0] * SEATS, [0.0] * SEATS
    made = 0
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            option = run.draw(g, chance)
            for one in range(SEATS):
                found = luck_of(game, static, g, option, one, LUCK_SAMPLES, made * 8 + one)
                luck[one] += found.win
                luck_points[one] += found.points
        else:
            option = bots[seat].choose(Position(game, g, seat, thoughts), thoughts)
        run.apply(g, seat, option)
        made += 1
    end = final_verdict(game, g)
    return Played(number, _rounded(end.win), _rounded(end.points), _rounded(luck), _rounded(luck_points))


def kept(name: str) -> list[Played]:
    """The games that were played so far."""
    file = _file(name)
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]


def missing(name: str) -> Iterator[int]:
    """The numbers of the games that are still to be played."""
    known = {played.number for played in kept(name)}
    return (number for number in range(GAMES) if number not in known)


def keep(name: str, played: Played) -> None:
    RESULTS.mkdir(exist_ok=True)
    with _file(name).open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")


def _file(name: str) -> Path:
    return RESULTS / f"{name}.jsonl"


def _rounded(values: Any) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in values)
