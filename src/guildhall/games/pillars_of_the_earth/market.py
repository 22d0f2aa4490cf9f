"""POE-6.12  Step 12: the market, turn by turn, until every builder has left."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import BUY, SELL, gain_gold, pay
from guildhall.games.pillars_of_the_earth.box import (
    KIND_COUNT,
    KINDS,
    MARKET,
    MARKET_END,
    SOURCE_KIND,
    STONE,
    STONECUTTER,
    WOOD,
    WOODWORKER,
)
from guildhall.games.pillars_of_the_earth.state import (
    MARKET_STEP,
    NOBODY,
    Pillars,
    has_mark,
    take_builder_back,
)
from guildhall.games.pillars_of_the_earth.suggest import suggest_trade
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

# The answers: leave, do the rest as suggested, buy 1 to 4 of a kind, sell 1 to 24 of a kind.
LEAVE: Final = 0
AS_SUGGESTED: Final = 1
FIRST_BUY: Final = 2
MOST_BOUGHT: Final = 4
FIRST_SALE: Final = 14  # FIRST_BUY + 3 * MOST_BOUGHT
MOST_SOLD: Final = 24
ALL_TRADES: Final = list(range(FIRST_SALE + KIND_COUNT * MOST_SOLD))


def open_market(g: Pillars) -> None:
    """POE-6.12.1  The builder on the first space begins."""
    g.phase = MARKET_STEP
    trade_next(g, MARKET)


def trade_next(g: Pillars, space: int) -> None:
    """POE-6.12.1, POE-6.12.10  The next builder on the market is on turn, again and again, until none is left."""
    for at in range(space, space + MARKET_END - MARKET):
        if at >= MARKET_END:
            at -= MARKET_END - MARKET
        if g.spaces[at] != NOBODY:
            g.trader = at
            g.then(trade_next, at + 1 if at + 1 < MARKET_END else MARKET)
            take_market_turn(g, g.spaces[at])
            return
    close_market(g)


def take_market_turn(g: Pillars, seat: Seat) -> None:
    """POE-6.12.2  One action of one builder; whoever trusts the suggestion is not asked again."""
    if g.suggested[seat]:
        trade_as_suggested(g, seat)
    else:
        TRADE.ask(g, seat)


def trade_as_suggested(g: Pillars, seat: Seat) -> None:
    """POE-R47  The next action of the best plan for points."""
    kind, number = suggest_trade(g, seat, can_buy(g, seat), can_sell(g, seat))
    if number > 0:
        buy(g, seat, kind, number)
    elif number < 0:
        sell(g, seat, kind, -number)
    else:
        leave(g, seat)


def close_market(g: Pillars) -> None:
    """POE-6.12.10  Nobody is left; the ban on selling what was bought ends with the step."""
    g.trader = NOBODY
    for seat in range(g.seats):
        g.bought[seat] = 0
        g.suggested[seat] = False


def can_buy(g: Pillars, seat: Seat) -> list[bool]:
    """POE-6.12.3, POE-6.12.8  Kinds that a player may buy at all: never metal, and wood only with a woodworker."""
    found = g.box.buyable[:]
    if not has_mark(g, seat, WOODWORKER):
        found[WOOD] = False
    return found


def can_sell(g: Pillars, seat: Seat) -> list[bool]:
    """POE-6.12.7, POE-6.12.8  Kinds that a player may sell: none bought in this step, stone only with a stonecutter."""
    bought = g.bought[seat]
    found = [bought >> kind & 1 == 0 for kind in range(KIND_COUNT)]
    if found[STONE] and not has_mark(g, seat, STONECUTTER):
        found[STONE] = False
    return found


class Trade(Decision[Pillars]):
    """POE-6.12.2, POE-6.12.9  Buy cubes of one kind, sell cubes of one kind, or leave; without a trade one leaves."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        gold = g.gold[seat]
        price = g.box.price
        buy = can_buy(g, seat)
        sell = can_sell(g, seat)
        found = [LEAVE]
        for kind in range(KIND_COUNT - 1):
            if buy[kind]:
                number = min(g.market[kind], gold // price[kind])
                first = FIRST_BUY + kind * MOST_BOUGHT
                found += ALL_TRADES[first : first + number]
        for kind in range(KIND_COUNT):
            if sell[kind]:
                number = min(g.cubes[seat * KIND_COUNT + kind], MOST_SOLD)
                first = FIRST_SALE + kind * MOST_SOLD
                found += ALL_TRADES[first : first + number]
        if len(found) > 1:
            found.insert(1, AS_SUGGESTED)
        return found

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == AS_SUGGESTED:
            g.suggested[seat] = True
            g.tell("trades-as-suggested", seat)
            trade_as_suggested(g, seat)
        else:
            trade(g, seat, option)

    def tell_forced(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.tell("only-leave-market", to=seat)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option < FIRST_SALE:
            kind = (option - FIRST_BUY) // MOST_BOUGHT
            return "POE-6.12.3" if can_buy(g, seat)[kind] else "POE-6.12.8"
        kind = (option - FIRST_SALE) // MOST_SOLD
        if can_sell(g, seat)[kind]:
            return "POE-6.12.5"
        return "POE-6.12.7" if g.bought[seat] >> kind & 1 else "POE-6.12.8"

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"gold": g.gold[seat]}


def trade(g: Pillars, seat: Seat, option: Option) -> None:
    """POE-6.12.2  Exactly one action."""
    if option == LEAVE:
        leave(g, seat)
    elif option < FIRST_SALE:
        kind, less = divmod(option - FIRST_BUY, MOST_BOUGHT)
        buy(g, seat, kind, less + 1)
    else:
        kind, less = divmod(option - FIRST_SALE, MOST_SOLD)
        sell(g, seat, kind, less + 1)


def buy(g: Pillars, seat: Seat, kind: int, number: int) -> None:
    """POE-6.12.3, POE-6.12.4, POE-6.12.7  From the market stock; the kind cannot be sold any more in this step."""
    g.tell("buys", seat, number, kind)
    pay(g, seat, number * g.box.price[kind], BUY, SOURCE_KIND + kind)
    g.market[kind] -= number
    g.cubes[seat * KIND_COUNT + kind] += number
    g.bought[seat] |= 1 << kind


def sell(g: Pillars, seat: Seat, kind: int, number: int) -> None:
    """POE-6.12.5  To the supply, not to the market; gold above the maximum is lost."""
    g.tell("sells", seat, number, kind)
    g.cubes[seat * KIND_COUNT + kind] -= number
    g.supply[kind] += number
    gain_gold(g, seat, number * g.box.price[kind], SELL, SOURCE_KIND + kind)


def leave(g: Pillars, seat: Seat) -> None:
    """POE-6.12.6  The builder goes back into the bag."""
    take_builder_back(g, g.trader)
    g.tell("leaves-market", seat)


TRADE: Final = Trade(
    "trade",
    (
        "leave",
        "as-suggested",
        *(f"buy:{kind}:{number}" for kind in KINDS[:3] for number in range(1, MOST_BOUGHT + 1)),
        *(f"sell:{kind}:{number}" for kind in KINDS for number in range(1, MOST_SOLD + 1)),
    ),
)
