"""How long the service keeps old data.

The option `--keep` says it in days by kind, such as `open=7,uploads=365`. A kind that is not named is kept for ever,
except tables that never started, which are kept for 14 days; `open=0` keeps these, too.

    open       tables that never started, since they were made
    idle       running games without a clock, since their last entry; they are abandoned, not deleted
    uploads    uploaded replays
    nameless   people without an account who have no table, seat, line of chat or recent session
    journals   finished games: the journal becomes a replay file, from which the table's page is shown as before
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("open", "idle", "uploads", "nameless", "journals")
USUAL: Final = {"open": 14.0}


def parse_keep(keep: str) -> dict[str, float]:
    """Days by kind. Raises ValueError."""
    days = dict(USUAL)
    for part in filter(None, (part.strip() for part in keep.split(","))):
        kind, _, number = part.partition("=")
        if kind not in KINDS:
            raise ValueError(f"--keep knows {', '.join(KINDS)}, not '{kind}'")
        try:
            days[kind] = float(number)
        except ValueError:
            raise ValueError(f"--keep takes KIND=DAYS, not '{part}'") from None
        if not 0 <= days[kind] < 100_000:
            raise ValueError(f"--keep {kind} must be a number of days, or 0 to keep everything")
    return {kind: count for kind, count in days.items() if count}
