"""What a search says about one option."""

from __future__ import annotations

# An option, its visits, and by seat the sums over them of win probabilities and of expected final points.
Result = tuple[int, int, list[float], list[float]]
