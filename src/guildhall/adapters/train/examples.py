"""Games as arrays: what the network would see at some positions, and what it should say there.

Positions are those with a full search, and the first question of each phase, where rollouts end and the network will be
asked most. A target mixes the result with what the search thought, because results are noisy and thoughts are not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.adapters.train.rows import rows
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.network import seat_inputs
from guildhall.bots.learn.record import Met, Played, Thought, positions
from guildhall.encode.shelf import encoder
from guildhall.kernel.state import CHANCE, State

MOST_THOUGHTS: Final = 12  # of a game that are learned from, so that long games do not count for more
MOST_PHASES: Final = 8
SPREAD: Final = 2654435761  # a multiplier that mixes numbers well
Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Seen(NamedTuple):
    """A position from one seat's place."""

    rows: Ints  # of the numbers that are not zero
    numbers: Floats
    noticed: Floats
    expected: float  # points, by hand
    points: float  # what it should say: final points


class Example(NamedTuple):
    """A position with its targets."""

    seats: tuple[Seen, ...]
    scale: float  # of a lead, by hand
    par: float  # alone: what counts as a draw
    win: tuple[float, ...]  # by seat
    places: tuple[int, ...]
    asked: int  # the seat whose answers were searched, or -1
    actions: Ints  # those answers
    shares: Floats  # of the visits


class Mix(NamedTuple):
    """How much a target takes from the search; the rest is the result."""

    win: float = 0.5
    points: float = 0.5


def examples(game: str, games: Iterable[Played], mix: Mix) -> Iterator[Example]:
    """All examples of these games."""
    for played in games:
        yield from examples_of(game, played, mix)


def examples_of(name: str, played: Played, mix: Mix) -> Iterator[Example]:
    """The examples of one game."""
    game = shelf.game(name)
    hand = handmade(game)
    thoughts = {thought.at: thought for thought in chosen(played.thoughts, played.number, MOST_THOUGHTS)}
    phases = dict.fromkeys(chosen(tuple(phase_starts(game, played)), played.number, MOST_PHASES))
    for met in positions(game, played):
        thought = thoughts.get(met.at)
        if thought is not None or met.at in phases:
            yield example(name, hand, played, met, thought, mix)


def chosen(found: tuple[Any, ...], number: int, most: int) -> tuple[Any, ...]:
    """At most so many, always the same ones of a game."""
    ranked = sorted(range(len(found)), key=lambda i: (number * 31 + i) * SPREAD % (1 << 32))
    return tuple(found[i] for i in sorted(ranked[:most]))


def phase_starts(game: Any, played: Played) -> Iterator[int]:
    """The first question to a player in each phase but the first."""
    hand = handmade(game)
    phase = None
    for met in positions(game, played):
        now = hand.phase(met.g)
        if met.seat != CHANCE:
            if phase is not None and now > phase:
                yield met.at
            phase = now


def example(name: str, hand: Any, played: Played, met: Met, thought: Thought | None, mix: Mix) -> Example:
    g = met.g
    writes = encoder(name, g.seats)
    expected = hand.horizon_points(g)
    scale = hand.margin_scale(g)
    progress = hand.progress(g)
    traits = [hand.traits(g, seat) for seat in range(g.seats)]
    win = results(hand, g, played)
    points = [float(value) for value in played.points]
    if thought is not None:
        win = [mix.win * by_search + (1 - mix.win) * won for by_search, won in zip(thought.win, win, strict=True)]
        points = [mix.points * a + (1 - mix.points) * b for a, b in zip(thought.points, points, strict=True)]
    seen = []
    for seat in range(g.seats):
        observation = np.frombuffer(memoryview(writes.observation(g, seat)), np.float32)
        here = observation.nonzero()[0]
        noticed = np.array(list(seat_inputs(seat, traits, expected, scale, progress)), np.float32)
        seen.append(Seen(rows(name).of[g.seats][here], observation[here].copy(), noticed, expected[seat], points[seat]))
    actions, shares = np.zeros(0, np.int64), np.zeros(0, np.float32)
    if thought is not None:
        first = writes.first_action[g.asked[met.seat]]
        actions = np.array([first + option for option in thought.options], np.int64)
        visits = np.array(thought.visits, np.float32)
        shares = visits / visits.sum()
    asked = met.seat if thought is not None else -1
    return Example(tuple(seen), scale, hand.par(g), tuple(win), played.places, asked, actions, shares)


def results(hand: Any, g: State, played: Played) -> list[float]:
    """By seat: its part of the first place. Alone: how par was met."""
    if played.seats == 1:
        alone: list[float] = hand.win_probabilities(g, [float(played.points[0])])
        return alone
    share = 1.0 / played.places.count(1)
    return [share if place == 1 else 0.0 for place in played.places]
