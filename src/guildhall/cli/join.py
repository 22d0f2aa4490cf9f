"""`guildhall join` lets a program play at a table of a running server; `guildhall bot-protocol` says how it speaks."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from typing import Final

import msgspec

from guildhall.bots import line_protocol
from guildhall.bots.guest import LIMIT, BotFault
from guildhall.cli.console import CONSOLE, markdown
from guildhall.server.extras import need_package

INTERRUPTED: Final = 130


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of `join`."""
    parser.add_argument("url", metavar="URL", help="the table's link, such as http://localhost:8000/t/abc123")
    parser.add_argument(
        "--bot", required=True, metavar="PROGRAM", help="a command that speaks `guildhall bot-protocol`"
    )
    parser.add_argument("--name", default="", metavar="NAME", help="what the others see (default: as the program says)")
    parser.add_argument("--seat", type=int, metavar="N", help="the seat to take, from 1 (default: the first free one)")
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="SECONDS", help=f"time for an answer (default: {LIMIT:g})"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play one game; returns 0 if it was played to its end, and 1 if the program failed."""
    need_package("guildhall join", "httpx", "server")
    need_package("guildhall join", "websockets", "server")
    from guildhall.adapters.join import SeatedProgram, table_at

    table = table_at(options.url)
    try:
        command = shlex.split(options.bot)
    except ValueError as error:
        raise ValueError(f"--bot '{options.bot}': {error}") from None
    if not command or shutil.which(command[0]) is None:
        raise ValueError(f"there is no program '{command[0] if command else ''}'")
    if options.seat is not None and options.seat < 1:
        raise ValueError(f"--seat counts from 1, so there is no seat {options.seat}")
    if not options.limit > 0:
        raise ValueError(f"--limit must be more than 0 seconds, not {options.limit:g}")
    seat = None if options.seat is None else options.seat - 1
    guest = SeatedProgram(table, command, name=options.name, seat=seat, limit=options.limit)
    try:
        result = guest.play(lambda told: print(told, flush=True))
    except BotFault as fault:
        print(f"guildhall: {options.bot} {fault}; it leaves the table", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("guildhall: interrupted; the program leaves the table", file=sys.stderr)
        return INTERRUPTED
    if result is None:
        print("the game was abandoned")
    else:
        print(f"place {result.places[guest.seat]} of {len(result.places)}, with {result.points[guest.seat]} points")
    return 0


def add_protocol(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bot-protocol`."""
    parser.add_argument("--schema", action="store_true", help="print the JSON Schema of all lines instead")
    parser.set_defaults(run=print_protocol)


def print_protocol(options: argparse.Namespace) -> int:
    """Print the description of the line protocol."""
    if options.schema:
        kinds = [line_protocol.ToProgram, line_protocol.FromProgram]
        (to, said), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
        schema = {"title": "Guildhall's bot protocol", "toProgram": to, "fromProgram": said, "$defs": parts}
        print(msgspec.json.format(msgspec.json.encode(schema)).decode())
    else:
        CONSOLE.print(markdown(line_protocol.page()))
    return 0
