"""Where a game tree begins: at the table as it is laid out, after answers at random, or at a given position."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any, Final

from guildhall.env import ImpossibleVariant
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

PACKED: Final = "packed-"  # OpenSpiel's parameters have no room for lines, commas, brackets and equals signs


def packed(position: str) -> str:
    """A position as one word that OpenSpiel takes as a parameter."""
    if not position or position.startswith(PACKED):
        return position
    return PACKED + base64.urlsafe_b64encode(zlib.compress(position.encode(), 9)).decode().rstrip("=")


def read_position(game: Game[Any], position: str) -> State:
    """The position of a text, packed or not. Raises ImpossibleVariant."""
    try:
        g: State = game.read(_unpacked(position))
    except (ValueError, binascii.Error, zlib.error) as error:
        raise ImpossibleVariant(f"position is not one of {game.name}: {error}") from None
    if run.is_over(g):
        raise ImpossibleVariant("position is one in which the game is over")
    return g


def _unpacked(position: str) -> str:
    if not position.startswith(PACKED):
        return position
    word = position.removeprefix(PACKED)
    return zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))).decode()


def answers_to_skip(game: Game[Any], beginning: State, seed: int, skip: int) -> int:
    """How many answers of players to give at random: `skip`, or as many as leave -`skip` of them to the end.

    Raises ImpossibleVariant if the game is over by then.
    """
    g, rng, length = beginning.copy(), Rng(seed), 0
    while not run.is_over(g):
        length += run.first_to_act(g) != CHANCE
        playout(g, rng, 1)
    answers = skip if skip >= 0 else length + skip
    if not 0 <= answers < length:
        raise ImpossibleVariant(f"skip is from -{length} to {length - 1} in this game of {game.name}, not {skip}")
    return answers
