"""Runs in the older engine and answers for its bots: one JSON line for each question, one for each answer.

Its argument is where that engine is: whatever else is installed must not answer in its place. It uses only what has
been there since the yardstick: shelf, roster, Position and Rng.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any


def main() -> None:
    """Read questions until the input ends."""
    parser = argparse.ArgumentParser(description="Answers for the bots of an older engine, in JSON lines.")
    parser.add_argument("engine", type=Path, help="the folder in which that engine is")
    place: Path = parser.parse_args().engine

    import guildhall

    if place.resolve() not in Path(guildhall.__file__).resolve().parents:
        sys.exit(f"there is no engine in {place}")
    from guildhall import shelf
    from guildhall.bots import roster
    from guildhall.bots.bot import Position
    from guildhall.kernel.rng import Rng

    bots: dict[int, Any] = {}
    game: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            game = shelf.game(asked["game"])
            bots = {
                seat: roster.bot(asked["bot"], game, clock=process_time)
                for seat in range(asked["seats"])
                if seat in asked["play"]
            }
            print(json.dumps({"ready": True}), flush=True)
            continue
        began = process_time()
        rng = Rng(asked["seed"])
        position = Position.read(game, asked["position"], asked["seat"], rng)
        option = bots[asked["seat"]].choose(position, rng)
        answer = {"option": position.question.domain[option], "seconds": process_time() - began}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
