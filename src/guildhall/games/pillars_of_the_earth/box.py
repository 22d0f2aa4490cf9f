"""Box: what is printed on cards and board, as flat tables of ints that the rules look things up in.

Ids and their order are fixed here, because answers are named after them; every number comes from the component file.
"""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
STONE: Final = 1
SAND: Final = 2
METAL: Final = 3
KINDS: Final = ("wood", "stone", "sand", "metal")
KIND_COUNT: Final = 4

RESOURCE_CARDS: Final = (
    "rc_wood_2",
    "rc_wood_3",
    "rc_wood_4",
    "rc_stone_2",
    "rc_stone_3",
    "rc_stone_4",
    "rc_sand_2",
    "rc_sand_3",
    "rc_sand_4",
)
RESOURCE_CARD_COUNT: Final = 9

CRAFTSMEN: Final = (
    "cr0_mortar_mixer",
    "cr0_woodworker",
    "cr0_stonecutter",
    "cr1_tool_maker",
    "cr1_woodworker",
    "cr1_mortar_mixer",
    "cr1_mason",
    "cr2_carpenter",
    "cr2_mason",
    "cr2_potter",
    "cr2_architect",
    "cr3_mason",
    "cr3_carpenter",
    "cr3_sculptor",
    "cr3_potter",
    "cr4_mason",
    "cr4_carpenter",
    "cr4_sculptor",
    "cr4_glassblower",
    "cr5_carpenter",
    "cr5_goldsmith",
    "cr5_sculptor",
    "cr5_glassblower",
    "cr6_goldsmith",
    "cr6_sculptor",
    "cr6_organ_builder",
    "cr6_bell_founder",
)
CRAFTSMAN_COUNT: Final = 27
STARTING_COUNT: Final = 3

# Cards of the pool share one numbering: resource cards first, then craftsmen.
POOL_CARDS: Final = RESOURCE_CARDS + CRAFTSMEN

# What "!" craftsmen are needed for; 0 is a card without "!".
NO_MARK: Final = 0
WOODWORKER: Final = 2
STONECUTTER: Final = 3
MARKS: Final = ("", "mortar_mixer", "woodworker", "stonecutter")

PRIVILEGES: Final = (
    "pr_tom",
    "pr_aliena",
    "pr_richard",
    "pr_otto",
    "pr_jack",
    "pr_francis",
    "pr_prior_philip",
    "pr_ellen",
    "pr_tax_exemption",
    "pr_thomas",
    "pr_remigius",
    "pr_madonna",
    "pr_wool_fair",
    "pr_toledo",
    "pr_festivities",
    "pr_completion",
)
PRIVILEGE_COUNT: Final = 16
REGULAR_PRIVILEGES: Final = 14
TOM: Final = 0
ALIENA: Final = 1
RICHARD: Final = 2
OTTO: Final = 3
JACK: Final = 4
FRANCIS: Final = 5
PRIOR_PHILIP: Final = 6
ELLEN: Final = 7
TAX_EXEMPTION: Final = 8
THOMAS: Final = 9
REMIGIUS: Final = 10
FESTIVITIES: Final = 14
COMPLETION: Final = 15
INCOME_OF_KIND: Final[tuple[int, ...]] = (ALIENA, TOM, RICHARD)  # whose card brings wood, stone, sand

PERMANENT: Final = 0
ONCE: Final = 1
IMMEDIATE: Final = 2
PRIVILEGE_KINDS: Final = ("permanent", "once", "immediate")

EVENTS: Final = (
    "ev_king",
    "ev_richard",
    "ev_philip",
    "ev_volunteers",
    "ev_archbishop",
    "ev_william",
    "ev_conflict",
    "ev_town_wall",
    "ev_cold_winter",
    "ev_collapse",
)
EVENT_COUNT: Final = 10
GAIN_GOLD: Final = 0
GAIN_METAL: Final = 1
GAIN_GOLD_PER_MILL_WORKER: Final = 2
RESOURCE_CARD_YIELD: Final = 3
EXTRA_CRAFTSMAN_USE: Final = 4
PAY_GOLD: Final = 5
LOSE_VP: Final = 6
ONE_BUILDER_LESS: Final = 7
LOSES_CRAFTSMAN: Final = 8
EVENT_EFFECTS: Final = (
    "gain_gold",
    "gain_metal",
    "gain_gold_per_mill_worker",
    "resource_card_yield",
    "extra_craftsman_use",
    "pay_gold",
    "lose_vp",
    "one_builder_less_next_round",
    "lose_craftsman",
)

