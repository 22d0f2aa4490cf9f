"""Position notation: the parts that all games share.

A position is a few lines of text. The first line names the game and the seats; every other line is `key: words`, where
the key may carry an index (`bridge 2: 53 25`). Lines that begin with spaces continue the field above them, so a field
can be a picture. `#` starts a comment. The flow is written like everything else:

    agenda: take_turn 2 > take_turn 0 > end_round        the table's agenda, next step first
    asks 2: place-figure                                 the open question of a seat
    lanes: 0 1 2 sealed                                  who acts at the same time, and `lane 0:` for each agenda

A question that waits on an agenda is written with a question mark: `place-figure? 2`. What is left out has its usual
value; a text that says nothing about open questions is run until somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, NamedTuple, TypeVar

from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.errors import PositionError
from guildhall.kernel.game import Variant
from guildhall.kernel.run import start
from guildhall.kernel.state import CHANCE, Frame, Seat, State

S = TypeVar("S", bound=State)


class Word(NamedTuple):
    """A word of a position, with its place for error messages."""

    text: str
    line: int
    column: int

    def wrong(self, message: str) -> PositionError:
        """An error that points at this word; the caller raises it."""
        return PositionError(message, self.line, self.column)

    def number(self, low: int = 0, high: int | None = None) -> int:
        """The word as a whole number within bounds."""
        try:
            value = int(self.text)
        except ValueError:
            raise self.wrong(f"expected a number, not '{self.text}'") from None
        if high is None and value < low:
            raise self.wrong(f"{value} is less than {low}")
        if value < low or (high is not None and value > high):
            raise self.wrong(f"{value} is not from {low} to {high}")
        return value

    def one_of(self, names: Sequence[str]) -> int:
        """The index of the word in a list of names."""
        for i, name in enumerate(names):
            if name == self.text:
                return i
        raise self.wrong(f"'{self.text}' is not one of: {', '.join(names)}")

    def taken_from(self, left: list[int], names: Sequence[str], what: str) -> int:
        """The index of the word in a list of names; `left` then counts one less of it."""
        i = self.one_of(names)
        if left[i] == 0:
            raise self.wrong(f"there is no further {what} '{self.text}'")
        left[i] -= 1
        return i


class Field(NamedTuple):
    """All words behind one key; `rows` are the words line by line."""

    key: Word
    rows: list[list[Word]]

    @property
    def words(self) -> list[Word]:
        return [word for row in self.rows for word in row]


class Reader:
    """The fields of a position, taken out one by one; any that is left over is an error."""

    def __init__(self, text: str, game: str, seats: range) -> None:
        self.fields: dict[str, Field] = {}
        lines = text.split("\n")
        header: list[Word] = []
        field: Field | None = None
        for number, line in enumerate(lines, 1):
            words = _words(line, number)
            if not words:
                continue
            if not header:
                header = words
            elif line[0] == " ":
                if field is None:
                    raise words[0].wrong("an indented line must follow a 'key:' line")
                field.rows.append(words)
            else:
                field = self._add(line, number)
        self.seats = _read_header(header, game, seats)

    def _add(self, line: str, number: int) -> Field:
        code = line.split("#", 1)[0]
        key, colon, rest = code.partition(":")
        word = Word(" ".join(key.split()), number, 1)
        if not colon:
            raise word.wrong(f"expected 'key: words', not '{word.text}'")
        if word.text in self.fields:
            raise word.wrong(f"'{word.text}' is given twice")
        words = _words(" " * (len(key) + 1) + rest, number)
        field = Field(word, [words] if words else [])
        self.fields[word.text] = field
        return field

    def take(self, key: str) -> Field | None:
        """The field of that key, or None if the text leaves it out."""
        return self.fields.pop(key, None)

    def words(self, key: str) -> list[Word] | None:
        """The words of a field, or None if the text leaves it out."""
        field = self.take(key)
        return None if field is None else field.words

    def word(self, key: str) -> Word | None:
        """The single word of a field, or None if the text leaves it out."""
        field = self.take(key)
        if field is None:
            return None
        words = field.words
        if len(words) != 1:
            raise field.key.wrong(f"'{key}' takes one word, not {len(words)}")
        return words[0]

    def number(self, key: str, usual: int, low: int = 0, high: int | None = None) -> int:
        """A field that is one whole number."""
        word = self.word(key)
        return usual if word is None else word.number(low, high)

    def numbers(self, key: str, usual: list[int], low: int = 0, high: int | None = None) -> list[int]:
        """A field of as many whole numbers as the default has."""
        field = self.take(key)
        if field is None:
            return usual
        values = [word.number(low, high) for word in field.words]
        if len(values) != len(usual):
            raise field.key.wrong(f"'{key}' takes {len(usual)} numbers, not {len(values)}")
        return values

    def name(self, key: str, names: Sequence[str], usual: int) -> int:
        """A field that is one name, as its index."""
        word = self.word(key)
        return usual if word is None else word.one_of(names)

    def names(self, key: str, names: Sequence[str], usual: list[int]) -> list[int]:
        """A field of any number of names, as their indices."""
        words = self.words(key)
        return usual if words is None else [word.one_of(names) for word in words]

    def variant(self) -> dict[str, str]:
        """The settings of the `variant` field; the game checks them."""
        variant: dict[str, str] = {}
        for word in self.words("variant") or []:
            name, equals, value = word.text.partition("=")
            if not equals:
                raise word.wrong(f"expected 'setting=value', not '{word.text}'")
            variant[name] = value
        return variant

    def finish(self) -> None:
        """Raise PositionError for the first field that nobody took."""
        for field in self.fields.values():
            raise field.key.wrong(f"there is no field '{field.key.text}' here")


def new_table(r: Reader, new: Callable[[int, Variant], S]) -> S:
    """An empty table. Raises PositionError for an impossible number of seats or setting."""
    field = r.fields.get("variant")
    variant = r.variant()
    try:
        return new(r.seats, variant)
    except ValueError as error:
        if field is None:
            raise
        raise field.key.wrong(str(error)) from None


def read_flow(r: Reader, g: State, game: Any, usual: list[Frame]) -> None:
    """Take the agenda, lanes and open questions, and bring the state to rest.

    `usual` is the agenda, next step first, of a text without one.
    """
    steps: dict[str, Callable[..., None]] = {step.__name__: step for step in game.steps}
    decisions: dict[str, Decision[Any]] = {decision.name: decision for decision in game.decisions}
    words = r.words("agenda")
    frames = list(usual) if words is None else _read_agenda(words, steps, decisions)
    frames.reverse()
    g.agenda = frames
    order = r.words("lanes")
    if order is not None:
        _read_lanes(r, g, order, steps, decisions)
    for seat in range(CHANCE, g.seats):
        word = r.word(f"asks {_seat_name(seat)}")
        if word is not None:
            _ask(g, seat, word, decisions)
    r.finish()
    if g.waiting == 0:
        start(g)


def write_flow(g: State) -> list[str]:
    """The agenda, the lanes and the open questions as lines."""
    lines = ["agenda: " + _agenda_text(g.agenda)]
    if g.lanes:
        lines.append("lanes: " + " ".join(map(str, g.lane_order)) + (" sealed" if g.sealed else ""))
        lines += [f"lane {seat}: " + _agenda_text(g.lanes[seat]) for seat in g.lane_order]
    for seat in range(CHANCE, g.seats):
        decision = g.asked[seat]
        if decision is not None:
            lines.append(f"asks {_seat_name(seat)}: {decision.name}")
    return [line.rstrip() for line in lines]


def header(game: str, seats: int, variant: dict[str, str]) -> list[str]:
    """The first line, and the settings."""
    settings = " ".join(f"{name}={value}" for name, value in variant.items())
    return [f"{game} {seats}"] + ([f"variant: {settings}"] if settings else [])


def step_name(step: Callable[..., None]) -> str:
    """How a step is written: its own name, or the question's with a question mark."""
    owner = getattr(step, "__self__", None)
    if isinstance(owner, Decision):
        return owner.name + "?"
    return step.__name__


