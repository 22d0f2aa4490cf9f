"""The Pillars of the Earth, by Michael Rieneck and Stefan Stadler (Kosmos 2006)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.games.pillars_of_the_earth import components, hidden, notation, scoring
from guildhall.games.pillars_of_the_earth.accounts import REASONS
from guildhall.games.pillars_of_the_earth.board import (
    ROLL_TAX,
    USE_EXEMPTION,
    give_craftsman,
    hold_court,
    pay_tax,
)
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENTS,
    KINDS,
    PARTS,
    PLACES,
    POOL_CARDS,
    PRIVILEGES,
    RESOURCE_CARDS,
    Box,
)
from guildhall.games.pillars_of_the_earth.builders import (
    DRAW_BUILDER,
    PLACE_BUILDER,
    PLACE_FREE,
    RETURN_BUILDER,
    draw_next,
    move_marker,
    place_passed,
)
from guildhall.games.pillars_of_the_earth.cards import REMOVE_CRAFTSMAN, TAKE_CARD, take_turn
from guildhall.games.pillars_of_the_earth.cathedral import (
    BUILD,
    RETURN_CUBE,
    begin_building,
    keep_cubes,
    put_up_part,
)
from guildhall.games.pillars_of_the_earth.events import (
    CHOOSE_FAVOUR,
    LOSE_CRAFTSMAN,
    TURN_EVENT,
    USE_THOMAS,
    apply_event,
    offer_thomas,
    react,
)
from guildhall.games.pillars_of_the_earth.market import TRADE, trade_next
from guildhall.games.pillars_of_the_earth.rounds import (
    LAY_ASIDE,
    PEEK_EVENT,
    ROUND_STEPS,
    TURN_CRAFTSMAN,
    TURN_PRIVILEGE,
    end_round,
    play_round,
)
from guildhall.games.pillars_of_the_earth.setup import DRAW_START_PLAYER, set_up
from guildhall.games.pillars_of_the_earth.state import PHASES, Pillars, empty_table, take_builder_back
from guildhall.games.pillars_of_the_earth.view import View
from guildhall.games.pillars_of_the_earth.viewing import view
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Score, Setting, Variant, check_seats, complete, stored
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat

# What the ints of each event are.
TOLD: Final[dict[str, tuple[str, ...]]] = {
    "starts": ("seat",),
    "begins-round": ("n:number",),
    "shows-privilege": ("privilege",),
    "shows-craftsman": ("craftsman",),
    "shows-card": ("card",),
    "lays-aside": ("resource:resource-card",),
    "looks": ("seat",),
    "sees-event": ("seat", "event"),
    "passes-cards": ("seat",),
    "takes-card": ("seat", "resource:resource-card"),
    "hires": ("seat", "craftsman"),
    "removes": ("seat", "craftsman"),
    "draws-builder": ("seat",),
    "sets-aside": ("seat",),
    "returns-builder": ("seat", "owner:seat"),
    "passes-builder": ("seat", "cost:number"),
    "places-builder": ("seat", "place"),
    "uses-privilege": ("seat", "privilege"),
    "turns-event": ("event",),
    "is-protected": ("seat",),
    "takes-cube": ("seat", "kind"),
    "is-limited": ("seat",),
    "receives-privilege": ("seat", "privilege"),
    "receives-cubes": ("seat", "n:number", "kind"),
    "rolls-tax": ("n:number",),
    "is-exempt": ("seat",),
    "receives-craftsman": ("seat", "craftsman"),
    "receives-workers": ("seat", "n:number"),
    "trades-as-suggested": ("seat",),
    "buys": ("seat", "n:number", "kind"),
    "sells": ("seat", "n:number", "kind"),
    "leaves-market": ("seat",),
    "builds-as-suggested": ("seat",),
    "uses": ("seat", "craftsman"),
    "returns-cube": ("seat", "kind"),
    "puts-up-part": ("seat", "part"),
    "gains-points": ("seat", "n:number", "reason"),
    "loses-points": ("seat", "n:number", "reason"),
    "gains-gold": ("seat", "n:number", "reason"),
    "pays-gold": ("seat", "n:number", "reason"),
    "game-ends": (),
    "only-pass-cards": (),
    "only-pass-builder": ("cost:number", "gold:number"),
    "only-leave-market": (),
    "only-finish": (),
    "only-cube": ("kind",),
}

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS,
    "place": PLACES,
    "resource-card": RESOURCE_CARDS,
    "craftsman": CRAFTSMEN,
    "card": POOL_CARDS,
    "privilege": PRIVILEGES,
    "event": EVENTS,
    "part": PARTS,
    "reason": tuple("reason-" + reason for reason in REASONS),
}


class PillarsOfTheEarth:
    """The game with one set of components."""

    name: str = "pillars-of-the-earth"
    prefix: str = "POE"
    seats: range = range(2, 5)
    minutes: int = 90
    settings: tuple[Setting, ...] = ()
    decisions: tuple[Decision[Pillars], ...] = (
        DRAW_START_PLAYER,
        TURN_PRIVILEGE,
        TURN_CRAFTSMAN,
        LAY_ASIDE,
        PEEK_EVENT,
        TAKE_CARD,
        REMOVE_CRAFTSMAN,
        DRAW_BUILDER,
        RETURN_BUILDER,
        PLACE_BUILDER,
        PLACE_FREE,
        TURN_EVENT,
        CHOOSE_FAVOUR,
        USE_THOMAS,
        LOSE_CRAFTSMAN,
        ROLL_TAX,
        USE_EXEMPTION,
        TRADE,
        BUILD,
        RETURN_CUBE,
    )
    steps: tuple[Callable[..., None], ...] = (
        set_up,
        play_round,
        *ROUND_STEPS,
        take_turn,
        draw_next,
        move_marker,
        place_passed,
        react,
        offer_thomas,
        apply_event,
        take_builder_back,
        hold_court,
        pay_tax,
        give_craftsman,
        trade_next,
        begin_building,
        keep_cubes,
        put_up_part,
        end_round,
    )
    phases: tuple[str, ...] = PHASES
    events: Mapping[str, tuple[str, ...]] = TOLD
    things: Mapping[str, tuple[str, ...]] = THINGS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.digest = box.digest
        self.content = box.content

    def with_components(self, path: Path) -> PillarsOfTheEarth:
        return PillarsOfTheEarth(components.load(path))

    def with_content(self, content: str) -> PillarsOfTheEarth:
        return PillarsOfTheEarth(components.unpack(content))

    def new(self, seats: int, variant: Variant) -> Pillars:
        check_seats(self.name, self.seats, seats)
        complete(self.settings, variant)
        g = empty_table(self.box, seats)
        g.then(set_up)
        return g

    def view(self, g: Pillars, seat: Seat | None) -> View:
        return view(g, seat)

    def views(self, g: Pillars, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(g, seat) for seat in seats]

    def determinize(self, g: Pillars, seat: Seat | None, rng: Rng) -> Pillars:
        return hidden.determinize(g, seat, rng)

    def round(self, g: Pillars) -> int:
        return g.round

    def phase(self, g: Pillars) -> str:
        """POE-3.1  The part of the round by name; the 14 steps of Phase III have one each."""
        return PHASES[g.phase]

    def points(self, g: Pillars) -> list[int]:
        return scoring.points(g)

    def places(self, g: Pillars) -> list[int]:
        return scoring.places(g)

    def scores(self, g: Pillars) -> list[Score] | None:
        return scoring.scores(g)

    def forecast(self, g: Pillars) -> list[Score]:
        return scoring.forecast(g)

    def shows_line(self, g: Pillars, viewer: Seat | None, seat: Seat, message: str) -> bool:
        return True

    def write(self, g: Pillars) -> str:
        return notation.write(g, self.name)

    def read(self, text: str) -> Pillars:
        return notation.read(text, self)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return stored(self, GAME)


GAME: Final = PillarsOfTheEarth(components.load())
