"""Reads the component file, checks that it describes this game, and makes the Box."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from guildhall.games.pillars_of_the_earth import box as names
from guildhall.games.pillars_of_the_earth.box import Box
from guildhall.games.pillars_of_the_earth.schema import Components, Craftsman
from guildhall.kernel.components import made, read, unpacked
from guildhall.kernel.errors import ComponentError

COMPONENTS: Final = Path(__file__).with_name("components.toml")

HIGHEST_FACE: Final = 9  # of the tax die, so that every roll has a name
HIGHEST_STOCK: Final = 4  # of a kind on the market, so that every purchase has a name


def load(path: Path = COMPONENTS) -> Box:
    """The box that a component file describes. Raises ComponentError."""
    return read(path, Components, _box)


def unpack(content: str) -> Box:
    """The box with this content. Raises ComponentError."""
    return made(unpacked(content), Components, _box)


def _box(c: Components) -> Box:
    check(c)
    return make_box(c)


def check(c: Components) -> None:
    """Raises ComponentError unless the parts fit together."""
    _same("game_id", c.game_id, "pillars-of-the-earth")
    _same("schema_version", c.schema_version, 1)
    _ids("cathedral_part", [part.id for part in c.cathedral_part], names.PARTS)
    _ids("resource_kind", [kind.id for kind in c.resource_kind], names.KINDS)
    _ids("builder_space", [space.id for space in c.builder_space], names.SPACES)
    _ids("resource_card", [card.id for card in c.resource_card], names.RESOURCE_CARDS)
    _ids("craftsman", [card.id for card in c.craftsman], names.CRAFTSMEN)
    _ids("requirement", [mark.type for mark in c.requirement], ("mortar_mixer", "stonecutter", "woodworker"))
    _ids("privilege", [card.id for card in c.privilege], names.PRIVILEGES)
    _ids("event", [card.id for card in c.event], names.EVENTS)
    _check_counts(c)
    _check_setup(c)
    for card in c.craftsman:
        _check_craftsman(card, c.limits.gold_max)
    _check_tracks(c)
    for kind in c.resource_kind:
        if kind.buy and kind.buy != kind.sell:
            raise ComponentError(f"resource_kind {kind.id}: buying for {kind.buy} and selling for {kind.sell} differ")
    for resource in c.resource_card:
        _one_of(f"resource_card {resource.id}", "kind", resource.kind, names.KINDS[:3])
    for privilege in c.privilege:
        _one_of(f"privilege {privilege.id}", "kind", privilege.kind, names.PRIVILEGE_KINDS)
        if privilege.kind == "immediate" and privilege.effect not in IMMEDIATE_GAINS:
            raise ComponentError(f"privilege {privilege.id}: there is no effect '{privilege.effect}'")
    for event in c.event:
        _one_of(f"event {event.id}", "effect", event.effect, names.EVENT_EFFECTS)
    for id, amount in [(card.id, card.amount) for card in c.privilege] + [(card.id, card.amount) for card in c.event]:
        if abs(amount) > MOST_AMOUNT:
            raise ComponentError(f"{id}: amount {amount} is more than {MOST_AMOUNT}")


def _same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise ComponentError(f"{what} is {found}, expected {expected}")


def _one_of(what: str, key: str, value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise ComponentError(f"{what}: {key} '{value}' is not one of: {', '.join(allowed)}")


def _ids(what: str, found: list[str], expected: Sequence[str]) -> None:
    for i, name in enumerate(found):
        if name in found[:i]:
            raise ComponentError(f"{what} {name} is there twice")
        if name not in expected:
            raise ComponentError(f"{what}: there is no '{name}' in this game")
    for name in expected:
        if name not in found:
            raise ComponentError(f"{what} {name} is missing")
    if list(found) != list(expected):
        raise ComponentError(f"{what}: the order must be {', '.join(expected)}")


def _check_counts(c: Components) -> None:
    n = c.counts
    starting = sum(card.copies for card in c.craftsman if card.round == 0)
    numbered = sum(card.copies for card in c.craftsman if card.round > 0)
    regular = sum(not card.last_round for card in c.privilege)
    _same("counts.craftsman_cards_starting", n.craftsman_cards_starting, starting)
    _same("counts.craftsman_cards_numbered", n.craftsman_cards_numbered, numbered)
    each = starting // c.max_players
    if c.limits.craftsman_slots < each:
        raise ComponentError(f"limits.craftsman_slots: everybody begins with {each} craftsmen")
    _same("counts.craftsman_cards", n.craftsman_cards, starting + numbered)
    _same("counts.privilege_cards_regular", n.privilege_cards_regular, regular)
    _same("counts.privilege_cards", n.privilege_cards, len(c.privilege))
    _same("counts.event_cards", n.event_cards, len(c.event))
    _same("counts.resource_cards", n.resource_cards, len(c.resource_card))
    _same("counts.cathedral_parts", n.cathedral_parts, c.rounds)
    _same("counts.master_builders", n.master_builders, n.master_builders_per_player * c.max_players)
    _same("counts.cubes_total", n.cubes_total, sum(kind.cubes for kind in c.resource_kind))
    large = n.large_workers_per_player * c.setup.large_worker_value
    _same("setup.workers", c.setup.workers, large + n.small_workers_per_player)
    _same("counts.grey_workers", n.grey_workers, c.setup.castle_grey_workers)


def _check_setup(c: Components) -> None:
    s = c.setup
    _same("seats of setup.start_gold_in_seat_order", len(s.start_gold_in_seat_order), c.max_players)
    _same("regular privileges", c.counts.privilege_cards_regular, s.privileges_in_deck + s.privileges_removed)
    _same("setup.privileges_in_deck", s.privileges_in_deck, s.privileges_per_round * (c.rounds - 1))
    _same("events", c.counts.event_cards, s.events_in_deck + s.events_removed)
    _same("setup.events_in_deck", s.events_in_deck, c.rounds)
    _same("resource cards", c.counts.resource_cards, s.resource_cards_shown + s.resource_cards_aside)
    _same("setup.craftsmen_per_round", s.craftsmen_per_round, s.craftsmen_in_shiring + s.craftsmen_in_pool)
    _same("setup.pool_size", s.pool_size, s.resource_cards_shown + s.craftsmen_in_pool)
    for number in range(1, c.rounds + 1):
        cards = sum(card.copies for card in c.craftsman if card.round == number)
        _same(f"craftsmen of round {number}", cards, s.craftsmen_per_round)
    _same("setup.castle_grey_workers", s.castle_grey_workers, 2 * s.castle_grey_workers_given)


def _check_craftsman(card: Craftsman, gold_max: int) -> None:
    what = f"craftsman {card.id}"
    for good, number in card.input.items():
        _one_of(what, "input", good, (*names.KINDS, "gold"))
        if number < 1:
            raise ComponentError(f"{what}: input {good} is {number}")
    for good in card.output:
        _one_of(what, "output", good, ("vp", "gold"))
    if card.needs:
        _one_of(what, "needs", card.needs, names.MARKS[1:])
    if card.bang:
        _one_of(what, "type", card.type, names.MARKS[1:])
    if card.capacity < 1 or not (card.arrow or card.capacity == 1):
        raise ComponentError(f"{what}: capacity {card.capacity} does not fit its arrow")
    if card.boostable and not card.arrow:
        raise ComponentError(f"{what}: a card without capacity arrow cannot be boosted")
    # What makes the order of uses harmless: a gain always fits when a payment does not.
    paid, gained = card.input.get("gold", 0), card.output.get("gold", 0)
    if (paid and gained) or paid + gained > gold_max // 2:
        raise ComponentError(f"{what}: pays {paid} gold and gains {gained}")


def _check_tracks(c: Components) -> None:
    fields = c.cost_track.fields
    if fields != sorted(set(fields), reverse=True) or fields[-1] != 0:
        raise ComponentError("cost_track.fields must fall to 0")
    _same("cost_track.start_field", c.cost_track.start_field, fields[0])
    _same("cost_track.pass_allowed_on", c.cost_track.pass_allowed_on, fields[:-1])
    for face in c.tax_die.faces:
        if not 0 <= face <= HIGHEST_FACE:
            raise ComponentError(f"tax_die: a face shows {face}, not 0 to {HIGHEST_FACE}")
    for kind in c.resource_kind:
        stock = c.market.stock_per_kind if kind.buy else 0
        _same(f"resource_kind {kind.id}: market_start", kind.market_start, stock)
        if kind.market_start > HIGHEST_STOCK:
            raise ComponentError(f"resource_kind {kind.id}: at most {HIGHEST_STOCK} on the market")


MOST_AMOUNT: Final = 50  # far more than any card shows

# What an immediate privilege brings, for each 1 of its amount: VP, gold, and kinds of cubes.
IMMEDIATE_GAINS: Final[dict[str, tuple[int, int, tuple[int, ...]]]] = {
    "gain_vp": (1, 0, ()),
    "gain_gold": (0, 1, ()),
    "gain_metal": (0, 0, (names.METAL,)),
    "gain_wood_and_stone": (0, 0, (names.WOOD, names.STONE)),
}


def make_box(c: Components) -> Box:
    """The tables of checked components."""
    box = Box()
    box.rounds = c.rounds
    box.builders = c.counts.master_builders_per_player
    _fill_setup(box, c)
    _fill_board(box, c)
    _fill_craftsmen(box, c)
    _fill_privileges(box, c)
    box.event_positive = [card.positive for card in c.event]
    box.event_effect = [names.EVENT_EFFECTS.index(card.effect) for card in c.event]
    box.event_amount = [card.amount for card in c.event]
    box.event_maximum = [card.maximum for card in c.event]
    return box


def _fill_setup(box: Box, c: Components) -> None:
    box.start_gold = c.setup.start_gold_in_seat_order
    box.start_vp = c.setup.start_vp
    box.workers = c.setup.workers
    box.privileges_in_deck = c.setup.privileges_in_deck
    box.events_in_deck = c.setup.events_in_deck
    box.resource_cards_aside = c.setup.resource_cards_aside
    box.court_metal = c.setup.court_metal
    box.castle_workers = c.setup.castle_grey_workers_given
    box.gold_max = c.limits.gold_max
    box.row_places = c.limits.craftsman_slots
    box.cubes_carried = c.limits.resources_carried_max
    box.gold_per_vp = c.limits.gold_missing_per_vp_lost
    box.vp_track = c.limits.vp_track_length


def _fill_board(box: Box, c: Components) -> None:
    box.cost = c.cost_track.fields
    box.tax_faces = sorted(set(c.tax_die.faces))
    box.tax_weights = [c.tax_die.faces.count(face) for face in box.tax_faces]
    box.cubes = [kind.cubes for kind in c.resource_kind]
    box.market_start = [kind.market_start for kind in c.resource_kind]
    box.price = [kind.sell for kind in c.resource_kind]
    box.buyable = [kind.buy > 0 for kind in c.resource_kind]
    box.priory_vp = [space.vp for space in c.builder_space[names.PRIORY : names.PRIORY_END]]
    box.card_kind = [names.KINDS.index(card.kind) for card in c.resource_card]
    box.card_yield = [card.yields for card in c.resource_card]
    box.card_workers = [card.workers for card in c.resource_card]


def _fill_craftsmen(box: Box, c: Components) -> None:
    cards = c.craftsman
    box.craft_round = [card.round for card in cards]
    box.craft_cost = [card.cost for card in cards]
    box.craft_inputs = [_pairs(card.input) for card in cards]
    box.craft_pays = [card.input.get("gold", 0) for card in cards]
    box.craft_vp = [card.output.get("vp", 0) for card in cards]
    box.craft_gold = [card.output.get("gold", 0) for card in cards]
    box.craft_capacity = [card.capacity for card in cards]
    box.craft_mark = [names.MARKS.index(card.type) if card.bang else names.NO_MARK for card in cards]
    box.craft_needs = [names.MARKS.index(card.needs) for card in cards]
    box.craft_needs_metal = [card.needs_metal for card in cards]
    box.craft_boostable = [card.boostable for card in cards]
    box.craft_free = [not card.input for card in cards]
    box.round_cards = [[i for i, card in enumerate(cards) if card.round == r] for r in range(c.rounds + 1)]


def _pairs(goods: dict[str, int]) -> tuple[int, ...]:
    return tuple(n for i, kind in enumerate(names.KINDS) if kind in goods for n in (i, goods[kind]))


def _fill_privileges(box: Box, c: Components) -> None:
    box.privilege_kind = [names.PRIVILEGE_KINDS.index(card.kind) for card in c.privilege]
    box.privilege_amount = [card.amount for card in c.privilege]
    gains = [IMMEDIATE_GAINS.get(card.effect, (0, 0, ())) for card in c.privilege]
    box.privilege_vp = [vp * card.amount for card, (vp, _, _) in zip(c.privilege, gains, strict=True)]
    box.privilege_gold = [gold * card.amount for card, (_, gold, _) in zip(c.privilege, gains, strict=True)]
    box.privilege_cubes = [
        tuple(n for kind in kinds for n in (kind, card.amount))
        for card, (_, _, kinds) in zip(c.privilege, gains, strict=True)
    ]
