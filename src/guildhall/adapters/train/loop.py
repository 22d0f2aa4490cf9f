"""Rounds of self-play, training and gating, each of which goes on where it was cut short.

What happens follows from the settings: game n of self-play has a seed of its own, a step of training draws its examples
by the seed and its number, and game n of a gate has its seed, too. Only thinking times differ between machines.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import torch

from guildhall import shelf
from guildhall.adapters.train.examples import Example, Mix, examples
from guildhall.adapters.train.folder import Folder, Round, Settings
from guildhall.adapters.train.model import Losses, Net, Sizes, batch_of, exported, losses
from guildhall.adapters.train.rows import symmetries
from guildhall.adapters.train.work import Duel, do, duel, self_play
from guildhall.bots.bot import Limit
from guildhall.bots.elo import interval
from guildhall.bots.evaluate.network_file import Made, packed, unpacked
from guildhall.bots.learn.record import Played

HELD_OUT: Final = 20  # of so many games one is not trained on
MOST_HELD_OUT: Final = 4096  # examples
EVERY: Final = 30.0  # seconds between checkpoints
MOST_NORM: Final = 1.0


class Progress(NamedTuple):
    """Where a run is, for whoever shows it."""

    round: int
    stage: str  # self-play, training, gate
    done: int
    total: int
    games: int
    loss: float | None = None
    by_hand: float | None = None
    won: float | None = None  # against the gate
    of: int = 0


Show = Callable[[Progress], None]


class OutOfTime(Exception):
    """The time for this run is over; another one goes on."""


def parsed(limit: str) -> Limit:
    """What a bot of a gate has for an answer. Raises ValueError."""
    try:
        found = Limit(seconds=float(limit[:-1])) if limit.endswith("s") else Limit(simulations=int(limit))
        found.check()
    except ValueError:
        raise ValueError(f"a gate's limit is like '0.02s' or '16' simulations, not '{limit}'") from None
    return found


def check(settings: Settings) -> None:
    """Raises ValueError for a run that cannot be done."""
    settings.manner.check()
    parsed(settings.gate)
    counts = {
        "games of a round": settings.per_round,
        "games of the window": settings.window,
        "steps": settings.steps,
        "examples of a step": settings.batch,
        "units": min(settings.seen, settings.hidden),
        "games of a gate": settings.gate_games,
    }
    for name, count in counts.items():
        if count < 1:
            raise ValueError(f"the number of {name} must be at least 1, not {count}")
    shares = (settings.mix, settings.prior_weight, settings.pass_at)
    if not all(0.0 <= share <= 1.0 for share in shares) or settings.rate <= 0.0 or settings.decay < 0.0:
        raise ValueError("mix, prior weight and pass are shares from 0 to 1, and rates are positive")


class Run:
    """A training run in a folder."""

    def __init__(
        self,
        folder: Folder,
        show: Show,
        workers: int = 1,
        ray: str | None = None,
        until: float | None = None,
    ) -> None:
        self.folder = folder
        self.settings = folder.settings
        self.game = self.settings.manner.game
        self.show = show
        self.workers = workers
        self.ray = ray
        self.until = until  # by the clock `monotonic`

    def go(self, rounds: int) -> list[Round]:
        """Go on until this many rounds are finished, or time is over; returns the finished ones."""
        with self.folder.held():
            finished = self.folder.rounds()
            try:
                while len(finished) < rounds:
                    finished.append(self.round(len(finished)))
            except OutOfTime:
                pass
            return finished

    def round(self, number: int) -> Round:
        """One round, from wherever it was cut short."""
        total = (number + 1) * self.settings.per_round
        self.play(number, total)
        trained = self.train(number, total)
        return self.gate(number, total, trained)

    def check_time(self) -> None:
        if self.until is not None and monotonic() >= self.until:
            self.until = None  # said once, so that what is finished meanwhile is still kept
            raise OutOfTime

    # Self-play

    def play(self, number: int, total: int) -> None:
        """Play the games that are missing, with the best network."""
        games, best = self.folder.games, self.folder.network("best")
        missing = [game for game in range(total) if game not in games.numbers]
        jobs = [(self.settings.manner, game, best) for game in missing]

        def keep(played: Played) -> None:
            games.add(played)
            self.show(Progress(number, "self-play", len(games.numbers), total, len(games.numbers)))
            self.check_time()

        if jobs:
            do(self_play, jobs, self.workers, self.ray, keep)

    # Training

    def train(self, number: int, total: int) -> tuple[Losses, int]:
        """The steps of this round; then the candidate is there. Returns how good it is on games held out."""
        net = self.network()
        optimizer = torch.optim.AdamW(net.parameters(), self.settings.rate, weight_decay=self.settings.decay)
        first, end = 0, (number + 1) * self.settings.steps
        kept = self.folder.checkpoint()
        if kept is not None:
            net.load_state_dict(kept["net"])
            optimizer.load_state_dict(kept["optimizer"])
            first = kept["steps"]
        self.check_time()
        learned, held_out = self.examples(total)
        if kept is None:
            net.measure(learned)
        self.learn(net, optimizer, learned, held_out, (number, first, end, total))
        found = measured(net, held_out)
        if self.steps_of_candidate() != end:
            made = Made(games=total, steps=end, seed=self.settings.manner.seed)
            self.folder.remove("gate.jsonl")
            self.folder.write("candidate.network", packed(*exported(net, self.settings.prior_weight, made)))
        return found, end

    def steps_of_candidate(self) -> int:
        """How long the candidate was trained: one of an earlier round has been left by a run that was killed."""
        candidate = self.folder.network("candidate")
        return -1 if candidate is None else unpacked(candidate, "candidate.network")[0].made.steps

    def network(self) -> Net:
        """The network at the very beginning."""
        torch.manual_seed(self.settings.manner.seed)
        return Net(self.game, Sizes(self.settings.seen, self.settings.hidden))

    def examples(self, total: int) -> tuple[list[Example], list[Example]]:
        """Those to learn from, and those that are held out; of the latest games before this many."""
        first = max(0, total - self.settings.window)
        window = sorted((one for one in self.folder.games if first <= one.number < total), key=lambda one: one.number)
        mix = Mix(self.settings.mix, self.settings.mix)
        learned = [one for one in window if one.number % HELD_OUT != HELD_OUT - 1] or window
        held_out = [one for one in window if one.number % HELD_OUT == HELD_OUT - 1] or window
        plain = Mix(0.0, 0.0)  # what really happened
        return list(examples(self.game, learned, mix)), list(examples(self.game, held_out, plain))[:MOST_HELD_OUT]

    def learn(
        self,
        net: Net,
        optimizer: Any,
        learned: list[Example],
        held_out: list[Example],
        span: tuple[int, int, int, int],
    ) -> None:
        """Take the steps from `first` to `end`, with a checkpoint now and then."""
        number, first, end, total = span
        turns = symmetries(self.game)
        saved = monotonic()
        found = measured(net, held_out)
        for step in range(first, end):
            rng = Random(self.settings.manner.seed * 1_000_003 + step)
            torch.manual_seed(self.settings.manner.seed * 1_000_003 + step)  # for dropout
            net.train()
            batch = batch_of([rng.choice(learned) for _ in range(self.settings.batch)], rng.choice(turns))
            loss = losses(net, batch)
            optimizer.zero_grad()
            loss.total.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), MOST_NORM)
            optimizer.step()
            is_last = step == end - 1
            if is_last or monotonic() - saved > EVERY:
                self.folder.save({"net": net.state_dict(), "optimizer": optimizer.state_dict(), "steps": step + 1})
                saved, found = monotonic(), measured(net, held_out)
                self.check_time()
            made = step + 1 - (end - self.settings.steps)
            self.show(Progress(number, "training", made, self.settings.steps, total, found.win, found.by_hand))

    # The gate

    def gate(self, number: int, total: int, trained: tuple[Losses, int]) -> Round:
        """Let the candidate play against the best, and put it in its place if it is better."""
        candidate, best = self.folder.network("candidate"), self.folder.network("best")
        assert candidate is not None
        found, steps = trained
        seats = self.settings.manner.seats
        duels = {one.number: one for one in self.folder.duels()}
        wanted = self.settings.gate_games * len(seats)
        limit, seed = parsed(self.settings.gate), self.settings.manner.seed * 4096 + number
        jobs = [
            (self.game, seats[game // 2 % len(seats)], seed, game, limit, candidate, best)
            for game in range(wanted)
            if game not in duels
        ]

        def keep(one: Duel) -> None:
            duels[one.number] = one
            self.folder.append("gate.jsonl", one)
            won = sum(each.won for each in duels.values()) / len(duels)
            self.show(Progress(number, "gate", len(duels), wanted, total, found.win, found.by_hand, won, len(duels)))
            self.check_time()

        if jobs:
            do(duel, jobs, self.workers, self.ray, keep)
        won = sum(one.won for one in duels.values())
        low, high = interval(won, len(duels))
        passed = won / len(duels) >= self.settings.pass_at
        if passed:
            self.folder.write("best.network", candidate)
        line = Round(
            number,
            total,
            steps,
            round(found.win, 5),
            round(found.by_hand, 5),
            round(found.points, 3),
            round(found.policy, 4),
            round(won / len(duels), 4),
            round(low, 4),
            round(high, 4),
            len(duels),
            passed,
        )
        self.folder.append("rounds.jsonl", line)
        self.folder.remove("candidate.network")
        self.folder.remove("gate.jsonl")
        return line


def measured(net: Net, held_out: list[Example]) -> Losses:
    """How good the network is on examples that it has not learned from."""
    net.eval()
    with torch.no_grad():
        return losses(net, batch_of(held_out))


def usual_seats(game: str) -> tuple[int, ...]:
    """Every number of seats that a game allows."""
    return tuple(shelf.game(game).seats)
