"""What the component file looks like: the parts that the rules read."""

from __future__ import annotations

from typing import Annotated

import msgspec

from guildhall.games.tiny_towns.patterns import SQUARE_COUNT

LOWEST = -1000  # the lowest rank has no minimum

Count = Annotated[int, msgspec.Meta(ge=0)]


class GameFacts(msgspec.Struct):
    players_min: Count
    players_max: Count
    board_rows: Count
    board_cols: Count
    empty_square_points: int


class Counts(msgspec.Struct):
    player_boards: Count
    building_cards: Count
    monument_cards: Count
    resource_cards: Count
    wooden_monuments: Count


class Resource(msgspec.Struct):
    id: str
    letter: str


class ResourceCard(msgspec.Struct):
    resource: str
    copies: Count


class Type(msgspec.Struct):
    id: str
    code: str
    cards: Count


class Check(msgspec.Struct):
    cells: Count
    orientations: Count
    placements: Count


class Scoring(msgspec.Struct):
    kind: str
    points: int = 0
    bonus: int = 0
    max: int = 0
    minimum: int = 0
    table: list[int] = []
    any_of: list[str] = []
    none_of: list[str] = []
    exclude: list[str] = []


class Feeding(msgspec.Struct):
    kind: str
    capacity: int = 0
    groups: int = 0


class Stores(msgspec.Struct):
    capacity: Count
    on_construction: str


class Effect(msgspec.Struct):
    kind: str
    up_to: int = 0
    count: int = 0
    points: int = 0
    stored_buildings: int = 0
    per_cottage: int = 0


class CountsAs(msgspec.Struct):
    type: str
    amount: Count
    instead_of: str


class Card(msgspec.Struct):
    id: str
    type: str
    pattern: list[str]
    check: Check
    scoring: Scoring
    clauses: list[str]
    feeding: Feeding | None = None
    stores: Stores | None = None
    ability: str = "none"
    placement: str = "none"
    effect: Effect | None = None
    counts_as: CountsAs | None = None
    max_per_town: Count = SQUARE_COUNT


class FirstGame(msgspec.Struct):
    buildings: list[str]


class TownHall(msgspec.Struct):
    deck_discard: Count
    cycle: list[str]


class Rank(msgspec.Struct):
    id: str
    min: int = LOWEST


class Solo(msgspec.Struct):
    face_up_cards: Count
    removed_buildings: list[str]
    removed_monuments: list[str]
    rank: list[Rank]


class Novice(msgspec.Struct):
    max_uses: Count


class File(msgspec.Struct):
    """The parts of the component file that the rules read."""

    schema: int
    game: GameFacts
    counts: Counts
    resource: list[Resource]
    resource_card: list[ResourceCard]
    type: list[Type]
    building: list[Card]
    monument: list[Card]
    first_game: FirstGame
    town_hall: TownHall
    solo: Solo
    novice: Novice
