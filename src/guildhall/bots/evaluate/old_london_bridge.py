"""What a position of Old London Bridge promises: the money of now, and what leads, shields and turns will add to it.

Rewards for being first in a scoring field count by how far a seat leads, not by who would get them now: in the middle
of the game a lead of a space or two is soon overtaken, and bots that believed in it stopped just in front of others.
"""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.games.old_london_bridge.bonus import USE_BEFORE_PLACING
from guildhall.games.old_london_bridge.box import (
    BONUS_KINDS,
    CATEGORIES,
    CHAPEL_PLUS_2,
    COLOURS,
    GUILD,
    HIGHEST_NUMBER,
    NO_TILE,
    SLOTS,
)
from guildhall.games.old_london_bridge.bridge import REPLACE
from guildhall.games.old_london_bridge.rondel import CHOOSE_STACK, PLACE_FIGURE
from guildhall.games.old_london_bridge.round import CHOOSE_CARD, CHOOSE_TWO_CARDS, PAIRS
from guildhall.games.old_london_bridge.scoring import card_sum, counted, is_ranked, points, reward, tiles_held
from guildhall.games.old_london_bridge.state import NO_CARD, Bridge
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001
FAR_LEADS: Final = (4.0, 4.0, 4.0, 2.0)  # by scoring field: a lead of so much or more is safe
SOON: Final = 2  # spaces on the chapel track
MOST_TURNS: Final = 12
# Fitted at the start of every round to the leads at the end of 1,496 games of two in which searches chose that judged
# by earlier weights of this kind, in pounds. By the turns that are left, where 11 and 12 go on like 8 to 10:
TURNS: Final = [-5.6, -5.6, -5.6, -5.9, -6.3, -5.2, -4.2, -1.4, 1.4, 6.2, 11.1, 16.0, 20.9]
# For each feature: what it is worth at the end, and what twelve turns add to that.
FEATURES: Final = 17
WORTH: Final = [
    *(-0.27, 15.07),  # shields of each colour make later buildings stronger
    *(2.37, 2.41),  # room for lower numbers after the last one
    *(-3.16, -2.14),  # slots that must stay empty
    *(0.31, 1.33),  # the chapel track, and more beyond its middle
    *(0.05, -0.06),
    *(0.27, 0.55),  # the gate track, likewise
    *(-0.04, 0.65),
    *(0.96, 2.32),  # leads in the four scoring fields: chapel, gate, ...
    *(1.33, -0.62),
    *(0.92, -1.09),  # ... cards in hand ...
    *(2.02, -0.31),  # ... and buildings
    *(1.41, 1.38),  # bonus tiles
    *(3.15, -1.79),  # those that move on the chapel track
    *(0.46, 0.78),  # points on cards in hand win turns
    *(0.00, 0.24),  # money buys the centre
    *(0.75, -0.66),  # coins soon to be reached
    *(0.46, 0.52),  # strong actions in sight
]
# Of 100 times that a card could be played with a 0, how often it was, in 70 games of searches; and other pairs alike.
ONE_CARD: Final = [35, 22, 18, 17, 22]
TWICE: Final = 6
TWO: Final = 2
TWO_CARDS: Final = [ONE_CARD[high] if low == 0 else TWICE if low == high else TWO for high, low in PAIRS]


class BridgeEvaluator(Evaluator):
    def points(self, g: State) -> list[float]:
        return expected(cast(Bridge, g))

    def stage(self, g: State) -> int:
        return cast(Bridge, g).round

    def habits(self, g: State, seat: Seat) -> list[int]:
        """Cards are gone at once, and what they are good for comes later: a look would always keep the best ones."""
        asked = g.asked[seat]
        if asked is CHOOSE_TWO_CARDS:
            return [TWO_CARDS[option] for option in g.offered[seat]]
        if asked is CHOOSE_CARD:
            return [ONE_CARD[option] for option in g.offered[seat]]
        return []

    def doubt(self, g: State) -> float:
        """As leads at the beginning of a round turned into wins in those games."""
        return 3.5 + 0.28 * turns_left(cast(Bridge, g), 0)


