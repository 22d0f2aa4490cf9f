"""What an answer sets in motion, one step of the rules after the other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.hall import replays
from guildhall.hall.replays import Course
from guildhall.kernel import run
from guildhall.kernel.game import Choice, complete
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat


def played(name: str, seats: int, seed: int) -> Course:
    """A whole game of random answers."""
    game, rng = shelf.game(name), Rng(seed)
    variant = complete(game.settings, {})
    g = game.new(seats, variant)
    run.start(g)
    log = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        option = run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))]
        decision = run.question(g, seat)
        log.append(Choice(seat, decision.name, decision.domain[option]))
        run.apply(g, seat, option)
    return Course("a", game, seats, variant, {}, log, True, True, None, None, "unknown")


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("view", [0, 1, None])
@pytest.mark.parametrize("name", shelf.NAMES)
def test_moments_tell_every_event_and_lead_to_the_present(
    name: str, view: Seat | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_MOMENTS", 1_000_000)
    course = played(name, max(2, shelf.game(name).seats[0]), 3)
    info = replays.info(course, view)
    last = replays.step(course, len(course.log), view)
    for since in (info.told[0], info.told[len(course.log) // 2], info.told[-2]):
        found = replays.moments(course, since, view)
        assert [event for moment in found.moments for event in moment.events] == info.events[since:]
        state = plain(found.state)
        for moment in found.moments:
            state.update(plain(moment.changes))
        assert state == plain(last.state)


def test_the_steps_of_a_round_are_moments_of_their_own() -> None:
    """In The Pillars of the Earth, steps 3 to 9 follow from a single answer."""
    course = played("pillars-of-the-earth", 3, 3)
    found = replays.moments(course, 1, 0)
    steps = [moment.around.phase for moment in found.moments]
    assert {"event", "forest", "quarry", "court", "cathedral"} <= set(steps)
    cards = [[name for name, _ in moment.events] for moment in found.moments if "turns-event" in dict(moment.events)]
    assert cards
    assert all(names == ["turns-event"] for names in cards)


def test_a_long_time_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_MOMENTS", 5)
    course = played("old-london-bridge", 2, 3)
    found = replays.moments(course, 1, 0)
    assert 5 <= len(found.moments) < 15
