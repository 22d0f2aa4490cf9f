"""The analysis board: positions, branches and candidates, and everything that is refused."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.analysis.candidates import place_chances
from guildhall.bots.evaluate import evaluator
from guildhall.kernel import run
from tests.analysis.test_review import replay_of
from tests.server.harness import Person, Service, served, two_at_a_table
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


def test_what_cannot_be_explored_is_refused_with_the_reason(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for notation in (
            "nonsense",
            "chess e4",
            "old-london-bridge 3\nbridge 0: 99",
            "tiny-towns 2\nagenda: nothing",
            " ",
        ):
            told = await ada.post("/analysis/position", {"notation": notation}, expect=400)
            assert told["reason"] == "notation-does-not-parse", notation
        replay = await uploaded(ada)
        notation = (await ada.get(f"/replays/{replay}/notation/{STEP}"))["notation"]
        for choice in ([0, "place-figure", "moon"], [7, "place-figure", "outer:1"], [0, "sing", "loud"]):
            told = await ada.post("/analysis/position", {"notation": notation, "choices": [choice]}, expect=400)
            assert told["reason"] == "illegal-branch"
        await ada.post("/analysis/candidates", {"notation": notation, "seat": 0, "effort": 1_000_000}, expect=400)
        assert (await ada.get(f"/replays/{replay}/notation/9999", expect=404))["reason"] == "no-such-step"
        table = await two_at_a_table(ada, bo)
        told = await ada.get(f"/tables/{table}/notation/0", expect=409)
        assert told["reason"] == "no-analysis-while-running"

    served(sqlite, work)
