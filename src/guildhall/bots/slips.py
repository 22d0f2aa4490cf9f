"""Slips: how weaker levels answer worse than they could, as people do, and at a stated cost.

A slip is measured by what it costs: the chance to win that it gives away, compared with the best answer that the bot
has found. How long the bot thinks and how often its search tried an answer do not matter, so a level is a strength and
not a time.

What a bot is drawn to is what looks good at a glance: one look ahead, as the greedy bot has it, with eyes that
undervalue points that are still to come. From there it is led towards the best answer just as far as needed: of all
ways to answer that give away no more than is typical of the level, it takes the one that is nearest to the glance (by
relative entropy; Ortega and Braun: Thermodynamics as a theory of decision-making with information-processing costs,
2013). So a gain that anybody sees is not missed, and better answers are missed if they are hard to see.

No slip may give away more than the level's most. What a search thinks of an answer that it hardly tried says little, so
a slip is tried out before it is made: pairs of simulations, one after the best answer and one after the slip, must show
with confidence that it costs no more, and that it costs something. Otherwise the bot gives the best answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from guildhall.bots.bot import Advice, Position
from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.evaluate.nearsighted import Nearsighted
from guildhall.bots.garbage import gc_paused
from guildhall.bots.search.ismcts import Search
from guildhall.bots.search.lookahead import look_ahead
from guildhall.kernel.game import Game
from guildhall.kernel.playout import weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat

SURE: Final = 0.995  # a chance to win that nobody lets go by
DEPTH: Final = 2  # further answers of the same turn that belong to a glance
BLUR: Final = 0.25  # of the margin scale: leads that differ by less look alike
FAINTEST: Final = 12.0  # an answer that looks even worse has a chance, too
STEEPEST: Final = 1e5  # pull towards the best answer
HALVINGS: Final = 30
WEIGHT_STEPS: Final = 1 << 20  # sampling weights are whole numbers

PAIRS: Final = 8  # of simulations, between two looks at what they say
LEAST_PAIRS: Final = 32  # that a slip may be tried out with
PART: Final = 0.25  # pairs for each simulation of the search
MADE: Final = 0.25  # of what slips would cost, about: the others are not made after their trial
FEWEST_PAIRS: Final = 16  # before a slip may be made
CONFIDENCE: Final = 2.0  # standard errors
CAUTION: Final = 0.75  # of the most: longer searches than a trial see more
USUAL_DEVIATION: Final = 0.2  # of the difference in a pair, which counts as so many pairs:
USUAL_PAIRS: Final = 4


class Slips(NamedTuple):
    """What a level may give away, as chances to win in a game for two."""

    typical: float  # in a whole game, about
    most: float  # by one answer
    foresight: float  # the part of points still to come that is seen at a glance


class Trial:
    """What pairs of simulations say about the cost of a slip."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.pairs = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, cost: float) -> None:
        self.pairs += 1
        self.sum += cost
        self.squares += cost * cost

    @property
    def cost(self) -> float:
        return self.sum / self.pairs

    @property
    def error(self) -> float:
        """The standard error of the cost."""
        spread = max(0.0, self.squares - self.pairs * self.cost**2) + USUAL_PAIRS * USUAL_DEVIATION**2
        return sqrt(spread / (self.pairs + USUAL_PAIRS - 1) / self.pairs)

    def verdict(self) -> bool | None:
        """Whether the slip may be made; None while that is open.

        What seems to be better than the best answer is no slip: trials must not make a level stronger than its search.
        """
        if self.cost > self.most:
            return False
        if self.pairs >= FEWEST_PAIRS and self.cost + CONFIDENCE * self.error <= CAUTION * self.most:
            return self.cost >= 0.0
        return None


