"""What a component file of The Pillars of the Earth must look like. Keys that the rules do not read are ignored."""

from __future__ import annotations

import msgspec


class Counts(msgspec.Struct):
    craftsman_cards: int
    craftsman_cards_starting: int
    craftsman_cards_numbered: int
    privilege_cards: int
    privilege_cards_regular: int
    privilege_cards_last_round: int
    event_cards: int
    resource_cards: int
    cathedral_parts: int
    master_builders: int
    master_builders_per_player: int
    large_workers: int
    large_workers_per_player: int
    small_workers: int
    small_workers_per_player: int
    grey_workers: int
    black_workers: int
    cubes_total: int


class Kind(msgspec.Struct):
    id: str
    cubes: int
    market_start: int
    buy: int
    sell: int


class Part(msgspec.Struct):
    id: str
    order: int


class Setup(msgspec.Struct):
    start_gold_in_seat_order: list[int]
    start_vp: int
    workers: int
    large_worker_value: int
    privileges_removed: int
    privileges_in_deck: int
    privileges_per_round: int
    events_removed: int
    events_in_deck: int
    resource_cards_shown: int
    resource_cards_aside: int
    craftsmen_per_round: int
    craftsmen_in_shiring: int
    craftsmen_in_pool: int
    pool_size: int
    court_metal: int
    castle_grey_workers: int
    castle_grey_workers_given: int


class Limits(msgspec.Struct):
    gold_max: int
    vp_track_length: int
    craftsman_slots: int
    craftsman_slots_with_jack: int
    resources_carried_max: int
    gold_missing_per_vp_lost: int


class CostTrack(msgspec.Struct):
    fields: list[int]
    start_field: int
    pass_allowed_on: list[int]


class TaxDie(msgspec.Struct):
    faces: list[int]


class Market(msgspec.Struct):
    stock_per_kind: int


class Space(msgspec.Struct):
    id: str
    place: str
    index: int
    step: int
    fill: str
    vp: int = 0
    metal: int = 0


class ResourceCard(msgspec.Struct):
    id: str
    kind: str
    workers: int
    yields: int = msgspec.field(name="yield")


class Craftsman(msgspec.Struct):
    id: str
    type: str
    round: int
    copies: int
    cost: int
    input: dict[str, int]
    output: dict[str, int]
    capacity: int
    arrow: bool
    bang: bool
    needs: str
    needs_metal: bool
    boostable: bool


class Requirement(msgspec.Struct):
    type: str


class Privilege(msgspec.Struct):
    id: str
    kind: str
    last_round: bool
    effect: str
    amount: int


class Event(msgspec.Struct):
    id: str
    positive: bool
    effect: str
    amount: int
    maximum: int = 0


class Components(msgspec.Struct):
    schema_version: int
    game_id: str
    min_players: int
    max_players: int
    rounds: int
    counts: Counts
    setup: Setup
    limits: Limits
    cost_track: CostTrack
    tax_die: TaxDie
    market: Market
    cathedral_part: list[Part]
    resource_kind: list[Kind]
    builder_space: list[Space]
    resource_card: list[ResourceCard]
    craftsman: list[Craftsman]
    requirement: list[Requirement]
    privilege: list[Privilege]
    event: list[Event]
