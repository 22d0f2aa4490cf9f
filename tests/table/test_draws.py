"""Draws: from a seed, checkable by anybody, the same everywhere; or from a script."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from guildhall.kernel import run
from guildhall.kernel.state import CHANCE
from guildhall.table.draws import ScriptedDraws, SeededDraws, commitment, new_seed
from tests.goose_fair.game import GAME, Fair

SEED = bytes(range(32))


def asks_for_a_bird() -> Fair:
    g = GAME.new(2, {})
    run.start(g)
    return g


def test_draw_n_is_the_hmac_of_n_modulo_the_total_weight() -> None:
    draws = SeededDraws(SEED)
    for n in (0, 1, 2, 1000):
        mac = hmac.new(SEED, n.to_bytes(8, "big"), hashlib.sha256).hexdigest()
        assert draws.below(18, n) == int(mac, 16) % 18
        assert draws.draw(asks_for_a_bird(), n) == int(mac, 16) % 18 // 6


def test_draws_are_the_same_on_every_machine() -> None:
    draws = SeededDraws(SEED)
    assert [draws.below(1000, n) for n in range(6)] == [105, 636, 317, 844, 185, 592]


def test_a_draw_depends_on_its_number_only() -> None:
    draws, again = SeededDraws(SEED), SeededDraws(SEED)
    forwards = [draws.draw(asks_for_a_bird(), n) for n in range(20)]
    backwards = [again.draw(asks_for_a_bird(), n) for n in reversed(range(20))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == 3


def test_nothing_is_applied() -> None:
    g = asks_for_a_bird()
    before = GAME.write(g)
    SeededDraws(SEED).draw(g, 0)
    assert GAME.write(g) == before


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_new_seeds_are_long_and_new() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        SeededDraws(bytes(length))
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        commitment(bytes(length))


def test_a_script_is_followed_by_name() -> None:
    draws = ScriptedDraws(["gander", "gosling"])
    g = asks_for_a_bird()
    for n in (0, 1):
        run.apply(g, CHANCE, draws.draw(g, n))
    assert g.hand[0] == [1, 0, 1]


def test_a_script_that_does_not_fit_says_where() -> None:
    g = asks_for_a_bird()
    with pytest.raises(ValueError, match="draw 1 of the script is 'duck', but 'deal' offers: gosling, goose, gander"):
        ScriptedDraws(["goose", "duck"]).draw(g, 1)
    with pytest.raises(ValueError, match="the script has 1 draws, but 'deal' asks for draw 1"):
        ScriptedDraws(["goose"]).draw(g, 1)


def test_another_source_can_go_on_where_the_script_ends() -> None:
    g = asks_for_a_bird()
    assert ScriptedDraws(["goose"], SeededDraws(SEED)).draw(g, 1) == SeededDraws(SEED).draw(g, 1)
