"""Writes docs/protocol.md, the HTTP and WebSocket protocol, and docs/bot-protocol.md, from the types that code uses.

python -m tools.protocol_md           write the pages
python -m tools.protocol_md --check   say whether they are current
"""

from __future__ import annotations

import inspect as python_inspect
import re
import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.serialization import decode_json, encode_json
from msgspec import inspect

from guildhall import shelf
from guildhall.analysis import candidates, hint, report
from guildhall.bots import line_protocol
from guildhall.hall import wire, wire_admin, wire_daily, wire_lessons, wire_puzzles
from guildhall.kernel.decision import Draw
from guildhall.server.app import make_app
from guildhall.server.config import Config
from tools.wire_ts import ALIASES, Writer, camel, view_of

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
SHOWN_OPTIONS: Final = 3
METHODS: Final = ("get", "post", "put", "patch", "delete")
HEAD: Final = """\
# The HTTP and WebSocket protocol

<!-- Written by tools/protocol_md.py from the server's types. Change those, then run: python -m tools.protocol_md -->

Everything that the browser does, a program can do, too: there is no other interface.
For a bot there is an easier way, [the bot protocol](bot-protocol.md) with `guildhall join`.

- Bodies and messages are JSON. `null` stands for None; `?` marks a field that may be left out.
- No sentence is ever sent: reasons, decisions, options and events are ids, which clients put into words.
- `GET /api/v1/me` sets a cookie, by which the server knows a person from then on. A key to a seat goes into the header
  `X-Seat-Key`, or into `hello`.
- An error has a status of 400 or more and a [Problem](#problem) as its body. After 429 or 503, wait and try again.
- A running server has the OpenAPI document of its HTTP interface at `/api/v1/openapi.json`.

## Playing a seat

1. `POST /api/v1/tables` with [TableSettings](#tablesettings) makes a table; `POST /api/v1/tables/{table}/seats/{seat}`
   with [Sit](#sit) takes a seat; `POST /api/v1/tables/{table}/start` with [Start](#start) begins, for the host.
2. Open a WebSocket at `/api/v1/tables/{table}/socket`, with the cookie. Send [hello](#hello), and
   [watch](#watch) with the seat as `view`.
3. A [position](#viewposition) comes, then an [update](#update) after every change. `around.questions` has the question
   to the seat, if there is one.
4. Send [answer](#answer) with its `decision` and one of its `options`. [done](#done) or [refused](#refused) answers it.
"""


def comments(cls: type) -> dict[str, str]:
    """What the source says behind each field."""
    lines = python_inspect.getsource(cls).splitlines()
    found = {}
    for line in lines:
        if match := re.match(r"    (\w+): .*?  # (.*)", line):
            found[match[1]] = match[2]
    return found


class Pages:
    """Tables of fields, with links from one to the next."""

    def __init__(self) -> None:
        self.writer = Writer()

    def linked(self, kind: Any) -> str:
        """A type as TypeScript writes it, with links to the types that are described on the page."""
        names = set(self.writer.names.values())
        text = re.sub(r"([][|])", r"\\\1", self.writer.text(kind))  # these mean something in Markdown
        return re.sub(r"\w+", lambda word: f"[{word[0]}](#{word[0].lower()})" if word[0] in names else word[0], text)

    def section(self, cls: type, name: str) -> list[str]:
        """The description of a message, a body, or a part of one."""
        kind: Any = inspect.type_info(cls)
        lines = [f"### {name}", ""]
        doc = python_inspect.cleandoc(cls.__doc__) if "__doc__" in vars(cls) and cls.__doc__ else ""
        if doc and not doc.startswith(f"{cls.__name__}("):
            lines += [doc, ""]
        if isinstance(kind, inspect.NamedTupleType) or kind.array_like:
            lines += ["An array of these, in order:", ""]
        notes = comments(cls)
        lines += ["| Field | Type | |", "|---|---|---|"]
        if getattr(kind, "tag", None) is not None:
            lines.append(f'| `{kind.tag_field}` | `"{kind.tag}"` | |')
        is_sent = issubclass(cls, wire.In)
        for field in kind.fields:
            optional = "?" if is_sent and not field.required else ""
            note = notes.get(field.name, "").replace("|", "\\|")
            lines.append(f"| `{field.encode_name}`{optional} | {self.linked(field.type)} | {note} |")
        return [*lines, ""]


