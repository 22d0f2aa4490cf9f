"""Bots from outside: classes by import path, programs by command. Whatever they do wrong loses their game alone."""

from __future__ import annotations

import dataclasses
import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.bots import guest, line_protocol
from guildhall.bots.arena import Tournament, fixtures, here, in_processes, play_fixture
from guildhall.bots.bot import Position
from guildhall.bots.ledger import Ledger
from guildhall.bots.standings import record, report
from guildhall.cli.main import main
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.table.replay import load, save

HERE = __name__ if "." in __name__ else "tests.bots.test_guests"
EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = sys.executable
SAMPLES = [f"program:{PYTHON} {EXAMPLES / 'line_bot.py'}", f"program:node {EXAMPLES / 'line_bot.mjs'}"]


class First:
    """Needs nothing of the Bot protocol but `choose`."""

    def choose(self, position: Position, rng: Rng) -> int:
        return position.options[0]


class Careful(First):
    """Takes the game, and is told how it ended."""

    told: list[Any] = []  # noqa: RUF012

    def __init__(self, game: Any) -> None:
        self.game = game

    def finish(self, points: Sequence[int], places: Sequence[int]) -> None:
        Careful.told.append((list(points), list(places)))

    def close(self) -> None:
        Careful.told.append("closed")


class Raises:
    def choose(self, position: Position, rng: Rng) -> int:
        raise ValueError("no\nidea")


class Leaves:
    def choose(self, position: Position, rng: Rng) -> int:
        sys.exit("I am leaving")


class Illegal:
    def choose(self, position: Position, rng: Rng) -> int:
        return 99_999


class Fraction:
    def choose(self, position: Position, rng: Rng) -> float:
        return 0.5


class Endless:
    def choose(self, position: Position, rng: Rng) -> int:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Changes:
    """Changes the lists that it is given, which must not make an illegal answer legal."""

    def choose(self, position: Position, rng: Rng) -> int:
        closed = [option for option in range(len(position.question.domain)) if option not in position.options]
        position.options.append(closed[0])
        return closed[0]


class Speechless:
    pass


NOT_A_BOT = 5


def asked(name: str = "tiny-towns") -> tuple[Any, Position, Rng]:
    game, rng = shelf.game(name), Rng(1)
    g = game.new(2, {})
    run.start(g)
    while run.first_to_act(g) < 0:
        run.apply(g, -1, run.draw(g, rng))
    return game, Position(game, g, run.first_to_act(g), rng), rng


def fault_of(name: str, limit: float = 5.0) -> str:
    game, position, rng = asked()
    bot = guest.bot(name, game, limit)
    try:
        with pytest.raises(guest.BotFault) as raised:
            bot.choose(position, rng)
        return str(raised.value)
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Raises", "raised ValueError: no idea"),
        ("Leaves", "raised SystemExit: I am leaving"),
        ("Illegal", "answered 99999 to 'keep-monument', which is not one of its 2 options"),
        ("Fraction", "answered 0.5, which is not the number of an option"),
        ("Changes", "which is not one of its 2 options"),
        ("Speechless", "has no method choose(position, rng)"),
    ],
)
def test_a_class_that_breaks_the_rules_is_told_how(name: str, expected: str) -> None:
    assert expected in fault_of(f"{HERE}:{name}")


def test_a_class_that_never_answers_is_interrupted() -> None:
    assert fault_of(f"{HERE}:Endless", 0.2) == "took more than 0.2 s"


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "program.py"
    file.write_text("import json, sys, time, os, signal\n" + code, encoding="utf-8")
    return f"program:{PYTHON} {file}"


GREET = 'input(); print(\'{"type": "hello"}\', flush=True)\n'


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("sys.exit(3)", "ended with exit status 3 before the game was over"),
        ('input(); print(\'{"type": "answer", "option": "x"}\')', "which is not a greeting"),
        (GREET + "os.kill(os.getpid(), signal.SIGKILL)", "was killed by SIGKILL before the game was over"),
        (GREET + "input(); print('Hello, world!', flush=True)", "printed 'Hello, world!', which is not an answer"),
        (GREET + "input(); os.write(1, b'\\xff\\xfe\\n')", r"printed '\xff\xfe', which is not an answer"),
        (GREET + "input(); print('[' * 100_000, flush=True)", "which is not an answer"),
        (GREET + 'input(); print(\'{"type": "answer", "option": "moon"}\', flush=True)', "answered 'moon'"),
        (
            GREET + 'input(); print(\'{"type": "answer", "option": "x", "number": 7}\', flush=True)',
            "answered question 7, but was asked question 1",
        ),
        (GREET + "input()\nwhile True: os.write(1, b'x' * 65536)", "printed a line of more than 1000000 bytes"),
        (GREET + "input(); os.close(1); time.sleep(60)", "closed its input or output before the game was over"),
    ],
)
def test_a_program_that_breaks_the_rules_is_told_how(code: str, expected: str, tmp_path: Path) -> None:
    assert expected in fault_of(program(tmp_path, code))


