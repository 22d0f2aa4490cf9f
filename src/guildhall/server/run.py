"""Runs workers: uvicorn, which tells clients to reconnect before it closes their sockets."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import uvicorn
from prometheus_client import multiprocess

from guildhall.server import logs
from guildhall.server.bot_process import end_with_parent
from guildhall.server.config import Config
from guildhall.server.connection import Connection, Settings
from guildhall.server.line import Line
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.run")
FIRST_WAIT: Final = 0.2  # seconds until a worker that died at once is replaced; twice as long each time
LONGEST_WAIT: Final = 10.0
MOST_SOCKET_BYTES: Final = 16_384  # in one message from a client


class Server(uvicorn.Server):
    """A worker that tells clients to reconnect before it shuts down."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for worker in list(Worker.running):
            await worker.say_goodbye()
        await super().shutdown(sockets)


def settings(config: Config, app: Any, **more: Any) -> uvicorn.Config:
    """uvicorn's settings for an application, given as an object or by its import name."""
    return Settings(
        config,
        app,
        http=Connection,
        host=config.host,
        port=config.port,
        ws=Line,
        ws_max_size=MOST_SOCKET_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        timeout_graceful_shutdown=5,
        backlog=4_096,
        **more,
    )


def serve(config: Config, listener: socket.socket) -> None:
    """Serve until told to stop. Workers read their options from the environment."""
    if config.workers == 1:
        _serve(config, listener)
    else:
        Supervisor(config, listener).run()


def _serve(config: Config, listener: socket.socket) -> None:
    """One worker. Once it has stopped, uvicorn raises the signal again; this process still has to tidy up after it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with suppress(KeyboardInterrupt):
            Server(_named(config)).run(sockets=[listener])
    finally:
        _end_children()


def _end_children() -> None:
    """End bot processes that still think. Otherwise this process waits for them, or leaks their semaphores."""
    for child in multiprocessing.active_children():
        child.terminate()


def _named(config: Config) -> uvicorn.Config:
    return settings(config, "guildhall.server.app:from_env", factory=True, log_config=logs.settings(config.log))


def _work(config: Config, listener: socket.socket) -> None:
    """One of several workers. It ends with its supervisor."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    _serve(config, listener)


def forget_gauges(pid: int | None) -> None:
    """Leave out of the metrics what a dead worker had open."""
    if pid is not None and "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


class Supervisor:
    """Starts workers that share one listening socket, and replaces those that die."""

    def __init__(self, config: Config, listener: socket.socket) -> None:
        self.config = config
        self.listener = listener
        self.workers: list[SpawnProcess] = []
        self.stopping = False
        self._started = 0.0  # when a worker was started last
        self._wait = FIRST_WAIT  # until the next is started, if that one dies at once

    def run(self) -> None:
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._on_signal)
        while not self.stopping:
            for worker in [worker for worker in self.workers if not worker.is_alive()]:
                LOG.warning("a worker died", extra={"pid": worker.pid, "status": worker.exitcode})
                self.workers.remove(worker)
                forget_gauges(worker.pid)
                lived = time.monotonic() - self._started
                self._wait = FIRST_WAIT if lived > LONGEST_WAIT else min(self._wait * 2, LONGEST_WAIT)
            while len(self.workers) < self.config.workers and self._may_start() and not self.stopping:
                self._start()
            connection.wait([worker.sentinel for worker in self.workers], timeout=0.2)
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join()

    def _may_start(self) -> bool:
        """Whether to start a worker now: not again and again, if each dies at once."""
        return self._wait == FIRST_WAIT or time.monotonic() - self._started >= self._wait

    def _start(self) -> None:
        self._started = time.monotonic()
        worker = multiprocessing.get_context("spawn").Process(target=_work, args=(self.config, self.listener))
        worker.start()
        self.workers.append(worker)

    def _on_signal(self, *_: object) -> None:
        self.stopping = True
