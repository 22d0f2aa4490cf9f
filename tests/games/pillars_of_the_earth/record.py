"""Records the golden replays anew: `python -m tests.games.pillars_of_the_earth.record`."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.state import Pillars
from guildhall.kernel.state import Seat
from guildhall.table.table import Question
from tests.games.recording import Recording, any_of, anything, write_replays


def by_hand(g: Pillars, seat: Seat, question: Question) -> list[str]:
    """Every single trade and use, and no suggestion."""
    return [option for option in question.options if option != "as-suggested"]


def as_suggested(g: Pillars, seat: Seat, question: Question) -> list[str]:
    """The quick way to play a round."""
    return ["as-suggested"] if "as-suggested" in question.options else list(question.options)


def win_privileges(g: Pillars, seat: Seat, question: Question) -> list[str]:
    """Builders go to Kingsbridge, and privileges are used as soon as they can be."""
    for wanted in ("use", "remigius", "place:kingsbridge_1", "place:kingsbridge_2", "place:priory"):
        if wanted in question.options:
            return [wanted]
    return as_suggested(g, seat, question)


def spend_everything(g: Pillars, seat: Seat, question: Question) -> list[str]:
    """The dearest card first and every builder at once, so that taxes cannot be paid."""
    if question.decision == "take-card":
        return [option for option in question.options if option.startswith("take:cr")] or list(question.options)
    if question.decision == "place-builder":
        return [option for option in question.options if option != "pass"]
    return by_hand(g, seat, question)


RECORDINGS: Final = (
    Recording("two-anything", 2, {}, any_of(anything)),
    Recording("two-by-hand", 2, {}, any_of(by_hand)),
    Recording("two-as-suggested", 2, {}, any_of(as_suggested)),
    Recording("two-shared-victory", 2, {}, any_of(anything), 11),
    Recording("three-anything", 3, {}, any_of(anything)),
    Recording("three-by-hand", 3, {}, any_of(by_hand)),
    Recording("three-in-debt", 3, {}, any_of(spend_everything)),
    Recording("three-privileges", 3, {}, any_of(win_privileges)),
    Recording("three-tie-broken-by-gold", 3, {}, any_of(as_suggested), 12),
    Recording("four-anything", 4, {}, any_of(anything)),
    Recording("four-as-suggested", 4, {}, any_of(as_suggested)),
    Recording("four-in-debt", 4, {}, any_of(spend_everything)),
    Recording("four-privileges", 4, {}, any_of(win_privileges)),
    Recording("four-more-privileges", 4, {}, any_of(win_privileges)),
    Recording("four-town-wall", 4, {}, any_of(anything)),
)


if __name__ == "__main__":
    write_replays(GAME, RECORDINGS)
