"""The lobby: what people do around a game. They make tables, sit down, start, leave, chat, and play again."""

from __future__ import annotations

import itertools
import logging
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.hall import commands, wire
from guildhall.hall.continuing import same_people
from guildhall.hall.errors import Refusal, forbidden, not_found
from guildhall.hall.letters import shortened
from guildhall.hall.records import EMPTY, KeyRecord, SeatRecord, TableRecord
from guildhall.hall.rights import Rights
from guildhall.hall.settings import MOST_LETTERS, check_settings, clean_line, clean_name, new_seats, new_table
from guildhall.kernel.errors import IllegalChoice
from guildhall.server.dailies import settle
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import KEY_SECONDS, digest, new_id, new_key, now
from guildhall.server.limits import CHAT
from guildhall.server.names import fold
from guildhall.server.operate.acts import Office
from guildhall.server.room import Room
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.lobby")
MOST_SEATS: Final = 1  # of one person at a public table; at others, a family may share a screen


async def create(
    worker: Worker,
    person: str,
    settings: wire.TableSettings,
    previous: str | None = None,
    seats: list[SeatRecord] | None = None,
    before: TableRecord | None = None,
) -> tuple[str, list[wire.Key]]:
    """A new table, with a key for each reserved seat. A rematch may keep the components of `before`. Raises Refusal."""
    settings, content = await _with_components(worker, person, settings, before)
    settings = await _with_rival(worker, person, check_settings(settings, content))
    record = new_table(new_id(), person, settings, now(), fingerprint(settings.game), previous, content)
    seats = new_seats(settings) if seats is None else seats
    await worker.store.add_table(record, seats)
    LOG.info("a table was made", extra={"table": record.id, "game": settings.game, "seats": len(seats)})
    keys = [await make_key(worker, person, record.id, seat.seat, "sit") for seat in seats if seat.kind == "reserved"]
    return record.id, keys


async def _with_rival(worker: Worker, person: str, settings: wire.TableSettings) -> wire.TableSettings:
    """The settings with the strength of the person's rival: what is known here, or else what the browser knows."""
    known = await worker.store.rivals.of(person, settings.game)
    return settings if known is None else msgspec.structs.replace(settings, rival=wire.RivalForm(*known))


async def _with_components(
    worker: Worker, person: str, settings: wire.TableSettings, before: TableRecord | None
) -> tuple[wire.TableSettings, str | None]:
    """The settings with the name of their component set, and its content. Raises Refusal.

    The set is one of the person's, or the one that the table had before.
    """
    chosen = settings.components
    if chosen is None:
        return settings, None
    if before is not None and before.content is not None and chosen.digest == before.components:
        known = before.settings.components
        return msgspec.structs.replace(settings, components=known), before.content
    for found in await worker.store.component_sets.of(person):
        if (found.game, found.digest) == (settings.game, chosen.digest):
            named = wire.ComponentChoice(found.digest, found.name)
            return msgspec.structs.replace(settings, components=named), found.content
    raise Refusal("no-such-components", 400)


async def make_key(worker: Worker, person: str, table: str, seat: int, rights: wire.KeyRights) -> wire.Key:
    key, at = new_key(), now()
    expires_at = at + KEY_SECONDS * 1_000
    await worker.store.keys.add(KeyRecord(digest(key), table, seat, rights, person, at, expires_at))
    return wire.Key(key, table, seat, rights, expires_at)


async def give_key(worker: Worker, room: Room, rights: Rights, seat: int, kind: wire.KeyRights) -> wire.Key:
    """A key to one's own seat for another screen, or to a reserved seat for a guest. Raises Refusal."""
    row = _seat(room, seat)
    if kind == "sit":
        rights.check_host(room.live.record)
        if row.kind != "reserved":
            raise forbidden("not-the-host")
    elif rights.person != row.person:
        raise forbidden("not-your-seat")
    return await make_key(worker, rights.person, room.id, seat, kind)


async def keys_of(worker: Worker, person: str) -> list[wire.KeyInfo]:
    """The keys that a person has made and that still open a seat, newest first."""
    keys = await worker.store.keys.of(person)
    return [
        wire.KeyInfo(key.digest, key.table_id, key.seat, key.rights, key.created_at, key.expires_at) for key in keys
    ]


async def revoke_key(worker: Worker, person: str, id: str) -> None:
    """End one of the keys that a person has made. Raises Refusal."""
    for key in await worker.store.keys.of(person):
        if key.digest == id:
            await worker.store.keys.end(id)
            await worker.changed(key.table_id)
            return
    raise not_found("no-such-key")


