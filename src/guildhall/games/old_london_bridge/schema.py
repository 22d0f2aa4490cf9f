"""What the component file looks like: its tables and the types of their values."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]


class Counts(msgspec.Struct):
    buildings: Count
    buildings_per_type: Count
    round_chips: Count
    character_cards: Count
    bonus_tiles: Count
    bonus_actions: Count
    scoring_faces: Count


class ByPlayers(msgspec.Struct):
    rounds: Count
    round_chips_used: Count
    cards_played_per_round: Count
    zero_cards_per_player: Count
    rank_rewards: list[Count]
    stair_steps_used: list[str]


class PrintedRules(msgspec.Struct):
    bridge_slots: Count
    starting_money: Count
    centre_cost: Count
    track_end_reward: Count
    stacks_empty_to_end_game: Count
    bonus_tile_value_at_end: Count
    max_figures_with_share_tile: Count
    by_players: dict[str, ByPlayers]


class ValueCount(msgspec.Struct):
    value: Count
    count: Count


class RoundChips(msgspec.Struct):
    chips: list[ValueCount]


class Cards(msgspec.Struct):
    kinds: list[ValueCount]


class HandRow(msgspec.Struct):
    step: str
    counts: list[Count]


class StartingHands(msgspec.Struct):
    columns: list[Count]
    rows: list[HandRow]


class StackPosition(msgspec.Struct):
    index: Count
    type: str


class Stacks(msgspec.Struct):
    positions: list[StackPosition]


class RondelSpace(msgspec.Struct):
    index: Count
    kind: str
    income: Count


class Rondel(msgspec.Struct):
    spaces: list[RondelSpace]
    start_rotation: Count | Literal["random"] = "random"


class Coin(msgspec.Struct):
    space: Count
    value: Count


class ChapelTrack(msgspec.Struct):
    length: Count
    front_step: str
    coins: list[Coin]
    end_reward: Count


class GateTrack(msgspec.Struct):
    length: Count
    bonus_spaces: list[Count]
    end_reward: Count


class Tracks(msgspec.Struct):
    chapel: ChapelTrack
    gate: GateTrack


class BonusAction(msgspec.Struct):
    id: str
    amount: Count


class BonusTiles(msgspec.Struct):
    copies_per_action: Count
    stacks: Count
    tiles_per_stack: Count
    one_copy_of_each_action_per_stack: bool
    actions: list[BonusAction]
    contents: list[dict[str, Count]] = []  # by stack: how many tiles of each action, unless there is one of each


class EmptySlots(msgspec.Struct):
    payment: list[Count]


class Face(msgspec.Struct):
    id: str
    category: str
    kind: str
    reward: Count = 0
    per_space: Count = 0
    per_building: Count = 0
    per_set: Count = 0
    max_number: Count = 0
    brackets: list[tuple[Count, Count, Count]] = []
    sets: list[tuple[list[Count], Count]] = []


class ScoringTile(msgspec.Struct):
    id: str
    category: str
    faces: list[str]


class Expert(msgspec.Struct):
    scoring_tiles: list[ScoringTile]
    face: list[Face]


class Tile(msgspec.Struct):
    id: str
    type: str
    shields: list[str]
    number: int | None = None


class Buildings(msgspec.Struct):
    tiles: list[Tile]


class File(msgspec.Struct):
    """The parts of the component file that the rules read."""

    schema_version: int
    counts: Counts
    rules: PrintedRules
    round_chips: RoundChips
    cards: Cards
    starting_hands: StartingHands
    stacks: Stacks
    rondel: Rondel
    tracks: Tracks
    bonus_tiles: BonusTiles
    empty_slots: EmptySlots
    expert: Expert
    buildings: Buildings
