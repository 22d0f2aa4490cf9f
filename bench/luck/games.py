"""Games between equal bots, each with the luck of its draws and its result: kept one line each, so runs can go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.judgement import draw_worlds, final_verdict, of_draws
from guildhall.analysis.luck import MOST_TRIES, NONE, Draws
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

RESULTS: Final = Path(__file__).parent / "results"
GAMES: Final = 1_000
SEATS: Final = 2
# By name: the game, and its settings. With two players, the usual Tiny Towns has no draws after the set-up.
KINDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    **{name: (name, {}) for name in shelf.NAMES},
    "tiny-towns, town hall": ("tiny-towns", {"mode": "town-hall"}),
}
BOT: Final = "greedy"
WORLDS: Final = 8  # of a draw, at most: a review looks at more if it has the time, which makes its luck less noisy
FITTING: Final = range(GAMES, GAMES + 200)  # the numbers of the games that `TRUST` is fitted to, and nothing else
SEED: Final = 7_000_000
DIGITS: Final = 5


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game: by seat, the result and the sum of the luck that the judgement sees, as chances to win and as points.

    How far that luck is trusted is left to the report, so games stay true when the trust is fitted anew.
    """

    number: int
    win: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[float, ...]
    luck_points: tuple[float, ...]


def play(kind: str, number: int) -> Played:
    """Game `number` between equal bots."""
    name, variant = KINDS[kind]
    game: Any = shelf.game(name)
    judgement, worlds = of_draws(game), worlds_of(kind)
    bots = [roster.bot(BOT, game) for _ in range(SEATS)]
    chance, thoughts = Rng(SEED + number), Rng(SEED + GAMES + number)
    g: State = game.new(SEATS, variant)
    run.start(g)
    luck, luck_points = [0.0] * SEATS, [0.0] * SEATS
    made, began = 0, False  # as in reviews, the set-up is no luck
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            option = run.draw(g, chance)
            draws = Draws(game, judgement, g, option, worlds, made * worlds * MOST_TRIES)
            for one in range(SEATS):
                found = draws.judged(one) if began else NONE
                luck[one] += found.win
                luck_points[one] += found.points
        else:
            began = True
            option = bots[seat].choose(Position(game, g, seat, thoughts), thoughts)
        run.apply(g, seat, option)
        made += 1
    end = final_verdict(game, g)
    return Played(number, _rounded(end.win), _rounded(end.points), _rounded(luck), _rounded(luck_points))


def worlds_of(kind: str) -> int:
    """In how many worlds a draw is looked at."""
    name, _ = KINDS[kind]
    return min(WORLDS, draw_worlds(shelf.game(name)))


def kept(kind: str, numbers: range = range(GAMES)) -> list[Played]:
    """The games that were played so far."""
    file = _file(kind)
    if not file.exists():
        return []
    found = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    return [played for played in found if played.number in numbers]


def missing(kind: str, numbers: range = range(GAMES)) -> Iterator[int]:
    """The numbers of the games that are still to be played."""
    known = {played.number for played in kept(kind, numbers)}
    return (number for number in numbers if number not in known)


def keep(kind: str, played: Played) -> None:
    RESULTS.mkdir(exist_ok=True)
    with _file(kind).open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")


def _file(kind: str) -> Path:
    return RESULTS / f"{kind.replace(', ', '-').replace(' ', '-')}.jsonl"


def _rounded(values: Any) -> tuple[float, ...]:
    return tuple(round(value, DIGITS) for value in values)
