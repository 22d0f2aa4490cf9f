"""Reliability: of positions that are said to be won with some chance, how many are. Tables, a plot, and points."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import guildhall
from bench.strength.calibration.fit import KNOTS, Numbers, chances
from bench.strength.calibration.samples import LEAVES, PER_GAME, Sample

HERE: Final = Path(__file__).parent.parent
BINS: Final = 10
PHASES: Final = ("first third", "second third", "last third")
NEAR: Final = 0.02  # of 70 %: what counts as said to be won with 70 %
GAMES: Final = 2000  # that a judgement is measured on


class Bin(NamedTuple):
    """Positions with about the same chance."""

    said: float
    came: float
    spread: float  # half of a 95 % interval; positions of one game count as one
    positions: int


class Measured(NamedTuple):
    """What was measured for a game and a number of seats."""

    game: str
    seats: int
    games: int
    before: list[Bin]  # without calibration
    now: list[Bin]
    at_70: Bin | None  # within NEAR of 70 %
    losses: tuple[float, float]  # log loss before and now
    points: list[tuple[float, float, int]]  # by phase: mean error, its 95 % spread, positions


def measured(game: str, seats: int, found: Sequence[Sample]) -> Measured:
    """Count. Positions of games that nothing was fitted to."""
    before = chances(found, np.ones(KNOTS))
    now = np.array([one.said for one in found])
    won = np.array([one.won for one in found])
    games = np.array([one.game for one in found])
    edges = [(i / BINS, (i + 1) / BINS) for i in range(BINS)]
    return Measured(
        game,
        seats,
        len(set(games.tolist())),
        [one for low, high in edges if (one := between(before, won, games, low, high))],
        [one for low, high in edges if (one := between(now, won, games, low, high))],
        between(now, won, games, 0.7 - NEAR, 0.7 + NEAR),
        (log_loss(before, won), log_loss(now, won)),
        [points_error(found, i / len(PHASES), (i + 1) / len(PHASES)) for i in range(len(PHASES))],
    )


def between(said: Numbers, won: Numbers, games: Any, low: float, high: float) -> Bin | None:
    """The positions with a chance of at least `low` and less than `high`; the last bin has 1, too."""
    inside = (said >= low) & ((said < high) | (high >= 1.0))
    count = int(inside.sum())
    if not count:
        return None
    came = float(won[inside].mean())
    return Bin(float(said[inside].mean()), came, spread(won[inside] - came, games[inside]), count)


def spread(errors: Numbers, games: Any) -> float:
    """Half of a 95 % interval of a mean. Errors within a game are summed first, because they go together."""
    _, place = np.unique(games, return_inverse=True)
    return 1.96 * sqrt(float((np.bincount(place, errors) ** 2).sum())) / len(errors)


def log_loss(said: Numbers, won: Numbers) -> float:
    said = np.clip(said, 1e-4, 1 - 1e-4)
    return float(-(won * np.log(said) + (1 - won) * np.log(1 - said)).mean())


def points_error(found: Sequence[Sample], low: float, high: float) -> tuple[float, float, int]:
    """How many points more than expected seats got, in a part of the game."""
    here = [one for one in found if low <= one.progress < high or (high >= 1.0 and one.progress >= 1.0)]
    if not here:
        return 0.0, 0.0, 0
    errors = np.array([one.points - one.said_points for one in here])
    mean = float(errors.mean())
    return mean, spread(errors - mean, np.array([one.game for one in here])), len(here)


def text(every: Sequence[Measured], judges: str, simulations: int) -> list[str]:
    """The report's lines."""
    lines = [
        "# Calibration",
        "",
        "Do chances come true? `python -m bench.strength.calibration report` writes this file from games in",
        "`build/calibration`; `play` plays them, and `fit` fits `guildhall.bots.evaluate.calibration` to every other",
        "game. Only games that nothing was fitted to are counted here. Games have fixed seeds, far from those of",
        f"training, and all seats are played by searches of {simulations} simulations. Of each game {PER_GAME}",
        f"questions are judged from what the asked seat knew, by {LEAVES} rollouts in worlds that it thought possible,",
        "as a review does it.",
        "",
        f"Guildhall {guildhall.__version__}; judge: {judges}. Spreads are 95 % intervals over games.",
        "",
        f"| game | seats | games | said 70 % (68 to 72): came true | log loss before | now | over {GAMES} games |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for one in every:
        at = one.at_70
        came = f"{100 * at.came:.1f} ± {100 * at.spread:.1f} % of {at.positions}" if at else "none"
        enough = "yes" if one.games >= GAMES else f"not yet: {one.games}"
        losses = f"{one.losses[0]:.4f} | {one.losses[1]:.4f}"
        lines.append(f"| {one.game} | {one.seats} | {one.games} | {came} | {losses} | {enough} |")
    remarks = HERE / "calibration" / "remarks.md"
    lines += ["", remarks.read_text(encoding="utf-8").rstrip()]
    for one in every:
        lines += ["", f"## {one.game}, {one.seats} seats", "", *reliability(one), "", *points(one)]
        lines += ["", f"![Said and came true](calibration/{one.game}-{one.seats}.png)"]
    return lines


def reliability(one: Measured) -> list[str]:
    """Bin by bin, as it is now and as it was before."""
    lines = ["| said | came true | positions | before: said | came true |", "| ---: | ---: | ---: | ---: | ---: |"]
    for i in range(max(len(one.now), len(one.before))):
        cells = ["", "", ""]
        if i < len(one.now):
            now = one.now[i]
            cells = [f"{100 * now.said:.1f} %", f"{100 * now.came:.1f} ± {100 * now.spread:.1f} %", str(now.positions)]
        cells += ["", ""]
        if i < len(one.before):
            before = one.before[i]
            cells[3:] = [f"{100 * before.said:.1f} %", f"{100 * before.came:.1f} ± {100 * before.spread:.1f} %"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def points(one: Measured) -> list[str]:
    lines = ["| part of the game | points more than expected | positions |", "| --- | ---: | ---: |"]
    for name, (mean, around, count) in zip(PHASES, one.points, strict=True):
        lines.append(f"| {name} | {mean:+.2f} ± {around:.2f} | {count} |")
    return lines


def draw(one: Measured, file: Path) -> None:
    """The reliability plot. Raises ValueError without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise ValueError("plots need matplotlib: pip install matplotlib") from None
    figure = Figure(figsize=(4.5, 4.5), dpi=100, layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 100], [0, 100], color="0.7", linewidth=1)
    for bins, name, colour in ((one.before, "before", "tab:orange"), (one.now, "now", "tab:blue")):
        said, came = [100 * each.said for each in bins], [100 * each.came for each in bins]
        around = [100 * each.spread for each in bins]
        axes.errorbar(said, came, yerr=around, marker="o", markersize=4, linewidth=1, label=name, color=colour)
    axes.set(xlim=(0, 100), ylim=(0, 100), xlabel="said, %", ylabel="came true, %")
    axes.set_title(f"{one.game}, {one.seats} seats, {one.games} games", fontsize=10)
    axes.legend()
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)


def write(every: Sequence[Measured], judges: str, simulations: int, folder: Path = HERE) -> None:
    """CALIBRATION.md and a plot for each game and number of seats."""
    for one in every:
        draw(one, folder / "calibration" / f"{one.game}-{one.seats}.png")
    (folder / "CALIBRATION.md").write_text("\n".join(text(every, judges, simulations)) + "\n", encoding="utf-8")
