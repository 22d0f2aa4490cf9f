"""The terminal everything is printed to."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown

CONSOLE: Final = Console(highlight=False)

# Seats are told apart by shape as well as by colour.
SEAT_SHAPES: Final = ("●", "▲", "■", "◆", "★", "✚")
SEAT_STYLES: Final = ("red", "yellow", "magenta", "bright_black", "cyan", "green")


def seat_mark(seat: int) -> str:
    """The coloured shape of a seat."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_SHAPES[seat]}[/]"


def markdown(text: str) -> RenderableType:
    return Markdown(text)
