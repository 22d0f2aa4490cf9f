"""The command line as people use it: real processes and files."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from guildhall import shelf
from guildhall.cli.main import main
from guildhall.games.old_london_bridge import components
from guildhall.table.replay import load, verify
from guildhall.words import lesson_words

REPLAYS = Path(__file__).parents[1] / "replays"


def guildhall(*arguments: str, answers: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "guildhall.cli.main", *arguments]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "110", "NO_COLOR": "1"}
    return subprocess.run(
        command, input=answers, capture_output=True, text=True, cwd=cwd, env=environment, timeout=120, check=False
    )


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_a_whole_game_is_played_and_kept(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    done = guildhall(
        "play",
        game,
        "--seats",
        "2",
        "--bot",
        "random",
        "--lang",
        language,
        "--save",
        str(file),
        "--seed",
        "7" * 64,
        answers="1\n" * 900,
    )
    assert (done.returncode, done.stderr) == (0, "")
    replay = load(file.read_text(encoding="utf-8"))
    verify(replay)
    assert len(replay.results) == 2
    assert str(file.name) in done.stdout.replace("\n", "")


def test_a_game_alone_says_what_was_possible(tmp_path: Path) -> None:
    file = tmp_path / "alone.replay"
    arguments = ("play", "tiny-towns", "--seats", "1", "--save", str(file), "--seed", "7" * 64, "--lang", "pl")
    done = guildhall(*arguments, answers="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    points = load(file.read_text(encoding="utf-8")).results[0].points
    assert f"Twój wynik: {points}. Przy tych kartach" in done.stdout


def test_leaving_keeps_a_game_that_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    left = guildhall("play", "old-london-bridge", "--bot", "random", "--save", str(file), answers="1\n1\nquit\n")
    assert left.returncode == 0
    begun = load(file.read_text(encoding="utf-8"))
    assert not begun.results
    on = guildhall("play", "--resume", str(file), answers="1\n" * 400)
    assert (on.returncode, on.stderr) == (0, "")
    ended = load(file.read_text(encoding="utf-8"))
    assert begun.choices == ended.choices[: len(begun.choices)]
    assert ended.results
    verify(ended)


def test_an_interrupt_leaves_a_resumable_file(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    command = [sys.executable, "-m", "guildhall.cli.main", "play", "old-london-bridge", "--save", str(file)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "2  " in line:  # a list of answers: it is our turn
                break
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.wait(30) == 0
    replay = load(file.read_text(encoding="utf-8"))
    verify(replay)
    assert not replay.results


def test_why_names_few_of_the_answers_that_one_reason_forbids(tmp_path: Path) -> None:
    """In Guilds of London it named every card of the box that one does not hold, three times each."""
    saved = ("--save", str(tmp_path / "game.replay"))
    done = guildhall("play", "guilds-of-london", "--seed", "ab" * 32, *saved, answers="1\nwhy\nquit\n")
    said = done.stdout.partition("(GOL-6.1)")[2].partition(" > ")[0]
    assert said.count("“") == 6
    assert "+" in said


def test_taking_back_and_asking_why(tmp_path: Path) -> None:
    answers = "undo\n2\nwhy\npoints\nrule 6.8\nrule 99.9\n77\nxyz\nhelp\nquit\n"
    done = guildhall(
        "play", "old-london-bridge", "--humans", "1", "--save", str(tmp_path / "x.replay"), answers=answers
    )
    assert done.returncode == 0
    for expected in (
        "Cannot undo",
        "OLB-6.8",
        "no clause '99.9'",
        "“77”",
        "“xyz”",
        "Undo your last choice",
    ):
        assert expected in done.stdout


def test_reasons_are_grouped_and_the_table_is_drawn_again(tmp_path: Path) -> None:
    saved = ("--save", str(tmp_path / "x.replay"))
    once = guildhall("play", "pillars-of-the-earth", "--seed", "ab" * 32, *saved, answers="quit\n")
    done = guildhall("play", "pillars-of-the-earth", "--seed", "ab" * 32, *saved, answers="\n\nwhy\ndraw\nquit\n")
    assert done.returncode == 0
    headline = "The Pillars of the Earth · Round 1 of 6"
    assert (once.stdout.count(headline), done.stdout.count(headline)) == (1, 2)
    assert "neither an answer" not in done.stdout
    reasons = re.findall(r"\((POE-[\d.]+)\)", done.stdout)
    assert reasons
    assert len(reasons) == len(set(reasons))


def test_a_clause_is_shown_in_the_language_that_is_played_in(tmp_path: Path) -> None:
    done = guildhall(
        *("play", "old-london-bridge", "--lang", "pl", "--save", str(tmp_path / "x.replay")),
        answers="reguła 6.8\nkoniec\n",
    )
    assert done.returncode == 0
    assert "Pola X nie można zająć bez płytki" in " ".join(done.stdout.split())


def test_people_at_one_screen_are_kept_apart_by_a_curtain(tmp_path: Path) -> None:
    done = guildhall(
        *("play", "old-london-bridge", "--humans", "2", "--name", "Ada", "--name", "Bo"),
        *("--save", str(tmp_path / "x.replay")),
        answers="1\n\n1\nquit\n",
    )
    assert "Pass the screen to Bo." in done.stdout


def test_simulate_gives_the_same_games_for_any_number_of_workers() -> None:
    alone = guildhall("simulate", "old-london-bridge", "--games", "60", "--seats", "3", "--seed", "5")
    shared = guildhall(
        "simulate", "old-london-bridge", "--games", "60", "--seats", "3", "--seed", "5", "--workers", "2"
    )
    assert (alone.returncode, shared.returncode) == (0, 0)
    assert alone.stdout == shared.stdout
    assert "60 games" in alone.stdout


def test_replays_are_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = next(iter(sorted((REPLAYS / "old-london-bridge").glob("*.replay"))))
    assert main(["replay", "verify", str(golden)]) == 0
    assert "verified (draws included)" in " ".join(capsys.readouterr().out.split())
    broken = tmp_path / "broken.replay"
    lines = golden.read_text(encoding="utf-8").splitlines()
    del lines[20]
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["replay", "verify", str(broken)]) == 1
    assert "line" in capsys.readouterr().err


def test_rules_are_printed_whole_or_by_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "old-london-bridge", "OLB-6.8"]) == 0
    assert "OLB-6.8" in capsys.readouterr().out
    assert main(["rules", "old-london-bridge"]) == 0
    assert "OLB-15.21" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--lang", "--language"])
def test_rules_are_printed_in_the_chosen_language(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "old-london-bridge", "OLB-6.8", option, "pl"]) == 0
    assert "Pola X nie można zająć bez płytki" in " ".join(capsys.readouterr().out.split())
    assert main(["rules", "old-london-bridge", option, "pl"]) == 0
    assert "Rozstrzygnięcia" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "chess"], "invalid choice"),
        (["play", "old-london-bridge", "--seats", "7"], "2 to 4 players, not 7"),
        (["play", "old-london-bridge", "--bot", "deep-blue"], "no bot 'deep-blue'"),
        (["play", "old-london-bridge", "--humans", "5"], "--humans must be from 0 to 2, not 5"),
        (["play", "old-london-bridge", "--lang", "de"], "invalid choice"),
        (["play", "old-london-bridge", "--set", "chapel"], "SETTING=VALUE"),
        (["play", "old-london-bridge", "--set", "chapel=gold"], "setting 'chapel' cannot be 'gold'"),
        (["play", "old-london-bridge", "--set", "roof=gold"], "no setting 'roof'"),
        (["play", "old-london-bridge", "--seed", "12"], "64 hex digits"),
        (["play", "old-london-bridge", "--components", "missing.toml"], "missing.toml"),
        (["play", "--resume", "missing.replay"], "missing.replay"),
        (["simulate", "old-london-bridge", "--games", "0"], "--games must be at least 1"),
        (["simulate", "old-london-bridge", "--workers", "0"], "--workers must be at least 1"),
        (["simulate", "old-london-bridge", "--seats", "1"], "not 1"),
        (["simulate", "old-london-bridge", "--games", "many"], "invalid int value"),
        (["replay", "verify", "missing.replay"], "missing.replay"),
        (["rules", "old-london-bridge", "OLB-99.1"], "no clause"),
        (["rules", "old-london-bridge", "--lang", "de"], "invalid choice"),
        (["frobnicate"], "invalid choice"),
        ([], "required"),
    ],
)
def test_bad_arguments_get_one_line_and_status_2(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(arguments)
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    told = capsys.readouterr().err
    assert status == 2
    assert expected in told
    assert told.count("\n") == 1


def test_a_component_file_is_checked(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    shipped = components.DEFAULT.read_text(encoding="utf-8")
    mine.write_text(shipped, encoding="utf-8")
    assert "old-london-bridge, the shipped values" in guildhall("components", "check", str(mine)).stdout
    mine.write_text(shipped.replace("centre_cost = 2", "centre_cost = 3"), encoding="utf-8")
    done = guildhall("components", "check", str(mine))
    assert done.returncode == 0
    assert "rules.centre_cost: 2 → 3" in done.stdout
    assert "1 corrected" in done.stdout
    mine.write_text(shipped.replace("centre_cost = 2", 'centre_cost = "two"'), encoding="utf-8")
    wrong = guildhall("components", "check", str(mine))
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "rules.centre_cost" in wrong.stderr
    mine.write_text("x = 1", encoding="utf-8")
    assert "no game has such a component file" in guildhall("components", "check", str(mine)).stderr


def test_a_corrected_component_file_is_played_with(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src" / "guildhall" / "games" / "old_london_bridge" / "components.toml"
    corrected = tmp_path / "mine.toml"
    corrected.write_text(
        source.read_text(encoding="utf-8").replace("starting_money = 5", "starting_money = 9"), encoding="utf-8"
    )
    done = guildhall(
        *("play", "old-london-bridge", "--components", str(corrected), "--save", str(tmp_path / "x.replay")),
        answers="quit\n",
    )
    assert "£9" in done.stdout


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_lessons_are_listed_and_taught(language: str) -> None:
    listed = guildhall("lessons", "tiny-towns", "--lang", language)
    assert (listed.returncode, listed.stdout.count("\n")) == (0, 10)
    # A wrong answer first; then brick, a square, the Cottage, and where it stands.
    taught = guildhall("lessons", "tiny-towns", "turn", "--lang", language, answers="1\nx\n3\n4\n2\n1\n")
    talk = lesson_words(shelf.game("tiny-towns"), language)
    said = " ".join(taught.stdout.split())
    assert taught.returncode == 0
    for message in ("lesson-turn-1", "lesson-other-call-resource", "lesson-turn-4", "lesson-turn-end"):
        assert " ".join(talk.text(message).split()) in said, message
    left = guildhall("lessons", "tiny-towns", "1", answers="")
    assert left.returncode == 0
    assert "there is no lesson 'flying'" in guildhall("lessons", "tiny-towns", "flying").stderr
