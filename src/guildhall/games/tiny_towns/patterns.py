"""Chapter 6, first half: patterns, all their rotations and mirror images, and where they fit on a board.

A set of squares is an int with one bit per square, row by row from the top left. A board, as far as patterns go, is
five such sets, one per resource; a Trading Post is a member of all five (TT-7.2). A pattern in one orientation is tried
on all places at once: every cell shifts its resource's set to the pattern's top left corner, and what is left after all
cells is the set of corners where it fits.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64  # a machine word in the compiled engine, a plain int otherwise

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


# Whether anything fits is asked far more often than where, and mostly the answer is no. So it is also known how many
# cubes of each resource a pattern takes, and which resources lie beside each other in it, which no turning changes;
# most patterns fail there.

COUNTS: Final = SQUARE_COUNT + 1  # how many cubes of a resource there can be: none to one on every square

# A board is two machine words, with the planes of the first three resources side by side in one and the others in
# the other, and a pattern one flat list: for every orientation its corners, its squares, how many cells, and for each
# cell how far to shift the two words.
PLANE: Final = 16
FIRST_WORD: Final = 48
IN_EVERY_PLANE: Final = 0x0001_0001_0001
LAST_SQUARES: Final = 0x8000_8000_8000
OTHER_SQUARES: Final = 0x7FFF_7FFF_7FFF
ALL_PLANES: Final = 0xFFFF_FFFF_FFFF
TWO_PLANES: Final = 0xFFFF_FFFF
EVERYTHING: Final = -1  # the set that has all members
CELL_BITS: Final = 7
CELL: Final = 0x7F

# Of each plane six pairs of resources are asked for, and answered in its last six squares.
FIRST_PAIR: Final = 10
PAIR_SETS: Final = 64
PAIRS: Final = 0x3F
RESOURCE_SETS: Final = 32


def satisfied(patterns: list[list[Orientation]]) -> list[int]:
    """By resource and number of cubes: the patterns that need no more of it, as bits."""
    needs = [[resource for resource, _ in pattern[0][2]] for pattern in patterns]
    return [
        sum(1 << at for at, need in enumerate(needs) if need.count(resource) <= count)
        for resource in range(5)
        for count in range(COUNTS)
    ]


def reaching(patterns: list[list[Orientation]]) -> list[int]:
    """By resource and a set of others: the patterns in which it lies beside one of them, as bits."""
    return [
        sum(1 << at for at, pattern in enumerate(patterns) if _beside(pattern[0], resource) & others)
        for resource in range(5)
        for others in range(RESOURCE_SETS)
    ]


def _beside(orientation: Orientation, resource: int) -> int:
    """The resources that lie beside one in a pattern, as bits."""
    _, _, cells = orientation
    found = 0
    for own, shift in cells:
        for other, place in cells:
            row, col = abs(place // SIDE - shift // SIDE), abs(place % SIDE - shift % SIDE)
            if own == resource and row + col == 1:
                found |= 1 << other
    return found


def adjoining(patterns: list[list[Orientation]]) -> list[int]:
    """By plane and the pairs that a board has there: the patterns that need no other pairs, as bits."""
    needs = [neighbours(pattern) for pattern in patterns]
    return [
        sum(1 << at for at, need in enumerate(needs) if not _pairs(need, plane) & ~pairs)
        for plane in range(3)
        for pairs in range(PAIR_SETS)
    ]


def neighbours(pattern: list[Orientation]) -> int:
    """Which resources lie beside each other in a pattern, as a board says it."""
    planes = [0] * 5
    for resource, shift in pattern[0][2]:
        planes[resource] |= 1 << shift
    return Board(*words(planes), 0).all_beside()


def _pairs(beside: int, plane: int) -> int:
    """The pairs of one plane, out of `Board.all_beside`."""
    return beside >> PLANE * plane + FIRST_PAIR & PAIRS


def flattened(pattern: list[Orientation]) -> list[int]:
    """A pattern as those want it who try it on the two words of a board."""
    flat: list[int] = []
    for corners, squares, cells in pattern:
        flat += [corners, squares, len(cells), *(PLANE * resource + shift for resource, shift in cells)]
    return flat


def packed(pattern: list[Orientation]) -> list[int]:
    """A pattern as those want it who only ask whether it is there.

    Each orientation is one int: the corners lowest, then for each cell one more than how far to shift the two words.
    """
    found: list[int] = []
    for corners, _, cells in pattern:
        word = 0
        for resource, shift in reversed(cells):
            word = word << CELL_BITS | PLANE * resource + shift + 1
        found.append(word << PLANE | corners)
    return found


def words(planes: list[int]) -> tuple[int, int]:
    """The two words of a board: the planes of the first three resources, and those of the others."""
    return planes[0] | planes[1] << PLANE | planes[2] << 2 * PLANE, planes[3] | planes[4] << PLANE


def first_in(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return BIT_OF[(members & -members) % REMAINDERS]


# Divided by this, every power of two below 2 ** 64 leaves another remainder.
REMAINDERS: Final = 67
BIT_OF: Final[vec[i64]] = vec[i64]([0] * REMAINDERS)
for _bit in range(64):
    BIT_OF[(1 << _bit) % REMAINDERS] = _bit


def counted(planes: i64) -> i64:
    """How many squares each plane of a word has, in the place of the plane: all are added up at once, bit by bit."""
    pairs = planes - (planes >> 1 & 0x5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333)
    eights = fours + (fours >> 4) & 0x0F0F_0F0F_0F0F
    return eights + (eights >> 8) & 0x001F_001F_001F


def near(planes: i64) -> i64:
    """TT-2.2  The squares adjacent to one of each plane's, in the place of the plane."""
    return (
        planes << 4 & 0xFFF0_FFF0_FFF0
        | planes >> 4 & 0x0FFF_0FFF_0FFF
        | planes << 1 & 0xEEEE_EEEE_EEEE
        | planes >> 1 & 0x7777_7777_7777
    )


