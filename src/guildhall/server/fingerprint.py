"""The fingerprint of a game's rules: tables that were played with another one are checked before they go on."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import guildhall
from guildhall import kernel, shelf

CODE: Final = (".py", ".so", ".pyd")  # interpreted or compiled


@cache
def fingerprint(game: str) -> str:
    """A digest of everything that a game's course depends on: its code, the kernel's, and its component data."""
    found = hashlib.sha256(f"{guildhall.__version__} {shelf.game(game).digest}".encode())
    module = import_module(shelf.MODULES[game])
    for package in (kernel, module):
        assert package.__file__ is not None
        folder = Path(package.__file__).parent
        for file in sorted(file for file in folder.iterdir() if file.suffix in CODE):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()
