"""The folder of a training run. Whatever kills the run, the folder is whole, and the next run goes on from it.

- `settings.json`: what was asked for; another wish is refused
- `games.jsonl`: games of self-play, appended one by one
- `checkpoint.pt`: the network in training, with the optimizer and the number of steps
- `candidate.network`: the network that is being gated; `gate.jsonl`: its games so far
- `best.network`: the best one; there is none before the first that passes the gate
- `rounds.jsonl`: what each finished round brought

Files are replaced atomically. A round counts once its line is in `rounds.jsonl`; everything before that line can be
done again with the same result.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import torch
from msgspec import Struct

from guildhall.adapters.train.work import Duel
from guildhall.bots.evaluate.network_file import unpacked
from guildhall.bots.learn.play import Manner
from guildhall.bots.learn.record import Games

LOCK: Final = "lock"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides how a run goes. Equal settings give equal games, wherever they are played."""

    manner: Manner
    per_round: int = 1000  # games
    window: int = 8000  # the latest games, which are learned from
    steps: int = 300  # in a round; over all rounds of its window, an example is taken about four times
    batch: int = 256  # examples of a step
    rate: float = 1e-3
    decay: float = 1e-2  # of weights
    seen: int = 48  # units of the first layer
    hidden: int = 32
    mix: float = 0.5  # of the search in targets
    prior_weight: float = 0.5  # of the policy in a search's priors
    gate_games: int = 200  # for each number of seats
    gate: str = "0.02s"  # what a bot has for an answer in a gate: seconds, or a number of simulations
    pass_at: float = 0.52  # the share of wins at which a candidate becomes the best


class Round(Struct, frozen=True):
    """What a round brought."""

    number: int
    games: int
    steps: int
    loss: float  # of win, on games that are not trained on
    by_hand: float  # the same of the hand-made evaluator
    points: float  # the mean absolute error there
    policy: float
    won: float  # against the best before
    low: float  # the 95 % interval
    high: float
    duels: int
    passed: bool


class Folder:
    """Reads and writes a run's files."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Raises ValueError if the folder belongs to another run, or holds what nobody can go on from."""
        self.path = path
        self.settings = settings
        path.mkdir(parents=True, exist_ok=True)
        kept = path / "settings.json"
        if kept.exists():
            self._compare(kept)
        else:
            self.write("settings.json", msgspec.json.encode(settings))
        self.games = Games(path / "games.jsonl", settings.manner.game)

    def _compare(self, kept: Path) -> None:
        try:
            before = msgspec.json.decode(kept.read_bytes(), type=Settings)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"{kept} is damaged: it has no settings of a training run") from None
        asked, had = (msgspec.to_builtins(one) for one in (self.settings, before))
        asked, had = ({**one.pop("manner"), **one} for one in (asked, had))
        for name, value in asked.items():
            if had[name] != value:
                raise ValueError(f"{self.path} is a run with {name} {had[name]}, not {value}; use another folder")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep other runs out. A killed run keeps nobody out: the lock is gone with its process."""
        import fcntl

        with (self.path / LOCK).open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ValueError(f"{self.path} is in use by another training run") from None
            yield

    def write(self, name: str, content: bytes) -> None:
        """Replace a file: there is the old one or the new one, whatever happens."""
        part = self.path / f"{name}.part"
        with part.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        part.replace(self.path / name)

    def network(self, name: str) -> bytes | None:
        """The best network or the candidate, if there is one. Raises NetworkError if its file is damaged."""
        file = self.path / f"{name}.network"
        if not file.exists():
            return None
        content = file.read_bytes()
        unpacked(content, file.name)
        return content

    def remove(self, name: str) -> None:
        (self.path / name).unlink(missing_ok=True)

    # Checkpoints

    def save(self, state: dict[str, Any]) -> None:
        part = self.path / "checkpoint.pt.part"
        torch.save(state, part)
        part.replace(self.path / "checkpoint.pt")

    def checkpoint(self) -> dict[str, Any] | None:
        """The latest checkpoint. Raises ValueError if it is damaged."""
        file = self.path / "checkpoint.pt"
        if not file.exists():
            return None
        try:
            found: dict[str, Any] = torch.load(file, weights_only=True)
        except Exception:  # PyTorch raises what it pleases for a file that is not its own
            raise ValueError(
                f"{file} is damaged; remove it, and training begins anew with the games there are"
            ) from None
        return found

    # Lines

    def rounds(self) -> list[Round]:
        """The finished rounds."""
        return list(self._lines("rounds.jsonl", Round))

    def duels(self) -> list[Duel]:
        """The games of the present gate."""
        return list(self._lines("gate.jsonl", Duel))

    def _lines(self, name: str, kind: type[Any]) -> Iterator[Any]:
        file = self.path / name
        if not file.exists():
            return
        for number, line in enumerate(file.read_bytes().split(b"\n")[:-1], start=1):  # the last one was cut short
            try:
                yield msgspec.json.decode(line, type=kind)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise ValueError(f"{file}, line {number}: not what a training run writes") from None

    def append(self, name: str, line: Struct) -> None:
        file = self.path / name
        content = file.read_bytes() if file.exists() else b""
        self.write(name, content[: content.rfind(b"\n") + 1] + msgspec.json.encode(line) + b"\n")
