"""The comparison of clauses and tests finds what is missing on either side."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.rules import Clause, Rulebook
from tests.rules import coverage


def rules(*ids: str, rulings: tuple[str, ...] = ()) -> Rulebook:
    every = [Clause(id, "1. Chapter", "Text.") for id in ids]
    return Rulebook(
        [found for found in every if found.id.split("-")[1][0].isdigit()],
        [found for found in every if not found.id.split("-")[1][0].isdigit()],
        [Clause(id, "Rulings", "Text.") for id in rulings],
    )


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("TT-7.11", "test_tt_7_11_a_well_beside_a_cottage"),
        ("GOL-12.3", "test_gol_12_3"),
        ("POE-6.10.2", "test_poe_6_10_2_a_cube_for_gold"),
        ("OLB-W-6", "test_olb_w_6_replacing"),
        ("TT-WE-6", "test_tt_we_6_replacing"),
        ("GOL-E1", "test_gol_e1_move_by_livery"),
        ("GOL-E1", "test_gol_e_1_move_by_livery"),
    ],
)
def test_a_test_covers_the_id_its_name_begins_with(id: str, name: str) -> None:
    prefix = id.split("-")[0]
    every = rules(f"{prefix}-1.1", id)
    assert coverage.compare(every, [name, f"test_{prefix.lower()}_1_1"]) == ([], [])


def test_the_longest_id_wins() -> None:
    every = rules("POE-6.1", "POE-6.10", "POE-6.10.2")
    assert coverage.compare(every, ["test_poe_6_10_2_a_rule"]).untested == ["POE-6.1", "POE-6.10"]


def test_a_number_that_belongs_to_the_sentence_is_no_part_of_the_id() -> None:
    assert coverage.compare(rules("OLB-7.1"), ["test_olb_7_1_12_slots"]) == ([], [])


def test_seven_eleven_is_not_seven_one() -> None:
    found = coverage.compare(rules("TT-7.1"), ["test_tt_7_11_a_rule"])
    assert found == (["TT-7.1"], ["test_tt_7_11_a_rule"])


def test_clauses_and_examples_without_a_test_are_listed() -> None:
    assert coverage.compare(rules("OLB-1.1", "OLB-1.2", "OLB-W-1"), ["test_olb_1_1"]).untested == ["OLB-1.2", "OLB-W-1"]


@pytest.mark.parametrize("name", ["test_olb_9_9_a_rule", "test_olb_w_25_an_example", "test_olb_7_a_chapter"])
def test_a_test_that_names_nothing_there_is_listed(name: str) -> None:
    assert coverage.compare(rules("OLB-1.1"), ["test_olb_1_1", name]).unknown == [name]


@pytest.mark.parametrize("name", ["test_notation_round_trip", "test_olb_is_registered", "test_tt_1_1_another_game"])
def test_other_names_claim_nothing(name: str) -> None:
    assert coverage.compare(rules("OLB-1.1"), ["test_olb_1_1", name]) == ([], [])


def test_a_test_may_name_a_ruling_but_need_not() -> None:
    every = rules("OLB-1.1", rulings=("E-1", "OLB-E-2"))
    assert coverage.compare(every, ["test_olb_1_1", "test_olb_e_1_parks", "test_olb_e_2_steps"]) == ([], [])
    assert coverage.compare(every, ["test_olb_1_1", "test_olb_e_3"]).unknown == ["test_olb_e_3"]


def test_names_are_read_from_files_without_running_them(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "test_one.py").write_text("raise SystemExit\ndef test_a(): ...\ndef helper(): ...\n")
    (tmp_path / "inner" / "test_two.py").write_text("class TestIt:\n    async def test_b(self): ...\n")
    (tmp_path / "invariants.py").write_text("def test_c(): ...\n")
    assert sorted(coverage.test_names(tmp_path)) == ["test_a", "test_b"]
