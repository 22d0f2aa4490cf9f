"""Chapter 6, second half: the Build step. The card, then the squares it is built from, then the square it stands on.

All active players build at the same time, each on an open lane that begins with the Master Builder's (TT-4.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.games.tiny_towns.box import (
    BUILDS_ANYWHERE,
    CARDS,
    FACTORY,
    FIRST_MONUMENT,
    MONUMENT,
    NO_CARD,
    STANDS_ANYWHERE,
    TYPE_COUNT,
    Box,
)
from guildhall.games.tiny_towns.monuments import resolve_monument
from guildhall.games.tiny_towns.patterns import SITE_INDEX, SITES, SQUARES, Board, first_in, sites, squares_in
from guildhall.games.tiny_towns.placing import ON_SQUARE
from guildhall.games.tiny_towns.state import (
    Towns,
    active_seats,
    is_hidden,
    is_solo,
    left_of,
    right_of,
)
from guildhall.games.tiny_towns.supply import SET_BUILDING, can_take, settle
from guildhall.games.tiny_towns.town import (
    cube_at,
    cubes_of,
    has_room_for,
    monument_ability,
    planes_of,
    remove_cubes,
)
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import CHANCE, Option, Seat, with_item

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

DONE: Final = 0
FIRST_CARD: Final = 1  # the answer that builds the first card
ONLY_DONE: Final = [DONE]
EVERY_MONUMENT: Final = 0xFF_FE00_0000  # as bits
assert (1 << len(CARDS)) - (1 << FIRST_MONUMENT) == EVERY_MONUMENT
NUMBERS: Final = ("", "one", "two", "three", "four", "five", "six")


def build(g: Towns) -> None:
    """TT-4.5, 4.6  Everybody builds at the same time; where an order is needed, clockwise from the Master Builder."""
    order = active_seats(g, 0 if g.hammer == CHANCE else g.hammer)
    for seat in order:
        g.done[seat] = 0
    g.ask_each(BUILD, order, sealed=False)


def which_fit(box: Box, board: Board, cards: i64) -> i64:
    """TT-6.2  Those of these cards, as bits, for which `sites` would find anything."""
    unsure = cards & board.unsure
    if unsure:
        likely = unsure & board.has_enough_for(box.lookup.satisfied)
        if likely:
            likely &= board.has_pairs_for(box.lookup.adjoining)
        while likely:
            card = likely & -likely
            likely ^= card
            if board.has_shape(box.lookup.packed[first_in(card)]):
                board.fitting |= card
        board.unsure &= ~unsure
    return cards & board.fitting


def buildable(g: Towns, seat: Seat) -> list[int]:
    """TT-6.2, 6.10  The cards that a player could construct now, in the order of the cards."""
    return [answer - FIRST_CARD for answer in BUILD.options(g, seat)[1:]]


def constructions(g: Towns, seat: Seat) -> list[tuple[int, int]]:
    """TT-6.7  Every card that a player could construct now, with every set of squares to make it from."""
    cards = buildable(g, seat)
    if not cards:
        return []
    planes = planes_of(g, seat)
    cubes = cubes_of(g, seat)
    return [(card, site) for card in cards for site in sites(g.box.orientations[card], planes, cubes)]


def own_monument(g: Towns, seat: Seat) -> i64:
    """TT-8.1, 8.2  The monument that a player can still build, as a bit."""
    card = g.monument[seat]
    return 0 if card == NO_CARD or g.raised[seat] else 1 << card


def answers(g: Towns, seat: Seat, fitting: i64) -> list[Option]:
    """TT-6.2, 6.9, 6.10  To be done, or to build one of the cards that fit."""
    found = ONLY_DONE
    while fitting:
        card = first_in(fitting)
        fitting &= fitting - 1
        kind = g.box.type_of[card]
        if kind == MONUMENT or has_room_for(g, seat, kind):
            found = [*found, FIRST_CARD + card]
    return found


def has_hidden(g: Towns, monuments: i64) -> bool:
    """Whether one of these monuments may still be in somebody's hand, in public eyes."""
    while monuments:
        if is_hidden(g, first_in(monuments)):
            return True
        monuments &= monuments - 1
    return False


