"""The lines of a replay file and how they are read. `guildhall.table.replay` describes the format."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from guildhall.kernel.game import Choice
from guildhall.kernel.state import CHANCE, Seat

FORMAT: Final = "1"
DIGEST_LENGTH: Final = 16
MOST_DIGITS: Final = 9  # of a number; int() is slow for many more
HEADER: Final = ("guildhall-replay", "game", "engine", "components", "seats", "variant", "commitment")
CONTENT: Final = "content"
NONE: Final = "-"


class ReplayError(ValueError):
    """A replay that cannot be loaded or is not valid; lines count from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.message = message
        self.line = line


class Mark(NamedTuple):
    """The digest of the position at the start of a round."""

    round: int
    digest: str


class Result(NamedTuple):
    """The final points and place of a seat."""

    points: int
    place: int


@dataclass(frozen=True)
class Replay:
    """A game as it was played. Replays with the same content are equal, whatever their line numbers."""

    game: str
    engine: str
    components: str
    seats: int
    variant: Mapping[str, str]
    commitment: str | None
    names: Mapping[Seat, str]
    entries: tuple[Choice | Mark, ...]
    digest: str  # of the last position
    results: tuple[Result, ...]  # by seat; empty while the game is running
    seed: bytes | None
    content: str | None = None  # of components that differ from the shipped ones
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)  # the line number of each significant line

    @property
    def choices(self) -> list[Choice]:
        return [entry for entry in self.entries if isinstance(entry, Choice)]

    @property
    def is_finished(self) -> bool:
        return bool(self.results)

    @property
    def opening(self) -> int:
        """How many lines come before the first entry."""
        return len(HEADER) + (self.content is not None) + len(self.names)

    def line(self, at: int) -> int:
        """The line number of significant line `at`, counted from 0."""
        return self.lines[at] if self.lines else at + 1


def lines_of(replay: Replay) -> list[str]:
    """All lines but the last."""
    values = (
        FORMAT,
        replay.game,
        replay.engine,
        replay.components,
        str(replay.seats),
        variant_text(replay.variant),
        replay.commitment or NONE,
    )
    lines = [f"{key} {value}" for key, value in zip(HEADER, values, strict=True)]
    if replay.content is not None:
        lines.append(f"{CONTENT} {replay.content}")
    lines += [f"name {seat} {name}" for seat, name in replay.names.items()]
    for entry in replay.entries:
        if isinstance(entry, Mark):
            lines.append(f"= round {entry.round} {entry.digest}")
        else:
            who = "*" if entry.seat == CHANCE else str(entry.seat)
            lines.append(f"{who} {entry.decision} {entry.option}")
    lines.append(f"= end {replay.digest}")
    lines += [f"score {seat} {result.points} {result.place}" for seat, result in enumerate(replay.results)]
    if replay.seed is not None:
        lines.append(f"seed {replay.seed.hex()}")
    return lines


def variant_text(variant: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in variant.items()) or NONE


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:DIGEST_LENGTH]


