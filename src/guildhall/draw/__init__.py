"""Drawings of views for the terminal, one module per game; as text and SVG for whoever has no terminal."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType

from guildhall import shelf
from guildhall.kernel.game import Game
from guildhall.words import Words

WIDTH: Final = 120  # columns of a drawing that no terminal limits


def drawing(game: Game[Any], view: Any, words: Words) -> RenderableType:
    """A view, drawn."""
    module = import_module("guildhall.draw." + shelf.MODULES[game.name].rsplit(".", 1)[1])
    drawn: RenderableType = module.draw(view, words)
    return drawn


def text(game: Game[Any], view: Any, words: Words) -> str:
    """A drawing in plain text."""
    console = Console(file=StringIO(), width=WIDTH, highlight=False, record=True, color_system=None)
    console.print(drawing(game, view, words))
    return console.export_text()


def svg(game: Game[Any], view: Any, words: Words) -> str:
    """A drawing as an SVG picture."""
    console = Console(
        file=StringIO(), width=WIDTH, highlight=False, record=True, force_terminal=True, color_system="truecolor"
    )
    console.print(drawing(game, view, words))
    return console.export_svg(title=words.title(), unique_id=game.name)
