"""The wire seal: not a byte of what a seat or spectator is sent depends on what it may not know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from guildhall import shelf
from guildhall.hall import replays, screen, wire
from guildhall.hall.screen import Shown
from guildhall.kernel.rng import Rng
from guildhall.table import replay
from guildhall.table.clock import Pace
from guildhall.table.sitting import Sitting, SittingRules
from tests.server.harness import Person, Service, served

RULES = SittingRules(Pace("bank", bank=60_000, bonus=1_000), "own-turn")


def begin(name: str, seed: int) -> tuple[Sitting, random.Random]:
    """A sitting with several seats, and the generator of its choices."""
    game = shelf.game(name)
    rng = random.Random(f"{name} {seed}")
    sitting = Sitting(game, rng.choice([n for n in game.seats if n > 1]), {}, seed.to_bytes(32, "big"), RULES, 0)
    sitting.opening(0)
    return sitting, rng


def sent(sitting: Sitting, view: int | None) -> bytes:
    """A position with everything that a client can request."""
    watch = wire.Watch("w", view, since=0, edition=0, reasons=True)
    return screen.encode(screen.position(sitting, Shown(sitting, view), view, 1_000, watch))


def answer_any(sitting: Sitting, rng: random.Random) -> None:
    seat = rng.choice(sitting.to_act())
    question = sitting.table.question(seat)
    assert question is not None
    sitting.answer(seat, question.decision, rng.choice(question.options), 500)


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_positions_are_the_same_when_only_secrets_differ(name: str, seed: int) -> None:
    sitting, rng = begin(name, seed)
    game = sitting.table.game
    checked = 0
    while not sitting.is_over() and checked < 60:
        answer_any(sitting, rng)
        if rng.random() < 0.6:
            continue
        truth = sitting.table.state
        for view in sitting.table.streams:
            before = sent(sitting, view)
            other: Any = game.determinize(truth, view, Rng(rng.getrandbits(50)))
            other.sink, other.held, other.reveals = truth.sink, truth.held, truth.reveals
            sitting.table.state = other
            after = sent(sitting, view)
            sitting.table.state = truth
            assert after == before, (view, game.write(truth))
        checked += 1


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_updates_are_the_same_whatever_another_seat_has_answered_in_secret(name: str, seed: int) -> None:
    """Two sittings differ in one sealed answer: everybody else gets the same messages until it is revealed."""
    sitting, rng = begin(name, seed)
    compared = 0
    while not sitting.is_over() and compared < 12:
        g = sitting.table.state
        seat = rng.choice(sitting.to_act())
        question = sitting.table.question(seat)
        assert question is not None
        alone = len(sitting.to_act()) == 1
        if g.lanes and g.sealed and not alone and len(question.options) > 1:
            told = [_told(sitting, seat, question.decision, option) for option in rng.sample(question.options, 2)]
            if None not in told:
                assert told[0] == told[1]
                compared += 1
        sitting.answer(seat, question.decision, rng.choice(question.options), 500)


def _told(sitting: Sitting, seat: int, decision: str, option: str) -> dict[Any, bytes] | None:
    """What all others are sent when a seat answers on a sealed lane, before the answer is undone. None if it is public.

    The seat itself is told first, and the others share what was computed for it, as in a room.
    """
    views = [seat, *(view for view in sitting.table.streams if view != seat)]
    before = screen.show(sitting, views)
    table = sitting.table
    reveals, log = table.state.reveals, len(table.log)
    table.answer(seat, decision, option)
    told = None
    if table.state.reveals == reveals and len(table.log) == log + 1 and table.state.lanes:
        common = screen.Common(sitting, 1_000)
        told = {
            view: screen.updates(sitting, view, before[view], now, 1_000, [True], common)[True] + sent(sitting, view)
            for view, now in screen.show(sitting, views).items()
        }
        del told[seat]
    table._rewind(log, [])
    return told


@pytest.mark.parametrize("name", shelf.NAMES)
def test_table_info_holds_no_secret(name: str) -> None:
    """No message contains the seed until the game is over."""
    sitting, _ = begin(name, 77)
    secret = (77).to_bytes(32, "big").hex().encode()
    for view in sitting.table.streams:
        assert secret not in sent(sitting, view)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_views_and_updates_made_at_once_are_those_made_singly(name: str) -> None:
    sitting, rng = begin(name, 5)
    views = list(sitting.table.streams)
    before = screen.show(sitting, views)
    while not sitting.is_over():
        answer_any(sitting, rng)
        rng.shuffle(views)
        shown = screen.show(sitting, views)
        assert [shown[view].state for view in views] == [sitting.table.view(view) for view in views]
        common = screen.Common(sitting, 1_000)
        for view in views:
            told = screen.updates(sitting, view, before[view], shown[view], 1_000, [True], common)
            assert told == screen.updates(sitting, view, before[view], Shown(sitting, view), 1_000, [True])
        before = shown


REPLAYS = Path(__file__).parents[1] / "replays"


@pytest.mark.parametrize("name", shelf.NAMES)
def test_looking_back_at_a_running_game_names_no_draw_and_no_answer_of_others(name: str) -> None:
    """A draw may be shown to one seat only, such as a look at the coming event in The Pillars of the Earth."""
    file = replay.load(min((REPLAYS / name).iterdir()).read_text(encoding="utf-8"))
    game = shelf.game(name)
    secret = [at for at, choice in enumerate(file.choices, 1) if choice.decision == "peek-event"][:2]
    assert bool(secret) == (name == "pillars-of-the-earth")
    log = file.choices[: max(100, *secret, 0)]
    running = replays.Course("t", game, file.seats, file.variant, {}, log, False, False, None, None, "sealed")
    for view in (*range(file.seats), None):
        for at in (*range(1, len(log), 11), *secret):
            choice = replays.step(running, at, view).choice
            assert choice is not None
            assert (choice.option is not None) == (log[at - 1].seat == view)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_running_game_is_not_handed_out_as_a_file(name: str, sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        seats = max(2, shelf.game(name).seats[0])
        table = (await ada.post("/tables/", {"game": name, "seats": [{"kind": "open"} for _ in range(seats)]}))["id"]
        for seat in range(seats):
            await ada.sit(table, seat, f"P{seat}")
        await ada.post(f"/tables/{table}/start", {})
        for path in ("file", "shuffle"):
            for person in (ada, bo):
                assert (await person.get(f"/tables/{table}/{path}", expect=409))["reason"] == "not-over"
        info = await ada.get(f"/tables/{table}/replay", params={"view": 0})
        assert info["seed"] is None
        # An abandoned game has nothing left to hide.
        await ada.post(f"/tables/{table}/abandon")
        assert replay.load(await bo.get(f"/tables/{table}/file")).game == name

    served(sqlite, work)
