"""The knots that make chances come true, fitted to half of the games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.strength.calibration.samples import Sample

KNOTS: Final = 4  # spread evenly from the beginning of a game to its end
SMOOTH: Final = 20.0  # the penalty for knots that differ, in games' worth of log loss
LOWEST, HIGHEST = 0.05, 5.0
ROUNDS: Final = 40
Numbers = NDArray[np.float64]


def weights_of(progress: Numbers) -> Numbers:
    """By position and knot: how much of the knot counts there."""
    place = np.clip(progress, 0.0, 1.0) * (KNOTS - 1)
    return np.maximum(0.0, 1.0 - np.abs(place[..., None] - np.arange(KNOTS)))


def chances(found: Sequence[Sample], knots: Numbers) -> Numbers:
    """The chance of each sample's seat with these knots."""
    return Leaves(found).chances(knots)


class Leaves:
    """The leaves of samples as arrays."""

    def __init__(self, found: Sequence[Sample]) -> None:
        self.points = np.array([[leaf.points for leaf in one.leaves] for one in found])
        self.scale = np.array([[leaf.scale for leaf in one.leaves] for one in found])
        self.over = np.array([[leaf.is_over for leaf in one.leaves] for one in found])
        self.weights = weights_of(np.array([[leaf.progress for leaf in one.leaves] for one in found]))
        self.seat = np.array([one.seat for one in found])
        self.won = np.array([one.won for one in found])

    def chances(self, knots: Numbers) -> Numbers:
        sharpness = self.weights @ knots / self.scale
        sharpness = np.where(self.over, 1e4, sharpness)  # what is over is certain
        strength = self.points * sharpness[..., None]
        odds = np.exp(strength - strength.max(axis=-1, keepdims=True))
        shares = odds / odds.sum(axis=-1, keepdims=True)
        own: Numbers = np.take_along_axis(shares, self.seat[:, None, None], axis=2)[..., 0].mean(axis=1)
        return own

    def loss(self, knots: Numbers) -> float:
        said = np.clip(self.chances(knots), 1e-4, 1 - 1e-4)
        log_loss = -(self.won * np.log(said) + (1 - self.won) * np.log(1 - said)).sum()
        return float(log_loss + SMOOTH * (np.diff(np.log(knots)) ** 2).sum())


def sharpness(found: Sequence[Sample]) -> list[float]:
    """The knots with the least log loss, by a search along each of them in turn."""
    leaves = Leaves(found)
    knots: Any = np.ones(KNOTS)
    best, step = leaves.loss(knots), 0.3
    for _ in range(ROUNDS):
        improved = False
        for knot in range(KNOTS):
            for factor in (1 + step, 1 / (1 + step)):
                tried = knots.copy()
                tried[knot] = min(HIGHEST, max(LOWEST, tried[knot] * factor))
                loss = leaves.loss(tried)
                if loss < best:
                    knots, best, improved = tried, loss, True
        if not improved:
            step /= 2
            if step < 0.005:
                break
    return [round(float(knot), 3) for knot in knots]


def offsets(found: Sequence[Sample]) -> list[float]:
    """By knot: the mean of what seats got besides what was expected, by least squares."""
    progress = np.array([[leaf.progress for leaf in one.leaves] for one in found])
    open_leaves = np.array([[not leaf.is_over for leaf in one.leaves] for one in found])
    design = (weights_of(progress) * open_leaves[..., None]).mean(axis=1)
    error = np.array([one.points - one.said_points for one in found])
    ridge = np.eye(KNOTS)
    solved = np.linalg.solve(design.T @ design + ridge, design.T @ error)
    return [round(float(knot), 2) for knot in solved]
