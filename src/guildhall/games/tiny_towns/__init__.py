"""Tiny Towns, by Peter McPherson (Alderac Entertainment Group 2019)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.games.tiny_towns import components, hidden, ledger, notation, scoring
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, PUBLIC_TYPES, RANKS, RESOURCES, TYPE_IDS, TYPES, Box
from guildhall.games.tiny_towns.constructing import (
    BUILD,
    STAND_ON,
    USE_SQUARES,
    answer_call,
    build,
    end_call,
    end_construction,
)
from guildhall.games.tiny_towns.monuments import REPLACE, REPLACE_WITH, WATCH_TYPES, resolve_monument
from guildhall.games.tiny_towns.patterns import SQUARES
from guildhall.games.tiny_towns.placing import (
    CHOOSE_CUBE,
    CHOOSE_RESOURCE,
    PLACE,
    choose_freely,
    place_cubes,
    reveal,
)
from guildhall.games.tiny_towns.setup import (
    DEAL_MONUMENT,
    DRAW_BUILDER,
    KEEP_MONUMENT,
    TURN_BUILDING,
    choose_monuments,
    new_table,
    prepare,
)
from guildhall.games.tiny_towns.state import MOST_SEATS, Towns
from guildhall.games.tiny_towns.supply import FILL, SET_BUILDING, TAKE_BUILDING
from guildhall.games.tiny_towns.turn import (
    CHOOSE_CARD,
    NAME_RESOURCE,
    TURN_CARD,
    begin_turn,
    end_turn,
    is_free_turn,
)
from guildhall.games.tiny_towns.view import View
from guildhall.games.tiny_towns.viewing import view
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Score, Setting, Variant, check_seats, complete, copied, stored
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over
from guildhall.kernel.state import Seat

# What the ints of each event are.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turns-building": ("card",),
    "takes-hammer": ("seat",),
    "deals": ("seat", "card"),
    "keeps": ("seat", "card"),
    "names": ("seat", "resource"),
    "turns-card": ("resource",),
    "reshuffles": (),
    "chooses-card": ("seat", "resource"),
    "places": ("seat", "resource", "square"),
    "substitutes": ("seat", "named:resource", "resource", "square"),
    "stores": ("seat", "resource", "square"),
    "swaps": ("seat", "named:resource", "house:square", "resource", "square"),
    "puts-on-cottage": ("seat", "resource", "square"),
    "sets-aside": ("seat", "resource"),
    "reveals": ("seat", "card"),
    "builds": ("seat", "card", "square"),
    "fills": ("seat", "resource", "square"),
    "sets": ("seat", "card", "square"),
    "replaces": ("seat", "old:card", "new:card", "square"),
    "watches": ("seat", "first:card", "second:card", "third:card"),
    "is-done": ("seat",),
    "completes": ("seat", "turn:number"),
    "ends": (),
    "earns-title": ("seat", "points:number", "rank"),
    "only-square": ("square",),
    "only-resource": ("resource",),
}

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "resource": RESOURCES,
    "type": TYPES,
    "card": CARDS,
    "square": SQUARES,
    "rank": RANKS,
}


def _cards_of(kind: int) -> tuple[str, ...]:
    """The cards of a public type: four, in the order of the box."""
    first = 4 * kind - 3
    return BUILDINGS[first : first + 4]


class TinyTowns:
    """The game with one set of components."""

    name: str = "tiny-towns"
    prefix: str = "TT"
    seats: range = range(1, MOST_SEATS + 1)
    minutes: int = 30
    settings: tuple[Setting, ...] = (
        Setting("mode", ("standard", "town-hall")),
        Setting("cards", ("random", "first-game")),
        *(Setting(TYPE_IDS[kind], ("any", *_cards_of(kind))) for kind in range(1, PUBLIC_TYPES)),
        Setting("monuments", ("on", "off")),
        Setting("novice", ("off", "all")),
        *(Setting(f"novice-{seat + 1}", ("off", "on")) for seat in range(MOST_SEATS)),
        Setting("first-master-builder", ("random", *(f"seat-{seat + 1}" for seat in range(MOST_SEATS)))),
    )
    decisions: tuple[Decision[Towns], ...] = (
        TURN_BUILDING,
        DRAW_BUILDER,
        DEAL_MONUMENT,
        KEEP_MONUMENT,
        NAME_RESOURCE,
        TURN_CARD,
        CHOOSE_CARD,
        CHOOSE_RESOURCE,
        CHOOSE_CUBE,
        PLACE,
        BUILD,
        USE_SQUARES,
        STAND_ON,
        FILL,
        REPLACE,
        REPLACE_WITH,
        TAKE_BUILDING,
        SET_BUILDING,
        WATCH_TYPES,
    )
    steps: tuple[Callable[..., None], ...] = (
        prepare,
        choose_monuments,
        begin_turn,
        place_cubes,
        choose_freely,
        reveal,
        build,
        resolve_monument,
        end_construction,
        answer_call,
        end_call,
        end_turn,
    )
    phases: tuple[str, ...] = ("setup", "name", "place", "build", "end")
    events: Mapping[str, tuple[str, ...]] = EVENTS
    things: Mapping[str, tuple[str, ...]] = THINGS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.digest = box.digest
        self.content = box.content
        self.usual: dict[int, Towns] = {}  # see `copied`

    def with_components(self, path: Path) -> TinyTowns:
        return TinyTowns(components.load(path))

    def with_content(self, content: str) -> TinyTowns:
        return TinyTowns(components.unpack(content))

    def new(self, seats: int, variant: Variant) -> Towns:
        return copied(self.usual, self.laid_out, seats, variant)

    def laid_out(self, seats: int, variant: Variant) -> Towns:
        """A table from the beginning."""
        check_seats(self.name, self.seats, seats)
        g = new_table(self.box, seats, complete(self.settings, variant))
        g.then(prepare)
        return g

    def view(self, g: Towns, seat: Seat | None) -> View:
        return view(g, seat, self.phase(g), is_over(g), is_free_turn(g))

    def views(self, g: Towns, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(g, seat) for seat in seats]

    def determinize(self, g: Towns, seat: Seat | None, rng: Rng) -> Towns:
        return hidden.determinize(g, seat, rng)

    def round(self, g: Towns) -> int:
        return g.turn

    def phase(self, g: Towns) -> str:
        """TT-4.1  The step of the turn, told by the lanes."""
        if is_over(g):
            return "end"
        if g.turn == 0:
            return "setup"
        if g.lanes:
            return "place" if g.sealed else "build"
        return "name"

    def points(self, g: Towns) -> list[int]:
        return scoring.points_of(g)

    def places(self, g: Towns) -> list[int]:
        return scoring.places_by(g, scoring.points_of(g))

    def scores(self, g: Towns) -> list[Score] | None:
        return ledger.forecast(g) if is_over(g) else None

    def forecast(self, g: Towns) -> list[Score]:
        return ledger.forecast(g)

    def shows_line(self, g: Towns, viewer: Seat | None, seat: Seat, message: str) -> bool:
        return True

    def write(self, g: Towns) -> str:
        return notation.write(g, self)

    def read(self, text: str) -> Towns:
        return notation.read(text, self, self.laid_out)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return stored(self, GAME)


GAME: Final = TinyTowns(components.load())
