"""Chapter 6: a turn, from the card that goes back to the building that is taken."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.bonus import (
    USE_AFTER_ACTION,
    USE_BEFORE_PLACING,
    holds,
    holds_window_tile,
    spend,
)
from guildhall.games.old_london_bridge.box import (
    CARD_VALUES,
    CENTRE,
    FREE_CENTRE,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    SHARE_SPACE,
    SLOTS,
    TILE_NAMES,
    TYPES,
    USE_X,
)
from guildhall.games.old_london_bridge.bridge import build, can_build
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_CENTRE,
    FROM_INCOME,
    NO_CARD,
    Bridge,
    receive,
)
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

FIGURE_BITS: Final = 3  # of `others_on`
MOST_FIGURES: Final = 7

# The answers of PLACE_FIGURE: outer spaces 0 to 5 alone, then shared, and so on. Tiles needed stand with the answer.
ON_X: Final = 12
ON_X_SHARED: Final = 13
ON_CENTRE: Final = 14
ON_CENTRE_FREE: Final = 15
ON_CENTRE_SHARED: Final = 16
ON_CENTRE_FREE_SHARED: Final = 17
SKIP: Final = 18
PLACES: Final = (
    *(f"outer:{space + 1}" for space in range(OUTER_SPACES)),
    *(f"share:{space + 1}" for space in range(OUTER_SPACES)),
    "x",
    "x-share",
    "centre",
    "centre-free",
    "centre-share",
    "centre-free-share",
    "skip",
)


def take_turn(g: Bridge, seat: Seat, place: int) -> None:
    """OLB-6.1  A turn: card back, window W3, figure, building, action, window W4."""
    return_card(g, seat, place)
    has_window = holds_window_tile(g, seat)  # tiles taken in this turn are for later rounds
    if has_window:
        g.then_ask(USE_BEFORE_PLACING, seat)
    g.then_ask(PLACE_FIGURE, seat)
    if has_window:
        g.then_ask(USE_AFTER_ACTION, seat)


def return_card(g: Bridge, seat: Seat, place: int) -> None:
    """OLB-6.2, 6.3  The card of this turn goes to the supply, a 0 card to its owner's hand."""
    at = seat * CARDS_IN_FRONT + place
    value = g.played[at]
    g.played[at] = NO_CARD
    g.raised[at] = 0
    g.turn_card = value
    if value:
        g.supply[value] += 1
    else:
        g.hand[seat * CARD_VALUES] += 1
    g.tell("begins-turn", seat, value)


def stack_facing(g: Bridge, space: int) -> int:
    """OLB-1.13  The type of the buildings that an outer space faces."""
    return g.box.stack_at[(space + g.rotation) % OUTER_SPACES]


def others_on(g: Bridge, seat: Seat) -> int:
    """How many figures of other seats stand on each space, a few bits for each."""
    counts = 0
    for other in range(g.seats):
        space = g.figure[other]
        if space != NOWHERE and other != seat:
            counts += 1 << FIGURE_BITS * space
    return counts


def can_take(g: Bridge, seat: Seat, kind: int) -> bool:
    """OLB-6.10, OLB-7.13  Whether a stack has a top building that this seat can build."""
    return g.left[kind] > 0 and (g.built[seat] < SLOTS or can_build(g, seat, g.tops[kind]))


def can_take_any(g: Bridge, seat: Seat) -> bool:
    """OLB-6.7  The centre needs a stack that is not empty."""
    for kind in range(len(TYPES)):
        if can_take(g, seat, kind):
            return True
    return False


