"""`python -m bench.strength.frozen tiny-towns --games 400 --minutes 60`: today's bot against that of an older commit.

Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.strength.frozen GAME`. The
older commit is then compiled, too. Results are kept, and the same command goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic

import guildhall
from bench.strength.frozen.contest import HAND_MADE, NOW, Contest, play_missing, told
from bench.strength.frozen.scratch import COMMIT, engine, full_name
from guildhall import shelf


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength.frozen", description="play against an older commit")
    parser.add_argument("game", choices=shelf.NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="mcts:0.2s", help="the bot on both sides, without slips (default: mcts:0.2s)")
    parser.add_argument("--commit", default=COMMIT, help="the older commit")
    parser.add_argument("--network", type=Path, help="play with the network in this file")
    parser.add_argument("--hand-made", action="store_true", help="play without the network that ships")
    parser.add_argument("--minutes", type=float, default=5.0, help="begin no game after this time")
    options = parser.parse_args()
    new = options.network.name if options.network else HAND_MADE if options.hand_made else NOW
    contest = Contest(options.game, options.seats, options.bot, full_name(options.commit), new)
    older = engine(contest.commit, guildhall.is_compiled())
    found = play_missing(contest, options.games, monotonic() + 60 * options.minutes, older, options.network)
    print(told(contest, found))


if __name__ == "__main__":
    main()
