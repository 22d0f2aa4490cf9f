"""The lobby: what people do around a game: make tables, sit down, begin, leave, and meet again."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from sqlalchemy import and_, or_

import guildhall
from guildhall import shelf
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game, check_seats, complete
from guildhall.server import wire
from guildhall.server.errors import Refusal, forbidden
from guildhall.server.hall import Hall, fingerprint
from guildhall.server.identity import digest, new_id, new_key, now
from guildhall.server.limits import CHAT
from guildhall.server.room import Room
from guildhall.server.session import Rights
from guildhall.server.store import schema
from guildhall.server.store.store import KeyRow, SeatRow, TableRow
from guildhall.table.draws import new_seed
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

LOG: Final = logging.getLogger("guildhall.lobby")
EMPTY: Final = ("open", "reserved")
MOST_TURNS: Final = 20  # tables of a list that are opened to see whose turn it is


def check_settings(settings: wire.TableSettings) -> wire.TableSettings:
    """Settings with every detail filled in. Raises Refusal."""
    if settings.game not in shelf.NAMES:
        raise Refusal("no-such-game", 400)
    game = shelf.game(settings.game)
    try:
        check_seats(game.name, game.seats, len(settings.seats))
    except ValueError:
        raise Refusal("wrong-number-of-seats", 400) from None
    try:
        variant = complete(game.settings, settings.variant)
    except ValueError:
        raise Refusal("no-such-setting", 400) from None
    clock = settings.clock
    if (clock.kind == "bank" and clock.bank < 1) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("clock-without-time", 400)
    if any((seat.kind == "bot") != (seat.level is not None) for seat in settings.seats):
        raise Refusal("bots-have-levels", 400)
    check_text(settings.name)
    _try_new(game, len(settings.seats), variant)
    return msgspec.structs.replace(settings, variant=variant)


def _try_new(game: Game[Any], seats: int, variant: dict[str, str]) -> None:
    """Some settings exclude each other, or a number of seats; the game itself knows."""
    try:
        game.new(seats, variant)
    except ValueError:
        raise Refusal("settings-exclude-each-other", 400) from None


def check_text(text: str) -> str:
    """Raises Refusal for characters that no name or line needs."""
    if any(not (character.isprintable() or character == "\n") for character in text):
        raise Refusal("unprintable", 400)
    return text


def clean_name(name: str) -> str:
    name = " ".join(check_text(name).split())
    if not name:
        raise Refusal("empty-name", 400)
    return name


async def create(
    hall: Hall,
    person: str,
    settings: wire.TableSettings,
    previous: str | None = None,
    seats: list[SeatRow] | None = None,
) -> tuple[str, list[wire.Key]]:
    """A new table, with a key for each reserved seat. Raises Refusal."""
    settings = check_settings(settings)
    id = new_id()
    if seats is None:
        seats = [SeatRow(i, seat.kind, seat.level, None, "", None) for i, seat in enumerate(settings.seats)]
    row = TableRow(
        id=id,
        settings=settings,
        status="open",
        notice=None,
        host=person,
        seed=new_seed(),
        engine=guildhall.__version__,
        components=shelf.game(settings.game).digest,
        rules=fingerprint(settings.game),
        created_at=now(),
        started_at=None,
        ended_at=None,
        due_at=None,
        previous=previous,
        next=None,
    )
    await hall.store.add_table(row, seats)
    LOG.info("a table was made", extra={"table": id, "game": settings.game, "seats": len(seats)})
    keys = [await make_key(hall, id, seat.seat, "sit") for seat in seats if seat.kind == "reserved"]
    return id, keys


async def with_turns(hall: Hall, person: str | None, lines: list[wire.TableLine]) -> list[wire.TableLine]:
    """Tables for a list, with whose turn it is at the newest that are being played, as far as all may know it."""
    running = [line for line in lines if line.status == "running"][:MOST_TURNS]
    for line in running:
        room = await hall.room(line.id)
        settings = room.row.settings
        line.names = [row.name for row in room.seats]
        line.mine = [row.seat for row in room.seats if person is not None and row.person == person]
        if not line.mine and (settings.spectator_delay or not settings.spectators):
            continue
        try:
            async with room.reading() as sitting:
                line.to_act = sitting.to_act()
        except Refusal:
            continue  # frozen since the list was made
    return lines


async def make_key(hall: Hall, table: str, seat: int, rights: wire.KeyRights) -> wire.Key:
    key = new_key()
    await hall.store.add_key(digest(key), KeyRow(table, seat, rights))
    return wire.Key(key, table, seat, rights)


async def give_key(hall: Hall, room: Room, rights: Rights, seat: int, kind: wire.KeyRights) -> wire.Key:
    """A key to one's own seat for another screen, or to a reserved seat for a guest. Raises Refusal."""
    _check_seat_exists(room, seat)
    if kind == "sit":
        if rights.person != room.row.host or room.seats[seat].kind != "reserved":
            raise forbidden("not-the-host")
    elif rights.person != room.seats[seat].person:
        raise forbidden("not-your-seat")
    return await make_key(hall, room.id, seat, kind)


