"""Fair clocks, seats and rematches."""

from __future__ import annotations

import random

from guildhall.server.wake import ALIVE
from tests.server.harness import Person, Service, both_watch, served, two_at_a_table

HOUR = 3_600_000


def test_a_server_that_stood_still_gives_the_time_back(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, clock={"kind": "bank", "bank": 600})
        a, _ = await both_watch(ada, bo, table)
        worker = service.worker
        sitting = worker.rooms[table].live.sitting
        assert sitting is not None
        # As after an hour's sleep: everything happened an hour earlier.
        sitting.clock.at -= HOUR
        worker.wake._beat_at -= HOUR
        await worker.store.set_fact(ALIVE, str(worker.wake._beat_at))
        await worker.rooms[table].check_clock()
        assert sitting.bots == ["", ""]
        assert min(sitting.clock.left) > 590_000
        assert [entry.kind for entry in await worker.store.journal(table)].count("credit") == 1
        assert (await a.answer_any(0, random.Random(1)))["type"] in ("done", "refused")

    served(database, work)


def test_a_stall_of_one_worker_while_another_was_alive_gives_nothing_back(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, clock={"kind": "bank", "bank": 600})
        await ada.get(f"/tables/{table}/position?view=0")
        service.worker.wake._beat_at -= HOUR
        await service.worker.wake.up()
        assert "credit" not in [entry.kind for entry in await service.worker.store.journal(table)]

    served(sqlite, work)


def test_one_person_has_one_seat_of_a_public_table(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(3, public=True)
        await bo.sit(table, 0, "Bo")
        await bo.sit(table, 0, "Bo again")  # another name in the same seat
        refused = await bo.http.post(f"/tables/{table}/seats/1", json={"name": "Bo"})
        assert (refused.status_code, refused.json()) == (403, {"reason": "too-many-seats"})
        private = await ada.create(3)
        await bo.sit(private, 0, "Bo")
        await bo.sit(private, 1, "Bo's friend")

    served(sqlite, work)


def test_the_link_to_a_rematch_is_told_to_the_players_only(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        stranger = Person(service.url)
        watching, player = await stranger.socket(table), await bo.socket(table)
        await ada.post(f"/tables/{table}/abandon")
        following = (await ada.post(f"/tables/{table}/rematch", {}))["id"]
        await player.until(lambda: player.table["next"] == following)
        await watching.until(lambda: watching.table["status"] == "abandoned")
        assert (await stranger.get(f"/tables/{table}"))["table"]["next"] is None
        assert (await bo.get(f"/tables/{table}"))["table"]["next"] == following
        assert not any(following in text for text in watching.raw)
        late = await stranger.socket(table)
        assert late.table["next"] is None

    served(sqlite, work)
