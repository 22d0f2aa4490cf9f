"""The tables of the database. `migrations` creates them; a test checks that both agree.

The journal (`entries`) is append-only: rows are inserted, never changed. `(table, seq)` is unique, so if two processes
append at the same place, one of them fails. Everything else serves the lobby or is a cache.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    select,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Names are as long as people count letters, one of which may be many characters: so their columns are Text.
ID: Final = String(32)

# What the service remembers about itself: its secret, and when it was last alive.
facts = Table("facts", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("folded", Text, unique=True),  # what the account's name looks like
    Column("passphrase", Text),
    Column("webhook", Text),
    Column("email", Text),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),  # digest of the token
    Column("person", ID, nullable=False),
    Column("device", String(120), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index(None, "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("settings", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("notice", String(80)),
    Column("host", ID, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("components", String(64), nullable=False),
    Column("rules", String(64), nullable=False),  # fingerprint of the rules code that last played it
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("due_at", BigInteger),  # a worker must look at the table by then; may be earlier than needed
    Column("previous", ID),
    Column("next", ID),
    Column("content", Text),  # of its components, if they are not the shipped ones
    Column("begun", Integer),  # how many choices of another game it continues; those draws are not from its seed
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
    Column("name", Text, nullable=False),
    Column("alerted", Integer),  # the last turn for which the player was alerted
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
    Column("person", ID, nullable=False),  # who made it
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "table_id"),
    Index(None, "person"),
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
    Column("digest", String(16)),  # of the position that this entry led to; on some entries only
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
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index(None, "person"),
)

# Who may not write at a table or, if banned, not come in.
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ID, nullable=False),
    Column("person", ID, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("address", String(64)),  # digest; None: not seen since
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

component_sets = Table(
    "component_sets",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("content", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index(None, "person"),
)


def is_upload() -> ColumnElement[bool]:
    """A condition on `replays`: not what is left of a table's journal, which is only for those who may look there."""
    return ~select(tables.c.id).where(tables.c.id == replays.c.id).exists()


reviews = Table(
    "reviews",
    metadata,
    Column("id", ID, primary_key=True),  # of the table or the uploaded replay
    Column("run", ID, nullable=False, unique=True),  # another one each time it is begun
    Column("status", String(10), nullable=False),
    Column("person", ID, nullable=False),  # who asked for it
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when a worker last said that it works on it
    Column("text", Text),
    Index(None, "person"),
)

lessons_done = Table(
    "lessons_done",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

# Tries at daily deals that count, one of each person.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(40), nullable=False),
    Column("day", String(10), nullable=False),
    Column("table_id", ID, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("points", Integer),  # of a game that was finished on its day
    Column("place", Integer),
    Column("value", Integer),  # what tries are compared by
    PrimaryKeyConstraint("person", "game", "day"),
    Index(None, "game", "day"),
    Index(None, "ended_at"),
)

rivals = Table(
    "rivals",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(40), nullable=False),
    Column("strength", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

puzzles_tried = Table(
    "puzzles_tried",
    metadata,
    Column("person", ID, nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "puzzle"),
)

# What is deleted with the person who owns it.
OWNED = (chat, keys, sessions, replays, component_sets, lessons_done, daily_tries, rivals, puzzles_tried)
