"""`guildhall arena`: a tournament between bots, with a progress bar, a report and a file to resume from."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import guildhall
from guildhall.bots import cluster, guest, picture
from guildhall.bots.arena import Result, Tournament, here, in_processes
from guildhall.bots.ledger import Ledger
from guildhall.bots.roster import FORMS, NAMES
from guildhall.bots.standings import fault_line, report
from guildhall.cli.arguments import add_game, add_settings, variant
from guildhall.cli.console import CONSOLE, markdown

INTERRUPTED: Final = 130  # the usual exit status after Ctrl+C


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{', '.join(NAMES)}, {FORMS}; {guest.FORMS}")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games per pair of bots (default: 20)")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="number of seats; 1 plays solo (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same draws")
    parser.add_argument(
        "--limit",
        type=float,
        default=guest.LIMIT,
        metavar="SECONDS",
        help=f"time for an answer of a class or program; a bot that takes longer loses (default: {guest.LIMIT:g})",
    )
    add_settings(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="games to play at once (default: 1)")
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep results in this file and resume from it")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report to this file, as Markdown")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the ratings to this file, as PNG")
    parser.add_argument("--ray", metavar="ADDRESS", help=f"play on a Ray cluster, or '{cluster.LOCAL}'")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the missing games, then report; returns the exit status. Raises ValueError."""
    tournament = Tournament(
        options.game,
        tuple(options.bots),
        options.games,
        options.seats,
        options.seed,
        variant(options.set),
        options.limit,
    )
    tournament.check()
    if options.workers < 1:
        raise ValueError(f"--workers must be at least 1, not {options.workers}")
    _check_files(options.file, options.report, options.picture)
    if options.ray is not None:
        cluster.check()
    ledger = Ledger(tournament, options.file)
    version = guildhall.__version__
    if ledger.version not in ("", version):
        begun = f"was started with Guildhall {ledger.version}, and this is {version}: bots may have changed"
        print(f"guildhall: {options.file.name} {begun}", file=sys.stderr)
        version = f"{version} (started with {ledger.version})"
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
    """Create the files' folders. Raises ValueError or OSError now, rather than after hours of play."""
    files = [file for file in (results, text, drawing) if file is not None]
    if len({file.resolve() for file in files}) < len(files):
        raise ValueError("--file, --report and --picture must be different files")
    if drawing is not None:
        picture.check(drawing)
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            raise ValueError(f"'{file}' cannot be written")


def _play(ledger: Ledger, workers: int, ray: str | None) -> None:
    tournament, games = ledger.tournament, ledger.missing()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE, transient=True) as progress:
        task = progress.add_task(tournament.game, total=len(ledger.results) + len(games), completed=len(ledger.results))

        def keep(result: Result) -> None:
            ledger.add(result)
            progress.advance(task)
            if result.fault:
                print(f"guildhall: {fault_line(tournament, result)}", file=sys.stderr)

        if ray is not None:
            cluster.on_ray(ray, tournament, games, workers, keep)
        elif workers == 1:
            here(tournament, games, keep)
        else:
            in_processes(tournament, games, workers, keep)


def _tell(ledger: Ledger, version: str, file: Path | None, drawing: Path | None) -> None:
    text = report(ledger.tournament, ledger.in_order(), version)
    CONSOLE.print(markdown(text))
    if file is not None:
        file.write_text(text, encoding="utf-8")
    if drawing is not None:
        picture.draw(ledger.tournament, ledger.in_order(), drawing)


def _kept(ledger: Ledger) -> str:
    """What a tournament that was cut short has saved, and how to resume it."""
    games = f"{len(ledger.results)} of {len(ledger.results) + len(ledger.missing())} games"
    if ledger.file is None:
        return f"{games} were played, but none were saved without --file FILE"
    return f"{games} are saved in {ledger.file}; run the same command again to resume"
