"""A second, slow implementation of the rules, written from the clauses alone, that follows a game and says what must be
asked next.

It shares nothing with the engine but the component file and the names of questions and answers. A game is one
generator: it yields who is asked what, with all answers, and is sent the answer.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from typing import Any, NamedTuple

from guildhall.games.guilds_of_london.components import DEFAULT

CHANCE = -1
NAMES = ("green", "red", "blue", "yellow")
OPTIONAL_REWARDS = ("hire", "draw", "mayoral", "neutral")

Place = tuple[int, int] | str  # a cell, "guildhall", "plantation", "supply", "scoreboard"
Part = dict[str, Any]


class Asked(NamedTuple):
    """Who must answer what, and all the answers there are."""

    seat: int
    decision: str
    options: frozenset[str]


Play = Generator[list[Asked], str, None]
Answer = Generator[list[Asked], str, str]


def ask(seat: int, decision: str, options: Iterable[str], pauses: bool = False) -> Answer:
    """GOL-15.2  A question with one answer is not put, unless the pause matters."""
    every = frozenset(options)
    if len(every) == 1 and not pauses:
        return next(iter(every))
    return (yield [Asked(seat, decision, every)])


def cell_option(place: Place) -> str:
    return place if isinstance(place, str) else f"cell:{place[0]}:{place[1]}"


def by_option(places: Iterable[Place]) -> dict[str, Place]:
    return {cell_option(place): place for place in places}


class Referee:
    """One game, followed clause by clause."""

    def __init__(self, seats: int, plantation: str) -> None:
        data = tomllib.loads(DEFAULT.read_text(encoding="utf-8"))
        self.data, self.seats, self.setting = data, seats, plantation
        self.players = range(seats)
        self.cards = {card["id"]: card for card in data["action_card"]}
        self.tiles = {f"guild-{tile['rank']}": tile for tile in data["guild_tile"]}
        self.tiles |= {building["id"]: building for building in data["special_building"]}
        self.tokens = {token["id"]: token for token in data["second_place_token"]}
        self.mayoral = {card["id"]: card["score"] for card in data["mayoral_card"]}
        self.sides = {side["id"]: side for side in data["plantation"]}
        self.game = next(game for game in data["scoreboard"]["game"] if game["players"] == seats)
        self.round = 0
        self.over = False
        self.start: list[int] = []  # by start space
        self.stacks: dict[int, list[int]] = {}  # by points: discs from the bottom up
        self.vp = [0] * seats
        self.city: dict[tuple[int, int], str] = {}
        self.resolved: set[tuple[int, int]] = set()
        self.token: dict[tuple[int, int], str] = {}
        self.stack = set(self.tiles)
        self.token_bag = Counter({name: token["copies"] for name, token in self.tokens.items()})
        self.won: list[list[str]] = [[] for _ in self.players]
        self.pawns: list[Counter[Place]] = [Counter({"supply": 16}) for _ in self.players]
        self.neutrals: Counter[Place] = Counter({"scoreboard": self.game["neutral_liverymen"]})
        self.purse = [0] * seats
        self.beadle: tuple[int, int] | None = None
        self.hand: list[Counter[str]] = [Counter() for _ in self.players]
        self.deck = Counter({name: card["copies"] for name, card in self.cards.items()})
        self.discard: Counter[str] = Counter()
        self.front: list[str] = []
        self.lasting: list[tuple[str, Part]] = []  # each_time parts of this turn: trigger and part
        self.waiting: list[tuple[Part, str]] = []  # end_of_turn parts of this turn, with their card
        self.did: set[str] = set()
        self.kept: list[set[str]] = [set() for _ in self.players]
        self.bag = set(self.mayoral)
        self.bottom: list[str] = []
        self.at: tuple[int, int] | None = None  # the tile being resolved
        self.side = ""

    # Setup

    def play(self) -> Play:
        """GOL-2, GOL-3, GOL-4  The whole game."""
        yield from self.set_up()
        while not self.over:
            self.round += 1
            had: set[int] = set()
            while len(had) < self.seats:  # GOL-5.6
                seat = next(seat for seat in self.order() if seat not in had)
                had.add(seat)
                yield from self.turn(seat)
            if self.round in self.game["resolve_tiles_in"]:
                yield from self.resolve_tiles()
            if self.round in self.game["grey_rounds"] or not self.open():
                yield from self.develop()

    def set_up(self) -> Play:
        """GOL-2, GOL-3  In the order in which chance is asked."""
        while len(self.start) < self.seats:
            left = [f"seat:{seat}" for seat in self.players if seat not in self.start]
            picked = yield from ask(CHANCE, "draw-start", left)
            self.start.append(int(picked[5:]))
        self.side = self.setting
        if self.setting == "random":
            picked = yield from ask(CHANCE, "draw-side", ["side:ulster", "side:virginia"])
            self.side = picked[5:]
        yield from self.lay_square() if self.seats == 2 else self.lay_rows()
        for cell in self.open():
            yield from self.lay_token(cell)
        self.beadle = self.lowest_rank()
        for seat in self.players:
            self.pawns[seat] = Counter({"guildhall": 4, "supply": 12})
        for seat in self.players:
            yield from self.draw(seat, 6)
        yield from self.deal_mayoral()

    def lay_square(self) -> Play:
        """GOL-3.1 to GOL-3.3"""
        self.stack.remove("gog-and-magog")
        for cell in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            yield from self.lay(cell, {tile for tile in self.stack if not tile.startswith("guild-")})
        for row in range(-2, 3):
            for column in range(-2, 3):
                if abs(column) + abs(row) > 1:
                    yield from self.lay((column, row), self.stack)

    def lay_rows(self) -> Play:
        """GOL-2.1 to GOL-2.3"""
        self.city[2, 0] = "st-lawrence-jewry"
        self.stack.remove("st-lawrence-jewry")
        rows = [(column, row) for row in (-1, 1) for column in range(-1, 3)]
        for cell in [(-1, 0), *rows]:
            yield from self.lay(cell, self.stack)

    def deal_mayoral(self) -> Play:
        """GOL-2.12"""
        dealt: list[set[str]] = []
        for _ in self.players:
            three: set[str] = set()
            while len(three) < 3:
                picked = yield from ask(CHANCE, "deal-mayoral", ["card:" + card for card in self.bag])
                three.add(picked[5:])
                self.bag.remove(picked[5:])
            dealt.append(three)
        yield from self.choose(dealt)

    def choose(self, dealt: list[set[str]]) -> Play:
        """GOL-2.12  All at once; an answer comes as seat and card."""
        left = set(self.players)
        while left:
            asked = [
                Asked(seat, "keep-mayoral", frozenset("card:" + card for card in dealt[seat])) for seat in sorted(left)
            ]
            answer = yield asked
            who, _, card = answer.partition(" ")
            left.remove(int(who))
            self.kept[int(who)] = {card.removeprefix("card:")}
        for seat in self.players:
            self.bag |= dealt[seat] - self.kept[seat]

    def lay(self, cell: tuple[int, int], fits: set[str]) -> Play:
        picked = yield from ask(CHANCE, "draw-tile", ["tile:" + tile for tile in fits])
        self.city[cell] = picked[5:]
        self.stack.remove(picked[5:])

    def lay_token(self, cell: tuple[int, int]) -> Play:
        left = ["token:" + token for token, count in self.token_bag.items() if count]
        picked = yield from ask(CHANCE, "draw-token", left)
        self.token[cell] = picked[6:]
        self.token_bag[picked[6:]] -= 1

    # The table

    def order(self) -> list[int]:
        """GOL-5.4  Score order, read off the track."""
        found = [seat for points in sorted(self.stacks, reverse=True) for seat in reversed(self.stacks[points])]
        return found + [seat for seat in self.start if seat not in found]

    def gain(self, seat: int, n: int) -> None:
        """GOL-5.2, GOL-5.3"""
        if n:
            if seat in self.stacks.get(self.vp[seat], []):
                self.stacks[self.vp[seat]].remove(seat)
            self.vp[seat] += n
            self.stacks.setdefault(self.vp[seat], []).append(seat)

    def open(self) -> list[tuple[int, int]]:
        """GOL-8.3  Unresolved tiles in order of resolution."""
        return sorted((cell for cell in self.city if cell not in self.resolved), key=lambda cell: (cell[1], cell[0]))

    def rank(self, cell: tuple[int, int]) -> int | None:
        rank: int | None = self.tiles[self.city[cell]].get("rank")
        return rank

    def lowest_rank(self) -> tuple[int, int] | None:
        ranked = [(rank, cell) for cell in self.open() if (rank := self.rank(cell)) is not None]
        return min(ranked)[1] if ranked else None

    def liveries(self, cell: tuple[int, int]) -> set[str]:
        return set(self.tiles[self.city[cell]]["liveries"])

    def controlled(self, seat: int) -> list[tuple[int, int]]:
        return [cell for cell in self.resolved if self.pawns[seat][cell]]

    def in_city(self, seat: int) -> list[Place]:
        return [place for place, count in self.pawns[seat].items() if count and place not in ("supply", "plantation")]

    def shift(self, seat: int, source: Place, goal: Place) -> None:
        assert self.pawns[seat][source] > 0
        self.pawns[seat][source] -= 1
        self.pawns[seat][goal] += 1

    def pairs(self, seat: int, liveries: set[str] | None) -> set[tuple[Place, tuple[int, int]]]:
        """GOL-6.6, GOL-7.4, GOL-9.3  Every legal move: from where, to where."""
        return {
            (source, goal)
            for source in self.in_city(seat)
            for goal in self.open()
            if goal not in (source, self.at) and (liveries is None or liveries & self.liveries(goal))
        }

    # A turn

    def turn(self, seat: int) -> Play:
        """GOL-6"""
        self.front, self.lasting, self.waiting, self.did = [], [], [], set()
        while (action := (yield from ask(seat, "turn-action", self.actions(seat), pauses=True))) != "end":
            use, _, name = action.partition(":")
            self.hand[seat][name] -= 1
            self.front.append(name)
            if use == "effect":
                yield from self.pay(seat, self.cards[name]["cost"])
                for part in self.cards[name]["effects"]:
                    if part.get("when") == "end_of_turn":
                        self.waiting.append((part, name))
                    elif part.get("when") == "each_time":
                        self.lasting.append((part["on"], part))
                    else:
                        yield from self.carry_out(seat, part, name)
                continue
            if use == "hire":
                self.hire(seat, 1)
            else:
                yield from self.move(seat, set(self.cards[name]["liveries"]), "move-from")
            for on, part in list(self.lasting):
                if on == use:
                    yield from self.carry_out(seat, part, name)
        yield from self.end_turn(seat)

    def actions(self, seat: int) -> Iterator[str]:
        yield "end"
        for name in +self.hand[seat]:
            card = self.cards[name]
            if self.pawns[seat]["supply"]:
                yield "hire:" + name
            if self.pairs(seat, set(card["liveries"])):
                yield "move:" + name
            others = self.hand[seat].total() - 1
            figures = sum(self.pawns[seat][place] for place in self.in_city(seat))
            if card["cost"].get("cards", 0) <= others and card["cost"].get("pawns", 0) <= figures:
                yield "effect:" + name

    def pay(self, seat: int, cost: dict[str, int]) -> Play:
        """GOL-6.9, GOL-6.10"""
        for left in range(cost.get("cards", 0), 0, -1):
            names = list(+self.hand[seat])
            if self.hand[seat].total() == left:
                names = names[:1]
            picked = yield from ask(seat, "pay-card", ["card:" + name for name in names])
            self.hand[seat][picked[5:]] -= 1
            self.discard[picked[5:]] += 1
        for left in range(cost.get("pawns", 0), 0, -1):
            places = self.in_city(seat)
            if sum(self.pawns[seat][place] for place in places) == left:
                places = places[:1]
            options = by_option(places)
            picked = yield from ask(seat, "pay-pawn", options)
            self.shift(seat, options[picked], "supply")

    def end_turn(self, seat: int) -> Play:
        """GOL-6.12 to GOL-6.15"""
        extra = 0
        for part, name in self.waiting:
            if "draw" in part:
                extra += self.amount(seat, part)
            else:
                yield from self.carry_out(seat, part, name)
        base = 2 if self.front else 4
        if self.round == self.game["rounds"]:
            base = 0
        self.discard.update(self.front)
        self.front = []
        yield from self.draw(seat, base + extra)
        university = [cell for cell in self.controlled(seat) if self.city[cell] == "university-of-london"]
        while self.hand[seat].total() > (8 if university else 7):
            options = ["card:" + name for name in +self.hand[seat]]
            picked = yield from ask(seat, "discard-card", options, pauses=True)
            self.hand[seat][picked[5:]] -= 1
            self.discard[picked[5:]] += 1

    def draw(self, seat: int, n: int) -> Play:
        """GOL-6.16"""
        for _ in range(n):
            if not self.deck.total():
                self.deck, self.discard = self.discard, Counter()
            if not self.deck.total():
                return
            picked = yield from ask(CHANCE, "draw-card", ["card:" + name for name in +self.deck])
            self.deck[picked[5:]] -= 1
            self.hand[seat][picked[5:]] += 1

    # Effects

    def amount(self, seat: int, part: Part) -> int:
        """GOL-7.10, GOL-7.11  The number of a part; 0 where its condition fails."""
        if part.get("if_done", "") and part["if_done"] not in self.did:
            return 0
        verb = next(iter(part))
        n: int = part[verb]
        if part.get("per") == "masters":
            shown = sum(part["livery"] in self.liveries(cell) for cell in self.controlled(seat))
            n *= min(shown, part["max"])
        return n

    def carry_out(self, seat: int, part: Part, card: str = "") -> Play:
        """GOL-7.2 to GOL-7.9, GOL-7.17"""
        verb, n = next(iter(part)), self.amount(seat, part)
        if n == 0:
            return
        if verb == "vp":
            self.gain(seat, n)
        elif verb == "hire":
            self.hire(seat, n)
        elif verb == "neutral":
            taken = min(n, self.neutrals["scoreboard"])
            self.neutrals["scoreboard"] -= taken
            self.purse[seat] += taken
        elif verb == "move":
            yield from self.moves(seat, n, set(self.cards[card]["liveries"]) if part["to"] == "livery" else None)
        else:
            others = {"to_plantation": self.ship, "draw": self.draw, "mayoral": self.look, "beadle": self.move_beadle}
            yield from others[verb](seat, n)

    def hire(self, seat: int, n: int) -> None:
        for _ in range(min(n, self.pawns[seat]["supply"])):
            self.shift(seat, "supply", "guildhall")
            self.did.add("hire")

    def ship(self, seat: int, n: int) -> Play:
        for _ in range(n):
            options = by_option(self.in_city(seat))
            picked = yield from ask(seat, "effect-ship", [*options, "stop"])
            if picked == "stop":
                return
            self.shift(seat, options[picked], "plantation")
            self.did.add("to_plantation")

    def moves(self, seat: int, n: int, liveries: set[str] | None) -> Play:
        for _ in range(n):
            if not (yield from self.move(seat, liveries, "effect-move")):
                return

    def move(self, seat: int, liveries: set[str] | None, decision: str) -> Generator[list[Asked], str, bool]:
        pairs = self.pairs(seat, liveries)
        sources = by_option({source for source, _ in pairs})
        stop = ["stop"] if decision == "effect-move" else []
        picked = yield from ask(seat, decision, [*sources, *stop])
        if picked == "stop":
            return False
        goals = by_option({goal for source, goal in pairs if source == sources[picked]})
        reached = yield from ask(seat, "move-to", goals)
        self.shift(seat, sources[picked], goals[reached])
        self.did.add("move")
        return True

    def look(self, seat: int, n: int) -> Play:
        seen: set[str] = set()
        for _ in range(n):
            if self.bag:
                picked = yield from ask(CHANCE, "draw-mayoral", ["card:" + card for card in self.bag])
                seen.add(picked[5:])
                self.bag.remove(picked[5:])
            elif self.bottom:
                seen.add(self.bottom.pop(0))
        if not seen:
            return
        picked = yield from ask(seat, "keep-drawn-mayoral", ["card:" + card for card in seen])
        self.kept[seat].add(picked[5:])
        seen.remove(picked[5:])
        while seen:
            picked = yield from ask(seat, "put-under", ["card:" + card for card in seen])
            seen.remove(picked[5:])
            self.bottom.append(picked[5:])

    def move_beadle(self, seat: int, _: int) -> Play:
        if self.beadle is None:
            return
        cells = by_option(cell for cell in self.open() if self.rank(cell) and cell != self.beadle)
        picked = yield from ask(seat, "effect-beadle", [*cells, "leave"])
        if picked != "leave":
            goal = cells[picked]
            assert not isinstance(goal, str)
            self.beadle = goal

    # Resolution

    def resolve_tiles(self) -> Play:
        """GOL-8.1 to GOL-8.5; no tile is laid meanwhile, so each is examined once, in order."""
        for cell in self.open():
            figures = sum(self.pawns[seat][cell] for seat in self.players)
            figures += self.neutrals[cell] + (self.beadle == cell)
            if figures >= self.tiles[self.city[cell]]["requires"]:
                yield from self.resolve(cell)

    def negotiate(self, place: Place) -> Play:
        """GOL-8.6 to GOL-8.8"""
        for seat in self.order():
            there = self.there(place)
            if not there or not self.purse[seat]:
                continue
            while self.purse[seat] and (there := self.there(place)):
                options = {"exchange:" + NAMES[other]: other for other in there}
                picked = yield from ask(seat, "negotiate", [*options, "done"])
                if picked == "done":
                    break
                self.shift(options[picked], place, "guildhall")
                self.purse[seat] -= 1
                self.neutrals[place] += 1

    def there(self, place: Place) -> list[int]:
        return [seat for seat in self.players if self.pawns[seat][place]]

    def resolve(self, cell: tuple[int, int]) -> Play:
        """GOL-8.9 to GOL-8.12, GOL-9"""
        self.at = cell
        yield from self.negotiate(cell)
        votes = {seat: self.pawns[seat][cell] for seat in self.there(cell)}
        winner = self.winner(cell, votes)
        if not votes:
            self.neutrals["scoreboard"] += self.neutrals.pop(cell, 0)
        if winner is not None:
            yield from self.reward(cell, winner, votes)
            self.clean_up(cell, winner)
        self.at = None
        if not self.open() and self.seats > 2:  # GOL-11.1
            self.round = min(grey for grey in self.game["grey_rounds"] if grey >= self.round)

    def winner(self, cell: tuple[int, int], votes: dict[int, int]) -> int | None:
        tied = [seat for seat in votes if votes[seat] == max(votes.values())]
        if len(tied) > 1:
            column, row = cell
            beside = {(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)}
            totals = {
                seat: sum(other in beside or self.city[other] == "gog-and-magog" for other in self.controlled(seat))
                for seat in tied
            }
            tied = [seat for seat in tied if totals[seat] == max(totals.values())]
        return tied[0] if len(tied) == 1 else None

    def reward(self, cell: tuple[int, int], winner: int, votes: dict[int, int]) -> Play:
        """GOL-9.1 to GOL-9.6"""
        tile = self.tiles[self.city[cell]]
        self.gain(winner, tile["vp"])
        for part in tile["first"]:
            yield from self.offer(winner, part)
        others = {seat: count for seat, count in votes.items() if seat != winner}
        second = [seat for seat in others if others[seat] == max(others.values())]
        token = self.token.pop(cell)
        if len(second) == 1:
            self.won[second[0]].append(token)
            for part in [*self.tokens[token]["effects"], *tile["second"]]:
                yield from self.offer(second[0], part)

    def offer(self, seat: int, part: Part) -> Play:
        verb = next(iter(part))
        possible = {
            "hire": self.pawns[seat]["supply"],
            "draw": self.deck.total() + self.discard.total(),
            "mayoral": len(self.bag) + len(self.bottom),
            "neutral": self.neutrals["scoreboard"],
        }
        if verb in OPTIONAL_REWARDS:
            if not possible[verb]:
                return
            if (yield from ask(seat, "reward-part", ["accept", "decline"])) == "decline":
                return
        yield from self.carry_out(seat, part)

    def clean_up(self, cell: tuple[int, int], winner: int) -> None:
        """GOL-9.7 to GOL-9.10"""
        self.resolved.add(cell)
        for seat in self.players:
            while self.pawns[seat][cell] > (seat == winner):
                self.shift(seat, cell, "guildhall")
        self.neutrals["scoreboard"] += self.neutrals.pop(cell, 0)
        if self.beadle == cell:
            self.beadle = self.lowest_rank()

    # Development and scoring

    def develop(self) -> Play:
        """GOL-11.2, GOL-12"""
        yield from self.plantation()
        if self.round == self.game["rounds"] or (self.seats == 2 and not self.open()):
            self.score()
            return
        for added in self.data["layout"]["added"]:
            if (added["players"], added["round"]) == (self.seats, self.round):
                for column, row in added["cells"]:
                    yield from self.lay((column, row), self.stack)
                    yield from self.lay_token((column, row))
        self.beadle = self.lowest_rank()

    def plantation(self) -> Play:
        """GOL-12.2 to GOL-12.9"""
        yield from self.negotiate("plantation")
        votes = {seat: self.pawns[seat]["plantation"] for seat in self.order() if self.pawns[seat]["plantation"]}
        first = [seat for seat in votes if votes[seat] == max(votes.values())]
        rewards: list[tuple[int, str]] = []
        if len(first) == 1:
            others = {seat: count for seat, count in votes.items() if seat not in first}
            second = [seat for seat in others if others[seat] == max(others.values())]
            rewards = [(first[0], "left")] + [(seat, "right") for seat in second if len(second) == 1]
        else:
            rewards = [(seat, "right") for seat in first]
        for seat, which in rewards:
            for part in self.sides[self.side][which]:
                yield from self.carry_out(seat, part)
        for seat, _ in rewards:
            for _ in range(min(self.sides[self.side]["pawns_returned"], self.pawns[seat]["plantation"])):
                self.shift(seat, "plantation", "supply")
        self.neutrals["scoreboard"] += self.neutrals.pop("plantation", 0)

    def score(self) -> None:
        """GOL-13"""
        for cell in self.open():
            for seat in self.players:
                while self.pawns[seat][cell]:
                    self.shift(seat, cell, "supply")
            self.neutrals["scoreboard"] += self.neutrals.pop(cell, 0)
        self.beadle = None
        order = self.order()
        for seat in order:
            for card in (card for card in self.mayoral if card in self.kept[seat]):
                self.gain(seat, self.mayoral[card]["vp"] * self.count(seat, self.mayoral[card]))
        for seat in order:
            cells = set(self.controlled(seat))
            self.gain(seat, sum(((c + 1, r) in cells) + ((c, r + 1) in cells) for c, r in cells))
        self.over = True

    def count(self, seat: int, score: dict[str, Any]) -> int:
        """GOL-13.3"""
        cells = self.controlled(seat)
        shown = Counter(livery for cell in cells for livery in self.liveries(cell))
        ranks = [self.rank(cell) for cell in cells]
        found = {
            "symbols": sum(shown[livery] for livery in score.get("liveries", [])),
            "great_twelve": sum(rank is not None and rank <= 12 for rank in ranks),
            "special_buildings": ranks.count(None),
            "livery_sets": min(shown[livery["id"]] for livery in self.data["livery"]),
            "largest_group": max((len(self.group(cell, cells)) for cell in cells), default=0),
            "second_place_tokens": len(self.won[seat]),
            "plantation_pawns": self.pawns[seat]["plantation"],
        }
        return found[score["count"]]

    def group(self, cell: tuple[int, int], cells: list[tuple[int, int]]) -> set[tuple[int, int]]:
        """All that is connected with a cell."""
        found = {cell}
        for column, row in cells * len(cells):
            beside = {(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)}
            if beside & found:
                found.add((column, row))
        return found
