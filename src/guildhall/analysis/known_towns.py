"""Sets of Tiny Towns whose perfect towns are known within bounds: cards, an order of resources, and a town to beat.

They stand in `known_towns.json`; `python -m tools.known_towns` looks for better ones. The town is kept as the answers
that build it, so its points are not to be believed but to be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

import msgspec

from guildhall.analysis.perfect import ALONE
from guildhall.analysis.town_limit import town_limit
from guildhall.bots.search.beam import make_known_draws
from guildhall.games.tiny_towns.box import BUILDINGS, COTTAGE, PUBLIC_TYPES, RESOURCES, TYPE_IDS
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.game import Game, option_named
from guildhall.kernel.state import CHANCE

FILE: Final = "known_towns.json"


class KnownTown(msgspec.Struct, forbid_unknown_fields=True):
    """A set, the order of its resource cards, and the best town that was found."""

    cards: list[str]  # by public type
    order: list[str]  # the resources of the cards: first those face up, then the pile from its top
    reached: int  # points of the town that the answers build
    limit: int  # no town with these cards can score more, in whatever order resources come
    answers: list[str]


@cache
def known_towns() -> tuple[KnownTown, ...]:
    """The shipped ones; the first is the recommended set of the first game."""
    text = (files("guildhall.analysis") / FILE).read_bytes()
    return tuple(msgspec.json.decode(text, type=list[KnownTown]))


def start_of(game: Game[Any], cards: Sequence[str], order: Sequence[str]) -> Towns:
    """The first question about a resource, with these cards, without monuments, and with this order known."""
    variant = {"monuments": "off"} | {TYPE_IDS[kind]: cards[kind] for kind in range(PUBLIC_TYPES) if kind != COTTAGE}
    g = cast(Towns, game.new(1, variant))
    run.start(g)
    kinds = [RESOURCES.index(resource) for resource in order]
    while g.asked[CHANCE] is not None:
        run.apply(g, CHANCE, kinds.pop(0))
    g.pile.unseen = [0] * len(RESOURCES)
    g.pile.bottom = kinds[::-1]
    return g


def end_of(game: Game[Any], one: KnownTown) -> Towns:
    """The town that the answers build. Raises IllegalChoice."""
    g = start_of(game, one.cards, one.order)
    for answer in one.answers:
        run.apply(g, ALONE, option_named(run.question(g, ALONE), answer))
        make_known_draws(g)
    return g


def limit_of(game: Any, cards: Sequence[str]) -> int:
    return town_limit(game.box, [BUILDINGS.index(card) for card in cards])
