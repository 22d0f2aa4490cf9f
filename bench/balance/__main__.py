"""`python -m bench.balance --minutes 60 --workers 2`: play missing games for an hour, then write the report.

Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.balance`. To try a tuned
component file before it is shipped, name the game and the file: `--only old-london-bridge --components FILE`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice, zip_longest
from pathlib import Path
from time import monotonic
from typing import Any

from bench.balance.games import Played, play
from bench.balance.report import WANTED, write
from bench.balance.tally import Series, Tally, kept
from guildhall import shelf
from guildhall.kernel.game import Game


def wanted(only: str, seats: int | None, bot: str, components: Path | None) -> list[Tally]:
    """The series to play: of all games and numbers of players, unless told otherwise."""
    games = [shelf.game(name) for name in shelf.NAMES if only in name]
    if components is not None:
        games = [game.with_components(components) for game in games]
    return [
        kept(series(game, count, bot)) for game in games for count in game.seats if count > 1 and seats in (None, count)
    ]


def series(game: Game[Any], seats: int, bot: str) -> Series:
    is_shipped = game.digest == shelf.game(game.name).digest
    return Series(game.name, seats, bot, game.digest, None if is_shipped else game.content)


def missing(tallies: Sequence[Tally], games: int) -> Iterator[tuple[Tally, int]]:
    """The games still to be played, of all series in turn."""
    for row in zip_longest(*(list(tally.missing(games)) for tally in tallies)):
        yield from ((tally, number) for tally, number in zip(tallies, row, strict=True) if number is not None)


def run(tallies: Sequence[Tally], games: int, until: float, workers: int) -> None:
    """Play several games at once, start none after the deadline, and keep each as soon as it is over."""
    left = missing(tallies, games)
    running: dict[Future[Played], Tally] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            if monotonic() < until:
                for tally, number in islice(left, workers - len(running)):
                    one = tally.series
                    running[pool.submit(play, one.game, one.seats, one.bot, one.content, number)] = tally
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                tally = running.pop(done)
                tally.add(done.result())
                tally.keep()
                print(f"{tally.series.game}, {tally.series.seats} seats: {len(tally.numbers)} of {games}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.balance", description="play missing games, then write the report")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to play; 0 only writes the report")
    parser.add_argument("--workers", type=int, default=1, help="number of games played at once")
    parser.add_argument("--games", type=int, default=WANTED, help="games wanted of each series")
    parser.add_argument("--only", default="", help="a part of the names of the games to play")
    parser.add_argument("--seats", type=int, help="only with this many players")
    parser.add_argument("--bot", default="master", help="who plays all seats: 'greedy', 'mcts:400', 'master/4' ...")
    parser.add_argument("--components", type=Path, help="a corrected component file of the one game to play")
    options = parser.parse_args(arguments)
    if options.components is not None and options.only not in shelf.NAMES:
        parser.error("--components needs --only with the whole name of a game")
    if options.minutes > 0:
        tallies = wanted(options.only, options.seats, options.bot, options.components)
        run(tallies, options.games, monotonic() + 60 * options.minutes, options.workers)
    write()


if __name__ == "__main__":
    main()
