"""Component sets: every reconstructed value can be corrected, nothing else is believed, and files tell all of it."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.cli.main import main
from guildhall.hall import component_sets, wire
from guildhall.hall.component_sets import RECONSTRUCTED, as_toml, changes, check, corrected, reconstructed, shipped_file
from guildhall.hall.errors import Refusal
from guildhall.hall.replays import check_file, info, of_file
from guildhall.kernel.components import MOST, MOST_BYTES, MOST_DEPTH, MOST_VALUES, packed, unpacked
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.table import replay
from guildhall.table.table import Table

GAMES = tuple(RECONSTRUCTED)
Tree = dict[str, Any]

# What stands on the tiles of the expert expansion is known; which faces share a tile changes no chance and no rule.
WITHOUT_EFFECT = ("expert.scoring_tiles.",)


def tree_of(name: str) -> Tree:
    return unpacked(shelf.game(name).content)


def at(tree: Any, place: str) -> tuple[Any, Any]:
    """What holds a value, and under which key."""
    *path, last = place.split(".")
    for key in path:
        tree = tree[int(key)] if isinstance(tree, list) else tree[key]
    return tree, int(last) if isinstance(tree, list) else last


def printed(game: Any) -> dict[str, Any]:
    """All that the rules look up. Tables of vectors, which follow from the rest, equal only themselves."""
    return {name: value for name, value in vars_of(game.box).items() if name not in ("digest", "content", "lookup")}


def vars_of(box: Any) -> dict[str, Any]:
    return {name: getattr(box, name) for name in dir(box) if not name.startswith("_")}


def other_values(value: Any) -> Iterator[Any]:
    """What might be printed there instead."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from ("A", "D", "red", "blue")
    elif isinstance(value, dict):
        for key in ("vp", "cards", "pawns", "tie_break_bonus", "hand_limit"):
            yield {**value, key: value.get(key, 0) + 1}
    elif all(isinstance(part, dict) for part in value):
        yield [*value, {"vp": 1}]
    elif value and isinstance(value[0], str):
        yield from (["A", "D"], ["B", "C", "D"], ["red"], ["green", "purple"], ["red", "blue", "green", "yellow"])
    else:
        yield from ([*value[:-1], value[-1] + 1], value[::-1])


def corrections(name: str, place: str) -> Iterator[Tree]:
    """Sets in which that value is another one, and as little else as makes a whole box."""
    usual = tree_of(name)
    holder, key = at(usual, place)
    for value in other_values(holder[key]):
        tree = copy.deepcopy(usual)
        holder, key = at(tree, place)
        holder[key] = value
        complete(tree, holder, place)
        yield tree
    if not place.split(".")[-2].isdigit():
        return
    # In the places of others of its kind, alone or with all else that is printed there.
    many, field = place.rsplit(".", 2)[0], place.split(".")[-1]
    holder, key = at(usual, many)
    for other in range(len(holder[key])):
        for fields in ([field], ["kind", "income"]):
            tree = copy.deepcopy(usual)
            holder, key = at(tree, many)
            one, two = holder[key][int(place.split(".")[-2])], holder[key][other]
            if all(field in one and field in two for field in fields):
                for same in fields:
                    one[same], two[same] = two[same], one[same]
                yield tree


def complete(tree: Tree, holder: Any, place: str) -> None:
    """What else must be so if that value is."""
    kind, key = place.split(".")[0], place.split(".")[-1]
    if kind == "action_card" and key == "colour":
        holder["liveries"] = [holder["colour"]]
    elif kind == "action_card" and key == "liveries":
        holder["colour"] = holder["liveries"][0]
    elif key == "copies":
        tree["counts"][f"{kind}s"] += 1
    elif key == "one_copy_of_each_action_per_stack":
        pairs = ("share_space", "free_centre"), ("use_x", "take_back_card"), ("chapel_plus_2", "gate_plus_2")
        rest = {"card_plus_1": 1, "take_lady": 1}
        tree["bonus_tiles"]["contents"] = [{first: 3, second: 3, **rest} for first, second in pairs]


