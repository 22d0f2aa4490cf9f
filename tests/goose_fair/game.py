"""Goose Fair: a small game with one of everything, for the tests of kernel, table and laws.

GF-1  Everybody is dealt two birds in secret: ganders (3), geese (2), goslings (1).
GF-2  A round: the weather is turned up; all show a bird, chosen in secret. The highest bird, if it is alone, wins two
      coins, or three in sunshine, and its owner toasts.
GF-3  Then all graze at the same time and in the open: rest; feed for a coin (GF-3.2); or hiss at the next seat, once
      a round (GF-3.3), who must stand or run before anything else.
GF-4  Birds shown go to the pen; everybody is dealt one more while there are any. After the last round coins count
      one and meals two points; more meals break a tie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from guildhall.kernel import notation
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.game import LedgerLine, Score, Setting, Variant, check_seats, complete
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import pick
from guildhall.kernel.state import CHANCE, Frame, Option, Seat, State

BIRDS: Final = ("gosling", "goose", "gander")
EACH_BIRD: Final = 6
WEATHERS: Final = ("rain", "sun")
WEATHER_CARDS: Final = (4, 3)
ROUNDS: Final = {"short": 2, "long": 4}
REST, FEED, HISS = range(3)
STAND, RUN = range(2)
NOTHING: Final = -1


class Fair(State):
    """The table. `hand`, `deck` and, while lanes are sealed, `shown` are secret."""

    length: str
    round: int
    weather: int
    coins: list[int]
    fed: list[int]
    fled: list[int]
    hissed: list[int]  # whether the seat hissed this round
    hand: list[list[int]]  # by seat, how many of each bird
    shown: list[int]  # by seat, the bird chosen this round
    pen: list[int]  # birds shown in earlier rounds
    deck: list[int]  # birds nobody has
    skies: list[int]  # weather cards that nobody has seen yet
    dealing: Seat  # who gets the bird that is being drawn

    def copy(self) -> Fair:
        new = Fair()
        self.copy_flow(new)
        new.length = self.length
        new.round = self.round
        new.weather = self.weather
        new.coins = self.coins[:]
        new.fed = self.fed[:]
        new.fled = self.fled[:]
        new.hissed = self.hissed[:]
        new.hand = [birds[:] for birds in self.hand]
        new.shown = self.shown[:]
        new.pen = self.pen[:]
        new.deck = self.deck[:]
        new.skies = self.skies[:]
        new.dealing = self.dealing
        return new


def new_fair(seats: int, length: str) -> Fair:
    g = Fair()
    g.begin(seats)
    g.length = length
    g.round = 0
    g.weather = NOTHING
    g.coins = [0] * seats
    g.fed = [0] * seats
    g.fled = [0] * seats
    g.hissed = [0] * seats
    g.hand = [[0] * len(BIRDS) for _ in range(seats)]
    g.shown = [NOTHING] * seats
    g.pen = [0] * len(BIRDS)
    g.deck = [EACH_BIRD] * len(BIRDS)
    g.skies = list(WEATHER_CARDS)
    g.dealing = 0
    return g


def prepare(g: Fair) -> None:
    """GF-1, GF-2  The deal, then the first round."""
    g.then(deal_hands)
    g.then(play_round)


def deal_hands(g: Fair) -> None:
    """GF-1  Two birds for everybody."""
    for seat in range(g.seats):
        g.then(deal_bird, seat)
        g.then(deal_bird, seat)


def deal_bird(g: Fair, seat: Seat) -> None:
    g.dealing = seat
    DEAL.ask(g, CHANCE)


class Deal(Draw[Fair]):
    """GF-1  A bird in secret."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [bird for bird, count in enumerate(g.deck) if count]

    def weights(self, g: Fair) -> list[int]:
        return [count for count in g.deck if count]

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        g.deck[option] -= 1
        g.hand[g.dealing][option] += 1
        g.tell("dealt", g.dealing, option, to=g.dealing)


