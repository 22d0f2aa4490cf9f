"""What a town is worth: current points, started patterns, free space, and what its buildings may still gain."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Linear, Tuning
from guildhall.bots.evaluate.calibration import OFFSETS, SHARPNESS
from guildhall.bots.evaluate.tiny_towns_patterns import TOO_MANY, started_patterns
from guildhall.bots.evaluate.tiny_towns_worth import ABILITY_WORTH, COUNT, fed_squares, next_of_a_set, worth_of
from guildhall.games.tiny_towns.box import (
    BY_COUNT,
    CARD_COUNT,
    COTTAGE,
    FACTORY,
    FARM,
    FEEDS_ANY,
    IF_ADJACENT,
    IF_ADJACENT_FED,
    IF_NOT_ADJACENT,
    MONUMENT,
    NO_CARD,
    PER_ADJACENT_COTTAGE,
    PER_FED_COTTAGE,
    PUBLIC_TYPES,
    SCORING,
    TAVERN,
    TYPE_COUNT,
    TYPES_IN_LINES,
)
from guildhall.games.tiny_towns.feeding import FED, survey
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, Board, squares_in
from guildhall.games.tiny_towns.placing import resource_to_place
from guildhall.games.tiny_towns.scoring import of_types, places_by, points_of
from guildhall.games.tiny_towns.state import Towns, is_solo, right_of
from guildhall.games.tiny_towns.town import ADJACENT, LINES
from guildhall.kernel.state import Seat, State

TIE: Final = 0.01
SOLO_SCALE: Final = 6.0  # the margin scale of a game alone
FULL_HOPE: Final = 8  # with this many empty squares everything may still be built
CACHE_SIZE: Final = 1 << 17  # towns
FEATURES: Final = 36
WEIGHTS: Final = [  # fitted to the final points of more than a thousand towns, played with earlier weights
    *(0.86, 1.02, 1.22),  # the values of picked patterns: complete, lacking one cube, lacking two
    *(-1.87, -1.54, -1.42),  # the numbers of these patterns
    *(-0.87, -0.75),  # cubes in no picked pattern: in another started one, and in none
    *(0.54, -0.71, 0.06, -0.20, 0.11),  # empty squares: the first one, up to 2, up to 4, up to 8, all
    *(0.15, -0.05),  # points per cube, times empty squares: of the best building, and averaged over the types
    *(0.33, 0.76, 0.65),  # unfed Cottages, more Cottages that the farms could feed, having a farm
    *(0.08, -0.03, -0.11),  # possible gains of Wells, of buildings that want a neighbour, and of an Abbey
    *(-0.27, 0.22, -0.02),  # possible gains of Chapels, Temples and Theaters
    *(0.12, -1.00),  # the next building of a set; the abilities of factories
    *(0.97, -1.00),  # a monument still to build; the ability of one that stands
    *(0.12, 0.71),  # empty squares without an empty neighbour; being in the game
    *(0.10, 0.76),  # neighbours among empty squares, and among squares without a building
    *(-0.13, 0.34),  # 2 x 2 blocks of the same
    *(0.25, -0.31),  # three in a line without a building; single squares without a building
]
HORIZON_WEIGHTS: Final = [  # the same at the start of a turn, fitted to 570 games alone, played by searches
    *(1.02, 0.83, 1.00),
    *(-4.10, -2.17, -1.94),
    *(-1.27, -1.37),
    *(1.41, -0.77, 0.23, -0.22, -0.04),
    *(0.18, -0.24),
    *(0.97, 0.94, -0.47),
    *(0.21, 0.73, 0.10),
    *(2.45, -0.13, 0.71),
    *(0.05, -0.19),
    *(0.90, -2.79),
    *(0.18, 0.28),
    *(0.10, 1.41),
    *(-0.09, -0.21),
    *(0.23, 0.06),
]

TownKey = tuple[int, int, int, int, int, int, int, int]


class TownsEvaluator(Linear):
    """Caches its results by town, since features are slow and a search meets the same towns again and again."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, HORIZON_WEIGHTS)
        self.cache: dict[TownKey, float] = {}

    def expected_gain(self, g: State, seat: Seat, weights: list[float]) -> float:
        table = cast(Towns, g)
        if not has_future(table, seat):
            return 0.0
        key = town_key(table, seat, weights is self.horizon_weights)
        if key in self.cache:
            return self.cache[key]
        value = Linear.expected_gain(self, g, seat, weights)
        if len(self.cache) >= CACHE_SIZE:
            self.cache.clear()
        self.cache[key] = value
        return value

    def current_points(self, g: State) -> list[float]:
        table = cast(Towns, g)
        points = points_of(table)
        if g.waiting:
            return [float(value) for value in points]
        places = places_by(table, points)
        return [points[seat] - TIE * places[seat] for seat in range(g.seats)]

    def features(self, g: State, seat: Seat) -> list[float]:
        return town_features(cast(Towns, g), seat)

    def phase(self, g: State) -> int:
        return cast(Towns, g).turn

    def progress(self, g: State) -> float:
        table = cast(Towns, g)
        room = 0
        for seat in range(g.seats):
            room = max(room, COUNT[table.boards[seat].empty])
        return 1.0 - room / SQUARE_COUNT

    def margin_scale(self, g: State) -> float:
        table = cast(Towns, g)
        room = 0
        for seat in range(g.seats):
            room = max(room, COUNT[table.boards[seat].empty])
        return SOLO_SCALE if g.seats == 1 else 2.5 + 0.2 * room

    def par(self, g: State) -> float:
        return 18.0

    def is_deterministic(self, g: State) -> bool:
        """TT-16.4  Alone, once every card has been seen: they return in the order in which they went under the pile."""
        table = cast(Towns, g)
        return is_solo(table) and not table.town_hall and table.turn > 0 and not any(table.pile.unseen)

    def transposition_key(self, g: State) -> int:
        table = cast(Towns, g)
        town = town_key(table, 0, True), table.shrine[0], table.watch[0], tuple(table.stored)
        return hash((town, tuple(sorted(table.face_up)), tuple(table.pile.bottom)))


