"""`guildhall selfplay`: what the files say is what was played, whoever writes them and however often they stop."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import guildhall
from guildhall import shelf
from guildhall.adapters import selfplay
from guildhall.adapters.codec import codec
from guildhall.adapters.observe import observer
from guildhall.bots.bot import Position
from guildhall.cli.main import main
from guildhall.kernel.rng import Rng

HERE = "tests.adapters.test_selfplay"


class Wrong:
    def choose(self, position: Position, rng: Rng) -> int:
        return -1


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for file in sorted(folder.glob("*.parquet")):
        found += pq.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_row_is_what_the_seat_saw_and_did(name: str, bot: str, tmp_path: Path) -> None:
    games = "1" if bot == "greedy" else "3"
    assert main(["selfplay", name, "--games", games, "--out", str(tmp_path / "d"), "--seed", "5", "--bot", bot]) == 0
    seen, numbers = observer(name, 2), codec(name)
    env = guildhall.make(name, 2)
    playing = None
    for row in rows(tmp_path / "d"):
        if row["game"] != playing:
            assert playing is None or env.is_over()
            playing = row["game"]
            env.reset(row["seed"])
            assert row["step"] == 0
        seat = env.to_act()[0]
        assert row["seat"] == seat
        assert row["observation"] == seen.tensor(env.state, seat).tolist()
        assert row["mask"] == [bool(entry) for entry in numbers.mask(env.state, seat)]
        assert row["mask"][row["choice"]]
        env.apply(numbers.decode(row["choice"])[1], seat)
        if env.is_over():
            assert (row["points"], row["places"]) == (env.points(), env.places())
    assert env.is_over()
    assert playing == int(games) - 1


def test_the_folder_says_what_the_numbers_mean(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    assert main(["selfplay", "old-london-bridge", "--games", "1", "--out", str(folder), "--set", "money=open"]) == 0
    about = json.loads((folder / "selfplay.json").read_text(encoding="utf-8"))
    assert about["observation"] == observer("old-london-bridge", 2).labels()
    assert len(about["actions"]) == codec("old-london-bridge").actions
    assert about["settings"]["variant"]["money"] == "open"
    kept = pq.read_metadata(selfplay.file_of(folder, 0)).metadata
    assert kept[b"version"].decode() == guildhall.__version__ == about["settings"]["version"]
    assert json.loads(kept[b"settings"]) == about["settings"]


def test_long_games_fill_several_buffers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = selfplay.settings("tiny-towns", 3, {}, 2, "random", 5.0)
    selfplay.write(tmp_path / "usual", asked, 3, 1, lambda games: None)
    monkeypatch.setattr(selfplay, "BUFFER", 7)
    monkeypatch.setattr(selfplay, "ROWS", 40)
    selfplay.write(tmp_path / "small", asked, 3, 1, lambda games: None)
    assert rows(tmp_path / "usual") == rows(tmp_path / "small")


def test_workers_write_the_same_files(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        game = ["selfplay", "old-london-bridge", "--games", "230", "--out", str(tmp_path / workers)]
        assert main([*game, "--workers", workers]) == 0
    names = sorted(file.name for file in (tmp_path / "1").iterdir())
    assert names == [*(f"games-{first:08d}.parquet" for first in (0, 100, 200)), "selfplay.json"]
    assert names == sorted(file.name for file in (tmp_path / "2").iterdir())
    for name in names:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()


def test_more_games_go_on_where_the_folder_ends(tmp_path: Path) -> None:
    def write(folder: Path, games: int) -> int:
        written: list[int] = []
        asked = selfplay.settings("old-london-bridge", 2, {}, 1, "random", 5.0)
        selfplay.write(folder, asked, games, 1, written.append)
        return sum(written)

    folder = tmp_path / "d"
    assert write(folder, 120) == 120
    whole = selfplay.file_of(folder, 0).stat().st_mtime_ns
    assert write(folder, 130) == 30, "the short file is written again"
    assert selfplay.file_of(folder, 0).stat().st_mtime_ns == whole
    assert write(folder, 130) == 0
    assert write(folder, 10) == 0, "nothing is thrown away"
    selfplay.file_of(folder, 100).write_bytes(b"PAR1 cut short")
    assert write(folder, 130) == 30
    assert write(tmp_path / "other", 130) == 130
    assert rows(folder) == rows(tmp_path / "other")


def test_an_interrupted_run_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    arguments = ["selfplay", "old-london-bridge", "--games", "100000", "--out", str(folder), "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "guildhall.cli.main", *arguments]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while process.poll() is None and len(list(folder.glob("*.parquet"))) < 2:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=60)
        assert (process.returncode, error) == (130, b"guildhall: interrupted; run the same command again to resume\n")
    kept = len(list(folder.glob("*.parquet")))
    assert 2 <= kept < 1000
    asked = selfplay.settings("old-london-bridge", 2, {}, 1, "random", 30.0)
    assert len(selfplay.missing(folder, asked, 100_000)) == 1000 - kept


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--games", "1", "--workers", "0"], "--workers must be at least 1, not 0"),
        (["--games", "1", "--seats", "9"], "9"),
        (["--games", "1", "--seed", "-1"], "a seed is a whole number of at least 0"),
        (["--games", "1", "--set", "roof=gold"], "no setting 'roof'"),
        (["--games", "1", "--bot", "deep-blue"], "no bot 'deep-blue'"),
        (["--games", "1", "--bot", f"{HERE}:Wrong"], f"in game 0, {HERE}:Wrong answered -1"),
        (["--games", "1", "--bot", "greedy", "--limit", "0"], "0"),
    ],
)
def test_bad_input_gets_one_line(
    arguments: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--limit" in arguments:
        arguments = [*arguments[:3], f"{HERE}:Wrong", *arguments[4:]]
    assert main(["selfplay", "old-london-bridge", "--out", str(tmp_path / "d"), *arguments]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1
    assert not list(tmp_path.glob("d/*.parquet"))


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(out: Path, *more: str) -> str:
        assert main(["selfplay", "old-london-bridge", "--games", "1", "--out", str(out), *more]) == 2
        return capsys.readouterr().err

    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    assert "is not a folder" in refused(file)
    assert "is not empty, and has no selfplay.json" in refused(tmp_path)
    folder = tmp_path / "d"
    assert main(["selfplay", "old-london-bridge", "--games", "1", "--out", str(folder)]) == 0
    assert "its seed is 1, not 2" in refused(folder, "--seed", "2")
    assert "its seats is 2, not 3" in refused(folder, "--seats", "3")
    (folder / "selfplay.json").write_text("{}", encoding="utf-8")
    assert "does not describe self-play" in refused(folder)
