"""Game: what each game offers to tables, bots and adapters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from msgspec import Struct

from guildhall.kernel.decision import Decision
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

S = TypeVar("S", bound=State)


class Choice(NamedTuple):
    """One line of the log; a replay is a list of these."""

    seat: Seat
    decision: str
    option: str


class Setting(NamedTuple):
    """Something to choose before the game; the first value is the default."""

    name: str
    values: tuple[str, ...]


Variant = Mapping[str, str]  # setting to value; settings left out have their default


class LedgerLine(NamedTuple):
    """Why a seat has some of its points."""

    clause: str  # "OLB-13.5"
    message: str  # the id of the line's message
    amount: int
    facts: tuple[tuple[str, int | str], ...] = ()  # the message's variables


class Score(NamedTuple):
    """A seat's result: the ledger sums to the points, and equal places are shared."""

    points: int
    place: int
    ledger: tuple[LedgerLine, ...]


class Game(Protocol[S]):
    """One game, with one set of components. Everything but the state is the same at every table."""

    name: str  # "old-london-bridge": key for files, wire and words
    prefix: str  # "OLB": what clause ids begin with
    seats: range  # how many can play
    minutes: int  # how long a game takes, as the box says
    settings: tuple[Setting, ...]
    decisions: tuple[Decision[S], ...]  # every kind of question, in the order of the rules
    steps: tuple[Callable[..., None], ...]  # every step that can be on an agenda, besides questions
    phases: tuple[str, ...]  # the named parts of a round, in order, for step trackers
    events: Mapping[str, tuple[str, ...]]  # what each of an event's ints is: "seat", "slot:number", "tile:building"
    things: Mapping[str, tuple[str, ...]]  # kinds of components, each with the ids of its members
    digest: str  # of the component data
    content: str  # of the component data, as `kernel.components.packed` writes it

    def new(self, seats: int, variant: Variant) -> S:
        """A new game, not yet started. Raises ValueError for seats or settings that do not exist."""

    def with_components(self, path: Path) -> Game[S]:
        """The same game with components from another file. Raises ComponentError."""

    def with_content(self, content: str) -> Game[S]:
        """The same game with the components that another one's `content` names. Raises ComponentError."""

    def view(self, g: S, seat: Seat | None) -> Struct:
        """What a seat may see; None: a spectator. Every game has a struct of its own."""

    def views(self, g: S, seats: Sequence[Seat | None]) -> Sequence[Struct]:
        """The views of several, in that order; a game may make them together if that is quicker."""

    def determinize(self, g: S, seat: Seat | None, rng: Rng) -> S:
        """A copy in which everything hidden from the seat is redrawn from what the seat considers possible."""

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

    def shows_line(self, g: S, viewer: Seat | None, seat: Seat, message: str) -> bool:
        """Whether the viewer may see this line of a seat's forecast. False hides what a good memory could count."""

    def write(self, g: S) -> str:
        """The position as a few lines of text, complete."""

    def read(self, text: str) -> S:
        """The position that a text describes; what is left out has its default. Raises PositionError."""


def complete(settings: tuple[Setting, ...], variant: Variant) -> dict[str, str]:
    """All settings with their values; those that the variant leaves out have their default."""
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
    """A new table. Tables without a variant are laid out once for each number of players, and then copied."""
    if variant:
        return lay_out(seats, variant)
    if seats not in usual:
        usual[seats] = lay_out(seats, variant)
    return cast(S, usual[seats].copy())


def stored(game: Any, usual: object) -> str | tuple[Any, ...]:
    """What `__reduce__` of a game returns: the game as shipped is pickled by name, any other with its components."""
    if game is usual:
        return "GAME"  # its name in the module of its class
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
