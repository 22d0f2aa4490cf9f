"""The speed of peers, as JSON: OpenSpiel, RLCard and PettingZoo, from the extra `bench`.

The same units as `bench.measure`: per second of the processor; choices count every answer, of players and of chance.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any, Final

from bench.aec import aec_steps

SECONDS: Final = 1.0
ROLLOUTS: Final = 50
# Searched with all cards in sight: backgammon has none, and hearts cannot be dealt anew in the middle of a game.
OPEN: Final = ("backgammon", "hearts")
# RLCard's larger games, with the fewest players. PettingZoo had gin rummy once, and still has the class for it.
RLCARD: Final = {"gin-rummy": 2, "uno": 2, "doudizhu": 3, "mahjong": 4}
CLASSIC: Final = (  # those with masks
    "hanabi_v5",
    "chess_v6",
    "go_v5",
    "connect_four_v3",
    "tictactoe_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
)


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


def rlcard_bare(name: str, seats: int) -> dict[str, float]:
    """RLCard's own `env.step`, which hands over the next state without being asked for it."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1, "game_num_players": seats})

    def play() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return {"driven": _rate(play), "numbers": state_size(env), "actions": env.num_actions}


def state_size(env: Any) -> int:
    """How many numbers RLCard shows the first player."""
    return int(env.reset()[0]["obs"].size)


def rlcard_aec(name: str, seats: int) -> dict[str, float]:
    """A game of RLCard behind PettingZoo's own class, as its classic card games are."""
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    env: Any = RLCardBase(name, seats, (1,))
    env.render_mode = None
    return {"driven": aec_steps(env, SECONDS), "numbers": state_size(env.env), "actions": env.env.num_actions}


def pettingzoo_classic(name: str) -> dict[str, float]:
    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    agent = env.possible_agents[0]
    return {
        "driven": aec_steps(env, SECONDS),
        "numbers": math.prod(env.observation_space(agent)["observation"].shape),
        "actions": int(env.action_space(agent).n),
    }


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
    for name, seats in RLCARD.items():
        found[f"RLCard {name}"] = rlcard_bare(name, seats)
        found[f"RLCard {name}, AEC"] = rlcard_aec(name, seats)
    found |= {f"PettingZoo {name}": pettingzoo_classic(name) for name in CLASSIC}
    versions = {name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo")}
    json.dump({"versions": versions, "games": found}, sys.stdout)


if __name__ == "__main__":
    main()
