"""Hints for people at tables: made where bots think, once per position, while the table goes on.

A hint belongs to the person who asked: it uses that person's share, and ends when the person leaves or the question is
gone. What was made is kept by what the seat knew, so the next step, or another screen, gets it at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeVar

from guildhall.hall import hints, wire
from guildhall.hall.errors import Refusal
from guildhall.hall.hints import HintTurn
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat
from guildhall.server.bot_process import HintJob
from guildhall.server.bot_queue import Asker
from guildhall.server.limits import HINTS, HINTS_PER_ADDRESS

if TYPE_CHECKING:
    from guildhall.server.room import Room
    from guildhall.server.session import Session
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.hints")
MOST: Final = 512  # that a worker keeps
LESSON: Final = "lesson"  # in the place of a table's id
LOOK_SECONDS: Final = 0.5  # between looks at whether a hint is still wanted


Key = tuple[str, str, Seat, str | None]
K = TypeVar("K")
V = TypeVar("V")


class Made:
    """The hints that a worker has made, the latest last."""

    def __init__(self) -> None:
        self._known: dict[Key, str] = {}
        self._last: dict[tuple[str, Seat], HintTurn] = {}

    def find(self, turn: HintTurn) -> str | None:
        return self._known.get(_key(turn))

    def last(self, table: str, seat: Seat) -> HintTurn | None:
        """What the last hint of a seat was made from."""
        return self._last.get((table, seat))

    def keep(self, table: str, turn: HintTurn, made: str) -> None:
        _put(self._known, _key(turn), made)
        _put(self._last, (table, turn.seat), turn)


def _key(turn: HintTurn) -> Key:
    return turn.game, turn.position, turn.seat, turn.content


def _put(known: dict[K, V], key: K, value: V) -> None:
    known.pop(key, None)
    known[key] = value
    if len(known) > MOST:
        del known[next(iter(known))]


async def ask(worker: Worker, room: Room, session: Session, command: wire.AskHint) -> None:
    """Begin to make a hint; the answer follows when there is one. Raises Refusal or IllegalChoice."""
    session.rights.check_seat(room.live.seats, command.seat)
    async with room.reading() as sitting:
        turn = hints.hint_turn(sitting, command.seat, worker.hints.last(room.id, command.seat))
    if worker.hints.find(turn) is None:
        worker.limits.check_here("hints-address", session.line.address, HINTS_PER_ADDRESS)
        worker.limits.check_here("hints", session.rights.person, HINTS)
    worker.spawn(_answer(worker, room, session, command, turn), "hint")


async def for_lesson(worker: Worker, client: tuple[str, str], turn: HintTurn) -> str:
    """A hint in a lesson; `client` is an address and a person. Raises Refusal."""
    known = worker.hints.find(turn)
    if known is not None:
        return known
    address, person = client
    worker.limits.check_here("hints-address", address, HINTS_PER_ADDRESS)
    worker.limits.check_here("hints", person, HINTS)
    job = HintJob(turn.game, turn.position, turn.seat, turn.content)
    try:
        made = await worker.thinkers.think(job, Asker(person, LESSON))
    except RuntimeError:
        LOG.exception("a hint was not made", extra={"game": turn.game})
        raise Refusal("try-again", 503) from None
    worker.hints.keep(LESSON, turn, made)
    return made


async def _answer(worker: Worker, room: Room, session: Session, command: wire.AskHint, turn: HintTurn) -> None:
    reply: wire.Out
    try:
        made = worker.hints.find(turn) or await _make(worker, room, session, turn)
        await room.do(hints.noted(command, turn))
        reply = hints.shown(command, made)
    except (Refusal, IllegalChoice) as error:
        reply = wire.Refused(command.id, error.reason)
    except RuntimeError:
        LOG.exception("a hint was not made", extra={"table": room.id})
        reply = wire.Refused(command.id, "try-again")
    session.tell(reply)


async def _make(worker: Worker, room: Room, session: Session, turn: HintTurn) -> str:
    """A hint, unless the question or the person goes. Raises Refusal."""
    job = HintJob(turn.game, turn.position, turn.seat, turn.content)
    thought = asyncio.create_task(worker.thinkers.think(job, Asker(session.rights.person, room.id)))
    try:
        while not (await asyncio.wait({thought}, timeout=LOOK_SECONDS))[0]:
            sitting = room.live.sitting
            if session.closed is not None or (sitting is not None and not turn.is_asked(sitting)):
                raise Refusal("not-asked")
        made = thought.result()
    finally:
        thought.cancel()
    worker.hints.keep(room.id, turn, made)
    return made
