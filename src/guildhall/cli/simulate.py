"""`guildhall simulate`: statistics of random games, which depend on the seed but not on the number of processes."""

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


class Simulation(NamedTuple):
    """What all games of a simulation have in common."""

    game: str
    components: Path | None
    seats: int
    variant: dict[str, str]
    seed: int


class Played(NamedTuple):
    """The statistics of one game."""

    rounds: int
    choices: int  # of players
    draws: int
    options: int  # offered to players in total
    most_options: int
    points: list[int]
    places: list[int]


def run(simulation: Simulation, games: int, workers: int, language: str) -> None:
    """Play the games and print the statistics. Raises ValueError for impossible settings."""
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}")
    if workers < 1:
        raise ValueError(f"--workers must be at least 1, not {workers}")
    shelf.game(simulation.game).new(simulation.seats, simulation.variant)
    talk = words(shelf.game(simulation.game), language)
    played: list[Played] = []
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE, transient=True) as progress:
        task = progress.add_task(talk.text("simulating", game=talk.title()), total=games)
        for chunk in _chunks(simulation, games, workers):
            played += chunk
            progress.advance(task, len(chunk))
    CONSOLE.print(_summary(played, talk))
    CONSOLE.print(_by_seat(played, talk))


def _chunks(simulation: Simulation, games: int, workers: int) -> Iterator[list[Played]]:
    starts = range(0, games, CHUNK)
    counts = [min(CHUNK, games - first) for first in starts]
    if workers == 1:
        yield from map(play_games, [simulation] * len(starts), starts, counts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_games, [simulation] * len(starts), starts, counts)


def play_games(simulation: Simulation, first: int, count: int) -> list[Played]:
    """Play `count` games, starting with number `first`."""
    return [play_game(simulation, first + i) for i in range(count)]


def play_game(simulation: Simulation, number: int) -> Played:
    """Play one random game."""
    game = shelf.game(simulation.game)
    if simulation.components is not None:
        game = game.with_components(simulation.components)
    rng = Rng(simulation.seed * 1_000_003 + number)
    g = game.new(simulation.seats, simulation.variant)
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
