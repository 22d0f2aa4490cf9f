"""Which engine to use: compiled where the machine can build it, plain Python elsewhere or with GUILDHALL_PURE=1.

Prints the folder to put first on the path, and says on standard error which one it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.compile_engine import ROOT, SOURCES, TARGET, can_compile, is_up_to_date

LOG: Final = ROOT / "build" / "compile.log"
LAST_LINES: Final = 15  # of the log, when something went wrong


def compile_it() -> bool:
    """Compile the engine unless that of today is there. What compilers have to say goes to a file."""
    if not is_up_to_date():
        say("compiling the engine, which takes some minutes the first time ...")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, "-m", "tools.compile_engine"]
        return subprocess.run(command, stdout=log, stderr=log, cwd=ROOT, check=False).returncode == 0


def engine() -> Path:
    """The folder of the better engine that this machine can have."""
    if os.environ.get("GUILDHALL_PURE") == "1":
        say("engine: plain Python, because of GUILDHALL_PURE=1")
    elif not can_compile():
        say("engine: plain Python, because there is no C compiler; with one it is several times as fast")
    elif compile_it():
        say("engine: compiled")
        return TARGET
    else:
        say("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-LAST_LINES:]))
        say(f"engine: plain Python, because compiling failed; {LOG.relative_to(ROOT)} has all of it")
    return SOURCES


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    print(engine())
