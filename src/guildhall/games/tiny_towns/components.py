"""Reads the component file, checks that it describes this game, and makes the Box of it.

The types say what the file must look like; the checks say what must add up. Every complaint names its place, because
the owner of a box may correct the file by hand.
"""

from __future__ import annotations

from pathlib import Path

from guildhall.games.tiny_towns.box import (
    ABILITIES,
    BUILDINGS,
    CARD_COUNT,
    FACTORY,
    FEEDING,
    FEEDS_ANY,
    FIRST_MONUMENT,
    LETTERS,
    MONUMENT,
    MONUMENTS,
    NOTHING,
    ON_CONSTRUCTION,
    PUBLIC_TYPES,
    RANKS,
    RESOURCES,
    SCORING,
    TAKES_NOTHING,
    TWO_COTTAGES,
    TYPE_CODES,
    TYPE_IDS,
    Box,
)
from guildhall.games.tiny_towns.lookup import Lookup
from guildhall.games.tiny_towns.patterns import SHAPES, SIDE, flattened, orientations
from guildhall.games.tiny_towns.schema import Card, Check, File
from guildhall.kernel.components import each_once, index_in, made, read, require, unpacked

DEFAULT = Path(__file__).with_name("components.toml")


def load(path: Path = DEFAULT) -> Box:
    """The box that a component file describes. Raises ComponentError."""
    return read(path, File, _box)


def unpack(content: str) -> Box:
    """The box with this content. Raises ComponentError."""
    return made(unpacked(content), File, _box)


def _box(file: File) -> Box:
    box = Box()
    _read_facts(box, file)
    _read_resources(box, file)
    _read_types(file)
    _read_cards(box, file)
    _read_first_game(box, file)
    _read_variants(box, file)
    return box


def _id(name: str) -> str:
    """Ids of the file are written with underscores, ours with hyphens."""
    return name.replace("_", "-")


def _read_facts(box: Box, file: File) -> None:
    game = file.game
    require(file.schema == 1, f"schema: 1, not {file.schema}")
    require((game.players_min, game.players_max) == (1, 6), "game: the game is for 1 to 6 players")
    require((game.board_rows, game.board_cols) == (SIDE, SIDE), f"game: a board is {SIDE} by {SIDE} squares")
    boards = min(file.counts.player_boards, file.counts.wooden_monuments)
    require(boards >= game.players_max, "counts: a board and a wooden monument for every player")
    box.empty_square = game.empty_square_points


def _read_resources(box: Box, file: File) -> None:
    require([resource.id for resource in file.resource] == list(RESOURCES), f"resource: {', '.join(RESOURCES)}")
    letters = "".join(resource.letter for resource in file.resource)
    require(letters == LETTERS, f"resource: the letters are {', '.join(LETTERS)}")
    each_once("resource_card", (card.resource for card in file.resource_card), RESOURCES)
    copies = {card.resource: card.copies for card in file.resource_card}
    box.resource_cards = [copies[resource] for resource in RESOURCES]
    total = sum(box.resource_cards)
    require(total == file.counts.resource_cards, f"resource_card: {total} in all, but counts.resource_cards is not")


def _read_types(file: File) -> None:
    require([kind.id for kind in file.type] == list(TYPE_IDS), f"type: {', '.join(TYPE_IDS)}")
    for kind, code in zip(file.type, TYPE_CODES, strict=True):
        require(kind.code == code, f"type ({kind.id}): the code is {code}, not {kind.code}")
        cards = sum(card.type == kind.id for card in (*file.building, *file.monument))
        require(cards == kind.cards, f"type ({kind.id}): {cards} cards, but it says {kind.cards}")


def _read_cards(box: Box, file: File) -> None:
    each_once("building", (_id(card.id) for card in file.building), BUILDINGS)
    each_once("monument", (_id(card.id) for card in file.monument), MONUMENTS)
    require(len(file.building) == file.counts.building_cards, "building: not as many as counts.building_cards")
    require(len(file.monument) == file.counts.monument_cards, "monument: not as many as counts.monument_cards")
    cards = sorted(file.building, key=lambda card: BUILDINGS.index(_id(card.id)))
    cards += sorted(file.monument, key=lambda card: MONUMENTS.index(_id(card.id)))
    box.type_of = [index_in(TYPE_IDS, f"{card.id}.type", card.type) for card in cards]
    for at, card in enumerate(cards):
        require((box.type_of[at] == MONUMENT) == (at >= FIRST_MONUMENT), f"{card.id}.type: not a {card.type}")
    box.cards_of = [[at for at in range(FIRST_MONUMENT) if box.type_of[at] == kind] for kind in range(PUBLIC_TYPES)]
    _read_patterns(box, cards)
    _read_texts(box, cards)
    _read_scoring(box, cards)


def _read_patterns(box: Box, cards: list[Card]) -> None:
    shapes = {squares for shape in SHAPES for _, squares, _ in orientations(shape, "X")}
    box.patterns = [tuple(card.pattern) for card in cards]
    box.orientations = []
    box.shapes = []
    for card in cards:
        where = f"{card.id}.pattern"
        widths = {len(row) for row in card.pattern}
        require(len(widths) == 1 and 0 not in widths, f"{where}: rows of one length")
        require(max(len(card.pattern), *widths) <= SIDE, f"{where}: does not fit on a board")
        for letter in "".join(card.pattern):
            require(letter in LETTERS + ".", f"{where}: unknown letter '{letter}'; there are: {', '.join(LETTERS)}, .")
        turned = orientations(tuple(card.pattern), LETTERS)
        require(turned[0][1] in shapes, f"{where}: no card of this game has such a shape")
        placements = sum(corners.bit_count() for corners, _, _ in turned)
        found = Check(len(turned[0][2]), len(turned), placements)
        require(card.check == found, f"{card.id}.check: the pattern has {found}")
        box.orientations.append(turned)
        box.shapes.append(flattened(turned))
    box.lookup = Lookup(box.orientations)


