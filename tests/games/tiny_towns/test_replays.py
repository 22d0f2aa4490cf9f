"""The golden replays cover the whole game: every seat count, variant, building, monument and kind of answer."""

from __future__ import annotations

from functools import cache

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.table.replay import Replay, load
from tests.games.recording import REPLAYS
from tests.games.tiny_towns.record import RECORDINGS

WORTH_NOTHING = {  # by themselves (TT-10.3, 11.18, 12.6, 12.9, 12.10, 12.15)
    "farm",
    "granary",
    "greenhouse",
    "orchard",
    "factory",
    "grand-mausoleum-of-the-rodina",
    "obelisk-of-the-crescent",
    "opaleyes-watch",
    "statue-of-the-bondmaker",
}


@cache
def replays() -> dict[str, Replay]:
    files = sorted((REPLAYS / GAME.name).glob("*.replay"))
    return {file.stem: load(file.read_text(encoding="utf-8")) for file in files}


@cache
def scored() -> dict[str, set[int]]:
    """What each card was worth, over all replays."""
    found: dict[str, set[int]] = {}
    for replay in replays().values():
        g = GAME.new(replay.seats, replay.variant)
        run.start(g)
        for choice in replay.choices:
            run.apply(g, choice.seat, option_named(run.question(g, choice.seat), choice.option))
        for score in GAME.scores(g) or ():
            for line in score.ledger:
                card = dict(line.facts).get("card")
                found.setdefault(str(card), set()).add(line.amount)
    return found


def test_there_is_a_replay_for_every_plan() -> None:
    assert set(replays()) == {recording.file for recording in RECORDINGS}
    assert len(RECORDINGS) >= 14


def test_every_seat_count_and_mode() -> None:
    modes = {(replay.seats, replay.variant.get("mode", "standard")) for replay in replays().values()}
    assert {(1, "standard"), (1, "town-hall"), (2, "town-hall"), (6, "town-hall")} <= modes
    assert {seats for seats, mode in modes if mode == "standard"} == set(GAME.seats)


def test_every_variant() -> None:
    settings = {(name, value) for replay in replays().values() for name, value in replay.variant.items()}
    for wanted in (("novice", "all"), ("novice-2", "on"), ("monuments", "off"), ("cards", "first-game")):
        assert wanted in settings


def test_every_building_and_every_monument_is_built_and_scored() -> None:
    assert set(scored()) - {"None"} == set(CARDS)
    for card in CARDS:
        assert card in WORTH_NOTHING or scored()[card] != {0}, f"{card} never scored anything"


def test_every_kind_of_answer_is_given() -> None:
    given = {
        (choice.decision, choice.option.split(":")[0]) for replay in replays().values() for choice in replay.choices
    }
    missing = {(decision.name, name.split(":")[0]) for decision in GAME.decisions for name in decision.domain} - given
    assert {decision for decision, _ in missing} <= {"use-squares"}  # not every number of squares is a choice
    assert "use-squares" in {decision for decision, _ in given}
