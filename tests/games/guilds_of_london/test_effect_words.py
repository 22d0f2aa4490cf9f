"""Every icon has words: what stands on cards, tiles and tokens, as sentences composed from the effect data."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    CARDS,
    MAYORAL_CARDS,
    MOVE,
    SIDES,
    TILE_NAMES,
    TILES,
    TOKEN_KINDS,
    VERBS,
    Box,
)
from guildhall.games.guilds_of_london.components import DEFAULT
from guildhall.words import LANGUAGES, read
from guildhall.words import guilds_of_london as words
from tests.words import files
from tools import effect_words

BOX = GAME.box
languages = pytest.mark.parametrize("lang", LANGUAGES)


def check(text: str) -> None:
    """A plain sentence, or several."""
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert not any(left in text for left in ("{", "}", "$", "  ", "..", " ,", " ."))


def everything(lang: str) -> list[str]:
    said = [words.card(BOX, kind, lang) for kind in range(len(CARDS))]
    said += [words.tile(BOX, tile, lang) for tile in range(TILES)]
    said += [words.token(BOX, kind, lang) for kind in range(TOKEN_KINDS)]
    said += [words.mayoral(BOX, card, lang) for card in range(len(MAYORAL_CARDS))]
    return said + [words.plantation(BOX, side, lang) for side in range(len(SIDES))]


@languages
def test_everything_printed_reads_as_sentences(lang: str) -> None:
    for text in everything(lang):
        check(text)


@languages
def test_different_cards_read_differently(lang: str) -> None:
    said = [words.card(BOX, kind, lang) for kind in range(len(CARDS))]
    assert len(set(said)) == len(said)
    mayoral = [words.mayoral(BOX, card, lang) for card in range(len(MAYORAL_CARDS))]
    assert len(set(mayoral)) == len(mayoral)


SENTENCES = """
apprentices en: Hire 2 liverymen.
apprentices pl: Wynajmij 2 członków gildii.
apprentices it: Assumi 2 membri della gilda.
alms pl: Na koniec swojej tury dobierz 2 karty akcji.
crown-licence en: At the end of your turn, if you placed a pawn on the Plantation this turn, gain 2 victory points.
pilgrimage pl: Na koniec swojej tury, jeśli w tej turze przemieścisz pionek, dobierz 3 karty akcji.
election-day it: Scarta 1 altra carta dalla mano: prendi 1 membro neutrale,
  poi alla fine del tuo turno pesca 2 carte azione.
hiring-fair pl: Wynajmij 1 członka gildii,
  następnie możesz przemieścić 1 swój pionek na nierozpatrzony kafelek z symbolem z tej karty.
royal-patronage en: Gain 1 victory point for each tile with the Crown that you control (at most 3).
mayors-favour pl: Odrzuć 2 inne karty z ręki: dobierz 3 karty Nagrody, zachowaj 1,
  a pozostałe odłóż pod spód talii w dowolnej kolejności.
knighthood it: Rimetti 2 tue pedine nella riserva: ottieni 4 punti vittoria.
guild-5 pl: Wymagane 5 pionków. 1. miejsce: zdobądź 6 punktów zwycięstwa, następnie dobierz 2 karty akcji.
  2. miejsce, po żetonie: zdobądź 2 punkty zwycięstwa.
guild-40 en: 2 pawns required. First place: gain 1 victory point,
  then you may place up to 2 of your pawns on the Plantation.
university-of-london it: 4 pedine richieste. Primo posto: ottieni 2 punti vittoria, poi pesca 3 carte azione.
  Finché il tuo Mastro è qui, puoi tenere in mano fino a 8 carte.
"""


@pytest.mark.parametrize("line", SENTENCES.strip().replace("\n  ", " ").splitlines())
def test_cards_and_tiles_read_well(line: str) -> None:
    label, _, text = line.partition(": ")
    name, lang = label.split()
    if name in CARDS:
        assert words.card(BOX, CARDS.index(name), lang) == text
    else:
        assert words.tile(BOX, TILE_NAMES.index(name), lang) == text


def changed(tmp_path: Path, old: str, new: str) -> Box:
    file = tmp_path / "guilds.toml"
    text = DEFAULT.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return GAME.with_components(file).box


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (1, "Zdobądź 1 punkt zwycięstwa."),
        (4, "Zdobądź 4 punkty zwycięstwa."),
        (5, "Zdobądź 5 punktów zwycięstwa."),
        (12, "Zdobądź 12 punktów zwycięstwa."),
        (22, "Zdobądź 22 punkty zwycięstwa."),
        (25, "Zdobądź 25 punktów zwycięstwa."),
    ],
)
def test_sentences_follow_a_corrected_component_file(tmp_path: Path, n: int, text: str) -> None:
    box = changed(tmp_path, "effects = [{ vp = 1 }]", f"effects = [{{ vp = {n} }}]")
    assert words.token(box, 0, "pl") == text


def test_icons_say_what_the_parts_say() -> None:
    def card(name: str) -> list[str]:
        return words.icons(BOX, BOX.card_effects[CARDS.index(name)])

    assert card("apprentices") == ["2", "hire"]
    assert card("guild-procession") == ["each-time", "move", "1", "move"]
    assert card("crown-licence") == ["end-of-turn", "if-done", "to-plantation", "2", "victory-points"]
    assert card("journeymen") == ["2", "move", "compass"]
    assert card("wardens-of-the-craft") == ["1", "move", "per-master", "compass", "max-3"]
    assert words.cost_icons(BOX, CARDS.index("knighthood")) == ["2", "pawn"]
    assert words.cost_icons(BOX, CARDS.index("mayors-favour")) == ["2", "card"]
    assert words.cost_icons(BOX, CARDS.index("alms")) == []


def test_every_part_in_the_box_has_an_icon() -> None:
    assert set(words.VERB_ICONS) == set(range(len(VERBS)))
    for part, verb in enumerate(BOX.part_verb):
        icons = words.icons(BOX, [part])
        assert words.VERB_ICONS[verb] in icons
        assert verb != MOVE or BOX.part_mask[part] == ALL_LIVERIES or len(icons) > 2


# The files


def test_all_languages_have_the_same_phrases() -> None:
    english = files.labels(read("en", words.FILE))
    for lang in LANGUAGES:
        assert files.labels(read(lang, words.FILE)) == english


@languages
def test_numbers_have_the_plural_forms_of_the_language(lang: str) -> None:
    """Phrases that differ by more than the noun name their numbers one by one."""
    assert [found for found in files.lacking_plurals(read(lang, words.FILE), lang) if "verb-mayoral" not in found] == []


@pytest.mark.parametrize("lang", ["pl", "it"])
def test_no_phrase_is_left_in_english(lang: str) -> None:
    english = {entry.id.name: entry for entry in read("en", words.FILE)}
    for entry in read(lang, words.FILE):
        has_words = any(isinstance(node, ast.TextElement) and node.value.strip(" :,") for node in files.nodes([entry]))
        assert not has_words or not entry.equals(english[entry.id.name], ["span"]), entry.id.name


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'la'"):
        words.card(BOX, 0, "la")


def test_the_client_is_tested_with_these_sentences() -> None:
    assert effect_words.FILE.read_text(encoding="utf-8") == effect_words.text()
