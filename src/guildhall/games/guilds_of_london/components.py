"""Reads the component file, checks that it describes this game, and makes the Box of it.

The types say what the file must look like; the checks say what must add up. Every complaint names its place, because
the owner of a box may correct the file by hand.
"""

from __future__ import annotations

from pathlib import Path

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    BUILDINGS,
    CARDS,
    CELLS,
    COLOURS,
    COLUMNS,
    COUNTS,
    DEEDS,
    EACH_HIRE,
    EACH_MOVE,
    END_OF_TURN,
    FROM_CARDS,
    FROM_FIRST,
    FROM_PLANTATION,
    FROM_SECOND,
    GUILDS,
    LIVERIES,
    MAYORAL_CARDS,
    NORTH,
    NOW,
    NOWHERE,
    ROWS,
    SIDES,
    SYMBOL_COUNT,
    SYMBOLS,
    TOKENS,
    VERBS,
    WEST,
    Box,
    cell_at,
)
from guildhall.games.guilds_of_london.schema import Cell, File, GuildTile, Part, Permanent, SpecialBuilding
from guildhall.kernel.components import each_once, index_in, made, read, require, unpacked

DEFAULT = Path(__file__).with_name("components.toml")


def load(path: Path = DEFAULT) -> Box:
    """The box that a component file describes. Raises ComponentError."""
    return read(path, File, _box)


def unpack(content: str) -> Box:
    """The box with this content. Raises ComponentError."""
    return made(unpacked(content), File, _box)


def _box(file: File) -> Box:
    require(file.schema == 1, f"schema: only 1 is known, not {file.schema}")
    each_once("livery", (livery.id for livery in file.livery), LIVERIES)
    for livery in file.livery:
        symbol = SYMBOLS[LIVERIES.index(livery.id)]
        require(livery.symbol == symbol, f"livery ({livery.id}).symbol: the {symbol}, not '{livery.symbol}'")
    require(file.players.colours == list(COLOURS), f"players.colours: {', '.join(COLOURS)}")
    box = Box()
    _clear_parts(box)
    _read_cards(box, file)
    _read_tiles(box, file)
    _read_tokens(box, file)
    _read_mayoral(box, file)
    _read_plantation(box, file)
    _read_setup(box, file)
    _read_scoreboard(box, file)
    _read_layout(box, file)
    return box


def _clear_parts(box: Box) -> None:
    box.part_verb, box.part_n, box.part_mask, box.part_when = [], [], [], []
    box.part_if, box.part_per, box.part_max, box.part_source = [], [], [], []


def _mask(where: str, names: list[str], least: int, most: int) -> int:
    mask = 0
    for name in names:
        bit = 1 << index_in(LIVERIES, f"{where}.liveries", name)
        require(not mask & bit, f"{where}.liveries: '{name}' is given twice")
        mask |= bit
    require(least <= len(names) <= most, f"{where}.liveries: {least} to {most} liveries, not {len(names)}")
    return mask


def _parts(box: Box, where: str, parts: list[Part], source: int, mask: int = 0) -> list[int]:
    """Enter parts into the tables; `mask` is what `to = "livery"` means, 0 where that makes no sense."""
    return [_part(box, f"{where}[{i}]", part, source, mask) for i, part in enumerate(parts)]


def _part(box: Box, where: str, part: Part, source: int, mask: int) -> int:
    verbs = [verb for verb in VERBS if getattr(part, verb) is not None]
    require(len(verbs) == 1, f"{where}: exactly one of {', '.join(VERBS)}, not {len(verbs)}")
    verb = verbs[0]
    n: int = getattr(part, verb)
    require(verb != "beadle" or n == 1, f"{where}.beadle: always 1")
    box.part_verb.append(VERBS.index(verb))
    box.part_n.append(n)
    box.part_mask.append(_destination(where, part, verb, mask))
    box.part_when.append(_when(where, part, source))
    box.part_if.append(_condition(where, part, source))
    _multiplier(box, where, part)
    box.part_source.append(source)
    return len(box.part_verb) - 1


