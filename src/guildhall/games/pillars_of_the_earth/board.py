"""POE-6.3 to POE-6.11  Steps 3 to 11: wool mill, Kingsbridge, priory, resources, court, Shiring and castle."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import (
    FRANCIS_TAX,
    PRIOR_PHILIP_POINTS,
    PRIORY_POINTS,
    PRIVILEGE,
    TAX,
    TAX_SHORTAGE,
    WOOL_MILL,
    gain_gold,
    gain_vp,
    owe,
    take_from_supply,
)
from guildhall.games.pillars_of_the_earth.box import (
    CASTLE,
    COURT,
    COURT_END,
    FRANCIS,
    IMMEDIATE,
    INCOME_OF_KIND,
    KIND_COUNT,
    KINGSBRIDGE,
    METAL,
    NO_SOURCE,
    PRIOR_PHILIP,
    PRIORY,
    PRIORY_END,
    RESOURCE_CARD_COUNT,
    SAND,
    SHIRING,
    SOURCE_PRIVILEGE,
    STONE,
    TAX_EXEMPTION,
    WOOD,
)
from guildhall.games.pillars_of_the_earth.cards import join_row
from guildhall.games.pillars_of_the_earth.events import yield_change
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    CASTLE_STEP,
    COURT_STEP,
    FOREST_STEP,
    KINGSBRIDGE_STEP,
    NO_CARD,
    NOBODY,
    OUT,
    PRIORY_STEP,
    SHIRING_STEP,
    WOOL_MILL_STEP,
    Pillars,
    holds,
    seats_in_order,
    take_builder_back,
)
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

USE: Final = 0
KEEP: Final = 1


def work_in_mill(g: Pillars) -> None:
    """POE-6.3.1  Step 3: 1 gold for each worker in the wool mill; then they go home."""
    g.phase = WOOL_MILL_STEP
    for seat in seats_in_order(g):
        gain_gold(g, seat, g.mill[seat], WOOL_MILL, NO_SOURCE)
        g.workers[seat] += g.mill[seat]
        g.mill[seat] = 0


def visit_kingsbridge(g: Pillars) -> None:
    """POE-6.4.1, POE-6.4.2  Step 4: each builder brings the privilege above it; others leave the game."""
    g.phase = KINGSBRIDGE_STEP
    for i in range(2):
        above = ABOVE_KINGSBRIDGE_1 - i
        if above in g.privileges:
            give_privilege(g, g.spaces[KINGSBRIDGE + i], g.privileges.index(above))
        take_builder_back(g, KINGSBRIDGE + i)


def give_privilege(g: Pillars, seat: Seat, privilege: int) -> None:
    """POE-9.1  Immediate privileges are carried out and leave; the others lie before their owner."""
    g.privileges[privilege] = OUT
    if seat == NOBODY:
        return
    g.tell("receives-privilege", seat, privilege)
    if g.box.privilege_kind[privilege] == IMMEDIATE:
        carry_out(g, seat, privilege)
    else:
        g.privileges[privilege] = seat


def carry_out(g: Pillars, seat: Seat, privilege: int) -> None:
    """POE-9.1, POE-9.13  VP, gold up to the maximum, cubes from the supply."""
    box = g.box
    gain_vp(g, seat, box.privilege_vp[privilege], PRIVILEGE, SOURCE_PRIVILEGE + privilege)
    gain_gold(g, seat, box.privilege_gold[privilege], PRIVILEGE, SOURCE_PRIVILEGE + privilege)
    cubes = box.privilege_cubes[privilege]
    for i in range(0, len(cubes), 2):
        take_from_supply(g, seat, cubes[i], cubes[i + 1])


def score_priory(g: Pillars) -> None:
    """POE-6.5.1, POE-9.8  Step 5: 2 VP and 1 VP; Prior Philip adds 1 for each own builder."""
    g.phase = PRIORY_STEP
    for space in range(PRIORY, PRIORY_END):
        seat = g.spaces[space]
        if seat != NOBODY:
            gain_vp(g, seat, g.box.priory_vp[space - PRIORY], PRIORY_POINTS, NO_SOURCE)
            if holds(g, seat, PRIOR_PHILIP):
                amount = g.box.privilege_amount[PRIOR_PHILIP]
                gain_vp(g, seat, amount, PRIOR_PHILIP_POINTS, SOURCE_PRIVILEGE + PRIOR_PHILIP)
            take_builder_back(g, space)


def gather_wood(g: Pillars) -> None:
    """POE-6.6.1  Step 6: the forest."""
    gather(g, WOOD)


def gather_stone(g: Pillars) -> None:
    """POE-6.6.1  Step 7: the quarry."""
    gather(g, STONE)


def gather_sand(g: Pillars) -> None:
    """POE-6.6.1  Step 8: the gravel pit."""
    gather(g, SAND)


def gather(g: Pillars, kind: int) -> None:
    """POE-6.6.2 to POE-6.6.4  Each card brings its yield from the supply, and its workers go home."""
    g.phase = FOREST_STEP + kind
    box = g.box
    for card in range(RESOURCE_CARD_COUNT):
        seat = g.taken[card]
        if seat != NOBODY and box.card_kind[card] == kind:
            take_from_supply(g, seat, kind, max(0, box.card_yield[card] + yield_change(g, seat)))
            g.workers[seat] += box.card_workers[card]
            g.taken[card] = NOBODY
    bring_income(g, kind)


def bring_income(g: Pillars, kind: int) -> None:
    """POE-6.6.3, POE-9.3, POE-9.4  Aliena brings 1 wood, Tom 1 stone, Richard 1 sand, whatever the event."""
    privilege = INCOME_OF_KIND[kind]
    if g.privileges[privilege] >= 0:
        take_from_supply(g, g.privileges[privilege], kind, g.box.privilege_amount[privilege])


def collect_tax(g: Pillars) -> None:
    """POE-6.9.1  Step 9: the die is rolled, then the court has its say, then everybody else pays."""
    g.phase = COURT_STEP
    g.then(hold_court)
    ROLL_TAX.ask(g, CHANCE)


class RollTax(Draw[Pillars]):
    """POE-6.9.1, POE-1.4  The tax die."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return g.box.tax_faces

    def weights(self, g: Pillars) -> list[int]:
        return g.box.tax_weights

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.tax = option
        g.tell("rolls-tax", option)


