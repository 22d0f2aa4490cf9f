"""Hints at a table: what is asked of the one who makes them, and what a seat is shown of one, step by step.

Like a bot, whoever makes a hint is given a position in which everything that the seat may not know was drawn anew. So
it can be made anywhere: in a server's processes, or in a browser's worker. Equal knowledge gives equal positions, which
serve as keys of a cache.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from guildhall import shelf
from guildhall.analysis.hint import EFFORT, Effort, Hint, hint
from guildhall.bots.parallel import Clock
from guildhall.hall import wire
from guildhall.hall.commands import Action
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.table.replay import corrections
from guildhall.table.sitting import Sitting
from guildhall.table.table import Question

ANSWERS_FROM: Final = 2  # the step that names answers worth considering
BEST_FROM: Final = 3  # and the one that names the best, with its reasons


class HintTurn(NamedTuple):
    """A question for which a seat wants a hint."""

    game: str
    position: str
    seat: Seat
    question: Question
    content: str | None  # of its components, if they are not the shipped ones

    def is_asked(self, sitting: Sitting) -> bool:
        """Whether the seat is still asked the same."""
        return sitting.table.question(self.seat) == self.question


def hint_turn(sitting: Sitting, seat: Seat, last: HintTurn | None = None) -> HintTurn:
    """What a hint for a seat is made from. Raises IllegalChoice.

    All steps of a hint are made from one position: the `last` one, if this seat was given a hint for this question.
    """
    if not 0 <= seat < sitting.seats:
        raise IllegalChoice("no-such-seat", seat)
    sitting.hints.check(seat)
    game, question = sitting.table.game, None if sitting.is_over() else sitting.table.question(seat)
    if question is None:
        raise IllegalChoice("not-to-act", seat)
    if last is not None and sitting.hints.shown[seat] and last.is_asked(sitting):
        return last
    position = game.write(game.determinize(sitting.table.state, seat, Rng(seat)))
    return HintTurn(game.name, position, seat, question, corrections(game))


def make(
    game: str,
    position: str,
    seat: Seat,
    clock: Clock | None = None,
    content: str | None = None,
    effort: Effort = EFFORT,
) -> str:
    """A hint as text. A search looks at the clock between simulations."""
    box = shelf.game(game, content)
    return msgspec.json.encode(hint(box, box.read(position), seat, clock, effort)).decode()


def shown(ask: wire.AskHint, made: str) -> wire.Hinted:
    """What a seat is shown of a hint."""
    found = msgspec.json.decode(made, type=Hint)
    return wire.Hinted(
        ask.id,
        ask.seat,
        ask.step,
        found.matters,
        found.answers if ask.step >= ANSWERS_FROM else None,
        found.best if ask.step >= BEST_FROM else None,
        found.reasons if ask.step >= BEST_FROM else None,
    )


def noted(ask: wire.AskHint, turn: HintTurn) -> Action:
    """Counts the steps that a seat was shown. Does nothing once its question is gone."""
    return Action(
        lambda sitting, at: sitting.hint(ask.seat, ask.step, at) if turn.is_asked(sitting) else [],
    )
