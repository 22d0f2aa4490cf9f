"""What was said in games, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from guildhall import shelf
from guildhall.bots.evaluate import handmade, tuning_of
from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.learn.play import Manner
from guildhall.bots.learn.record import Games, Played, positions
from guildhall.bots.search.rollout import Rollout
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

ROOT: Final = Path(__file__).resolve().parents[3]
FILES: Final = ROOT / "build" / "calibration"
SEED: Final = 900_000  # training has small seeds, so no game here was trained on
SIMULATIONS: Final = 24  # for an answer of these games, unless others are asked for
PER_GAME: Final = 6  # positions of a game
LEAVES: Final = 16  # rollouts from a position; with fewer, chance in them looks like a judge that is too sure


class Leaf(NamedTuple):
    """What the judge says at the end of a rollout, before it is calibrated."""

    points: tuple[float, ...]  # of every seat
    scale: float
    progress: float
    is_over: bool


class Sample(NamedTuple):
    """A position from the place of the seat that is asked, and how the game ended."""

    game: int
    seat: int
    progress: float
    leaves: tuple[Leaf, ...]
    said: float  # the chance to win, by this judge as it is
    said_points: float
    won: float  # a shared first place counts as a part
    points: float


def manner(game: str, seats: int, simulations: int) -> Manner:
    """How the games are played: by searches without temperature."""
    return Manner(game, (seats,), SEED + seats, simulations, simulations, 0.0, 0.0)


def games_of(game: str, seats: int, simulations: int, folder: Path = FILES) -> Games:
    return Games(folder / f"{game}-{seats}-{simulations}.jsonl", game)


def is_for_fitting(number: int) -> bool:
    """Of every two games one is for fitting; the report counts the others only."""
    return number % 2 == 0


def samples(game: Game[Any], games: Iterator[Played], judge: Evaluator | None = None) -> Iterator[Sample]:
    """Positions of games, spread evenly, as the judge sees them."""
    used = handmade(game) if judge is None else judge
    for played in games:
        questions = len(played.options)
        wanted = {(2 * place + 1) * questions // (2 * PER_GAME) for place in range(PER_GAME)}
        is_due = False
        for met in positions(game, played):
            is_due = is_due or met.at in wanted
            if is_due and met.seat != CHANCE and len(run.options(met.g, met.seat)) > 1:
                is_due = False
                yield sample(game, used, played, met.g, met.seat, Rng(played.number * 4096 + met.at))


def sample(game: Game[Any], judge: Evaluator, played: Played, g: State, seat: int, rng: Rng) -> Sample:
    """What the judge says of a position from what a seat knows, as `analysis.judgement.Rollouts` does it."""
    tuning = tuning_of(game)
    leaves, said, said_points = [], 0.0, 0.0
    for _ in range(LEAVES):
        world = game.determinize(g, seat, rng)
        rollout = Rollout(judge, rng, tuning)
        for _ in range(tuning.horizon):
            rollout.play_phase(world)
        is_over = world.waiting == 0
        if is_over:
            points = [float(value) for value in game.points(world)]
            chance = won(game.places(world), seat)
        else:
            opinion = judge.judge_horizon(world)
            points, chance = opinion.points, opinion.told[seat]
        raw = points if is_over else judge.horizon_points(world)
        leaves.append(
            Leaf(
                tuple(-float(place) for place in game.places(world)) if is_over else tuple(raw),
                judge.margin_scale(world),
                judge.progress(world),
                is_over,
            )
        )
        said += chance / LEAVES
        said_points += points[seat] / LEAVES
    return Sample(
        played.number,
        seat,
        judge.progress(g),
        tuple(leaves),
        said,
        said_points,
        won(list(played.places), seat),
        float(played.points[seat]),
    )


def won(places: list[int], seat: int) -> float:
    """The seat's part of the first place."""
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def names(only: str) -> Iterator[tuple[str, int]]:
    """Games and numbers of seats that are measured; alone nobody wins."""
    for name in shelf.NAMES:
        for seats in shelf.game(name).seats:
            if seats > 1 and only in f"{name}-{seats}":
                yield name, seats