def _agenda_text(agenda: list[Frame]) -> str:
    return " > ".join(" ".join([step_name(frame.step), *map(str, frame.args)]) for frame in reversed(agenda))


def _seat_name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else str(seat)


def _words(line: str, number: int) -> list[Word]:
    code = line.split("#", 1)[0]
    words: list[Word] = []
    column = 0
    for text in code.split():
        column = code.index(text, column)
        words.append(Word(text, number, column + 1))
        column += len(text)
    return words


def _read_header(words: list[Word], game: str, seats: range) -> int:
    if not words:
        raise PositionError(f"expected '{game}' and the number of seats", 1, 1)
    if words[0].text != game:
        raise words[0].wrong(f"expected '{game}', not '{words[0].text}'")
    if len(words) != 2:
        raise words[0].wrong(f"expected '{game}' and the number of seats")
    return words[1].number(seats[0], seats[-1])


def _read_agenda(
    words: list[Word], steps: dict[str, Callable[..., None]], decisions: dict[str, Decision[Any]]
) -> list[Frame]:
    frames: list[Frame] = []
    at = 0
    while at < len(words):
        name = words[at]
        step = _read_step(name, steps, decisions)
        args: list[int] = []
        at += 1
        while at < len(words) and words[at].text != ">":
            args.append(words[at].number(CHANCE))
            at += 1
        _check_arguments(name, step, args)
        if at == len(words) - 1:
            raise words[at].wrong("expected a step after '>'")
        at += 1
        frames.append(_frame(step, args))
    return frames


