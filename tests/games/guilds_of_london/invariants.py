"""What is conserved in Guilds of London, whatever happens (GOL-1.11, GOL-15.1)."""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import (
    ALL_MAYORAL,
    CELLS,
    GUILDHALL,
    GUILDS,
    KINDS,
    MAYORAL_COUNT,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    SOURCE_COUNT,
    TOKEN_KINDS,
)
from guildhall.games.guilds_of_london.state import Guilds


def check(g: Guilds) -> None:
    """Raises AssertionError if something has appeared or got lost."""
    check_pawns(g)
    check_action_cards(g)
    check_mayoral_cards(g)
    check_points(g)
    check_city(g)
    check_tokens(g)


def check_pawns(g: Guilds) -> None:
    for seat in range(g.seats):
        pawns = g.pawns[seat * PLACES : (seat + 1) * PLACES]
        assert min(pawns) >= 0
        assert sum(pawns) == g.box.pawns
    assert min(g.neutrals) >= 0
    assert min(g.purse) >= 0
    assert sum(g.neutrals) + sum(g.purse) == g.box.neutrals[g.seats]
    assert g.neutrals[GUILDHALL] == 0


def check_action_cards(g: Guilds) -> None:
    assert g.deck_size == sum(g.deck)
    for kind in range(KINDS):
        front = sum(played // 3 == kind for played in g.front)
        in_hands = g.hand[kind::KINDS]
        assert min([*in_hands, g.deck[kind], g.discard[kind]]) >= 0
        assert sum(in_hands) + g.deck[kind] + g.discard[kind] + front == g.box.card_copies[kind]
    for seat in range(g.seats):
        assert g.hand_size[seat] == sum(g.hand[seat * KINDS : (seat + 1) * KINDS])


def check_mayoral_cards(g: Guilds) -> None:
    dealing = g.round == 0 and not g.lanes and not any(g.kept)
    places = [g.bag, g.drawn, *(1 << card for card in g.bottom)]
    places += g.dealt if dealing or g.lanes else g.kept
    together = 0
    for cards in places:
        assert together & cards == 0, "a mayoral card lies in two places"
        together |= cards
    assert together == ALL_MAYORAL
    for viewer in range(g.seats):
        for card in range(MAYORAL_COUNT):
            assert g.guess[viewer * MAYORAL_COUNT + card] >> card & 1, "a viewer rules out the truth"


def check_points(g: Guilds) -> None:
    for seat in range(g.seats):
        assert g.vp[seat] == sum(g.gained[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])
    if g.round:
        assert sorted(g.order) == list(range(g.seats))
        points = [g.vp[seat] for seat in g.order]
        assert points == sorted(points, reverse=True)


def check_city(g: Guilds) -> None:
    """The layout always matches the coordinates of the rules; a resolved tile holds one master at most."""
    laid = [cell for cell, tile in enumerate(g.tile) if tile != NO_TILE]
    expected = expected_layout(g)
    assert set(laid) <= set(expected)
    if g.round and g.at not in expected_layout(g, new=True):
        assert set(laid) >= set(expected_layout(g, added=False))
    tiles = [g.tile[cell] for cell in laid]
    assert len(set(tiles)) == len(tiles)
    assert not set(tiles) & set(g.stack)
    assert g.open == [cell for cell in laid if cell in g.open]
    assert g.open_set == sum(1 << cell for cell in g.open)
    for cell in range(CELLS):
        if cell in laid and cell not in g.open:
            assert sum(g.pawns[cell::PLACES]) <= 1
            assert g.neutrals[cell] == 0
        elif cell not in laid:
            assert sum(g.pawns[cell::PLACES]) + g.neutrals[cell] == 0
        assert g.banner[cell] == (g.box.tile_mask[g.tile[cell]] if cell in laid else 0)
    if g.beadle != NOWHERE:
        assert g.beadle in g.open
        assert g.tile[g.beadle] < GUILDS


def expected_layout(g: Guilds, added: bool = True, new: bool = False) -> list[int]:
    """The cells of tiles: those of the start and of the grey rounds so far; `new`: those of this round alone."""
    box, seats = g.box, g.seats
    if new:
        return box.added[seats][g.round]
    cells = box.dealt[seats] + box.buildings_at[seats]
    if box.jewry_cell[seats] != NOWHERE:
        cells = [*cells, box.jewry_cell[seats]]
    for number in range(g.round + added):
        cells = cells + box.added[seats][number]
    return cells


def check_tokens(g: Guilds) -> None:
    """Tokens are never made; those without a second place leave the game."""
    for kind in range(TOKEN_KINDS):
        placed = sum(token == kind for token in g.token)
        assert placed + g.tokens_left[kind] + sum(g.tokens_won[kind::TOKEN_KINDS]) <= g.box.token_copies[kind]
    for cell, token in enumerate(g.token):
        assert token == NO_TOKEN or cell in g.open
