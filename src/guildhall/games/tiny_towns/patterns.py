"""Chapter 6, first half: patterns, all their rotations and mirror images, and where they fit on a board.

A set of squares is an int with one bit per square, row by row from the top left. A board, as far as patterns go, is
five such sets, one per resource; a Trading Post is a member of all five (TT-7.2). A pattern in one orientation is tried
on all places at once: every cell shifts its resource's set to the pattern's top left corner, and what is left after all
cells is the set of corners where it fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

SIDE: Final = 4
SQUARE_COUNT: Final = 16
ALL: Final = 0xFFFF

# Squares are named like the cells of a sheet: the column's letter and the row's number, a1 at the top left.
SQUARES: Final = tuple("abcd"[square % SIDE] + str(square // SIDE + 1) for square in range(SQUARE_COUNT))

# One way to turn or mirror a pattern: the corners where it stays on the board, its squares when the corner is a1, and
# for every cell the resource and how far it lies behind the corner.
Orientation = tuple[int, int, tuple[tuple[int, int], ...]]

# The shapes that patterns can have, so that the sets of squares that can be used are known whatever the cards.
SHAPES: Final = (
    ("XX",),
    ("XXX",),
    (".X", "XX"),
    ("XX", "XX"),
    ("..X", "XXX"),
    (".X.", "XXX"),
    ("X...", "XXXX"),
    ("..X.", "XXXX"),
    ("X.X", "XXX"),
    ("XX.", "XXX"),
    ("..X", ".XX", "XX."),
    ("X..X", "XXXX"),
    ("XXX", "XXX"),
    ("X...", "XXXX", "X..."),
    (".X.", "XXX", "X.X"),
)


def orientations(rows: tuple[str, ...], letters: str) -> list[Orientation]:
    """TT-6.3  The pattern rotated by 0, 90, 180 and 270 degrees, and mirrored; each distinct one once."""
    found: list[Orientation] = []
    for _ in range(2):
        for _ in range(4):
            orientation = _orientation(rows, letters)
            if orientation not in found:
                found.append(orientation)
            rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
        rows = tuple(row[::-1] for row in rows)
    return found


def _orientation(rows: tuple[str, ...], letters: str) -> Orientation:
    height, width = len(rows), len(rows[0])
    corners = sum(1 << SIDE * row + col for row in range(SIDE - height + 1) for col in range(SIDE - width + 1))
    cells = tuple(
        (letters.index(letter), SIDE * r + c)
        for r, row in enumerate(rows)
        for c, letter in enumerate(row)
        if letter != "."
    )
    return corners, sum(1 << shift for _, shift in cells), cells


def _all_sites() -> tuple[int, ...]:
    """Every set of squares that some shape can cover: few squares first, then row by row."""
    found: set[int] = set()
    for shape in SHAPES:
        for corners, squares, _ in orientations(shape, "X"):
            found.update(squares << corner for corner in range(SQUARE_COUNT) if corners >> corner & 1)
    return tuple(sorted(found, key=lambda site: (site.bit_count(), squares_in(site))))


def squares_in(squares: int) -> list[int]:
    """The members of a set of squares, row by row."""
    return LOW[squares & 0xFF] + HIGH[squares >> 8]


LOW: Final[list[list[int]]] = [[square for square in range(8) if half >> square & 1] for half in range(256)]
HIGH: Final[list[list[int]]] = [[square + 8 for square in low] for low in LOW]
SITES: Final[tuple[int, ...]] = _all_sites()
SITE_INDEX: Final[dict[int, int]] = {site: i for i, site in enumerate(SITES)}


def sites(pattern: list[Orientation], planes: list[int], cubes: int) -> list[int]:
    """TT-6.2, 6.7, 7.2  Every set of squares that the pattern matches, with at least one real cube in it.

    `planes` are the squares that can stand for each resource, `cubes` those that hold a cube.
    """
    found: list[int] = []
    for corners, squares, cells in pattern:
        for resource, shift in cells:
            corners &= planes[resource] >> shift
            if not corners:
                break
        while corners:
            corner = corners & -corners
            corners ^= corner
            site = squares * corner
            if site & cubes and site not in found:
                found.append(site)
    return found


# Whether anything fits is asked far more often than where, and mostly the answer is no. So a pattern also knows how
# many cubes of each resource it takes, and has its first two cells apart: most orientations fail there.
Trial = tuple[int, int, int, int, int, int, tuple[tuple[int, int], ...]]

# Counts stand side by side in one number; one bit more than a count needs tells what is too few.
COUNT_BITS: Final = 6
GUARDS: Final = 0b100000_100000_100000_100000_100000
COUNT: Final[list[int]] = [squares.bit_count() for squares in range(1 << SQUARE_COUNT)]

# A board is also two machine words, with the planes of the first three resources side by side in one and the others in
# the other, and a pattern one flat list: for every orientation its corners, its squares, how many cells, and for each
# cell how far to shift the two words.
PLANE: Final = 16
FIRST_WORD: Final = 48


def trials(pattern: list[Orientation]) -> list[Trial]:
    """A pattern as `fits` wants it."""
    return [(corners, squares, *cells[0], *cells[1], cells[2:]) for corners, squares, cells in pattern]


def amounts(pattern: list[Orientation]) -> int:
    """How many cubes of each resource a pattern takes, side by side."""
    return sum(1 << COUNT_BITS * resource for resource, _ in pattern[0][2])


def flattened(pattern: list[Orientation]) -> list[int]:
    """A pattern as those want it who count what is missing."""
    flat: list[int] = []
    for corners, squares, cells in pattern:
        flat += [corners, squares, len(cells), *(PLANE * resource + shift for resource, shift in cells)]
    return flat


class Board:
    """A town as far as patterns go: what can stand for each resource, and where real cubes are."""

    planes: list[int]
    first: i64  # the planes of the first three resources
    second: i64  # those of the others
    cubes: int
    guarded: int  # how many of each, each with its guard

    def __init__(self, planes: list[int], cubes: int) -> None:
        wood, wheat, brick, glass, stone = planes
        self.planes = planes
        self.first = wood | (wheat << 16) | (brick << 32)
        self.second = glass | (stone << 16)
        self.cubes = cubes
        counts = COUNT[wood] | COUNT[wheat] << 6 | COUNT[brick] << 12 | COUNT[glass] << 18 | COUNT[stone] << 24
        self.guarded = counts | GUARDS

    def fits(self, pattern: list[Trial], taken: int) -> bool:
        """TT-6.2  Whether `sites` would find anything."""
        if (self.guarded - taken) & GUARDS != GUARDS:
            return False
        planes = self.planes
        for corners, squares, resource, shift, other, further, cells in pattern:
            found = corners & planes[resource] >> shift & planes[other] >> further
            if found and self.finds(found, squares, cells):
                return True
        return False

    def finds(self, corners: int, squares: int, cells: tuple[tuple[int, int], ...]) -> bool:
        """Whether the other cells are there at one of these corners, with at least one real cube."""
        planes = self.planes
        for resource, shift in cells:
            corners &= planes[resource] >> shift
            if not corners:
                return False
        while corners:
            corner = corners & -corners
            if squares * corner & self.cubes:
                return True
            corners ^= corner
        return False
