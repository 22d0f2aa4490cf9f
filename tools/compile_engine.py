"""Compile the engine with mypyc: the kernel, every registered game, the table with its log, what the server makes of
views, and the search with its evaluators, from the very sources that run interpreted.

`build/compiled` becomes a copy of the package in which extension modules stand beside those sources and are found
first. Put it first on the path to use it. Nothing is compiled when sources, compiler and Python are those of the last
time, and of the C files only those that changed.

Lines that begin with `progress:` are for whoever shows how far it is.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
TARGET: Final = ROOT / "build" / "compiled"
WORK: Final = ROOT / "build" / "mypyc"  # C files and objects, kept for the next time
TYPED: Final = WORK / "typed"  # links to the packages whose types the compiler may read
TYPED_PACKAGES: Final = ("msgspec",)
FINGERPRINT: Final = TARGET / "fingerprint"

# Nothing but the entry points is seen from outside, so that calls between modules, and into mypyc's own C library, are
# plain calls that the linker may inline: a tenth quicker than -O3 file by file, and no slower to compile. Only gcc is
# told so, since other compilers need a linker for it that is often not there.
WHOLE: Final = ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition", "-flto=auto", "-Wno-error"]

OPERATORS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitOr: "|",
    ast.BitAnd: "&",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}

STRUCT: Final = re.compile(r"^class \w+\(.*\bStruct\b", re.MULTILINE)
SHIPPED: Final = shutil.ignore_patterns("__pycache__", "*.so")
KEPT: Final = SOURCES / "guildhall" / "table" / "kept.py"
SCREEN: Final = SOURCES / "guildhall" / "hall" / "screen.py"


def sources() -> list[Path]:
    """The files to compile, relative to the folder that holds the package."""
    package = SOURCES / "guildhall"
    games = [folder for folder in sorted((package / "games").iterdir()) if (folder / "__init__.py").exists()]
    bots = [package / "bots" / "evaluate", package / "bots" / "search"]
    folders = [package / "kernel", *games, package / "encode", package / "table", *bots]
    files = [file for folder in folders for file in folder.rglob("*.py") if is_compiled(file)]
    return sorted(file.relative_to(SOURCES) for file in [*files, SCREEN])


def is_compiled(file: Path) -> bool:
    """What msgspec makes or reads by annotations is not, because a compiled class no longer has them."""
    return file != KEPT and not STRUCT.search(file.read_text(encoding="utf-8"))


def modules() -> list[str]:
    """The import names of those files."""
    return [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in sources()]


def fingerprint() -> str:
    """Changes whenever the compiled modules would."""
    import mypy.version

    digest = hashlib.sha256(f"{sys.version} {mypy.version.__version__}".encode())
    for file in [Path(__file__), *(SOURCES / source for source in sources())]:
        digest.update(file.read_bytes())
        digest.update(str(file.relative_to(ROOT)).encode())
    return digest.hexdigest()


def is_up_to_date() -> bool:
    """Whether the target holds the engine of the present sources."""
    try:
        return FINGERPRINT.read_text(encoding="utf-8") == fingerprint()
    except (OSError, ImportError):
        return False


def copy_package() -> None:
    """Put everything but compiled modules there anew."""
    for file in (TARGET / "guildhall").rglob("*"):
        if file.is_file() and not file.name.endswith(tuple(EXTENSION_SUFFIXES)):
            file.unlink()
    shutil.copytree(SOURCES / "guildhall", TARGET / "guildhall", ignore=SHIPPED, dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs" / "rules", TARGET / "guildhall" / "docs_rules", dirs_exist_ok=True)
    for source in sources():
        file = TARGET / source
        file.write_text(spelled_out(file.read_text(encoding="utf-8")), encoding="utf-8")


def spelled_out(text: str) -> str:
    """The same source with `a[i] += n` written as `a[i] = a[i] + (n)`.

    mypyc leaves the short form to Python's own operators, which take and make objects, and does the long one with
    machine words. Rules are read more often than compiled, so they keep the short form.
    """
    lines = text.encode().splitlines(keepends=True)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.AugAssign)]
    for node in sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        target, value = node.target, node.value
        if isinstance(target, ast.Subscript) and node.lineno == node.end_lineno and not has_effects(target, value):
            line = lines[node.lineno - 1]
            place = line[target.col_offset : target.end_col_offset].decode()
            amount = line[value.col_offset : value.end_col_offset].decode()
            whole = f"{place} = {place} {OPERATORS[type(node.op)]} ({amount})"
            lines[node.lineno - 1] = line[: node.col_offset] + whole.encode() + line[node.end_col_offset :]
    return b"".join(lines).decode()


def has_effects(target: ast.Subscript, value: ast.expr) -> bool:
    """Whether it matters that the place is found twice, or that what stands there is replaced and not changed."""
    finds = any(isinstance(node, ast.Call | ast.NamedExpr) for node in ast.walk(target))
    return finds or isinstance(value, ast.List | ast.ListComp)


def link_typed_packages() -> None:
    """Show the compiler the packages that it may read types from.

    It sees no other installed package (`--no-site-packages`), so the same C code comes out wherever it runs, with or
    without the packages of developers and researchers.
    """
    TYPED.mkdir(parents=True, exist_ok=True)
    for name in TYPED_PACKAGES:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        link = TYPED / name
        if link.is_symlink():
            link.unlink()
        link.symlink_to(Path(spec.origin).parent)


def type_options() -> list[str]:
    """How mypy is to read the sources, whatever else is installed."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    isolated = ["--no-site-packages", "--follow-imports=silent"]  # report nothing about modules that stay interpreted
    return ["--config-file=", "--strict", *isolated, "--python-version", version, "--cache-dir", str(WORK / "types")]


