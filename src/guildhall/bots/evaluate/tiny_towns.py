"""What a town promises: its points of now, the room it has, and the patterns that are nearly there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from guildhall.bots.evaluate.base import Linear, Tuning
from guildhall.games.tiny_towns.box import COTTAGE, FARM, MONUMENT, NO_CARD, PUBLIC_TYPES, TYPE_COUNT
from guildhall.games.tiny_towns.feeding import FED, survey
from guildhall.games.tiny_towns.patterns import FIRST_WORD, Board
from guildhall.games.tiny_towns.scoring import places_by, points_of
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import board_of, cubes_of
from guildhall.kernel.state import Seat, State

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

TIE: Final = 0.01
MISSING: Final = 3  # patterns that lack fewer cubes than this are looked at
FIRST_NEAR: Final = 6  # of the features: by cubes that are missing, and by type
FEATURES: Final = FIRST_NEAR + MISSING * TYPE_COUNT
WEIGHTS: Final = [
    *(0.95, 0.05, -0.05),  # empty squares, their square, cubes
    *(1.2, 1.5, 1.0),  # Cottages that are not fed, what a farm could still feed, having a farm
    *(2.5, 2.5, 1.8, 2.0, 2.0, 2.0, 1.5, 3.0),  # a pattern that is complete, by type
    *(1.5, 1.5, 1.0, 1.2, 1.2, 1.2, 0.9, 1.8),  # one that lacks a cube
    *(0.6, 0.6, 0.4, 0.5, 0.5, 0.5, 0.4, 0.8),  # one that lacks two
]


class TownsEvaluator(Linear):
    def __init__(self) -> None:
        self.weights = WEIGHTS[:]

    def now(self, g: State) -> list[float]:
        table = cast(Towns, g)
        points = points_of(table)
        if g.waiting:
            return [float(value) for value in points]
        places = places_by(table, points)
        return [points[seat] - TIE * places[seat] for seat in range(g.seats)]

    def features(self, g: State, seat: Seat) -> list[float]:
        return town_features(cast(Towns, g), seat)

    def doubt(self, g: State) -> float:
        table = cast(Towns, g)
        room = 0
        for seat in range(g.seats):
            room = max(room, table.empty[seat].bit_count())
        return 1.5 + 0.25 * room

    def par(self, g: State) -> float:
        return 26.0


def town_features(g: Towns, seat: Seat) -> list[float]:
    features = [0.0] * FEATURES
    if g.finished[seat] or NO_CARD in g.cards:
        return features
    board = board_of(g, seat)
    empty = g.empty[seat]
    room = empty.bit_count()
    town = survey(g, seat)
    cottages = town[COTTAGE].bit_count()
    features[0] = float(room)
    features[1] = room * room / 16.0
    features[2] = float(cubes_of(g, seat).bit_count())
    features[3] = float((town[COTTAGE] & ~town[FED]).bit_count())
    features[4] = float(min(4, max(0, 4 * town[FARM].bit_count() - cottages))) * room / 16.0
    features[5] = 1.0 if town[FARM] else 0.0
    for kind in range(TYPE_COUNT):
        if kind < PUBLIC_TYPES:
            card = g.cards[kind]
        elif g.raised[seat]:
            break
        else:
            card = g.monument[seat]
            if card == NO_CARD:
                break
        near = nearness(g.box.shapes[card], board, empty)
        if near < MISSING:
            features[FIRST_NEAR + near * TYPE_COUNT + kind] = 1.0
    return features


def nearness(shape: list[int], board: Board, empty: int) -> int:
    """How many cubes a pattern lacks where it lacks fewest, squares for them being empty; MISSING for all that many."""
    best = MISSING
    free_squares: i64 = empty
    at = 0
    end = len(shape)
    while at < end:
        whole: i64 = shape[at]
        lacks_one: i64 = 0
        lacks_two: i64 = 0
        at += 3
        stop = at + shape[at - 1]
        for cell in range(at, stop):
            shift: i64 = shape[cell]
            have = board.first >> shift if shift < FIRST_WORD else board.second >> (shift - FIRST_WORD)
            free = free_squares >> (shift & 15)
            lacks_two = (lacks_two & have) | (lacks_one & free)
            lacks_one = (lacks_one & have) | (whole & free)
            whole &= have
        at = stop
        if whole:
            return 0
        if lacks_one:
            best = 1
        elif lacks_two and best > 2:
            best = 2
    return best


EVALUATOR: Final = TownsEvaluator()
TUNING: Final = Tuning(cut=0, ahead=2)
assert MONUMENT == PUBLIC_TYPES
