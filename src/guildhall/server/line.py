"""Line: how messages leave for a client, without waiting for it.

uvicorn's protocol for sockets, with a way around ASGI for what is sent: a message is put into its frame once, and the
same bytes are written to everybody who is told. What is told at one moment leaves together, in one call of the system.
How much of it a client has not taken yet is known at once, so one that does not read is cut off, and nobody ever waits
for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from websockets.http11 import Request

EXTENSION: Final = "guildhall.line"  # where the application finds its line, among the extensions of its scope
TEXT: Final = 0x81  # a whole message of text
READ_AHEAD: Final = 16  # messages that may wait to be answered before no more are read


def framed(message: bytes) -> bytes:
    """A message as it stands on the line; a server's frames are not masked."""
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
        self._size = 0  # of these

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = dict(self.scope["extensions"] or {})
            self.scope["extensions"] = extensions | {EXTENSION: self}

    def write(self, frame: bytes) -> int:
        """Write a frame; says how many bytes the client has not taken yet."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return 0
        if not self._frames:
            # An update and the word that the command was carried out are told in two turns of the loop.
            self.loop.call_soon(self.loop.call_soon, self._flush)
        self._frames.append(frame)
        self._size += len(frame)
        return transport.get_write_buffer_size() + self._size

    def _flush(self) -> None:
        frames = self._frames
        if frames:
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
            frames.clear()
            self._size = 0

    def hang_up(self, code: int, reason: str) -> None:
        """Close after what was written, and tell the application as if the client had gone."""
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
        """Let go of a client without a word: it would not read it."""
        self._frames.clear()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message; here it does so when several wait."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # as if it were: then nothing is done about it
            super().send_receive_event_to_app()
            self.read_paused = False
