"""Tables from the lobby to the rematch, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from guildhall.server import room as rooms
from guildhall.server.identity import now
from guildhall.server.store.schema import entries
from guildhall.table import replay
from guildhall.table.draws import commitment
from tests.server.harness import Person, Service, both_watch, served, settings, two_at_a_table


async def both_play(ada: Person, bo: Person, table: str, seed: int = 1) -> tuple[Any, Any]:
    a, b = await ada.socket(table), await bo.socket(table)
    await a.watch(0, since=0)
    await b.watch(1, since=0)
    await asyncio.gather(a.play_on(0, random.Random(seed)), b.play_on(1, random.Random(seed + 1)))
    await a.until(lambda: a.table["status"] == "over")
    return a, b


def test_a_whole_evening(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2, name="Zum Schwan", public=True)
        lobby = (await bo.get("/tables/"))["tables"]
        assert [(line["id"], line["name"], line["taken"]) for line in lobby] == [(table, "Zum Schwan", 0)]
        await ada.sit(table, 0, "Ada")
        await ada.post(f"/tables/{table}/start", {}, expect=409)
        await bo.post(f"/tables/{table}/start", {}, expect=403)
        await bo.sit(table, 1, "Bo")
        before = await ada.post(f"/tables/{table}/start", {})
        sealed = before["table"]["commitment"]
        assert before["table"]["seed"] is None
        a, b = await both_play(ada, bo, table)
        after = (await bo.get(f"/tables/{table}"))["table"]
        assert after["status"] == "over"
        assert commitment(bytes.fromhex(after["seed"])) == sealed == after["commitment"]
        assert a.views[0]["around"]["scores"] == b.views[1]["around"]["scores"]
        # Both have all events of their own streams exactly once.
        for player, seat in ((a, 0), (b, 1)):
            assert len(player.events[seat]) == player.views[seat]["number"]
        # Anybody can verify the file.
        file = replay.load(await bo.get(f"/tables/{table}/file"))
        replay.verify(file)
        assert file.seed is not None
        assert dict(file.names) == {0: "Ada", 1: "Bo"}
        assert (await bo.get("/tables/"))["tables"] == []

    served(database, work)


def test_steps_of_a_game_that_is_over_can_be_seen_from_every_seat(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await bo.get(f"/tables/{table}/steps/3", params={"view": 0}, expect=403)
        await bo.get(f"/tables/{table}/file", expect=409)
        own = await bo.get(f"/tables/{table}/steps/3", params={"view": 1})
        assert own["choice"]["option"] is None  # draws are not named until the game is over
        await both_play(ada, bo, table)
        info = await bo.get(f"/tables/{table}/replay")
        assert info["shuffle"] == "proven"
        stranger = Person(service.url)
        for view in (0, 1, None):
            step = await stranger.get(
                f"/tables/{table}/steps/{info['steps'] // 2}", params={} if view is None else {"view": view}
            )
            assert step["state"]["viewer"] == view
            assert step["choice"]["option"]
            hands = [seat["hand"] for seat in step["state"]["seats"]]
            assert [hand is not None for hand in hands] == [seat == view for seat in range(2)]
        await stranger.get(f"/tables/{table}/steps/{info['steps'] + 1}", expect=404)
        text = await stranger.get(f"/tables/{table}/file")
        # The same game, uploaded as a file.
        id = (await stranger.post("/replays/", {"text": text}))["id"]
        again = await stranger.get(f"/replays/{id}")
        assert {**again, "id": ""} == {**info, "id": ""}
        at = info["rounds"][2]
        here = await stranger.get(f"/tables/{table}/steps/{at}", params={"view": 1})
        there = await stranger.get(f"/replays/{id}/steps/{at}", params={"view": 1})
        assert here == there
        assert await stranger.get(f"/replays/{id}/file") == text
        forged = text.replace("score 0 ", "score 0 9", 1)
        assert (await stranger.post("/replays/", {"text": forged}, expect=400))["reason"] == "replay-does-not-hold"
        await stranger.close()

    served(database, work)


def test_the_shuffle_is_checked_draw_by_draw_once_the_game_is_over(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        assert (await ada.get(f"/tables/{table}/shuffle", expect=409))["reason"] == "not-over"
        await both_play(ada, bo, table)
        checked = await bo.get(f"/tables/{table}/shuffle")
        file = replay.load(await bo.get(f"/tables/{table}/file"))
        draws = sum(choice.seat == -1 for choice in file.choices)
        assert checked == {"result": "proven", "draws": draws, "choices": len(file.choices)}
        assert draws > 0
        # A file without its seed verifies as well, but its shuffle stays sealed.
        text = replay.save(replace(file, seed=None))
        id = (await bo.post("/replays/", {"text": text}))["id"]
        assert (await bo.get(f"/replays/{id}/shuffle"))["result"] == "sealed"
        # A draw that was changed in the store no longer follows from the seed.
        store = service.worker.store
        journal = await store.journal(table)
        place = max(i for i, entry in enumerate(journal) if entry.seat == -1)
        decision = journal[place].decision
        others = {entry.option for entry in journal if entry.decision == decision} - {journal[place].option}
        where = (entries.c.table_id == table) & (entries.c.seq == place)
        changed = update(entries).where(where).values(option=others.pop())
        await store.database.write(lambda connection: connection.execute(changed))
        service.worker.rooms.pop(table).close()
        await bo.get(f"/tables/{table}/shuffle", expect=409)

    served(database, work)


def test_undo_goes_back_to_the_barrier_and_says_why_not_further(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, table)
        assert a.views[0]["around"]["undo"]["reason"] == "undo-draw"
        question = a.question(0)
        assert question is not None
        first, second = question["options"][:2]
        for option in (first, second):
            answer = {"seat": 0, "decision": question["decision"], "option": option}
            assert (await a.command("change" if option == second else "answer", **answer))["type"] == "done"
        assert a.views[0]["around"]["undo"] == {"limit": 1, "reason": None, "changeable": 1, "request": None}
        assert (await a.command("undo", seat=0))["type"] == "done"
        assert a.question(0) == question
        await a.answer_any(0, random.Random(1))
        await b.answer_any(1, random.Random(1))
        refused = await a.command("undo", seat=0)
        assert refused["type"] == "refused"
        assert refused["reason"].startswith("undo-")

    served(database, work)


def test_a_seat_is_resigned_to_a_bot_and_taken_back(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, takeover="greedy")
        a, b = await both_watch(ada, bo, table)
        assert (await b.command("resign", seat=0))["reason"] == "not-your-seat"
        await b.command("resign", seat=1)
        await a.until(lambda: a.table["seats"][1]["bot"] == "greedy")
        assert a.table["seats"][1]["why_bot"] == "resigned"
        await b.until(lambda: b.question(1) is None)  # the bot has chosen a card
        assert (await b.command("take-back", seat=1))["type"] == "done"
        await a.until(lambda: a.table["seats"][1]["bot"] is None)
        assert a.table["seats"][1]["by_bot"] == 1, "everybody sees that a bot has played"
        await b.command("resign", seat=1)
        await a.play_on(0, random.Random(3))
        assert a.is_over(0)

    served(database, work)


def test_leaving_frees_a_seat_before_the_game_and_gives_it_to_a_bot_afterwards(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        await ada.sit(table, 0)
        await bo.sit(table, 1, "Bo")
        await bo.post(f"/tables/{table}/leave")
        await bo.sit(table, 1, "Bo")
        await bo.delete(f"/tables/{table}/seats/1")
        await bo.sit(table, 1, "Bo")
        await ada.post(f"/tables/{table}/start", {})
        after = await bo.post(f"/tables/{table}/leave")
        assert after["table"]["seats"][1]["why_bot"] == "left"
        await bo.delete(f"/tables/{table}/seats/1", expect=409)

    served(sqlite, work)


def test_a_rematch_keeps_people_and_changes_settings(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await bo.post(f"/tables/{table}/rematch", {}, expect=409)
        await bo.post(f"/tables/{table}/abandon", expect=403)
        await ada.post(f"/tables/{table}/abandon")
        new = settings(2, variant={"money": "open"}, undo="agreement")
        following = (await bo.post(f"/tables/{table}/rematch", {"settings": new}))["id"]
        assert (await ada.post(f"/tables/{table}/rematch", {}))["id"] == following
        there = await ada.get(f"/tables/{following}")
        assert there["you"]["holds"] == [0]
        assert there["table"]["previous"] == table
        assert [seat["name"] for seat in there["table"]["seats"]] == ["Ada", "Bo"]
        assert there["table"]["settings"]["variant"]["money"] == "open"
        assert (await bo.post(f"/tables/{following}/start", {}))["table"]["status"] == "running"

    served(database, work)


def test_undo_by_agreement(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, undo="agreement")
        a, b = await both_watch(ada, bo, table)
        players = {0: a, 1: b}
        rng = random.Random(2)
        for _ in range(60):
            seat = next(seat for seat in (0, 1) if players[seat].question(seat))
            await players[seat].answer_any(seat, rng)
            after = players[seat].views[seat]["after"]
            await a.until(lambda after=after: a.views[0]["after"] >= after)
            await b.until(lambda after=after: b.views[1]["after"] >= after)
            undo = players[seat].views[seat]["around"]["undo"]
            if undo["limit"] and not undo["changeable"]:
                break
        else:
            raise AssertionError("nothing could be taken back")
        other = 1 - seat
        await players[seat].command("undo", seat=seat, choices=1)
        await players[other].until(lambda: players[other].views[other]["around"]["undo"]["request"])
        assert (await players[other].command("agree", seat=other, yes=True))["type"] == "done"
        await players[seat].until(lambda: not players[seat].views[seat]["around"]["undo"]["request"])
        assert players[seat].question(seat)

    served(sqlite, work)


def test_reserved_seats_need_their_key_and_a_key_opens_one_seat(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        wanted = {"game": "old-london-bridge", "seats": [{"kind": "open"}, {"kind": "reserved"}, {"kind": "reserved"}]}
        made = await ada.post("/tables/", wanted)
        table, keys = made["id"], {key["seat"]: key["key"] for key in made["keys"]}
        assert sorted(keys) == [1, 2]
        refused = await bo.post(f"/tables/{table}/seats/1", {"name": "Bo"}, expect=409)
        assert refused["reason"] == "seat-is-not-free"
        await bo.post(f"/tables/{table}/seats/1", {"name": "Bo", "key": keys[2]}, expect=409)
        await bo.sit(table, 1, "Bo", key=keys[1])
        await bo.post(f"/tables/{table}/seats/2/keys", {"rights": "sit"}, expect=403)
        assert (await ada.post(f"/tables/{table}/seats/2/keys", {"rights": "sit"}))["rights"] == "sit"

    served(sqlite, work)


def test_another_screen_shows_one_hand_and_nothing_else(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await bo.post(f"/tables/{table}/seats/0/keys", {"rights": "view"}, expect=403)
        see = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "view"}))["key"]
        play = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"}))["key"]
        phone = await Person(service.url).socket(table, keys=(see,))
        assert phone.you["holds"] == []
        assert phone.you["sees"] == [0]
        await phone.watch(0)
        assert phone.views[0]["state"]["seats"][0]["hand"] is not None
        assert (await phone.command("watch", view=1))["reason"] == "not-your-seat"
        assert (await phone.answer_any(0, random.Random(1)))["reason"] == "not-your-seat"
        other = await Person(service.url).socket(table, keys=(play, "x" * 32))
        await other.watch(0)
        assert (await other.answer_any(0, random.Random(1)))["type"] == "done"
        television = await Person(service.url).socket(table)
        await television.watch(None)
        assert all(seat["hand"] is None for seat in television.views[None]["state"]["seats"])
        # The same over HTTP.
        stranger = Person(service.url)
        await stranger.get(f"/tables/{table}/position", params={"view": 0}, expect=403)
        shown = await stranger.get(f"/tables/{table}/position", params={"view": 0}, headers={"x-seat-key": see})
        assert shown["state"]["seats"][0]["hand"] is not None
        await stranger.close()

    served(sqlite, work)


def test_one_browser_holds_several_seats(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        await ada.sit(table, 0, "Ada")
        await ada.sit(table, 1, "Grandma")
        await ada.post(f"/tables/{table}/start", {})
        a = await ada.socket(table)
        assert a.you["holds"] == [0, 1]
        await a.watch(0)
        await a.watch(1)
        hands = {view: [seat["hand"] for seat in a.views[view]["state"]["seats"]] for view in (0, 1)}
        assert hands[0][1] is None  # each view shows only its own seat, although one browser has both
        assert hands[1][0] is None
        rng = random.Random(4)
        await asyncio.gather(a.play_on(0, rng), a.play_on(1, rng))

    served(sqlite, work)


def test_questions_tell_why_other_options_are_closed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.watch(0, reasons=True)
        await b.watch(1)
        question = a.question(0)
        assert question is not None
        assert question["reasons"]
        assert not set(question["reasons"]) & set(question["options"])
        assert (b.question(1) or {})["reasons"] is None
        closed = next(iter(question["reasons"]))
        refused = await a.command("answer", seat=0, decision=question["decision"], option=closed)
        assert refused["reason"] == question["reasons"][closed]

    served(sqlite, work)


def test_while_you_were_away(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, table)
        rng = random.Random(5)
        await a.answer_any(0, rng)
        number = a.views[0]["number"]
        await a.close()
        await b.answer_any(1, rng)
        again = await ada.socket(table)
        told = await again.command("away", seat=0)
        assert told["since"] <= number
        await again.watch(0, since=told["since"], edition=0)
        assert told["events"] == again.events[0]
        assert told["events"]
        assert (await again.command("away", seat=1))["reason"] == "not-your-seat"

    served(database, work)


def test_spectators_may_be_excluded_or_late(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        closed = await two_at_a_table(ada, bo, spectators=False)
        stranger = Person(service.url)
        await stranger.get(f"/tables/{closed}", expect=403)
        with pytest.raises(ConnectionError):
            await stranger.socket(closed)
        late = await two_at_a_table(ada, bo, spectator_delay=3_600)
        s = await stranger.socket(late)
        await s.watch(None)
        a, b = await both_watch(ada, bo, late)
        at_first = s.views[None]["after"]
        await a.answer_any(0, random.Random(1))
        await b.answer_any(1, random.Random(1))
        assert a.views[0]["after"] > at_first
        assert s.views[None]["after"] == at_first
        second = await stranger.socket(late)
        await second.watch(None)
        assert second.views[None]["after"] == at_first
        monkeypatch.setattr(rooms, "now", lambda: now() + 3_600_000)
        await service.worker.rooms[late]._show_delayed()
        for watcher in (s, second):
            await watcher.until(lambda watcher=watcher: watcher.views[None]["after"] == a.views[0]["after"])  # type: ignore[misc]
        assert second.views[None]["state"] == s.views[None]["state"]
        await stranger.close()

    served(sqlite, work)


def test_chat_is_kept_limited_and_can_be_muted(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.command("say", text="Dzień dobry 🦢")
        await b.until(lambda: b.chat)
        assert (b.chat[0]["name"], b.chat[0]["seat"], b.chat[0]["text"]) == ("Ada", 0, "Dzień dobry 🦢")
        assert (await b.command("say", text="\u0007"))["reason"] == "unprintable"
        await ada.post(f"/tables/{table}/mutes", {"person": b.you["person"], "muted": True})
        assert (await b.command("say", text="hm"))["reason"] == "muted"
        await bo.post(f"/tables/{table}/mutes", {"person": a.you["person"], "muted": True}, expect=403)
        await ada.post(f"/tables/{table}/mutes", {"person": b.you["person"], "muted": False})
        assert (await b.command("say", text="Ciao"))["type"] == "done"
        kept = await (Person(service.url)).get(f"/tables/{table}/chat")
        assert [line["text"] for line in kept] == ["Dzień dobry 🦢", "Ciao"]
        later = await bo.socket(table)
        assert [line["text"] for line in later.welcome["chat"]] == ["Dzień dobry 🦢", "Ciao"]

    served(database, work)


def test_presence_is_told(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a = await ada.socket(table)
        assert a.welcome["presence"]["seats"] == [True, False]
        b = await bo.socket(table)
        await a.until(lambda: a.presence["seats"] == [True, True])
        watcher = await Person(service.url).socket(table)
        await a.until(lambda: a.presence["spectators"] == 1)
        await watcher.close()
        await b.close()
        await a.until(lambda: (a.presence["seats"], a.presence["spectators"]) == ([True, False], 0))

    served(sqlite, work)


@pytest.mark.parametrize(
    ("reason", "wrong"),
    [
        ("no-such-game", {"game": "ludo"}),
        ("wrong-number-of-seats", {"seats": [{}] * 7}),
        ("no-such-setting", {"variant": {"weather": "rain"}}),
        ("no-such-setting", {"variant": {"money": "green"}}),
        ("clock-without-time", {"clock": {"kind": "bank"}}),
        ("bots-have-levels", {"seats": [{"kind": "bot"}, {}]}),
        ("bad-request", {"undo": "always"}),
        ("too-long", {"name": "x" * 61}),
        ("unprintable", {"name": "a\u0000b"}),
        ("bad-request", {"surprise": 1}),
    ],
)
def test_settings_that_cannot_be_are_refused(sqlite: str, reason: str, wrong: dict[str, Any]) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        refused = await ada.post("/tables/", settings(2) | wrong, expect=400)
        assert refused["reason"] == reason

    served(sqlite, work)


def test_settings_can_be_changed_until_the_game_begins(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        await ada.sit(table, 0)
        new = settings(2, undo="off", name="New")
        new["seats"][1] = {"kind": "bot", "level": "apprentice"}
        await bo.put(f"/tables/{table}/settings", new, expect=403)
        changed = (await ada.put(f"/tables/{table}/settings", new))["table"]
        assert (changed["settings"]["name"], changed["seats"][1]["bot"]) == ("New", "apprentice")
        await ada.post(f"/tables/{table}/start", {})
        await ada.put(f"/tables/{table}/settings", new, expect=409)

    served(sqlite, work)


def test_answers_over_http_are_carried_out_once(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        shown = await ada.get(f"/tables/{table}/position", params={"view": 0, "reasons": True})
        question = shown["around"]["questions"][0]
        body = {"id": "1", "decision": question["decision"], "option": question["options"][0]}
        first = await ada.post(f"/tables/{table}/seats/0/answers", body)
        again = await asyncio.gather(*(ada.post(f"/tables/{table}/seats/0/answers", body) for _ in range(5)))
        assert all(answer == first for answer in again)
        await bo.post(f"/tables/{table}/seats/0/answers", body, expect=403)
        refused = await ada.post(f"/tables/{table}/seats/0/answers", body | {"id": "2"}, expect=409)
        assert refused["reason"] == "not-to-act"

    served(database, work)
