"""Reports on waits for bots, and on series against a rival that adapts."""

from __future__ import annotations

from bench.server import pace
from bench.server.pace import Played
from bench.strength import rivalry
from guildhall.bots import rival
from guildhall.bots.rival import Form


def test_the_report_says_what_people_wait_for_and_what_was_not_measured() -> None:
    slow = Played("tiny-towns", "master", 3.0, "compiled", [1.0] * 94 + [21.0] * 6)
    quick = Played("tiny-towns", "apprentice", 1.0, "compiled", [0.1] * 10)
    rows = [line for line in pace.report([slow, quick]).splitlines() if line.startswith("| tiny-towns")]
    assert rows == [
        "| tiny-towns | apprentice | 1 | 10 | 0.10 | 0.10 | 0.10 | 1 .. 1 | compiled | met |",
        "| tiny-towns | master | 1 | 100 | 1.00 | 21.00 | 21.00 | 3 .. 3 | compiled | missed |",
    ]
    assert pace.report([]).count("not measured") == 8


def test_a_series_goes_on_where_it_ended_and_the_rival_with_it() -> None:
    played: list[rivalry.Played] = []
    for _ in range(2):
        played.append(rivalry.play_next(played, "tiny-towns", "apprentice", 2_000))
    assert [one.strength for one in played] == [Form().strength, rival.after(Form(), played[0].won).strength]
    assert "| tiny-towns | apprentice/2000 | 2 |" in rivalry.report(played)
