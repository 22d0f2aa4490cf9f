"""Runs in Pyodide (see offline_pack.mjs): turns folders of Python into archives without sources.

Compiled code starts twice as fast as sources, and only the Python that will run it can compile it.
"""

from __future__ import annotations

import ast
import json
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Final

WORK: Final = Path("/pack")
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str, optimize: int) -> bytes:
    """Without docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and _is_text(node.body):
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


def _is_text(body: list[ast.stmt]) -> bool:
    first = body[0] if body else None
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)


def pack(files: dict[str, bytes], archive: Path, optimize: int) -> None:
    """Deflated, because archives stay in memory while Python runs."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name in sorted(files):
            is_source = name.endswith(".py")
            content = compiled(files[name], name, optimize) if is_source else files[name]
            info = zipfile.ZipInfo(name + "c" if is_source else name, NO_DATE)
            out.writestr(info, content, zipfile.ZIP_DEFLATED, 9)


def is_wanted(name: str, left_out: list[str]) -> bool:
    return not name.endswith("/") and not any(name == one or name.startswith(one) for one in left_out)


def main() -> None:
    plan = json.loads((WORK / "plan.json").read_text())
    with zipfile.ZipFile(WORK / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if is_wanted(name, plan["left_out"])]
        pack({name: library.read(name) for name in names}, WORK / "stdlib.zip", optimize=2)
    engine = {name: (WORK / "engine" / name).read_bytes() for name in plan["engine"]}
    for name in plan["wheels"]:
        with zipfile.ZipFile(WORK / name) as wheel:
            engine |= {name: wheel.read(name) for name in wheel.namelist() if not name.endswith((".pyi", ".typed"))}
    pack(engine, WORK / "engine.zip", optimize=0)  # with assertions: some notice what is damaged
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
