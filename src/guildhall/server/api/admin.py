"""The administrators' page: what `guildhall admin` does, for people with that right only."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from guildhall.hall import wire, wire_admin
from guildhall.hall.errors import forbidden
from guildhall.server.api.base import ApiRequest, TableId, new_session, problems, slow_down, who, worker_of
from guildhall.server.api.people import describe
from guildhall.server.identity import hash_passphrase
from guildhall.server.limits import PASSPHRASE
from guildhall.server.operate import audit, finding
from guildhall.server.operate.acts import Office, is_administrator, use_link
from guildhall.server.operate.attendant import Attendant

Text = Annotated[str, QueryParameter(max_length=80)]
StatusQuery = Annotated[str, QueryParameter(max_length=12, pattern=r"^[a-z]*$")]
LineNumber = Annotated[int, PathParameter(ge=0, le=2_000_000_000)]


async def administrators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raises Refusal for everybody else. Guards run before a request's body is read."""
    request: ApiRequest = Request(connection.scope)
    person = await who(request)
    store = worker_of(request).store
    if person is None or not await store.database.read(lambda c: is_administrator(c, person)):
        raise forbidden("not-an-administrator")
    connection.scope["state"]["administrator"] = person


def office_of(request: ApiRequest) -> Office:
    return Office(worker_of(request).store, request.scope["state"]["administrator"])


async def attend(request: ApiRequest) -> None:
    """Apply in this worker what was just done; the others follow within a second."""
    attendant: Attendant = request.app.state.attendant
    await attendant.look()


class Administration(Controller):
    """For administrators only."""

    path = "/admin"
    tags = ["administration"]  # noqa: RUF012
    guards = [administrators_only]  # noqa: RUF012

    @get("/statistics", responses=problems())
    async def statistics(self, request: ApiRequest) -> wire_admin.Statistics:
        """Figures of the whole service."""
        return await office_of(request).look(finding.statistics)

    @get("/people", responses=problems())
    async def people(self, request: ApiRequest, text: Text = "") -> list[wire_admin.PersonLine]:
        """People by a part of their name, newest first."""
        return await office_of(request).look(finding.people, text)

    @get("/tables", responses=problems())
    async def tables(self, request: ApiRequest, text: Text = "", status: StatusQuery = "") -> list[wire_admin.TableRow]:
        """Tables by a part of their name, game or players, newest first."""
        return await office_of(request).look(finding.tables, text, status)

    @get("/replays", responses=problems())
    async def replays(self, request: ApiRequest, text: Text = "") -> list[wire_admin.ReplayRow]:
        """Uploaded replays, newest first."""
        return await office_of(request).look(finding.replays, text)

    @get("/chat", responses=problems())
    async def chat(self, request: ApiRequest, text: Text = "") -> list[wire_admin.ChatRow]:
        """Lines of chat, newest first."""
        return await office_of(request).look(finding.chat, text)

    @get("/audit", responses=problems())
    async def audit(self, request: ApiRequest) -> list[wire_admin.AuditRow]:
        """What administrators have done, newest first."""
        return [wire_admin.AuditRow(*act) for act in await office_of(request).look(audit.latest, 200)]

    @post("/tables/{table:str}/freeze", status_code=204, responses=problems(404))
    async def freeze(self, request: ApiRequest, table: TableId) -> None:
        """Stop a game."""
        await office_of(request).freeze(table)
        await attend(request)

    @post("/tables/{table:str}/thaw", status_code=204, responses=problems(404, 409))
    async def thaw(self, request: ApiRequest, table: TableId) -> None:
        """Let a frozen game go on, if it holds under the present rules."""
        await office_of(request).thaw(table)
        await attend(request)

    @delete("/tables/{table:str}", status_code=204, responses=problems(404))
    async def delete_table(self, request: ApiRequest, table: TableId) -> None:
        """Delete a table with its game and chat."""
        await office_of(request).delete_table(table)
        await attend(request)

    @delete("/tables/{table:str}/chat/{number:int}", status_code=204, responses=problems(404))
    async def delete_line(self, request: ApiRequest, table: TableId, number: LineNumber) -> None:
        """Delete a line of chat."""
        await office_of(request).delete_line(table, number)

    @delete("/replays/{replay:str}", status_code=204, responses=problems(404))
    async def delete_replay(self, request: ApiRequest, replay: TableId) -> None:
        """Delete an uploaded replay."""
        await office_of(request).delete_replay(replay)

    @post("/people/{person:str}/ban", status_code=204, responses=problems(404))
    async def ban(self, request: ApiRequest, person: TableId, data: JSONBody[wire_admin.Ban]) -> None:
        """Sign a person out and lock their account; bots take their seats."""
        await office_of(request).ban(person, data.reason)
        await attend(request)

    @delete("/people/{person:str}/ban", status_code=204, responses=problems(404))
    async def unban(self, request: ApiRequest, person: TableId) -> None:
        """Lift a ban."""
        await office_of(request).unban(person)

    @put("/people/{person:str}/name", status_code=204, responses=problems(404, 409))
    async def rename(self, request: ApiRequest, person: TableId, data: JSONBody[wire_admin.NewName]) -> None:
        """Give a person another name, everywhere."""
        await office_of(request).rename(person, data.name)
        await attend(request)

    @delete("/people/{person:str}", status_code=204, responses=problems(404))
    async def delete_person(self, request: ApiRequest, person: TableId) -> None:
        """Delete a person; bots take their seats."""
        await office_of(request).delete_person(person)
        await attend(request)

    @post("/people/{person:str}/link", status_code=201, responses=problems(404))
    async def link(self, request: ApiRequest, person: TableId) -> wire_admin.SignInLink:
        """Make a link that signs a person in, once."""
        token, expires_at = await office_of(request).link(person)
        config = worker_of(request).config
        base = config.public_url.rstrip("/") or str(request.base_url).rstrip("/") + config.path_prefix
        return wire_admin.SignInLink(f"{base}/sign-in#{token}", expires_at)


@post("/session/link", status_code=201, responses=problems(), tags=["people"])
async def sign_in_by_link(request: ApiRequest, data: JSONBody[wire_admin.UseLink]) -> wire.Me:
    """Sign in with a one-time link from an administrator. A new passphrase ends all other sessions."""
    worker = worker_of(request)
    await slow_down(request, "passphrase", PASSPHRASE)
    id = await worker.store.database.write(lambda connection: use_link(connection, data.token))
    person = None if id is None else await worker.store.person(id)
    if person is None:
        raise forbidden("link-is-used")
    current = await new_session(request, person.id)
    if data.passphrase is not None and person.account is not None:
        await worker.store.change_person(person.id, passphrase=await hash_passphrase(data.passphrase))
        await worker.end_sessions(await worker.store.sessions.end_all(person.id, but=current))
    return await describe(request, person)
