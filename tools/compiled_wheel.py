"""The build hook: a wheel holds the compiled engine, unless GUILDHALL_PURE=1 asks for a pure one."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles before the wheel is put together. An editable install stays as it is."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("GUILDHALL_PURE") == "1":
            return
        sys.path.insert(0, self.root)
        from tools import compile_engine

        if not compile_engine.can_compile():
            raise RuntimeError("there is no C compiler; GUILDHALL_PURE=1 builds a wheel without compiled modules")
        before = Path.cwd()
        try:
            compile_engine.make()
        finally:
            os.chdir(before)
        for file in compile_engine.TARGET.rglob("*"):
            if file.name.endswith(tuple(EXTENSION_SUFFIXES)):
                build_data["force_include"][str(file)] = str(file.relative_to(compile_engine.TARGET))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
