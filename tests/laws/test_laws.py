"""The laws, over every game of the shelf, every seat count, and variants as they come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from tests.laws.laws import EVERYWHERE, GAME_LAWS, POSITION_LAWS, Law, names_are_unique_and_well_formed
from tests.laws.play import Played, begin, play

TABLES = [(name, seats) for name in shelf.NAMES for seats in shelf.game(name).seats]

LOOKED_AT = 80  # positions of a whole game that the quick laws look at; long games would take minutes otherwise

seeds = st.integers(0, 2**48)
fewer = settings(max_examples=settings().max_examples // 4)  # for laws that look at whole games


def played(data: st.DataObject, game: Game[Any], seats: int) -> Played:
    variant = {setting.name: data.draw(st.sampled_from(setting.values), setting.name) for setting in game.settings}
    try:
        game.new(seats, variant)
    except ValueError:  # settings that do not go together
        reject()
    return play(game, seats, variant, data.draw(seeds, "seed"))


@pytest.mark.parametrize("law", POSITION_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(data=st.data(), percent=st.integers(0, 100))
def test_law_of_positions(name: str, seats: int, law: Law, data: st.DataObject, percent: int) -> None:
    game = shelf.game(name)
    law(game, played(data, game, seats).position(percent), Rng(percent))


@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
@fewer
@given(data=st.data())
def test_law_of_games(name: str, seats: int, law: Callable[[Game[Any], Played], None], data: st.DataObject) -> None:
    game = shelf.game(name)
    law(game, played(data, game, seats))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@fewer
@given(data=st.data())
def test_quick_laws_everywhere(name: str, seats: int, data: st.DataObject) -> None:
    game = shelf.game(name)
    states = played(data, game, seats).states
    for at in range(0, len(states), 1 + len(states) // LOOKED_AT):
        for law in EVERYWHERE:
            law(game, states[at].copy(), Rng(at))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_setting_can_start(name: str, seats: int) -> None:
    game = shelf.game(name)
    for setting in game.settings:
        for value in setting.values:
            assert run.to_act(begin(game, seats, {setting.name: value})), f"{setting.name}={value}"


@pytest.mark.parametrize("name", shelf.NAMES)
def test_what_does_not_exist_cannot_start(name: str) -> None:
    game = shelf.game(name)
    for seats in (-1, 0, game.seats[-1] + 1, *range(1, game.seats[0])):
        with pytest.raises(ValueError, match=r"players|seats"):
            game.new(seats, {})
    with pytest.raises(ValueError, match="no setting"):
        game.new(game.seats[0], {"no-such-setting": "yes"})
    for setting in game.settings:
        with pytest.raises(ValueError, match=setting.name):
            game.new(game.seats[0], {setting.name: "no-such-value"})


@pytest.mark.parametrize("name", shelf.NAMES)
def test_names(name: str) -> None:
    names_are_unique_and_well_formed(shelf.game(name))


def test_the_shelf_has_only_what_it_names() -> None:
    assert [shelf.game(name).name for name in shelf.NAMES] == list(shelf.NAMES)
    with pytest.raises(ValueError, match="there is no game 'goose-chase'; there are: "):
        shelf.game("goose-chase")
