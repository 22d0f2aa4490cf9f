"""The engine does the same whether compiled or not, and in every process, whatever its hash seed.

mypyc has been seen to compile some expressions wrongly without a word; so both engines make the same choices, and what
came of each is compared. Where there is no compiled engine, plain Python is compared with itself in another process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from guildhall import shelf
from tools.compile_engine import ROOT, SOURCES, TARGET, is_up_to_date

GAMES = 3
CASES = [(name, seats) for name in shelf.NAMES for seats in shelf.game(name).seats]


def told(engine: Path, name: str, seats: int, hash_seed: int) -> list[str]:
    path = os.pathsep.join((str(engine), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.laws.lock_step", name, str(seats), str(GAMES)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_and_plain_engine_go_in_step(name: str, seats: int) -> None:
    plain = told(SOURCES, name, seats, 1)
    other = told(TARGET if is_up_to_date() else SOURCES, name, seats, 2)
    for number, (a, b) in enumerate(zip_longest(plain, other)):
        assert a == b, f"choice {number}"
