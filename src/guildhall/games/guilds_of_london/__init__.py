"""Guilds of London: 2 to 4 players, a growing city, cards with three uses, majorities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.games.guilds_of_london import components, hidden, notation, scoring, viewing
from guildhall.games.guilds_of_london.box import (
    CARDS,
    COLOURS,
    MAYORAL_CARDS,
    SIDES,
    SYMBOLS,
    TILE_NAMES,
    TOKENS,
    Box,
)
from guildhall.games.guilds_of_london.decks import DRAW_CARD, DRAW_MAYORAL, KEEP_DRAWN_MAYORAL, PUT_UNDER, draw_cards
from guildhall.games.guilds_of_london.development import (
    DRAW_TILE,
    DRAW_TOKEN,
    add_tiles,
    end_round,
    leave_plantation,
    place_beadle,
    place_tile,
    place_token,
    resolve_plantation,
    return_planters,
    reward_plantation,
)
from guildhall.games.guilds_of_london.effects import EFFECT_BEADLE, EFFECT_MOVE, EFFECT_SHIP, MOVE_TO, carry_out
from guildhall.games.guilds_of_london.resolution import NEGOTIATE, examine, negotiate, resolve_tiles, vote
from guildhall.games.guilds_of_london.rewards import REWARD_PART, award_second, offer_part, turn_over
from guildhall.games.guilds_of_london.rounds import PHASES, phase, play_round
from guildhall.games.guilds_of_london.scoring import final_scoring
from guildhall.games.guilds_of_london.setup import (
    DEAL_MAYORAL,
    DRAW_SIDE,
    DRAW_START,
    KEEP_MAYORAL,
    choose_mayoral,
    choose_side,
    deal_mayoral,
    lay_city,
    lay_tokens,
    new_table,
    place_pawns,
    prepare,
    shuffle_mayoral,
)
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import (
    DISCARD_CARD,
    MOVE_FROM,
    PAY_CARD,
    PAY_PAWN,
    TURN_ACTION,
    check_hand_limit,
    clear_and_draw,
    next_turn,
    pay_cards,
    pay_pawns,
    take_turn,
)
from guildhall.games.guilds_of_london.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Score, Setting, Variant, check_seats, complete, stored
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat


class GuildsOfLondon:
    """The game with one set of components."""

    name: str = "guilds-of-london"
    prefix: str = "GOL"
    seats: range = range(2, 5)
    minutes: int = 60
    settings: tuple[Setting, ...] = (Setting("plantation", notation.PLANTATION_SETTING),)
    phases: tuple[str, ...] = PHASES
    decisions: tuple[Decision[Guilds], ...] = (
        DRAW_START,
        DRAW_SIDE,
        DRAW_TILE,
        DRAW_TOKEN,
        DRAW_CARD,
        DEAL_MAYORAL,
        KEEP_MAYORAL,
        TURN_ACTION,
        MOVE_FROM,
        MOVE_TO,
        PAY_CARD,
        PAY_PAWN,
        EFFECT_MOVE,
        EFFECT_SHIP,
        EFFECT_BEADLE,
        DRAW_MAYORAL,
        KEEP_DRAWN_MAYORAL,
        PUT_UNDER,
        DISCARD_CARD,
        NEGOTIATE,
        REWARD_PART,
    )
    steps: tuple[Callable[..., None], ...] = (
        prepare,
        choose_side,
        lay_city,
        place_tile,
        lay_tokens,
        place_token,
        place_beadle,
        place_pawns,
        draw_cards,
        deal_mayoral,
        choose_mayoral,
        shuffle_mayoral,
        play_round,
        next_turn,
        take_turn,
        pay_cards,
        pay_pawns,
        carry_out,
        clear_and_draw,
        check_hand_limit,
        resolve_tiles,
        examine,
        negotiate,
        vote,
        offer_part,
        award_second,
        turn_over,
        end_round,
        resolve_plantation,
        reward_plantation,
        return_planters,
        leave_plantation,
        add_tiles,
        final_scoring,
    )
    events: Mapping[str, tuple[str, ...]] = {
        "starts": ("seat", "space:number"),
        "side": ("side:side",),
        "lays": ("tile:tile",),
        "token": ("tile:tile", "token:token"),
        "beadle": ("tile:tile",),
        "beadle-aside": (),
        "draws": ("seat", "card:card"),
        "draws-cards": ("seat", "n:number"),
        "reshuffles": (),
        "sees": ("seat", "card:mayoral"),
        "looks": ("seat", "n:number"),
        "keeps": ("seat",),
        "round": ("round:number",),
        "turn": ("seat",),
        "plays-to-hire": ("seat", "card:card"),
        "plays-to-move": ("seat", "card:card"),
        "plays-for-effect": ("seat", "card:card"),
        "pays-card": ("seat", "card:card"),
        "pays-pawn": ("seat", "from:place"),
        "hires": ("seat", "n:number"),
        "moves": ("seat", "from:place", "tile:tile"),
        "ships": ("seat", "from:place"),
        "takes-neutrals": ("seat", "n:number"),
        "gains": ("seat", "n:number"),
        "ends-turn": ("seat",),
        "discards": ("seat", "card:card"),
        "due": ("tile:tile",),
        "exchanges": ("seat", "colour:colour"),
        "deserted": ("tile:tile",),
        "stays-tied": ("tile:tile",),
        "breaks-tie": ("seat", "tile:tile"),
        "wins": ("seat", "tile:tile"),
        "second": ("seat", "tile:tile"),
        "no-second": ("tile:tile",),
        "takes-token": ("seat", "token:token"),
        "declines": ("seat",),
        "becomes-master": ("seat", "tile:tile"),
        "no-master": ("tile:tile",),
        "last-tile": (),
        "development": (),
        "returns-planters": ("seat", "n:number"),
        "scores-mayoral": ("seat", "card:mayoral", "n:number"),
        "over": (),
        "only-pay-card": ("card:card",),
        "only-pay-pawn": ("from:place",),
    }
    things: Mapping[str, tuple[str, ...]] = {
        "card": CARDS,
        "colour": COLOURS,
        "livery": SYMBOLS,
        "mayoral": MAYORAL_CARDS,
        "place": (*TILE_NAMES, "guildhall"),
        "side": SIDES,
        "tile": TILE_NAMES,
        "token": TOKENS,
    }

    def __init__(self, box: Box) -> None:
        self.box = box
        self.digest = box.digest
        self.content = box.content

    def new(self, seats: int, variant: Variant) -> Guilds:
        """GOL-2, GOL-3  A new game, not yet started."""
        check_seats(self.name, self.seats, seats)
        plantation = complete(self.settings, variant)["plantation"]
        return new_table(self.box, seats, notation.PLANTATION_SETTING.index(plantation))

    def with_components(self, path: Path) -> GuildsOfLondon:
        return GuildsOfLondon(components.load(path))

    def with_content(self, content: str) -> GuildsOfLondon:
        return GuildsOfLondon(components.unpack(content))

    def view(self, g: Guilds, seat: Seat | None) -> View:
        return viewing.view(g, seat)

    def views(self, g: Guilds, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(g, seat) for seat in seats]

    def determinize(self, g: Guilds, seat: Seat | None, rng: Rng) -> Guilds:
        return hidden.determinize(g, seat, rng)

    def round(self, g: Guilds) -> int:
        return g.round

    def phase(self, g: Guilds) -> str:
        return phase(g)

    def points(self, g: Guilds) -> list[int]:
        return scoring.points(g)

    def places(self, g: Guilds) -> list[int]:
        return scoring.places(g)

    def scores(self, g: Guilds) -> list[Score] | None:
        return scoring.scores(g)

    def forecast(self, g: Guilds) -> list[Score]:
        return scoring.forecast(g)

    def shows_line(self, g: Guilds, viewer: Seat | None, seat: Seat, message: str) -> bool:
        return True

    def write(self, g: Guilds) -> str:
        return notation.write(g)

    def read(self, text: str) -> Guilds:
        return notation.read(self, text)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return stored(self, GAME)


GAME: Final = GuildsOfLondon(components.load())
