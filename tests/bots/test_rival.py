"""The rival: a strength between the levels, and a rule that finds the one at which a person wins half of the games."""

from __future__ import annotations

import random
from itertools import pairwise
from math import exp

import pytest

from guildhall import shelf
from guildhall.bots import rival
from guildhall.bots.mcts import MctsBot
from guildhall.bots.rival import FIRST, LAST_STEP, STRONGEST, WEAKEST, Form, after, between, named, share_won
from guildhall.bots.roster import LEVELS, Level, bot, level_of

RUNS = 400
ADAPTED, MEASURED = 10, 20  # games


def wins_after_ten(strength: float, slope: float) -> float:
    """The share of games that a player wins after the first ten, over many lives.

    `slope` says how much a level is worth: the odds between neighbours are e to its power.
    """
    rng, won = random.Random(f"{strength} {slope}"), 0.0
    for _ in range(RUNS):
        form = Form()
        for game in range(ADAPTED + MEASURED):
            chance = 1 / (1 + exp(slope * (form.strength - strength)))
            result = float(rng.random() < chance)
            won += result if game >= ADAPTED else 0
            form = after(form, result)
    return won / RUNS / MEASURED


@pytest.mark.parametrize("slope", [0.7, 1.1, 1.7])  # a level wins 67, 75 or 85 % against the one below
@pytest.mark.parametrize("strength", [0.0, 0.5, 1.0, 1.5, 2.0])
def test_players_between_apprentice_and_master_win_about_half(strength: float, slope: float) -> None:
    assert wins_after_ten(strength, slope) == pytest.approx(0.5, abs=0.05)


def test_a_rival_that_did_not_adapt_would_fail_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rival, "LAST_STEP", 0.0)
    monkeypatch.setattr(rival, "FIRST_STEP", 0.0)
    assert wins_after_ten(0.0, 1.1) < 0.4


def test_steps_shrink_and_never_leave_the_bounds() -> None:
    form, steps = Form(), []
    for _ in range(40):
        before, form = form, after(form, 1.0)
        steps.append(form.strength - before.strength)
    assert all(step >= later - 1e-9 for step, later in pairwise(steps))
    assert form.strength == STRONGEST
    assert after(Form(0.0, 1000), 1.0).strength == pytest.approx(LAST_STEP / 2)
    for _ in range(40):
        form = after(form, 0.0)
    assert form == Form(WEAKEST, 80)
    assert after(Form(1.0, 3), 0.5).strength == 1.0


def test_the_share_of_rivals_that_were_beaten() -> None:
    assert share_won([1, 2], 0, [1]) == 1.0
    assert share_won([1, 1], 0, [1]) == 0.5
    assert share_won([2, 1, 3, 2], 0, [1, 2, 3]) == 0.5
    assert share_won([4, 1, 1, 3], 0, [1]) == 0.0


def test_a_rival_has_the_time_and_the_slips_between_two_levels() -> None:
    levels = list(LEVELS.values())
    for number, level in enumerate(levels):
        assert between(levels, float(number)) == pytest.approx(tuple(level))
    strengths = [WEAKEST + i / 4 for i in range(int(4 * (STRONGEST - WEAKEST)) + 1)]
    for worse, better in pairwise(Level(*between(levels, strength)) for strength in strengths):
        assert worse.seconds <= better.seconds
        assert worse.typical > better.typical
        assert worse.most >= better.most
        assert worse.foresight <= better.foresight
    assert Level(*between(levels, WEAKEST)).most == levels[0].most, "no answer is worse than an apprentice's"


def test_rivals_are_bots_of_the_roster() -> None:
    game = shelf.game("tiny-towns")
    assert level_of("rival") == level_of(named(FIRST)) == level_of("journeyman")
    assert level_of("greedy") is None
    player = bot("rival:1.5/10", game)
    assert isinstance(player, MctsBot)
    assert player.budget is not None
    assert LEVELS["journeyman"].seconds < 10 * player.budget.seconds < LEVELS["master"].seconds
    assert player.slips is not None
    assert LEVELS["master"].typical < player.slips.typical < LEVELS["journeyman"].typical
    strongest = bot("rival:3", game)
    assert isinstance(strongest, MctsBot)
    assert strongest.slips is None
    for name in ("rival:", "rival:x", "rival:nan", "rival:inf", "rivals"):
        with pytest.raises(ValueError, match="bot"):
            bot(name, game)
