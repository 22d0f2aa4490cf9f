"""What a position of The Pillars of the Earth promises: the VP of now, and what goods, cards and builders bring."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.games.pillars_of_the_earth.box import (
    BISHOP,
    CASTLE,
    COURT,
    COURT_END,
    IMMEDIATE,
    KIND_COUNT,
    KINGSBRIDGE,
    MARKET,
    MARKET_END,
    METAL,
    PRIORY,
    PRIORY_END,
    RESOURCE_CARD_COUNT,
    SHIRING,
    START_PLAYER,
)
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    BISHOP_STEP,
    CATHEDRAL_STEP,
    END,
    NO_CARD,
    NOBODY,
    START_PLAYER_STEP,
    Pillars,
)
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001
PERMANENT_VALUE: Final = 0.6  # of a privilege that works in every round, for each round left
ONCE_VALUE: Final = 0.9


class PillarsEvaluator(Evaluator):
    """Weights are VP."""

    def __init__(self) -> None:
        self.gold = 0.16  # a coin, while there is something to buy with it
        self.cube = (0.45, 0.75, 0.35, 1.0)  # by kind
        self.card = 0.4  # of what a craftsman could make in each round to come
        self.worker = 0.16  # idle, on its way to the mill
        self.market = 0.7
        self.court = 0.6  # the tax that is not paid
        self.castle = 0.6
        self.bishop = 0.7
        self.start = 0.4

    def points(self, g: State) -> list[float]:
        table = cast(Pillars, g)
        if table.phase == END:
            return [table.vp[seat] + TIE * table.gold[seat] for seat in range(g.seats)]
        left = buildings_left(table)
        totals = [table.vp[seat] + self.goods(table, seat, left) for seat in range(g.seats)]
        for seat in range(g.seats):
            totals[seat] += sum(self.craftsman(table, card, left) for card in table.rows[seat])
            totals[seat] += self.workers(table, seat)
        for card, owner in enumerate(table.privileges):
            if owner >= 0:
                totals[owner] += self.privilege(table, card, left)
        for space, owner in enumerate(table.spaces):
            if owner != NOBODY:
                totals[owner] += self.builder(table, space, left)
        return totals

    def goods(self, g: Pillars, seat: Seat, left: int) -> float:
        """Gold and cubes are worth less when hardly any building is to come, and nothing after the last one."""
        if left == 0:
            return TIE * g.gold[seat]
        value = g.gold[seat] * self.gold * (0.6 if left == 1 else 1.0)
        for kind in range(KIND_COUNT):
            value += g.cubes[seat * KIND_COUNT + kind] * self.cube[kind]
        return value

    def workers(self, g: Pillars, seat: Seat) -> float:
        """Resource cards bring cubes, and the mill brings gold."""
        value = self.worker * (g.workers[seat] if g.phase < BISHOP_STEP else 0) + self.worker * g.mill[seat]
        for card in range(RESOURCE_CARD_COUNT):
            if g.taken[card] == seat:
                value += g.box.card_yield[card] * self.cube[g.box.card_kind[card]]
        return value

    def craftsman(self, g: Pillars, card: int, left: int) -> float:
        """What three uses, or as many as there are, make more than the cubes are worth; in every building to come."""
        box = g.box
        made = box.craft_vp[card] + box.craft_gold[card] * self.gold - box.craft_pays[card] * self.gold
        inputs = box.craft_inputs[card]
        for j in range(0, len(inputs), 2):
            made -= inputs[j + 1] * self.cube[inputs[j]]
        return max(0.1, made) * min(box.craft_capacity[card], 3) * left * self.card

    def privilege(self, g: Pillars, card: int, left: int) -> float:
        """A permanent one pays in every round, a one-time one once."""
        return PERMANENT_VALUE * left if g.box.privilege_kind[card] == 0 else ONCE_VALUE

    def builder(self, g: Pillars, space: int, left: int) -> float:
        """What a builder will bring from where it stands."""
        box = g.box
        if space < SHIRING and space != BISHOP:
            return self.near_builder(g, space, left)
        if space == BISHOP:
            return self.bishop
        if space < CASTLE:
            card = g.shiring[space - SHIRING]
            return self.craftsman(g, card, left) if card != NO_CARD else 0.0
        if MARKET <= space < MARKET_END:
            return self.market
        if g.round == box.rounds:
            return 0.0
        return self.start if space == START_PLAYER else self.castle

    def near_builder(self, g: Pillars, space: int, left: int) -> float:
        """Kingsbridge, priory and court."""
        box = g.box
        if PRIORY <= space < PRIORY_END:
            return float(box.priory_vp[space - PRIORY])
        if COURT <= space < COURT_END:
            return self.court + (g.court * self.cube[METAL] if space == COURT else 0.0)
        above = ABOVE_KINGSBRIDGE_1 - (space - KINGSBRIDGE)
        if above not in g.privileges:
            return 0.0
        card = g.privileges.index(above)
        if box.privilege_kind[card] != IMMEDIATE:
            return self.privilege(g, card, left)
        value = box.privilege_vp[card] + box.privilege_gold[card] * self.gold
        cubes = box.privilege_cubes[card]
        for j in range(0, len(cubes), 2):
            value += cubes[j + 1] * self.cube[cubes[j]]
        return value

    def doubt(self, g: State) -> float:
        table = cast(Pillars, g)
        return 1.5 + 1.2 * buildings_left(table)


def buildings_left(g: Pillars) -> int:
    """How often there will still be building, this round's included while it goes on."""
    left = g.box.rounds - g.round
    return left + (g.phase <= CATHEDRAL_STEP and g.round > 0) if g.phase < START_PLAYER_STEP else left


EVALUATOR: Final = PillarsEvaluator()
TUNING: Final = Tuning()
