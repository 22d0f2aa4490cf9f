"""Install PostgreSQL, Redis and Chromium from Debian's packages for the tests, if they are missing.

That needs root; it says which packages it installs before it does. GUILDHALL_NO_APT=1 keeps it from installing
anything. Without root it says what to install. It never fails: tests without their server say so themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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


def missing() -> list[str]:
    """The Debian packages that the tests need and this machine lacks."""
    lacking = {
        "postgresql": postgres_folder() is None,
        "redis-server": redis_program() is None,
        "chromium": browser_program() is None,
    }
    return [name for name, is_missing in lacking.items() if is_missing]


def may_install() -> bool:
    return os.environ.get("GUILDHALL_NO_APT") != "1" and shutil.which("apt-get") is not None and os.geteuid() == 0


def install(packages: list[str]) -> None:
    """Install with the package lists that are there; fetch new lists only if that fails."""
    command = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages]
    settings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(command, env=settings, check=False, capture_output=True).returncode == 0:
        return
    subprocess.run(["apt-get", "update", "--quiet"], env=settings, check=False, capture_output=True)
    done = subprocess.run(command, env=settings, check=False, capture_output=True, text=True)
    if done.returncode:
        say(f"{' '.join(packages)} could not be installed:\n{done.stderr}")


def main() -> None:
    packages = missing()
    names = " ".join(packages)
    if packages and may_install():
        say(f"installing Debian packages for the tests: {names} (GUILDHALL_NO_APT=1 prevents this)")
        install(packages)
    elif packages:
        say(f"tests that need them will not run until you install: {names}")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
