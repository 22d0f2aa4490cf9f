"""The known towns: each is built by its answers, and lies within a limit that is worked out anew."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.analysis.known_towns import KnownTown, end_of, known_towns, limit_of
from guildhall.analysis.perfect import ALONE
from guildhall.cli.main import main
from guildhall.games.tiny_towns.box import BUILDINGS, PUBLIC_TYPES, RESOURCES
from guildhall.games.tiny_towns.scoring import score_seat
from guildhall.kernel import run
from tools.known_towns import SETS, sets

TOWNS: Any = shelf.game("tiny-towns")


@pytest.mark.parametrize("one", known_towns(), ids=lambda one: "-".join(one.cards[1:4]))
def test_a_town_is_real_and_within_its_limit(one: KnownTown) -> None:
    g = end_of(TOWNS, one)
    assert run.is_over(g)
    assert [BUILDINGS[card] for card in g.cards] == one.cards
    assert score_seat(g, ALONE) == one.reached
    assert one.reached <= one.limit == limit_of(TOWNS, one.cards)


def test_the_sets_have_every_card_and_the_first_is_the_recommended_one() -> None:
    wanted = sets(TOWNS)
    assert [(one.cards, one.order) for one in known_towns()] == wanted
    assert len(wanted) == SETS
    assert [BUILDINGS.index(card) for card in wanted[0][0]] == TOWNS.box.first_game
    for kind in range(PUBLIC_TYPES):
        assert {cards[kind] for cards, _ in wanted} == {BUILDINGS[card] for card in TOWNS.box.solo_cards_of[kind]}
    assert all(sorted(map(RESOURCES.index, order)) == sorted([*range(5)] * 3) for _, order in wanted)


def test_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", TOWNS.name, "--towns"]) == 0
    told = capsys.readouterr().out
    assert all(f"{one.reached} │" in told for one in known_towns())
    assert main(["puzzles", "guilds-of-london", "--towns"]) == 2
