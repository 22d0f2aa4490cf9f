"""Puzzles: positions in which one line is clearly the best one, and proven to be.

`puzzle` reads the shipped ones, `Walk` goes through one, `rating` tells how hard they are and how well somebody solves
them. `mining` finds them in games of bots; `exhaust` and `searches` prove them.
"""

from guildhall.puzzles.puzzle import Puzzle, find, puzzles
from guildhall.puzzles.walk import Walk, walked

__all__ = ["Puzzle", "Walk", "find", "puzzles", "walked"]
