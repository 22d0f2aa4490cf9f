"""POE-R47: the rest as suggested is the best conversion; brute force over all single steps agrees."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN, KIND_COUNT, KINDS
from guildhall.games.pillars_of_the_earth.cathedral import AS_SUGGESTED as BUILD_AS_SUGGESTED
from guildhall.games.pillars_of_the_earth.market import AS_SUGGESTED as TRADE_AS_SUGGESTED
from guildhall.games.pillars_of_the_earth.state import CATHEDRAL_STEP, END, Pillars
from guildhall.kernel import run
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, position

Result = tuple[int, int]  # VP, and the worth of what is left
ROWS = st.lists(st.sampled_from(CRAFTSMEN), min_size=1, max_size=5, unique=True)
FEW = st.tuples(*[st.integers(0, 3)] * KIND_COUNT)
FEWER = st.tuples(*[st.integers(0, 2)] * KIND_COUNT)
SHORT_ROWS = st.lists(st.sampled_from(CRAFTSMEN), min_size=1, max_size=4, unique=True)
STOCK = st.tuples(*[st.integers(0, 1)] * 3)
GOLD = st.one_of(st.integers(0, 10), st.integers(24, 30))
EVENT = st.sampled_from(["ev_archbishop", "ev_king"])


def result(g: Pillars) -> Result:
    """What seat 0 has after building; in the last round only gold counts besides VP."""
    worth = g.gold[0]
    if g.phase != END:
        worth += sum(g.box.price[kind] * g.cubes[kind] for kind in range(KIND_COUNT))
    return g.vp[0], worth


def is_building(g: Pillars) -> bool:
    return g.phase == CATHEDRAL_STEP and g.asked[0] is not None and g.asked[0].name == "build"


def is_trading(g: Pillars) -> bool:
    return g.asked[0] is not None and g.asked[0].name == "trade"


def best_by_force(g: Pillars, seen: dict[tuple[int, ...], Result]) -> Result:
    """The best result of all answers one can give by hand, in any order, up to the end of seat 0's building."""
    if not is_building(g) and not is_trading(g):
        return result(g)
    key = (is_trading(g), g.vp[0], g.gold[0], g.extra, *g.cubes[:KIND_COUNT], *g.market, g.bought[0], *g.uses)
    if key not in seen:
        found = []
        for option in run.options(g, 0):
            if option not in (BUILD_AS_SUGGESTED, TRADE_AS_SUGGESTED):
                after = g.copy()
                run.apply(after, 0, option)
                found.append(best_by_force(after, seen))
        seen[key] = max(found)
    return seen[key]


def table(
    row: list[str], held: tuple[int, ...], gold: int, event: str, phase: str, number: int = 6, more: str = ""
) -> Pillars:
    lines = [
        f"round: {number}",
        f"phase: {phase}",
        f"event: {event}",
        f"row 0: {' '.join(row)}",
        "row 1:",
        "cubes 0: " + " ".join(f"{kind} {n}" for kind, n in zip(KINDS, held, strict=True)),
        f"gold: {gold} 0",
        more,
    ]
    return GAME.read("pillars-of-the-earth 2\n" + "\n".join(lines))


@settings(max_examples=120, deadline=None)
@given(ROWS, FEW, GOLD, EVENT)
def test_poe_r47_building_as_suggested_is_best_in_the_last_round(
    row: list[str], held: tuple[int, ...], gold: int, event: str
) -> None:
    g = table(row, held, gold, event, "cathedral")
    best = best_by_force(g, {})
    if is_building(g):
        answer(g, "as-suggested")
    assert result(g) == best


@settings(max_examples=80, deadline=None)
@given(ROWS, FEWER, GOLD, EVENT)
def test_poe_r47_building_as_suggested_leaves_most_worth(
    row: list[str], held: tuple[int, ...], gold: int, event: str
) -> None:
    held = held if sum(held) <= 5 else (held[0], 0, 0, held[3])  # no cube is lost to the limit
    g = table(row, held, gold, event, "cathedral", number=5)
    best = best_by_force(g, {})
    if is_building(g):
        answer(g, "as-suggested")
    assert result(g) == best


@settings(max_examples=60, deadline=None)
@given(ROWS, FEW, GOLD, EVENT, st.integers(1, 3))
def test_poe_r47_what_is_left_after_some_steps_by_hand_is_best_too(
    row: list[str], held: tuple[int, ...], gold: int, event: str, steps: int
) -> None:
    g = table(row, held, gold, event, "cathedral")
    for _ in range(steps):
        if is_building(g):
            run.apply(g, 0, run.options(g, 0)[-1])
    best = best_by_force(g, {})
    if is_building(g):
        answer(g, "as-suggested")
    assert result(g) == best


@settings(max_examples=60, deadline=None)
@given(SHORT_ROWS, FEWER, st.one_of(st.integers(0, 9), st.integers(28, 30)), EVENT, STOCK)
def test_poe_r47_trading_as_suggested_allows_the_best_building(
    row: list[str], held: tuple[int, ...], gold: int, event: str, stock: tuple[int, ...]
) -> None:
    market = "builders: market_1=0\nmarket: " + " ".join(map(str, [*stock, 0]))
    g = table(row, held, gold, event, "market", more=market)
    best = best_by_force(g, {})
    if is_trading(g):
        answer(g, "as-suggested")
    assert not is_trading(g)
    if is_building(g):
        answer(g, "as-suggested")
    assert result(g) == best


