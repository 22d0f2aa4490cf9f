"""Reads the component file, checks that it describes this game, and makes the Box of it.

The types say what the file must look like; the checks say what must add up. Every complaint names its place, because
the owner of a box may correct the file by hand.
"""

from __future__ import annotations

from pathlib import Path

from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    ANY_ROTATION,
    BONUS,
    BONUS_STACKS,
    CARD_VALUES,
    CATEGORIES,
    COLOURS,
    FACES,
    FACES_PER_CATEGORY,
    GUILD,
    HIGHEST_NUMBER,
    OUTER_SPACES,
    PARK,
    SLOTS,
    STEPS,
    TILES,
    TYPES,
    Box,
)
from guildhall.games.old_london_bridge.schema import BonusTiles, Face, File, Tile, ValueCount
from guildhall.kernel.components import each_once, index_in, made, read, require, unpacked

DEFAULT = Path(__file__).with_name("components.toml")


def load(path: Path = DEFAULT) -> Box:
    """The box that a component file describes. Raises ComponentError."""
    return read(path, File, _box)


def unpack(content: str) -> Box:
    """The box with this content. Raises ComponentError."""
    return made(unpacked(content), File, _box)


def _box(file: File) -> Box:
    require(file.schema_version == 1, f"schema_version: only 1 is known, not {file.schema_version}")
    box = Box()
    _read_rules(box, file)
    _read_buildings(box, file)
    _read_rondel(box, file)
    _read_cards_and_chips(box, file)
    _read_tracks(box, file)
    _read_bonus_tiles(box, file)
    _read_expert(box, file)
    return box


def _read_rules(box: Box, file: File) -> None:
    rules = file.rules
    require(rules.bridge_slots == SLOTS, f"rules.bridge_slots: a bridge has {SLOTS} slots, not {rules.bridge_slots}")
    box.starting_money = rules.starting_money
    box.centre_cost = rules.centre_cost
    box.track_end_reward = rules.track_end_reward
    box.empty_stacks_to_end = rules.stacks_empty_to_end_game
    box.bonus_tile_value = rules.bonus_tile_value_at_end
    box.max_figures = rules.max_figures_with_share_tile
    each_once("rules.by_players", rules.by_players, ("2", "3", "4"))
    players = [rules.by_players[str(n)] for n in (2, 2, 2, 3, 4)]  # indexed by number of players
    box.rounds = [by.rounds for by in players]
    box.chips_used = [by.round_chips_used for by in players]
    box.cards_played = [by.cards_played_per_round for by in players]
    box.zero_cards = [by.zero_cards_per_player for by in players]
    box.rank_rewards = [by.rank_rewards for by in players]
    for n in (2, 3, 4):
        where = f"rules.by_players.{n}"
        require(box.rounds[n] == box.chips_used[n], f"{where}: as many round chips as rounds are used")
        require(box.cards_played[n] in (1, 2), f"{where}.cards_played_per_round: 1 or 2, not {box.cards_played[n]}")
        turns = box.rounds[n] * box.cards_played[n]
        enough = box.zero_cards[n] >= box.cards_played[n]  # OLB-5.2  only 0 cards are sure to come back
        require(enough, f"{where}.zero_cards_per_player: at least as many as are played in a round")
        require(turns <= SLOTS, f"{where}: {turns} building turns do not fit on {SLOTS} slots")
    _read_stairs(box, file)
    require(len(file.empty_slots.payment) > 0, "empty_slots.payment: needs at least one entry")
    box.payment = file.empty_slots.payment


def _read_stairs(box: Box, file: File) -> None:
    """Which steps of the chapel stairs are used, the front one first."""
    front = file.tracks.chapel.front_step
    ends = (STEPS[0], STEPS[-1])
    require(front in ends, f"tracks.chapel.front_step: the front step is {' or '.join(ends)}, not '{front}'")
    box.steps_used = [[]] * 5  # indexed by number of players
    for n in (2, 3, 4):
        where = f"rules.by_players.{n}.stair_steps_used"
        steps = file.rules.by_players[str(n)].stair_steps_used
        require(len(steps) == n, f"{where}: {n} steps, not {len(steps)}")
        used = sorted(index_in(STEPS, where, step) for step in steps)
        require(len(set(used)) == n, f"{where}: each step at most once")
        box.steps_used[n] = used if front == STEPS[0] else used[::-1]


