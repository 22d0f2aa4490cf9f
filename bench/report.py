"""`python -m bench.report`: both engines and the yardsticks, in turns in one run; writes `bench/REPORT.md`.

Compiles the engine and installs the yardsticks where they are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.adapters import BAR, WORKER_GAMES, WORKERS_BAR
from bench.environment import yardsticks
from guildhall import __version__, shelf
from tools.compile_engine import ROOT, SOURCES, TARGET
from tools.engine import BuildFailed, engine

FILE: Final = Path(__file__).with_name("REPORT.md")
GIN: Final = "OpenSpiel gin_rummy"
RLCARD: Final = "RLCard gin-rummy"
HANABI: Final = "PettingZoo hanabi_v5"
AEC_BAR: Final = 20  # steps of our AEC environment for each of a classic game
FIGURES: Final = ("clones", "choices", "games", "driven", "iterations")
# What the compiled engine should reach: choices and iterations as multiples of OpenSpiel's gin_rummy.
BARS: Final = {"tiny-towns": (10, 5), "old-london-bridge": (8, 2)}
OTHERS: Final = (4, 2)

HEADS: Final = (
    "game",
    "batch, steps/s",
    "of the engine's choices",
    "2 workers / 1",
    "AEC, steps/s",
    "AEC / hanabi_v5",
    "AEC / RLCard",
    "grown, kB",
    "during steps",
    "missed",
)

Run = dict[str, dict[str, float]]


def measured(module: str, engine: Path, python: Path | None = None) -> dict[str, Any]:
    """What a module of this folder prints, with this engine on the path."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(engine), str(ROOT)))}
    command = [str(python or sys.executable), "-m", module]
    done = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout[done.stdout.index("{") :])
    return found


