"""Writes web/src/wire.ts: the types of everything that goes over the wire, and of every game's view.

python -m tools.wire_ts           write the file
python -m tools.wire_ts --check   say whether it is current
"""

from __future__ import annotations

import inspect as python_inspect
import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from guildhall import shelf
from guildhall.hall import wire, wire_admin, wire_daily, wire_lessons, wire_puzzles

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"
HEAD: Final = """\
// Written by tools/wire_ts.py from the server's own types. Change those, then run: python -m tools.wire_ts
"""
MODULES: Final = (wire.__name__, wire_admin.__name__, wire_daily.__name__, wire_lessons.__name__, wire_puzzles.__name__)
ALIASES: Final = ("Level", "Status", "UndoPolicy", "SeatKind", "KeyRights", "HintPolicy", "Deed")
UNIONS: Final = ("Command", "ServerMessage", "PlayCommand")
EVENT: Final = inspect.type_info(wire.Event)  # browsers have an Event of their own, so ours is a GameEvent
PLAIN: Final[dict[Any, str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Writer:
    """Collects interfaces; classes of one name from two games have their game's name in front."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.texts: dict[str, str] = {}
        self.prefix = ""
        self.literals = {typing.get_args(getattr(wire, alias)): alias for alias in ALIASES}

    def text(self, kind: Any) -> str:
        """How TypeScript writes a type."""
        plain = PLAIN.get(type(kind))
        if plain is not None:
            return plain
        if isinstance(kind, inspect.StructType | inspect.NamedTupleType):
            return self.name(kind.cls)
        if isinstance(kind, inspect.LiteralType):
            return self._literal(kind.values)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.text(part) for part in kind.types))
        if kind == EVENT:
            return "GameEvent"
        if isinstance(kind, inspect.TupleType):
            return "[" + ", ".join(map(self.text, kind.item_types)) + "]"
        if isinstance(kind, inspect.DictType):
            key = "number" if isinstance(kind.key_type, inspect.IntType) else "string"
            return f"Record<{key}, {self.text(kind.value_type)}>"
        if isinstance(kind, inspect.ListType | inspect.VarTupleType):
            return self._list(self.text(kind.item_type))
        raise TypeError(f"there is no TypeScript for {kind}")

    def _literal(self, values: tuple[Any, ...]) -> str:
        for known, alias in self.literals.items():
            if set(known) == set(values):
                return alias
        return " | ".join(f'"{value}"' for value in sorted(values, key=str))

    @staticmethod
    def _list(item: str) -> str:
        return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"

    def name(self, cls: type) -> str:
        """The name of a class, which is written down if it was not yet."""
        if cls not in self.names:
            name = self.prefix + cls.__name__ if cls.__module__ not in MODULES else cls.__name__
            self.names[cls] = name
            self.texts[name] = ""  # keeps its place
            self.texts[name] = self._declaration(name, inspect.type_info(cls))
        return self.names[cls]

    def _declaration(self, name: str, kind: Any) -> str:
        if isinstance(kind, inspect.NamedTupleType) or kind.array_like:
            fields = ", ".join(f"{field.encode_name}: {self.text(field.type)}" for field in kind.fields)
            return f"export type {name} = [{fields}];\n"
        lines = [f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        is_sent = issubclass(kind.cls, wire.In)
        for field in kind.fields:
            optional = "?" if is_sent and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.text(field.type)};")
        return "\n".join([*lines, "}"]) + "\n"


def view_of(game: str) -> type:
    """The class of a game's views."""
    view = typing.get_type_hints(type(shelf.game(game)).view)["return"]
    assert isinstance(view, type)
    return view


def camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def source() -> str:
    """The whole file."""
    writer = Writer()
    for module in (wire, wire_admin, wire_daily, wire_lessons, wire_puzzles):
        for _, cls in python_inspect.getmembers(module, python_inspect.isclass):
            if issubclass(cls, msgspec.Struct) and cls.__module__ in MODULES and cls not in (wire.In, wire.Out):
                writer.name(cls)
    views = []
    for game in shelf.NAMES:
        writer.prefix = camel(game)
        views.append(f'  "{game}": {writer.name(view_of(game))};')
    parts = [HEAD]
    for alias in ALIASES:
        values = typing.get_args(getattr(wire, alias))
        parts.append(f"export type {alias} = " + " | ".join(f'"{value}"' for value in values) + ";\n")
    parts.append("export type GameEvent = [name: string, args: number[]];\n")
    parts += [writer.texts[name] for name in sorted(writer.texts)]
    for union in UNIONS:
        members = [writer.name(cls) for cls in typing.get_args(getattr(wire, union))]
        parts.append(f"export type {union} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n")
    parts.append("// The view of each game, by its name.\nexport interface Views {\n" + "\n".join(views) + "\n}\n")
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    text = source()
    if "--check" in arguments:
        current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
        print("web/src/wire.ts is current" if current else "web/src/wire.ts is old: run python -m tools.wire_ts")
        return 0 if current else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(f"wrote {len(text.splitlines())} lines to web/src/wire.ts")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
