"""A table without a network: whole games by the messages of a socket, and nothing of the server is loaded."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from guildhall import shelf
from guildhall.hall import replays
from guildhall.hall.records import KeyRecord
from guildhall.hall.single import SingleTable
from guildhall.table import replay
from tests.hall.local_client import STARTED, Evening, play, started

GAME = "old-london-bridge"
UNWANTED = ("guildhall.server", "litestar", "sqlalchemy", "uvicorn", "redis", "asyncio")
SCRIPT = f"""
import random, sys
from tests.hall.local_client import Evening, play, started
evening = Evening(started("{GAME}", ["ada", "bo"]))
players = [evening.join("ada"), evening.join("bo")]
for seat, player in enumerate(players):
    player.send("watch", view=seat, since=0)
play(evening, players, random.Random(1))
assert players[0].latest("table")["table"]["status"] == "over"
print([name for name in {UNWANTED!r} if name in sys.modules])
"""


@pytest.mark.parametrize("game", shelf.NAMES)
def test_two_people_and_a_bot_play_a_whole_game(game: str) -> None:
    evening = Evening(started(game, ["ada", "bo"]))
    ada, bo, eve = evening.join("ada"), evening.join("bo"), evening.join("eve")
    assert bo.latest("welcome")["you"]["holds"] == [1]
    expected = {"type": "presence", "seats": [True, True, False], "spectators": 1, "screens": [0, 0, 0]}
    assert ada.latest("presence") == expected
    for client, view in ((ada, 0), (bo, 1), (eve, None)):
        client.send("watch", view=view, since=0)
    play(evening, [ada, bo], random.Random(game))
    scores = ada.views[0]["around"]["scores"]
    assert len(scores) == 3
    assert scores == bo.views[1]["around"]["scores"] == eve.views[None]["around"]["scores"]
    for client, view in ((ada, 0), (bo, 1), (eve, None)):
        assert len(client.events[view]) == client.views[view]["number"]
        told = client.latest("table")["table"]
        assert told["status"] == "over"
        assert told["seed"] is not None
    replay.verify(replay.load(replays.file_of(evening.table.live)))


def test_nothing_of_the_server_is_loaded() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True)
    loaded = done.stdout.strip()
    assert loaded == "[]"


def test_a_table_goes_on_from_its_journal() -> None:
    evening = Evening(started(GAME, ["ada", "bo"]))
    ada, bo = evening.join("ada"), evening.join("bo")
    ada.send("watch", view=0)
    bo.send("watch", view=1)
    rng = random.Random(2)
    for _ in range(6):
        evening.let_bots_play()
        ada.answer_any(0, rng)
        bo.answer_any(1, rng)
    live = evening.table.live
    opening = evening.table.journal[: -len(evening.entries)]
    assert evening.table.journal == opening + evening.entries
    again = Evening(SingleTable(live.record, live.seats, evening.at, evening.table.journal))
    view = again.join("ada")
    view.send("watch", view=0, since=0)
    ada.send("watch", view=0, since=0)
    assert view.views[0]["state"] == ada.views[0]["state"]
    assert view.views[0]["events"] == ada.views[0]["events"]


def test_commands_are_carried_out_once_and_refused_with_reasons() -> None:
    evening = Evening(started(GAME, ["ada", "bo"]))
    ada = evening.join("ada")
    ada.send("watch", view=0, reasons=True)
    question = ada.views[0]["around"]["questions"][0]
    ask = {"decision": question["decision"], "option": question["options"][0]}
    assert ada.send("answer", seat=1, **ask)["reason"] == "not-your-seat"
    assert ada.send("preview", seat=0, **ask)["type"] == "previewed"
    assert len(ada.send("ask-forecast", view=0)["seats"]) == 3
    assert ada.send("answer", seat=0, decision=ask["decision"], option="none")["type"] == "refused"
    first = ada.send("answer", id="once", seat=0, **ask)
    entries = len(evening.table.journal)
    assert ada.send("answer", id="once", seat=0, **ask) == first
    assert len(evening.table.journal) == entries
    assert ada.send("undo", seat=0)["type"] == "done"
    assert ada.views[0]["around"]["questions"][0]["options"] == question["options"]
    assert ada.send("hello")["reason"] == "already-greeted"
    assert ada.send("ping")["at"] == evening.at
    assert ada.send("unwatch", view=0)["type"] == "done"
    assert ada.send("away", seat=0)["type"] == "away"
    assert ada.send("dance")["reason"] == "bad-message"
    assert ada.person not in evening.table.live.clients


def test_chat_reaches_everybody_and_keys_give_seats() -> None:
    keys = {"k": KeyRecord("digest", "t", 1, "view", "bo", 0, 0)}
    evening = Evening(started(GAME, ["ada", "bo"], keys=keys, spectators=False))
    ada, eve = evening.join("ada"), evening.join("eve", ["k"])
    assert ada.send("say", text="  Good luck ")["type"] == "done"
    line = eve.latest("chat")
    assert (line["name"], line["seat"], line["text"], line["number"]) == ("Ada", 0, "Good luck", 0)
    assert eve.send("say", text="Hello")["reason"] == "no-spectators"
    assert eve.latest("welcome")["you"]["sees"] == [1]
    assert eve.send("watch", view=1)["type"] == "done"
    assert eve.send("watch", view=0)["reason"] == "not-your-seat"
    assert evening.join("mallory").latest("bye")["reason"] == "no-spectators"
    evening.deliver(evening.table.disconnect(eve.person))
    assert ada.latest("presence")["spectators"] == 0


def test_spectators_with_a_delay_see_it_later_and_time_that_is_up_makes_a_bot() -> None:
    clock = {"kind": "bank", "bank": 100}
    evening = Evening(started(GAME, ["ada", "bo"], spectator_delay=60, clock=clock))
    ada, eve = evening.join("ada"), evening.join("eve")
    ada.send("watch", view=0)
    eve.send("watch", view=None)
    before = eve.views[None]["after"]
    assert ada.answer_any(0, random.Random(1)) is not None
    answered = evening.at
    assert eve.views[None]["after"] == before
    assert evening.table.next_at() == answered + 60_000
    evening.deliver(evening.table.tick(answered + 59_999))
    assert eve.views[None]["after"] == before
    evening.deliver(evening.table.tick(answered + 60_000))
    assert eve.views[None]["after"] == before + 1
    assert evening.table.next_at() == STARTED + 100_000
    evening.deliver(evening.table.tick(STARTED + 100_000))
    assert [seat["why_bot"] for seat in ada.latest("table")["table"]["seats"]] == [None, "time", None]
