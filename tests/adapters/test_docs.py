"""What docs/research.md says is true: its Python runs, and its names exist."""

from __future__ import annotations

import re
import runpy
from importlib import import_module
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
ALL = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(ALL)))
def test_snippets_run(number: int, tmp_path: Path) -> None:
    script = tmp_path / "snippet.py"
    script.write_text(ALL[number], encoding="utf-8")
    runpy.run_path(str(script))


def test_names_exist() -> None:
    for module, name in set(re.findall(r"`(guildhall\.[a-z_.]+)\.([A-Za-z_]+)`", PAGE)):
        if not hasattr(import_module(module), name):
            import_module(f"{module}.{name}")
