"""Line: a client's socket, written to without ever waiting for the client.

This is uvicorn's WebSocket protocol with a bypass around ASGI for sending. A message is framed once and the same bytes
go to every recipient; messages sent at the same moment leave in one system call. The size of the backlog is known at
once, so a client that stops reading is cut off and never holds up the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from guildhall.server.limits import PINGS, Bucket, place_of

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from websockets.frames import Frame
    from websockets.http11 import Request

    from guildhall.server.connection import Settings

EXTENSION: Final = "guildhall.line"  # key of the line in the ASGI scope's extensions
TEXT: Final = 0x81  # opcode: an unfragmented text message
GOING_AWAY: Final = 1001
MOST_FRAGMENTS: Final = 64  # of a message
SLICE: Final = 2_048  # bytes that are parsed at once
READ_AHEAD: Final = 16  # unanswered messages before reading pauses


def framed(message: bytes) -> bytes:
    """A message as a WebSocket frame. Servers do not mask frames."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Line(WebSocketsSansIOProtocol):
    """One client's connection."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._frames: list[bytes] = []
        self._size = 0  # of the frames, in bytes
        self._settings = cast("Settings", self.config)
        self._pings = Bucket(PINGS)
        self._heard_at = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settings.places.free(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = dict(self.scope["extensions"] or {})
            self.scope["extensions"] = extensions | {EXTENSION: self}

    async def run_asgi(self) -> None:
        """Leave nothing that only the garbage collector could free: it runs rarely, and handshakes may be many."""
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"] = {}

    async def send(self, message: Any) -> None:
        """uvicorn takes a refused socket for a mistake and logs each as an error: a stranger could fill the disk."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    @property
    def address(self) -> str:
        """The client's address or IPv6 network, as a trusted proxy reports it."""
        client = self.scope["client"]
        return place_of(client[0]) if client else "?"

    def write(self, frame: bytes) -> int:
        """Queue a frame; returns the client's backlog in bytes."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return 0
        if not self._frames:
            # An update and the acknowledgement of the command come in two successive turns of the event loop.
            self.loop.call_soon(self.loop.call_soon, self._flush)
        self._frames.append(frame)
        self._size += len(frame)
        return transport.get_write_buffer_size() + self._size

    def _flush(self) -> None:
        frames = self._frames
        if frames:
            if not self.transport.is_closing():
                self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            frames.clear()
            self._size = 0

    def hang_up(self, code: int, reason: str) -> None:
        """Send what is queued, close, and report a disconnect to the application."""
        if self.close_sent or self.transport.is_closing():
            return
        self._flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def cut(self) -> None:
        """Drop a client that has stopped reading, without a close frame."""
        self._frames.clear()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse in slices: tens of thousands of tiny frames may come at once; a flood ends after the first slice."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        """Answer, unless there are too many: the answers to a client that does not read would pile up here."""
        if self.transport.is_closing():
            return
        if self._pings.take():
            super().handle_ping()
        else:
            self.cut()

    def handle_pong(self, event: Frame) -> None:
        """Count pongs that were not asked for as if they were pings."""
        if self.pending_ping_payload is not None or self._pings.take():
            super().handle_pong(event)
        else:
            self.cut()

    def handle_cont(self, event: Frame) -> None:
        """Limit the fragments of a message: empty ones do not count towards its size."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.cut()

    def send_keepalive_ping(self) -> None:
        if self.loop.time() - self._heard_at > self._settings.options.socket_idle:
            self.hang_up(GOING_AWAY, "idle")
        super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """uvicorn pauses reading after each message; we pause only when several are waiting."""
        self._heard_at = self.loop.time()
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so that the parent class does not pause the transport
            super().send_receive_event_to_app()
            self.read_paused = False
