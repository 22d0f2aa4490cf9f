"""The perfect town as it is asked for: on a server, on a device, and by whom it cannot be had."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.hall import exploring, towns, wire
from guildhall.local import thinking
from guildhall.local.thinking import Thinker
from guildhall.table.replay import Replay, load, record, save
from guildhall.table.table import Table
from tests.analysis.test_perfect import ticks
from tests.analysis.test_review import replay_of

TOWNS: Any = shelf.game("tiny-towns")


@cache
def alone() -> str:
    """The file of a game alone in which the last possible answer was always given."""
    table: Table[Any] = Table(TOWNS, 1, {"monuments": "off"}, seed=bytes(range(32)))
    while not table.is_over():
        question = table.question(0)
        assert question is not None
        table.answer(0, question.decision, question.options[-1])
    return save(record(table, {0: "Ada"}))


def asked(text: str) -> str:
    return msgspec.json.encode(wire.AskTown(text)).decode()


def points_of(file: Replay) -> int:
    return file.results[0].points


def test_a_finished_game_alone_is_compared(monkeypatch: Any) -> None:
    monkeypatch.setattr(towns, "SECONDS", 3.0)
    told = exploring.answer("town", asked(alone()), ticks(0.01))
    found = msgspec.json.decode(told, type=wire.PossibleTown)
    assert found.points == points_of(load(alone()))
    assert found.points < found.reached <= found.limit
    assert found.notation is not None
    assert TOWNS.points(TOWNS.read(found.notation)) == [found.reached]
    assert found.components is None


def test_what_cannot_be_compared_is_refused() -> None:
    unfinished = alone().splitlines()
    for text, reason in (
        (save(replay_of("tiny-towns")), "no-town-to-compare"),
        (save(replay_of("guilds-of-london")), "no-town-to-compare"),
        ("nonsense", "replay-does-not-hold"),
        ("\n".join(unfinished[:-1]), "replay-does-not-hold"),
    ):
        told = msgspec.json.decode(exploring.answer("town", asked(text), ticks(0.01)), type=exploring.Refused)
        assert told.reason == reason


def test_a_device_pauses_between_the_parts_of_the_search(monkeypatch: Any) -> None:
    monkeypatch.setattr(thinking, "TOWN_SECONDS", 0.5)
    thinker = Thinker()
    told, pauses = thinker.begin("town", asked(alone())), 0
    while told is None:
        told, pauses = thinker.go_on(), pauses + 1
    found = msgspec.json.decode(told, type=wire.PossibleTown)
    assert pauses > 2
    assert found.points <= found.reached <= found.limit
    refused = thinker.begin("town", asked("nonsense"))
    assert refused is not None
    assert msgspec.json.decode(refused, type=exploring.Refused).reason == "replay-does-not-hold"


def test_a_clock_may_end_the_search() -> None:
    """As the process of a bot does when nobody wants the answer any more."""

    def cancelled() -> float:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        exploring.answer("town", asked(alone()), cancelled)


def test_the_time_is_shared_with_tables() -> None:
    """A search counts in the fair queue with the time that it may take."""
    from guildhall.server.bot_process import ExploreJob

    assert ExploreJob("town", asked(alone())).cost == towns.SECONDS
