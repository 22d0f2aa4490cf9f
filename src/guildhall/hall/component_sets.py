"""Component sets: what the owner of a box reads there instead of the values that we had to reconstruct.

A set is the whole content of a component file, so a game with it depends on nothing else. Sets come from strangers:
they are read by the same checks as any component file, and nothing in them is shown to others but their name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.records import TableRecord
from guildhall.kernel import run
from guildhall.kernel.components import is_remark, packed, parsed, unpacked
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE

# How the entries of a list are told apart, so that an inserted one does not shift all others.
KEYS: Final = ("id", "step", "index", "space", "value", "rank")

# The values that no source gives. A star stands for every entry of a list or table; an entry whose own provenance names
# a source does not count.
RECONSTRUCTED: Final[dict[str, tuple[str, ...]]] = {
    "old-london-bridge": (
        "buildings.tiles.*.number",
        "buildings.tiles.*.shields",
        "stacks.positions.*.type",
        "rondel.spaces.*.kind",
        "rondel.spaces.*.income",
        "tracks.chapel.length",
        "tracks.chapel.front_step",
        "tracks.chapel.coins.*.space",
        "tracks.gate.length",
        "empty_slots.payment",
        "starting_hands.columns",
        "rules.by_players.2.stair_steps_used",
        "rules.by_players.3.stair_steps_used",
        "bonus_tiles.one_copy_of_each_action_per_stack",
        "expert.scoring_tiles.*.faces",
    ),
    "guilds-of-london": (
        "action_card.*.colour",
        "action_card.*.liveries",
        "action_card.*.copies",
        "action_card.*.cost",
        "action_card.*.effects",
        "guild_tile.*.liveries",
        "guild_tile.*.requires",
        "guild_tile.*.vp",
        "guild_tile.*.first",
        "guild_tile.*.second",
        "special_building.*.liveries",
        "special_building.*.requires",
        "special_building.*.vp",
        "special_building.*.first",
        "special_building.*.second",
        "special_building.*.permanent",
        "second_place_token.*.copies",
        "second_place_token.*.effects",
        "mayoral_card.*.score",
        "plantation.*.left",
        "plantation.*.right",
        "plantation.*.pawns_returned",
    ),
}


def shipped_file(name: str) -> Path:
    """The component file that a game ships with."""
    path = import_module(shelf.MODULES[name]).__file__
    assert path is not None
    return Path(path).with_name("components.toml")


@cache
def reconstructed(name: str) -> tuple[str, ...]:
    """The places of all reconstructed values of a game: "tracks.chapel.length", "guild_tile.3.vp"."""
    tree = cast(dict[str, Any], msgspec.toml.decode(shipped_file(name).read_text(encoding="utf-8")))
    found = (place for pattern in RECONSTRUCTED.get(name, ()) for place in _expanded(tree, pattern.split("."), ()))
    return tuple(place for place in found if not _is_counted(tree, place))


def _is_counted(tree: dict[str, Any], place: str) -> bool:
    """Whether a value is known although its tile is not: the rulebook gives every guild of the bridge all shields."""
    *path, number, last = place.split(".")
    return (
        path == ["buildings", "tiles"]
        and last == "shields"
        and tree["buildings"]["tiles"][int(number)]["type"] == "guild"
    )


def _expanded(tree: Any, pattern: list[str], before: tuple[str, ...]) -> Iterator[str]:
    if not pattern:
        yield ".".join(before)
        return
    inner = dict(enumerate(tree)) if isinstance(tree, list) else tree
    for key in inner if pattern[0] == "*" else [pattern[0]]:
        value = inner.get(key)
        if value is None or is_remark(str(key)):
            continue
        source = value.get("provenance", "reconstructed") if isinstance(value, dict) else "reconstructed"
        if pattern[0] != "*" or "reconstructed" in source:
            yield from _expanded(value, pattern[1:], (*before, str(key)))


def game_of(record: TableRecord) -> Game[Any]:
    """The game of a table, with its components. Raises ValueError."""
    return shelf.game(record.settings.game, record.content)


def corrected(name: str, draft: wire.ComponentDraft) -> Game[Any]:
    """The game with the components of a draft. Raises ComponentError, or Refusal if all of its values are known."""
    if name not in RECONSTRUCTED:
        raise Refusal("no-such-game" if name not in shelf.NAMES else "nothing-reconstructed", 404)
    if draft.toml is not None:
        return shelf.game(name).with_content(packed(parsed(draft.toml)))
    return shelf.game(name).with_content(packed(unpacked(draft.content or "")))


def check(name: str, draft: wire.ComponentDraft) -> wire.CheckedComponents:
    """What a draft changes, or what is wrong with it. Raises Refusal as `corrected` does."""
    try:
        game = corrected(name, draft)
    except ComponentError as error:
        return wire.CheckedComponents(str(error), None, "", [], None)
    return wire.CheckedComponents(None, game.content, game.digest, changes(name, game.content), _sample(game))


def shipped(name: str) -> wire.ReconstructedComponents:
    """What the owner of a box can correct. Raises ValueError."""
    game = shelf.game(name)
    return wire.ReconstructedComponents(game.content, list(reconstructed(name)), _sample(game))


def things(game: Game[Any]) -> dict[str, list[str]]:
    """The kinds of components whose members are called otherwise than in the shipped game."""
    usual = shelf.game(game.name).things
    return {kind: list(members) for kind, members in game.things.items() if members != usual[kind]}


def at_table(record: TableRecord) -> wire.TableComponents | None:
    """What a table is played with, if it is not the shipped components."""
    return None if record.content is None else described(game_of(record), _name_of(record.settings))


def described(game: Game[Any], name: str) -> wire.TableComponents:
    return wire.TableComponents(name, game.digest, changes(game.name, game.content))


def _name_of(settings: wire.TableSettings) -> str:
    return "" if settings.components is None else settings.components.name


def changes(name: str, content: str) -> list[wire.ComponentChange]:
    """What is different from the shipped components."""
    before, after = unpacked(shelf.game(name).content), unpacked(content)
    return [
        wire.ComponentChange(where, *(None if value is None else packed(value) for value in values))
        for where, *values in differences(before, after)
    ]


def _sample(game: Game[Any]) -> Any:
    """A table that has just been laid out, so that a client can draw the components."""
    g = game.new(game.seats[-1], {})
    run.start(g)
    rng = Rng(1)
    while not run.is_over(g) and run.to_act(g)[0] == CHANCE:
        run.apply(g, CHANCE, run.draw(g, rng))
    return game.view(g, None)


def differences(before: Any, after: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The values that differ, remarks aside: where, the shipped one, and the corrected one; None: there is none."""
    one, other = _children(before), _children(after)
    if one is None or other is None:
        if before != after:
            yield where, before, after
        return
    for key in [*one, *(key for key in other if key not in one)]:
        if not is_remark(key):
            inner = f"{where}.{key}" if where and not key.startswith("[") else where + key
            yield from differences(one.get(key), other.get(key), inner)


