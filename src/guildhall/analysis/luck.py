"""Luck: what a draw was worth to each seat, compared with what it could expect.

Chance is a seat with known weights, so the luck of a draw is exact for a given judgement, as in backgammon: the value
after the draw less the weighted mean over all outcomes. Every outcome is judged in the same worlds with the same random
numbers. So luck has mean zero, whatever the judgement thinks.

Only what the seat saw of the draw counts. Outcomes that look the same to it are one outcome, so a draw that it does not
see brings it no luck.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from guildhall.analysis.judgement import Judgement, Verdict, weighted_mean
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State

MOST_TRIES: Final = 8  # as many times the samples, until one allows what was seen


class Luck(NamedTuple):
    """What a draw gave a seat."""

    win: float
    points: float


NONE: Final = Luck(0.0, 0.0)


class Trust(NamedTuple):
    """How much of the luck that a judgement sees comes true: the slope of results on luck, whatever the noise.

    The noise is that of one world, as a part of what the judgement would see in very many worlds.
    """

    slope: float
    noise: float = 0.0

    def factor(self, worlds: int) -> float:
        """What luck from so many worlds is to be multiplied by; the fewer, the more of it is noise."""
        return self.slope / (1.0 + self.noise / worlds)


class TrustIn(NamedTuple):
    """Trust in luck as a chance to win, and as points."""

    win: Trust
    points: Trust


# By game, from games that are used for nothing else (bench/luck/REPORT.md): slopes of results on luck, and the noise by
# luck from two sets of worlds. Judgements are short-sighted; believed as they are, they would tell more luck than there
# was. A factor that does not depend on what was drawn leaves the mean at zero.
TRUST: Final = {
    "old-london-bridge": TrustIn(Trust(0.5, 6.0), Trust(0.8, 8.0)),
    "pillars-of-the-earth": TrustIn(Trust(0.0), Trust(0.2)),
    "tiny-towns": TrustIn(Trust(0.9, 2.5), Trust(0.5, 3.0)),
}
WHOLE: Final = TrustIn(Trust(1.0), Trust(1.0))


def trusted(game: str, luck: Luck, worlds: int) -> Luck:
    """How much of the luck that a judgement sees in so many worlds is believed."""
    trust = TRUST.get(game, WHOLE)
    return Luck(luck.win * trust.win.factor(worlds), luck.points * trust.points.factor(worlds))


class Draws:
    """The luck of one draw, for every seat. What several seats think possible is judged once."""

    def __init__(self, game: Game[Any], judgement: Judgement, g: State, drawn: Option, samples: int, seed: int) -> None:
        """Chance is asked in `g`, and draws this."""
        self.game = game
        self.judgement = judgement
        self.g = g
        self.after = _after(g, drawn)
        self.samples = samples
        self.seed = seed
        self._outcomes: dict[str, list[tuple[float, State]]] = {}  # by the world
        self._saw: dict[Seat, Any] = {}  # what a seat saw after the true outcome
        self._seen: dict[tuple[str, Seat], list[bool]] = {}  # which outcomes look to a seat like the true one
        self._verdicts: dict[tuple[str, int], list[Verdict]] = {}  # by the number of the sample, too

    def luck(self, seat: Seat) -> Luck:
        """The luck of a seat, as far as it is trusted."""
        return trusted(self.game.name, self.judged(seat), self.samples)

    def judged(self, seat: Seat) -> Luck:
        """The luck of a seat as the judgement sees it."""
        worlds = self._worlds(seat)
        looks = [look for key in worlds for look in self._looks_true(key, seat)]
        if all(looks) or not any(looks):
            return NONE  # it saw nothing of the draw; what that was worth is not asked
        everything = [
            (weight, verdict)
            for number, key in enumerate(worlds)
            for (weight, _), verdict in zip(self._outcomes[key], self._judged(key, number), strict=True)
        ]
        seen = [one for one, is_seen in zip(everything, looks, strict=True) if is_seen]
        had, expected = weighted_mean(seen), weighted_mean(everything)
        return Luck(had.win[seat] - expected.win[seat], had.points[seat] - expected.points[seat])

    def _worlds(self, seat: Seat) -> list[str]:
        """Worlds that the seat thinks possible: as many as wanted, and more until one allows what it saw."""
        rng, found, is_allowed = Rng(self.seed + seat), [], False
        for number in range(self.samples * MOST_TRIES):
            if number >= self.samples and is_allowed:
                break
            world = self.game.determinize(self.g, seat, rng)
            key = self.game.write(world)
            if key not in self._outcomes:
                self._outcomes[key] = _outcomes(world)
            is_allowed = is_allowed or any(self._looks_true(key, seat))
            found.append(key)
        return found

    def _judged(self, key: str, number: int) -> list[Verdict]:
        """What every outcome is worth: all with the same random numbers."""
        if (key, number) not in self._verdicts:
            seed = self.seed + number
            self._verdicts[key, number] = [self.judgement.judge(after, Rng(seed)) for _, after in self._outcomes[key]]
        return self._verdicts[key, number]

    def _looks_true(self, key: str, seat: Seat) -> list[bool]:
        if (key, seat) not in self._seen:
            if seat not in self._saw:
                self._saw[seat] = self.game.view(self.after, seat)
            saw = self._saw[seat]
            self._seen[key, seat] = [self.game.view(after, seat) == saw for _, after in self._outcomes[key]]
        return self._seen[key, seat]


def luck_of(
    game: Game[Any], judgement: Judgement, g: State, drawn: Option, seat: Seat, samples: int, seed: int
) -> Luck:
    """The luck of a seat when chance, which is asked in `g`, draws an outcome."""
    return Draws(game, judgement, g, drawn, samples, seed).luck(seat)


def _outcomes(g: State) -> list[tuple[float, State]]:
    """The probabilities of the outcomes of the draw that is due, and what follows."""
    decision = run.question(g, CHANCE)
    weights = decision.weights(g)
    total = sum(weights)
    offered = zip(run.options(g, CHANCE), weights, strict=True)
    return [(weight / total, _after(g, option)) for option, weight in offered if weight]


def _after(g: State, option: Option) -> State:
    after = g.copy()
    run.apply(after, CHANCE, option)
    return after
