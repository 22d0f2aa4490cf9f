"""Which engine to use: compiled where the machine can build it, plain Python elsewhere or with GUILDHALL_PURE=1.

Prints the folder to put first on the path, and says on standard error which one it is.
"""

from __future__ import annotations

import subprocess
import sys

from tools.compile_engine import SOURCES, TARGET, can_compile


def main() -> None:
    if not can_compile():
        print("engine: plain Python (no C compiler, or GUILDHALL_PURE=1)", file=sys.stderr)
        print(SOURCES)
        return
    # Compilers write to standard output what nobody wants to read there; a failure is told in full.
    done = subprocess.run(
        [sys.executable, "-m", "tools.compile_engine"], stdout=subprocess.PIPE, check=False, text=True
    )
    if done.returncode == 0:
        print("engine: compiled", file=sys.stderr)
        print(TARGET)
    else:
        print(f"{done.stdout}\nengine: plain Python (compiling failed)", file=sys.stderr)
        print(SOURCES)


if __name__ == "__main__":
    main()