class Build(Decision[Towns]):
    """TT-6.1, 6.8, 6.9  Construct one of the public cards or the own monument, or declare done."""

    def ask(self, g: Towns, seat: Seat) -> None:
        """A player who can build nothing is done without being asked; but who is asked must not tell what the hidden
        monument is. So the question is put whenever, for all the others know, the monument could be built."""
        own = own_monument(g, seat)
        possible = own
        if own and not is_solo(g):
            possible = EVERY_MONUMENT
        fitting = which_fit(g.box, g.boards[seat], g.in_play | possible)
        options = answers(g, seat, fitting & (g.in_play | own))
        if len(options) == 1 and not has_hidden(g, fitting & possible):
            g.done[seat] = 1
        else:
            self.put(g, seat, options)

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return answers(g, seat, which_fit(g.box, g.boards[seat], g.in_play | own_monument(g, seat)))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        if option == DONE:
            g.done[seat] = 1
            g.tell("is-done", seat)
            return
        card = option - FIRST_CARD
        g.card[seat] = card
        if card >= FIRST_MONUMENT:
            g.raised = with_item(g.raised, seat, g.turn)  # TT-8.4
            g.reveals += 1
            g.tell("reveals", seat, card)
        USE_SQUARES.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        card = option - FIRST_CARD
        if card >= FIRST_MONUMENT:
            if card != g.monument[seat]:
                return "TT-8.1"
            return "TT-8.2" if g.raised[seat] else "TT-6.2"
        if card not in g.cards:
            return "TT-3.7"
        return "TT-6.2" if has_room_for(g, seat, g.box.type_of[card]) else "TT-7.14"


BUILD: Final = Build("build", ("done", *("build:" + card for card in CARDS)), pauses=True)


class UseSquares(Decision[Towns]):
    """TT-6.2, 6.7  Which of the matching sets of squares the building is made from.

    Sets that differ only in their Trading Posts use the same cubes and come to the same, so one is offered (TT-7.15).
    """

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        cubes = cubes_of(g, seat)
        found = sites(g.box.orientations[g.card[seat]], planes_of(g, seat), cubes)
        matching = sorted([SITE_INDEX[site] for site in found])
        if len(matching) == 1 or not g.buildings[seat * TYPE_COUNT + FACTORY]:
            return matching
        used: list[int] = []
        options: list[Option] = []
        for option in matching:
            if SITES[option] & cubes not in used:
                used.append(SITES[option] & cubes)
                options.append(option)
        return options

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.site[seat] = SITES[option]
        STAND_ON.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        found = sites(g.box.orientations[g.card[seat]], planes_of(g, seat), cubes_of(g, seat))
        return "TT-7.15" if SITES[option] in found else "TT-6.2"


USE_SQUARES: Final = UseSquares(
    "use-squares",
    tuple(NUMBERS[site.bit_count()] + ":" + ":".join(SQUARES[square] for square in squares_in(site)) for site in SITES),
)


def may_stand_on(g: Towns, seat: Seat) -> int:
    """TT-6.6, 7.1, 7.4, 8.12  A square just vacated; for a Shed, or with the Obelisk, any empty one."""
    vacated = g.site[seat] & cubes_of(g, seat)
    return vacated | g.boards[seat].empty if stands_anywhere(g, seat) else vacated


def stands_anywhere(g: Towns, seat: Seat) -> bool:
    """TT-7.1, 8.12  A Shed, and every building of a town with the Obelisk."""
    return g.box.ability[g.card[seat]] == STANDS_ANYWHERE or monument_ability(g, seat) == BUILDS_ANYWHERE


