"""Games of self-play: how they are played, kept and walked through again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.bots.learn.play import Manner, play_game
from guildhall.bots.learn.record import Games, Played, positions

BRIDGE = "old-london-bridge"
QUICK = Manner(BRIDGE, (2,), quick=1, full=2, share=0.5)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game(QUICK, number) for number in range(2)]


def test_a_game_follows_from_its_number(games: list[Played]) -> None:
    assert play_game(QUICK, 1) == games[1]
    assert games[0].options != games[1].options


def test_a_game_is_walked_through_again(games: list[Played]) -> None:
    game = shelf.game(BRIDGE)
    for played in games:
        met = [found.at for found in positions(game, played)]
        assert met == list(range(len(played.options)))
        for thought in played.thoughts:
            assert set(thought.options) <= set(range(1 << 16))
            assert sum(thought.visits) >= 2
            assert sum(thought.win) == pytest.approx(1.0, abs=0.01)
    short = msgspec.structs.replace(games[0], options=games[0].options[:-1])
    with pytest.raises(ValueError, match="game 0 has no end"):
        list(positions(game, short))
    other = msgspec.structs.replace(games[0], options=(*games[0].options[:5], 999, *games[0].options[6:]))
    with pytest.raises(ValueError, match="game 0 has an answer that the rules do not allow"):
        list(positions(game, other))


def test_a_file_of_games_drops_what_a_crash_cut_short(games: list[Played], tmp_path: Path) -> None:
    file = Games(tmp_path / "games.jsonl", BRIDGE)
    for played in (*games, games[0]):
        file.add(played)
    with (tmp_path / "games.jsonl").open("ab") as out:
        out.write(b"[2,2,{},[1,2")
    again = Games(tmp_path / "games.jsonl", BRIDGE)
    assert list(again) == games
    assert again.numbers == {0, 1}
    (tmp_path / "games.jsonl").write_bytes(b"something else\n")
    with pytest.raises(ValueError, match=r"games.jsonl, line 1: not a game of self-play"):
        Games(tmp_path / "games.jsonl", BRIDGE)


def test_settings_vary_where_they_are_to() -> None:
    manner = Manner("tiny-towns", (1, 2), quick=1, full=1, share=0.0, settings=True)
    found = [play_game(manner, number) for number in range(4)]
    assert [played.seats for played in found] == [1, 2, 1, 2]
    assert any(played.variant for played in found)
    assert not any(played.thoughts for played in found)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": (9,)}, "is for 2 to 4 players, not 9"),
        ({"seats": ()}, "at least one number of seats"),
        ({"quick": 9, "full": 3}, "at least as many simulations"),
        ({"share": 2.0}, "from 0 to 1"),
    ],
)
def test_a_manner_that_cannot_be_played_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        msgspec.structs.replace(QUICK, **changes).check()
