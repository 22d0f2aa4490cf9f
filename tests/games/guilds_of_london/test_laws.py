"""Laws of this game: everything is conserved, the city grows as the rules say, points are a recount."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    CELL_COLUMN,
    CELL_ROW,
    KINDS,
    MAYORAL_COUNT,
    NO_TILE,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
)
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.rng import Rng
from tests.games.guilds_of_london import invariants
from tests.games.guilds_of_london.play import play_random, started

tables = st.tuples(st.integers(2, 4), st.sampled_from(["ulster", "virginia", "random"]), st.integers(0, 2**32))

START = {(-1, 0), (2, 0)} | {(column, row) for column in range(-1, 3) for row in (-1, 1)}
SQUARE = {(column, row) for column in range(-2, 3) for row in range(-2, 3)} - {(0, 0)}


def cells(g: Guilds) -> set[tuple[int, int]]:
    return {(CELL_COLUMN[cell], CELL_ROW[cell]) for cell, tile in enumerate(g.tile) if tile != NO_TILE}


@settings(max_examples=12, deadline=None)
@given(tables)
def test_pawns_neutrals_and_cards_are_conserved_at_every_step(table: tuple[int, str, int]) -> None:
    seats, side, seed = table

    def check(g: Guilds) -> None:
        for seat in range(seats):
            assert sum(g.pawns[seat * PLACES : (seat + 1) * PLACES]) == 16
        on_table = sum(g.neutrals[:PLANTATION]) + g.neutrals[PLANTATION] + g.neutrals[SCOREBOARD]
        assert on_table + sum(g.purse) == {2: 4, 3: 6, 4: 8}[seats]
        assert sum(g.hand) + sum(g.deck) + sum(g.discard) + len(g.front) == 105
        if g.round:
            away = sum(cards.bit_count() for cards in g.kept)
            assert g.bag.bit_count() + len(g.bottom) + g.drawn.bit_count() + away == MAYORAL_COUNT

    play_random(started(seats, plantation=side), Rng(seed), check)


@settings(max_examples=12, deadline=None)
@given(tables)
def test_the_layout_matches_the_coordinates_of_the_rules(table: tuple[int, str, int]) -> None:
    seats, side, seed = table
    table_of = {
        number: {(CELL_COLUMN[c], CELL_ROW[c]) for c in new} for number, new in enumerate(GAME.box.added[seats])
    }

    def check(g: Guilds) -> None:
        if g.round == 0:
            return
        expected = SQUARE if seats == 2 else START.union(*(table_of[number] for number in range(g.round)))
        assert expected <= cells(g) <= expected | table_of[g.round]

    play_random(started(seats, plantation=side), Rng(seed), check)


@settings(max_examples=10, deadline=None)
@given(tables)
def test_points_are_a_recount_of_the_ledger(table: tuple[int, str, int]) -> None:
    seats, side, seed = table

    def check(g: Guilds) -> None:
        for score, points in zip(GAME.forecast(g), GAME.points(g), strict=True):
            assert sum(line.amount for line in score.ledger) == score.points == points

    g = started(seats, plantation=side)
    play_random(g, Rng(seed), check)
    assert GAME.points(g) == g.vp
    scores = GAME.scores(g)
    assert scores is not None
    assert [score.place for score in scores] == GAME.places(g)


@settings(max_examples=10, deadline=None)
@given(tables)
def test_a_view_tells_only_what_the_seat_may_know(table: tuple[int, str, int]) -> None:
    """Whatever lies in other hands, the view is the same."""
    seats, side, seed = table
    rng = Rng(seed)
    count = 0

    def check(g: Guilds) -> None:
        nonlocal count
        count += 1
        if count % 9:
            return
        for viewer in (None, *range(seats)):
            world = GAME.determinize(g, viewer, rng)
            invariants.check(world)
            assert GAME.view(world, viewer) == GAME.view(g, viewer)
            imagined = [GAME.write(GAME.determinize(truth, viewer, Rng(count))) for truth in (g, world)]
            assert imagined[0] == imagined[1], "what is imagined depends on what the viewer cannot know"
            if viewer is not None:
                own = slice(viewer * KINDS, (viewer + 1) * KINDS)
                assert world.hand[own] == g.hand[own]
                assert world.kept[viewer] == g.kept[viewer]

    play_random(started(seats, plantation=side), Rng(seed), check)


@settings(max_examples=10, deadline=None)
@given(tables)
def test_the_beadle_stands_on_an_unresolved_guild_whenever_there_is_one_at_the_start_of_a_round(
    table: tuple[int, str, int],
) -> None:
    seats, side, seed = table
    last = 0

    def check(g: Guilds) -> None:
        nonlocal last
        if g.round != last and not g.over:
            last = g.round
            guilds = [cell for cell in g.open if g.tile[cell] < 40]
            assert (g.beadle != NOWHERE) == bool(guilds)

    play_random(started(seats, plantation=side), Rng(seed), check)
