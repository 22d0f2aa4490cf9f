"""Workshop: the best way to turn goods into victory points, by exact computation (POE-R47).

Best means: most VP in this round's step 13; then the highest worth of what is left, gold plus cubes at market price (in
the last round gold alone, which breaks ties); then, on the market, the fewest cubes traded.

Cards that turn one kind of cube into VP compete for that kind only: a table per kind says what n cubes are worth. The
few cards that mix kinds or handle gold are enumerated. The order of uses is free, and no gold need be lost on the way:
payments come first, and a gain always fits where a payment does not (`components` checks that). So only the sums count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from guildhall.games.pillars_of_the_earth.box import KIND_COUNT, METAL, Box

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

POINT: Final = 1000  # one VP outweighs any worth
TRADED: Final = 256  # and one of worth outweighs all cubes traded
CUBES: Final = 128  # more than there can be of a kind, to pack the cubes of a plan into an int
PURCHASES: Final = 268435456  # CUBES to the fourth
GOLD: Final = 68719476736  # TRADED times PURCHASES: what a coin adds to a packed score
PLACES: Final[tuple[int, ...]] = (1, 128, 16384, 2097152)  # by kind: what a cube adds to a packed plan
NEVER: Final = -(1 << 62)  # what is no part of any plan
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

    def most_sold(self, have: list[int], lowest: list[int]) -> int:
        """The gold that sales can bring; 0 if no card asks for gold, because a sale is then never worth a loss."""
        box = self.box
        if not any(box.craft_pays[self.row[i]] for i in self.mixed):
            return 0
        sold = 0
        for kind in range(KIND_COUNT):
            sold += box.price[kind] * (have[kind] - lowest[kind])
        return sold

    def tables(self, kind: int, most: int) -> list[list[int]]:
        """What 0 to `most` cubes of a kind are worth, with one more of its pure cards in each table."""
        worth = self.worth[kind]
        found = [[n * worth for n in range(most + 1)]]
        for i in self.pure[kind]:
            craftsman = self.row[i]
            need: i64 = self.box.craft_inputs[craftsman][1]
            value: i64 = self.box.craft_vp[craftsman] * POINT
            allowed: i64 = self.allowed[i]
            before = found[-1]
            table = before[:]
            last: i64 = most
            for n in range(need, last + 1):
                best: i64 = before[n]
                used: i64 = 1
                while used <= allowed and used * need <= n:
                    score = before[n - used * need] + used * value
                    if score > best:
                        best = score
                    used += 1
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
    # Gold above the maximum is lost, but what it buys is kept: then cubes are worth buying that no card takes.
    overflows = shop.worth is box.price and gold + shop.most_gained() + shop.most_sold(have, lowest) > box.gold_max
    if not overflows:
        highest = [max(have[kind], min(highest[kind], shop.appetite(kind))) for kind in range(KIND_COUNT)]
    if shop.worth is box.price and gold >= shop.most_spent(have, highest):
        lowest = have  # a cube that is kept counts as much as its gold: nothing need be sold
    tables = [shop.tables(kind, highest[kind])[-1] for kind in range(KIND_COUNT)]
    idle = NOTHING_IS_IDLE if overflows else shop.worth
    shopping = Shopping(shop, tables, idle, have, highest, gold)
    for mix in shop.mixes(highest, box.gold_max):
        least = [max(lowest[kind], mix[kind]) for kind in range(KIND_COUNT)]
        least[METAL] = max(least[METAL], mix[HELD])
        shopping.try_beside(mix, least)
    return [shopping.best // PURCHASES, *unpack_cubes(shopping.best % PURCHASES)]


@final
class Shopping:
    """The best cubes to bring out of the market: kind by kind, every number that may be part of them is tried."""

    shop: Workshop
    tables: list[list[int]]  # by kind: what cubes that no mix takes are worth
    idle: list[int]  # by kind: what a cube adds that no card takes
    have: list[int]
    most: list[int]
    gold: i64
    gold_max: i64
    best: i64  # the best score so far, packed with the cubes behind it

    mix: list[int]
    least: list[int]
    gained: i64  # gold from the mix
    points: i64  # VP from the mix
    worths: list[list[int]]  # by kind and number above the least: what that is worth less the gold it costs
    bounds: list[int]  # by kind: what it and those after it can be worth at most
    costs: list[int]  # by kind: what it and those after it cost at least

    def __init__(
        self,
        shop: Workshop,
        tables: list[list[int]],
        idle: list[int],
        have: list[int],
        most: list[int],
        gold: int,
    ) -> None:
        self.shop = shop
        self.tables = tables
        self.idle = idle
        self.have = have
        self.most = most
        self.gold = gold
        self.gold_max = shop.box.gold_max
        self.best = -1

    def try_beside(self, mix: list[int], least: list[int]) -> None:
        """Look for something better that leaves a mix its cubes, and has at least these."""
        self.mix = mix
        self.least = least
        self.gained = mix[GAINED] - mix[PAID]
        self.points = mix[VP] * POINT
        self.worths = []
        self.bounds = [0] * (KIND_COUNT + 1)
        self.costs = [0] * (KIND_COUNT + 1)
        for kind in range(KIND_COUNT):
            if least[kind] > self.most[kind]:
                return
            self.worths.append(self.worths_of(kind))
        for kind in range(KIND_COUNT - 1, -1, -1):
            self.bounds[kind] = self.bounds[kind + 1] + max(self.worths[kind])
            paid = self.shop.box.price[kind] * (least[kind] - self.have[kind])
            self.costs[kind] = self.costs[kind + 1] + paid
        self.search(0, 0, (self.points + self.gold + self.gained) * GOLD)

    def worths_of(self, kind: i64) -> list[int]:
        """What each number of cubes above the least is worth, less the gold they cost; packed with the number."""
        table = self.tables[kind]
        taken: i64 = self.mix[kind]
        owned: i64 = self.have[kind]
        price: i64 = self.shop.box.price[kind]
        idle: i64 = self.idle[kind]
        least: i64 = self.least[kind]
        most: i64 = self.most[kind]
        place: i64 = PLACES[kind]
        found: list[int] = []
        for n in range(least, most + 1):
            worth: i64 = table[n - taken]
            if n > owned and n > least and worth - table[n - taken - 1] == idle:
                found.append(NEVER)
                continue
            traded: i64 = n - owned if n > owned else owned - n
            found.append((worth * TRADED - traded) * PURCHASES + n * place - price * (n - owned) * GOLD)
        return found

    def search(self, kind: i64, spent: i64, score: i64) -> None:
        """Try every number of a kind and of those after it, unless the best there could be is known already."""
        bound: i64 = self.bounds[kind]
        cost: i64 = self.costs[kind]
        if score + bound <= self.best or spent + cost > self.gold:
            return
        if kind == KIND_COUNT:
            self.judge(spent, score)
            return
        price: i64 = self.shop.box.price[kind]
        paid: i64 = spent + price * (self.least[kind] - self.have[kind])
        for worth in self.worths[kind]:
            if worth != NEVER:
                self.search(kind + 1, paid, score + worth)
            paid += price

    def judge(self, spent: i64, score: i64) -> None:
        """Gold above the maximum is lost, after the market and in the end."""
        left: i64 = self.gold - spent
        lost: i64 = 0
        if left > self.gold_max:
            lost = left - self.gold_max
        left += self.gained - lost
        if left < 0:
            return
        if left > self.gold_max:
            lost += left - self.gold_max
        score -= lost * GOLD
        if score > self.best:
            self.best = score


def unpack_cubes(packed: int) -> list[int]:
    """What `pack_cubes` packed."""
    found: list[int] = []
    for _ in range(KIND_COUNT):
        packed, n = divmod(packed, CUBES)
        found.append(n)
    return found
