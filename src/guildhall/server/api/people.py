"""People: names, alerts, keys, export and deletion."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, patch, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from guildhall.hall import wire
from guildhall.hall.errors import forbidden, not_found
from guildhall.hall.settings import clean_name
from guildhall.server import lists, lobby
from guildhall.server.alerts import check_webhook, mail_token, read_mail_token
from guildhall.server.api.base import (
    ApiRequest,
    KeyId,
    problems,
    sessions_of,
    set_cookie,
    slow_down,
    somebody,
    who,
    worker_of,
)
from guildhall.server.api.components import line_of
from guildhall.server.identity import COOKIE, digest, now
from guildhall.server.limits import MAILS
from guildhall.server.operate.acts import is_administrator
from guildhall.server.store.store import PersonRecord


class People(Controller):
    """People, their alerts and their keys."""

    path = "/"
    tags = ["people"]  # noqa: RUF012

    @get("/me", responses=problems())
    async def me(self, request: ApiRequest) -> wire.Me:
        """The caller. The first request creates a person and sets a cookie."""
        return await describe(request, await somebody(request))

    @patch("/me", responses=problems())
    async def rename(self, request: ApiRequest, data: JSONBody[wire.Rename]) -> wire.Me:
        """Change the caller's name."""
        person = await somebody(request)
        name = clean_name(data.name)
        await worker_of(request).store.change_person(person.id, name=name)
        return await describe(request, person._replace(name=name))

    @put("/me/alerts", responses=problems())
    async def alerts(self, request: ApiRequest, data: JSONBody[wire.Alerts]) -> wire.Me:
        """Set where turn alerts go. A new e-mail address gets a confirmation link, and no alerts until it is opened."""
        worker = worker_of(request)
        person = await somebody(request)
        if data.webhook is not None:
            if "webhook" not in worker.config.alert_kinds:
                raise forbidden("alerts-are-off")
            check_webhook(data.webhook)
        if data.email is not None and "email" not in worker.config.alert_kinds:
            raise forbidden("alerts-are-off")
        email = data.email if data.email == person.email else None
        await worker.store.change_person(person.id, webhook=data.webhook, email=email)
        if data.email is not None and email is None:
            await slow_down(request, "mail", MAILS)
            await slow_down(request, "mail-to", MAILS, digest(data.email.lower()))
            signed = worker.signer.sign(mail_token(person.id, data.email, now()))
            worker.spawn(worker.alerts.ask_to_confirm(data.email, signed), "confirmation")
        return await describe(request, person._replace(webhook=data.webhook, email=email))

    @get("/me/alerts/confirm", responses=problems(404))
    async def confirm(self, request: ApiRequest, token: Annotated[str, QueryParameter(max_length=600)]) -> Redirect:
        """Confirm an e-mail address, by the link that was sent there."""
        worker = worker_of(request)
        found = read_mail_token(worker.signer.read(token, longest=600), now())
        if found is None:
            raise not_found("no-such-page")
        await worker.store.change_person(found[0], email=found[1])
        return Redirect(worker_of(request).config.path_prefix + "/", status_code=303)

    @get("/me/export", responses=problems())
    async def export(self, request: ApiRequest) -> wire.PersonExport:
        """Everything that is stored about the caller."""
        worker = worker_of(request)
        person = await somebody(request)
        seats = await worker.store.seats_of(person.id)
        return wire.PersonExport(
            person=person.id,
            name=person.name,
            account=person.account,
            created_at=person.created_at,
            alerts=wire.Alerts(person.webhook, person.email),
            seats=[{"table": table, "seat": seat, "name": name} for table, seat, name in seats],
            chat=await worker.store.chat.lines(person=person.id, limit=100_000),
            replays=await worker.store.replays_of(person.id),
            keys=await lobby.keys_of(worker, person.id),
            sessions=await sessions_of(request),
            component_sets=[
                wire.ComponentSet(line_of(record), record.content)
                for record in await worker.store.component_sets.of(person.id)
            ],
            lessons=[list(done) for done in await worker.store.progress.of(person.id)],
            daily=[
                {"game": one.game, "day": one.day, "table": one.table, "begun_at": one.begun_at, "value": one.value}
                for one in await worker.store.daily.of(person.id)
            ],
            rivals={
                game: wire.RivalForm(form.strength, form.games)
                for game, form in (await worker.store.rivals.all_of(person.id)).items()
            },
            puzzles=await worker.store.tries.all_of(person.id),
        )

    @get("/me/keys", responses=problems())
    async def keys(self, request: ApiRequest) -> list[wire.KeyInfo]:
        """The caller's keys to seats that are still valid, newest first."""
        person = await somebody(request)
        return await lobby.keys_of(worker_of(request), person.id)

    @delete("/me/keys/{key:str}", status_code=204, responses=problems(404))
    async def revoke(self, request: ApiRequest, key: KeyId) -> None:
        """Revoke a key. Screens that are connected with it are disconnected."""
        person = await somebody(request)
        await lobby.revoke_key(worker_of(request), person.id, key)

    @delete("/me", status_code=204, responses=problems())
    async def forget(self, request: ApiRequest) -> None:
        """Delete the caller. Bots take over in running games."""
        worker = worker_of(request)
        person = await who(request)
        if person is not None:
            await lobby.forget_person(worker, person)
        set_cookie(request, COOKIE, "")


async def describe(request: ApiRequest, person: PersonRecord) -> wire.Me:
    worker = worker_of(request)
    tables = await lists.described(worker, person.id, await worker.store.lists.of(person.id))
    alerts = wire.Alerts(person.webhook, person.email)
    is_ours = await worker.store.database.read(lambda connection: is_administrator(connection, person.id))
    return wire.Me(person.id, person.name, person.account, alerts, tables, is_ours)