@pytest.mark.parametrize("name", GAMES)
def test_every_reconstructed_value_can_be_corrected(name: str) -> None:
    usual = printed(shelf.game(name))
    refused = []
    for place in reconstructed(name):
        before = at(tree_of(name), place)
        for tree in corrections(name, place):
            holder, key = at(tree, place)
            if holder[key] == before[0][before[1]]:
                continue
            try:
                game = shelf.game(name).with_content(packed(tree))
            except ComponentError:
                continue
            if printed(game) != usual or place.startswith(WITHOUT_EFFECT):
                assert game.digest != shelf.game(name).digest
                break
        else:
            refused.append(place)
    assert not refused


# Remarks that say "reconstructed" of something that no rule reads: pictures and names, and how money is counted.
PICTURES = {
    "old-london-bridge": {"player_colours", "money.bank", "bonus_tiles.backs_meta", "board_layout"},
    "guilds-of-london": {"provenance.scoreboard"},
}


def remarks(tree: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    if isinstance(tree, dict):
        for key, value in tree.items():
            if isinstance(value, str) and (key.endswith("provenance") or path == ("provenance",)):
                if "reconstructed" in value:
                    yield ".".join(path), key.removesuffix("provenance").rstrip("_")
            else:
                yield from remarks(value, (*path, key))
    elif isinstance(tree, list):
        for i, value in enumerate(tree):
            yield from remarks(value, (*path, str(i)))


@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_remark_about_reconstruction_belongs_to_a_place(name: str) -> None:
    """So a new reconstructed value cannot be forgotten in the workshop."""
    tree = tomllib.loads(shipped_file(name).read_text(encoding="utf-8"))
    places = [*reconstructed(name), "rules.by_players_notes"]
    singular = {"action_cards": "action_card", "guild_tiles": "guild_tile", "special_buildings": "special_building"}
    singular |= {"second_place_tokens": "second_place_token", "mayoral_cards": "mayoral_card"}
    for where, what in remarks(tree):
        start = singular.get(what, what) if where == "provenance" else where
        known = any(place == start or place.startswith(start + ".") for place in places)
        assert known or f"{where}.{what}".strip(".") in PICTURES[name] or where in PICTURES[name], (where, what)


@pytest.mark.parametrize("name", GAMES)
def test_a_set_survives_export_and_import(name: str, tmp_path: Path) -> None:
    tree = tree_of(name)
    holder, key = at(tree, reconstructed(name)[-1])
    value = holder[key]
    holder[key] = value if not isinstance(value, int) else value + 1
    content = packed(tree)
    game = shelf.game(name).with_content(content)
    text = as_toml('My "own" box', content)
    again = corrected(name, wire.ComponentDraft(toml=text))
    assert (again.digest, again.content) == (game.digest, content)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["components", "check", str(file)]) == 0
    assert shelf.game(name).with_components(file).digest == game.digest


@pytest.mark.parametrize("name", shelf.NAMES)
def test_content_is_the_whole_box(name: str) -> None:
    game = shelf.game(name)
    again = game.with_content(game.content)
    assert (again.digest, again.content) == (game.digest, game.content)
    assert printed(again) == printed(game)
    assert len(game.content.split()) == 1


def test_a_check_says_what_is_wrong_or_what_changes() -> None:
    tree = tree_of("old-london-bridge")
    tree["tracks"]["chapel"]["length"] = 18
    found = check("old-london-bridge", wire.ComponentDraft(packed(tree)))
    assert found.problem is None
    assert found.changes == [wire.ComponentChange("tracks.chapel.length", "16", "18")]
    assert len(found.view.chapel_coins) == 19
    tree["tracks"]["chapel"]["length"] = 0
    found = check("old-london-bridge", wire.ComponentDraft(packed(tree)))
    assert found.problem == "tracks.chapel.length: at least 1"
    assert found.content is None
    with pytest.raises(Refusal, match="nothing-reconstructed"):
        check("tiny-towns", wire.ComponentDraft("{}"))
    with pytest.raises(Refusal, match="no-such-game"):
        check("chess", wire.ComponentDraft("{}"))


def with_leaf(value: Any) -> str:
    tree = tree_of("old-london-bridge")
    tree["extra"] = value
    return msgspec.json.encode(tree).decode()


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