def expected(g: Bridge) -> list[float]:
    """The money of now and what each seat can hope for; the final points when nobody builds any more."""
    turns = [turns_left(g, seat) for seat in range(g.seats)]
    if g.waiting == 0 or max(turns) == 0:
        final = [float(value) for value in points(g)]
        for place, seat in enumerate(g.chapel_order):
            final[seat] -= TIE * place
        return final
    totals = [float(value) for value in g.money]
    fields = ranked_fields(g, totals)
    for seat in range(g.seats):
        share = turns[seat] / MOST_TURNS
        total = TURNS[turns[seat]]
        features = bridge_features(g, seat, turns[seat], fields)
        for i in range(FEATURES):
            total += features[i] * (WORTH[2 * i] + WORTH[2 * i + 1] * share)
        totals[seat] += total
    return totals


def ranked_fields(g: Bridge, totals: list[float]) -> list[list[int]]:
    """What counts for each scoring field that compares the seats; the others pay, and have nothing to compare."""
    fields: list[list[int]] = []
    for category in range(len(CATEGORIES)):
        face = g.faces[category]
        values = counted(g, category, face)
        if is_ranked(face):
            fields.append(values)
        else:
            fields.append([])
            for seat in range(g.seats):
                totals[seat] += reward(g, face, values[seat])
    return fields


def bridge_features(g: Bridge, seat: Seat, turns: int, fields: list[list[int]]) -> list[float]:
    built = g.built[seat]
    last = g.bridge[seat * SLOTS + built - 1] if built else HIGHEST_NUMBER + 1
    chapel, gate = g.chapel[seat], g.gate[seat]
    plus = seat * BONUS_KINDS + CHAPEL_PLUS_2
    return [
        shields(g, seat) / len(COLOURS),
        min(last, HIGHEST_NUMBER) / HIGHEST_NUMBER,
        float(max(0, SLOTS - built - turns)),
        float(chapel),
        beyond_the_middle(chapel, g.box.chapel_length),
        float(gate),
        beyond_the_middle(gate, g.box.gate_length),
        lead(fields[0], seat, FAR_LEADS[0]),
        lead(fields[1], seat, FAR_LEADS[1]),
        lead(fields[2], seat, FAR_LEADS[2]),
        lead(fields[3], seat, FAR_LEADS[3]),
        float(tiles_held(g, seat)),
        float(g.tiles[plus] + g.fresh[plus]),
        float(card_sum(g, seat)),
        float(g.money[seat]),
        float(coins_soon(g, chapel)),
        float(second_power(g, seat, last)),
    ]


def shields(g: Bridge, seat: Seat) -> int:
    total = 0
    for colour in range(len(COLOURS)):
        total += g.shields[seat * len(COLOURS) + colour]
    return total


def beyond_the_middle(space: int, length: int) -> float:
    """The square of the spaces beyond the middle of a track, until its end is reached."""
    return float(max(0, space - length // 2) ** 2) if space < length else 0.0


def lead(values: list[int], seat: Seat, far: float) -> float:
    """By how much a seat leads the others on average, between -1 and 1; `far` and more is 1."""
    if not values:
        return 0.0
    total = 0.0
    for other in range(len(values)):
        if other != seat:
            total += max(-1.0, min(1.0, (values[seat] - values[other]) / far))
    return total / (len(values) - 1)


def coins_soon(g: Bridge, chapel: int) -> int:
    """The coins on the next spaces of the chapel track."""
    coins = g.box.chapel_coins
    total = 0
    for space in range(chapel + 1, min(chapel + SOON, len(coins) - 1) + 1):
        total += coins[space]
    return total


def second_power(g: Bridge, seat: Seat, last: int) -> int:
    """The power of the second strongest action among the buildings in sight that could be added after the last one.

    The strongest will often be gone, or out of reach.
    """
    first, second = 0, 0
    for kind in range(GUILD):
        tile = g.tops[kind]
        if tile != NO_TILE and (tile < last or last > HIGHEST_NUMBER):
            power = g.shields[seat * len(COLOURS) + g.box.colour_of[tile]] + 1
            if power > first:
                first, second = power, first
            elif power > second:
                second = power
    return second


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
TUNING: Final = Tuning(
    exploration=2.0, heat=0.1, cut=120, picks=8, steps=3, stages=2, early=0.5, ahead=2, ripe=4, prior=10, slips=1.6
)
assert len(WORTH) == 2 * FEATURES
assert len(TURNS) == MOST_TURNS + 1
