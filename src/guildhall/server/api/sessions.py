"""Accounts and sessions: registering, logging in and out, passphrases."""

from __future__ import annotations

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from guildhall.hall import wire
from guildhall.hall.errors import Refusal, forbidden, not_found
from guildhall.hall.settings import clean_name
from guildhall.server.api.base import (
    ApiRequest,
    SessionId,
    new_session,
    problems,
    session_of,
    sessions_of,
    set_cookie,
    slow_down,
    somebody,
    worker_of,
)
from guildhall.server.api.people import describe
from guildhall.server.identity import (
    COOKIE,
    DEVICE_COOKIE,
    device_token,
    digest,
    hash_passphrase,
    is_device_of,
    is_passphrase,
)
from guildhall.server.limits import PASSPHRASE
from guildhall.server.names import fold
from guildhall.server.operate.acts import ban_of
from guildhall.server.store.store import PersonRecord


class Sessions(Controller):
    """Accounts, and who is signed in where."""

    path = "/"
    tags = ["people"]  # noqa: RUF012

    @post("/account", status_code=201, responses=problems(409))
    async def register(self, request: ApiRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
        """Create an account with a name and a passphrase, so that its seats can be used on other devices."""
        await slow_down(request, "passphrase", PASSPHRASE)
        person = await somebody(request)
        name = clean_name(data.name)
        if not fold(name):
            raise Refusal("empty-name", 400)
        if person.account is not None:
            raise Refusal("has-account")
        hashed = await hash_passphrase(data.passphrase)
        if not await worker_of(request).store.register(person.id, name, hashed):
            raise Refusal("name-is-taken")
        await new_session(request, person.id)
        await _know_device(request, person.id)
        return await describe(request, person._replace(account=name, name=name))

    @put("/account/passphrase", status_code=204, responses=problems())
    async def change_passphrase(self, request: ApiRequest, data: JSONBody[wire.NewPassphrase]) -> None:
        """Change the passphrase. This ends all other sessions."""
        worker = worker_of(request)
        await slow_down(request, "passphrase", PASSPHRASE)
        person = await somebody(request)
        await slow_down(request, "new-passphrase", PASSPHRASE, person.id)
        if not await is_passphrase(data.old, person.passphrase):
            raise forbidden("wrong-passphrase")
        await worker.store.change_person(person.id, passphrase=await hash_passphrase(data.new))
        current = await new_session(request, person.id)
        await worker.end_sessions(await worker.store.sessions.end_all(person.id, but=current))

    @post("/session", status_code=201, responses=problems())
    async def log_in(self, request: ApiRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
        """Log in. Seats that were taken before logging in move to the account."""
        worker = worker_of(request)
        account = await worker.store.account(clean_name(data.name))
        await _slow_down(request, data.name, account)
        right = await is_passphrase(data.passphrase, None if account is None else account.passphrase)
        if account is None or not right:
            raise forbidden("wrong-passphrase")
        if await worker.store.database.read(lambda connection: ban_of(connection, account.id)) is not None:
            raise forbidden("banned")
        await _bring_seats(request, account)
        await new_session(request, account.id)
        await _know_device(request, account.id)
        return await describe(request, account)

    @delete("/session", status_code=204, responses=problems())
    async def log_out(self, request: ApiRequest) -> None:
        """Log out on this device."""
        session = await session_of(request)
        if session is not None:
            await _end(request, session.id)
        set_cookie(request, COOKIE, "")

    @get("/me/sessions", responses=problems())
    async def sessions(self, request: ApiRequest) -> list[wire.SessionInfo]:
        """The caller's sessions, most recently used first."""
        return await sessions_of(request)

    @delete("/me/sessions", status_code=204, responses=problems())
    async def end_others(self, request: ApiRequest) -> None:
        """Sign out on all other devices."""
        worker, current = worker_of(request), await session_of(request)
        if current is not None:
            await worker.end_sessions(await worker.store.sessions.end_all(current.person, but=current.id))

    @delete("/me/sessions/{session:str}", status_code=204, responses=problems(404))
    async def end(self, request: ApiRequest, session: SessionId) -> None:
        """Sign out on one device."""
        current = await session_of(request)
        found = await worker_of(request).store.sessions.find(session)
        if current is None or found is None or found.person != current.person:
            raise not_found("no-such-session")
        await _end(request, session)


async def _slow_down(request: ApiRequest, name: str, account: PersonRecord | None) -> None:
    """Limit attempts by address and by name; on a device where the owner has signed in before, by device.

    So nobody who tries many passphrases can lock the owner out.
    """
    worker = worker_of(request)
    device = await worker.token(worker.cookie(request.cookies, DEVICE_COOKIE))
    if device is not None and account is not None and is_device_of(device, account.id):
        await slow_down(request, "device", PASSPHRASE, device)
        return
    await slow_down(request, "passphrase", PASSPHRASE)
    await slow_down(request, "account", PASSPHRASE, digest(fold(name)))


async def _know_device(request: ApiRequest, person: str) -> None:
    """Remember that this person has signed in here. A known device keeps its identity, and so its limit."""
    worker = worker_of(request)
    if not is_device_of(await worker.token(worker.cookie(request.cookies, DEVICE_COOKIE)), person):
        set_cookie(request, DEVICE_COOKIE, worker.signer.sign(device_token(person)))


async def _end(request: ApiRequest, session: str) -> None:
    worker = worker_of(request)
    await worker.store.sessions.end(session)
    await worker.end_sessions([session])


async def _bring_seats(request: ApiRequest, account: PersonRecord) -> None:
    """Give the account the seats that its owner took on this device before signing in."""
    worker, before = worker_of(request), await session_of(request)
    old = None if before is None else await worker.store.person(before.person)
    if old is not None and old.id != account.id and old.account is None:
        for table in await worker.store.move_seats(old.id, account.id):
            await worker.changed(table)