def play_round(g: Fair) -> None:
    """GF-2  The order of a round."""
    g.round += 1
    g.then_ask(TURN_UP_WEATHER, CHANCE)
    g.then(show_birds)
    g.then(award)
    g.then(graze)
    g.then(end_round)


class TurnUpWeather(Draw[Fair]):
    """GF-2  The weather of the round."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [weather for weather, count in enumerate(g.skies) if count]

    def weights(self, g: Fair) -> list[int]:
        return [count for count in g.skies if count]

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        g.skies[option] -= 1
        g.weather = option
        g.tell("weather", option)


def show_birds(g: Fair) -> None:
    g.ask_each(SHOW)


class Show(Decision[Fair]):
    """GF-2  A bird of one's own, chosen in secret."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [bird for bird, count in enumerate(g.hand[seat]) if count]

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        g.hand[seat][option] -= 1
        g.shown[seat] = option
        g.tell("shows", seat, option)

    def why_not(self, g: Fair, seat: Seat, option: Option) -> str | None:
        return None if g.hand[seat][option] else "GF-2.1"


def award(g: Fair) -> None:
    """GF-2  The highest bird wins, if it is alone."""
    best = max(g.shown)
    if g.shown.count(best) == 1:
        winner = g.shown.index(best)
        prize = 2 + g.weather
        g.coins[winner] += prize
        g.tell("wins", winner, prize)
        g.then_ask(TOAST, winner)


class Toast(Decision[Fair]):
    """GF-2  The pause matters, though there is no choice."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [0]

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        g.tell("toasts", seat)


def graze(g: Fair) -> None:
    g.ask_each(GRAZE, sealed=False)


class Graze(Decision[Fair]):
    """GF-3  Rest, feed or hiss."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [option for option in range(len(self.domain)) if self.why_not(g, seat, option) is None]

    def why_not(self, g: Fair, seat: Seat, option: Option) -> str | None:
        if option == FEED and not g.coins[seat]:
            return "GF-3.2"
        return "GF-3.3" if option == HISS and g.hissed[seat] else None

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        if option == FEED:
            g.coins[seat] -= 1
            g.fed[seat] += 1
            g.tell("feeds", seat)
        elif option == HISS:
            g.hissed[seat] = 1
            g.tell("hisses", seat)
            g.interrupt((seat + 1) % g.seats, face_hissing, seat)
            g.then_ask(GRAZE, seat)

    def facts(self, g: Fair, seat: Seat) -> dict[str, int]:
        return {"coins": g.coins[seat]}


def face_hissing(g: Fair, seat: Seat, hisser: Seat) -> None:
    """GF-3.3  Whoever is hissed at must stand or run; no bird with a coin runs."""
    g.tell("faces", seat, hisser)
    FACE.ask(g, seat)


class Face(Decision[Fair]):
    """GF-3.3  Stand or run."""

    def options(self, g: Fair, seat: Seat) -> list[Option]:
        return [STAND] if g.coins[seat] else [STAND, RUN]

    def resolve(self, g: Fair, seat: Seat, option: Option) -> None:
        g.fled[seat] += option == RUN


def end_round(g: Fair) -> None:
    """GF-4  Birds to the pen, a new one for everybody."""
    for seat in range(g.seats):
        g.pen[g.shown[seat]] += 1
        g.shown[seat] = NOTHING
        g.hissed[seat] = 0
    if g.round < ROUNDS[g.length]:
        for seat in range(g.seats):
            g.then(deal_bird, seat)
        g.then(play_round)


DEAL: Final = Deal("deal", BIRDS, may_lapse=True)
TURN_UP_WEATHER: Final = TurnUpWeather("turn-up-weather", WEATHERS)
SHOW: Final = Show("show", BIRDS)
TOAST: Final = Toast("toast", ("cheer",), pauses=True)
GRAZE: Final = Graze("graze", ("rest", "feed", "hiss"))
FACE: Final = Face("face", ("stand", "run"))