def _frame(step: Callable[..., None], args: list[int]) -> Frame:
    """The frame of a step; a question has its own."""
    owner = getattr(step, "__self__", None)
    if isinstance(owner, Decision):
        return owner.frames[args[0]]
    return Frame(step, tuple(args))


def _check_arguments(name: Word, step: Callable[..., None], args: list[int]) -> None:
    try:
        signature(step).bind(None, *args)
    except TypeError as error:
        raise name.wrong(f"'{name.text}' with {len(args)} numbers: {error}") from None


def _read_step(
    word: Word, steps: dict[str, Callable[..., None]], decisions: dict[str, Decision[Any]]
) -> Callable[..., None]:
    if word.text.endswith("?") and word.text[:-1] in decisions:
        return decisions[word.text[:-1]].ask
    if word.text not in steps:
        raise word.wrong(f"there is no step '{word.text}'")
    return steps[word.text]


def _read_lanes(
    r: Reader,
    g: State,
    order: list[Word],
    steps: dict[str, Callable[..., None]],
    decisions: dict[str, Decision[Any]],
) -> None:
    g.sealed = bool(order) and order[-1].text == "sealed"
    for word in order[:-1] if g.sealed else order:
        seat = word.number(0, g.seats - 1)
        if seat in g.lane_order:
            raise word.wrong(f"seat {seat} has one lane, not two")
        g.lane_order = [*g.lane_order, seat]
    g.lanes = [[] for _ in range(g.seats)]
    g.held = [[] for _ in range(g.seats)]
    for seat in g.lane_order:
        g.lanes[seat] = _read_agenda(r.words(f"lane {seat}") or [], steps, decisions)[::-1]


def _ask(g: State, seat: Seat, word: Word, decisions: dict[str, Decision[Any]]) -> None:
    if word.text not in decisions:
        raise word.wrong(f"there is no question '{word.text}'")
    if g.lanes and seat not in g.lane_order:
        raise word.wrong("only seats with a lane are asked while there are lanes")
    decision = decisions[word.text]
    if isinstance(decision, Draw) != (seat == CHANCE):
        is_draw = f"chance answers '{word.text}', nobody else"
        raise word.wrong(f"chance does not answer '{word.text}'" if seat == CHANCE else is_draw)
    options = decision.options(g, seat)
    if not options:
        raise word.wrong(f"'{word.text}' has no answer here")
    decision.put(g, seat, options)
