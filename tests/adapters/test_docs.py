"""What the pages for researchers say is true: their Python runs, and their names exist."""

from __future__ import annotations

import re
import runpy
from importlib import import_module
from pathlib import Path

import pytest

from guildhall.bots.arena import Tournament, fixtures, play_fixture
from tools.snippets import PAGES, snippets

PAGE = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
ALL = {f"{page.stem}-{number}": text for page in PAGES for number, text in enumerate(snippets(page))}


@pytest.mark.parametrize("name", ALL)
def test_snippets_run(name: str, tmp_path: Path) -> None:
    script = tmp_path / "snippet.py"
    script.write_text(ALL[name], encoding="utf-8")
    runpy.run_path(str(script))


@pytest.mark.parametrize("name", [name for name in ALL if name.startswith("write-a-bot")])
def test_every_bot_of_the_page_plays(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = name.replace("-", "_")
    (tmp_path / f"{module}.py").write_text(ALL[name], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    (bot,) = re.findall(r"^class (\w+)", ALL[name], re.MULTILINE)
    tournament = Tournament("tiny-towns", ("random", f"{module}:{bot}"), games=1, limit=600.0)
    tournament.check()
    result = play_fixture(tournament, fixtures(tournament)[0])
    assert result.fault == ""


def test_names_exist() -> None:
    for module, name in set(re.findall(r"`(guildhall\.[a-z_.]+)\.([A-Za-z_]+)`", PAGE)):
        if not hasattr(import_module(module), name):
            import_module(f"{module}.{name}")
