"""`python -m bench.luck --minutes 7 --workers 2`: play missing games, then write the report.

Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.luck`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice, zip_longest
from time import monotonic

from bench.luck.games import FITTING, GAMES, KINDS, Played, keep, missing, play
from bench.luck.report import write


def wanted(only: str, numbers: range) -> Iterator[tuple[str, int]]:
    """The missing games, of all games in turn."""
    names = [kind for kind in KINDS if only in kind]
    for row in zip_longest(*(missing(name, numbers) for name in names)):
        yield from ((name, number) for name, number in zip(names, row, strict=True) if number is not None)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.luck", description="play missing games, then write the report")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to play; 0 only writes the report")
    parser.add_argument("--workers", type=int, default=1, help="number of games played at once")
    parser.add_argument("--only", default="", help="a part of the names of the games to play")
    parser.add_argument("--fit", action="store_true", help="play the games that the trust in luck is fitted to")
    options = parser.parse_args()
    until = monotonic() + 60 * options.minutes
    games = wanted(options.only, FITTING if options.fit else range(GAMES))
    running: dict[Future[Played], str] = {}
    with ProcessPoolExecutor(options.workers) as pool:
        while True:
            if monotonic() < until:
                for name, number in islice(games, options.workers - len(running)):
                    running[pool.submit(play, name, number)] = name
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                keep(running.pop(done), done.result())
    write()


if __name__ == "__main__":
    main()
