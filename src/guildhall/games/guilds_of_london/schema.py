"""What the component file must look like; `components` checks what must add up."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]  # no card says a larger number
Points = Annotated[int, msgspec.Meta(ge=1, le=99)]
Cell = tuple[int, int]


class Counts(msgspec.Struct):
    guild_tiles: Count
    guildhall_tiles: Count
    special_buildings: Count
    plantation_tiles: Count
    liverymen_per_player: Positive
    player_colours: Count
    neutral_liverymen: Count
    second_place_tokens: Count
    action_cards: Count
    mayoral_cards: Count


class Players(msgspec.Struct):
    min: Count
    max: Count
    colours: list[str]


class Livery(msgspec.Struct):
    id: str
    symbol: str


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """One part of an effect: exactly one verb with its number, and what modifies it."""

    vp: Points | None = None
    hire: Few | None = None
    move: Few | None = None
    to_plantation: Few | None = None
    draw: Few | None = None
    mayoral: Few | None = None
    neutral: Few | None = None
    beadle: Few | None = None
    to: str | None = None
    when: str = "now"
    on: str | None = None
    if_done: str | None = None
    per: str | None = None
    livery: str | None = None
    max: Few | None = None


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    cards: Count = 0
    pawns: Count = 0


class ActionCard(msgspec.Struct):
    id: str
    colour: str
    liveries: list[str]
    copies: Count
    cost: Cost
    effects: list[Part]


class GuildTile(msgspec.Struct):
    rank: Positive
    liveries: list[str]
    requires: Positive
    vp: Count
    first: list[Part]
    second: list[Part]


class Permanent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tie_break_bonus: Count = 0
    hand_limit: Count = 0


class SpecialBuilding(msgspec.Struct):
    id: str
    liveries: list[str]
    requires: Positive
    vp: Count
    first: list[Part]
    second: list[Part]
    two_player: bool
    permanent: Permanent = Permanent()


class Token(msgspec.Struct):
    id: str
    copies: Count
    effects: list[Part]


class MayoralScore(msgspec.Struct):
    count: str
    vp: Positive
    liveries: list[str] = []


class MayoralCard(msgspec.Struct):
    id: str
    score: MayoralScore


class Side(msgspec.Struct):
    id: str
    left: list[Part]
    right: list[Part]
    pawns_returned: Count


class ByPlayers(msgspec.Struct):
    players: Count
    rounds: Positive
    resolve_tiles_in: list[Positive]
    grey_rounds: list[Positive]
    neutral_liverymen: Count
    adds_tiles: Count


class Scoreboard(msgspec.Struct):
    start_spaces: list[Positive]
    start_vp: Count
    game: list[ByPlayers]


class Setup(msgspec.Struct):
    action_cards_dealt: Positive
    mayoral_cards_dealt: Positive
    mayoral_cards_kept: Positive
    liverymen_on_guildhall: Count
    hand_limit: Positive
    draw_after_playing: Count
    draw_after_not_playing: Count


class ThreeFour(msgspec.Struct):
    guildhall: list[Cell]
    compass_tile: Cell
    st_lawrence_jewry: Cell
    dealt: list[Cell]


class Two(msgspec.Struct):
    guildhall: list[Cell]
    special_buildings: list[Cell]
    dealt: list[Cell]


class Added(msgspec.Struct):
    players: Count
    round: Positive
    side: str
    cells: list[Cell]


class Layout(msgspec.Struct):
    three_four: ThreeFour
    two: Two
    added: list[Added]


class File(msgspec.Struct):
    """The parts of the component file that the rules read."""

    schema: int
    counts: Counts
    players: Players
    livery: list[Livery]
    action_card: list[ActionCard]
    guild_tile: list[GuildTile]
    special_building: list[SpecialBuilding]
    second_place_token: list[Token]
    mayoral_card: list[MayoralCard]
    plantation: list[Side]
    scoreboard: Scoreboard
    setup: Setup
    layout: Layout