def has_future(g: Towns, seat: Seat) -> bool:
    """Whether a town can still change, and the cards in play are known."""
    return not g.finished[seat] and NO_CARD not in g.cards


def town_key(g: Towns, seat: Seat, at_horizon: bool) -> TownKey:
    """Everything that the expected gain of a town depends on, with the choice of weights."""
    board = board_to_be(g, seat)
    groups = [0, 0, 0]
    at = seat * TYPE_COUNT
    for kind in range(TYPE_COUNT):
        groups[kind % 3] = groups[kind % 3] << SQUARE_COUNT | g.buildings[at + kind]
    rivals = COUNT[g.buildings[right_of(g, seat) * TYPE_COUNT + TAVERN]]  # TT-11.12
    rest = (
        (rivals * (CARD_COUNT + 1) + g.monument[seat] + 1) * 4 + (2 if g.raised[seat] else 0) + (1 if at_horizon else 0)
    )
    squares = board.empty << SQUARE_COUNT | board.cubes
    return board.first, board.second, squares, groups[0], groups[1], groups[2], g.in_play, rest


def board_to_be(g: Towns, seat: Seat) -> Board:
    """A town's board, with the cube that its seat has placed but not yet revealed."""
    board = g.boards[seat]
    spot = g.spot[seat]
    if 0 <= spot < SQUARE_COUNT:
        board = board.copy()
        board.put_cube(resource_to_place(g, seat), 1 << spot, g.box.lookup.reaching)
    return board


def town_features(g: Towns, seat: Seat) -> list[float]:
    features = [0.0] * FEATURES
    if not has_future(g, seat):
        return features
    board = board_to_be(g, seat)
    empty: int = board.empty
    cubes: int = board.cubes
    unbuilt = empty | cubes
    room = COUNT[empty]
    hope = min(1.0, room / FULL_HOPE)
    town = survey(g, seat)
    worth = worth_of(g, seat, town, unbuilt, hope)
    patterns = started_patterns(g, seat, board, worth)
    left = patterns.pick(cubes, features, 0)
    features[6] = float(COUNT[left & patterns.covered])
    features[7] = float(COUNT[left & ~patterns.covered])
    features[8] = float(min(room, 1))
    features[9] = float(min(room, 2))
    features[10] = float(min(room, 4))
    features[11] = float(min(room, 8))
    features[12] = float(room)
    count_rates(g, seat, worth, unbuilt, room, features)
    count_growth(g, seat, town, unbuilt, hope, features)
    features[29] = 1.0
    count_shape(empty, unbuilt, features)
    return features


def count_shape(empty: int, unbuilt: int, features: list[float]) -> None:
    """Connected squares can still hold patterns; a building in the middle breaks them up."""
    features[28] = float(lone_squares(empty))
    across, down = empty & empty >> 1 & 0x7777, empty & empty >> 4
    features[30] = float(COUNT[across] + COUNT[down])
    features[32] = float(COUNT[across & across >> 4])
    across, down = unbuilt & unbuilt >> 1 & 0x7777, unbuilt & unbuilt >> 4
    features[31] = float(COUNT[across] + COUNT[down])
    features[33] = float(COUNT[across & across >> 4])
    features[34] = float(COUNT[across & unbuilt >> 2 & 0x3333] + COUNT[down & unbuilt >> 8])
    features[35] = float(lone_squares(unbuilt))


