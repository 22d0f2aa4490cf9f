"""Names are counted in letters as people see them, some of which are many characters long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

NAMES = [
    ("people", "name", 40),
    ("people", "account", 40),
    ("tables", "name", 60),
    ("seats", "name", 40),
    ("chat", "name", 40),
    ("mutes", "name", 40),
    ("component_sets", "name", 60),
]


def upgrade() -> None:
    for table, column, length in NAMES:
        with op.batch_alter_table(table) as changed:
            changed.alter_column(column, existing_type=sa.String(length), type_=sa.Text())


def downgrade() -> None:
    for table, column, length in NAMES:
        op.execute(sa.text(f"UPDATE {table} SET {column} = substr({column}, 1, {length})"))
        with op.batch_alter_table(table) as changed:
            changed.alter_column(column, existing_type=sa.Text(), type_=sa.String(length))
