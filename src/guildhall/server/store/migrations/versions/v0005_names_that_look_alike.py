"""Accounts whose names look alike are one.

Where two exist already, the older one has the folded name. The others log in with their name exactly as it is.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from guildhall.server.names import fold

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("folded", sa.Text(), nullable=True))
        people.create_unique_constraint(op.f("uq_people_folded"), ["folded"])
    accounts = sa.text("SELECT id, account FROM people WHERE account IS NOT NULL ORDER BY created_at, id")
    taken: dict[str, str] = {}
    for id, account in op.get_bind().execute(accounts).all():
        taken.setdefault(fold(account), id)
    for folded, id in taken.items():
        values = {"folded": folded, "id": id}
        op.get_bind().execute(sa.text("UPDATE people SET folded = :folded WHERE id = :id"), values)


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_constraint(op.f("uq_people_folded"), type_="unique")
        people.drop_column("folded")
