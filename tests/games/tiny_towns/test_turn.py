"""TT-4 and TT-9: turns, the hammer, completed towns and the end."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    building,
    events,
    offered,
    placing,
    random_game,
    reason,
    table,
)

ONE_LEFT = "W H W H\nH W H W\nW H W H\nH W H ."
BANKS = "Fc[W] Fc[H] Fc[B] Fc[G]\nFc[S] . . .\n. . . .\n. . . ."
WELL = "W S . .\n. . . .\n. . . .\n. . . ."


def test_tt_4_1_name_place_build_end() -> None:
    g = table("W . . .\n. . . .\n. . . .\n. . . .", EMPTY)
    steps = [GAME.phase(g)]
    answer(g, 0, "resource:stone")
    steps.append(GAME.phase(g))
    answer(g, 0, "square:b1")
    answer(g, 1, "square:a1")
    steps.append(GAME.phase(g))
    answer(g, 0, "done")
    steps.append(GAME.phase(g))
    assert steps == ["name", "place", "build", "name"]
    assert g.turn == 3


def test_tt_4_2_any_resource_and_the_same_again() -> None:
    g = table(EMPTY, EMPTY)
    for hammer in (0, 1, 0):
        assert len(offered(g, hammer)) == 5
        answer(g, hammer, "resource:glass")
        for seat in (0, 1):
            answer(g, seat, offered(g, seat)[0])
    assert [event.args[1] for event in events(g, "names")] == [3, 3, 3]


def test_tt_4_3_everybody_must_place_the_named_resource() -> None:
    g = placing(EMPTY, EMPTY, EMPTY, named="brick")
    assert [asked(g, seat) for seat in range(3)] == ["place-cube"] * 3
    assert all(name.startswith("square:") for seat in range(3) for name in offered(g, seat))
    answer(g, 0, "square:a1")
    answer(g, 1, "square:b2")
    answer(g, 2, "square:d4")
    assert (at(g, 0, "a1"), at(g, 1, "b2"), at(g, 2, "d4")) == ("B", "B", "B")


def test_tt_4_4_placements_are_hidden_until_all_have_chosen() -> None:
    g = placing(EMPTY, EMPTY, EMPTY, named="brick")
    before = GAME.view(g, 0)
    answer(g, 2, "square:d4")
    answer(g, 1, "square:c3")
    assert GAME.view(g, 0) == before
    assert GAME.view(g, None) == GAME.view(placing(EMPTY, EMPTY, EMPTY, named="brick"), None)
    own = GAME.view(g, 2).seats[2].pending
    assert own is not None
    assert own.place == "square:d4"
    assert events(g, "places") == []
    answer(g, 0, "square:a1")
    assert [at(g, seat, square) for seat, square in ((0, "a1"), (1, "c3"), (2, "d4"))] == ["B", "B", "B"]
    assert len(events(g, "places")) == 3


def test_tt_4_5_all_build_at_the_same_time_and_announce_it() -> None:
    g = building("W S W S\n. . . .\n. . . .\n. . . .", WELL, EMPTY)
    assert [asked(g, seat) for seat in range(3)] == ["build", "build", ""]
    answer(g, 1, "build:well", "square:a1")
    answer(g, 0, "build:well", "two:c1:d1", "square:c1", "build:well", "square:a1")
    assert len(events(g, "builds")) == 3
    assert all(event.to is None for event in events(g, "builds"))


def test_tt_4_6_the_order_begins_with_the_master_builder() -> None:
    g = building(WELL, WELL, WELL, WELL, more="hammer: 2")
    assert run.to_act(g) == [2, 3, 0, 1]
    hall = building(WELL, WELL, WELL, variant="mode=town-hall")
    assert run.to_act(hall) == [0, 1, 2]
    answer(g, 1, "done")  # but anybody may be first
    answer(g, 0, "build:well", "square:a1")
    assert run.to_act(g) == [2, 3]


def test_tt_4_6_building_begins_when_all_placements_are_revealed() -> None:
    g = placing("W . . .\n. . . .\n. . . .\n. . . .", EMPTY, named="stone")
    answer(g, 0, "square:b1")
    assert asked(g, 0) == ""
    answer(g, 1, "square:a1")
    assert asked(g, 0) == "build"


def test_tt_4_7_the_watch_opens_a_build_step_again() -> None:
    """Seat 0 is done; then its neighbour's Trading Post lets it place one, and with that it can build a Well."""
    g = building(
        "Mo . . .\n. . . .\n. . W .\n. . . .",
        "S W . .\nS W B .\n. . . .\n. . . .",
        cards="trading-post",
        monuments=("opaleyes-watch",),
        more="watch 0: wells factories farms",
    )
    assert g.done == [1, 0]
    answer(g, 1, "build:trading-post", "square:a1")
    assert asked(g, 0) == "set-building"
    answer(g, 0, "square:c2")
    assert asked(g, 0) == "build"
    assert offered(g, 0) == ["done", "build:well"]
    answer(g, 0, "done")
    assert g.turn == 2


