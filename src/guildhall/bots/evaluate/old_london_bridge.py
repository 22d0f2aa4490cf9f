"""What a position of Old London Bridge promises: the points of now, and what the turns to come will add."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.games.old_london_bridge.bonus import USE_BEFORE_PLACING
from guildhall.games.old_london_bridge.box import COLOURS, HIGHEST_NUMBER, SLOTS
from guildhall.games.old_london_bridge.bridge import REPLACE
from guildhall.games.old_london_bridge.rondel import CHOOSE_STACK, PLACE_FIGURE
from guildhall.games.old_london_bridge.scoring import card_sum, points, tiles_held
from guildhall.games.old_london_bridge.state import NO_CARD, Bridge
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001
FAR_LEAD: Final = 4.0  # spaces on a track
MOST_TURNS: Final = 12
# Fitted to what was still to come at 60,000 positions of 1,100 games, in pounds. By the turns that are left:
TURNS: Final = [-6.4, -18.5, -21.2, -21.7, -19.9, -16.0, -9.6, -2.4, 7.8, 16.4, 26.7, 37.9, 50.9]
# For each feature: what it is worth with a turn left, and what twelve turns add to that.
FEATURES: Final = 14
WORTH: Final = [
    *(1.25, 12.14),  # shields of each colour make later buildings stronger
    *(6.07, 0.70),  # room for lower numbers after the last one
    *(1.67, -2.11),  # the payment for empty slots, many of which will be filled
    *(-4.40, 1.75),  # slots that must stay empty
    *(0.01, 5.08),  # the chapel track, and more beyond its middle: the last space pays most
    *(0.06, -0.14),
    *(0.02, 3.19),  # the gate track, likewise
    *(0.01, 0.30),
    *(-3.72, -5.62),  # leads there: no reward yet
    *(-1.92, -5.74),
    *(0.80, -0.24),  # bonus tiles
    *(0.42, -0.82),  # points on cards in hand win turns, ...
    *(-3.55, 7.31),  # ... and more than the others have wins the inn
    *(-0.60, 2.52),  # shields of one colour more than of another
]
# The same at the beginning of a round, from 360 games in which searches chose.
TURNS_TO_COME: Final = [-6.4, -18.5, -18.5, -21.7, -19.3, -16.0, -10.3, -2.4, 3.9, 16.4, 22.0, 37.9, 46.9]
PROSPECTS: Final = [
    *(0.98, 13.57),
    *(7.58, 1.11),
    *(1.75, -2.10),
    *(-2.83, 2.87),
    *(-0.10, 4.24),
    *(0.08, -0.38),
    *(-0.14, 2.41),
    *(0.05, 0.90),
    *(-2.99, -3.03),
    *(0.21, -4.07),
    *(0.38, 0.19),
    *(0.51, -0.79),
    *(-4.41, 6.71),
    *(-0.69, 1.32),
]


class BridgeEvaluator(Evaluator):
    def points(self, g: State) -> list[float]:
        return weighed(cast(Bridge, g), TURNS, WORTH)

    def outlook(self, g: State) -> list[float]:
        return weighed(cast(Bridge, g), TURNS_TO_COME, PROSPECTS)

    def stage(self, g: State) -> int:
        return cast(Bridge, g).round

    def doubt(self, g: State) -> float:
        """As leads at the beginning of a round turned into wins, in 390 games in which searches chose."""
        return min(9.0, 3.5 + 0.9 * turns_left(cast(Bridge, g), 0))


def weighed(g: Bridge, by_turns: list[float], worth: list[float]) -> list[float]:
    """The points of now, and what each seat can hope for."""
    totals = [float(value) for value in points(g)]
    if g.waiting == 0:
        for place, seat in enumerate(g.chapel_order):
            totals[seat] -= TIE * place
        return totals
    cards = [card_sum(g, seat) for seat in range(g.seats)]
    for seat in range(g.seats):
        turns = turns_left(g, seat)
        share = turns / MOST_TURNS
        total = by_turns[turns]
        if turns:
            features = bridge_features(g, seat, turns, cards)
            for i in range(FEATURES):
                total += features[i] * (worth[2 * i] + worth[2 * i + 1] * share)
        totals[seat] += total
    return totals


def bridge_features(g: Bridge, seat: Seat, turns: int, cards: list[int]) -> list[float]:
    built = g.built[seat]
    empty = SLOTS - built
    payment = g.box.payment
    last = g.bridge[seat * SLOTS + built - 1] if built else HIGHEST_NUMBER
    shields, most, least = 0, 0, SLOTS
    for colour in range(len(COLOURS)):
        count = g.shields[seat * len(COLOURS) + colour]
        shields += count
        most = max(most, count)
        least = min(least, count)
    return [
        shields / len(COLOURS),
        min(last, HIGHEST_NUMBER) / HIGHEST_NUMBER,
        float(payment[min(empty, len(payment) - 1)]),
        float(max(0, empty - turns)),
        float(g.chapel[seat]),
        beyond_the_middle(g.chapel[seat], g.box.chapel_length),
        float(g.gate[seat]),
        beyond_the_middle(g.gate[seat], g.box.gate_length),
        lead(g.chapel, seat, FAR_LEAD),
        lead(g.gate, seat, FAR_LEAD),
        float(tiles_held(g, seat)),
        float(cards[seat]),
        lead(cards, seat, 6.0),
        float(most - least),
    ]


def beyond_the_middle(space: int, length: int) -> float:
    """The square of the spaces beyond the middle of a track, until its end is reached."""
    return float(max(0, space - length // 2) ** 2) if space < length else 0.0


def lead(values: list[int], seat: Seat, most: float) -> float:
    """By how much a seat leads, between -1 and 1; `most` and more is 1."""
    other = 0
    for each in range(len(values)):
        if each != seat:
            other = max(other, values[each])
    return max(-1.0, min(1.0, (values[seat] - other) / most))


def turns_left(g: Bridge, seat: Seat) -> int:
    """How many buildings a seat can still build, that of its turn included until it is built."""
    per_round = g.box.cards_played[g.seats]
    turns = (g.box.rounds[g.seats] - g.round) * per_round
    if g.round == 0 or not g.order:
        return turns + (per_round if g.round else 0)
    for place in range(2):
        turns += g.played[seat * 2 + place] != NO_CARD
    asked = g.asked[seat]
    if asked is PLACE_FIGURE or asked is CHOOSE_STACK or asked is USE_BEFORE_PLACING or asked is REPLACE:
        turns += 1
    return turns


EVALUATOR: Final = BridgeEvaluator()
TUNING: Final = Tuning(heat=0.1, cut=60, picks=5, steps=3, ahead=2, ripe=4, prior=10)
assert len(WORTH) == len(PROSPECTS) == 2 * FEATURES
assert len(TURNS) == len(TURNS_TO_COME) == MOST_TURNS + 1
