"""Finished games between bots of different strength, the same every time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from guildhall.table.replay import Replay, record
from guildhall.table.table import Table

BOTS: Final = ("mcts:24", "greedy")  # of the seats in turn


def finished(name: str, seats: int, number: int, variant: Mapping[str, str] | None = None) -> Replay:
    """Game `number` of so many seats."""
    game: Any = shelf.game(name)
    table: Table[Any] = Table(game, seats, dict(variant or {}), seed=number.to_bytes(32, "big"))
    bots = [roster.bot(BOTS[(seat + number) % len(BOTS)], game) for seat in range(seats)]
    rng = Rng(number)
    while not table.is_over():
        seat = table.to_act()[0]
        option = bots[seat].choose(Position(game, table.state, seat, rng), rng)
        question = run.question(table.state, seat)
        table.answer(seat, question.name, question.domain[option])
    for bot in bots:
        bot.close()
    return record(table, {seat: BOTS[(seat + number) % len(BOTS)] for seat in range(seats)})


def positions(replay: Replay, count: int) -> list[tuple[str, int]]:
    """Positions of a game in notation, each with a seat that has a choice, spread over the game."""
    game: Any = shelf.game(replay.game)
    g: State = game.new(replay.seats, replay.variant)
    run.start(g)
    found = []
    for choice in replay.choices:
        seat = choice.seat
        if seat != CHANCE and len(run.options(g, seat)) > 1:
            found.append((game.write(g), seat))
        _apply(g, choice)
    return found[:: max(1, len(found) // count)][:count]


def _apply(g: State, choice: Choice) -> None:
    run.apply(g, choice.seat, run.question(g, choice.seat).domain.index(choice.option))