def test_tt_4_8_completion_is_determined_when_all_are_done() -> None:
    full_with_well = FULL.replace("W  H  W  H", "W  S  W  H", 1)
    g = building(full_with_well, full_with_well)
    answer(g, 0, "done")
    assert g.finished == [0, 0]
    answer(g, 1, "done")
    assert g.finished == [1, 1]


def test_tt_4_9_the_hammer_passes_to_the_left() -> None:
    g = table(EMPTY, EMPTY, EMPTY, more="hammer: 1\nagenda: end_turn")
    assert g.hammer == 2
    assert asked(g, 2) == "call-resource"


@pytest.mark.parametrize(
    ("towns", "monuments", "more", "hammer"),
    [
        ((EMPTY, FULL, EMPTY), (), "", 2),  # completed
        ((EMPTY, "Mo . . .\n. . . .\n. . . .\n. . . .", EMPTY), ("-", "fort-ironweed"), "", 2),
        ((EMPTY, BANKS, EMPTY), (), "", 2),
        ((EMPTY, FULL, BANKS), (), "", 0),  # nobody else is eligible: the hammer stays
    ],
)
def test_tt_4_9_seats_that_cannot_have_it_are_skipped(
    towns: tuple[str, ...], monuments: tuple[str, ...], more: str, hammer: int
) -> None:
    g = table(*towns, cards="bank", monuments=monuments, more=f"hammer: 0\nagenda: end_turn\n{more}")
    assert g.hammer == hammer


def test_tt_4_10_nothing_is_named_before_all_are_done() -> None:
    g = building(WELL, EMPTY)
    assert asked(g, 1) == ""
    with pytest.raises(IllegalChoice, match="not-to-act"):
        run.apply(g, 1, 0)
    answer(g, 0, "done")
    assert asked(g, 1) == "call-resource"


def test_tt_4_11_naming_is_counted() -> None:
    g = table(EMPTY, EMPTY, more="hammer: 0")
    answer(g, 0, "resource:wood")
    assert g.times == [1, 0]
    assert [seat.times_builder for seat in GAME.view(g, 1).seats] == [1, 0]


def test_tt_4_12_a_step_opened_again_comes_before_later_seats() -> None:
    """Order 1, 2, 3, 0. Seat 1 owns the Watch and is done; seat 2's Well opens its step before seats 3 and 0."""
    g = building(
        WELL,
        "Mo . W S\n. . . .\n. . . .\n. . . .",
        WELL,
        WELL,
        monuments=("-", "opaleyes-watch"),
        more="hammer: 1\nwatch 1: wells cottages farms",
    )
    answer(g, 1, "done")
    assert run.first_to_act(g) == 2
    answer(g, 2, "build:well", "square:a1")
    assert run.first_to_act(g) == 1
    answer(g, 1, "square:d4")
    assert run.first_to_act(g) == 1
    assert asked(g, 1) == "build"


def test_tt_9_1_a_town_without_an_empty_square_is_completed() -> None:
    g = placing(ONE_LEFT, EMPTY, named="glass")
    assert asked(g, 0) == ""  # one square only
    answer(g, 1, "square:a1")
    assert g.finished == [1, 0]
    assert [event.args for event in events(g, "completes")] == [(0, 1)]


@pytest.mark.parametrize("square", ["S", "H"])
def test_tt_9_2_whether_or_not_something_could_be_built(square: str) -> None:
    g = building(FULL.replace("W  H", f"W  {square}", 1), EMPTY)
    if square == "S":
        answer(g, 0, "done")
    assert g.finished == [1, 0]


