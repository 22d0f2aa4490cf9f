"""Many random games, summed up. The games depend on the seed alone, not on how many processes play them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from guildhall import shelf
from guildhall.cli.console import CONSOLE
from guildhall.draw.marks import seat_mark
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, start
from guildhall.kernel.state import CHANCE
from guildhall.words import Words, words

CHUNK = 25  # games a process plays before it reports


class Plan(NamedTuple):
    """What every game has in common."""

    game: str
    components: Path | None
    seats: int
    variant: dict[str, str]
    seed: int


class Played(NamedTuple):
    """One game, as far as the summary needs it."""

    rounds: int
    choices: int  # of players
    draws: int
    options: int  # offered to players, in all
    most_options: int
    points: list[int]
    places: list[int]


def run(plan: Plan, games: int, workers: int, language: str) -> None:
    """Play and print. Raises ValueError for a plan that cannot be."""
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}")
    if workers < 1:
        raise ValueError(f"--workers must be at least 1, not {workers}")
    shelf.game(plan.game).new(plan.seats, plan.variant)
    talk = words(shelf.game(plan.game), language)
    played: list[Played] = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE, transient=True) as progress:
        task = progress.add_task(talk.text("simulating", game=talk.title()), total=games)
        for chunk in _chunks(plan, games, workers):
            played += chunk
            progress.advance(task, len(chunk))
    CONSOLE.print(_summary(played, talk))
    CONSOLE.print(_by_seat(played, talk))


def _chunks(plan: Plan, games: int, workers: int) -> Iterator[list[Played]]:
    starts = range(0, games, CHUNK)
    counts = [min(CHUNK, games - first) for first in starts]
    if workers == 1:
        yield from map(play_games, [plan] * len(starts), starts, counts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_games, [plan] * len(starts), starts, counts)


def play_games(plan: Plan, first: int, count: int) -> list[Played]:
    """Games number `first` and following."""
    return [play_game(plan, first + i) for i in range(count)]


def play_game(plan: Plan, number: int) -> Played:
    """One random game."""
    game = shelf.game(plan.game)
    if plan.components is not None:
        game = game.with_components(plan.components)
    rng = Rng(plan.seed * 1_000_003 + number)
    g = game.new(plan.seats, plan.variant)
    start(g)
    choices = draws = offered = most = 0
    while g.waiting:
        seat = first_to_act(g)
        if seat == CHANCE:
            draws += 1
            apply(g, seat, draw(g, rng))
            continue
        options = g.offered[seat]
        choices += 1
        offered += len(options)
        most = max(most, len(options))
        apply(g, seat, options[rng.below(len(options))])
    return Played(game.round(g), choices, draws, offered, most, game.points(g), game.places(g))


def _summary(played: list[Played], talk: Words) -> Table:
    table = Table(title=f"{talk.title()} · {talk.text('count-games', count=len(played))}", title_justify="left")
    table.add_column("")
    for heading in ("average", "minimum", "maximum"):
        table.add_column(talk.text(heading), justify="right")
    for heading, values in (
        ("rounds", [game.rounds for game in played]),
        ("choices", [game.choices for game in played]),
        ("draws", [game.draws for game in played]),
    ):
        table.add_row(talk.text(heading), _average(values), str(min(values)), str(max(values)))
    options = sum(game.options for game in played)
    choices = max(1, sum(game.choices for game in played))
    table.add_row(
        talk.text("branching"), f"{options / choices:.2f}", "", str(max(game.most_options for game in played))
    )
    ties = sum(game.places.count(1) > 1 for game in played)
    table.add_row(talk.text("ties"), str(ties), "", "")
    return table


def _by_seat(played: list[Played], talk: Words) -> Table:
    table = Table()
    for heading in ("player", "points", "minimum", "maximum", "wins"):
        table.add_column(talk.text(heading), justify="left" if heading == "player" else "right")
    for seat in range(len(played[0].points)):
        points = [game.points[seat] for game in played]
        wins = sum(game.places[seat] == 1 for game in played)
        share = f"{wins} ({100 * wins / len(played):.0f} %)"
        name = f"{seat_mark(seat)} {talk.seat_name(seat)}"
        table.add_row(name, _average(points), str(min(points)), str(max(points)), share)
    return table


def _average(values: list[int]) -> str:
    return f"{sum(values) / len(values):.1f}"
