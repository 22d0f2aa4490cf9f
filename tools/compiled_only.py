"""A pytest plugin: stop unless the engine that runs is the compiled one."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tools.compile_engine import TARGET, modules


def pytest_configure() -> None:
    interpreted = [name for name in modules() if not _is_compiled(name)]
    if interpreted:
        raise pytest.UsageError(f"not the compiled modules: {', '.join(interpreted)}")


def _is_compiled(name: str) -> bool:
    file = import_module(name).__file__ or ""
    return file.startswith(str(TARGET)) and file.endswith(tuple(EXTENSION_SUFFIXES))
