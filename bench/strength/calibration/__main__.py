"""`python -m bench.strength.calibration play --games 4000 --minutes 60`, then `fit`, then `report`.

Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.strength.calibration`. A run
that is cut short goes on where it was.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from pprint import pformat
from time import monotonic
from typing import Final

from bench.strength.calibration import fit, report
from bench.strength.calibration.samples import (
    FILES,
    ROOT,
    SIMULATIONS,
    games_of,
    is_for_fitting,
    manner,
    names,
    samples,
)
from guildhall import shelf
from guildhall.bots.evaluate import calibration, handmade
from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.evaluate.network_file import read
from guildhall.bots.learn.play import play_game
from guildhall.bots.learn.record import Games, Played

MODULE: Final = ROOT / "src" / "guildhall" / "bots" / "evaluate" / "calibration.py"
LEAST: Final = 500  # games to fit to
SHARPNESS: Final = "SHARPNESS: Final[dict[str, dict[int, list[float]]]] = "
OFFSETS: Final = "OFFSETS: Final[dict[str, dict[int, list[float]]]] = "


def missing(only: str, count: int, simulations: int, folder: Path) -> Iterator[tuple[str, int, Games, int]]:
    """Games to play: a hundred of each game and number of seats in turn, so that none is left behind."""
    files = {(name, seats): games_of(name, seats, simulations, folder) for name, seats in names(only)}
    for first in range(0, count, 100):
        for (name, seats), games in files.items():
            for number in range(first, min(count, first + 100)):
                if number not in games.numbers:
                    yield name, seats, games, number


def play(until: float, workers: int, only: str, count: int, simulations: int, folder: Path = FILES) -> None:
    """Play missing games, and start none after the deadline."""
    games = missing(only, count, simulations, folder)
    running: dict[Future[Played], Games] = {}
    with ProcessPoolExecutor(workers) as pool:
        while True:
            if monotonic() < until:
                for name, seats, file, number in islice(games, 2 * workers - len(running)):
                    running[pool.submit(play_game, manner(name, seats, simulations), number)] = file
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                running.pop(done).add(done.result())


def fit_all(only: str, simulations: int, folder: Path = FILES) -> str:
    """Fit the knots to every other game; returns the module with them."""
    sharpness = {name: dict(knots) for name, knots in calibration.SHARPNESS.items()}
    offsets = {name: dict(knots) for name, knots in calibration.OFFSETS.items()}
    for name, seats in names(only):
        games = [played for played in games_of(name, seats, simulations, folder) if is_for_fitting(played.number)]
        if len(games) < LEAST:
            continue
        game = shelf.game(name)
        handmade(game).calibrate({}, {})
        found = list(samples(game, iter(games), handmade(game)))
        handmade(game).calibrate(calibration.SHARPNESS[name], calibration.OFFSETS[name])
        sharpness[name][seats] = fit.sharpness(found)
        offsets[name][seats] = fit.offsets(found)
        print(
            f"{name}, {seats} seats: {len(games)} games, {sharpness[name][seats]}, {offsets[name][seats]}", flush=True
        )
    return module(MODULE.read_text(encoding="utf-8"), sharpness, offsets)


def module(text: str, sharpness: dict[str, dict[int, list[float]]], offsets: dict[str, dict[int, list[float]]]) -> str:
    """The text of the module with other knots."""
    for head, knots in ((SHARPNESS, sharpness), (OFFSETS, offsets)):
        before, _, after = text.partition(head)
        rest = after[after.index("\n}\n") + 3 :]
        lines = ["{"]
        for name, by_seats in knots.items():
            if not by_seats:
                lines.append(f'    "{name}": {{}},')
                continue
            lines.append(f'    "{name}": {{')
            lines += [f"        {seats}: {pformat(by_seats[seats])}," for seats in sorted(by_seats)]
            lines.append("    },")
        text = before + head + "\n".join([*lines, "}"]) + "\n" + rest
    return text


def report_all(only: str, simulations: int, network: Path | None, folder: Path = FILES) -> list[report.Measured]:
    """Measure every game that was played, from the games that nothing was fitted to."""
    found = []
    for name, seats in names(only):
        every = games_of(name, seats, simulations, folder)
        games = (played for played in every if not is_for_fitting(played.number))
        game = shelf.game(name)
        judge: Evaluator = handmade(game) if network is None else read(network, game, handmade(game))
        told = list(samples(game, games, judge))
        if told:
            found.append(report.measured(name, seats, told))
            print(f"{name}, {seats} seats: {found[-1].games} games", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength.calibration", description="do chances come true?")
    parser.add_argument("what", choices=("play", "fit", "report"))
    parser.add_argument("--games", type=int, default=2 * report.GAMES, help="games for each game and number of seats")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to play")
    parser.add_argument("--workers", type=int, default=1, help="number of games played at once")
    parser.add_argument("--only", default="", help="only what has this in its name, such as 'tiny-towns-2'")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="for an answer of these games")
    parser.add_argument("--network", type=Path, help="measure the hand-made evaluator with this network")
    parser.add_argument("--out", type=Path, default=report.HERE, help="where the report goes")
    options = parser.parse_args()
    if options.what == "play":
        play(monotonic() + 60 * options.minutes, options.workers, options.only, options.games, options.simulations)
    elif options.what == "fit":
        text = fit_all(options.only, options.simulations)
        MODULE.write_text(text, encoding="utf-8")
    else:
        judges = "the hand-made evaluator" if options.network is None else f"the network {options.network.name}"
        found = report_all(options.only, options.simulations, options.network)
        report.write(found, judges, options.simulations, options.out)


if __name__ == "__main__":
    main()