def as_numbers(engine: Path, steps: int) -> dict[str, dict[str, Any]]:
    """What `bench.adapters` finds with this engine, by game."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(engine), str(ROOT)))}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "adapters.json"
        command = [sys.executable, "-m", "bench.adapters", "--json", str(file), "--steps", str(steps)]
        subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
        return {line["game"]: line for line in json.loads(file.read_text(encoding="utf-8"))}


def spread(runs: list[Run], name: str, figure: str, show: Callable[[float], str]) -> str:
    """The median, and the least and the most."""
    values = [run[name][figure] for run in runs if figure in run[name]]
    if not values:
        return ""
    low, high = min(values), max(values)
    if show is microseconds:  # the quickest takes the least time
        low, high = high, low
    return f"{show(median(values))} ({show(low)}..{show(high)})"


def middle(runs: list[Run], name: str, figure: str) -> float:
    return median(run[name][figure] for run in runs)


def count(value: float) -> str:
    return f"{value:,.0f}"


def microseconds(value: float) -> str:
    return f"{1e6 / value:.2f}"


def report(plain: list[Run], compiled: list[Run], peers: list[Run], versions: dict[str, str]) -> str:
    known = ", ".join(f"{name} {number}" for name, number in versions.items())
    lines = [
        "# Speed",
        "",
        f"Guildhall {__version__}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores;",
        f"{known}. Written by `python -m bench.report`: all cases in turns, {len(plain)} rounds, median (least..most),",
        "per second of the processor. Two seats. A choice is an answer of a player or of chance, for all alike.",
        "An iteration of MCTS ends with a playout at random to the end of the game, for all alike. OpenSpiel searches",
        "hearts with all cards in sight, because it cannot deal them anew.",
        "",
    ]
    for title, runs in (("Compiled", compiled), ("Plain Python", plain)):
        lines += [f"## {title}", "", "| game | clone, us | choices/s | games/s | from Python, choices/s | MCTS it/s |"]
        lines.append("| --- | ---: | ---: | ---: | ---: | ---: |")
        for name in shelf.NAMES:
            cells = [spread(runs, name, "clones", microseconds)]
            cells += [spread(runs, name, figure, count) for figure in FIGURES[1:]]
            lines.append(f"| {name} | {' | '.join(cells)} |")
        lines.append("")
    lines += ["## Peers", "", "| game | rollouts, choices/s | from Python, choices/s | MCTS it/s |"]
    lines.append("| --- | ---: | ---: | ---: |")
    for name in peers[0]:
        cells = [spread(peers, name, figure, count) for figure in ("choices", "driven", "iterations")]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join([*lines, "", *ratios(plain, compiled, peers)]) + "\n"


def ratios(plain: list[Run], compiled: list[Run], peers: list[Run]) -> list[str]:
    """The compiled engine against its bars; what misses its bar is said to."""
    lines = [
        "## Ratios, compiled",
        "",
        f"Choices and iterations against {GIN} (C++ rollouts, IS-MCTS), from Python against {RLCARD};",
        "in brackets the bar.",
        "",
        "| game | choices | iterations | from Python | compiled / plain | clone, us | missed |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for name in shelf.NAMES:
        bars = BARS.get(name, OTHERS)
        clone = 1e6 / middle(compiled, name, "clones")
        found = {
            "choices": (middle(compiled, name, "choices") / middle(peers, GIN, "choices"), bars[0]),
            "iterations": (middle(compiled, name, "iterations") / middle(peers, GIN, "iterations"), bars[1]),
            "from Python": (middle(compiled, name, "driven") / middle(peers, RLCARD, "driven"), 10),
            "compiled / plain": (middle(compiled, name, "choices") / middle(plain, name, "choices"), 3),
        }
        missed = [figure for figure, (value, bar) in found.items() if value < bar] + ["clone"] * (clone >= 2)
        cells = [f"{value:.1f} ({bar})" for value, bar in found.values()]
        lines.append(f"| {name} | {' | '.join(cells)} | {clone:.2f} (2) | {', '.join(missed) or 'none'} |")
    return lines


def numbers(found: dict[str, dict[str, Any]], peers: list[Run]) -> list[str]:
    """The compiled engine as numbers, against its bars."""
    lines = [
        "## As numbers, compiled",
        "",
        "`guildhall.batch` with 256 games: allowed actions at random, observations and masks written at each step.",
        "AEC is PettingZoo's interface without wrappers. In brackets the bar. The engine's random choices are those of",
        f"the same run. Two workers are set against one with {WORKER_GAMES:,} games, by the processor time of the",
        "busiest worker and of the process that chooses.",
        "",
        f"| {' | '.join(HEADS)} |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for name, line in found.items():
        ratios = {
            "batch": (line["steps"] / line["choices"], BAR),
            "workers": (line["workers"] / line["worker"], WORKERS_BAR),
            "hanabi": (line["aec"] / middle(peers, HANABI, "driven"), AEC_BAR),
            "RLCard": (line["aec"] / middle(peers, RLCARD, "driven"), AEC_BAR),
        }
        shown = {figure: f"{value:.2f} ({bar})" for figure, (value, bar) in ratios.items()}
        missed = ", ".join(figure for figure, (value, bar) in ratios.items() if value < bar) or "none"
        cells = [name, count(line["steps"]), shown["batch"], shown["workers"], count(line["aec"]), shown["hanabi"]]
        cells += [shown["RLCard"], str(line["grown"]), count(line["counted"]), missed]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, "", *floor(found, peers)]


def floor(found: dict[str, dict[str, Any]], peers: list[Run]) -> list[str]:
    """Whether the bar for AEC steps can be reached at all."""
    empty = median(line["empty"] for line in found.values())
    peer = middle(peers, RLCARD, "driven")
    left = 1e6 / (AEC_BAR * peer) - 1e6 / empty
    steps = [1e6 / line["steps"] for line in found.values()]
    return [
        f"An AEC environment that does nothing makes {empty:,.0f} steps/s in the same loop, {empty / peer:.0f} times",
        f"RLCard's. At {AEC_BAR} times RLCard's, {left:.1f} us of a step would be left for the game, its observation",
        f"and its mask; in `batch`, without the interpreter, these take {min(steps):.1f} to {max(steps):.1f} us.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.report", description="Both engines and the yardsticks.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=10_000_000, help="during which memory must not grow")
    chosen = parser.parse_args()
    try:
        engine(required=True)
    except BuildFailed as failure:
        parser.error(str(failure))
    python = yardsticks()
    plain, compiled, peers = [], [], []
    versions: dict[str, str] = {}
    for _ in range(chosen.rounds):
        plain.append(measured("bench.measure", SOURCES)["games"])
        compiled.append(measured("bench.measure", TARGET)["games"])
        found = measured("bench.yardsticks", ROOT, python)
        peers.append(found["games"])
        versions = found["versions"]
    text = report(plain, compiled, peers, versions)
    text += "\n" + "\n".join(numbers(as_numbers(TARGET, chosen.steps), peers)) + "\n"
    FILE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
