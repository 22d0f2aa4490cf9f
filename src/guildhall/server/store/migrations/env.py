"""Alembic's environment: migrations run on the connection that the caller has opened."""

from __future__ import annotations

from alembic import context

from guildhall.server.operate.schema import audit
from guildhall.server.store.schema import metadata

assert audit.metadata is metadata  # importing them puts the operators' tables there

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