class PlaceFigure(Decision[Bridge]):
    """OLB-6.5 to 6.13  On a free outer space for its income, or in the centre for a price; tiles allow more."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        others = others_on(g, seat)
        if not holds_placing_tile(g, seat):
            placings = [
                option for option in PLACES_WITHOUT_TILES if _why_space_is_closed(g, seat, option, others) is None
            ]
            return placings or [SKIP]
        placings = [
            option
            for option in ALL_PLACES
            if _holds_tiles(g, seat, option) and _why_space_is_closed(g, seat, option, others) is None
        ]
        if not _must_place(placings):
            placings.append(SKIP)
        return placings

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option == SKIP:
            return "OLB-6.13"
        return _why_space_is_closed(g, seat, option, others_on(g, seat)) or "OLB-11.1"

    def facts(self, g: Bridge, seat: Seat) -> dict[str, int]:
        return {"price": g.box.centre_cost}

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option == SKIP:
            g.tell("skips-turn", seat)
            return
        for kind in TILES_NEEDED[option]:
            spend(g, seat, kind)
        space = _space_of(g, option)
        g.figure[seat] = space
        g.tell("places-figure", seat, space)
        if space == CENTRE:
            if option not in (ON_CENTRE_FREE, ON_CENTRE_FREE_SHARED):
                receive(g, seat, -g.box.centre_cost, FROM_CENTRE)
            g.then_ask(CHOOSE_STACK, seat)
        else:
            receive(g, seat, g.box.income[space], FROM_INCOME)  # OLB-11.9  the X pays nothing
            take_building(g, seat, stack_facing(g, space))


TILES_NEEDED: Final = (
    *(() for _ in range(OUTER_SPACES)),
    *((SHARE_SPACE,) for _ in range(OUTER_SPACES)),
    (USE_X,),
    (USE_X, SHARE_SPACE),
    (),
    (FREE_CENTRE,),
    (SHARE_SPACE,),
    (FREE_CENTRE, SHARE_SPACE),
)
ALL_PLACES: Final = list(range(SKIP))
PLACES_WITHOUT_TILES: Final = [option for option in ALL_PLACES if not TILES_NEEDED[option]]
IS_SHARED: Final = [SHARE_SPACE in tiles for tiles in TILES_NEEDED]


def holds_placing_tile(g: Bridge, seat: Seat) -> bool:
    """Whether a seat has any of the tiles that change where its figure may stand."""
    return holds(g, seat, SHARE_SPACE) or holds(g, seat, FREE_CENTRE) or holds(g, seat, USE_X)


def _space_of(g: Bridge, option: Option) -> int:
    if option < ON_X:
        return option % OUTER_SPACES
    return g.box.x_space if option <= ON_X_SHARED else CENTRE


def _holds_tiles(g: Bridge, seat: Seat, option: Option) -> bool:
    for kind in TILES_NEEDED[option]:
        if not holds(g, seat, kind):
            return False
    return True


def _why_space_is_closed(g: Bridge, seat: Seat, option: Option, others: int) -> str | None:
    """Which clause closes a space to an answer, the tiles it needs aside."""
    space = _space_of(g, option)
    if space == g.figure[seat]:
        return "OLB-14.5"
    if option < ON_X and space == g.box.x_space:
        return "OLB-6.8"
    figures = others >> FIGURE_BITS * space & MOST_FIGURES
    if IS_SHARED[option]:
        if figures != g.box.max_figures - 1:
            return "OLB-11.7"
    elif figures:
        return "OLB-6.9"
    if space != CENTRE:
        return None if can_take(g, seat, stack_facing(g, space)) else "OLB-6.10"
    if not can_take_any(g, seat):
        return "OLB-6.7"
    if option in (ON_CENTRE, ON_CENTRE_SHARED) and g.money[seat] < g.box.centre_cost:
        return "OLB-6.11"
    return None


def _must_place(placings: list[Option]) -> bool:
    """OLB-6.13  Who can place without bonus tiles may not skip."""
    for option in placings:
        if not TILES_NEEDED[option]:
            return True
    return False


PLACE_FIGURE: Final = PlaceFigure("place-figure", PLACES)


class ChooseStack(Decision[Bridge]):
    """OLB-6.7  From the centre the top building of any stack may be taken."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return [kind for kind in range(len(TYPES)) if can_take(g, seat, kind)]

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        if can_take(g, seat, option):
            return None
        return "OLB-7.13" if g.left[option] else "OLB-6.7"

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        take_building(g, seat, option)


CHOOSE_STACK: Final = ChooseStack("choose-stack", tuple("stack:" + kind for kind in TYPES))


def take_building(g: Bridge, seat: Seat, kind: int) -> None:
    """OLB-6.6, 6.16  The top building is taken; the next one becomes visible at once."""
    g.tile = g.tops[kind]
    g.tops[kind] = NO_TILE
    g.left[kind] -= 1
    g.tell("takes-building", seat, g.tile)
    if g.left[kind]:
        g.then_ask(TURN_UP_BUILDING, CHANCE)
    g.then(build, seat)


class TurnUpBuilding(Draw[Bridge]):
    """OLB-2.3, OLB-6.16  The next building of a stack can be read."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        unseen = g.unseen
        return [tile - 1 for tile in g.box.tiles_of[uncovered_stack(g)] if unseen[tile]]

    def weights(self, g: Bridge) -> list[int]:
        unseen = g.unseen
        return [unseen[option + 1] for option in g.offered[CHANCE]]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        tile = option + 1
        g.tops[uncovered_stack(g)] = tile
        g.unseen[tile] -= 1
        g.tell("turns-up-building", tile)


TURN_UP_BUILDING: Final = TurnUpBuilding("turn-up-building", tuple("tile:" + name for name in TILE_NAMES[1:]))


def uncovered_stack(g: Bridge) -> int:
    """The first stack that has buildings but shows none."""
    for kind in range(len(TYPES)):
        if g.tops[kind] == NO_TILE and g.left[kind]:
            return kind
    raise AssertionError("every stack shows its top")
