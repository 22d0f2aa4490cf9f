"""Which version of the schema a database has, and which versions this Guildhall knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from guildhall.server.store import database


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    return config


def current(connection: Connection) -> str | None:
    """The revision of a database; None if it has no schema yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known() -> list[str]:
    """All revisions, oldest first."""
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(_config()).walk_revisions()))]


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring a schema to this revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def check(connection: Connection) -> str:
    """The revision of a database that has the present schema. Raises ValueError for any other."""
    revision = current(connection)
    if revision != known()[-1]:
        has = "is empty" if revision is None else f"has the schema {revision}"
        raise ValueError(f"the database {has}: start 'guildhall serve' once to upgrade it")
    return revision