def lone_squares(squares: int) -> int:
    """How many of these squares have none of the others beside them."""
    alone = 0
    for square in squares_in(squares):
        if not ADJACENT[square] & squares:
            alone += 1
    return alone


def count_rates(g: Towns, seat: Seat, worth: list[float], unbuilt: int, room: int, features: list[float]) -> None:
    """Points per cube: of the best building, and averaged over the best squares of all types."""
    best, total = 0.0, 0.0
    squares = squares_in(unbuilt)
    for kind in range(TYPE_COUNT):
        card = g.cards[kind] if kind < PUBLIC_TYPES else g.monument[seat]
        if kind == MONUMENT and (card == NO_CARD or g.raised[seat]):
            continue
        first = kind * SQUARE_COUNT
        most = -1.0
        for square in squares:
            most = max(most, worth[first + square])
        rate = (most + 1.0) / g.box.shapes[card][2]
        total += rate
        best = max(best, rate)
    features[13] = best * room
    features[14] = total / PUBLIC_TYPES * room


def count_growth(g: Towns, seat: Seat, town: list[int], unbuilt: int, hope: float, features: list[float]) -> None:
    """What standing buildings may still gain."""
    box = g.box
    features[15] = COUNT[town[COTTAGE] & ~town[FED]] * hope
    if town[FARM]:
        features[16] = min(4, could_be_fed(g, town, unbuilt)) * hope
        features[17] = hope
    for kind in range(PUBLIC_TYPES):
        if town[kind]:
            count_growth_of_type(g, town, kind, unbuilt, hope, features)
    features[25] = ABILITY_WORTH[box.ability[g.cards[FACTORY]]] * COUNT[town[FACTORY]] * hope
    card = g.monument[seat]
    if card != NO_CARD:
        if g.raised[seat]:
            features[27] = ABILITY_WORTH[box.ability[card]] * hope
        else:
            features[26] = hope


def could_be_fed(g: Towns, town: list[int], unbuilt: int) -> int:
    """TT-10  How many more Cottages the farms that stand could feed."""
    card = g.cards[FARM]
    if g.box.feeding[card] == FEEDS_ANY:
        return max(0, g.box.feeds[card] * COUNT[town[FARM]] - COUNT[town[COTTAGE]])
    return COUNT[fed_squares(g, town) & unbuilt]


def count_growth_of_type(
    g: Towns, town: list[int], kind: int, unbuilt: int, hope: float, features: list[float]
) -> None:
    card = g.cards[kind]
    scoring = g.box.scoring[card]
    if scoring == PER_FED_COTTAGE:
        features[21] += g.box.points[card] * hope * COUNT[town[kind]]
    elif scoring == BY_COUNT:
        features[24] = next_of_a_set(g.box.table[card], COUNT[town[kind]], hope) * hope
    elif GROWTH[scoring]:
        named = of_types(town, g.box.types_in_text[card])
        for square in squares_in(town[kind]):
            near = growth(g, town, card, square, named, unbuilt)
            features[GROWTH[scoring]] += g.box.points[card] * hope * near


def growth(g: Towns, town: list[int], card: int, square: int, named: int, unbuilt: int) -> int:
    """On how many squares something that a building scores for can still be built."""
    scoring = g.box.scoring[card]
    beside = COUNT[ADJACENT[square] & unbuilt]
    if scoring == TYPES_IN_LINES:
        return min(3, COUNT[LINES[square] & unbuilt])
    if scoring == IF_ADJACENT_FED:
        near = COUNT[ADJACENT[square] & town[FED]]
        return (1 + near) * min(2, beside) if near < g.box.minimum[card] else 0
    if scoring == PER_ADJACENT_COTTAGE:
        return beside
    if ADJACENT[square] & named:
        return 0
    return min(1, beside) if scoring == IF_ADJACENT else beside


# By scoring rule: the feature for what its buildings may still gain; 0 for none.
GROWTH: Final = [0] * len(SCORING)
GROWTH[PER_ADJACENT_COTTAGE] = 18
GROWTH[IF_ADJACENT] = 19
GROWTH[IF_NOT_ADJACENT] = 20
GROWTH[IF_ADJACENT_FED] = 22
GROWTH[TYPES_IN_LINES] = 23


EVALUATOR: Final = TownsEvaluator()
EVALUATOR.calibrate(SHARPNESS["tiny-towns"], OFFSETS["tiny-towns"])
TUNING: Final = Tuning(
    cutoff=60,
    rollout_candidates=8,
    rollout_answers=2,
    lookahead_depth=1,
    expansion_threshold=2,
    prior_visits=2,
    answers=90,
)
assert MONUMENT == PUBLIC_TYPES
assert len(WEIGHTS) == len(HORIZON_WEIGHTS) == FEATURES
assert TOO_MANY == 3
