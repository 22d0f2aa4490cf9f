"""The benchmark of Tiny Towns measures what it says. How fast that is, is for people to judge."""

from __future__ import annotations

import pytest

from bench import tiny_towns


def test_a_line_for_everything_that_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    tiny_towns.main(["--games", "1", "--repeats", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line[:24].strip() for line in lines] == list(tiny_towns.WORKS)
    assert all(" us " in line for line in lines)
