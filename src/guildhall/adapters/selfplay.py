"""Self-play data in Parquet: what the asked seat saw, what it could do, what it did, and how the game ended.

A folder holds `selfplay.json`, with the settings and what each number means, and files of GAMES_PER_FILE games each.
A file appears when it is complete, so an interrupted run goes on with the files that are missing. The games follow from
the settings alone, whatever the number of processes: `guildhall.make(...)`, `reset(seed)` with the seed of a row and
the choices in order replay its game.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import guildhall
from guildhall.adapters.codec import codec
from guildhall.adapters.observe import observer
from guildhall.bots import guest
from guildhall.bots.bot import Bot, Position
from guildhall.encode.base import LATEST, RELATIVE, Encoder, mask_buffer, number_buffer
from guildhall.encode.shelf import encoder
from guildhall.encode.stepper import draw_all, episode_seed
from guildhall.env import checked_seed, find_game, find_seats, find_variant
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

GAMES_PER_FILE: Final = 100
ROWS: Final = 2048  # that are written at once, at least
BUFFER: Final = 512  # rows that the encoder writes before they are copied
SETTINGS_FILE: Final = "selfplay.json"
RANDOM: Final = "random"
PLAIN: Final[dict[str, Any]] = {
    "game": pa.int64(),
    "seed": pa.int64(),
    "step": pa.int32(),
    "seat": pa.int8(),
    "choice": pa.int32(),
}
# With dictionaries and statistics, writing takes two to seven times as long; files are a quarter to a half smaller.
QUICK: Final[dict[str, Any]] = {
    "compression": "zstd",
    "compression_level": 1,
    "use_dictionary": False,
    "write_statistics": ["game"],
}
RESULTS: Final[dict[str, Any]] = {"points": pa.int32(), "places": pa.int8()}  # by seat

Keep = Callable[[int], None]  # called with the number of games that were just written


class Settings(msgspec.Struct, frozen=True):
    """What all games of a folder share. Equal settings give equal games."""

    game: str
    seats: int
    variant: dict[str, str]
    seed: int
    bot: str = RANDOM
    version: str = guildhall.__version__
    layout: int = LATEST
    order: str = RELATIVE
    limit: float = guest.LIMIT


class About(msgspec.Struct):
    """What `selfplay.json` says."""

    settings: Settings
    observation: list[str]  # what each number means
    actions: list[str]  # what each choice, and each entry of a mask, means


def settings(game: str, seats: int | None, variant: dict[str, str], seed: int, bot: str, limit: float) -> Settings:
    """Checked settings. Raises ValueError."""
    found = find_game(game)
    count = find_seats(found, seats)
    chosen = find_variant(found, count, variant)
    guest.check(bot, found, limit)
    return Settings(game, count, dict(chosen), checked_seed(seed), bot, limit=limit)


def missing(folder: Path, asked: Settings, games: int) -> list[tuple[int, int]]:
    """The files that are still to be written, as first game and number of games. Makes the folder if need be.

    Raises ValueError, and changes nothing, if the folder holds something else.
    """
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}")
    about = folder / SETTINGS_FILE
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"'{folder}' is not a folder")
    if about.exists():
        _check_same(about, asked)
    elif folder.exists() and any(folder.iterdir()):
        raise ValueError(f"'{folder}' is not empty, and has no {SETTINGS_FILE}")
    else:
        folder.mkdir(parents=True, exist_ok=True)
        labels = observer(asked.game, asked.seats, asked.layout, asked.order).labels()
        numbers = codec(asked.game)
        names = [numbers.name(action) for action in range(numbers.actions)]
        about.write_bytes(msgspec.json.format(msgspec.json.encode(About(asked, labels, names)), indent=1))
    wanted = [(first, min(GAMES_PER_FILE, games - first)) for first in range(0, games, GAMES_PER_FILE)]
    return [(first, count) for first, count in wanted if _written(file_of(folder, first)) < count]


def _check_same(about: Path, asked: Settings) -> None:
    try:
        kept = msgspec.json.decode(about.read_bytes(), type=About).settings
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError(f"'{about}' does not describe self-play") from None
    for name in Settings.__struct_fields__:
        has, wants = getattr(kept, name), getattr(asked, name)
        if has != wants:
            raise ValueError(f"'{about.parent}' holds other games: its {name} is {has!r}, not {wants!r}")


def _written(file: Path) -> int:
    """How many games a file holds; 0 if it is not there, or not whole."""
    try:
        return int(pq.read_metadata(file).metadata[b"games"])
    except (OSError, pa.ArrowInvalid, KeyError, TypeError):
        return 0


def file_of(folder: Path, first: int) -> Path:
    """The file that begins with this game."""
    return folder / f"games-{first:08d}.parquet"


def write(folder: Path, asked: Settings, games: int, workers: int, keep: Keep) -> None:
    """Write all files that are missing, in several processes if asked to.

    Raises ValueError as `missing` does, and BotFault if a guest breaks the rules. Whatever is raised, complete files
    stay.
    """
    if workers < 1:
        raise ValueError(f"--workers must be at least 1, not {workers}")
    parts = missing(folder, asked, games)
    if workers == 1 or len(parts) < 2:
        for first, count in parts:
            keep(write_file(folder, asked, first, count))
        return
    others = active_children()
    context = get_context("spawn")  # threads of Arrow do not survive a fork
    pool = ProcessPoolExecutor(min(workers, len(parts)), context, _ignore_interrupts)
    try:
        waiting: list[Future[int]] = [pool.submit(write_file, folder, asked, first, count) for first, count in parts]
        for written in as_completed(waiting):
            keep(written.result())
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which then ends the workers


def write_file(folder: Path, asked: Settings, first: int, count: int) -> int:
    """Play this many games and write their file; returns how many."""
    file = file_of(folder, first)
    part = file.with_suffix(".part")
    rows = Rows(asked)
    try:
        with pq.ParquetWriter(part, rows.schema(first, count), **QUICK) as writer:
            for number in range(first, first + count):
                rows.play(number, writer)
            rows.flush(writer)
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return count


class Rows:
    """Rows of games, until there are enough to be written."""

    def __init__(self, asked: Settings) -> None:
        self.asked = asked
        self.encoder: Encoder = encoder(asked.game, asked.seats, asked.layout, asked.order)
        self.game = find_game(asked.game)
        self.observations = number_buffer(BUFFER * self.encoder.size)
        self.masks = mask_buffer(BUFFER * self.encoder.actions)
        self.buffered = 0  # rows in these buffers
        self.seen: list[Any] = []  # the buffers' earlier contents
        self.allowed: list[Any] = []
        self.columns: dict[str, list[int]] = {name: [] for name in (*PLAIN, *RESULTS)}

    def schema(self, first: int, count: int) -> Any:
        asked = self.asked
        fields = [
            *((name, PLAIN[name]) for name in ("game", "seed", "step", "seat")),
            ("observation", pa.list_(pa.float32(), self.encoder.size)),
            ("mask", pa.list_(pa.bool_(), self.encoder.actions)),
            ("choice", PLAIN["choice"]),
            *((name, pa.list_(kind, asked.seats)) for name, kind in RESULTS.items()),
        ]
        about = {"first": str(first), "games": str(count), "settings": msgspec.json.encode(asked).decode()}
        return pa.schema(fields, metadata={**about, "version": asked.version})

    def play(self, number: int, writer: Any) -> None:
        """Play a game, and keep its rows. Raises BotFault."""
        seed = episode_seed(self.asked.seed, number, 0)
        bots = self._bots()
        began = len(self.columns["step"])
        g: State = self.game.new(self.asked.seats, self.asked.variant)
        run.start(g)
        chance, minds = Rng(seed), [Rng(seed * 31 + 7 + seat) for seat in range(self.asked.seats)]
        try:
            while g.waiting:
                if g.asked[CHANCE] is not None:
                    draw_all(g, chance)
                else:
                    self._row(g, bots, minds)
        except guest.BotFault as fault:
            raise guest.BotFault(f"in game {number}, {self.asked.bot} {fault}") from fault
        finally:
            for bot in bots:
                bot.close()
        steps = len(self.columns["seat"]) - began
        self.columns["game"] += [number] * steps
        self.columns["seed"] += [seed] * steps
        self.columns["step"] += range(steps)
        self.columns["points"] += self.game.points(g) * steps
        self.columns["places"] += self.game.places(g) * steps
        if len(self.columns["step"]) >= ROWS:
            self.flush(writer)

    def _bots(self) -> list[Bot]:
        """A bot for each seat; none if the choices are random, which needs no positions."""
        asked = self.asked
        if asked.bot == RANDOM:
            return []
        return [guest.bot(asked.bot, self.game, asked.limit, asked.variant) for _ in range(asked.seats)]

    def _row(self, g: State, bots: list[Bot], minds: list[Rng]) -> None:
        """Write what the next seat sees, and let it choose."""
        if self.buffered == BUFFER:
            self._empty()
        seat, at = run.first_to_act(g), self.buffered
        self.encoder.put(g, seat, self.observations, at * self.encoder.size)
        self.encoder.put_mask(g, seat, self.masks, at * self.encoder.actions)
        self.buffered += 1
        decision, options = run.question(g, seat), g.offered[seat]
        if bots:
            option = bots[seat].choose(Position(self.game, g, seat, minds[seat]), minds[seat])
        else:
            option = options[minds[seat].below(len(options))]
        self.columns["seat"].append(seat)
        self.columns["choice"].append(self.encoder.first_action[decision] + option)
        run.apply(g, seat, option)

    def _empty(self) -> None:
        """Copy what the buffers hold, so that they can be written again."""
        numbers = np.frombuffer(memoryview(self.observations), np.float32)[: self.buffered * self.encoder.size]
        marks = np.frombuffer(memoryview(self.masks), np.bool_)[: self.buffered * self.encoder.actions]
        self.seen.append(numbers.copy())
        self.allowed.append(marks.copy())
        self.buffered = 0

    def flush(self, writer: Any) -> None:
        """Write all rows, and begin anew."""
        self._empty()
        if self.columns["step"]:
            made = {name: pa.array(self.columns[name], kind) for name, kind in PLAIN.items()}
            made["observation"] = _lists(pa.array(np.concatenate(self.seen)), self.encoder.size)
            made["mask"] = _lists(pa.array(np.concatenate(self.allowed)), self.encoder.actions)
            for name, kind in RESULTS.items():
                made[name] = _lists(pa.array(self.columns[name], kind), self.asked.seats)
            arrays = [made[name] for name in writer.schema.names]
            writer.write_table(pa.Table.from_arrays(arrays, schema=writer.schema))
        self.seen, self.allowed = [], []
        self.columns = {name: [] for name in self.columns}


def _lists(values: Any, size: int) -> Any:
    return pa.FixedSizeListArray.from_arrays(values, size)
