"""Phrases that readers stumbled over do not come back, and each language keeps its own typography."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files as package_files

import pytest
from fluent.syntax import ast

from guildhall import shelf
from guildhall.games.old_london_bridge import GAME as BRIDGE
from guildhall.games.tiny_towns import GAME as TOWNS
from guildhall.kernel.game import LedgerLine
from guildhall.kernel.state import Event
from guildhall.words import LANGUAGES, read, words
from tests.words import files

# A past form of the second person, or one of the participles that players are described with.
MASCULINE = re.compile(r"\w+(?:łeś|łbyś)\b|\b(?:nieobecny|spasował|chroniony)\b")

AVOIDED = {
    "en": (
        "outer space",
        "tile of the",
        "public type",
        "action power",
        "well type",
        "type is adjacent",
        "for nothing",
        "(of two",
        "pass for this round",
        "do you build",
        "do you want to build",
        "comes to light",
        "= resign",
        "not so everything",
        "}, who is away",
    ),
    "pl": (
        "wypowi",
        "odkryty kafelek",
        "odkryte kafelki",
        "zewnętrzne pole",
        "jeden surowiec",
        "do teraz",
        "pod warunkiem",
        "bez miejsca",
        "oczami gracza",
        "popełnił",
    ),
    "it": (
        "limite di mano",
        "ogni terzo turno",
        "a meno che tu resti",
        "passa per questo",
        "comincia il turno.",
        "non hai tanti",
        "a causa di",
        "invece di {",
        "spazio esterno",
        "ad adesso",
        "pareggi vanno",
        "profilo",
        "}, che è via",
    ),
}


def texts(lang: str) -> dict[str, str]:
    """All Fluent files of a language, without comments."""
    folder = package_files("guildhall.words") / lang
    return {
        file.name: re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def found(lang: str, pattern: str | re.Pattern[str]) -> list[str]:
    """The lines of a language's files in which a pattern occurs."""
    return [
        f"{name}: {line.strip()}"
        for name, text in sorted(texts(lang).items())
        for line in text.splitlines()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_that_made_readers_stumble_do_not_come_back(lang: str) -> None:
    for phrase in AVOIDED[lang]:
        assert found(lang, re.compile(re.escape(phrase), re.IGNORECASE)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_one_apostrophe(lang: str) -> None:
    assert found(lang, "'") == []


def test_italian_guild_members_belong_to_a_guild() -> None:
    assert found("it", r"\bmembr[oi]\b(?! (?:della|neutral))") == []


def test_italian_has_one_word_for_a_round() -> None:
    """A round of The Pillars of the Earth is called as on every screen, and nobody has turns there."""
    text = texts("it")["pillars-of-the-earth.ftl"]
    assert "round" in text
    assert re.search(r"(?i)\bturn[oi]\b", text) is None


def test_polish_does_not_take_everybody_for_a_man() -> None:
    assert found("pl", MASCULINE) == []


def test_the_masculine_forms_are_recognized() -> None:
    assert all(MASCULINE.search(text) for text in ("Poddałeś grę", "gdybyś wziąłbyś", "gracz nieobecny"))
    assert not MASCULINE.search("Oddano twoje miejsce, Mateuszu")


def test_polish_ordinals_have_their_full_stop() -> None:
    assert found("pl", r"\b\d miejsc") == []
    assert found("pl", r"[Mm]iejsce \{ \$rank \}") == []


def test_the_rondel_is_counted_from_the_x_everywhere() -> None:
    """OLB-1.13: X is space 0. Answers and log use the same names."""
    said = {"en": "space 3 after the X", "pl": "3. polu za X", "it": "spazio 3 dopo la X"}
    for lang in LANGUAGES:
        say = words(BRIDGE, lang, ["Ada", "Bo"])
        assert said[lang] in say.option("place-figure", "outer:4")
        assert said[lang] in say.option("place-figure", "share:4")
        assert said[lang] in say.event(Event("places-figure", (0, 3)))
        assert "X" in say.event(Event("places-figure", (0, 0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_builder_that_cannot_be_paid_for_is_not_said_to_be_passed_by_choice(lang: str) -> None:
    """The same line is told of those who pass and of those who have to."""
    say = words(shelf.game("pillars-of-the-earth"), lang, ["Ada"])
    assert not re.search(r"pass|pasu", say.event(Event("passes-builder", (0, 4))))


def test_a_substitute_is_named_with_its_article_in_italian() -> None:
    brick, glass = (TOWNS.things["resource"].index(id) for id in ("brick", "glass"))
    said = words(TOWNS, "it", ["Ada"]).event(event_of("substitutes", seat=0, resource=glass, named=brick, square=0))
    assert said == "Ada usa la Fabbrica: al posto del mattone piazza il vetro in a1."


def event_of(name: str, **values: int) -> Event:
    """An event of Tiny Towns by the names of its numbers."""
    return Event(name, tuple(values[declared.partition(":")[0]] for declared in TOWNS.events[name]))


def test_a_spoilt_building_says_that_it_brings_nothing() -> None:
    line = LedgerLine("TT-11.7", "building-spoilt", 0, (("card", "abbey"), ("square", "b3"), ("count", 2)))
    assert words(TOWNS, "it").ledger(line) == "Abbazia in b3, nessun punto: 2 edifici di troppo"


@pytest.mark.parametrize("name", ["label-watch", "label-builds"])
def test_polish_labels_before_names_do_not_govern_a_case(name: str) -> None:
    assert words(TOWNS, "pl").text(name).endswith(":")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_farms_say_that_they_feed_cottages(lang: str) -> None:
    say = words(TOWNS, lang)
    for farm in ("farm", "granary", "greenhouse", "orchard"):
        assert re.search(r"Cottage|Dom(ki|ków)", say.name(farm, "help"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_craftsman_is_lost_to_a_named_event(lang: str) -> None:
    say = words(shelf.game("pillars-of-the-earth"), lang)
    assert say.name("ev-collapse") in say.ask("lose-craftsman", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wool_trade_says_its_limit(lang: str) -> None:
    """The same numbers as in the component file."""
    box = package_files("guildhall.games.pillars_of_the_earth") / "components.toml"
    events = tomllib.loads(box.read_text(encoding="utf-8"))["event"]
    philip = next(event for event in events if event["id"] == "ev_philip")
    said = words(shelf.game("pillars-of-the-earth"), lang).name("ev-philip", "help")
    assert [int(number) for number in re.findall(r"\d+", said)] == [philip["amount"], philip["maximum"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["common", "web", *shelf.NAMES])
def test_quotation_marks_are_those_of_the_language(lang: str, name: str) -> None:
    for entry in read(lang, name):
        for node in files.nodes([entry]):
            if isinstance(node, ast.TextElement):
                assert '"' not in node.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_source_of_points_is_called_the_same_above_and_in_its_line(lang: str) -> None:
    say = words(shelf.game("guilds-of-london"), lang)
    for source in ("first-place", "second-place", "cards", "plantation"):
        assert say.text("label-source-" + source) == say.text("ledger-" + source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_the_centre_is_that_of_the_component_file(lang: str) -> None:
    """Who owns the box may correct it."""
    say = words(BRIDGE, lang)
    assert "£7" in say.text("label-centre", price=7)
    assert not re.search(r"£\d", say.name("free-centre") + say.name("free-centre", "help"))
