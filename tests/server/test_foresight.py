"""Looking ahead: what is said beforehand comes true, and nothing is said that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from guildhall import shelf
from guildhall.kernel.rng import Rng
from guildhall.server import foresight, wire
from guildhall.server.config import Config
from guildhall.table.sitting import Rules, Sitting
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
    sitting = Sitting(game, max(2, game.seats[0]), {}, bytes(32), Rules(), 0)
    rng = Rng(5)
    told = known = 0
    for at, seat, decision, option in choices(sitting, rng):
        foretold = foresight.preview(sitting, wire.Preview("p", seat, decision, option), rng)
        before = sitting.table.streams[seat].number
        sitting.answer(seat, decision, option, at)
        happened = [(event.name, list(event.args)) for event in sitting.table.events(seat, before) or []]
        assert foretold.events == happened[: len(foretold.events)]
        told += len(foretold.events)
        if foretold.then.what == "you":
            following = sitting.table.question(seat)
            assert following is not None
            assert (foretold.then.decision, foretold.then.facts) == (following.decision, following.facts)
        known += foretold.after is not None
    assert told > CHOICES / 4
    assert known > CHOICES / 4


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_forecast_has_only_what_the_seat_can_count(name: str) -> None:
    """The lines are true, they are the same whatever the others hide, and one's own are all there."""
    game = shelf.game(name)
    sitting = Sitting(game, max(2, game.seats[0]), {}, bytes(32), Rules(), 0)
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
    """OLB-2.15, E-47: money unless it is open, and whatever tells of a hand."""
    sitting = Sitting(shelf.game("old-london-bridge"), 3, {"money": money}, bytes(32), Rules(), 0)
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
            assert foretold["then"]["what"] == "others"
            assert (await a.command("preview", seat=1, **ask))["reason"] == "not-your-seat"
            assert (await a.command("preview", seat=0, decision=ask["decision"], option="nothing"))["type"] == "refused"
            assert len((await a.command("ask-forecast", view=0))["seats"]) == 2
            assert (await a.command("ask-forecast", view=1))["reason"] == "not-your-seat"
            # Nothing of this was an answer.
            assert (await ada.get(f"/tables/{table}/position?view=0"))["around"]["questions"][0] == {
                **question,
                "reasons": None,
            }
            lines = (await bo.get("/me"))["tables"]
            assert [(line["names"], line["mine"], line["to_act"]) for line in lines] == [(["Ada", "Bo"], [1], [0, 1])]

    finish(run())
