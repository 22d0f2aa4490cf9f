"""What a review says in positions with a label: which answer it names, and how it grades the grandmaster's."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.blind.labels import RESULTS, Label, sure
from bench.reviews.__main__ import kept as measured
from bench.reviews.whole import Whole
from guildhall import shelf
from guildhall.analysis.look import Decided, Task, look
from guildhall.kernel import run

USUAL: Final = 100  # simulations of a review for a decision, where no review was measured


class Said(Struct, frozen=True):
    """What the review said of one label."""

    game: str
    number: int
    place: int
    simulations: int
    named: str  # the best answer, if the grandmaster's was not played
    grade: str  # of the grandmaster's answer, if that was played


def own_speed(name: str) -> int:
    """The simulations that a review of a game of two makes for a decision, in its own time."""
    found = [one.simulations for one in measured("whole", Whole) if (one.game, one.seats) == (name, 2)]
    return round(sum(found) / len(found)) if found else USUAL


def compare(label: Label, simulations: int) -> Said:
    """What a review says, which does not know the label."""
    game: Any = shelf.game(label.game)
    others = [option for option in _offered(game, label) if option != label.best]
    played = _look(game, label, label.best, simulations)
    instead = _look(game, label, others[0], simulations)
    return Said(label.game, label.number, label.place, simulations, _first(instead), played.grade)


def _first(decided: Decided) -> str:
    return decided.candidates[0].name


def _offered(game: Any, label: Label) -> list[str]:
    g = game.read(label.position)
    question = run.question(g, label.seat)
    return [question.domain[option] for option in run.options(g, label.seat)]


def _look(game: Any, label: Label, option: str, simulations: int) -> Decided:
    found = look(game, Task("decision", label.number, label.position, label.seat, option, simulations))
    assert isinstance(found, Decided)
    return found


def said() -> list[Said]:
    file = RESULTS / "said.jsonl"
    return [msgspec.json.decode(line, type=Said) for line in file.read_bytes().splitlines()] if file.exists() else []


def keep(found: Said) -> None:
    with (RESULTS / "said.jsonl").open("ab") as file:
        file.write(msgspec.json.encode(found) + b"\n")


def missing() -> list[Label]:
    """The labels that no review was compared with yet, at its present speed."""
    known = {(one.game, one.number, one.place, one.simulations) for one in said()}
    return [
        label
        for name in shelf.NAMES
        for label in sure(name)
        if (name, label.number, label.place, own_speed(name)) not in known
    ]