def _destination(where: str, part: Part, verb: str, mask: int) -> int:
    require((part.to is not None) == (verb == "move"), f"{where}.to: goes with move, and only with move")
    if part.to == "livery":
        require(mask > 0, f"{where}.to: 'livery' needs a card")
        return mask
    require(part.to in (None, "any"), f"{where}.to: 'livery' or 'any', not '{part.to}'")
    return ALL_LIVERIES


def _when(where: str, part: Part, source: int) -> int:
    if part.when == "each_time":
        require(part.on in ("hire", "move"), f"{where}.on: each_time needs 'hire' or 'move'")
    else:
        require(part.on is None, f"{where}.on: only with each_time")
    require(part.when == "now" or source == FROM_CARDS, f"{where}.when: only action cards wait")
    if part.when == "now":
        return NOW
    if part.when == "end_of_turn":
        return END_OF_TURN
    require(part.when == "each_time", f"{where}.when: 'now', 'end_of_turn' or 'each_time', not '{part.when}'")
    return EACH_HIRE if part.on == "hire" else EACH_MOVE


def _condition(where: str, part: Part, source: int) -> int:
    if part.if_done is None:
        return 0
    require(source == FROM_CARDS, f"{where}.if_done: only on action cards")
    return 1 << index_in(DEEDS, f"{where}.if_done", part.if_done)


def _multiplier(box: Box, where: str, part: Part) -> None:
    if part.per is None:
        require(part.livery is None and part.max is None, f"{where}: livery and max go with per")
        box.part_per.append(0)
        box.part_max.append(0)
        return
    require(part.per == "masters", f"{where}.per: 'masters', not '{part.per}'")
    require(part.livery is not None and part.max is not None, f"{where}: per needs livery and max")
    box.part_per.append(1 << index_in(LIVERIES, f"{where}.livery", part.livery or ""))
    box.part_max.append(part.max or 0)


def _read_cards(box: Box, file: File) -> None:
    each_once("action_card", (card.id for card in file.action_card), CARDS)
    cards = {card.id: card for card in file.action_card}
    box.card_copies, box.card_mask, box.card_cost_cards, box.card_cost_pawns = [], [], [], []
    box.card_effects = []
    for name in CARDS:
        card = cards[name]
        where = f"action_card ({name})"
        mask = _mask(where, card.liveries, 1, 2)
        require(card.colour == card.liveries[0], f"{where}.colour: the first of its liveries")
        box.card_copies.append(card.copies)
        box.card_mask.append(mask)
        box.card_cost_cards.append(card.cost.cards)
        box.card_cost_pawns.append(card.cost.pawns)
        box.card_effects.append(_parts(box, f"{where}.effects", card.effects, FROM_CARDS, mask))
    total = sum(box.card_copies)
    require(total == file.counts.action_cards, f"action_card: {total} cards, but counts.action_cards is not")
    box.card_now = _timed(box, NOW)
    box.card_end_of_turn = _timed(box, END_OF_TURN)
    box.card_each_hire = _timed(box, EACH_HIRE)
    box.card_each_move = _timed(box, EACH_MOVE)


def _timed(box: Box, when: int) -> list[list[int]]:
    """Of each card the parts that are carried out at that time."""
    return [[part for part in parts if box.part_when[part] == when] for parts in box.card_effects]


def _read_tiles(box: Box, file: File) -> None:
    ranks = [str(tile.rank) for tile in file.guild_tile]
    each_once("guild_tile: rank", ranks, [str(rank) for rank in range(1, GUILDS + 1)])
    require(len(ranks) == file.counts.guild_tiles, "guild_tile: not as many as counts.guild_tiles")
    each_once("special_building", (building.id for building in file.special_building), BUILDINGS)
    require(len(BUILDINGS) == file.counts.special_buildings, "special_building: not counts.special_buildings")
    box.tile_mask, box.tile_rank, box.tile_requires, box.tile_vp = [], [], [], []
    box.tile_first, box.tile_second = [], []
    for guild in sorted(file.guild_tile, key=lambda tile: tile.rank):
        _read_tile(box, f"guild_tile (rank {guild.rank})", guild, guild.rank, 2)
    buildings = {building.id: building for building in file.special_building}
    for name in BUILDINGS:
        _read_tile(box, f"special_building ({name})", buildings[name], 0, len(LIVERIES))
    permanents = [Permanent()] * GUILDS + [buildings[name].permanent for name in BUILDINGS]
    box.tile_tie_bonus = [permanent.tie_break_bonus for permanent in permanents]
    box.tile_hand_limit = [permanent.hand_limit for permanent in permanents]
    box.two_player = [0] * GUILDS + [int(buildings[name].two_player) for name in BUILDINGS]


