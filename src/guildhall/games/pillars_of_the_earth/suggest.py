"""The rest as suggested (POE-R47): what the workshop finds best, carried over to the table."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth.box import KIND_COUNT, NO_MARK
from guildhall.games.pillars_of_the_earth.events import extra_uses
from guildhall.games.pillars_of_the_earth.state import Pillars, has_mark
from guildhall.games.pillars_of_the_earth.workshop import Workshop, best_cubes, best_uses
from guildhall.kernel.state import Seat


def works(g: Pillars, seat: Seat, craftsman: int) -> bool:
    """POE-8.3  Whether the "!" craftsman that a card needs is in the row."""
    needs = g.box.craft_needs[craftsman]
    return needs == NO_MARK or has_mark(g, seat, needs)


def cubes_at(g: Pillars, seat: Seat) -> list[int]:
    """A player's cubes by kind."""
    return g.cubes[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]


def ways_to_boost(g: Pillars, seat: Seat, left: list[int], extra: int) -> list[list[int]]:
    """POE-10.6  Uses left by card of the row: as they are, and with the extra use on each card that can have it."""
    found = [left]
    if extra:
        for i, craftsman in enumerate(g.rows[seat]):
            if g.box.craft_boostable[craftsman] and works(g, seat, craftsman):
                more = left[:]
                more[i] += extra
                found.append(more)
    return found


def suggest_uses(g: Pillars, seat: Seat) -> list[int]:
    """The cards of the row to use, one by one, in an order that loses nothing."""
    row = g.rows[seat]
    is_last = g.round == g.box.rounds
    left = [g.box.craft_capacity[card] - g.uses[i] if works(g, seat, card) else 0 for i, card in enumerate(row)]
    best = [-1]
    for allowed in ways_to_boost(g, seat, left, g.extra):
        found = best_uses(g.box, row, allowed, cubes_at(g, seat), g.gold[seat], is_last)
        if found[-1] > best[-1]:
            best = found
    best.pop()
    return in_good_order(g, seat, best)


def in_good_order(g: Pillars, seat: Seat, uses: list[int]) -> list[int]:
    """Payments as soon as they can be made, gains when they cannot; then the other gains, then all the rest."""
    box = g.box
    row = g.rows[seat]
    gold = g.gold[seat]
    pays: list[int] = []
    gains: list[int] = []
    rest: list[int] = []
    for i, craftsman in enumerate(row):
        into = pays if box.craft_pays[craftsman] else gains if box.craft_gold[craftsman] else rest
        into.extend([i] * uses[i])
    found: list[int] = []
    while pays:
        if gold >= box.craft_pays[row[pays[0]]]:
            gold -= box.craft_pays[row[pays[0]]]
            found.append(pays.pop(0))
        else:
            gold += box.craft_gold[row[gains[0]]]
            found.append(gains.pop(0))
    return found + gains + rest


def suggest_trade(g: Pillars, seat: Seat, may_buy: list[bool], may_sell: list[bool]) -> tuple[int, int]:
    """The next action of the best plan for the market as it stands: a kind and how many to buy, below zero to sell.

    Zero is to leave. Builders elsewhere may spoil the plan, so it is made anew at every turn.
    """
    have = cubes_at(g, seat)
    lowest = [0 if may_sell[kind] else have[kind] for kind in range(KIND_COUNT)]
    highest = [have[kind] + (g.market[kind] if may_buy[kind] else 0) for kind in range(KIND_COUNT)]
    wanted = plan_trades(g, seat, have, lowest, highest)
    return next_trade(g, seat, [wanted[kind] - have[kind] for kind in range(KIND_COUNT)])


def plan_trades(g: Pillars, seat: Seat, have: list[int], lowest: list[int], highest: list[int]) -> list[int]:
    """How many cubes of each kind the player should take into step 13."""
    box = g.box
    row = g.rows[seat]
    is_last = g.round == box.rounds
    best: list[int] = [-1]
    uses: list[int] = []
    capacity = [box.craft_capacity[card] if works(g, seat, card) else 0 for card in row]
    for allowed in ways_to_boost(g, seat, capacity, extra_uses(g)):
        shop = Workshop(box, row, allowed, is_last)
        found = best_cubes(shop, have, lowest, highest, g.gold[seat])
        if found[0] > best[0]:
            best = found
            uses = allowed
    wanted = best[1:]
    if not is_last and sum(wanted) > box.cubes_carried:
        sell_surplus(g, seat, uses, have, lowest, wanted)
    return wanted


def sell_surplus(
    g: Pillars, seat: Seat, allowed: list[int], have: list[int], lowest: list[int], wanted: list[int]
) -> None:
    """POE-6.13.9  Cubes that could not be carried into the next round are sold too, the cheapest first."""
    box = g.box
    gold = g.gold[seat] - sum(box.price[kind] * (wanted[kind] - have[kind]) for kind in range(KIND_COUNT))
    uses = best_uses(box, g.rows[seat], allowed, wanted, min(gold, box.gold_max), False)
    left = cubes_left(g, seat, uses, wanted)
    gained = sum(box.craft_gold[card] * uses[i] for i, card in enumerate(g.rows[seat]))
    surplus = sum(left) - box.cubes_carried
    for kind in sorted(range(KIND_COUNT), key=box.price.__getitem__):
        most = box.gold_max - gained - box.price[kind]  # gold above the maximum is lost as surely as the cube
        while surplus > 0 and left[kind] and wanted[kind] > lowest[kind] and gold <= most:
            wanted[kind] -= 1
            left[kind] -= 1
            surplus -= 1
            gold += box.price[kind]


def cubes_left(g: Pillars, seat: Seat, uses: list[int], cubes: list[int]) -> list[int]:
    """What these uses leave of the cubes."""
    left = cubes[:]
    for i, craftsman in enumerate(g.rows[seat]):
        inputs = g.box.craft_inputs[craftsman]
        for j in range(0, len(inputs), 2):
            left[inputs[j]] -= uses[i] * inputs[j + 1]
    return left


def next_trade(g: Pillars, seat: Seat, difference: list[int]) -> tuple[int, int]:
    """Buy as much as can be paid, before others do; sell when nothing can be paid, or when all has been bought."""
    price = g.box.price
    gold = g.gold[seat]
    buying = False
    bought = (0, 0)
    for kind in range(KIND_COUNT):
        if difference[kind] > 0:
            buying = True
            number = min(difference[kind], gold // price[kind])
            if number > bought[1]:
                bought = (kind, number)
    if bought[1]:
        return bought
    sold = (0, 0)
    for kind in range(KIND_COUNT):
        if difference[kind] < 0:
            room = (g.box.gold_max - gold) // price[kind]
            number = max(difference[kind], -room) if buying else difference[kind]
            if number < sold[1]:
                sold = (kind, number)
    return sold
