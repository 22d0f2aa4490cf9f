"""Install PyTorch's build without CUDA for the test of `examples/ppo.py`, if it is missing.

The lock file asks for the build whose version ends in `+cpu`: PyTorch publishes it in an index of its own, and it takes
a tenth of the space of the usual one. Where pip finds no such build, nothing is downloaded, the test does not run, and
a line says so; `PIP_EXTRA_INDEX_URL` or `PIP_FIND_LINKS` tells pip where to look. Never fails.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Final

from tools.compile_engine import ROOT
from tools.step import step

LOCK: Final = ROOT / "requirements" / "train.txt"


def command() -> list[str]:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
    return [*pip, "install", "--require-hashes", "--requirement", str(LOCK)]


def main() -> None:
    if find_spec("torch") is None and step("torch", "installing PyTorch", command()):
        print("the test of examples/ppo.py does not run without PyTorch's build for CPUs", file=sys.stderr)


if __name__ == "__main__":
    main()