def settle(
    slips: Slips,
    game: Game[Any],
    position: Position,
    advice: Advice,
    search: Search | None,
    judge: Evaluator,
    tuning: Tuning,
    rng: Rng,
    is_late: Callable[[], bool],
) -> Generator[None, None, Option]:
    """The answer of a level that makes slips, with a pause after every few simulations.

    `search` is the tree that the advice is from; without one, what the advice says of every answer is exact.
    """
    best = advice.option
    if advice.candidates[0].win >= SURE:
        return best
    fair = min(1.0, 2.0 / position.seats)
    most = slips.most * fair
    costs = {option: cost for option, cost in costs_of(position, advice, search).items() if cost <= most}
    if len(costs) == 1:
        return best
    options = list(costs)
    weights = glance(game, position, judge, tuning, slips.foresight, rng)
    typical = slips.typical * fair / tuning.answers / MADE
    shares = led([weights[option] for option in options], list(costs.values()), typical)
    option = options[weighted([round(WEIGHT_STEPS * share) for share in shares], rng)]
    if option == best or search is None:
        return option
    trial = Trial(most)
    pairs = max(LEAST_PAIRS, round(PART * search.simulations))
    while trial.pairs < pairs and not is_late():
        with gc_paused():
            try_out(trial, search, position, best, option, rng)
        verdict = trial.verdict()
        if verdict is not None:
            return option if verdict else best
        yield
    return best


def costs_of(position: Position, advice: Advice, search: Search | None) -> dict[Option, float]:
    """The chance to win that each answer gives away, as far as the search can tell; the best one's is 0."""
    if search is None:
        chances = {found.option: found.win for found in advice.candidates}
    else:
        options = position.options
        chances = dict(zip(options, search.chances(options), strict=True))
    best = chances[advice.option]
    return {option: 0.0 if option == advice.option else max(0.0, best - win) for option, win in chances.items()}


def try_out(trial: Trial, search: Search, position: Position, best: Option, option: Option, rng: Rng) -> None:
    """Some more pairs. In each, both answers are tried in the same world."""
    for _ in range(PAIRS):
        g = position.sample(rng)
        trial.add(search.chance_after(g.copy(), best) - search.chance_after(g, option))


def glance(
    game: Game[Any], position: Position, judge: Evaluator, tuning: Tuning, foresight: float, rng: Rng
) -> dict[Option, float]:
    """How much each answer attracts somebody who looks only at what it leads to at once. The most attractive has 1."""
    seat, options = position.seat, position.options
    eyes = Nearsighted(game, judge, foresight)
    looks = [0.0] * len(options)
    for _ in range(tuning.determinizations):
        g = position.sample(rng)
        habits = judge.policy(g, seat)
        if habits:
            faintest = exp(-FAINTEST)
            return {option: max(weight / max(habits), faintest) for option, weight in zip(options, habits, strict=True)}
        scale = BLUR * judge.margin_scale(g) * tuning.determinizations
        for i, option in enumerate(options):
            looks[i] += lead(look_ahead(eyes, g, seat, option, rng, DEPTH)[1], seat) / scale
    best = max(looks)
    return {option: exp(max(look - best, -FAINTEST)) for option, look in zip(options, looks, strict=True)}


def lead(points: Sequence[float], seat: Seat) -> float:
    """The points compared with the best opponent's."""
    return points[seat] - max((value for other, value in enumerate(points) if other != seat), default=0.0)


def led(weights: list[float], costs: list[float], typical: float) -> list[float]:
    """Probabilities that cost no more than is typical, on average, and are else as near to these weights as can be.

    They are proportional to weight * exp(-pull * cost), and the pull is the smallest that suffices.
    """
    if mean_cost(pulled(weights, costs, 0.0), costs) <= typical:
        return pulled(weights, costs, 0.0)
    low, high = 0.0, 1.0
    while high < STEEPEST and mean_cost(pulled(weights, costs, high), costs) > typical:
        low, high = high, 2 * high
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if mean_cost(pulled(weights, costs, middle), costs) > typical:
            low = middle
        else:
            high = middle
    return pulled(weights, costs, high)


def mean_cost(shares: list[float], costs: list[float]) -> float:
    return sum(share * cost for share, cost in zip(shares, costs, strict=True))


def pulled(weights: list[float], costs: list[float], pull: float) -> list[float]:
    """The probabilities that follow from weights and a pull towards answers that cost little."""
    tilted = [weight * exp(-pull * cost) for weight, cost in zip(weights, costs, strict=True)]
    total = sum(tilted)
    return [value / total for value in tilted]
