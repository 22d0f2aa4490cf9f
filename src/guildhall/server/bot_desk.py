"""BotDesk: asks the bots of one table when it is their turn, and plays their answers.

A game of bots alone pauses when nobody has looked at it for a while, and goes on when somebody does.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from guildhall.hall.bots import BotTurn, ahead_turn, bot_answer, bot_turn, time_of_turn
from guildhall.hall.rights import Rights
from guildhall.hall.rivalry import form_after, form_of
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat
from guildhall.server import metrics
from guildhall.server.ahead import SLICE_SECONDS
from guildhall.server.bot_process import AheadJob, Job
from guildhall.server.bot_queue import Asker
from guildhall.server.haste import Haste
from guildhall.table.sitting import Sitting

if TYPE_CHECKING:
    from guildhall.server.room import Room

PATIENCE: Final = 5_000  # milliseconds after which another worker takes over a bot's turn
LOOK_SECONDS: Final = 60.0  # after the last look at a game of bots alone, it pauses

Thought = asyncio.Task[str]


class BotDesk:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._thoughts: dict[Seat, tuple[BotTurn, Thought]] = {}
        self._hastes: dict[Seat, Haste] = {}  # of the thoughts
        self._ahead: asyncio.Task[None] | None = None  # thinks ahead while people are asked
        self._ahead_at = -1  # the place in the journal at which it began
        self.looked = time.monotonic()

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """Somebody looks at the table."""
        self.looked = time.monotonic()
        self.ask()

    def ask(self) -> None:
        """Start to think for every bot whose turn it is. After the game, the host's rival adapts."""
        sitting = self._room.live.sitting
        if sitting is not None and self._room.live.record.status == "over":
            self._room.worker.spawn(self.learn(), "rival")
        if sitting is None or self._room.live.record.status != "running":
            self._stop_ahead()
            return
        for seat in sitting.bots_to_act():
            if seat not in self._tasks:
                self._tasks[seat] = self._room.worker.spawn(self._play_for(seat), "bot")
        self._look_ahead(sitting)

    def _look_ahead(self, sitting: Sitting) -> None:
        """While only people are asked, bots may think about what comes next."""
        if sitting.entries == self._ahead_at:
            return
        self._stop_ahead()
        if any(sitting.bots) and not sitting.bots_to_act():
            self._ahead_at = sitting.entries
            self._ahead = self._room.worker.spawn(self._think_ahead(sitting, sitting.entries), "thinking ahead")

    def _stop_ahead(self) -> None:
        if self._ahead is not None:
            self._ahead.cancel()
        self._ahead = None

    async def _think_ahead(self, sitting: Sitting, place: int) -> None:
        """One bot after another, first the one that comes next, each for at most the time of its turn."""
        thinkers, seats = self._room.worker.thinkers, len(sitting.bots)
        first = next(iter(sitting.to_act()), 0)
        for seat in ((first + number) % seats for number in range(1, seats)):
            key = self._key(seat)
            if not thinkers.may_think_ahead(key) or sitting.entries != place:
                continue
            turn = ahead_turn(self._room.live.record.settings, sitting, seat)
            left = 0.0 if turn is None else time_of_turn(turn.level)
            while turn is not None and left > 0 and thinkers.may_think_ahead(key):
                await thinkers.think_ahead(AheadJob(turn._replace(key=key), min(left, SLICE_SECONDS)))
                left -= SLICE_SECONDS

    def _key(self, seat: Seat) -> str:
        """Names a bot of this table, for a tree that is kept."""
        return f"{self._room.id} {seat}"

    async def learn(self) -> None:
        """Note what the game has shown of the host's rival, unless that was done before."""
        record, sitting = self._room.live.record, self._room.live.sitting
        after = None if sitting is None else form_after(record, self._room.live.seats, sitting)
        if after is not None:
            before = form_of(record.settings)
            await self._room.worker.store.rivals.learn(record.host, record.settings.game, before, after)

    def is_paused(self, sitting: Sitting) -> bool:
        """Whether nobody plays, and nobody has looked for a while."""
        if not all(sitting.bots) or time.monotonic() - self.looked < LOOK_SECONDS:
            return False
        present = self._room.presence.now()
        return not any(present.seats) and not present.spectators

    def due(self, sitting: Sitting, at: int) -> int | None:
        """When another worker must take over; None if no bot has to answer now."""
        return at + PATIENCE if sitting.bots_to_act() and not self.is_paused(sitting) else None

    def drop_stale(self) -> None:
        """Cancel thoughts about questions that are gone."""
        sitting, is_running = self._room.live.sitting, self._room.live.record.status == "running"
        for turn, thought in list(self._thoughts.values()):
            if not is_running or (sitting is not None and not turn.is_open(sitting)):
                thought.cancel()

    async def hurry(self, rights: Rights, seat: Seat) -> None:
        """The person on a seat wants the answers of the bots that think now. Raises Refusal."""
        rights.check_seat(self._room.live.seats, seat)
        async with self._room.reading():
            self._room.live.check_hurry(rights, seat)
        self.hurry_now()
        await self._room.worker.fanout.tell(self._room.id, "hurry", None)

    def hurry_now(self) -> None:
        """Have the bots that think here answer at once."""
        for haste in self._hastes.values():
            haste.hurry()

    def close(self) -> None:
        """Stop thinking; the room is not used any more."""
        self._stop_ahead()
        for task in list(self._tasks.values()):
            task.cancel()

    async def _play_for(self, seat: Seat) -> None:
        try:
            key = self._key(seat)
            answers = 0  # in this turn: when the seat is not asked at once, the task ends
            while (turn := await self._next_turn(seat)) is not None:
                option = await self._answer(turn._replace(answers=answers, key=key))
                if option is not None:
                    await self._play(turn, option)
                    answers += 1
        finally:
            self._tasks.pop(seat, None)

    async def _next_turn(self, seat: Seat) -> BotTurn | None:
        room = self._room
        while True:
            async with room.reading() as sitting:
                if room.live.record.status != "running" or seat not in sitting.bots_to_act():
                    return None
                if not self.is_paused(sitting):
                    return bot_turn(room.live.record.settings, sitting, seat)
            await room.note_due(sitting)
            if self.is_paused(sitting):  # nobody has looked meanwhile
                metrics.PAUSED.inc()
                return None

    async def _answer(self, turn: BotTurn) -> str | None:
        """The bot's answer; None if its question was gone before."""
        worker, record = self._room.worker, self._room.live.record
        asker = Asker(record.host, record.id)
        job = Job(turn.game, turn.position, turn.seat, turn.level, turn.seed, turn.content, turn.answers, turn.key)
        haste = self._hastes[turn.seat] = Haste()
        thought = asyncio.create_task(worker.thinkers.think(job, asker, haste))
        self._thoughts[turn.seat] = turn, thought
        try:
            while not (await asyncio.wait({thought}, timeout=PATIENCE / 2_000))[0]:
                await self._room.stay_due(PATIENCE)
                self._drop_if_paused(thought)
            return None if thought.cancelled() else thought.result()
        finally:
            self._thoughts.pop(turn.seat, None)
            self._hastes.pop(turn.seat, None)
            if not thought.done() or thought.cancelled():
                metrics.CANCELLED.inc()
            thought.cancel()

    def _drop_if_paused(self, thought: Thought) -> None:
        sitting = self._room.live.sitting
        if sitting is not None and self.is_paused(sitting):
            thought.cancel()

    async def _play(self, turn: BotTurn, option: str) -> None:
        try:
            await self._room.do(bot_answer(turn, option))
        except IllegalChoice as error:
            if error.reason not in ("seat-is-not-a-bot", "game-over"):
                raise