def _read_buildings(box: Box, file: File) -> None:
    box.type_of = [-1] * TILES
    box.colour_of = [-1] * TILES
    box.count_of = [0] * TILES
    box.tiles_of = [[] for _ in TYPES]
    ids: set[str] = set()
    for i, tile in enumerate(file.buildings.tiles):
        where = f"buildings.tiles[{i}] ({tile.id})"
        require(tile.id not in ids, f"{where}: this id is given twice")
        ids.add(tile.id)
        _read_building(box, tile, where)
    per_type = file.counts.buildings_per_type
    for kind, name in enumerate(TYPES):
        count = sum(box.count_of[tile] for tile in box.tiles_of[kind])
        require(count == per_type, f"buildings.tiles: {count} tiles of type {name}, but the box has {per_type}")
        box.tiles_of[kind].sort()
    total = len(file.buildings.tiles)
    require(total == file.counts.buildings, f"buildings.tiles: {total} tiles, but the box has {file.counts.buildings}")
    missing = [number for number in range(1, HIGHEST_NUMBER + 1) if not box.count_of[number]]
    require(not missing, f"buildings.tiles: house numbers are missing: {', '.join(map(str, missing))}")


def _read_building(box: Box, tile: Tile, where: str) -> None:
    require(tile.type in TYPES, f"{where}: unknown type '{tile.type}'; there are: {', '.join(TYPES)}")
    kind = TYPES.index(tile.type)
    for shield in tile.shields:
        require(shield in COLOURS, f"{where}: unknown shield '{shield}'; there are: {', '.join(COLOURS)}")
    if kind == GUILD:
        each_once(f"{where}: shields", tile.shields, COLOURS)
        colour = ALL_COLOURS
    else:
        require(len(tile.shields) == 1, f"{where}: a {tile.type} carries one shield, not {len(tile.shields)}")
        colour = COLOURS.index(tile.shields[0])
    if kind == PARK:
        require(tile.number is None, f"{where}: a park has no number")
        at = HIGHEST_NUMBER + 1 + colour
    else:
        at = tile.number or 0
        require(1 <= at <= HIGHEST_NUMBER, f"{where}: needs a number from 1 to {HIGHEST_NUMBER}")
        require(box.count_of[at] == 0, f"{where}: the number {at} is given twice")
    if box.count_of[at] == 0:
        box.tiles_of[kind].append(at)
    box.type_of[at], box.colour_of[at] = kind, colour
    box.count_of[at] += 1


def _read_rondel(box: Box, file: File) -> None:
    positions = sorted(file.stacks.positions, key=lambda position: position.index)
    require([p.index for p in positions] == list(range(len(TYPES))), "stacks.positions: the indices are 0 to 5")
    each_once("stacks.positions", (position.type for position in positions), TYPES)
    box.stack_at = [TYPES.index(position.type) for position in positions]
    spaces = sorted(file.rondel.spaces, key=lambda space: space.index)
    require([s.index for s in spaces] == list(range(OUTER_SPACES)), "rondel.spaces: the indices are 0 to 5")
    crosses = [space.index for space in spaces if space.kind == "x"]
    require(len(crosses) == 1, f"rondel.spaces: exactly one space is the X, not {len(crosses)}")
    for space in spaces:
        where = f"rondel.spaces[{space.index}]"
        require(space.kind in ("x", "income"), f"{where}: unknown kind '{space.kind}'; there are: x, income")
        require((space.income == 0) == (space.kind == "x"), f"{where}: the X space pays nothing, the others do")
    box.x_space = crosses[0]
    box.income = [space.income for space in spaces]
    start = file.rondel.start_rotation
    box.start_rotation = ANY_ROTATION if isinstance(start, str) else start
    require(box.start_rotation < OUTER_SPACES, f"rondel.start_rotation: 0 to {OUTER_SPACES - 1} or random, not {start}")


