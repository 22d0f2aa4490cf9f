"""Packages that only some commands need."""

from __future__ import annotations

from importlib.util import find_spec


def need_package(for_what: str, package: str, extra: str) -> None:
    """Say in one line what to install, instead of showing the traceback of an import. Raises ValueError."""
    if find_spec(package) is None:
        raise ValueError(
            f"{for_what} needs the package {package}: "
            f"run pip install '.[{extra}]' in a clone, or pip install 'WHEEL-FILE[{extra}]'"
        )
