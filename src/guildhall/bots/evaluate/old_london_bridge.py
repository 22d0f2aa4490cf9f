"""What a position of Old London Bridge is worth: money, and what leads, shields and turns will add to it.

A reward for the first in a scoring field counts by how far a seat leads, not by who would get it now. In the middle of
the game a lead of a space or two is soon lost, and bots that trusted it stopped just in front of the others.
"""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.evaluate.calibration import OFFSETS, SHARPNESS
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
SAFE_LEADS: Final = (4.0, 4.0, 4.0, 2.0)  # by scoring field
SOON: Final = 2  # spaces on the chapel track
MOST_TURNS: Final = 12
# Fitted to 1,496 games for two, played by searches with earlier weights of this kind: at the start of every round, to
# the lead at the end of the game. In pounds, by the turns that are left; 11 and 12 extrapolate 8 to 10.
TURNS: Final = [-5.6, -5.6, -5.6, -5.9, -6.3, -5.2, -4.2, -1.4, 1.4, 6.2, 11.1, 16.0, 20.9]
# For each feature: its weight at the end of the game, and what twelve turns add to that.
FEATURES: Final = 17
WORTH: Final = [
    *(-0.27, 15.07),  # shields, which make later buildings stronger
    *(2.37, 2.41),  # the last number built, below which the next must be
    *(-3.16, -2.14),  # slots that must stay empty
    *(0.31, 1.33),  # the chapel track, and the spaces beyond its middle
    *(0.05, -0.06),
    *(0.27, 0.55),  # the gate track, likewise
    *(-0.04, 0.65),
    *(0.96, 2.32),  # leads in the four scoring fields: chapel, gate, ...
    *(1.33, -0.62),
    *(0.92, -1.09),  # ... cards in hand ...
    *(2.02, -0.31),  # ... and buildings
    *(1.41, 1.38),  # bonus tiles
    *(3.15, -1.79),  # bonus tiles that move on the chapel track
    *(0.46, 0.78),  # points on cards in hand, which win turn order
    *(0.00, 0.24),  # money, which buys the centre
    *(0.75, -0.66),  # coins on the next spaces of the chapel track
    *(0.46, 0.52),  # strong actions in sight
]
# How often of 100 times searches played each card with a 0, when they could, in 70 games; then pairs without a 0.
ONE_CARD: Final = [35, 22, 18, 17, 22]
EQUAL_PAIR: Final = 6
OTHER_PAIR: Final = 2
TWO_CARDS: Final = [ONE_CARD[high] if low == 0 else EQUAL_PAIR if low == high else OTHER_PAIR for high, low in PAIRS]


class BridgeEvaluator(Evaluator):
    def points(self, g: State) -> list[float]:
        return expected(cast(Bridge, g))

    def phase(self, g: State) -> int:
        return cast(Bridge, g).round

    def policy(self, g: State, seat: Seat) -> list[int]:
        """A card is spent now and pays off later, so look-ahead would always keep the best cards."""
        asked = g.asked[seat]
        if asked is CHOOSE_TWO_CARDS:
            return [TWO_CARDS[option] for option in g.offered[seat]]
        if asked is CHOOSE_CARD:
            return [ONE_CARD[option] for option in g.offered[seat]]
        return []

    def progress(self, g: State) -> float:
        table = cast(Bridge, g)
        return (table.round - 1) / max(1, table.box.rounds[g.seats] - 1)

    def traits(self, g: State, seat: Seat) -> list[float]:
        table = cast(Bridge, g)
        turns = turns_left(table, seat)
        fields = ranked_fields(table, [0.0] * g.seats)
        return [float(turns), *bridge_features(table, seat, turns, fields)]

    def margin_scale(self, g: State) -> float:
        """Fitted to how often leads at the start of a round turned into wins, in the games of WORTH."""
        return 3.5 + 0.28 * turns_left(cast(Bridge, g), 0)


def expected(g: Bridge) -> list[float]:
    """Money plus what each seat can hope for; the final points once nobody can build any more."""
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
    """The values that each scoring field compares. One that compares nobody is empty: its pay goes to `totals`."""
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
        lead(fields[0], seat, SAFE_LEADS[0]),
        lead(fields[1], seat, SAFE_LEADS[1]),
        lead(fields[2], seat, SAFE_LEADS[2]),
        lead(fields[3], seat, SAFE_LEADS[3]),
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


def lead(values: list[int], seat: Seat, safe: float) -> float:
    """The average lead of a seat over each of the others, from -1 to 1, where `safe` or more is 1."""
    if not values:
        return 0.0
    total = 0.0
    for other in range(len(values)):
        if other != seat:
            total += max(-1.0, min(1.0, (values[seat] - values[other]) / safe))
    return total / (len(values) - 1)


def coins_soon(g: Bridge, chapel: int) -> int:
    """The coins on the next spaces of the chapel track."""
    coins = g.box.chapel_coins
    total = 0
    for space in range(chapel + 1, min(chapel + SOON, len(coins) - 1) + 1):
        total += coins[space]
    return total


def second_power(g: Bridge, seat: Seat, last: int) -> int:
    """The power of the second strongest action among the visible buildings that could come after the last one.

    The strongest is often taken by others, or out of reach.
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
    """How many buildings a seat can still build, including that of the current turn until it stands."""
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
EVALUATOR.calibrate(SHARPNESS["old-london-bridge"], OFFSETS["old-london-bridge"])
TUNING: Final = Tuning(
    exploration=2.0,
    prior_temperature=0.1,
    cutoff=120,
    rollout_candidates=8,
    rollout_answers=3,
    horizon=2,
    trace_decay=0.5,
    lookahead_depth=2,
    expansion_threshold=4,
    prior_visits=10,
    answers=6,
)
assert len(WORTH) == 2 * FEATURES
assert len(TURNS) == MOST_TURNS + 1
