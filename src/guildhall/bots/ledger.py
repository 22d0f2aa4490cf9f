"""The results of a tournament in a file: its settings in the first line, then a line for each game.

A line is written as soon as its game is over. A tournament that is started again with the same file plays only what is
missing.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

import guildhall
from guildhall.bots.arena import Fixture, Result, Tournament, fixtures


class Heading(Tournament, frozen=True):
    """The first line: the settings, and the version of Guildhall that started the file, empty in old files."""

    version: str = ""


class Ledger:
    """The results so far, kept in a file if there is one.

    A file never loses a game. Asked for fewer games than it holds, it keeps all of them, numbered as in the longer
    tournament; `results` has those that were asked for.
    """

    def __init__(self, tournament: Tournament, file: Path | None) -> None:
        """Drops a last line that a crash has cut short.

        Raises ValueError, and changes nothing, if the file belongs to another tournament or has an invalid line.
        """
        self.tournament = tournament
        self.file = file
        self.version = guildhall.__version__  # that started the file; empty if unknown
        self.results: dict[int, Result] = {}
        self._numbers = {number: number for number in _numbers(tournament).values()}  # in the file, by our numbers
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, [_heading(tournament, self.version)])

    def _read(self, file: Path) -> None:
        first, *lines = file.read_bytes().split(b"\n")
        heading = self._read_heading(file, first)
        asked = _heading(self.tournament, self.version)
        kept = _read_results(file, lines[:-1], fixtures(heading))  # what follows the last line feed was cut short
        longer = max(heading, asked, key=lambda tournament: tournament.games)
        ours, theirs = _numbers(self.tournament), _numbers(longer)
        self._numbers = {number: theirs[pairing] for pairing, number in ours.items()}
        for pairing, result in kept.items():
            if pairing in ours:
                self.results[ours[pairing]] = msgspec.structs.replace(result, number=ours[pairing])
        if heading.games < asked.games or lines[-1:] != [b""]:
            whole = [msgspec.structs.replace(result, number=theirs[pairing]) for pairing, result in kept.items()]
            _write(file, [longer, *sorted(whole, key=lambda result: result.number)])

    def _read_heading(self, file: Path, line: bytes) -> Heading:
        try:
            heading = msgspec.json.decode(line, type=Heading)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"{file.name} is not the file of a tournament") from None
        self.version = heading.version
        asked = _heading(self.tournament, self.version)
        if msgspec.structs.replace(heading, games=asked.games) != asked:
            raise ValueError(f"{file.name} is the file of another tournament")
        return heading

    def missing(self) -> list[Fixture]:
        return [fixture for fixture in fixtures(self.tournament) if fixture.number not in self.results]

    def add(self, result: Result) -> None:
        if self.file is not None:
            line = msgspec.structs.replace(result, number=self._numbers[result.number])
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        self.results[result.number] = result

    def in_order(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]


def _heading(tournament: Tournament, version: str) -> Heading:
    return Heading(**msgspec.structs.asdict(tournament), version=version)


Pairing = tuple[tuple[int, ...], int]  # line-up and seed, which identify a game whatever the length of the tournament


def _pairing(fixture: Fixture) -> Pairing:
    return fixture.line_up, fixture.seed


def _numbers(tournament: Tournament) -> dict[Pairing, int]:
    return {_pairing(fixture): fixture.number for fixture in fixtures(tournament)}


def _read_results(file: Path, lines: Sequence[bytes], played: Sequence[Fixture]) -> dict[Pairing, Result]:
    found: dict[Pairing, Result] = {}
    for number, line in enumerate(lines, start=2):
        try:
            result = _result(line, played)
        except ValueError as error:
            raise ValueError(f"{file.name}, line {number}: {error}") from None
        found[_pairing(played[result.number])] = result
    return found


def _result(line: bytes, played: Sequence[Fixture]) -> Result:
    """Raises ValueError if the line is not a result of one of these games."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError("not the result of a game") from None
    if not 0 <= result.number < len(played):
        raise ValueError(f"the tournament has no game {result.number}")
    seats = len(result.line_up)
    by_seat: tuple[tuple[float, ...], ...] = (result.points, result.places, result.seconds, result.answers)
    if result.line_up != played[result.number].line_up or any(len(values) != seats for values in by_seat):
        raise ValueError(f"game {result.number} of the tournament has another line-up")
    return result


def _write(file: Path, lines: Sequence[msgspec.Struct]) -> None:
    """Replace the file atomically, so that a crash leaves the old one."""
    file = file.resolve()  # replace what a link points to, not the link
    part = file.with_name(file.name + ".part")
    with part.open("wb") as out:
        out.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
