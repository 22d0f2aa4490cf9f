"""Compile the engine with mypyc: the kernel, every registered game, and the search with its evaluators, from the very
sources that run interpreted.

`build/compiled` becomes a copy of the package in which extension modules stand for those sources. Put it first on the
path to use it. Nothing is compiled when sources, compiler and Python are those of the last time.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import mypy.version

from guildhall import shelf

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
TARGET: Final = ROOT / "build" / "compiled"
FINGERPRINT: Final = TARGET / "fingerprint"

MSGSPEC: Final = re.compile(r"^(import|from) msgspec\b", re.MULTILINE)
SHIPPED: Final = shutil.ignore_patterns("__pycache__", "*.so")


def sources() -> list[Path]:
    """The files to compile, relative to the folder that holds the package."""
    packages = ["guildhall.kernel", *shelf.MODULES.values(), "guildhall.bots.evaluate"]
    folders = [SOURCES.joinpath(*package.split(".")) for package in packages]
    files = [file for folder in folders for file in folder.rglob("*.py") if is_compiled(file)]
    return sorted(file.relative_to(SOURCES) for file in [*files, SOURCES / "guildhall" / "bots" / "search.py"])


def is_compiled(file: Path) -> bool:
    """Files with msgspec structs are not: msgspec makes them from annotations, which a compiled class no longer has."""
    return not MSGSPEC.search(file.read_text(encoding="utf-8"))


def modules() -> list[str]:
    """What those files are called when they are imported."""
    return [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in sources()]


def fingerprint() -> str:
    """Changes whenever the compiled modules would."""
    digest = hashlib.sha256(f"{sys.version} {mypy.version.__version__}".encode())
    for file in [Path(__file__), *(SOURCES / source for source in sources())]:
        digest.update(file.read_bytes())
        digest.update(str(file.relative_to(ROOT)).encode())
    return digest.hexdigest()


def is_up_to_date() -> bool:
    return FINGERPRINT.exists() and FINGERPRINT.read_text(encoding="utf-8") == fingerprint()


def copy_package() -> None:
    """Put everything but compiled modules there anew."""
    for file in (TARGET / "guildhall").rglob("*"):
        if file.is_file() and not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
            file.unlink()
    shutil.copytree(SOURCES / "guildhall", TARGET / "guildhall", ignore=SHIPPED, dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs" / "rules", TARGET / "guildhall" / "docs_rules", dirs_exist_ok=True)


def build() -> None:
    """Run mypyc and the C compiler in the target folder, next to the copied sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(TARGET)
    options = ["--config-file=", "--strict", "--python-version", f"{sys.version_info[0]}.{sys.version_info[1]}"]
    extensions = mypycify([*options, *map(str, sources())], opt_level="3", debug_level="0", multi_file=True)
    commands = ["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    setup(name="guildhall-compiled", ext_modules=extensions, script_args=commands, packages=[])


def remove_sources() -> None:
    """What was compiled must not be found as source."""
    for source in sources():
        (TARGET / source).unlink()


def main() -> None:
    if is_up_to_date():
        copy_package()
        remove_sources()
        print("the compiled engine is up to date")
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    copy_package()
    began = time.monotonic()
    build()
    remove_sources()
    FINGERPRINT.write_text(fingerprint(), encoding="utf-8")
    print(f"compiled {len(sources())} modules in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
