"""Every game says which of its printed values are reconstructed, and the numbers are those of its component file."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from guildhall import rules, shelf
from guildhall.games.guilds_of_london.box import CARDS, MAYORAL_CARDS
from guildhall.games.guilds_of_london.components import DEFAULT as GUILDS
from guildhall.games.old_london_bridge.components import DEFAULT as BRIDGE
from guildhall.words import LANGUAGES, words

languages = pytest.mark.parametrize("lang", LANGUAGES)


def said(game: str, lang: str) -> set[int]:
    """The numbers in what a game says about its values."""
    return {int(number) for number in re.findall(r"\b\d\d+\b", words(shelf.game(game), lang).provenance())}


@languages
def test_old_london_bridge_counts_its_reconstructed_tiles(lang: str) -> None:
    with BRIDGE.open("rb") as file:
        tiles = tomllib.load(file)["buildings"]["tiles"]
    known = Counter(tile["provenance"].startswith("reconstructed") for tile in tiles)
    assert said("old-london-bridge", lang) == {known[True], known.total()}


@languages
def test_guilds_of_london_counts_its_reconstructed_cards_and_tokens(lang: str) -> None:
    with GUILDS.open("rb") as file:
        text = tomllib.load(file)
    for group in ("action_cards", "mayoral_cards", "second_place_tokens"):
        assert text["provenance"][group].startswith("reconstructed")
    tokens = sum(token["copies"] for token in text["second_place_token"])
    assert said("guilds-of-london", lang) == {len(CARDS), len(MAYORAL_CARDS), tokens}


@languages
@pytest.mark.parametrize("game", ["old-london-bridge", "guilds-of-london"])
def test_the_rules_say_so_too(game: str, lang: str) -> None:
    intro = rules.text(game, lang).partition("\n## ")[0]
    assert said(game, lang) <= {int(number) for number in re.findall(r"\b\d+\b", intro)}


@languages
@pytest.mark.parametrize("game", ["pillars-of-the-earth", "tiny-towns"])
def test_the_other_games_have_no_reconstructed_values(game: str, lang: str) -> None:
    folder = GUILDS.parents[1] / game.replace("-", "_")
    text = (folder / "components.toml").read_text(encoding="utf-8")
    assert not re.search(r'provenance = "[^"]*reconstructed', text)
    assert words(shelf.game(game), lang).provenance()
