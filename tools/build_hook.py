"""The build hook: wheels and source archives hold the browser client, and wheels the compiled engine.

GUILDHALL_PURE=1 asks for a wheel without compiled modules. A machine without a C compiler gets such a wheel as well,
with a warning. Where there is a compiler, a build that fails is an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]>=1.18", "setuptools>=77", "msgspec>=0.20"]


class BuildHook(BuildHookInterface[Any]):
    """Builds what is not in the repository. An editable install stays as it is."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Only a compiled wheel needs a compiler's packages."""
        return (
            COMPILER if self._is_wheel() and self._compiler().has_compiler() and not self._compiler().is_pure() else []
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_client()
        if self._is_wheel() and not self._compiler().is_pure():
            self._compile(build_data)

    def _is_wheel(self) -> bool:
        return self.target_name == "wheel"

    def _compiler(self) -> Any:
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from tools import compile_engine

        return compile_engine

    def _build_client(self) -> None:
        self._compiler()  # puts tools on the path
        from tools import client

        if client.build() != 0:
            raise RuntimeError("the browser client could not be built; it needs Node 20 or newer, with npm")

    def _compile(self, build_data: dict[str, Any]) -> None:
        compiler = self._compiler()
        if not compiler.has_compiler():
            self.app.display_warning("There is no C compiler: the wheel holds the plain Python engine.")
            return
        before = Path.cwd()
        try:
            compiler.make()
        finally:
            os.chdir(before)
        for file in compiler.compiled_files():
            build_data["force_include"][str(compiler.TARGET / file)] = str(file)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
