"""What a host decides about the people at a table: who may watch, write, and come in."""

from __future__ import annotations

import msgspec

from guildhall.hall import commands, wire
from guildhall.hall.errors import Refusal, forbidden
from guildhall.hall.rights import Rights
from guildhall.kernel.errors import IllegalChoice
from guildhall.server import lobby
from guildhall.server.door import NAMELESS
from guildhall.server.limits import SANCTIONS
from guildhall.server.room import Room
from guildhall.server.store.sanctions import Sanction
from guildhall.server.worker import Worker


def listed(room: Room, rights: Rights) -> list[wire.Sanctioned]:
    """Who is muted or banned, for the host only. Raises Refusal."""
    rights.check_host(room.live.record)
    return [wire.Sanctioned(one.person, one.name, one.banned) for one in room.door.sanctions]


async def mute(worker: Worker, room: Room, rights: Rights, person: str, muted: bool) -> None:
    """Mute somebody in the chat, or unmute them. Raises Refusal."""
    known = _check(worker, room, rights, person)
    if known is not None and known.banned:
        return  # they cannot write anyway
    if muted:
        await worker.store.sanctions.put(room.id, Sanction(person, False, await _name(worker, room, person), None))
    else:
        await worker.store.sanctions.lift(room.id, person)
    await worker.changed(room.id)


async def ban(worker: Worker, room: Room, rights: Rights, person: str, banned: bool) -> None:
    """Ban somebody from the table, or lift the ban. In a running game a bot takes their seat. Raises Refusal."""
    known = _check(worker, room, rights, person)
    if not banned:
        if known is not None and known.banned:
            await worker.store.sanctions.lift(room.id, person)
            await worker.changed(room.id)
        return
    address = None if known is None else known.address
    await worker.store.sanctions.put(room.id, Sanction(person, True, await _name(worker, room, person), address))
    for row in list(room.live.seats):
        if row.kind != "person" or row.person != person:
            continue
        if room.live.record.status == "open":
            await lobby.stand(worker, room, rights, row.seat)
        elif room.live.record.status == "running":
            try:
                await room.do(commands.leave(row.seat, room.live.record.settings.takeover))
            except IllegalChoice as error:
                if error.reason not in ("seat-is-a-bot", "game-over"):
                    raise
        await worker.store.keys.end_of_seat(room.id, row.seat)
    await worker.changed(room.id)


async def set_audience(worker: Worker, room: Room, rights: Rights, audience: wire.Audience) -> None:
    """Let spectators in and let them write, or not; also while the game runs. Raises Refusal."""
    record = room.live.record
    rights.check_host(record)
    settings = msgspec.structs.replace(
        record.settings, spectators=audience.spectators, spectator_chat=audience.spectator_chat
    )
    if not await worker.store.change_table(room.id, ("open", "running"), settings=settings):
        raise Refusal("game-over")
    await worker.changed(room.id)


def _check(worker: Worker, room: Room, rights: Rights, person: str) -> Sanction | None:
    """What holds for a person already. Raises Refusal unless the host decides about somebody else."""
    rights.check_host(room.live.record)
    if person == rights.person:
        raise forbidden("not-yourself")
    worker.limits.check_here("sanction", rights.person, SANCTIONS)
    return next((one for one in room.door.sanctions if one.person == person), None)


async def _name(worker: Worker, room: Room, person: str) -> str:
    """The name under which a person is known here."""
    seated = next((row.name for row in room.live.seats if row.person == person), "")
    row = None if seated else await worker.store.person(person)
    name = seated or ("" if row is None else row.name)
    return "" if name == NAMELESS else name
