"""Chapter 10: the chapel track and the gate track."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_KINDS,
    BONUS_PLACES,
    BONUS_STACKS,
)
from guildhall.games.old_london_bridge.state import (
    FROM_CHAPEL_END,
    FROM_COINS,
    FROM_GATE_END,
    Bridge,
    receive,
)
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

NO_BONUS: Final = -1
DECLINE: Final = 3  # the answer after the three stacks


def advance_chapel(g: Bridge, seat: Seat, spaces: int) -> None:
    """OLB-10.4  Coins on the way and under the marker are earned at once."""
    start, last = g.chapel[seat], g.box.chapel_length
    if start == last:  # OLB-10.10
        return
    end = min(start + spaces, last)  # OLB-10.8  surplus steps are lost
    g.chapel[seat] = end
    g.chapel_order = _moved(g.chapel_order, g.chapel, seat, last)
    g.tell("advances-chapel", seat, start, end)
    for space in range(start + 1, end + 1):
        if g.box.chapel_coins[space]:
            receive(g, seat, g.box.chapel_coins[space], FROM_COINS)
    if end == last:
        receive(g, seat, g.box.track_end_reward, FROM_CHAPEL_END)


def advance_gate(g: Bridge, seat: Seat, spaces: int) -> None:
    """OLB-10.5  Each bonus space on the way or under the marker gives the right to a bonus tile."""
    start, last = g.gate[seat], g.box.gate_length
    if start == last:  # OLB-10.10
        return
    end = min(start + spaces, last)
    g.gate[seat] = end
    g.gate_order = _moved(g.gate_order, g.gate, seat, last)
    g.tell("advances-gate", seat, start, end)
    for space in range(start + 1, end + 1):
        if g.box.gate_bonus[space]:
            g.then_ask(TAKE_BONUS_TILE, seat)
    if end == last:
        receive(g, seat, g.box.track_end_reward, FROM_GATE_END)


def _moved(order: list[Seat], track: list[int], seat: Seat, last: int) -> list[Seat]:
    """OLB-10.3, 10.9, 10.12  The order after a move: on top of a stack, but below it on the last space."""
    space = track[seat]
    ahead = [other for other in order if other != seat and track[other] >= space]
    if space != last:
        ahead = [other for other in ahead if track[other] > space]
    behind = [other for other in order if other != seat and other not in ahead]
    return [*ahead, seat, *behind]


class TakeBonusTile(Decision[Bridge]):
    """OLB-10.5  One of the face-up bonus tiles, or none; OLB-10.7  with all stacks empty the right is lost."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        stacks = [stack for stack in range(BONUS_STACKS) if g.bonus_tops[stack] != NO_BONUS]
        return [*stacks, DECLINE] if stacks else []

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        return None if option == DECLINE or g.bonus_tops[option] != NO_BONUS else "OLB-10.7"

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option == DECLINE:
            g.tell("declines-bonus", seat)
            return
        kind = g.bonus_tops[option]
        g.fresh[seat * BONUS_KINDS + kind] += 1  # OLB-11.1  usable from the next round on
        g.bonus_tops[option] = NO_BONUS
        g.tell("takes-bonus", seat, kind)
        g.then_ask(TURN_UP_BONUS, CHANCE)  # OLB-10.6


TAKE_BONUS_TILE: Final = TakeBonusTile(
    "take-bonus-tile", tuple("stack:" + place for place in BONUS_PLACES) + ("decline",), may_lapse=True
)


class TurnUpBonus(Draw[Bridge]):
    """OLB-2.8, OLB-10.6  The next tile of a bonus stack is turned face up."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        stack = uncovered_bonus_stack(g)
        if stack < 0:
            return []
        return [kind for kind in range(BONUS_KINDS) if g.bonus_unseen[stack * BONUS_KINDS + kind]]

    def weights(self, g: Bridge) -> list[int]:
        first = uncovered_bonus_stack(g) * BONUS_KINDS
        return [g.bonus_unseen[first + kind] for kind in g.offered[CHANCE]]

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        stack = uncovered_bonus_stack(g)
        g.bonus_unseen = g.bonus_unseen[:]
        g.bonus_unseen[stack * BONUS_KINDS + option] -= 1
        g.bonus_tops[stack] = option
        g.tell("turns-up-bonus", stack, option)


TURN_UP_BONUS: Final = TurnUpBonus("turn-up-bonus", tuple("tile:" + kind for kind in BONUS), may_lapse=True)


def uncovered_bonus_stack(g: Bridge) -> int:
    """The first bonus stack whose next tile must be turned up, or -1."""
    for stack in range(BONUS_STACKS):
        if g.bonus_tops[stack] == NO_BONUS:
            first = stack * BONUS_KINDS
            if any(g.bonus_unseen[first : first + BONUS_KINDS]):
                return stack
    return -1
