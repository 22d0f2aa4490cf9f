"""What never changes in The Pillars of the Earth, whatever is played."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth.accounts import unpack
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMAN_COUNT,
    KIND_COUNT,
    METAL,
    RESOURCE_CARD_COUNT,
    STARTING_COUNT,
)
from guildhall.games.pillars_of_the_earth.state import (
    CARDS,
    LAYOUT,
    NO_CARD,
    NOBODY,
    PHASES,
    UNSEEN,
    Pillars,
    own_workers,
    row_limit,
    workers_on_cards,
)


def check(g: Pillars) -> None:
    """All that is conserved and bounded."""
    check_cubes(g)
    check_builders(g)
    check_workers(g)
    check_craftsmen(g)
    check_cards(g)
    check_money(g)


def check_cubes(g: Pillars) -> None:
    for kind in range(KIND_COUNT):
        held = [g.cubes[seat * KIND_COUNT + kind] for seat in range(g.seats)]
        court = g.court if kind == METAL else 0
        assert min(held) >= 0
        assert 0 <= g.market[kind] <= g.box.market_start[kind]
        assert g.supply[kind] + g.market[kind] + court + sum(held) == g.box.cubes[kind]
    assert g.court in (0, g.box.court_metal)


def check_builders(g: Pillars) -> None:
    for seat in range(g.seats):
        standing = g.spaces.count(seat) + g.track.count(seat) + g.aside[seat] + (g.drawn == seat)
        assert g.bag[seat] + standing == g.box.builders
        assert g.bag[seat] >= 0
    for first, end in ((3, 5), (5, 9)):
        taken = [seat != NOBODY for seat in g.spaces[first:end]]
        assert taken == sorted(taken, reverse=True), "places fill up in order"


def check_workers(g: Pillars) -> None:
    if g.round == 0:
        return
    if g.phase == LAYOUT and not g.waiting:
        return
    for seat in range(g.seats):
        at_work = workers_on_cards(g, seat) + g.mill[seat]
        assert g.workers[seat] + at_work == own_workers(g, seat)
        assert g.workers[seat] >= 0


def check_craftsmen(g: Pillars) -> None:
    """Every card is in one place: a row, the pool, Shiring, out of the game, or still to come."""
    count = [0] * CRAFTSMAN_COUNT
    for seat, row in enumerate(g.rows):
        assert len(row) == len(set(row))
        asked = g.asked[seat]
        overfull = asked is not None and asked.name == "remove-craftsman"
        assert len(row) <= row_limit(g, seat) + overfull
        for card in row:
            count[card] += 1
    for card in g.removed:
        count[card] += 1
    for card in g.pool:
        if card >= RESOURCE_CARD_COUNT:
            count[card - RESOURCE_CARD_COUNT] += 1
    for card in g.shiring:
        if card != NO_CARD:
            count[card] += 1
    assert count[:STARTING_COUNT] == [g.seats] * STARTING_COUNT
    for card in range(STARTING_COUNT, CRAFTSMAN_COUNT):
        number = g.box.craft_round[card]
        if number < g.round or (number == g.round and g.phase >= CARDS):
            assert count[card] == 1, card
        else:
            assert count[card] <= (number == g.round), card


def check_cards(g: Pillars) -> None:
    taken = [card for card in range(RESOURCE_CARD_COUNT) if g.taken[card] != NOBODY]
    assert not set(taken) & set(g.pool)
    assert len(taken) + sum(card < RESOURCE_CARD_COUNT for card in g.pool) <= RESOURCE_CARD_COUNT
    assert g.pool == sorted(set(g.pool))
    assert sum(g.events) <= g.round
    assert g.coming == NO_CARD or not g.events[g.coming]
    assert g.event == NO_CARD or g.events[g.event]
    regular = [at for at in g.privileges[:14] if at != UNSEEN]
    assert len(regular) <= 2 * g.round
    assert all(-4 <= at < g.seats for at in g.privileges)
    assert 0 <= g.phase < len(PHASES)


def check_money(g: Pillars) -> None:
    """Gold stays from 0 to 30, VP never below 0, and the books explain both to the last coin."""
    for seat in range(g.seats):
        assert 0 <= g.gold[seat] <= g.box.gold_max
        assert g.vp[seat] >= 0
        entries = [unpack(packed) for packed in g.books[seat]]
        assert sum(entry.vp for entry in entries) == g.vp[seat]
        assert sum(entry.gold for entry in entries) == g.gold[seat]
        assert all(entry.vp or entry.gold for entry in entries)