class StandOn(Decision[Towns]):
    """TT-6.6  The cubes go back to the supply, and the building stands on one of the squares they leave."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return squares_in(may_stand_on(g, seat))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        card = g.card[seat]
        kind = g.box.type_of[card]
        remove_cubes(g, seat, g.site[seat])
        g.tell("builds", seat, card, option)
        settle(g, seat, kind, option)
        if kind == MONUMENT:
            g.then(resolve_monument, seat)
        g.then(end_construction, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if may_stand_on(g, seat) >> option & 1:
            return None
        if not g.boards[seat].empty >> option & 1 and cube_at(g, seat, option) == -1:
            return "TT-6.12"
        return "TT-5.2" if stands_anywhere(g, seat) else "TT-6.6"


STAND_ON: Final = StandOn("stand-on", ON_SQUARE)


def end_construction(g: Towns, seat: Seat) -> None:
    """TT-6.9  The construction is complete, and the player goes on; but first a neighbour's Watch is served."""
    kind = g.box.type_of[g.card[seat]]
    g.card[seat] = NO_CARD
    g.site[seat] = 0
    if g.replaced[seat]:
        g.replaced = with_item(g.replaced, seat, 0)
    if call_watch(g, seat, kind):
        return
    if g.calls[seat]:  # the own Watch was called meanwhile
        g.then(answer_call, seat)
        g.then_ask(BUILD, seat)
    else:
        BUILD.ask(g, seat)


# Opaleye's Watch. A call is a number below 64; the calls that wait for an owner stand behind each other, first lowest.
CALL_BITS: Final = 6


def call_watch(g: Towns, seat: Seat, kind: int) -> bool:
    """TT-8.14, 8.15  A neighbour who watches for this type must place it before either of them does anything else.

    Only a construction that the neighbour has announced is completed before (TT-6.9, 6.14).
    """
    for owner in (left_of(g, seat), right_of(g, seat)):
        constructs = g.card[owner] != NO_CARD
        if g.watch[owner] >> kind & 1 and not g.finished[owner] and (constructs or can_take(g, owner, kind)):
            g.watch = with_item(g.watch, owner, g.watch[owner] ^ 1 << kind)
            call = 1 + seat * TYPE_COUNT + kind
            g.calls = with_item(g.calls, owner, g.calls[owner] | call << _length(g.calls[owner]))
            if g.calls[owner] == call and not constructs:
                g.interrupt(owner, answer_call)
            return True
    return False


def _length(calls: int) -> int:
    """How many bits the waiting calls take."""
    return -(-calls.bit_length() // CALL_BITS) * CALL_BITS


def first_call(g: Towns, owner: Seat) -> tuple[Seat, int]:
    """Who called first, and for which type."""
    return divmod((g.calls[owner] & (1 << CALL_BITS) - 1) - 1, TYPE_COUNT)


def on_watch(g: Towns, owner: Seat) -> int:
    """TT-8.13  The types of buildings on the card, as bits; what waits for its call to be answered still lies there.

    Calls wait for a construction of the owner, or else for the first one to be answered.
    """
    kinds = g.watch[owner]
    calls = g.calls[owner] if g.card[owner] != NO_CARD else g.calls[owner] >> CALL_BITS
    while calls:
        kinds |= 1 << ((calls & (1 << CALL_BITS) - 1) - 1) % TYPE_COUNT
        calls >>= CALL_BITS
    return kinds


def answer_call(g: Towns, owner: Seat) -> None:
    """TT-4.7, 8.14 to 8.16  The building is placed if it still can be, and opens a Build step that was done again."""
    _, kind = first_call(g, owner)
    if can_take(g, owner, kind):
        g.taken[owner] = kind
        g.then_ask(SET_BUILDING, owner)
        g.then(end_call, owner)
        if g.done[owner]:
            g.done[owner] = 0
            g.then_ask(BUILD, owner)
    else:
        g.watch = with_item(g.watch, owner, g.watch[owner] | 1 << kind)
        g.then(end_call, owner)


def end_call(g: Towns, owner: Seat) -> None:
    """TT-8.14  Now the neighbour who called goes on."""
    builder, _ = first_call(g, owner)
    g.calls = with_item(g.calls, owner, g.calls[owner] >> CALL_BITS)
    g.interrupt(builder, BUILD.ask)
    if g.calls[owner]:
        g.then(answer_call, owner)
