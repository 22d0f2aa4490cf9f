"""Reviews of finished games in the database: who asked for them, how far they are, and what they found."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from guildhall.server.store import schema
from guildhall.server.store.database import Database

ReviewStatus = Literal["waiting", "running", "done", "cancelled", "failed"]
ACTIVE: Final = ("waiting", "running")


class ReviewRecord(NamedTuple):
    id: str  # of the table or the uploaded replay
    run: str  # differs each time it is begun, so that a cancelled run cannot end the next one
    status: ReviewStatus
    person: str  # who asked for it
    done: int
    total: int
    at: int  # when a worker last said that it works on it
    text: str | None  # what was found


class Reviews:
    """The reviews of one service."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> ReviewRecord | None:
        r = schema.reviews.c
        statement = select(*(r[name] for name in ReviewRecord._fields)).where(r.id == id)
        row = await self._database.read(lambda connection: connection.execute(statement).first())
        return None if row is None else ReviewRecord(*row)

    async def put(self, record: ReviewRecord, over: int) -> bool:
        """Begin a review, unless it is done or a worker has been at it since `over`; returns whether it began."""
        r = schema.reviews

        def work(connection: Connection) -> bool:
            found = connection.execute(select(r.c.status, r.c.at).where(r.c.id == record.id).with_for_update()).first()
            if found is not None and (found.status == "done" or (found.status in ACTIVE and found.at >= over)):
                return False
            connection.execute(delete(r).where(r.c.id == record.id))
            connection.execute(insert(r).values(**record._asdict()))
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:  # another worker was first
            return False

    async def go_on(self, run: str, done: int, total: int, at: int, status: ReviewStatus) -> bool:
        """Note how far a review is; returns whether anybody still wants it."""
        r = schema.reviews
        where = (r.c.run == run, r.c.status.in_(ACTIVE))
        statement = update(r).where(*where).values(status=status, done=done, total=total, at=at)
        return await self._database.write(lambda connection: bool(connection.execute(statement).rowcount))

    async def end(self, run: str, status: ReviewStatus, at: int, text: str | None = None) -> bool:
        """A review is done, was cancelled or has failed; returns whether it was still going on."""
        r = schema.reviews
        where = (r.c.run == run, r.c.status.in_(ACTIVE))
        statement = update(r).where(*where).values(status=status, at=at, text=text)
        return await self._database.write(lambda connection: bool(connection.execute(statement).rowcount))

    async def forget(self, person: str) -> None:
        """Delete the reviews of a person's uploads, and who asked for others."""
        r = schema.reviews
        uploads = select(schema.replays.c.id).where(schema.replays.c.person == person)

        def work(connection: Connection) -> None:
            connection.execute(delete(r).where(r.c.id.in_(uploads)))
            connection.execute(update(r).where(r.c.person == person).values(person=""))

        await self._database.write(work)