def _read_cards_and_chips(box: Box, file: File) -> None:
    box.chips = _by_value("round_chips.chips", file.round_chips.chips, (1, 2, 3), file.counts.round_chips)
    box.cards = _by_value("cards.kinds", file.cards.kinds, (0, 1, 2, 3, 4), file.counts.character_cards)
    require(sum(box.chips) >= max(box.chips_used), "round_chips.chips: fewer chips than rounds")
    for n in (2, 3, 4):
        zeros = n * box.zero_cards[n]
        require(
            zeros <= box.cards[0], f"rules.by_players.{n}.zero_cards_per_player: {zeros} cards of value 0 are dealt"
        )
    hands = file.starting_hands
    require(sorted(hands.columns) == [1, 2, 3, 4], "starting_hands.columns: each of the card values 1 to 4 once")
    each_once("starting_hands.rows", (row.step for row in hands.rows), STEPS)
    box.starting_hands = [[] for _ in STEPS]
    for row in hands.rows:
        require(len(row.counts) == 4, f"starting_hands.rows ({row.step}): four counts, not {len(row.counts)}")
        by_value = dict(zip(hands.columns, row.counts, strict=True))
        box.starting_hands[STEPS.index(row.step)] = [by_value.get(value, 0) for value in range(CARD_VALUES)]
    for value in range(1, CARD_VALUES):
        dealt = sum(hand[value] for hand in box.starting_hands)
        require(dealt <= box.cards[value], f"starting_hands: {dealt} cards of value {value} are dealt")


def _by_value(where: str, found: list[ValueCount], values: tuple[int, ...], total: int) -> list[int]:
    each_once(where, (str(entry.value) for entry in found), tuple(map(str, values)))
    counts = [0] * (max(values) + 1)
    for entry in found:
        counts[entry.value] = entry.count
    require(sum(counts) == total, f"{where}: {sum(counts)} in all, but the box has {total}")
    return counts


def _read_tracks(box: Box, file: File) -> None:
    chapel, gate = file.tracks.chapel, file.tracks.gate
    for name, track in (("chapel", chapel), ("gate", gate)):
        require(track.length >= 1, f"tracks.{name}.length: at least 1")
        require(track.end_reward == box.track_end_reward, f"tracks.{name}.end_reward: not rules.track_end_reward")
    box.chapel_length, box.gate_length = chapel.length, gate.length
    box.chapel_coins = [0] * (chapel.length + 1)
    for coin in chapel.coins:
        where = f"tracks.chapel.coins (space {coin.space})"
        require(1 <= coin.space < chapel.length, f"{where}: not between the start and the last space")
        require(box.chapel_coins[coin.space] == 0, f"{where}: this space is given twice")
        box.chapel_coins[coin.space] = coin.value
    box.gate_bonus = [0] * (gate.length + 1)
    for space in gate.bonus_spaces:
        require(1 <= space <= gate.length, f"tracks.gate.bonus_spaces: {space} is not on the track")
        require(box.gate_bonus[space] == 0, f"tracks.gate.bonus_spaces: {space} is given twice")
        box.gate_bonus[space] = 1


def _read_bonus_tiles(box: Box, file: File) -> None:
    bonus = file.bonus_tiles
    each_once("bonus_tiles.actions", (action.id.replace("_", "-") for action in bonus.actions), BONUS)
    for action in bonus.actions:
        moves = action.id in ("chapel_plus_2", "gate_plus_2", "card_plus_1")
        require(action.amount > 0 or not moves, f"bonus_tiles.actions ({action.id}).amount: at least 1")
    require(bonus.stacks == BONUS_STACKS, f"bonus_tiles.stacks: {BONUS_STACKS}, not {bonus.stacks}")
    box.bonus_contents = _bonus_contents(bonus)
    total = bonus.copies_per_action * len(bonus.actions)
    require(total == file.counts.bonus_tiles, f"bonus_tiles: {total} tiles, but the box has {file.counts.bonus_tiles}")
    amounts = {action.id: action.amount for action in bonus.actions}
    require(amounts["chapel_plus_2"] == amounts["gate_plus_2"], "bonus_tiles.actions: both tracks move alike")
    box.plus_2 = amounts["chapel_plus_2"]
    box.plus_1 = amounts["card_plus_1"]


