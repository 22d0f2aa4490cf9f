"""Network files: a line that says what it is, a line that says of what, and the numbers.

    guildhall network 1
    {"game": "tiny-towns", "layout": 1, ...}
    float32 numbers: seen, bias, noticed, hidden, bias, value, bias, policy; then rows by seats as uint16; little-endian

The second line has sizes and a digest of the numbers, so a file that is damaged, cut short or meant for something else
is told from one that fits before a number of it is used.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.evaluate.network import SUMMARY, Layer, Network, NetworkEvaluator
from guildhall.encode.base import LATEST
from guildhall.encode.shelf import encoder
from guildhall.kernel import run
from guildhall.kernel.game import Game

FORMAT: Final = 1
MAGIC: Final = b"guildhall network "
SUFFIX: Final = ".network"
MOST_BYTES: Final = 1 << 20
MOST_ROWS: Final = 1 << 16
WIDEST: Final = 1 << 12


class NetworkError(ValueError):
    """A network file that cannot be used, and why."""


class Made(Struct, frozen=True):
    """How a network came to be; told to people, not checked."""

    version: str = ""  # of Guildhall
    games: int = 0
    steps: int = 0
    seed: int = 0
    note: str = ""


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The second line."""

    game: str
    layout: int  # the version of the observations
    sizes: dict[str, int]  # by number of seats: numbers of an observation
    rows: int  # of weights for them
    traits: int  # that the hand-made evaluator notices about a seat
    seen: int  # units of the first layer
    hidden: int  # units of the second
    actions: int
    digest: str  # SHA-256 of the numbers
    prior_weight: float = 0.0
    made: Made = Made()

    @property
    def counts(self) -> tuple[int, ...]:
        """How many numbers each part has."""
        noticed = 2 * self.traits + SUMMARY
        return (
            *(self.rows * self.seen, self.seen, noticed * self.seen),
            *(self.seen * self.hidden, self.hidden, self.hidden * 2, 2),
            self.actions * (self.hidden + 1),
        )


class Weights(Struct, frozen=True):
    """The numbers of a network, part by part."""

    parts: tuple[array[float], ...]  # as `Heading.counts`
    rows: dict[int, array[int]]  # by number of seats


def packed(heading: Heading, weights: Weights) -> bytes:
    """A network as the content of a file. Sets the digest. Raises NetworkError if it is too large for one."""
    every: list[array[Any]] = [*weights.parts, *(weights.rows[seats] for seats in sorted(weights.rows))]
    numbers = b"".join(map(_little, every))
    heading = msgspec.structs.replace(heading, digest=hashlib.sha256(numbers).hexdigest())
    content = MAGIC + b"%d\n" % FORMAT + msgspec.json.encode(heading) + b"\n" + numbers
    if len(content) > MOST_BYTES:
        raise NetworkError(f"a network of {len(content)} bytes is too large: at most {MOST_BYTES}")
    unpacked(content, "the network")
    return content


def unpacked(content: bytes, name: str) -> tuple[Heading, Weights]:
    """What a file says. Raises NetworkError."""
    first, _, rest = content.partition(b"\n")
    if not first.startswith(MAGIC):
        raise NetworkError(f"{name} is not a network of Guildhall")
    if first != MAGIC + b"%d" % FORMAT:
        found = first[len(MAGIC) :][:20].decode("ascii", "replace")
        raise NetworkError(f"{name} has format {found}, and this version of Guildhall reads format {FORMAT}")
    line, _, numbers = rest.partition(b"\n")
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NetworkError(f"{name} is damaged: its heading cannot be read ({error})") from None
    if hashlib.sha256(numbers).hexdigest() != heading.digest:
        raise NetworkError(f"{name} is damaged: its numbers do not have the digest in its heading")
    _check_sizes(heading, len(numbers), name)
    parts = []
    at = 0
    for count in heading.counts:
        parts.append(_array("f", numbers[at : at + 4 * count]))
        at += 4 * count
    if any(not abs(number) < 1e6 for part in parts for number in part):  # NaN compares false, too
        raise NetworkError(f"{name} is damaged: it has numbers that no training leads to")
    rows = {}
    for seats, size in _sizes(heading).items():
        rows[seats] = _array("H", numbers[at : at + 2 * size])
        at += 2 * size
        if size and max(rows[seats]) >= heading.rows:
            raise NetworkError(f"{name} is damaged: it refers to weights that it does not have")
    return heading, Weights(tuple(parts), rows)


