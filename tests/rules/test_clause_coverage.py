"""Every clause and every worked example of every game has a test that names it, and no test names any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import shelf
from guildhall.rules import parse, text
from tests.rules import coverage

GAMES = Path(__file__).resolve().parents[1] / "games"


def compared(game: str) -> coverage.Coverage:
    folder = GAMES / shelf.MODULES[game].rpartition(".")[2]
    return coverage.compare(parse(text(game)), coverage.test_names(folder))


@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_clause_and_example_has_a_test(game: str) -> None:
    untested = compared(game).untested
    assert not untested, f"{len(untested)} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_test_names_a_clause_that_exists(game: str) -> None:
    unknown = compared(game).unknown
    assert not unknown, f"these name no clause, example or ruling: {', '.join(unknown)}"
