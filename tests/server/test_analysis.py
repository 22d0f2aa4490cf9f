"""The analysis board: positions, branches and candidates, and everything that is refused."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.analysis.candidates import place_chances
from guildhall.bots.evaluate import evaluator
from guildhall.kernel import run
from guildhall.server.api import analysis
from guildhall.server.limits import RateLimit
from guildhall.table.replay import record, save
from guildhall.table.table import Table
from tests.analysis.test_review import replay_of
from tests.hall.test_towns import TOWNS, alone
from tests.server.harness import Person, Service, served, two_at_a_table
from tests.server.test_components import draft
from tests.server.test_reviews import uploaded

STEP = 12


def test_place_chances_add_up_and_agree_with_the_chance_to_win() -> None:
    game: Any = shelf.game("old-london-bridge")
    g = game.new(4, {})
    run.start(g)
    points, scale = [30.0, 28.0, 41.0, 28.0], evaluator(game).margin_scale(g)
    found = [place_chances(points, seat, scale) for seat in range(4)]
    for seat in range(4):
        assert sum(found[seat]) == pytest.approx(1.0)
        assert sum(chances[seat] for chances in found) == pytest.approx(1.0)
    assert [chances[0] for chances in found] == pytest.approx(evaluator(game).win_probabilities(g, points))
    assert found[1] == pytest.approx(found[3])


def test_a_position_of_a_replay_is_explored_branch_by_branch(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        replay = await uploaded(ada)
        notation = (await ada.get(f"/replays/{replay}/notation/{STEP}"))["notation"]
        played = replay_of("old-london-bridge").choices[STEP]
        here = await ada.post("/analysis/position", {"notation": notation, "view": 0})
        assert here["game"] == "old-london-bridge"
        asked = next(one for one in here["questions"] if one["seat"] == played.seat)
        assert (asked["decision"], played.option in asked["options"]) == (played.decision, True)
        acting = await ada.post("/analysis/position", {"notation": notation, "acting": True})
        first = {"notation": notation, "view": here["questions"][0]["seat"]}
        assert acting["state"] == (await ada.post("/analysis/position", first))["state"]
        other = next(option for option in asked["options"] if option != played.option)
        for option in (played.option, other):
            choices = [[played.seat, played.decision, option]]
            after = await bo.post("/analysis/position", {"notation": notation, "choices": choices})
            assert after["questions"] != here["questions"]
        few = {"notation": notation, "seat": played.seat, "effort": 8}
        first = await ada.post("/analysis/candidates", few)
        assert {one["option"] for one in first["candidates"]} <= set(asked["options"])
        assert all(sum(one["places"]) == pytest.approx(1.0, abs=0.01) for one in first["candidates"])
        assert all(len(one["points"]) == 2 for one in first["candidates"])
        assert await bo.post("/analysis/candidates", few) == first
        more = await ada.post("/analysis/candidates", {**few, "effort": 32})
        assert more["effort"] == 32

    served(database, work)


def test_draws_are_chosen_or_rolled_by_their_weights(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        game: Any = shelf.game("pillars-of-the-earth")
        g = game.new(2, {})
        run.start(g)
        here = await ada.post("/analysis/position", {"notation": game.write(g)})
        draw = here["questions"][0]
        assert draw["seat"] == -1
        assert len(here["weights"]) == len(draw["options"])
        assert any(here["weights"])
        choices = [[-1, draw["decision"], draw["options"][0]]]
        assert (await ada.post("/analysis/position", {"notation": game.write(g), "choices": choices}))["questions"]

    served(sqlite, work)


def test_what_cannot_be_explored_is_refused_with_the_line_or_the_reason(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for notation, reason, facts in (
            ("nonsense", "no-such-game-to-explore", {"word": "nonsense"}),
            ("chess e4", "no-such-game-to-explore", {"word": "chess"}),
            (" ", "no-such-game-to-explore", {"word": ""}),
            (
                "old-london-bridge 3\nbridge 0: 99",
                "notation-is-wrong",
                {"line": 2, "column": 11, "word": "99"},
            ),
            (
                "tiny-towns 2\n\nagenda: nothing",
                "notation-is-wrong",
                {"line": 3, "column": 9, "word": "nothing"},
            ),
            (
                "guilds-of-london 7",
                "notation-is-wrong",
                {"line": 1, "column": 18, "word": "7"},
            ),
        ):
            told = await ada.post("/analysis/position", {"notation": notation}, expect=400)
            assert told == {"reason": reason, "facts": facts}, notation
            rated = {"notation": notation, "seat": 0, "effort": 8}
            assert await ada.post("/analysis/candidates", rated, expect=400) == told
        replay = await uploaded(ada)
        notation = (await ada.get(f"/replays/{replay}/notation/{STEP}"))["notation"]
        played = replay_of("old-london-bridge").choices[STEP]
        first = [played.seat, played.decision, played.option]
        for choice in ([0, "place-figure", "moon"], [7, "place-figure", "outer:1"], [0, "sing", "loud"]):
            ask = {"notation": notation, "choices": [first, choice]}
            told = await ada.post("/analysis/position", ask, expect=400)
            assert told == {"reason": "illegal-branch", "facts": {"number": 2}}
        ask = {"notation": notation, "components": draft(0)["content"]}
        assert (await ada.post("/analysis/position", ask, expect=400))["reason"] == "components-do-not-hold"
        await ada.post("/analysis/candidates", {"notation": notation, "seat": 0, "effort": 1_000_000}, expect=400)
        assert (await ada.get(f"/replays/{replay}/notation/9999", expect=404))["reason"] == "no-such-step"

    served(sqlite, work)


def test_a_game_alone_is_compared_with_what_was_possible(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        found = await ada.post("/analysis/town", {"replay": alone()})
        assert found["points"] <= found["reached"] <= found["limit"]
        assert await bo.post("/analysis/town", {"replay": alone()}) == found  # it is not worked out again
        told = await ada.post("/analysis/town", {"replay": save(replay_of("tiny-towns"))}, expect=409)
        assert told["reason"] == "no-town-to-compare"

    served(sqlite, work)


def test_searches_for_towns_are_few_and_the_board_has_limits_of_its_own(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = RateLimit(0.003, 1e-9)  # three, because tests have a rate of 1,000
    monkeypatch.setitem(analysis.LIMITS, "town", (few, RateLimit(1, 1)))

    async def work(service: Service, ada: Person, bo: Person) -> None:
        for number in range(3):
            told = await ada.post("/analysis/town", {"replay": f"no {number}"}, expect=400)
            assert told["reason"] == "replay-does-not-hold"
        assert (await ada.post("/analysis/town", {"replay": "once more"}, expect=429))["reason"] == "too-fast"
        g: Any = TOWNS.new(2, {})
        run.start(g)
        await ada.post("/analysis/position", {"notation": TOWNS.write(g)})

    served(sqlite, work)


def test_a_running_game_is_explored_only_against_bots_and_as_its_seat_knows_it(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        among_people = await two_at_a_table(ada, bo)
        stranger = Person(service.url)
        for person in (ada, bo, stranger):
            told = await person.get(f"/tables/{among_people}/notation/0", expect=409)
            assert told["reason"] == "no-analysis-while-running"
        bot = {"kind": "bot", "level": "random"}
        plan = {"game": "guilds-of-london", "seats": [{"kind": "open"}, bot]}
        table = (await ada.post("/tables/", plan))["id"]
        await ada.sit(table, 0, "Ada")
        await ada.post(f"/tables/{table}/start", {})
        a = await ada.socket(table)
        await a.watch(0)
        await a.until(lambda: a.views[0]["around"]["to_act"] == [0])
        question = a.question(0)
        assert question is not None
        for person in (bo, stranger):
            told = await person.get(f"/tables/{table}/notation/0", expect=409)
            assert told["reason"] == "no-analysis-while-running"
        steps = (await ada.get(f"/tables/{table}/replay?view=0"))["steps"]
        found = await ada.get(f"/tables/{table}/notation/{steps}")
        shown = await ada.post("/analysis/position", {**found, "view": 0})
        assert shown["state"] == a.views[0]["state"]
        assert [one["options"] for one in shown["questions"]] == [question["options"]]
        game: Any = shelf.game("guilds-of-london")
        async with (await service.worker.room(table)).reading() as sitting:
            true = sitting.table.state
        known = game.read(found["notation"])
        assert game.view(known, 0) == game.view(true, 0)
        assert game.view(known, 1) != game.view(true, 1), "the hand of the bot is not the true one"
        await ada.get(f"/tables/{table}/notation/{steps + 1}", expect=404)
        await ada.post(f"/tables/{table}/abandon")
        opened = await stranger.get(f"/tables/{table}/notation/{steps}")
        assert game.view(game.read(opened["notation"]), 1) == game.view(true, 1), "a game that is over hides nothing"

    served(sqlite, work)


def test_a_position_of_a_game_with_corrected_components_is_explored_with_them(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        content = draft(18)["content"]
        game: Any = shelf.game("old-london-bridge", content)
        table = Table(game, 2, {}, seed=bytes(32))
        replay = (await ada.post("/replays/", {"text": save(record(table))}))["id"]
        found = await ada.get(f"/replays/{replay}/notation/{len(table.log)}")
        assert found["components"] == content
        here = await bo.post("/analysis/position", {**found, "view": 0})
        assert len(here["state"]["chapel_coins"]) == 19
        usual = await bo.post("/analysis/position", {"notation": found["notation"], "view": 0})
        assert len(usual["state"]["chapel_coins"]) == 17
        seat = here["questions"][0]["seat"]
        rated = await bo.post("/analysis/candidates", {**found, "seat": seat, "effort": 8})
        assert {one["option"] for one in rated["candidates"]} <= set(here["questions"][0]["options"])

    served(sqlite, work)
