"""What is true at any moment of a game (section F of the specification)."""

from __future__ import annotations

from itertools import pairwise

from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    BONUS_KINDS,
    BONUS_STACKS,
    CARD_VALUES,
    CENTRE,
    COLOURS,
    HIGHEST_NUMBER,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    SLOTS,
    TILES,
    TYPES,
)
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_CHAPEL_END,
    FROM_COINS,
    FROM_GATE_END,
    FROM_START,
    NO_CARD,
    SOURCE_COUNT,
    Bridge,
)
from guildhall.kernel.state import CHANCE, Seat


def check(g: Bridge) -> None:
    """Every invariant of a game that was played from its beginning."""
    check_pieces(g)
    check_course(g)


def check_pieces(g: Bridge) -> None:
    """What is true of every position, wherever it came from."""
    check_buildings(g)
    for seat in range(g.seats):
        check_bridge(g, seat)
    check_cards(g)
    check_bonus_tiles(g)
    check_money(g)
    check_tracks(g)
    check_figures(g)


def check_course(g: Bridge) -> None:
    """What is true because of how the game went."""
    check_rounds(g)
    check_turns(g)
    check_earned(g)


def check_buildings(g: Bridge) -> None:
    """F-1  All 72 buildings are in stacks, on bridges, replaced or in a player's hand."""
    found = g.unseen[:]
    for tile in [*g.tops, *g.bridge, *g.gone, g.tile]:
        if tile != NO_TILE:
            found[tile] += 1
    assert g.box.count_of == found
    assert sum(found) == 72
    assert len(found) == TILES
    for kind in range(len(TYPES)):
        below = sum(g.unseen[tile] for tile in g.box.tiles_of[kind])
        assert g.left[kind] == below + (g.tops[kind] != NO_TILE)
        assert g.tops[kind] == NO_TILE or g.box.type_of[g.tops[kind]] == kind
    uncovered = [kind for kind in range(len(TYPES)) if g.left[kind] and g.tops[kind] == NO_TILE]
    assert not uncovered or g.asked[CHANCE] is not None, "a stack shows its top unless chance is asked"


def check_bridge(g: Bridge, seat: Seat) -> None:
    """F-2, F-3  No gaps, no more than 12, numbers fall in every series; shields are what is on it."""
    buildings = g.bridge[seat * SLOTS : (seat + 1) * SLOTS]
    built = g.built[seat]
    assert 0 <= built <= SLOTS
    assert all(tile != NO_TILE for tile in buildings[:built])
    assert all(tile == NO_TILE for tile in buildings[built:])
    for left, right in pairwise(buildings[:built]):
        assert left > HIGHEST_NUMBER or right > HIGHEST_NUMBER or left > right, f"{right} stands right of {left}"
    assert all(tile <= HIGHEST_NUMBER for tile in g.gone), "a park is never removed"
    shields = [0] * len(COLOURS)
    for tile in buildings[:built]:
        colour = g.box.colour_of[tile]
        for each in range(len(COLOURS)) if colour == ALL_COLOURS else (colour,):
            shields[each] += 1
    assert shields == g.shields[seat * len(COLOURS) : (seat + 1) * len(COLOURS)]


def check_cards(g: Bridge) -> None:
    """F-4  Each card is in the supply, in a hand or in front of a player; 0 cards stay with their owners."""
    assert g.supply[0] == 0
    assert all(count >= 0 for count in [*g.supply, *g.hand])
    for value in range(1, CARD_VALUES):
        assert g.box.cards[value] == g.supply[value] + sum(g.hand[value::CARD_VALUES]) + g.played.count(value)
    if g.round:
        for seat in range(g.seats):
            in_front = g.played[seat * CARDS_IN_FRONT : (seat + 1) * CARDS_IN_FRONT]
            assert g.box.zero_cards[g.seats] == g.hand[seat * CARD_VALUES] + in_front.count(0)
            assert len([card for card in in_front if card != NO_CARD]) <= g.box.cards_played[g.seats]
    for at, card in enumerate(g.played):
        assert g.raised[at] == 0 or card != NO_CARD, "only a card in front of a player is raised"


