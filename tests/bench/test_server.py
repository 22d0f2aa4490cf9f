"""The load on the server runs from end to end and reports on all of it, on a few tables; how fast is not asked here."""

from __future__ import annotations

import asyncio
import subprocess

import pytest

from bench.server import theirs
from bench.server.__main__ import Match, Workload, idle, main, paced, report
from tools.compile_engine import SOURCES

SMALL = Workload(tables=3, seconds=0.5, rounds=1, rates=(40.0,), idle=4)


def rows_of(text: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its first two lines."""
    part = text.partition(f"## {heading}")[2].partition("## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_our_server_is_put_under_load() -> None:
    (line,) = asyncio.run(paced(SMALL, SOURCES))
    memory = asyncio.run(idle(SMALL, SOURCES))
    assert line.result.choices > 0
    assert line.result.received > 0
    assert line.result.p99 >= line.result.p50 > 0
    assert line.cpu >= 0
    text = report(SMALL, Match([line], [line], []), [line], memory)
    assert [row[0] for row in rows_of(text, "12 sockets at a steady pace")] == ["Guildhall, paced at 40/s"]
    assert [row[1] for row in rows_of(text, "Idle tables")] == ["0", "4", "4"]
    assert "plain engine" in text


def test_both_servers_play_in_turns() -> None:
    try:
        theirs.install()
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"boardgame.io cannot be installed here: {error}")
    text = asyncio.run(main(SMALL._replace(rates=(), idle=1), SOURCES))
    rows = rows_of(text, "As fast as possible, in turns")
    assert [row[0] for row in rows] == ["boardgame.io", "Guildhall"]
    assert all(float(row[1]) > 0 for row in rows)
    assert "times the choices" in text
