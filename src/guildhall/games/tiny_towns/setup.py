"""Chapter 3: the preparation. All that is shuffled or drawn is a question to CHANCE."""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import (
    BUILDINGS,
    COTTAGE,
    FIRST_MONUMENT,
    MONUMENTS,
    NO_CARD,
    NO_RESOURCE,
    NO_TYPE,
    PUBLIC_TYPES,
    TYPE_COUNT,
    TYPE_IDS,
    Box,
)
from guildhall.games.tiny_towns.patterns import ALL, SQUARE_COUNT, Board
from guildhall.games.tiny_towns.state import (
    DEALT,
    MOST_SEATS,
    NO_WAY,
    NOWHERE,
    Towns,
    complete,
    is_solo,
    monument_deck,
    set_cards,
)
from guildhall.games.tiny_towns.turn import TURN_CARD, begin_turn
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.piles import Pile
from guildhall.kernel.state import CHANCE, Option, Seat, with_item


def new_table(box: Box, seats: int, variant: dict[str, str]) -> Towns:
    """TT-3.2  Empty boards; nothing is drawn or dealt yet."""
    g = Towns()
    g.begin(seats)
    g.box = box
    g.variant = variant
    g.town_hall = variant["mode"] == "town-hall"
    g.monuments = variant["monuments"] == "on"
    g.novices = [_is_novice(variant, seat) for seat in range(seats)]
    set_cards(g, [_agreed_card(g, kind) for kind in range(PUBLIC_TYPES)])
    g.turn = 0
    g.hammer = _agreed_hammer(g)
    g.named = NO_RESOURCE
    g.times = [0] * seats
    complete(g, [0] * seats)
    g.boards = [Board(0, 0, 0, ALL) for _ in range(seats)]
    g.buildings = [0] * (seats * TYPE_COUNT)
    g.stored = [0] * (seats * SQUARE_COUNT)
    g.aside = [0] * seats
    g.aside_left = [box.novice_uses if novice and seats > 1 else 0 for novice in g.novices]  # TT-14.2, 14.4
    g.dealt = [NO_CARD] * (seats * DEALT)
    g.monument = [NO_CARD] * seats
    g.raised = [0] * seats
    g.watch = [0] * seats
    g.shrine = [0] * seats
    g.picked = [NO_RESOURCE] * seats
    g.way = [NO_WAY] * seats
    g.spot = [NOWHERE] * seats
    g.done = [0] * seats
    g.card = [NO_CARD] * seats
    g.site = [0] * seats
    g.taken = [NO_TYPE] * seats
    g.replaced = [0] * seats
    g.calls = [0] * seats
    g.pile = Pile(box.resource_cards[:])
    g.face_up = [NO_RESOURCE] * box.face_up_cards if is_solo(g) and not g.town_hall else []
    return g


def _is_novice(variant: dict[str, str], seat: Seat) -> int:
    """TT-14.1  The novice rule is on for everybody, or for this seat."""
    return int(variant["novice"] == "all" or variant[f"novice-{seat + 1}"] == "on")


def _agreed_card(g: Towns, kind: int) -> int:
    """TT-3.4, 3.5, 3.13  The card agreed on for a type, if it is in this game; NO_CARD where one is turned up."""
    if kind == COTTAGE:
        return g.box.cards_of[COTTAGE][0]
    name = g.variant[TYPE_IDS[kind]]
    if name != "any" and BUILDINGS.index(name) in card_pile(g, kind):
        return BUILDINGS.index(name)
    return g.box.first_game[kind] if g.variant["cards"] == "first-game" else NO_CARD


def card_pile(g: Towns, kind: int) -> list[int]:
    """TT-3.6, 16.1  The cards of a type that can be turned up."""
    return g.box.solo_cards_of[kind] if is_solo(g) else g.box.cards_of[kind]


def _agreed_hammer(g: Towns) -> Seat:
    """TT-3.9  The seat agreed on, if somebody sits there; CHANCE where it is drawn, or where nobody has the hammer."""
    name = g.variant["first-master-builder"]
    if name == "random" or g.town_hall or is_solo(g):
        return CHANCE
    seat = int(name.removeprefix("seat-")) - 1
    return seat if seat < g.seats else CHANCE


def prepare(g: Towns) -> None:
    """TT-3.5 to 3.12, 15.1, 16.2  Cards, first Master Builder, monuments, resource cards; then the first turn."""
    for card in g.cards:
        if card == NO_CARD:
            g.then_ask(TURN_BUILDING, CHANCE)
    if g.hammer == CHANCE and not g.town_hall and not is_solo(g):
        g.then_ask(DRAW_BUILDER, CHANCE)
    if g.monuments:
        for _ in g.dealt:
            g.then_ask(DEAL_MONUMENT, CHANCE)
        g.then(choose_monuments)
    for _ in g.face_up:
        g.then_ask(TURN_CARD, CHANCE)
    g.then(begin_turn)


class TurnBuilding(Draw[Towns]):
    """TT-3.6, 3.7  One card of each type is turned up for the whole game; the others leave it."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return card_pile(g, g.cards.index(NO_CARD))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        set_cards(g, with_item(g.cards, g.box.type_of[option], option))
        g.tell("turns-building", option)


TURN_BUILDING: Final = TurnBuilding("turn-building", tuple("card:" + card for card in BUILDINGS))


class DrawBuilder(Draw[Towns]):
    """TT-3.9  The first Master Builder is drawn, since nobody's age is known."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return list(range(g.seats))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.hammer = option
        g.tell("takes-hammer", option)


DRAW_BUILDER: Final = DrawBuilder("draw-builder", tuple(f"seat:{seat + 1}" for seat in range(MOST_SEATS)))


class DealMonument(Draw[Towns]):
    """TT-3.10  Two monuments for each player, face down."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        dealt = 0
        for card in g.dealt:
            if card != NO_CARD:
                dealt |= 1 << card
        return [card - FIRST_MONUMENT for card in monument_deck(g) if not dealt >> card & 1]

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        at = g.dealt.index(NO_CARD)
        g.dealt = with_item(g.dealt, at, FIRST_MONUMENT + option)
        g.tell("deals", at // DEALT, FIRST_MONUMENT + option, to=at // DEALT)


DEAL_MONUMENT: Final = DealMonument("deal-monument", tuple("monument:" + card for card in MONUMENTS))


def choose_monuments(g: Towns) -> None:
    """TT-3.10  All choose at the same time, in secret."""
    g.ask_each(KEEP_MONUMENT)


class KeepMonument(Decision[Towns]):
    """TT-3.10, 3.12  One of the two is kept face down, the other goes back to the box unseen."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return sorted([card - FIRST_MONUMENT for card in g.dealt[seat * DEALT : seat * DEALT + DEALT]])

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.monument = with_item(g.monument, seat, FIRST_MONUMENT + option)
        g.tell("keeps", seat, FIRST_MONUMENT + option, to=seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "TT-3.10"


KEEP_MONUMENT: Final = KeepMonument("keep-monument", tuple("monument:" + card for card in MONUMENTS))