def _seat(room: Room, seat: int) -> SeatRecord:
    if not 0 <= seat < len(room.live.seats):
        raise Refusal("no-such-seat", 404)
    return room.live.seats[seat]


async def sit(worker: Worker, room: Room, rights: Rights, seat: int, sit: wire.Sit) -> None:
    """Take a free seat, or a reserved one with its key. Raises Refusal."""
    _seat(room, seat)
    await room.refresh()
    name = _own_name(clean_name(sit.name), [row.name for row in room.live.seats if row.seat != seat])
    keys = [] if sit.key is None else await worker.store.keys.find([digest(sit.key)])
    invited = any((key.table_id, key.seat, key.rights) == (room.id, seat, "sit") for key in keys)
    held = [row.seat for row in room.live.seats if row.person == rights.person and row.seat != seat]
    if room.live.record.settings.public and len(held) >= MOST_SEATS:
        raise forbidden("too-many-seats")
    if not await worker.store.take_seat(room.id, seat, rights.person, name, invited):
        await room.refresh()
        raise Refusal("already-started" if room.live.record.status != "open" else "seat-is-not-free")
    await worker.changed(room.id)


def _own_name(name: str, others: list[str]) -> str:
    """The name, numbered if somebody at the table has one that looks like it."""
    taken = {fold(other) for other in others if other}
    numbered = (f"{shortened(name, MOST_LETTERS - 3)} {number}" for number in itertools.count(2))
    return next(one for one in itertools.chain([name], numbered) if fold(one) not in taken)


async def move(worker: Worker, room: Room, rights: Rights, seat: int, to: int) -> None:
    """The host lets two seats change places before the game begins. Raises Refusal."""
    rights.check_host(room.live.record)
    await room.refresh()
    one, other = _seat(room, seat), _seat(room, to)
    if "reserved" in (one.kind, other.kind):
        raise Refusal("seat-is-not-free")  # its key belongs to its place
    settings = room.live.record.settings
    planned = list(settings.seats)
    planned[seat], planned[to] = planned[to], planned[seat]
    settings = msgspec.structs.replace(settings, seats=planned)
    if not await worker.store.swap_seats(room.id, one, other, settings):
        raise Refusal("already-started" if room.live.record.status != "open" else "try-again")
    await worker.changed(room.id)


async def stand(worker: Worker, room: Room, rights: Rights, seat: int) -> None:
    """Leave a seat before the game begins. The host may also clear the seats of others. Raises Refusal."""
    row, record = _seat(room, seat), room.live.record
    if row.kind != "person" or rights.person not in (row.person, record.host):
        raise forbidden("not-your-seat")
    kind: wire.SeatKind = "reserved" if record.settings.seats[seat].kind == "reserved" else "open"
    if not await worker.store.free_seat(room.id, seat, row.person, kind, is_cleared=rights.person != row.person):
        raise Refusal("already-started")
    await worker.changed(room.id)


async def start(worker: Worker, room: Room, rights: Rights, fill: wire.Level | None) -> None:
    """Begin the game; with `fill`, bots of that level take the empty seats. Raises Refusal."""
    rights.check_host(room.live.record)
    await room.refresh()
    if room.live.record.status != "open":
        raise Refusal("already-started")
    if fill is not None:
        for row in room.live.seats:
            if row.kind in EMPTY:
                await worker.store.fill_seat(room.id, row.seat, fill)
        await room.refresh()
    if any(row.kind in EMPTY for row in room.live.seats):
        raise Refusal("seats-are-empty")
    at = now()
    if not await worker.store.change_table(room.id, ("open",), status="running", started_at=at, due_at=at + 1_000):
        raise Refusal("already-started")
    await worker.changed(room.id)
    async with room.reading():
        room.bots.ask()


async def change_settings(worker: Worker, room: Room, rights: Rights, settings: wire.TableSettings) -> None:
    """The host changes the settings before the game begins. Raises Refusal."""
    record, seats = room.live.record, room.live.seats
    rights.check_host(record)
    settings, content = await _with_components(worker, rights.person, settings, record)
    settings = check_settings(settings, content)
    if settings.game != record.settings.game or len(settings.seats) != len(seats):
        raise Refusal("another-game", 400)
    digest = shelf.game(settings.game, content).digest
    changes = {"settings": settings, "components": digest, "content": content}
    if not await worker.store.change_table(room.id, ("open",), **changes):
        raise Refusal("already-started")
    for row, wanted in zip(seats, settings.seats, strict=True):
        if row.kind != "person":
            await worker.store.set_seat(room.id, row.seat, wanted.kind, wanted.level)
    await worker.changed(room.id)


