"""Draws views for the terminal, as plain text or as SVG; one module per game."""

from __future__ import annotations

from importlib import import_module
from io import StringIO
from types import ModuleType
from typing import Any, Final

from rich.console import Console, RenderableType

from guildhall import shelf
from guildhall.kernel.game import Game
from guildhall.words import Words

WIDTH: Final = 120  # columns, where there is no terminal


def _module(game: Game[Any]) -> ModuleType:
    return import_module("guildhall.draw." + shelf.MODULES[game.name].rsplit(".", 1)[1])


def drawing(game: Game[Any], view: Any, words: Words) -> RenderableType:
    """Draw a view for the terminal."""
    drawn: RenderableType = _module(game).draw(view, words)
    return drawn


def answer(game: Game[Any], view: Any, decision: str, option: str, words: Words) -> str:
    """An answer in words, with the names of things that only the view knows."""
    tell = getattr(_module(game), "answer", None)
    return words.option(decision, option) if tell is None else str(tell(view, decision, option, words))


def text(game: Game[Any], view: Any, words: Words) -> str:
    """Draw a view as plain text."""
    console = Console(file=StringIO(), width=WIDTH, highlight=False, record=True, color_system=None)
    console.print(drawing(game, view, words))
    return console.export_text()


def svg(game: Game[Any], view: Any, words: Words) -> str:
    """Draw a view as an SVG picture."""
    console = Console(
        file=StringIO(), width=WIDTH, highlight=False, record=True, force_terminal=True, color_system="truecolor"
    )
    console.print(drawing(game, view, words))
    return console.export_svg(title=words.title(), unique_id=game.name)
