"""`python -m bench.tiny_towns`: how long it takes to find every possible build on a board, and to score a town.

The boards are those of random games in their second half, and remember nothing of what was found before. Each figure is
set against the loop of arithmetic of `bench.engine`, measured in the same run. Reported, never asserted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from bench.engine import reference, timed, walk
from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.constructing import buildable, constructions
from guildhall.games.tiny_towns.scoring import score_seat
from guildhall.games.tiny_towns.state import Towns

GAMES: Final = 20
REPEATS: Final = 9
SEATS: Final = 4

Work = Callable[[Towns, int], object]
WORKS: Final[dict[str, Work]] = {
    "cards that can be built": buildable,
    "every possible build": constructions,
    "score of a town": score_seat,
}


def boards(games: int = GAMES) -> list[tuple[Towns, int]]:
    """Towns from the middle of random games to their end."""
    found = []
    for seed in range(games):
        whole = walk(GAME, SEATS, seed).choices
        for part in (2, 3, 4):
            g = walk(GAME, SEATS, seed, whole * part // 4).state
            found += [(g, seat) for seat in range(SEATS)]
    return found


def measure(work: Work, towns: list[tuple[Towns, int]], repeats: int = REPEATS) -> float:
    """Seconds for one town, the least of several rounds over all."""

    def over_all() -> None:
        for g, seat in towns:
            g.boards[seat].forget()
            work(g, seat)

    return min(timed(over_all) for _ in range(repeats)) / len(towns)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tiny_towns", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"random games that give boards (default: {GAMES})")
    parser.add_argument("--repeats", type=int, default=REPEATS, help=f"rounds over all boards (default: {REPEATS})")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.repeats < 1:
        parser.error("at least one game and one round are needed")
    towns = boards(chosen.games)
    base = min(timed(reference) for _ in range(chosen.repeats))
    for name, work in WORKS.items():
        seconds = measure(work, towns, chosen.repeats)
        print(f"{name:<24} {seconds * 1e6:6.2f} us  {seconds / base:.4f} references")


if __name__ == "__main__":
    main()
