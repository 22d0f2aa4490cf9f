"""The perfect town: its order is that of the game, its towns are real, and no town exceeds the limit."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any, cast

import pytest

from guildhall import shelf
from guildhall.analysis import perfect as perfection
from guildhall.analysis import town_limit as limits
from guildhall.analysis.perfect import (
    ALONE,
    NO_TIME_LEFT,
    PATIENCE,
    Deal,
    beginnings,
    built,
    deal_of,
    perfect,
    processor,
    turns,
)
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator
from guildhall.games.tiny_towns.box import (
    COTTAGE,
    MONUMENT,
    NO_CARD,
    PUBLIC_TYPES,
    TYPE_COUNT,
)
from guildhall.games.tiny_towns.scoring import score_seat
from guildhall.games.tiny_towns.state import Towns, set_cards
from guildhall.kernel import run
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE

TOWNS: Any = shelf.game("tiny-towns")
BOX = TOWNS.box


def played(seed: int, seats: int = 1, variant: dict[str, str] | None = None, bot: str = "random") -> list[Choice]:
    """The choices of a whole game."""
    g = TOWNS.new(seats, variant or {})
    run.start(g)
    rng, player = Rng(seed), roster.bot(bot, TOWNS)
    log = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        decision = run.question(g, seat)
        option = run.draw(g, rng) if seat == CHANCE else player.choose(Position(TOWNS, g, seat, rng), rng)
        log.append(Choice(seat, decision.name, decision.domain[option]))
        run.apply(g, seat, option)
    return log


def deal(seed: int, variant: dict[str, str] | None = None, bot: str = "random") -> Deal:
    found = deal_of(TOWNS, 1, variant or {}, played(seed, 1, variant, bot))
    assert found is not None
    return found


@pytest.mark.parametrize("variant", [{}, {"monuments": "off"}])
def test_the_order_is_that_of_the_game(variant: dict[str, str]) -> None:
    """With all draws known from the first turn on, the own answers lead to the town that was built."""
    for seed in range(3):
        found = deal(seed, variant)
        own = turns(found)
        assert run.is_over(own[-1].g)
        assert own[-1].answers == found.answers
        assert score_seat(own[-1].g, ALONE) == found.points
        assert [one.g.turn for one in own[:-1]] == list(range(1, own[-1].g.turn + 1))
        assert not any(found.start.pile.unseen)
        assert len(found.start.pile.bottom) == sum(BOX.resource_cards) - BOX.face_up_cards
        assert TOWNS.read(TOWNS.write(found.start)).pile.bottom == found.start.pile.bottom


def test_other_games_have_no_order_to_know() -> None:
    assert deal_of(TOWNS, 1, {"mode": "town-hall"}, played(1, 1, {"mode": "town-hall"})) is None
    assert deal_of(TOWNS, 2, {}, played(1, 2)) is None
    assert deal_of(TOWNS, 1, {}, played(1)[:-1]) is None
    assert deal_of(shelf.game("guilds-of-london"), 1, {}, []) is None


def test_a_better_town_is_real_and_within_the_limit() -> None:
    found = deal(2, {"monuments": "off"})
    best = perfect(found, evaluator(TOWNS), 4.0, clock=ticks(0.02))
    assert found.points < best.reached <= best.limit
    assert best.points == found.points
    assert best.town is not None
    assert run.is_over(best.town)
    assert score_seat(best.town, ALONE) == best.reached
    assert best.town.cards == found.start.cards
    again = built(found.start, best.answers)
    assert again is not None
    assert TOWNS.write(again) == TOWNS.write(best.town)


def test_without_time_the_own_town_stays_the_best() -> None:
    found = deal(2)
    best = perfect(found, evaluator(TOWNS), 0.0, clock=ticks(1.0))
    assert (best.points, best.reached, best.town) == (found.points, found.points, None)
    assert best.limit > found.points


def test_the_time_is_that_of_a_processor_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def noted() -> float:
        looked.append(1)
        return 0.0

    clock = processor(2.0, noted)
    before = process_time()
    assert before <= clock() <= process_time()
    assert looked
    monkeypatch.setattr(perfection, "perf_counter", lambda: perf_counter() + PATIENCE * 2.0)
    assert clock() == NO_TIME_LEFT
    assert perfect(deal(2), evaluator(TOWNS), 2.0, clock).town is None


def test_both_monuments_could_have_been_kept() -> None:
    found = deal(3)
    starts = [start.g for start, _ in beginnings(found)][-2:]
    assert sorted(start.monument[ALONE] for start in starts) == sorted(found.start.dealt)
    assert found.start.monument[ALONE] in found.start.dealt
    assert sum(share for _, share in beginnings(found)) == pytest.approx(1.0)


def test_answers_that_do_not_end_the_game_build_no_town() -> None:
    found = deal(3)
    assert built(found.start, found.answers[:-1]) is None
    end = built(found.start, found.answers)
    assert end is not None
    assert score_seat(end, ALONE) == found.points


def ticks(step: float) -> Any:
    """A clock that goes on by as much whenever somebody looks, so that a search ends at the same place everywhere."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


