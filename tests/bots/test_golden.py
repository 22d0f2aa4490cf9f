"""Bots answer as they did before, on the interpreted engine and on the compiled one."""

from __future__ import annotations

import json

import pytest

from tests.bots.golden import FILE, SEATS, lines, written


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, numbers in SEATS.items() for seats in numbers])
def test_bots_answer_as_before(name: str, seats: int) -> None:
    kept = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    expected = [line for line in kept if line["game"] == name and line["seats"] == seats]
    assert expected
    assert [json.loads(written(line)) for line in lines(name, seats)] == expected
