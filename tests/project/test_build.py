"""What a newcomer gets: the engine compiles with a player's packages, and faults are told in a line."""

from __future__ import annotations

import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tools import check, compile_engine, engine, pythons, step, test_servers, torch_cpu
from tools.build_hook import COMPILER, BuildHook

ROOT = Path(__file__).resolve().parents[2]


def hook(target: str = "wheel") -> BuildHook:
    told: list[str] = []
    app: Any = type("App", (), {"display_warning": staticmethod(told.append), "told": told})()
    nothing: Any = None
    return BuildHook(str(ROOT), {}, nothing, nothing, str(ROOT / "dist"), target, app)


def test_the_compiler_sees_no_installed_package_but_those_it_may_read() -> None:
    assert "--no-site-packages" in compile_engine.type_options()
    assert "--follow-imports=silent" in compile_engine.type_options()


def test_compiled_modules_type_check_with_a_players_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what `TYPED_PACKAGES` names can be imported; a new import of anything else fails here."""
    monkeypatch.setattr(compile_engine, "TYPED", tmp_path / "typed")
    compile_engine.link_typed_packages()
    options = [option for option in compile_engine.type_options() if "types" not in option and option != "--cache-dir"]
    files = [str(file) for file in compile_engine.sources()]
    command = [sys.executable, "-m", "mypy", *options, "--cache-dir", str(tmp_path / "cache"), *files]
    settings = {**os.environ, "MYPYPATH": str(tmp_path / "typed")}
    done = subprocess.run(
        command, cwd=compile_engine.SOURCES, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_stray_build_folders_are_not_part_of_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    for name in (f"ab__mypyc{suffix}", f"guildhall/kernel/run{suffix}", f"build/lib/guildhall/kernel/run{suffix}"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(compile_engine, "TARGET", tmp_path)
    assert [str(file) for file in compile_engine.compiled_files()] == [
        f"ab__mypyc{suffix}",
        f"guildhall/kernel/run{suffix}",
    ]


def test_a_wheel_without_a_compiler_falls_back_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GUILDHALL_PURE", raising=False)
    monkeypatch.setenv("PATH", "")
    built: dict[str, Any] = {"force_include": {}}
    without = hook()
    assert without.dependencies() == []
    without._compile(built)
    assert built == {"force_include": {}}
    assert "no C compiler" in without.app.told[0]  # type: ignore[attr-defined]


def test_only_a_compiled_wheel_needs_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine, "has_compiler", lambda: True)
    monkeypatch.setenv("GUILDHALL_PURE", "0")
    assert hook().dependencies() == COMPILER
    assert hook("sdist").dependencies() == []
    monkeypatch.setenv("GUILDHALL_PURE", "1")
    assert hook().dependencies() == []


def failing_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GUILDHALL_PURE", raising=False)
    monkeypatch.setattr(engine, "has_compiler", lambda: True)
    monkeypatch.setattr(engine, "is_up_to_date", lambda: True)
    monkeypatch.setattr(engine, "LOG", ROOT / "build" / "logs" / f"{tmp_path.name}.log")
    monkeypatch.setattr(sys, "executable", "false")


def test_a_failed_build_is_one_line_with_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing_compiler(tmp_path, monkeypatch)
    assert engine.engine() == compile_engine.SOURCES
    assert capsys.readouterr().err == (
        f"engine: plain Python, because compiling failed; the log is build/logs/{tmp_path.name}.log\n"
    )
    engine.LOG.unlink()


def test_a_failed_build_is_an_error_where_the_engine_is_required(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_compiler(tmp_path, monkeypatch)
    with pytest.raises(engine.BuildFailed):
        engine.engine(required=True)
    engine.LOG.unlink()


def test_progress_is_told_while_the_compiler_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    ticked = threading.Event()
    monkeypatch.setattr(engine, "QUIET_SECONDS", 0.01)

    def say(line: str) -> None:
        lines.append(line)
        ticked.set()

    monkeypatch.setattr(engine, "say", say)
    progress = engine.Progress()
    progress.how_far = "linking"
    assert ticked.wait(60)
    progress.end(has_failed=False)
    assert re.fullmatch(r"compiling the engine: linking \.\.\. \d+ s", lines[0])
    assert re.fullmatch(r"compiling the engine \.\.\. \d+ s", lines[-1])


@pytest.mark.parametrize(("how_far", "has_failed"), [("", False), ("linking", True)])
def test_nothing_is_told_of_an_engine_that_is_current_or_failed(
    how_far: str, has_failed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = engine.Progress()
    progress.how_far = how_far
    progress.end(has_failed)
    assert capsys.readouterr().err == ""


def test_a_step_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.step("test-step", "saying much", [sys.executable, "-c", "print('noise\\n' * 50)"]) == 0
    assert re.fullmatch(r"saying much \.\.\. \d+ s\n", capsys.readouterr().err)


def test_a_failed_step_names_its_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert step.step("test-step", "failing", [sys.executable, "-c", "print('why'); raise SystemExit(3)"]) == 3
    assert capsys.readouterr().err == "failing ... failed; the log is build/logs/test-step.log\nwhy\n"


def test_debian_packages_are_installed_only_if_allowed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed: list[list[str]] = []
    monkeypatch.setattr(test_servers, "redis_program", lambda: None)
    monkeypatch.setattr(test_servers, "browser_program", lambda: "chromium")
    monkeypatch.setattr(test_servers, "postgres_folder", lambda: Path())
    monkeypatch.setattr(test_servers, "install", installed.append)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setenv("GUILDHALL_NO_APT", "1")
    test_servers.main()
    assert installed == []
    assert "until you install: redis-server" in capsys.readouterr().err
    monkeypatch.delenv("GUILDHALL_NO_APT")
    test_servers.main()
    assert installed == [["redis-server"]]
    assert "installing Debian packages for the tests: redis-server" in capsys.readouterr().err


def test_the_python_of_now_is_supported() -> None:
    assert pythons.of_now() in pythons.supported()
    assert pythons.of_now() in pythons.found()


@pytest.mark.parametrize(
    ("files", "tests"),
    [
        ([], []),
        (["src/guildhall/games/tiny_towns/town.py"], ["tests/games/tiny_towns", "tests/laws", "tests/replays"]),
        (["tests/kernel/test_flow.py"], ["tests/kernel/test_flow.py"]),
        (["tests/words/test_words.py", "src/guildhall/words/en/web.ftl"], ["tests/rules", "tests/words"]),
        (["tests/web/test_room.py", "web/src/App.svelte"], []),
    ],
)
def test_quick_tests_are_those_of_what_changed(files: list[str], tests: list[str]) -> None:
    assert check.selected(files) == tests


def test_pytorch_is_installed_once_and_from_its_lock(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def step(log: str, what: str, command: list[str]) -> int:
        asked.append(command)
        return 1

    monkeypatch.setattr(torch_cpu, "step", step)
    monkeypatch.setattr(torch_cpu, "find_spec", lambda name: object())
    torch_cpu.main()
    assert asked == []
    monkeypatch.setattr(torch_cpu, "find_spec", lambda name: None)
    torch_cpu.main()
    assert asked[0][-3:] == ["--require-hashes", "--requirement", str(ROOT / "requirements" / "train.txt")]
    assert "examples/ppo.py does not run" in capsys.readouterr().err
