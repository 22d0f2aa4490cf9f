"""The socket of a table: commands come in and are answered, and what happens at the table goes out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from guildhall.hall import commands, wire
from guildhall.hall.commands import BadMessage
from guildhall.hall.errors import Refusal
from guildhall.hall.rights import Rights
from guildhall.kernel.errors import IllegalChoice
from guildhall.server import hinting, lobby, metrics, patience
from guildhall.server.dailies import let_look
from guildhall.server.identity import COOKIE, digest, key_holder, new_id, now, session_id
from guildhall.server.limits import COMMANDS, COMMANDS_PER_ADDRESS, TOO_MANY, Limits
from guildhall.server.line import EXTENSION
from guildhall.server.logs import say_unavailable
from guildhall.server.room import Room
from guildhall.server.security import is_same_site
from guildhall.server.session import POLICY, Session, check_keys
from guildhall.server.store.failures import BadValue, Unavailable
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.socket")
HELLO_SECONDS: Final = 10.0
AGAIN_MILLISECONDS: Final = 2_000  # until a client may come again, if it could not be served
GUEST: Final = "guest-"  # begins the id of a person without a cookie


@websocket("/api/v1/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One client at one table."""
    worker: Worker = socket.app.state.worker
    if not is_same_site(socket.headers, socket.base_url, worker.config):
        await socket.close(POLICY, "origin")
        return
    await socket.accept()
    token = await worker.token(worker.cookie(socket.cookies, COOKIE))
    holder = None if token is None else session_id(token)
    line = cast("dict[str, Any]", socket.scope["extensions"])[EXTENSION]
    # A client without a session may still watch, under an id that lasts as long as the socket.
    session = Session(Rights(GUEST + new_id(), table, holder=holder), line, worker.config.rate)
    worker.sockets.add(session)  # before its login is looked up, so that it cannot end unnoticed
    metrics.SOCKETS.inc()
    try:
        await _serve(worker, socket, session, table)
    except Exception:
        LOG.exception("a socket failed", extra={"table": table})
        session.close("our-mistake")
    finally:
        metrics.SOCKETS.dec()
        worker.sockets.discard(session)
        if session.expiry is not None:
            session.expiry.cancel()
        _leave(worker, session, table)
        # Litestar's wrapper knows the socket that knows it: only the rare garbage collector would free both.
        socket.receive = socket.send = cast("Any", None)


def _leave(worker: Worker, session: Session, table: str) -> None:
    room = worker.rooms.get(table)
    if room is not None and session in room.sessions:
        room.leave(session)
    LOG.info("somebody left", extra={"table": table, "reason": session.closed})
    if session.closed not in (None, "gone"):
        metrics.DROPPED.labels(session.closed).inc()


async def _serve(worker: Worker, socket: WebSocket[Any, Any, Any], session: Session, table: str) -> None:
    """Answer commands until the client disconnects."""
    try:
        hello = await asyncio.wait_for(_receive(socket), HELLO_SECONDS)
        if not isinstance(hello, wire.Hello):
            raise BadMessage
        room = await _enter(worker, session, table, hello)
        LOG.info("somebody came", extra={"table": table})
        while session.closed is None:
            command = await _receive(socket)
            if _is_too_fast(worker.limits, session, command):
                # Nothing more is read from this client meanwhile.
                await worker.limits.tarpit.hold(session.line.address)
                continue
            await _answer(worker, room, session, command)
    except (WebSocketDisconnect, TimeoutError):
        session.close("gone")
    except BadMessage:
        session.bye("bad-message")
    except Refusal as error:
        session.bye(error.reason, AGAIN_MILLISECONDS if error.status == 503 else None)
    except Unavailable as error:
        say_unavailable(error, table=table)
        session.bye("try-again", AGAIN_MILLISECONDS)


async def _receive(socket: WebSocket[Any, Any, Any]) -> wire.Command:
    try:
        return commands.decode(await socket.receive_data("text"))
    except RecursionError:
        raise BadMessage from None


def _is_too_fast(limits: Limits, session: Session, command: wire.Command) -> bool:
    """Many sockets of one person count together, and so do many people at one address."""
    buckets = [("commands-address", session.line.address, COMMANDS_PER_ADDRESS)]
    if not session.rights.person.startswith(GUEST):
        buckets.append(("commands", session.rights.person, COMMANDS))
    if session.bucket.take() and all(limits.allows_here(*bucket) for bucket in buckets):
        return False
    session.refused += 1
    if session.refused > TOO_MANY:
        session.bye("flood")
    else:
        session.tell(wire.Refused(command.id, "too-fast"))
    return True


async def _enter(worker: Worker, session: Session, table: str, hello: wire.Hello) -> Room:
    room = await worker.room(table)
    await _identify(worker, session, table, hello)
    await let_look(room, session.rights)
    room.live.check_look(session.rights)
    await room.door.check(session.rights, session.line.address)
    await room.enter(session)
    await check_keys(worker.store.keys, [session])  # one may have ended before the session was in the room
    await patience.welcome_back(room, session.rights)
    chat = await worker.store.chat.lines(table)
    session.tell(room.live.welcome(session.rights, hello, chat, room.presence.now(), now()))
    return room


async def _identify(worker: Worker, session: Session, table: str, hello: wire.Hello) -> None:
    """Who this is, by cookie and by keys."""
    digests = [digest(key) for key in hello.keys]
    keys = await worker.store.keys.find(digests)
    login = await worker.store.sessions.find(session.rights.holder)
    if login is not None:
        session.rights = Rights(login.person, table, keys, login.id)
    else:
        session.rights = Rights(session.rights.person, table, keys, key_holder(digests) if digests else None)
    if session.rights.keys:
        soonest = min(key.expires_at for key in session.rights.keys)
        session.expiry = worker.loop.call_later(max(0, soonest - now()) / 1_000, session.bye, "key-ended", 1_000)


async def _answer(worker: Worker, room: Room, session: Session, command: wire.Command) -> None:
    try:
        await _carry_out(worker, room, session, command)
    except (Refusal, IllegalChoice) as error:
        metrics.REFUSED.labels(error.reason if isinstance(error, Refusal) else "illegal").inc()
        session.tell(wire.Refused(command.id, error.reason))
    except BadValue:
        session.tell(wire.Refused(command.id, "bad-request"))
    except Unavailable as error:
        say_unavailable(error, table=room.id)
        session.tell(wire.Refused(command.id, "try-again"))


async def _carry_out(worker: Worker, room: Room, session: Session, command: wire.Command) -> None:
    """Carry out a command, and answer it. Raises Refusal or IllegalChoice."""
    if isinstance(command, wire.PlayCommand):
        session.tell(wire.Done(command.id, await room.play(session.rights, command)))
    elif isinstance(command, wire.Say):
        await _say(worker, room, session, command)
        session.tell(wire.Done(command.id, None))
    elif isinstance(command, wire.Hurry):
        await room.bots.hurry(session.rights, command.seat)
        session.tell(wire.Done(command.id, None))
    elif isinstance(command, wire.AskHint):
        await hinting.ask(worker, room, session, command)
    elif isinstance(command, wire.Hello):
        raise Refusal("already-greeted")
    else:
        await room.reply(session, command)


async def _say(worker: Worker, room: Room, session: Session, command: wire.Say) -> None:
    person = await worker.store.person(session.rights.person)
    if person is None:
        raise Refusal("no-name", 403)
    await lobby.say(worker, room, session.rights, person.name, command.text, session.line.address)
