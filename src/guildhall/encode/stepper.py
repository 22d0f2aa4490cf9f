"""Several games, stepped together in one loop, with what the asked seats see and may do in one buffer each.

Chance answers from the seed of the episode, exactly as it does for `guildhall.env`. A game that is over begins anew.
Every seat is asked, or only the learner's: then the others answer at random, or by the opponents given.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from guildhall.encode.base import Encoder, mask_buffer, number_buffer
from guildhall.kernel import run
from guildhall.kernel.game import Variant
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat, State

SEED_MASK: Final = 2**62 - 1
EVERYBODY: Final = -1  # in place of a learner's seat: every seat is asked
ANY_SEAT: Final = -2  # in place of a learner's seat: another one in each episode
HOLD: Final = -2  # in place of an action: this game waits
NOBODY: Final = -1


def episode_seed(seed: int, game: int, episode: int) -> int:
    """The seed of the n-th episode of a game of a batch."""
    return (seed * 1_000_003 + game * 8191 + episode * 127_773_001) & SEED_MASK


def mind(seed: int, seat: Seat) -> Rng:
    """The random generator of the opponent in a seat, in the episode with this seed."""
    return Rng(seed * 31 + 7 + seat)


def seat_of_learner(learner: int, seed: int, seats: int) -> Seat:
    """Where the learner sits in the episode with this seed."""
    return Rng(seed * 31 + 5).below(seats) if learner == ANY_SEAT else learner


class Roles(NamedTuple):
    """Who answers, and what else is kept of a step."""

    learner: int = EVERYBODY
    opponents: Any = None  # has `begin(game, seed, learner)` and `choose(game, g, seat)`; None: at random
    keeps_last: bool = False  # what was seen at the end of a game
    counts_gains: bool = False  # how the points change from step to step


class Stepper:
    """The games with these numbers of a batch."""

    encoder: Encoder
    roles: Roles
    seed: int
    numbers: list[int]  # of the games
    beginning: State  # copied, never started
    states: list[State]
    rngs: list[Rng]
    learners: list[int]  # by game: the learner's seat
    minds: list[list[Rng]]  # by game and seat: of opponents that answer at random
    episodes: list[int]
    observations: vec[i32]  # by game: what the asked seat sees
    masks: vec[u8]  # by game: what it may do
    asked: vec[u8]  # by game: which seat that is
    ended: list[int]  # the games that the last step ended, by their place in `numbers`
    points: list[list[int]]  # of those games
    places: list[list[int]]
    last_seen: list[vec[i32]]  # of those games: what the learner sees at the end, or who answered last
    forecasts: list[list[int]]  # by game: the points if it ended now
    gains: list[list[int]]  # by game: the change of those points by the last step

    def __init__(
        self, encoder: Encoder, variant: Variant, seed: int, numbers: list[int], roles: Roles | None = None
    ) -> None:
        self.encoder = encoder
        self.roles = Roles() if roles is None else roles
        self.seed = seed
        self.numbers = numbers
        self.beginning = encoder.game.new(encoder.seats, variant)
        self.states = [self.beginning] * len(numbers)
        self.rngs = [Rng(0)] * len(numbers)
        self.learners = [self.roles.learner] * len(numbers)
        self.minds = [[] for _ in numbers]
        self.episodes = [0] * len(numbers)
        self.observations = number_buffer(len(numbers) * encoder.size)
        self.masks = mask_buffer(len(numbers) * encoder.actions)
        self.asked = mask_buffer(len(numbers))
        self.forecasts = [[] for _ in numbers]
        self.gains = [[] for _ in numbers]
        self._forget()

    def reset(self) -> None:
        """Begin the first episode of every game."""
        self._forget()
        for i in range(len(self.masks)):
            self.masks[i] = 0
        for i in range(len(self.numbers)):
            self.episodes[i] = 0
            self.gains[i] = [0] * self.encoder.seats
            self._begin(i)
            self._show(i)

    def step(self, actions: list[int]) -> None:
        """One action for each game, or HOLD. They must be allowed by the masks: the caller has checked that."""
        self._forget()
        encoder = self.encoder
        for i in range(len(self.numbers)):
            action: i64 = actions[i]
            if action == HOLD:
                continue
            assert 0 <= action < encoder.actions, "no such action"
            assert self.masks[i * encoder.actions + action] == 1, "the mask forbids it"
            g = self.states[i]
            seat: i64 = i64(self.asked[i])
            decision: Any = g.asked[seat]
            encoder.mark(g, seat, self.masks, i * encoder.actions, 0)  # quicker than to clear the whole mask
            run.answer(g, decision, seat, action - encoder.first_action[decision])
            draw_all(g, self.rngs[i])
            if self.learners[i] >= 0:
                self._let_others_play(i)
            if self.roles.counts_gains:
                self._count_gains(i)
            if not g.waiting:
                self._end(i, seat)
            self._show(i)

    def _forget(self) -> None:
        self.ended = []
        self.points = []
        self.places = []
        self.last_seen = []

    def _begin(self, i: int) -> None:
        g = self.beginning.copy()
        seed = episode_seed(self.seed, self.numbers[i], self.episodes[i])
        rng = Rng(seed)
        run.start(g)
        draw_all(g, rng)
        self.states[i] = g
        self.rngs[i] = rng
        if self.roles.learner != EVERYBODY:
            self._seat_opponents(i, seed)
            self._let_others_play(i)
            assert g.waiting, "a game ended before its learner was asked"
        if self.roles.counts_gains:
            self.forecasts[i] = self.encoder.game.points(g)

    def _seat_opponents(self, i: int, seed: int) -> None:
        seats: int = self.encoder.seats
        learner = seat_of_learner(self.roles.learner, seed, seats)
        self.learners[i] = learner
        if self.roles.opponents is None:
            self.minds[i] = [mind(seed, seat) for seat in range(seats)]
        else:
            self.roles.opponents.begin(i, seed, learner)

    def _let_others_play(self, i: int) -> None:
        """Answer for every seat but the learner's, also for those asked at the same time."""
        g = self.states[i]
        learner: i64 = self.learners[i]
        rng = self.rngs[i]
        opponents: Any = self.roles.opponents
        while g.waiting:
            seat = other_to_act(g, learner)
            if seat == NOBODY:
                return
            if opponents is None:
                answer_at_random(g, seat, self.minds[i][seat])
            else:
                option: int = opponents.choose(i, g, seat)
                run.apply(g, seat, option)
            draw_all(g, rng)

    def _count_gains(self, i: int) -> None:
        before = self.forecasts[i]
        now: list[int] = self.encoder.game.points(self.states[i])
        self.gains[i] = [now[seat] - before[seat] for seat in range(len(now))]
        self.forecasts[i] = now

    def _end(self, i: int, seat: i64) -> None:
        """Keep the result, and begin the next episode."""
        game = self.encoder.game
        g = self.states[i]
        self.ended.append(i)
        self.points.append(game.points(g))
        self.places.append(game.places(g))
        if self.roles.keeps_last:
            self.last_seen.append(self.encoder.observation(g, seat))
        self.episodes[i] += 1
        self._begin(i)

    def _show(self, i: i64) -> None:
        encoder = self.encoder
        g = self.states[i]
        learner: i64 = self.learners[i]
        seat: Seat = run.first_to_act(g) if learner == EVERYBODY else learner
        self.asked[i] = u8(seat)
        encoder.put(g, seat, self.observations, i * encoder.size)
        encoder.mark(g, seat, self.masks, i * encoder.actions, 1)


def other_to_act(g: State, learner: i64) -> i64:
    """The first seat of `run.to_act` that is not the learner's, or NOBODY."""
    asked: list[Any] = g.asked
    if g.lanes:
        for other in g.lane_order:
            if other != learner and asked[other] is not None:
                return other
        return NOBODY
    seat: i64 = 0
    while seat < g.seats:
        if seat != learner and asked[seat] is not None:
            return seat
        seat += 1
    return NOBODY


def draw_all(g: State, rng: Rng) -> None:
    """Answer for chance until players are asked, or the game is over."""
    asked: list[Any] = g.asked  # so that compiled code does not look at what is asked
    while asked[CHANCE] is not None:
        answer_at_random(g, CHANCE, rng)
