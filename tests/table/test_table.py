"""Table: answers by name, draws on their own, events for each view, and taking back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat
from guildhall.table import table as table_module
from guildhall.table.draws import ScriptedDraws, SeededDraws, commitment
from guildhall.table.table import Question, Table
from tests.goose_fair.game import GAME, Fair

SEED = bytes(range(32))
HANDS = ["gosling", "gander", "gosling", "goose", "gosling", "gander"]  # seat 0, seat 1, seat 2


def fair(*draws: str, seats: int = 2) -> Table[Fair]:
    """A table where seat 0 holds gosling and gander, seat 1 gosling and goose, and the sun shines first."""
    script = ScriptedDraws([*HANDS[: 2 * seats], "sun", *draws], SeededDraws(SEED))
    return Table(GAME, seats, draws=script)


def show(table: Table[Fair], *birds: str) -> None:
    for seat, bird in enumerate(birds):
        table.answer(seat, "show", bird)


def play_on(table: Table[Fair], seed: int, choices: int = 1000) -> None:
    """Answer at random, whoever is asked in whatever order."""
    rng = Rng(seed)
    while choices and not table.is_over():
        seats = table.to_act()
        seat = seats[rng.below(len(seats))]
        question = table.question(seat)
        assert question is not None
        table.answer(seat, question.decision, question.options[rng.below(len(question.options))])
        choices -= 1


def assert_refused(table: Table[Fair], reason: str, choice: Choice) -> None:
    before = GAME.write(table.state), table.log[:], {view: stream.told[:] for view, stream in table.streams.items()}
    with pytest.raises(IllegalChoice) as caught:
        table.answer(*choice)
    assert caught.value.reason == reason
    after = GAME.write(table.state), table.log, {view: stream.told for view, stream in table.streams.items()}
    assert after == before


def test_draws_are_answered_and_logged_until_players_must_act() -> None:
    table = fair()
    deals = [Choice(CHANCE, "deal", bird) for bird in HANDS[:4]]
    assert table.log == [*deals, Choice(CHANCE, "turn-up-weather", "sun")]
    assert table.to_act() == [0, 1]
    assert table.question(0) == Question("show", ("gosling", "gander"), {})
    assert table.question(CHANCE) is None
    assert table.question(2) is None


def test_an_answer_returns_all_that_the_log_got() -> None:
    table = fair("goose", "goose", "rain")
    show(table, "gander", "goose")
    assert table.question(1) is None
    assert table.answer(0, "toast", "cheer") == [Choice(0, "toast", "cheer")]
    assert table.question(0) == Question("graze", ("rest", "feed", "hiss"), {"coins": 3})
    table.answer(1, "graze", "rest")
    assert table.answer(0, "graze", "feed") == [
        Choice(0, "graze", "feed"),
        Choice(CHANCE, "deal", "goose"),
        Choice(CHANCE, "deal", "goose"),
        Choice(CHANCE, "turn-up-weather", "rain"),
    ]


@pytest.mark.parametrize(
    ("reason", "choice"),
    [
        ("not-to-act", Choice(CHANCE, "deal", "goose")),
        ("not-to-act", Choice(2, "show", "goose")),
        ("not-to-act", Choice(-2, "show", "goose")),
        ("not-asked", Choice(0, "graze", "rest")),
        ("no-such-option", Choice(0, "show", "duck")),
        ("GF-2.1", Choice(0, "show", "goose")),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(reason: str, choice: Choice) -> None:
    assert_refused(fair(), reason, choice)


def test_who_has_answered_is_not_to_act() -> None:
    table = fair()
    table.answer(0, "show", "gander")
    assert_refused(table, "not-to-act", Choice(0, "show", "gosling"))


def test_a_table_has_a_secret_seed_and_publishes_its_commitment() -> None:
    table = Table(GAME, 2)
    assert table.seed is not None
    assert table.commitment == commitment(table.seed)
    assert Table(GAME, 2).seed != table.seed
    assert fair().commitment is None
    with pytest.raises(ValueError, match="not from both"):
        Table(GAME, 2, seed=SEED, draws=ScriptedDraws([]))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="goose-fair is for 2 to 4 players"):
        Table(GAME, 7)
    with pytest.raises(ValueError, match="setting 'length' cannot be 'endless'"):
        Table(GAME, 2, {"length": "endless"})
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Table(GAME, 2, seed=b"")
    with pytest.raises(IllegalChoice, match="not-asked"):
        Table(GAME, 2, log=[Choice(CHANCE, "turn-up-weather", "sun")])


@given(st.integers(0, 2**32), st.integers(0, 60), st.integers(2, 4))
def test_any_process_can_go_on_with_a_table(seed: int, choices: int, seats: int) -> None:
    table = Table(GAME, seats, {"length": "long"}, seed=SEED)
    play_on(table, seed, choices)
    other = Table(GAME, seats, {"length": "long"}, seed=SEED, log=table.log)
    for each in (table, other):
        play_on(each, seed + 1)
    assert other.log == table.log
    assert GAME.write(other.state) == GAME.write(table.state)
    assert all(other.streams[view].told == table.streams[view].told for view in table.streams)
    assert other.scores() == table.scores() is not None


def test_each_view_is_told_what_it_may_know() -> None:
    table = fair()
    assert table.events(0) == [Event("dealt", (0, 0), 0), Event("dealt", (0, 2), 0), Event("weather", (1,))]
    assert table.events(1) == [Event("dealt", (1, 0), 1), Event("dealt", (1, 1), 1), Event("weather", (1,))]
    assert table.events(None) == [Event("weather", (1,))]
    table.answer(0, "show", "gander")
    assert table.events(0, 3) == [Event("shows", (0, 2), to=0)]
    assert table.events(1, 3) == []
    assert table.events(None, 1) == []
    table.answer(1, "show", "goose")
    told = table.events(None, 1)
    assert told is not None
    assert [event.name for event in told] == ["shows", "shows", "wins"]
    assert GAME.view(table.state, None).shown == [2, 1]


def test_who_asks_for_events_that_never_were_needs_a_fresh_view() -> None:
    table = fair()
    assert table.events(None, 1) == []
    assert table.events(None, 2) is None
    assert table.events(None, 0, edition=1) is None
    assert table.events(None, 0, edition=0) == [Event("weather", (1,))]


def test_nothing_can_be_taken_back_before_anything_is_chosen() -> None:
    text = "goose-fair 2\nagenda: graze"

    class Opened(type(GAME)):  # type: ignore[misc]
        """Begins with grazing, so that nothing is drawn first."""

        def new(self, seats: int, variant: object) -> Fair:
            return GAME.read(text)

    table: Table[Fair] = Table(Opened(), 2, seed=SEED)
    assert table.undo_limit(0) == "undo-nothing"
    table.answer(0, "graze", "hiss")
    assert table.undo_limit(0) == 1
    assert table.undo_limit(1) == "undo-other-seat"


def test_a_draw_cannot_be_taken_back() -> None:
    table = fair()
    assert table.undo_limit(0) == "undo-draw"
    with pytest.raises(IllegalChoice, match="undo-draw"):
        table.undo(0)


def test_a_sealed_answer_can_be_taken_back_until_all_are_in() -> None:
    table = fair(seats=3)
    draws = len(table.log)
    table.answer(0, "show", "gander")
    table.answer(1, "show", "goose")
    heard = table.streams[1].told[:]
    assert table.undo_limit(0) == 1
    assert table.undo(0) == [Choice(0, "show", "gander")]
    assert table.log[draws:] == [Choice(1, "show", "goose")]
    assert table.to_act() == [0, 2]
    assert table.streams[1].told == heard
    assert [table.streams[view].edition for view in (0, 1, 2, None)] == [1, 0, 0, 0]
    assert table.undo_limit(0) == "undo-draw"
    table.answer(0, "show", "gosling")
    table.answer(2, "show", "gosling")
    assert table.state.shown == [0, 1, 0]
    assert table.undo_limit(0) == "undo-reveal"


def test_what_was_revealed_cannot_be_taken_back() -> None:
    table = fair()
    show(table, "gander", "goose")
    assert table.undo_limit(0) == "undo-reveal"
    assert table.undo_limit(1) == "undo-reveal"


def test_own_answers_can_be_taken_back_one_by_one_or_all_at_once() -> None:
    table = fair()
    show(table, "gander", "goose")
    before = GAME.write(table.state)
    table.answer(0, "toast", "cheer")
    middle = GAME.write(table.state)
    table.answer(0, "graze", "feed")
    assert table.undo_limit(0) == 2
    assert table.undo(0, 1) == [Choice(0, "graze", "feed")]
    assert GAME.write(table.state) == middle
    table.answer(0, "graze", "feed")
    assert table.undo(0) == [Choice(0, "toast", "cheer"), Choice(0, "graze", "feed")]
    assert GAME.write(table.state) == before
    assert table.streams[None].edition == 2


def test_more_than_can_be_taken_back_is_refused_and_changes_nothing() -> None:
    table = fair()
    show(table, "gander", "goose")
    table.answer(0, "toast", "cheer")
    with pytest.raises(IllegalChoice, match="undo-reveal"):
        table.undo(0, 2)
    with pytest.raises(ValueError, match="cannot take back 0 choices"):
        table.undo(0, 0)
    assert table.undo_limit(0) == 1


def test_on_open_lanes_another_answer_is_a_barrier() -> None:
    table = fair()
    show(table, "gander", "goose")
    table.answer(0, "toast", "cheer")
    table.answer(0, "graze", "hiss")
    table.answer(1, "face", "stand")
    assert table.undo_limit(0) == "undo-other-seat"
    assert table.undo_limit(1) == 1


def test_a_seat_that_was_told_something_in_private_cannot_forget_it() -> None:
    table = fair()
    show(table, "gander", "goose")
    table.answer(0, "toast", "cheer")
    table._told.append(Event("dealt", (0, 0), to=0))  # as a rule would that lets a seat look at something
    table.answer(0, "graze", "feed")
    assert table.undo_limit(0) == "undo-reveal"


@given(st.integers(0, 2**32), st.integers(0, 60), st.integers(2, 4), st.integers(0, 3))
def test_a_table_after_taking_back_is_the_table_of_its_log(seed: int, choices: int, seats: int, seat: Seat) -> None:
    table = Table(GAME, seats, {"length": "long"}, seed=SEED)
    play_on(table, seed, choices)
    seat %= seats
    limit = table.undo_limit(seat)
    if isinstance(limit, str):
        return
    log = table.log[:]
    taken = table.undo(seat, 1 + seed % limit)
    assert len(table.log) + len(taken) == len(log)
    assert [choice for choice in log if choice.seat != seat] == [c for c in table.log if c.seat != seat]
    other = Table(GAME, seats, {"length": "long"}, seed=SEED, log=table.log)
    assert GAME.write(other.state) == GAME.write(table.state)
    assert all(other.streams[view].told == table.streams[view].told for view in table.streams)
    for each in (table, other):
        play_on(each, seed)
    assert other.log == table.log


def test_snapshots_are_only_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    logs = []
    for every in (1, 5, 10_000):
        monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", every)
        table = Table(GAME, 3, {"length": "long"}, seed=SEED)
        for seed in range(25):
            play_on(table, seed, 2)
            for seat in range(3):
                if table.undo_limit(seat) == 1 and seed % 2:
                    table.undo(seat)
        logs.append((table.log, GAME.write(table.state), {view: s.told for view, s in table.streams.items()}))
    assert logs[0] == logs[1] == logs[2]
