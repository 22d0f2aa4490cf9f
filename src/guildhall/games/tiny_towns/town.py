"""Chapter 2: what squares are to each other, and what comes onto a square and leaves it."""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import (
    FACTORY,
    MONUMENT,
    NOTHING,
    TAKES_NOTHING,
    TYPE_COUNT,
    WILD,
)
from guildhall.games.tiny_towns.patterns import ALL, SIDE, SQUARE_COUNT, squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel.state import Seat


def _near(square: int, corners_too: bool) -> int:
    """TT-2.2, 2.3  The squares that touch this one by an edge, or also those that touch it by a corner."""
    row, col = divmod(square, SIDE)
    found = 0
    for other in range(SQUARE_COUNT):
        down, right = abs(other // SIDE - row), abs(other % SIDE - col)
        if down + right == 1 or (corners_too and down == right == 1):
            found |= 1 << other
    return found


ROW: Final[list[int]] = [0xF << square // SIDE * SIDE for square in range(SQUARE_COUNT)]
COLUMN: Final[list[int]] = [0x1111 << square % SIDE for square in range(SQUARE_COUNT)]
# TT-2.4  Row and column: all other squares of both; nothing in between blocks.
LINES: Final[list[int]] = [(ROW[square] | COLUMN[square]) & ~(1 << square) for square in range(SQUARE_COUNT)]
ADJACENT: Final[list[int]] = [_near(square, False) for square in range(SQUARE_COUNT)]
SURROUNDING: Final[list[int]] = [_near(square, True) for square in range(SQUARE_COUNT)]
CORNERS: Final = 0x9009  # TT-2.5
CENTRE: Final = 0x0660


def groups(squares: int) -> list[int]:
    """TT-2.8  The contiguous groups of a set of squares, the one with the first square first."""
    found: list[int] = []
    while squares:
        group = squares & -squares
        grown = 0
        while grown != group:
            grown = group
            for square in squares_in(grown):
                group |= ADJACENT[square] & squares
        found.append(group)
        squares &= ~group
    return found


def put_cube(g: Towns, seat: Seat, resource: int, square: int) -> None:
    """TT-2.1  One cube on an empty square."""
    g.boards[seat].put_cube(resource, 1 << square, g.box.lookup.reaching)


def remove_cubes(g: Towns, seat: Seat, squares: int) -> None:
    """TT-5.4  The cubes on these squares go back to the supply; buildings among them stay."""
    g.boards[seat].remove_cubes(squares)


def put_building(g: Towns, seat: Seat, kind: int, square: int) -> None:
    """TT-2.1, 6.12  One building on an empty square, which is closed from now on."""
    g.buildings[seat * TYPE_COUNT + kind] |= 1 << square
    board = g.boards[seat]
    board.empty &= ~(1 << square)
    if kind == FACTORY and g.box.ability[g.cards[FACTORY]] == WILD:
        board.put_post(1 << square)


def remove_building(g: Towns, seat: Seat, square: int) -> None:
    """TT-8.7  A building goes back to the supply together with the cubes on it."""
    kind = type_at(g, seat, square)
    g.buildings[seat * TYPE_COUNT + kind] &= ~(1 << square)
    g.stored[seat * SQUARE_COUNT + square] = 0
    board = g.boards[seat]
    board.empty |= 1 << square
    if kind == FACTORY and g.box.ability[g.cards[FACTORY]] == WILD:
        board.remove_post(1 << square)


def type_at(g: Towns, seat: Seat, square: int) -> int:
    """The type of the building on a square; -1 if there is none."""
    for kind in range(TYPE_COUNT):
        if g.buildings[seat * TYPE_COUNT + kind] >> square & 1:
            return kind
    return -1


def cube_at(g: Towns, seat: Seat, square: int) -> int:
    """The resource of the cube on a square; -1 if there is none."""
    for resource, squares in enumerate(cubes_by_resource(g, seat)):
        if squares >> square & 1:
            return resource
    return -1


def cubes_of(g: Towns, seat: Seat) -> int:
    """The squares that hold a cube."""
    return g.boards[seat].cubes


def cubes_by_resource(g: Towns, seat: Seat) -> list[int]:
    """By resource: the squares that hold a cube of it."""
    board = g.boards[seat]
    return [plane & board.cubes for plane in board.planes()]


def buildings_of(g: Towns, seat: Seat) -> int:
    """The squares that hold a building."""
    board = g.boards[seat]
    return ALL & ~(board.empty | board.cubes)


def planes_of(g: Towns, seat: Seat) -> list[int]:
    """TT-7.2  By resource: the squares that can stand for it in a pattern. Trading Posts stand for all."""
    return g.boards[seat].planes()


def factory_ability(g: Towns, seat: Seat) -> int:
    """What the factory types in a town do; NOTHING if there are none."""
    return g.box.ability[g.cards[FACTORY]] if g.buildings[seat * TYPE_COUNT + FACTORY] else NOTHING


def monument_ability(g: Towns, seat: Seat) -> int:
    """TT-8.6, 8.20  What the monument standing in a town does; NOTHING if it is not built."""
    return g.box.ability[g.monument[seat]] if g.buildings[seat * TYPE_COUNT + MONUMENT] else NOTHING


def shown(g: Towns, seat: Seat) -> int:
    """TT-7.10, 7.12  The resources on the own Factories or Banks, as bits."""
    if g.box.takes[g.cards[FACTORY]] == TAKES_NOTHING:
        return 0
    found = 0
    for square in squares_in(g.buildings[seat * TYPE_COUNT + FACTORY]):
        heap = g.stored[seat * SQUARE_COUNT + square]
        if heap:
            found |= 1 << (heap.bit_length() - 1) // 2
    return found


def has_room_for(g: Towns, seat: Seat, kind: int) -> bool:
    """TT-7.14  Whether another building of a type may come into a town: a sixth Bank may not."""
    return g.buildings[seat * TYPE_COUNT + kind].bit_count() < g.box.most[g.cards[kind]]
