"""The model of scaling agrees with what was measured, and grows as it should."""

from __future__ import annotations

from itertools import pairwise

from bench.server.scaling import FILE, Load, check, need, report


def test_the_model_is_near_what_was_measured() -> None:
    for name, said, seen in check():
        assert abs(said / seen - 1) < 0.2, name


def test_more_people_never_need_less() -> None:
    needs = [need(Load(people)) for people in (1, 10, 500, 5_000, 50_000, 100_000)]
    for less, more in pairwise(needs):
        assert all(a <= b for a, b in zip(less[:6], more[:6], strict=True))
    assert all(one.utilisation <= 0.6 for one in needs)


def test_the_report_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == report()
