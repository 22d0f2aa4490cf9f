"""Commands for whoever hosts the service: doctor, backup, restore, export-table, import-table, retention."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from guildhall.cli.serve import HELP
from guildhall.server.config import Config, from_environment
from guildhall.server.extras import need_package

CHECKED: Final = (
    "database",
    "redis",
    "host",
    "port",
    "public_url",
    "path_prefix",
    "proxies",
    "smtp",
    "alerts",
    "mail_from",
)
Work = Callable[[argparse.Namespace], Coroutine[Any, Any, int]]
SHOWN: Final = 3  # ids of what would go
MARKS: Final = {"ok": "ok     ", "warning": "WARNING", "failure": "FAILURE"}


def add_options(parser: argparse.ArgumentParser, *names: str) -> None:
    """Options of the service, and the file from which a service manager reads them."""
    for name in names:
        kind: Any = type(getattr(Config(), name))
        parser.add_argument("--" + name.replace("_", "-"), type=kind, metavar=name.upper(), help=HELP[name])
    says = "read options from this file, as systemd does: lines such as GUILDHALL_DATABASE=sqlite:///FILE"
    parser.add_argument("--env-file", type=Path, metavar="FILE", help=says)


def config_of(options: argparse.Namespace) -> Config:
    """The service's options: of the command line, the environment, and the file. Raises ValueError."""
    environment = dict(os.environ)
    if options.env_file is not None:
        for line in options.env_file.read_text(encoding="utf-8").splitlines():
            name, equals, value = line.strip().partition("=")
            if equals and not name.startswith("#"):
                environment.setdefault(name.strip(), value.strip().strip("'\""))
    given = {name: getattr(options, name, None) for name in Config.__struct_fields__}
    return from_environment(environment, **given)


def run_async(work: Coroutine[Any, Any, int]) -> int:
    """Run it. Raises ValueError in place of a database's own errors."""
    from sqlalchemy.exc import SQLAlchemyError

    from guildhall.server.store.failures import BadValue, Mistake, Unavailable

    try:
        return asyncio.run(work)
    except (SQLAlchemyError, Unavailable, BadValue, Mistake) as error:
        raise ValueError(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from None


def _runs(parser: argparse.ArgumentParser, work: Work) -> None:
    """Make this the work of a command. It is called only where the packages of the server are installed."""

    def run(options: argparse.Namespace) -> int:
        need_package(parser.prog, "litestar", "server")
        return run_async(work(options))

    parser.set_defaults(run=run)


def add_doctor(parser: argparse.ArgumentParser) -> None:
    add_options(parser, *CHECKED)
    _runs(parser, _doctor)


async def _doctor(options: argparse.Namespace) -> int:
    from guildhall.server.operate.doctor import Finding, examine

    def tell(finding: Finding) -> None:
        advice = f"  ->  {finding.advice}" if finding.advice else ""
        print(f"{MARKS[finding.level]} {finding.subject}: {finding.found}{advice}", flush=True)

    return 0 if await examine(config_of(options), tell) else 1


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file; only its owner may read it")
    add_options(parser, "database")
    _runs(parser, _backup)


async def _backup(options: argparse.Namespace) -> int:
    from guildhall.server.operate.backup import back_up

    taken = await back_up(config_of(options).database, options.file)
    tables, entries = taken.rows["tables"], taken.rows["entries"]
    print(f"{options.file}: {tables} tables, {entries} journal entries, {taken.bytes / 1e6:.1f} MB")
    return 0


def add_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    add_options(parser, "database")
    _runs(parser, _restore)


async def _restore(options: argparse.Namespace) -> int:
    from guildhall.server.operate.backup import restore

    restored = await restore(config_of(options).database, options.file)
    print(f"restored {restored.rows['tables']} tables; {restored.games.replayed} games were replayed and hold")
    if other := restored.games.other_rules:
        print(f"{len(other)} were played by other rules, or are frozen; they stay or become frozen")
    return 0


def add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="the table's id, which is the end of its address")
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_options(parser, "database")
    _runs(parser, _export)


async def _export(options: argparse.Namespace) -> int:
    from guildhall.server.operate.one_table import export_table

    length = await export_table(config_of(options).database, options.table, options.file)
    print(f"{options.file}: a journal of {length} entries; it tells all secrets of the game")
    return 0


def add_import(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="an exported table")
    add_options(parser, "database")
    _runs(parser, _import)


async def _import(options: argparse.Namespace) -> int:
    from guildhall.server.operate.one_table import import_table

    imported = await import_table(config_of(options).database, options.file)
    print(f"table {imported.table} was replayed and imported")
    for id, name in imported.people.items():
        print(f"{name} is new here: give them the link of 'guildhall admin link {id}'")
    return 0


def add_retention(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--apply", action="store_true", help="do it; without this, only say what would be done")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done, which is the default")
    add_options(parser, "database", "keep")
    _runs(parser, _retention)


async def _retention(options: argparse.Namespace) -> int:
    from guildhall.cli.admin import shell_user
    from guildhall.server.operate.backup import existing_store
    from guildhall.server.operate.retention import Retention

    if options.apply and options.dry_run:
        raise ValueError("--apply and --dry-run exclude each other")
    config = config_of(options)
    async with existing_store(config.database) as store:
        retention = Retention(store, config.keep)
        if options.apply:
            for kind, count in (await retention.apply(shell_user())).items():
                print(f"{kind}: {count} done")
        else:
            for kind, ids in (await retention.due()).items():
                some = ", ".join([*ids[:SHOWN], *["..."] * (len(ids) > SHOWN)])
                print(f"{kind}: {len(ids)} would go" + (f" ({some})" if some else ""))
    return 0
