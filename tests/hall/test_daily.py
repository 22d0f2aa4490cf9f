"""The daily deal without a server: its days, its seeds, opponents that answer alike, and how results are compared."""

from __future__ import annotations

import itertools
import random

import pytest

from guildhall import shelf
from guildhall.hall import bots, daily, replays, sittings, wire
from guildhall.hall import daily_results as results
from guildhall.hall.errors import Refusal
from guildhall.hall.settings import check_settings
from guildhall.hall.single import SingleTable
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Score
from guildhall.table.draws import SEED_BYTES, commitment
from guildhall.table.sitting import Sitting
from tests.hall.local_client import STARTED, Evening

DAY = "2026-11-19"
NOON = 1_795_089_600_000  # on that day
FEW = 2  # simulations, for a test's sake
ANSWERS = {"guilds-of-london": 2}  # that a person gives; elsewhere
USUAL = 8


def think_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "DAILY_SIMULATIONS", dict.fromkeys(shelf.NAMES, FEW))


def seed_for(game: str, secret: bytes = b"secret", day: str = DAY) -> bytes:
    return daily.seed_of(secret, game, day)


def dealt(game: str, counts: bool = True, person: str = "ada") -> SingleTable:
    deal = wire.DailyDeal(DAY, counts)
    return SingleTable(*daily.new_try("t", person, person.title(), game, deal, seed_for(game), STARTED), STARTED)


def played(game: str, seed: int, bots_first: bool = False) -> list[Choice]:
    """The choices of a game in which somebody answers as these random numbers say."""
    evening, rng = Evening(dealt(game)), random.Random(seed)
    seat, sitting = daily.own_seat(game, DAY), evening.table.sitting
    ada = evening.join("ada")
    ada.send("watch", view=seat, since=0)
    for _ in range(ANSWERS.get(game, USUAL)):
        if bots_first:
            evening.let_bots_play()
        if ada.views[seat]["around"]["over"]:
            break
        answered = ada.answer_any(seat, rng)
        assert answered is None or answered["type"] == "done"
        evening.let_bots_play()
    return sitting.table.log[:]


def test_a_day_is_the_same_day_for_everybody() -> None:
    assert daily.day_of(NOON) == DAY
    assert daily.day_of(daily.ends_at(DAY) - 1) == DAY
    assert daily.day_of(daily.ends_at(DAY)) == "2026-11-20" == daily.later(DAY)
    assert daily.later("2028-02-28") == "2028-02-29"
    assert daily.check_day(DAY, DAY) == DAY
    for day, reason in (("2026-11-20", "day-to-come"), ("2026-02-30", "no-such-day"), ("today", "no-such-day")):
        with pytest.raises(Refusal) as refused:
            daily.check_day(day, DAY)
        assert refused.value.reason == reason


def test_seeds_differ_by_game_day_and_secret() -> None:
    seeds = [
        seed_for(game, secret, day) for game in shelf.NAMES for secret in (b"a", b"b") for day in (DAY, "2026-11-20")
    ]
    assert len(set(seeds)) == len(seeds)
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert seed_for("tiny-towns") == seed_for("tiny-towns")


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_try_is_a_table_of_one_person(game: str) -> None:
    table = dealt(game)
    record, seats = table.live.record, table.live.seats
    people = [row.seat for row in seats if row.kind == "person"]
    assert people == [daily.own_seat(game, DAY)]
    assert len(seats) == (1 if game == "tiny-towns" else 3)
    assert table.live.info().commitment == commitment(seed_for(game))
    assert (record.settings.hints, record.settings.spectators) == ("off", False)
    with pytest.raises(Refusal, match="only-as-daily-deal"):
        check_settings(record.settings)
    assert dealt(game, counts=False).live.record.settings.hints == "on"


@pytest.mark.parametrize("game", [game for game in shelf.NAMES if game != "tiny-towns"])
def test_equal_play_meets_equal_opponents(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)
    first = played(game, seed=1)
    assert {choice.seat for choice in first} == {-1, 0, 1, 2}
    assert played(game, seed=1) == first
    hasty = played(game, seed=1, bots_first=True)  # whoever is quicker
    both = min(len(first), len(hasty))
    assert hasty[:both] == first[:both]
    assert played(game, seed=2) != first


def test_a_bot_answers_by_the_position_and_the_seed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    think_little(monkeypatch)
    turns = []
    for person in ("ada", "bo"):
        table = dealt("old-london-bridge", person=person)
        while not table.bot_turns():
            _answer_first(table.sitting)
        turns.append(table.bot_turns()[0]._replace(after=0))
    assert turns[0] == turns[1]
    assert len({turns[0].think() for _ in range(3)}) == 1
    asked = turns[0]
    hurried = bots.think(asked.game, asked.position, asked.seat, asked.level, asked.seed, clock=lambda: 1e18)
    assert hurried == asked.think()  # however little time there is
    other = turns[0]._replace(seed=turns[0].seed + 1)
    assert other != turns[0]