def _check_sizes(heading: Heading, found: int, name: str) -> None:
    widths = (heading.traits, heading.seen, heading.hidden, heading.actions)
    if not all(0 <= width <= WIDEST for width in widths) or not 0 < heading.rows <= MOST_ROWS:
        raise NetworkError(f"{name} is damaged: its sizes are not possible")
    if not all(seats.isdecimal() and 0 < size <= MOST_ROWS for seats, size in heading.sizes.items()):
        raise NetworkError(f"{name} is damaged: its sizes are not possible")
    if found != 4 * sum(heading.counts) + 2 * sum(heading.sizes.values()):
        raise NetworkError(f"{name} is damaged: it has {found} bytes of numbers, which are not those of its sizes")


def _sizes(heading: Heading) -> dict[int, int]:
    """By number of seats, in the order of the file."""
    return {seats: heading.sizes[str(seats)] for seats in sorted(map(int, heading.sizes))}


def _little(numbers: array[Any]) -> bytes:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def _array(kind: str, content: bytes) -> array[Any]:
    found: array[Any] = array(kind)
    found.frombytes(content)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def network_evaluator(game: Game[Any], hand: Evaluator, content: bytes, name: str) -> NetworkEvaluator:
    """The evaluator that a file and a hand-made evaluator make together. Raises NetworkError if they do not fit."""
    heading, weights = unpacked(content, name)
    if heading.game != game.name:
        raise NetworkError(f"{name} is a network for {heading.game}, not for {game.name}")
    if heading.layout != LATEST:
        raise NetworkError(f"{name} was trained on layout version {heading.layout}, and this Guildhall has {LATEST}")
    encoders = {seats: encoder(game.name, seats) for seats in _sizes(heading) if seats in game.seats}
    for seats, writes in encoders.items():
        if heading.sizes[str(seats)] != writes.size or heading.actions != writes.actions:
            expected = f"{heading.sizes[str(seats)]} numbers and {heading.actions} actions"
            now = f"{writes.size} and {writes.actions}"
            raise NetworkError(f"{name} expects {expected} with {seats} seats, and this Guildhall writes {now}")
    if heading.traits != trait_count(game, hand):
        raise NetworkError(f"{name} expects {heading.traits} traits of a seat, and there are {trait_count(game, hand)}")
    seen, first_bias, noticed, hidden, second_bias, value, value_bias, policy = (list(part) for part in weights.parts)
    network = Network(
        Layer(seen, first_bias),
        Layer(noticed, [0.0] * heading.seen),
        Layer(hidden, second_bias),
        Layer(value, value_bias),
        policy,
        {seats: list(rows) for seats, rows in weights.rows.items()},
    )
    return NetworkEvaluator(hand, network, encoders, heading.prior_weight)


def trait_count(game: Game[Any], hand: Evaluator) -> int:
    """How many traits of a seat an evaluator notices."""
    g = game.new(game.seats[-1], {})
    run.start(g)
    return len(hand.traits(g, 0))


def read(path: Path, game: Game[Any], hand: Evaluator) -> NetworkEvaluator:
    """The evaluator with the network in a file. Raises NetworkError, or OSError."""
    return network_evaluator(game, hand, path.read_bytes(), path.name)


def shipped(game: str) -> bytes | None:
    """The network file of a game in the package, if there is one."""
    file = resources.files("guildhall.bots.networks") / f"{game}{SUFFIX}"
    return file.read_bytes() if file.is_file() else None
