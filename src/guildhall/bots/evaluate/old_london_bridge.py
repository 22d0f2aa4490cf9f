"""What a position of Old London Bridge promises: the points of now, and what the turns to come will add."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.games.old_london_bridge.box import (
    BONUS_KINDS,
    COLOURS,
    HIGHEST_NUMBER,
    SLOTS,
)
from guildhall.games.old_london_bridge.bridge import is_park
from guildhall.games.old_london_bridge.scoring import card_sum, points
from guildhall.games.old_london_bridge.state import NO_CARD, Bridge
from guildhall.kernel.state import Seat, State

PER_TURN: Final = 2.2  # pounds that a turn brings besides the power of its building
PER_POWER: Final = 0.95
PER_SPACE: Final = 0.45  # a space on a track, besides the coins already taken
NEAR_END: Final = 0.08  # more for every space beyond the middle: the last one pays most
PER_CARD_POINT: Final = 0.35  # a card in hand wins turns
PER_TILE: Final = 1.6  # a bonus tile, while there are rounds to use it
ROOM: Final = 4.5  # house numbers that each further building uses up
PER_LOST_NUMBER: Final = 0.25
TIE: Final = 0.001


class BridgeEvaluator(Evaluator):
    def points(self, g: State) -> list[float]:
        table = cast(Bridge, g)
        totals = [float(value) for value in points(table)]
        if g.waiting == 0:
            for place, seat in enumerate(table.chapel_order):
                totals[seat] -= TIE * place
            return totals
        for seat in range(g.seats):
            totals[seat] += self.promise(table, seat)
        return totals

    def promise(self, g: Bridge, seat: Seat) -> float:
        """What the turns to come will add to the points of now."""
        turns = turns_left(g, seat)
        box = g.box
        built = g.built[seat]
        value = PER_TURN * turns
        empty = SLOTS - built
        value += float(box.payment[min(empty, len(box.payment) - 1)])
        missing = max(0, empty - turns)
        value -= float(box.payment[min(missing, len(box.payment) - 1)])
        shields = 0
        for colour in range(len(COLOURS)):
            shields += g.shields[seat * len(COLOURS) + colour]
        value += PER_POWER * turns * (shields / len(COLOURS) + turns / 5.0)
        last = g.bridge[seat * SLOTS + built - 1] if built else HIGHEST_NUMBER
        if not is_park(last):
            value -= PER_LOST_NUMBER * max(0.0, ROOM * min(turns, empty) - last)
        if turns:
            value += self.tracks(g, seat, turns)
            value += PER_CARD_POINT * card_sum(g, seat) * min(1.0, turns / 4.0)
        first = seat * BONUS_KINDS
        tiles = 0
        for kind in range(first, first + BONUS_KINDS):
            tiles += g.tiles[kind] + g.fresh[kind]
        return value + (PER_TILE - 1.0) * min(tiles, turns)

    def tracks(self, g: Bridge, seat: Seat, turns: int) -> float:
        """A marker far ahead is close to the reward at the end of its track."""
        value = 0.0
        for space, last in ((g.chapel[seat], g.box.chapel_length), (g.gate[seat], g.box.gate_length)):
            if space < last:
                value += PER_SPACE * space + NEAR_END * max(0, space - last // 2) ** 2 * min(1.0, turns / 3.0)
        return value

    def doubt(self, g: State) -> float:
        table = cast(Bridge, g)
        return 1.5 + 0.7 * turns_left(table, 0)


def turns_left(g: Bridge, seat: Seat) -> int:
    """How many buildings a seat can still build."""
    per_round = g.box.cards_played[g.seats]
    turns = (g.box.rounds[g.seats] - g.round) * per_round
    if g.round == 0 or not g.order:
        return turns + (per_round if g.round else 0)
    for place in range(2):
        turns += g.played[seat * 2 + place] != NO_CARD
    return turns + (1 if g.tile else 0)


EVALUATOR: Final = BridgeEvaluator()
TUNING: Final = Tuning()
