"""The words that all games share."""

from __future__ import annotations

import pytest
from fluent.syntax.ast import VariableReference

from guildhall.kernel.state import CHANCE
from guildhall.words import LANGUAGES, read, reason_id, words
from tests.words import files
from tests.words.needed import general_reasons, labels_in, said_by_screens, said_in

languages = pytest.mark.parametrize("lang", LANGUAGES)


def test_all_languages_say_the_same() -> None:
    english = files.labels(read("en", "common"))
    for lang in LANGUAGES:
        assert files.labels(read(lang, "common")) == english


@languages
def test_numbers_have_the_plural_forms_of_the_language(lang: str) -> None:
    assert files.lacking_plurals(read(lang, "common"), lang) == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_sentence_is_left_in_english(lang: str) -> None:
    assert files.untranslated(read(lang, "common"), read("en", "common")) == []


@languages
def test_the_general_reasons_are_those_of_kernel_and_table(lang: str) -> None:
    given = {label for label in files.labels(read(lang, "common")) if label.startswith("why-")}
    assert given == {reason_id(reason) for reason in general_reasons()}


@languages
def test_every_message_can_be_said(lang: str) -> None:
    say = words(None, lang)
    for entry in read(lang, "common"):
        variables = {node.id.name for node in files.nodes([entry]) if isinstance(node, VariableReference)}
        for label in files.labels([entry]):
            for number in (0, 1, 2, 5, 22):
                text = say.text(label, **dict.fromkeys(variables, number))
                assert text
                assert "{" not in text


@languages
def test_screens_say_only_what_there_is(lang: str) -> None:
    said = said_by_screens(None)
    assert said
    assert said <= files.labels(read(lang, "common"))


@languages
def test_seats_have_names_without_players(lang: str) -> None:
    say = words(None, lang)
    assert say.seat_name(2).endswith(" 3")
    assert say.seat_name(CHANCE)


@languages
def test_every_language_is_named(lang: str) -> None:
    say = words(None, lang)
    assert len({say.text(f"language-{each}") for each in LANGUAGES}) == len(LANGUAGES)


def test_screens_are_searched_for_what_they_say() -> None:
    source = """
HEADINGS = ("space", "pays")
words.text("saved-as", file=name)
words.text("label-" + heading)
words.text("label-tie-break")
rules.text(game)
"""
    assert said_in(source) == {"saved-as", "label-tie-break"}
    assert labels_in(source) >= {"label-space", "label-pays", "label-tie-break"}
    assert "label-left" not in labels_in(source)
