"""Running workers: uvicorn, which tells everybody to come back before it lets go of their sockets."""

from __future__ import annotations

import socket
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from guildhall.server import logs
from guildhall.server.config import Config
from guildhall.server.hall import Hall

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
        ws="websockets-sansio",
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
    workers = config.workers if config.workers > 1 else None
    uvicorn_config = settings(
        config, "guildhall.server.app:from_env", factory=True, workers=workers, log_config=logs.settings(config.log)
    )
    server = Server(uvicorn_config)
    if workers is None:
        server.run()
    else:
        listener = uvicorn_config.bind_socket()
        Multiprocess(uvicorn_config, target=server.run, sockets=[listener]).run()
