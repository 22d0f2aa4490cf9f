"""Previews come true and reveal nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall import shelf
from guildhall.hall import foresight, wire
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import start
from guildhall.server.config import Config
from guildhall.table.sitting import Sitting, SittingRules
from tests.games.old_london_bridge.table import SPACE_OF_UNTURNED, turn
from tests.server.harness import Person, finish, serving, two_at_a_table

CHOICES = 150


def choices(sitting: Sitting, rng: Rng) -> Iterator[tuple[int, int, str, str]]:
    """When, by which seat, to which question and which one: whoever takes them answers, and gets the next."""
    for at in range(CHOICES):
        if sitting.is_over():
            return
        seat = sitting.to_act()[0]
        question = sitting.table.question(seat)
        assert question is not None
        yield at, seat, question.decision, question.options[rng.below(len(question.options))]


@pytest.mark.parametrize("name", shelf.NAMES)
def test_what_is_foretold_of_an_answer_comes_true(name: str) -> None:
    game = shelf.game(name)
    sitting = Sitting(game, max(2, game.seats[0]), {}, bytes(32), SittingRules(), 0)
    rng = Rng(5)
    told = known = 0
    for at, seat, decision, option in choices(sitting, rng):
        foretold = foresight.preview(sitting, wire.Preview("p", seat, decision, option), rng)
        before = sitting.table.streams[seat].number
        sitting.answer(seat, decision, option, at)
        happened = [(event.name, list(event.args)) for event in sitting.table.events(seat, before) or []]
        rest = iter(happened)
        assert all(event in rest for event in foretold.events), "in the same order, with draws between them"
        told += len(foretold.events)
        if foretold.then.what == "you":
            following = sitting.table.question(seat)
            assert following is not None
            assert (foretold.then.decision, foretold.then.facts) == (following.decision, following.facts)
            assert foretold.then.options in ([], list(following.options))
        known += foretold.after is not None
    assert told > CHOICES / 4
    assert known > CHOICES / 4


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_forecast_has_only_what_the_seat_can_count(name: str) -> None:
    """The lines are true, do not depend on what others hide, and contain all of the seat's own."""
    game = shelf.game(name)
    sitting = Sitting(game, max(2, game.seats[0]), {}, bytes(32), SittingRules(), 0)
    rng = Rng(6)
    for at, seat, decision, option in choices(sitting, rng):
        sitting.answer(seat, decision, option, at)
        if at % 10:
            continue
        truth = game.forecast(sitting.table.state)
        for view in (0, None):
            forecast = foresight.forecast(sitting, wire.AskForecast("f", view), rng)
            for score, counted in zip(truth, forecast.seats, strict=True):
                lines = [(line.clause, line.message, line.amount, dict(line.facts)) for line in score.ledger]
                for line in counted.ledger:
                    assert (line.clause, line.message, line.amount, line.facts) in lines
                if counted.points is not None and len(counted.ledger) == len(lines):
                    assert counted.points == score.points
            if view is not None:
                assert forecast.seats[view].points == truth[view].points


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_a_forecast_of_old_london_bridge_keeps_money_and_cards_of_others_behind_their_bridges(money: str) -> None:
    """OLB-2.15, E-47: money unless it is open, and everything that depends on a hand."""
    sitting = Sitting(shelf.game("old-london-bridge"), 3, {"money": money}, bytes(32), SittingRules(), 0)
    for view in (0, None):
        forecast = foresight.forecast(sitting, wire.AskForecast("f", view), Rng(1))
        for seat, counted in enumerate(forecast.seats):
            messages = {line.message for line in counted.ledger}
            assert (seat == view) == (counted.points is not None) == ("printed-inn" in messages)
            assert (seat == view or money == "open") == ("money-start" in messages) == ("empty-slots" in messages)
            assert {"printed-chapel", "printed-gate", "printed-bridge", "unused-tiles"} <= messages
    while not sitting.is_over():
        seat = sitting.to_act()[0]
        question = sitting.table.question(seat)
        assert question is not None
        sitting.answer(seat, question.decision, question.options[0], 0)
    forecast = foresight.forecast(sitting, wire.AskForecast("f", None), Rng(1))
    assert [counted.points for counted in forecast.seats] == [score.points for score in sitting.table.scores() or []]


