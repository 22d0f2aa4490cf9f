"""An older commit, unpacked from the repository's history and compiled as it was then."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
FOLDER: Final = ROOT / "build" / "frozen"
COMMIT: Final = "a72a8126d963"  # the last one before bots learned: its grandmaster is the yardstick
READY: Final = "ready"


def full_name(commit: str) -> str:
    """The whole name of a commit. Raises ValueError if the history does not have it."""
    try:
        found = subprocess.run(
            ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except (subprocess.CalledProcessError, FileNotFoundError):
        raise ValueError(f"the history here has no commit '{commit}'") from None
    return found.stdout.strip()


def unpacked(commit: str, folder: Path = FOLDER) -> Path:
    """The commit's files in a folder of its own. Raises ValueError."""
    name = full_name(commit)
    place = folder / name[:12]
    if not (place / READY).exists():
        shutil.rmtree(place, ignore_errors=True)
        packed = subprocess.run(["git", "archive", name], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(place, filter="data")
        (place / READY).write_text(name, encoding="utf-8")
    return place


def compiled(place: Path) -> Path:
    """Where the compiled engine of that commit is; the commit's own tool makes it, once. Takes some minutes."""
    work = ROOT / "build" / "mypyc"
    if work.exists() and not (place / "build").exists():
        shutil.copytree(work, place / "build" / "mypyc", symlinks=True)  # what has not changed need not be compiled
    subprocess.run([sys.executable, "-m", "tools.compile_engine"], cwd=place, check=True)
    return place / "build" / "compiled"


def engine(commit: str, is_compiled: bool, folder: Path = FOLDER) -> Path:
    """The folder to put first on the path for the engine of a commit."""
    place = unpacked(commit, folder)
    return compiled(place) if is_compiled else place / "src"
