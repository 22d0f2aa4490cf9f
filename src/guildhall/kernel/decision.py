"""Decision: one kind of question. Draw: a question that chance answers.

Instances are constants: everything that changes is in the state.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Generic, TypeVar, final

from guildhall.kernel.state import CHANCE, Frame, Option, Seat, State

S = TypeVar("S", bound=State)

MOST_SEATS: Final = 8


class Decision(Generic[S]):
    """One kind of question, with every answer it can ever have.

    The answers are named in `domain`, once and for all; an option is an index into it. A name is a word, or a word
    with arguments behind colons: "done", "slot:7", "take:1:2".
    """

    name: str
    domain: tuple[str, ...]
    pauses: bool  # asked even when there is just one option, because the pause itself matters
    frames: list[Frame]  # by seat, CHANCE last: the agenda entry that puts the question
    may_lapse: bool  # without any option the question is dropped; otherwise that is a mistake in the rules

    def __init__(self, name: str, domain: tuple[str, ...], pauses: bool = False, may_lapse: bool = False) -> None:
        self.name = name
        self.domain = domain
        self.pauses = pauses
        self.may_lapse = may_lapse
        self.frames = [Frame(self.ask, (seat,), self, seat) for seat in (*range(MOST_SEATS), CHANCE)]

    def options(self, g: S, seat: Seat) -> list[Option]:
        """The legal answers now, in ascending order. Called once, when the question is asked."""
        raise AssertionError(f"{self.name} has no options")

    def resolve(self, g: S, seat: Seat, option: Option) -> None:
        """Carry out a legal answer."""
        raise AssertionError(f"{self.name} has no resolve")

    def why_not(self, g: S, seat: Seat, option: Option) -> str | None:
        """Which clause forbids this answer now; None if it is offered. Never called during search."""
        return None if option in self.options(g, seat) else "not-offered"

    def weights(self, g: S) -> list[int]:
        """The relative likelihood of each offered option, as whole numbers in the order of `options`."""
        return [1] * len(g.offered[CHANCE])

    def facts(self, g: S, seat: Seat) -> dict[str, int]:
        """The numbers that the question's sentence mentions. Never called during search."""
        return {}

    def ask(self, g: S, seat: Seat) -> None:
        """The step that puts the question. A single answer is carried out at once, unless the pause matters."""
        options = self.options(g, seat)
        if len(options) == 1 and not self.pauses:
            if seat == CHANCE:
                g.reveals += 1
            elif g.sink is not None:
                self.tell_forced(g, seat, options[0])
            self.resolve(g, seat, options[0])
        elif options:
            self.put(g, seat, options)
        else:
            assert self.may_lapse, f"{self.name} has no answer for seat {seat}"

    def tell_forced(self, g: S, seat: Seat, option: Option) -> None:
        """Tell a seat why it is not asked, where it would miss the question: an event whose name begins with FORCED."""

    @final
    def put(self, g: S, seat: Seat, options: list[Option]) -> None:
        """Make the seat choose one of these options; for decisions that override `ask` to decide whether to pause."""
        asked: list[Any] = g.asked  # Any: compiled code then skips a type check
        assert asked[seat] is None, "one question at a time"
        asked[seat] = self
        g.offered[seat] = options
        g.waiting += 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name: questions are compared by identity, so a copy must be the question itself."""
        return question_named, (type(self).__module__, self.name)


class Draw(Decision[S]):
    """A question to CHANCE. The table answers it by weight, and logs the answer like any other."""


def question_named(module: str, name: str) -> Decision[Any]:
    """The question of that name, a constant in the module of its class. Raises LookupError."""
    for constant in vars(import_module(module)).values():
        if isinstance(constant, Decision) and constant.name == name:
            return constant
    raise LookupError(f"{module} has no question '{name}'")
