"""What a position of Guilds of London promises: the points of now, and what pawns and cards will still bring."""

from __future__ import annotations

from typing import Final, cast

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.games.guilds_of_london.box import GUILDHALL, PLACES, PLANTATION, SUPPLY
from guildhall.games.guilds_of_london.scoring import points
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.state import Seat, State

TIE: Final = 0.001


class GuildsEvaluator(Evaluator):
    """Weights are victory points, set by hand."""

    def __init__(self) -> None:
        self.rewards = 1.5  # of first place, besides its points
        self.leading = 0.6  # of what a tile is worth to whoever leads there, when it is due
        self.tied = 0.25
        self.behind = 0.1
        self.second = 0.5  # what a second place is worth on top of that
        self.card = 0.25
        self.pawn = 0.25  # on the Guildhall
        self.planter = 0.5
        self.neutral = 0.4
        self.supply = 0.03

    def points(self, g: State) -> list[float]:
        table = cast(Guilds, g)
        totals = [float(value) for value in points(table)]
        if table.over:
            return [totals[seat] + TIE * table.kept[seat].bit_count() for seat in range(g.seats)]
        left = min(1.0, (table.box.rounds[g.seats] - table.round + 1) / 4.0)
        for seat in range(g.seats):
            totals[seat] += left * self.means(table, seat)
        self.tiles(table, totals)
        return totals

    def means(self, g: Guilds, seat: Seat) -> float:
        """Cards, pawns and neutrals, which are worth less and less towards the end."""
        base = seat * PLACES
        value = self.card * min(g.hand_size[seat], g.box.hand_limit) + self.neutral * g.purse[seat]
        value += self.pawn * g.pawns[base + GUILDHALL] + self.supply * g.pawns[base + SUPPLY]
        return value + self.planter * g.pawns[base + PLANTATION]

    def tiles(self, g: Guilds, totals: list[float]) -> None:
        """Pawns on unresolved tiles, by how near the vote is and who leads."""
        box = g.box
        for cell in g.open:
            pawns = g.pawns[cell::PLACES]
            most = max(pawns)
            if most == 0:
                continue
            tile = g.tile[cell]
            figures = sum(pawns) + g.neutrals[cell] + (g.beadle == cell)
            near = min(1.0, figures / box.tile_requires[tile])
            worth = near * (box.tile_vp[tile] + self.rewards)
            share = self.leading if pawns.count(most) == 1 else self.tied
            for seat in range(g.seats):
                if pawns[seat] == most:
                    totals[seat] += share * worth
                elif pawns[seat]:
                    totals[seat] += self.behind * worth + self.second * near

    def doubt(self, g: State) -> float:
        table = cast(Guilds, g)
        return 2.0 + 0.8 * (table.box.rounds[g.seats] - table.round)


EVALUATOR: Final = GuildsEvaluator()
TUNING: Final = Tuning()