SPACES: Final = (
    "bishop",
    "kingsbridge_1",
    "kingsbridge_2",
    "priory_1",
    "priory_2",
    "court_1",
    "court_2",
    "court_3",
    "court_4",
    "shiring_1",
    "shiring_2",
    "castle",
    "market_1",
    "market_2",
    "market_3",
    "market_4",
    "start_player",
)
SPACE_COUNT: Final = 17
BISHOP: Final = 0
KINGSBRIDGE: Final = 1
PRIORY: Final = 3
PRIORY_END: Final = 5
COURT: Final = 5
COURT_END: Final = 9
SHIRING: Final = 9
CASTLE: Final = 11
MARKET: Final = 12
MARKET_END: Final = 16
START_PLAYER: Final = 16

# POE-5.13  Where a builder can be sent: exact spaces where each belongs to a card, whole places elsewhere.
PLACES: Final = (
    "bishop",
    "kingsbridge_1",
    "kingsbridge_2",
    "priory",
    "court",
    "shiring_1",
    "shiring_2",
    "castle",
    "market",
    "start_player",
)
PLACE_COUNT: Final = 10
PLACE_FIRST: Final[tuple[int, ...]] = (0, 1, 2, 3, 5, 9, 10, 11, 12, 16)
PLACE_LAST: Final[tuple[int, ...]] = (0, 1, 2, 4, 8, 9, 10, 11, 15, 16)

PARTS: Final = ("nave", "portal", "apse", "tower_1", "tower_2", "vault")

# What a line of the ledger can be about, in one numbering; -1 is nothing in particular.
SOURCES: Final = CRAFTSMEN + PRIVILEGES + EVENTS + KINDS
SOURCE_PRIVILEGE: Final = 27
SOURCE_EVENT: Final = 43
SOURCE_KIND: Final = 53
NO_SOURCE: Final = -1


class Box:
    """Every number printed in the box. Made by `components`, never changed afterwards."""

    digest: str  # of the component data
    content: str  # of the component file, packed
    rounds: int
    builders: int  # per player
    start_gold: list[int]  # by distance from the start player
    start_vp: int
    workers: int
    privileges_in_deck: int
    events_in_deck: int
    resource_cards_aside: int
    court_metal: int
    castle_workers: int  # handed out to one player per round

    gold_max: int
    row_places: int
    cubes_carried: int
    gold_per_vp: int  # this much gold missing costs 1 VP
    vp_track: int

    cost: list[int]  # fields of the cost track from left to right
    tax_faces: list[int]  # different faces of the die, ascending
    tax_weights: list[int]  # how many sides show each

    cubes: list[int]  # by kind
    market_start: list[int]  # by kind
    price: list[int]  # by kind, for buying and selling alike
    buyable: list[bool]  # by kind

    priory_vp: list[int]  # by space of the priory

    card_kind: list[int]  # resource cards
    card_yield: list[int]
    card_workers: list[int]

    craft_round: list[int]  # 0: starting card
    craft_cost: list[int]
    craft_inputs: list[tuple[int, ...]]  # cubes consumed per use: kind, number, kind, number ...
    craft_pays: list[int]  # gold consumed per use
    craft_vp: list[int]
    craft_gold: list[int]
    craft_capacity: list[int]
    craft_mark: list[int]  # which requirement its "!" fulfils
    craft_needs: list[int]  # which "!" must be in the row
    craft_needs_metal: list[bool]
    craft_boostable: list[bool]
    craft_free: list[bool]  # consumes nothing at all
    round_cards: list[list[int]]  # the numbered craftsmen of each round; index 0 holds the starting ones

    privilege_kind: list[int]
    privilege_amount: list[int]
    privilege_vp: list[int]  # immediate gains
    privilege_gold: list[int]
    privilege_cubes: list[tuple[int, ...]]  # kind, number, kind, number ...

    event_positive: list[bool]
    event_effect: list[int]
    event_amount: list[int]
    event_maximum: list[int]
