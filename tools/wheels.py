"""Build wheels as anybody would, and try each in an environment that has nothing else.

    python -m tools.wheels             the compiled and the pure wheel, and the pages for researchers
    python -m tools.wheels --pure      the pure one only, as `make test` does

Each wheel is built in isolation, its RECORD is compared with what should be in it, and `tools/smoke.py` tries it away
from the checkout. With the extra `research`, `tools/snippets.py` runs the Python of the pages for researchers. The pure
wheel is tried on every Python that Guildhall says it supports and this machine has.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Final

from tools import client, pythons
from tools.compile_engine import ROOT, compiled_files

WORK: Final = ROOT / "build" / "wheels"
LOG: Final = ROOT / "build" / "logs" / "wheels.log"


class Failed(Exception):
    """A wheel is not what it should be."""


def run(*command: str | Path, cwd: Path = WORK, **environment: str) -> str:
    """What a command prints; a wall of text goes to the log instead of the screen."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    settings = {**os.environ, **environment}
    settings.pop("PYTHONPATH", None)
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(
            list(map(str, command)), cwd=cwd, env=settings, stdout=subprocess.PIPE, stderr=log, text=True, check=False
        )
        log.write(done.stdout)
    if done.returncode:
        raise Failed(f"{Path(str(command[0])).name} failed; the log is {LOG.relative_to(ROOT)}")
    return done.stdout


def pip(python: str | Path) -> tuple[str | Path, ...]:
    return (python, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input")


def build(pure: bool) -> Path:
    """A wheel, made in an environment with nothing but what the project says it is built with."""
    folder = WORK / ("pure" if pure else "compiled")
    run(*pip(sys.executable), "wheel", "--no-deps", "--wheel-dir", folder, ROOT, GUILDHALL_PURE="1" if pure else "0")
    (wheel,) = folder.glob("*.whl")
    return wheel


def expected(pure: bool) -> set[str]:
    """What a wheel should hold, besides its own description."""
    listed = subprocess.run(
        ["git", "ls-files", "src/guildhall", "docs/rules"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    files = {name.removeprefix("src/").replace("docs/rules", "guildhall/docs_rules") for name in listed}
    built = client.BUILT.parent
    files |= {f"guildhall/web_dist/{file.relative_to(built)}" for file in built.rglob("*") if file.is_file()}
    return files if pure else files | {str(file) for file in compiled_files()}


def check_contents(wheel: Path, pure: bool) -> None:
    """Compare the wheel's RECORD with what should be there."""
    with zipfile.ZipFile(wheel) as archive:
        (record,) = (name for name in archive.namelist() if name.endswith(".dist-info/RECORD"))
        listed = {line.rsplit(",", 2)[0] for line in archive.read(record).decode().splitlines()}
    found = {name for name in listed if ".dist-info/" not in name}
    wanted = expected(pure)
    if found != wanted:
        raise Failed(f"{wheel.name}: missing {sorted(wanted - found)[:5]}, too much {sorted(found - wanted)[:5]}")


def try_out(wheel: Path, python: Path, engine: str) -> list[str]:
    """What `tools/smoke.py` says of a wheel in an empty environment: the points of its games."""
    place = WORK / f"venv-{engine}"
    shutil.rmtree(place, ignore_errors=True)
    run(python, "-m", "venv", place)
    inside = place / "bin" / "python"
    run(*pip(inside), "install", "--constraint", WORK / "versions.txt", f"{wheel}[server]")
    lines = run(inside, "-I", ROOT / "tools" / "smoke.py", engine).splitlines()
    if lines[-1:] != ["ok"]:
        raise Failed(f"{wheel.name} does not work; the log is {LOG.relative_to(ROOT)}")
    return [line for line in lines if line.startswith("points")]


def check_source_archive() -> None:
    """A wheel that is built from the source archive holds the same files."""
    folder = WORK / "source"
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    run(*pip(sys.executable), "wheel", "--no-deps", "--wheel-dir", folder, archive, GUILDHALL_PURE="1")
    (wheel,) = folder.glob("*.whl")
    check_contents(wheel, pure=True)
    print(f"{archive.name}: builds the same pure wheel")


def check_light(wheel: Path) -> None:
    """The base plays without the server's packages, and `serve` says in one line what is missing."""
    place = WORK / "venv-light"
    venv.create(place, with_pip=True, clear=True)
    inside = place / "bin" / "python"
    run(*pip(inside), "install", "--constraint", WORK / "versions.txt", wheel)
    run(inside, "-I", "-c", "import guildhall; e = guildhall.make('tiny-towns', seats=1); e.reset(seed=1); e.options()")
    told = subprocess.run([place / "bin" / "guildhall", "serve"], capture_output=True, text=True, cwd=WORK, check=False)
    lines = told.stderr.splitlines()
    if told.returncode != 2 or len(lines) != 1 or "[server]" not in lines[0]:
        raise Failed(f"`guildhall serve` without its packages said {told.stderr!r}")


def check_research(wheel: Path) -> None:
    """Every piece of Python on the pages for researchers runs with the extra `research` and nothing else."""
    place = WORK / "venv-research"
    venv.create(place, with_pip=True, clear=True)
    inside = place / "bin" / "python"
    pin_versions("dev.txt")
    run(*pip(inside), "install", "--constraint", WORK / "versions.txt", f"{wheel}[research]")
    lines = run(inside, "-I", ROOT / "tools" / "snippets.py").splitlines()
    if lines[-1:] != ["ok"]:
        raise Failed(f"the pages for researchers do not run; the log is {LOG.relative_to(ROOT)}")
    run(place / "bin" / "guildhall", "selfplay", "tiny-towns", "--games", "2", "--out", WORK / "selfplay")
    print(f"{wheel.name}[research]: {len(lines) - 1} snippets and self-play tried")


def pin_versions(lock: str = "run.txt") -> None:
    """The versions of a lock file, without hashes: the wheel has none."""
    lines = (ROOT / "requirements" / lock).read_text().splitlines()
    pinned = [line.removesuffix(" \\") for line in lines if "==" in line and not line.startswith((" ", "#"))]
    (WORK / "versions.txt").write_text("\n".join(pinned) + "\n", encoding="utf-8")


def check(pure: bool) -> list[str]:
    """Build a wheel and try it; returns the points of its games."""
    wheel = build(pure)
    check_contents(wheel, pure)
    engine = "plain" if pure else "compiled"
    if wheel.name.endswith("none-any.whl") != pure:
        raise Failed(f"{wheel.name} is not the {engine} wheel")
    points = try_out(wheel, Path(sys.executable), engine)
    print(f"{wheel.name}: {engine} engine, page, socket and terminal tried")
    if pure:
        check_light(wheel)
        check_source_archive()
        for version, python in pythons.found().items():
            if version != pythons.of_now() and try_out(wheel, python, engine) != points:
                raise Failed(f"Python {version} plays differently")
        print(f"{wheel.name}: the same games on Python {', '.join(pythons.found())}")
    return points


def main() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    LOG.unlink(missing_ok=True)
    pin_versions()
    try:
        if client.build():
            raise Failed("there is no browser client to put into a wheel")
        played = [check(pure) for pure in ([True] if "--pure" in sys.argv[1:] else [False, True])]
        if played[0] != played[-1]:
            raise Failed("the two engines play differently")
        if "--pure" not in sys.argv[1:]:
            (wheel,) = (WORK / "compiled").glob("*.whl")
            check_research(wheel)
    except Failed as failure:
        print(f"wheels: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
