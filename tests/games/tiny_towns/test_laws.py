"""The laws of all games in positions that random games hardly ever reach: many buildings, and every monument.

Each player has a monument whose pattern lies ready on the board, or which stands there already.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, LETTERS, MONUMENTS, PUBLIC_TYPES, TYPE_CODES, TYPES
from guildhall.games.tiny_towns.constructing import constructions
from guildhall.games.tiny_towns.patterns import squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from tests.games.tiny_towns import slow
from tests.games.tiny_towns.invariants import check
from tests.games.tiny_towns.slow import BOARD
from tests.laws.laws import POSITION_LAWS, Law
from tests.laws.play import random_move

FACTORY = TYPE_CODES[6]
STANDING = TYPE_CODES[7]


@st.composite
def towns(draw: st.DrawFn, monument: str, factory: str) -> list[str]:
    """A town of cubes and buildings, with the monument's pattern or the monument itself in it."""
    squares = draw(st.lists(st.sampled_from([*"....", *LETTERS, *TYPE_CODES[:7]]), min_size=16, max_size=16))
    cubes = iter(draw(st.permutations(LETTERS)))
    for at, square in enumerate(squares):
        if square == FACTORY and factory in ("factory", "bank"):
            cube = next(cubes, "")
            squares[at] = f"{FACTORY}[{cube}]" if cube else "."
        elif square == FACTORY and factory == "warehouse":
            squares[at] += draw(st.sampled_from(["", "[W]", "[HH]", "[WBG]"]))
    if draw(st.booleans()):
        squares[draw(st.integers(0, 15))] = STANDING
    else:
        corners, _, cells = GAME.box.orientations[CARDS.index(monument)][0]
        corner = draw(st.sampled_from(squares_in(corners)))
        for resource, shift in cells:
            squares[corner + shift] = LETTERS[resource]
    if "." not in squares:
        squares[squares.index(next(square for square in squares if square != STANDING))] = "."
    return squares


@st.composite
def positions(draw: st.DrawFn) -> str:
    """A position in the Build step, or before a turn."""
    seats = draw(st.integers(2, 4))
    mode = draw(st.sampled_from(["standard", "town-hall"]))
    cards = [draw(st.sampled_from([card for card in BUILDINGS if slow.TYPE[card] == kind])) for kind in slow.SEVEN]
    monuments = draw(st.permutations(MONUMENTS))
    lines = [f"tiny-towns {seats}", f"variant: mode={mode} novice=all", "cards: " + " ".join(cards), "turn: 5"]
    if mode == "standard":
        lines.append("times: 5" + " 0" * (seats - 1))
    for seat in range(seats):
        squares = draw(towns(monuments[seat], cards[6]))
        lines.append(f"town {seat}:")
        lines += ["  " + " ".join(squares[at : at + 4]) for at in range(0, 16, 4)]
        lines.append(f"monument {seat}: {monuments[seat]}")
        lines.append(f"dealt {seat}: {monuments[seat]} {monuments[-1 - seat]}")
        if monuments[seat] == "opaleyes-watch" and STANDING in squares:
            kinds = draw(st.lists(st.sampled_from(TYPES[:PUBLIC_TYPES]), min_size=1, max_size=3, unique=True))
            lines.append(f"watch {seat}: " + " ".join(kinds))
    lines.append("agenda: " + draw(st.sampled_from(["build > end_turn", "begin_turn"])))
    return "\n".join(lines) + "\n"


@st.composite
def played(draw: st.DrawFn) -> Towns:
    """Such a position, or one a few answers later."""
    g = GAME.read(draw(positions()))
    rng = Rng(draw(st.integers(0, 2**30)))
    for _ in range(draw(st.integers(0, 12))):
        if not run.is_over(g):
            run.apply(g, *random_move(g, rng))
            check(g)
    return g


@pytest.mark.parametrize("law", POSITION_LAWS, ids=lambda law: law.__name__)
@given(g=played(), seed=st.integers(0, 99))
def test_law_of_full_towns(law: Law, g: Towns, seed: int) -> None:
    law(GAME, g, Rng(seed))


@given(g=played())
def test_every_construction_is_found(g: Towns) -> None:
    """TT-6.2, 7.14, 8.2  All that the slow matcher finds, and nothing else."""
    for seat in range(g.seats):
        own = GAME.view(g, seat).seats[seat]
        letters = {BOARD[at]: letter_of(square.cube, square.building) for at, square in enumerate(own.town)}
        cards = [card for card in GAME.view(g, seat).cards if card.id != "bank" or banks(g, seat) < 5]
        if own.monument is not None and not own.announced:
            cards.append(own.monument)
        expected = {(card.id, match) for card in cards for match in slow.matches(card.pattern, letters)}
        found = [
            (CARDS[card], frozenset(BOARD[at] for at in squares_in(site))) for card, site in constructions(g, seat)
        ]
        assert set(found) == expected
        assert len(found) == len(expected)


def letter_of(cube: str | None, building: str | None) -> str:
    if cube is not None:
        return LETTERS[("wood", "wheat", "brick", "glass", "stone").index(cube)]
    return "*" if building == "trading-post" else "."


def banks(g: Towns, seat: int) -> int:
    return g.buildings[seat * 8 + 6].bit_count()