def _check_seat_exists(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise Refusal("no-such-seat", 404)


async def sit(hall: Hall, room: Room, rights: Rights, seat: int, sit: wire.Sit) -> None:
    """Take a seat that is free. Raises Refusal."""
    _check_seat_exists(room, seat)
    s = schema.seats.c
    name = clean_name(sit.name)
    free = s.kind == "open"
    if sit.key is not None:
        keys = await hall.store.find_keys([digest(sit.key)])
        if any(key == KeyRow(room.id, seat, "sit") for key in keys):
            free = or_(free, s.kind == "reserved")
    mine = and_(s.kind == "person", s.person == rights.person)
    changes = {"kind": "person", "person": rights.person, "name": name}
    if not await hall.store.change_seat(room.id, seat, or_(free, mine), **changes):
        await room.refresh()
        raise Refusal("already-started" if room.row.status != "open" else "seat-is-not-free")
    await hall.changed(room.id)


async def stand(hall: Hall, room: Room, rights: Rights, seat: int) -> None:
    """Leave a seat before the game begins; the host may also clear others'. Raises Refusal."""
    _check_seat_exists(room, seat)
    row = room.seats[seat]
    if row.kind != "person" or rights.person not in (row.person, room.row.host):
        raise forbidden("not-your-seat")
    wanted = room.row.settings.seats[seat].kind
    kind = "reserved" if wanted == "reserved" else "open"
    s = schema.seats.c
    if not await hall.store.change_seat(room.id, seat, s.person == row.person, kind=kind, person=None, name=""):
        raise Refusal("already-started")
    await hall.changed(room.id)


async def start(hall: Hall, room: Room, rights: Rights, fill: wire.Level | None) -> None:
    """Begin the game. Raises Refusal."""
    if rights.person != room.row.host:
        raise forbidden("not-the-host")
    await room.refresh()
    if room.row.status != "open":
        raise Refusal("already-started")
    if fill is not None:
        for row in room.seats:
            if row.kind in EMPTY:
                await hall.store.change_seat(room.id, row.seat, schema.seats.c.kind.in_(EMPTY), kind="bot", level=fill)
        await room.refresh()
    if any(row.kind in EMPTY for row in room.seats):
        raise Refusal("seats-are-empty")
    at = now()
    if not await hall.store.change_table(room.id, ("open",), status="running", started_at=at, due_at=at + 1_000):
        raise Refusal("already-started")
    await hall.changed(room.id)
    async with room.reading():
        room.ask_bots()


async def change_settings(hall: Hall, room: Room, rights: Rights, settings: wire.TableSettings) -> None:
    """The host changes what was set, before the game begins. Raises Refusal."""
    if rights.person != room.row.host:
        raise forbidden("not-the-host")
    settings = check_settings(settings)
    if settings.game != room.row.settings.game or len(settings.seats) != len(room.seats):
        raise Refusal("another-game", 400)
    if not await hall.store.change_table(room.id, ("open",), settings=settings):
        raise Refusal("already-started")
    for row, wanted in zip(room.seats, settings.seats, strict=True):
        if row.kind != "person":
            await hall.store.change_seat(
                room.id, row.seat, schema.seats.c.kind != "person", kind=wanted.kind, level=wanted.level
            )
    await hall.changed(room.id)


async def hand_to_bot(room: Room, rights: Rights, seat: int, why: str, key: str | None) -> int:
    """A bot plays on for a person who goes. Raises Refusal or IllegalChoice."""
    room.check_seat(rights, seat)

    def do(sitting: Sitting, at: int) -> list[Entry]:
        return sitting.hand_to_bot(seat, room.row.settings.takeover, why, at, key)

    return await room.do(do, key)


async def leave(hall: Hall, room: Room, rights: Rights) -> None:
    """Go: before the game, all one's seats are free again; during it, bots play on."""
    for row in list(room.seats):
        if row.kind == "person" and row.person == rights.person:
            if room.row.status == "open":
                await stand(hall, room, rights, row.seat)
            elif room.row.status == "running":
                try:
                    await hand_to_bot(room, rights, row.seat, "left", None)
                except IllegalChoice as error:
                    if error.reason not in ("seat-is-a-bot", "game-over"):
                        raise


async def abandon(hall: Hall, room: Room, rights: Rights) -> None:
    """End a game without a result: the host, or whoever is the only person left. Raises Refusal."""
    held = {row.person for row in room.seats if row.kind == "person"}
    if rights.person != room.row.host and held != {rights.person}:
        raise forbidden("not-the-host")
    if room.row.status == "open":
        changes = {"status": "abandoned", "notice": "abandoned", "ended_at": now()}
        if not await hall.store.change_table(room.id, ("open",), **changes):
            raise Refusal("already-started")
        await hall.changed(room.id)
        return
    if room.row.status == "frozen":
        changes = {"status": "abandoned", "ended_at": now()}
        await hall.store.change_table(room.id, ("frozen",), **changes)
        await hall.changed(room.id)
        return
    await room.do(lambda sitting, at: sitting.abandon("abandoned", at))


async def rematch(
    hall: Hall, room: Room, rights: Rights, settings: wire.TableSettings | None
) -> tuple[str, list[wire.Key]]:
    """Another table for the same people; whoever asks second is led to the same one. Raises Refusal."""
    if not rights.holds(room.seats) and rights.person != room.row.host:
        raise forbidden("not-your-seat")
    if room.row.status not in ("over", "abandoned", "frozen"):
        raise Refusal("not-over")
    if room.row.next is not None:
        return room.row.next, []
    settings = settings or room.row.settings
    seats: list[SeatRow] = []
    for i, wanted in enumerate(settings.seats):
        old = room.seats[i] if i < len(room.seats) else None
        if old is not None and old.kind == "person" and old.person:
            seats.append(SeatRow(i, "person", None, old.person, old.name, None))
        else:
            seats.append(SeatRow(i, wanted.kind, wanted.level, None, "", None))
    id, keys = await create(hall, rights.person, settings, previous=room.id, seats=seats)
    if not await hall.store.claim_next(room.id, id):
        await hall.store.change_table(id, status="abandoned", notice="abandoned")
        await room.refresh()
        assert room.row.next is not None
        return room.row.next, []
    await hall.changed(room.id)
    return id, keys


async def say(hall: Hall, room: Room, rights: Rights, name: str, text: str) -> None:
    """A line of chat. Raises Refusal."""
    held = rights.holds(room.seats)
    if rights.person in room.muted:
        raise forbidden("muted")
    if not held and not room.row.settings.spectators:
        raise forbidden("no-spectators")
    if not await hall.limits.allows("chat", rights.person, CHAT):
        raise Refusal("too-fast", 429)
    text = check_text(text).strip()
    if not text:
        raise Refusal("empty-text", 400)
    seat = held[0] if held else None
    name = room.seats[seat].name or name if seat is not None else name
    line = await hall.store.say(room.id, rights.person, name, seat, text, now())
    room.tell_chat(line)
    await hall.fanout.tell(room.id, "chat", line)


async def mute(hall: Hall, room: Room, rights: Rights, person: str, muted: bool) -> None:
    """The host takes somebody's word, or gives it back. Raises Refusal."""
    if rights.person != room.row.host:
        raise forbidden("not-the-host")
    await hall.store.mute(room.id, person, muted)
    await hall.changed(room.id)


async def forget_person(hall: Hall, person: str) -> None:
    """Delete a person. Bots take the seats of running games."""
    for table, _, _ in await hall.store.seats_of(person):
        room = await hall.room(table)
        await leave(hall, room, Rights(person, table))
    await hall.store.forget_person(person)
    for room in list(hall.rooms.values()):
        if any(row.person == person for row in room.seats):
            await hall.changed(room.id)
