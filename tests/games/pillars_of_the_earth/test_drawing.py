"""The terminal drawing: places, cards and events say what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import draw
from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.view import View
from guildhall.table.replay import load
from guildhall.table.table import Table
from guildhall.words import LANGUAGES, words

REPLAY = Path(__file__).parents[2] / "replays" / "pillars-of-the-earth" / "three-anything.replay"


def views() -> list[View]:
    """What the first seat sees in the course of a game."""
    replay = load(REPLAY.read_text(encoding="utf-8"))
    choices = list(replay.choices)
    tables = [Table(GAME, replay.seats, replay.variant, log=choices[:at]) for at in range(60, len(choices), 40)]
    return [GAME.view(table.state, 0) for table in tables]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_privileges_places_and_events_say_what_they_do(lang: str) -> None:
    say = words(GAME, lang)
    shown = 0
    for view in views():
        text = " ".join(draw.text(GAME, view, say).replace("┃", " ").replace("│", " ").split())
        held = [card for seat in view.seats for card in seat.privileges]
        offered = [card for card in view.kingsbridge if card is not None]
        events = [event for event in (view.event, view.coming_event) if event is not None]
        for thing in ("priory", "market", *events):
            assert say.name(thing, "help").split()[0] in text
        for card in (*held, *events):
            assert f"{say.name(card)} {say.name(card, 'help')}" in text
        shown += len(held) + len(offered) + len(events)
    assert shown > 10


def test_the_last_round_has_no_next_one() -> None:
    say = words(GAME, "en")
    last = [view for view in views() if view.round == view.rounds]
    assert last
    for view in last:
        text = draw.text(GAME, view, say)
        assert "for the next round" not in text
        assert "next round:" not in text


def test_a_space_is_offered_with_what_lies_there() -> None:
    say = words(GAME, "en")
    for view in views():
        for number, card in enumerate(view.kingsbridge, 1):
            told = draw.answer(GAME, view, "place-builder", f"place:kingsbridge_{number}", say)
            assert (card is not None and told.endswith(": " + say.name(card))) or told == say.name(
                f"kingsbridge_{number}"
            )
