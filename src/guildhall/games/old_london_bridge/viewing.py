"""How a view is made.

Hidden: the orders of stacks and chips, which are no part of a state; the hands, face-down cards and money of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from guildhall.games.old_london_bridge.actions import TAKE_CARDS
from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    BONUS,
    BONUS_KINDS,
    CARD_VALUES,
    CATEGORIES,
    CENTRE,
    COLOURS,
    FACES,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    SLOTS,
    STEPS,
    TILE_NAMES,
    TYPES,
    Box,
)
from guildhall.games.old_london_bridge.bridge import is_park
from guildhall.games.old_london_bridge.rondel import stack_facing
from guildhall.games.old_london_bridge.scoring import hand_size, is_ranked
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT, NO_CARD, Bridge
from guildhall.games.old_london_bridge.tracks import NO_BONUS
from guildhall.games.old_london_bridge.view import (
    BonusStack,
    BonusTile,
    Building,
    BuildingStack,
    OuterSpace,
    PlayedCard,
    SeatView,
    View,
)
from guildhall.kernel.state import Seat


def view(g: Bridge, seat: Seat | None, phase: str, is_over: bool) -> View:
    """The table as a seat sees it; None: a spectator. After the game nothing is hidden."""
    return View(
        viewer=seat,
        round=g.round,
        rounds=g.box.rounds[g.seats],
        phase=phase,
        faces={name: FACES[face] for name, face in zip(CATEGORIES, g.faces, strict=True)},
        rewards={
            name: g.box.rank_rewards[g.seats][:] if is_ranked(face) else []
            for name, face in zip(CATEGORIES, g.faces, strict=True)
        },
        open_money=g.open_money,
        rotation=g.rotation,
        rondel=[_outer(g, space) for space in range(OUTER_SPACES)],
        centre=_figures(g, CENTRE),
        centre_cost=g.box.centre_cost,
        chips=g.chips_shown[:],
        stacks=[_stack(g, kind) for kind in g.box.stack_at],
        gone=[_building(g, tile) for tile in g.gone],
        taken=_building(g, g.tile) if g.tile != NO_TILE else None,
        supply=g.supply[1:],
        bonus=[_bonus_stack(g, stack) for stack in range(len(g.bonus_tops))],
        bonus_used=[BONUS[kind] for kind in range(BONUS_KINDS) for _ in range(g.bonus_used[kind])],
        chapel_coins=g.box.chapel_coins[:],
        gate_bonus=g.box.gate_bonus[:],
        chapel_order=g.chapel_order[:],
        gate_order=g.gate_order[:],
        turns=[turn // CARDS_IN_FRONT for turn in g.order],
        inn_power=g.inn_power if TAKE_CARDS in g.asked else 0,
        seats=[_seat(g, other, is_over or other == seat) for other in range(g.seats)],
    )


def views(g: Bridge, seats: Sequence[Seat | None], phase: str, is_over: bool) -> list[View]:
    """The views of several at one moment: they differ in what a seat knows of its own, and nowhere else."""
    public = view(g, None, phase, is_over)
    if is_over:
        return [structs.replace(public, viewer=seat) for seat in seats]
    return [public if seat is None else _with_own(g, public, seat) for seat in seats]


def _with_own(g: Bridge, public: View, seat: Seat) -> View:
    known = public.seats[:]
    known[seat] = structs.replace(known[seat], money=g.money[seat], hand=_hand(g, seat), played=_played(g, seat, True))
    return structs.replace(public, viewer=seat, seats=known)


def _seat(g: Bridge, seat: Seat, is_own: bool) -> SeatView:
    first = seat * SLOTS
    return SeatView(
        seat=seat,
        money=g.money[seat] if is_own or g.open_money else None,
        hand=_hand(g, seat) if is_own else None,
        hand_size=hand_size(g, seat),
        played=_played(g, seat, is_own),
        figure=None if g.figure[seat] == NOWHERE else g.figure[seat] + 1,
        bridge=[_building(g, tile) for tile in g.bridge[first : first + g.built[seat]]],
        shields={name: g.shields[seat * len(COLOURS) + i] for i, name in enumerate(COLOURS)},
        chapel=g.chapel[seat],
        step=STEPS[g.box.steps_used[g.seats][g.stairs.index(seat)]] if seat in g.stairs else "",
        gate=g.gate[seat],
        tiles=_tiles(g.tiles, seat, True) + _tiles(g.fresh, seat, False),
    )


def _hand(g: Bridge, seat: Seat) -> list[int]:
    return [value for value in range(CARD_VALUES) for _ in range(g.hand[seat * CARD_VALUES + value])]


def _played(g: Bridge, seat: Seat, is_own: bool) -> list[PlayedCard]:
    cards = []
    for at in range(seat * CARDS_IN_FRONT, (seat + 1) * CARDS_IN_FRONT):
        if g.played[at] != NO_CARD:
            known = is_own or g.face_up
            cards.append(PlayedCard(g.played[at] if known else None, g.raised[at]))
    return cards


def _tiles(counts: list[int], seat: Seat, usable: bool) -> list[BonusTile]:
    first = seat * BONUS_KINDS
    return [BonusTile(BONUS[kind], usable) for kind in range(BONUS_KINDS) for _ in range(counts[first + kind])]


def _building(g: Bridge, tile: int) -> Building:
    return _printed(g.box, tile)


@lru_cache(maxsize=1024)
def _printed(box: Box, tile: int) -> Building:
    """A building is the same in every view of every table with this box."""
    colour = box.colour_of[tile]
    shields: tuple[str, ...] = COLOURS if colour == ALL_COLOURS else (COLOURS[colour],)
    return Building(TILE_NAMES[tile], TYPES[box.type_of[tile]], None if is_park(tile) else tile, shields)


def _figures(g: Bridge, space: int) -> list[Seat]:
    return [seat for seat in range(g.seats) if g.figure[seat] == space]


def _outer(g: Bridge, space: int) -> OuterSpace:
    facing = TYPES[stack_facing(g, space)]
    return OuterSpace(g.box.income[space], space == g.box.x_space, facing, _figures(g, space))


def _stack(g: Bridge, kind: int) -> BuildingStack:
    top = g.tops[kind]
    return BuildingStack(TYPES[kind], None if top == NO_TILE else _building(g, top), g.left[kind])


def _bonus_stack(g: Bridge, stack: int) -> BonusStack:
    top = g.bonus_tops[stack]
    unseen = sum(g.bonus_unseen[stack * BONUS_KINDS : (stack + 1) * BONUS_KINDS])
    return BonusStack(None if top == NO_BONUS else BONUS[top], unseen + (top != NO_BONUS))
