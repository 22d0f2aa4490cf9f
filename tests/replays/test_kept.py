"""What is kept of a table can be read back and played on, by both engines: journals, and places to begin from."""

from __future__ import annotations

import random

import msgspec
import pytest

from guildhall import shelf
from guildhall.hall import screen
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.sitting import Sitting, SittingRules

CHOICES = 40


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_sitting_goes_on_from_what_was_kept_of_it(name: str) -> None:
    game, rng, seed = shelf.game(name), random.Random(name), bytes(32)
    seats = max(2, game.seats[0])
    sitting = Sitting(game, seats, {}, seed, SittingRules(), 0)
    journal = sitting.opening(0)
    kept = []
    for at in range(CHOICES):
        seat = sitting.to_act()[0]
        question = sitting.table.question(seat)
        assert question is not None
        journal += sitting.answer(seat, question.decision, rng.choice(question.options), at, f"c{at}")
        stored = sitting.stored()
        if stored is not None:
            kept.append(msgspec.json.encode(stored))
    entries = msgspec.json.decode(msgspec.json.encode(journal), type=list[Entry])
    assert entries == journal
    assert kept
    for text in (kept[0], kept[-1]):
        again = Sitting(
            game, seats, {}, seed, SittingRules(), 0, entries, msgspec.json.decode(text, type=StoredSitting)
        )
        assert again.entries == sitting.entries
        for view in sitting.table.streams:
            one, other = (screen.Shown(each, view) for each in (sitting, again))
            assert screen.encode(screen.position(sitting, one, view, CHOICES)) == screen.encode(
                screen.position(again, other, view, CHOICES)
            )
