"""A small network that corrects a hand-made evaluator, and says which answers are promising.

It looks at the table once for each seat, from that seat's place, so it is the same network in every seat and for every
number of seats. Its input is what that seat sees, as `guildhall.encode` writes it, and what the hand-made evaluator
notices and expects. Numbers about the other seats share their weights, however many there are.

For each seat it gives a correction of the expected points and one of the seat's strength. Chances are the softmax of
strengths, and the hand-made ones are where it starts, so a network that knows nothing changes nothing. The policy is a
number for every answer of the game, computed for those on offer only.

All numbers are in vectors, so compiled code makes no object of them. Nothing here remembers a position: threads may
share a network.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from guildhall.bots.evaluate.base import Evaluator, Opinion
from guildhall.encode.base import ONE, Encoder
from guildhall.kernel.state import Seat, State

PER_POINT: Final = 0.05  # of inputs that are points
SUMMARY: Final = 8  # inputs besides the traits of a seat and the others' average
MANTISSA: Final = 0x7FFFFF
SIGN_BIT: Final = 1 << 31  # of float32


def powers_of_two() -> list[float]:
    """By exponent of a float32: what its mantissa, as a whole number, is multiplied by. Zero for denormal numbers."""
    return [0.0, *(2.0 ** (exponent - 150) for exponent in range(1, 255)), 0.0]


@final
class Layer:
    """A matrix by input, and what is added: `weights[input * size + unit]`."""

    weights: vec[float]
    bias: vec[float]
    size: i64

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        self.weights = vec[float](weights)
        self.bias = vec[float](bias)
        self.size = len(bias)

    def add(self, total: vec[float], unit: i64, number: float) -> None:
        """Add what an input contributes."""
        at: i64 = unit * self.size
        weights = self.weights
        i: i64 = 0
        while i < self.size:
            total[i] = total[i] + number * weights[at + i]
            i += 1

    def after(self, before: vec[float]) -> vec[float]:
        """The layer's numbers from those before it, of which only positive ones count."""
        total = self.bias[:]
        i: i64 = 0
        while i < len(before):
            if before[i] > 0.0:
                self.add(total, i, before[i])
            i += 1
        return total


@final
class Network:
    """The weights, and how they are used."""

    seen: Layer  # by row of the observation
    noticed: Layer  # by trait; its bias is zero
    hidden: Layer
    value: Layer  # corrections: strength, points
    policy: vec[float]  # by action: a weight for each number of the last hidden layer, and what is added
    rows: dict[int, vec[i32]]  # by number of seats: the row of each number of an observation
    powers: vec[float]

    def __init__(
        self, seen: Layer, noticed: Layer, hidden: Layer, value: Layer, policy: list[float], rows: dict[int, list[int]]
    ) -> None:
        self.seen = seen
        self.noticed = noticed
        self.hidden = hidden
        self.value = value
        self.policy = vec[float](policy)
        self.rows = {}
        for seats in rows:
            self.rows[seats] = vec[i32](rows[seats])
        self.powers = vec[float](powers_of_two())

    def look(self, encoder: Encoder, g: State, seat: i64, noticed: vec[float]) -> vec[float]:
        """What the network makes of a position from a seat's place: the last hidden layer."""
        observation = encoder.observation(g, seat)
        rows = self.rows[g.seats]
        seen = self.seen
        total = seen.bias[:]
        i: i64 = 0
        while i < len(observation):
            bits: i64 = i64(observation[i])
            if bits:
                seen.add(total, i64(rows[i]), 1.0 if bits == ONE else self.number(bits))
            i += 1
        i = 0
        while i < len(noticed):
            if noticed[i] != 0.0:
                self.noticed.add(total, i, noticed[i])
            i += 1
        return self.hidden.after(total)

    def number(self, bits: i64) -> float:
        """The number that these bits of a float32 stand for."""
        sign = 1.0
        if bits < 0:
            bits += SIGN_BIT
            sign = -1.0
        whole: i64 = (bits & MANTISSA) + MANTISSA + 1
        return sign * float(int(whole)) * self.powers[bits >> 23]

    def preference(self, last: vec[float], action: i64) -> float:
        """How promising an action is, on a logarithmic scale."""
        size: i64 = len(last)
        at: i64 = action * (size + 1)
        policy = self.policy
        total = policy[at + size]
        i: i64 = 0
        while i < size:
            if last[i] > 0.0:
                total += last[i] * policy[at + i]
            i += 1
        return total


