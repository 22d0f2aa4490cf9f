"""Old London Bridge, by Gabriele Bubola and Leo Colovini (Queen Games 2022)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.games.old_london_bridge import components, hidden, notation, scoring
from guildhall.games.old_london_bridge.actions import TAKE_CARDS
from guildhall.games.old_london_bridge.bonus import (
    RAISE_CARD,
    TAKE_LADY_CARD,
    USE_AFTER_ACTION,
    USE_BEFORE_PLACING,
)
from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_PLACES,
    CARDS,
    CATEGORIES,
    COLOURS,
    FACES,
    FACES_PER_CATEGORY,
    HIGHEST_NUMBER,
    RANDOM_FACE,
    STEPS,
    TILE_NAMES,
    TYPES,
    Box,
)
from guildhall.games.old_london_bridge.bridge import REPLACE, build
from guildhall.games.old_london_bridge.rondel import (
    CHOOSE_STACK,
    PLACE_FIGURE,
    TURN_UP_BUILDING,
    take_turn,
)
from guildhall.games.old_london_bridge.round import (
    CHOOSE_CARD,
    CHOOSE_TWO_CARDS,
    TURN_UP_CHIP,
    choose_cards,
    end_round,
    offer_ladies,
    order_turns,
    play_round,
    raise_cards,
    reveal_cards,
)
from guildhall.games.old_london_bridge.setup import (
    DRAW_FACE,
    DRAW_STEP,
    TURN_RONDEL,
    deal,
    new_table,
    prepare,
)
from guildhall.games.old_london_bridge.state import SOURCES, Bridge
from guildhall.games.old_london_bridge.tracks import TAKE_BONUS_TILE, TURN_UP_BONUS
from guildhall.games.old_london_bridge.view import View
from guildhall.games.old_london_bridge.viewing import view, views
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Score, Setting, Variant, check_seats, complete, copied, stored
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over
from guildhall.kernel.state import Seat


def _faces_of(category: int) -> tuple[str, ...]:
    first = 1 + category * FACES_PER_CATEGORY
    return FACES[first : first + FACES_PER_CATEGORY]


def _buildings(box: Box) -> tuple[str, ...]:
    """What each tile is called: "chapel#32", "park-blue"."""
    numbered = (f"{TYPES[box.type_of[tile]]}#{tile}" for tile in range(1, HIGHEST_NUMBER + 1))
    return (TILE_NAMES[0], *numbered, *TILE_NAMES[HIGHEST_NUMBER + 1 :])


# What the ints of each event are.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "lays-face": ("category", "face"),
    "turns-rondel": ("spaces:number",),
    "turns-up-building": ("tile",),
    "turns-up-bonus": ("place", "bonus"),
    "stands-on-step": ("seat", "step"),
    "begins-round": ("round:number",),
    "turns-up-chip": ("spaces:number",),
    "reveals": ("seat", "card"),
    "passes": ("seat",),
    "raises-card": ("seat", "card"),
    "turn-order": ("seat",),
    "begins-turn": ("seat", "card"),
    "places-figure": ("seat", "space"),
    "skips-turn": ("seat",),
    "takes-building": ("seat", "tile"),
    "removes": ("seat", "tile", "slot:number"),
    "builds": ("seat", "tile", "slot:number"),
    "acts": ("seat", "type", "power:number"),
    "advances-chapel": ("seat", "from:number", "to:number"),
    "advances-gate": ("seat", "from:number", "to:number"),
    "takes-card": ("seat", "card"),
    "takes-bonus": ("seat", "bonus"),
    "declines-bonus": ("seat",),
    "uses-bonus": ("seat", "bonus"),
    "receives": ("seat", "amount:number", "source"),
    "pays": ("seat", "amount:number", "source"),
    "game-ends": (),
    "only-card": ("card",),
    "only-two-cards": ("high:card", "low:card"),
    "only-slot": ("tile", "slot:number"),
}

# Steps that tell the phase, as constants: compiled code compares these with what waits without looking them up.
DEAL: Final[Callable[..., None]] = deal
PREPARE: Final[Callable[..., None]] = prepare
ORDER_TURNS: Final[Callable[..., None]] = order_turns
OFFER_LADIES: Final[Callable[..., None]] = offer_ladies

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "type": TYPES,
    "colour": COLOURS,
    "card": CARDS,
    "bonus": BONUS,
    "place": BONUS_PLACES,
    "step": tuple("step-" + step for step in STEPS),
    "space": (*(f"space-{space}" for space in range(1, 7)), "space-centre"),
    "category": tuple("category-" + category for category in CATEGORIES),
    "face": FACES[:RANDOM_FACE],
    "source": tuple("source-" + source for source in SOURCES),
}


class OldLondonBridge:
    """The game with one set of components."""

    name: str = "old-london-bridge"
    prefix: str = "OLB"
    seats: range = range(2, 5)
    minutes: int = 45
    settings: tuple[Setting, ...] = (
        *(Setting(name, ("printed", "random", *_faces_of(i))) for i, name in enumerate(CATEGORIES)),
        Setting("money", ("hidden", "open")),
    )
    decisions: tuple[Decision[Bridge], ...] = (
        DRAW_FACE,
        TURN_RONDEL,
        TURN_UP_BUILDING,
        TURN_UP_BONUS,
        DRAW_STEP,
        TURN_UP_CHIP,
        TAKE_LADY_CARD,
        CHOOSE_CARD,
        CHOOSE_TWO_CARDS,
        RAISE_CARD,
        USE_BEFORE_PLACING,
        PLACE_FIGURE,
        CHOOSE_STACK,
        REPLACE,
        TAKE_CARDS,
        TAKE_BONUS_TILE,
        USE_AFTER_ACTION,
    )
    steps: tuple[Callable[..., None], ...] = (
        prepare,
        deal,
        play_round,
        offer_ladies,
        choose_cards,
        reveal_cards,
        raise_cards,
        order_turns,
        take_turn,
        build,
        end_round,
    )
    phases: tuple[str, ...] = ("setup", "preparation", "turn-order", "building", "end")
    events: Mapping[str, tuple[str, ...]] = EVENTS

    def __init__(self, box: Box) -> None:
        self.box = box
        self.digest = box.digest
        self.content = box.content
        self.usual: dict[int, Bridge] = {}  # see `copied`
        self.things: Mapping[str, tuple[str, ...]] = {**THINGS, "tile": _buildings(box)}

    def with_components(self, path: Path) -> OldLondonBridge:
        return OldLondonBridge(components.load(path))

    def with_content(self, content: str) -> OldLondonBridge:
        return OldLondonBridge(components.unpack(content))

    def new(self, seats: int, variant: Variant) -> Bridge:
        return copied(self.usual, self.laid_out, seats, variant)

    def laid_out(self, seats: int, variant: Variant) -> Bridge:
        """A table from the beginning."""
        check_seats(self.name, self.seats, seats)
        chosen = complete(self.settings, variant)
        faces = [FACES.index(chosen[category]) for category in CATEGORIES]
        g = new_table(self.box, seats, faces, chosen["money"] == "open")
        g.then(prepare)
        return g

    def view(self, g: Bridge, seat: Seat | None) -> View:
        return view(g, seat, self.phase(g), is_over(g))

    def views(self, g: Bridge, seats: Sequence[Seat | None]) -> list[View]:
        """The views of several at once, which is quicker than one by one."""
        return views(g, seats, self.phase(g), is_over(g))

    def determinize(self, g: Bridge, seat: Seat | None, rng: Rng) -> Bridge:
        return hidden.determinize(g, seat, rng)

    def shows_line(self, g: Bridge, viewer: Seat | None, seat: Seat, message: str) -> bool:
        """Whether a forecast may show the viewer this line of a seat's ledger."""
        return hidden.shows_line(g, viewer, seat, message)

    def round(self, g: Bridge) -> int:
        return g.round

    def phase(self, g: Bridge) -> str:
        """OLB-3.2  The phase, told by what still waits on the agenda."""
        if is_over(g):
            return "end"
        ordering, offering = False, False
        for frame in g.agenda:
            step = frame.step
            if step is DEAL or step is PREPARE:
                return "setup"
            if step is ORDER_TURNS:
                ordering = True
            elif step is OFFER_LADIES:
                offering = True
        if not ordering:
            return "building"
        return "preparation" if offering else "turn-order"

    def points(self, g: Bridge) -> list[int]:
        return scoring.points(g)

    def places(self, g: Bridge) -> list[int]:
        return scoring.places(g)

    def scores(self, g: Bridge) -> list[Score] | None:
        return scoring.forecast(g) if is_over(g) else None

    def forecast(self, g: Bridge) -> list[Score]:
        return scoring.forecast(g)

    def write(self, g: Bridge) -> str:
        return notation.write(g, self.name)

    def read(self, text: str) -> Bridge:
        return notation.read(text, self, self.laid_out)

    def __reduce__(self) -> str | tuple[Any, ...]:
        return stored(self, GAME)


GAME: Final = OldLondonBridge(components.load())
