"""The component file: provenance, corrected copies, and what is wrong with a wrong one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from guildhall.games.old_london_bridge import GAME, OldLondonBridge, components
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, is_over, options, start
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.invariants import check
from tests.games.old_london_bridge.table import answer, gone, let_chance

TEXT = components.DEFAULT.read_text(encoding="utf-8")
FILE: dict[str, Any] = tomllib.loads(TEXT)

KINDS_OF_PROVENANCE = re.compile(r"rulebook|public: .+|reconstructed.+", re.DOTALL)


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> OldLondonBridge:
    """The game with a copy of the component file in which some text has been replaced, once each."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.with_components(path)


def tile(name: str) -> str:
    """The text of one building in the file, up to its shields."""
    found = re.search(rf'id = "{name}"\n(.*\n)*?shields = .*\n', TEXT)
    assert found is not None
    return found.group()


def first_tables(tree: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield f"{path}{key}", value


def test_every_table_carries_its_provenance() -> None:
    for name, table in first_tables(FILE):
        if name == "sources":
            continue
        parts = first_tables(table, "tracks.") if name == "tracks" else [(name, table)]
        for where, part in parts:
            assert KINDS_OF_PROVENANCE.fullmatch(part["provenance"]), where


@pytest.mark.parametrize(("where", "count"), [("buildings.tiles", 72), ("bonus_tiles.actions", 8), ("expert.face", 16)])
def test_every_piece_carries_its_provenance(where: str, count: int) -> None:
    table, _, key = where.partition(".")
    pieces = FILE[table][key]
    assert count == len(pieces)
    for piece in pieces:
        assert KINDS_OF_PROVENANCE.fullmatch(piece["provenance"]), piece["id"]


def test_what_the_rulebooks_name_is_marked_so() -> None:
    by_id = {piece["id"]: piece["provenance"] for piece in FILE["buildings"]["tiles"]}
    assert {"chapel-32", "inn-20", "shop-43"} == {name for name, source in by_id.items() if source == "rulebook"}
    public = {name for name, source in by_id.items() if source.startswith("public: ")}
    assert {"shop-18", "shop-38"} == public
    assert sum(source.startswith("reconstructed") for source in by_id.values()) == 72 - 5


def test_a_copy_without_changes_is_the_same_game(tmp_path: Path) -> None:
    game = corrected(tmp_path)
    assert GAME.digest == game.digest
    assert game.name == "old-london-bridge"


def test_remarks_do_not_change_the_digest(tmp_path: Path) -> None:
    game = corrected(tmp_path, ('provenance = "public: note.com/sato39 day 13"', 'provenance = "my own box"'))
    assert GAME.digest == game.digest


def test_a_changed_value_changes_digest_and_play(tmp_path: Path) -> None:
    game = corrected(
        tmp_path,
        ("starting_money = 5", "starting_money = 7"),
        ("centre_cost = 2", "centre_cost = 3"),
        ("payment = [0, 1, 3, 6, 10, 15]", "payment = [0, 2]"),
        (tile("shop-43"), tile("shop-43").replace('"orange"', '"green"')),
    )
    assert GAME.digest != game.digest
    g = game.new(3, {})
    start(g)
    while g.round == 0:
        apply(g, CHANCE, options(g, CHANCE)[0])
    assert g.money == [7, 7, 7]
    g = game.read(
        "old-london-bridge 3\nbridge 0: 56 53 51\ntops: 4 5 3 43 1 park-blue\nplayed 0: 1\nmoney: 9 9 9\n"
        "agenda: take_turn 0 0 > end_round"
    )
    text = game.write(g)
    answer(g, 0, "place-figure", "outer:6")
    let_chance(g)
    assert g.money[0] == 9 + 2 + 2  # one guild and the shop itself are green
    g = game.read(text)
    answer(g, 0, "place-figure", "centre")
    assert g.money[0] == 9 - 3
    assert next(line.amount for line in game.forecast(g)[1].ledger if line.message == "empty-slots") == -2


def test_tracks_rondel_and_faces_can_be_corrected(tmp_path: Path) -> None:
    game = corrected(
        tmp_path,
        ("[tracks.chapel]\nlength = 16", "[tracks.chapel]\nlength = 14"),
        ("bonus_spaces = [3, 6, 9, 12, 15]", "bonus_spaces = [2, 4]"),
        ("[[tracks.chapel.coins]]\nspace = 12\nvalue = 5", "[[tracks.chapel.coins]]\nspace = 13\nvalue = 6"),
        ('index = 4\nkind = "income"\nincome = 3', 'index = 4\nkind = "income"\nincome = 4'),
        ("max_number = 30\nper_building = 2", "max_number = 20\nper_building = 3"),
    )
    g = game.read(
        "old-london-bridge 3\nchapel: 12 0 0\ntiles 0: chapel-plus-2 gate-plus-2\nplayed 0: 1\n"
        "faces: printed printed printed bridge-low-numbers\nbridge 0: 21 20 7\nagenda: take_turn 0 0 > end_round"
    )
    answer(g, 0, "use-before-placing", "chapel")
    assert (g.chapel[0], g.money[0]) == (14, 5 + 6 + 10)
    answer(g, 0, "use-before-placing", "gate")
    answer(g, 0, "take-bonus-tile", "decline")  # space 2 is a bonus space
    answer(g, 0, "place-figure", "outer:5")
    let_chance(g)
    assert g.money[0] == 21 + 4
    assert next(line.amount for line in game.forecast(g)[0].ledger if line.message == "bridge-low-numbers") == 6


def test_the_stairs_and_the_first_rotation_can_be_corrected(tmp_path: Path) -> None:
    """OLB-2.2, OLB-2.11, OLB-2.12"""
    game = corrected(
        tmp_path,
        ('stair_steps_used = ["A", "B", "C"]', 'stair_steps_used = ["B", "C", "D"]'),
        ('front_step = "A"', 'front_step = "D"'),
        ('start_rotation = "random"', "start_rotation = 4"),
    )
    g = game.new(3, {})
    start(g)
    while g.round == 0:
        apply(g, CHANCE, options(g, CHANCE)[0])
    assert g.rotation == 4
    view = game.view(g, None)
    assert [view.seats[seat].step for seat in g.chapel_order] == ["D", "C", "B"]
    hands = {row["step"]: row["counts"] for row in FILE["starting_hands"]["rows"]}
    for seat in view.seats:
        assert g.hand[seat.seat * 5 + 1 : seat.seat * 5 + 5] == hands[seat.step]


def test_the_bonus_stacks_can_be_corrected(tmp_path: Path) -> None:
    """Two of one kind in the first stack, two of another in the second."""
    names = [action["id"] for action in FILE["bonus_tiles"]["actions"]]
    stacks = [dict.fromkeys(names, 1) for _ in range(3)]
    stacks[0][names[0]], stacks[0][names[1]] = 2, 0
    stacks[1][names[0]], stacks[1][names[1]] = 0, 2
    tables = ", ".join("{ " + ", ".join(f"{name} = {n}" for name, n in stack.items()) + " }" for stack in stacks)
    switch = "one_copy_of_each_action_per_stack = "
    game = corrected(tmp_path, (switch + "true", f"{switch}false\ncontents = [{tables}]"))
    assert game.box.bonus_contents == [list(stack.values()) for stack in stacks]
    g = game.new(2, {})
    start(g)
    rng = Rng(5)
    while not is_over(g):
        seat = first_to_act(g)
        legal = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else legal[rng.below(len(legal))])
        assert game.write(game.read(game.write(g))) == game.write(g)