@final
class NetworkEvaluator(Evaluator):
    """A hand-made evaluator with a network on top. Rollouts and look-ahead still use the hand-made points alone."""

    hand: Evaluator
    network: Network
    encoders: dict[int, Encoder]  # by number of seats
    prior_weight: float  # of the network in the priors of a search; 0: none

    def __init__(
        self, hand: Evaluator, network: Network, encoders: dict[int, Encoder], prior_weight: float = 0.0
    ) -> None:
        super().__init__()
        self.calibrate(hand.sharpness, hand.offsets)
        self.hand = hand
        self.network = network
        self.encoders = encoders
        self.prior_weight = prior_weight

    # What the network says

    def judge(self, g: State) -> Opinion:
        if g.waiting == 0 or g.seats not in self.encoders:
            return self.hand.judge(g)
        return self.corrected(g)

    def judge_horizon(self, g: State) -> Opinion:
        if g.waiting == 0 or g.seats not in self.encoders:
            return self.hand.judge_horizon(g)
        return self.corrected(g)

    def corrected(self, g: State) -> Opinion:
        expected = self.hand.horizon_points(g)
        inputs = self.inputs(g, expected)
        scale = self.hand.margin_scale(g)
        points = [0.0] * g.seats
        strengths = [0.0] * g.seats
        for seat in range(g.seats):
            found = self.network.value.after(self.network.look(self.encoders[g.seats], g, seat, inputs[seat]))
            strengths[seat] = expected[seat] / scale + found[0]
            points[seat] = expected[seat] + found[1] / PER_POINT
        alone = [1.0 / (1.0 + exp(self.hand.par(g) / scale - strengths[0]))]
        chances = alone if g.seats == 1 else shares(strengths)
        return Opinion(points, chances, chances)

    def prior_share(self) -> float:
        return self.prior_weight

    def preferences(self, g: State, seat: Seat) -> list[float]:
        decision = g.asked[seat]
        if decision is None or seat < 0 or g.seats not in self.encoders:
            return []
        encoder = self.encoders[g.seats]
        inputs = self.inputs(g, self.hand.horizon_points(g))
        last = self.network.look(encoder, g, seat, inputs[seat])
        first: i64 = encoder.first_action[decision]
        return shares([self.network.preference(last, first + option) for option in g.offered[seat]])

    def inputs(self, g: State, expected: list[float]) -> list[vec[float]]:
        """By seat: its traits, the average of the others', and a summary of what everybody can expect."""
        traits = [self.hand.traits(g, seat) for seat in range(g.seats)]
        scale = self.hand.margin_scale(g)
        progress = self.hand.progress(g)
        return [seat_inputs(seat, traits, expected, scale, progress) for seat in range(g.seats)]

    # What stays hand-made

    def points(self, g: State) -> list[float]:
        return self.hand.points(g)

    def horizon_points(self, g: State) -> list[float]:
        return self.hand.horizon_points(g)

    def margin_scale(self, g: State) -> float:
        return self.hand.margin_scale(g)

    def par(self, g: State) -> float:
        return self.hand.par(g)

    def phase(self, g: State) -> int:
        return self.hand.phase(g)

    def progress(self, g: State) -> float:
        return self.hand.progress(g)

    def policy(self, g: State, seat: Seat) -> list[int]:
        return self.hand.policy(g, seat)

    def traits(self, g: State, seat: Seat) -> list[float]:
        return self.hand.traits(g, seat)

    def is_deterministic(self, g: State) -> bool:
        return self.hand.is_deterministic(g)

    def transposition_key(self, g: State) -> int:
        return self.hand.transposition_key(g)


def seat_inputs(
    seat: Seat, traits: list[list[float]], expected: list[float], scale: float, progress: float
) -> vec[float]:
    """What a network is told besides the observation. Training writes the same numbers with this function."""
    seats = len(expected)
    count = len(traits[seat])
    found = vec[float]([0.0] * (2 * count + SUMMARY))
    best, total = -1.0e9, 0.0
    for i in range(count):
        found[i] = traits[seat][i]
    for other in range(seats):
        if other != seat:
            for i in range(count):
                found[count + i] += traits[other][i] / (seats - 1)
            best = max(best, expected[other])
            total += expected[other]
    own = expected[seat]
    at = 2 * count
    found[at] = own * PER_POINT
    if seats > 1:
        found[at + 1] = (own - total / (seats - 1)) * PER_POINT
        found[at + 2] = (own - best) * PER_POINT
        found[at + 3] = max(-4.0, min(4.0, (own - best) / scale))
    found[at + 4] = scale * PER_POINT
    found[at + 5] = progress
    found[at + 6] = seats / 6.0
    found[at + 7] = seat / 6.0
    return found


def shares(strengths: list[float]) -> list[float]:
    """Softmax."""
    best = strengths[0]
    for value in strengths:
        best = max(best, value)
    odds = [exp(value - best) for value in strengths]
    total = 0.0
    for value in odds:
        total += value
    return [value / total for value in odds]