def build() -> None:
    """Run mypyc and the C compiler, and put the modules next to the copied sources."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools._distutils import ccompiler

    WORK.mkdir(parents=True, exist_ok=True)
    os.chdir(TARGET)
    link_typed_packages()
    os.environ["MYPYPATH"] = str(TYPED)
    print("progress: checking types", flush=True)
    files = [*type_options(), *map(str, sources())]
    extensions = mypycify(files, opt_level="3", debug_level="0", multi_file=True, target_dir=str(WORK))
    if "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or ""):
        engine = next(extension for extension in extensions if extension.name.endswith("__mypyc"))
        engine.extra_compile_args = [*engine.extra_compile_args, *WHOLE]  # the others only name its modules
        engine.extra_link_args = WHOLE
    ccompiler.CCompiler.compile = compile_changed
    places = ["--build-temp", str(WORK / "objects"), "--build-lib", str(WORK / "library")]
    commands = ["--quiet", "build_ext", "--inplace", *places]
    setup(name="guildhall-compiled", ext_modules=extensions, script_args=commands, packages=[])


def compile_changed(
    self: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """In place of the compiler's own `compile`, which takes every file, one after the other."""
    _, objects, extra, before, building = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(before, debug, extra_preargs)
    headers = max((file.stat().st_mtime for file in WORK.rglob("*.h")), default=0.0)

    def compile_one(name: str) -> None:
        source, suffix = building[name]
        made = Path(name)
        if not made.exists() or made.stat().st_mtime < max(headers, Path(source).stat().st_mtime):
            self._compile(name, source, suffix, arguments, extra, before)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        jobs = [pool.submit(compile_one, name) for name in building]
        for finished, job in enumerate(as_completed(jobs), 1):
            job.result()
            if len(jobs) > 1:
                linking = finished == len(jobs)
                print("progress: linking" if linking else f"progress: {finished} of {len(jobs)} files", flush=True)
    return list(objects)


def is_pure() -> bool:
    """Whether somebody has asked for plain Python."""
    return os.environ.get("GUILDHALL_PURE") == "1"


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def compiled_files() -> list[Path]:
    """Every extension module of the compiled engine, relative to the target."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [*TARGET.glob(f"*__mypyc{suffix}"), *(TARGET / "guildhall").rglob(f"*{suffix}")]
    return sorted(file.relative_to(TARGET) for file in found)


def make() -> None:
    """Bring the target up to date."""
    if is_up_to_date():
        copy_package()
        return
    of_now = fingerprint()  # taken before, so that sources that change meanwhile do not count as compiled
    shutil.rmtree(TARGET, ignore_errors=True)
    copy_package()
    began = time.monotonic()
    build()
    FINGERPRINT.write_text(of_now, encoding="utf-8")
    print(f"compiled {len(sources())} modules in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    make()
