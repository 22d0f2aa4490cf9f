"""The file format of backups and exported tables.

A gzip file of JSON lines. The first line is the `Header`; each line after it holds up to 500 rows of one database
table, as `["entries", [[...], ...]]`, with bytes as hex digits; the last line is the `Footer`, with the number of rows
of each database table and the SHA-256 of everything before it. So a file that was cut short, or changed anywhere,
is noticed.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

FORMAT: Final = 1
CHUNK: Final = 500  # rows in a line
LONGEST_LINE: Final = 512_000_000


class ArchiveError(ValueError):
    """The file is not a backup, or it is damaged."""


class Header(Struct):
    """What the file is."""

    guildhall: str  # "backup" or "table"
    format: int
    engine: str  # the version of Guildhall that wrote it
    revision: str  # of the schema
    made_at: int
    columns: dict[str, list[str]]  # by database table


class Footer(Struct):
    rows: dict[str, int]
    sha256: str


class Writer:
    """Writes one archive."""

    def __init__(self, file: IO[bytes], header: Header) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self.rows: Counter[str] = Counter(dict.fromkeys(header.columns, 0))
        self._line(header)

    def _line(self, value: object) -> None:
        line = msgspec.json.encode(value, enc_hook=str) + b"\n"
        self._digest.update(line)
        self._file.write(line)

    def add(self, table: str, rows: Iterable[Sequence[Any]]) -> None:
        """Rows of a database table."""
        chunk: list[list[Any]] = []
        for row in rows:
            chunk.append([value.hex() if isinstance(value, bytes) else value for value in row])
            if len(chunk) == CHUNK:
                self._chunk(table, chunk)
                chunk = []
        if chunk:
            self._chunk(table, chunk)

    def _chunk(self, table: str, chunk: list[list[Any]]) -> None:
        self.rows[table] += len(chunk)
        self._line((table, chunk))

    def end(self) -> None:
        self._file.write(msgspec.json.encode(Footer(dict(self.rows), self._digest.hexdigest())) + b"\n")


@contextmanager
def writing(path: Path, header: Header) -> Iterator[Writer]:
    """A new archive, which appears under its name only when it is complete and on disk. Only its owner may read it."""
    if path.exists():
        raise ValueError(f"{path} exists already")
    descriptor, name = tempfile.mkstemp(prefix=path.name + ".", suffix=".part", dir=path.resolve().parent)
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                writer = Writer(packed, header)  # type: ignore[arg-type]  # it has the methods that matter
                yield writer
                writer.end()
            raw.flush()
            os.fsync(raw.fileno())
        os.link(part, path)  # fails if another process was first, where a rename would replace its file
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> tuple[Header, Iterator[tuple[str, list[list[Any]]]]]:
    """The header and the rows of an archive. Raises ArchiveError, at the latest at the end of the rows."""
    lines = _lines(path)
    try:
        first = next(lines)
        header = msgspec.json.decode(first, type=Header)
    except (StopIteration, msgspec.MsgspecError):
        raise ArchiveError(f"{path} is not a file of Guildhall's") from None
    if header.format != FORMAT or header.guildhall not in ("backup", "table"):
        raise ArchiveError(f"{path} was written by Guildhall {header.engine} in a form that is not known here")
    return header, _rows(path, header, first, lines)


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            while line := file.readline(LONGEST_LINE):
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ArchiveError(f"{path} is damaged: {error}") from None


def _rows(path: Path, header: Header, first: bytes, lines: Iterator[bytes]) -> Iterator[tuple[str, list[list[Any]]]]:
    digest = hashlib.sha256(first)
    counts = dict.fromkeys(header.columns, 0)
    last: bytes | None = None
    for line in lines:
        if last is not None:
            digest.update(last)
            yield _chunk_of(path, header, last, counts)
        last = line
    try:
        footer = msgspec.json.decode(last or b"", type=Footer)
    except msgspec.MsgspecError:
        raise ArchiveError(f"{path} is damaged: it ends too early") from None
    if footer.sha256 != digest.hexdigest() or footer.rows != counts:
        raise ArchiveError(f"{path} is damaged: its checksum is wrong")


def _chunk_of(path: Path, header: Header, line: bytes, counts: dict[str, int]) -> tuple[str, list[list[Any]]]:
    try:
        table, rows = msgspec.json.decode(line, type=tuple[str, list[list[Any]]])
    except msgspec.MsgspecError as error:
        raise ArchiveError(f"{path} is damaged: {error}") from None
    columns = header.columns.get(table)
    if columns is None or any(len(row) != len(columns) for row in rows):
        raise ArchiveError(f"{path} is damaged: rows of '{table}' do not fit")
    counts[table] += len(rows)
    return table, rows
