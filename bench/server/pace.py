"""python -m bench.server.pace [--games N] [--only GAME] [--level LEVEL]: how long a person waits for three bots.

A client plays whole games at a table of four against bots of one level, on `guildhall serve` with default options but
for rate limits, and answers at once. A wait runs from an answer after which somebody else had to act until the client
is asked again; questions that follow one another in the same turn are not waited for and do not count.

`results/pace.jsonl` keeps every game; `PACE.md` is written from all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.server import bots, ours
from guildhall import shelf
from tests.server.harness import Person, free_port
from tools.compile_engine import SOURCES, TARGET, is_up_to_date

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "results" / "pace.jsonl"
REPORT: Final = HERE / "PACE.md"
LEVELS: Final = ("apprentice", "master")
# By level: the most seconds at the median and at the 95th percentile. For apprentice, under a second.
BARS: Final = {"apprentice": (1.0, 1.0), "master": (8.0, 20.0)}


class Played(msgspec.Struct):
    """One game, and how long the client waited each time."""

    game: str
    level: str
    load: float  # of the machine, over the last minute
    engine: str
    waits: list[float]


async def play(person: Person, game: str, level: str, seed: int) -> list[float]:
    """Play a whole game; returns the waits in seconds."""
    table = await bots.start(person, ["", level, level, level], game)
    player = await person.socket(table)
    await player.watch(0)
    rng, waits = random.Random(seed), list[float]()
    since: float | None = None
    while True:
        await bots.until_asked(player)
        if player.is_over(0):
            await player.close()
            return waits
        if since is not None:
            waits.append(round(time.perf_counter() - since, 4))
        done = await player.answer_any(0, rng)
        answered = time.perf_counter()
        await player.until(lambda place=done["at"]: player.views[0]["after"] > place, 60)  # type: ignore[misc]
        since = None if player.question(0) else answered


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def results() -> list[Played]:
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def keep(played: Played) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(msgspec.json.encode(played).decode() + "\n")


def report(played: Sequence[Played]) -> str:
    lines = [
        "# How long people wait for bots",
        "",
        "`python -m bench.server.pace` writes this file from `results/pace.jsonl`. One person and three bots of a",
        "level, whole games, one table at a time; the person answers at once and at random. The bars: with master bots",
        "at most 8 s at the median and 20 s at the 95th percentile, with apprentice bots under 1 s. *load* is how many",
        "processes wanted a processor at its beginning (there are two), so with a high load they are upper bounds.",
        "",
        "| game | bots | games | waits | p50 s | p95 s | longest s | load | engine | |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |",
    ]
    for game in shelf.NAMES:
        for level in LEVELS:
            here = [one for one in played if (one.game, one.level) == (game, level)]
            lines.append(f"| {game} | {level} | {len(here)} | {figures(level, here)} |")
    return "\n".join(lines) + "\n"


def figures(level: str, played: Sequence[Played]) -> str:
    waits = [wait for one in played for wait in one.waits]
    if not waits:
        return "0 | | | | | | not measured"
    half, most = quantile(waits, 0.5), quantile(waits, 0.95)
    loads = f"{min(one.load for one in played):.0f} .. {max(one.load for one in played):.0f}"
    engines = ", ".join(sorted({one.engine for one in played}))
    verdict = "met" if half <= BARS[level][0] and most <= BARS[level][1] else "missed"
    return f"{len(waits)} | {half:.2f} | {most:.2f} | {max(waits):.2f} | {loads} | {engines} | {verdict}"


async def run(games: int, only: str, levels: Sequence[str]) -> None:
    is_compiled = is_up_to_date()
    engine = "compiled" if is_compiled else "Python"
    server = ours.Server(free_port(), TARGET if is_compiled else SOURCES)
    try:
        await server.wait()
        person = Person(server.url)
        for number in range(games):
            for level in levels:
                for game in shelf.NAMES:
                    if only in game:
                        load = round(os.getloadavg()[0], 1)
                        waits = await play(person, game, level, number)
                        keep(Played(game, level, load, engine, waits))
                        print(f"{game}, {level}: {len(waits)} waits, median {quantile(waits, 0.5):.2f} s", flush=True)
                        REPORT.write_text(report(results()), encoding="utf-8")
        await person.close()
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="of each kind; 0 only writes the report")
    parser.add_argument("--only", default="", help="only games with this in their name")
    parser.add_argument("--level", choices=LEVELS, help="only bots of this level")
    options = parser.parse_args()
    asyncio.run(run(options.games, options.only, (options.level,) if options.level else LEVELS))
    REPORT.write_text(report(results()), encoding="utf-8")


if __name__ == "__main__":
    main()