def test_a_program_that_hangs_is_told_and_killed_with_its_children(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    code = GREET + f"child = os.fork()\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\ntime.sleep(600)"
    assert fault_of(program(tmp_path, code), 1.0) == "took more than 1 s"
    for pid in map(int, pids.read_text(encoding="utf-8").split()):
        for _ in range(200):
            if not Path(f"/proc/{pid}").exists() or "(zombie)" in Path(f"/proc/{pid}/status").read_text():
                break
            time.sleep(0.05)
        else:
            raise AssertionError(f"process {pid} is still there")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("no_such_module:Bot", "cannot be imported: ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:Missing", "has no 'Missing'"),
        (f"{HERE}:NOT_A_BOT", "is neither a class nor a function"),
        (f"{HERE}:Speechless", "has no method choose"),
        ("program:", "names no program"),
        ("program:'", "No closing quotation"),
        ("program:no-such-program-here -x", "there is no program 'no-such-program-here'"),
        ("deep-blue", "there is no bot 'deep-blue'"),
        ("deep-blue", "my_package.bots:MyBot"),
        ("mcts:fast", "for a search write"),
    ],
)
def test_a_bot_that_does_not_exist_is_an_error_before_any_game(
    name: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "tiny-towns", "random", name]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf"])
def test_an_impossible_limit_is_an_error(limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tiny-towns", "random", "greedy", f"--limit={limit}"]) == 2
    assert "positive, finite number of seconds" in capsys.readouterr().err


def test_a_class_plays_whole_games_and_is_told_the_result() -> None:
    tournament = Tournament("old-london-bridge", ("random", f"{HERE}:Careful"), games=2)
    tournament.check()
    Careful.told.clear()
    result = play_fixture(tournament, fixtures(tournament)[0])
    assert not result.fault
    assert Careful.told == [(list(result.points), list(result.places)), "closed"]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_breaks_the_rules_loses_the_game_and_the_tournament_goes_on(seats: int) -> None:
    tournament = Tournament("tiny-towns", (f"{HERE}:First", f"{HERE}:Raises"), games=4, seats=seats)
    ledger = Ledger(tournament, None)
    here(tournament, ledger.missing(), ledger.add)
    assert not ledger.missing()
    for result in ledger.in_order():
        assert result.line_up[result.faulty] == 1
        assert result.fault == "raised ValueError: no idea"
        losers = [seat for seat, bot in enumerate(result.line_up) if bot == 1]
        assert {result.places[seat] for seat in losers} == {seats - len(losers) + 1}
        assert {place for seat, place in enumerate(result.places) if seat not in losers} == {1}
        assert all(result.points[seat] <= 0 for seat in losers)
    assert record(ledger.in_order(), 0, 1) == (4, 4.0, 0.0, 0.0)
    text = report(tournament, ledger.in_order(), "x")
    assert "4 games were lost by a bot that broke the rules" in text
    assert f"{HERE}:Raises, in seat 1 of game 0, raised ValueError: no idea" in text


def test_faults_are_kept_in_the_file_and_told_on_the_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("random", f"{HERE}:Illegal")
    assert main(["arena", "tiny-towns", *bots, "--games", "2", "--file", str(file)]) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if "in seat 1 of game 0, answered 99999" in line]
    results = Ledger(Tournament("tiny-towns", bots, games=2), file).in_order()
    assert [result.faulty for result in results] == [1, 0]
    assert main(["arena", "tiny-towns", *bots, "--games", "2", "--file", str(file)]) == 0
    assert capsys.readouterr().err == "", "nothing is played again"


def test_a_class_in_the_working_directory_plays_in_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_own_bots.py").write_text(
        "class Last:\n    def choose(self, position, rng):\n        return position.options[-1]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    tournament = Tournament("tiny-towns", ("random", "my_own_bots:Last"), games=2)
    tournament.check()
    ledger = Ledger(tournament, None)
    in_processes(tournament, ledger.missing(), 2, ledger.add)
    assert [result.fault for result in ledger.in_order()] == ["", ""]


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("sample", SAMPLES, ids=["python", "javascript"])
def test_the_sample_programs_play_every_game(game: str, sample: str) -> None:
    tournament = Tournament(game, ("random", sample), games=2)
    tournament.check()
    result = play_fixture(tournament, fixtures(tournament)[1])
    assert (result.fault, result.faulty) == ("", -1)
    assert min(result.answers) > 3


