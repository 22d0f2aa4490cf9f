"""A single answer is carried out without asking; whoever would miss the question is told, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event
from guildhall.table.table import Table
from tests.games.old_london_bridge import table as olb
from tests.games.tiny_towns import helpers as towns

GAMES = 12

# What random games of each game come to within a few tries.
USUAL = {
    "old-london-bridge": {"only-card", "only-slot"},
    "pillars-of-the-earth": {"only-pass-cards", "only-pass-builder", "only-leave-market", "only-finish", "only-cube"},
    "tiny-towns": {"only-square"},
    "guilds-of-london": {"only-pay-card", "only-pay-pawn"},
}


def random_tables(name: str) -> Iterator[tuple[Table[Any], int, list[Event]]]:
    """Tables of random games after each answer, who gave it, and what that seat was told of it."""
    game = shelf.game(name)
    for number in range(GAMES):
        rng = Rng(number)
        table: Table[Any] = Table(game, game.seats[number % len(game.seats)], seed=bytes([number] * 32))
        while not table.is_over():
            seat = table.to_act()[0]
            question = table.question(seat)
            assert question is not None
            before = table.streams[seat].number
            table.answer(seat, question.decision, question.options[rng.below(len(question.options))])
            yield table, seat, table.events(seat, before) or []


@pytest.mark.parametrize("name", shelf.NAMES)
def test_forced_answers_are_told_to_their_seat_alone(name: str) -> None:
    told: set[str] = set()
    for table, _, _ in random_tables(name):
        if not table.is_over():
            continue
        for view, stream in table.streams.items():
            forced = [event for event in stream.told if event.is_forced]
            assert all(event.to == view for event in forced)
            told |= {event.name for event in forced}
    assert told >= USUAL[name]


def test_what_a_seat_is_told_of_a_forced_answer_does_not_stand_in_the_way_of_undo() -> None:
    """Whoever knew the question knew the answer, so nothing came to light."""
    for table, seat, told in random_tables("guilds-of-london"):
        if [event.name for event in told].count("only-pay-card") and not any(
            event.to is not None and not event.is_forced for event in told
        ):
            log = table.log[:]
            table.undo(seat, 1)
            assert table.log == log[:-1]
            return
    raise AssertionError("no forced payment in any of these games")


def test_the_last_two_cards_of_a_hand_are_told() -> None:
    g = olb.position(2, "hand 0: 2 4", "hand 1: 0 1 2")
    olb.turn_up(g, "chip:1")
    assert g.sink is not None
    assert [event for event in g.sink if event.is_forced] == [Event("only-two-cards", (4, 2), to=0)]


def test_equal_cards_of_a_solo_game_are_told() -> None:
    g = towns.table("W . . .\n. . . .\n. . . .\n. . . .", seats=1, more="turn: 0\nface-up: wood wood wheat")
    towns.answer(g, 0, "resource:wheat", "square:d4")
    run.apply(g, CHANCE, option_named(run.question(g, CHANCE), "resource:wood"))
    assert towns.events(g, "only-resource") == [Event("only-resource", (g.named,), to=0)]
