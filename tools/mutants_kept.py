"""What is kept between runs: which tests go where, what became of each mutant, and which mutants are equivalent."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutants_find import Mutant
from tools.mutants_run import GAMES, ROOT, SURVIVED, Outcome, TimedTest, record

FOLDER: Final = ROOT / "build/mutants"
EQUIVALENT: Final = ROOT / "tests/mutants_equivalent.toml"


def digest(files: Iterable[Path]) -> str:
    """A hash of files and their names."""
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def sources_of(game: str) -> str:
    """A hash of everything that a mutant's fate depends on, tests aside."""
    kernel = (ROOT / "src/guildhall/kernel").glob("*.py")
    return digest([*kernel, *(file for file in (GAMES / game).iterdir() if file.suffix in (".py", ".toml"))])


def tests_of(game: str) -> str:
    name = game.replace("_", "-")
    shared = [*(ROOT / "tests/laws").glob("*.py"), *(ROOT / "tests/replays").glob("*.py"), ROOT / "tests/conftest.py"]
    own = (ROOT / "tests/games" / game).glob("*.py")
    return digest([*shared, *own, *(ROOT / "tests/replays" / name).iterdir()])


def recorded(game: str, modules: Sequence[str]) -> list[TimedTest]:
    """The tests of a game and the lines they go through; recorded again when tests or rules have changed."""
    file = FOLDER / f"{game}-tests.json"
    key = [sources_of(game), tests_of(game), *modules]
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["key"] == key:
            return [TimedTest(node, seconds, frozenset(map(tuple, lines))) for node, seconds, lines in kept["tests"]]
    tests = record(game, modules)
    text = json.dumps({"key": key, "tests": [(test.node, test.seconds, sorted(test.lines)) for test in tests]})
    file.write_text(text, encoding="utf-8")
    return tests


class Outcomes:
    """What became of the mutants of a game, on disk after each of them, so that a run can be resumed."""

    def __init__(self, game: str, *, fresh: bool = False) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.file = FOLDER / f"{game}.jsonl"
        self.sources = sources_of(game)
        self.tests = tests_of(game)
        self.kept: dict[str, Outcome] = {}
        if fresh:
            self.file.unlink(missing_ok=True)
        elif self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                self._read(json.loads(line))

    def _read(self, entry: dict[str, str]) -> None:
        self.kept.pop(entry["mutant"], None)
        if entry["sources"] != self.sources:
            return
        if entry["tests"] == self.tests or (
            entry["status"] != SURVIVED and entry["killed_by"] == _hash(entry["killer"])
        ):
            self.kept[entry["mutant"]] = Outcome(entry["status"], entry["killer"])

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        self.kept[mutant.name] = outcome
        entry = {
            "mutant": mutant.name,
            "status": outcome.status,
            "killer": outcome.killer,
            "killed_by": _hash(outcome.killer),
            "sources": self.sources,
            "tests": self.tests,
        }
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def _hash(node: str) -> str:
    """Of the file of the test that killed a mutant: while it stays as it is, the mutant stays dead."""
    file = ROOT / node.split("::")[0]
    return digest([file]) if file.is_file() else ""


class Equivalent(NamedTuple):
    """A mutant that behaves like the original in every position that can come about."""

    module: str
    function: str
    text: str
    change: str
    reason: str

    @property
    def name(self) -> str:
        return f"{self.module}:{self.function}: {self.text} | {self.change}"


def equivalents(file: Path = EQUIVALENT) -> dict[str, Equivalent]:
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    found = [Equivalent(**entry) for entry in entries]
    return {one.name: one for one in found}


def stale(listed: Iterable[Equivalent], mutants: Iterable[Mutant]) -> list[Equivalent]:
    """Entries whose line is no longer in the source, or that give no reason."""
    names = {mutant.name for mutant in mutants}
    return [one for one in listed if one.name not in names or not one.reason.strip()]
