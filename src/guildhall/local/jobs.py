"""What the bots' worker is asked."""

from __future__ import annotations

from typing import Literal

import msgspec

JobKind = Literal["turn", "hint", "look"]


class Job(msgspec.Struct):
    """An answer, a hint or a part of a review. The page passes `work` on without reading it."""

    table: str
    number: int
    kind: JobKind
    work: str
