"""Programs that play over standard input and output, in any language. `guildhall bot-protocol` describes how."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

import guildhall
from guildhall.bots import line_protocol as line
from guildhall.bots.bot import Position
from guildhall.bots.guest import BotFault, Guest
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

START_SECONDS: Final = 30.0  # in which a program must greet
FAREWELL_SECONDS: Final = 1.0  # in which it must leave after the end

M = TypeVar("M", bound=msgspec.Struct)


class Program:
    """A running program for one seat of one game. Everything that it does wrong raises BotFault, within the time."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. It has a process group of its own, so that its children end with it."""
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise BotFault(f"cannot be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        os.set_blocking(self.stdin.fileno(), False)
        os.set_blocking(self.stdout.fileno(), False)
        self.said = b""  # what it has printed and nobody has read
        self.asked = 0

    def greet(self, game: str, seats: int, seat: int, settings: Mapping[str, str], seconds: float) -> str:
        """Greet the program, and wait until it is ready; says what it calls itself."""
        hello = line.Hello(line.PROTOCOL, guildhall.__version__, game, seats, seat, dict(settings))
        until = monotonic() + seconds
        self._send(hello, until, seconds)
        return self._receive(line.Greeting, until, seconds).name

    def ask(
        self, seat: int, decision: str, options: list[str], facts: Mapping[str, int], view: Any, seconds: float
    ) -> str:
        """The name of the option that the program takes."""
        self.asked += 1
        until = monotonic() + seconds
        question = line.Ask(self.asked, seat, decision, options, dict(facts), round(seconds, 3), view)
        self._send(question, until, seconds)
        answer = self._receive(line.Answer, until, seconds)
        if answer.number not in (None, self.asked):
            raise BotFault(f"answered question {answer.number}, but was asked question {self.asked}")
        if answer.option not in options:
            said = f"'{answer.option:.{line.SHOWN}}'"
            raise BotFault(f"answered {said} to '{decision}', which is not one of its {len(options)} options")
        return answer.option

    def end(self, end: line.End) -> None:
        """Tell the program that the game is over, and make it leave, by force if need be."""
        with suppress(BotFault):
            self._send(end, monotonic() + FAREWELL_SECONDS, FAREWELL_SECONDS)
        for pipe in (self.stdin, self.stdout):
            with suppress(OSError):
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)  # it, or what it has left behind
        self.process.wait()

    def _send(self, message: msgspec.Struct, until: float, seconds: float) -> None:
        rest = memoryview(msgspec.json.encode(message) + b"\n")
        with selectors.DefaultSelector() as ready:
            ready.register(self.stdin, selectors.EVENT_WRITE)
            while rest:
                if not ready.select(max(0.0, until - monotonic())):
                    raise BotFault(f"did not read its input for {seconds:g} s")
                try:
                    rest = rest[os.write(self.stdin.fileno(), rest) :]
                except BlockingIOError:
                    continue
                except OSError:
                    raise self._gone() from None

    def _receive(self, kind: type[M], until: float, seconds: float) -> M:
        """The next line, which must be such a message."""
        text = self._line(until, seconds)
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            shown = text.decode("utf-8", "backslashreplace").strip()[: line.SHOWN]
            wanted = "a greeting" if kind is line.Greeting else "an answer"
            raise BotFault(f"printed '{shown}', which is not {wanted}") from None

    def _line(self, until: float, seconds: float) -> bytes:
        with selectors.DefaultSelector() as ready:
            ready.register(self.stdout, selectors.EVENT_READ)
            while b"\n" not in self.said:
                if len(self.said) > line.LONGEST_LINE:
                    raise BotFault(f"printed a line of more than {line.LONGEST_LINE} bytes")
                if not ready.select(max(0.0, until - monotonic())):
                    raise BotFault(f"took more than {seconds:g} s")
                try:
                    more = os.read(self.stdout.fileno(), 65_536)
                except BlockingIOError:
                    continue
                if not more:
                    raise self._gone()
                self.said += more
        text, _, self.said = self.said.partition(b"\n")
        return text

    def _gone(self) -> BotFault:
        """It has closed its input or output: mostly because it is no more."""
        try:
            status = self.process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            return BotFault("closed its input or output before the game was over")
        if status < 0:
            return BotFault(f"was killed by {signal.Signals(-status).name} before the game was over")
        return BotFault(f"ended with exit status {status} before the game was over")


class ProgramBot(Guest):
    """A guest that is a program. It starts with the first question, one process for each seat of each game."""

    def __init__(self, name: str, command: Sequence[str], limit: float, settings: Mapping[str, str]) -> None:
        super().__init__(name, limit)
        self.command = command
        self.settings = settings
        self.program: Program | None = None
        self.last = line.End()

    def answer(self, position: Position, rng: Rng) -> Option:
        question = position.question
        try:
            if self.program is None:
                self.program = Program(self.command)
                limit = max(self.limit, START_SECONDS)
                self.program.greet(position.game.name, position.seats, position.seat, self.settings, limit)
            names = [question.domain[option] for option in position.options]
            said = self.program.ask(position.seat, question.name, names, position.facts(), position.view(), self.limit)
        except BotFault as fault:
            self.last = line.End(fault=str(fault))
            raise
        return question.domain.index(said)

    def finish(self, points: Sequence[int], places: Sequence[int]) -> None:
        self.last = line.End(list(points), list(places))

    def close(self) -> None:
        program, self.program = self.program, None
        if program is not None:
            program.end(self.last)
