"""The tables of the database that serve whoever hosts the service.

`audit` is append-only. Its numbers only grow, so workers also read it to find out what was done from the command line.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from guildhall.server.store.schema import ID, metadata

administrators = Table(
    "administrators",
    metadata,
    Column("person", ID, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("person", ID, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("reason", String(200), nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token in a one-time sign-in link
    Column("person", ID, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "person"),
)

NAMING: Final = ("rename", "add-account")  # acts whose detail is a person's name

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(60), nullable=False),  # a person's id, "shell:USER" or "retention"
    Column("act", String(20), nullable=False),
    Column("subject", String(64), nullable=False),  # the id of a person, table or replay
    Column("detail", Text, nullable=False),
    sqlite_autoincrement=True,  # a number is never used twice
)
