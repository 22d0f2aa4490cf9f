"""`guildhall arena`: a tournament between bots, with a progress bar, a report and a file to go on from."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import guildhall
from guildhall import shelf
from guildhall.bots import cluster, picture
from guildhall.bots.arena import Ledger, Plan, Result, here, in_processes, report
from guildhall.bots.roster import FORMS, NAMES
from guildhall.cli.console import CONSOLE, markdown

INTERRUPTED: Final = 130  # the exit status that shells know for Ctrl+C


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", choices=shelf.NAMES, metavar="GAME", help=", ".join(shelf.NAMES))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{', '.join(NAMES)}, {FORMS}")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games for each pair of bots (default: 20)")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="how many seats; 1: alone (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same draws")
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="a setting of the game")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="games played at once (default: 1)")
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep results here; go on with those it holds")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report here, as Markdown")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the ratings here, as PNG")
    parser.add_argument("--ray", metavar="ADDRESS", help=f"spread the games over a Ray cluster, or '{cluster.LOCAL}'")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play what is missing, then report; returns the exit status. Raises ValueError."""
    plan = Plan(options.game, tuple(options.bots), options.games, options.seats, options.seed, _variant(options.set))
    plan.check()
    if options.workers < 1:
        raise ValueError(f"--workers must be at least 1, not {options.workers}")
    _check_files(options.file, options.report, options.picture)
    if options.ray is not None:
        cluster.check()
    ledger = Ledger(plan, options.file)
    version = guildhall.__version__
    if ledger.version not in ("", version):
        begun = f"was begun with Guildhall {ledger.version}, and this is {version}: bots may have changed"
        print(f"guildhall: {options.file.name} {begun}", file=sys.stderr)
        version = f"{version} (begun with {ledger.version})"
    try:
        _play(ledger, options.workers, options.ray)
        _tell(ledger, version, options.report, options.picture)
    except KeyboardInterrupt:
        print(f"guildhall: interrupted; {_kept(ledger)}", file=sys.stderr)
        return INTERRUPTED
    except Exception:
        print(f"guildhall: {_kept(ledger)}", file=sys.stderr)
        raise
    return 0


def _check_files(results: Path | None, text: Path | None, drawing: Path | None) -> None:
    """Make the folders of all files. Raises ValueError or OSError now, because after the games it would be late."""
    files = [file for file in (results, text, drawing) if file is not None]
    if len({file.resolve() for file in files}) < len(files):
        raise ValueError("--file, --report and --picture are to be different files")
    if drawing is not None:
        picture.check(drawing)
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            raise ValueError(f"'{file}' cannot be written")


def _play(ledger: Ledger, workers: int, ray: str | None) -> None:
    plan, games = ledger.plan, ledger.missing()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE, transient=True) as progress:
        task = progress.add_task(plan.game, total=len(ledger.results) + len(games), completed=len(ledger.results))

        def keep(result: Result) -> None:
            ledger.add(result)
            progress.advance(task)

        if ray is not None:
            cluster.on_ray(ray, plan, games, workers, keep)
        elif workers == 1:
            here(plan, games, keep)
        else:
            in_processes(plan, games, workers, keep)


def _tell(ledger: Ledger, version: str, file: Path | None, drawing: Path | None) -> None:
    text = report(ledger.plan, ledger.in_order(), version)
    CONSOLE.print(markdown(text))
    if file is not None:
        file.write_text(text, encoding="utf-8")
    if drawing is not None:
        picture.draw(ledger.plan, ledger.in_order(), drawing)


def _kept(ledger: Ledger) -> str:
    """What is left of a tournament that has ended early, and how to go on."""
    games = f"{len(ledger.results)} of {len(ledger.results) + len(ledger.missing())} games"
    if ledger.file is None:
        return f"{games} were played, and none is kept without --file FILE"
    return f"{games} are kept in {ledger.file}, and the same command goes on with them"


def _variant(settings: list[str]) -> dict[str, str]:
    variant = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ValueError(f"--set takes SETTING=VALUE, not '{setting}'")
        variant[name] = value
    return variant