def _read_tile(box: Box, where: str, tile: GuildTile | SpecialBuilding, rank: int, most: int) -> None:
    box.tile_mask.append(_mask(where, tile.liveries, 1, most))
    box.tile_rank.append(rank)
    box.tile_requires.append(tile.requires)
    box.tile_vp.append(tile.vp)
    box.tile_first.append(_parts(box, f"{where}.first", tile.first, FROM_FIRST))
    box.tile_second.append(_parts(box, f"{where}.second", tile.second, FROM_SECOND))


def _read_tokens(box: Box, file: File) -> None:
    each_once("second_place_token", (token.id for token in file.second_place_token), TOKENS)
    tokens = {token.id: token for token in file.second_place_token}
    box.token_copies = [tokens[name].copies for name in TOKENS]
    box.token_effects = [
        _parts(box, f"second_place_token ({name}).effects", tokens[name].effects, FROM_SECOND) for name in TOKENS
    ]
    total = sum(box.token_copies)
    require(total == file.counts.second_place_tokens, f"second_place_token: {total}, but the box has another number")


def _read_mayoral(box: Box, file: File) -> None:
    each_once("mayoral_card", (card.id for card in file.mayoral_card), MAYORAL_CARDS)
    require(len(MAYORAL_CARDS) == file.counts.mayoral_cards, "mayoral_card: not as many as counts.mayoral_cards")
    cards = {card.id: card.score for card in file.mayoral_card}
    box.mayoral_count, box.mayoral_mask, box.mayoral_vp = [], [], []
    for name in MAYORAL_CARDS:
        score = cards[name]
        where = f"mayoral_card ({name}).score"
        count = index_in(COUNTS, f"{where}.count", score.count)
        least, most = (1, 2) if count == SYMBOL_COUNT else (0, 0)
        box.mayoral_count.append(count)
        box.mayoral_mask.append(_mask(where, score.liveries, least, most))
        box.mayoral_vp.append(score.vp)


def _read_plantation(box: Box, file: File) -> None:
    each_once("plantation", (side.id for side in file.plantation), SIDES)
    sides = {side.id: side for side in file.plantation}
    box.left = [_parts(box, f"plantation ({name}).left", sides[name].left, FROM_PLANTATION) for name in SIDES]
    box.right = [_parts(box, f"plantation ({name}).right", sides[name].right, FROM_PLANTATION) for name in SIDES]
    box.pawns_returned = [sides[name].pawns_returned for name in SIDES]


def _read_setup(box: Box, file: File) -> None:
    setup, counts = file.setup, file.counts
    require(setup.liverymen_on_guildhall <= counts.liverymen_per_player, "setup.liverymen_on_guildhall: too many")
    require(setup.mayoral_cards_kept == 1, "setup.mayoral_cards_kept: always 1")
    players = file.players.max
    require(players * setup.mayoral_cards_dealt <= counts.mayoral_cards, "setup.mayoral_cards_dealt: too many")
    require(players * setup.action_cards_dealt <= counts.action_cards, "setup.action_cards_dealt: too many")
    box.pawns = counts.liverymen_per_player
    box.pawns_on_guildhall = setup.liverymen_on_guildhall
    box.cards_dealt = setup.action_cards_dealt
    box.mayoral_dealt = setup.mayoral_cards_dealt
    box.hand_limit = setup.hand_limit
    box.draw_after_playing = setup.draw_after_playing
    box.draw_after_not_playing = setup.draw_after_not_playing


