"""POE-4  Phase I: in order, everybody takes resource cards with workers and craftsmen with gold."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import HIRE, pay
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN, POOL_CARDS, RESOURCE_CARD_COUNT
from guildhall.games.pillars_of_the_earth.state import CARDS, Pillars, next_seat, row_limit
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

PASS: Final = 0
FIRST_CARD: Final = 1  # options from here on are pool cards


def choose_cards(g: Pillars) -> None:
    """POE-4.1  The start player begins."""
    g.phase = CARDS
    take_turn(g, g.start)


def take_turn(g: Pillars, seat: Seat) -> None:
    """POE-4.1 to POE-4.3  The next player who has not passed is on turn, while there are cards."""
    if not g.pool or all(g.passed):
        end_cards(g)
        return
    while g.passed[seat]:
        seat = next_seat(g, seat)
    g.then(take_turn, next_seat(g, seat))
    TAKE_CARD.ask(g, seat)


class TakeCard(Decision[Pillars]):
    """POE-4.1, POE-4.10  Take a card of the pool, or pass; a player who cannot take any passes."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        workers = g.workers[seat]
        gold = g.gold[seat]
        box = g.box
        found = [PASS]
        for card in g.pool:
            if card < RESOURCE_CARD_COUNT:
                if box.card_workers[card] <= workers:
                    found.append(FIRST_CARD + card)
            elif box.craft_cost[card - RESOURCE_CARD_COUNT] <= gold:
                found.append(FIRST_CARD + card)
        return found

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == PASS:
            pass_cards(g, seat)
            return
        card = option - FIRST_CARD
        g.pool.remove(card)
        if card < RESOURCE_CARD_COUNT:
            take_resource_card(g, seat, card)
        else:
            hire(g, seat, card - RESOURCE_CARD_COUNT)

    def tell_forced(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.tell("only-pass-cards", to=seat)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option - FIRST_CARD not in g.pool:
            return "POE-4.1"
        return "POE-4.4" if option - FIRST_CARD < RESOURCE_CARD_COUNT else "POE-4.7"

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"workers": g.workers[seat], "gold": g.gold[seat]}


def pass_cards(g: Pillars, seat: Seat) -> None:
    """POE-4.2  Whoever passes takes no more cards in this round."""
    g.passed[seat] = True
    g.tell("passes-cards", seat)


def take_resource_card(g: Pillars, seat: Seat, card: int) -> None:
    """POE-4.4, POE-4.5  The card lies before the player, and its workers go to forest, quarry or gravel pit."""
    g.taken[card] = seat
    g.workers[seat] -= g.box.card_workers[card]
    g.tell("takes-card", seat, card)


def hire(g: Pillars, seat: Seat, craftsman: int) -> None:
    """POE-4.7  The printed price is paid at once."""
    g.tell("hires", seat, craftsman)
    pay(g, seat, g.box.craft_cost[craftsman], HIRE, craftsman)
    join_row(g, seat, craftsman)


def join_row(g: Pillars, seat: Seat, craftsman: int) -> None:
    """POE-4.8, POE-4.9, POE-6.10.2  A craftsman joins the row; one too many, and a card must go at once."""
    g.rows[seat].append(craftsman)
    if len(g.rows[seat]) > row_limit(g, seat):
        REMOVE_CRAFTSMAN.ask(g, seat)


class RemoveCraftsman(Decision[Pillars]):
    """POE-4.8  Any card of the row, also the new one."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return sorted(g.rows[seat])

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        remove(g, seat, option)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        return None if option in g.rows[seat] else "POE-4.8"


def remove(g: Pillars, seat: Seat, craftsman: int) -> None:
    """POE-8.5  A craftsman removed from a row leaves the game."""
    g.rows[seat].remove(craftsman)
    g.removed.append(craftsman)
    g.tell("removes", seat, craftsman)


def end_cards(g: Pillars) -> None:
    """POE-4.11, POE-4.12  Craftsmen left leave the game, and all unused workers go to the wool mill."""
    for card in g.pool:
        if card >= RESOURCE_CARD_COUNT:
            g.removed.append(card - RESOURCE_CARD_COUNT)
    g.pool = []
    for seat in range(g.seats):
        g.passed[seat] = False
        g.mill[seat] = g.workers[seat]
        g.workers[seat] = 0


TAKE_CARD: Final = TakeCard("take-card", ("pass", *(f"take:{card}" for card in POOL_CARDS)))
REMOVE_CRAFTSMAN: Final = RemoveCraftsman("remove-craftsman", tuple(f"remove:{card}" for card in CRAFTSMEN))
