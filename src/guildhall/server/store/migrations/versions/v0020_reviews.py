"""Reviews of finished games, and after how many choices of another game a table began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("run", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text()),
        sa.UniqueConstraint("run", name=op.f("uq_reviews_run")),
    )
    op.create_index(op.f("ix_reviews_person"), "reviews", ["person"])
    op.add_column("tables", sa.Column("begun", sa.Integer()))


def downgrade() -> None:
    op.drop_column("tables", "begun")
    op.drop_table("reviews")
