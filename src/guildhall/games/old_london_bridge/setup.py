"""Chapter 2: the preparation. All that is shuffled or drawn is a question to CHANCE."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import (
    ANY_ROTATION,
    BONUS_KINDS,
    BONUS_STACKS,
    CARD_VALUES,
    COLOURS,
    FACES,
    FACES_PER_CATEGORY,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    RANDOM_FACE,
    SLOTS,
    TYPES,
    Box,
)
from guildhall.games.old_london_bridge.rondel import TURN_UP_BUILDING
from guildhall.games.old_london_bridge.round import play_round
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_START,
    NO_CARD,
    SOURCE_COUNT,
    Bridge,
    receive,
)
from guildhall.games.old_london_bridge.tracks import NO_BONUS, TURN_UP_BONUS
from guildhall.kernel.decision import Draw
from guildhall.kernel.state import CHANCE, Option, Seat


def new_table(box: Box, seats: int, faces: list[int], open_money: bool) -> Bridge:
    """An empty table with all pieces in their stacks; nothing is drawn or dealt yet."""
    g = Bridge()
    g.begin(seats)
    g.box = box
    g.open_money = open_money
    g.faces = faces
    g.round = 0
    g.rotation = 0
    g.chips = box.chips[:]  # OLB-2.4  those that leave the game are not told apart: nobody ever sees them
    g.chips_shown = []
    g.unseen = box.count_of[:]
    g.tops = [NO_TILE] * len(TYPES)
    g.left = [sum(box.count_of[tile] for tile in box.tiles_of[kind]) for kind in range(len(TYPES))]
    g.gone = []
    g.tile = NO_TILE
    g.supply = [0, *box.cards[1:]]  # OLB-2.5
    g.hand = [0] * (seats * CARD_VALUES)
    g.played = [NO_CARD] * (seats * CARDS_IN_FRONT)
    g.raised = [0] * (seats * CARDS_IN_FRONT)
    g.face_up = False
    g.passed = [0] * seats
    g.order = []
    g.turn_card = 0
    g.figure = [NOWHERE] * seats
    g.bridge = [NO_TILE] * (seats * SLOTS)
    g.built = [0] * seats
    g.shields = [0] * (seats * len(COLOURS))
    g.inn_power = 0
    g.stairs = []
    g.chapel = [0] * seats
    g.chapel_order = list(range(seats))
    g.gate = [0] * seats
    g.gate_order = list(range(seats))
    g.bonus_unseen = [count for contents in box.bonus_contents for count in contents]
    g.bonus_tops = [NO_BONUS] * BONUS_STACKS
    g.tiles = [0] * (seats * BONUS_KINDS)
    g.fresh = [0] * (seats * BONUS_KINDS)
    g.bonus_used = [0] * BONUS_KINDS
    g.money = [0] * seats
    g.earned = [0] * (seats * SOURCE_COUNT)
    g.lowest_number = 0
    g.lowest_builder = 0
    return g


def prepare(g: Bridge) -> None:
    """OLB-2.2 to 2.12  Rondel, stacks, bonus tiles, stairs, hands and money; then the first round."""
    for face in g.faces:
        if face == RANDOM_FACE:
            g.then_ask(DRAW_FACE, CHANCE)
    g.then_ask(TURN_RONDEL, CHANCE)
    for _ in TYPES:
        g.then_ask(TURN_UP_BUILDING, CHANCE)
    for _ in range(BONUS_STACKS):
        g.then_ask(TURN_UP_BONUS, CHANCE)
    for _ in range(g.seats):
        g.then_ask(DRAW_STEP, CHANCE)
    g.then(deal)
    g.then(play_round)


class DrawFace(Draw[Bridge]):
    """OLB-15.2  One of the two tiles of a category, either side up: each of its four faces is as likely."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        category = g.faces.index(RANDOM_FACE)
        first = FACES_PER_CATEGORY * category
        return list(range(first, first + FACES_PER_CATEGORY))

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        category = g.faces.index(RANDOM_FACE)
        g.faces = g.faces[:]
        g.faces[category] = option + 1
        g.tell("lays-face", category, option + 1)


DRAW_FACE: Final = DrawFace("draw-face", tuple("face:" + face for face in FACES[1:RANDOM_FACE]))


class TurnRondel(Draw[Bridge]):
    """OLB-2.2  The rondel starts in any of its six positions, or where the component file says."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        start = g.box.start_rotation
        return list(range(OUTER_SPACES)) if start == ANY_ROTATION else [start]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        g.rotation = option
        g.tell("turns-rondel", option)


TURN_RONDEL: Final = TurnRondel("turn-rondel", tuple(f"by:{turn}" for turn in range(OUTER_SPACES)))


class DrawStep(Draw[Bridge]):
    """OLB-2.11  Who stands on the next step of the chapel stairs, the front one first."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return [other for other in range(g.seats) if other not in g.stairs]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        g.stairs = [*g.stairs, option]
        g.chapel_order = [*g.stairs, *(other for other in range(g.seats) if other not in g.stairs)]
        g.tell("stands-on-step", option, g.box.steps_used[g.seats][len(g.stairs) - 1])


DRAW_STEP: Final = DrawStep("draw-step", tuple(f"seat:{seat + 1}" for seat in range(4)))


def deal(g: Bridge) -> None:
    """OLB-2.6, 2.7, 2.12  0 cards, starting money, and five cards by the step of the own marker."""
    for step, seat in zip(g.box.steps_used[g.seats], g.stairs, strict=True):
        g.hand[seat * CARD_VALUES] = g.box.zero_cards[g.seats]
        for value in range(1, CARD_VALUES):
            count = g.box.starting_hands[step][value]
            g.hand[seat * CARD_VALUES + value] = count
            g.supply[value] -= count
        receive(g, seat, g.box.starting_money, FROM_START)
