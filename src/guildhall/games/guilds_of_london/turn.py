"""GOL-6  A player's turn."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    CARDS,
    DRAW,
    FOR_EFFECT,
    KINDS,
    NO_TILE,
    NOWHERE,
    PLACES,
    SUPPLY,
    TO_HIRE,
    TO_MOVE,
    USE_COUNT,
    USES,
)
from guildhall.games.guilds_of_london.decks import CARD_DOMAIN, cards_to_draw, discard, draw_cards
from guildhall.games.guilds_of_london.effects import (
    MOVE_TO,
    SOURCE_DOMAIN,
    amount,
    carry_out,
    hire,
    is_met,
    pawns_of,
    place_thing,
    sources,
    why_no_pawn,
)
from guildhall.games.guilds_of_london.order import next_seat
from guildhall.games.guilds_of_london.state import Guilds, controls
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

END_TURN: Final = KINDS * USE_COUNT
NO_PART: Final = -1


def next_turn(g: Guilds) -> None:
    """GOL-5.6  Whenever a turn ends, the next belongs to the first in the current score order without one."""
    seat = next_seat(g)
    g.active = seat
    if seat != NOWHERE:
        g.had_turn |= 1 << seat
        g.then(take_turn, seat)
        g.then(next_turn)


def take_turn(g: Guilds, seat: Seat) -> None:
    """GOL-6.1  Play any number of cards, one after the other."""
    g.did = 0
    g.extra = 0
    g.tell("turn", seat)
    TURN_ACTION.ask(g, seat)


class TurnAction(Decision[Guilds]):
    """GOL-6.1, GOL-6.2  Play a card to hire, to move or for its effect, or end the turn."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if g.hand_size[seat]:
            box = g.box
            can_hire = g.pawns[seat * PLACES + SUPPLY] > 0
            places = pawns_of(g, seat)
            reach = _reach(g, places)
            others = g.hand_size[seat] - 1
            pawns = sum([g.pawns[seat * PLACES + place] for place in places])
            base = seat * KINDS
            for kind, count in enumerate(g.hand[base : base + KINDS]):
                if count:
                    if can_hire:
                        found.append(kind * USE_COUNT + TO_HIRE)
                    if box.card_mask[kind] & reach:
                        found.append(kind * USE_COUNT + TO_MOVE)
                    if box.card_cost_cards[kind] <= others and box.card_cost_pawns[kind] <= pawns:
                        found.append(kind * USE_COUNT + FOR_EFFECT)
        found.append(END_TURN)
        return found

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option == END_TURN:
            end_turn(g, seat)
            return
        kind, use = divmod(option, USE_COUNT)
        g.hand[seat * KINDS + kind] -= 1
        g.hand_size[seat] -= 1
        g.front.append(option)
        PLAY[use](g, seat, kind)
        g.then_ask(TURN_ACTION, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        kind, use = divmod(option, USE_COUNT)
        if not g.hand[seat * KINDS + kind]:
            return "GOL-6.1"
        return ("GOL-6.5", "GOL-6.17", "GOL-6.8")[use]

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        last = int(g.round == g.box.rounds[g.seats])
        return {"cards": g.hand_size[seat], "played": len(g.front), "draws": draw_if_ended(g, seat), "last": last}


TURN_ACTION: Final = TurnAction(
    "turn-action", (*(f"{use}:{card}" for card in CARDS for use in USES), "end"), pauses=True
)


def _reach(g: Guilds, places: list[int]) -> int:
    """GOL-6.6, GOL-6.17  The liveries to which a pawn standing in one of these places can move."""
    if not places:
        return 0
    banner = g.banner
    only = places[0] if len(places) == 1 else NOWHERE
    reach = 0
    for cell in g.open:
        if cell != only:
            reach |= banner[cell]
            if reach == ALL_LIVERIES:
                break
    return reach


# The three ways to play a card


def play_to_hire(g: Guilds, seat: Seat, kind: int) -> None:
    """GOL-6.5  With any card, one own pawn from the supply goes to the Guildhall."""
    g.tell("plays-to-hire", seat, kind)
    hire(g, seat, 1, NO_PART)
    for played in g.front:
        if played % USE_COUNT == FOR_EFFECT:
            for part in g.box.card_each_hire[played // USE_COUNT]:
                g.then(carry_out, seat, part)


def play_to_move(g: Guilds, seat: Seat, kind: int) -> None:
    """GOL-6.6  With any card, one own pawn of the city goes to an unresolved tile with a livery of the card."""
    g.tell("plays-to-move", seat, kind)
    g.moves_left = 1
    g.move_mask = g.box.card_mask[kind]
    g.then_ask(MOVE_FROM, seat)
    for played in g.front:
        if played % USE_COUNT == FOR_EFFECT:
            for part in g.box.card_each_move[played // USE_COUNT]:
                g.then(carry_out, seat, part)


def play_for_effect(g: Guilds, seat: Seat, kind: int) -> None:
    """GOL-6.8  Pay the cost in full, then carry out the parts that work now, from left to right."""
    g.tell("plays-for-effect", seat, kind)
    box = g.box
    if box.card_cost_cards[kind]:
        g.then(pay_cards, seat, box.card_cost_cards[kind])
    if box.card_cost_pawns[kind]:
        g.then(pay_pawns, seat, box.card_cost_pawns[kind])
    for part in box.card_now[kind]:
        g.then(carry_out, seat, part)


PLAY: Final = [play_to_hire, play_to_move, play_for_effect]


class MoveFrom(Decision[Guilds]):
    """GOL-6.6  Which pawn the card moves."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return sources(g, seat, g.move_mask)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.origin = option
        MOVE_TO.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else why_no_pawn(g, option, "GOL-6.6")


MOVE_FROM: Final = MoveFrom("move-from", SOURCE_DOMAIN)


# Costs


def pay_cards(g: Guilds, seat: Seat, n: int) -> None:
    """GOL-6.9  Discard that many other cards; which ones is the player's choice."""
    g.owed = n
    PAY_CARD.ask(g, seat)


def cards_in_hand(g: Guilds, seat: Seat) -> list[int]:
    """The kinds of which the next of `owed` cards can be; only the first where all must go, so that nobody is asked."""
    base = seat * KINDS
    found = [kind for kind, count in enumerate(g.hand[base : base + KINDS]) if count]
    return found if g.hand_size[seat] > g.owed else found[:1]


class PayCard(Decision[Guilds]):
    """GOL-6.9, GOL-6.11  A card that is discarded as payment; it is not played."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return cards_in_hand(g, seat)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        discard(g, seat, option)
        g.tell("pays-card", seat, option)
        g.owed -= 1
        if g.owed:
            PAY_CARD.ask(g, seat)

    def tell_forced(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.tell("only-pay-card", option, to=seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "GOL-6.9"

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        return {"n": g.owed}


PAY_CARD: Final = PayCard("pay-card", CARD_DOMAIN)


def pay_pawns(g: Guilds, seat: Seat, n: int) -> None:
    """GOL-6.10  Return that many own pawns of the city to the supply; which ones is the player's choice."""
    g.owed = n
    PAY_PAWN.ask(g, seat)


class PayPawn(Decision[Guilds]):
    """GOL-6.10, GOL-6.18  A pawn that goes back to the supply as payment; masters may pay too."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        places = pawns_of(g, seat)
        left = sum([g.pawns[seat * PLACES + place] for place in places])
        return places if left > g.owed else places[:1]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        base = seat * PLACES
        g.pawns[base + option] -= 1
        g.pawns[base + SUPPLY] += 1
        if g.sink is not None:
            g.tell("pays-pawn", seat, place_thing(g, option))
        g.owed -= 1
        if g.owed:
            PAY_PAWN.ask(g, seat)

    def tell_forced(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.tell("only-pay-pawn", place_thing(g, option), to=seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "GOL-6.10"

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        return {"n": g.owed}


PAY_PAWN: Final = PayPawn("pay-pawn", SOURCE_DOMAIN)


# The end of the turn


def end_turn(g: Guilds, seat: Seat) -> None:
    """GOL-6.12  Effects of the end of the turn, then the cards away, then the draw, then the hand limit."""
    g.tell("ends-turn", seat)
    for played in g.front:
        if played % USE_COUNT == FOR_EFFECT:
            for part in g.box.card_end_of_turn[played // USE_COUNT]:
                g.then(carry_out, seat, part)
    g.then(clear_and_draw, seat)
    g.then(check_hand_limit, seat)


def base_draw(g: Guilds) -> int:
    """GOL-6.13, GOL-6.14  4 cards if none was played, otherwise 2; none in the last round."""
    if g.round == g.box.rounds[g.seats]:
        return 0
    return g.box.draw_after_playing if g.front else g.box.draw_after_not_playing


def draw_if_ended(g: Guilds, seat: Seat) -> int:
    """GOL-6.12, GOL-6.13  How many cards the player would draw if the turn ended now, effects included."""
    n = base_draw(g)
    for played in g.front:
        if played % USE_COUNT == FOR_EFFECT:
            for part in g.box.card_end_of_turn[played // USE_COUNT]:
                if g.box.part_verb[part] == DRAW and is_met(g, part):
                    n += amount(g, seat, part)
    return min(n, cards_to_draw(g) + len(g.front))


def clear_and_draw(g: Guilds, seat: Seat) -> None:
    """GOL-6.12  The played cards go to the discard pile before the draw; what lasted this turn ends (GOL-7.14)."""
    n = base_draw(g) + g.extra
    for played in g.front:
        g.discard[played // USE_COUNT] += 1
    g.front = []
    g.did = 0
    g.extra = 0
    if n:
        draw_cards(g, seat, n)


def hand_limit(g: Guilds, seat: Seat) -> int:
    """GOL-6.15, GOL-10.3  7 cards, or what a controlled tile with a permanent effect says."""
    limit = g.box.hand_limit
    limits = g.box.tile_hand_limit
    for cell, tile in enumerate(g.tile):
        if tile != NO_TILE and limits[tile] and controls(g, seat, cell):
            limit = max(limit, limits[tile])
    return limit


def check_hand_limit(g: Guilds, seat: Seat) -> None:
    """GOL-6.15  Excess cards of the player's choice are discarded, at the end of the own turn only."""
    excess = g.hand_size[seat] - hand_limit(g, seat) if g.hand_size[seat] > g.box.hand_limit else 0
    if excess > 0:
        g.owed = excess
        DISCARD_CARD.ask(g, seat)


class DiscardCard(Decision[Guilds]):
    """GOL-6.15, GOL-15.2  A card above the limit; always confirmed by the player."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return cards_in_hand(g, seat)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        discard(g, seat, option)
        g.tell("discards", seat, option)
        g.owed -= 1
        if g.owed:
            DISCARD_CARD.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "GOL-6.15"

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        return {"n": g.owed, "limit": hand_limit(g, seat)}


DISCARD_CARD: Final = DiscardCard("discard-card", CARD_DOMAIN, pauses=True)