def _read_scoreboard(box: Box, file: File) -> None:
    games = {str(game.players): game for game in file.scoreboard.game}
    each_once("scoreboard.game", (str(game.players) for game in file.scoreboard.game), ("2", "3", "4"))
    require(file.scoreboard.start_vp == 0, "scoreboard.start_vp: everybody starts with 0")
    box.rounds, box.resolves, box.grey, box.neutrals = [], [], [], []
    for players in (2, 2, 2, 3, 4):  # indexed by number of players
        game = games[str(players)]
        where = f"scoreboard.game ({players} players)"
        box.rounds.append(game.rounds)
        box.resolves.append(_rounds(f"{where}.resolve_tiles_in", game.resolve_tiles_in, game.rounds))
        box.grey.append(_rounds(f"{where}.grey_rounds", game.grey_rounds, game.rounds))
        require(game.rounds in game.grey_rounds, f"{where}.grey_rounds: the last round is grey")
        enough = game.neutral_liverymen <= file.counts.neutral_liverymen
        require(enough, f"{where}.neutral_liverymen: the box has {file.counts.neutral_liverymen}")
        box.neutrals.append(game.neutral_liverymen)


def _rounds(where: str, rounds: list[int], last: int) -> list[int]:
    for number in rounds:
        require(number <= last, f"{where}: there is no round {number}")
    return [int(number in rounds) for number in range(last + 1)]


def _read_layout(box: Box, file: File) -> None:
    big, small = file.layout.three_four, file.layout.two
    hall = _cells("layout.three_four.guildhall", big.guildhall)
    dealt = _cells("layout.three_four.dealt", big.dealt)
    jewry = _cells("layout.three_four.st_lawrence_jewry", [big.st_lawrence_jewry])[0]
    small_hall = _cells("layout.two.guildhall", small.guildhall)
    small_dealt = _cells("layout.two.dealt", small.dealt)
    around = _cells("layout.two.special_buildings", small.special_buildings)
    used = sum(box.two_player)
    require(len(around) == used, f"layout.two.special_buildings: {len(around)} cells for {used} special buildings")
    require(len(small_dealt) <= GUILDS, f"layout.two.dealt: {len(small_dealt)} cells, but {GUILDS} guild tiles")
    box.guildhall = [small_hall, small_hall, small_hall, hall, hall]
    box.dealt = [small_dealt, small_dealt, small_dealt, dealt, dealt]
    box.buildings_at = [around, around, around, [], []]
    box.jewry_cell = [NOWHERE, NOWHERE, NOWHERE, jewry, jewry]
    box.added = [[[] for _ in range(rounds + 1)] for rounds in box.rounds]
    adds = {game.players: game.adds_tiles for game in file.scoreboard.game}
    for i, added in enumerate(file.layout.added):
        where = f"layout.added[{i}]"
        require(added.players in (3, 4), f"{where}.players: 3 or 4, not {added.players}")
        last = box.rounds[added.players]
        require(added.round < last and box.grey[added.players][added.round] == 1, f"{where}.round: not grey")
        wanted = adds[added.players]
        require(len(added.cells) == wanted, f"{where}.cells: {wanted} tiles are added, not {len(added.cells)}")
        box.added[added.players][added.round] = _cells(f"{where}.cells", added.cells)
    for players in (2, 3, 4):
        _check_layout(box, players)


def _cells(where: str, cells: list[Cell]) -> list[int]:
    for column, row in cells:
        inside = WEST <= column < WEST + COLUMNS and NORTH <= row < NORTH + ROWS
        require(inside, f"{where}: ({column},{row}) is outside the city")
    return [cell_at(column, row) for column, row in cells]


def _check_layout(box: Box, players: int) -> None:
    """No cell is used twice, and there are enough tiles and tokens."""
    tiles = box.dealt[players] + box.buildings_at[players]
    if box.jewry_cell[players] != NOWHERE:
        tiles = [*tiles, box.jewry_cell[players]]
    for cells in box.added[players]:
        tiles = tiles + cells
    for cell in range(CELLS):
        times = (tiles + box.guildhall[players]).count(cell)
        require(times <= 1, f"layout: with {players} players cell {cell} is used {times} times")
    enough = len(tiles) <= min(sum(box.token_copies), len(box.tile_mask))
    require(enough, f"layout: {len(tiles)} tiles with {players} players are more than there are")
