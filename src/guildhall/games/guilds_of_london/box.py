"""The box: all that is printed on tiles, cards and boards, as tables the rules look things up in.

What the rules are *about* (five liveries, 45 tiles, the cells of the city, the verbs of the effects) is fixed here;
what is *printed* (liveries, costs, effects, requirements, rewards, rounds, neutrals) comes from the component file.
"""

from __future__ import annotations

from typing import Final

# Liveries, in the order of the component file; a set of liveries is a bit mask.
LIVERIES: Final = ("red", "blue", "green", "yellow", "purple")
SYMBOLS: Final = ("compass", "anchor", "cross", "scythe", "crown")
LIVERY_COUNT: Final = 5
ALL_LIVERIES: Final = 31

COLOURS: Final = ("green", "red", "blue", "yellow")  # of the players, by seat
LETTERS: Final = "grby"  # the same in notation

# Tiles: guilds by rank - 1, then special buildings.
GUILDS: Final = 40
BUILDINGS: Final = (
    "st-lawrence-jewry",
    "gog-and-magog",
    "businessmens-hall",
    "lord-mayors-parade",
    "university-of-london",
)
ST_LAWRENCE_JEWRY: Final = 40
TILES: Final = 45
TILE_NAMES: Final = (*(f"guild-{rank}" for rank in range(1, GUILDS + 1)), *BUILDINGS)
NO_TILE: Final = -1

