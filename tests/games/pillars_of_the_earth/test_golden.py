"""What the golden replays show between them: every seat count, event and privilege, and the rare moments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.accounts import EVENT_SHORTAGE, FRANCIS_TAX, PRIOR_PHILIP_POINTS, TAX_SHORTAGE
from guildhall.games.pillars_of_the_earth.box import EVENTS, FRANCIS, JACK, PRIOR_PHILIP, PRIVILEGES
from guildhall.games.pillars_of_the_earth.state import Pillars, row_limit
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.state import Event
from guildhall.table.replay import load

FOLDER = Path(__file__).parents[2] / "replays" / "pillars-of-the-earth"
AT_WORK = ("pr_tom", "pr_aliena", "pr_richard", "pr_otto")  # nothing but holding them is needed


class Golden(NamedTuple):
    end: Pillars
    told: list[Event]
    used: set[str]  # privileges that did something


@cache
def golden() -> dict[str, Golden]:
    return {file.stem: replayed(file) for file in sorted(FOLDER.glob("*.replay"))}


def replayed(file: Path) -> Golden:
    replay = load(file.read_text(encoding="utf-8"))
    g = GAME.new(replay.seats, replay.variant)
    told: list[Event] = []
    g.sink = told
    run.start(g)
    used: set[str] = set()
    for choice in replay.choices:
        run.apply(g, choice.seat, option_named(run.question(g, choice.seat), choice.option))
        jack = g.privileges[JACK]
        if jack >= 0 and len(g.rows[jack]) == row_limit(g, jack):
            used.add("pr_jack")
    return Golden(g, told, used | {privilege for event in told for privilege in used_in(event)})


def used_in(event: Event) -> list[str]:
    if event.name == "uses-privilege":
        return [PRIVILEGES[event.args[1]]]
    if event.name == "looks":
        return ["pr_ellen"]
    if event.name == "receives-privilege":
        card = event.args[1]
        is_immediate = GAME.box.privilege_kind[card] == 2
        return [PRIVILEGES[card]] if is_immediate or PRIVILEGES[card] in AT_WORK else []
    if event.name == "pays-gold" and event.args[2] == FRANCIS_TAX:
        return [PRIVILEGES[FRANCIS]]
    if event.name == "gains-points" and event.args[2] == PRIOR_PHILIP_POINTS:
        return [PRIVILEGES[PRIOR_PHILIP]]
    return []


def names(file: str) -> set[str]:
    return {event.name for event in golden()[file].told}


def test_there_are_at_least_twelve_with_every_seat_count() -> None:
    assert len(golden()) >= 12
    assert {game.end.seats for game in golden().values()} == {2, 3, 4}


def test_every_event_is_drawn() -> None:
    drawn = {EVENTS[event.args[0]] for game in golden().values() for event in game.told if event.name == "turns-event"}
    assert drawn == set(EVENTS)


def test_every_privilege_is_used() -> None:
    used = set().union(*(game.used for game in golden().values()))
    assert sorted(set(PRIVILEGES) - used) == []


def test_a_town_wall_round() -> None:
    assert {"is-limited", "sets-aside", "is-protected", "returns-builder"} <= names("four-town-wall")


def test_players_in_debt() -> None:
    lost = {
        event.args[2] for event in golden()["four-in-debt"].told + golden()["three-in-debt"].told
        if event.name == "loses-points"
    }  # fmt: skip
    assert {EVENT_SHORTAGE, TAX_SHORTAGE} <= lost


def test_a_shared_victory_and_a_tie_broken_by_gold() -> None:
    assert GAME.places(golden()["two-shared-victory"].end) == [1, 1]
    end = golden()["three-tie-broken-by-gold"].end
    best = max(end.vp)
    assert end.vp.count(best) > 1
    assert GAME.places(end).count(1) == 1


def test_every_event_of_the_log_and_every_question_is_met() -> None:
    told = {event.name for game in golden().values() for event in game.told}
    assert sorted(set(GAME.events) - told) == []
