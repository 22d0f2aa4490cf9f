"""The comparison of a page with its translation finds what is missing, added or named differently."""

from __future__ import annotations

import pytest

from tests.rules import translation
from tests.rules.translation import blocks

ENGLISH = """# A game

For 2 to 4 players.

## 1. Setup

- **XY-1.1** Take 3 cards.
  See XY-1.2 (E-1).
- **XY-1.2** By rank:

  | Rank | Points |
  |---|---|
  | 1 | -5 |

  Use `take_card` once.

## Rulings

| Id | Question | Ruling |
|---|---|---|
| E-1 | The inns? | Two inns. |
"""

POLISH = """# Gra

Dla 2 do 4 graczy.

## 1. Przygotowanie

- **XY-1.1** Weź 3 karty (E-1, XY-1.2).
- **XY-1.2** Według miejsca:

  | Miejsce | Punkty |
  |---|---|
  | 1 | -5 |

  Użyj raz `take_card` („Weź 1 kartę”).

## Rozstrzygnięcia

| Id | Pytanie | Rozstrzygnięcie |
|---|---|---|
| E-1 | Karczmy? | Dwie karczmy. |
"""


def differences(polish: str) -> list[str]:
    one, other = blocks(ENGLISH), blocks(polish)
    return translation.other_structure(one, other) or (
        translation.other_numbers(one, other, ["Weź 1 kartę"]) + translation.other_names(one, other, {"inn": "karczma"})
    )


def test_a_faithful_translation_has_no_difference() -> None:
    assert differences(POLISH) == []


@pytest.mark.parametrize(
    ("was", "becomes", "found"),
    [
        ("- **XY-1.1** Weź 3 karty (E-1, XY-1.2).\n", "", "'- XY-1.1' at XY-1.1 has become '- XY-1.2' at XY-1.2"),
        ("**XY-1.2**", "**XY-1.3**", "'- XY-1.2' at XY-1.2 has become '- XY-1.3' at XY-1.3"),
        ("  | 1 | -5 |\n", "", "'  row of 2' at XY-1.2, 1 has become '  text' at XY-1.2"),
        ("## 1. Przygotowanie", "## 2. Start", "'## 1' at ## 1. Setup has become '## 2' at ## 2. Start"),
        (
            "| E-1 | Karczmy? | Dwie karczmy. |",
            "",
            "one page has 'row of 3 E-1' at ## Rulings, E-1, the other has ended",
        ),
        ("Weź 3 karty", "Weź 4 karty", "XY-1.1: lacks ['3'], has ['4'] instead"),
        ("E-1, XY-1.2", "E-1, XY-1.3", "XY-1.1: lacks ['XY-1.2'], has ['XY-1.3'] instead"),
        ("(E-1, XY-1.2)", "(XY-1.2)", "XY-1.1: lacks ['E-1'], has [] instead"),
        ("| 1 | -5 |", "| 1 | 5 |", "XY-1.2, 1: lacks ['-5'], has ['5'] instead"),
        ("| 1 | -5 |", "| -5 | 1 |", "XY-1.2, 1: lacks ['1'], has ['-5'] instead"),
        ("`take_card`", "`take_cards`", "XY-1.2: lacks ['take_card'], has ['take_cards'] instead"),
        ("„Weź 1 kartę”", "„Weź 2 karty”", "XY-1.2: lacks [], has ['2'] instead"),
        ("Dla 2 do 4 graczy", "Dla 2 do 5 graczy", "# A game: lacks ['4'], has ['5'] instead"),
        ("Dwie karczmy", "Dwie gospody", "## Rulings, E-1: 'inn' is not 'karczma'"),
    ],
)
def test_differences_are_found(was: str, becomes: str, found: str) -> None:
    assert was in POLISH
    assert found in differences(POLISH.replace(was, becomes))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from 0-3 to 10-12", ["0", "10", "12", "3"]),
        ("less 12: -4, (-1) and i - 1", ["-1", "-4", "1", "12"]),
        ("W3, c1 and OLB-W-6.", ["OLB-W-6", "W3", "c1"]),
        ("{3,2,1} at 1/4 of £10.", ["1", "1", "10", "2", "3", "4"]),
    ],
)
def test_numbers_keep_their_signs_and_letters(text: str, expected: list[str]) -> None:
    assert sorted(translation.numbers(text).elements()) == expected


@pytest.mark.parametrize("text", ["dwóch Domków", "Domek", "na domku"])
def test_a_name_is_known_in_its_other_forms(text: str) -> None:
    assert translation.says(text, "Domek")


def test_another_word_is_not_the_name() -> None:
    assert not translation.says("dwie chaty", "Domek")
    assert not translation.says("Kamień węgielny", "Kamień młyński")
