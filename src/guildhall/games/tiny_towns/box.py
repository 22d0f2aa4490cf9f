"""The box: all that is printed on cards, as tables the rules look things up in.

What the rules are *about* (five resources, eight types, forty cards and what their texts can demand) is fixed here;
what is *printed* (patterns, points, limits) comes from the component file.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.lookup import Lookup
from guildhall.games.tiny_towns.patterns import Orientation

# Resources, in the order of the rulebook.
RESOURCES: Final = ("wood", "wheat", "brick", "glass", "stone")
LETTERS: Final = "WHBGS"
RESOURCE_COUNT: Final = 5
NO_RESOURCE: Final = -1

# Types. Each of the seven public types has one card in play; a monument belongs to one player.
COTTAGE: Final = 0
FARM: Final = 1
WELL: Final = 2
CHAPEL: Final = 3
TAVERN: Final = 4
THEATER: Final = 5
FACTORY: Final = 6
MONUMENT: Final = 7
TYPE_IDS: Final = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory", "monument")
TYPES: Final = ("cottages", "farms", "wells", "chapels", "taverns", "theaters", "factories", "monuments")
TYPE_CODES: Final = ("Co", "Fa", "We", "Ch", "Ta", "Th", "Fc", "Mo")
TYPE_COUNT: Final = 8
PUBLIC_TYPES: Final = 7
NO_TYPE: Final = -1

# Cards: a building or a monument is its index in CARDS.
BUILDINGS: Final = (
    "cottage",
    "farm",
    "granary",
    "greenhouse",
    "orchard",
    "well",
    "fountain",
    "millstone",
    "shed",
    "chapel",
    "abbey",
    "cloister",
    "temple",
    "tavern",
    "almshouse",
    "feast-hall",
    "inn",
    "theater",
    "bakery",
    "market",
    "tailor",
    "factory",
    "warehouse",
    "bank",
    "trading-post",
)
MONUMENTS: Final = (
    "architects-guild",
    "archive-of-the-second-age",
    "barrett-castle",
    "cathedral-of-caterina",
    "fort-ironweed",
    "grand-mausoleum-of-the-rodina",
    "grove-university",
    "mandras-palace",
    "obelisk-of-the-crescent",
    "opaleyes-watch",
    "shrine-of-the-elder-tree",
    "silva-forum",
    "the-sky-baths",
    "the-starloom",
    "statue-of-the-bondmaker",
)
CARDS: Final = (*BUILDINGS, *MONUMENTS)
FIRST_MONUMENT: Final = 25  # monuments follow the buildings
CARD_COUNT: Final = 40
NO_CARD: Final = -1
RANKS: Final = ("rank-1", "rank-2", "rank-3", "rank-4", "rank-5", "rank-6")

# How a farm type feeds (TT-10).
FEEDS_ANY: Final = 0
FEEDS_AROUND: Final = 1
FEEDS_GROUP: Final = 2
FEEDS_LINES: Final = 3
FEEDING: Final = ("any", "surrounding_8", "contiguous_group", "row_and_column")

# What a card's text does during the game (TT-7, TT-8).
NOTHING: Final = 0
SUBSTITUTES: Final = 1  # Factory: another resource instead of the one it shows
STORES: Final = 2  # Warehouse: store or swap the named cube
FORBIDS_NAMING: Final = 3  # Bank: its owner cannot name the resource it shows
WILD: Final = 4  # Trading Post: stands for any resource
STANDS_ANYWHERE: Final = 5  # Shed: on any empty square
REPLACES: Final = 6  # Architect's Guild
FREE_EMPTY_SQUARES: Final = 7  # Cathedral of Caterina
NEVER_BUILDER: Final = 8  # Fort Ironweed
UNFED_COTTAGES: Final = 9  # Grand Mausoleum of the Rodina
PLACES_FREE: Final = 10  # Grove University
BUILDS_ANYWHERE: Final = 11  # Obelisk of the Crescent
WATCHES: Final = 12  # Opaleye's Watch
CUBES_ON_COTTAGES: Final = 13  # Statue of the Bondmaker
TWO_COTTAGES: Final = 14  # Barrett Castle
ABILITIES: Final = (
    "none",
    "substitute_when_another_names_stored_resource",
    "store_or_swap_when_another_names",
    "owner_cannot_name_stored_resource",
    "wild_resource_in_patterns",
    "any_empty_square",
    "replace_buildings",
    "empty_squares_worth",
    "owner_not_master_builder_unless_last",
    "unfed_cottages_worth",
    "place_free_building",
    "later_buildings_on_any_empty_square",
    "watch_neighbours",
    "named_resource_may_go_on_own_cottage",
    "counts_as_cottages",
)

# What a building takes from the supply when it comes onto the board (TT-7.6, 7.10, 7.12).
TAKES_NOTHING: Final = 0
TAKES_ANY: Final = 1
TAKES_NEW: Final = 2  # a resource that is not on one of the own buildings of this type
ON_CONSTRUCTION: Final = ("empty", "choose_any_resource", "choose_resource_not_on_own_banks")

# How a card scores (TT-11, TT-12).
SCORES_NOTHING: Final = 0
FLAT: Final = 1
IF_FED: Final = 2
PER_ADJACENT_COTTAGE: Final = 3
IF_ADJACENT: Final = 4
IF_NOT_ADJACENT: Final = 5
PER_FED_COTTAGE: Final = 6
PER_OWN_IN_CORNERS: Final = 7
IF_ADJACENT_FED: Final = 8
BY_COUNT: Final = 9
PLUS_MAJORITY: Final = 10
IF_ALONE_IN_LINES: Final = 11
TYPES_IN_LINES: Final = 12
OWN_IN_LINE: Final = 13
PLUS_OWN_IN_CENTRE: Final = 14
PER_STORED_CUBE: Final = 15
PER_TYPE_PRESENT: Final = 16
PER_ADJACENT_TYPE: Final = 17
BY_BUILDINGS_THEN: Final = 18
PLUS_LARGEST_GROUP: Final = 19
PER_TYPE_MISSING: Final = 20
BY_FINISH: Final = 21
SCORING: Final = (
    "none",
    "flat",
    "if_fed",
    "per_adjacent_cottage",
    "if_adjacent_to",
    "if_not_adjacent_to",
    "per_fed_cottage_in_town",
    "per_own_type_in_corners",
    "if_adjacent_fed_cottages",
    "table_by_count",
    "flat_plus_majority",
    "if_alone_in_row_and_column",
    "unique_types_in_row_and_column",
    "own_type_in_row_or_column",
    "flat_plus_own_type_in_centre",
    "per_stored_cube",
    "per_type_present",
    "per_unique_adjacent_type",
    "table_by_buildings_when_constructed",
    "flat_plus_largest_same_type_group",
    "per_type_missing",
    "table_by_completion_place",
)


class Box:
    """One set of components. Lists are by card unless said otherwise, and never changed after loading."""

    digest: str
    content: str  # of the component file, packed

    type_of: list[int]
    patterns: list[tuple[str, ...]]  # as printed, for pictures
    orientations: list[list[Orientation]]  # every way to turn and mirror the pattern
    shapes: list[list[int]]  # the same in one flat list, see `patterns`
    lookup: Lookup  # what boards look up to see which cards fit
    cards_of: list[list[int]]  # by public type
    solo_cards_of: list[list[int]]  # the same without the cards removed in the solo game
    solo_monuments: list[int]
    ability: list[int]
    amount: list[int]  # the number in the text of the ability: how many replacements, how many buildings watched
    capacity: list[int]  # how many cubes it holds
    takes: list[int]
    most: list[int]  # how many may stand in one town
    feeding: list[int]
    feeds: list[int]  # how many buildings, or groups, it feeds
    scoring: list[int]
    points: list[int]
    bonus: list[int]
    ceiling: list[int]  # the highest score of one building
    minimum: list[int]
    types_in_text: list[int]  # the types that the text names, as bits
    table: list[list[int]]  # the last entry is open-ended
    clause: list[str]  # that says how it scores

    first_game: list[int]  # the recommended card of each public type
    resource_cards: list[int]  # copies, by resource
    discarded_cards: int  # of the Town Hall deck, unseen, in each pass
    free_turns: list[int]  # by turn of the Town Hall cycle: 1 for a free choice
    face_up_cards: int  # in the solo game
    rank_from: list[int]  # by rank, lowest first: the least points for it
    novice_uses: int
    empty_square: int  # what an empty square is worth
