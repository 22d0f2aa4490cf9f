"""Chapters 3, 4, 5 and 12: the round, its turn order, and when the game is over."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.bonus import RAISE_CARD, TAKE_LADY_CARD, holds, ready_tiles
from guildhall.games.old_london_bridge.box import (
    CARD_PLUS_1,
    CARD_VALUES,
    NOWHERE,
    OUTER_SPACES,
    TAKE_LADY,
)
from guildhall.games.old_london_bridge.expert import award_highest_card, award_round
from guildhall.games.old_london_bridge.rondel import take_turn
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT, NO_CARD, Bridge
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat, in_turn


def play_round(g: Bridge) -> None:
    """OLB-3.2  Preparation, turn order, building; then OLB-3.3."""
    g.round += 1
    ready_tiles(g)
    g.tell("begins-round", g.round)
    g.then_ask(TURN_UP_CHIP, CHANCE)  # chapter 4
    g.then_all(REST_OF_ROUND)  # chapters 5 and 6


class TurnUpChip(Draw[Bridge]):
    """OLB-4.1, 4.2  The next round chip turns the rondel clockwise."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return [value - 1 for value, count in enumerate(g.chips) if count]

    def weights(self, g: Bridge) -> list[int]:
        return [count for count in g.chips if count]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        value = option + 1
        g.chips = g.chips[:]
        g.chips[value] -= 1
        g.chips_shown = [*g.chips_shown, value]
        g.rotation = (g.rotation + value) % OUTER_SPACES
        g.tell("turns-up-chip", value)


TURN_UP_CHIP: Final = TurnUpChip("turn-up-chip", ("chip:1", "chip:2", "chip:3"))


def offer_ladies(g: Bridge) -> None:
    """OLB-5.1  Window W1, in chapel order."""
    for seat in g.chapel_order:
        if holds(g, seat, TAKE_LADY):
            g.then_ask(TAKE_LADY_CARD, seat)


def choose_cards(g: Bridge) -> None:
    """OLB-5.2, OLB-14.2  All at once and face down; with 2 players two cards each."""
    g.face_up = False
    if g.box.cards_played[g.seats] == 1:
        g.ask_each(CHOOSE_CARD)
    else:
        g.ask_each(CHOOSE_TWO_CARDS)


class ChooseCard(Decision[Bridge]):
    """OLB-5.2  One card of the own hand."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return [value for value in range(CARD_VALUES) if g.hand[seat * CARD_VALUES + value]]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        _lay(g, seat, 0, option)

    def tell_forced(self, g: Bridge, seat: Seat, option: Option) -> None:
        g.tell("only-card", option, to=seat)


CHOOSE_CARD: Final = ChooseCard("choose-card", tuple(f"card:{value}" for value in range(CARD_VALUES)))

PAIRS: Final = tuple((high, low) for high in range(CARD_VALUES) for low in range(high + 1))


class ChooseTwoCards(Decision[Bridge]):
    """OLB-14.2  Two cards of the own hand; equal values are allowed."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        first = seat * CARD_VALUES
        pair = 0
        found: list[Option] = []
        for high in range(CARD_VALUES):
            count = g.hand[first + high]
            if count:
                found += [pair + low for low in range(high) if g.hand[first + low]]
                if count > 1:
                    found.append(pair + high)
            pair += high + 1
        return found

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        high, low = PAIRS[option]
        _lay(g, seat, 0, high)
        _lay(g, seat, 1, low)

    def tell_forced(self, g: Bridge, seat: Seat, option: Option) -> None:
        high, low = PAIRS[option]
        g.tell("only-two-cards", high, low, to=seat)


CHOOSE_TWO_CARDS: Final = ChooseTwoCards("choose-two-cards", tuple(f"cards:{high}:{low}" for high, low in PAIRS))


def _lay(g: Bridge, seat: Seat, place: int, value: int) -> None:
    g.hand[seat * CARD_VALUES + value] -= 1
    g.played[seat * CARDS_IN_FRONT + place] = value


def reveal_cards(g: Bridge) -> None:
    """OLB-5.3, 5.4  All cards are turned up together; the face for the highest card pays now."""
    g.face_up = True
    for at, value in enumerate(g.played):
        if value != NO_CARD:
            g.tell("reveals", at // CARDS_IN_FRONT, value)
    g.passed = [0] * g.seats
    award_highest_card(g)


def raise_cards(g: Bridge) -> None:
    """OLB-5.5  Window W2: the earliest in the provisional order who has not passed is asked, until nobody is left."""
    holders = [seat for seat in range(g.seats) if holds(g, seat, CARD_PLUS_1) and not g.passed[seat]]
    if not holders:
        return
    for turn in turn_order(g):
        seat = turn // CARDS_IN_FRONT
        if seat in holders:
            g.then_ask(RAISE_CARD, seat)
            g.then(raise_cards)
            return


def turn_order(g: Bridge) -> list[int]:
    """OLB-5.6 to 5.8, OLB-14.3, 14.10  Higher effective value first, then chapel order, then the higher print."""
    turns: list[int] = []
    for seat in g.chapel_order:
        for turn in range(seat * CARDS_IN_FRONT, (seat + 1) * CARDS_IN_FRONT):
            if g.played[turn] != NO_CARD:
                # Behind its equals, so that they stay in chapel order, the first of two cards in front first.
                at = len(turns)
                while at and effective_value(g, turns[at - 1]) < effective_value(g, turn):
                    at -= 1
                turns.insert(at, turn)
    return turns


def effective_value(g: Bridge, turn: int) -> int:
    """OLB-5.6  The printed value of a card in front, and what tiles add to it."""
    return g.played[turn] + g.raised[turn]


def order_turns(g: Bridge) -> None:
    """OLB-5.9  The order is fixed now; each card stands for one turn."""
    g.order = turn_order(g)
    for turn in g.order:
        g.tell("turn-order", turn // CARDS_IN_FRONT)
        g.then(take_turn, turn // CARDS_IN_FRONT, turn % CARDS_IN_FRONT)


def end_round(g: Bridge) -> None:
    """OLB-3.3  Awards, figures off the rondel, the end of the game, or the next round."""
    award_round(g)
    g.figure = [NOWHERE] * g.seats
    g.order = []
    g.turn_card = 0
    g.lowest_number = 0
    if is_last_round(g):
        g.tell("game-ends")
    else:
        g.then(play_round)


REST_OF_ROUND: Final = in_turn(offer_ladies, choose_cards, reveal_cards, raise_cards, order_turns, end_round)


def is_last_round(g: Bridge) -> bool:
    """OLB-12.1, 12.2  All rounds are played, or three stacks are empty."""
    return g.round == g.box.rounds[g.seats] or g.left.count(0) >= g.box.empty_stacks_to_end
