"""What a position of Guilds of London is worth: points, majorities on tiles, and pawns and cards to win more."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Linear, Tuning
from guildhall.bots.evaluate.calibration import OFFSETS, SHARPNESS
from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    GUILDHALL,
    GUILDS,
    KINDS,
    NEIGHBOURS,
    PLACES,
    PLANTATION,
    SUPPLY,
    SYMBOL_COUNT,
)
from guildhall.games.guilds_of_london.decks import bits
from guildhall.games.guilds_of_london.scoring import places, points
from guildhall.games.guilds_of_london.state import Guilds, controlled, controls
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001
FEATURES: Final = 22
WEIGHTS: Final = [
    *(0.5, 1.5, 1.0, 0.5, 1.5, 0.5, 0.3),  # tiles with a majority: see `count_tile`
    *(0.25, 0.8),  # tied tiles: their prize, and how full they are
    0.3,  # tiles where others have the majority, by how full they are
    0.25,  # pawns on open tiles
    *(0.2, 0.0),  # pawns in the Guildhall; in the supply, for later rounds
    *(0.2, 0.3),  # cards in hand: now, and for later rounds
    *(0.3, 0.3),  # neutral pawns owned, pawns in the Plantation
    *(2.0, 1.0, 0.3, 0.4),  # for later rounds: mayoral cards, tiles, pawns in the Guildhall and on tiles
    0.15,  # liveries on the cards in hand
]
# The same at the start of a round, fitted to 316 games. Cards in hand are worth far more than they bring at once.
HORIZON_WEIGHTS: Final = [
    *(0.36, 0.25, 1.78, 0.58, 0.67, 3.9, 0.62),
    *(0.25, 0.8),
    2.2,
    0.04,
    *(0.57, -0.2),
    *(0.85, 1.5),
    *(1.1, 1.3),
    *(1.0, 0.1, 0.24, 1.7),
    0.37,
]


class GuildsEvaluator(Linear):
    def __init__(self) -> None:
        super().__init__(WEIGHTS, HORIZON_WEIGHTS)

    def current_points(self, g: State) -> list[float]:
        table = cast(Guilds, g)
        found = points(table)
        if g.waiting:
            return [float(value) for value in found]
        ranks = places(table)
        return [found[seat] - TIE * ranks[seat] for seat in range(g.seats)]

    def features(self, g: State, seat: Seat) -> list[float]:
        return guilds_features(cast(Guilds, g), seat)

    def phase(self, g: State) -> int:
        return cast(Guilds, g).round

    def progress(self, g: State) -> float:
        table = cast(Guilds, g)
        return table.round / table.box.rounds[g.seats]

    def margin_scale(self, g: State) -> float:
        """Fitted to how often leads at the start of a round turned into wins, in the games of HORIZON_WEIGHTS."""
        table = cast(Guilds, g)
        left = table.box.rounds[g.seats] - table.round
        return 5.0 + 0.4 * left


def guilds_features(g: Guilds, seat: Seat) -> list[float]:
    features = [0.0] * FEATURES
    if g.round == 0:
        return features
    rounds = g.box.rounds[g.seats]
    left = max(0, rounds - g.round) / rounds
    base = seat * PLACES
    wanted = wanted_liveries(g, seat)
    for cell in g.open:
        if g.pawns[base + cell]:
            count_tile(g, seat, cell, wanted, features)
    features[11] = float(g.pawns[base + GUILDHALL])
    features[12] = g.pawns[base + SUPPLY] * left
    features[13] = float(g.hand_size[seat])
    features[14] = g.hand_size[seat] * left
    features[15] = float(g.purse[seat])
    features[16] = float(g.pawns[base + PLANTATION])
    features[17] = g.kept[seat].bit_count() * left
    features[18] = len(controlled(g, seat)) * left
    features[19] = features[11] * left
    features[20] = features[10] * left
    liveries = 0
    for kind in range(KINDS):
        if g.hand[seat * KINDS + kind]:
            liveries |= g.box.card_mask[kind]
    features[21] = float((liveries & ALL_LIVERIES).bit_count())
    return features


def count_tile(g: Guilds, seat: Seat, cell: int, wanted: int, features: list[float]) -> None:
    """An open tile with pawns of this seat. The fuller it is, the sooner it is scored."""
    tile = g.tile[cell]
    mine = g.pawns[seat * PLACES + cell]
    most, everybody = 0, g.neutrals[cell]
    for other in range(g.seats):
        count = g.pawns[other * PLACES + cell]
        everybody += count
        if other != seat:
            most = max(most, count)
    full = min(1.0, everybody / max(1, g.box.tile_requires[tile]))
    prize = float(g.box.tile_vp[tile])
    features[10] += mine
    if mine > most:
        features[0] += prize * full
        features[1] += full
        features[2] += full * full
        features[3] += full * masters_beside(g, seat, cell)
        features[4] += full if g.banner[cell] & wanted else 0.0
        features[5] += full if tile >= GUILDS else 0.0
        features[6] += min(3, mine - most) * full
    elif mine == most:
        features[7] += prize * full
        features[8] += full
    else:
        features[9] += full


def masters_beside(g: Guilds, seat: Seat, cell: int) -> int:
    """How many adjacent tiles the seat controls."""
    found = 0
    for near in NEIGHBOURS[cell]:
        if controls(g, seat, near):
            found += 1
    return found


def wanted_liveries(g: Guilds, seat: Seat) -> int:
    """The liveries that a seat's mayoral cards score."""
    wanted = 0
    for card in bits(g.kept[seat]):
        if g.box.mayoral_count[card] == SYMBOL_COUNT:
            wanted |= g.box.mayoral_mask[card]
    return wanted


EVALUATOR: Final = GuildsEvaluator()
EVALUATOR.calibrate(SHARPNESS["guilds-of-london"], OFFSETS["guilds-of-london"])
TUNING: Final = Tuning(
    cutoff=120,
    rollout_candidates=16,
    rollout_answers=3,
    lookahead_depth=2,
    expansion_threshold=8,
    prior_visits=20,
    determinizations=1,
    answers=180,
)
