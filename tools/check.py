"""The quick tests of what changed since a commit: `python -m tools.check [COMMIT]`, or since the upstream branch.

Lint and types are checked by the Makefile. Tests in a real browser, and those that need servers, are left to
`make test`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.step import ROOT
from tools.workers import processors

# What else to test when a file of that folder has changed. A folder of tests with the same name is always tested.
ALSO: Final = {
    "src/guildhall/kernel": ["tests/kernel", "tests/goose_fair", "tests/laws", "tests/replays"],
    "src/guildhall/games": ["tests/laws", "tests/replays"],
    "src/guildhall/words": ["tests/words", "tests/rules"],
    "docs/rules": ["tests/rules"],
    "src/guildhall/hall": ["tests/hall"],
    "tools": ["tests/project"],
    "docs": ["tests/project"],
    "README.md": ["tests/project"],
    "Makefile": ["tests/project"],
    "pyproject.toml": ["tests/project"],
    "bench": ["tests/bench"],
}
SLOW: Final = ("tests/web", "tests/server")  # servers and browsers


def git(*command: str) -> list[str]:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def base() -> str:
    """The commit to compare with: the one named, the upstream branch's, or the last one."""
    if len(sys.argv) > 1:
        return sys.argv[1]
    upstream = git("merge-base", "HEAD", "@{upstream}")
    return upstream[0] if upstream else "HEAD"


def changed(since: str) -> list[str]:
    """Every file that differs from that commit, untracked ones included."""
    return [*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")]


def tests_for(file: str) -> set[str]:
    """The tests that bear on one changed file."""
    if re.fullmatch(r"tests/.+/test_\w+\.py", file):
        return {file}
    wanted = {test for folder, tests in ALSO.items() if file.startswith(folder) for test in tests}
    if file.startswith(("src/guildhall/", "tests/")):
        parts = Path(file.removeprefix("src/guildhall/").removeprefix("tests/")).parts[:-1]
        wanted.add(str(Path("tests", *parts[:2])) if parts[:1] == ("games",) else str(Path("tests", *parts[:1])))
    return wanted


def selected(files: list[str]) -> list[str]:
    """The tests to run: none of a folder that is tested as a whole, and none of the slow ones."""
    wanted = set().union(*map(tests_for, files)) - {"tests"} if files else set()
    there = {test for test in wanted if (ROOT / test).exists() and not test.startswith(SLOW)}
    return sorted(test for test in there if not any(test.startswith(other + "/") for other in there))


def main() -> int:
    tests = selected(changed(base()))
    if not tests:
        print("no quick tests bear on what changed")
        return 0
    print("testing", *tests, flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(max(2, processors())), "--dist", "worksteal", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
