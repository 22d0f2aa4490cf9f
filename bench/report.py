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
AEC_BAR: Final = 20  # steps of our AEC environment for each of a classic game
LIKE_SIZE: Final = 200  # numbers of an observation, from which on a game counts as one of like size
FIGURES: Final = ("clones", "choices", "games", "driven", "iterations")
# What the compiled engine should reach: choices and iterations as multiples of OpenSpiel's gin_rummy.
BARS: Final = {"tiny-towns": (10, 5), "old-london-bridge": (8, 2)}
OTHERS: Final = (4, 2)

HEADS: Final = (
    "game",
    "batch, steps/s",
    "of the engine's choices",
    "2 workers / 1",
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


def as_numbers(engine: Path, steps: int, seconds: float) -> dict[str, dict[str, Any]]:
    """What `bench.adapters` finds with this engine, by game."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(engine), str(ROOT)))}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "adapters.json"
        command = [sys.executable, "-m", "bench.adapters", "--json", str(file), "--steps", str(steps)]
        command += ["--seconds", str(seconds)]
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
    for name in (name for name in peers[0] if not has_aec(name)):
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


def has_aec(name: str) -> bool:
    """Whether a yardstick is behind PettingZoo's AEC interface."""
    return name.startswith("PettingZoo ") or name.endswith(", AEC")


def numbers(found: dict[str, dict[str, Any]], peers: list[Run]) -> list[str]:
    """The compiled engine as numbers, against its bars."""
    lines = [
        "## As numbers, compiled",
        "",
        "`guildhall.batch` with 256 games: allowed actions at random, observations and masks written at each step.",
        "In brackets the bar. The engine's random choices are those of the same run. Two workers are set against one",
        f"with {WORKER_GAMES:,} games, by the processor time of the busiest worker and of the process that chooses.",
        "",
        f"| {' | '.join(HEADS)} |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for name, line in found.items():
        ratios = {
            "batch": (line["steps"] / line["choices"], BAR),
            "workers": (line["workers"] / line["worker"], WORKERS_BAR),
        }
        shown = [f"{value:.2f} ({bar})" for value, bar in ratios.values()]
        missed = ", ".join(figure for figure, (value, bar) in ratios.items() if value < bar) or "none"
        cells = [name, count(line["steps"]), *shown, str(line["grown"]), count(line["counted"]), missed]
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, "", *behind_aec(found, peers)]


def behind_aec(found: dict[str, dict[str, Any]], peers: list[Run]) -> list[str]:
    """Our AEC environments against those of others, and against RLCard without it."""
    names = list(found)
    lines = [
        "## PettingZoo's AEC interface, compiled",
        "",
        "Steps per second without wrappers, allowed actions at random, the same loop for all: `last`, choose, `step`;",
        "below, how many of our steps are made for one of a classic game. RLCard's games stand behind PettingZoo's own",
        f"class for them, and once more bare, by `env.step`. The bar of {AEC_BAR} is for games of like size: with at",
        f"least {LIKE_SIZE} numbers in an observation.",
        "",
        f"| | numbers | actions | steps/s | {' | '.join(names)} | missed |",
        f"| --- | ---: | ---: | ---: | {'---: | ' * len(names)}--- |",
        f"| Guildhall | | | | {' | '.join(count(line['aec']) for line in found.values())} | |",
    ]
    sized = [name for name in peers[0] if "numbers" in peers[0][name]]
    for name in sorted(sized, key=lambda name: (not has_aec(name), peers[0][name]["numbers"] < LIKE_SIZE)):
        size, driven = peers[0][name], middle(peers, name, "driven")
        ratios = [line["aec"] / driven for line in found.values()]
        is_alike = size["numbers"] >= LIKE_SIZE
        missed = [ours for ours, ratio in zip(names, ratios, strict=True) if is_alike and ratio < AEC_BAR]
        verdict = (", ".join(missed) or "none") if is_alike else "smaller"
        cells = [name, count(size["numbers"]), count(size["actions"]), count(driven), *(f"{r:.1f}" for r in ratios)]
        lines.append(f"| {' | '.join(cells)} | {verdict} |")
    return [*lines, "", *floor(found, peers)]


def floor(found: dict[str, dict[str, Any]], peers: list[Run]) -> list[str]:
    """Whether the bar can be reached at all against games that are asked without the interface."""
    empty = median(line["empty"] for line in found.values())
    peer = middle(peers, RLCARD, "driven")
    left = 1e6 / (AEC_BAR * peer) - 1e6 / empty
    steps = [1e6 / line["steps"] for line in found.values()]
    return [
        f"An AEC environment that does nothing makes {empty:,.0f} steps/s in this loop, {empty / peer:.0f} times as",
        f"many as {RLCARD} bare. At {AEC_BAR} times, {left:.1f} us of a step would be left for the game, its",
        f"observation and its mask; in `batch`, with less of the interpreter, these take {min(steps):.1f} to",
        f"{max(steps):.1f} us.",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.report", description="Both engines and the yardsticks.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=10_000_000, help="during which memory must not grow")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of the adapters")
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
    text += "\n" + "\n".join(numbers(as_numbers(TARGET, chosen.steps, chosen.seconds), peers)) + "\n"
    FILE.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
