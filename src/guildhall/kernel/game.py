"""Game: what a box of the shelf offers to tables, bots and adapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from guildhall.kernel.decision import Decision
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

S = TypeVar("S", bound=State)

View = Any  # a msgspec struct of the game's own; `guildhall.wire` knows its fields


class Choice(NamedTuple):
    """One line of the log; a replay is a list of these."""

    seat: Seat
    decision: str
    option: str


class Setting(NamedTuple):
    """Something agreed on before the game; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


Variant = Mapping[str, str]  # setting to value; settings left out have their usual value


class LedgerLine(NamedTuple):
    """Why a seat has some of its points."""

    clause: str  # "OLB-13.5"
    message: str  # the id of the line's words
    amount: int
    facts: tuple[tuple[str, int | str], ...] = ()  # what the words mention besides


class Score(NamedTuple):
    """A seat's result: the ledger sums to the points, and equal places are shared."""

    points: int
    place: int
    ledger: tuple[LedgerLine, ...]


class Game(Protocol[S]):
    """One game, with one set of components. All that is not a state is the same for every table."""

    name: str  # "old-london-bridge": key for files, wire and words
    prefix: str  # "OLB": what clause ids begin with
    seats: range  # how many can play
    settings: tuple[Setting, ...]
    decisions: tuple[Decision[S], ...]  # every kind of question, in the order of the rules
    steps: tuple[Callable[..., None], ...]  # every step that can stand on an agenda, besides questions
    phases: tuple[str, ...]  # the named parts of a round, in order, for step trackers
    events: Mapping[str, tuple[str, ...]]  # what each of an event's ints is: "seat", "slot:number", "tile:building"
    things: Mapping[str, tuple[str, ...]]  # kinds of components, each with the ids of its members
    digest: str  # of the component data

    def new(self, seats: int, variant: Variant) -> S:
        """A new game, not yet started. Raises ValueError for seats or settings that do not exist."""

    def with_components(self, path: Path) -> Game[S]:
        """The same game with components from another file. Raises ComponentError."""

    def view(self, g: S, seat: Seat | None) -> View:
        """What a seat may see; None: a spectator."""

    def determinize(self, g: S, seat: Seat | None, rng: Rng) -> S:
        """A copy in which all that the seat may not know is drawn anew from what it may think possible."""

    def round(self, g: S) -> int:
        """How many rounds (turns of the table) have begun; digests of a replay are taken as it grows."""

    def phase(self, g: S) -> str:
        """Which of `phases` the table is in."""

    def points(self, g: S) -> list[int]:
        """What each seat would have if the game ended now. Quick: no ledger is written."""

    def places(self, g: S) -> list[int]:
        """The place of each seat by `points` and tie-breaks, from 1; equal places are shared. Quick."""

    def scores(self, g: S) -> list[Score] | None:
        """The result with its ledger; None while the game goes on."""

    def forecast(self, g: S) -> list[Score]:
        """What the result would be if the game ended now, with its ledger."""

    def write(self, g: S) -> str:
        """The position as a few lines of text, complete."""

    def read(self, text: str) -> S:
        """The position that a text describes; what is left out has its usual value. Raises PositionError."""


def complete(settings: tuple[Setting, ...], variant: Variant) -> dict[str, str]:
    """All settings with their values, usual where the variant is silent."""
    chosen = {name: values[0] for name, values in settings}
    for name, value in variant.items():
        if name not in chosen:
            raise ValueError(f"there is no setting '{name}'; there are: {', '.join(chosen) or 'none'}")
        values = next(setting.values for setting in settings if setting.name == name)
        if value not in values:
            raise ValueError(f"setting '{name}' cannot be '{value}'; it can be: {', '.join(values)}")
        chosen[name] = value
    return chosen


def copied(usual: dict[int, S], lay_out: Callable[[int, Variant], S], seats: int, variant: Variant) -> S:
    """A new table. Without any variant it is laid out once for each number of players, and copied from then on."""
    if variant:
        return lay_out(seats, variant)
    if seats not in usual:
        usual[seats] = lay_out(seats, variant)
    return cast(S, usual[seats].copy())


def stored(game: Any, usual: object) -> str | tuple[Any, ...]:
    """What `__reduce__` of a game says: a copy of the usual one is that one, any other has its components with it."""
    if game is usual:
        return "GAME"  # what it is called in the module of its class
    box = game.box
    contents = {name: getattr(box, name) for name in dir(box) if not name.startswith("_")}
    return unpacked, (type(game), type(box), contents)


def unpacked(game: Callable[[Any], Any], new_box: Callable[[], Any], contents: dict[str, Any]) -> Any:
    """A game with the components that another one had."""
    box = new_box()
    for name, value in contents.items():
        setattr(box, name, value)
    return game(box)


def check_seats(game: str, allowed: range, seats: int) -> None:
    """Raises ValueError unless that many can play."""
    if seats not in allowed:
        raise ValueError(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {seats}")


def option_named(decision: Decision[Any], name: str) -> Option:
    """The option with that name. Raises ValueError."""
    try:
        return decision.domain.index(name)
    except ValueError:
        raise ValueError(f"'{decision.name}' has no answer '{name}'") from None