def operations() -> list[str]:
    """The HTTP operations, as the OpenAPI document has them."""
    document = decode_json(encode_json(make_app(Config()).openapi_schema.to_schema()))
    lines = ["| Operation | What it does | Body | Response |", "|---|---|---|---|"]
    for path, methods in sorted(document["paths"].items()):
        for method in METHODS:
            if method in methods:
                about = methods[method]
                body = _content(about.get("requestBody", {}))
                good = next(_content(response) for status, response in about["responses"].items() if status < "300")
                what = " ".join(about.get("description", "").split())
                lines.append(f"| `{method.upper()} {path}` | {what} | {body} | {good} |")
    return [*lines, ""]


def _content(part: dict[str, Any]) -> str:
    """The name of a body's type, as a link."""
    for media, content in part.get("content", {}).items():
        schema = content["schema"]
        name = str(schema.get("$ref", schema.get("items", {}).get("$ref", ""))).rsplit("/", 1)[-1]
        if not name:
            return "text" if media.startswith("text") else str(schema.get("type", ""))
        name = name.rsplit("_", 1)[-1].rsplit(".", 1)[-1]
        many = "[]" if schema.get("type") == "array" else ""
        return f"[{name}](#{name.lower()}){many}"
    return ""


def questions(name: str) -> list[str]:
    """The questions of a game, with a few of their answers."""
    lines = ["| Decision | Options |", "|---|---|"]
    for decision in shelf.game(name).decisions:
        if not isinstance(decision, Draw):
            domain = decision.domain
            some = ", ".join(f"`{option}`" for option in domain[:SHOWN_OPTIONS])
            more = f", ... `{domain[-1]}` ({len(domain)} in all)" if len(domain) > SHOWN_OPTIONS else ""
            lines.append(f"| `{decision.name}` | {some}{more} |")
    return [*lines, ""]


def protocol() -> str:
    """docs/protocol.md."""
    pages = Pages()
    structs: dict[str, type] = {}
    for module in (wire, wire_admin, wire_daily, wire_lessons, wire_puzzles, report, hint, candidates):
        for name, cls in python_inspect.getmembers(module, python_inspect.isclass):
            is_own = issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__
            if is_own and cls not in (wire.In, wire.Out):
                structs[name] = cls
                pages.writer.name(cls)
    commands, messages = typing.get_args(wire.Command), typing.get_args(wire.ServerMessage)
    lines = [HEAD, "## HTTP", "", *operations(), "## The socket", "", _sockets(), ""]
    lines += ["## Commands: what the client sends", ""]
    for cls in commands:
        lines += pages.section(cls, cls.__name__)
    lines += ["## Messages: what the server sends", ""]
    for cls in messages:
        lines += pages.section(cls, cls.__name__)
    lines += ["## Bodies and parts", "", *_aliases()]
    for cls in structs.values():
        if cls not in commands and cls not in messages:
            lines += pages.section(cls, cls.__name__)
    for game in shelf.NAMES:
        lines += _game(pages, game)
    return "\n".join(lines).rstrip("\n") + "\n"


def _sockets() -> str:
    doc = wire.__doc__ or ""
    return doc[doc.index("*Sockets.*") + len("*Sockets.*") :].strip()


def _aliases() -> list[str]:
    lines = ["| Name | Values |", "|---|---|"]
    for alias in ALIASES:
        values = ", ".join(f'`"{value}"`' for value in typing.get_args(getattr(wire, alias)))
        lines.append(f"| {alias} | {values} |")
    return [*lines, "| GameEvent | an array of the event's id and a list of its ints |", ""]


def _game(pages: Pages, game: str) -> list[str]:
    """The view of a game with all its parts, and its questions."""
    writer = pages.writer
    writer.prefix = camel(game)
    known = set(writer.names)
    top = writer.name(view_of(game))
    lines = [f"## {game}", "", f"The `state` of a position is a [{top}](#{top.lower()}).", "", *questions(game)]
    for cls, name in writer.names.copy().items():
        if cls not in known:
            lines += pages.section(cls, name)
    return lines


def bot_protocol() -> str:
    """docs/bot-protocol.md: what `guildhall bot-protocol` prints."""
    return line_protocol.page()


PAGES: Final = {"protocol.md": protocol, "bot-protocol.md": bot_protocol}


def main(arguments: list[str]) -> int:
    old = 0
    for name, make in PAGES.items():
        file, text = DOCS / name, make()
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8")
            print(f"wrote {len(text.splitlines())} lines to docs/{name}")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            print(f"docs/{name} is old: run python -m tools.protocol_md")
            old = 1
    return old


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
