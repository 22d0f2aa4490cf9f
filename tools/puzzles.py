"""Adds puzzles to those that are shipped, from what `guildhall puzzles GAME --games N` has found.

python -m tools.puzzles FOLDER [MOST]    reads FOLDER/GAME.mine and writes src/guildhall/puzzles/GAME.json, where there
                                         is one; adds no more than are needed for MOST, if that is given

What is shipped stays, with the tags that its line has.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from guildhall import shelf
from guildhall.puzzles import Puzzle
from guildhall.puzzles.mined import read
from guildhall.puzzles.shipping import added, shipped

PLACE: Final = Path(__file__).resolve().parents[1] / "src" / "guildhall" / "puzzles"


def main() -> int:
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    most = int(sys.argv[2]) if len(sys.argv) == 3 else None
    for name in shelf.NAMES:
        mine, file = Path(sys.argv[1]) / f"{name}.mine", PLACE / f"{name}.json"
        if mine.exists():
            game = shelf.game(name)
            kept = msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
            found = shipped(game, [find for mined in read(mine) for find in mined.finds])
            puzzles = added(game, kept, found, most)
            lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles]
            file.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
            print(f"{name}: {len(puzzles)} puzzles")
    return 0


if __name__ == "__main__":
    sys.exit(main())