def test_bots_wait_for_people_and_answer_one_after_another() -> None:
    sitting = dealt("old-london-bridge").sitting
    mine = daily.own_seat("old-london-bridge", DAY)
    assert len(sitting.to_act()) == 3
    assert sitting.bots_to_act() == []
    _answer_first(sitting)
    assert mine not in sitting.to_act()
    assert sitting.bots_to_act() == sitting.to_act()[:1]
    _answer_first(sitting)
    assert sitting.bots_to_act() == sitting.to_act()[:1]


def test_what_was_drawn_cannot_be_undone_in_a_try_that_counts() -> None:
    """In practice everything can; in a try that counts, what follows from the choice would be seen twice."""
    for counts, limit in ((True, str), (False, int)):
        table = dealt("old-london-bridge", counts)
        sitting, mine = table.sitting, daily.own_seat("old-london-bridge", DAY)
        for _ in range(60):
            _answer_first(sitting)
            if len({choice.seat for choice in sitting.table.log} - {-1}) == 3 and sitting.table.log[-1].seat != mine:
                break
        assert isinstance(sitting.undo_limit(mine), limit)
    with pytest.raises(IllegalChoice, match="no-stand-in"):
        dealt("tiny-towns").sitting.hand_to_bot(0, "journeyman", "resigned", STARTED)
    with pytest.raises(IllegalChoice, match="hints-off"):
        dealt("tiny-towns").sitting.hint(0, 1, STARTED)


def _answer_first(sitting: Sitting) -> None:
    """Let whoever is next give the first answer."""
    for seat in [seat for seat in sitting.to_act() if not sitting.bots[seat]] or sitting.bots_to_act():
        question = sitting.table.question(seat)
        assert question is not None
        answer = sitting.answer_for_bot if sitting.bots[seat] else sitting.answer
        answer(seat, question.decision, question.options[0], STARTED)
        return


def test_a_sealed_deal_tells_no_seed() -> None:
    table = dealt("tiny-towns")
    while not table.sitting.is_over():
        _answer_first(table.sitting)
    table.live.record = table.live.record._replace(**sittings.ending(table.sitting, STARTED))
    assert daily.is_sealed(table.live.record, daily.ends_at(DAY) - 1)
    seed = seed_for("tiny-towns").hex()
    assert table.live.info().seed is None
    assert seed not in replays.file_of(table.live)
    assert (replays.of_table(table.live).seed, replays.of_table(table.live).shuffle) == (None, "sealed")
    assert not daily.is_sealed(table.live.record, daily.ends_at(DAY))
    table.live.is_sealed = False
    assert table.live.info().seed == seed
    assert seed in replays.file_of(table.live)
    assert replays.of_table(table.live).shuffle == "proven"


def test_results_are_compared_by_points_or_by_the_lead() -> None:
    def score(points: int, place: int) -> Score:
        return Score(points, place, ())

    assert results.result_of([score(31, 1)], 0) == results.Result(31, 1, 31)
    three = [score(40, 2), score(52, 1), score(38, 3)]
    assert results.result_of(three, 1) == results.Result(52, 1, 12)
    assert results.result_of(three, 2) == results.Result(38, 3, -14)


def test_percentiles_count_worse_tries_and_half_of_equal_ones() -> None:
    assert results.percentile([12], 12) == 100
    assert results.percentile([12, 12], 12) == 50
    assert results.percentile([20, 12, 8, None], 12) == 67
    assert results.percentile([20, 12, 8, None], 20) == 100
    assert results.percentile([20, 12], 12) == 0


@pytest.mark.parametrize(
    "values",
    [[], [5], [-3, 4], list(range(-40, 60)), [0, 0, 0, 100], [random.Random(1).randrange(-9, 9) for _ in range(50)]],
)
def test_the_chart_has_every_result_in_one_bar(values: list[int]) -> None:
    found = results.bars(values)
    assert sum(bar.count for bar in found) == len(values)
    assert len(found) <= results.MOST_BARS + 1
    for one, other in itertools.pairwise(found):
        assert other.low == one.high + 1
    for value in values:
        assert sum(bar.low <= value <= bar.high for bar in found) == 1


def test_a_streak_goes_on_until_a_day_without_a_result() -> None:
    days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-16", "2026-11-17", "2026-11-18"]
    assert results.streak(days, DAY) == 3  # today can still be played
    assert results.streak([*days, DAY], DAY) == 4
    assert results.streak(days, "2026-11-20") == 0
    assert results.longest_streak(days) == 3
    assert results.longest_streak([]) == 0
