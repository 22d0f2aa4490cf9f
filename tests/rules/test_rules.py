"""Pages of rules are parsed into clauses, worked examples and rulings."""

from __future__ import annotations

import pytest

from guildhall import rules

PAGE = """# A game

## 1. Setup

Some words before.

- **XY-1.1** One sentence.
  And another.
- **XY-1.2** Rewards:

  | Rank | Coins |
  |---|---|
  | 1 | 5 |

  More below the table.
- **XY-1.2.1** A clause of a clause.

Some words after.

## 2. Play

- **XY-2.1** Play.
  - **XY-2.1.1** First.
    Still first.
  - **XY-2.1.2** Second.
- not a clause

## Rulings

| Id | Question | Ruling | Why |
|---|---|---|---|
| E-1 | Why? | So. | Because. |

## Worked examples

- **XY-W-1** An example.
- **XY-E2** Another.
"""


def test_bullets_with_a_chapter_number_are_clauses() -> None:
    found = rules.parse(PAGE).clauses
    assert [clause.id for clause in found] == [
        "XY-1.1", "XY-1.2", "XY-1.2.1", "XY-2.1", "XY-2.1.1", "XY-2.1.2",
    ]  # fmt: skip
    assert found[0] == rules.Clause("XY-1.1", "1. Setup", "One sentence.\nAnd another.")


def test_an_indented_table_belongs_to_its_clause() -> None:
    assert rules.parse(PAGE).clauses[1].text == (
        "Rewards:\n\n| Rank | Coins |\n|---|---|\n| 1 | 5 |\n\nMore below the table."
    )


def test_what_is_not_indented_belongs_to_no_clause() -> None:
    assert rules.parse(PAGE).clauses[2].text == "A clause of a clause."


def test_nested_clauses_are_clauses_of_their_own() -> None:
    texts = {clause.id: clause.text for clause in rules.parse(PAGE).clauses}
    assert (texts["XY-2.1"], texts["XY-2.1.1"], texts["XY-2.1.2"]) == ("Play.", "First.\nStill first.", "Second.")


def test_bullets_with_letters_are_examples() -> None:
    assert [(found.id, found.chapter) for found in rules.parse(PAGE).examples] == [
        ("XY-W-1", "Worked examples"),
        ("XY-E2", "Worked examples"),
    ]


def test_rows_under_rulings_are_rulings() -> None:
    assert rules.parse(PAGE).rulings == [rules.Clause("E-1", "Rulings", "Why?\nSo.\nBecause.")]


def test_every_page_has_clauses_without_repetition() -> None:
    for game in rules.games():
        ids = [found.id for found in [*rules.clauses(game), *rules.examples(game), *rules.rulings(game)]]
        assert ids
        assert len(ids) == len(set(ids)), sorted({id for id in ids if ids.count(id) > 1})


def test_every_clause_says_something() -> None:
    for game in rules.games():
        assert [found.id for found in [*rules.clauses(game), *rules.examples(game)] if not found.text] == []


@pytest.mark.parametrize("id", ["OLB-6.8", "olb-6.8", "6.8", " 6.8 "])
def test_a_clause_is_found_with_and_without_its_prefix(id: str) -> None:
    found = rules.clause("old-london-bridge", id)
    assert found.id == "OLB-6.8"
    assert found.chapter.startswith("6. ")
    assert "use_x" in found.text


def test_examples_and_rulings_are_found_like_clauses() -> None:
    assert rules.clause("old-london-bridge", "w-6").id == "OLB-W-6"
    assert rules.clause("old-london-bridge", "OLB-E-11").id == "E-11"
    assert rules.clause("old-london-bridge", "E-11").chapter == "Rulings"


def test_clauses_are_read_in_another_language() -> None:
    assert "pl" in rules.languages("old-london-bridge")
    found = rules.clause("old-london-bridge", "6.8", "pl")
    assert (found.id, found.chapter) == ("OLB-6.8", "6. Faza 3, krok a: wybór budynku")
    assert "use_x" in found.text
    assert found.text != rules.clause("old-london-bridge", "6.8").text


def test_rulings_are_found_under_whatever_heading_a_language_has() -> None:
    assert rules.clause("old-london-bridge", "E-11", "pl").chapter == "Rozstrzygnięcia"


def test_a_language_without_the_page_gets_the_english_one() -> None:
    assert rules.text("old-london-bridge", "eo") == rules.text("old-london-bridge")
    assert rules.clause("old-london-bridge", "6.8", "eo") == rules.clause("old-london-bridge", "6.8")


def test_an_unknown_clause_names_those_near_it() -> None:
    with pytest.raises(ValueError, match=r"no clause 'OLB-6\.88'; similar: .*OLB-6\.8"):
        rules.clause("old-london-bridge", "OLB-6.88")


def test_a_chapter_alone_names_its_first_clauses() -> None:
    with pytest.raises(ValueError, match=r"similar: OLB-12\.1, OLB-12\.2, OLB-12\.3$"):
        rules.clause("old-london-bridge", "12")


def test_something_else_altogether_shows_what_ids_look_like() -> None:
    with pytest.raises(ValueError, match=r"ids look like OLB-1\.1$"):
        rules.clause("old-london-bridge", "rondel")


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no rules for 'chess', only for: .*old-london-bridge"):
        rules.clauses("chess")
