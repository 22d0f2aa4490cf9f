"""`guildhall review`: where a finished game was won and lost, for people or as JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.table import Table

from guildhall.analysis.look import Decided
from guildhall.analysis.report import report
from guildhall.analysis.review import Review, Split, review, seconds_for
from guildhall.cli.console import CONSOLE
from guildhall.draw.marks import seat_mark
from guildhall.table.replay import Replay, game_of, load, verify
from guildhall.words import LANGUAGES, Words, words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the replay of a finished game")
    parser.add_argument("--json", action="store_true", help="print all numbers as JSON")
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="time to take (default: 60, with 3 seats or more 120)"
    )
    parser.add_argument("--simulations", type=int, metavar="N", help="for each decision, instead of a time")
    parser.add_argument("--components", type=Path, metavar="FILE", help="the component file that the game used")
    parser.add_argument("--lang", "--language", choices=LANGUAGES, default="en", help="language (default: en)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Review one replay. Raises ValueError for a file that is damaged, of another version or not finished."""
    try:
        replay = load(options.file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise ValueError(f"{options.file.name} is not a replay file") from None
    game: Any = game_of(replay)
    if options.components is not None:
        game = game.with_components(options.components)
    verify(replay, game)
    talk = words(game, options.lang, [replay.names.get(seat, "") for seat in range(replay.seats)])
    seconds = options.seconds if options.seconds is not None else seconds_for(replay.seats)
    columns = ("{task.description}", BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE, transient=True, disable=options.json) as bar:
        task = bar.add_task(talk.text("reviewing", game=talk.title()))

        def show(done: int, total: int) -> bool:
            bar.update(task, completed=done, total=total)
            return True

        found = review(game, replay.seats, replay.variant, replay.choices, options.simulations, seconds, show)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(report(replay.game, found)), indent=1).decode())
    else:
        show_review(replay, found, talk)
    return 0


def show_review(replay: Replay, found: Review, talk: Words) -> None:
    """Print the split of every seat, and its costliest decisions."""
    CONSOLE.print(_splits(found, talk))
    for seat in range(replay.seats):
        costliest = found.costliest(seat)
        if costliest:
            CONSOLE.print(f"\n{seat_mark(seat)} {talk.text('review-costliest', seat=_name(talk, seat))}")
        for decided in costliest:
            CONSOLE.print("  " + _costly(decided, talk))


def _splits(found: Review, talk: Words) -> Table:
    table = Table(title=f"{talk.title()} · {talk.text('review-title')}", title_justify="left")
    table.add_column(talk.text("player"))
    for heading in ("start", "luck", "own", "others", "result", "accuracy"):
        table.add_column(talk.text("review-" + heading), justify="right")
    for seat, reviewed in enumerate(found.seats):
        accuracy = "" if reviewed.accuracy is None else f"{reviewed.accuracy:.0f}%"
        table.add_row(f"{seat_mark(seat)} {_name(talk, seat)}", *_chances(reviewed.win), accuracy)
        table.add_row(f"  {talk.text('points')}", *_points(reviewed.points), "")
    return table


def _chances(split: Split) -> list[str]:
    start, *parts, result = split
    return [f"{100 * start:.0f}%", *(f"{100 * part:+.0f}%" for part in parts), f"{100 * result:.0f}%"]


def _points(split: Split) -> list[str]:
    start, *parts, result = split
    return [f"{start:.1f}", *(f"{part:+.1f}" for part in parts), f"{result:.0f}"]


def _costly(decided: Decided, talk: Words) -> str:
    return talk.text(
        "review-costly",
        grade=talk.text("review-grade-" + decided.grade),
        played=talk.option(decided.decision, decided.option),
        best=talk.option(decided.decision, decided.best),
        percent=round(100 * decided.lost.win),
        number=decided.at + 1,
    )


def _name(talk: Words, seat: int) -> str:
    return talk.seat_name(seat)
