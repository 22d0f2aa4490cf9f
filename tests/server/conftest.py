"""Databases and Redis for the server's tests: real servers on loopback, in temporary directories."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import free_port
from tools.test_servers import postgres_folder, redis_program


def missing(what: str) -> None:
    """Skip with the reason, or fail where every test must run."""
    message = f"{what} is not installed and could not be: install Debian's package to run this test"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def unprivileged() -> str | None:
    """The user to run servers as, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


@contextmanager
def folder_of(user: str | None) -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="guildhall-"))
    try:
        if user is not None:
            shutil.chown(path, user)
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextmanager
def running_postgres(programs: Path) -> Iterator[str]:
    """The URL of a new PostgreSQL server, without a database."""
    user = unprivileged()
    with folder_of(user) as folder:
        store = folder / "data"
        make = [str(programs / "initdb"), "-D", str(store), "-U", "guildhall", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, user=user, stdout=subprocess.DEVNULL, cwd=folder)
        port = free_port()
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "200",
        }
        flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        log = (folder / "log").open("wb")
        run = [str(programs / "postgres"), "-D", str(store), "-p", str(port), *flags]
        server = subprocess.Popen(run, user=user, stdout=log, stderr=log, cwd=folder)
        try:
            ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
            wait_for(lambda: subprocess.run(ready, check=False).returncode == 0, server)
            yield f"postgresql://guildhall@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs what it would write
            server.wait(20)
            log.close()


@contextmanager
def running_redis(program: str) -> Iterator[str]:
    """The URL of a new Redis server."""
    user = unprivileged()
    with folder_of(user) as folder:
        port = free_port()
        run = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        server = subprocess.Popen(run, user=user, stdout=subprocess.DEVNULL, cwd=folder)
        try:
            ping = ["redis-cli", "-p", str(port), "ping"]
            wait_for(lambda: subprocess.run(ping, check=False, capture_output=True).stdout.strip() == b"PONG", server)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, without a database."""
    programs = postgres_folder()
    if programs is None:
        missing("PostgreSQL")
        return
    with running_postgres(programs) as url:
        yield url


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The URL of a Redis server."""
    program = redis_program()
    if program is None:
        missing("Redis or Valkey")
        return
    with running_redis(program) as url:
        yield url


def wait_for(is_ready: object, server: subprocess.Popen[bytes]) -> None:
    assert callable(is_ready)
    for _ in range(200):
        if is_ready():
            return
        assert server.poll() is None, "the server has ended"
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def new_postgres(url: str) -> str:
    """A new database on a PostgreSQL server."""
    name = "g" + uuid.uuid4().hex
    programs = postgres_folder()
    assert programs is not None
    subprocess.run([str(programs / "psql"), "-q", url + "/postgres", "-c", f"CREATE DATABASE {name}"], check=True)
    return f"{url}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/guildhall.db"
    return new_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of an empty database in a file."""
    return f"sqlite:///{tmp_path}/guildhall.db"
