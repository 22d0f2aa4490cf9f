"""The perfect town: what a game of Tiny Towns alone could have scored, with its cards and its order of resources.

Whoever knows the order from the first turn on plays better than anybody can. A beam search with that knowledge finds a
real town, so its points are a lower bound of the most that was possible; `town_limit` proves an upper one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple, cast

from guildhall.analysis.town_limit import town_limit
from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.garbage import gc_paused
from guildhall.bots.parallel import Clock
from guildhall.bots.search.beam import BeamSearch, make_known_draws
from guildhall.games.tiny_towns.box import NO_CARD
from guildhall.games.tiny_towns.scoring import score_seat
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.turn import CHOOSE_CARD
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game, Variant, option_named
from guildhall.kernel.state import Option, Seat

GAME: Final = "tiny-towns"
ALONE: Final[Seat] = 0
NO_LIMIT: Final = 1 << 40  # simulations, where only time counts
PARTS: Final = ((7, 0.15), (6, 0.1), (4, 0.15), (2, 0.2))  # eighths of the own game that stay, and the part of the time
WHOLE: Final = 0.4  # of the time, for the whole game
PATIENCE: Final = 6.0  # times the seconds of a processor that may go by on the wall
NO_TIME_LEFT: Final = 1e18


class Perfect(NamedTuple):
    """What a game came to, and what was possible."""

    points: int
    reached: int  # by a real town: at least as many as `points`
    limit: int  # no town can score more
    town: Towns | None  # the one that scores `reached`, at the end of its game; None if it is the one that was built
    answers: list[Option]  # that build it from where the deal starts, with the monument that it has


class Deal(NamedTuple):
    """A game alone when its first resource is chosen, with the order of the cards known, and how it went on."""

    start: Towns
    answers: list[Option]
    points: int


def deal_of(game: Game[Any], seats: int, variant: Variant, log: Iterable[Choice]) -> Deal | None:
    """The deal of a game that is over; None for another game, for several players, and where the order is unknown."""
    if game.name != GAME or seats != 1:
        return None
    g = cast(Towns, game.new(seats, variant))
    run.start(g)
    start: Towns | None = None
    answers: list[Option] = []
    order: list[int] = []
    for choice in log:
        if start is None and g.asked[ALONE] is CHOOSE_CARD:
            start = g.copy()
        decision = run.question(g, choice.seat)
        option = option_named(decision, choice.option)
        if start is not None and choice.seat == ALONE:
            answers.append(option)
        elif start is not None and any(g.pile.unseen):
            order.append(option)
        run.apply(g, choice.seat, option)
    if start is None or not run.is_over(g):
        return None
    unseen = [count - order.count(kind) for kind, count in enumerate(start.pile.unseen)]
    left = [kind for kind, count in enumerate(unseen) if count]
    if len(left) > 1:
        return None
    order += [kind for kind in left for _ in range(unseen[kind])]  # such draws are no choice and not in the log
    start.pile.unseen = [0] * len(unseen)
    start.pile.bottom = order[::-1]
    return Deal(start, answers, game.points(g)[ALONE])


def monuments_of(start: Towns) -> list[int]:
    """TT-3.10  Those that could have been kept."""
    return sorted({card for card in start.dealt if card != NO_CARD}) or [NO_CARD]


def limit(start: Towns) -> int:
    """No town with these cards can score more, whichever monument is kept and in whatever order resources come."""
    return max(town_limit(start.box, start.cards, monument) for monument in monuments_of(start))


class Beginning(NamedTuple):
    """A position to search from."""

    g: Towns
    answers: list[Option]  # that led to it


def turns(deal: Deal) -> list[Beginning]:
    """The own game at the beginning of each turn, with the order of the cards known, and its end."""
    g = deal.start.copy()
    found = [Beginning(g.copy(), [])]
    for given, option in enumerate(deal.answers, 1):
        turn = g.turn
        run.apply(g, ALONE, option)
        make_known_draws(g)
        if g.turn != turn or run.is_over(g):
            found.append(Beginning(g.copy(), deal.answers[:given]))
    return found


def beginnings(deal: Deal) -> list[tuple[Beginning, float]]:
    """Where to search from, and with which part of the time: the end of the own game, more and more of it, and all.

    The later ones take little time, so that even a slow machine finds something.
    """
    own = turns(deal)
    found = [(own[(len(own) - 1) * part // 8], share) for part, share in PARTS]
    for monument in (monuments := monuments_of(deal.start)):
        start = deal.start.copy()
        start.monument = [monument]
        found.append((Beginning(start, []), WHOLE / len(monuments)))
    return found


def processor(seconds: float, clock: Clock) -> Clock:
    """Seconds of a processor, so that a busy machine finds as much, but not for ever; `clock` may end it by raising."""
    end = perf_counter() + PATIENCE * seconds

    def now() -> float:
        clock()
        return process_time() if perf_counter() < end else NO_TIME_LEFT

    return now


def search(deal: Deal, evaluator: Evaluator, seconds: float, clock: Clock = perf_counter) -> Iterator[Perfect]:
    """What was possible, again after each beginning that was searched from; the last one is the best."""
    found = Perfect(deal.points, deal.points, limit(deal.start), None, deal.answers)
    for (start, before), share in beginnings(deal):
        with gc_paused():
            beam = BeamSearch(evaluator, ALONE, compares=False)
            beam.run(start.copy(), NO_LIMIT, clock() + seconds * share, clock)
        town = built(start, beam.line)
        if town is not None and score_seat(town, ALONE) > found.reached:
            answers = [*before, *beam.line]
            found = Perfect(found.points, score_seat(town, ALONE), found.limit, town, answers)
        yield found


def perfect(deal: Deal, evaluator: Evaluator, seconds: float, clock: Clock = perf_counter) -> Perfect:
    """What was possible, as far as it is found in this time."""
    return list(search(deal, evaluator, seconds, clock))[-1]


def built(start: Towns, answers: Iterable[Option]) -> Towns | None:
    """The end of the game after these answers; None if they do not lead there. Raises IllegalChoice."""
    g = start.copy()
    for option in answers:
        run.apply(g, ALONE, option)
        make_known_draws(g)
    return g if run.is_over(g) else None
