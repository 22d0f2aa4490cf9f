"""Build what the browser needs to play without a server: Python, three packages and the engine, in a versioned folder.

The runtime comes from the npm package `pyodide` and the packages from the package index, all pinned by hash (in `web/
package-lock.json` and `requirements/offline.txt`). The engine is what `guildhall.local` imports, compiled and without
sources. The folder goes beside the built client, compressed; `bundle.json` names it and lists its files. Its name is
a digest of everything it is made of, so it is built again only when something has changed.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.step import ROOT

SOURCES: Final = ROOT / "src"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PINS: Final = ROOT / "requirements" / "offline.txt"
START: Final = ROOT / "tools" / "offline_start.py"
WORK: Final = ROOT / "build" / "offline"
BUILT: Final = ROOT / "src" / "guildhall" / "web_dist" / "offline"
PLATFORM: Final = ("--platform=pyemscripten_2026_0_wasm32", "--platform=any", "--abi=cp314", "--abi=none")
PYTHON: Final = ("--python-version=3.14", "--implementation=cp")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKED: Final = ("stdlib.zip", "engine.zip")
LICENCES: Final = """Pyodide: Mozilla Public License 2.0. The package `pyodide` on npm has its source and the licence.
CPython and its standard library: Python Software Foundation License, version 2.
msgspec: BSD 3-Clause License. librt, mypy-extensions: MIT License. All three are included in engine.zip.
Guildhall: MIT License.
"""

# Parts of the standard library that neither the runtime nor the engine imports. A name ends in a slash, a dot or what
# the modules of a family have in common.
LEFT_OUT: Final = [
    *("_pydatetime.py", "asyncio/proactor_events.py", "asyncio/windows_", "configparser.py", "ctypes/", "difflib.py"),
    *("logging/config.py", "logging/handlers.py", "plistlib.py"),
    *("tarfile.py", "xml/", "xmlrpc/", "zipapp.py", "zoneinfo/", "__phello__/"),
    *("_pyio.py", "_pyrepl/", "bdb.py", "cProfile.py", "doctest.py", "ensurepip/", "ftplib.py"),
    *("html/", "idlelib/", "imaplib.py", "mailbox.py", "mimetypes.py", "modulefinder.py"),
    *("optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py", "pydoc.py"),
    *("pydoc_data/", "smtplib.py", "socketserver.py", "sqlite3/", "tabnanny.py", "this.py", "timeit.py", "trace.py"),
    *("turtle.py", "unittest/", "wave.py", "webbrowser.py", "wsgiref/"),
    *("encodings/big5", "encodings/cp1", "encodings/cp5", "encodings/cp7", "encodings/cp8", "encodings/cp9"),
    *("encodings/euc_", "encodings/gb", "encodings/hp_", "encodings/iso2022", "encodings/iso8859_1", "encodings/johab"),
    *("encodings/iso8859_2", "encodings/iso8859_3", "encodings/iso8859_4", "encodings/iso8859_5", "encodings/koi8_"),
    *("encodings/iso8859_6", "encodings/iso8859_7", "encodings/iso8859_8", "encodings/iso8859_9", "encodings/kz1048"),
    *(
        "_sysconfigdata",
        "_markupbase.py",
        "_strptime.py",
        "argparse.py",
        "asyncio/__main__",
        "asyncio/tools",
        "calendar.py",
    ),
    *("cmd.py", "code.py", "colorsys.py", "compileall.py", "concurrent/futures/process", "concurrent/interpreters/"),
    *("concurrent/futures/interpreter", "csv.py", "email/", "fileinput.py", "filecmp.py", "getopt.py", "getpass.py"),
    *("gettext.py", "graphlib.py", "gzip.py", "http/", "importlib/metadata/", "ipaddress.py", "json/tool", "netrc.py"),
    *("multiprocessing/dummy/", "multiprocessing/forkserver", "multiprocessing/heap", "multiprocessing/managers"),
    *("multiprocessing/pool", "multiprocessing/popen_", "multiprocessing/queues", "multiprocessing/resource_"),
    *("multiprocessing/shared", "multiprocessing/spawn", "multiprocessing/synchronize", "platform.py", "pprint.py"),
    *(
        "pty.py",
        "py_compile.py",
        "pyodide/_nodesock",
        "pyodide/console",
        "pyodide/http/",
        "quopri.py",
        "rlcompleter.py",
    ),
    *("runpy.py", "sched.py", "shelve.py", "shlex.py", "stringprep.py", "symtable.py", "sysconfig/", "tracemalloc.py"),
    *("urllib/", "encodings/cp0", "encodings/cp2", "encodings/cp424", "encodings/idna", "encodings/punycode"),
    *("encodings/utf_16", "encodings/utf_32", "encodings/uu_", "encodings/bz2", "encodings/zlib", "encodings/quopri"),
    *("encodings/mac_", "encodings/palmos", "encodings/ptcp154", "encodings/shift_jis", "encodings/tis_620"),
]


def modules(root: Path = SOURCES) -> list[str]:
    """The files of the engine: all that `guildhall.local` imports or finds by a game's name, and the data beside it."""
    found: set[Path] = set()
    package = root / "guildhall"
    waiting = [*(package / "local").glob("*.py"), *(package / "games").rglob("*.py")]
    by_name = ("encode", "bots/evaluate", "bots/networks")  # found by a game's name, which no import tells
    waiting += [file for folder in by_name for file in (package / folder).glob("*.py")]
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.add(file)
        waiting += [one for name in _imports(file) for one in _files(root, name) if one not in found]
    data = {one for file in found for one in file.parent.iterdir() if one.suffix in (".toml", ".json", ".network")}
    return sorted(str(file.relative_to(root)) for file in found | data)


