"""Bots from outside Guildhall: Python classes by import path, and programs in any language.

They are named as built-in bots are: "my_package.bots:MyBot", or "program:node my_bot.js". Naming one runs its code, so
only people who sit at the machine may do that; tables of a server know `guildhall.bots.roster` alone.

A guest starts with its first question. If it raises, answers illegally or takes too long, `choose` raises BotFault.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, Final, Protocol, runtime_checkable

from guildhall.bots import roster
from guildhall.bots.bot import Advice, Bot, Candidate, Position
from guildhall.bots.parallel import Clock
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

IMPORT_PATH: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
PROGRAM: Final = "program:"  # a command follows
LIMIT: Final = 30.0  # seconds for an answer
FORMS: Final = "'my_package.bots:MyBot' (a class) or 'program:node my_bot.js' (see `guildhall bot-protocol`)"


class BotFault(RuntimeError):
    """A guest has broken the rules. The message says how, and begins with a verb: "raised ValueError: ..."."""


@runtime_checkable
class Finishes(Protocol):
    """A bot that wants to know how its game ended."""

    def finish(self, points: Sequence[int], places: Sequence[int]) -> None:
        """The game is over: points and places by seat."""


class Guest:
    """What all guests share: the check of their answers. Subclasses answer."""

    def __init__(self, name: str, limit: float) -> None:
        self.name = name
        self.limit = limit

    def answer(self, position: Position, rng: Rng) -> Option:
        """What the guest says. Raises BotFault."""
        raise NotImplementedError

    def choose(self, position: Position, rng: Rng) -> Option:
        """One of the position's options. Raises BotFault."""
        options = position.options
        option = self.answer(position, rng)
        if option not in options:
            domain = position.question.domain
            said = f"'{domain[option]}'" if 0 <= option < len(domain) else str(option)
            raise BotFault(
                f"answered {said} to '{position.question.name}', which is not one of its {len(options)} options"
            )
        return option

    def explain(self, position: Position, rng: Rng) -> Advice:
        """The answer. Guests give no reasons."""
        began = perf_counter()
        option = self.choose(position, rng)
        nothing = (0.0,) * position.seats
        chosen = Candidate(option, position.question.domain[option], 1.0, nothing, 1.0 / position.seats)
        return Advice(option, (chosen,), 0, perf_counter() - began)

    def finish(self, points: Sequence[int], places: Sequence[int]) -> None:
        """Tell the guest how the game ended."""

    def close(self) -> None:
        """The game is over for the guest."""


def is_guest(name: str) -> bool:
    """Whether a name is that of a guest, whose code would run."""
    return name.startswith(PROGRAM) or (not name.startswith("mcts:") and IMPORT_PATH.fullmatch(name) is not None)


def bot(
    name: str,
    game: Game[Any],
    limit: float = LIMIT,
    settings: Mapping[str, str] | None = None,
    clock: Clock = perf_counter,
) -> Bot:
    """A new bot for one seat of one game: a built-in one, or a guest. Raises ValueError.

    A guest has `limit` seconds for each answer. A class is not imported and a program not started before the first
    question; `check` tries them.
    """
    if not is_guest(name):
        try:
            return roster.bot(name, game, clock=clock)
        except ValueError as error:
            raise ValueError(f"{error}; or {FORMS}") from None
    if not limit > 0:
        raise ValueError(f"a bot needs more than 0 seconds for an answer, not {limit}")
    from guildhall.bots.imported import ImportedBot
    from guildhall.bots.program import ProgramBot

    if name.startswith(PROGRAM):
        return ProgramBot(name, command_of(name), limit, settings or {})
    return ImportedBot(name, game, limit)


def check(name: str, game: Game[Any], limit: float = LIMIT) -> None:
    """Raises ValueError if there is no such bot: it imports a class and makes one, and looks for a program."""
    made = bot(name, game, limit)
    if not is_guest(name):
        return
    if name.startswith(PROGRAM):
        command = command_of(name)
        if shutil.which(command[0]) is None:
            raise ValueError(f"bot '{name}': there is no program '{command[0]}'")
        return
    from guildhall.bots.imported import ImportedBot

    assert isinstance(made, ImportedBot)
    try:
        made.start()
    except BotFault as fault:
        raise ValueError(f"bot '{name}' {fault}") from None
    finally:
        made.close()


def command_of(name: str) -> list[str]:
    """The command of a program, as a shell would split it. Raises ValueError."""
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise ValueError(f"bot '{name}': {error}") from None
    if not command:
        raise ValueError(f"bot '{name}' names no program; write {FORMS}")
    return command
