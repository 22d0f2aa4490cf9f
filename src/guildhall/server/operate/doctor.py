"""`guildhall doctor`: checks everything that a service needs, and says how to fix what is wrong.

Nothing is changed: a database that does not exist is not created, and no mail is sent.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import resource
import shutil
import smtplib
import ssl
import stat
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
from sqlalchemy import Connection, func, select, text
from sqlalchemy.engine import make_url

import guildhall
from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.server.bot_process import Job
from guildhall.server.config import Config
from guildhall.server.identity import now
from guildhall.server.operate import revisions
from guildhall.server.pages import FOLDER, INDEX
from guildhall.server.security import is_loopback
from guildhall.server.store import schema
from guildhall.server.store.database import database_url, is_sqlite, open_database
from guildhall.server.thinking import Pool, Queue, Thinkers
from guildhall.server.wake import ALIVE

SECONDS: Final = 10.0  # for one check to answer
SPARE_BYTES: Final = 500_000_000  # free space below which a disk is nearly full
SPARE_TIMES: Final = 2  # a backup or a migration may need the database's size again
SKEW_MILLISECONDS: Final = 2_000
SPARE_FILES: Final = 256  # file descriptors besides those of connections


class Finding(NamedTuple):
    """One line: what was looked at, "ok", "warning" or "failure", what was found, and what to do."""

    subject: str
    level: str
    found: str
    advice: str = ""


def fine(subject: str, found: str) -> Finding:
    return Finding(subject, "ok", found)


def warning(subject: str, found: str, advice: str) -> Finding:
    return Finding(subject, "warning", found, advice)


def failure(subject: str, found: str, advice: str) -> Finding:
    return Finding(subject, "failure", found, advice)


async def examine(config: Config, tell: Callable[[Finding], None]) -> bool:
    """Check everything, and report each finding at once; returns whether nothing failed."""
    checks: list[tuple[str, Callable[[Config], Awaitable[list[Finding]]]]] = [
        ("configuration", check_options),
        ("engine", check_engine),
        ("client", check_client),
        ("database", check_database),
        ("Redis", check_redis),
        ("proxy", check_proxy),
        ("bots", check_bots),
        ("mail", check_mail),
    ]
    is_well = True
    for subject, check in checks:
        try:
            async with asyncio.timeout(SECONDS * 3):
                findings = await check(config)
        except Exception as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            findings = [failure(subject, reason, "see the log of the service it names")]
        for finding in findings:
            tell(finding)
            is_well = is_well and finding.level != "failure"
    return is_well


async def check_options(config: Config) -> list[Finding]:
    """Options that are allowed, but unwise."""
    found: list[Finding] = []
    is_local = is_loopback(config.host)
    if not is_local and not config.proxies and not config.secure:
        advice = "put a reverse proxy with TLS in front, listen on 127.0.0.1, and set --proxies and --secure"
        found.append(warning("configuration", f"listens on {config.host} without TLS", advice))
    if urlsplit(config.public_url).scheme == "https" and not config.secure:
        found.append(warning("configuration", "the public URL is https, but cookies are not", "set --secure"))
    if config.rate > 10:
        found.append(warning("configuration", f"limits are multiplied by {config.rate:g}", "set --rate 1"))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    needed = config.connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        advice = f"set LimitNOFILE={needed} in the systemd unit, or lower --connections"
        found.append(warning("configuration", f"{config.connections} connections, but {soft} open files", advice))
    return found or [fine("configuration", f"Guildhall {guildhall.__version__}, {config.workers} worker(s)")]


async def check_engine(_: Config) -> list[Finding]:
    if guildhall.is_compiled():
        return [fine("engine", "compiled")]
    return [warning("engine", "plain Python: bots think a tenth as fast", "install the wheel with the compiled engine")]


async def check_client(_: Config) -> list[Finding]:
    if (FOLDER / INDEX).is_file():
        return [fine("client", "the browser client is built")]
    return [failure("client", "the browser client is missing", "install a wheel, or run 'make web' in a checkout")]


# Database


async def check_database(config: Config) -> list[Finding]:
    try:
        url = database_url(config.database)
    except ValueError as error:
        return [failure("database", str(error), "check --database")]
    findings: list[Finding] = []
    if is_sqlite(url):
        file = Path(url.database or "")
        if not file.exists():
            return [_check_folder(file)]
        findings += _check_file(file)
        if any(finding.level == "failure" for finding in findings):
            return findings
    database = open_database(url, config.sync, 1)
    try:
        async with asyncio.timeout(SECONDS):
            revision = await database.read(revisions.current)
        findings.append(_check_revision(revision))
        if revision == revisions.known()[-1]:
            findings += await database.read(_check_content)
    except Exception as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split()) or "no answer"
        name = make_url(config.database).render_as_string(hide_password=True)
        findings.append(failure("database", f"{name}: {reason}", "check --database and that the server runs"))
    finally:
        await database.close()
    return findings


def _check_folder(file: Path) -> Finding:
    if os.access(file.resolve().parent, os.W_OK):
        return warning("database", f"{file} does not exist yet", "it is made at the first start; or check --database")
    return failure("database", f"{file} cannot be made", f"create its folder, writable for user {os.geteuid()}")


def _check_file(file: Path) -> list[Finding]:
    """Who may read and write the file, and whether it can grow."""
    findings: list[Finding] = []
    for path in (file, file.resolve().parent):
        if not os.access(path, os.R_OK | os.W_OK):
            advice = f"give it to the service's user (now: user {os.geteuid()}): chown, then chmod u+rw"
            findings.append(failure("permissions", f"{path} cannot be written", advice))
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & 0o077:
        advice = f"it holds secrets: chmod 600 {file}"
        findings.append(warning("permissions", f"{file} can be read by others (mode {mode:o})", advice))
    size, free = file.stat().st_size, shutil.disk_usage(file.resolve().parent).free
    said = f"{size / 1e6:.0f} MB, {free / 1e9:.1f} GB free"
    if free < max(SPARE_BYTES, SPARE_TIMES * size):
        findings.append(warning("disk", said, "free some space, or see 'guildhall retention --dry-run'"))
    else:
        findings.append(fine("disk", said))
    return findings


def _check_revision(revision: str | None) -> Finding:
    known = revisions.known()
    if revision is None:
        return warning("schema", "the database is empty", "its tables are made at the first start")
    if revision not in known:
        advice = "it was used by a newer Guildhall: install that version, or restore an older backup"
        return failure("schema", f"revision {revision} is not known here", advice)
    if revision != known[-1]:
        advice = "the next start upgrades it: take a backup first"
        return warning("schema", f"revision {revision}, and {known[-1]} is current", advice)
    return fine("schema", f"revision {revision}")


def _check_content(connection: Connection) -> list[Finding]:
    findings = [_check_integrity(connection)]
    entries, tables = schema.entries.c, schema.tables.c
    is_lost = ~select(tables.id).where(tables.id == entries.table_id).exists()
    lost = connection.execute(select(func.count(entries.table_id.distinct())).where(is_lost)).scalar_one()
    if lost:
        advice = "harmless; 'guildhall retention --apply' removes them"
        findings.append(warning("database", f"{lost} journals of tables that were deleted", advice))
    frozen = connection.execute(select(func.count()).where(tables.status == "frozen")).scalar_one()
    if frozen:
        advice = "see 'guildhall admin tables --status frozen'; thaw or delete them"
        findings.append(warning("tables", f"{frozen} are frozen", advice))
    findings.append(_check_clock(connection))
    return findings


def _check_integrity(connection: Connection) -> Finding:
    if connection.dialect.name != "sqlite":
        size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        version = connection.execute(text("SHOW server_version")).scalar_one()
        return fine("database", f"PostgreSQL {version}, {size / 1e6:.0f} MB")
    said = connection.execute(text("PRAGMA quick_check(3)")).scalars().all()
    if list(said) == ["ok"]:
        return fine("database", "SQLite, intact")
    what = str(said[0]).splitlines()[-1]  # the first line may only name the database
    return failure("database", f"damaged: {what}", "stop the service, keep the file, and restore a backup")


def _check_clock(connection: Connection) -> Finding:
    """Compare this machine's clock with the last sign of life, and with the database server's clock."""
    facts = schema.facts.c
    seen = connection.execute(select(facts.value).where(facts.key == ALIVE)).scalar()
    advice = "set the clock, and run a time service such as systemd-timesyncd"
    if seen is not None and int(seen) > now() + SKEW_MILLISECONDS:
        ahead = (int(seen) - now()) / 1_000
        return failure("clock", f"the service was last alive {ahead:.0f} s in the future", advice)
    if connection.dialect.name == "postgresql":
        theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one()
        if abs(float(theirs) - now()) > SKEW_MILLISECONDS:
            return warning("clock", f"PostgreSQL's differs by {abs(float(theirs) - now()) / 1_000:.1f} s", advice)
    return fine("clock", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()))


# Other services


async def check_redis(config: Config) -> list[Finding]:
    if not config.redis:
        return [fine("Redis", "not used")]
    from redis.asyncio import Redis

    redis: Any = Redis.from_url(config.redis, socket_connect_timeout=SECONDS, socket_timeout=SECONDS)
    try:
        began = time.perf_counter()
        try:
            await redis.ping()
        except Exception as error:
            return [failure("Redis", str(error), "start it, or check --redis")]
        taken = (time.perf_counter() - began) * 1e3
        info = await redis.info()
        seconds, micros = await redis.time()
        findings = [fine("Redis", f"{info['redis_version']}, answers in {taken:.1f} ms")]
        if abs(seconds * 1_000 + micros // 1_000 - now()) > SKEW_MILLISECONDS:
            findings.append(warning("clock", "Redis's clock differs by more than 2 s", "run a time service on both"))
        if info.get("maxmemory") and info.get("maxmemory_policy") != "noeviction":
            findings.append(
                warning("Redis", f"may drop keys ({info['maxmemory_policy']})", "set maxmemory-policy noeviction")
            )
        return findings
    finally:
        await redis.aclose()


async def check_proxy(config: Config) -> list[Finding]:
    if urlsplit(config.public_url).scheme == "https" and not config.proxies:
        advice = "set --proxies to the proxy's address"
        unknown = warning(
            "proxy", "the public URL is https, but no proxy is trusted: all people share its limits", advice
        )
        return [unknown, *await _try_public_url(config.public_url.rstrip("/"))]
    for proxy in filter(None, (part.strip() for part in config.proxies.split(","))):
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            if proxy == "*":
                advice = "anybody can pretend to be anybody: name the proxy's address"
                return [warning("proxy", "every address is trusted", advice)]
            return [failure("proxy", f"'{proxy}' is not an address", "set --proxies to the proxy's address")]
    if not config.public_url:
        return [fine("proxy", "no public URL to try")]
    return await _try_public_url(config.public_url.rstrip("/"))


async def _try_public_url(url: str) -> list[Finding]:
    """Ask for the health page from outside, and try whether a WebSocket gets through."""
    try:
        async with httpx.AsyncClient(timeout=SECONDS) as client:
            health = await client.get(url + "/api/v1/health")
            asked = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
            asked["sec-websocket-key"] = "Z3VpbGRoYWxsIGRvY3Rvcg=="
            async with client.stream("GET", url + "/api/v1/tables/doctor/socket", headers=asked) as answer:
                upgraded = answer.status_code
    except httpx.HTTPError as error:
        advice = "start the service and the proxy, and check the name and the certificate"
        return [warning("proxy", f"{url} does not answer: {str(error) or type(error).__name__}", advice)]
    if health.status_code != 200 or "x-request-id" not in health.headers:
        advice = "see docs/hosting.md for nginx and Caddy"
        return [failure("proxy", f"{url} answers {health.status_code}, and not for Guildhall", advice)]
    if upgraded != 101:
        advice = "forward the Upgrade and Connection headers: see docs/hosting.md"
        return [failure("proxy", f"{url} does not let WebSockets through (status {upgraded})", advice)]
    return [fine("proxy", f"{url} answers, and lets WebSockets through")]


async def check_bots(config: Config) -> list[Finding]:
    if config.bot_queue:
        return await _check_bot_machines(config.redis)
    if not config.bot_processes:
        return [warning("bots", "no bot processes", "set --bot-processes 1, or --bot-queue")]
    pool = Pool(1)
    try:
        taken = await _think(pool)
    except Exception as error:
        return [failure("bots", f"a bot process does not answer: {error!r}", "look for memory or process limits")]
    finally:
        await pool.stop()
    return [fine("bots", f"a bot process started and answered in {taken:.1f} s")]


async def _think(thinkers: Thinkers) -> float:
    """Ask a bot for an answer; returns how many seconds that took."""
    game = shelf.game(shelf.NAMES[0])
    g = game.new(game.seats[0], {})
    run.start(g)
    rng = Rng(1)
    while not run.is_over(g) and run.to_act(g)[0] < 0:
        run.apply(g, -1, run.draw(g, rng))
    async with asyncio.timeout(SECONDS * 2):
        began = time.perf_counter()
        await thinkers.think(Job(game.name, game.write(g), run.to_act(g)[0], "greedy", 1))
    return time.perf_counter() - began


async def _check_bot_machines(redis: str) -> list[Finding]:
    """Redis remembers machines for a while that are gone, so one has to answer."""
    queue = Queue(redis)
    try:
        taken = await _think(queue)
    except TimeoutError:
        return [failure("bots", "no machine serves the queue", "run 'guildhall bots --redis ...' somewhere")]
    except Exception as error:
        return [failure("bots", f"the queue does not answer: {error}", "check --redis")]
    finally:
        await queue.stop()
    return [fine("bots", f"a bot machine answered in {taken:.1f} s")]


async def check_mail(config: Config) -> list[Finding]:
    if "email" not in config.alert_kinds:
        return [fine("mail", "not used")]
    return [await asyncio.to_thread(_greet_mail_server, config.smtp)]


def _greet_mail_server(smtp: str) -> Finding:
    """Connect and greet, without signing in."""
    parts = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    try:
        with kind(parts.hostname or "localhost", parts.port or 0, timeout=SECONDS) as server:
            server.ehlo()
            if parts.scheme == "smtps":
                return fine("mail", f"{parts.hostname} answers, over TLS")
            if server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                return fine("mail", f"{parts.hostname} answers, with STARTTLS")
    except (OSError, smtplib.SMTPException) as error:
        return failure("mail", f"{parts.hostname}: {error}", "check --smtp and the mail server")
    if is_loopback(parts.hostname or "localhost"):
        return fine("mail", f"{parts.hostname} answers")
    return warning("mail", f"{parts.hostname} offers no TLS", "use smtps:// or a server with STARTTLS")
