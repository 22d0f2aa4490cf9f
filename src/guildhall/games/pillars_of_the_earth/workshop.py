"""Workshop: the best way to turn goods into victory points, by exact computation (POE-R47).

Best means: most VP in this round's step 13; then the highest worth of what is left, gold plus cubes at market price (in
the last round gold alone, which breaks ties); then, on the market, the fewest cubes traded.

Cards that turn one kind of cube into VP compete for that kind only: a table per kind says what n cubes are worth. The
few cards that mix kinds or handle gold are enumerated. The order of uses is free, and no gold need be lost on the way:
payments come first, and a gain always fits where a payment does not (`components` checks that). So only the sums count.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.box import KIND_COUNT, METAL, Box

POINT: Final = 1000  # one VP outweighs any worth
TRADED: Final = 256  # and one of worth outweighs all cubes traded
CUBES: Final = 128  # more than there can be of a kind, to pack the cubes of a plan into an int
PLANS: Final = 268435456  # CUBES to the fourth
NOTHING_IS_IDLE: Final = [-1] * KIND_COUNT

# A mix: cubes consumed by kind, then gold gained, gold paid, VP, metal that must be held; then uses of each mixed card.
GAINED: Final = 4
PAID: Final = 5
VP: Final = 6
HELD: Final = 7
FIRST_USE: Final = 8


class Workshop:
    """A row of craftsmen, sorted by how they use goods, with the uses each still has."""

    box: Box
    row: list[int]
    allowed: list[int]  # uses left by card of the row; 0 also for one that cannot work
    pure: list[list[int]]  # by kind: cards that turn just that kind into VP
    mixed: list[int]  # cards that mix kinds, handle gold or need metal
    free_vp: int  # from cards that ask for nothing
    worth: list[int]  # by kind: what a cube left over counts

    def __init__(self, box: Box, row: list[int], allowed: list[int], is_last: bool) -> None:
        self.box = box
        self.row = row
        self.allowed = allowed
        self.pure = [[] for _ in range(KIND_COUNT)]
        self.mixed = []
        self.free_vp = 0
        self.worth = [0] * KIND_COUNT if is_last else box.price
        for i in range(len(row)):
            if allowed[i] > 0:
                self.sort_in(i)

    def sort_in(self, i: int) -> None:
        box = self.box
        craftsman = self.row[i]
        inputs = box.craft_inputs[craftsman]
        handles_gold = box.craft_pays[craftsman] > 0 or box.craft_gold[craftsman] > 0
        if len(inputs) > 2 or handles_gold or box.craft_needs_metal[craftsman]:
            self.mixed.append(i)
        elif inputs:
            self.pure[inputs[0]].append(i)
        else:
            self.free_vp += self.allowed[i] * box.craft_vp[craftsman]

    def appetite(self, kind: int) -> int:
        """How many cubes of a kind all cards together can take; more of them need not be bought."""
        taken = 0
        for i in self.pure[kind] + self.mixed:
            inputs = self.box.craft_inputs[self.row[i]]
            for j in range(0, len(inputs), 2):
                if inputs[j] == kind:
                    taken += self.allowed[i] * inputs[j + 1]
        return taken

    def most_spent(self, have: list[int], highest: list[int]) -> int:
        """The gold for which there is any use, on the market and in step 13."""
        box = self.box
        spent = 0
        for kind in range(KIND_COUNT):
            spent += box.price[kind] * (highest[kind] - have[kind])
        for i in self.mixed:
            spent += self.allowed[i] * box.craft_pays[self.row[i]]
        return spent

    def most_gained(self) -> int:
        """The gold that all cards together can bring."""
        gained = 0
        for i in self.mixed:
            gained += self.allowed[i] * self.box.craft_gold[self.row[i]]
        return gained

    def tables(self, kind: int, most: int) -> list[list[int]]:
        """What 0 to `most` cubes of a kind are worth, with one more of its pure cards in each table."""
        worth = self.worth[kind]
        found = [[n * worth for n in range(most + 1)]]
        for i in self.pure[kind]:
            craftsman = self.row[i]
            need = self.box.craft_inputs[craftsman][1]
            value = self.box.craft_vp[craftsman] * POINT
            before = found[-1]
            table = before[:]
            for n in range(need, most + 1):
                best = before[n]
                for used in range(1, min(self.allowed[i], n // need) + 1):
                    score = before[n - used * need] + used * value
                    best = max(best, score)
                table[n] = best
            found.append(table)
        return found

    def read_tables(self, kind: int, tables: list[list[int]], n: int, uses: list[int]) -> None:
        """Write the uses behind the last table's n-th entry into `uses`."""
        for at in range(len(self.pure[kind]), 0, -1):
            i = self.pure[kind][at - 1]
            need = self.box.craft_inputs[self.row[i]][1]
            value = self.box.craft_vp[self.row[i]] * POINT
            target = tables[at][n]
            used = 0
            while tables[at - 1][n - used * need] + used * value != target:
                used += 1
            uses[i] = used
            n -= used * need

    def mixes(self, cubes: list[int], gold: int) -> list[list[int]]:
        """Every way to use the mixed cards with at most these cubes and this gold."""
        box = self.box
        for i in self.mixed:
            gold += self.allowed[i] * box.craft_gold[self.row[i]]
        found = [[0] * FIRST_USE]
        for i in self.mixed:
            craftsman = self.row[i]
            grown: list[list[int]] = []
            for mix in found:
                for used in range(self.allowed[i] + 1):
                    more = mix[:]
                    more.append(used)
                    if used and not self.add_uses(more, craftsman, used, cubes, gold):
                        break
                    grown.append(more)
            found = grown
        return found

    def add_uses(self, mix: list[int], craftsman: int, used: int, cubes: list[int], gold: int) -> bool:
        """Add uses of a card to a mix; False if there is not enough for them."""
        box = self.box
        inputs = box.craft_inputs[craftsman]
        for j in range(0, len(inputs), 2):
            mix[inputs[j]] += used * inputs[j + 1]
            if mix[inputs[j]] > cubes[inputs[j]]:
                return False
        mix[GAINED] += used * box.craft_gold[craftsman]
        mix[PAID] += used * box.craft_pays[craftsman]
        mix[VP] += used * box.craft_vp[craftsman]
        if box.craft_needs_metal[craftsman]:
            mix[HELD] = 1
        return mix[PAID] <= gold and cubes[METAL] >= mix[HELD]


