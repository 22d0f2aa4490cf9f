"""Component files: the parts that all games share."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import msgspec

from guildhall.kernel.errors import ComponentError


class Digested(Protocol):
    """A box that knows which component file it was made from."""

    digest: str
    content: str


File = TypeVar("File")
Box = TypeVar("Box", bound=Digested)

# Keys for human readers; they do not affect the game.
REMARKS = ("provenance", "note", "notes", "text", "method", "sources", "place", "title", "designers", "publisher")


# Those of them that no rule reads, so that a set need not carry them.
PROSE = ("provenance", "note", "notes", "text", "method", "sources")

# What a component file may hold at most. Files come from strangers, too.
MOST_BYTES = 200_000
MOST_DOTS = 100  # in a line; the parser takes for ever over a key of many parts
MOST_DEPTH = 10
MOST_VALUES = 10_000
MOST_LETTERS = 200
MOST = 9_999  # of a number


def read(path: Path, schema: type[File], make: Callable[[File], Box]) -> Box:
    """The box that `make` makes of a component file. Raises ComponentError."""
    try:
        return made(parsed(path.read_text(encoding="utf-8")), schema, make)
    except (OSError, UnicodeDecodeError) as error:
        raise ComponentError(f"{path.name}: cannot be read: {error}") from None
    except ComponentError as error:
        raise ComponentError(f"{path.name}: {error}") from None


def parsed(text: str) -> dict[str, Any]:
    """The content of a component file, without its remarks. Raises ComponentError."""
    require(len(text.encode("utf-8", "replace")) <= MOST_BYTES, f"larger than {MOST_BYTES} bytes")
    require(all(line.count(".") <= MOST_DOTS for line in text.splitlines()), "nested too deeply")
    try:
        tree: dict[str, Any] = msgspec.toml.decode(text)
        return cast(dict[str, Any], _without_remarks(tree, 0))
    except msgspec.DecodeError as error:
        raise ComponentError(f"not a TOML file: {error}") from None
    except RecursionError:
        raise ComponentError("nested too deeply") from None


def unpacked(content: str) -> dict[str, Any]:
    """The tree that `packed` wrote. Raises ComponentError."""
    require(len(content) <= MOST_BYTES, f"larger than {MOST_BYTES} bytes")
    try:
        return cast(dict[str, Any], _without_remarks(msgspec.json.decode(content, type=dict[str, Any]), 0))
    except (msgspec.DecodeError, RecursionError):
        raise ComponentError("not a component set") from None


def packed(tree: object) -> str:
    """A tree as JSON without white space, so that it is one word of a replay's line."""
    return msgspec.json.encode(tree, order="deterministic").decode().replace(" ", "\\u0020")


def made(tree: dict[str, Any], schema: type[File], make: Callable[[File], Box]) -> Box:
    """The box that `make` makes of a component file's content. Raises ComponentError."""
    check_bounds(tree)
    try:
        box = make(msgspec.convert(tree, schema))
    except msgspec.ValidationError as error:
        raise ComponentError(str(error)) from None
    box.digest = content_digest(tree)
    box.content = packed(tree)
    return box


def check_bounds(tree: object) -> None:
    """Raises ComponentError for more, or for larger values, than any box could hold."""
    waiting: list[tuple[object, int]] = [(tree, 0)]
    for count in range(MOST_VALUES + 1):
        if not waiting:
            return
        value, depth = waiting.pop()
        require(count < MOST_VALUES, f"more than {MOST_VALUES} values")
        require(depth <= MOST_DEPTH, "nested too deeply")
        if isinstance(value, dict):
            for key in value:
                check_bounds(key)
            waiting += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            waiting += [(inner, depth + 1) for inner in value]
        elif isinstance(value, str):
            short = len(value) <= MOST_LETTERS and value.isprintable()
            require(short, f"a text that is longer than {MOST_LETTERS} letters or cannot be printed")
        elif not isinstance(value, bool):
            require(isinstance(value, int) and abs(value) <= MOST, f"{value!r:.40} is not a number up to {MOST}")


def _without_remarks(tree: Any, depth: int) -> Any:
    require(depth <= MOST_DEPTH, "nested too deeply")
    if isinstance(tree, dict):
        return {key: _without_remarks(value, depth + 1) for key, value in tree.items() if not _is_one_of(key, PROSE)}
    if isinstance(tree, list):
        return [_without_remarks(value, depth + 1) for value in tree]
    return tree


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise ComponentError(complaint)


def index_in(names: Sequence[str], where: str, name: str) -> int:
    """The index of a name in the list of known ones."""
    require(name in names, f"{where}: '{name}' is not one of: {', '.join(names)}")
    return names.index(name)


def each_once(where: str, found: Iterable[str], known: Sequence[str]) -> None:
    """Require exactly the known names, each once, in any order."""
    names = list(found)
    for name in names:
        index_in(known, where, name)
        require(names.count(name) == 1, f"{where}: '{name}' is given {names.count(name)} times")
    for name in known:
        require(name in names, f"{where}: '{name}' is missing")


def content_digest(tree: object) -> str:
    """A fingerprint of what the rules read in a component file; remarks and provenance do not count."""
    return hashlib.sha256(_canonical(tree).encode()).hexdigest()


def is_remark(key: str) -> bool:
    """Whether a key is for human readers and does not affect the game."""
    return _is_one_of(key, REMARKS)


def _is_one_of(key: str, words: Sequence[str]) -> bool:
    return any(key == word or key.endswith("_" + word) for word in words)


def _canonical(tree: object) -> str:
    """The same text for the same content, whatever the order of the keys."""
    if isinstance(tree, dict):
        parts = [f"{key!r}:{_canonical(tree[key])}" for key in sorted(tree) if not is_remark(key)]
        return "{" + ",".join(parts) + "}"
    if isinstance(tree, list):
        return "[" + ",".join(map(_canonical, tree)) + "]"
    return repr(tree)
