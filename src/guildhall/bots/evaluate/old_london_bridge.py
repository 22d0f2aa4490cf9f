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
from guildhall.games.old_london_bridge.scoring import card_sum, points
from guildhall.games.old_london_bridge.state import NO_CARD, Bridge
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001


class BridgeEvaluator(Evaluator):
    """Weights are pounds; they come from recorded games, and from playing one set of them against another."""

    def __init__(self) -> None:
        self.per_turn = 2.0  # what a turn brings besides the rest
        self.shield = 1.5  # shields of each colour make later buildings stronger: now, ...
        self.shield_turn = 1.0  # ... and with every turn to come
        self.chapel = 0.12  # a space on the chapel track, for every turn to come
        self.chapel_end = 0.03  # more beyond the middle, by the square of the spaces: the last one pays most
        self.gate = 0.03
        self.gate_end = 0.09
        self.lead = -1.2  # a lead on a track is not yet a reward
        self.card = 0.15  # a point on a card in hand wins turns
        self.inn_lead = 2.0
        self.tile = 0.3  # a bonus tile is worth more than at the end while it can be used
        self.room = 0.6  # room for further buildings: by turn, if the last number is the highest
        self.missing = 1.0  # a slot that will stay empty
        self.filled = 0.7  # the payment for empty slots that will be filled

    def points(self, g: State) -> list[float]:
        table = cast(Bridge, g)
        totals = [float(value) for value in points(table)]
        if g.waiting == 0:
            for place, seat in enumerate(table.chapel_order):
                totals[seat] -= TIE * place
            return totals
        cards = [card_sum(table, seat) for seat in range(g.seats)]
        for seat in range(g.seats):
            turns = turns_left(table, seat)
            if turns:
                totals[seat] += self.bridge(table, seat, turns) + self.tracks(table, seat, turns)
                totals[seat] += self.hand(table, seat, turns, cards)
        return totals

    def bridge(self, g: Bridge, seat: Seat, turns: int) -> float:
        """What turns to come will build, and how strong that will be."""
        built = g.built[seat]
        empty = SLOTS - built
        payment = g.box.payment
        value = self.per_turn * turns
        value += self.filled * payment[min(empty, len(payment) - 1)]
        value -= self.missing * max(0, empty - turns)
        shields = 0
        for colour in range(len(COLOURS)):
            shields += g.shields[seat * len(COLOURS) + colour]
        value += shields * (self.shield + self.shield_turn * turns) / len(COLOURS)
        last = g.bridge[seat * SLOTS + built - 1] if built else HIGHEST_NUMBER
        return value + self.room * min(last, HIGHEST_NUMBER) / HIGHEST_NUMBER * min(turns, empty)

    def tracks(self, g: Bridge, seat: Seat, turns: int) -> float:
        """A marker far ahead is close to the reward at the end of its track; a lead can be lost."""
        chapel, gate = g.chapel[seat], g.gate[seat]
        value = turns * (self.chapel * chapel + self.gate * gate)
        if chapel < g.box.chapel_length:
            value += self.chapel_end * max(0, chapel - g.box.chapel_length // 2) ** 2
        if gate < g.box.gate_length:
            value += self.gate_end * max(0, gate - g.box.gate_length // 2) ** 2
        share = min(1.0, turns / 4.0) * self.lead
        return value + share * (lead(g.chapel, seat, 4.0) + lead(g.gate, seat, 4.0))

    def hand(self, g: Bridge, seat: Seat, turns: int, cards: list[int]) -> float:
        """Cards win turns, and tiles help."""
        first = seat * BONUS_KINDS
        tiles = 0
        for kind in range(first, first + BONUS_KINDS):
            tiles += g.tiles[kind] + g.fresh[kind]
        value = self.tile * min(tiles, turns) + self.card * min(turns, 6) / 6.0 * cards[seat]
        return value + self.inn_lead * lead(cards, seat, 6.0)

    def stage(self, g: State) -> int:
        return cast(Bridge, g).round

    def doubt(self, g: State) -> float:
        table = cast(Bridge, g)
        return 1.5 + 0.7 * turns_left(table, 0)


def lead(values: list[int], seat: Seat, most: float) -> float:
    """By how much a seat leads, between -1 and 1; `most` and more is 1."""
    other = 0
    for each in range(len(values)):
        if each != seat:
            other = max(other, values[each])
    return max(-1.0, min(1.0, (values[seat] - other) / most))


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
TUNING: Final = Tuning(cut=30, picks=3, prior=10)
