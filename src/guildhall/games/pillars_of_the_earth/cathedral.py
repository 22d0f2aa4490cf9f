"""POE-6.13, POE-6.14  Steps 13 and 14: the cathedral, and the next start player."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import (
    ARCHITECT,
    CRAFTSMAN,
    TOOL_MAKER,
    account,
    cubes_of,
)
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    KIND_COUNT,
    KINDS,
    METAL,
    START_PLAYER,
)
from guildhall.games.pillars_of_the_earth.events import extra_uses
from guildhall.games.pillars_of_the_earth.state import (
    CATHEDRAL_STEP,
    NOBODY,
    START_PLAYER_STEP,
    Pillars,
    next_seat,
    seats_in_order,
    take_builder_back,
)
from guildhall.games.pillars_of_the_earth.suggest import suggest_uses, works
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

FINISH: Final = 0
AS_SUGGESTED: Final = 1
FIRST_CRAFTSMAN: Final = 2  # options from here on are craftsmen


def build_cathedral(g: Pillars) -> None:
    """POE-6.13.1, POE-6.13.10  Step 13: in order, everybody builds once; then the part of the round is put up."""
    g.phase = CATHEDRAL_STEP
    for seat in seats_in_order(g):
        g.then(begin_building, seat)
    g.then(put_up_part)


def begin_building(g: Pillars, seat: Seat) -> None:
    """POE-6.13.2  No craftsman has been used yet; with the archbishop there is an extra use."""
    g.uses = [0] * len(g.rows[seat])
    g.extra = extra_uses(g)
    BUILD.ask(g, seat)


def uses_left(g: Pillars, i: int, craftsman: int) -> int:
    """POE-6.13.3, POE-10.6  What the capacity leaves, with the extra use where it can be had."""
    left = g.box.craft_capacity[craftsman] - g.uses[i]
    return left + g.extra if g.box.craft_boostable[craftsman] else left


def can_use(g: Pillars, seat: Seat, i: int) -> bool:
    """POE-6.13.2 to POE-6.13.6  Whether the i-th card of the row can be used now."""
    craftsman = g.rows[seat][i]
    box = g.box
    if uses_left(g, i, craftsman) <= 0 or g.gold[seat] < box.craft_pays[craftsman]:
        return False
    at = seat * KIND_COUNT
    inputs = box.craft_inputs[craftsman]
    for j in range(0, len(inputs), 2):
        if g.cubes[at + inputs[j]] < inputs[j + 1]:
            return False
    if box.craft_needs_metal[craftsman] and not g.cubes[at + METAL]:
        return False
    return works(g, seat, craftsman)


class Build(Decision[Pillars]):
    """POE-6.13.2  One use of one craftsman, all the rest as suggested, or finish; without a choice one finishes."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        row = g.rows[seat]
        usable = [i for i in range(len(row)) if can_use(g, seat, i)]
        if not usable or not leaves_choice(g, seat, usable):
            return [FINISH]
        return [FINISH, AS_SUGGESTED, *sorted([FIRST_CRAFTSMAN + row[i] for i in usable])]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == FINISH:
            finish_building(g, seat)
        elif option == AS_SUGGESTED:
            g.tell("builds-as-suggested", seat)
            for i in suggest_uses(g, seat):
                use(g, seat, i)
            finish_building(g, seat)
        else:
            use(g, seat, g.rows[seat].index(option - FIRST_CRAFTSMAN))
            BUILD.ask(g, seat)

    def tell_forced(self, g: Pillars, seat: Seat, option: Option) -> None:
        """Nobody misses the question after the last use."""
        if not any(g.uses):
            g.tell("only-finish", to=seat)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        if option < FIRST_CRAFTSMAN or option in self.options(g, seat):
            return None
        craftsman = option - FIRST_CRAFTSMAN
        if craftsman not in g.rows[seat]:
            return "POE-6.13.2"
        if uses_left(g, g.rows[seat].index(craftsman), craftsman) <= 0:
            return "POE-6.13.3"
        if not works(g, seat, craftsman):
            return "POE-6.13.4"
        return "POE-6.13.5" if g.box.craft_needs_metal[craftsman] else "POE-6.13.2"


