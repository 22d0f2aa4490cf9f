"""Nobody waits in vain, names at a table differ, and the host arranges the seats."""

from __future__ import annotations

import pytest

from guildhall.hall.errors import Refusal
from guildhall.hall.letters import shortened
from guildhall.hall.settings import clean_name
from guildhall.server.names import fold
from tests.server.harness import Person, Service, both_watch, served, settings, two_at_a_table


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \t Byron ", "Ada Byron"),
        ("A\u202eda\u2066", "Ada"),  # direction
        ("A\u200bd\u00ada\u3164", "Ada"),  # invisible
        ("Ad\u200da", "Ada"),  # a joiner that joins nothing
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),  # one emoji of two
        ("Zo\u0301e \u0141", "Zo\u0301e \u0141"),
        ("A" + "\u0301" * 9 + "da", "A" + "\u0301" * 3 + "da"),  # marks that would cover the lines around it
    ],
)
def test_names_are_cleaned_of_what_cannot_be_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "most", "short"),
    [
        ("Ada", 2, "Ad"),
        ("Ada", 3, "Ada"),
        ("Zo\u0301e", 2, "Zo\u0301"),  # not "Zo" without its accent
        ("BB\U0001f44b\U0001f3fd", 2, "BB"),  # a hand and its tone
        ("B\U0001f469\u200d\U0001f680", 1, "B"),
        ("B\U0001f469\u200d\U0001f680C", 2, "B\U0001f469\u200d\U0001f680"),
    ],
)
def test_a_name_is_never_cut_within_a_letter(name: str, most: int, short: str) -> None:
    assert shortened(name, most) == short


def test_a_name_of_nothing_is_refused() -> None:
    with pytest.raises(Refusal, match="empty-name"):
        clean_name(" \u200b\u202e\u3164 ")


def test_names_at_a_table_differ(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(3)
        await ada.sit(table, 0, "Guest")
        await bo.sit(table, 1, "gu\u0435st\u200b")  # with a Cyrillic letter
        third = Person(service.url)
        told = await third.sit(table, 2, "Guest")
        names = [seat["name"] for seat in told["table"]["seats"]]
        assert len({fold(name) for name in names}) == 3
        assert names[2] == "Guest 3"
        # One may change one's own name, and keep it.
        for name in ("Guest 3", "Cy"):
            told = await third.sit(table, 2, name)
            assert told["table"]["seats"][2]["name"] == name
        told = await third.sit(table, 2, "x" * 40)
        await third.close()

    served(database, work)


def test_the_host_renames_the_table_and_moves_people(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        plan = settings(3)
        plan["seats"][2] = {"kind": "bot", "level": "apprentice"}
        table = (await ada.post("/tables/", plan))["id"]
        await ada.sit(table, 0, "Ada")
        await bo.sit(table, 1, "Bo")
        key = (await bo.post(f"/tables/{table}/seats/1/keys", {"rights": "view"}))["key"]
        await bo.post(f"/tables/{table}/seats/0/move", {"to": 1}, expect=403)
        await ada.post(f"/tables/{table}/seats/0/move", {"to": 5}, expect=404)
        told = await ada.post(f"/tables/{table}/seats/1/move", {"to": 2})
        seats = told["table"]["seats"]
        assert [(seat["seat"], seat["kind"], seat["name"]) for seat in seats] == [
            (0, "person", "Ada"),
            (1, "bot", ""),
            (2, "person", "Bo"),
        ]
        assert all(line["id"] != key for line in await bo.get("/me/keys"))
        assert await bo.get("/me/keys") == []
        # New settings keep what was moved.
        renamed = told["table"]["settings"] | {"name": "The Swan"}
        told = await ada.put(f"/tables/{table}/settings", renamed)
        assert told["table"]["settings"]["name"] == "The Swan"
        assert [seat["kind"] for seat in told["table"]["seats"]] == ["person", "bot", "person"]
        await ada.post(f"/tables/{table}/start", {})
        assert (await ada.post(f"/tables/{table}/seats/0/move", {"to": 1}, expect=409))["reason"] == "already-started"

    served(database, work)


def test_people_talk_before_the_game(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.command("say", text="Who is coming?")
        await b.until(lambda: [line["text"] for line in b.chat] == ["Who is coming?"])

    served(sqlite, work)


def test_the_host_lets_a_bot_play_for_who_is_away(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, patience=0)
        a, b = await both_watch(ada, bo, table)
        bot = f"/tables/{table}/seats/1/stand-in"
        assert (await ada.post(bot, expect=409))["reason"] == "player-is-here"
        assert (await ada.post(f"/tables/{table}/seats/0/stand-in", expect=409))["reason"] == "player-is-here"
        stranger = Person(service.url)
        await stranger.post(bot, expect=403)
        await stranger.close()
        await b.close()
        await a.until(lambda: a.presence["seats"] == [True, False])
        told = await ada.post(bot)
        assert (told["table"]["seats"][1]["bot"], told["table"]["seats"][1]["why_bot"]) == ("journeyman", "away")
        assert (await ada.post(bot, expect=409))["reason"] == "seat-is-a-bot"
        # Who comes back takes over, but not from a bot that was asked in person.
        again = await bo.socket(table)
        await a.until(lambda: a.table["seats"][1]["bot"] is None)
        await again.command("resign", seat=1)
        await again.close()
        await a.until(lambda: a.presence["seats"] == [True, False])
        again = await bo.socket(table)
        await a.until(lambda: a.presence["seats"] == [True, True])
        assert a.table["seats"][1]["why_bot"] == "resigned"

    served(database, work)


def test_patience_is_a_setting(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, patience=3_000)
        await ada.socket(table)
        refused = await ada.post(f"/tables/{table}/seats/1/stand-in", expect=409)
        assert refused["reason"] == "not-away-long"

    served(sqlite, work)


def test_others_decide_together(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        cy = Person(service.url)
        table = await ada.create(3, patience=0)
        for seat, (person, name) in enumerate(((ada, "Ada"), (bo, "Bo"), (cy, "Cy"))):
            await person.sit(table, seat, name)
        await ada.post(f"/tables/{table}/start", {})
        b, c = await bo.socket(table), await cy.socket(table)
        await c.until(lambda: c.presence["seats"] == [False, True, True])
        bot = f"/tables/{table}/seats/0/stand-in"
        told = await bo.post(bot)
        assert (told["table"]["seats"][0]["bot"], told["table"]["seats"][0]["stand_in"]) == (None, [1])
        await c.until(lambda: c.table["seats"][0]["stand_in"] == [1])
        told = await cy.post(bot)
        assert told["table"]["seats"][0]["why_bot"] == "away"
        assert told["table"]["seats"][0]["stand_in"] == []
        await b.close()
        await cy.close()

    served(sqlite, work)


def test_who_is_waited_for_can_be_nudged(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        _, b = await both_watch(ada, bo, table)
        to_act = b.views[1]["around"]["to_act"]
        seat = next(seat for seat in to_act if seat == 1)
        await ada.post(f"/tables/{table}/seats/{seat}/nudge", expect=204)
        await b.until(lambda: b.nudged == {"type": "nudged", "seat": 1, "by": 0})
        await ada.post(f"/tables/{table}/seats/1/nudge", expect=204)
        assert (await ada.post(f"/tables/{table}/seats/1/nudge", expect=429))["reason"] == "too-fast"
        assert (await ada.post(f"/tables/{table}/seats/0/nudge", expect=409))["reason"] == "player-is-here"

    served(sqlite, work, rate=1.0)
