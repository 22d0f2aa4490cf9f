"""A replay knows where turns end: where another player chooses than before."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from guildhall.hall import replays
from guildhall.kernel.state import CHANCE

FILES = [next(folder.glob("*.replay")) for folder in sorted((Path(__file__).parents[1] / "replays").glob("*-*"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_a_turn_ends_where_another_player_chooses(file: Path) -> None:
    course = replays.of_file("game", file.read_text(encoding="utf-8"))
    players = [choice.seat for choice in course.log if choice.seat != CHANCE]
    turns = replays.info(course).turns
    assert len(turns) == sum(one != other for one, other in pairwise(players))
    for turn in turns:
        before = [choice.seat for choice in course.log[:turn] if choice.seat != CHANCE]
        assert course.log[turn].seat not in (CHANCE, before[-1])
