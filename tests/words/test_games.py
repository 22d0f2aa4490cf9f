"""Every game has all the messages it needs in every language, and no others."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from guildhall import shelf
from guildhall.kernel.game import LedgerLine
from guildhall.kernel.state import Event
from guildhall.words import LANGUAGES, Words, name_id, read, words
from tests.words import files
from tests.words.needed import general_reasons, labels, labels_on_boards, members, needed, reasons, said_by_screens
from tests.words.plays import heard

games = pytest.mark.parametrize("name", shelf.NAMES)
languages = pytest.mark.parametrize("lang", LANGUAGES)

NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25)  # covers every plural category of every language


def ids_of(name: str) -> set[str]:
    game = shelf.game(name)
    return needed(game, reasons(game), {line.message for line in heard(name).lines})


def words_of(name: str, lang: str) -> Words:
    return words(shelf.game(name), lang, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])


def check(text: str) -> None:
    """A sentence has words only: no ids and no unresolved variables."""
    assert text
    assert text == text.strip()
    assert not any(left in text for left in ("{", "}", "$", "???", "  ", "\n\n")), text


@games
@languages
def test_every_id_has_a_message(name: str, lang: str) -> None:
    missing = ids_of(name) - files.labels(read(lang, name))
    assert not missing, f"{lang}/{name}.ftl lacks: {', '.join(sorted(missing))}"


@games
@languages
def test_every_message_is_needed(name: str, lang: str) -> None:
    entries = read(lang, name)
    needed_ids = ids_of(name)
    extra = files.labels(entries) - needed_ids - labels(shelf.game(name))
    idle = {id for id in extra if not is_help_of(id, needed_ids)}
    idle |= files.idle_terms(entries)
    assert not idle, f"{lang}/{name}.ftl needs no: {', '.join(sorted(idle))}"


def is_help_of(id: str, ids: set[str]) -> bool:
    """Whether this is a component's optional help."""
    message, _, attribute = id.partition(".")
    return attribute == "help" and message in ids


@games
def test_all_languages_say_the_same(name: str) -> None:
    english = files.labels(read("en", name))
    for lang in LANGUAGES:
        assert files.labels(read(lang, name)) == english


@games
@languages
def test_numbers_have_the_plural_forms_of_the_language(name: str, lang: str) -> None:
    assert files.lacking_plurals(read(lang, name), lang) == []


@games
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_sentence_is_left_in_english(name: str, lang: str) -> None:
    assert files.untranslated(read(lang, name), read("en", name)) == []


@games
@languages
def test_the_box_can_be_described(name: str, lang: str) -> None:
    say, game = words_of(name, lang), shelf.game(name)
    said = [say.title(), say.pitch(), *map(say.phase, game.phases)]
    for setting in game.settings:
        said += [say.setting(setting.name), say.setting_help(setting.name)]
        said += [say.value(setting.name, value) for value in setting.values]
    for text in said:
        check(text)


@games
@languages
def test_every_component_can_be_named_in_every_form(name: str, lang: str) -> None:
    say = words_of(name, lang)
    forms: dict[str, list[str | None]] = {
        entry.id.name: [None, *(it.id.name for it in entry.attributes)]
        for entry in read(lang, name)
        if isinstance(entry, ast.Message)
    }
    for id in members(shelf.game(name)):
        for form in forms[name_id(id)]:
            check(say.name(id, form))


@games
@languages
def test_every_answer_can_be_said(name: str, lang: str) -> None:
    say = words_of(name, lang)
    for decision in shelf.game(name).decisions:
        said = [say.option(decision.name, option) for option in decision.domain]
        for text in said:
            check(text)
        assert len(set(said)) == len(said), f"{decision.name}: two answers read the same"


@games
@languages
def test_every_event_can_be_told_of_every_component(name: str, lang: str) -> None:
    say, game = words_of(name, lang), shelf.game(name)
    for event, declared in game.events.items():
        values = [values_of(name, each.rpartition(":")[2]) for each in declared]
        for i in range(max(map(len, values), default=1)):
            check(say.event(Event(event, tuple(each[i % len(each)] for each in values))))


def values_of(name: str, kind: str) -> list[int]:
    """All values of one of an event's ints."""
    game = shelf.game(name)
    if kind == "seat":
        return list(range(game.seats[-1]))
    if kind == "number":
        return list(NUMBERS)
    return [i for i, member in enumerate(game.things[kind]) if member != "-"]


@games
@languages
def test_every_label_of_the_drawing_has_a_message(name: str, lang: str) -> None:
    said = said_by_screens(shelf.game(name))
    assert said
    said |= labels_on_boards(shelf.game(name))
    assert said <= files.labels(read(lang, name)) | files.labels(read(lang, "common"))


@games
@languages
def test_all_that_is_said_in_play_has_words(name: str, lang: str) -> None:
    say, told = words_of(name, lang), heard(name)
    for question, facts in told.questions:
        check(say.ask(question, dict(facts)))
    for event, args in told.events:
        check(say.event(Event(event, args)))
    for line in told.lines:
        check(say.ledger(line))
    for reason in told.reasons:
        check(say.reason(reason))


@games
@languages
def test_ledgers_read_well_with_any_number(name: str, lang: str) -> None:
    say = words_of(name, lang)
    for line in {LedgerLine("", line.message, 0, line.facts) for line in heard(name).lines}:
        for number in NUMBERS:
            facts = tuple((fact, value if isinstance(value, str) else number) for fact, value in line.facts)
            check(say.ledger(line._replace(amount=number, facts=facts)))


@games
def test_reasons_given_in_play_are_found_in_the_sources(name: str) -> None:
    """Otherwise the messages of rare reasons would go unchecked."""
    given = heard(name).reasons
    assert given
    assert given <= reasons(shelf.game(name)) | general_reasons()
