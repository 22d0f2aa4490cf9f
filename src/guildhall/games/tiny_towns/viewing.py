"""How a view is made.

Hidden: the monuments of others until they are announced, and the placements of others until all are revealed.
"""

from __future__ import annotations

from guildhall.games.tiny_towns.box import CARDS, NO_CARD, NO_RESOURCE, NO_TYPE, PUBLIC_TYPES, RANKS, RESOURCES, TYPES
from guildhall.games.tiny_towns.constructing import buildable, on_watch
from guildhall.games.tiny_towns.feeding import FED, survey
from guildhall.games.tiny_towns.ledger import sheet, worth
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, SQUARES, sites, squares_in
from guildhall.games.tiny_towns.placing import PLACES, WAYS
from guildhall.games.tiny_towns.scoring import rank_of, score_seat
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, NOWHERE, Towns, how_many, is_solo
from guildhall.games.tiny_towns.town import cube_at, cubes_of, planes_of, type_at
from guildhall.games.tiny_towns.view import Card, Pending, SeatView, Site, Square, View
from guildhall.kernel.state import Seat


def view(g: Towns, seat: Seat | None, phase: str, is_over: bool, is_free: bool) -> View:
    """The table as a seat sees it; None: a spectator. After the game all monuments kept are shown."""
    solo = "solo" if is_solo(g) else ""
    hall = "town-hall" if g.town_hall else ""
    uses_deck = g.town_hall or is_solo(g)
    ready = NO_CARD not in g.cards
    return View(
        viewer=seat,
        phase=phase,
        mode="-".join(part for part in (solo, hall) if part) or "standard",
        turn=g.turn,
        free_choice=is_free and g.turn > 0,
        hammer=None if g.hammer < 0 else g.hammer,
        named=resource_name(g.named),
        cards=[card_view(g, card) for card in g.cards if card != NO_CARD],
        deck_left=(g.pile.size() - (g.box.discarded_cards if g.town_hall else 0)) if uses_deck else 0,
        face_up=[resource_name(resource) for resource in g.face_up],
        under=[RESOURCES[resource] for resource in reversed(g.pile.bottom)],
        turned=[copies - left for copies, left in zip(g.box.resource_cards, g.pile.unseen, strict=True)],
        rank=RANKS[rank_of(g.box, score_seat(g, 0))] if solo and ready else None,
        seats=[_seat(g, other, other == seat, is_over) for other in range(g.seats)],
    )


def _seat(g: Towns, seat: Seat, is_own: bool, is_over: bool) -> SeatView:
    announced = g.raised[seat] > 0
    monument = g.monument[seat]
    known = monument != NO_CARD and (is_own or announced or is_over)
    dealt = g.dealt[seat * DEALT : seat * DEALT + DEALT]
    return SeatView(
        seat=seat,
        town=_town(g, seat),
        active=not g.finished[seat],
        finished=g.finished[seat],
        times_builder=g.times[seat],
        done=g.done[seat] == 1,
        monument=card_view(g, monument) if known else None,
        has_monument=monument != NO_CARD,
        announced=announced,
        dealt=[CARDS[card] for card in dealt if card != NO_CARD] if is_own else [],
        to_keep=[card_view(g, card) for card in dealt if card != NO_CARD] if is_own and monument == NO_CARD else [],
        pending=_pending(g, seat) if is_own else None,
        watch=[CARDS[g.cards[kind]] for kind in range(PUBLIC_TYPES) if on_watch(g, seat) >> kind & 1],
        shrine=g.shrine[seat],
        building=None if g.card[seat] == NO_CARD else CARDS[g.card[seat]],
        site=[SQUARES[square] for square in squares_in(g.site[seat])],
        sites=_sites(g, seat) if is_own and g.card[seat] == NO_CARD and not g.finished[seat] else [],
        to_set=None if g.taken[seat] == NO_TYPE else CARDS[g.cards[g.taken[seat]]],
        aside=heap_names(g.aside[seat]),
        aside_left=g.aside_left[seat],
        sheet=sheet(g, seat),
    )


def _pending(g: Towns, seat: Seat) -> Pending | None:
    if g.way[seat] == NO_WAY and g.picked[seat] == NO_RESOURCE:
        return None
    cube = None if g.way[seat] == NO_WAY else WAYS[g.way[seat]]
    place = None if g.spot[seat] == NOWHERE else PLACES[g.spot[seat]]
    return Pending(resource_name(g.picked[seat]), cube, place)


def _sites(g: Towns, seat: Seat) -> list[Site]:
    """TT-6.2  Every card that could be built, with each set of squares that its pattern matches."""
    if NO_CARD in g.cards:
        return []
    planes, cubes = planes_of(g, seat), cubes_of(g, seat)
    return [
        Site(CARDS[card], [SQUARES[square] for square in squares_in(site)])
        for card in buildable(g, seat)
        for site in sites(g.box.orientations[card], planes, cubes)
    ]


def _town(g: Towns, seat: Seat) -> list[Square]:
    town = survey(g, seat)
    return [_square(g, seat, town, square) for square in range(SQUARE_COUNT)]


def _square(g: Towns, seat: Seat, town: list[int], square: int) -> Square:
    kind = type_at(g, seat, square)
    card = NO_CARD
    if kind != NO_TYPE:
        card = g.cards[kind] if kind < PUBLIC_TYPES else g.monument[seat]
    return Square(
        name=SQUARES[square],
        cube=resource_name(cube_at(g, seat, square)),
        building=None if card == NO_CARD else CARDS[card],
        type=None if kind == NO_TYPE else TYPES[kind],
        stored=heap_names(g.stored[seat * SQUARE_COUNT + square]),
        fed=bool(town[FED] >> square & 1),
        points=None if card == NO_CARD else worth(g, seat, town, card, square),
    )


def resource_name(resource: int) -> str | None:
    return None if resource == NO_RESOURCE else RESOURCES[resource]


def heap_names(heap: int) -> list[str]:
    return [name for i, name in enumerate(RESOURCES) for _ in range(how_many(heap, i))]


def card_view(g: Towns, card: int) -> Card:
    return Card(CARDS[card], TYPES[g.box.type_of[card]], g.box.patterns[card])
