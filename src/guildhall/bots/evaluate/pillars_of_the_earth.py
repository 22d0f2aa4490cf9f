"""What a position of The Pillars of the Earth is worth: points, builders, and what cubes and gold can become."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Linear, Tuning
from guildhall.bots.evaluate.calibration import OFFSETS, SHARPNESS
from guildhall.games.pillars_of_the_earth.box import KIND_COUNT, PRIVILEGE_COUNT, RESOURCE_CARD_COUNT, SPACE_COUNT
from guildhall.games.pillars_of_the_earth.state import (
    BUILDERS,
    CATHEDRAL_STEP,
    FOREST_STEP,
    WOOL_MILL_STEP,
    Pillars,
)
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001
FIRST_KIND: Final = 12
FIRST_SPACE: Final = FIRST_KIND + KIND_COUNT
FIRST_PRIVILEGE: Final = FIRST_SPACE + SPACE_COUNT
FEATURES: Final = FIRST_PRIVILEGE + PRIVILEGE_COUNT
WEIGHTS: Final = [
    *(0.10, 0.06, -0.4),  # gold: now, for later rounds, and the lack of it
    0.85,  # points that the craftsmen can make from the cubes this round
    *(1.2, 0.1, 2.0, 0.2),  # craftsmen: points in later rounds and now, the best one, gold
    *(0.4, 0.02, 0.4, 0.3),  # builders and workers in hand, being start player, grey workers
    *(0.35, 0.55, 0.35, 0.8),  # cubes left over: wood, stone, sand, metal
    *(0.7, 0.6, 0.5, 1.2, 0.8, 0.9, 0.9, 0.9, 0.7, 1.0, 1.0, 0.8, 0.5, 0.4, 0.3, 0.2, 0.4),  # builders, by space
    *(4.0, 3.5, 2.5, 2.0, 2.5, 2.0, 3.5, 1.0, 1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 0.5, 0.5),  # privileges
]
LAST_ROUND: Final = 6.0
# In which step of a round a builder on each space is served.
SERVED: Final[tuple[int, ...]] = (4, 6, 6, 7, 7, 11, 11, 11, 11, 12, 12, 13, 14, 14, 14, 14, 16)


class PillarsEvaluator(Linear):
    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def current_points(self, g: State) -> list[float]:
        table = cast(Pillars, g)
        return [table.vp[seat] + TIE * table.gold[seat] for seat in range(g.seats)]

    def features(self, g: State, seat: Seat) -> list[float]:
        return pillars_features(cast(Pillars, g), seat)

    def progress(self, g: State) -> float:
        return (cast(Pillars, g).round - 1) / (LAST_ROUND - 1.0)

    def margin_scale(self, g: State) -> float:
        table = cast(Pillars, g)
        return 1.0 + 0.9 * (7 - table.round)


def pillars_features(g: Pillars, seat: Seat) -> list[float]:
    features = [0.0] * FEATURES
    box = g.box
    rounds = (LAST_ROUND - g.round) / LAST_ROUND  # after this one
    building = 1 if g.phase <= CATHEDRAL_STEP else 0
    cubes = coming_cubes(g, seat)
    gold = g.gold[seat]
    if g.phase <= WOOL_MILL_STEP:
        gold += g.mill[seat]
    features[0] = float(gold)
    features[1] = gold * rounds
    features[2] = float(max(0, 4 - gold)) * (rounds + 0.1)
    value, used = conversion(g, seat, cubes) if building else (0, [0] * KIND_COUNT)
    features[3] = float(value)
    capacity = 0
    best = 0
    income = 0
    for card in g.rows[seat]:
        capacity += box.craft_vp[card] * box.craft_capacity[card]
        best = max(best, box.craft_vp[card])
        income += box.craft_gold[card] * box.craft_capacity[card]
    features[4] = capacity * rounds
    features[5] = float(capacity)
    features[6] = best * rounds
    features[7] = income * rounds
    features[8] = float(g.bag[seat] + g.aside[seat]) if g.phase <= BUILDERS else 0.0
    features[9] = float(g.workers[seat]) if g.phase < BUILDERS else 0.0
    features[10] = 1.0 if g.start == seat else 0.0
    features[11] = 1.0 if g.grey_next == seat else 0.0
    for kind in range(KIND_COUNT):
        features[FIRST_KIND + kind] = (cubes[kind] - used[kind]) * (1.0 if rounds > 0.0 else 0.0)
    if g.phase <= CATHEDRAL_STEP + 1:
        for space in range(SPACE_COUNT):
            if g.spaces[space] == seat and g.phase <= SERVED[space]:
                features[FIRST_SPACE + space] = 1.0
    for privilege in range(PRIVILEGE_COUNT):
        if g.privileges[privilege] == seat:
            features[FIRST_PRIVILEGE + privilege] = rounds + 0.1
    return features


def coming_cubes(g: Pillars, seat: Seat) -> list[int]:
    """The cubes a seat has, plus those that its cards will bring this round."""
    cubes = g.cubes[seat * KIND_COUNT : (seat + 1) * KIND_COUNT]
    for card in range(RESOURCE_CARD_COUNT):
        if g.taken[card] == seat:
            kind = g.box.card_kind[card]
            if g.phase <= FOREST_STEP + kind:
                cubes[kind] += g.box.card_yield[card]
    return cubes


def conversion(g: Pillars, seat: Seat, cubes: list[int]) -> tuple[int, list[int]]:
    """The points that a seat's craftsmen can make from its cubes this round, best ones first; and the cubes used."""
    left = cubes[:]
    total = 0
    waiting = g.rows[seat][:]
    while waiting:
        best = 0
        for i in range(1, len(waiting)):
            if value_of(g, waiting[i]) > value_of(g, waiting[best]):
                best = i
        card = waiting.pop(best)
        for _ in range(g.box.craft_capacity[card]):
            if not spend(left, g.box.craft_inputs[card]):
                break
            total += g.box.craft_vp[card]
    return total, [cubes[kind] - left[kind] for kind in range(KIND_COUNT)]


def value_of(g: Pillars, card: int) -> float:
    """About what a craftsman makes from one cube."""
    amount = 0
    inputs = g.box.craft_inputs[card]
    for at in range(1, len(inputs), 2):
        amount += inputs[at]
    return g.box.craft_vp[card] / (amount + 0.5)


def spend(cubes: list[int], inputs: tuple[int, ...]) -> bool:
    """Take the cubes for one use, if there are enough."""
    for at in range(0, len(inputs), 2):
        if cubes[inputs[at]] < inputs[at + 1]:
            return False
    for at in range(0, len(inputs), 2):
        cubes[inputs[at]] -= inputs[at + 1]
    return True


EVALUATOR: Final = PillarsEvaluator()
EVALUATOR.calibrate(SHARPNESS["pillars-of-the-earth"], OFFSETS["pillars-of-the-earth"])
TUNING: Final = Tuning(cutoff=0, lookahead_depth=1)
