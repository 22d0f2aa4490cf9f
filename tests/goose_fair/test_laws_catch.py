"""The laws can fail: each catches a Goose Fair that breaks it, and lets the sound one pass.

Stands apart from the laws because a compiled kernel cannot be subclassed by the interpreted classes of Goose Fair.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Event, Option, Seat
from tests.goose_fair import game as fair
from tests.goose_fair.game import GAME, Deal, Fair, GooseFair, Graze, Show
from tests.laws import laws, play
from tests.laws.laws import EVERYWHERE, GAME_LAWS, POSITION_LAWS, Law
from tests.laws.play import Played

Patch = pytest.MonkeyPatch
GAMES = 12
VARIANT = {"length": "long"}


def obey(game: Game[Any], law: Law) -> None:
    """Look at every position of some games."""
    for seed in range(GAMES):
        for at, g in enumerate(play.play(game, 2 + seed % 3, VARIANT, seed).states):
            law(game, g.copy(), Rng(at))


def obey_in_games(game: Game[Any], law: Callable[[Game[Any], Played], None]) -> None:
    for seed in range(GAMES):
        law(game, play.play(game, 2 + seed % 3, VARIANT, seed))


@pytest.fixture(autouse=True)
def _birds_are_counted(monkeypatch: Patch) -> None:
    monkeypatch.setitem(laws._CHECKS, GAME.name, fair.check)


@pytest.mark.parametrize("law", [*POSITION_LAWS, *EVERYWHERE])
def test_a_sound_game_obeys(law: Law) -> None:
    obey(GAME, law)


@pytest.mark.parametrize("law", GAME_LAWS)
def test_a_sound_game_obeys_from_beginning_to_end(law: Callable[[Game[Any], Played], None]) -> None:
    obey_in_games(GAME, law)


def test_a_sound_game_has_sound_names() -> None:
    laws.names_are_unique_and_well_formed(GAME)


def test_a_game_without_invariants_fails(monkeypatch: Patch) -> None:
    monkeypatch.delitem(laws._CHECKS, GAME.name)
    with pytest.raises(AssertionError, match=r"invariants\.py is missing"):
        obey(GAME, laws.conservation)


# Ways to break the game. Each changes as little as it can.


def answers_descend(patch: Patch) -> GooseFair:
    sound = Graze.options
    patch.setattr(Graze, "options", lambda self, g, seat: sound(self, g, seat)[::-1])
    return GAME


def answers_leave_the_domain(patch: Patch) -> GooseFair:
    patch.setattr(Graze, "options", lambda self, g, seat: [0, 3])
    return GAME


def a_question_is_not_declared(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "decisions", tuple(d for d in GAME.decisions if d is not fair.GRAZE))
    return GAME


def a_weight_is_zero(patch: Patch) -> GooseFair:
    patch.setattr(Deal, "weights", lambda self, g: [g.deck[0] and 1, 0, 1][: len(g.offered[-1])])
    return GAME


def a_refusal_costs_a_coin(patch: Patch) -> GooseFair:
    def why_not(self: Graze, g: Fair, seat: Seat, option: Option) -> str | None:
        if option in g.offered[seat]:
            return None
        g.coins[seat] += 1
        return "GF-3.2"

    patch.setattr(Graze, "options", lambda self, g, seat: [0] if g.coins[seat] else [0, 2])
    patch.setattr(Graze, "why_not", why_not)
    return GAME


def no_reason_is_given(patch: Patch) -> GooseFair:
    patch.setattr(Show, "why_not", lambda self, g, seat, option: None)
    return GAME


def a_reason_is_given_for_what_is_offered(patch: Patch) -> GooseFair:
    patch.setattr(Show, "why_not", lambda self, g, seat, option: "GF-2.1")
    return GAME


def a_reason_is_no_clause(patch: Patch) -> GooseFair:
    patch.setattr(Show, "why_not", lambda self, g, seat, option: None if g.hand[seat][option] else "because")
    return GAME


def copies_share_hands(patch: Patch) -> GooseFair:
    sound = Fair.copy

    def copy(self: Fair) -> Fair:
        new = sound(self)
        new.hand = self.hand
        return new

    patch.setattr(Fair, "copy", copy)
    return GAME


def copies_forget_coins(patch: Patch) -> GooseFair:
    sound = Fair.copy

    def copy(self: Fair) -> Fair:
        new = sound(self)
        new.coins = [0] * self.seats
        return new

    patch.setattr(Fair, "copy", copy)
    return GAME


def the_text_forgets_who_hissed(patch: Patch) -> GooseFair:
    sound = GooseFair.write

    def write(self: GooseFair, g: Fair) -> str:
        return "\n".join(line for line in sound(self, g).split("\n") if not line.startswith("hissed"))

    patch.setattr(GooseFair, "write", write)
    return GAME


def a_step_is_not_declared(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "steps", tuple(step for step in GAME.steps if step is not fair.award))
    return GAME


def the_first_to_show_gets_a_coin(patch: Patch) -> GooseFair:
    sound = Show.resolve

    def resolve(self: Show, g: Fair, seat: Seat, option: Option) -> None:
        g.coins[seat] += max(g.shown) == fair.NOTHING
        sound(self, g, seat, option)

    patch.setattr(Show, "resolve", resolve)
    return GAME


def the_last_to_rest_is_remembered(patch: Patch) -> GooseFair:
    sound = Graze.resolve

    def resolve(self: Graze, g: Fair, seat: Seat, option: Option) -> None:
        g.dealing = seat
        sound(self, g, seat, option)

    patch.setattr(Graze, "resolve", resolve)
    return GAME


def a_sealed_lane_is_interrupted(patch: Patch) -> GooseFair:
    sound = Show.resolve

    def resolve(self: Show, g: Fair, seat: Seat, option: Option) -> None:
        sound(self, g, seat, option)
        if option:
            g.interrupt((seat + 1) % g.seats, fair.face_hissing, seat)

    patch.setattr(Show, "resolve", resolve)
    return GAME


def views_show_every_gander(patch: Patch) -> GooseFair:
    sound = GooseFair.view

    def view(self: GooseFair, g: Fair, seat: Seat | None) -> Any:
        seen = sound(self, g, seat)
        seen.hand_sizes = [hand[2] for hand in g.hand]
        return seen

    patch.setattr(GooseFair, "view", view)
    return GAME


def worlds_keep_the_old_answers(patch: Patch) -> GooseFair:
    sound = GooseFair.determinize

    def determinize(self: GooseFair, g: Fair, seat: Seat | None, rng: Rng) -> Fair:
        new = sound(self, g, seat, rng)
        new.offered = g.offered[:]
        return new

    patch.setattr(GooseFair, "determinize", determinize)
    return GAME


def worlds_lose_birds(patch: Patch) -> GooseFair:
    sound = GooseFair.determinize

    def determinize(self: GooseFair, g: Fair, seat: Seat | None, rng: Rng) -> Fair:
        new = sound(self, g, seat, rng)
        new.pen[0] += 1
        return new

    patch.setattr(GooseFair, "determinize", determinize)
    return GAME


def the_truth_is_a_world(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "determinize", lambda self, g, seat, rng: g.copy())
    return GAME


def views_show_secret_birds(patch: Patch) -> GooseFair:
    sound = GooseFair.view

    def view(self: GooseFair, g: Fair, seat: Seat | None) -> Any:
        seen = sound(self, g, seat)
        seen.shown = g.shown
        return seen

    patch.setattr(GooseFair, "view", view)
    return GAME


def secret_birds_are_told(patch: Patch) -> GooseFair:
    sound = Show.resolve

    def resolve(self: Show, g: Fair, seat: Seat, option: Option) -> None:
        sound(self, g, seat, option)
        if g.sink is not None:
            g.sink.append(Event("shows", (seat, option)))

    patch.setattr(Show, "resolve", resolve)
    return GAME


def views_are_no_data(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "view", lambda self, g, seat: {"coins": g.coins, "hand": object})
    return GAME


def looking_costs_a_coin(patch: Patch) -> GooseFair:
    sound = GooseFair.view

    def view(self: GooseFair, g: Fair, seat: Seat | None) -> Any:
        g.coins[0] += 1
        return sound(self, g, seat)

    patch.setattr(GooseFair, "view", view)
    return GAME


def a_bird_is_dealt_twice(patch: Patch) -> GooseFair:
    sound = Deal.resolve

    def resolve(self: Deal, g: Fair, seat: Seat, option: Option) -> None:
        sound(self, g, seat, option)
        g.hand[g.dealing][option] += 1

    patch.setattr(Deal, "resolve", resolve)
    return GAME


def meals_are_counted_once(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "points", lambda self, g: [g.coins[s] + g.fed[s] for s in range(g.seats)])
    return GAME


def all_are_first(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "places", lambda self, g: [1] * g.seats)
    return GAME


def places_leave_gaps(patch: Patch) -> GooseFair:
    sound = GooseFair.places
    patch.setattr(GooseFair, "places", lambda self, g: [2 * place - 1 for place in sound(self, g)])
    return GAME


def there_is_always_a_result(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "scores", GooseFair.forecast)
    return GAME


def the_game_counts_for_itself(patch: Patch) -> GooseFair:
    sound, secret = Deal.resolve, count()

    def resolve(self: Deal, g: Fair, seat: Seat, option: Option) -> None:
        sound(self, g, seat, option)
        g.coins[0] = next(secret)

    patch.setattr(Deal, "resolve", resolve)
    return GAME


def an_event_is_not_declared(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "events", {name: kinds for name, kinds in GAME.events.items() if name != "toasts"})
    return GAME


def an_event_has_too_many_numbers(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "events", {**GAME.events, "wins": ("seat",)})
    return GAME


def an_event_names_nothing(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "things", {**GAME.things, "bird": ("gosling", "goose")})
    return GAME


def an_event_names_no_seat(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "events", {**GAME.events, "wins": ("seat", "seat")})
    return GAME


def a_phase_is_not_declared(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "phases", ("show",))
    return GAME


def rounds_go_down(patch: Patch) -> GooseFair:
    patch.setattr(GooseFair, "round", lambda self, g: 9 - g.round)
    return GAME


BROKEN_POSITIONS: list[tuple[Law, Callable[[Patch], GooseFair]]] = [
    (laws.every_open_question_has_an_answer, answers_descend),
    (laws.every_open_question_has_an_answer, answers_leave_the_domain),
    (laws.every_open_question_has_an_answer, a_question_is_not_declared),
    (laws.chance_has_weights, a_weight_is_zero),
    (laws.an_answer_not_offered_changes_nothing, a_refusal_costs_a_coin),
    (laws.why_not_is_silent_for_the_offered_answers_only, no_reason_is_given),
    (laws.why_not_is_silent_for_the_offered_answers_only, a_reason_is_given_for_what_is_offered),
    (laws.why_not_is_silent_for_the_offered_answers_only, a_reason_is_no_clause),
    (laws.a_copy_is_equal_and_independent, copies_share_hands),
    (laws.a_position_survives_being_written_and_read, the_text_forgets_who_hissed),
    (laws.every_step_is_declared, a_step_is_not_declared),
    (laws.lanes_commute, the_first_to_show_gets_a_coin),
    (laws.lanes_commute, the_last_to_rest_is_remembered),
    (laws.lanes_commute, a_sealed_lane_is_interrupted),
    (laws.the_seal_holds, views_show_every_gander),
    (laws.the_seal_holds, worlds_keep_the_old_answers),
    (laws.the_seal_holds, worlds_lose_birds),
    (laws.the_seal_holds, views_show_secret_birds),
    (laws.a_secret_answer_is_seen_by_nobody_else, views_show_secret_birds),
    (laws.a_secret_answer_is_seen_by_nobody_else, secret_birds_are_told),
    (laws.the_truth_is_not_handed_over, the_truth_is_a_world),
    (laws.views_can_be_sent, looking_costs_a_coin),
    (laws.conservation, a_bird_is_dealt_twice),
    (laws.points_are_what_the_ledger_says, meals_are_counted_once),
    (laws.points_are_what_the_ledger_says, all_are_first),
    (laws.points_are_what_the_ledger_says, places_leave_gaps),
    (laws.points_are_what_the_ledger_says, there_is_always_a_result),
]

BROKEN_GAMES: list[tuple[Callable[[Game[Any], Played], None], Callable[[Patch], GooseFair]]] = [
    (laws.the_log_leads_to_the_same_position, the_game_counts_for_itself),
    (laws.earlier_copies_stay, copies_share_hands),
    (laws.earlier_copies_stay, copies_forget_coins),
    (laws.events_are_declared, an_event_is_not_declared),
    (laws.events_are_declared, an_event_has_too_many_numbers),
    (laws.events_are_declared, an_event_names_nothing),
    (laws.events_are_declared, an_event_names_no_seat),
    (laws.the_table_knows_where_it_is, a_phase_is_not_declared),
    (laws.the_table_knows_where_it_is, rounds_go_down),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN_POSITIONS, ids=lambda f: f.__name__)
def test_a_law_catches(law: Law, broken: Callable[[Patch], GooseFair], monkeypatch: Patch) -> None:
    game = broken(monkeypatch)
    with pytest.raises(AssertionError):
        obey(game, law)


@pytest.mark.parametrize(("law", "broken"), BROKEN_GAMES, ids=lambda f: f.__name__)
def test_a_law_of_games_catches(
    law: Callable[[Game[Any], Played], None], broken: Callable[[Patch], GooseFair], monkeypatch: Patch
) -> None:
    game = broken(monkeypatch)
    with pytest.raises(AssertionError):
        obey_in_games(game, law)


def test_every_law_can_fail() -> None:
    assert {law for law, _ in BROKEN_POSITIONS} == {*POSITION_LAWS, *EVERYWHERE}
    assert {law for law, _ in BROKEN_GAMES} == set(GAME_LAWS)


def test_views_that_cannot_be_sent_are_caught(monkeypatch: Patch) -> None:
    game = views_are_no_data(monkeypatch)
    with pytest.raises(TypeError):
        obey(game, laws.views_can_be_sent)


def test_a_game_that_does_not_end_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(play, "LONGEST", 10)
    with pytest.raises(AssertionError, match="the game does not end:\ngoose-fair 2"):
        play.play(GAME, 2, VARIANT, 0)


@pytest.mark.parametrize(
    ("attribute", "value"),
    [
        ("decisions", (fair.GRAZE, fair.GRAZE)),
        ("decisions", (Graze("to graze", ("rest",)),)),
        ("decisions", (Graze("graze", ("rest", "rest")),)),
        ("decisions", (Graze("graze", ("Rest!",)),)),
        ("steps", (fair.award, fair.award)),
        ("phases", ("show", "show")),
        ("events", {"wins": ("seat", "duck")}),
    ],
)
def test_names_that_are_not_sound_are_caught(attribute: str, value: object, monkeypatch: Patch) -> None:
    monkeypatch.setattr(GooseFair, attribute, value)
    with pytest.raises(AssertionError):
        laws.names_are_unique_and_well_formed(GAME)
