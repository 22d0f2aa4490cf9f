"""Run a command as one line: what it does, how long it took, and the name of its log if it failed.

    python tools/step.py LOG "installing packages" -- pip install ...

The command's own output goes to build/logs/LOG.log. Needs nothing but Python, because it runs before any package is
installed.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
LAST_LINES = 12  # of the log, shown when the command failed


def step(log_name: str, what: str, command: list[str]) -> int:
    """Run the command; returns its exit status."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{log_name}.log"
    began = time.monotonic()
    print(f"{what} ... ", end="", file=sys.stderr, flush=True)
    with log.open("w", encoding="utf-8") as out:
        status = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False).returncode
    if status == 0:
        print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)
    else:
        print(f"failed; the log is {log.relative_to(ROOT)}", file=sys.stderr)
        print(*log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:], sep="\n", file=sys.stderr)
    return status


if __name__ == "__main__":
    name, description, dashes, *rest = sys.argv[1:]
    assert dashes == "--"
    sys.exit(step(name, description, rest))
