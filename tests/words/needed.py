"""The messages that a game needs, and those that all games share."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import guildhall
from guildhall import shelf
from guildhall.analysis.terms import terms_of
from guildhall.kernel.game import Game
from guildhall.words import name_id, reason_id

SOURCES = Path(guildhall.__file__).parent
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
BOARD_LABEL = re.compile(r"\"(label-[a-z0-9-]*[a-z0-9])\"")
GENERAL_REASON = re.compile(r"(not|undo|no-such)-[a-z-]+")


def needed(game: Game[Any], reasons: Iterable[str], ledger: Iterable[str]) -> set[str]:
    """Every `id` and `id.attribute` of a game's file, as listed in docs/adding-a-game.md."""
    ids = {"game-title", "game-pitch", "game-provenance"}
    for setting in game.settings:
        ids |= {f"setting-{setting.name}", f"setting-{setting.name}.help"}
        ids |= {f"setting-{setting.name}.{value}" for value in setting.values}
    ids |= {f"phase-{phase}" for phase in game.phases}
    ids |= {name_id(member) for member in members(game)}
    for decision in game.decisions:
        ids.add(f"ask-{decision.name}")
        ids |= {f"{decision.name}.{option.partition(':')[0]}" for option in decision.domain}
    ids |= {f"event-{event}" for event in game.events}
    ids |= {reason_id(reason) for reason in reasons}
    ids |= {f"ledger-{message}" for message in ledger}
    ids |= {f"hint-{term}" for term in terms_of(game.name)}
    return ids


def members(game: Game[Any]) -> list[str]:
    """All components by id; "-" stands for none."""
    return [member for kind in game.things.values() for member in kind if member != "-"]


def reasons(game: Game[Any]) -> set[str]:
    """The clauses that the game gives as reasons: those in functions and constants whose names contain `why`."""
    folder = Path(import_module(shelf.MODULES[game.name]).__file__ or "").parent
    return {reason for file in sorted(folder.rglob("*.py")) for reason in reasons_in(file.read_text(), game.prefix)}


def reasons_in(source: str, prefix: str) -> set[str]:
    """The clauses that a source gives as reasons."""
    clause = re.compile(re.escape(prefix) + r"-[\w.-]*\d[\w.-]*")
    return {
        text
        for node in ast.walk(ast.parse(source))
        if any("why" in name.lower() for name in _names(node))
        for text in strings(node)
        if clause.fullmatch(text)
    }


def general_reasons() -> set[str]:
    """The reasons of kernel and table."""
    files = [*SOURCES.glob("kernel/*.py"), *SOURCES.glob("table/*.py")]
    return {text for file in files for text in strings(ast.parse(file.read_text())) if GENERAL_REASON.fullmatch(text)}


def labels(game: Game[Any]) -> set[str]:
    """The labels in the game's drawings, for the terminal and for the browser."""
    return labels_in(_drawing(game).read_text()) | labels_on_boards(game)


def labels_on_boards(game: Game[Any]) -> set[str]:
    """The labels that the game's board in the browser names in full."""
    files = [file for file in sorted((BOARDS / game.name).rglob("*")) if file.suffix in (".svelte", ".ts")]
    return {label for file in files for label in BOARD_LABEL.findall(file.read_text())}


def labels_in(source: str) -> set[str]:
    """The `label-...` ids in a source, whole or concatenated from "label-" and a word."""
    texts = set(strings(ast.parse(source)))
    whole = {text for text in texts if text.startswith("label-") and text != "label-"}
    words = {f"label-{text}" for text in texts if "label-" in texts and re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}
    return whole | words


def said_by_screens(game: Game[Any] | None) -> set[str]:
    """The messages that a game's drawing takes from `words.text(...)`; None for those of all other screens."""
    files = sorted((SOURCES / "cli").rglob("*.py")) if game is None else [_drawing(game)]
    return {text for file in files for text in said_in(file.read_text())}


def said_in(source: str) -> set[str]:
    """The first argument of each `words.text(...)`."""
    return {
        node.args[0].value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text"
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


def _drawing(game: Game[Any]) -> Path:
    return SOURCES / "draw" / (shelf.MODULES[game.name].rpartition(".")[2] + ".py")


def strings(tree: ast.AST) -> Iterator[str]:
    """All string constants of a source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _names(node: ast.AST) -> list[str]:
    """The name of a function or constant."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [node.target.id] if isinstance(node.target, ast.Name) else []
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
