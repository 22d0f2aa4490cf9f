"""What all parts of the HTTP interface share: identity, rights and rate limits."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.rights import Rights
from guildhall.server.door import NAMELESS
from guildhall.server.identity import COOKIE, digest, key_holder, new_id, new_key, now, session_id
from guildhall.server.limits import CREATE, PEOPLE, RateLimit, place_of
from guildhall.server.store.sessions import SessionRecord
from guildhall.server.store.store import PersonRecord
from guildhall.server.worker import Worker

KEY_HEADER: Final = "x-seat-key"
SEEN_MILLISECONDS: Final = 24 * 60 * 60 * 1_000  # between notes that a session is still used


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of an operation, for the OpenAPI document."""
    return {status: ResponseSpec(wire.Problem, description="Problem") for status in (400, 403, 429, *statuses)}


ApiRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
KeyId = Annotated[str, PathParameter(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]
SessionId = Annotated[str, PathParameter(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
ViewQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
EventQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
StepPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]


def worker_of(request: ApiRequest) -> Worker:
    worker: Worker = request.app.state.worker
    return worker


def address_of(request: ApiRequest) -> str:
    """The client's address or IPv6 network, as a trusted proxy reports it."""
    return place_of(request.client.host) if request.client else "?"


def set_cookie(request: ApiRequest, name: str, value: str) -> None:
    """Set a cookie with the response; an empty one is deleted."""
    request.state.setdefault("cookies", {})[name] = value


async def session_of(request: ApiRequest) -> SessionRecord | None:
    """The session of the person who makes a request, if they have one."""
    worker = worker_of(request)
    token = await worker.token(worker.cookie(request.cookies, COOKIE))
    session = None if token is None else await worker.store.sessions.find(session_id(token))
    if session is None or token is None:
        return None
    if now() - session.seen_at > SEEN_MILLISECONDS:
        await worker.store.sessions.saw(session.id, now())
        set_cookie(request, COOKIE, worker.signer.sign(token))  # for another 400 days, and with the newest secret
    return session


async def new_session(request: ApiRequest, person: str) -> str:
    """Sign a person in on this device, replacing whoever was signed in before; returns the session's id."""
    worker, token, at = worker_of(request), new_key(), now()
    before = await session_of(request)
    ended = request.state.get("session") or (before and before.id)
    device = "".join(filter(str.isprintable, request.headers.get("user-agent", "")))[:120]
    session = SessionRecord(session_id(token), person, device, at, at)
    await worker.store.sessions.add(session)
    if ended:
        await worker.store.sessions.end(ended)
        await worker.end_sessions([ended])
    request.state["session"] = session.id
    set_cookie(request, COOKIE, worker.signer.sign(token))
    return session.id


async def sessions_of(request: ApiRequest) -> list[wire.SessionInfo]:
    """The caller's sessions, most recently used first."""
    current = await session_of(request)
    if current is None:
        return []
    found = await worker_of(request).store.sessions.of(current.person)
    return [wire.SessionInfo(one.id, one.device, one.created_at, one.seen_at, one.id == current.id) for one in found]


async def who(request: ApiRequest) -> str | None:
    """The id of the person who makes a request, if they are known."""
    session = await session_of(request)
    return None if session is None else session.person


async def somebody(request: ApiRequest) -> PersonRecord:
    """The person who makes a request; a new one on their first visit."""
    worker = worker_of(request)
    session = await session_of(request)
    known = None if session is None else await worker.store.person(session.person)
    if known is not None:
        return known
    await slow_down(request, "person", PEOPLE)
    person = PersonRecord(new_id(), NAMELESS, None, None, None, None, now())
    await worker.store.add_person(person)
    await new_session(request, person.id)
    return person


async def slow_down(request: ApiRequest, kind: str, limit: RateLimit = CREATE, client: str | None = None) -> None:
    """Raises Refusal if a client, by default an address, does this too often."""
    if not await worker_of(request).limits.allows(kind, client or address_of(request), limit):
        raise Refusal("too-fast", 429)


async def client_of(request: ApiRequest) -> tuple[str, str]:
    """Who causes a request's work: an address and a person; before there is a cookie, the address alone."""
    address = address_of(request)
    return address, await who(request) or address


async def rights_of(request: ApiRequest, table: str, person: str | None = None) -> Rights:
    """What a request may see and do at a table: by its cookie, and by the key in its header."""
    session = await session_of(request)
    person = person or (session and session.person)
    key = request.headers.get(KEY_HEADER)
    digests = [digest(key)] if key else []
    keys = await worker_of(request).store.keys.find(digests)
    return Rights(person or "guest", table, keys, session.id if session else key_holder(digests))


def as_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.replay"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)
