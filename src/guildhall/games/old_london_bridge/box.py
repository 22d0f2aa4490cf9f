"""The box: all that is printed on tiles, cards and board, as tables the rules look things up in.

What the rules are *about* (six types of building, twelve slots, eight bonus tiles) is fixed here; what is *printed*
(numbers, shields, incomes, coins, payments) comes from the component file.
"""

from __future__ import annotations

from typing import Final

# Building types, in the order of the rulebook.
CHAPEL: Final = 0
GATE: Final = 1
INN: Final = 2
SHOP: Final = 3
GUILD: Final = 4
PARK: Final = 5
TYPES: Final = ("chapel", "gate", "inn", "shop", "guild", "park")

COLOURS: Final = ("blue", "orange", "grey", "green")
ALL_COLOURS: Final = 4  # the colour of a guild, which carries all four shields

# A building tile is its house number; parks, which have none, follow as one kind per colour.
NO_TILE: Final = 0
HIGHEST_NUMBER: Final = 60
TILES: Final = 65
TILE_NAMES: Final = ("-", *map(str, range(1, 61)), *("park-" + colour for colour in COLOURS))

SLOTS: Final = 12
OUTER_SPACES: Final = 6
CENTRE: Final = 6  # the space in the middle of the rondel, after outer spaces 0 to 5
SPACES: Final = 7
NOWHERE: Final = -1

CARD_VALUES: Final = 5  # 0, Peter de Colechurch, to 4, the Lord
CARDS: Final = ("peter", "merchant", "lady", "cleric", "lord")
LADY: Final = 2

STEPS: Final = ("A", "B", "C", "D")
ANY_ROTATION: Final = -1

# Bonus tiles.
SHARE_SPACE: Final = 0
FREE_CENTRE: Final = 1
USE_X: Final = 2
TAKE_BACK_CARD: Final = 3
CHAPEL_PLUS_2: Final = 4
GATE_PLUS_2: Final = 5
CARD_PLUS_1: Final = 6
TAKE_LADY: Final = 7
BONUS: Final = (
    "share-space",
    "free-centre",
    "use-x",
    "take-back-card",
    "chapel-plus-2",
    "gate-plus-2",
    "card-plus-1",
    "take-lady",
)
BONUS_KINDS: Final = 8
BONUS_STACKS: Final = 3
BONUS_PLACES: Final = ("left", "middle", "right")

# Scoring categories, and the faces of the expert tiles. Face 0 of a category is the printed scoring.
CATEGORIES: Final = ("chapel", "gate", "inn", "bridge")
CHAPEL_SCORING: Final = 0
GATE_SCORING: Final = 1
INN_SCORING: Final = 2
BRIDGE_SCORING: Final = 3

FACES_PER_CATEGORY: Final = 4
PRINTED: Final = 0
CHAPEL_MOST: Final = 1
CHAPEL_ROUND_LEADER: Final = 2
CHAPEL_LEAD: Final = 3
CHAPEL_COINS_AGAIN: Final = 4
GATE_MOST: Final = 5
GATE_ROUND_LEADER: Final = 6
GATE_DISTANCE: Final = 7
GATE_BONUS_TILES: Final = 8
INN_MOST: Final = 9
INN_ROUND_HIGHEST_CARD: Final = 10
INN_HAND_SIZE: Final = 11
INN_CARD_SETS: Final = 12
BRIDGE_LONGEST_SERIES: Final = 13
BRIDGE_ROUND_LOWEST_NUMBER: Final = 14
BRIDGE_LOW_NUMBERS: Final = 15
BRIDGE_TYPE_SETS: Final = 16
RANDOM_FACE: Final = 17  # not drawn yet
FACES: Final = (
    "printed",
    "chapel-most",
    "chapel-round-leader",
    "chapel-lead",
    "chapel-coins-again",
    "gate-most",
    "gate-round-leader",
    "gate-distance",
    "gate-bonus-tiles",
    "inn-most",
    "inn-round-highest-card",
    "inn-hand-size",
    "inn-card-sets",
    "bridge-longest-series",
    "bridge-round-lowest-number",
    "bridge-low-numbers",
    "bridge-type-sets",
    "random",
)


class Box:
    """One set of components. Lists are never changed after loading."""

    digest: str
    content: str  # of the component file, packed

    # Buildings, by tile
    type_of: list[int]
    colour_of: list[int]  # of its shield; ALL_COLOURS for a guild
    count_of: list[int]  # how many such tiles there are: 1, or more for parks
    tiles_of: list[list[int]]  # by type

    # Rondel
    stack_at: list[int]  # by stack position, clockwise: the type of the buildings there
    income: list[int]  # by outer space, clockwise; the X space pays 0
    x_space: int
    centre_cost: int
    start_rotation: int  # ANY_ROTATION: drawn
    max_figures: int  # on one space, with the tile that shares it

    # Round chips and cards
    chips: list[int]  # how many, by value; value 0 does not exist
    cards: list[int]  # how many, by value
    starting_hands: list[list[int]]  # by step: how many, by value; 0 cards not included
    bonus_contents: list[list[int]]  # by bonus stack: how many of each kind

    # Tracks, by space; space 0 is the start
    chapel_coins: list[int]
    gate_bonus: list[int]  # 1 for a bonus space
    chapel_length: int
    gate_length: int
    track_end_reward: int
    plus_2: int  # how far the tiles chapel-plus-2 and gate-plus-2 move a marker
    plus_1: int  # how much the tile card-plus-1 raises a card

    # By number of players
    rounds: list[int]
    chips_used: list[int]
    cards_played: list[int]
    zero_cards: list[int]
    steps_used: list[list[int]]  # of the chapel stairs, the front one first
    rank_rewards: list[list[int]]

    # Money and scoring
    starting_money: int
    empty_stacks_to_end: int
    payment: list[int]  # by number of empty slots; the last entry is open-ended
    bonus_tile_value: int
    chapel_round_leader: int
    gate_round_leader: int
    inn_round_highest_card: int
    bridge_round_lowest_number: int
    chapel_lead_per_space: int
    gate_distance: list[list[int]]  # brackets: from, to, reward
    gate_bonus_tiles: list[list[int]]
    inn_hand_size: list[list[int]]
    card_sets: list[int]  # reward of 1+2, of 1+2+3, of 1+2+3+4
    low_number: int
    per_low_number: int
    per_type_set: int


def bracket(table: list[list[int]], value: int) -> int:
    """The reward of the bracket that holds a value."""
    for low, high, reward in table:
        if low <= value <= high:
            return reward
    return 0
