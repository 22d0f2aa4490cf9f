"""How the tests sit at a table: positions in notation, answers and draws by name."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import BONUS, BONUS_KINDS, CARD_VALUES, SLOTS, TILE_NAMES, TYPES
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import LedgerLine, option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, is_over, options, question, start, to_act
from guildhall.kernel.state import CHANCE, Seat

# Which type of building the outer spaces face while the rondel is not turned: the X faces the gates.
SPACE_OF_UNTURNED = {"guild": "outer:2", "chapel": "outer:3", "inn": "outer:4", "park": "outer:5", "shop": "outer:6"}


def position(seats: int, *lines: str) -> Bridge:
    """A position of which only what matters is said; events are noted from here on."""
    g = GAME.read("\n".join((f"old-london-bridge {seats}", *lines)))
    g.sink = []
    return g


def turn(seats: int, *lines: str, seat: Seat = 0, card: int = 1) -> Bridge:
    """A seat's turn with a card has just begun; the round ends after it."""
    return position(seats, f"played {seat}: {card}", f"agenda: take_turn {seat} 0 > end_round", *lines)


def over(seats: int, *lines: str) -> Bridge:
    """The last round has been played."""
    return position(seats, "agenda:", *lines)


def new(seats: int, **settings: str) -> Bridge:
    g = GAME.new(seats, settings)
    g.sink = []
    start(g)
    return g


def asked(g: Bridge, seat: Seat) -> str:
    """The name of the question a seat has to answer."""
    return question(g, seat).name


def names(g: Bridge, seat: Seat) -> list[str]:
    """The answers that a seat is offered."""
    return [question(g, seat).domain[option] for option in options(g, seat)]


def answer(g: Bridge, seat: Seat, decision: str, option: str) -> None:
    """Answer the question a seat has been asked, which must be this one."""
    assert (decision, [seat]) == (asked(g, seat), [other for other in to_act(g) if other == seat])
    apply(g, seat, option_named(question(g, seat), option))


def turn_up(g: Bridge, option: str) -> None:
    """Let chance draw this."""
    apply(g, CHANCE, option_named(question(g, CHANCE), option))


def let_chance(g: Bridge) -> None:
    """Let chance draw whatever comes first until somebody else is asked."""
    while to_act(g) == [CHANCE]:
        apply(g, CHANCE, options(g, CHANCE)[0])


def refused(g: Bridge, seat: Seat, option: str) -> str:
    """Why an answer is not allowed; trying it changes nothing."""
    before = GAME.write(g)
    decision = question(g, seat)
    with pytest.raises(IllegalChoice) as caught:
        apply(g, seat, option_named(decision, option))
    assert GAME.write(g) == before
    assert (caught.value.seat, caught.value.decision, caught.value.option) == (seat, decision.name, option)
    return caught.value.reason


def place(g: Bridge, seat: Seat, option: str) -> None:
    """Place the figure; chance turns up whatever comes next in the stack."""
    answer(g, seat, "place-figure", option)
    if to_act(g) == [CHANCE] and asked(g, CHANCE) == "turn-up-building":
        turn_up(g, names(g, CHANCE)[0])


def take(g: Bridge, seat: Seat, kind: str) -> None:
    """Take the top building of a type from the rondel while it is not turned, gates from the centre."""
    if kind in SPACE_OF_UNTURNED:
        place(g, seat, SPACE_OF_UNTURNED[kind])
        return
    place(g, seat, "centre")
    answer(g, seat, "choose-stack", "stack:" + kind)
    if to_act(g) == [CHANCE] and asked(g, CHANCE) == "turn-up-building":
        turn_up(g, names(g, CHANCE)[0])


def choose(g: Bridge, *cards: int) -> None:
    """Everybody lays a card, seat by seat."""
    for seat, card in enumerate(cards):
        answer(g, seat, "choose-card", f"card:{card}")


def play_on(g: Bridge, rng: Rng, rounds: int = 99) -> None:
    """Play at random until this many more rounds have been played, or to the end."""
    last = g.round + rounds
    while not is_over(g) and g.round < last:
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])


def bridge(g: Bridge, seat: Seat) -> list[str]:
    """The buildings of a seat from left to right."""
    return [TILE_NAMES[tile] for tile in g.bridge[seat * SLOTS : seat * SLOTS + g.built[seat]]]


def hand(g: Bridge, seat: Seat) -> list[int]:
    """The cards of a seat, by value."""
    return [value for value in range(CARD_VALUES) for _ in range(g.hand[seat * CARD_VALUES + value])]


def tiles(g: Bridge, seat: Seat) -> list[str]:
    """The bonus tiles that a seat may use."""
    return _kinds(g.tiles, seat)


def fresh(g: Bridge, seat: Seat) -> list[str]:
    """The bonus tiles that a seat has taken this round."""
    return _kinds(g.fresh, seat)


def used(g: Bridge) -> list[str]:
    """The bonus tiles that have left the game."""
    return _kinds(g.bonus_used, 0)


def _kinds(counts: list[int], owner: int) -> list[str]:
    return [BONUS[kind] for kind in range(BONUS_KINDS) for _ in range(counts[owner * BONUS_KINDS + kind])]


def face_up_tiles(g: Bridge) -> list[str]:
    """The bonus tiles that lie face up, left to right; "" where there is none."""
    return ["" if kind < 0 else BONUS[kind] for kind in g.bonus_tops]


def top(g: Bridge, kind: str) -> str:
    """The top building of a stack."""
    return TILE_NAMES[g.tops[TYPES.index(kind)]]


def told(g: Bridge, event: str) -> list[tuple[int, ...]]:
    """The ints of every such event since the position was read."""
    return [noted.args for noted in g.sink or [] if noted.name == event]


def line(g: Bridge, seat: Seat, message: str) -> LedgerLine:
    """The one line of a seat's ledger with this message."""
    (found,) = [line for line in GAME.forecast(g)[seat].ledger if line.message == message]
    return found


def amounts(g: Bridge, message: str) -> list[int]:
    """What a line of the ledger gives each seat."""
    return [line(g, seat, message).amount for seat in range(g.seats)]


# All twelve buildings of each type, as they are written in notation.
ALL = {
    "chapel": "4 8 15 17 21 29 32 36 41 50 53 59",
    "gate": "5 9 13 16 25 27 33 37 45 47 54 56",
    "inn": "3 6 14 20 23 28 31 40 44 48 52 57",
    "shop": "2 7 11 18 24 26 35 38 43 46 55 60",
    "guild": "1 10 12 19 22 30 34 39 42 49 51 58",
    "park": " ".join(f"park-{colour}" for colour in ("blue", "orange", "grey", "green") for _ in range(3)),
}


def gone(*kinds: str, but: str = "") -> str:
    """The field for stacks that are empty, apart from some buildings."""
    return "gone: " + " ".join(tile for kind in kinds for tile in ALL[kind].split() if tile not in but.split())
