"""What evaluators think of positions."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.bots.evaluate import tiny_towns
from guildhall.bots.evaluate.base import win_shares
from guildhall.bots.evaluate.guilds_of_london import EVALUATOR as GUILDS
from guildhall.bots.evaluate.old_london_bridge import EVALUATOR as BRIDGES
from guildhall.bots.evaluate.old_london_bridge import coins_soon, lead, ranked_fields, second_power, turns_left
from guildhall.bots.evaluate.pillars_of_the_earth import EVALUATOR as PILLARS
from guildhall.bots.evaluate.pillars_of_the_earth import conversion
from guildhall.bots.evaluate.tiny_towns import EVALUATOR as TOWNS
from guildhall.bots.evaluate.tiny_towns import WEIGHTS, TownsEvaluator
from guildhall.bots.evaluate.tiny_towns_patterns import started_patterns
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
from tests.games.guilds_of_london.play import at as city
from tests.games.old_london_bridge.table import over, position
from tests.games.pillars_of_the_earth.play import position as cathedral
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


def test_a_cottage_is_worth_its_points_where_it_is_fed_and_less_elsewhere() -> None:
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
def test_a_pattern_is_started_if_it_lacks_few_cubes(town: str, lacks: int) -> None:
    g = table(town, cards=CARDS)
    found = started_patterns(g, 0, g.boards[0], [4.0] * SQUARE_COUNT * 8)
    features = [0.0] * 6
    assert found.pick(cubes_of(g, 0), features, 0) == 0
    assert features[3 + lacks] >= 1.0
    assert sum(features[3 : 3 + lacks]) == 0.0


def test_a_cube_walled_in_by_buildings_is_in_no_pattern() -> None:
    g = table("S Co . .\nCo . W .\n. . . .\n. . . .", cards=CARDS)
    found = started_patterns(g, 0, g.boards[0], [4.0] * SQUARE_COUNT * 8)
    assert not found.covered & 1 << SQUARES.index("a1")
    assert found.covered & 1 << SQUARES.index("c2")


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
def test_a_cached_value_is_the_value_without_a_cache(seats: int) -> None:
    game = shelf.game("tiny-towns")
    cached = TownsEvaluator()
    for seed in range(8):
        g = game.new(seats, {})
        run.start(g)
        rng = Rng(seed % 2)  # the same cards in pairs of games, with different choices later
        while not run.is_over(g):
            playout(g, rng, 1)
            assert cached.points(g) == TownsEvaluator().points(g)
            assert cached.horizon_points(g) == TownsEvaluator().horizon_points(g)
            if g.turn == 2:
                rng = Rng(100 + seed)
    assert cached.cache


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
def test_cache_keys_include_all_that_a_value_depends_on(one: Towns, other: Towns) -> None:
    first, second = (TownsEvaluator().expected_gain(g, 0, WEIGHTS) for g in (one, other))
    assert first != second
    cached = TownsEvaluator()
    for _ in range(2):
        assert [cached.expected_gain(g, 0, WEIGHTS) for g in (one, other)] == [first, second]


def test_the_cache_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny_towns, "CACHE_SIZE", 3)
    cached = TownsEvaluator()
    for square in range(SQUARE_COUNT):
        row = [". . . ."] * 4
        row[square // 4] = " ".join("W" if square % 4 == column else "." for column in range(4))
        g = table("\n".join(row), EMPTY, cards=CARDS)
        assert cached.points(g) == TownsEvaluator().points(g)
        assert 0 < len(cached.cache) <= 3


# Old London Bridge


def test_cards_have_a_fixed_policy_and_other_questions_have_none() -> None:
    for seats in (2, 3):
        g = shelf.game("old-london-bridge").new(seats, {})
        run.start(g)
        rng = Rng(1)
        asked: dict[str, list[int]] = {}
        while not run.is_over(g):
            seat = run.first_to_act(g)
            if seat != CHANCE:
                weights = BRIDGES.policy(g, seat)
                asked[run.question(g, seat).name] = weights
                assert len(weights) in (0, len(run.options(g, seat)))
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
def test_a_lead_counts_by_its_size_over_each_of_the_others(spaces: list[int], leads: list[float]) -> None:
    assert [lead(spaces, seat, 4.0) for seat in range(len(spaces))] == leads


def test_a_narrow_lead_in_the_middle_of_the_game_is_not_worth_its_reward() -> None:
    """Bots that trusted it stopped a space in front of the others, and were overtaken."""
    rest = "round: 4", "money: 30 30", "bridge 1: 60"
    behind, ahead = position(2, *rest, "chapel: 6 6", "order: 1 0"), position(2, *rest, "chapel: 7 6")
    reward = points(ahead)[0] - points(behind)[0]
    assert reward == 5
    assert 0.0 < BRIDGES.points(ahead)[0] - BRIDGES.points(behind)[0] < reward / 2


def test_a_scoring_field_that_compares_nobody_counts_as_what_it_pays() -> None:
    faces = "faces: chapel-lead printed printed printed"
    totals = [0.0, 0.0]
    fields = ranked_fields(position(2, faces, "round: 4", "chapel: 7 4"), totals)
    assert totals == [3.0, 0.0]
    assert fields[CHAPEL_SCORING] == []
    assert all(len(values) == 2 for values in fields[CHAPEL_SCORING + 1 :])


# Visible: 36 and 47 are grey, 20 is blue and 35 orange. Seat 0 has a grey and a green shield, seat 1 has none.
@pytest.mark.parametrize(
    ("seat", "last", "power"),
    [
        (0, HIGHEST_NUMBER + 1, 2),  # nothing built yet: both grey ones count, with 2 each
        (0, 50, 2),
        (0, 40, 1),  # 47 is too high, so one of 20 and 35 is second
        (0, 21, 0),  # only 20 is left, which makes no second
        (1, 50, 1),
    ],
)
def test_the_second_strongest_building_counts_if_it_could_be_built(seat: int, last: int, power: int) -> None:
    g = position(2, "round: 3", "tops: 36 47 20 35 22 park-green", "bridge 0: 60 50")
    assert second_power(g, seat, last) == power


def test_coins_count_from_two_spaces_before_them_until_they_are_reached() -> None:
    """The chapel track has coins of 1, 2, 3 and 5 on its spaces 2, 5, 8 and 12."""
    g = position(2, "round: 3")
    assert [coins_soon(g, space) for space in range(14)] == [1, 1, 0, 2, 2, 0, 3, 3, 0, 0, 5, 5, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bridge_is_worth_its_points_once_nobody_can_build(seats: int) -> None:
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


# The Pillars of the Earth and Guilds of London


def test_craftsmen_use_as_many_cubes_as_they_can() -> None:
    """The carpenters of rounds 2 and 3 turn two and three wood into a point each."""
    g = cathedral("round: 3\nphase: cathedral\nrow 0: cr2_carpenter cr3_carpenter\ncubes 0: wood 6")
    assert conversion(g, 0, [6, 0, 0, 0]) == (5, [5, 0, 0, 0])
    assert conversion(g, 0, [1, 4, 4, 4]) == (1, [1, 0, 0, 0])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("points: 6 5", "points: 5 5"),
        ("gold: 10 5", "gold: 1 5"),
        ("cubes 0: metal 2", "cubes 0: metal 1"),
        ("cubes 0: metal 1", "cubes 0: wood 1"),
        ("privileges 0: pr_tom", ""),
        ("row 0: cr0_woodworker cr2_mason", "row 0: cr0_woodworker"),
    ],
)
def test_more_in_the_cathedral_is_worth_more(better: str, worse: str) -> None:
    first, second = (PILLARS.points(cathedral(f"round: 3\n{lines}")) for lines in (better, worse))
    assert first[0] > second[0]
    assert first[1] == second[1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("points: 6 5", "points: 5 5"),
        ("tile 0 -1: 13/g2r1", "tile 0 -1: 13/g1r1"),  # a majority, a tie, a minority
        ("tile 0 -1: 13/g1r1", "tile 0 -1: 13/g1r2"),
        ("hand 0: alms journeymen", "hand 0: alms"),
    ],
)
def test_more_in_the_city_is_worth_more(better: str, worse: str) -> None:
    first, second = (GUILDS.points(city(2, f"round: 4\n{lines}")) for lines in (better, worse))
    assert first[0] - first[1] > second[0] - second[1]


def test_seats_that_tie_for_a_tile_are_judged_alike() -> None:
    first, second = GUILDS.points(city(2, "round: 4\ntile 0 -1: 13/g1r1"))
    assert first == second


# Win probabilities


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    early, late = (PILLARS.win_probabilities(cathedral(f"round: {number}"), [20.0, 15.0])[0] for number in (1, 6))
    assert 0.5 < early < late < 1.0


def test_win_probabilities_are_odds_of_e_for_every_margin_scale() -> None:
    g = cathedral("round: 3")
    assert PILLARS.margin_scale(g) == pytest.approx(4.6)
    assert PILLARS.win_probabilities(g, [24.6, 20.0]) == pytest.approx([0.7311, 0.2689], abs=1e-4)
    assert PILLARS.win_probabilities(g, [7.0, 7.0]) == [0.5, 0.5]


def test_par_is_as_good_as_a_draw_for_a_seat_that_plays_alone() -> None:
    g = table(EMPTY, seats=1, cards=CARDS)
    assert TOWNS.win_probabilities(g, [18.0]) == [0.5]
    assert TOWNS.win_probabilities(g, [24.0]) == pytest.approx([0.7311], abs=1e-4)


@pytest.mark.parametrize(
    ("points_by_seat", "shares"),
    [([3.0, 2.0], [1.0, 0.0]), ([4.0, 4.0, 1.0], [0.5, 0.5, 0.0]), ([0.0], [1.0])],
)
def test_the_seats_with_the_most_points_share_the_win(points_by_seat: list[float], shares: list[float]) -> None:
    assert win_shares(points_by_seat) == shares
