"""The balance of the games: what is counted, that runs go on, and what the report complains about."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.balance import __main__ as program
from bench.balance import games, report, tally
from bench.balance.games import Played
from bench.balance.tally import Offer, Series, Tally, Use
from guildhall import shelf
from guildhall.kernel.state import Event

BRIDGE = shelf.game("old-london-bridge")


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tally, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(report, "RESULTS", tmp_path / "results")
    monkeypatch.setattr(report, "REPORT", tmp_path / "REPORT.md")
    return tmp_path


def test_what_a_seat_did_with_which_kind_is_counted_once() -> None:
    inn = next(tile for tile, name in enumerate(BRIDGE.things["tile"]) if name.startswith("inn#"))
    told = [
        Event("takes-building", (1, inn)),
        Event("takes-building", (1, inn + 0)),
        Event("reveals", (0, 2), to=0),
        Event("reveals", (0, 2), but=0),
        Event("begins-round", (3,)),
    ]
    lady = BRIDGE.things["card"][2]
    assert games.used(BRIDGE, told, 2) == [{f"reveals {lady}": 1}, {"takes-building inn": 2}]
    assert {lady, "inn"} <= games.possible_kinds(BRIDGE)


def test_answers_count_if_they_name_a_kind() -> None:
    assert games.answer_of("turn-action", "effect:alms", {"alms"}) == "turn-action effect:alms"
    assert games.answer_of("move-to", "cell:-1:0", {"alms"}) is None


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_game_is_played_and_tallied(name: str) -> None:
    played = games.play(name, 2, "random", None, 0)
    assert sum(played.wins) == pytest.approx(1.0)
    assert any(played.used)
    possible = games.possible_kinds(shelf.game(name))
    assert all({use.split()[1] for use in used} <= possible for used in played.used)
    assert all(0 <= taken <= offered for offered, taken in played.answers.values())
    assert played == games.play(name, 2, "random", None, 0)


def test_runs_go_on_and_the_report_is_written(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--only", "old-london-bridge", "--seats", "2", "--bot", "random", "--minutes", "5", "--games"]
    program.main([*asked, "2"])
    assert capsys.readouterr().out.count("\n") == 2
    program.main([*asked, "3"])
    assert capsys.readouterr().out == "old-london-bridge, 2 seats: 3 of 3\n"
    [file] = (results / "results").glob("*.json")
    assert "| takes-building inn |" in file.with_suffix(".md").read_text(encoding="utf-8")
    kept = tally.read(file)
    assert sorted(kept.numbers) == [0, 1, 2]
    assert sum(kept.wins) == pytest.approx(3)
    assert "## old-london-bridge, 2 seats, random" in (results / "REPORT.md").read_text(encoding="utf-8")


def test_corrected_components_are_a_series_of_their_own(results: Path) -> None:
    shipped = Path(games.__file__).parents[2] / "src/guildhall/games/old_london_bridge/components.toml"
    file = results / "tuned.toml"
    file.write_text(shipped.read_text(encoding="utf-8").replace("centre_cost = 2", "centre_cost = 3"), encoding="utf-8")
    [tuned] = program.wanted("old-london-bridge", 2, "random", file)
    [usual] = program.wanted("old-london-bridge", 2, "random", None)
    assert tuned.series.file != usual.series.file
    assert tuned.series.content is not None
    assert usual.series.content is None
    with pytest.raises(SystemExit):
        program.main(["--components", str(file)])


def test_the_report_names_what_is_out_of_balance() -> None:
    found = Tally(Series("old-london-bridge", 2, "greedy", "0" * 64))
    for number in range(10):
        winner = int(number > 6)
        wins = [float(winner == seat) for seat in (0, 1)]
        found.add(Played(number, wins, [50, 40], [{"takes-building inn": 2}, {}], {"choose-stack stack:inn": (4, 4)}))
    said = "\n".join(report.complaints(found))
    assert "Seat 0 wins more than 1.25 times its fair share so far." in said
    assert "Seat 1" not in said
    unused = next(line for line in said.splitlines() if "Used by nobody" in line)
    assert " shop," in unused
    assert " inn," not in unused
    assert "choose-stack stack:inn: taken 40 of 40 times so far." in said
    assert found.used == {"takes-building inn": Use(20, 10, 7.0)}
    assert found.answers == {"choose-stack stack:inn": Offer(40, 40)}
    assert "| takes-building inn | 2.00 | 50% | 1.40 | 0.60 |" in list(report.uses(found))
