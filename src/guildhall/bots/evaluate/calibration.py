"""What makes hand-made judgement come true: by game and seats, four knots from the beginning of a game to its end.

Written by `python -m bench.strength.calibration fit`; see bench/strength/CALIBRATION.md.
"""

from __future__ import annotations

from typing import Final

# The margin scale is divided by this: above 1 leads are worth more than the evaluator thinks.
SHARPNESS: Final[dict[str, dict[int, list[float]]]] = {
    "old-london-bridge": {},
    "pillars-of-the-earth": {},
    "tiny-towns": {},
    "guilds-of-london": {},
}
# The points that every seat gets in the end besides those that the evaluator expects.
OFFSETS: Final[dict[str, dict[int, list[float]]]] = {
    "old-london-bridge": {},
    "pillars-of-the-earth": {},
    "tiny-towns": {},
    "guilds-of-london": {},
}
