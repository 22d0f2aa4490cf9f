"""POE-7, POE-12: every victory point and every coin has its round, step, clause and card."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.accounts import REASON_CLAUSES, REASON_PHASES, REASONS, pack, unpack
from guildhall.games.pillars_of_the_earth.box import SOURCES
from guildhall.games.pillars_of_the_earth.scoring import accounts
from guildhall.games.pillars_of_the_earth.state import Pillars
from guildhall.kernel.rng import Rng
from guildhall.rules import clauses
from tests.games.pillars_of_the_earth.play import answer, new, play_on, position

Line = tuple[str, str, str | None, int, int]


def books(g: Pillars, seat: int) -> list[Line]:
    """The entries since the position was written: step, clause, card, VP, gold."""
    entries = [entry for entry in GAME.view(g, None).seats[seat].books if entry.round]
    return [(entry.phase, entry.clause, entry.card, entry.vp, entry.gold) for entry in entries]


def test_every_reason_has_a_clause_of_the_rules_and_a_step() -> None:
    known = {clause.id for clause in clauses(GAME.name)}
    assert len(REASONS) == len(REASON_CLAUSES) == len(REASON_PHASES)
    assert set(REASON_CLAUSES) <= known


def test_an_event_is_booked_with_its_card_and_its_shortage() -> None:
    g = position("phase: event\nmill: 0 0\ngold: 1 9\npoints: 5 5")
    answer(g, "turn:ev_william")
    assert books(g, 0) == [
        ("event", "POE-10.7", "ev_william", 0, -1),
        ("event", "POE-6.1.5", "ev_william", -1, 0),
    ]
    assert books(g, 1) == [("event", "POE-10.7", "ev_william", 0, -4)]


def test_a_hired_craftsman_a_builder_and_a_trade_are_booked() -> None:
    g = position("phase: cards\npool: cr1_mason rc_wood_2")
    answer(g, "take:cr1_mason")
    assert books(g, 0) == [("cards", "POE-4.7", "cr1_mason", 0, -5)]
    g = position("phase: builders")
    answer(g, "seat:1", "keep", "place:castle")
    assert books(g, 0) == [("builders", "POE-5.4", None, 0, -7)]
    g = position("phase: market\nbuilders: market_1=0\ncubes 0: metal 1\ngold: 6 0")
    answer(g, "sell:metal:1", "buy:stone:2")
    assert books(g, 0) == [
        ("market", "POE-6.12.5", "metal", 0, 5),
        ("market", "POE-6.12.3", "stone", 0, -8),
    ]


def test_the_board_is_booked_step_by_step() -> None:
    g = position("""
        phase: wool-mill
        mill: 3 0
        kingsbridge: pr_madonna pr_prior_philip
        builders: kingsbridge_1=0 kingsbridge_2=0 priory_1=0
        gold: 0 0
        """)
    answer(g, "roll:5")
    assert books(g, 0) == [
        ("wool-mill", "POE-6.3.1", None, 0, 3),
        ("kingsbridge", "POE-6.4.1", "pr_madonna", 3, 0),
        ("priory", "POE-6.5.1", None, 2, 0),
        ("priory", "POE-9.8", "pr_prior_philip", 1, 0),
        ("court", "POE-6.9.5", None, 0, -3),
        ("court", "POE-6.9.6", None, -1, 0),
    ]


def test_building_is_booked_by_craftsman() -> None:
    g = position("""
        round: 5
        phase: cathedral
        row 0: cr5_goldsmith cr1_woodworker cr2_architect cr1_tool_maker
        cubes 0: wood 1 metal 1
        gold: 1 0
        """)
    answer(g, "use:cr1_woodworker", "use:cr5_goldsmith", "finish")
    assert books(g, 0) == [
        ("cathedral", "POE-6.13.2", "cr1_woodworker", 0, 4),
        ("cathedral", "POE-6.13.2", "cr5_goldsmith", 1, -3),
        ("cathedral", "POE-6.13.6", "cr2_architect", 1, 0),
        ("cathedral", "POE-6.13.5", "cr1_tool_maker", 0, 2),
    ]


def test_gold_lost_to_the_maximum_is_not_booked() -> None:
    g = position("phase: wool-mill\nmill: 4 0\ngold: 28 0")
    assert books(g, 0) == [("wool-mill", "POE-6.3.1", None, 0, 2)]


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**40))
def test_the_books_of_whole_games_add_up_and_survive_the_notation(seats: int, seed: int) -> None:
    g = new(seats)
    play_on(g, Rng(seed))
    for seat, score in enumerate(GAME.scores(g) or []):
        entries = accounts(g, seat)
        assert sum(entry.vp for entry in entries) == g.vp[seat] == score.points
        assert sum(entry.gold for entry in entries) == g.gold[seat]
        assert sum(line.amount for line in score.ledger) == score.points
        assert [entry.round for entry in entries] == sorted(entry.round for entry in entries)
    assert GAME.read(GAME.write(g)).books == g.books


@given(
    st.integers(0, 6),
    st.integers(0, len(REASONS) - 1),
    st.integers(-1, len(SOURCES) - 1),
    st.integers(-500, 500),
    st.integers(-30, 30),
)
def test_an_entry_is_packed_and_unpacked(number: int, reason: int, source: int, vp: int, gold: int) -> None:
    assert unpack(pack(number, reason, source, vp, gold)) == (number, reason, source, vp, gold)
