"""How the tests of Tiny Towns write positions and answer questions."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS, NO_TYPE
from guildhall.games.tiny_towns.notation import square_text
from guildhall.games.tiny_towns.patterns import SQUARES
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import type_at
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat

EMPTY = """
  .  .  .  .
  .  .  .  .
  .  .  .  .
  .  .  .  .
"""
FULL = """
  W  H  W  H
  H  W  H  W
  W  H  W  H
  H  W  H  W
"""


def position(text: str) -> Towns:
    """The position that a text describes, with its events switched on."""
    g = GAME.read(text)
    g.sink = []
    return g


def table(
    *towns: str, cards: str = "", monuments: tuple[str, ...] = (), variant: str = "", more: str = "", seats: int = 0
) -> Towns:
    """A position from towns, cards, monuments ("-" for none) and further lines; two seats unless it says otherwise."""
    lines = [f"tiny-towns {seats or max(2, len(towns))}"]
    lines += [f"variant: {variant}"] if variant else []
    lines += [f"cards: {cards}"] if cards else []
    for seat, town in enumerate(towns):
        lines.append(f"town {seat}:")
        lines += ["  " + line.strip() for line in town.strip().splitlines()]
    lines += [f"monument {seat}: {name}" for seat, name in enumerate(monuments) if name != "-"]
    lines += [line.strip() for line in more.strip().splitlines()]
    return position("\n".join(lines) + "\n")


BUILDING = "agenda: build > end_turn"


def building(
    *towns: str, cards: str = "", monuments: tuple[str, ...] = (), variant: str = "", more: str = "", seats: int = 0
) -> Towns:
    """A position in which the Build step begins."""
    return table(*towns, cards=cards, monuments=monuments, variant=variant, more=f"{BUILDING}\n{more}", seats=seats)


def placing(
    *towns: str,
    named: str,
    cards: str = "",
    monuments: tuple[str, ...] = (),
    variant: str = "",
    more: str = "",
    seats: int = 0,
) -> Towns:
    """A position in which a resource was just named; the hammer is with seat 0 unless it is said otherwise."""
    flow = f"named: {named}\nagenda: place_cubes > build > end_turn\n{more}"
    return table(*towns, cards=cards, monuments=monuments, variant=variant, more=flow, seats=seats)


def asked(g: Towns, seat: Seat) -> str:
    """The name of the question that a seat has to answer; empty if there is none."""
    decision = g.asked[seat]
    return "" if decision is None else decision.name


def offered(g: Towns, seat: Seat) -> list[str]:
    """The names of the answers that a seat may give."""
    domain = run.question(g, seat).domain
    return [domain[option] for option in run.options(g, seat)]


def answer(g: Towns, seat: Seat, *names: str) -> None:
    """Give these answers one after the other."""
    for name in names:
        run.apply(g, seat, option_named(run.question(g, seat), name))


def reason(g: Towns, seat: Seat, name: str) -> str | None:
    """Which clause forbids an answer."""
    decision = run.question(g, seat)
    return decision.why_not(g, seat, option_named(decision, name))


def at(g: Towns, seat: Seat, square: str) -> str:
    """What is on a square, as it is written in a picture."""
    return square_text(g, seat, SQUARES.index(square))


def picture(g: Towns, seat: Seat) -> str:
    """A whole town, squares separated by spaces and rows by slashes."""
    words = [square_text(g, seat, square) for square in range(16)]
    return " / ".join(" ".join(words[row : row + 4]) for row in range(0, 16, 4))


def card_at(g: Towns, seat: Seat, square: str) -> str:
    """The card of the building on a square."""
    kind = type_at(g, seat, SQUARES.index(square))
    assert kind != NO_TYPE
    return CARDS[g.cards[kind] if kind < 7 else g.monument[seat]]


def events(g: Towns, name: str) -> list[Event]:
    """What was told so far under one name."""
    return [event for event in g.sink or [] if event.name == name]


def points(g: Towns, seat: Seat = 0) -> int:
    return GAME.points(g)[seat]


def lines(g: Towns, seat: Seat = 0) -> dict[str, int]:
    """The ledger of a seat: points by card (the sum of its buildings), and `empty-squares`."""
    found: dict[str, int] = {}
    for line in GAME.forecast(g)[seat].ledger:
        name = str(dict(line.facts).get("card", line.message))
        found[name] = found.get(name, 0) + line.amount
    return found


def worths(g: Towns, card: str, seat: Seat = 0) -> dict[str, int]:
    """What each building of a card is worth, by square."""
    found = {}
    for line in GAME.forecast(g)[seat].ledger:
        facts = dict(line.facts)
        if facts.get("card") == card:
            found[str(facts["square"])] = line.amount
    return found


def fed(g: Towns, seat: Seat = 0) -> list[str]:
    """The squares of the fed buildings."""
    return [square.name for square in GAME.view(g, seat).seats[seat].town if square.fed]


def new(seats: int, seed: int = 0, **variant: str) -> Towns:
    """A game after its preparation, drawn at random: the first question to a player."""
    g = GAME.new(seats, {name.replace("_", "-"): value for name, value in variant.items()})
    g.sink = []
    run.start(g)
    rng = Rng(seed)
    while run.to_act(g) == [CHANCE]:
        run.apply(g, CHANCE, run.draw(g, rng))
    return g


def choice(g: Towns, seat: Seat, rng: Rng) -> int:
    """A random answer; building is preferred to being done, so that towns fill."""
    options = run.options(g, seat)
    if asked(g, seat) == "build" and len(options) > 1 and rng.below(4):
        options = options[1:]
    return options[rng.below(len(options))]


def random_game(seats: int, variant: dict[str, str], seed: int) -> Iterator[Towns]:
    """Every position of a random game, the first and the last included. The seats answer in any order."""
    rng = Rng(seed)
    g = GAME.new(seats, variant)
    run.start(g)
    yield g
    while not run.is_over(g):
        able = run.to_act(g)
        seat = able[rng.below(len(able))]
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else choice(g, seat, rng))
        yield g
