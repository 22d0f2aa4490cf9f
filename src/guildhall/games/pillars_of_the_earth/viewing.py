"""How a view is made.

All lies open except the coming event, which only the owner of Ellen has seen. Decks have no order in a state, so there
is none to give away.
"""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth.accounts import REASONS
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENT_COUNT,
    EVENT_EFFECTS,
    EVENTS,
    KIND_COUNT,
    KINDS,
    MARKS,
    NO_MARK,
    PARTS,
    POOL_CARDS,
    PRIVILEGE_KINDS,
    PRIVILEGES,
    REGULAR_PRIVILEGES,
    RESOURCE_CARD_COUNT,
    RESOURCE_CARDS,
    SPACES,
)
from guildhall.games.pillars_of_the_earth.hidden import knows_coming
from guildhall.games.pillars_of_the_earth.scoring import accounts
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    ABOVE_KINGSBRIDGE_2,
    NO_CARD,
    NOBODY,
    OUT,
    PHASES,
    UNSEEN,
    Pillars,
    own_workers,
    row_limit,
)
from guildhall.games.pillars_of_the_earth.view import (
    BookEntry,
    Craftsman,
    EventCard,
    PoolCard,
    Printed,
    PrivilegeCard,
    SeatView,
    View,
)
from guildhall.kernel.state import Seat


def view(g: Pillars, seat: Seat | None) -> View:
    """The table as a seat sees it; None: a spectator."""
    box = g.box
    seen_privileges = sum(g.privileges[card] != UNSEEN for card in range(REGULAR_PRIVILEGES))
    privileges_left = max(0, box.privileges_in_deck - seen_privileges)
    events_left = max(0, box.events_in_deck - sum(g.events))
    coming = g.coming != NO_CARD and knows_coming(g, seat)
    return View(
        viewer=seat,
        round=g.round,
        rounds=box.rounds,
        phase=PHASES[g.phase],
        step=g.phase - 2 if 2 < g.phase < len(PHASES) - 1 else 0,
        start_player=_seat(g.start),
        parts=list(PARTS[: g.parts]),
        pool=[_pool_card(g, card) for card in g.pool],
        kingsbridge=[_above(g, ABOVE_KINGSBRIDGE_1), _above(g, ABOVE_KINGSBRIDGE_2)],
        shiring=[None if card == NO_CARD else _craftsman(g, card, None) for card in g.shiring],
        privileges_left=privileges_left,
        privileges_gone=[PRIVILEGES[card] for card, at in enumerate(g.privileges) if at == OUT],
        privileges_to_come=[
            PRIVILEGES[card]
            for card, at in enumerate(g.privileges)
            if at == UNSEEN and (privileges_left or card >= REGULAR_PRIVILEGES)
        ],
        events_left=events_left,
        events_seen=[EVENTS[event] for event in range(EVENT_COUNT) if g.events[event]],
        events_to_come=[EVENTS[event] for event in range(EVENT_COUNT) if events_left and not g.events[event]],
        event=None if g.event == NO_CARD else EVENTS[g.event],
        coming_event=EVENTS[g.coming] if coming else None,
        spaces={name: _seat(g.spaces[i]) for i, name in enumerate(SPACES)},
        costs=box.cost[:],
        track=[_seat(owner) for owner in g.track],
        cost=box.cost[g.marker],
        drawn=_seat(g.drawn),
        can_redraw=g.redraw,
        tax=g.tax or None,
        trader=None if g.trader == NOBODY else SPACES[g.trader],
        supply=_by_kind(g.supply),
        market=_by_kind(g.market),
        prices=_by_kind(box.price),
        court_metal=g.court,
        extra_uses=g.extra,
        removed=[CRAFTSMEN[card] for card in g.removed],
        printed=_printed(g),
        privilege_cards=[_privilege(g, card) for card, at in enumerate(g.privileges) if at not in (UNSEEN, OUT)],
        event_cards=[
            _event(g, event) for event in range(EVENT_COUNT) if g.events[event] or (coming and event == g.coming)
        ],
        seats=[_seat_view(g, other) for other in range(g.seats)],
    )


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _by_kind(numbers: list[int]) -> dict[str, int]:
    return {name: numbers[kind] for kind, name in enumerate(KINDS)}


def _pairs(numbers: tuple[int, ...]) -> dict[str, int]:
    """Cubes by kind, from kind, number, kind, number ..."""
    return {KINDS[numbers[j]]: numbers[j + 1] for j in range(0, len(numbers), 2)}


def _above(g: Pillars, place: int) -> str | None:
    return PRIVILEGES[g.privileges.index(place)] if place in g.privileges else None