# The limit


def any_town(rng: Rng) -> tuple[Towns, list[int]]:
    """A town with any buildings anywhere, of any cards, and how many there are of each type."""
    g = cast(Towns, TOWNS.new(1, {"monuments": "off"}))
    set_cards(g, [BOX.cards_of[kind][rng.below(len(BOX.cards_of[kind]))] for kind in range(PUBLIC_TYPES)])
    monuments = [NO_CARD, *BOX.solo_monuments]
    g.monument = [monuments[rng.below(len(monuments))]]
    g.turn, g.raised, g.shrine = 9, [9], [0]
    kinds = [kind for kind in range(PUBLIC_TYPES) if rng.below(3)] or [COTTAGE]
    counts = [0] * TYPE_COUNT
    free = list(range(16))
    buildings = [0] * TYPE_COUNT
    for _ in range(1 + rng.below(16)):
        is_monument = g.monument[0] != NO_CARD and not counts[MONUMENT] and not rng.below(6)
        kind = MONUMENT if is_monument else kinds[rng.below(len(kinds))]
        square = free.pop(rng.below(len(free)))
        buildings[kind] |= 1 << square
        counts[kind] += 1
    g.buildings = buildings
    g.boards[0].empty = sum(1 << square for square in free)
    g.shrine = [1 + rng.below(sum(counts))]
    return g, counts


def test_no_town_of_so_many_buildings_scores_more() -> None:
    """Every rule's bound holds for towns of all kinds, whether they can be built or not."""
    rng, close, rules = Rng(5), 0, set()
    for _ in range(6000):
        g, counts = any_town(rng)
        points, limit = score_seat(g, ALONE), limits.limit_of(BOX, g.cards, g.monument[0], counts)
        assert points <= limit, TOWNS.write(g)
        close += points == limit
        rules |= {BOX.scoring[g.cards[kind]] for kind in range(PUBLIC_TYPES) if counts[kind]}
        rules |= {BOX.scoring[g.monument[0]]} if counts[MONUMENT] else set()
    assert close > 100  # a bound that is never met would be no use
    assert len(rules) > 18


def test_the_limit_is_the_most_over_all_numbers_that_are_possible() -> None:
    """What the search for it leaves out cannot be better."""
    rng = Rng(8)
    for _ in range(12):
        g, _ = any_town(rng)
        monument = g.monument[0]
        limit, supply = limits.town_limit(BOX, g.cards, monument), limits.Supply(BOX, g.cards, monument)
        best = 0
        for _ in range(800):
            left, counts = 16, [0] * TYPE_COUNT
            counts[MONUMENT] = int(monument != NO_CARD and rng.below(2))
            for kind in sorted(range(PUBLIC_TYPES), key=lambda _: rng.below(1000)):
                counts[kind] = rng.below(left - counts[MONUMENT] + 1)
                left -= counts[kind]
            if supply.allows(counts):
                best = max(best, limits.limit_of(BOX, g.cards, monument if counts[MONUMENT] else NO_CARD, counts))
        assert 0 < best <= limit


def test_room_and_cubes_limit_a_town() -> None:
    first = BOX.first_game
    supply = limits.Supply(BOX, first, NO_CARD)
    assert supply.allows([6, 2, 3, 2, 1, 0, 0, 0])
    assert not supply.allows([0, 0, 16, 0, 0, 0, 0, 0])  # the last Well needs two squares
    assert supply.has_room([0, 0, 15, 0, 0, 0, 0, 0])
    assert not supply.has_cubes([0, 0, 15, 0, 0, 0, 0, 0])  # fifteen times wood and stone, and hardly anything else
    assert not supply.has_room([0, 14, 0, 0, 0, 0, 0, 0])  # the last farm needs four squares
    assert supply.has_room([0, 13, 0, 0, 0, 0, 0, 0])


def test_what_is_built_lies_within_the_limit() -> None:
    for seed in range(2):
        g = turns(deal(seed, bot="greedy"))[-1].g
        counts = [g.buildings[kind].bit_count() for kind in range(TYPE_COUNT)]
        supply = limits.Supply(BOX, g.cards, g.monument[ALONE])
        assert supply.allows(counts)
        assert score_seat(g, ALONE) <= limits.limit_of(BOX, g.cards, g.monument[ALONE], counts)
        assert score_seat(g, ALONE) <= limits.town_limit(BOX, g.cards, g.monument[ALONE])
