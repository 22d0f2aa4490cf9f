"""Component sets on a server: kept, changed, played with, told to everybody, and in the replay."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from guildhall import shelf
from guildhall.kernel.components import packed, unpacked
from guildhall.server.api.components import MOST_SETS
from guildhall.server.startup import check_tables
from guildhall.table import replay
from tests.server.harness import GAME, Person, Service, served

SETS = f"/games/{GAME}/components"


def draft(length: int) -> dict[str, str]:
    """A box with another chapel track."""
    tree = unpacked(shelf.game(GAME).content)
    tree["tracks"]["chapel"]["length"] = length
    return {"content": packed(tree)}


async def a_set(person: Person, name: str = "My box", length: int = 18) -> dict[str, Any]:
    line: dict[str, Any] = await person.post(SETS, {"name": name, "draft": draft(length)})
    return line


def test_sets_are_kept_renamed_exported_and_deleted(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        shipped = await ada.get(SETS)
        assert shipped["content"] == shelf.game(GAME).content
        assert "tracks.chapel.length" in shipped["places"]
        assert len(shipped["view"]["chapel_coins"]) == 17
        wrong = await ada.post(f"{SETS}/check", draft(0))
        assert (wrong["problem"], wrong["content"]) == ("tracks.chapel.length: at least 1", None)
        refused = await ada.post(SETS, {"name": "My box", "draft": draft(0)}, expect=400)
        assert refused["reason"] == "components-do-not-hold"
        assert await ada.get("/me/components") == []
        line = await a_set(ada, "  My\u202e box ")
        assert line["name"] == "My box"
        await ada.post(SETS, {"name": " \u200b ", "draft": draft(18)}, expect=400)
        assert await ada.get("/me/components") == [line]
        assert (await ada.get(f"/me/components/{line['id']}"))["content"] == draft(18)["content"]
        # Whoever does not own it sees and changes nothing.
        for act in (bo.get(f"/me/components/{line['id']}", 404), bo.delete(f"/me/components/{line['id']}", 404)):
            assert (await act)["reason"] == "no-such-components"
        await bo.patch(f"/me/components/{line['id']}", {"name": "Mine"}, expect=404)
        renamed = await ada.patch(f"/me/components/{line['id']}", {"name": "Grandma's box"})
        assert (renamed["name"], renamed["digest"]) == ("Grandma's box", line["digest"])
        await ada.patch(f"/me/components/{line['id']}", {"draft": draft(0)}, expect=400)
        changed = await ada.patch(f"/me/components/{line['id']}", {"draft": draft(20)})
        assert (changed["name"], changed["digest"] == line["digest"]) == ("Grandma's box", False)
        # As a file, which is the same set again.
        toml = await ada.get(f"/me/components/{line['id']}/file")
        again = await bo.post(f"{SETS}/check", {"toml": toml})
        assert again["digest"] == changed["digest"]
        assert [change["where"] for change in again["changes"]] == ["tracks.chapel.length"]
        export = await ada.get("/me/export")
        assert [one["line"]["name"] for one in export["component_sets"]] == ["Grandma's box"]
        await ada.delete(f"/me/components/{line['id']}")
        assert await ada.get("/me/components") == []

    served(database, work)


def test_sets_are_counted_and_forgotten_with_their_owner(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for _ in range(MOST_SETS):
            await a_set(ada)
        full = await ada.post(SETS, {"name": "One more", "draft": draft(18)}, expect=409)
        assert full["reason"] == "too-many-component-sets"
        person = (await ada.get("/me"))["person"]
        assert len(await service.worker.store.component_sets.of(person)) == MOST_SETS
        await ada.delete("/me")
        assert await service.worker.store.component_sets.of(person) == []
        for game, reason in (("tiny-towns", "nothing-reconstructed"), ("chess", "no-such-game")):
            refused = await bo.post(f"/games/{game}/components/check", {"content": "{}"}, expect=404)
            assert refused["reason"] == reason

    served(database, work)


def test_a_table_is_played_with_a_set_by_bots_too_and_tells_everybody(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        line = await a_set(ada)
        chosen = {"digest": line["digest"], "name": "whatever"}
        bot = {"kind": "bot", "level": "apprentice"}
        stolen = await bo.post(
            "/tables/", {"game": GAME, "seats": [{"kind": "open"}, bot], "components": chosen}, expect=400
        )
        assert stolen["reason"] == "no-such-components"
        made = await ada.post("/tables/", {"game": GAME, "seats": [{"kind": "open"}, bot], "components": chosen})
        table = made["id"]
        await ada.delete(f"/me/components/{line['id']}")  # the table keeps what it has
        told = (await bo.get(f"/tables/{table}"))["table"]
        assert told["settings"]["components"] == {"digest": line["digest"], "name": "My box"}
        assert told["components"] == line["digest"]
        different = await bo.get(f"/tables/{table}/components")
        assert [change["where"] for change in different["changes"]] == ["tracks.chapel.length"]
        # The host may change other settings, and the table keeps its components.
        await ada.put(f"/tables/{table}/settings", {**told["settings"], "name": "Swan"})
        await ada.sit(table, 0, "Ada")
        await ada.post(f"/tables/{table}/start", {})
        a = await ada.socket(table)
        await a.watch(0)
        await asyncio.wait_for(a.play_on(0, random.Random(1)), 120)
        assert len(a.views[0]["state"]["chapel_coins"]) == 19
        text = await bo.get(f"/tables/{table}/file")
        file = replay.load(text)
        replay.verify(file)
        assert (file.components, file.content) == (line["digest"], draft(18)["content"])
        assert (await bo.get(f"/tables/{table}/shuffle"))["result"] == "proven"
        id = (await bo.post("/replays/", {"text": text}))["id"]
        info = await bo.get(f"/replays/{id}")
        assert [change["where"] for change in info["components"]["changes"]] == ["tracks.chapel.length"]
        here, there = [await bo.get(f"{path}/steps/20") for path in (f"/tables/{table}", f"/replays/{id}")]
        assert len(here["state"]["chapel_coins"]) == len(there["state"]["chapel_coins"]) == 19
        # A rematch is played with the same box, although its set is gone.
        again = (await ada.post(f"/tables/{table}/rematch", {}))["id"]
        rematch = (await bo.get(f"/tables/{again}"))["table"]
        assert rematch["settings"]["components"] == {"digest": line["digest"], "name": "My box"}
        # A server that starts again plays on.
        await service.worker.store.change_table(again, rules="another")
        await ada.post(f"/tables/{again}/start", {"fill": "apprentice"})
        assert (await check_tables(service.worker.store))["frozen"] == 0

    served(database, work)
