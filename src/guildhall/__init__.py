"""Guildhall: board games about building medieval England."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from guildhall.adapters.batch import batch as batch
    from guildhall.env import Environment as Environment
    from guildhall.env import make as make

# Also the version of the rules: while the first two numbers stay the same, every stored game replays identically.
__version__ = "0.1.0"

# Imported on first use, so that `import guildhall` stays light and needs no optional package.
_OFFERED = {
    "make": "guildhall.env",
    "Environment": "guildhall.env",
    "batch": "guildhall.adapters.batch",
}


def __getattr__(name: str) -> Any:
    if name not in _OFFERED:
        raise AttributeError(f"module 'guildhall' has no attribute '{name}'")
    return getattr(import_module(_OFFERED[name]), name)


def __dir__() -> list[str]:
    return [*globals(), *_OFFERED]


def is_compiled() -> bool:
    """Whether the compiled engine runs, not plain Python."""
    from guildhall.kernel import run

    return not (run.__file__ or "").endswith(".py")