def test_the_centre_is_shown_with_the_price_of_the_file(tmp_path: Path) -> None:
    game = corrected(tmp_path, ("centre_cost = 2", "centre_cost = 3"))
    assert game.view(game.new(2, {}), None).centre_cost == 3


def test_a_game_with_corrected_components_can_be_played(tmp_path: Path) -> None:
    game = corrected(
        tmp_path,
        ("[tracks.chapel]\nlength = 16", "[tracks.chapel]\nlength = 20"),
        ("stacks_empty_to_end_game = 3", "stacks_empty_to_end_game = 1"),
    )
    g = game.new(4, {})
    rng = Rng(2)
    start(g)
    while not is_over(g):
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
        check(g)
    g = game.read(
        f"old-london-bridge 4\nround: 5\nplayed 0: 1\n{gone('guild', but='1')}\nagenda: take_turn 0 0 > end_round"
    )
    answer(g, 0, "place-figure", "outer:2")
    assert (g.round, is_over(g)) == (5, True)  # one empty stack is enough


def renumbered(name: str, line: str) -> tuple[str, str]:
    old = tile(name)
    return old, re.sub(r"number = \d+", line, old)


WRONG: list[tuple[tuple[str, str], str]] = [
    (("schema_version = 1", "schema_version = 2"), "schema_version: only 1 is known, not 2"),
    (("bridge_slots = 12", "bridge_slots = 10"), "rules.bridge_slots: a bridge has 12 slots, not 10"),
    (("centre_cost = 2", 'centre_cost = "two"'), "Expected `int`, got `str` - at `$.rules.centre_cost`"),
    (("centre_cost = 2", "centre_cost = -2"), "Expected `int` >= 0 - at `$.rules.centre_cost`"),
    (("centre_cost = 2", ""), "Object missing required field `centre_cost` - at `$.rules`"),
    (("[empty_slots]", "[full_slots]"), "Object missing required field `empty_slots`"),
    (("[rules.by_players.4]", "[rules.by_players.5]"), "rules.by_players: '5' is not one of: 2, 3, 4"),
    (("[rules.by_players.4]", "[rules.others.4]"), "rules.by_players: '4' is missing"),
    (
        ("rounds = 6\nround_chips_used = 6", "rounds = 6\nround_chips_used = 7"),
        "rules.by_players.2: as many round chips as rounds are used",
    ),
    (
        ("rounds = 6\nround_chips_used = 6", "rounds = 7\nround_chips_used = 7"),
        "rules.by_players.2: 14 building turns do not fit on 12 slots",
    ),
    (
        (
            "cards_played_per_round = 2\nzero_cards_per_player = 2",
            "cards_played_per_round = 3\nzero_cards_per_player = 3",
        ),
        "rules.by_players.2.cards_played_per_round: 1 or 2, not 3",
    ),
    (
        ("zero_cards_per_player = 2", "zero_cards_per_player = 1"),
        "rules.by_players.2.zero_cards_per_player: at least as many as are played in a round",
    ),
    (
        ("zero_cards_per_player = 2", "zero_cards_per_player = 3"),
        "rules.by_players.2.zero_cards_per_player: 6 cards of value 0 are dealt",
    ),
    (
        ('stair_steps_used = ["A", "B", "C"]', 'stair_steps_used = ["B", "C", "C"]'),
        "rules.by_players.3.stair_steps_used: each step at most once",
    ),
    (
        ('stair_steps_used = ["A", "B", "C"]', 'stair_steps_used = ["B", "C"]'),
        "rules.by_players.3.stair_steps_used: 3 steps, not 2",
    ),
    (('front_step = "A"', 'front_step = "B"'), "tracks.chapel.front_step: the front step is A or D, not 'B'"),
    (('start_rotation = "random"', "start_rotation = 6"), "rondel.start_rotation: 0 to 5 or random, not 6"),
    (
        ("one_copy_of_each_action_per_stack = true", "one_copy_of_each_action_per_stack = false"),
        "bonus_tiles.contents says what each stack holds",
    ),
    (
        (
            "one_copy_of_each_action_per_stack = true",
            "one_copy_of_each_action_per_stack = false\ncontents = [{ chapel_plus_2 = 8 }, {}, {}]",
        ),
        "bonus_tiles.contents[1]: 0 tiles, not 8",
    ),
    (("payment = [0, 1, 3, 6, 10, 15]", "payment = []"), "empty_slots.payment: needs at least one entry"),
    (('id = "chapel-08"', 'id = "chapel-04"'), "buildings.tiles[1] (chapel-04): this id is given twice"),
    (
        ('id = "chapel-04"\ntype = "chapel"', 'id = "chapel-04"\ntype = "church"'),
        "buildings.tiles[0] (chapel-04): unknown type 'church'; there are: chapel, gate, inn, shop, guild, park",
    ),
    (
        ('id = "chapel-04"\ntype = "chapel"', 'id = "chapel-04"\ntype = "gate"'),
        "buildings.tiles: 11 tiles of type chapel, but the box has 12",
    ),
    (
        (tile("chapel-04"), tile("chapel-04").replace("orange", "purple")),
        "buildings.tiles[0] (chapel-04): unknown shield 'purple'; there are: blue, orange, grey, green",
    ),
    (
        (tile("chapel-04"), tile("chapel-04").replace('["orange"]', '["orange", "blue"]')),
        "buildings.tiles[0] (chapel-04): a chapel carries one shield, not 2",
    ),
    (
        (tile("guild-01"), tile("guild-01").replace(', "green"', "")),
        "buildings.tiles[48] (guild-01): shields: 'green' is missing",
    ),
    (renumbered("chapel-08", "number = 4"), "buildings.tiles[1] (chapel-08): the number 4 is given twice"),
    (renumbered("chapel-08", "number = 61"), "buildings.tiles[1] (chapel-08): needs a number from 1 to 60"),
    (renumbered("chapel-08", ""), "buildings.tiles[1] (chapel-08): needs a number from 1 to 60"),
    (
        ('id = "park-blue-1"\ntype = "park"', 'id = "park-blue-1"\ntype = "park"\nnumber = 7'),
        "buildings.tiles[60] (park-blue-1): a park has no number",
    ),
    (("buildings = 72", "buildings = 73"), "buildings.tiles: 72 tiles, but the box has 73"),
    (("buildings_per_type = 12", "buildings_per_type = 11"), "12 tiles of type chapel, but the box has 11"),
    (('index = 5\ntype = "shop"', 'index = 6\ntype = "shop"'), "stacks.positions: the indices are 0 to 5"),
    (('index = 5\ntype = "shop"', 'index = 5\ntype = "inn"'), "stacks.positions: 'inn' is given 2 times"),
    (
        ('index = 0\nkind = "x"\nincome = 0', 'index = 7\nkind = "x"\nincome = 0'),
        "rondel.spaces: the indices are 0 to 5",
    ),
    (
        ('index = 0\nkind = "x"\nincome = 0', 'index = 0\nkind = "income"\nincome = 1'),
        "rondel.spaces: exactly one space is the X, not 0",
    ),
    (('index = 4\nkind = "income"', 'index = 4\nkind = "tax"'), "rondel.spaces[4]: unknown kind 'tax'"),
    (
        ('index = 4\nkind = "income"\nincome = 3', 'index = 4\nkind = "income"\nincome = 0'),
        "rondel.spaces[4]: the X space pays nothing, the others do",
    ),
    (
        ("[[round_chips.chips]]\nvalue = 3\ncount = 5", "[[round_chips.chips]]\nvalue = 3\ncount = 6"),
        "round_chips.chips: 16 in all, but the box has 15",
    ),
    (
        ("[[round_chips.chips]]\nvalue = 3", "[[round_chips.chips]]\nvalue = 4"),
        "round_chips.chips: '4' is not one of: 1, 2, 3",
    ),
    (('name = "Lord"\ncount = 10', 'name = "Lord"\ncount = 9'), "cards.kinds: 54 in all, but the box has 55"),
    (
        ("columns = [1, 2, 3, 4]", "columns = [1, 2, 3, 3]"),
        "starting_hands.columns: each of the card values 1 to 4 once",
    ),
    (('step = "D"', 'step = "C"'), "starting_hands.rows: 'C' is given 2 times"),
    (("counts = [1, 1, 1, 2]", "counts = [1, 1, 1]"), "starting_hands.rows (D): four counts, not 3"),
    (("counts = [1, 1, 1, 2]", "counts = [1, 1, 1, 9]"), "starting_hands: 12 cards of value 4 are dealt"),
    (("[tracks.chapel]\nlength = 16", "[tracks.chapel]\nlength = 0"), "tracks.chapel.length: at least 1"),
    (("track_end_reward = 10", "track_end_reward = 12"), "tracks.chapel.end_reward: not rules.track_end_reward"),
    (("space = 12\nvalue = 5", "space = 16\nvalue = 5"), "(space 16): not between the start and the last space"),
    (("space = 12\nvalue = 5", "space = 8\nvalue = 5"), "tracks.chapel.coins (space 8): this space is given twice"),
    (("bonus_spaces = [3, 6,", "bonus_spaces = [3, 17,"), "tracks.gate.bonus_spaces: 17 is not on the track"),
    (("bonus_spaces = [3, 6,", "bonus_spaces = [3, 3,"), "tracks.gate.bonus_spaces: 3 is given twice"),
    (('id = "use_x"', 'id = "use_y"'), "bonus_tiles.actions: 'use-y' is not one of: share-space, free-centre"),
    (("\nstacks = 3", "\nstacks = 4"), "bonus_tiles.stacks: 3, not 4"),
    (("copies_per_action = 3", "copies_per_action = 2"), "bonus_tiles.copies_per_action: one in each stack"),
    (("bonus_tiles = 24", "bonus_tiles = 25"), "bonus_tiles: 24 tiles, but the box has 25"),
    (
        ('id = "gate_plus_2"\nwindows = ["W3", "W4"]\namount = 2', 'id = "gate_plus_2"\nwindows = []\namount = 3'),
        "bonus_tiles.actions: both tracks move alike",
    ),
    (
        ('id = "card_plus_1"\nwindows = ["W2"]\namount = 1', 'id = "card_plus_1"\nwindows = ["W2"]\namount = 0'),
        "bonus_tiles.actions (card_plus_1).amount: at least 1",
    ),
    (
        ('id = "gate_most"\ncategory', 'id = "gate_least"\ncategory'),
        "expert.face: 'gate-least' is not one of: chapel-most",
    ),
    (
        ('id = "gate_most"\ncategory = "gate"', 'id = "gate_most"\ncategory = "inn"'),
        "expert.face (gate_most).category: gate, not 'inn'",
    ),
    (("scoring_faces = 16", "scoring_faces = 15"), "expert.face: not as many as counts.scoring_faces"),
    (
        ('faces = ["gate_most", "gate_round_leader"]', 'faces = ["gate_most", "gate_most"]'),
        "expert.scoring_tiles: 'gate-most' is given 2 times",
    ),
    (
        ('id = "score-gate-1"\ncategory = "gate"', 'id = "score-gate-1"\ncategory = "inn"'),
        "expert.scoring_tiles (score-gate-1): gate_most is of another category",
    ),
    (
        ('id = "score-gate-1"\ncategory = "gate"', 'id = "score-gate-1"\ncategory = "tower"'),
        "expert.scoring_tiles (score-gate-1): unknown category 'tower'",
    ),
    (("per_space = 1\n", ""), "expert.face (chapel_lead).per_space: is missing"),
    (("per_set = 10\n", ""), "expert.face (bridge_type_sets).per_set: is missing"),
    (("max_number = 30", "max_number = 61"), "expert.face (bridge_low_numbers).max_number: house numbers end at 60"),
    (("[[0, 3, 0], [4, 6, 3]", "[[1, 3, 0], [4, 6, 3]"), "(gate_distance).brackets: the first bracket starts at 0"),
    (("[[0, 3, 0], [4, 6, 3]", "[[0, 3, 0], [5, 6, 3]"), "(gate_distance).brackets: 5 does not follow 3"),
    (("[7, 9, 5], [10, 12, 9]", "[7, 6, 5], [7, 12, 9]"), "(gate_distance).brackets: 7 is more than 6"),
    (
        ("sets = [[[1, 2], 5]", "sets = [[[1, 3], 5]"),
        "expert.face (inn_card_sets): the sets are 1+2, 1+2+3 and 1+2+3+4",
    ),
    (("[[1, 2, 3, 4], 15]", "[[1, 2, 3, 4], 20]"), "(inn_card_sets): every card added to a set is worth the same"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_wrong_file_is_refused_at_its_place(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        corrected(tmp_path, change)
    assert str(caught.value).startswith("mine.toml: ")
    assert message in str(caught.value)


def test_a_missing_tile_is_noticed(tmp_path: Path) -> None:
    start_of_tile = TEXT.index('[[buildings.tiles]]\nid = "chapel-08"')
    end_of_tile = TEXT.index("[[buildings.tiles]]", start_of_tile + 1)
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[:start_of_tile] + TEXT[end_of_tile:], encoding="utf-8")
    with pytest.raises(
        ComponentError, match=r"^mine.toml: buildings.tiles: 11 tiles of type chapel, but the box has 12$"
    ):
        GAME.with_components(path)


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("schema_version = = 1\n", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^mine.toml: not a TOML file: .*line 1, column 18"):
        GAME.with_components(path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match=r"^mine.toml: cannot be read: "):
        GAME.with_components(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"^none.toml: cannot be read: .*No such file"):
        GAME.with_components(tmp_path / "none.toml")
    with pytest.raises(ComponentError, match=r"cannot be read: .*directory"):
        GAME.with_components(tmp_path)


def test_the_packaged_game_is_not_changed_by_a_corrected_copy(tmp_path: Path) -> None:
    digest = GAME.digest
    corrected(tmp_path, ("starting_money = 5", "starting_money = 7"))
    assert (digest, 5) == (GAME.digest, GAME.box.starting_money)
