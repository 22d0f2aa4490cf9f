"""Running workers: uvicorn, which tells everybody to come back before it lets go of their sockets."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
from multiprocessing import connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import uvicorn

from guildhall.server import logs
from guildhall.server.config import Config
from guildhall.server.hall import Hall
from guildhall.server.line import Line
from guildhall.server.thinking import end_with_parent

LOG: Final = logging.getLogger("guildhall.run")
MOST_SOCKET_BYTES: Final = 16_384  # of one message from a client


class Server(uvicorn.Server):
    """A worker that says goodbye."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for hall in list(Hall.running):
            await hall.say_goodbye()
        await super().shutdown(sockets)


def settings(config: Config, app: Any, **more: Any) -> uvicorn.Config:
    """How uvicorn shall serve an application, or the one that a name stands for."""
    return uvicorn.Config(
        app,
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


def serve(config: Config) -> None:
    """Serve until told to stop. Workers find their options in the environment."""
    if config.workers == 1:
        Server(_named(config)).run()
    else:
        Supervisor(config).run()


def _named(config: Config) -> uvicorn.Config:
    return settings(config, "guildhall.server.app:from_env", factory=True, log_config=logs.settings(config.log))


def _work(config: Config, listener: socket.socket) -> None:
    """One worker of several; ends when its supervisor does."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    Server(_named(config)).run(sockets=[listener])


class Supervisor:
    """Starts workers on one listening socket, and another for each that dies."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.listener = _named(config).bind_socket()
        self.workers: list[SpawnProcess] = []
        self.stopping = False

    def run(self) -> None:
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._on_signal)
        while not self.stopping:
            for worker in [worker for worker in self.workers if not worker.is_alive()]:
                LOG.warning("a worker died", extra={"pid": worker.pid, "status": worker.exitcode})
                self.workers.remove(worker)
            while len(self.workers) < self.config.workers and not self.stopping:
                self._start()
            connection.wait([worker.sentinel for worker in self.workers], timeout=0.2)
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join()

    def _start(self) -> None:
        worker = multiprocessing.get_context("spawn").Process(target=_work, args=(self.config, self.listener))
        worker.start()
        self.workers.append(worker)

    def _on_signal(self, *_: object) -> None:
        self.stopping = True
