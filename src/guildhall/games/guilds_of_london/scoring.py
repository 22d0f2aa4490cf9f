"""GOL-13  Final scoring: quick points and places, and the ledger."""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import (
    FROM_ADJACENT,
    FROM_CARDS,
    FROM_FIRST,
    FROM_MAYORAL,
    FROM_PLANTATION,
    FROM_SECOND,
    GREAT_RANKS,
    GREAT_TWELVE,
    GUILDS,
    LARGEST_GROUP,
    LIVERY_COUNT,
    LIVERY_SETS,
    MAYORAL_CARDS,
    MAYORAL_COUNT,
    NEIGHBOURS,
    NOWHERE,
    PLACES,
    PLANTATION,
    SECOND_PLACE_TOKENS,
    SOURCE_COUNT,
    SOURCES,
    SPECIAL_BUILDINGS,
    SUPPLY,
    SYMBOL_COUNT,
    TOKEN_KINDS,
)
from guildhall.games.guilds_of_london.decks import bits
from guildhall.games.guilds_of_london.order import gain
from guildhall.games.guilds_of_london.resolution import take_neutrals_back
from guildhall.games.guilds_of_london.state import Guilds, controlled
from guildhall.kernel.game import LedgerLine, Score
from guildhall.kernel.state import Seat


def final_scoring(g: Guilds) -> None:
    """GOL-13.1, GOL-13.2, GOL-13.6  The city is cleared, mayoral cards are revealed, then adjacent masters count."""
    g.active = NOWHERE
    _clear_city(g)
    _reveal(g)
    order = g.order[:]
    for seat in order:
        cells = controlled(g, seat)
        for card in bits(g.kept[seat]):
            points = mayoral_points(g, seat, card, cells)
            g.tell("scores-mayoral", seat, card, points)
            gain(g, seat, points, FROM_MAYORAL)
    for seat in order:
        gain(g, seat, adjacent_pairs(controlled(g, seat)), FROM_ADJACENT)
    g.over = 1
    g.tell("over")


def _clear_city(g: Guilds) -> None:
    """GOL-13.1  Pawns on unresolved tiles go to the supply, neutrals to the scoreboard, the beadle aside."""
    for cell in g.open:
        for seat in range(g.seats):
            g.pawns[seat * PLACES + SUPPLY] += g.pawns[seat * PLACES + cell]
            g.pawns[seat * PLACES + cell] = 0
        take_neutrals_back(g, cell)
    g.beadle = NOWHERE


def _reveal(g: Guilds) -> None:
    """GOL-13.2  From now on everybody knows the mayoral cards of all, so nothing before can be taken back."""
    g.reveals += 1
    g.guess = g.guess[:]
    for cards in g.kept:
        for card in bits(cards):
            for viewer in range(g.seats):
                g.guess[viewer * MAYORAL_COUNT + card] = 1 << card


# What counts


def mayoral_count(g: Guilds, seat: Seat, card: int, cells: list[int]) -> int:
    """GOL-13.3, GOL-13.5  What a mayoral card counts for its holder, who controls these cells."""
    kind = g.box.mayoral_count[card]
    if kind == SYMBOL_COUNT:
        mask = g.box.mayoral_mask[card]
        return sum([(g.banner[cell] & mask).bit_count() for cell in cells])
    if kind == GREAT_TWELVE:
        return len([cell for cell in cells if g.tile[cell] < GREAT_RANKS])
    if kind == SPECIAL_BUILDINGS:
        return len([cell for cell in cells if g.tile[cell] >= GUILDS])
    if kind == LIVERY_SETS:
        return livery_sets(g, cells)
    if kind == LARGEST_GROUP:
        return largest_group(cells)
    if kind == SECOND_PLACE_TOKENS:
        return sum(g.tokens_won[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])
    return g.pawns[seat * PLACES + PLANTATION]


def mayoral_points(g: Guilds, seat: Seat, card: int, cells: list[int]) -> int:
    """GOL-13.3  Its points times its count."""
    return g.box.mayoral_vp[card] * mayoral_count(g, seat, card, cells)


def livery_sets(g: Guilds, cells: list[int]) -> int:
    """GOL-13.3  Of the five liveries, the number of controlled tiles showing the rarest."""
    shown = [g.banner[cell] for cell in cells]
    return min([sum([mask >> livery & 1 for mask in shown]) for livery in range(LIVERY_COUNT)])


def largest_group(cells: list[int]) -> int:
    """GOL-13.3  The size of the largest orthogonally connected group."""
    left = set(cells)
    best = 0
    while left:
        group = [left.pop()]
        for cell in group:
            for near in NEIGHBOURS[cell]:
                if near in left:
                    left.discard(near)
                    group.append(near)
        best = max(best, len(group))
    return best


def adjacent_pairs(cells: list[int]) -> int:
    """GOL-13.6, GOL-13.7  Pairs of orthogonally adjacent tiles, each once; the Guildhall is no tile."""
    held = 0
    for cell in cells:
        held |= 1 << cell
    pairs = 0
    for cell in cells:
        for near in NEIGHBOURS[cell]:
            if near > cell and held >> near & 1:
                pairs += 1
    return pairs


# Results


def points(g: Guilds) -> list[int]:
    """What each seat would have if the game ended now."""
    if g.over:
        return g.vp[:]
    found: list[int] = []
    for seat in range(g.seats):
        cells = controlled(g, seat)
        total = g.vp[seat] + adjacent_pairs(cells)
        for card in bits(g.kept[seat]):
            total += mayoral_points(g, seat, card, cells)
        found.append(total)
    return found


def places(g: Guilds) -> list[int]:
    """GOL-13.8  Most points, then most mayoral cards; otherwise the place is shared."""
    totals = points(g)
    keys = [totals[seat] * (MAYORAL_COUNT + 1) + g.kept[seat].bit_count() for seat in range(g.seats)]
    return [1 + sum([other > key for other in keys]) for key in keys]


def ledger(g: Guilds, seat: Seat) -> tuple[LedgerLine, ...]:
    """Where a seat's points come from, as if the game ended now."""
    base = seat * SOURCE_COUNT
    cells = controlled(g, seat)
    lines = [
        LedgerLine(clause, SOURCES[source], g.gained[base + source])
        for source, clause in (
            (FROM_FIRST, "GOL-9.1"),
            (FROM_SECOND, "GOL-9.5"),
            (FROM_CARDS, "GOL-7.2"),
            (FROM_PLANTATION, "GOL-12.5"),
        )
    ]
    for card in bits(g.kept[seat]):
        count = mayoral_count(g, seat, card, cells)
        facts: tuple[tuple[str, int | str], ...] = (("card", MAYORAL_CARDS[card]), ("n", count))
        lines.append(LedgerLine("GOL-13.3", SOURCES[FROM_MAYORAL], g.box.mayoral_vp[card] * count, facts))
    pairs = adjacent_pairs(cells)
    lines.append(LedgerLine("GOL-13.6", SOURCES[FROM_ADJACENT], pairs, (("n", pairs),)))
    return tuple(lines)


def forecast(g: Guilds) -> list[Score]:
    """The result if the game ended now, with its ledger."""
    totals = points(g)
    ranks = places(g)
    return [Score(totals[seat], ranks[seat], ledger(g, seat)) for seat in range(g.seats)]


def scores(g: Guilds) -> list[Score] | None:
    """The result; None while the game goes on."""
    return forecast(g) if g.over else None