def hold_court(g: Pillars) -> None:
    """POE-6.9.2 to POE-6.9.5  After the roll: the metal, the exemption, the payments."""
    take_court_metal(g)
    offer_exemption(g)


def take_court_metal(g: Pillars) -> None:
    """POE-6.9.2  The builder on the first space brings the metal lying at court."""
    seat = g.spaces[COURT]
    if seat != NOBODY and g.court:
        g.cubes[seat * KIND_COUNT + METAL] += g.court
        g.tell("receives-cubes", seat, g.court, METAL)
        g.court = 0


def is_at_court(g: Pillars, seat: Seat) -> bool:
    """POE-6.9.3  Whoever has a builder at court is exempt."""
    return seat in g.spaces[COURT:COURT_END]


def offer_exemption(g: Pillars) -> None:
    """POE-6.9.4, POE-9.10, POE-R52  Its owner is asked only if he would have to pay; in the last round it is used."""
    owner = g.privileges[TAX_EXEMPTION]
    if owner < 0 or is_at_court(g, owner):
        pay_tax(g)
    elif g.round == g.box.rounds:
        use_exemption(g, owner)
        pay_tax(g)
    else:
        g.then(pay_tax)
        USE_EXEMPTION.ask(g, owner)


class UseExemption(Decision[Pillars]):
    """POE-9.10  Once: no tax in this round, after seeing the roll."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [USE, KEEP]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == USE:
            use_exemption(g, seat)

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"tax": tax_of(g, seat), "gold": g.gold[seat]}


def use_exemption(g: Pillars, seat: Seat) -> None:
    """POE-9.10  The privilege leaves the game, and its owner pays nothing in this round."""
    g.privileges[TAX_EXEMPTION] = OUT
    g.exempt = seat
    g.tell("uses-privilege", seat, TAX_EXEMPTION)


def tax_of(g: Pillars, seat: Seat) -> int:
    """POE-6.9.5, POE-9.7  The roll; for the owner of Francis always 2."""
    return g.box.privilege_amount[FRANCIS] if holds(g, seat, FRANCIS) else g.tax


def pay_tax(g: Pillars) -> None:
    """POE-6.9.5, POE-6.9.6  Everybody not exempt pays what he can, and VP for what is missing."""
    for seat in seats_in_order(g):
        if seat == g.exempt or is_at_court(g, seat):
            g.tell("is-exempt", seat)
        elif holds(g, seat, FRANCIS):
            owe(g, seat, tax_of(g, seat), FRANCIS_TAX, TAX_SHORTAGE, SOURCE_PRIVILEGE + FRANCIS)
        else:
            owe(g, seat, tax_of(g, seat), TAX, TAX_SHORTAGE, NO_SOURCE)
    for space in range(COURT, COURT_END):
        take_builder_back(g, space)


def visit_shiring(g: Pillars) -> None:
    """POE-6.10.1  Step 10: the first space, then the second."""
    g.phase = SHIRING_STEP
    g.then(give_craftsman, 0)
    g.then(give_craftsman, 1)


def give_craftsman(g: Pillars, i: int) -> None:
    """POE-6.10.1 to POE-6.10.3  The builder brings the craftsman above it for nothing; else the card leaves."""
    craftsman = g.shiring[i]
    g.shiring[i] = NO_CARD
    seat = g.spaces[SHIRING + i]
    take_builder_back(g, SHIRING + i)
    if craftsman == NO_CARD:
        return
    if seat == NOBODY:
        g.removed.append(craftsman)
        return
    g.tell("receives-craftsman", seat, craftsman)
    join_row(g, seat, craftsman)


def visit_castle(g: Pillars) -> None:
    """POE-6.11.1, POE-6.11.2  Step 11: 2 grey workers for the next round."""
    g.phase = CASTLE_STEP
    g.grey_next = g.spaces[CASTLE]
    if g.grey_next != NOBODY:
        if g.round < g.box.rounds:
            g.tell("receives-workers", g.grey_next, g.box.castle_workers)
        take_builder_back(g, CASTLE)


ROLL_TAX: Final = RollTax("roll-tax", tuple(f"roll:{face}" for face in range(10)))
USE_EXEMPTION: Final = UseExemption("use-exemption", ("use", "keep"))