def check_bonus_tiles(g: Bridge) -> None:
    """F-5  All 24 bonus tiles are in the stacks, held or used: three of each kind."""
    assert all(count >= 0 for count in [*g.tiles, *g.fresh, *g.bonus_used, *g.bonus_unseen])
    for kind in range(BONUS_KINDS):
        in_stacks = sum(g.bonus_unseen[kind::BONUS_KINDS]) + g.bonus_tops.count(kind)
        held = sum(g.tiles[kind::BONUS_KINDS]) + sum(g.fresh[kind::BONUS_KINDS])
        assert in_stacks + held + g.bonus_used[kind] == BONUS_STACKS


def check_money(g: Bridge) -> None:
    """F-6  Nobody owes money, and every pound has a source."""
    for seat in range(g.seats):
        assert g.money[seat] >= 0
        assert g.money[seat] == sum(g.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])


def check_tracks(g: Bridge) -> None:
    """F-7  The chapel order names every seat once, by spaces, and on the stairs by steps; so does the gate order."""
    for order, track, last in (
        (g.chapel_order, g.chapel, g.box.chapel_length),
        (g.gate_order, g.gate, g.box.gate_length),
    ):
        assert list(range(g.seats)) == sorted(order)
        spaces = [track[seat] for seat in order]
        assert sorted(spaces, reverse=True) == spaces
        assert all(0 <= space <= last for space in spaces)
    waiting = [seat for seat in g.stairs if g.chapel[seat] == 0]
    assert waiting == [seat for seat in g.chapel_order if seat in waiting]
    assert len(set(g.stairs)) == len(g.stairs)


def check_figures(g: Bridge) -> None:
    """OLB-6.9, 11.7  One figure on a space, two where the tile was used, never more."""
    assert all(NOWHERE <= space <= CENTRE for space in g.figure)
    for space in range(OUTER_SPACES + 1):
        assert g.figure.count(space) <= g.box.max_figures


def check_rounds(g: Bridge) -> None:
    """F-9  No more rounds than there are, and a chip for each."""
    assert 0 <= g.round <= g.box.rounds[g.seats]
    assert len(g.chips_shown) in (g.round, g.round - 1)
    assert g.box.chips == [g.chips[value] + g.chips_shown.count(value) for value in range(len(g.chips))]
    assert 0 <= g.rotation < OUTER_SPACES


def check_turns(g: Bridge) -> None:
    """F-8  Nobody has more buildings than turns begun, and every building taken was a turn."""
    taken = 0
    for seat in range(g.seats):
        turns = _turns_begun(g, seat)
        assert g.built[seat] <= turns
        taken += turns
    assert sum(g.built) + len(g.gone) + (g.tile != NO_TILE) <= taken


def _turns_begun(g: Bridge, seat: Seat) -> int:
    before = max(0, g.round - 1) * g.box.cards_played[g.seats]
    own = [turn for turn in g.order if turn // CARDS_IN_FRONT == seat]
    if own:
        return before + len([turn for turn in own if g.played[turn] == NO_CARD])
    is_round_over = g.waiting == 0 and not g.agenda
    return before + (g.box.cards_played[g.seats] if is_round_over else 0)


def check_earned(g: Bridge) -> None:
    """OLB-2.7, 10.4, 10.8, 10.10  The start, coins and track ends have paid exactly what the markers have passed."""
    if g.round == 0:
        return
    for seat in range(g.seats):
        earned = g.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT]
        assert g.box.starting_money == earned[FROM_START]
        assert sum(g.box.chapel_coins[: g.chapel[seat] + 1]) == earned[FROM_COINS]
        end = g.box.track_end_reward
        assert end * (g.chapel[seat] == g.box.chapel_length) == earned[FROM_CHAPEL_END]
        assert end * (g.gate[seat] == g.box.gate_length) == earned[FROM_GATE_END]
