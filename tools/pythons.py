"""The Pythons of this machine that Guildhall says it supports."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

from tools.step import ROOT


def supported() -> list[str]:
    """The versions that `pyproject.toml` names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = (re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line) for line in project["classifiers"])
    return [match[1] for match in named if match]


def of_now() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


@cache
def found() -> dict[str, Path]:
    """One interpreter for each supported version that is here: on the path, or installed by pyenv."""
    candidates = {version: [shutil.which(f"python{version}"), *_pyenv(version)] for version in supported()}
    candidates.setdefault(of_now(), []).insert(0, sys.executable)
    usable = {}
    for version, paths in candidates.items():
        python = next((path for path in paths if path and _works(path, version)), None)
        if python is not None:
            usable[version] = Path(python)
    return usable


def _pyenv(version: str) -> list[str]:
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return [str(python) for python in sorted(root.glob(f"versions/{version}.*/bin/python"), reverse=True)]


def _works(python: str, version: str) -> bool:
    """Whether it is that version and can make virtual environments."""
    code = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version
