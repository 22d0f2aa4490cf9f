"""Mines one game between searching bots for puzzles.

Cheap looks come first: a short search says where one answer stands out, and a greedy bot has another opinion. That
search is made longer step by step, and most questions are done with after the first steps; so it costs little to look
at all of them. Only what survives is proven. Where one seat alone decides the end of a game, the end is searched
through, and also played on in other ways: with the mistakes that people make.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.garbage import gc_paused
from guildhall.bots.mcts import MctsBot
from guildhall.bots.search.ismcts import Search
from guildhall.kernel import run
from guildhall.kernel.game import Game, Variant
from guildhall.kernel.playout import weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State
from guildhall.puzzles.exhaust import Exhaustion, Solved, TooMuch
from guildhall.puzzles.mined import Find, MinedGame
from guildhall.puzzles.proving import EXHAUSTIVE_GAP, FEW, ByExhaustion, BySearches, go_on, greedy, proven
from guildhall.puzzles.searches import judged

PLAY: Final = {  # simulations for an answer in the games that are searched
    "old-london-bridge": 60,
    "pillars-of-the-earth": 100,
    "tiny-towns": 30,
    "guilds-of-london": 24,
}
SCREEN: Final = ((0.5, 0.0), (1, 0.2), (2, 0.5), (4, 0.8))  # after so many times these: the part of the gap to show
TABLES: Final[dict[str, tuple[tuple[int, Variant], ...]]] = {  # players and settings of the games, in turn
    "old-london-bridge": ((2, {}), (2, {}), (2, {}), (3, {})),
    "pillars-of-the-earth": ((2, {}), (2, {}), (2, {}), (3, {})),
    "tiny-towns": ((1, {"monuments": "off"}), (1, {})),
    "guilds-of-london": ((2, {}), (2, {}), (2, {}), (3, {})),
}
BUDGET: Final = 60_000  # new positions for each question, when the end of a game is searched through
ENDING: Final = 40  # answers left in a game, at most, where that is tried
FORKS: Final = 12  # other ways in which the end is played
CARELESS: Final = 2.0  # there, an answer this many points worse has 1/e of the best one's weight
MOST_FINDS: Final = 6  # of one game
MOST_ENDINGS: Final = 3  # of them from its end
APART: Final = 3  # own answers between two puzzles
WEIGHT_STEPS: Final = 1 << 20


class Seen(NamedTuple):
    """A question on the way through a game: the position as its seat knew it, and whether one answer stood out."""

    position: Position
    is_promising: bool


def mine_game(game: Game[Any], number: int) -> MinedGame:
    """The puzzles in one game. The same number always gives the same game and the same puzzles."""
    began = process_time()
    seats, variant = TABLES[game.name][number % len(TABLES[game.name])]
    seen = played(game, seats, variant, number)
    finds: list[Find] = []
    proofs = 0
    ideas: set[str] = set()  # what was to be found near the end; the same again would be no new puzzle
    for position, idea in endings(game, seen, Rng(number)):
        if idea in ideas:
            continue
        ideas.add(idea)
        proofs += 1
        found = proven(game, position, ByExhaustion(game, position.seat))
        if found is not None:
            finds.append(found)
        if len(finds) >= MOST_ENDINGS:
            break
    last = -APART
    for at, one in enumerate(seen):
        if len(finds) < MOST_FINDS and at - last >= APART and one.is_promising:
            proofs += 1
            found = proven(game, one.position, BySearches(game))
            if found is not None:
                finds.append(found)
                last = at + len(found.steps)
    return MinedGame(number, seats, len(seen), proofs, round(process_time() - began, 1), finds)


def played(game: Game[Any], seats: int, variant: Variant, number: int) -> list[Seen]:
    """A game between bots that search, with every question that had enough answers."""
    g: State = game.new(seats, variant)
    run.start(g)
    chance, rng = Rng(number * 1_000_003 + 17), Rng(number * 1_000_003 + 29)
    alone = MctsBot(game, Limit(simulations=PLAY[game.name]))  # which searches beams, too
    found: list[Seen] = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, CHANCE, run.draw(g, chance))
            continue
        position = Position(game, g, seat, rng)
        option, is_promising = position.options[0], False
        if len(position.options) >= FEW and seats > 1:
            option, is_promising = screened(game, position, rng)
        elif len(position.options) > 1:
            option = alone.choose(position, rng) if seats == 1 else greedy(game, position)
        if len(position.options) >= FEW:
            found.append(Seen(position, is_promising))
        run.apply(g, seat, option)
    return found


@gc_paused()
def screened(game: Game[Any], position: Position, rng: Rng) -> tuple[Option, bool]:
    """The best answer that a short search finds, and whether it stands out and is not what a greedy bot answers."""
    shunned = greedy(game, position)
    search = Search(evaluator(game), position.seat, position.seats, rng, tuning_of(game))
    offered, made, best = set(position.options), 0, shunned
    for times, part in SCREEN:
        stop = round(PLAY[game.name] * times)
        search.run(position.sample, stop - made, inf, perf_counter)
        made = stop
        results = [result for result in search.results() if result[0] in offered]
        best, gap, _ = judged(results, position.seat, position.seats)
        if best == shunned or (part and not gap.is_clear(game.name, part)):
            return best, False
    return best, True


def endings(game: Game[Any], seen: list[Seen], rng: Rng) -> Iterator[tuple[Position, str]]:
    """Questions near the end that can be searched through, where greedy misses an answer that stands out; and which."""
    searches: dict[int, Exhaustion] = {}
    first: Position | None = None
    for one in seen[: -ENDING - 1 : -1]:
        search = searches.setdefault(one.position.seat, Exhaustion(game, one.position.seat, BUDGET))
        try:
            known = search.solved(one.position)
        except TooMuch:
            break
        if known is not None:
            first = one.position
            if stands_out(game, first, known):
                yield first, idea_of(first, known)
    for _ in range(FORKS if first is not None else 0):
        yield from forked(game, first, searches, rng)


def forked(
    game: Game[Any], position: Position | None, searches: dict[int, Exhaustion], rng: Rng
) -> Iterator[tuple[Position, str]]:
    """The same from the end of a game as somebody careless plays it."""
    while position is not None:
        try:
            known = searches[position.seat].solved(position)
        except TooMuch:
            return
        if known is None:
            return
        if stands_out(game, position, known):
            yield position, idea_of(position, known)
        options = list(known.values)
        best = known.values[known.best]
        weights = [round(WEIGHT_STEPS * exp((known.values[option] - best) / CARELESS)) for option in options]
        position = go_on(game, position, options[weighted(weights, rng)])


def idea_of(position: Position, known: Solved) -> str:
    return f"{position.question.name} {position.question.domain[known.best]}"


def stands_out(game: Game[Any], position: Position, known: Solved) -> bool:
    """Whether one answer is clearly better than all others, and greedy gives another one."""
    if len(known.values) < FEW or known.gap < EXHAUSTIVE_GAP:
        return False
    return greedy(game, position) != known.best