class FairView(msgspec.Struct):
    """What a seat may see of the fair."""

    seat: int | None
    round: int
    weather: int
    coins: list[int]
    fed: list[int]
    fled: list[int]
    hand: list[int]
    hand_sizes: list[int]
    shown: list[int]  # others' only after the lanes are done
    pen: list[int]
    left: int
    asked: str | None
    options: list[int]


class GooseFair:
    """The game, as the shelf offers it."""

    name = "goose-fair"
    prefix = "GF"
    seats = range(2, 5)
    minutes = 5
    settings: tuple[Setting, ...] = (Setting("length", ("short", "long")),)
    decisions: tuple[Decision[Fair], ...] = (DEAL, TURN_UP_WEATHER, SHOW, TOAST, GRAZE, FACE)
    steps: tuple[Callable[..., None], ...] = (
        prepare,
        deal_hands,
        deal_bird,
        play_round,
        show_birds,
        award,
        graze,
        face_hissing,
        end_round,
    )
    phases: tuple[str, ...] = ("show", "graze")
    events: Mapping[str, tuple[str, ...]] = {
        "dealt": ("seat", "bird"),
        "weather": ("weather",),
        "shows": ("seat", "bird"),
        "wins": ("seat", "coins:number"),
        "toasts": ("seat",),
        "feeds": ("seat",),
        "hisses": ("seat",),
        "faces": ("seat", "hisser:seat"),
    }
    things: Mapping[str, tuple[str, ...]] = {"bird": BIRDS, "weather": WEATHERS}
    digest = "c0ffee" * 8
    content = "{}"

    def new(self, seats: int, variant: Variant) -> Fair:
        check_seats(self.name, self.seats, seats)
        g = new_fair(seats, complete(self.settings, variant)["length"])
        g.then(prepare)
        return g

    def with_components(self, path: Path) -> GooseFair:
        return self

    def with_content(self, content: str) -> GooseFair:
        return self

    def view(self, g: Fair, seat: Seat | None) -> FairView:
        hidden = bool(g.lanes) and g.sealed
        asked = None if seat is None else g.asked[seat]
        return FairView(
            seat=seat,
            round=g.round,
            weather=g.weather,
            coins=g.coins,
            fed=g.fed,
            fled=g.fled,
            hand=[] if seat is None else g.hand[seat],
            hand_sizes=[sum(g.hand[s]) + (hidden and g.shown[s] != NOTHING) for s in range(g.seats)],
            shown=[NOTHING if hidden and s != seat else g.shown[s] for s in range(g.seats)],
            pen=g.pen,
            left=sum(g.deck),
            asked=None if asked is None else asked.name,
            options=[] if seat is None or asked is None else g.offered[seat],
        )

    def views(self, g: Fair, seats: Sequence[Seat | None]) -> list[FairView]:
        return [self.view(g, seat) for seat in seats]

    def determinize(self, g: Fair, seat: Seat | None, rng: Rng) -> Fair:
        new = g.copy()
        hidden = bool(g.lanes) and g.sealed
        others = [s for s in range(g.seats) if s != seat]
        sizes = [sum(g.hand[s]) for s in range(g.seats)]
        for s in others:
            for bird in range(len(BIRDS)):
                new.deck[bird] += new.hand[s][bird]
                new.hand[s][bird] = 0
            if hidden and g.shown[s] != NOTHING:
                new.deck[g.shown[s]] += 1
        for s in others:
            if hidden and g.shown[s] != NOTHING:
                new.shown[s] = take_any(new.deck, rng)
            for _ in range(sizes[s]):
                new.hand[s][take_any(new.deck, rng)] += 1
            if new.asked[s] is SHOW:
                new.offered[s] = SHOW.options(new, s)
        if new.asked[CHANCE] is DEAL:
            new.offered[CHANCE] = DEAL.options(new, CHANCE)
        return new

    def round(self, g: Fair) -> int:
        return g.round

    def phase(self, g: Fair) -> str:
        return "graze" if g.lanes and not g.sealed else "show"

    def points(self, g: Fair) -> list[int]:
        return [g.coins[seat] + 2 * g.fed[seat] for seat in range(g.seats)]

    def places(self, g: Fair) -> list[int]:
        keys = [(points, g.fed[seat]) for seat, points in enumerate(self.points(g))]
        return [1 + sum(other > key for other in keys) for key in keys]

    def scores(self, g: Fair) -> list[Score] | None:
        return None if g.waiting or g.agenda else self.forecast(g)

    def forecast(self, g: Fair) -> list[Score]:
        points, places = self.points(g), self.places(g)
        return [
            Score(
                points[seat],
                places[seat],
                (LedgerLine("GF-4.1", "coins", g.coins[seat]), LedgerLine("GF-4.2", "meals", 2 * g.fed[seat])),
            )
            for seat in range(g.seats)
        ]

    def shows_line(self, g: Fair, viewer: Seat | None, seat: Seat, message: str) -> bool:
        return True

    def write(self, g: Fair) -> str:
        lines = notation.header(self.name, g.seats, {"length": g.length})
        lines.append(f"round: {g.round}")
        if g.weather != NOTHING:
            lines.append(f"weather: {WEATHERS[g.weather]}")
        for name in ("coins", "fed", "fled", "hissed"):
            lines.append(f"{name}: " + " ".join(map(str, getattr(g, name))))
        for seat in range(g.seats):
            lines.append(f"hand {seat}: " + " ".join(map(str, g.hand[seat])))
            if g.shown[seat] != NOTHING:
                lines.append(f"shown {seat}: {BIRDS[g.shown[seat]]}")
        lines.append("pen: " + " ".join(map(str, g.pen)))
        lines.append("skies: " + " ".join(map(str, g.skies)))
        lines.append(f"dealing: {g.dealing}")
        return "\n".join([*lines, *notation.write_flow(g)]) + "\n"

    def read(self, text: str) -> Fair:
        r = notation.Reader(text, self.name, self.seats)
        g = new_fair(r.seats, complete(self.settings, r.variant())["length"])
        g.round = r.number("round", 1)
        g.weather = r.name("weather", WEATHERS, NOTHING)
        g.coins = r.numbers("coins", g.coins)
        g.fed = r.numbers("fed", g.fed)
        g.fled = r.numbers("fled", g.fled)
        g.hissed = r.numbers("hissed", g.hissed, 0, 1)
        for seat in range(g.seats):
            g.hand[seat] = r.numbers(f"hand {seat}", g.hand[seat], 0, EACH_BIRD)
            g.shown[seat] = r.name(f"shown {seat}", BIRDS, NOTHING)
        g.pen = r.numbers("pen", g.pen, 0, EACH_BIRD)
        g.skies = r.numbers("skies", g.skies)
        g.dealing = r.number("dealing", 0, 0, g.seats - 1)
        for bird in range(len(BIRDS)):
            held = sum(hand[bird] for hand in g.hand) + g.shown.count(bird)
            g.deck[bird] = EACH_BIRD - g.pen[bird] - held
        notation.read_flow(r, g, self, [Frame(play_round)])
        return g


def take_any(bag: list[int], rng: Rng) -> int:
    """Take one out of a bag, each as likely as the other."""
    kind = pick(bag, rng)
    bag[kind] -= 1
    return kind


def check(g: Fair) -> None:
    """Conservation: every bird is somewhere, and so is every weather card."""
    for bird in range(len(BIRDS)):
        somewhere = g.deck[bird] + g.pen[bird] + g.shown.count(bird) + sum(hand[bird] for hand in g.hand)
        assert somewhere == EACH_BIRD, f"{somewhere} of {BIRDS[bird]}"
    assert sum(g.skies) + g.round >= sum(WEATHER_CARDS)


GAME: Final = GooseFair()
