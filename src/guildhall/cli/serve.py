"""`guildhall serve`: tables on a network. `guildhall bots`: a machine where bots think."""

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

from guildhall.server.config import Config, from_environment, to_environment

HELP = {
    "host": "address to listen on (default: 127.0.0.1; 0.0.0.0 for all)",
    "port": "port to listen on (default: 8000)",
    "database": "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: sqlite:///guildhall.db)",
    "sync": "SQLite: 'full' survives a power cut, 'normal' is quicker and survives a crash (default: full)",
    "redis": "redis://HOST:PORT/N; needed for several workers or machines",
    "workers": "processes that serve (default: 1)",
    "bot_processes": "processes of each worker in which bots think (default: 1)",
    "bot_queue": "let bots think wherever `guildhall bots` runs, through Redis",
    "origins": "further origins that pages may come from, separated by commas",
    "secret": "signs cookies (default: made once and kept in the database)",
    "secure": "cookies only over HTTPS",
    "proxies": "addresses of proxies whose forwarded headers are believed, separated by commas",
    "log": "debug, info, warning or error (default: info)",
    "metrics": "who may read /metrics: local, all or off (default: local)",
    "alerts": "turn alerts that people may have: webhook, email, or both with a comma (default: none)",
    "alert_delay": "seconds that somebody must be away before an alert (default: 60)",
    "smtp": "smtp://USER:PASSWORD@HOST:PORT or smtps://..., for alerts by e-mail",
    "mail_from": "the sender of such mail",
    "public_url": "how links in alerts begin",
    "rate": "all rate limits, times this (default: 1)",
    "idle": "seconds after which a table that nobody looks at is forgotten by the process (default: 120)",
    "held": "tables that a process remembers at most while nobody looks at them (default: 2000)",
}


def add(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`."""
    parser.epilog = "Every option is also an environment variable: GUILDHALL_DATABASE and so on."
    usual = Config()
    for name in Config.__struct_fields__:
        option = "--" + name.replace("_", "-")
        kind: Any = type(getattr(usual, name))
        if kind is bool:
            parser.add_argument(option, action="store_true", default=None, help=HELP[name])
        else:
            parser.add_argument(option, type=kind, metavar=name.upper(), help=HELP[name])
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from guildhall.server import logs
    from guildhall.server.run import serve
    from guildhall.server.startup import prepare

    given = {name: getattr(options, name) for name in Config.__struct_fields__}
    config = from_environment(os.environ, **given)
    logs.set_up(config.log)
    os.environ.update(to_environment(config))
    if config.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="guildhall-metrics-"))
    asyncio.run(prepare(config))
    address = f"http://{'localhost' if config.host in ('0.0.0.0', '127.0.0.1', '::') else config.host}:{config.port}/"
    print(f"Guildhall is at {address}  (Ctrl+C ends it)", flush=True)
    if options.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    serve(config)
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
    parser.add_argument("--bot-processes", type=int, metavar="N", help="processes in which bots think (default: 1)")
    parser.add_argument("--log", metavar="LOG", help=HELP["log"])
    parser.set_defaults(run=run_bots)


def run_bots(options: argparse.Namespace) -> int:
    """Think until told to stop."""
    from guildhall.server import logs
    from guildhall.server.bot_worker import work

    config = from_environment(os.environ, redis=options.redis, bot_processes=options.bot_processes, log=options.log)
    if not config.redis:
        raise ValueError("bots get their work from --redis")
    logs.set_up(config.log)
    with suppress(KeyboardInterrupt):
        asyncio.run(work(config))
    return 0
