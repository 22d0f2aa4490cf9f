"""Component files: what all games share."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from guildhall.kernel.errors import ComponentError

File = TypeVar("File")
Box = TypeVar("Box")

# Keys that tell people something and change no game.
REMARKS = ("provenance", "note", "notes", "text", "method", "sources", "place", "title", "designers", "publisher")


def read(path: Path, schema: type[File], make: Callable[[File], Box]) -> tuple[Box, str]:
    """The box that `make` makes of a component file, and the digest of its content. Raises ComponentError."""
    try:
        tree: dict[str, Any] = msgspec.toml.decode(path.read_text(encoding="utf-8"))
        return make(msgspec.convert(tree, schema)), content_digest(tree)
    except (OSError, UnicodeDecodeError) as error:
        raise ComponentError(f"{path.name}: cannot be read: {error}") from None
    except (ComponentError, msgspec.ValidationError) as error:
        raise ComponentError(f"{path.name}: {error}") from None
    except msgspec.DecodeError as error:
        raise ComponentError(f"{path.name}: not a TOML file: {error}") from None


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise ComponentError(complaint)


def each_once(where: str, found: Iterable[str], known: Sequence[str]) -> None:
    """Require exactly the known names, each once, in any order."""
    names = list(found)
    for name in names:
        require(name in known, f"{where}: '{name}' is not one of: {', '.join(known)}")
        require(names.count(name) == 1, f"{where}: '{name}' is given {names.count(name)} times")
    for name in known:
        require(name in names, f"{where}: '{name}' is missing")


def content_digest(tree: object) -> str:
    """A fingerprint of what the rules read in a component file; remarks and provenance do not count."""
    return hashlib.sha256(_canonical(tree).encode()).hexdigest()


def _is_remark(key: str) -> bool:
    return any(key == remark or key.endswith("_" + remark) for remark in REMARKS)


def _canonical(tree: object) -> str:
    """The same text for the same content, whatever the order of the keys."""
    if isinstance(tree, dict):
        parts = [f"{key!r}:{_canonical(tree[key])}" for key in sorted(tree) if not _is_remark(key)]
        return "{" + ",".join(parts) + "}"
    if isinstance(tree, list):
        return "[" + ",".join(map(_canonical, tree)) + "]"
    return repr(tree)
