"""A copy of a position is independent where an answer changes a list that copies share."""

from __future__ import annotations

from tests.games.old_london_bridge.table import answer, position


def test_olb_5_5_passing_in_a_copy_leaves_the_original_alone() -> None:
    g = position(
        3,
        "tiles 0: card-plus-1",
        "tiles 1: card-plus-1",
        "played 0: 1",
        "played 1: 3",
        "played 2: 2",
        "agenda: raise_cards > order_turns > end_round",
    )
    copy = g.copy()
    answer(copy, 1, "raise-card", "done")
    assert (copy.passed, g.passed) == ([0, 1, 0], [0, 0, 0])