class Parser:
    """Reads the lines of a replay in order."""

    def __init__(self, text: str) -> None:
        self.lines: list[tuple[int, list[str]]] = []
        self.last = 1
        for number, line in enumerate(text.split("\n"), 1):
            words = line.split()
            if words:
                self.last = number
                if not words[0].startswith("#"):
                    self.lines.append((number, words))
        self.at = 0
        self.checksum = ""

    def wrong(self, message: str, at: int | None = None) -> ReplayError:
        """An error about a line, by default the next one."""
        at = self.at if at is None else at
        return ReplayError(message, self.lines[at][0] if at < len(self.lines) else self.last)

    def peek(self) -> str:
        """The first word of the next line; empty at the end."""
        return self.lines[self.at][1][0] if self.at < len(self.lines) else ""

    def take(self, key: str, count: int | None = None) -> list[str]:
        """Take the next line, which must begin with the key; returns the words after it."""
        if self.at == len(self.lines):
            raise self.wrong(f"the file ends before its '{key}' line")
        words = self.lines[self.at][1]
        if words[0] != key:
            raise self.wrong(f"expected '{key}', not '{words[0]}'")
        if count is not None and len(words) != count + 1:
            raise self.wrong(f"'{key}' takes {count} words, not {len(words) - 1}")
        self.at += 1
        return words[1:]

    def number(self, word: str) -> int:
        """A word of the current line as an int; it must be written as Python writes it."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS) or str(int(word)) != word:
            raise self.wrong(f"expected a number, not '{word}'", self.at - 1)
        return int(word)

    def hex(self, word: str, length: int) -> str:
        """A word of the current line as that many hex digits."""
        if len(word) != length or not set(word) <= set("0123456789abcdef"):
            raise self.wrong(f"expected {length} hex digits, not '{word}'", self.at - 1)
        return word

    def replay(self, check: Callable[[Replay], None]) -> Replay:
        """Read the whole text. `check` is called with the header before the rest is read."""
        header = self.header()
        check(header)
        entries = self.entries(header.seats)
        last = self.hex(self.take("=", 2)[1], DIGEST_LENGTH)
        results = self.results(header.seats)
        seed = bytes.fromhex(self.hex(self.take("seed", 1)[0], 64)) if self.peek() == "seed" else None
        self.end(entries, results)
        return replace(header, entries=tuple(entries), digest=last, results=tuple(results), seed=seed)

    def header(self) -> Replay:
        version = self.take(HEADER[0], 1)[0]
        if version != FORMAT:
            raise self.wrong(f"this is format '{version}'; only format {FORMAT} can be read", 0)
        game, engine, components = (self.take(key, 1)[0] for key in HEADER[1:4])
        seats = self.number(self.take("seats", 1)[0])
        variant = self.variant()
        committed = self.take("commitment", 1)[0]
        content = self.take(CONTENT, 1)[0] if self.peek() == CONTENT else None
        return Replay(
            game=game,
            engine=engine,
            components=components,
            seats=seats,
            variant=variant,
            commitment=None if committed == NONE else self.hex(committed, 64),
            names=self.names(seats),
            entries=(),
            digest="",
            results=(),
            seed=None,
            content=content,
            lines=tuple(number for number, _ in self.lines),
        )

    def variant(self) -> dict[str, str]:
        words = self.take("variant")
        variant: dict[str, str] = {}
        for word in [] if words == [NONE] else words:
            name, equals, value = word.partition("=")
            if not equals or name in variant:
                raise self.wrong(f"expected another 'setting=value', not '{word}'", self.at - 1)
            variant[name] = value
        return variant

    def names(self, seats: int) -> dict[Seat, str]:
        names: dict[Seat, str] = {}
        while self.peek() == "name":
            words = self.take("name")
            seat = self.number(words[0]) if len(words) > 1 else CHANCE
            if not max(names, default=CHANCE) < seat < seats:
                raise self.wrong("expected the next seat and its name", self.at - 1)
            names[seat] = " ".join(words[1:])
        return names

    def entries(self, seats: int) -> list[Choice | Mark]:
        """Read all choices and rounds up to the `= end` line."""
        entries: list[Choice | Mark] = []
        while self.at < len(self.lines):
            words = self.lines[self.at][1]
            if words[0] == "=" and words[1:2] == ["end"]:
                return entries
            self.at += 1
            entries.append(self.mark(words) if words[0] == "=" else self.choice(words, seats))
        raise self.wrong("the file ends before its '= end' line")

    def mark(self, words: list[str]) -> Mark:
        if len(words) != 4 or words[1] != "round":
            raise self.wrong("expected '= round' with its number and digest", self.at - 1)
        return Mark(self.number(words[2]), self.hex(words[3], DIGEST_LENGTH))

    def choice(self, words: list[str], seats: int) -> Choice:
        if len(words) != 3:
            raise self.wrong("expected a seat (or '*'), a question and an answer", self.at - 1)
        seat = CHANCE if words[0] == "*" else self.number(words[0])
        if words[0] != "*" and not 0 <= seat < seats:
            raise self.wrong(f"there is no seat {seat}", self.at - 1)
        return Choice(seat, words[1], words[2])

    def results(self, seats: int) -> list[Result]:
        results: list[Result] = []
        while self.peek() == "score":
            words = self.take("score", 3)
            if self.number(words[0]) != len(results) or len(results) == seats:
                raise self.wrong(f"there is no place for the score of seat {words[0]} here", self.at - 1)
            results.append(Result(self.number(words[1]), self.number(words[2])))
        if 0 < len(results) < seats:
            raise self.wrong(f"expected the score of seat {len(results)}")
        return results

    def end(self, entries: list[Choice | Mark], results: list[Result]) -> None:
        how, count, self.checksum = self.take("end", 3)
        if how not in ("finished", "unfinished"):
            raise self.wrong(f"expected 'finished' or 'unfinished', not '{how}'", self.at - 1)
        if (how == "finished") != bool(results):
            raise self.wrong("a game is finished when, and only when, it has scores", self.at - 1)
        choices = sum(isinstance(entry, Choice) for entry in entries)
        if self.number(count) != choices:
            raise self.wrong(f"there are {choices} choices above, not {count}", self.at - 1)
        self.hex(self.checksum, DIGEST_LENGTH)
        if self.at < len(self.lines):
            raise self.wrong("nothing may follow the 'end' line")
