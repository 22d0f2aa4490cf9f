"""A lightweight WebSocket client, so that the benchmark does not measure its own clients.

Frames are masked with zeros, which the protocol allows and which leaves the payload unchanged.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection; every text message goes to `heard`."""

    def __init__(self, url: str, heard: Callable[[bytes], None], cookie: str = "") -> None:
        self.parts = urlsplit(url)
        self.heard = heard
        self.cookie = cookie
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.received = 0

    @classmethod
    async def open(cls, url: str, heard: Callable[[bytes], None], cookie: str = "") -> Socket:
        socket = cls(url, heard, cookie)
        parts = socket.parts
        await asyncio.get_running_loop().create_connection(lambda: socket, parts.hostname or "", parts.port or 80)
        await asyncio.wait_for(socket.opened, 30)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's transport is not a subclass
        parts = self.parts
        key = base64.b64encode(os.urandom(16)).decode()
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(self.buffer[:80])))
                return
            del self.buffer[: end + 4]
            self.is_open = True
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            body = bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.received += size
                self.heard(body)
            elif kind == PING:
                self._send(PONG, body)
        del buffer[:at]

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))

    def close(self) -> None:
        self.transport.close()
