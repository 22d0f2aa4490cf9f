"""The older engine as a process, and its bots as bots of a match here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from guildhall.bots.bot import Advice, Position
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

WORKER: Final = Path(__file__).with_name("worker.py")
SEEDS: Final = 1 << 29
LAST_WORDS: Final = 300  # of a process that ended


class Frozen:
    """A process with the older engine. Raises RuntimeError once it does not answer any more."""

    def __init__(self, engine: Path) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  closed with the process
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), str(engine)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**variables, "PYTHONPATH": str(engine)},
        )

    def ask(self, **question: Any) -> dict[str, Any]:
        """Ask one thing and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            self.errors.seek(0)
            said = " ".join(self.errors.read().decode(errors="replace").split())
            raise RuntimeError(f"the older engine has ended: {said[-LAST_WORDS:] or 'it said nothing'}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def begin(self, game: str, seats: int, bot: str, play: list[int]) -> None:
        """Begin a game, in which a bot of that name plays these seats."""
        self.ask(game=game, seats=seats, bot=bot, play=play)

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()


class FrozenBot:
    """One seat of the older engine."""

    def __init__(self, frozen: Frozen, name: str) -> None:
        self.name = name
        self.frozen = frozen
        self.seconds = 0.0  # of its process

    def choose(self, position: Position, rng: Rng) -> Option:
        answer = self.frozen.ask(position=position.write(), seat=position.seat, seed=rng.below(SEEDS))
        self.seconds += answer["seconds"]
        domain = position.question.domain
        if answer["option"] not in domain:
            raise RuntimeError(f"the older engine knows other answers than this one: '{answer['option']}'")
        return domain.index(answer["option"])

    def explain(self, position: Position, rng: Rng) -> Advice:
        return Advice(self.choose(position, rng), (), 0, 0.0)

    def close(self) -> None:
        """The process goes on with the next game."""
