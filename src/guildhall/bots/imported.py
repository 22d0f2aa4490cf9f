"""Bots by import path: "my_package.bots:MyBot".

The name behind the colon is a class, or a function that returns a bot. It is called without arguments, or with the game
if it needs one. What it returns needs a method `choose(position, rng)`, as `guildhall.bots.bot.Bot` has it; `finish`
and `close` are called if there are any.
"""

from __future__ import annotations

import importlib
import inspect
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any, TypeVar

from guildhall.bots.bot import Position
from guildhall.bots.guest import BotFault, Finishes, Guest
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

R = TypeVar("R")


class TimeUp(BaseException):
    """Interrupts a bot. Not an Exception, so that the bot's own `except Exception` lets it through."""


class ImportedBot(Guest):
    """A guest that is a Python object in this process."""

    def __init__(self, name: str, game: Game[Any], limit: float) -> None:
        super().__init__(name, limit)
        self.game = game
        self.inner: Any = None

    def start(self) -> None:
        """Import the class and make the bot. Raises BotFault."""
        if self.inner is None:
            factory = found(self.name)
            self.inner = self._guarded(lambda: made(factory, self.game))
            if not callable(getattr(self.inner, "choose", None)):
                raise BotFault("has no method choose(position, rng)")

    def answer(self, position: Position, rng: Rng) -> Option:
        self.start()
        said = self._guarded(lambda: self.inner.choose(position, rng))
        if isinstance(said, bool) or not hasattr(said, "__index__"):
            raise BotFault(f"answered {said!r:.80}, which is not the number of an option")
        return int(said.__index__())

    def finish(self, points: Sequence[int], places: Sequence[int]) -> None:
        if isinstance(self.inner, Finishes):
            with suppress(BotFault):  # the game is over, and its result stands
                self._guarded(lambda: self.inner.finish(points, places))

    def close(self) -> None:
        inner, self.inner = self.inner, None
        if callable(getattr(inner, "close", None)):
            with suppress(BotFault):
                self._guarded(inner.close)

    def _guarded(self, call: Callable[[], R]) -> R:
        """Call the bot. Raises BotFault for whatever it raises, and if it takes too long."""
        began = perf_counter()
        try:
            with alarm(self.limit):
                result = call()
        except TimeUp:
            raise BotFault(f"took more than {self.limit:g} s") from None
        except (Exception, SystemExit) as error:
            raise BotFault(f"raised {type(error).__name__}: {' '.join(str(error).split()):.200}") from error
        if perf_counter() - began > self.limit:
            raise BotFault(f"took more than {self.limit:g} s")
        return result


def found(name: str) -> Callable[..., Any]:
    """What an import path names. Raises BotFault. Modules are looked for in the working directory, too."""
    module, _, path = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        value: Any = importlib.import_module(module)
    except (Exception, SystemExit) as error:
        raise BotFault(f"cannot be imported: {type(error).__name__}: {error}") from error
    for part in path.split("."):
        try:
            value = getattr(value, part)
        except AttributeError:
            raise BotFault(f"cannot be imported: module '{module}' has no '{path}'") from None
    if not callable(value):
        raise BotFault("is neither a class nor a function that returns a bot")
    factory: Callable[..., Any] = value
    return factory


def made(factory: Callable[..., Any], game: Game[Any]) -> Any:
    """A bot: the factory is called without arguments, or with the game if it needs one."""
    try:
        inspect.signature(factory).bind()
    except TypeError:
        return factory(game)
    except ValueError:  # has no signature that can be read
        pass
    return factory()


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TimeUp after this many seconds. In other threads than the main one, where there is no alarm, do nothing."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
