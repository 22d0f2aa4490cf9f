"""Installs PostgreSQL, Redis and Chromium from Debian's packages for the tests, if they are missing and it can.

Never fails: where they cannot be installed, the tests that need them say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def postgres_folder() -> Path | None:
    """Where `initdb` and `postgres` are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return None if initdb is None else Path(initdb).parent


def redis_program() -> str | None:
    """A server that speaks Redis."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def browser_program() -> str | None:
    """A browser that the tests of the client can drive."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def main() -> None:
    missing = []
    if postgres_folder() is None:
        missing.append("postgresql")
    if redis_program() is None:
        missing.append("redis-server")
    if browser_program() is None:
        missing.append("chromium")
    if not missing:
        return
    names = " and ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"{names} cannot be installed here: tests that need them are skipped")
        return
    print(f"installing {names}")
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *missing]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(install, env=environment, check=False, capture_output=True).returncode:
        subprocess.run(["apt-get", "update", "--quiet"], env=environment, check=False, capture_output=True)
        done = subprocess.run(install, env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            print(f"{names} could not be installed: tests that need them are skipped\n{done.stderr}")


if __name__ == "__main__":
    main()
