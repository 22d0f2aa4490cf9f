"""`python -m bench.strength --minutes 60 --workers 2`: play missing games for an hour, then write the report.

Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.strength`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from time import monotonic

from bench.strength.bars import Bar, bars
from bench.strength.report import ledger, write
from guildhall.bots.arena import Fixture, Result, play_fixture
from guildhall.bots.ledger import Ledger


def missing(only: str) -> Iterator[tuple[Bar, Ledger, Fixture]]:
    """The games that have not been played: the next pair is for the bar on which the least time was spent so far."""
    waiting = []
    for bar in bars():
        if only in f"{bar.tournament.game} {bar.words}":
            results = ledger(bar)
            waiting.append((bar, results, iter(results.missing())))
    while waiting:
        turn = min(waiting, key=lambda turn: spent(turn[1]))
        bar, results, games = turn
        pair = list(islice(games, 2))
        if not pair:
            waiting.remove(turn)
        for fixture in pair:
            yield bar, results, fixture


def spent(results: Ledger) -> float:
    """The seconds of thinking in the games so far."""
    return sum(sum(result.seconds) for result in results.results.values())


def play(until: float, workers: int, only: str) -> None:
    """Play missing games, several at once, and start none after the deadline."""
    games = missing(only)
    running: dict[Future[Result], tuple[Bar, Ledger]] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            if monotonic() < until:
                for bar, results, fixture in islice(games, workers - len(running)):
                    running[pool.submit(play_fixture, bar.tournament, fixture, True)] = bar, results
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                bar, results = running.pop(done)
                results.add(done.result())
                played = f"{len(results.results)} of {bar.tournament.games}"
                print(f"{bar.tournament.game}, {bar.words}: {played}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength", description="play missing games, then write the report")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to play; 0 only writes the report")
    parser.add_argument("--workers", type=int, default=1, help="number of games played at once")
    parser.add_argument("--only", default="", help="play only bars with this in their name, such as 'tiny-towns'")
    options = parser.parse_args()
    play(monotonic() + 60 * options.minutes, options.workers, options.only)
    write()


if __name__ == "__main__":
    main()