def test_tt_9_3_a_completed_player_takes_no_further_part() -> None:
    g = table(
        FULL.replace("W  H", "Mo  S", 1),
        EMPTY,
        monuments=("opaleyes-watch",),
        more="finished: 3 0\nhammer: 1\nturn: 5\nwatch 0: wells farms cottages",
    )
    answer(g, 1, "resource:wood", "square:a1")
    assert asked(g, 0) == ""
    assert g.hammer == 1
    answer(g, 1, "resource:stone", "square:b1", "build:well", "square:a1")
    assert asked(g, 0) == ""
    assert g.watch[0].bit_count() == 3


def test_tt_9_4_nobody_stops_with_an_empty_square() -> None:
    g = table(ONE_LEFT.replace("H .", ". ."), EMPTY)
    answer(g, 0, "resource:glass")
    assert asked(g, 0) == "place-cube"
    assert all(name.startswith("square:") for name in offered(g, 0))


def test_tt_9_5_only_an_empty_square_keeps_a_town_open() -> None:
    full = FULL.replace("W  H  W", "Fc  Co  Mo", 1)
    g = table(
        full,
        EMPTY,
        cards="warehouse",
        monuments=("statue-of-the-bondmaker",),
        variant="novice=all",
        more="agenda: end_turn",
    )
    assert g.finished[0] == 1


def test_tt_9_6_the_last_player_is_always_master_builder() -> None:
    g = table(EMPTY, FULL, variant="novice=all", more="finished: 0 3\nhammer: 0\nturn: 3")
    for square in ("a1", "b1", "c1"):
        answer(g, 0, "resource:glass")
        assert "aside" not in offered(g, 0)
        answer(g, 0, f"square:{square}")
    assert g.times == [3, 0]
    assert g.hammer == 0


def test_tt_9_7_the_game_ends_when_all_towns_are_completed() -> None:
    g = building(FULL.replace("W  H", "W  S", 1), FULL, more="finished: 0 2\nturn: 9")
    assert not run.is_over(g)
    answer(g, 0, "done")
    assert run.is_over(g)
    assert GAME.scores(g) is not None
    assert GAME.scores(table(EMPTY, EMPTY)) is None
    assert len(events(g, "ends")) == 1


def test_tt_9_7_every_game_ends() -> None:
    for seats in (1, 3, 6):
        *_, last = random_game(seats, {}, seats)
        assert run.is_over(last)
        assert last.turn < 300


def test_tt_9_8_the_turn_of_completion_is_kept() -> None:
    g = placing(ONE_LEFT, EMPTY, named="glass", more="turn: 17")
    answer(g, 1, "square:a1")
    assert g.finished == [17, 0]
    assert GAME.view(g, None).seats[0].finished == 17


def test_tt_9_9_nobody_can_name_any_more() -> None:
    fort = "Mo . . .\n. . . .\n. . . .\n. . . ."
    g = table(BANKS, fort, cards="bank", monuments=("-", "fort-ironweed"), more="hammer: 0\nturn: 8\nagenda: end_turn")
    assert run.is_over(g)
    assert g.finished == [8, 8]
    assert GAME.scores(g) is not None


def test_a_player_who_can_build_nothing_is_not_asked() -> None:
    g = building(EMPTY, "W . . .\n. . . .\n. . . .\n. . . .", WELL)
    assert [asked(g, seat) for seat in range(3)] == ["", "", "build"]


def test_tt_e_39_being_asked_does_not_tell_what_the_monument_is() -> None:
    """Wheat, stone and glass lie as the Cathedral shows: whoever may hold it is asked, whatever is really held."""
    board = "H . . .\nG S . .\n. . . .\n. . . ."
    for own, can in (("cathedral-of-caterina", True), ("silva-forum", False)):
        g = building(board, EMPTY, monuments=(own, "fort-ironweed"))
        assert asked(g, 0) == "build"
        assert (f"build:{own}" in offered(g, 0)) == can
    known = building(
        board, "Mo . . .\n. . . .\n. . . .\n. . . .", monuments=("silva-forum", "cathedral-of-caterina"), more="turn: 5"
    )
    assert asked(known, 0) == ""  # everybody sees that somebody else has built the Cathedral
    alone = building(board, monuments=("silva-forum",), seats=1, more="named: wood\nface-up: wood wheat glass")
    assert alone.done == [1]  # nobody is there to be kept in the dark


def test_reasons_name_the_step() -> None:
    g = building(WELL, EMPTY)
    assert reason(g, 0, "done") is None
    assert reason(g, 0, "build:chapel") == "TT-6.2"
