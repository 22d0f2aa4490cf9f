"""The same seed is the same game, on every machine and with both builds of the engine."""

from __future__ import annotations

import pytest

from tests.replays.trajectories import played, recorded, tables


@pytest.mark.parametrize(("name", "seats", "seed"), tables())
def test_a_seed_leads_to_the_recorded_game(name: str, seats: int, seed: int) -> None:
    assert played(name, seats, seed) == recorded().get((name, seats, seed)), (
        "a changed rule, or a game not yet recorded"
    )


def test_nothing_is_recorded_that_is_not_played() -> None:
    assert sorted(recorded()) == sorted(tables())
