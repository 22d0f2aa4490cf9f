"""Waiting for others: a bot can play for a person who has been away too long, and slow players can be nudged."""

from __future__ import annotations

import contextlib
from typing import Final

from guildhall.hall import commands, wire
from guildhall.hall.errors import Refusal, forbidden
from guildhall.hall.rights import Rights
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat
from guildhall.server.limits import RateLimit
from guildhall.server.room import Room
from guildhall.server.worker import Worker

NUDGE: Final = RateLimit(2, 1 / 30)  # per seat and person


async def stand_in(worker: Worker, room: Room, rights: Rights, seat: Seat) -> None:
    """Let a bot play for somebody who is away: at once for the host, for others when all who are here agree.

    Raises Refusal or IllegalChoice.
    """
    live = room.live
    held = _check(room, rights, seat)
    await room.presence.ask()
    gone = room.presence.gone_for(seat)
    if gone is None or gone < live.record.settings.patience:
        live.stand_ins.pop(seat, None)
        raise Refusal("player-is-here" if gone is None else "not-away-long")
    if rights.person != live.record.host:
        agreed = live.stand_ins.setdefault(seat, set())
        agreed.update(held)
        await worker.fanout.tell(room.id, "stand-in", (seat, held))
        async with room.reading() as sitting:
            here = {s for s, is_here in enumerate(room.presence.now().seats) if is_here and not sitting.bots[s]}
        if not here <= agreed:
            room.tell(live.table_news())
            return
    await room.do(commands.stand_in(seat, live.record.settings.takeover))


async def welcome_back(room: Room, rights: Rights) -> None:
    """A player whom a bot replaced for being away plays again on coming back. Other bots stay until told to go."""
    sitting = room.live.sitting
    if sitting is None or sitting.is_over():
        return
    for seat in rights.holds(room.live.seats):
        if sitting.bots[seat] and sitting.why[seat] == "away":
            with contextlib.suppress(IllegalChoice):  # another of the person's screens was quicker
                await room.do(commands.come_back(seat))


async def nudge(worker: Worker, room: Room, rights: Rights, seat: Seat) -> None:
    """Tell a seat that somebody is waiting for it. Raises Refusal."""
    held = _check(room, rights, seat)
    async with room.reading() as sitting:
        if seat not in sitting.to_act() or sitting.bots[seat]:
            raise Refusal("not-to-act")
    if not await worker.limits.allows("nudge", f"{room.id}:{seat}:{rights.person}", NUDGE):
        raise Refusal("too-fast", 429)
    message = wire.Nudged(seat, held[0] if held else None)
    room.tell_all(message)
    await worker.fanout.tell(room.id, "nudge", message)


def _check(room: Room, rights: Rights, seat: Seat) -> list[Seat]:
    """The seats of the person who asks. Raises Refusal unless they play here or host, and the seat is a person's."""
    live = room.live
    if not 0 <= seat < len(live.seats):
        raise Refusal("no-such-seat", 404)
    held = rights.holds(live.seats)
    if not held and rights.person != live.record.host:
        raise forbidden("not-your-seat")
    if live.seats[seat].kind != "person":
        raise Refusal("seat-is-a-bot")
    if seat in held:
        raise Refusal("player-is-here")
    return held
