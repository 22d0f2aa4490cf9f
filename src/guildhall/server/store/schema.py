"""The tables of the database. `migrations` makes them; a test says that both agree.

The journal (`entries`) only grows: rows are inserted, never changed, and `(table, seq)` is unique, so of two processes
that go on from the same place one is told that it was too late. Everything else is what the lobby needs, or a cache.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = String(32)

# What the service itself must remember: its secret, and when it was last alive.
facts = Table("facts", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("passphrase", Text),
    Column("webhook", Text),
    Column("email", Text),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("notice", String(80)),
    Column("host", ID, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("components", String(64), nullable=False),
    Column("rules", String(64), nullable=False),  # fingerprint of the code that played it last
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("due_at", BigInteger),  # somebody must look at the table by then, and maybe earlier than needed
    Column("previous", ID),
    Column("next", ID),
    Index(None, "due_at"),
    Index(None, "status", "public", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(12)),
    Column("person", ID),
    Column("name", String(40), nullable=False),
    Column("alerted", Integer),  # the turn for which the person was alerted
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person"),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rights", String(8), nullable=False),
    Index(None, "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision", String(80), nullable=False),
    Column("option", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", String(120)),
    Column("digest", String(16)),  # now and then: of the position that this entry led to
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ID, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index(None, "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("person", ID, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("person", ID),
    Column("at", BigInteger, nullable=False),
    Index(None, "person"),
)
