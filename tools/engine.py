"""Which engine to use: compiled where there is a C compiler, plain Python elsewhere or with GUILDHALL_PURE=1.

Prints the folder to put first on the path, and says on standard error which engine it is. Where there is a compiler
and the build fails, plain Python is used after one line that names the log; with `--required` that is an error.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Final

from tools.compile_engine import ROOT, SOURCES, TARGET, has_compiler, is_pure, is_up_to_date
from tools.step import LOGS

LOG: Final = LOGS / "compile.log"
PROGRESS: Final = "progress: "
WIDTH: Final = 60  # columns that a line of progress takes at most
QUIET_SECONDS: Final = 20  # between two lines of progress where the line cannot be overwritten


class BuildFailed(Exception):
    """There is a compiler, and it did not build the engine."""


class Progress:
    """One line that is overwritten every second on a terminal; a line now and then elsewhere."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.how_far = ""
        self.has_ended = threading.Event()
        self.clock = threading.Thread(target=self._tick, daemon=True)  # linking alone takes long and says nothing
        self.clock.start()

    def _tick(self) -> None:
        while not self.has_ended.wait(1 if sys.stderr.isatty() else QUIET_SECONDS):
            if self.how_far:
                self._show()

    def _show(self) -> None:
        line = f"compiling the engine: {self.how_far} ... {time.monotonic() - self.began:.0f} s"
        if sys.stderr.isatty():
            print(f"\r{line}   ", end="", file=sys.stderr, flush=True)
        else:
            say(line)

    def end(self, has_failed: bool) -> None:
        """Say how long it took, if there was anything to do. The caller says why it failed."""
        self.has_ended.set()
        self.clock.join()
        if self.how_far and sys.stderr.isatty():
            print(f"\r{' ' * WIDTH}\r", end="", file=sys.stderr, flush=True)
        if self.how_far and not has_failed:
            say(f"compiling the engine ... {time.monotonic() - self.began:.0f} s")


def compile_engine() -> None:
    """Compile the engine unless it is current. What compilers have to say goes to a file."""
    if not is_up_to_date():
        say("compiling the engine, which takes a minute or two the first time")
    LOG.parent.mkdir(parents=True, exist_ok=True)
    progress = Progress()
    command = [sys.executable, "-m", "tools.compile_engine"]
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=ROOT, text=True) as compiler,
    ):
        assert compiler.stdout is not None
        for line in compiler.stdout:
            log.write(line)
            if line.startswith(PROGRESS):
                progress.how_far = line.removeprefix(PROGRESS).strip()
    progress.end(compiler.returncode != 0)
    if compiler.returncode:
        raise BuildFailed(f"compiling failed; the log is {LOG.relative_to(ROOT)}")


def engine(required: bool = False) -> Path:
    """The folder of the best engine that this machine can have."""
    if is_pure():
        say("engine: plain Python, because of GUILDHALL_PURE=1")
        return SOURCES
    if not has_compiler():
        say("engine: plain Python, because there is no C compiler; a compiled engine is several times as fast")
        return SOURCES
    try:
        compile_engine()
    except BuildFailed as failure:
        if required:
            raise
        say(f"engine: plain Python, because {failure}")
        return SOURCES
    say("engine: compiled")
    return TARGET


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    try:
        print(engine(required="--required" in sys.argv[1:]))
    except BuildFailed as failure:
        say(f"engine: {failure}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
