"""What evaluators see in a position, rule by rule."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.bots.evaluate import tiny_towns
from guildhall.bots.evaluate.old_london_bridge import EVALUATOR as BRIDGES
from guildhall.bots.evaluate.old_london_bridge import coins_soon, lead, ranked_fields, second_power, turns_left
from guildhall.bots.evaluate.tiny_towns import EVALUATOR as TOWNS
from guildhall.bots.evaluate.tiny_towns import WEIGHTS, TownsEvaluator
from guildhall.bots.evaluate.tiny_towns_plans import plans_of
from guildhall.bots.evaluate.tiny_towns_worth import next_of_a_set, worth_of
from guildhall.games.old_london_bridge.box import CHAPEL_SCORING, HIGHEST_NUMBER
from guildhall.games.old_london_bridge.scoring import points
from guildhall.games.tiny_towns.box import COTTAGE, FARM, TAVERN, WELL
from guildhall.games.tiny_towns.feeding import survey
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, SQUARES
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import cubes_of
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import over, position
from tests.games.tiny_towns.helpers import EMPTY, placing, table

TOWN = "B B Co .\n. . . .\n. We . .\n. . Fa ."
CARDS = "farm well chapel tavern theater factory"


def worth(g: Towns, kind: int, square: str, hope: float = 0.0) -> float:
    found = worth_of(g, 0, survey(g, 0), g.boards[0].empty | cubes_of(g, 0), hope)
    return found[kind * SQUARE_COUNT + SQUARES.index(square)]


def test_a_farm_is_worth_the_cottages_it_feeds() -> None:
    g = table("Co Co Co Co\nCo . . .\n. . . .\n. . . .", cards=CARDS)
    assert worth(g, FARM, "d4") == 12.0
    granary = table("Co Co . .\n. . . .\n. . . .\n. . . Co", cards=CARDS.replace("farm", "granary"))
    assert [worth(granary, FARM, square) for square in ("b2", "c3", "d1")] == [6.0, 3.0, 0.0]


def test_a_cottage_is_worth_its_points_where_it_is_fed_and_hope_elsewhere() -> None:
    g = table("Fa . . .\n. . . .\n. . . .\n. . . .", cards=CARDS.replace("farm", "granary"))
    assert worth(g, COTTAGE, "b2") == 3.0
    assert worth(g, COTTAGE, "d4") == 0.0
    assert 0.0 < worth(g, COTTAGE, "d4", hope=1.0) < 3.0


def test_a_well_counts_cottages_and_a_cottage_counts_wells() -> None:
    g = table("Co . Co .\n. . . .\nWe . . .\n. Fa . .", cards=CARDS)
    assert worth(g, WELL, "b1") == 2.0
    assert worth(g, COTTAGE, "a2") == worth(g, COTTAGE, "d4") + 1.0


def test_the_next_of_a_set_looks_two_ahead_while_there_is_hope() -> None:
    almshouse = [0, -1, 5, -3, 15, -5, 26]
    assert next_of_a_set(almshouse, 0, 0.0) == -1.0
    assert next_of_a_set(almshouse, 0, 1.0) == 2.5
    assert next_of_a_set(almshouse, 1, 1.0) == 6.0
    g = table("Ta Ta . .\n. . . .\n. . . .\n. . . .", cards=CARDS)
    assert worth(g, TAVERN, "d4") == 4.0


@pytest.mark.parametrize(
    ("town", "lacks"),
    [
        ("B B G .\n. . . .\n. . . .\n. . . .", 0),
        ("B B . .\n. . . .\n. . . .\n. . . .", 1),
        ("B . . .\n. . . .\n. . . .\n. . . .", 2),
    ],
)
def test_a_plan_is_a_pattern_that_lacks_few_cubes(town: str, lacks: int) -> None:
    g = table(town, cards=CARDS)
    found = plans_of(g, 0, g.boards[0], [4.0] * SQUARE_COUNT * 8)
    features = [0.0] * 6
    assert found.pursue(cubes_of(g, 0), features, 0) == 0
    assert features[3 + lacks] >= 1.0
    assert sum(features[3 : 3 + lacks]) == 0.0


def test_a_cube_walled_in_by_buildings_is_in_no_plan() -> None:
    g = table("S Co . .\nCo . W .\n. . . .\n. . . .", cards=CARDS)
    found = plans_of(g, 0, g.boards[0], [4.0] * SQUARE_COUNT * 8)
    assert not found.alive & 1 << SQUARES.index("a1")
    assert found.alive & 1 << SQUARES.index("c2")


def test_a_placement_counts_for_its_seat_before_it_is_revealed() -> None:
    g = placing("B B . .\n. . . .\n. . . .\n. . . .", EMPTY, named="glass", cards=CARDS)
    run.start(g)
    expected = []
    for square in ("c1", "d4"):
        after = g.copy()
        run.apply(after, 0, SQUARES.index(square))
        expected.append(TOWNS.points(after)[0])
    assert expected[0] > expected[1]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_remembered_of_a_town_is_what_a_new_look_would_say(seats: int) -> None:
    game = shelf.game("tiny-towns")
    remembering = TownsEvaluator()
    for seed in range(8):
        g = game.new(seats, {})
        run.start(g)
        rng = Rng(seed % 2)  # the same cards, and other choices later
        while not run.is_over(g):
            playout(g, rng, 1)
            assert remembering.points(g) == TownsEvaluator().points(g)
            assert remembering.outlook(g) == TownsEvaluator().outlook(g)
            if g.turn == 2:
                rng = Rng(100 + seed)
    assert remembering.known


HALLS = CARDS.replace("tavern", "feast-hall")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (table(TOWN, EMPTY, cards=CARDS), table(TOWN, EMPTY, cards=CARDS.replace("well", "shed"))),
        (table(TOWN, EMPTY, cards=CARDS), table(TOWN, EMPTY, cards=CARDS, monuments=("mandras-palace",))),
        (table(TOWN, EMPTY, cards=HALLS), table(TOWN, EMPTY.replace(".", "Ta", 1), cards=HALLS)),
    ],
    ids=["the cards", "the monument", "the neighbour's feast halls"],
)
def test_towns_that_differ_only_in_what_else_counts_are_not_taken_for_each_other(one: Towns, other: Towns) -> None:
    first, second = (TownsEvaluator().to_come(g, 0, WEIGHTS) for g in (one, other))
    assert first != second
    remembering = TownsEvaluator()
    for _ in range(2):
        assert [remembering.to_come(g, 0, WEIGHTS) for g in (one, other)] == [first, second]


def test_only_so_many_towns_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny_towns, "MOST_KNOWN", 3)
    remembering = TownsEvaluator()
    for square in range(SQUARE_COUNT):
        row = [". . . ."] * 4
        row[square // 4] = " ".join("W" if square % 4 == column else "." for column in range(4))
        g = table("\n".join(row), EMPTY, cards=CARDS)
        assert remembering.points(g) == TownsEvaluator().points(g)
        assert 0 < len(remembering.known) <= 3


# Old London Bridge


def test_cards_are_played_out_of_habit_because_a_look_would_keep_them() -> None:
    for seats in (2, 3):
        g = shelf.game("old-london-bridge").new(seats, {})
        run.start(g)
        rng = Rng(1)
        asked: dict[str, list[int]] = {}
        while not run.is_over(g):
            seat = run.first_to_act(g)
            if seat != CHANCE:
                habits = BRIDGES.habits(g, seat)
                asked[run.question(g, seat).name] = habits
                assert len(habits) in (0, len(run.options(g, seat)))
            playout(g, rng, 1)
        assert all(asked.pop("choose-two-cards" if seats == 2 else "choose-card"))
        assert not any(asked.values())


@pytest.mark.parametrize(
    ("spaces", "leads"),
    [
        ([3, 2], [0.25, -0.25]),
        ([9, 2], [1.0, -1.0]),
        ([4, 4], [0.0, 0.0]),
        ([6, 4, 0], [0.75, 0.25, -1.0]),
    ],
)
def test_a_lead_counts_by_how_far_it_is_against_each_of_the_others(spaces: list[int], leads: list[float]) -> None:
    assert [lead(spaces, seat, 4.0) for seat in range(len(spaces))] == leads


def test_a_narrow_lead_in_the_middle_of_the_game_is_not_worth_its_reward() -> None:
    """Bots that took it for safe stopped a space in front of the others, and were overtaken."""
    rest = "round: 4", "money: 30 30", "bridge 1: 60"
    behind, ahead = position(2, *rest, "chapel: 6 6", "order: 1 0"), position(2, *rest, "chapel: 7 6")
    reward = points(ahead)[0] - points(behind)[0]
    assert reward == 5
    assert 0.0 < BRIDGES.points(ahead)[0] - BRIDGES.points(behind)[0] < reward / 2


def test_scoring_fields_that_compare_nobody_count_what_they_pay() -> None:
    faces = "faces: chapel-lead printed printed printed"
    totals = [0.0, 0.0]
    fields = ranked_fields(position(2, faces, "round: 4", "chapel: 7 4"), totals)
    assert totals == [3.0, 0.0]
    assert fields[CHAPEL_SCORING] == []
    assert all(len(values) == 2 for values in fields[CHAPEL_SCORING + 1 :])


def test_the_second_strongest_building_in_sight_counts_if_it_could_be_added() -> None:
    g = position(2, "round: 3", "tops: 36 47 20 35 22 park-green", "bridge 0: 60 50")
    powers = []
    for number in range(4):  # the chapel, the gate, the inn and the shop in sight
        tile = g.tops[number]
        powers.append(g.shields[g.box.colour_of[tile]] + 1)
    assert second_power(g, 0, 50) == sorted(powers)[-2]
    assert second_power(g, 0, 21) == 0  # the inn alone has a lower number
    assert second_power(g, 0, HIGHEST_NUMBER + 1) == sorted(powers)[-2]


def test_coins_are_near_until_they_are_passed() -> None:
    g = position(2, "round: 3")
    coins = g.box.chapel_coins
    for space in range(len(coins)):
        assert coins_soon(g, space) == sum(coins[space + 1 : space + 3])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_nobody_builds_any_more_a_bridge_is_worth_its_points(seats: int) -> None:
    g = over(seats, "chapel: " + " ".join("3" * seats))
    assert [round(value) for value in BRIDGES.points(g)] == points(g)
    assert len(set(BRIDGES.points(g))) == seats  # ties go by chapel order
    g = position(seats)
    run.start(g)
    seen = False
    rng = Rng(seats)
    while not run.is_over(g):
        playout(g, rng, 1)
        if g.round == g.box.rounds[seats] and not any(turns_left(g, seat) for seat in range(seats)):
            seen = True
            assert [round(value) for value in BRIDGES.points(g)] == points(g)
    assert seen
