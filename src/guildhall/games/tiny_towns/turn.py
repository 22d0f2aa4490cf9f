"""Chapters 4, 9, 15 and 16: a turn from its resource to its end, for the hammer, the Town Hall and the solo game."""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import NO_RESOURCE, RESOURCES
from guildhall.games.tiny_towns.constructing import build
from guildhall.games.tiny_towns.placing import choose_freely, free_resources, is_barred, place_cubes
from guildhall.games.tiny_towns.scoring import rank_of, score_seat
from guildhall.games.tiny_towns.state import Towns, active_seats, complete, is_solo, left_of
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat, in_turn, with_item

RESOURCE_NAMES: Final = tuple("resource:" + resource for resource in RESOURCES)


def begin_turn(g: Towns) -> None:
    """TT-4.1  A turn: the resource, placing, building, end."""
    g.turn += 1
    g.named = NO_RESOURCE
    if is_free_turn(g):
        g.then_all(FREE_TURN)
    else:
        g.then_all(TURN)
        _find_resource(g)


def _find_resource(g: Towns) -> None:
    """TT-4.2, 15.4, 16.3  The resource is named, turned up, or chosen from the cards on the table."""
    if g.town_hall:
        if g.pile.size() <= g.box.discarded_cards:
            reshuffle(g)
        TURN_CARD.ask(g, CHANCE)
    elif is_solo(g):
        CHOOSE_CARD.ask(g, 0)
    else:
        NAME_RESOURCE.ask(g, g.hammer)


class NameResource(Decision[Towns]):
    """TT-4.2, 7.13  The Master Builder names a resource, but none that is on one of the own Banks."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return free_resources(g, seat)

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.named = option
        g.times[seat] += 1  # TT-4.11
        g.tell("names", seat, option)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in free_resources(g, seat) else "TT-7.13"


NAME_RESOURCE: Final = NameResource("call-resource", RESOURCE_NAMES)


def end_turn(g: Towns) -> None:
    """TT-4.8, 9.1  When all are done, towns without an empty square are completed, all at once."""
    for seat in range(g.seats):
        if not g.finished[seat] and not g.boards[seat].empty:
            complete(g, with_item(g.finished, seat, g.turn))
            g.tell("completes", seat, g.turn)
    if g.face_up:
        put_card_under(g)
    if not active_seats(g):
        end_game(g)
    elif pass_hammer(g):
        if g.face_up:
            g.then_ask(TURN_CARD, CHANCE)
            g.then(begin_turn)
        else:
            begin_turn(g)


def pass_hammer(g: Towns) -> bool:
    """TT-4.9, 9.6, 9.9  To the next eligible seat to the left; without one, all towns are completed as they are."""
    if g.hammer == CHANCE:
        return True
    seat = g.hammer
    for _ in range(g.seats):
        seat = left_of(g, seat)
        if is_eligible(g, seat):
            if seat != g.hammer:
                g.tell("takes-hammer", seat)
            g.hammer = seat
            return True
    for seat in active_seats(g):
        complete(g, with_item(g.finished, seat, g.turn))
        g.tell("completes", seat, g.turn)
    end_game(g)
    return False


def is_eligible(g: Towns, seat: Seat) -> bool:
    """TT-4.9, 7.14, 8.9  Active, not barred by Fort Ironweed, and able to name a resource."""
    return not g.finished[seat] and not is_barred(g, seat) and len(free_resources(g, seat)) > 0


def end_game(g: Towns) -> None:
    """TT-9.7, 16.8  All towns are completed; alone, the points earn a title."""
    g.tell("ends")
    if is_solo(g):
        points = score_seat(g, 0)
        g.tell("earns-title", 0, points, rank_of(g.box, points))


TURN: Final = in_turn(place_cubes, build, end_turn)
FREE_TURN: Final = in_turn(choose_freely, build, end_turn)


# Town Hall


def is_free_turn(g: Towns) -> bool:
    """TT-15.6  In the Town Hall variant every third turn of the cycle is a free choice."""
    return g.town_hall and g.box.free_turns[(g.turn - 1) % len(g.box.free_turns)] == 1


def reshuffle(g: Towns) -> None:
    """TT-15.3, 15.7  All cards are shuffled, and some are discarded unseen.

    The discarded ones stay in the bag: nobody knows them, so any unseen card is as likely to be next as any other.
    """
    g.pile.unseen = g.box.resource_cards[:]
    g.tell("reshuffles")


class TurnCard(Draw[Towns]):
    """TT-15.4, 16.2, 16.5  The top resource card is turned up."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return g.pile.options()

    def weights(self, g: Towns) -> list[int]:
        return g.pile.weights()

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.pile.take(option)
        g.tell("turns-card", option)
        if g.town_hall:
            g.named = option
        else:
            g.face_up[g.face_up.index(NO_RESOURCE)] = option


TURN_CARD: Final = TurnCard("turn-card", RESOURCE_NAMES)


# Solo


class ChooseCard(Decision[Towns]):
    """TT-16.3  One of the face-up cards; equal ones are one choice."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return sorted(set(g.face_up))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.named = option
        g.tell("chooses-card", seat, option)

    def tell_forced(self, g: Towns, seat: Seat, option: Option) -> None:
        g.tell("only-resource", option, to=seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in g.face_up else "TT-16.3"


CHOOSE_CARD: Final = ChooseCard("choose-card", RESOURCE_NAMES)


def put_card_under(g: Towns) -> None:
    """TT-16.4  The chosen card goes face down under the draw pile and leaves a gap."""
    g.face_up[g.face_up.index(g.named)] = NO_RESOURCE
    g.pile.put_under(g.named)
