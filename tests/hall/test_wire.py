"""The wire: its TypeScript is current, and clients' messages are validated before they are used."""

from __future__ import annotations

import msgspec
import pytest

from guildhall.hall import wire
from tools import wire_ts

COMMANDS = msgspec.json.Decoder(wire.Command)


def test_the_typescript_file_is_current() -> None:
    assert wire_ts.FILE.read_text(encoding="utf-8") == wire_ts.source()


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"null",
        b"[]",
        b'{"type":"answer"}',
        b'{"type":"dance","id":"1"}',
        b'{"type":"ping","id":""}',
        b'{"type":"ping","id":"' + b"x" * 65 + b'"}',
        b'{"type":"ping","id":"a b"}',
        b'{"type":"ping","id":"1","more":1}',
        b'{"type":"answer","id":"1","seat":-1,"decision":"a","option":"b"}',
        b'{"type":"answer","id":"1","seat":"0","decision":"a","option":"b"}',
        b'{"type":"answer","id":"1","seat":0,"decision":"a","option":"' + b"b" * 81 + b'"}',
        b'{"type":"say","id":"1","text":""}',
        b'{"type":"undo","id":"1","seat":0,"choices":0}',
        b"\xff\xfe",
    ],
)
def test_what_is_not_a_command_is_refused(message: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, msgspec.ValidationError)):
        COMMANDS.decode(message)


def test_commands_are_told_apart_by_their_type() -> None:
    assert COMMANDS.decode(b'{"type":"answer","id":"1","seat":0,"decision":"d","option":"o"}') == wire.Answer(
        "1", 0, "d", "o"
    )
    assert COMMANDS.decode(b'{"type":"watch","id":"1","view":null}') == wire.Watch("1")
