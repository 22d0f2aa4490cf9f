"""Arguments that several commands share."""

from __future__ import annotations

import argparse

from guildhall import shelf


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    nargs = "?" if optional else None
    parser.add_argument("game", nargs=nargs, choices=shelf.NAMES, metavar="GAME", help=", ".join(shelf.NAMES))


def add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="change a setting")


def variant(settings: list[str]) -> dict[str, str]:
    """The values of `--set` by setting. Raises ValueError."""
    values = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ValueError(f"--set takes SETTING=VALUE, not '{setting}'")
        values[name] = value
    return values