def test_the_sample_programs_are_short_and_need_no_package() -> None:
    python = (EXAMPLES / "line_bot.py").read_text(encoding="utf-8")
    assert len(python.splitlines()) <= 30
    assert set(re.findall(r"^(?:import|from) (\w+)", python, re.MULTILINE)) == {"json", "random", "sys"}
    assert len((EXAMPLES / "line_bot.mjs").read_text(encoding="utf-8").splitlines()) <= 40


# `guildhall play`


def test_a_class_plays_in_the_terminal_and_is_replaced_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.replay"
    game = ["play", "tiny-towns", "--humans", "0", "--seats", "2", "--save", str(file)]
    assert main([*game, "--bot", f"{HERE}:Raises"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"({HERE}:Raises) has failed and loses the game; greedy plays on in its place. (raised ValueError" in told
    assert "name 0 bot:greedy" in file.read_text(encoding="utf-8")
    assert main([*game, "--bot", f"{HERE}:First"]) == 0
    assert f"name 0 bot:{HERE}:First" in file.read_text(encoding="utf-8")


def test_a_replay_file_runs_no_code_that_its_reader_has_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, trace = tmp_path / "game.replay", tmp_path / "trace"
    harmless = f"{HERE}:First"
    answers = iter(["quit"])
    monkeypatch.setattr("guildhall.cli.play.CONSOLE.input", lambda *_: next(answers))
    assert main(["play", "old-london-bridge", "--save", str(file), "--bot", harmless]) == 0
    assert f"--bot {harmless}" in "".join(capsys.readouterr().out.split("\n")).replace("  ", " ")
    replay = load(file.read_text(encoding="utf-8"))
    names = {**replay.names, 1: f"bot:program:touch {trace}"}
    file.write_text(save(dataclasses.replace(replay, names=names)), encoding="utf-8")
    assert main(["play", "--resume", str(file)]) == 2
    told = capsys.readouterr().err
    assert "would run" in told
    assert told.count("\n") == 1
    assert not trace.exists()


# The page


def test_the_page_shows_messages_that_are_understood() -> None:
    shown = re.findall(r"```json\n(.*?)\n```", line_protocol.page(), re.DOTALL)
    to, said = shown[:3], shown[3:]
    kinds = [type(msgspec.json.decode(text, type=line_protocol.ToProgram)) for text in to]
    assert kinds == [line_protocol.Hello, line_protocol.Ask, line_protocol.End]
    kinds += [type(msgspec.json.decode(text, type=line_protocol.FromProgram)) for text in said]
    assert kinds[3:] == [line_protocol.Greeting, line_protocol.Answer]
    for kind in kinds:
        for field in kind.__struct_fields__:
            assert f'"{field}"' in line_protocol.page() or f"`{field}`" in line_protocol.page()


def test_the_command_prints_the_page_or_the_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot-protocol"]) == 0
    assert "Guildhall starts one process" in capsys.readouterr().out
    assert main(["bot-protocol", "--schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert {"Hello", "Ask", "End", "Greeting", "Answer"} <= set(schema["$defs"])


def test_a_program_is_shown_what_its_seat_sees(tmp_path: Path) -> None:
    """The lines that a program gets hold the view of its seat, and the names of its options."""
    kept = tmp_path / "lines"
    code = f"""
for line in sys.stdin:
    open({str(kept)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"type": "hello"}}', flush=True)
    elif message["type"] == "position":
        print(json.dumps({{"type": "answer", "option": message["options"][0]}}), flush=True)
"""
    tournament = Tournament(
        "old-london-bridge", (program(tmp_path, code), "random"), games=1, variant={"money": "open"}
    )
    result = play_fixture(tournament, fixtures(tournament)[0])
    hello, *asked, end = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert (hello["game"], hello["seats"], hello["seat"], hello["settings"]) == (
        tournament.game,
        2,
        0,
        {"money": "open"},
    )
    assert end == {"type": "end", "points": list(result.points), "places": list(result.places)}
    assert [line["number"] for line in asked] == list(range(1, result.answers[0] + 1))
    game = shelf.game(tournament.game)
    g = game.new(2, {"money": "open"})
    run.start(g)
    assert set(asked[0]["view"]) == set(game.view(g, 0).__struct_fields__)
    assert asked[0]["left"] == tournament.limit
