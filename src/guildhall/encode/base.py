"""The parts that every encoder shares: buffers, shares as bits, questions and masks.

A buffer of observations is a `vec[i32]` that holds the *bits* of float32 numbers: storing a machine word into a vector
is the fastest write that compiled code has (0.3 ns; an item of an array or a memoryview takes 15 to 30 ns, because each
number becomes an object first). Whoever reads the buffer as float32 finds the numbers.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from guildhall.encode.errors import UnknownLayout
from guildhall.kernel.decision import Draw
from guildhall.kernel.game import Game
from guildhall.kernel.state import State

if TYPE_CHECKING:
    from guildhall.kernel.decision import Decision

ONE: Final = 0x3F800000  # the bits of 1.0
FROZEN: Final = 0  # version 0: seats in their absolute order, grids square by square inside their owner's part
LATEST: Final = 1  # version 1: the seat that looks comes first, grids are planes at the front
VERSIONS: Final[tuple[int, ...]] = (FROZEN, LATEST)
RELATIVE: Final = "relative"  # the seat that looks, then the others in turn order
ABSOLUTE: Final = "absolute"  # seat 0 first, whoever looks


def float_bits(number: float) -> int:
    """The bits of a number as float32."""
    bits: int = struct.unpack("<i", struct.pack("<f", number))[0]
    return bits


def rounded(number: float) -> float:
    """The nearest float32."""
    nearest: float = struct.unpack("<f", struct.pack("<f", number))[0]
    return nearest


@final
class Shares:
    """Whole numbers from -most to `most` as bits of their shares; what lies beyond has the bits of the last one."""

    bits: vec[i32]
    most: i64

    def __init__(self, bits: list[int]) -> None:
        self.bits = vec[i32](bits)
        self.most = len(bits) // 2

    def put(self, out: vec[i32], at: i64, number: i64) -> None:
        most = self.most
        if number > most:
            number = most
        elif number < -most:
            number = -most
        out[at] = self.bits[number + most]


def number_shares(most: int) -> Shares:
    """The shares that `schema.Number` gives: a number times the inverse of `most`, at most 1."""
    share = 1.0 / most
    numbers = [max(-1.0, min(1.0, number * share)) for number in range(-most - 1, most + 2)]
    return Shares([float_bits(number) for number in numbers])


def count_shares(most: int) -> Shares:
    """The shares that `schema.CountOf` gives: added one by one, and rounded each time."""
    share = 1.0 / most
    counted = [0.0]
    for _ in range(most + 1):
        counted.append(min(1.0, rounded(counted[-1] + share)))
    bits = [float_bits(number) for number in counted]
    return Shares([0] * (len(bits) - 1) + bits)


def number_buffer(size: int) -> vec[i32]:
    """A buffer for this many numbers of observations."""
    return vec[i32]([0] * size)


def mask_buffer(size: int) -> vec[u8]:
    """A buffer for this many entries of masks."""
    return vec[u8]([0] * size)


class Encoder:
    """Writes the observations and masks of one game for one number of seats. Subclassed once per game."""

    game: Any
    seats: i64
    version: i64
    is_relative: bool
    size: i64  # numbers of an observation
    actions: i64  # entries of a mask
    first_action: dict[Any, int]  # by question of a player: the action that its first option is
    question_at: dict[Any, int]  # by question of a player
    questions: i64
    no_numbers: vec[i32]  # an observation of zeros; copied, never changed
    no_mask: vec[u8]

    def __init__(self, game: Game[Any], seats: int, version: int, order: str) -> None:
        check_layout(version, order)
        self.game = game
        self.seats = seats
        self.version = version
        self.is_relative = order == RELATIVE
        asked: list[Decision[Any]] = [decision for decision in game.decisions if not isinstance(decision, Draw)]
        self.first_action = {}
        self.question_at = {}
        actions = 0
        for i, decision in enumerate(asked):
            self.first_action[decision] = actions
            self.question_at[decision] = i
            actions += len(decision.domain)
        self.actions = actions
        self.questions = len(asked)
        self.size = self.view_size() + self.questions + seats
        self.no_numbers = number_buffer(self.size)
        self.no_mask = mask_buffer(actions)

    def view_size(self) -> int:
        """How many numbers `put_view` writes."""
        raise AssertionError("every game has a size")

    def put_view(self, g: State, seat: i64, out: vec[i32], at: i64) -> i64:
        """Write what a seat sees from place `at` on, where zeros stand. Returns the place of the next number."""
        raise AssertionError("every game writes its own view")

    @final
    def put(self, g: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the observation of a seat over whatever stands there."""
        clear(out, at, at + self.size)
        self.put_on_zeros(g, seat, out, at)

    @final
    def put_on_zeros(self, g: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write the observation of a seat where zeros stand."""
        at = self.put_view(g, seat, out, at)
        decision: object = g.asked[seat]
        if decision is not None:
            out[at + self.question_at[decision]] = ONE
        at += self.questions
        asked: list[Any] = g.asked  # so that compiled code does not look at what is asked
        first: i64 = seat if self.is_relative else 0
        place: i64 = 0
        while place < self.seats:
            other = first + place
            if other >= self.seats:
                other -= self.seats
            if asked[other] is not None:
                out[at + place] = ONE
            place += 1

    @final
    def put_mask(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write a 1 for each action that a seat may take now, and zeros around."""
        place: i64 = at
        end: i64 = at + self.actions
        while place < end:
            out[place] = 0
            place += 1
        self.mark(g, seat, out, at, 1)

    @final
    def mark(self, g: State, seat: i64, out: vec[u8], at: i64, entry: u8) -> None:
        """Write an entry for each action that a seat may take now, and nothing around."""
        decision: object = g.asked[seat]
        if decision is not None:
            first: i64 = at + self.first_action[decision]
            for option in g.offered[seat]:
                out[first + option] = entry

    @final
    def observation(self, g: State, seat: i64) -> vec[i32]:
        """What a seat sees, in a buffer of its own."""
        out = self.no_numbers[:]
        self.put_on_zeros(g, seat, out, 0)
        return out

    @final
    def mask(self, g: State, seat: i64) -> vec[u8]:
        """What a seat may do, in a buffer of its own."""
        out = self.no_mask[:]
        self.mark(g, seat, out, 0, 1)
        return out


def how_often(numbers: list[int], wanted: i64) -> i64:
    """How often a number is in a short list, without comparing objects."""
    found: i64 = 0
    for number in numbers:
        if number == wanted:
            found += 1
    return found


def clear(out: vec[i32], at: i64, end: i64) -> None:
    """Write zeros."""
    while at < end:
        out[at] = 0
        at += 1


def check_layout(version: int, order: str) -> None:
    """Raises UnknownLayout."""
    if version not in VERSIONS:
        raise UnknownLayout(f"there is no layout version {version}; there are: {', '.join(map(str, VERSIONS))}")
    if order not in (RELATIVE, ABSOLUTE):
        raise UnknownLayout(f"there is no order '{order}'; there are: {RELATIVE}, {ABSOLUTE}")
    if version == FROZEN and order == RELATIVE:
        raise UnknownLayout(f"layout version {FROZEN} has the order '{ABSOLUTE}' only")
