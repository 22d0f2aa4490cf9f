"""What random games of given seeds come to, as hashes. To record them anew: python -m tests.replays.trajectories"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import guildhall
from guildhall import shelf
from guildhall.kernel.rng import Rng

FILE: Final = Path(__file__).parent / "trajectories.txt"
SEEDS: Final = (0, 7, 2**40 + 5)


def tables() -> list[tuple[str, int, int]]:
    return [(name, seats, seed) for name in shelf.NAMES for seats in shelf.game(name).seats for seed in SEEDS]


def played(name: str, seats: int, seed: int) -> str:
    """The hash of a random game; all draws and answers come from the seed."""
    env, rng = guildhall.make(name, seats), Rng(seed + 1)
    env.reset(seed=seed)
    while not env.is_over():
        asked = env.to_act()
        seat = asked[rng.below(len(asked))]
        env.apply(rng.below(len(env.options(seat))), seat)
    return env.trajectory_hash()


def recorded() -> dict[tuple[str, int, int], str]:
    lines = (line.split() for line in FILE.read_text(encoding="utf-8").splitlines())
    return {(name, int(seats), int(seed)): digest for name, seats, seed, digest in lines}


if __name__ == "__main__":
    FILE.write_text("".join(f"{' '.join(map(str, table))} {played(*table)}\n" for table in tables()), encoding="utf-8")
