"""Records the golden replays anew: `python -m tests.games.tiny_towns.record`.

The players want to build every card: they name, place and build for the patterns that are nearest to being finished.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS, FACTORY, FARM, FIRST_MONUMENT, NO_CARD, RESOURCES, TYPE_COUNT
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, SQUARES, squares_in
from guildhall.games.tiny_towns.placing import NAMED, WAYS, other_resource
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import cubes_of, planes_of
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.table.table import Question
from tests.games.recording import Player, Recording, write_replays

EAGER: Final = 4  # how many empty squares make a player build anything


class Collector:
    """Wants one building of each card, the monument first."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, g: Towns, seat: int, question: Question) -> str:
        """One of the answers that are offered."""
        names = list(question.options)
        if question.decision in ("call-resource", "choose-resource", "choose-card"):
            return self.best({name: self.hope(g, seat, RESOURCES.index(name.split(":")[1])) for name in names})
        if question.decision == "choose-cube":
            return self.best({name: self.hope(g, seat, self.cube(g, name)) for name in names})
        if question.decision == "place-cube":
            return self.best({name: self.worth_of_place(g, seat, name, question) for name in names})
        if question.decision == "build":
            return self.choose_building(g, seat, names)
        if question.decision in ("stand-on", "set-building", "replace-with"):
            return self.best({name: self.points_after(g, seat, name) for name in names})
        return names[self.rng.below(len(names))]

    def points_after(self, g: Towns, seat: int, name: str) -> int:
        """What the town would be worth after an answer."""
        after = g.copy()
        run.apply(after, seat, option_named(run.question(after, seat), name))
        return GAME.points(after)[seat]

    def best(self, values: dict[str, int]) -> str:
        highest = max(values.values())
        names = [name for name, value in values.items() if value == highest]
        return names[self.rng.below(len(names))]

    def cube(self, g: Towns, name: str) -> int:
        way = WAYS.index(name)
        return g.named if way == NAMED else other_resource(way)

    def wanted(self, g: Towns, seat: int) -> list[int]:
        """The own monument, then the cards that this town lacks."""
        cards = [] if g.raised[seat] or g.monument[seat] == NO_CARD else [g.monument[seat]]
        return cards + [card for kind, card in enumerate(g.cards) if not g.buildings[seat * TYPE_COUNT + kind]]

    def nearness(self, g: Towns, seat: int, planes: list[int], blocked: int) -> int:
        """How near the wanted patterns are to being finished, on a board with these cubes."""
        total = 0
        for rank, card in enumerate(self.wanted(g, seat)):
            most = 0
            for corners, _, cells in g.box.orientations[card]:
                for corner in squares_in(corners):
                    ready = 0
                    for resource, shift in cells:
                        if planes[resource] >> corner + shift & 1:
                            ready += 1
                        elif blocked >> corner + shift & 1:
                            break
                    else:
                        most = max(most, ready * 60 // len(cells))
            total += most * most * self.zeal(g, card, rank)
        return total

    def zeal(self, g: Towns, card: int, rank: int) -> int:
        """Large patterns would never be finished if they did not come first."""
        if card >= FIRST_MONUMENT:
            return 6
        return 4 if g.box.type_of[card] == FACTORY else 2 if rank < 3 else 1

    def after(self, g: Towns, seat: int, resource: int, square: int) -> int:
        """The nearness with one more cube."""
        planes = planes_of(g, seat)
        planes[resource] |= 1 << square
        return self.nearness(g, seat, planes, 0xFFFF & ~g.boards[seat].empty | 1 << square)

    def hope(self, g: Towns, seat: int, resource: int) -> int:
        return max(self.after(g, seat, resource, square) for square in squares_in(g.boards[seat].empty))

    def worth_of_place(self, g: Towns, seat: int, name: str, question: Question) -> int:
        if name.startswith("square:"):
            return self.after(g, seat, dict(question.facts)["resource"], SQUARES.index(name.split(":")[1]))
        return self.nearness(g, seat, planes_of(g, seat), 0xFFFF & ~g.boards[seat].empty)

    def choose_building(self, g: Towns, seat: int, names: list[str]) -> str:
        wanted = [name for name in names if name[6:] in [CARDS[card] for card in self.wanted(g, seat)]]
        if wanted:
            return wanted[-1]
        if "build:cottage" in names and g.buildings[seat * TYPE_COUNT + FARM]:
            return "build:cottage"
        free = len(squares_in(g.boards[seat].empty))
        if len(names) > 1 and free <= EAGER and cubes_of(g, seat).bit_count() > SQUARE_COUNT // 3:
            return names[1 + self.rng.below(len(names) - 1)]
        return "done"


def wants_every_card(rng: Rng) -> Player:
    return Collector(rng).answer


RECORDINGS: Final = (
    Recording("one-solo", 1, {}, wants_every_card),
    Recording(
        "one-solo-warehouse", 1, {"factory": "warehouse", "farm": "orchard", "well": "shed"}, wants_every_card, 2
    ),
    Recording(
        "one-town-hall", 1, {"mode": "town-hall", "factory": "factory", "theater": "tailor"}, wants_every_card, 4
    ),
    Recording("two-standard", 2, {}, wants_every_card, 1),
    Recording(
        "two-feast-hall-and-bank",
        2,
        {"tavern": "feast-hall", "factory": "bank", "farm": "granary"},
        wants_every_card,
        5,
    ),
    Recording(
        "two-town-hall",
        2,
        {"mode": "town-hall", "farm": "granary", "chapel": "temple", "theater": "bakery"},
        wants_every_card,
    ),
    Recording("three-standard", 3, {"first-master-builder": "seat-3"}, wants_every_card, 1),
    Recording("three-novices", 3, {"novice": "all", "factory": "warehouse", "tavern": "inn"}, wants_every_card),
    Recording(
        "three-town-hall-and-bank",
        3,
        {"mode": "town-hall", "factory": "bank", "well": "millstone"},
        wants_every_card,
        3,
    ),
    Recording("four-standard", 4, {"factory": "trading-post"}, wants_every_card, 3),
    Recording("four-first-game", 4, {"cards": "first-game", "monuments": "off"}, wants_every_card),
    Recording(
        "four-town-hall-one-novice",
        4,
        {"mode": "town-hall", "novice-2": "on", "chapel": "cloister"},
        wants_every_card,
        3,
    ),
    Recording(
        "five-standard", 5, {"factory": "factory", "farm": "greenhouse", "theater": "theater"}, wants_every_card, 3
    ),
    Recording(
        "five-town-hall", 5, {"mode": "town-hall", "factory": "warehouse", "tavern": "almshouse"}, wants_every_card
    ),
    Recording("six-standard", 6, {"chapel": "abbey", "theater": "market", "well": "well"}, wants_every_card),
    Recording(
        "six-town-hall",
        6,
        {"mode": "town-hall", "farm": "farm", "well": "fountain", "chapel": "temple"},
        wants_every_card,
        2,
    ),
)


if __name__ == "__main__":
    write_replays(GAME, RECORDINGS)
