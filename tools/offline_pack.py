"""Runs in Pyodide (see offline_pack.mjs): turns folders of Python into archives without sources.

Compiled code starts twice as fast as sources, and only the Python that will run it can compile it.
"""

from __future__ import annotations

import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Final

WORK: Final = Path("/pack")
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


def pack(files: dict[str, bytes], archive: Path, optimize: int = 0) -> None:
    """Stored, not deflated: the server or the host compresses the whole, which takes less."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for name in sorted(files):
            is_source = name.endswith(".py")
            content = compiled(files[name], name, optimize) if is_source else files[name]
            out.writestr(zipfile.ZipInfo(name + "c" if is_source else name, NO_DATE), content)


def is_wanted(name: str, left_out: list[str]) -> bool:
    return not name.endswith("/") and not any(name == one or name.startswith(one) for one in left_out)


def main() -> None:
    plan = json.loads((WORK / "plan.json").read_text())
    with zipfile.ZipFile(WORK / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if is_wanted(name, plan["left_out"])]
        pack({name: library.read(name) for name in names}, WORK / "stdlib.zip", optimize=2)  # without docstrings
    engine = {name: (WORK / "engine" / name).read_bytes() for name in plan["engine"]}
    for name in plan["wheels"]:
        with zipfile.ZipFile(WORK / name) as wheel:
            engine |= {name: wheel.read(name) for name in wheel.namelist() if not name.endswith((".pyi", ".typed"))}
    pack(engine, WORK / "engine.zip")
    told = {"games": json.loads(games())}
    (WORK / "told.json").write_text(json.dumps(told), encoding="utf-8")


def games() -> bytes:
    """What a page must know to show the shelf before the engine has started."""
    with zipfile.ZipFile(WORK / "engine.zip") as engine:
        engine.extractall("/engine")
    sys.path.insert(0, "/engine")
    import msgspec

    from guildhall.hall import catalogue

    return msgspec.json.encode(catalogue.games())


if __name__ == "__main__":
    main()