def leaves_choice(g: Pillars, seat: Seat, usable: list[int]) -> bool:
    """POE-6.13.8  Free benefits come by themselves at the end, so they are a choice only if their gold can be spent."""
    box = g.box
    row = g.rows[seat]
    gold = g.gold[seat]
    for i in usable:
        if not box.craft_free[row[i]]:
            return True
        gold += box.craft_gold[row[i]]
    for i, craftsman in enumerate(row):
        pays = box.craft_pays[craftsman]
        if pays and gold >= pays and uses_left(g, i, craftsman) > 0:
            return True
    return False


def use(g: Pillars, seat: Seat, i: int) -> None:
    """POE-6.13.2, POE-6.13.7  The whole input goes, the whole output comes; gold above the maximum is lost."""
    box = g.box
    craftsman = g.rows[seat][i]
    if g.uses[i] == box.craft_capacity[craftsman]:
        g.extra -= 1
    else:
        g.uses[i] += 1
    g.tell("uses", seat, craftsman)
    inputs = box.craft_inputs[craftsman]
    for j in range(0, len(inputs), 2):
        g.cubes[seat * KIND_COUNT + inputs[j]] -= inputs[j + 1]
        g.supply[inputs[j]] += inputs[j + 1]
    gold = min(box.craft_gold[craftsman] - box.craft_pays[craftsman], box.gold_max - g.gold[seat])
    if gold or box.craft_vp[craftsman]:
        account(g, seat, reason_of(g, craftsman), craftsman, box.craft_vp[craftsman], gold)


def reason_of(g: Pillars, craftsman: int) -> int:
    """Which clause a craftsman's gain is booked under."""
    if not g.box.craft_free[craftsman]:
        return CRAFTSMAN
    return TOOL_MAKER if g.box.craft_needs_metal[craftsman] else ARCHITECT


def finish_building(g: Pillars, seat: Seat) -> None:
    """POE-6.13.8, POE-6.13.9  Unused free benefits are granted; then at most 5 cubes are kept, except at the end."""
    row = g.rows[seat]
    for i in range(len(row)):
        if g.box.craft_free[row[i]] and can_use(g, seat, i):
            use(g, seat, i)
    g.uses = []
    g.extra = 0
    keep_cubes(g, seat)


def keep_cubes(g: Pillars, seat: Seat) -> None:
    """POE-6.13.9, POE-7.6  At most 5 cubes are carried into the next round."""
    if g.round < g.box.rounds and cubes_of(g, seat) > g.box.cubes_carried:
        g.then(keep_cubes, seat)
        RETURN_CUBE.ask(g, seat)


class ReturnCube(Decision[Pillars]):
    """POE-6.13.9  One cube of the player's choice goes back to the supply for nothing."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [kind for kind in range(KIND_COUNT) if g.cubes[seat * KIND_COUNT + kind]]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.cubes[seat * KIND_COUNT + option] -= 1
        g.supply[option] += 1
        g.tell("returns-cube", seat, option)

    def tell_forced(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.tell("only-cube", option, to=seat)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        return None if g.cubes[seat * KIND_COUNT + option] else "POE-6.13.9"

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"n": cubes_of(g, seat) - g.box.cubes_carried, "kept": g.box.cubes_carried}


def put_up_part(g: Pillars) -> None:
    """POE-6.13.10  The cathedral part of the round goes onto the board."""
    g.tell("puts-up-part", g.start, g.parts)
    g.parts += 1


def choose_start_player(g: Pillars) -> None:
    """POE-6.14.1, POE-12.5  Step 14: whoever stands on the space, else the next player clockwise."""
    g.phase = START_PLAYER_STEP
    chosen = g.spaces[START_PLAYER]
    take_builder_back(g, START_PLAYER)
    if g.round < g.box.rounds:
        g.start = chosen if chosen != NOBODY else next_seat(g, g.start)
        g.tell("starts", g.start)


BUILD: Final = Build("build", ("finish", "as-suggested", *(f"use:{card}" for card in CRAFTSMEN)))
RETURN_CUBE: Final = ReturnCube("return-cube", tuple(f"return:{kind}" for kind in KINDS))
