"""Database errors by kind: temporary ones, values that do not fit, and our own mistakes.

No error contains the values that were written, because errors are logged: seeds, hashes of
passphrases, replays and addresses are among them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# SQLite's result codes for a file that is locked, read-only, broken, full, missing or not a database.
PASSING: Final = frozenset((3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 26))
# Classes of PostgreSQL's SQLSTATE: connections, read-only transactions and the like, rollbacks, resources, operator
# intervention, system errors. 3D is a database that does not exist.
PASSING_STATES: Final = ("08", "25", "3D", "40", "53", "57", "58")
BAD_STATE: Final = "22"  # data exceptions: values that are too long, or not text


class Unavailable(Exception):
    """The database cannot be used now: it is full, read-only, locked, missing or out of reach. Try again."""


class Busy(Unavailable):
    """The database works, but has more to do than it can. Try again."""


class BadValue(Exception):
    """The database cannot hold what somebody has sent."""


class Mistake(Exception):
    """A query of ours is wrong."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Translates the errors of the database's driver."""
    try:
        yield
    except (DBAPIError, PoolTimeout, OSError, TimeoutError, sqlite3.Error) as error:
        raise _apart(error) from None
    except Exception as error:
        if _state(error):  # SQLAlchemy does not wrap what refuses a connection
            raise Unavailable(str(error).splitlines()[0]) from None
        raise


def _apart(error: Exception) -> Exception:
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    statement = (error.statement or "") if isinstance(error, DBAPIError) else ""
    reason = (str(origin).strip() or type(origin).__name__).splitlines()[0]  # details on further lines have values
    state = _state(origin)
    if isinstance(error, IntegrityError):
        return IntegrityError(statement, None, Exception(reason), hide_parameters=True)
    if state.startswith(BAD_STATE) or (isinstance(error, DBAPIError) and _is_bad_argument(origin)):
        return BadValue(f"a value does not fit ({state or 'type'})")
    code = getattr(origin, "sqlite_errorcode", None)
    passes = state.startswith(PASSING_STATES) or (code is not None and code & 0xFF in PASSING)
    if passes or isinstance(error, PoolTimeout | OSError | TimeoutError | InterfaceError):
        return Unavailable(reason)
    if isinstance(error, DBAPIError) and (error.connection_invalidated or not statement):
        return Unavailable(reason)  # lost, or never made
    return Mistake(f"{reason} [{statement}]")


def _state(error: BaseException) -> str:
    """PostgreSQL's SQLSTATE, wherever SQLAlchemy or asyncpg keep it."""
    found = getattr(error, "sqlstate", None) or getattr(error.__cause__, "sqlstate", None)
    return found if isinstance(found, str) else ""


def _is_bad_argument(error: BaseException) -> bool:
    """Whether asyncpg could not even send a value. Its message repeats it."""
    return isinstance(error.__cause__, ValueError) or "invalid input for query argument" in str(error)
