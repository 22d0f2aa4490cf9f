"""What mining writes down about a puzzle: everything that is expensive to find out again."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """How it is known that an answer is the best one."""

    kind: Literal["exhaustive", "searches"]  # see `Puzzle`
    effort: int  # positions visited, or simulations of each search


class Mined(msgspec.Struct, forbid_unknown_fields=True):
    """One answer of a solution, with what every other answer costs."""

    decision: str
    option: str  # the best answer
    greedy: str  # what a bot that looks one turn ahead answers
    options: int  # how many answers there are
    win: float  # the chance to win that the second best answer gives away; 0 where only points were compared
    points: float  # the points, compared with the best opponent's, that it gives away
    own: float  # its own points that it gives away: less than `points` where the best answer harms others
    worse: dict[str, float]  # by answer: the points that it gives away, as far as known
    levels: dict[str, float]  # by level: the probability that it finds the answer
    proof: Proof


class Find(msgspec.Struct, forbid_unknown_fields=True):
    """A position with its solution."""

    position: str
    seat: int
    steps: list[Mined]
    rest: list[str] = []  # the best answers after the solution, to the end of the game, where they are known


class MinedGame(msgspec.Struct, forbid_unknown_fields=True):
    """One game that was searched for puzzles: a line of the file of a mine."""

    number: int
    seats: int
    decisions: int
    proofs: int  # that were tried
    seconds: float
    finds: list[Find]


def read(path: Path) -> list[MinedGame]:
    """What was written so far; the last line may have been cut off by a stop."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    return [msgspec.json.decode(line, type=MinedGame) for line in text[: text.rfind("\n") + 1].splitlines()]


def append(path: Path, game: MinedGame) -> None:
    """Add a game to the file."""
    kept = path.read_bytes() if path.exists() else b""
    whole = kept[: kept.rfind(b"\n") + 1]
    if whole != kept:
        path.write_bytes(whole)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")
