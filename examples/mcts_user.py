"""Open-loop information-set MCTS against a random player: python examples/mcts_user.py old-london-bridge 100."""

from __future__ import annotations

import math
import sys
from collections import Counter

import guildhall
from guildhall.kernel.rng import Rng


def search(env: guildhall.Environment, seat: int, simulations: int, rng: Rng) -> str:
    """The most visited answer. Every simulation plays in a world that is possible as far as the seat knows."""
    tried: Counter[tuple[str, ...]] = Counter()  # visits of a node, which is the path of answers that leads to it
    won: Counter[tuple[str, ...]] = Counter()  # wins of the player who gave the last answer of the path
    for _ in range(simulations):
        world, actor, path, grows = env.determinize(seat, rng.below(2**29)), seat, tuple[str, ...](), True
        walked: list[tuple[int, tuple[str, ...]]] = []
        while not world.is_over():
            options = world.options(actor)
            answer = options[rng.below(len(options))]
            if grows:
                scale, paths = 1.4 * math.sqrt(math.log(tried[path] + 1)), [(*path, option) for option in options]
                worth = {p: won[p] / tried[p] + scale / math.sqrt(tried[p]) if tried[p] else math.inf for p in paths}
                path = max(paths, key=worth.__getitem__)
                answer, grows = path[-1], path in tried
                walked.append((actor, path))
            world.apply(answer, actor)
            actor = world.to_act()[0] if not world.is_over() else seat
        places = world.places()
        tried.update([(), *(path for _, path in walked)])
        won.update(path for player, path in walked if places[player] == 1)
    return max(env.options(seat), key=lambda option: tried[(option,)])


def main(game: str = "old-london-bridge", simulations: str = "100", seed: str = "7") -> None:
    env, rng = guildhall.make(game, seats=2), Rng(int(seed))
    env.reset(seed=int(seed))
    while not env.is_over():
        seat = env.to_act()[0]
        env.apply(search(env, 0, int(simulations), rng) if seat == 0 else rng.below(len(env.options())), seat)
    print(f"search {env.points()[0]}, random {env.points()[1]}")


if __name__ == "__main__":
    main(*sys.argv[1:])
