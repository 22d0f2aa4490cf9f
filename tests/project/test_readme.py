"""What the README says is true: its example runs, its commands exist, and links lead somewhere."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def example() -> str:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def test_the_python_example_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "example.py"
    script.write_text(example(), encoding="utf-8")
    runpy.run_path(str(script))
    printed = capsys.readouterr().out
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[123], [123], [123]\]\n", printed), printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_commands_of_the_readme_are_targets() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    commands = re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"play", "test"} <= set(commands) <= set(targets)
