"""POE-2  Preparation: everybody's parts, and who starts."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import START_GOLD, START_POINTS, account
from guildhall.games.pillars_of_the_earth.box import NO_SOURCE
from guildhall.games.pillars_of_the_earth.rounds import play_round
from guildhall.games.pillars_of_the_earth.state import Pillars
from guildhall.kernel.decision import Draw
from guildhall.kernel.state import CHANCE, Option, Seat


def set_up(g: Pillars) -> None:
    """POE-2.1 to POE-2.14  All is in place but the start player, whom chance names."""
    for seat in range(g.seats):
        account(g, seat, START_POINTS, NO_SOURCE, g.box.start_vp, 0)
    g.then_ask(DRAW_START_PLAYER, CHANCE)
    g.then(play_round)


class DrawStartPlayer(Draw[Pillars]):
    """POE-2.4  The first start player: any seat, equally likely."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return list(range(g.seats))

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.start = option
        g.tell("starts", option)
        hand_out_gold(g)


def hand_out_gold(g: Pillars) -> None:
    """POE-2.6  Starting gold: 20 for the start player, then clockwise 21, 22, 23."""
    for seat in range(g.seats):
        distance = (seat - g.start) % g.seats
        account(g, seat, START_GOLD, NO_SOURCE, 0, g.box.start_gold[distance])


DRAW_START_PLAYER: Final = DrawStartPlayer("draw-start-player", ("seat:1", "seat:2", "seat:3", "seat:4"))
