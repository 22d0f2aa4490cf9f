"""docs/adding-a-game.md is true: its code runs, and what it names is there."""

from __future__ import annotations

import re
from pathlib import Path

from guildhall import shelf
from guildhall.kernel.game import Game

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
IN_FOLDER = re.compile(r"^\| ((?:`[\w.]+`(?:, )?)+) \|", re.MULTILINE)
CALLS = ("g.then(", "g.then_ask(", "g.then_all(", "g.ask_each(", "g.interrupt(", "g.tell(", ".ask(g, ", ".put(")
ELSEWHERE = re.compile(r"`((?:src|docs|web|tests|tools|bench)/[^`]*)`")


def test_the_code_runs_from_the_first_block_to_the_last() -> None:
    blocks = BLOCK.findall(TEXT)
    assert len(blocks) == 4
    namespace: dict[str, object] = {"__name__": "adding_a_game"}
    for block in blocks:
        exec(compile(block, "docs/adding-a-game.md", "exec"), namespace)  # noqa: S102  # our own text
    assert "new_pond" in namespace


def test_it_shows_what_games_call() -> None:
    rules = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "guildhall" / "games").rglob("*.py"))
    for call in CALLS:
        assert call in TEXT, f"{call} is not explained"
        assert call in rules, f"{call} is called by no game"


def test_every_game_has_the_files_of_the_folder() -> None:
    files = {file for row in IN_FOLDER.findall(TEXT) for file in re.findall(r"`([\w.]+)`", row) if "." in file}
    assert len(files) > 8
    for module in shelf.MODULES.values():
        folder = ROOT / "src" / Path(*module.split("."))
        assert [file for file in sorted(files) if not (folder / file).exists()] == []


def test_every_file_elsewhere_is_there() -> None:
    for path in ELSEWHERE.findall(TEXT):
        for name in shelf.NAMES:
            language = re.search(r"\{([^}]*)\}", path)
            for choice in language[1].split(",") if language else [""]:
                named = re.sub(r"\{[^}]*\}", choice, path)
                named = named.replace("<game>", name).replace("<module>", name.replace("-", "_"))
                assert (ROOT / named).exists(), f"{named} is not there"


def test_the_protocol_of_games_is_where_it_says() -> None:
    assert "`kernel/game.py` declares in `Game`" in TEXT
    assert Game.__module__ == "guildhall.kernel.game"


def test_every_member_of_a_drawing_is_listed() -> None:
    source = (ROOT / "web" / "src" / "games" / "index.ts").read_text(encoding="utf-8")
    _, begun, rest = source.partition("export interface Drawing")
    assert begun
    members = set(re.findall(r"^  (\w+\??):", rest.partition("\n}\n")[0], re.MULTILINE))
    assert "Board" in members
    listed = re.findall(r"^\| (`\w+`(?:, `\w+`)*)( \(optional\))? \|", TEXT, re.MULTILINE)
    named = {name + ("?" if optional else "") for row, optional in listed for name in re.findall(r"\w+", row)}
    assert members <= named
