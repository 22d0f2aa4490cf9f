"""Mutes hold for a name and an address, too, and people can be banned from a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("mutes") as mutes:
        mutes.add_column(sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
        mutes.add_column(sa.Column("name", sa.String(40), nullable=False, server_default=""))
        mutes.add_column(sa.Column("address", sa.String(64), nullable=True))


def downgrade() -> None:
    op.execute(sa.text("DELETE FROM mutes WHERE banned"))
    with op.batch_alter_table("mutes") as mutes:
        for name in ("address", "name", "banned"):
            mutes.drop_column(name)
