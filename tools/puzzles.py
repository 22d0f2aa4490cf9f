"""Writes the puzzles that are shipped, from what `guildhall puzzles GAME --games N` has found.

python -m tools.puzzles FOLDER    reads FOLDER/GAME.mine and writes src/guildhall/puzzles/GAME.json, where there is one
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from guildhall import shelf
from guildhall.puzzles.mined import read
from guildhall.puzzles.shipping import shipped

PLACE: Final = Path(__file__).resolve().parents[1] / "src" / "guildhall" / "puzzles"


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    for name in shelf.NAMES:
        mine = Path(sys.argv[1]) / f"{name}.mine"
        if mine.exists():
            puzzles = shipped(shelf.game(name), [find for mined in read(mine) for find in mined.finds])
            lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles]
            (PLACE / f"{name}.json").write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
            print(f"{name}: {len(puzzles)} puzzles")
    return 0


if __name__ == "__main__":
    sys.exit(main())
