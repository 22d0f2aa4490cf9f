"""The socket of a table: commands come in, and are answered; what happens at the table goes out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from guildhall.kernel.errors import IllegalChoice
from guildhall.server import foresight, lobby, metrics, wire
from guildhall.server.errors import Refusal
from guildhall.server.hall import Hall
from guildhall.server.identity import COOKIE, digest, new_id, now
from guildhall.server.limits import TOO_MANY
from guildhall.server.line import EXTENSION
from guildhall.server.room import Do, Room
from guildhall.server.security import is_same_site
from guildhall.server.session import POLICY, Rights, Session

LOG: Final = logging.getLogger("guildhall.socket")
COMMANDS: Final = msgspec.json.Decoder(wire.Command)
HELLO_SECONDS: Final = 10.0


class BadMessage(Exception):
    """Not a command."""


@websocket("/api/v1/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One client at one table."""
    hall: Hall = socket.app.state.hall
    if not is_same_site(socket.headers, socket.base_url, hall.config):
        await socket.close(POLICY, "origin")
        return
    await socket.accept()
    # Who has no cookie may look on, under a name that lasts as long as the socket.
    person = hall.signer.read(socket.cookies.get(COOKIE)) or "guest-" + new_id()
    line = cast("dict[str, Any]", socket.scope["extensions"])[EXTENSION]
    session = Session(Rights(person, table), line, hall.config.rate)
    metrics.SOCKETS.inc()
    try:
        await _serve(hall, socket, session, table)
    except Exception:
        LOG.exception("a socket failed", extra={"table": table})
        session.close("our-mistake")
    finally:
        metrics.SOCKETS.dec()
        room = hall.rooms.get(table)
        if room is not None and session in room.sessions:
            room.leave(session)
        LOG.info("somebody left", extra={"table": table, "reason": session.closed})
        if session.closed not in (None, "gone"):
            metrics.DROPPED.labels(session.closed).inc()


async def _serve(hall: Hall, socket: WebSocket[Any, Any, Any], session: Session, table: str) -> None:
    """Answer commands until the client goes."""
    try:
        hello = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
        if not isinstance(hello, wire.Hello):
            raise BadMessage
        room = await _enter(hall, session, table, hello)
        LOG.info("somebody came", extra={"table": table})
        while session.closed is None:
            command = await _receive(socket)
            if _is_too_fast(session, command):
                continue
            await _answer(hall, room, session, command)
    except (WebSocketDisconnect, TimeoutError):
        session.close("gone")
    except BadMessage:
        _bye(session, "bad-message")
    except Refusal as error:
        _bye(session, error.reason)


def _bye(session: Session, reason: str) -> None:
    session.tell(wire.Bye(reason, None))
    session.close(reason)


async def _receive(socket: WebSocket[Any, Any, Any]) -> Any:
    message = await socket.receive_data("text")
    try:
        return COMMANDS.decode(message)
    except (msgspec.DecodeError, UnicodeError):
        raise BadMessage from None


def _is_too_fast(session: Session, command: Any) -> bool:
    if session.bucket.take():
        return False
    session.refused += 1
    if session.refused > TOO_MANY:
        _bye(session, "flood")
    else:
        session.tell(wire.Refused(command.id, "too-fast"))
    return True


async def _enter(hall: Hall, session: Session, table: str, hello: wire.Hello) -> Room:
    room = await hall.room(table)
    keys = await hall.store.find_keys([digest(key) for key in hello.keys])
    session.rights = Rights(session.rights.person, table, keys)
    mine = session.rights.holds(room.seats) or session.rights.sees(room.seats)
    if room.row.status != "open" and not room.row.settings.spectators and not mine:
        raise Refusal("no-spectators", 403)
    await room.enter(session)
    chat = await hall.store.chat(table)
    you = room.you(session.rights)
    session.tell(wire.Welcome(hello.id, room.info(), you, now(), chat, room.presence_everywhere()))
    return room


async def _answer(hall: Hall, room: Room, session: Session, command: Any) -> None:
    try:
        done = await _carry_out(hall, room, session, command)
    except (Refusal, IllegalChoice) as error:
        metrics.REFUSED.labels(error.reason if isinstance(error, Refusal) else "illegal").inc()
        session.tell(wire.Refused(command.id, error.reason))
    else:
        if done is not None:
            session.tell(done)


async def _carry_out(hall: Hall, room: Room, session: Session, command: Any) -> wire.Out | None:
    """The answer to a command. Raises Refusal or IllegalChoice."""
    if isinstance(command, wire.Ping):
        return wire.Pong(command.id, now())
    if isinstance(command, wire.Watch):
        await room.watch(session, command)
        return wire.Done(command.id, None)
    if isinstance(command, wire.Unwatch):
        room.unwatch(session, command.view)
        return wire.Done(command.id, None)
    if isinstance(command, wire.Say):
        await _say(hall, room, session, command)
        return wire.Done(command.id, None)
    if isinstance(command, wire.Away):
        room.check_seat(session.rights, command.seat)
        since, events = await room.while_away(command.seat)
        return wire.WhileAway(command.id, command.seat, since, events)
    if isinstance(command, wire.Preview):
        room.check_seat(session.rights, command.seat)
        async with room.showing(session.rights, command.seat) as sitting:
            return foresight.preview(sitting, command)
    if isinstance(command, wire.AskForecast):
        async with room.showing(session.rights, command.view) as sitting:
            return foresight.forecast(sitting, command)
    if isinstance(command, wire.Hello):
        raise Refusal("already-greeted")
    return wire.Done(command.id, await play(room, session.rights, command))


async def play(room: Room, rights: Rights, command: wire.PlayCommand) -> int:
    """Carry out a command of a seat, once; returns its place in the journal. Raises Refusal or IllegalChoice."""
    room.check_seat(rights, command.seat)
    key = f"{rights.person}/{command.id}"
    return await room.do(deed(room, command, key), key)


def deed(room: Room, command: wire.PlayCommand, key: str) -> Do:
    """What a command does to a sitting."""
    c: Any = command
    if isinstance(command, wire.Answer):
        return lambda sitting, at: sitting.answer(c.seat, c.decision, c.option, at, key)
    if isinstance(command, wire.Change):
        return lambda sitting, at: sitting.change(c.seat, c.decision, c.option, at, key)
    if isinstance(command, wire.TakeUndo):
        return lambda sitting, at: sitting.undo(c.seat, c.choices, at, key)
    if isinstance(command, wire.Agree):
        return lambda sitting, at: sitting.agree(c.seat, c.yes, at, key)
    if isinstance(command, wire.Resign):
        return lambda sitting, at: sitting.hand_to_bot(c.seat, room.row.settings.takeover, "resigned", at, key)
    return lambda sitting, at: sitting.take_back(c.seat, at, key)


async def _say(hall: Hall, room: Room, session: Session, command: wire.Say) -> None:
    person = await hall.store.person(session.rights.person)
    if person is None:
        raise Refusal("no-name", 403)
    await lobby.say(hall, room, session.rights, person.name, command.text)
