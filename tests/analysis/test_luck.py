"""The luck of draws: what is seen, with mean zero, and nothing that a seat could not know."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.analysis.judgement import Static, Verdict, of_draws
from guildhall.analysis.luck import NONE, TRUST, Luck, Trust, TrustIn, luck_of, trusted
from guildhall.kernel import run
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State


def draws_of(name: str, seats: int, seed: int, mode: str | None = None) -> list[State]:
    """The positions of a random game in which chance has several outcomes."""
    game: Any = shelf.game(name)
    g: State = game.new(seats, {"mode": mode} if mode else {})
    rng = Rng(seed)
    run.start(g)
    found = []
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE and len(run.options(g, CHANCE)) > 1:
            found.append(g.copy())
        answer_at_random(g, seat, rng)
    return found


def test_luck_from_few_worlds_is_trusted_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review in a hurry looks at few worlds, and what they show is mostly noise."""
    monkeypatch.setitem(TRUST, "old-london-bridge", TrustIn(Trust(1.0), Trust(0.8, 8.0)))
    told = [trusted("old-london-bridge", Luck(0.5, 10.0), worlds) for worlds in (2, 8, 32)]
    assert [luck.win for luck in told] == [0.5, 0.5, 0.5], "without noise it makes no difference"
    assert [luck.points for luck in told] == pytest.approx([1.6, 4.0, 6.4])
    assert trusted("guilds-of-london", Luck(0.5, 10.0), 2) == Luck(0.5, 10.0)


class Unasked:
    """A judgement that nobody may ask."""

    def judge(self, g: State, rng: Rng) -> Verdict:
        raise AssertionError("a draw that nobody sees is judged")


@pytest.mark.parametrize(
    ("name", "mode"), [("old-london-bridge", None), ("pillars-of-the-earth", None), ("tiny-towns", "town-hall")]
)
def test_luck_has_mean_zero_over_the_outcomes_of_a_public_draw(name: str, mode: str | None) -> None:
    game: Any = shelf.game(name)
    tried = 0
    for g in draws_of(name, 2, 3, mode)[::9]:
        options, weights = run.options(g, CHANCE), run.question(g, CHANCE).weights(g)
        lucks = [luck_of(game, of_draws(game), g, option, 0, samples=2, seed=5) for option in options]
        if any(luck != NONE for luck in lucks) and len(set(_views(game, g))) == len(options):
            tried += 1
            total = sum(weights)
            mean = sum(weight * luck.points for weight, luck in zip(weights, lucks, strict=True)) / total
            assert mean == pytest.approx(0.0, abs=1e-6)
    assert tried


@pytest.mark.parametrize(
    ("name", "mode"), [("old-london-bridge", None), ("pillars-of-the-earth", None), ("tiny-towns", "town-hall")]
)
def test_chance_has_the_weights_that_every_seat_expects(name: str, mode: str | None) -> None:
    """So luck has mean zero in these games, whatever others do. Monuments are dealt before the first decision."""
    game: Any = shelf.game(name)
    draws = [g for g in draws_of(name, 3, 4, mode) if run.question(g, CHANCE).name != "deal-monument"]
    assert len(draws) > 10
    for number, g in enumerate(draws):
        for seat in range(g.seats):
            world = game.determinize(g, seat, Rng(number))
            assert weights_of(world) == weights_of(g)


def weights_of(g: State) -> dict[int, int]:
    """What chance may draw, and how likely each outcome is."""
    weights = run.question(g, CHANCE).weights(g)
    return {option: weight for option, weight in zip(run.options(g, CHANCE), weights, strict=True) if weight}


def _views(game: Any, g: State) -> list[str]:
    """What seat 0 would see after each outcome."""
    seen = []
    for option in run.options(g, CHANCE):
        after = g.copy()
        run.apply(after, CHANCE, option)
        seen.append(repr(game.view(after, 0)))
    return seen


def test_an_unseen_draw_is_no_luck() -> None:
    """Cards that another player draws face down in Guilds of London."""
    game: Any = shelf.game("guilds-of-london")
    unseen = 0
    for g in draws_of("guilds-of-london", 2, seed=1)[:60]:
        if len(set(_views(game, g))) == 1:
            unseen += 1
            drawn = run.options(g, CHANCE)[0]
            assert luck_of(game, Unasked(), g, drawn, 0, samples=2, seed=1) == NONE
    assert unseen


@pytest.mark.parametrize("name", shelf.NAMES)
def test_luck_does_not_depend_on_what_the_seat_could_not_know(name: str) -> None:
    game: Any = shelf.game(name)
    for g in draws_of(name, 3, seed=2)[::25]:
        other = game.determinize(g, 1, Rng(99))
        options = run.options(g, CHANCE)
        drawn = next((option for option in options if option in run.options(other, CHANCE)), None)
        if drawn is not None:
            assert luck_of(game, Static(game), g, drawn, 1, 2, 7) == luck_of(game, Static(game), other, drawn, 1, 2, 7)
