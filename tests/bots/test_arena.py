"""Tournaments: fair fixtures, ratings that fit the results, and results that are never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest
import ray

import guildhall
from guildhall.adapters.train.work import do, self_play
from guildhall.bots import arena
from guildhall.bots.arena import Fixture, Result, Tournament, fixtures, here, in_processes, play_fixture
from guildhall.bots.cluster import on_ray
from guildhall.bots.elo import Duel, interval, ratings
from guildhall.bots.learn.play import Manner
from guildhall.bots.learn.record import Played
from guildhall.bots.ledger import Ledger
from guildhall.bots.standings import averages, record, report, standings
from guildhall.cli.main import main
from tests.bots.networks import content_of

TOURNAMENT = Tournament("old-london-bridge", ("random", "mcts:2", "greedy"), games=4)
QUICK = Tournament("old-london-bridge", ("random", "mcts:1"), games=6)


def test_every_pair_plays_the_same_seeds_in_every_order_of_seats() -> None:
    found = fixtures(TOURNAMENT)
    assert [fixture.number for fixture in found] == list(range(12))
    assert Counter(frozenset(fixture.line_up) for fixture in found) == Counter(
        {frozenset(pair): 4 for pair in ((0, 1), (0, 2), (1, 2))}
    )
    seeds = {pair: {f.seed for f in found if set(f.line_up) == set(pair)} for pair in ((0, 1), (0, 2), (1, 2))}
    assert seeds[0, 1] == seeds[0, 2] == seeds[1, 2]
    assert {(0, 1), (1, 0)} <= {fixture.line_up for fixture in found}


def test_with_more_seats_the_bots_of_a_pair_alternate() -> None:
    tournament = Tournament("old-london-bridge", ("random", "greedy"), games=2, seats=4)
    assert [fixture.line_up for fixture in fixtures(tournament)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_alone_every_bot_plays_the_same_seeds(tmp_path: Path) -> None:
    tournament = Tournament("tiny-towns", ("random", "mcts:1"), games=3, seats=1)
    tournament.check()
    found = fixtures(tournament)
    assert [fixture.line_up for fixture in found] == [(0,)] * 3 + [(1,)] * 3
    assert [fixture.seed for fixture in found[:3]] == [fixture.seed for fixture in found[3:]]
    assert len({fixture.seed for fixture in found}) == 3
    results = [
        Result(f.number, f.line_up, (points,), (1,), (0.5,), (10,))
        for f, points in zip(found, (1, 2, 3, 7, 9, 11), strict=True)
    ]
    random, searching = averages(tournament, results)
    assert (random.points, searching.points) == (2.0, 9.0)
    assert searching.low < 9.0 < searching.high < 12.0
    text = report(tournament, results, "1.0")
    assert "1 seat, seed 1" in text
    assert "| mcts:1 | 3 | 9.0 | 6.7 .. 11.3 | 7 | 11 | 0.050 |" in text.splitlines()
    assert text.index("| mcts:1 |") < text.index("| random |")


def test_the_command_plays_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "alone.png"
    command = ["arena", "tiny-towns", "random", "--seats", "1", "--games", "2", "--picture", str(picture)]
    assert main(command) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "random" in capsys.readouterr().out


def test_a_tournament_resumes_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "games.jsonl"
    ledger = Ledger(QUICK, file)
    here(QUICK, ledger.missing()[:2], ledger.add)
    with file.open("ab") as cut_short:
        cut_short.write(b'{"number":2,"line_')
    again = Ledger(QUICK, file)
    assert again.in_order() == ledger.in_order()
    assert len(again.missing()) == 4
    here(QUICK, again.missing(), again.add)
    longer = Ledger(Tournament("old-london-bridge", QUICK.bots, games=8), file)
    assert len(longer.results) == 6
    assert len(longer.missing()) == 2


def played(tournament: Tournament, numbers: Iterable[int]) -> list[Result]:
    """Made-up results of these games, each with different points."""
    found = [fixtures(tournament)[number] for number in numbers]
    return [Result(f.number, f.line_up, (f.seed, sum(f.line_up[:1])), (1, 2), (0.1, 0.1), (5, 5)) for f in found]


def test_asking_for_fewer_games_than_a_file_holds_loses_none(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = Ledger(TOURNAMENT, file)
    for result in played(TOURNAMENT, [11, 0, 1, 2, 3, 4, 7, 8, 9]):  # 5, 6 and 10 are still to be played
        whole.add(result)
    before = file.read_bytes()
    half = msgspec.structs.replace(TOURNAMENT, games=2)
    fewer = Ledger(half, file)
    assert file.read_bytes() == before
    assert [result.number for result in fewer.in_order()] == [0, 1, 2, 4, 5]
    assert [result.line_up for result in fewer.in_order()] == [(0, 1), (1, 0), (0, 2), (1, 2), (2, 1)]
    assert "5 games." in report(half, fewer.in_order(), "1.0")
    assert [fixture.number for fixture in fewer.missing()] == [3]
    fewer.add(played(half, [3])[0])
    again = Ledger(TOURNAMENT, file)
    assert again.in_order() == played(TOURNAMENT, [0, 1, 2, 3, 4, 5, 7, 8, 9, 11])
    longer = Ledger(msgspec.structs.replace(TOURNAMENT, games=6), file)
    assert [result.points for result in longer.in_order()] == [result.points for result in again.in_order()]
    assert Ledger(TOURNAMENT, file).in_order() == again.in_order()


def test_a_file_that_cannot_be_rewritten_stays_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    ledger = Ledger(QUICK, file)
    for result in played(QUICK, range(6)):
        ledger.add(result)
    before = file.read_bytes()

    def killed(_: int) -> None:
        raise KeyboardInterrupt

    longer = msgspec.structs.replace(QUICK, games=8)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", killed)
        with pytest.raises(KeyboardInterrupt):
            Ledger(longer, file)
    assert file.read_bytes() == before
    assert len(Ledger(longer, file).results) == 6
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"number":1,"line_', "not the result of a game"),
        ("", "not the result of a game"),
        ('{"number":1,"line_up":"\\ud800"}', "not the result of a game"),
        (
            '{"number":6,"line_up":[0,1],"points":[1,2],"places":[2,1],"seconds":[0,0],"answers":[5,5]}',
            "no game 6",
        ),
        (
            '{"number":-1,"line_up":[1,0],"points":[1,2],"places":[2,1],"seconds":[0,0],"answers":[5,5]}',
            "no game -1",
        ),
        (
            '{"number":1,"line_up":[0,1],"points":[1,2],"places":[2,1],"seconds":[0,0],"answers":[5,5]}',
            "game 1 of the tournament has another line-up",
        ),
        (
            '{"number":1,"line_up":[1,0],"points":[1],"places":[1],"seconds":[0],"answers":[5]}',
            "game 1 of the tournament has another line-up",
        ),
    ],
)
def test_an_invalid_line_is_reported_by_its_number(
    line: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    ledger = Ledger(QUICK, file)
    for result in played(QUICK, [0, 2]):
        ledger.add(result)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[2:]]) + "\n", encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(ValueError, match=rf"^games\.jsonl, line 3: .*{message}"):
        Ledger(msgspec.structs.replace(QUICK, games=8), file)
    assert main(["arena", QUICK.game, *QUICK.bots, "--games", "6", "--file", str(file)]) == 2
    error = capsys.readouterr().err
    assert "games.jsonl, line 3: " in error
    assert error.count("\n") == 1
    assert file.read_bytes() == before


def test_resuming_a_file_of_another_version_gives_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"{name}.jsonl" for name in ("old", "new", "unknown")}
    text = tmp_path / "report.md"
    for file in files.values():
        Ledger(QUICK, file).add(played(QUICK, [0])[0])
    first, *rest = files["unknown"].read_text(encoding="utf-8").splitlines(keepends=True)
    begun = guildhall.__version__
    assert first.endswith(f',"version":"{begun}"}}\n')
    before = first.replace(f',"version":"{begun}"', "")  # as it was before versions were kept
    files["unknown"].write_text("".join([before, *rest]), encoding="utf-8")
    monkeypatch.setattr(guildhall, "__version__", "99.0")
    files["new"].unlink()
    for name, file in files.items():
        arguments = ["arena", QUICK.game, *QUICK.bots, "--games", "2", "--file", str(file), "--report", str(text)]
        assert main(arguments) == 0
        error = capsys.readouterr().err
        assert len(Ledger(QUICK, file).results) == 2
        if name == "old":
            assert f"old.jsonl was started with Guildhall {begun}, and this is 99.0" in error
            assert error.count("\n") == 1
            assert f"Guildhall 99.0 (started with {begun}), 2 seats" in text.read_text(encoding="utf-8")
        else:
            assert error == ""
            assert "Guildhall 99.0, 2 seats" in text.read_text(encoding="utf-8")


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Ledger(QUICK, file)
    with pytest.raises(ValueError, match="another tournament"):
        Ledger(TOURNAMENT, file)
    file.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not the file of a tournament"):
        Ledger(TOURNAMENT, file)


def test_ratings_follow_the_results_and_have_intervals() -> None:
    games = [[Duel(0, 1, 1.0)]] * 75 + [[Duel(0, 1, 0.0)]] * 25
    strong, weak = ratings(2, games)
    assert strong.elo - weak.elo == pytest.approx(191, abs=8)  # 400 * log10(3), the prior aside
    assert strong.low < strong.elo < strong.high
    narrow = ratings(2, games * 9)[0]
    assert narrow.high - narrow.low < (strong.high - strong.low) / 2
    assert interval(75, 100) == pytest.approx((0.657, 0.825), abs=0.002)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_bot_that_won_every_game_has_a_wide_interval() -> None:
    strong, weak = ratings(2, [[Duel(0, 1, 1.0)]] * 200)
    assert strong.elo == pytest.approx(521, abs=1)
    # A bot that wins 98.5 % of its games may well win 200 in a row; so the low end is known, and the high end is not.
    assert strong.low == pytest.approx(390, abs=40)
    assert strong.high > 900
    assert (weak.low, weak.high) == pytest.approx((-strong.high, -strong.low))
    after_twenty = ratings(2, [[Duel(0, 1, 1.0)]] * 20)[0]
    assert after_twenty.low < strong.low - 100
    never_met = ratings(3, [[Duel(0, 1, 1.0)]] * 20)[2]
    assert never_met.high - never_met.low > 500, "nothing is known about it"


def test_ratings_predict_the_number_of_wins() -> None:
    won = {(0, 1): 15, (1, 0): 5, (1, 2): 20, (2, 1): 0, (0, 2): 19, (2, 0): 1, (2, 3): 11, (3, 2): 9}
    games = [[Duel(bot, other, 1.0)] for (bot, other), wins in won.items() for _ in range(wins)]
    elo = [rating.elo for rating in ratings(4, games)]
    assert sum(elo) == pytest.approx(0)
    for bot in range(4):
        others = [other for other in range(4) if other != bot]
        wins = sum(won.get((bot, other), 0) + 0.5 for other in others)
        expected = sum(
            (won.get((bot, other), 0) + won.get((other, bot), 0) + 1) / (1 + 10 ** ((elo[other] - elo[bot]) / 400))
            for other in others
        )
        assert expected == pytest.approx(wins)


def test_a_report_has_every_pair() -> None:
    results = [
        Result(0, (0, 1), (10, 30), (2, 1), (0.1, 1.0), (10, 10)),
        Result(1, (1, 0), (20, 20), (1, 1), (1.0, 0.1), (10, 10)),
    ]
    assert record(results, 1, 0) == (2, 1.5, 25.0, 15.0)
    elo = standings(QUICK, results)
    assert elo[1].elo > elo[0].elo
    text = report(QUICK, results, "1.0")
    assert "| mcts:1 | random | 2 | 75.0 % |" in text
    assert "| mcts:1 | +" in text


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        (1, "Every pair plays one seed, in one order of seats only."),
        (4, "Every seed is played once in each order of seats."),
        (5, "Every seed is played once in each order of seats, but the last one in one order only."),
    ],
)
def test_a_report_says_which_orders_of_seats_were_played(games: int, sentence: str) -> None:
    tournament = msgspec.structs.replace(QUICK, games=games)
    assert sentence in report(tournament, played(tournament, range(games)), "1.0").splitlines()


def test_the_command_reports_draws_a_chart_and_resumes(tmp_path: Path) -> None:
    names = {"--file": "games.jsonl", "--report": "report.md", "--picture": "report.png"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    for games in ("2", "4"):
        assert main(["arena", "old-london-bridge", "random", "mcts:1", "--games", games, "--workers", "2", *files]) == 0
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "4 games." in text
    assert (tmp_path / "report.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["random"], "at least two bots"),
        (["random", "random"], "takes part once"),
        (["random", "deep-blue"], "no bot 'deep-blue'"),
        (["random", "greedy", "--games", "0"], "at least 1 game"),
        (["random", "greedy", "--workers", "0"], "--workers"),
        (["random", "greedy", "--seats", "9"], "2 to 4 players, not 9"),
        (["random", "greedy", "--set", "money"], "SETTING=VALUE"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "old-london-bridge", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--report", "a-file/report.md"], "a-file"),
        (["--report", "a-folder"], "a-folder' cannot be written"),
        (["--file", "a-folder"], "a-folder' cannot be written"),
        (["--picture", "a-file/report.png"], "a-file"),
        (["--picture", "new/report.foo"], "'report.foo' is not a name for a picture; it may end with ."),
        (["--picture", "report"], "'report' is not a name for a picture"),
        (["--file", "games.jsonl", "--report", "a-folder/../games.jsonl"], "different files"),
    ],
)
def test_files_that_cannot_be_written_are_refused_before_any_game(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a-file").write_text("of somebody", encoding="utf-8")
    Path("a-folder").mkdir()
    monkeypatch.setattr(arena, "play_fixture", no_game)
    assert main(["arena", "old-london-bridge", "random", "greedy", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-file", "a-folder"]


@pytest.mark.parametrize(
    ("package", "arguments", "message"),
    [
        ("matplotlib.backend_bases", ["--picture", "report.png"], "a picture needs matplotlib"),
        ("ray", ["--ray", "local"], "--ray needs Ray"),
    ],
)
def test_a_package_that_is_missing_is_named_before_any_game(
    package: str,
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr(arena, "play_fixture", no_game)
    command = ["arena", "old-london-bridge", "random", "greedy", "--file", "games.jsonl", *arguments]
    assert main(command) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def no_game(tournament: Tournament, fixture: Fixture) -> Result:
    pytest.fail("a game was played")


def test_folders_are_made_for_all_files(tmp_path: Path) -> None:
    names = {"--file": "a/b/games.jsonl", "--report": "c/d/report.md", "--picture": "e/f/report.SVG"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    assert main(["arena", "old-london-bridge", "random", "greedy", "--games", "1", *files]) == 0
    assert all((tmp_path / name).stat().st_size for name in names.values())


# Interrupts and failing games


FAILS = 3


def play_or_fail(tournament: Tournament, fixture: Fixture) -> Result:
    """Quick games, then one that fails, then endless ones."""
    if fixture.number == FAILS:
        time.sleep(0.5)
        raise RuntimeError("a bot has failed")
    if fixture.number > FAILS:
        time.sleep(600)
    return played(tournament, [fixture.number])[0]


def play_quickly(tournament: Tournament, fixture: Fixture) -> Result:
    return played(tournament, [fixture.number])[0]


def test_a_failing_game_ends_the_others_and_loses_no_finished_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_fixture", play_or_fail)
    ledger = Ledger(TOURNAMENT, None)
    began = time.monotonic()
    with pytest.raises(RuntimeError, match="a bot has failed"):
        in_processes(TOURNAMENT, ledger.missing(), 2, ledger.add)
    assert time.monotonic() - began < 60
    assert ledger.in_order() == played(TOURNAMENT, range(FAILS))
    assert not active_children()


def test_games_finished_before_an_interrupt_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_fixture", play_quickly)
    ledger = Ledger(TOURNAMENT, None)
    interrupts = [KeyboardInterrupt()]

    def keep(result: Result) -> None:
        if interrupts:
            time.sleep(3.0)  # meanwhile all other games end
            raise interrupts.pop()
        ledger.add(result)

    with pytest.raises(KeyboardInterrupt):
        in_processes(TOURNAMENT, ledger.missing(), 2, keep)
    assert ledger.in_order() == played(TOURNAMENT, range(12))


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("whole_group", [True, False], ids=["from the keyboard", "to one process"])
def test_an_interrupt_ends_the_command_and_keeps_its_games(workers: int, whole_group: bool, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    # A background job of a shell ignores interrupts, and its children inherit that.
    heard = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; from guildhall.cli.main import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["arena", QUICK.game, *QUICK.bots, "--games", "5000", "--workers", str(workers), "--file", str(file)]
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        start_new_session=True,
    ) as process:
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until and not (file.exists() and file.read_bytes().count(b"\n") > 3):
                time.sleep(0.05)
            (os.killpg if whole_group else os.kill)(process.pid, signal.SIGINT)
            _, error = process.communicate(timeout=30)
            with pytest.raises(ProcessLookupError):  # nobody is left playing
                os.killpg(process.pid, 0)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    kept = len(Ledger(msgspec.structs.replace(QUICK, games=5000), file).results)
    assert 3 <= kept < 5000
    said = f"interrupted; {kept} of 5000 games are saved in {file}; run the same command again to resume"
    assert error == f"guildhall: {said}\n"
    assert process.returncode == 130


def test_an_interrupt_without_a_file_says_that_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(tournament: Tournament, fixture: Fixture) -> Result:
        if fixture.number == 2:
            raise KeyboardInterrupt
        return play_quickly(tournament, fixture)

    monkeypatch.setattr(arena, "play_fixture", interrupted)
    assert main(["arena", QUICK.game, *QUICK.bots, "--games", "6"]) == 130
    error = capsys.readouterr().err
    assert error == "guildhall: interrupted; 2 of 6 games were played, but none were saved without --file FILE\n"


def test_a_failing_game_says_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "play_fixture", play_or_fail)
    file = tmp_path / "games.jsonl"
    with pytest.raises(RuntimeError, match="a bot has failed"):
        main(["arena", QUICK.game, *QUICK.bots, "--games", "6", "--file", str(file)])
    assert f"3 of 6 games are saved in {file}" in capsys.readouterr().err
    assert Ledger(QUICK, file).in_order() == played(QUICK, range(3))


# Ray


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A real local Ray with two worker processes."""
    path = os.pathsep.join(str(Path(module).resolve()) for module in _sources())
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        log_to_driver=False,
        configure_logging=False,
        runtime_env={"env_vars": {"PYTHONPATH": path, "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}},
    )
    yield
    ray.shutdown()


def _sources() -> list[Path]:
    return [Path(guildhall.__file__).parent.parent, Path(__file__).parent.parent.parent]


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games_in_two_processes(cluster: None) -> None:
    ledger = Ledger(QUICK, None)
    on_ray("local", QUICK, fixtures(QUICK), 2, ledger.add)
    expected = [play_fixture(QUICK, fixture) for fixture in fixtures(QUICK)]
    assert [result.points for result in ledger.in_order()] == [result.points for result in expected]


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_no_result(cluster: None, tmp_path: Path) -> None:
    tournament = Tournament("old-london-bridge", ("greedy", "mcts:6"), games=6)
    ledger = Ledger(tournament, tmp_path / "games.jsonl")
    process = ray.remote(lambda: os.getpid())
    workers = set(ray.get([process.remote() for _ in range(8)]))

    def keep(result: Result) -> None:
        ledger.add(result)
        while workers:  # those that were there at the start, each once
            os.kill(workers.pop(), signal.SIGKILL)

    on_ray("local", tournament, ledger.missing(), 2, keep)
    assert not ledger.missing()
    assert Ledger(tournament, tmp_path / "games.jsonl").in_order() == ledger.in_order()


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_loses_no_game_of_self_play(cluster: None) -> None:
    """As `guildhall train --ray` plays them, with a network that the cluster keeps once."""
    name = "old-london-bridge"
    manner = Manner(name, (2,), quick=1, full=1, share=0.0)
    network = content_of(name, seen=2, hidden=2, scale=0.0)
    process = ray.remote(lambda: os.getpid())
    workers = set(ray.get([process.remote() for _ in range(8)]))
    found: dict[int, Played] = {}

    def keep(played: Played) -> None:
        found[played.number] = played
        while workers:
            os.kill(workers.pop(), signal.SIGKILL)

    do(self_play, [(manner, number, network) for number in range(4)], 2, "local", keep)
    assert sorted(found) == [0, 1, 2, 3]
    assert found[3] == self_play(manner, 3, network)


@pytest.mark.filterwarnings("ignore")
def test_an_interrupt_keeps_finished_games_of_the_cluster_and_cancels_the_rest(
    cluster: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(tournament: Tournament, fixture: Fixture) -> Result:
        if fixture.number > 1:
            time.sleep(600)
        return Result(fixture.number, fixture.line_up, (1, 2), (2, 1), (0.1, 0.1), (5, 5))

    monkeypatch.setattr("guildhall.bots.cluster.play_fixture", play)
    ledger = Ledger(TOURNAMENT, None)
    interrupts = [KeyboardInterrupt()]

    def keep(result: Result) -> None:
        if interrupts:
            time.sleep(5.0)  # meanwhile the other quick game ends, too
            raise interrupts.pop()
        ledger.add(result)

    with pytest.raises(KeyboardInterrupt):
        on_ray("local", TOURNAMENT, ledger.missing(), 2, keep)
    assert sorted(ledger.results) == [0, 1]
    process = ray.remote(lambda: os.getpid())
    assert ray.get(process.remote(), timeout=120), "no game is in the way"