async def leave(worker: Worker, room: Room, rights: Rights) -> None:
    """Leave all of one's seats. Before the game they are free again; during it, bots play on."""
    record = room.live.record
    if record.settings.daily is not None and record.status == "running" and rights.holds(room.live.seats):
        await abandon(worker, room, rights)  # nobody plays on for whoever leaves a daily deal
        return
    for row in list(room.live.seats):
        if row.kind != "person" or row.person != rights.person:
            continue
        if record.status == "open":
            await stand(worker, room, rights, row.seat)
        elif record.status == "running":
            try:
                await room.do(commands.leave(row.seat, record.settings.takeover))
            except IllegalChoice as error:
                if error.reason not in ("seat-is-a-bot", "game-over"):
                    raise
            await worker.store.keys.end_of_seat(room.id, row.seat)
            await worker.changed(room.id)


async def abandon(worker: Worker, room: Room, rights: Rights) -> None:
    """End a game without a result. Only the host and the last person left may do this. Raises Refusal."""
    record = room.live.record
    people = {row.person for row in room.live.seats if row.kind == "person"}
    if people != {rights.person}:
        rights.check_host(record)
    if record.status not in ("open", "frozen"):
        await room.do(commands.abandon("abandoned"))
        return
    changes: dict[str, Any] = {"status": "abandoned", "ended_at": now()}
    if record.status == "open":
        changes["notice"] = "abandoned"
    if not await worker.store.change_table(room.id, (record.status,), **changes) and record.status == "open":
        raise Refusal("already-started")
    await worker.changed(room.id)


async def delete(worker: Worker, room: Room, rights: Rights) -> None:
    """Delete a table with its game and chat. Only the host may, and only where nobody else sits. Raises Refusal."""
    rights.check_host(room.live.record)
    await room.refresh()
    if any(row.kind == "person" and row.person != rights.person for row in room.live.seats):
        raise forbidden("others-sit-here")
    if room.live.record.settings.daily is not None:
        await settle(worker)  # its result stays
    await Office(worker.store, rights.person).delete_table(room.id)


async def rematch(
    worker: Worker, room: Room, rights: Rights, settings: wire.TableSettings | None
) -> tuple[str, list[wire.Key]]:
    """Another table for the same people. Everybody who asks gets the same one. Raises Refusal."""
    record = room.live.record
    if not rights.holds(room.live.seats) and rights.person != record.host:
        raise forbidden("not-your-seat")
    if not record.is_over and record.status != "frozen":
        raise Refusal("not-over")
    if record.next is not None:
        return record.next, []
    await room.bots.learn()
    settings = settings or record.settings
    if record.settings.daily is not None:
        raise Refusal("only-as-daily-deal")
    seats = same_people(settings, room.live.seats)
    id, keys = await create(worker, rights.person, settings, previous=room.id, seats=seats, before=record)
    if not await worker.store.claim_next(room.id, id):  # somebody else was first
        await worker.store.change_table(id, status="abandoned", notice="abandoned")
        await room.refresh()
        following = room.live.record.next
        assert following is not None
        return following, []
    await worker.store.keys.end_of_table(room.id)
    await worker.changed(room.id)
    return id, keys


async def say(worker: Worker, room: Room, rights: Rights, name: str, text: str, address: str) -> None:
    """Write a line in the chat. Raises Refusal."""
    seat, name = room.live.speaker(rights, name)
    await room.door.check_speak(rights, address, name)
    if not await worker.limits.allows("chat", rights.person, CHAT):
        raise Refusal("too-fast", 429)
    line = await worker.store.chat.say(room.id, rights.person, name, seat, clean_line(text), now())
    room.tell_all(line)
    await worker.fanout.tell(room.id, "chat", line)


async def forget_person(worker: Worker, person: str) -> None:
    """Delete a person. Bots take their seats in running games."""
    for table, _, _ in await worker.store.seats_of(person):
        try:
            await leave(worker, await worker.room(table), Rights(person, table))
        except Refusal as error:  # a table that is frozen or damaged keeps nobody from being deleted
            LOG.info("a seat could not be left", extra={"table": table, "reason": error.reason})
    await worker.end_sessions(await worker.store.sessions.end_all(person))
    await worker.store.forget_person(person)
    for room in list(worker.rooms.values()):
        if room.live.record.host == person or any(row.person == person for row in room.live.seats):
            await worker.changed(room.id)
