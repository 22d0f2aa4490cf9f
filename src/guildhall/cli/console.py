"""The terminal that all commands print to."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown

CONSOLE: Final = Console(highlight=False)


def markdown(text: str) -> RenderableType:
    return Markdown(text)