def _children(tree: Any) -> dict[str, Any] | None:
    if isinstance(tree, dict):
        return tree
    if not isinstance(tree, list) or not tree or not all(isinstance(entry, dict) for entry in tree):
        return None
    key = next((key for key in KEYS if len({str(entry[key]) for entry in tree if key in entry}) == len(tree)), None)
    return {f"[{i if key is None else entry[key]}]": entry for i, entry in enumerate(tree)}


def as_toml(title: str, content: str) -> str:
    """A component file with this content."""
    lines = [f"# {title}", "# Check it with: guildhall components check FILE"]
    _write(lines, unpacked(content), "")
    return "\n".join(lines) + "\n"


def _write(lines: list[str], table: dict[str, Any], name: str) -> None:
    """Plain values first, because TOML counts everything after a header to its table."""
    inner = {key: value for key, value in table.items() if _is_table(value) or _is_tables(value)}
    lines += [f"{_key(key)} = {_value(value)}" for key, value in table.items() if key not in inner]
    for key, value in inner.items():
        where = f"{name}.{_key(key)}" if name else _key(key)
        for entry in [value] if _is_table(value) else value:
            lines += ["", f"[{where}]" if _is_table(value) else f"[[{where}]]"]
            _write(lines, entry, where)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) and entry for entry in value)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return msgspec.json.encode(value).decode()  # strings, numbers and truth values are written alike in TOML
