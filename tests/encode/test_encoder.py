"""Encoders write what the views say, to the last number, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall import shelf
from guildhall.adapters.codec import codec
from guildhall.adapters.observe import observer
from guildhall.encode.base import (
    ABSOLUTE,
    FROZEN,
    LATEST,
    RELATIVE,
    count_shares,
    float_bits,
    mask_buffer,
    number_buffer,
    number_shares,
)
from guildhall.encode.errors import UnknownLayout
from guildhall.encode.shelf import encoder
from guildhall.kernel.rng import Rng
from tests.adapters.plays import TABLES, random_variant
from tests.laws.play import play

LAYOUTS = [(FROZEN, ABSOLUTE), (LATEST, RELATIVE), (LATEST, ABSOLUTE)]


def numbers(buffer: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.frombuffer(memoryview(buffer), np.float32)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**48), layout=st.sampled_from(LAYOUTS))
def test_the_encoder_writes_what_the_view_says(name: str, seats: int, seed: int, layout: tuple[int, str]) -> None:
    """In every setting, for every seat, asked or not, also while chance draws and after the end."""
    seen, rng = observer(name, seats, *layout), Rng(seed)
    labels = seen.labels()
    states = play(shelf.game(name), seats, random_variant(name, seats, rng), seed).states
    out = number_buffer(seen.size + 2)
    for g in [*states[:: max(1, len(states) // 12)], states[-1]]:
        for seat in range(seats):
            out[0] = out[seen.size + 1] = 7
            seen.encoder.put(g, seat, out, 1)  # over what stands there from the last time
            assert out[0] == out[seen.size + 1] == 7, "written beyond its place"
            written, expected = numbers(out)[1:-1], seen.from_view(g, seat)
            wrong = np.flatnonzero(written != expected)
            assert not wrong.size, [(labels[i], written[i], expected[i]) for i in wrong]
            assert np.array_equal(seen.tensor(g, seat), expected)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**48))
def test_no_secret_is_in_an_encoded_number(name: str, seats: int, seed: int) -> None:
    """The seal, for the encoder by itself: its numbers are equal in all worlds that a seat thinks possible."""
    game, writer, rng = shelf.game(name), encoder(name, seats), Rng(seed)
    states = play(game, seats, random_variant(name, seats, rng), seed).states
    for g in states[:: max(1, len(states) // 12)]:
        for seat in range(seats):
            world = game.determinize(g, seat, rng)
            assert bytes(memoryview(writer.observation(g, seat))) == bytes(memoryview(writer.observation(world, seat)))
            assert bytes(memoryview(writer.mask(g, seat))) == bytes(memoryview(writer.mask(world, seat)))


def test_what_others_hold_is_noticed() -> None:
    """The seal would see a leak: what one seat sees differs between worlds that another thinks possible."""
    game, writer, rng = shelf.game("guilds-of-london"), encoder("guilds-of-london", 2), Rng(1)
    states = play(game, 2, {}, 1).states[::20]
    pairs = [(writer.observation(g, 1), writer.observation(game.determinize(g, 0, rng), 1)) for g in states]
    assert any(bytes(memoryview(one)) != bytes(memoryview(other)) for one, other in pairs)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_masks(name: str, seats: int) -> None:
    writer, actions = encoder(name, seats), codec(name)
    assert writer.actions == actions.actions
    out = mask_buffer(writer.actions)
    for g in play(shelf.game(name), seats, {}, 3).states:
        for seat in range(seats):
            writer.put_mask(g, seat, out, 0)
            assert np.flatnonzero(np.frombuffer(memoryview(out), np.int8)).tolist() == actions.legal(g, seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seat_that_looks_comes_first(name: str, seats: int) -> None:
    """What stands at the places of "own" is what stands at the places of the seat in the absolute order."""
    turned, fixed = observer(name, seats), observer(name, seats, LATEST, ABSOLUTE)
    part = "players" if name == "guilds-of-london" else "seats"
    g = play(shelf.game(name), seats, {}, 4).position(60)
    for seat in range(seats):
        absolute = dict(zip(fixed.labels(), fixed.tensor(g, seat), strict=True))
        relative = dict(zip(turned.labels(), turned.tensor(g, seat), strict=True))
        own = {label: number for label, number in relative.items() if label.startswith(f"{part}.own.")}
        assert len(own) * seats == turned.pieces(turned.tensor(g, seat))[part].size
        assert own == {label: absolute[label.replace(".own.", f".{seat}.")] for label in own}
        assert turned.labels().index(next(iter(own))) == next(
            section.start for section in turned.sections if section.name == part
        )


def test_grids_are_planes_at_the_front() -> None:
    towns = observer("tiny-towns", 3)
    assert towns.sections[0][:4] == ("town", 0, 3 * 19 * 16, (3, 19, 4, 4))
    assert towns.labels()[16 * 5 + 3] == "town.own.type=cottages@d1"
    city = observer("guilds-of-london", 3)
    assert city.sections[0][:4] == ("city", 0, 31 * 42, (31, 6, 7))
    g = play(shelf.game("guilds-of-london"), 3, {}, 1).states[-1]
    there = city.pieces(city.tensor(g, 0))["city"][0]
    view: Any = city.game.view(g, 0)
    assert there.sum() == len(view.city)
    assert all(there[tile.row + 2, tile.column + 2] == 1 for tile in view.city)


@pytest.mark.parametrize(
    ("version", "order", "message"),
    [
        (2, RELATIVE, "there is no layout version 2; there are: 0, 1"),
        (-1, RELATIVE, "no layout version -1"),
        (LATEST, "clockwise", "there is no order 'clockwise'"),
        (FROZEN, RELATIVE, "version 0 has the order 'absolute' only"),
    ],
)
def test_unknown_layouts(version: int, order: str, message: str) -> None:
    with pytest.raises(UnknownLayout, match=message):
        encoder("tiny-towns", 2, version, order)


def test_shares() -> None:
    out = number_buffer(1)
    for shares, number, expected in (
        (number_shares(7), 3, 3 * (1.0 / 7)),
        (number_shares(7), -3, -3 * (1.0 / 7)),
        (number_shares(7), 7, 1.0),
        (number_shares(7), 900, 1.0),
        (number_shares(7), -900, -1.0),
        (count_shares(3), 0, 0.0),
        (count_shares(3), 2, 2 / 3),
        (count_shares(3), 900, 1.0),
    ):
        shares.put(out, 0, number)
        assert numbers(out)[0] == np.float32(expected)
    assert float_bits(1.0) == 0x3F800000
