"""What a course is, and how its file is read."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

import msgspec

from guildhall import shelf


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One question to the pupil, or with `free` as many questions as the game asks, all answers of which lead on."""

    asks: str = ""  # the decision
    on: list[str] = []  # the answers that lead on, as patterns
    position: str = ""  # the board, in the game's notation; "": as the step before has left it
    seats: int = 0  # instead of a position: a new game for so many players, ...
    variant: dict[str, str] = {}  # ... with these settings
    # Answers that the pupil does not choose, as "seat decision option": those that lead up to the question, then what
    # others and chance answer afterwards.
    script: list[str] = []
    replies: dict[str, str] = {}  # to answers of these patterns, instead of the usual reply
    free: int = 0


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """One idea."""

    id: str
    clauses: list[str]  # of the rules, that it shows
    steps: list[Step] = msgspec.field(name="step")
    seat: int = 0  # the pupil's
    seed: int = 1  # of draws and answers that no script gives

    @property
    def title(self) -> str:
        """The ids of messages: of the title, ..."""
        return f"lesson-{self.id}"

    def voice(self, step: int) -> str:
        """... of what is said before a step, and after the last, ..."""
        return f"{self.title}-{step + 1}" if step < len(self.steps) else f"{self.title}-end"

    def reply(self, step: int, decision: str, option: str) -> str:
        """... and of the reply to an answer that does not lead on."""
        return self.own_reply(step, option) or usual_reply(decision, option)

    def own_reply(self, step: int, option: str) -> str | None:
        """The reply that a step has to this answer alone."""
        for pattern, name in self.steps[step].replies.items():
            if fnmatchcase(option, pattern):
                return f"{self.voice(step)}-{name}"
        return None

    def messages(self) -> Iterator[str]:
        """The ids of all messages that it needs but for the usual replies."""
        yield self.title
        for number, step in enumerate([*self.steps, Step()]):
            yield self.voice(number)
            yield from (f"{self.voice(number)}-{name}" for name in dict.fromkeys(step.replies.values()))


class Course(msgspec.Struct, forbid_unknown_fields=True):
    """The lessons of a game, in their order."""

    lessons: list[Lesson] = msgspec.field(name="lesson")
    pictures: list[str]  # lessons whose first boards illustrate what the game is about, a turn, and what scores

    def find(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)


def usual_reply(decision: str, option: str) -> str:
    """The message that replies to an answer, unless a step has another. Answers such as "done" have their own."""
    return f"lesson-other-{decision}" + ("" if ":" in option else f"-{option}")


@cache
def course(game: str) -> Course:
    """The course of a game. Raises ValueError for a game that does not exist."""
    shelf.game(game)
    text = (files("guildhall.lessons") / f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Course)
