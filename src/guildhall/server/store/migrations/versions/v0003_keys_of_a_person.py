"""A key belongs to the person who made it, and expires.

Nobody knows who made the existing keys to people's seats, so they end. Invitations to reserved seats stay for a week.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WEEK = 7 * 24 * 60 * 60 * 1_000


def upgrade() -> None:
    op.execute("DELETE FROM keys WHERE rights <> 'sit'")
    now = time.time_ns() // 1_000_000
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("person", sa.String(length=32), nullable=False, server_default=""))
        keys.add_column(sa.Column("created_at", sa.BigInteger(), nullable=False, server_default=str(now)))
        keys.add_column(sa.Column("expires_at", sa.BigInteger(), nullable=False, server_default=str(now + WEEK)))
    op.execute("UPDATE keys SET person = (SELECT host FROM tables WHERE tables.id = keys.table_id)")
    with op.batch_alter_table("keys") as keys:
        for name in ("person", "created_at", "expires_at"):
            keys.alter_column(name, server_default=None)
        keys.create_index(op.f("ix_keys_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_index(op.f("ix_keys_person"))
        for name in ("person", "created_at", "expires_at"):
            keys.drop_column(name)