def best_uses(box: Box, row: list[int], allowed: list[int], cubes: list[int], gold: int, is_last: bool) -> list[int]:
    """How often to use each card of the row: an optimum, and what it scores as the last entry."""
    shop = Workshop(box, row, allowed, is_last)
    tables = [shop.tables(kind, cubes[kind]) for kind in range(KIND_COUNT)]
    best = -1
    best_mix: list[int] = []
    for mix in shop.mixes(cubes, gold):
        left = gold + mix[GAINED] - mix[PAID]
        if left < 0:
            continue
        score = mix[VP] * POINT + min(left, box.gold_max)
        for kind in range(KIND_COUNT):
            score += tables[kind][-1][cubes[kind] - mix[kind]]
        if score > best:
            best = score
            best_mix = mix
    uses = [0] * len(row)
    for kind in range(KIND_COUNT):
        shop.read_tables(kind, tables[kind], cubes[kind] - best_mix[kind], uses)
    for at in range(len(shop.mixed)):
        uses[shop.mixed[at]] = best_mix[FIRST_USE + at]
    uses.append(best + shop.free_vp * POINT)
    return uses


def best_cubes(shop: Workshop, have: list[int], lowest: list[int], highest: list[int], gold: int) -> list[int]:
    """How many cubes of each kind to bring out of the market, after what that scores.

    Buying and selling a kind cost the same and can be done cube by cube, so any difference that leaves gold at 0 or
    more can be reached, and gold is lost only if more than the maximum is left in the end.
    """
    box = shop.box
    highest = [max(have[kind], min(highest[kind], shop.appetite(kind))) for kind in range(KIND_COUNT)]
    if shop.worth is box.price and gold >= shop.most_spent(have, highest):
        lowest = have  # a cube that is kept counts as much as its gold: nothing need be sold
    tables = [shop.tables(kind, highest[kind])[-1] for kind in range(KIND_COUNT)]
    # Unless gold would be lost, a cube that no card takes is not worth buying.
    idle = shop.worth if gold + shop.most_gained() <= box.gold_max or shop.worth is not box.price else NOTHING_IS_IDLE
    best = -1
    plans: dict[int, dict[int, int]] = {}
    for mix in shop.mixes(highest, box.gold_max):
        least = [max(lowest[kind], mix[kind]) for kind in range(KIND_COUNT)]
        least[METAL] = max(least[METAL], mix[HELD])
        key = pack_cubes(mix) * 2 + mix[HELD]
        if key not in plans:
            plans[key] = merge_kinds(shop, tables, idle, have, mix, least, highest)
        more = mix[GAINED] - mix[PAID]
        points = mix[VP] * POINT
        for spent, plan in plans[key].items():
            if spent <= gold:
                left = min(gold - spent, box.gold_max) + more
                if left >= 0:
                    score = plan + (points + min(left, box.gold_max)) * TRADED * PLANS
                    best = max(best, score)
    return [best // PLANS, *unpack_cubes(best % PLANS)]


def merge_kinds(
    shop: Workshop,
    tables: list[list[int]],
    idle: list[int],
    have: list[int],
    mix: list[int],
    least: list[int],
    most: list[int],
) -> dict[int, int]:
    """By gold spent: the best score of all kinds together beside a mix, packed with the cubes behind it."""
    merged = {0: 0}
    place = 1
    for kind in range(KIND_COUNT):
        price = shop.box.price[kind]
        table = tables[kind]
        grown: dict[int, int] = {}
        owned, taken, unused = have[kind], mix[kind], idle[kind]
        for n in range(least[kind], most[kind] + 1):
            if n > owned and n > least[kind] and table[n - taken] - table[n - taken - 1] == unused:
                continue
            paid = price * (n - owned)
            value = (table[n - taken] * TRADED - abs(n - owned)) * PLANS + n * place
            for spent, before in merged.items():
                found = grown.get(spent + paid)
                if found is None or found < before + value:
                    grown[spent + paid] = before + value
        merged = grown
        place *= CUBES
    return merged


def pack_cubes(cubes: list[int]) -> int:
    """Numbers of cubes by kind as one int."""
    return ((cubes[3] * CUBES + cubes[2]) * CUBES + cubes[1]) * CUBES + cubes[0]


def unpack_cubes(packed: int) -> list[int]:
    """What `pack_cubes` packed."""
    found: list[int] = []
    for _ in range(KIND_COUNT):
        packed, n = divmod(packed, CUBES)
        found.append(n)
    return found