# Cells of the city, row by row from north to south, inside a row from west to east: the order of resolution.
WEST: Final = -2
NORTH: Final = -2
COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = 42
CELL_COLUMN: Final = tuple(cell % 7 - 2 for cell in range(42))
CELL_ROW: Final = tuple(cell // 7 - 2 for cell in range(42))
CELL_NAMES: Final = tuple(f"cell:{cell % 7 - 2}:{cell // 7 - 2}" for cell in range(42))

# Places of pawns and neutrals: the cells, then these. For neutrals the last one is the scoreboard.
GUILDHALL: Final = 42
PLANTATION: Final = 43
SUPPLY: Final = 44
SCOREBOARD: Final = 44
PLACES: Final = 45
CITY: Final = 43  # the places before this one are the city
NOWHERE: Final = -1

# Verbs of the effects.
VP: Final = 0
HIRE: Final = 1
MOVE: Final = 2
TO_PLANTATION: Final = 3
DRAW: Final = 4
MAYORAL: Final = 5
NEUTRAL: Final = 6
BEADLE: Final = 7
VERBS: Final = ("vp", "hire", "move", "to_plantation", "draw", "mayoral", "neutral", "beadle")

# When a part is carried out.
NOW: Final = 0
END_OF_TURN: Final = 1
EACH_HIRE: Final = 2
EACH_MOVE: Final = 3

# What was done this turn, as bits; a part's condition is one of these or 0.
DID_HIRE: Final = 1
DID_MOVE: Final = 2
DID_SHIP: Final = 4
DEEDS: Final = ("hire", "move", "to_plantation")

# Where victory points come from.
FROM_FIRST: Final = 0
FROM_SECOND: Final = 1
FROM_CARDS: Final = 2
FROM_PLANTATION: Final = 3
FROM_MAYORAL: Final = 4
FROM_ADJACENT: Final = 5
SOURCES: Final = ("first-place", "second-place", "cards", "plantation", "mayoral", "adjacent")
SOURCE_COUNT: Final = 6

# Action cards, by kind.
CARDS: Final = (
    "journeymen",
    "freedom-of-the-city",
    "wardens-of-the-craft",
    "wharf-works",
    "guild-procession",
    "hiring-fair",
    "royal-summons",
    "passage-overseas",
    "settlers-charter",
    "merchant-adventurers",
    "ropewalk",
    "tobacco-cargo",
    "press-gang",
    "crown-licence",
    "alms",
    "bequest",
    "hospital-governors",
    "pilgrimage",
    "mission-overseas",
    "harvest-feast",
    "election-day",
    "apprentices",
    "indentures",
    "kinsfolk",
    "market-day",
    "quayside-hands",
    "almshouse",
    "strangers-in-town",
    "hired-voices",
    "mayors-favour",
    "royal-patronage",
    "beadles-staff",
    "foreign-merchants",
    "royal-almoner",
    "knighthood",
)
KINDS: Final = 35

# The three ways to play a card.
TO_HIRE: Final = 0
TO_MOVE: Final = 1
FOR_EFFECT: Final = 2
USES: Final = ("hire", "move", "effect")
USE_COUNT: Final = 3

TOKENS: Final = (
    "one-point",
    "two-points",
    "two-cards",
    "two-hires",
    "one-move",
    "to-the-plantation",
    "mayoral-choice",
    "neutral-pawn",
)
TOKEN_KINDS: Final = 8
NO_TOKEN: Final = -1

MAYORAL_CARDS: Final = (
    "compass-livery",
    "anchor-livery",
    "cross-livery",
    "scythe-livery",
    "crown-livery",
    "compass-and-anchor",
    "compass-and-cross",
    "compass-and-scythe",
    "compass-and-crown",
    "anchor-and-cross",
    "anchor-and-scythe",
    "anchor-and-crown",
    "cross-and-scythe",
    "cross-and-crown",
    "scythe-and-crown",
    "great-twelve",
    "civic-monuments",
    "common-council",
    "wardmote",
    "court-of-assistants",
    "planters-company",
)
MAYORAL_COUNT: Final = 21
ALL_MAYORAL: Final = (1 << 21) - 1

# What a mayoral card counts.
SYMBOL_COUNT: Final = 0
GREAT_TWELVE: Final = 1
SPECIAL_BUILDINGS: Final = 2
LIVERY_SETS: Final = 3
LARGEST_GROUP: Final = 4
SECOND_PLACE_TOKENS: Final = 5
COUNTS: Final = (
    "symbols",
    "great_twelve",
    "special_buildings",
    "livery_sets",
    "largest_group",
    "second_place_tokens",
    "plantation_pawns",
)
GREAT_RANKS: Final = 12

SIDES: Final = ("ulster", "virginia")
NO_SIDE: Final = -1


def cell_at(column: int, row: int) -> int:
    """The cell in a column (growing eastwards) and a row (growing southwards)."""
    return (row - NORTH) * COLUMNS + column - WEST


def _neighbours() -> list[list[int]]:
    """The orthogonally adjacent cells of each cell."""
    found: list[list[int]] = []
    for cell in range(CELLS):
        column, row = cell % COLUMNS, cell // COLUMNS
        near: list[int] = []
        if row > 0:
            near.append(cell - COLUMNS)
        if column > 0:
            near.append(cell - 1)
        if column < COLUMNS - 1:
            near.append(cell + 1)
        if row < ROWS - 1:
            near.append(cell + COLUMNS)
        found.append(near)
    return found


NEIGHBOURS: Final = _neighbours()


class Box:
    """One set of components. Lists are never changed after loading."""

    digest: str
    content: str  # of the component file, packed

    # Parts of effects, by number: one verb, how often, and what modifies it
    part_verb: list[int]
    part_n: list[int]
    part_mask: list[int]  # of a move: the liveries that a destination must show one of
    part_when: list[int]
    part_if: list[int]  # the deed of this turn that it needs; 0: none
    part_per: list[int]  # the livery mask of the masters that multiply it; 0: none
    part_max: list[int]  # the cap of that multiplier
    part_source: list[int]  # where its victory points are booked

    # Action cards, by kind; effects are lists of parts
    card_copies: list[int]
    card_mask: list[int]
    card_cost_cards: list[int]
    card_cost_pawns: list[int]
    card_now: list[list[int]]
    card_end_of_turn: list[list[int]]
    card_each_hire: list[list[int]]
    card_each_move: list[list[int]]
    card_effects: list[list[int]]  # all parts, as printed

    # Tiles
    tile_mask: list[int]
    tile_rank: list[int]  # 0 for special buildings
    tile_requires: list[int]
    tile_vp: list[int]
    tile_first: list[list[int]]
    tile_second: list[list[int]]
    tile_tie_bonus: list[int]  # what its controller adds in every tie-break
    tile_hand_limit: list[int]  # of its controller; 0: no change
    two_player: list[int]  # 1 for special buildings used with two players

    # Tokens, mayoral cards, the Plantation's sides
    token_copies: list[int]
    token_effects: list[list[int]]
    mayoral_count: list[int]
    mayoral_mask: list[int]  # the liveries whose symbols are counted
    mayoral_vp: list[int]
    left: list[list[int]]
    right: list[list[int]]
    pawns_returned: list[int]

    # By number of players
    rounds: list[int]
    resolves: list[list[int]]  # by round: 1 if it has a tile resolution
    grey: list[list[int]]  # by round: 1 if the round space is grey
    neutrals: list[int]
    guildhall: list[list[int]]  # its cells
    dealt: list[list[int]]  # the cells of the tiles dealt at the start, in this order
    buildings_at: list[list[int]]  # the cells of special buildings dealt at the start (2 players)
    jewry_cell: list[int]  # where St Lawrence Jewry lies from the start; NOWHERE with 2 players
    added: list[list[list[int]]]  # by players and round: the cells of the tiles of the development phase

    # Numbers of the setup and the turn
    pawns: int
    pawns_on_guildhall: int
    cards_dealt: int
    mayoral_dealt: int
    hand_limit: int
    draw_after_playing: int
    draw_after_not_playing: int
