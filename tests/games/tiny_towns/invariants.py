"""What is true of every position of Tiny Towns."""

from __future__ import annotations

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import (
    CARDS,
    FACTORY,
    MONUMENT,
    NO_CARD,
    NO_RESOURCE,
    TAKES_NEW,
    TAKES_NOTHING,
    TYPE_COUNT,
    WILD,
)
from guildhall.games.tiny_towns.constructing import which_fit
from guildhall.games.tiny_towns.patterns import ALL, SQUARE_COUNT, Board, squares_in
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, Towns, monument_deck, size
from guildhall.games.tiny_towns.supply import FILL
from guildhall.games.tiny_towns.town import cubes_by_resource
from guildhall.kernel.run import is_over
from guildhall.kernel.state import CHANCE

LONGEST = 300  # turns: ruling E-36


def check(g: Towns) -> None:
    """Every conservation invariant; raises AssertionError."""
    for seat in range(g.seats):
        check_squares(g, seat)
        check_fitting(g, seat)
        check_stored(g, seat)
        check_monument(g, seat)
    check_dealt(g)
    check_deck(g)
    check_turn(g)
    check_scores(g)


def check_squares(g: Towns, seat: int) -> None:
    """TT-2.1  A square is empty, or holds one cube, or holds one building."""
    sets = [g.boards[seat].empty, *cubes_by_resource(g, seat)]
    sets += g.buildings[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT]
    assert sum(sets) == ALL
    covered = 0
    for squares in sets:
        assert covered & squares == 0
        covered |= squares


def check_fitting(g: Towns, seat: int) -> None:
    """TT-6.2, 7.2  What a board remembers about cards and Trading Posts is what would be found anew."""
    board = g.boards[seat]
    anew = Board(board.first, board.second, board.cubes, board.empty)
    every_card = (1 << len(CARDS)) - 1
    assert which_fit(g.box, board.copy(), every_card) == which_fit(g.box, anew, every_card)
    are_wild = g.box.ability[g.cards[FACTORY]] == WILD
    posts = g.buildings[seat * TYPE_COUNT + FACTORY] if are_wild else 0
    assert [plane & ~board.cubes for plane in board.planes()] == [posts] * 5


def check_stored(g: Towns, seat: int) -> None:
    """TT-7, 8.18  Cubes are stored on factory types and, under the Bondmaker rule, on Cottages."""
    factories = g.buildings[seat * TYPE_COUNT + FACTORY]
    cottages = g.buildings[seat * TYPE_COUNT]
    card = g.cards[FACTORY]
    filling = g.asked[seat] is FILL or bool(g.lanes and any(frame.decision is FILL for frame in g.lanes[seat]))
    for square in range(SQUARE_COUNT):
        cubes = size(g.stored[seat * SQUARE_COUNT + square])
        if factories >> square & 1:
            assert cubes <= g.box.capacity[card]
            assert cubes == 1 or g.box.takes[card] == TAKES_NOTHING or filling
        else:
            assert cubes <= (cottages >> square & 1)
    if factories and g.box.takes[card] == TAKES_NEW:
        shown = [g.stored[seat * SQUARE_COUNT + square] for square in squares_in(factories)]
        filled = [heap for heap in shown if heap]
        assert len(set(filled)) == len(filled) <= g.box.most[card]


def check_monument(g: Towns, seat: int) -> None:
    """TT-8.2  One monument at most; it stands only if it was announced."""
    standing = g.buildings[seat * TYPE_COUNT + MONUMENT]
    assert standing.bit_count() <= 1
    assert not standing or 0 < g.raised[seat] <= g.turn
    assert not g.raised[seat] or g.monument[seat] != NO_CARD
    assert g.aside_left[seat] + size(g.aside[seat]) in (0, g.box.novice_uses)


def check_dealt(g: Towns) -> None:
    """TT-3.10  Every monument is dealt once at most, and everybody keeps one of the two."""
    dealt = [card for card in g.dealt if card != NO_CARD]
    assert len(set(dealt)) == len(dealt)
    assert all(card in monument_deck(g) for card in dealt)
    for seat in range(g.seats):
        assert g.monument[seat] == NO_CARD or g.monument[seat] in g.dealt[seat * DEALT : (seat + 1) * DEALT]


def check_deck(g: Towns) -> None:
    """TT-1.4  No resource card is lost."""
    face_up = len([resource for resource in g.face_up if resource != NO_RESOURCE])
    cards = g.pile.size() + face_up
    if g.town_hall:
        assert g.box.discarded_cards <= cards <= sum(g.box.resource_cards)
    else:
        assert cards == sum(g.box.resource_cards)


def check_turn(g: Towns) -> None:
    """TT-4.11, 9.1, 9.4  Who named how often, and who is still in the game."""
    assert g.turn < LONGEST
    if g.hammer == CHANCE:
        assert sum(g.times) == 0
    else:
        assert g.turn - 1 <= sum(g.times) <= g.turn
    assert is_over(g) == (0 not in g.finished)
    if not g.lanes:
        assert all(way == NO_WAY for way in g.way)
        assert all(picked == NO_RESOURCE for picked in g.picked)
        assert all(card == NO_CARD for card in g.card)
        assert not any(g.calls)


def check_scores(g: Towns) -> None:
    """TT-13.2  The ledger adds up to the points."""
    for score, points in zip(GAME.forecast(g), GAME.points(g), strict=True):
        assert score.points == points == sum(line.amount for line in score.ledger)
