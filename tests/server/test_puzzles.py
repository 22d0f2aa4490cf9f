"""Puzzles over HTTP, and the tries that are kept with a person."""

from __future__ import annotations

from guildhall.puzzles import puzzles
from tests.server.harness import Person, Service, served

GAME = "tiny-towns"


def test_puzzles_are_solved_without_a_person_and_tries_are_kept_with_one(database: str) -> None:
    one, two = puzzles(GAME)[:2]

    async def work(service: Service, ada: Person, bo: Person) -> None:
        desk = await ada.post(f"/games/{GAME}/puzzles", {"tries": []}, expect=200)
        assert (desk["rating"], desk["puzzles"]) == (1500, len(puzzles(GAME)))
        step = await ada.post(f"/games/{GAME}/puzzles/{one.id}", {"tried": one.line[0].option}, expect=200)
        assert (step["right"], step["answers"][0]) == (True, one.line[0].option)
        impossible = await ada.post(f"/games/{GAME}/puzzles/{one.id}", {"tried": "square:z9"}, expect=409)
        assert impossible["reason"] == "not-offered"
        assert (await ada.post(f"/games/{GAME}/puzzles/none", {}, expect=404))["reason"] == "no-such-puzzle"
        assert (await ada.post("/games/chess/puzzles", {}, expect=404))["reason"] == "no-such-game"

        kept = await ada.put(f"/me/puzzles/{GAME}", {"tries": [tried(one.id, False, 20)]}, expect=200)
        assert kept["tries"] == [[one.id, False, 20]]
        earlier = [tried(one.id, True, 10), tried(two.id, True, 30), tried("no-longer-there", True, 1)]
        kept = await ada.put(f"/me/puzzles/{GAME}", {"tries": earlier}, expect=200)
        assert kept["tries"] == [[one.id, True, 10], [two.id, True, 30]]
        later = await ada.put(f"/me/puzzles/{GAME}", {"tries": [tried(one.id, False, 40)]}, expect=200)
        assert later == kept == await ada.get(f"/me/puzzles/{GAME}")
        assert (await ada.get("/me/puzzles/guilds-of-london"))["tries"] == []
        assert (await bo.get(f"/me/puzzles/{GAME}"))["tries"] == []
        assert (await ada.get("/me/puzzles/chess", 404))["reason"] == "no-such-game"
        assert [GAME, one.id, True, 10] in (await ada.get("/me/export"))["puzzles"]
        person = (await ada.get("/me"))["person"]
        await ada.delete("/me")
        assert await service.worker.store.tries.all_of(person) == []

    served(database, work)


def tried(puzzle: str, solved: bool, at: int) -> dict[str, object]:
    return {"puzzle": puzzle, "solved": solved, "at": at}
