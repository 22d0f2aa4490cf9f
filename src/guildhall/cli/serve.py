"""`guildhall serve` serves tables; `guildhall bots` runs bots on a separate machine."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from typing import Any

from guildhall import is_compiled
from guildhall.server.config import Config, from_environment, to_environment
from guildhall.server.extras import need_package

HELP = {
    "host": "address to listen on; 0.0.0.0 for all interfaces (default: 127.0.0.1)",
    "port": "port to listen on (default: 8000)",
    "database": "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: sqlite:///guildhall.db)",
    "sync": "SQLite: 'full' survives a power cut; 'normal' is faster but survives only a crash (default: full)",
    "redis": "redis://HOST:PORT/N; required for more than one worker or machine",
    "workers": "number of server processes (default: 1)",
    "start_wait": "seconds to wait at the start for Redis and PostgreSQL to come up (default: 30)",
    "bot_processes": "bot processes per worker (default: 1)",
    "review_seconds": "seconds of a processor for the review of a game of two, twice that for more (default: 60)",
    "bot_queue": "run bots wherever `guildhall bots` is running, through Redis",
    "origins": "additional allowed origins, separated by commas",
    "secret": "key that signs cookies; NEW,OLD replaces one (default: generated and rotated in the database)",
    "secure": "send cookies over HTTPS only, and tell browsers to use nothing else (HSTS)",
    "proxies": "addresses of proxies whose forwarded headers are trusted, separated by commas",
    "log": "log level: debug, info, warning or error (default: info)",
    "metrics": "who may read /metrics: local, all (with the token) or off (default: local)",
    "metrics_token": "bearer token for reading /metrics from elsewhere or through a proxy",
    "alerts": "turn alerts to offer: webhook, email or webhook,email (default: none)",
    "alert_delay": "seconds a player must be away before an alert is sent (default: 60)",
    "smtp": "mail server for e-mail alerts: smtp://USER:PASSWORD@HOST:PORT or smtps://...",
    "mail_from": "sender address of e-mail alerts",
    "public_url": "base URL of links in alerts; if set, requests must name its host",
    "path_prefix": "path that the service is under, such as /games (default: that of --public-url)",
    "rate": "multiply all rate limits by this (default: 1)",
    "idle": "seconds before a table without clients is dropped from memory (default: 120)",
    "held": "maximum number of tables without clients in memory (default: 2000)",
    "keep": "days to keep old data, as KIND=DAYS,...: open (14 unless set), idle, uploads, nameless, journals",
    "header_bytes": "maximum size of a request's target and headers (default: 32768)",
    "request_seconds": "seconds in which a client must send a complete request (default: 20)",
    "response_seconds": "seconds in which a client must read a response (default: 120)",
    "connections": "maximum number of connections per worker (default: 8192)",
    "connections_per_address": "maximum number of connections per address, except from --proxies (default: 512)",
    "sockets": "maximum number of WebSockets per worker (default: 4096)",
    "sockets_per_address": "maximum number of WebSockets per address (default: 256)",
    "socket_idle": "seconds without a message before a WebSocket is closed (default: 14400)",
}


def add(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`."""
    parser.epilog = "Every option can also be set by an environment variable, such as GUILDHALL_DATABASE."
    usual = Config()
    for name in Config.__struct_fields__:
        option = "--" + name.replace("_", "-")
        kind: Any = type(getattr(usual, name))
        if kind is bool:
            parser.add_argument(option, action="store_true", default=None, help=HELP[name])
        else:
            parser.add_argument(option, type=kind, metavar=name.upper(), help=HELP[name])
    parser.add_argument("--open", action="store_true", help="open the client in a browser")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until told to stop."""
    need_package("guildhall serve", "litestar", "server")
    from guildhall.server import logs, preflight
    from guildhall.server.run import serve

    given = {name: getattr(options, name) for name in Config.__struct_fields__}
    config = from_environment(os.environ, **given)
    logs.set_up(config.log)
    os.environ.update(to_environment(config))
    if config.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="guildhall-metrics-"))
    listener = preflight.listen(config)  # before the database is touched: another server may be using it
    claim = preflight.claim(config)
    asyncio.run(preflight.check(config))
    host = "localhost" if config.host in ("0.0.0.0", "127.0.0.1", "::") else config.host
    address = f"http://{host}:{config.port}{config.path_prefix}/"
    if not is_compiled():
        print(
            "engine: plain Python; bots are weaker than with the compiled engine, which needs a C compiler", flush=True
        )
    print(f"Guildhall is at {address}  (press Ctrl+C to stop)", flush=True)
    if options.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    serve(config, listener)
    if claim is not None:
        os.close(claim)
    return 0


def _open_browser(address: str) -> None:
    for _ in range(100):
        time.sleep(0.1)
        with suppress(OSError), urllib.request.urlopen(address + "api/v1/health", timeout=1):
            webbrowser.open(address)
            return


def add_bots(parser: argparse.ArgumentParser) -> None:
    """The options of `bots`."""
    parser.add_argument("--redis", required=False, metavar="REDIS", help=HELP["redis"])
    parser.add_argument("--bot-processes", type=int, metavar="N", help="number of bot processes (default: 1)")
    parser.add_argument("--log", metavar="LOG", help=HELP["log"])
    parser.set_defaults(run=run_bots)


def run_bots(options: argparse.Namespace) -> int:
    """Run bots until told to stop."""
    need_package("guildhall bots", "saq", "scale")
    from guildhall.server import logs
    from guildhall.server.bot_worker import work

    config = from_environment(os.environ, redis=options.redis, bot_processes=options.bot_processes, log=options.log)
    if not config.redis:
        raise ValueError("guildhall bots needs --redis, where it gets its jobs")
    logs.set_up(config.log)
    with suppress(KeyboardInterrupt):
        asyncio.run(work(config))
    return 0
