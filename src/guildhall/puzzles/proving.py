"""Proving a puzzle: its line, answer by answer, as long as one of them is clearly the best."""

from __future__ import annotations

from typing import Any, Final, Literal, Protocol

from guildhall.bots import roster
from guildhall.bots.bot import Limit, Position
from guildhall.bots.mcts import MctsBot
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option
from guildhall.puzzles.exhaust import Exhaustion, Solved, TooMuch
from guildhall.puzzles.mined import Find, Mined, Proof
from guildhall.puzzles.puzzle import EXHAUSTIVE, SEARCHES
from guildhall.puzzles.searches import LONG, SEARCHING, WIDER, Opinion, opinion, simulations_of, temperature_of

WHOLE: Final = 1_000_000  # positions of an exhaustive proof, at most
EXHAUSTIVE_GAP: Final = 2.0  # points, of the first answer
NEXT_GAP: Final = 1.0  # of later ones
FEW: Final = 3  # answers, fewer of which are no puzzle
MOST_STEPS: Final = 6
FIRST_SEED: Final = 11  # of the two searches
SECOND_SEED: Final = 12


class Prover(Protocol):
    """One way to prove that an answer is the best one."""

    def prove(self, position: Position, is_first: bool) -> Mined | None:
        """A step of a solution; None where no answer is clearly the best."""

    def rest(self, position: Position | None) -> list[str]:
        """The best answers after the solution, as far as they are known."""


class ByExhaustion:
    """All answers and all draws to the end of the game."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.search = Exhaustion(game, seat, WHOLE)

    def prove(self, position: Position, is_first: bool) -> Mined | None:
        known = self.solved(position)
        if known is None:
            return None
        if len(known.values) == 1:
            return forced(position, EXHAUSTIVE)
        if known.gap < (EXHAUSTIVE_GAP if is_first else NEXT_GAP):
            return None
        names = position.question.domain
        best = known.best
        return Mined(
            decision=position.question.name,
            option=names[best],
            greedy=names[greedy(self.game, position)],
            options=len(known.values),
            win=0.0,
            points=round(known.gap, 2),
            own=round(known.gap, 2),
            worse={
                names[option]: round(known.values[best] - value, 2)
                for option, value in known.values.items()
                if option != best
            },
            levels={level: round(chance_of(self.game, position, level, best), 4) for level in SEARCHING},
            proof=Proof(EXHAUSTIVE, known.visited),
        )

    def solved(self, position: Position) -> Solved | None:
        try:
            return self.search.solved(position)
        except TooMuch:
            return None

    def rest(self, position: Position | None) -> list[str]:
        found: list[str] = []
        while position is not None:
            known = self.solved(position)
            if known is None:
                break
            found.append(position.question.domain[known.best])
            position = go_on(self.game, position, known.best)
        return found


class BySearches:
    """Two long searches that agree."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def prove(self, position: Position, is_first: bool) -> Mined | None:
        if len(position.options) == 1:
            return forced(position, SEARCHES)
        shunned = greedy(self.game, position) if is_first else None
        one = opinion(self.game, position, FIRST_SEED, 1.0, lambda option: option != shunned)
        if one is None:
            return None
        other = opinion(self.game, position, SECOND_SEED, WIDER, lambda option: option == one.best)
        return None if other is None else self.agreed(position, one, other)

    def agreed(self, position: Position, one: Opinion, other: Opinion) -> Mined:
        """What two searches say together: the smaller gap, and the mean of the rest."""
        names = position.question.domain
        worse: dict[str, float] = {}
        for option in sorted(one.loss.keys() | other.loss.keys()):
            said = [opinion.loss[option].points for opinion in (one, other) if option in opinion.loss]
            worse[names[option]] = round(sum(said) / len(said), 1)
        levels = {
            level: (one.levels[level].get(one.best, 0.0) + other.levels[level].get(one.best, 0.0)) / 2
            for level in SEARCHING
        }
        return Mined(
            decision=position.question.name,
            option=names[one.best],
            greedy=names[greedy(self.game, position)],
            options=len(position.options),
            win=round(min(one.gap.win, other.gap.win), 3),
            points=round(min(one.gap.points, other.gap.points), 1),
            own=round(min(one.gap.own, other.gap.own), 1),
            worse=worse,
            levels={level: round(chance, 4) for level, chance in levels.items()},
            proof=Proof(SEARCHES, LONG[self.game.name]),
        )

    def rest(self, position: Position | None) -> list[str]:
        return []


def proven(game: Game[Any], position: Position, prover: Prover) -> Find | None:
    """A puzzle that begins with this question, if one line is the best and greedy does not see it."""
    steps: list[Mined] = []
    here: Position | None = position
    while here is not None and len(steps) < MOST_STEPS:
        mined = prover.prove(here, not steps)
        if mined is None:
            break
        steps.append(mined)
        here = go_on(game, here, here.question.domain.index(mined.option))
    if not is_puzzle(steps):
        return None
    return Find(position.write(), position.seat, steps, prover.rest(here))


def is_puzzle(steps: list[Mined]) -> bool:
    return any(step.options >= FEW for step in steps) and any(step.greedy != step.option for step in steps)


def go_on(game: Game[Any], position: Position, option: Option) -> Position | None:
    """The next question of the same seat, if neither chance nor anybody else has a choice before it."""
    rng = Rng(FIRST_SEED)
    g = position.sample(rng)
    seat = position.seat
    run.apply(g, seat, option)
    while not run.is_over(g):
        if g.asked[seat] is not None:
            return Position(game, g, seat, rng)
        asked = run.first_to_act(g)
        if len(g.offered[asked]) > 1:
            return None
        run.apply(g, asked, g.offered[asked][0])
    return None


def forced(position: Position, kind: Literal["exhaustive", "searches"]) -> Mined:
    """The only answer there is."""
    name = position.question.domain[position.options[0]]
    sure = dict.fromkeys(SEARCHING, 1.0)
    return Mined(position.question.name, name, name, 1, 0.0, 0.0, 0.0, {}, sure, Proof(kind, 0))


def chance_of(game: Game[Any], position: Position, level: str, option: Option) -> float:
    """The probability that a level answers so."""
    bot = MctsBot(game, Limit(simulations=simulations_of(game.name, level)))
    found = bot.think(position, Rng(3)).candidates
    temperature = temperature_of(game.name, level)
    weights = {one.option: bot.relative_weight(one, found[0]) ** (1 / temperature) for one in found}
    bot.close()
    return float(weights.get(option, 0.0) / sum(weights.values()))


def greedy(game: Game[Any], position: Position) -> Option:
    """What a bot answers that looks one turn ahead."""
    return roster.bot("greedy", game).choose(position, Rng(7))
