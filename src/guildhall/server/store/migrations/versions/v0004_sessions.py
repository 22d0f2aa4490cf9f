"""Sessions are kept on the server.

A cookie was the person's id and a signature. Now it is a session's token and a signature. Everybody gets a session
whose token is their own id, so that the cookies of before stay valid until their session ends.
"""

from __future__ import annotations

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=120), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    now = time.time_ns() // 1_000_000
    people = op.get_bind().execute(sa.text("SELECT id FROM people")).scalars().all()
    rows = [
        {
            "id": hashlib.sha256(person.encode()).hexdigest()[:32],
            "person": person,
            "device": "",
            "created_at": now,
            "seen_at": now,
        }
        for person in people
    ]
    if rows:
        op.bulk_insert(sessions, rows)


def downgrade() -> None:
    op.drop_index(op.f("ix_sessions_person"), table_name="sessions")
    op.drop_table("sessions")
