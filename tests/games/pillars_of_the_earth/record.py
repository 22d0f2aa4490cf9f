"""Records the golden replays anew: `python -m tests.games.pillars_of_the_earth.record`.

A replay that changes is a rule that changed. The seeds are fixed, so an unchanged game gives unchanged files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from guildhall import shelf
from guildhall.games.pillars_of_the_earth.state import Pillars
from guildhall.kernel.rng import Rng
from guildhall.table.replay import record, save
from guildhall.table.table import Question, Table

FOLDER: Final = Path(__file__).parents[2] / "replays" / "pillars-of-the-earth"

Policy = Callable[[Pillars, Question], list[str]]  # the answers worth considering


class Plan(NamedTuple):
    file: str
    seats: int
    policy: Policy
    seed: int = 0


def anything(g: Pillars, question: Question) -> list[str]:
    return list(question.options)


def by_hand(g: Pillars, question: Question) -> list[str]:
    """Every single trade and use, and no suggestion."""
    return [option for option in question.options if option != "as-suggested"]


def as_suggested(g: Pillars, question: Question) -> list[str]:
    """The quick way to play a round."""
    return ["as-suggested"] if "as-suggested" in question.options else list(question.options)


def win_privileges(g: Pillars, question: Question) -> list[str]:
    """Builders go to Kingsbridge, and privileges are used as soon as they can be."""
    for wanted in ("use", "remigius", "place:kingsbridge_1", "place:kingsbridge_2", "place:priory"):
        if wanted in question.options:
            return [wanted]
    return as_suggested(g, question)


def spend_everything(g: Pillars, question: Question) -> list[str]:
    """The dearest card first and every builder at once, so that taxes cannot be paid."""
    if question.decision == "take-card":
        return [option for option in question.options if option.startswith("take:cr")] or list(question.options)
    if question.decision == "place-builder":
        return [option for option in question.options if option != "pass"]
    return by_hand(g, question)


PLANS: Final = (
    Plan("two-anything", 2, anything),
    Plan("two-by-hand", 2, by_hand),
    Plan("two-as-suggested", 2, as_suggested),
    Plan("two-shared-victory", 2, anything, 11),
    Plan("three-anything", 3, anything),
    Plan("three-by-hand", 3, by_hand),
    Plan("three-in-debt", 3, spend_everything),
    Plan("three-privileges", 3, win_privileges),
    Plan("three-tie-broken-by-gold", 3, as_suggested, 12),
    Plan("four-anything", 4, anything),
    Plan("four-as-suggested", 4, as_suggested),
    Plan("four-in-debt", 4, spend_everything),
    Plan("four-privileges", 4, win_privileges),
    Plan("four-more-privileges", 4, win_privileges),
    Plan("four-town-wall", 4, anything),
)


def play(plan: Plan) -> Table[Any]:
    """The game of a plan."""
    name = f"{plan.file} {plan.seed}".encode()
    table: Table[Any] = Table(shelf.game("pillars-of-the-earth"), plan.seats, {}, hashlib.sha256(name).digest())
    rng = Rng(int.from_bytes(hashlib.sha256(name + b" players").digest()[:6]))
    while not table.is_over():
        seat = table.to_act()[0]
        question = table.question(seat)
        assert question is not None
        answers = plan.policy(table.state, question)
        table.answer(seat, question.decision, answers[rng.below(len(answers))])
    return table


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for plan in PLANS:
        (FOLDER / f"{plan.file}.replay").write_text(save(record(play(plan))), encoding="utf-8")


if __name__ == "__main__":
    main()
