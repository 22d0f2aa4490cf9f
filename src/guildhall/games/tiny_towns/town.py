"""Chapter 2: what squares are to each other, and what comes onto a square and leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.games.tiny_towns.box import (
    FACTORY,
    MONUMENT,
    NOTHING,
    RESOURCE_COUNT,
    TAKES_NOTHING,
    TYPE_COUNT,
    WILD,
)
from guildhall.games.tiny_towns.patterns import IN_EVERY_PLANE, SIDE, SQUARE_COUNT, Board, squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel.state import Seat

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64


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
    g.cubes[seat * RESOURCE_COUNT + resource] |= 1 << square
    g.empty[seat] &= ~(1 << square)


def remove_cubes(g: Towns, seat: Seat, squares: int) -> None:
    """TT-5.4  The cubes on these squares go back to the supply; buildings among them stay."""
    at = seat * RESOURCE_COUNT
    keep = ~squares
    for resource in range(at, at + RESOURCE_COUNT):
        held = g.cubes[resource]
        if held & squares:
            g.empty[seat] |= held & squares
            g.cubes[resource] = held & keep


def put_building(g: Towns, seat: Seat, kind: int, square: int) -> None:
    """TT-2.1, 6.12  One building on an empty square, which is closed from now on."""
    g.buildings[seat * TYPE_COUNT + kind] |= 1 << square
    g.empty[seat] &= ~(1 << square)


def remove_building(g: Towns, seat: Seat, square: int) -> None:
    """TT-8.7  A building goes back to the supply together with the cubes on it."""
    kind = type_at(g, seat, square)
    g.buildings[seat * TYPE_COUNT + kind] &= ~(1 << square)
    g.stored[seat * SQUARE_COUNT + square] = 0
    g.empty[seat] |= 1 << square


def type_at(g: Towns, seat: Seat, square: int) -> int:
    """The type of the building on a square; -1 if there is none."""
    for kind in range(TYPE_COUNT):
        if g.buildings[seat * TYPE_COUNT + kind] >> square & 1:
            return kind
    return -1


def cube_at(g: Towns, seat: Seat, square: int) -> int:
    """The resource of the cube on a square; -1 if there is none."""
    for resource in range(RESOURCE_COUNT):
        if g.cubes[seat * RESOURCE_COUNT + resource] >> square & 1:
            return resource
    return -1


def cubes_of(g: Towns, seat: Seat) -> int:
    """The squares that hold a cube."""
    at = seat * RESOURCE_COUNT
    cubes = g.cubes
    return cubes[at] | cubes[at + 1] | cubes[at + 2] | cubes[at + 3] | cubes[at + 4]


def buildings_of(g: Towns, seat: Seat) -> int:
    """The squares that hold a building."""
    return 0xFFFF & ~(g.empty[seat] | cubes_of(g, seat))


def planes_of(g: Towns, seat: Seat) -> list[int]:
    """TT-7.2  By resource: the squares that can stand for it in a pattern. Trading Posts stand for all."""
    at = seat * RESOURCE_COUNT
    planes = g.cubes[at : at + RESOURCE_COUNT]
    posts = g.buildings[seat * TYPE_COUNT + FACTORY]
    if posts and g.box.ability[g.cards[FACTORY]] == WILD:
        return [plane | posts for plane in planes]
    return planes


def board_of(g: Towns, seat: Seat) -> Board:
    """TT-7.2  A town as far as patterns go; Trading Posts stand for every resource, but are no cubes."""
    at: i64 = seat * RESOURCE_COUNT
    first: i64 = g.cubes[at]
    second: i64 = g.cubes[at + 3]
    wheat: i64 = g.cubes[at + 1]
    brick: i64 = g.cubes[at + 2]
    stone: i64 = g.cubes[at + 4]
    cubes = first | wheat | brick | second | stone
    first |= wheat << 16 | brick << 32
    second |= stone << 16
    posts: i64 = g.buildings[seat * TYPE_COUNT + FACTORY]
    if posts and g.box.ability[g.cards[FACTORY]] == WILD:
        first |= posts * IN_EVERY_PLANE
        second |= posts | posts << 16
    return Board(first, second, cubes)


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