def _bonus_contents(bonus: BonusTiles) -> list[list[int]]:
    """By stack: how many tiles there are of each action."""
    if not bonus.contents:
        each = "bonus_tiles.one_copy_of_each_action_per_stack: if not, bonus_tiles.contents says what each stack holds"
        require(bonus.one_copy_of_each_action_per_stack, each)
        require(bonus.copies_per_action == BONUS_STACKS, "bonus_tiles.copies_per_action: one in each stack")
        return [[1] * len(BONUS) for _ in range(BONUS_STACKS)]
    where = "bonus_tiles.contents"
    require(not bonus.one_copy_of_each_action_per_stack, f"{where}: only without one_copy_of_each_action_per_stack")
    require(len(bonus.contents) == BONUS_STACKS, f"{where}: {BONUS_STACKS} stacks, not {len(bonus.contents)}")
    contents = [[0] * len(BONUS) for _ in range(BONUS_STACKS)]
    for stack, tiles in enumerate(bonus.contents):
        for action, count in tiles.items():
            contents[stack][index_in(BONUS, f"{where}[{stack}]", action.replace("_", "-"))] = count
        held = sum(contents[stack])
        require(held == bonus.tiles_per_stack, f"{where}[{stack}]: {held} tiles, not {bonus.tiles_per_stack}")
    for kind, name in enumerate(BONUS):
        copies = sum(stack[kind] for stack in contents)
        right = copies == bonus.copies_per_action
        require(right, f"{where}: {copies} tiles of {name}, but the box has {bonus.copies_per_action}")
    return contents


def _read_expert(box: Box, file: File) -> None:
    faces = {face.id.replace("_", "-"): face for face in file.expert.face}
    each_once("expert.face", (face.id.replace("_", "-") for face in file.expert.face), FACES[1:17])
    require(len(faces) == file.counts.scoring_faces, "expert.face: not as many as counts.scoring_faces")
    for name, face in faces.items():
        category = CATEGORIES[(FACES.index(name) - 1) // FACES_PER_CATEGORY]
        require(face.category == category, f"expert.face ({face.id}).category: {category}, not '{face.category}'")
    on_tiles = [face.replace("_", "-") for tile in file.expert.scoring_tiles for face in tile.faces]
    each_once("expert.scoring_tiles", on_tiles, FACES[1:17])
    for tile in file.expert.scoring_tiles:
        require(tile.category in CATEGORIES, f"expert.scoring_tiles ({tile.id}): unknown category '{tile.category}'")
        for name in tile.faces:
            require(name.startswith(tile.category), f"expert.scoring_tiles ({tile.id}): {name} is of another category")
    box.chapel_round_leader = _amount(faces["chapel-round-leader"], "reward")
    box.gate_round_leader = _amount(faces["gate-round-leader"], "reward")
    box.inn_round_highest_card = _amount(faces["inn-round-highest-card"], "reward")
    box.bridge_round_lowest_number = _amount(faces["bridge-round-lowest-number"], "reward")
    box.chapel_lead_per_space = _amount(faces["chapel-lead"], "per_space")
    box.gate_distance = _brackets(faces["gate-distance"])
    box.gate_bonus_tiles = _brackets(faces["gate-bonus-tiles"])
    box.inn_hand_size = _brackets(faces["inn-hand-size"])
    sets = faces["inn-card-sets"].sets
    require(
        [cards for cards, _ in sets] == [[1, 2], [1, 2, 3], [1, 2, 3, 4]],
        "expert.face (inn_card_sets): the sets are 1+2, 1+2+3 and 1+2+3+4",
    )
    box.card_sets = [reward for _, reward in sets]
    # A split into sets is best greedily only if each further card of a set adds as much as any other.
    steps = [box.card_sets[0], box.card_sets[1] - box.card_sets[0], box.card_sets[2] - box.card_sets[1]]
    require(len(set(steps)) == 1, "expert.face (inn_card_sets): every card added to a set is worth the same")
    box.low_number = _amount(faces["bridge-low-numbers"], "max_number")
    highest = f"expert.face (bridge_low_numbers).max_number: house numbers end at {HIGHEST_NUMBER}"
    require(box.low_number <= HIGHEST_NUMBER, highest)
    box.per_low_number = _amount(faces["bridge-low-numbers"], "per_building")
    box.per_type_set = _amount(faces["bridge-type-sets"], "per_set")


def _amount(face: Face, key: str) -> int:
    """A number without which the face would pay nothing."""
    amount: int = getattr(face, key)
    require(amount > 0, f"expert.face ({face.id}).{key}: is missing")
    return amount


def _brackets(face: Face) -> list[list[int]]:
    where = f"expert.face ({face.id}).brackets"
    require(len(face.brackets) > 0 and face.brackets[0][0] == 0, f"{where}: the first bracket starts at 0")
    for low, high, _ in face.brackets:
        require(low <= high, f"{where}: {low} is more than {high}")
    for before, after in zip(face.brackets, face.brackets[1:], strict=False):
        require(before[1] + 1 == after[0], f"{where}: {after[0]} does not follow {before[1]}")
    return [list(bracket) for bracket in face.brackets]
