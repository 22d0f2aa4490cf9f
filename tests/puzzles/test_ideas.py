"""The ideas of puzzles: what their tables name exists, and what they say is so on the board."""

from __future__ import annotations

from typing import Any, cast

import pytest

from guildhall import shelf
from guildhall.games.tiny_towns.feeding import FED, survey
from guildhall.games.tiny_towns.scoring import empty_squares
from guildhall.games.tiny_towns.state import Towns
from guildhall.puzzles import Puzzle, Walk, puzzles
from guildhall.puzzles.ideas import ANSWERED, BROUGHT, ideas_of
from guildhall.puzzles.shipping import JUDGED, added, retagged
from guildhall.words import LANGUAGES, label, read

TOWNS = shelf.game("tiny-towns")
games = pytest.mark.parametrize("game", shelf.NAMES)


@games
def test_every_rule_can_apply(game: str) -> None:
    """It names a question and answers of the game, or a line of its ledger and a card."""
    box = shelf.game(game)
    domains = {decision.name: decision.domain for decision in box.decisions}
    for rule in ANSWERED[game]:
        assert any(option.startswith(rule.option) for option in domains[rule.decision]), rule
    told = {label(entry) for entry in read("en", game)}
    for line in BROUGHT[game]:
        assert f"ledger-{line.message}" in told, line


@games
def test_every_idea_has_words(game: str) -> None:
    ideas = {rule.idea for rule in ANSWERED[game]} | {line.idea for line in BROUGHT[game]} | set(JUDGED)
    for language in LANGUAGES:
        told = {label(entry) for entry in read(language, "web")}
        assert sorted(idea for idea in ideas if f"puzzle-tag-{idea}" not in told) == []


@games
def test_what_is_shipped_has_the_ideas_of_its_line(game: str) -> None:
    box = shelf.game(game)
    for puzzle in puzzles(game):
        assert puzzle.tags == retagged(box, puzzle).tags, puzzle.id
        assert puzzle.tags, puzzle.id


def solved(puzzle: Puzzle) -> tuple[Towns, Towns]:
    """The town before and after the line."""
    walk = Walk(TOWNS, puzzle)
    before = walk.state.copy()
    while not walk.is_solved:
        assert walk.best is not None
        walk.answer(walk.best)
    return cast(Towns, before), cast(Towns, walk.state)


def test_food_and_room_are_there_on_the_board() -> None:
    """What the ledger says is counted here on the board itself."""
    seen = {"feeding": 0, "room": 0}
    for puzzle in puzzles(TOWNS.name):
        before, after = solved(puzzle)
        ideas = ideas_of(TOWNS, puzzle)
        seat = puzzle.seat
        fed = [survey(g, seat)[FED].bit_count() for g in (before, after)]
        if fed[1] > fed[0]:
            assert "feeding" in ideas, puzzle.id
            seen["feeding"] += 1
        if empty_squares(after, seat) < empty_squares(before, seat) and not before.raised[seat]:
            assert "room" in ideas, puzzle.id
            seen["room"] += 1
    assert all(seen.values()), seen


def test_a_line_tells_what_is_answered() -> None:
    for game in shelf.NAMES:
        box: Any = shelf.game(game)
        for puzzle in puzzles(game)[::5]:
            walk, expected = Walk(box, puzzle), set()
            while not walk.is_solved and (question := walk.question()) is not None:
                assert walk.best is not None
                for rule in ANSWERED[game]:
                    if question[0] == rule.decision and walk.best.startswith(rule.option):
                        expected.add(rule.idea)
                walk.answer(walk.best)
            ideas = ideas_of(box, puzzle)
            assert expected <= set(ideas)
            assert set(ideas) - expected <= {line.idea for line in BROUGHT[game]}
            assert len(set(ideas)) == len(ideas)


def test_what_is_shipped_stays_and_rare_ideas_come_first() -> None:
    every = puzzles(TOWNS.name)
    kept, found = every[:3], every[3:40]
    assert {puzzle.id for puzzle in added(TOWNS, kept, found, 2)} == {puzzle.id for puzzle in kept}
    all_of_them = added(TOWNS, kept, (*found, *kept), None)
    assert [puzzle.id for puzzle in all_of_them] == [puzzle.id for puzzle in every[:40]]
    some = added(TOWNS, kept, found, 12)
    assert len(some) == 12
    kinds, first = ({tuple(puzzle.tags) for puzzle in group} for group in (all_of_them, kept))
    assert len({tuple(puzzle.tags) for puzzle in some}) == min(len(kinds), len(first) + 9)
