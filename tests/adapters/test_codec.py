"""Actions as numbers."""

from __future__ import annotations

import numpy as np
import pytest

import guildhall
from guildhall import shelf
from guildhall.adapters.codec import codec
from guildhall.kernel.decision import Draw
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import CHANCE
from tests.adapters.plays import FEWEST, positions


@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_answer_has_one_number(name: str) -> None:
    numbers = codec(name)
    names = [numbers.decode(action) for action in range(numbers.actions + numbers.outcomes)]
    assert len(set(names)) == len(names)
    assert [numbers.encode(*pair) for pair in names] == list(range(len(names)))
    draws = {decision.name for decision in shelf.game(name).decisions if isinstance(decision, Draw)}
    assert all((decision in draws) == (action >= numbers.actions) for action, (decision, _) in enumerate(names))
    for decision in shelf.game(name).decisions:
        assert numbers.decode(numbers.offset[decision.name]) == (decision.name, decision.domain[0])


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_masks_are_the_options(name: str, seats: int) -> None:
    env, numbers = guildhall.make(name, seats), codec(name)
    for seat, _ in positions(env, 1):
        mask = numbers.mask(env.state, seat)
        legal = np.flatnonzero(mask).tolist()
        assert legal == numbers.legal(env.state, seat)
        assert [numbers.decode(action)[1] for action in legal] == env.options(seat)
        assert {numbers.decode(action)[0] for action in legal} == {env.question(seat)}
        for other in set(range(seats)) - set(env.to_act()):
            assert not numbers.mask(env.state, other, extra=1).any()
    assert numbers.legal(env.state, 0) == []


def test_numbers_that_are_not_legal_are_refused() -> None:
    env, numbers = guildhall.make("old-london-bridge"), codec("old-london-bridge")
    env.reset(seed=1)
    total = numbers.actions + numbers.outcomes
    for action, reason in (
        (-1, "no-such-option"),
        (7.7, "no-such-option"),
        (0.0, "no-such-option"),
        (None, "no-such-option"),
        (numbers.actions, "no-such-option"),
        (total, "no-such-option"),
        (numbers.offset["place-figure"], "not-asked"),
        (numbers.encode("choose-two-cards", "cards:4:4"), "not-offered"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            numbers.option(env.state, 0, action)
    with pytest.raises(IllegalChoice, match="not-to-act"):
        numbers.option(env.state, CHANCE, numbers.actions)
    for action in (-1, total):
        with pytest.raises(ValueError, match="no action"):
            numbers.decode(action)
    with pytest.raises(ValueError, match="no answer 'place-figure nowhere'"):
        numbers.encode("place-figure", "nowhere")
    assert numbers.name(0) == " ".join(numbers.decode(0))
