"""How hard a review looks at each decision: as hard as the time allows that is left."""

from __future__ import annotations

from typing import Final

FEWEST: Final = 16  # simulations of a search
MOST: Final = 1600
TRIAL: Final = 24  # simulations of a search that measures the machine
OVERTIME: Final = 4  # a part of the usual effort when no time is left
SAFETY: Final = 0.85  # of the time that is left is planned; confirming a mistake takes longer
FEWEST_WORLDS: Final = 2  # in which a draw is looked at
FOR_DRAWS: Final = 0.3  # of the time, at most


class Pace:
    """The time of a review, or a fixed number of simulations for each decision.

    A review by simulations is the same on every machine. One by time measures how many simulations the machine makes.
    """

    def __init__(self, simulations: int | None, seconds: float) -> None:
        """Raises ValueError for impossible limits."""
        if simulations is not None and simulations < 1:
            raise ValueError(f"a review needs at least 1 simulation a decision, not {simulations}")
        if not 0 < seconds < float("inf"):
            raise ValueError(f"a review takes a positive, finite number of seconds, not {seconds}")
        self.fixed = simulations
        self.left = seconds
        self._searching = 0.0
        self._simulations = 0
        self._for_draws = seconds * FOR_DRAWS
        self._looking = 0.0
        self._worlds = 0

    def simulations(self, decisions: int) -> int:
        """How many simulations the next of so many decisions gets."""
        if self.fixed is not None:
            return self.fixed
        if not self._simulations:
            return TRIAL
        each = self._searching / self._simulations
        return max(FEWEST, min(MOST, int(self.left * SAFETY / max(1, decisions) / max(each, 1e-9))))

    def at_most(self, effort: int) -> int:
        """The effort for everything but decisions: no more than a decision gets, and little when the time is up."""
        if self.fixed is not None:
            return min(effort, self.fixed)
        return effort if self.left else max(1, effort // OVERTIME)

    def worlds(self, draws: int, most: int) -> int:
        """In how many worlds the next of so many draws is looked at."""
        if self.fixed is not None:
            return min(most, self.fixed)
        if not self._worlds:
            return FEWEST_WORLDS
        each, left = self._looking / self._worlds, max(0.0, self._for_draws - self._looking)
        return max(FEWEST_WORLDS, min(most, int(left / max(1, draws) / max(each, 1e-9))))

    def looked(self, seconds: float, worlds: int) -> None:
        """Time went by in looking at a draw in so many worlds."""
        self.spent(seconds)
        self._looking += seconds
        self._worlds += worlds

    def spent(self, seconds: float, simulations: int = 0) -> None:
        """Time went by, perhaps in searches of so many simulations."""
        self.left = max(0.0, self.left - seconds)
        if simulations:
            self._searching += seconds
            self._simulations += simulations
