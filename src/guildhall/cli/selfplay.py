"""`guildhall selfplay`: games as training data, in a folder of Parquet files that can be resumed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from guildhall.bots.guest import FORMS, LIMIT, BotFault
from guildhall.bots.roster import NAMES
from guildhall.cli.arguments import add_game, add_settings, variant
from guildhall.cli.console import CONSOLE
from guildhall.server.extras import need_package

INTERRUPTED: Final = 130


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=int, required=True, metavar="N", help="how many games the folder is to hold")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="a new folder, or one to go on with")
    parser.add_argument("--bot", default="random", metavar="BOT", help=f"plays all seats: {', '.join(NAMES)}, {FORMS}")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="number of seats (default: 2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same draws")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (default: 1)")
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="SECONDS", help=f"time for an answer (default: {LIMIT:g})"
    )
    add_settings(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the games that the folder lacks; returns the exit status. Raises ValueError."""
    need_package("guildhall selfplay", "numpy", "parquet")
    need_package("guildhall selfplay", "pyarrow", "parquet")
    from guildhall.adapters import selfplay

    if options.workers < 1:
        raise ValueError(f"--workers must be at least 1, not {options.workers}")
    asked = selfplay.settings(
        options.game, options.seats, variant(options.set), options.seed, options.bot, options.limit
    )
    left = sum(count for _, count in selfplay.missing(options.out, asked, options.games))
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=CONSOLE, transient=True) as progress:
            task = progress.add_task(options.game, total=options.games, completed=options.games - left)
            selfplay.write(
                options.out, asked, options.games, options.workers, lambda games: progress.advance(task, games)
            )
    except KeyboardInterrupt:
        print("guildhall: interrupted; run the same command again to resume", file=sys.stderr)
        return INTERRUPTED
    except BotFault as fault:
        raise ValueError(str(fault)) from None
    CONSOLE.print(f"{options.games} games of {options.game} in {options.out}")
    return 0