def _craftsman(g: Pillars, card: int, used: int | None) -> Craftsman:
    box = g.box
    mark, needs = box.craft_mark[card], box.craft_needs[card]
    return Craftsman(
        id=CRAFTSMEN[card],
        round=box.craft_round[card],
        price=box.craft_cost[card],
        cubes=_pairs(box.craft_inputs[card]),
        pays=box.craft_pays[card],
        vp=box.craft_vp[card],
        gold=box.craft_gold[card],
        capacity=box.craft_capacity[card],
        mark=None if mark == NO_MARK else MARKS[mark],
        needs=None if needs == NO_MARK else MARKS[needs],
        needs_metal=box.craft_needs_metal[card],
        used=used,
    )


def _printed(g: Pillars) -> Printed:
    box = g.box
    return Printed(
        priory_vp=box.priory_vp[:],
        castle_workers=box.castle_workers,
        tax_faces=box.tax_faces[:],
        market_stock=_by_kind(box.market_start),
        gold_max=box.gold_max,
        vp_track=box.vp_track,
        cubes_carried=box.cubes_carried,
    )


def _privilege(g: Pillars, card: int) -> PrivilegeCard:
    box = g.box
    return PrivilegeCard(
        id=PRIVILEGES[card],
        kind=PRIVILEGE_KINDS[box.privilege_kind[card]],
        amount=box.privilege_amount[card],
        vp=box.privilege_vp[card],
        gold=box.privilege_gold[card],
        cubes=_pairs(box.privilege_cubes[card]),
    )


def _event(g: Pillars, event: int) -> EventCard:
    box = g.box
    return EventCard(
        id=EVENTS[event],
        is_positive=box.event_positive[event],
        effect=EVENT_EFFECTS[box.event_effect[event]],
        amount=box.event_amount[event],
        maximum=box.event_maximum[event],
    )


def _pool_card(g: Pillars, card: int) -> PoolCard:
    if card >= RESOURCE_CARD_COUNT:
        return PoolCard(POOL_CARDS[card], 0, None, 0, _craftsman(g, card - RESOURCE_CARD_COUNT, None))
    kind = KINDS[g.box.card_kind[card]]
    return PoolCard(POOL_CARDS[card], g.box.card_workers[card], kind, g.box.card_yield[card], None)


def _builds(g: Pillars, seat: Seat) -> bool:
    asked = g.asked[seat]
    return bool(g.uses) and asked is not None and asked.name == "build"


def _row(g: Pillars, seat: Seat) -> list[Craftsman]:
    builds = _builds(g, seat)
    return [_craftsman(g, card, g.uses[i] if builds else None) for i, card in enumerate(g.rows[seat])]


def _of_cards(g: Pillars, seat: Seat, printed: list[int]) -> dict[str, int]:
    """What is printed on a seat's resource cards, added up by kind."""
    sums = [0] * KIND_COUNT
    for card, owner in enumerate(g.taken):
        if owner == seat:
            sums[g.box.card_kind[card]] += printed[card]
    return _by_kind(sums)


def _books(g: Pillars, seat: Seat) -> list[BookEntry]:
    return [
        BookEntry(e.round, PHASES[e.phase], e.clause, REASONS[e.reason], e.source_id, e.vp, e.gold)
        for e in accounts(g, seat)
    ]


def _seat_view(g: Pillars, seat: Seat) -> SeatView:
    track = g.box.vp_track
    return SeatView(
        seat=seat,
        vp=g.vp[seat],
        vp_field=(g.vp[seat] - 1) % track + 1 if g.vp[seat] else 0,
        gold=g.gold[seat],
        cubes={name: g.cubes[seat * KIND_COUNT + kind] for kind, name in enumerate(KINDS)},
        row=_row(g, seat),
        row_limit=row_limit(g, seat),
        privileges=[PRIVILEGES[card] for card, at in enumerate(g.privileges) if at == seat],
        resource_cards=[RESOURCE_CARDS[card] for card, owner in enumerate(g.taken) if owner == seat],
        workers_at=_of_cards(g, seat, g.box.card_workers),
        yields=_of_cards(g, seat, g.box.card_yield),
        passed_cards=g.passed[seat],
        workers=g.workers[seat],
        workers_in_mill=g.mill[seat],
        workers_in_all=own_workers(g, seat),
        grey_workers_next=g.grey_next == seat,
        builders_in_bag=g.bag[seat],
        builders_aside=g.aside[seat],
        is_limited=g.limited[seat],
        is_limited_next=g.limited_next[seat],
        is_protected=g.protected[seat],
        is_exempt=g.exempt == seat,
        bought=[KINDS[kind] for kind in range(KIND_COUNT) if g.bought[seat] >> kind & 1],
        trades_as_suggested=g.suggested[seat],
        books=_books(g, seat),
    )
