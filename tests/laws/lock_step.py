"""Plays random games and prints what came of every choice. Two engines that agree print the same.

python -m tests.laws.lock_step GAME SEATS GAMES
"""

from __future__ import annotations

import hashlib
import sys

from guildhall import shelf
from guildhall.bots.evaluate import evaluator
from guildhall.bots.match import play
from guildhall.bots.roster import bot
from guildhall.kernel import run
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import State


def main(name: str, seats: int, games: int) -> None:
    game = shelf.game(name)
    for seed in range(games):
        g: State = game.new(seats, {})
        run.start(g)
        rng = Rng(seed)
        while g.waiting:
            seat = run.first_to_act(g)
            decision = run.question(g, seat)
            option = answer_at_random(g, seat, rng)
            position = hashlib.sha256(game.write(g).encode()).hexdigest()
            tell(seed, seat, decision.name, option, position, game.points(g), evaluator(game).points(g))
        tell(seed, game.places(g), game.scores(g))
    tell(*play(game, [bot("mcts:5", game) for _ in range(seats)], 1, {})[:2])


def tell(*things: object) -> None:
    sys.stdout.write(" ".join(map(str, things)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
