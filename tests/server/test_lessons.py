"""Lessons over HTTP, and what people have done."""

from __future__ import annotations

from tests.server.harness import Person, Service, served


def test_lessons_are_played_without_a_person_and_kept_with_one(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        course = await ada.get("/games/tiny-towns/lessons")
        assert [lesson["id"] for lesson in course["lessons"]][:2] == ["turn", "patterns"]
        step = await ada.post("/games/tiny-towns/lessons/turn", {"answers": [], "tried": "resource:brick"}, expect=200)
        assert (step["leads"], step["step"]) == (True, 1)
        wrong = await ada.post("/games/tiny-towns/lessons/turn", {"tried": "square:a1"}, expect=409)
        assert wrong["reason"] == "not-offered"
        assert (await ada.get("/games/chess/lessons", 404))["reason"] == "no-such-game"
        for _ in range(2):
            await ada.put("/me/lessons/tiny-towns/turn", None, expect=204)
        await ada.put("/me/lessons/tiny-towns/patterns", None, expect=204)
        assert (await ada.put("/me/lessons/tiny-towns/flying", None, expect=404))["reason"] == "no-such-lesson"
        assert (await ada.get("/me/lessons/tiny-towns"))["lessons"] == ["turn", "patterns"]
        assert (await ada.get("/me/lessons/guilds-of-london"))["lessons"] == []
        assert (await bo.get("/me/lessons/tiny-towns"))["lessons"] == []
        assert ["tiny-towns", "turn"] in (await ada.get("/me/export"))["lessons"]
        person = (await ada.get("/me"))["person"]
        await ada.delete("/me")
        assert await service.worker.store.progress.of(person) == []

    served(database, work)
