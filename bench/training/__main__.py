"""`python -m bench.training FOLDER`: reports a run of `examples/ppo.py` in Tiny Towns alone, with its curve.

FOLDER is what the run wrote. The trained policy and "greedy" play the same games, apart from those of the training.
Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.training runs/towns`.
"""

from __future__ import annotations

import argparse
import csv
import os
import platform
import shutil
from pathlib import Path
from typing import Any, Final

from guildhall import __version__
from guildhall.bots.arena import Result, Tournament, fixtures, here
from guildhall.bots.standings import Average, averages

HERE: Final = Path(__file__).parent
BOTS: Final = ("greedy", "examples.ppo:PpoBot")
SEED: Final = 20_000  # of the games for comparison
MINUTES: Final = 120  # of a processor: an hour on two cores

Rows = list[dict[str, float]]


def read(file: Path) -> Rows:
    with file.open(encoding="utf-8", newline="") as lines:
        return [{name: float(value) for name, value in row.items()} for row in csv.DictReader(lines)]


def compared(games: int) -> list[Average]:
    """The average points of both bots, with 95 % intervals."""
    tournament = Tournament("tiny-towns", BOTS, games=games, seats=1, seed=SEED, limit=600.0)
    tournament.check()
    results: list[Result] = []
    here(tournament, fixtures(tournament), results.append)
    faults = {result.fault for result in results} - {""}
    if faults:
        raise SystemExit(f"a game could not be played: {', '.join(sorted(faults))}")
    return averages(tournament, results)


def draw(rows: Rows, greedy: float, file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.0, 4.0), layout="constrained")
    axes: Any = figure.add_subplot()
    axes.plot([row["processor_seconds"] / 60 for row in rows], [row["points"] for row in rows], color="#7a5c3e")
    axes.axhline(greedy, color="#2f2a26", linestyle="--", linewidth=1)
    axes.annotate("greedy", (0, greedy), xytext=(4, 4), textcoords="offset points")
    axes.set_xlabel("Minutes of a processor")
    axes.set_ylabel("Points, average of the last 500 games")
    axes.set_title("examples/ppo.py, Tiny Towns alone")
    axes.grid(color="#dddddd")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(file, dpi=150)


def features_of(checkpoint: Path) -> str:
    """The import path of what the network got besides the observations, if anything."""
    import torch

    return str(torch.load(checkpoint, weights_only=True)["features"])


def report(rows: Rows, found: list[Average], games: int, features: str) -> str:
    last = rows[-1]
    greedy, own = found
    passed = next((row for row in rows if row["points"] > greedy[0]), None)
    when = f"after {passed['processor_seconds'] / 60:.0f} minutes of a processor" if passed else "not in this run"
    lines = [
        "# Training",
        "",
        "`examples/ppo.py` in Tiny Towns alone, rewarded by the change of its points. Besides the observations the",
        f"network got {f'`{features}`' if features else 'nothing'}. Written by `python -m bench.training`, Guildhall",
        f"{__version__}, Python {platform.python_version()}.",
        "",
        "![Points by minutes of a processor](tiny-towns.png)",
        "",
        "| | |",
        "| --- | ---: |",
        f"| answers | {last['steps']:,.0f} |",
        f"| games | {last['games']:,.0f} |",
        f"| minutes of a processor | {last['processor_seconds'] / 60:.1f} |",
        f"| minutes by the clock | {last['seconds'] / 60:.1f} |",
        f"| points, answers drawn from the policy, last games of the training | {last['points']:.1f} |",
        f"| points, most likely answers, {games} other games | {own[0]:.1f} ({own[1]:.1f}..{own[2]:.1f}) |",
        f"| points of greedy, the same games | {greedy[0]:.1f} ({greedy[1]:.1f}..{greedy[2]:.1f}) |",
        f"| passes greedy | {when} |",
        "",
        f"The bar is greedy's average within an hour on two cores, which is {MINUTES} minutes of a processor.",
        "The curve is drawn by processor time, because other work shared the machine.",
    ]
    if passed is None:
        used = f"{last['processor_seconds'] / 60:.0f} of {MINUTES}"
        lines += ["", f"**The bar is not met yet.** This run had {used} minutes of a processor."]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.training", description="Report a run of examples/ppo.py.")
    parser.add_argument("folder", type=Path, help="what `examples/ppo.py tiny-towns --seats 1 --out` wrote")
    parser.add_argument("--games", type=int, default=400, help="for the comparison with greedy (default: 400)")
    parser.add_argument("--out", type=Path, default=HERE, help="where the report goes (default: bench/training)")
    chosen = parser.parse_args(arguments)
    log, checkpoint = chosen.folder / "progress.csv", chosen.folder / "checkpoint.pt"
    if not (log.exists() and checkpoint.exists()):
        parser.error(f"{chosen.folder} has no progress.csv and checkpoint.pt")
    os.environ["PPO_CHECKPOINT"] = str(checkpoint)
    rows, found = read(log), compared(chosen.games)
    draw(rows, found[0][0], chosen.out / "tiny-towns.png")
    shutil.copyfile(log, chosen.out / "tiny-towns.csv")
    (chosen.out / "REPORT.md").write_text(report(rows, found, chosen.games, features_of(checkpoint)), encoding="utf-8")


if __name__ == "__main__":
    main()
