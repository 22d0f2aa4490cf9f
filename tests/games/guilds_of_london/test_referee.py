"""The engine and a referee who reads the rules clause by clause agree on every question, answer and position."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.view import TileView
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from guildhall.table.table import Question
from tests.games.guilds_of_london import record
from tests.games.guilds_of_london.referee import Asked, Play, Referee
from tests.games.recording import anything

POLICIES = (record.resolve_tiles, record.use_effects, record.bribe, record.settle_overseas)
PLANTATIONS = ("random", "ulster", "virginia")
GAMES = 8
EVERY = 11  # questions; the whole table is compared that often, questions and answers always


def follow(seats: int, seed: int) -> list[str]:
    """Play a game, each seat in its own manner, and compare at every question; tells what happened."""
    variant = {"plantation": PLANTATIONS[seed % 3]}
    g = GAME.new(seats, variant)
    g.sink = []
    run.start(g)
    referee = Referee(seats, variant["plantation"])
    game = referee.play()
    asked: list[Asked] = next(game)
    rng = Rng(seed)
    answers = 0
    while asked:
        assert asked == open_questions(g)
        if answers % EVERY == 0:
            compare(g, referee)
        seat = run.first_to_act(g)
        decision = run.question(g, seat)
        name = decision.domain[run.draw(g, rng)] if seat == CHANCE else choose(g, seat, seed, rng)
        run.apply(g, seat, decision.domain.index(name))
        asked = next_asked(game, f"{seat} {name}" if decision.name == "keep-mayoral" else name)
        answers += 1
    assert run.is_over(g)
    assert referee.over
    compare(g, referee)
    return [event.name for event in g.sink]


def choose(g: Guilds, seat: int, seed: int, rng: Rng) -> str:
    """Now and then just anything."""
    decision = run.question(g, seat)
    names = tuple(decision.domain[option] for option in run.options(g, seat))
    policy = anything if rng.below(12) == 0 else POLICIES[(seed + seat) % len(POLICIES)]
    wanted = policy(g, seat, Question(decision.name, names, {}))
    return wanted[rng.below(len(wanted))]


def next_asked(game: Play, answer: str) -> list[Asked]:
    """What is asked after an answer; nothing at the end of the game."""
    try:
        return game.send(answer)
    except StopIteration:
        return []


def open_questions(g: Guilds) -> list[Asked]:
    found = []
    for seat in run.to_act(g):
        decision = run.question(g, seat)
        found.append(Asked(seat, decision.name, frozenset(decision.domain[option] for option in run.options(g, seat))))
    return found


def compare(g: Guilds, referee: Referee) -> None:
    """Everything that lies on the table, as its players see it."""
    view = GAME.view(g, None)
    assert (view.round, view.over) == (referee.round, referee.over)
    assert view.order == referee.order()
    assert [player.vp for player in view.players] == referee.vp
    assert [player.neutrals for player in view.players] == referee.purse
    assert view.scoreboard_neutrals == referee.neutrals["scoreboard"]
    assert view.plantation_neutrals == referee.neutrals["plantation"]
    assert sorted(view.discard) == sorted(referee.discard.elements())
    assert view.deck_size == referee.deck.total()
    assert [played.card for played in view.front] == referee.front
    assert view.mayoral_deck_size == len(referee.bag) + len(referee.bottom)
    for tile in view.city:
        compare_tile(tile, referee)
    assert len(view.city) == len(referee.city)
    for player in view.players:
        pawns = referee.pawns[player.seat]
        there = (player.supply, player.guildhall, player.plantation)
        if view.round:
            assert there == (pawns["supply"], pawns["guildhall"], pawns["plantation"])
        assert sorted(player.tokens) == sorted(referee.won[player.seat])
        own = GAME.view(g, player.seat).players[player.seat]
        assert sorted(own.hand or []) == sorted(referee.hand[player.seat].elements())
        if view.round:
            assert set(own.mayoral or []) == referee.kept[player.seat]


def compare_tile(tile: TileView, referee: Referee) -> None:
    cell = (tile.column, tile.row)
    assert tile.name == referee.city[cell]
    assert tile.resolved == (cell in referee.resolved)
    assert tile.pawns == [pawns[cell] for pawns in referee.pawns]
    assert tile.neutrals == referee.neutrals[cell]
    if referee.round:
        assert tile.beadle == (referee.beadle == cell)
    if not tile.resolved and referee.at != cell:
        assert tile.token == referee.token.get(cell)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gol_15_1_nothing_happens_that_the_rules_do_not_say(seats: int) -> None:
    happened = {name for seed in range(GAMES) for name in follow(seats, seed)}
    assert {"exchanges", "reshuffles", "declines", "discards", "returns-planters"} <= happened
    assert seats == 2 or {"deserted", "stays-tied", "last-tile", "beadle-aside"} <= happened
