"""What administrators do. Each act is one transaction, with its line in the audit log.

An act changes the database only, so it works from the command line, too, whether or not the service runs. Workers read
the audit log and do the rest: close sockets, hand seats to bots, and refresh open tables (`attendant`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.settings import clean_name
from guildhall.hall.sittings import begin
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import digest, hash_passphrase, new_id, new_key, now
from guildhall.server.names import fold
from guildhall.server.operate import audit, finding
from guildhall.server.operate import schema as ours
from guildhall.server.startup import why_frozen
from guildhall.server.store import schema
from guildhall.server.store.journal import upsert
from guildhall.server.store.store import Conflict, PersonRecord, Store

T = TypeVar("T")

BY_ADMINISTRATOR: Final = "frozen-by-administrator"
LINK_MILLISECONDS: Final = 24 * 60 * 60 * 1_000
OF_TABLE: Final = (schema.seats, schema.keys, schema.entries, schema.snapshots, schema.chat, schema.mutes)


def forget_table(connection: Connection, id: str) -> bool:
    """Delete everything of a table; returns whether it existed."""
    for part in OF_TABLE:
        connection.execute(delete(part).where(part.c.table_id == id))
    connection.execute(delete(schema.replays).where(schema.replays.c.id == id))  # what is left of its journal
    connection.execute(delete(schema.reviews).where(schema.reviews.c.id == id))
    t = schema.tables.c
    connection.execute(update(schema.tables).where(t.previous == id).values(previous=None))
    connection.execute(update(schema.tables).where(t.next == id).values(next=None))
    return bool(connection.execute(delete(schema.tables).where(t.id == id)).rowcount)


class Office:
    """The acts of one administrator: a person's id, or "shell:" and the name of who is at the command line."""

    def __init__(self, store: Store, actor: str) -> None:
        self.store = store
        self.actor = actor

    async def look(self, what: Callable[..., T], *args: Any) -> T:
        return await self.store.database.read(lambda connection: what(connection, *args))

    async def find(self, name: str) -> str:
        """A person's id. Raises ValueError."""
        return await self.look(finding.person_id, name)

    async def _do(
        self, act: str, subject: str, work: Callable[[Connection], bool], missing: str, **detail: str
    ) -> None:
        """Carry out an act and record it. Raises Refusal if there is no such thing."""

        def both(connection: Connection) -> None:
            if not work(connection):
                raise not_found(missing)
            audit.record(connection, self.actor, act, subject, **detail)

        await self.store.database.write(both)

    # Tables

    async def freeze(self, id: str) -> None:
        """Stop a game. Raises Refusal."""
        t = schema.tables.c
        values = {"status": "frozen", "notice": BY_ADMINISTRATOR, "due_at": None}
        where = (t.id == id, t.status == "running")
        await self._exists(id)
        await self._do("freeze", id, _change(update(schema.tables).where(*where).values(**values)), "not-running")

    async def _exists(self, id: str) -> None:
        t = schema.tables.c
        if not await self.look(lambda connection: connection.execute(select(t.id).where(t.id == id)).first()):
            raise not_found()

    async def thaw(self, id: str) -> None:
        """Let a frozen game go on, if it holds under the present rules. Clocks get back the time. Raises Refusal."""
        found = await self.store.table(id)
        if found is None:
            raise not_found()
        row, seats = found
        if row.status != "frozen":
            raise Refusal("not-frozen")
        if (why := await why_frozen(self.store, row, seats)) is not None:
            raise Refusal(why)
        at = now()
        if row.settings.clock.kind != "none":
            sitting = begin(row, seats, await self.store.journal(id))
            since = max(await self._frozen_since(id), sitting.clock.at)
            with suppress(Conflict):  # somebody else thaws it
                await self.store.append(id, sitting.entries, sitting.credit(at - since, at))
        values = {"status": "running", "notice": None, "due_at": at, "rules": fingerprint(row.settings.game)}
        t = schema.tables.c
        statement = update(schema.tables).where(t.id == id, t.status == "frozen").values(**values)
        await self._do("thaw", id, _change(statement), "not-frozen")

    async def _frozen_since(self, id: str) -> int:
        acts = await self.look(audit.latest, audit.MOST, id)
        return max((act.at for act in acts if act.act == "freeze"), default=0)

    async def delete_table(self, id: str) -> None:
        """Delete a table with its game and chat. Raises Refusal."""
        await self._do("delete-table", id, lambda connection: forget_table(connection, id), "no-such-table")

    # People

    async def ban(self, id: str, reason: str) -> None:
        """Sign a person out, end their keys and lock their account; bots take their seats. Raises Refusal."""

        def work(connection: Connection) -> bool:
            if not _is_person(connection, id):
                return False
            values = {"person": id, "since": now(), "reason": reason[:200]}
            connection.execute(upsert(connection, ours.bans, values, ["person"]))
            for table in (schema.sessions, schema.keys, ours.links, ours.administrators):
                connection.execute(delete(table).where(table.c.person == id))
            return True

        await self._do("ban", id, work, "no-such-person", reason=reason[:200])

    async def unban(self, id: str) -> None:
        """Raises Refusal."""
        await self._do("unban", id, _change(delete(ours.bans).where(ours.bans.c.person == id)), "not-banned")

    async def rename(self, id: str, name: str) -> None:
        """Give a person another name, at all their tables and in the chat, too. Raises Refusal."""
        name = clean_name(name)
        if not fold(name):
            raise Refusal("empty-name", 400)
        p = schema.people.c

        def work(connection: Connection) -> bool:
            row = connection.execute(select(p.account).where(p.id == id)).first()
            if row is None:
                return False
            values = {"name": name} | ({"account": name, "folded": fold(name)} if row.account is not None else {})
            connection.execute(update(schema.people).where(p.id == id).values(**values))
            for table in (schema.seats, schema.chat):
                connection.execute(update(table).where(table.c.person == id).values(name=name))
            return True

        try:
            await self._do("rename", id, work, "no-such-person", name=name)
        except IntegrityError:
            raise Refusal("name-is-taken") from None

    async def delete_person(self, id: str) -> None:
        """Delete a person; bots take their seats. Raises Refusal."""
        if await self.store.person(id) is None:
            raise not_found("no-such-person")
        tables = sorted({table for table, _, _ in await self.store.seats_of(id)})
        await self.store.forget_person(id)

        def work(connection: Connection) -> bool:
            connection.execute(delete(ours.bans).where(ours.bans.c.person == id))
            return True

        await self._do("delete-person", id, work, "no-such-person", tables=" ".join(tables))

    async def add_account(self, name: str) -> str:
        """A new account without a passphrase: its owner comes with a link. Raises Refusal."""
        name = clean_name(name)
        id = new_id()
        await self.store.add_person(PersonRecord(id, name, None, None, None, None, now()))
        if not fold(name) or not await self.store.register(id, name, await hash_passphrase(new_key())):
            await self.store.forget_person(id)
            raise Refusal("name-is-taken")
        await self._do("add-account", id, lambda _: True, "", name=name)
        return id

    async def link(self, id: str) -> tuple[str, int]:
        """The token of a link that signs a person in once, and when it expires. Raises Refusal."""
        token, expires_at = new_key(), now() + LINK_MILLISECONDS

        def work(connection: Connection) -> bool:
            if not _is_person(connection, id):
                return False
            if ban_of(connection, id) is not None:
                raise Refusal("banned", 403)
            connection.execute(delete(ours.links).where(ours.links.c.person == id))
            values = {"digest": digest(token), "person": id, "expires_at": expires_at}
            connection.execute(insert(ours.links).values(**values))
            return True

        await self._do("link", id, work, "no-such-person")
        return token, expires_at

    async def grant(self, id: str) -> None:
        """Make a person an administrator. They need an account, so that the right is not tied to a cookie."""
        person = await self.store.person(id)
        if person is None or person.account is None:
            raise Refusal("needs-account") if person else not_found("no-such-person")
        values = {"person": id, "since": now()}

        def work(connection: Connection) -> bool:
            if ban_of(connection, id) is not None:
                raise Refusal("banned", 403)
            connection.execute(upsert(connection, ours.administrators, values, ["person"]))
            return True

        await self._do("grant", id, work, "no-such-person")

    async def revoke(self, id: str) -> None:
        """Raises Refusal."""
        c = ours.administrators.c
        await self._do("revoke", id, _change(delete(ours.administrators).where(c.person == id)), "not-an-administrator")

    # Replays and chat

    async def delete_replay(self, id: str) -> None:
        """Raises Refusal."""
        statement = delete(schema.replays).where(schema.replays.c.id == id, schema.is_upload())

        def work(connection: Connection) -> bool:
            if not connection.execute(statement).rowcount:
                return False
            connection.execute(delete(schema.reviews).where(schema.reviews.c.id == id))
            return True

        await self._do("delete-replay", id, work, "no-such-replay")

    async def delete_line(self, table: str, number: int) -> None:
        """Delete a line of chat. Raises Refusal."""
        c = schema.chat.c
        statement = delete(schema.chat).where(c.table_id == table, c.number == number)
        await self._do("delete-line", table, _change(statement), "no-such-line", number=str(number))


def _change(statement: Any) -> Callable[[Connection], bool]:
    return lambda connection: bool(connection.execute(statement).rowcount)


def _is_person(connection: Connection, id: str) -> bool:
    return connection.execute(select(schema.people.c.id).where(schema.people.c.id == id)).first() is not None


def ban_of(connection: Connection, person: str) -> str | None:
    """Why a person is banned; None if they are not."""
    c = ours.bans.c
    return connection.execute(select(c.reason).where(c.person == person)).scalar()


def is_administrator(connection: Connection, person: str) -> bool:
    c = ours.administrators.c
    return connection.execute(select(c.person).where(c.person == person)).first() is not None


def use_link(connection: Connection, token: str) -> str | None:
    """The person whose one-time link this is; it is used up. None if there is no such link any more."""
    c = ours.links.c
    where = (c.digest == digest(token), c.expires_at > now())
    person = connection.execute(select(c.person).where(*where)).scalar()
    if person is None or not connection.execute(delete(ours.links).where(*where)).rowcount:
        return None
    return str(person)
