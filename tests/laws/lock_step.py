"""Plays random games and prints what came of every choice. Two engines that agree print the same.

python -m tests.laws.lock_step GAME SEATS GAMES
"""

from __future__ import annotations

import hashlib
import sys
from typing import Final

from guildhall import shelf
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.evaluate.base import Tuning
from guildhall.bots.match import play
from guildhall.bots.mcts import MctsBot
from guildhall.bots.roster import bot
from guildhall.kernel import run
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

SEARCHED: Final = 60  # this many choices lie between two positions that are searched


def main(name: str, seats: int, games: int) -> None:
    game = shelf.game(name)
    made = 0
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
            made += 1
            if made % SEARCHED == 0 and g.waiting and g.asked[CHANCE] is None:
                asked = Position(game, g, run.first_to_act(g), Rng(made))
                tell(bot("mcts:3", game).explain(asked, Rng(made)).candidates)
        tell(seed, game.places(g), game.scores(g))
    quick = Tuning(cutoff=4, rollout_candidates=2)
    tell(*play(game, [MctsBot(game, Limit(simulations=5), tuning=quick) for _ in range(seats)], 1, {})[:2])


def tell(*things: object) -> None:
    sys.stdout.write(" ".join(map(str, things)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