def test_only_the_seat_itself_is_told_what_its_answer_would_do(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def run() -> None:
        database = f"sqlite:///{tmp_path_factory.mktemp('foresight') / 'tables.db'}"
        async with serving(Config(database=database, rate=1_000)) as service:
            ada, bo = Person(service.url), Person(service.url)
            table = await two_at_a_table(ada, bo)
            a = await ada.socket(table)
            await a.watch(0, since=0)
            question = a.views[0]["around"]["questions"][0]
            ask = {"decision": question["decision"], "option": question["options"][0]}
            foretold = await a.command("preview", seat=0, **ask)
            assert foretold["then"]["what"] == "reveal", "although the other player has not chosen yet"
            assert (await a.command("preview", seat=1, **ask))["reason"] == "not-your-seat"
            assert (await a.command("preview", seat=0, decision=ask["decision"], option="nothing"))["type"] == "refused"
            assert len((await a.command("ask-forecast", view=0))["seats"]) == 2
            assert (await a.command("ask-forecast", view=1))["reason"] == "not-your-seat"
            # None of this counted as an answer.
            assert (await ada.get(f"/tables/{table}/position?view=0"))["around"]["questions"][0] == {
                **question,
                "reasons": None,
            }
            lines = (await bo.get("/me"))["tables"]
            assert [(line["names"], line["mine"], line["to_act"]) for line in lines] == [(["Ada", "Bo"], [1], [0, 1])]

    finish(run())


def at_the_rondel(*lines: str) -> Sitting:
    """Seat 0 of three is about to place its figure; the rondel is not turned."""
    sitting = Sitting(shelf.game("old-london-bridge"), 3, {}, bytes(32), SittingRules(), 0)
    g = turn(3, *lines)
    start(g)
    sitting.table.state = g
    return sitting


def foretold(sitting: Sitting, option: str) -> wire.Previewed:
    return foresight.preview(sitting, wire.Preview("p", 0, "place-figure", option), Rng(3))


def test_olb_7_6_the_preview_says_that_a_guild_must_replace_and_what() -> None:
    """Guild 58 cannot be added after 20: it replaces 51 or 35. The building that is turned up changes nothing."""
    sitting = at_the_rondel("bridge 0: 51 park-blue 35 20", "tops: 59 54 40 43 58 park-grey")
    told = foretold(sitting, SPACE_OF_UNTURNED["guild"])
    assert ("takes-building", [0, 58]) in told.events
    assert not any(name in ("builds", "turns-up-building") for name, _ in told.events)
    assert told.then == wire.Then("you", "replace", {"number": 58}, ["slot:1", "slot:3"])


def test_olb_8_1_the_preview_says_with_which_power_an_inn_acts() -> None:
    """An inn and a guild before it: power 2, and the choice of cards comes next."""
    sitting = at_the_rondel("bridge 0: 49", "tops: 59 54 40 43 58 park-grey")
    told = foretold(sitting, SPACE_OF_UNTURNED["inn"])
    acts = [args for name, args in told.events if name == "acts"]
    assert [args[-1] for args in acts] == [2]
    assert (told.then.what, told.then.decision, told.then.facts) == ("you", "take-cards", {"power": 2})


def test_olb_9_5_the_preview_says_what_a_shop_pays_behind_a_draw() -> None:
    sitting = at_the_rondel("bridge 0: 49", "tops: 59 54 40 43 58 park-grey")
    told = foretold(sitting, SPACE_OF_UNTURNED["shop"])
    names = [name for name, _ in told.events]
    shop = names.index("builds")
    assert "receives" in names[shop:], "the shop pays after it was built"
    assert told.then.what != "draw"
    assert told.draws


def test_where_a_draw_decides_the_preview_stops() -> None:
    """What the tax die shows is not foretold, nor what follows from it."""
    game = shelf.game("pillars-of-the-earth")
    sitting = Sitting(game, 2, {}, bytes(32), SittingRules(), 0)
    rng = Rng(8)
    drawn = 0
    for at, seat, decision, option in choices(sitting, rng):
        told = foresight.preview(sitting, wire.Preview("p", seat, decision, option), rng)
        drawn += told.then.what == "draw"
        assert not any(name == "rolls-tax" for name, _ in told.events)
        sitting.answer(seat, decision, option, at)
    assert drawn


def test_only_what_all_have_in_order_is_common() -> None:
    assert foresight._in_all(["abxcd", "aybcd", "abcz"]) == ["a", "b", "c"]
    assert foresight._in_all(["ab", "ba"]) == ["a"]