def has_any(planes: i64) -> i64:
    """The last square of every plane of a word that has a square at all."""
    return ((planes & OTHER_SQUARES) + OTHER_SQUARES | planes) & LAST_SQUARES


@final
class Board:
    """A town as far as patterns go: what can stand for each resource, where real cubes are, and what is empty.

    It also remembers which cards fit. A cube more takes nothing away, and brings only what has its resource beside
    one that lies there; a cube less brings nothing.
    """

    first: i64  # the planes of the first three resources
    second: i64  # those of the others
    cubes: i64
    empty: i64
    fitting: i64  # the cards that are known to fit, as bits
    unsure: i64  # the cards of which it is not known

    def __init__(
        self, first: i64, second: i64, cubes: i64, empty: i64 = 0, fitting: i64 = 0, unsure: i64 = EVERYTHING
    ) -> None:
        self.first = first
        self.second = second
        self.cubes = cubes
        self.empty = empty
        self.fitting = fitting
        self.unsure = unsure

    def copy(self) -> Board:
        return Board(self.first, self.second, self.cubes, self.empty, self.fitting, self.unsure)

    def forget(self) -> None:
        """Whether cards fit is found anew."""
        self.fitting = 0
        self.unsure = EVERYTHING

    def put_cube(self, resource: i64, at: i64, reaching: vec[i64]) -> None:
        """TT-2.1  One cube on an empty square."""
        if resource < 3:
            self.first |= at << PLANE * resource
        else:
            self.second |= at << PLANE * (resource - 3)
        self.cubes |= at
        self.empty &= ~at
        found: i64 = reaching[RESOURCE_SETS * resource + self.resources_beside(at)]
        self.unsure |= found & ~self.fitting

    def resources_beside(self, at: i64) -> i64:
        """TT-2.2  What lies adjacent to a square, one bit for each resource."""
        around = near(at) * IN_EVERY_PLANE
        first, second = has_any(around & self.first), has_any(around & self.second)
        return first >> 15 & 1 | first >> 30 & 2 | first >> 45 & 4 | second >> 12 & 8 | second >> 27 & 16

    def remove_cubes(self, squares: i64) -> None:
        """TT-5.4  The cubes on these squares leave them empty; buildings among them stay."""
        gone = squares & self.cubes
        self.first &= ~(gone * IN_EVERY_PLANE)
        self.second &= ~(gone * IN_EVERY_PLANE)
        self.cubes ^= gone
        self.empty |= gone
        self.unsure |= self.fitting
        self.fitting = 0

    def put_post(self, at: i64) -> None:
        """TT-7.2  A Trading Post stands for every resource, but is no cube."""
        self.first |= at * IN_EVERY_PLANE
        self.second |= at * IN_EVERY_PLANE & TWO_PLANES
        self.unsure = ~self.fitting

    def remove_post(self, at: i64) -> None:
        """TT-8.7  A Trading Post goes back to the supply."""
        self.first &= ~(at * IN_EVERY_PLANE)
        self.second &= ~(at * IN_EVERY_PLANE)
        self.unsure |= self.fitting
        self.fitting = 0

    def planes(self) -> list[int]:
        """By resource: the squares that can stand for it."""
        first, second = self.first, self.second
        return [first & ALL, first >> PLANE & ALL, first >> 2 * PLANE, second & ALL, second >> PLANE]

    def all_beside(self) -> i64:
        """Which resources lie beside each other, one bit for each pair: all planes of a word are asked at once."""
        first, second = self.first, self.second
        near_first, near_second = near(first), near(second)
        turned = first << PLANE & ALL_PLANES | first >> 2 * PLANE
        fourth, fifth = second & ALL, second >> PLANE
        return (
            has_any(near_first & first)
            | has_any(near_first & turned) >> 1
            | has_any(near_first & fourth * IN_EVERY_PLANE) >> 2
            | has_any(near_first & fifth * IN_EVERY_PLANE) >> 3
            | has_any(near_second & second) >> 4
            | has_any(near_second & fifth) >> 5
        )

    def has_pairs_for(self, adjoining: vec[i64]) -> i64:
        """The patterns whose resources lie beside each other here as somewhere in the pattern, as bits."""
        beside = self.all_beside()
        beside >>= FIRST_PAIR
        patterns: i64 = adjoining[beside & PAIRS]
        patterns &= adjoining[PAIR_SETS + (beside >> PLANE & PAIRS)]
        patterns &= adjoining[2 * PAIR_SETS + (beside >> 2 * PLANE)]
        return patterns

    def has_enough_for(self, satisfied: vec[i64]) -> i64:
        """The patterns for which there are enough cubes of each resource, as bits."""
        some, others = counted(self.first), counted(self.second)
        patterns: i64 = satisfied[some & 31]
        patterns &= satisfied[COUNTS + (some >> PLANE & 31)]
        patterns &= satisfied[2 * COUNTS + (some >> 2 * PLANE)]
        patterns &= satisfied[3 * COUNTS + (others & 31)]
        patterns &= satisfied[4 * COUNTS + (others >> PLANE)]
        return patterns

    def has_shape(self, shape: vec[i64]) -> bool:
        """TT-6.2  Whether a `packed` pattern is there, in whichever orientation."""
        first, second = self.first, self.second
        for orientation in shape:
            cells: i64 = orientation
            corners: i64 = cells & ALL
            cells >>= PLANE
            while cells and corners:
                shift: i64 = (cells & CELL) - 1
                corners &= first >> shift if shift < FIRST_WORD else second >> shift - FIRST_WORD
                cells >>= CELL_BITS
            if corners and self.has_cube(corners, orientation):
                return True
        return False

    def has_cube(self, corners: i64, orientation: i64) -> bool:
        """TT-7.2  Whether a pattern at one of these corners covers at least one real cube."""
        cells = orientation >> PLANE
        while cells:
            if corners & self.cubes >> ((cells & CELL) - 1) % PLANE:
                return True
            cells >>= CELL_BITS
        return False