def _read_texts(box: Box, cards: list[Card]) -> None:
    box.ability, box.amount = [NOTHING] * CARD_COUNT, [0] * CARD_COUNT
    box.capacity, box.takes = [0] * CARD_COUNT, [TAKES_NOTHING] * CARD_COUNT
    box.most = [card.max_per_town for card in cards]
    box.feeding, box.feeds = [FEEDS_ANY] * CARD_COUNT, [0] * CARD_COUNT
    for at, card in enumerate(cards):
        if card.stores is not None:
            require(box.type_of[at] == FACTORY, f"{card.id}.stores: only factory types hold cubes")
            box.capacity[at] = card.stores.capacity
            box.takes[at] = index_in(ON_CONSTRUCTION, f"{card.id}.stores", card.stores.on_construction)
        if card.feeding is not None:
            box.feeding[at] = index_in(FEEDING, f"{card.id}.feeding", card.feeding.kind)
            box.feeds[at] = card.feeding.capacity or card.feeding.groups
        box.ability[at], box.amount[at] = _text(card)
    require(max(box.capacity) <= 3, "stores: a building holds at most 3 cubes")


def _text(card: Card) -> tuple[int, int]:
    """What the card's text does, and the number in it."""
    if card.counts_as is not None:
        facts = (card.counts_as.type, card.counts_as.amount)
        require(facts == ("cottage", 2), f"{card.id}.counts_as: as two cottages, or not at all")
        return TWO_COTTAGES, card.counts_as.amount
    if card.effect is not None:
        effect = card.effect
        numbers = (effect.up_to, effect.count, effect.points, effect.stored_buildings, effect.per_cottage)
        return index_in(ABILITIES, f"{card.id}.effect", effect.kind), sum(numbers)
    text = card.ability if card.placement == "none" else card.placement
    return index_in(ABILITIES, f"{card.id}.ability", text), 0


def _read_scoring(box: Box, cards: list[Card]) -> None:
    rules = [card.scoring for card in cards]
    box.scoring = [index_in(SCORING, f"{card.id}.scoring", card.scoring.kind) for card in cards]
    box.points = [rule.points for rule in rules]
    box.bonus = [rule.bonus for rule in rules]
    box.ceiling = [rule.max for rule in rules]
    box.minimum = [rule.minimum for rule in rules]
    box.table = [rule.table for rule in rules]
    box.types_in_text = []
    box.clause = []
    for card in cards:
        named = (*card.scoring.any_of, *card.scoring.none_of, *card.scoring.exclude)
        box.types_in_text.append(sum(1 << index_in(TYPE_IDS, f"{card.id}.scoring", name) for name in named))
        clauses = [clause for clause in card.clauses if clause.startswith(("TT-10.", "TT-11.", "TT-12."))]
        require(bool(clauses), f"{card.id}.clauses: none of TT-10, TT-11 or TT-12")
        box.clause.append(clauses[-1])


def _read_first_game(box: Box, file: File) -> None:
    names = [_id(name) for name in file.first_game.buildings]
    cards = [index_in(BUILDINGS, "first_game.buildings", name) for name in names]
    kinds = [box.type_of[card] for card in cards]
    require(sorted(kinds) == list(range(PUBLIC_TYPES)), "first_game.buildings: one card of each of the seven types")
    box.first_game = sorted(cards, key=lambda card: box.type_of[card])


def _read_variants(box: Box, file: File) -> None:
    hall, solo = file.town_hall, file.solo
    require(0 < hall.deck_discard < sum(box.resource_cards), "town_hall.deck_discard: not within the deck")
    box.discarded_cards = hall.deck_discard
    box.free_turns = [index_in(("card", "free"), "town_hall.cycle", turn) for turn in hall.cycle]
    require(0 in box.free_turns, "town_hall.cycle: needs a turn with a card")
    require(0 < solo.face_up_cards < sum(box.resource_cards), "solo.face_up_cards: not within the deck")
    box.face_up_cards = solo.face_up_cards
    gone = [index_in(BUILDINGS, "solo.removed_buildings", _id(name)) for name in solo.removed_buildings]
    box.solo_cards_of = [[card for card in cards if card not in gone] for cards in box.cards_of]
    for kind, cards in enumerate(box.solo_cards_of):
        require(bool(cards), f"solo.removed_buildings: leaves no card of type {TYPE_IDS[kind]}")
    shut = [index_in(MONUMENTS, "solo.removed_monuments", _id(name)) for name in solo.removed_monuments]
    box.solo_monuments = [at for at in range(FIRST_MONUMENT, CARD_COUNT) if at - FIRST_MONUMENT not in shut]
    require(len(box.solo_monuments) >= 2, "solo.removed_monuments: leaves fewer than two")
    each_once("solo.rank", (_id(rank.id) for rank in solo.rank), RANKS)
    box.rank_from = [rank.min for rank in sorted(solo.rank, key=lambda rank: rank.id)]
    require(box.rank_from == sorted(set(box.rank_from)), "solo.rank: every rank needs more points than the one below")
    box.novice_uses = file.novice.max_uses