BAD = {
    "not JSON": "{",
    "not a table": "[]",
    "no tables": "{}",
    "deep": with_leaf(nested(MOST_DEPTH + 1)),
    "very deep": "[" * 100_000,
    "many values": with_leaf([1] * MOST_VALUES),
    "long text": with_leaf("x" * 201),
    "line break": with_leaf("a\nb"),
    "turned text": with_leaf("a\u202eb"),
    "large number": with_leaf(MOST + 1),
    "huge number": with_leaf(0)[:-2] + "9" * 5_000 + "}",
    "fraction": with_leaf(1.5),
    "nothing": with_leaf(None),
    "large": with_leaf("x" * MOST_BYTES),
    "bad key": with_leaf({"a\u202eb": 1}),
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD)
def test_bad_content_is_refused(content: str) -> None:
    found = check("old-london-bridge", wire.ComponentDraft(content))
    assert found.problem
    assert len(found.problem) < 2_000


@pytest.mark.parametrize(
    "toml",
    ["", "a = ", "x = 1979-05-27", "a." * 90_000 + "b = 1", "a = " + "[" * 90_000, "# " + "x" * MOST_BYTES, "\x00"],
    ids=["empty", "cut", "date", "dots", "brackets", "large", "zero"],
)
def test_a_bad_file_is_refused(toml: str) -> None:
    assert check("guilds-of-london", wire.ComponentDraft(toml=toml)).problem


def mutated(name: str, chance: random.Random) -> str:
    """A set with one or two wild values."""
    tree = tree_of(name)
    for place in chance.sample(reconstructed(name), 2):
        holder, key = at(tree, place)
        value = holder[key]
        while isinstance(value, (list, dict)) and value:
            holder, key = value, chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
            value = holder[key]
        if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = chance.choice((0, 1, 2, 5, 13, 40, 200, MOST))
    return packed(tree)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_passes_the_checks_can_be_played(name: str) -> None:
    chance = random.Random(7)
    played = 0
    while played < 12:
        try:
            game = shelf.game(name).with_content(mutated(name, chance))
        except ComponentError:
            continue
        played += 1
        table = Table(game, chance.choice(list(game.seats)), {}, seed=bytes(32))
        g = table.state.copy()
        playout(g, Rng(played))
        assert game.scores(g)
        assert game.write(game.read(game.write(g))) == game.write(g)
        game.view(g, 0)


def test_a_replay_carries_corrected_components() -> None:
    tree = tree_of("old-london-bridge")
    tree["empty_slots"]["payment"] = [0, 2, 4]
    game = shelf.game("old-london-bridge").with_content(packed(tree))
    table = Table(game, 2, {}, seed=bytes(32))
    text = replay.save(replay.record(table, {0: "Ada"}))
    assert f"\ncontent {game.content}\n" in text
    file = replay.load(text)
    replay.verify(file)
    assert replay.save(file) == text
    id, name, stored = check_file(text)
    found = info(of_file(id, stored))
    assert (name, found.game) == ("old-london-bridge", "old-london-bridge")
    assert found.components is not None
    assert [change.where for change in found.components.changes] == ["empty_slots.payment"]
    # Without its components, or with others, the file is not believed.
    without = "\n".join(line for line in text.split("\n") if not line.startswith("content "))
    with pytest.raises(replay.ReplayError, match="line 4: played with other component data"):
        replay.load(without)
    with pytest.raises(replay.ReplayError, match="line 4: played with other component data"):
        replay.load(text.replace("[0,2,4]", "[0,2,5]"))
    with pytest.raises(replay.ReplayError, match=r"line 8: the component data are wrong: empty_slots\.payment"):
        replay.load(text.replace("[0,2,4]", "[]"))


def test_a_replay_of_shipped_components_carries_none() -> None:
    table = Table(shelf.game("old-london-bridge"), 2, {}, seed=bytes(32))
    text = replay.save(replay.record(table))
    assert "\ncontent " not in text


def test_what_a_tile_is_called_follows_the_set() -> None:
    tree = tree_of("old-london-bridge")
    tiles = tree["buildings"]["tiles"]
    chapel, gate = tiles[0], next(tile for tile in tiles if tile["type"] == "gate")
    chapel["number"], gate["number"] = gate["number"], chapel["number"]
    game = shelf.game("old-london-bridge").with_content(packed(tree))
    told = component_sets.things(game)["tile"]
    assert f"chapel#{chapel['number']}" in told
    assert component_sets.things(shelf.game("old-london-bridge")) == {}
    assert len(changes("old-london-bridge", packed(copy.deepcopy(tree)))) == 2
