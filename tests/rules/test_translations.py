"""The rules are the same in every language: clauses, examples, rulings, numbers and names of things."""

from __future__ import annotations

from functools import cache

import pytest

from guildhall import rules
from guildhall.words import LANGUAGES, read
from tests.rules import translation
from tests.rules.translation import Block, blocks

PAGES = [(language, game) for game in rules.games() for language in LANGUAGES if language != "en"]

# English names that other languages shorten, or that are also ordinary English words.
PLAIN = {"old-london-bridge": {"centre"}}  # "środek rondla", and just "środek" where only the rondel can be meant


@cache
def page(game: str, language: str) -> list[Block]:
    return blocks(rules.text(game, language))


@cache
def names(game: str, language: str) -> dict[str, str]:
    """The names of components by id, where the rules always use them."""
    found = {}
    for entry in read(language, game):
        if entry.id.name.startswith("name-") and entry.value is not None:
            parts = [getattr(part, "value", None) for part in entry.value.elements]
            if all(isinstance(part, str) for part in parts):
                found[entry.id.name] = "".join(str(part) for part in parts)
    return found


@pytest.mark.parametrize("game", rules.games())
def test_every_game_has_its_rules_in_every_language(game: str) -> None:
    assert sorted(rules.languages(game)) == sorted(LANGUAGES)


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_pages_are_built_like_the_english_one(language: str, game: str) -> None:
    assert translation.other_structure(page(game, "en"), page(game, language)) == []


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_clauses_examples_and_rulings_are_the_same(language: str, game: str) -> None:
    for part in (rules.clauses, rules.examples, rules.rulings):
        assert [found.id for found in part(game, language)] == [found.id for found in part(game)]
        assert [found.id for found in part(game, language) if not found.text] == []


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_every_number_survives(language: str, game: str) -> None:
    quoted = [*names(game, "en").values(), *names(game, language).values()]
    assert translation.other_numbers(page(game, "en"), page(game, language), quoted) == []


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_things_are_called_as_the_game_calls_them(language: str, game: str) -> None:
    english, translated = names(game, "en"), names(game, language)
    pairs = {english[id]: translated[id] for id in english if english[id] not in PLAIN.get(game, set())}
    assert translation.other_names(page(game, "en"), page(game, language), pairs) == []


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    """No text of more than a few words is the same in two languages."""
    pairs = zip(page(game, "en"), page(game, language), strict=True)
    assert [one.where for one, other in pairs if one.text == other.text and len(translation.words(one.text)) > 3] == []
