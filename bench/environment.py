"""The environment of the yardsticks: OpenSpiel, RLCard and PettingZoo's classic games, apart from our own packages."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

from tools.compile_engine import ROOT
from tools.step import step

FOLDER: Final = ROOT / "build" / "bench"
STAMP: Final = FOLDER / "installed"


def requirements() -> list[str]:
    """What the extra `bench` asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted: list[str] = project["project"]["optional-dependencies"]["bench"]
    return wanted


def yardsticks() -> Path:
    """The Python that has the yardsticks; they are installed where they are missing or others are asked for."""
    python = FOLDER / "bin" / "python"
    wanted = "\n".join([sys.version, *requirements()])
    if not (STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted):
        _make(python)
        STAMP.write_text(wanted, encoding="utf-8")
    return python


def _make(python: Path) -> None:
    """Raises SystemExit once the error has been shown."""
    venv = [sys.executable, "-m", "venv", "--clear", str(FOLDER)]
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input"]
    for log, what, command in (
        ("bench-venv", "making an environment for the yardsticks", venv),
        ("bench-packages", "installing the yardsticks", [*pip, "install", *requirements()]),
    ):
        if step(log, what, command):
            raise SystemExit(1)
