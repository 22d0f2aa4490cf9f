"""`guildhall components check`: checks whether a corrected component file is valid, and what it changes."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

from rich.markup import escape

from guildhall import shelf
from guildhall.cli.console import CONSOLE
from guildhall.hall.component_sets import differences, shipped_file
from guildhall.kernel.errors import ComponentError


def add(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="check a corrected component file, and list what it changes")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--game", choices=shelf.NAMES, help="its game (default: recognized by its content)")
    check.set_defaults(run=_check)


def _check(options: argparse.Namespace) -> int:
    tree = _read(options.file)
    name = options.game or _recognize(tree)
    game = shelf.game(name).with_components(options.file)
    shipped = _read(shipped_file(name))
    changes = list(differences(shipped, tree))
    for where, before, after in changes:
        CONSOLE.print(f"  {escape(where)}: {escape(_shown(before))} → {escape(_shown(after))}")
    same = "the shipped values" if game.digest == shelf.game(name).digest else f"{len(changes)} corrected"
    CONSOLE.print(f"{options.file.name}: {name}, {same}, digest {game.digest[:12]}")
    return 0


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError(f"{path.name}: not a TOML file: {error}") from None


def _recognize(tree: dict[str, Any]) -> str:
    """The game whose component file has the most tables in common with this one. Raises ComponentError."""
    common = {name: len(tree.keys() & _read(shipped_file(name)).keys()) for name in shelf.NAMES}
    best = max(common, key=lambda name: common[name])
    if common[best] < 2 or list(common.values()).count(common[best]) > 1:
        raise ComponentError(f"no game has such a component file; name one with --game: {', '.join(shelf.NAMES)}")
    return best


def _shown(value: Any) -> str:
    return "nothing" if value is None else str(value)
