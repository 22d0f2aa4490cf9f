"""What the golden replays of this game show between them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import CARDS, TILE_NAMES, TOKENS, USES
from guildhall.kernel import run
from guildhall.table.replay import Replay, load
from guildhall.table.table import option_of

FOLDER = Path(__file__).parents[2] / "replays" / "guilds-of-london"
FILES = sorted(file.stem for file in FOLDER.glob("*.replay"))


@cache
def replay(file: str) -> Replay:
    return load((FOLDER / f"{file}.replay").read_text(encoding="utf-8"), GAME)


@cache
def events(file: str) -> list[tuple[str, tuple[int, ...]]]:
    """All that happened in a game."""
    game = replay(file)
    g = GAME.new(game.seats, game.variant)
    g.sink = []
    run.start(g)
    for choice in game.choices:
        run.apply(g, choice.seat, option_of(g, choice))
    assert g.over
    return [(event.name, event.args) for event in g.sink]


def everywhere(name: str) -> list[tuple[int, ...]]:
    return [args for file in FILES for event, args in events(file) if event == name]


def test_there_are_at_least_twelve_for_each_seat_count_and_both_plantations() -> None:
    assert len(FILES) >= 12
    assert {replay(file).seats for file in FILES} == {2, 3, 4}
    for seats in (2, 3, 4):
        sides = {replay(file).variant["plantation"] for file in FILES if replay(file).seats == seats}
        assert {"ulster", "virginia"} <= sides


def test_every_action_card_is_used_in_every_way() -> None:
    used = {choice.option for file in FILES for choice in replay(file).choices if choice.decision == "turn-action"}
    assert {f"{use}:{card}" for card in CARDS for use in USES} <= used


def test_every_tile_is_won_and_every_token_taken() -> None:
    assert {args[1] for args in everywhere("wins")} == set(range(len(TILE_NAMES)))
    assert {args[1] for args in everywhere("takes-token")} == set(range(len(TOKENS)))


def test_every_second_reward_is_given() -> None:
    given = {args[1] for args in everywhere("second")}
    assert {tile for tile, parts in enumerate(GAME.box.tile_second) if parts} <= given


def test_every_mayoral_card_is_scored() -> None:
    assert {args[1] for args in everywhere("scores-mayoral")} == set(range(21))


@pytest.mark.parametrize("event", ["stays-tied", "deserted", "no-master", "exchanges", "reshuffles", "declines"])
def test_rare_things_happen(event: str) -> None:
    assert everywhere(event)


def test_a_game_for_two_ends_with_the_last_tile() -> None:
    names = Counter(name for name, _ in events("two-last-tile"))
    last = max(args[0] for name, args in events("two-last-tile") if name == "round")
    assert names["last-tile"] == 1
    assert last < GAME.box.rounds[2]
