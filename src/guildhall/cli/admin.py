"""`guildhall admin`: people, tables, replays and chat from the command line. Every act is in the audit log."""

from __future__ import annotations

import argparse
import getpass
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from guildhall.cli.console import CONSOLE
from guildhall.cli.operate import add_options, config_of, run_async
from guildhall.server.config import Config
from guildhall.server.extras import need_package

if TYPE_CHECKING:
    from guildhall.server.operate.acts import Office

LISTS: Final = {
    "people": "people whose name or id contains TEXT",
    "tables": "tables whose id, name, game or players contain TEXT",
    "replays": "uploaded replays whose id or game contains TEXT",
    "chat": "lines of chat that contain TEXT",
}
ACTS: Final = {
    "freeze": ("TABLE", "stop a game"),
    "thaw": ("TABLE", "let a frozen game go on, if it holds under the present rules"),
    "delete-table": ("TABLE", "delete a table with its game and chat"),
    "delete-person": ("PERSON", "delete a person; bots take their seats"),
    "delete-replay": ("REPLAY", "delete an uploaded replay"),
    "unban": ("PERSON", "lift a ban"),
    "link": ("PERSON", "make a link that signs a person in, once, within 24 hours"),
    "grant": ("PERSON", "make a person an administrator"),
    "revoke": ("PERSON", "end that right"),
}
NOTHING: Final = "-"
INDENT: Final = 4
WIDE: Final = 10_000
OF_PEOPLE: Final = ("delete-person", "unban", "link", "grant", "revoke", "ban", "rename")


def shell_user() -> str:
    return "shell:" + getpass.getuser()


def add(parser: argparse.ArgumentParser) -> None:
    """The subcommands. PERSON is an id, an account or a name that only one person has."""
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, says: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=says)
        add_options(sub, "database", "public_url", "path_prefix")
        sub.set_defaults(run=_run, act=name)
        return sub

    for name, says in LISTS.items():
        sub = command(name, f"list {says}")
        sub.add_argument("subject", nargs="?", default="", metavar="TEXT")
        sub.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default: 50)")
        if name == "tables":
            sub.add_argument("--status", default="", help="open, running, over, abandoned or frozen")
    for name, (subject, says) in ACTS.items():
        command(name, says).add_argument("subject", metavar=subject)
    ban = command("ban", "sign a person out, and keep their account from signing in; bots take their seats")
    ban.add_argument("subject", metavar="PERSON")
    ban.add_argument("--reason", default="", metavar="TEXT")
    rename = command("rename", "give a person another name, everywhere")
    rename.add_argument("subject", metavar="PERSON")
    rename.add_argument("name", metavar="NAME")
    line = command("delete-line", "delete a line of chat")
    line.add_argument("subject", metavar="TABLE")
    line.add_argument("number", type=int, metavar="NUMBER")
    first = command("first", "make the first administrator: an account, its right, and a link to sign in with")
    first.add_argument("subject", metavar="NAME")
    command("statistics", "figures of the whole service")
    audit = command("audit", "the latest acts, newest first")
    audit.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default: 50)")


def _run(options: argparse.Namespace) -> int:
    need_package("guildhall admin", "litestar", "server")
    from guildhall.hall.errors import Refusal
    from guildhall.server.operate.acts import Office
    from guildhall.server.operate.backup import existing_store

    async def work() -> int:
        config = config_of(options)
        async with existing_store(config.database) as store:
            try:
                await _do(Office(store, shell_user()), options, config)
            except Refusal as error:
                raise ValueError(f"{options.act}: {error.reason}") from None
        return 0

    return run_async(work())


async def _do(office: Office, options: argparse.Namespace, config: Config) -> None:
    act = options.act
    if act in LISTS or act in ("statistics", "audit"):
        await _list(office, options)
        return
    subject = await office.find(options.subject) if act in OF_PEOPLE else options.subject
    if act == "first":
        subject = await _first(office, options.subject)
    if act in ("link", "first"):
        token, _ = await office.link(subject)
        base = config.public_url.rstrip("/") or f"http://{config.host}:{config.port}{config.path_prefix}"
        print(f"{base}/sign-in#{token}")
        return
    acts: dict[str, Callable[[], Awaitable[None]]] = {
        "freeze": lambda: office.freeze(subject),
        "thaw": lambda: office.thaw(subject),
        "delete-table": lambda: office.delete_table(subject),
        "delete-person": lambda: office.delete_person(subject),
        "delete-replay": lambda: office.delete_replay(subject),
        "delete-line": lambda: office.delete_line(subject, options.number),
        "ban": lambda: office.ban(subject, options.reason),
        "unban": lambda: office.unban(subject),
        "rename": lambda: office.rename(subject, options.name),
        "grant": lambda: office.grant(subject),
        "revoke": lambda: office.revoke(subject),
    }
    await acts[act]()
    print(f"{act}: done")


async def _first(office: Office, name: str) -> str:
    """The id of the first administrator, who has an account now. Raises ValueError if there is one already."""
    from guildhall.server.operate import schema

    def work(connection: Any) -> bool:
        return connection.execute(schema.administrators.select()).first() is not None

    if await office.look(work):
        raise ValueError("there is an administrator already: use 'guildhall admin grant PERSON'")
    id = await office.add_account(name)
    await office.grant(id)
    return id


async def _list(office: Office, options: argparse.Namespace) -> None:
    from guildhall.server.operate import audit, finding

    if options.act == "statistics":
        for name, value in msgspec.to_builtins(await office.look(finding.statistics)).items():
            said = ", ".join(f"{key} {count}" for key, count in value.items()) if isinstance(value, dict) else value
            print(f"{name.replace('_', ' ')}: {said}")
        return
    if options.act == "audit":
        rows: list[Any] = [act._asdict() for act in await office.look(audit.latest, options.limit)]
    else:
        more = [options.status] if options.act == "tables" else []
        found = await office.look(getattr(finding, options.act), options.subject, *more, options.limit)
        rows = [msgspec.to_builtins(row) for row in found]
    _print(rows)


def _print(rows: list[dict[str, Any]]) -> None:
    """As a grid, or line by line where the terminal is too narrow for it."""
    if not rows:
        print("nothing found")
        return
    cells = [{name.replace("_", " "): _cell(name, value) for name, value in row.items()} for row in rows]
    grid = Grid(box=None, pad_edge=False)
    for name in cells[0]:
        grid.add_column(name, no_wrap=True)
    for row in cells:
        grid.add_row(*row.values())
    if Measurement.get(CONSOLE, CONSOLE.options.update_width(WIDE), grid).maximum <= CONSOLE.width:
        CONSOLE.print(grid)
        return
    for row in cells:
        (_, first), *others = row.items()
        said = "; ".join(f"{name} {value}" for name, value in others if value != NOTHING)
        CONSOLE.print(first, soft_wrap=True)  # other commands ask for ids, so nothing may cut them
        CONSOLE.print(Padding(Text(said), (0, 0, 0, INDENT), expand=False))


def _cell(name: str, value: Any) -> str:
    if name == "ban" and value == "":
        return "yes"  # without a reason
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else NOTHING
    if name == "at" or name.endswith("_at"):
        return datetime.fromtimestamp(value / 1_000, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(one or "(free)" for one in value)
    if isinstance(value, dict):
        return " ".join(f"{key}={said}" for key, said in value.items())
    return str(value)
