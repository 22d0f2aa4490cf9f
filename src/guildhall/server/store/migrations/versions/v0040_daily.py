"""Tries at daily deals that count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("points", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("value", sa.Integer()),
        sa.PrimaryKeyConstraint("person", "game", "day"),
    )
    op.create_index(op.f("ix_daily_tries_game"), "daily_tries", ["game", "day"])
    op.create_index(op.f("ix_daily_tries_ended_at"), "daily_tries", ["ended_at"])


def downgrade() -> None:
    op.drop_table("daily_tries")
