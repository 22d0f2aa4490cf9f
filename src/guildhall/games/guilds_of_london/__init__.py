"""Guilds of London: 2 to 4 players, a growing city, cards with three uses, majorities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from guildhall.games.guilds_of_london import (
    components,
    decks,
    development,
    effects,
    hidden,
    notation,
    resolution,
    rewards,
    rounds,
    scoring,
    setup,
    turn,
    view,
)
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
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Score, Setting, Variant, check_seats, complete
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat


class GuildsOfLondon:
    """The game with one set of components."""

    name: str = "guilds-of-london"
    prefix: str = "GOL"
    seats: range = range(2, 5)
    settings: tuple[Setting, ...] = (Setting("plantation", notation.PLANTATION_SETTING),)
    phases: tuple[str, ...] = rounds.PHASES
    decisions: tuple[Decision[Guilds], ...] = (
        setup.DRAW_START,
        setup.DRAW_SIDE,
        development.DRAW_TILE,
        development.DRAW_TOKEN,
        decks.DRAW_CARD,
        setup.DEAL_MAYORAL,
        setup.KEEP_MAYORAL,
        turn.TURN_ACTION,
        turn.MOVE_FROM,
        effects.MOVE_TO,
        turn.PAY_CARD,
        turn.PAY_PAWN,
        effects.EFFECT_MOVE,
        effects.EFFECT_SHIP,
        effects.EFFECT_BEADLE,
        decks.DRAW_MAYORAL,
        decks.KEEP_DRAWN_MAYORAL,
        decks.PUT_UNDER,
        turn.DISCARD_CARD,
        resolution.NEGOTIATE,
        rewards.REWARD_PART,
    )
    steps: tuple[Callable[..., None], ...] = (
        setup.choose_side,
        setup.lay_city,
        development.place_tile,
        setup.lay_tokens,
        development.place_token,
        development.place_beadle,
        setup.place_pawns,
        decks.draw_cards,
        setup.deal_mayoral,
        setup.choose_mayoral,
        setup.shuffle_mayoral,
        rounds.play_round,
        turn.next_turn,
        turn.take_turn,
        turn.pay_cards,
        turn.pay_pawns,
        effects.carry_out,
        turn.clear_and_draw,
        turn.check_hand_limit,
        resolution.resolve_tiles,
        resolution.examine,
        resolution.negotiate,
        resolution.vote,
        rewards.offer_part,
        rewards.award_second,
        rewards.turn_over,
        development.end_round,
        development.resolve_plantation,
        development.reward_plantation,
        development.return_planters,
        development.leave_plantation,
        development.add_tiles,
        scoring.final_scoring,
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
        "keeps": ("seat", "card:mayoral"),
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
        "wins": ("seat", "tile:tile"),
        "second": ("seat", "tile:tile"),
        "takes-token": ("seat", "token:token"),
        "declines": ("seat",),
        "becomes-master": ("seat", "tile:tile"),
        "no-master": ("tile:tile",),
        "last-tile": (),
        "development": (),
        "returns-planters": ("seat", "n:number"),
        "scores-mayoral": ("seat", "card:mayoral", "n:number"),
        "over": (),
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

    def new(self, seats: int, variant: Variant) -> Guilds:
        """GOL-2, GOL-3  A new game, not yet started."""
        check_seats(self.name, self.seats, seats)
        plantation = complete(self.settings, variant)["plantation"]
        return setup.new_table(self.box, seats, notation.PLANTATION_SETTING.index(plantation))

    def with_components(self, path: Path) -> GuildsOfLondon:
        return GuildsOfLondon(components.load(path))

    def view(self, g: Guilds, seat: Seat | None) -> view.View:
        return view.view(g, seat)

    def determinize(self, g: Guilds, seat: Seat | None, rng: Rng) -> Guilds:
        return hidden.determinize(g, seat, rng)

    def round(self, g: Guilds) -> int:
        return g.round

    def phase(self, g: Guilds) -> str:
        return rounds.phase(g)

    def points(self, g: Guilds) -> list[int]:
        return scoring.points(g)

    def places(self, g: Guilds) -> list[int]:
        return scoring.places(g)

    def scores(self, g: Guilds) -> list[Score] | None:
        return scoring.scores(g)

    def forecast(self, g: Guilds) -> list[Score]:
        return scoring.forecast(g)

    def write(self, g: Guilds) -> str:
        return notation.write(g)

    def read(self, text: str) -> Guilds:
        return notation.read(self, text)


GAME: Final = GuildsOfLondon(components.load())
