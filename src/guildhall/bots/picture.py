"""A chart of a tournament's ratings. Needs matplotlib, from the extra `arena`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from guildhall.bots.arena import Result, Tournament
from guildhall.bots.standings import averages, standings


def check(file: Path) -> None:
    """Raises ValueError if matplotlib is missing or does not know the suffix."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        raise ValueError("a picture needs matplotlib: pip install matplotlib") from None
    kinds = sorted(FigureCanvasBase.get_supported_filetypes())
    if file.suffix.removeprefix(".").lower() not in kinds:
        raise ValueError(f"'{file.name}' is not a name for a picture; it may end with .{', .'.join(kinds)}")


def draw(tournament: Tournament, results: Sequence[Result], file: Path) -> None:
    """Draw Elo with intervals, strongest on top; alone, points. Raises ValueError as `check` does."""
    check(file)
    from matplotlib.figure import Figure

    is_alone = tournament.seats == 1
    rated = averages(tournament, results) if is_alone else standings(tournament, results)
    order = sorted(range(len(tournament.bots)), key=lambda bot: rated[bot][0])
    figure = Figure(figsize=(7.0, 1.4 + 0.5 * len(order)), layout="constrained")
    axes = figure.add_subplot()
    for at, bot in enumerate(order):
        value, low, high = rated[bot]
        axes.plot([low, high], [at, at], color="#7a5c3e", linewidth=3, solid_capstyle="round")
        axes.plot([value], [at], "o", color="#2f2a26", markersize=8)
        label = f"{value:.1f}" if is_alone else f"{value:+.0f}"
        axes.annotate(label, (value, at), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=9)
    axes.set_yticks(range(len(order)), [tournament.bots[bot] for bot in order])
    axes.set_ylim(-0.6, len(order) - 0.3)
    axes.set_xlabel(f"{'Points' if is_alone else 'Elo'}, with 95 % intervals")
    axes.set_title(f"{tournament.game}, {'alone' if is_alone else f'{tournament.seats} seats'}, {len(results)} games")
    axes.grid(axis="x", color="#dddddd")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    figure.savefig(file, dpi=150)
