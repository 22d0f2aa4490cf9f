"""How seats are marked in drawings."""

from __future__ import annotations

from typing import Final

# Seats are told apart by shape as well as by colour.
SEAT_SHAPES: Final = ("●", "▲", "■", "◆", "★", "✚")
SEAT_STYLES: Final = ("red", "yellow", "magenta", "bright_black", "cyan", "green")


def seat_mark(seat: int) -> str:
    """The coloured shape of a seat."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_SHAPES[seat]}[/]"
