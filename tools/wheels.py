"""Build both wheels, compiled and pure, to the end, and play a game with each in an environment that has nothing else.

What is installed beside them comes from the lock file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from tools.compile_engine import ROOT

WORK: Final = ROOT / "build" / "wheels"
GAME: Final = """
from guildhall import make, shelf
from guildhall.kernel import run
for name in shelf.NAMES:
    env = make(name, seats=2)
    env.reset(seed=1)
    while not env.is_over():
        env.apply(env.options()[-1])
    print(name, *env.points())
print("compiled" if not run.__file__.endswith(".py") else "plain Python")
"""


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=WORK,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def build(pure: bool) -> Path:
    """A wheel, made as anybody would make it: in an environment with what the project says it is built with."""
    folder = WORK / ("pure" if pure else "compiled")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--wheel-dir", folder, ROOT, GUILDHALL_PURE="1" if pure else "0")
    (wheel,) = folder.glob("*.whl")
    return wheel


def play(wheel: Path) -> list[str]:
    """What a game says that is played with this wheel in an empty environment."""
    place = wheel.parent / "venv"
    venv.create(place, with_pip=True, clear=True)
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    run(*pip, "--constraint", ROOT / "build" / "wheels" / "versions.txt", wheel)
    return run(python, "-I", "-c", GAME).splitlines()


def versions() -> None:
    """The versions of the lock file, without hashes: the wheel has none."""
    pinned = [line.split()[0] for line in (ROOT / "requirements" / "run.txt").read_text().splitlines() if "==" in line]
    (WORK / "versions.txt").write_text("\n".join(pinned) + "\n", encoding="utf-8")


def main() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    versions()
    told = []
    for pure in (False, True):
        wheel = build(pure)
        *points, engine = play(wheel)
        print(f"{wheel.name}: {engine}")
        if (engine == "plain Python") != pure or wheel.name.endswith("none-any.whl") != pure:
            raise SystemExit("that is not the engine it should have")
        told.append(points)
    if told[0] != told[1]:
        raise SystemExit("the two play differently")
    print("\n".join(told[0]))


if __name__ == "__main__":
    main()
