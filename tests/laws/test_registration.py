"""The shelf is the only place where a game is registered: tools and benchmarks take what they find there."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.strength.bars import bars
from guildhall import shelf
from guildhall.encode.shelf import encoder
from tools import screenshots


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that nothing but the shelf has heard of."""
    monkeypatch.setitem(shelf.MODULES, "newcomer", shelf.MODULES["tiny-towns"])
    monkeypatch.setattr(shelf, "NAMES", tuple(shelf.MODULES))
    return "newcomer"


def test_every_game_has_the_same_bars_of_strength(newcomer: str) -> None:
    counts = Counter(bar.tournament.game for bar in bars() if len(bar.tournament.bots) == 2)
    assert set(counts) == set(shelf.NAMES)
    assert counts[newcomer] == counts["old-london-bridge"] > 4


def test_every_game_has_its_own_encoder(newcomer: str) -> None:
    assert type(encoder(newcomer, 2)) is type(encoder("tiny-towns", 2))
    assert len({type(encoder(name, 2)) for name in shelf.NAMES}) == len(shelf.NAMES) - 1


def test_every_game_has_its_pictures(newcomer: str) -> None:
    for name in shelf.NAMES:
        scene = screenshots.scene_of(name)
        assert (scene.game, scene.seats in shelf.game(name).seats) == (name, True)
    assert screenshots.scene_of(newcomer).question == ""


def test_the_middle_of_a_game_is_found_without_a_picked_question() -> None:
    scene = screenshots.Scene("tiny-towns", 2, "random", "", 0.5)
    answers = [choice for choice in screenshots.play(scene).log if choice.seat >= 0]
    start, middle, end = screenshots.moments(scene, answers)
    assert start.answers < len(answers) / 2 <= middle.answers < end.answers == len(answers)


def test_every_game_says_how_long_it_takes() -> None:
    assert {name: shelf.game(name).minutes for name in shelf.NAMES} == {
        "old-london-bridge": 45,
        "pillars-of-the-earth": 90,
        "tiny-towns": 30,
        "guilds-of-london": 60,
    }
