"""The speed of peers, as JSON: OpenSpiel, RLCard and PettingZoo, from the extra `bench`.

The same units as `bench.measure`: per second of the processor; choices count every answer, of players and of chance.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any, Final

SECONDS: Final = 1.0
ROLLOUTS: Final = 50
# Searched with all cards in sight: backgammon has none, and hearts cannot be dealt anew in the middle of a game.
OPEN: Final = ("backgammon", "hearts")


def open_spiel(name: str) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node() or len(root.legal_actions()) == 1:  # a forced answer is not searched for
        _step(root)
    lengths = [_walk(root.clone()) for _ in range(20)]
    length = sum(lengths) / len(lengths)
    return {
        "driven": _rate(lambda: _walk(game.new_initial_state())),
        "choices": length * _rate(lambda: _searched(game, root, 2, ROLLOUTS)),
        "iterations": _rate(lambda: _searched(game, root, ROLLOUTS, 1)),
    }


def _searched(game: Any, root: Any, simulations: int, rollouts: int) -> int:
    """One search of OpenSpiel's own; returns how many rollouts it made."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.getrandbits(30))
    if game.get_type().short_name in OPEN:
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)
    else:
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, simulations, -1, policy, False, False)
    bot.step(root)
    return simulations * rollouts


def _walk(state: Any) -> int:
    """A random game to its end; returns the number of choices."""
    made = 0
    while not state.is_terminal():
        _step(state)
        made += 1
    return made


def _step(state: Any) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def rlcard_gin_rummy() -> dict[str, float]:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return {"driven": _rate(play)}


def pettingzoo_hanabi() -> dict[str, float]:
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env()  # type: ignore[no-untyped-call]  # typed in part

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        made = 0
        for _ in env.agent_iter():
            observation, _, ended, stopped, _ = env.last()
            legal = [i for i, allowed in enumerate(observation["action_mask"]) if allowed]
            env.step(None if ended or stopped else random.choice(legal))
            made += 1
        return made

    return {"driven": _rate(play)}


def _rate(work: Any) -> float:
    done = 0
    began = process_time()
    while process_time() - began < SECONDS:
        done += work()
    return done / (process_time() - began)


def main(arguments: list[str] | None = None) -> None:
    argparse.ArgumentParser(prog="python -m bench.yardsticks", description=__doc__).parse_args(arguments)
    random.seed(1)
    found = {f"OpenSpiel {name}": open_spiel(name) for name in ("gin_rummy", "backgammon", "hearts")}
    found["RLCard gin-rummy"] = rlcard_gin_rummy()
    found["PettingZoo hanabi_v5"] = pettingzoo_hanabi()
    versions = {name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo")}
    json.dump({"versions": versions, "games": found}, sys.stdout)


if __name__ == "__main__":
    main()
