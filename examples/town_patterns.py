"""What a player of Tiny Towns sees at a glance: where the patterns of the cards on the table fit, and what they lack.

More numbers for `examples/ppo.py`, made from the observation and the printed cards alone:

    python examples/ppo.py tiny-towns --seats 1 --features examples.town_patterns:Patterns

A network finds out by itself what a pattern looks like, too, but only after millions of answers: it meets each of the
40 cards in every fourth game, and each fits in some dozens of places. And it would learn of every square by itself what
a cube there is worth; so a small network judges every square and every resource by what was found for it, by the same
weights for all.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from guildhall.adapters.observe import Observer
from guildhall.games.tiny_towns.box import CARD_COUNT, FIRST_MONUMENT, RESOURCE_COUNT, RESOURCES, TYPE_COUNT
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, SQUARES
from guildhall.games.tiny_towns.placing import ON_SQUARE

LACKING: Final = 3  # patterns that lack no cube, one or two
CUBES: Final = RESOURCE_COUNT * SQUARE_COUNT
BUILDINGS: Final = TYPE_COUNT * SQUARE_COUNT
SHARE: Final = 2 * SQUARE_COUNT + RESOURCE_COUNT + CUBES  # of each number of cubes that are lacking


class Patterns(nn.Module):
    """The squares of started patterns, and where the next cube of each kind belongs, counted by what is lacking."""

    size: Final = LACKING * SHARE

    def __init__(self, seen: Observer) -> None:
        super().__init__()
        self.places, self.kinds = of_actions(seen)
        told = self.places.shape[1] + self.kinds.shape[1]
        self.judging = nn.Sequential(nn.Linear(told, 32), nn.ReLU(), nn.Linear(32, 1))
        labels = seen.labels()
        self.cards = labels.index("cards#cottage")
        self.monument = labels.index("seats.own.monument=architects-guild")
        self.announced = labels.index("seats.own.announced")
        self.named = labels.index("named=wood")
        box = seen.game.new(seen.seats, {}).box
        needs: list[Tensor] = []
        card_of: list[int] = []
        for card in range(CARD_COUNT):
            for corners, _, cells in box.orientations[card]:
                for corner in (corner for corner in range(SQUARE_COUNT) if corners >> corner & 1):
                    need = torch.zeros(RESOURCE_COUNT, SQUARE_COUNT)
                    for resource, shift in cells:
                        need[resource, corner + shift] = 1
                    needs.append(need)
                    card_of.append(card)
        self.needs = torch.stack(needs)  # by place of a pattern: which cube goes where
        self.squares = self.needs.sum(1)
        self.both = torch.cat([self.needs.flatten(1), self.squares], 1)
        self.card_of = torch.tensor(card_of)

    def judge(self, found: Tensor, rows: Tensor, actions: Tensor) -> Tensor:
        """What some actions in some rows of what was found are worth, alike for every square and every resource.

        So what a game teaches of one square holds for all sixteen.
        """
        numbers = torch.cat([found, torch.zeros(len(found), 1)], 1)[rows[:, None], self.places[actions]]
        told = torch.cat([numbers.log1p(), self.kinds[actions]], 1)
        worth: Tensor = self.judging(told).squeeze(1)
        return worth

    @torch.no_grad()
    def forward(self, seen: Tensor) -> Tensor:
        """From observations, one in each row."""
        cubes = seen[:, :CUBES]
        filled = seen[:, : CUBES + BUILDINGS].view(-1, RESOURCE_COUNT + TYPE_COUNT, SQUARE_COUNT).sum(1)
        empty = (filled == 0).float()
        unbuilt = 1 - seen[:, self.announced, None]
        monuments = seen[:, self.monument : self.monument + CARD_COUNT - FIRST_MONUMENT] * unbuilt
        in_play = torch.cat([seen[:, self.cards : self.cards + FIRST_MONUMENT], monuments], 1)
        lacking = self.squares.sum(1) - cubes @ self.needs.flatten(1).T
        fits = (empty @ self.squares.T == lacking) & (in_play[:, self.card_of] > 0)
        lacking[~fits] = LACKING
        named = seen[:, self.named : self.named + RESOURCE_COUNT, None]
        found = []
        for number in range(LACKING):
            at = (lacking == number).float()
            sums = at @ self.both
            wanted = sums[:, :CUBES].view(-1, RESOURCE_COUNT, SQUARE_COUNT) * empty[:, None]
            found += [(wanted * named).sum(1), sums[:, CUBES:], wanted.amax(2), wanted.flatten(1)]
        return torch.cat(found, 1)


def of_actions(seen: Observer) -> tuple[Tensor, Tensor]:
    """By action: where the numbers of its square or resource stand in what is found, and the question it answers."""
    blank = Patterns.size
    starts = [number * SHARE for number in range(LACKING)]
    kinds = {decision.name: i for i, decision in enumerate(seen.codec.players)}
    places, answered = [], []
    for action in range(seen.codec.actions):
        question, option = seen.codec.decode(action)
        name = option.rsplit(":", 1)[-1]
        own = [blank] * 3
        if name in RESOURCES:
            own[2] = RESOURCES.index(name) + 2 * SQUARE_COUNT
        elif option in ON_SQUARE or question == "stand-on":
            own[:2] = SQUARES.index(name), SQUARE_COUNT + SQUARES.index(name)
        places.append([blank if at == blank else start + at for start in starts for at in own])
        answered.append(kinds[question])
    return torch.tensor(places), torch.eye(len(kinds))[answered]