def _imports(file: Path) -> Iterator[str]:
    """The modules of Guildhall that a file imports, also inside functions, but not for type checkers alone."""
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        waiting += ast.iter_child_nodes(node)


def _files(root: Path, name: str) -> Iterator[Path]:
    """The file of a module, and those of the packages that it is in."""
    parts = name.split(".")
    if parts[0] != "guildhall":
        return
    for length in range(1, len(parts) + 1):
        place = root.joinpath(*parts[:length])
        yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


def version() -> str:
    """A digest of everything that the bundle is made of."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = hashlib.sha256(packages["node_modules/pyodide"]["integrity"].encode())
    tools = (ROOT / "tools" / name for name in ("offline.py", "offline_pack.py", "offline_pack.mjs"))
    for file in (PINS, START, *tools, *(SOURCES / name for name in modules())):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:12]


def is_current() -> bool:
    """Whether the bundle that is there is made of what is here."""
    if not PINS.exists() or not (ROOT / "web").exists():  # an installation or a stripped source tree
        return True
    try:
        return bool(json.loads((BUILT / "bundle.json").read_bytes())["version"] == version())
    except (OSError, ValueError):
        return False


def packages() -> list[Path]:
    """The pinned wheels, from whatever index pip is configured with."""
    folder = WORK / "wheels" / hashlib.sha256(PINS.read_bytes()).hexdigest()[:12]
    if not list(folder.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input"]
        command += ["--no-deps", "--only-binary=:all:", "--require-hashes", *PLATFORM, *PYTHON]
        subprocess.run([*command, f"--requirement={PINS}", f"--dest={folder}"], check=True)
    return sorted(folder.glob("*.whl"))


def pack(place: Path) -> dict[str, Any]:
    """Compile the standard library and the engine in the runtime itself; returns what the runtime says of them."""
    wheels = packages()
    shutil.rmtree(place, ignore_errors=True)
    for name in modules():
        target = place / "engine" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES / name, target)
    for wheel in wheels:
        shutil.copyfile(wheel, place / wheel.name)
    shutil.copyfile(PYODIDE / "python_stdlib.zip", place / "python_stdlib.zip")
    shutil.copyfile(ROOT / "tools" / "offline_pack.py", place / "pack.py")
    plan = {"left_out": LEFT_OUT, "engine": modules(), "wheels": [wheel.name for wheel in wheels]}
    (place / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    subprocess.run(["node", str(ROOT / "tools" / "offline_pack.mjs"), str(PYODIDE), str(place)], check=True)
    return dict(json.loads((place / "told.json").read_bytes()))


def make(name: str) -> Path:
    """The bundle of this version, made unless it was made before."""
    made = WORK / name
    if (made / "bundle.json").exists():
        return made
    place = WORK / "packed"
    told = pack(place)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    for old in WORK.glob("*/bundle.json"):
        shutil.rmtree(old.parent)
    folder = made / name
    folder.mkdir(parents=True, exist_ok=True)
    for file in (*(PYODIDE / one for one in RUNTIME), *(place / one for one in PACKED)):
        (folder / f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    (folder / "licences.txt").write_text(LICENCES, encoding="utf-8")
    shutil.rmtree(place)
    files = [*RUNTIME, *PACKED]
    size = sum((folder / f"{file}.gz").stat().st_size for file in files)
    start = START.read_text(encoding="utf-8")
    bundle = {"version": name, "files": files, "bytes": size, "runtime": lock["info"], "start": start, **told}
    (made / "bundle.json").write_text(json.dumps(bundle, separators=(",", ":")), encoding="utf-8")
    return made


def build() -> None:
    """Build the bundle into the client's folder."""
    made = make(version())
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(made, BUILT)


if __name__ == "__main__":
    build()
