"""Runs in Python in the browser before anything else (see web/src/lib/device/python.ts): where the engine is found.

Modules are read from the archive when they are imported, as those of the standard library are. Only data and libraries
of machine code are unpacked, because they must be files. All of it unpacked would be in memory twice.
"""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Final

PLACE: Final = "/engine/"
ARCHIVE: Final = zipfile.ZipFile("/engine.zip")
NAMES: Final = frozenset(ARCHIVE.namelist())


class Packed(SourcelessFileLoader):
    """Reads a module as if it were a file beside its data."""

    def get_data(self, path: str) -> bytes:
        return ARCHIVE.read(path.removeprefix(PLACE))


class Finder:
    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        folder = name.replace(".", "/")
        for file, inside in ((f"{folder}/__init__.pyc", [PLACE + folder]), (f"{folder}.pyc", None)):
            if file in NAMES:
                loader = Packed(name, PLACE + file)
                return spec_from_file_location(name, PLACE + file, loader=loader, submodule_search_locations=inside)
        return None


ARCHIVE.extractall(PLACE, [name for name in NAMES if not name.endswith(".pyc")])
sys.meta_path.insert(0, Finder)  # before the one that would take a folder of data for a package
sys.path.insert(0, PLACE)
