"""Some journal entries carry a digest of the position that they led to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("digest", sa.String(length=16), nullable=True))


def downgrade() -> None:
    op.drop_column("entries", "digest")
