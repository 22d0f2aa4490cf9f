"""Run tests against mutants, each in a child that is forked before the game is imported.

The parent has pytest and everything that is not the game in memory. A child imports the game with one module mutated,
collects only the test files that it needs, runs the quickest tests first and stops at the first failure.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import Phase, settings

from tools.mutants_find import Mutant

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src/guildhall/games"

# Loaded once, in the parent. None of them may import a game.
PRELOADED: Final = ("guildhall.kernel.run", "guildhall.kernel.game", "guildhall.table.replay", "guildhall.env")

SETUP_SECONDS: Final = 30.0  # of processor time, to import and collect
SLACK_SECONDS: Final = 3.0
SLOWER: Final = 8.0  # how much longer than usual a test may take before its mutant counts as endless
MEMORY: Final = 4 << 30

KILLED: Final = "killed"
ENDLESS: Final = "endless"
SURVIVED: Final = "survived"


class TimedTest(NamedTuple):
    """What is known of a test from a run without mutants."""

    node: str
    seconds: float
    lines: frozenset[tuple[str, int]]  # of the rule modules that it went through


class Outcome(NamedTuple):
    status: str
    killer: str  # the test that failed


def paths(game: str) -> list[str]:
    """The tests that a mutant of a game must face: those of the game, its replays, and the laws of all games."""
    shared = ("tests/replays/test_golden.py", "tests/replays/test_trajectories.py", "tests/laws/test_laws.py")
    return [f"tests/games/{game}", *shared]


def is_law(node: str) -> bool:
    return node.startswith("tests/laws/")


def belongs(game: str, node: str) -> bool:
    return node.startswith(f"tests/games/{game}/") or game.replace("_", "-") in node


def preload() -> None:
    """Import what all children share."""
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"
    few = settings(max_examples=4, deadline=None, derandomize=True, database=None)
    settings.register_profile(
        "mutants", few, phases=(Phase.explicit, Phase.generate)
    )  # any failure will do: no shrinking
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    for name in PRELOADED:
        importlib.import_module(name)
    loaded = [name for name in sys.modules if name.startswith("guildhall.games.")]
    if loaded:
        raise RuntimeError(f"games are in memory before they are mutated: {', '.join(loaded)}")


# A run without mutants


def record(game: str, modules: Iterable[str]) -> list[TimedTest]:
    """Run all tests of a game and note which lines of its rules each of them goes through."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        _leave(lambda: _record_here(game, modules, writing))
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    if os.waitpid(pid, 0)[1] or not text:
        raise RuntimeError(f"the tests of {game} fail without a mutant; run: pytest {' '.join(paths(game))}")
    return [
        TimedTest(node, seconds, frozenset((module, line) for module, line in lines))
        for node, seconds, lines in json.loads(text)
    ]


def _record_here(game: str, modules: Iterable[str], writing: int) -> int:
    recorder = Recorder(game, {str(GAMES / game / f"{module}.py"): module for module in modules})
    status = _pytest(paths(game), recorder)
    if status == 0:
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            json.dump(recorder.tests, pipe)
    return status


class Recorder:
    """Notes lines and times test by test."""

    def __init__(self, game: str, files: dict[str, str]) -> None:
        self.game = game
        self.files = files
        self.lines: set[tuple[str, int]] = set()
        self.tests: list[tuple[str, float, list[tuple[str, int]]]] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if belongs(self.game, item.nodeid)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.lines.clear()
        began = time.process_time()
        if not is_law(item.nodeid):  # laws play whole games: they go nearly everywhere, and tracing them is slow
            sys.settrace(self._enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.tests.append((item.nodeid, time.process_time() - began, sorted(self.lines)))

    def _enter(self, frame: FrameType, _event: str, _arg: object) -> Callable[..., Any] | None:
        module = self.files.get(frame.f_code.co_filename)
        if module is None:
            return None
        lines = self.lines

        def step(frame: FrameType, event: str, _arg: object) -> Callable[..., Any]:
            if event == "line":
                lines.add((module, frame.f_lineno))
            return step

        return step


# A run with a mutant


def try_out(mutant: Mutant, source: bytes, tests: Sequence[TimedTest]) -> Outcome:
    """Run tests against a mutant until one fails."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        _leave(lambda: _try_here(mutant, source, tests, writing))
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        said = pipe.read()
    status = os.waitpid(pid, 0)[1]
    if said.startswith(ENDLESS):
        return Outcome(ENDLESS, said.removeprefix(ENDLESS).strip())
    if said or status:
        return Outcome(KILLED, said or f"the process ended with status {status}")
    return Outcome(SURVIVED, "")


def _try_here(mutant: Mutant, source: bytes, tests: Sequence[TimedTest], writing: int) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, MutantFinder(mutant, source))
    status = _pytest(sorted({test.node.split("::")[0] for test in tests}), Judge(tests, writing))
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED else status


class Judge:
    """Runs the chosen tests in the given order, and ends the process at the first failure."""

    def __init__(self, tests: Sequence[TimedTest], writing: int) -> None:
        self.tests = {test.node: test for test in tests}
        self.writing = writing
        self.node = ""
        signal.signal(signal.SIGVTALRM, self._too_long)
        signal.setitimer(signal.ITIMER_VIRTUAL, SETUP_SECONDS)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        at = {item.nodeid: item for item in items}
        items[:] = [at[node] for node in self.tests if node in at]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._end(f"{report.nodeid} cannot be collected")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.node = nodeid
        signal.setitimer(signal.ITIMER_VIRTUAL, SLACK_SECONDS + SLOWER * self.tests[nodeid].seconds)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._end(report.nodeid)

    def _too_long(self, _signal: int, _frame: FrameType | None) -> None:
        self._end(f"{ENDLESS} {self.node}")

    def _end(self, said: str) -> None:
        os.write(self.writing, said.encode())
        os._exit(1)


class MutantFinder(importlib.abc.MetaPathFinder):
    """Finds the mutated module before anybody finds the real one."""

    def __init__(self, mutant: Mutant, source: bytes) -> None:
        self.name = f"guildhall.games.{mutant.module}"
        self.mutant = mutant
        self.source = source

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        file = GAMES / f"{self.mutant.module.replace('.', '/')}.py"
        loader = MutantLoader(name, str(file), self.mutant.applied(self.source))
        return importlib.util.spec_from_file_location(name, file, loader=loader)


class MutantLoader(importlib.machinery.SourceFileLoader):
    """Loads a text that is not in its file; never from or into the cache of compiled files."""

    def __init__(self, name: str, path: str, text: bytes) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


def _pytest(files: Sequence[str], plugin: object) -> int:
    options = [
        "-q",
        "-x",
        "--tb=no",
        "--assert=plain",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--rootdir",
        str(ROOT),
    ]
    return int(pytest.main([*options, *files], plugins=[plugin]))


def _leave(work: Callable[[], int]) -> None:
    """Do the work of a child, silently, and end it without the parent's clean-up."""
    status = 70
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        status = work()
    finally:
        os._exit(status)
