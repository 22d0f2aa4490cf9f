"""What random games of given seeds come to, as hashes.

To record those of a game anew: python -m tests.replays.trajectories old-london-bridge
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import guildhall
from guildhall import shelf
from guildhall.kernel.rng import Rng

SEEDS: Final = (0, 7, 2**40 + 5)


def tables(name: str) -> list[tuple[int, int]]:
    """Seats and seeds."""
    return [(seats, seed) for seats in shelf.game(name).seats for seed in SEEDS]


def played(name: str, seats: int, seed: int) -> str:
    """The hash of a random game; all draws and answers come from the seed."""
    env, rng = guildhall.make(name, seats), Rng(seed + 1)
    env.reset(seed=seed)
    while not env.is_over():
        asked = env.to_act()
        seat = asked[rng.below(len(asked))]
        env.apply(rng.below(len(env.options(seat))), seat)
    return env.trajectory_hash()


def file(name: str) -> Path:
    return Path(__file__).parent / name / "trajectories.txt"


def recorded(name: str) -> dict[tuple[int, int], str]:
    lines = (line.split() for line in file(name).read_text(encoding="utf-8").splitlines())
    return {(int(seats), int(seed)): digest for seats, seed, digest in lines}


def record(name: str) -> None:
    lines = (f"{seats} {seed} {played(name, seats, seed)}\n" for seats, seed in tables(name))
    file(name).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:]:
        record(game)
