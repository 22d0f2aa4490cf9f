"""Messages of the courses. They are the same over HTTP and in a worker; nothing in them is secret."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from guildhall.hall.wire import Around, Event, Hinted, In, Out, Previewed, Word

MOST_ANSWERS = 60  # of one lesson


class LessonLine(Out):
    """A lesson in the list of a course. Titles and sentences are messages of the game's words."""

    id: str
    steps: int
    clauses: list[str]  # of the rules, that it shows


class CourseInfo(Out):
    """The lessons of a game, in their order."""

    game: str
    lessons: list[LessonLine]
    pictures: list[str]  # lessons whose first boards show what the game is about, a turn, and what scores
    seats: int  # of a first game as the rulebook recommends it, with which the course ends
    variant: dict[str, str]  # its settings


class LessonAnswers(In):
    """Where somebody is in a lesson: the answers so far, and perhaps one to be tried."""

    answers: Annotated[list[Word], Meta(max_length=MOST_ANSWERS)] = field(default_factory=list)
    tried: Word | None = None
    hint: Annotated[int, Meta(ge=0, le=3)] = 0  # the step of the hint that is wanted, where every answer leads on


class LessonStep(Out):
    """The board of a lesson after some answers, and what is said to the answer that was tried."""

    lesson: str
    step: int  # how many steps are done
    steps: int
    seat: int  # whose view it is
    say: str  # the id of the message that is said now
    state: Any  # the game's own View
    around: Around  # with the question, if the lesson is not over
    events: list[Event]  # what has happened since the answer before
    answers: list[str]  # those that have led here, the one that was tried included if it leads on
    leads: bool  # whether the answer that was tried leads on
    reply: str | None  # the id of what is said to it
    foreseen: Previewed | None  # what it would do, if it does not lead on
    over: bool
    free: bool  # whether every answer leads on
    hint: Hinted | None  # for who has asked


class LessonsDone(Out):
    """The lessons of a game that somebody has done."""

    lessons: list[str]