@settings(max_examples=40, deadline=None)
@given(SHORT_ROWS, FEWER, st.integers(0, 9), EVENT, STOCK)
def test_poe_r47_trading_as_suggested_is_best_for_points_in_any_round(
    row: list[str], held: tuple[int, ...], gold: int, event: str, stock: tuple[int, ...]
) -> None:
    market = "builders: market_1=0\nmarket: " + " ".join(map(str, [*stock, 0]))
    g = table(row, held, gold, event, "market", number=5, more=market)
    best = best_by_force(g, {})
    if is_trading(g):
        answer(g, "as-suggested")
    if is_building(g):
        answer(g, "as-suggested")
    assert g.vp[0] == best[0]


def as_suggested(row: list[str], held: tuple[int, ...], gold: int, stock: tuple[int, ...]) -> tuple[Result, Result]:
    """What the suggestions of market and workshop lead to in round 5, and the best there is."""
    market = "builders: market_1=0\nmarket: " + " ".join(map(str, [*stock, 0]))
    g = table(row, held, gold, "ev_king", "market", number=5, more=market)
    best = best_by_force(g, {})
    if is_trading(g):
        answer(g, "as-suggested")
    if is_building(g):
        answer(g, "as-suggested")
    return result(g), best


@settings(max_examples=40, deadline=None)
@given(SHORT_ROWS, FEWER, st.integers(20, 30), st.tuples(*[st.integers(0, 2)] * 3))
def test_poe_r47_trading_as_suggested_loses_no_gold_to_the_limit(
    row: list[str], held: tuple[int, ...], gold: int, stock: tuple[int, ...]
) -> None:
    found, best = as_suggested(row, held, gold, stock)
    assert found == best


@pytest.mark.parametrize(
    ("row", "held", "gold", "stock"),
    [
        # The tool maker's gold would exceed 30: a cube that no card takes keeps what would be lost.
        (["cr1_tool_maker"], (0, 0, 0, 0), 30, (1, 1, 2)),
        (["cr1_woodworker"], (0, 0, 0, 0), 30, (1, 1, 2)),
        # Metal is sold for the goldsmiths: two stones make room for its gold.
        (["cr6_goldsmith", "cr2_carpenter", "cr5_goldsmith", "cr2_potter"], (2, 0, 1, 2), 30, (0, 2, 1)),
        # Cubes above five are sold, but not for gold that has no room.
        (["cr1_woodworker"], (2, 1, 1, 2), 25, (0, 0, 2)),
    ],
)
def test_poe_r47_cubes_are_bought_with_gold_that_would_be_lost(
    row: list[str], held: tuple[int, ...], gold: int, stock: tuple[int, ...]
) -> None:
    found, best = as_suggested(row, held, gold, stock)
    assert found == best


def test_poe_r47_the_market_plan_is_followed_turn_by_turn() -> None:
    g = position("""
        round: 3
        phase: market
        row 0: cr3_sculptor cr2_carpenter cr0_woodworker cr0_stonecutter
        cubes 0: sand 3
        gold: 6 20
        builders: market_1=0 market_2=1
        """)
    answer(g, "as-suggested")
    assert asked(g) == (1, "trade")  # one action, then the other builder is on turn
    answer(g, "leave")
    assert asked(g) == (0, "build")
    assert cubes(g, 0)["stone"] == 1
    answer(g, "as-suggested")
    assert g.vp[0] == 2 + 2 + 2  # the sculptor's stone, and two wood for the carpenter paid with sand


def test_poe_r47_nothing_is_traded_without_need() -> None:
    g = position("phase: market\nrow 0:\ncubes 0: metal 3 stone 1\ngold: 3 0\nbuilders: market_1=0")
    answer(g, "as-suggested")
    assert cubes(g, 0) == {"metal": 3, "stone": 1}
    assert g.gold[0] == 3


def test_poe_r47_cubes_that_cannot_be_kept_are_sold() -> None:
    g = position("phase: market\nrow 0:\ncubes 0: metal 3 sand 5\ngold: 3 0\nbuilders: market_1=0")
    answer(g, "as-suggested")
    assert cubes(g, 0) == {"metal": 3, "sand": 2}
    assert g.gold[0] == 9


def test_poe_r47_in_the_last_round_everything_useless_is_sold() -> None:
    g = position("round: 6\nphase: market\nrow 0:\ncubes 0: metal 3 sand 5\ngold: 3 0\nbuilders: market_1=0")
    answer(g, "as-suggested")
    assert g.gold[0] == 28


def test_poe_r47_the_suggestion_holds_for_all_builders_of_the_step_only() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=0\ngold: 6 0")
    answer(g, "as-suggested")
    assert g.bag == [3, 3]
    assert g.suggested == [False, False]
