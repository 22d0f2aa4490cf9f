"""Estimates of one more building: without hope, they are what the rule of the card itself would add."""

from __future__ import annotations

import pytest

from guildhall.bots.evaluate.tiny_towns_worth import BY_RULE, ESTIMATES, Prospect
from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import BUILDINGS, TYPE_IDS
from guildhall.games.tiny_towns.feeding import survey
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, squares_in
from guildhall.games.tiny_towns.scoring import RULES, score_type
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import buildings_of, put_building
from tests.games.tiny_towns.helpers import random_game

# Farms are worth the Cottages that they feed, and a new Fountain also serves those beside it.
NOT_BY_ITSELF = ("cottage", "farm", "granary", "greenhouse", "orchard", "fountain")


def test_every_rule_has_an_estimate() -> None:
    assert set(BY_RULE) == set(RULES)
    assert len(ESTIMATES) == len(RULES)


def added(g: Towns, kind: int, square: int) -> int:
    """What the buildings of a type score more with another one on a square."""
    after = g.copy()
    put_building(after, 0, kind, square)
    return score_type(after, 0, survey(after, 0), kind) - score_type(g, 0, survey(g, 0), kind)


@pytest.mark.parametrize("name", [name for name in BUILDINGS if name not in NOT_BY_ITSELF])
def test_without_hope_an_estimate_is_what_the_rule_adds(name: str) -> None:
    card = BUILDINGS.index(name)
    kind = GAME.box.type_of[card]
    checked = 0
    for seed in range(3):
        for at, g in enumerate(random_game(2, {TYPE_IDS[kind]: name, "monuments": "off"}, seed)):
            if g.turn == 0 or at % 10:
                continue
            town = survey(g, 0)
            free = g.boards[0].empty
            prospect = Prospect(g, 0, town, 0xFFFF & ~buildings_of(g, 0), 0.0)
            prospect.consider(kind, card)
            ESTIMATES[g.box.scoring[card]](prospect)
            for square in squares_in(free):
                assert prospect.worth[kind * SQUARE_COUNT + square] == added(g, kind, square), (name, square)
                checked += 1
    assert checked > 20
