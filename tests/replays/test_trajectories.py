"""The same seed is the same game, on every machine and with both builds of the engine."""

from __future__ import annotations

import pytest

from guildhall import shelf
from tests.replays.trajectories import played, recorded, tables


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_seed_leads_to_the_recorded_game(name: str) -> None:
    assert {(seats, seed): played(name, seats, seed) for seats, seed in tables(name)} == recorded(name)
