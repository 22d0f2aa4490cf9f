"""Build the browser client and its offline bundle into the package, unless those that are there are current.

Needs Node 20 or newer with npm. Prints one line for each step that it takes.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools import offline
from tools.step import ROOT, step

WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "guildhall" / "web_dist" / "index.html"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"
FROM_PYTHON: Final = (ROOT / "src" / "guildhall" / "words", ROOT / "docs" / "rules")  # messages and rules
BUILT_WITH: Final = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js")


def sources() -> Iterator[Path]:
    """Every file that the built client depends on."""
    yield from (WEB / name for name in BUILT_WITH)
    for folder in (WEB / "src", WEB / "public", *FROM_PYTHON):
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix not in (".py", ".pyc") and "fixtures" not in file.parts:
                yield file


def is_current() -> bool:
    """Whether the built client is newer than everything it was built from."""
    if not BUILT.exists():
        return False
    if not WEB.exists():  # an installation or a stripped source tree: nothing can be built
        return True
    built = BUILT.stat().st_mtime
    return all(file.stat().st_mtime <= built for file in sources() if file.exists())


def has_packages() -> bool:
    """Whether the packages of the lock file are installed."""
    if not INSTALLED.exists():
        return False
    wanted = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    return INSTALLED.stat().st_mtime >= wanted


def install() -> int:
    """Install what the lock file says; nothing if it is there."""
    if has_packages():
        return 0
    if shutil.which("npm") is None:
        print("building the browser client needs Node 20 or newer, with npm", file=sys.stderr)
        return 1
    options = ["--no-save", "--no-audit", "--no-fund"]
    status = step("npm", "installing the client's packages", ["npm", "--prefix", str(WEB), "install", *options])
    if status == 0:
        INSTALLED.touch()
    return status


def build() -> int:
    """Bring the built client and its offline bundle up to date; returns an exit status."""
    if not is_current():
        status = install() or step(
            "client", "building the browser client", ["npm", "--prefix", str(WEB), "run", "build"]
        )
        if status:
            return status
    if offline.is_current():
        return 0
    return install() or step("offline", "building the offline bundle", [sys.executable, "-m", "tools.offline"])


if __name__ == "__main__":
    sys.exit(install() if sys.argv[1:] == ["--packages"] else build())
