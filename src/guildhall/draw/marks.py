"""How drawings mark seats."""

from __future__ import annotations

from typing import Final

# Seats differ by shape as well as by colour.
SEAT_SHAPES: Final = ("●", "▲", "■", "◆", "★", "✚")
SEAT_STYLES: Final = ("red", "yellow", "magenta", "bright_black", "cyan", "green")


def seat_mark(seat: int) -> str:
    """The coloured shape of a seat."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_SHAPES[seat]}[/]"
