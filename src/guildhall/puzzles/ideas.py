"""The ideas behind a solution that can be read from its line alone: what is answered, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from guildhall.games.tiny_towns.box import MONUMENTS
from guildhall.kernel.game import Game
from guildhall.puzzles.puzzle import Puzzle
from guildhall.puzzles.walk import Walk


class Answered(NamedTuple):
    """An idea that shows in an answer: by its question, and the beginning of its name."""

    idea: str
    decision: str
    option: str = ""


class Brought(NamedTuple):
    """An idea that shows in the ledger: by a line that brings points, and the beginning of the card it names."""

    idea: str
    message: str
    card: str = ""


ANSWERED: Final[dict[str, tuple[Answered, ...]]] = {
    "old-london-bridge": (
        Answered("turn-order", "choose-card"),
        Answered("turn-order", "choose-two-cards"),
        Answered("turn-order", "raise-card"),
        Answered("rondel", "place-figure", "outer:"),
        Answered("rondel", "place-figure", "share:"),
        Answered("centre", "place-figure", "centre"),
        Answered("bonus-tile", "take-bonus-tile", "stack:"),
        Answered("bonus-tile", "use-before-placing", "chapel"),
        Answered("bonus-tile", "use-before-placing", "gate"),
        Answered("bonus-tile", "use-after-action", "chapel"),
        Answered("bonus-tile", "use-after-action", "gate"),
        Answered("hand", "take-cards", "card:"),
        Answered("hand", "use-after-action", "take-back"),
    ),
    "pillars-of-the-earth": (
        Answered("craftsman", "take-card", "take:cr"),
        Answered("craftsman", "place-builder", "place:shiring"),
        Answered("craftsman", "place-free", "place:shiring"),
        Answered("craftsman", "remove-craftsman"),
        Answered("craftsman", "lose-craftsman"),
        Answered("resources", "take-card", "take:rc"),
        Answered("resources", "choose-favour", "take:"),
        Answered("resources", "return-cube"),
        Answered("privilege", "place-builder", "place:kingsbridge"),
        Answered("privilege", "place-free", "place:kingsbridge"),
        Answered("privilege", "use-thomas", "use"),
        Answered("privilege", "use-exemption", "use"),
        Answered("protection", "place-builder", "place:bishop"),
        Answered("protection", "place-free", "place:bishop"),
        Answered("protection", "place-builder", "place:court"),
        Answered("protection", "place-free", "place:court"),
        Answered("protection", "choose-favour", "protection"),
        Answered("trade", "trade", "buy:"),
        Answered("trade", "trade", "sell:"),
        Answered("trade", "place-builder", "place:market"),
        Answered("trade", "place-free", "place:market"),
    ),
    "tiny-towns": (
        Answered("resource", "call-resource"),
        Answered("resource", "choose-card"),
        Answered("resource", "choose-resource"),
        Answered("resource", "choose-cube"),
        Answered("cube", "place-cube"),
        Answered("site", "stand-on"),
        Answered("site", "set-building"),
        Answered("monument", "keep-monument"),
        *(Answered("monument", "build", "build:" + card) for card in MONUMENTS),
    ),
    "guilds-of-london": (
        Answered("hiring", "turn-action", "hire:"),
        Answered("effect", "turn-action", "effect:"),
        Answered("route", "turn-action", "move:"),
        Answered("route", "move-from"),
        Answered("route", "move-to"),
        Answered("route", "effect-move", "cell:"),
        Answered("plantation", "effect-ship", "cell:"),
        Answered("plantation", "effect-ship", "guildhall"),
        Answered("neutral", "negotiate", "exchange:"),
        Answered("neutral", "effect-beadle", "cell:"),
        Answered("mayoral-card", "keep-mayoral"),
        Answered("mayoral-card", "keep-drawn-mayoral"),
    ),
}
BROUGHT: Final[dict[str, tuple[Brought, ...]]] = {
    "old-london-bridge": (
        Brought("track", "printed-chapel"),
        Brought("track", "printed-gate"),
        Brought("track", "chapel-most"),
        Brought("track", "gate-most"),
        Brought("series", "bridge-longest-series"),
        Brought("series", "bridge-type-sets"),
    ),
    "pillars-of-the-earth": (Brought("cathedral", "craftsman"),),
    "tiny-towns": (
        Brought("feeding", "building", "cottage"),
        Brought("neighbours", "building-cottages"),
        Brought("neighbours", "building-types"),
        Brought("neighbours", "building-counts"),
        Brought("collection", "together"),
        Brought("room", "empty-squares"),
    ),
    "guilds-of-london": (Brought("mayoral-card", "mayoral"), Brought("plantation", "plantation")),
}


def ideas_of(game: Game[Any], puzzle: Puzzle) -> list[str]:
    """The ideas of a puzzle's line, in the order of the tables; each once."""
    walk = Walk(game, puzzle)
    asked = list(_asked(walk))
    gained = [line for line in walk.gained() if line.amount > 0]
    found = [
        rule.idea
        for rule in ANSWERED[game.name]
        if any(decision == rule.decision and option.startswith(rule.option) for decision, option in asked)
    ]
    found += [
        rule.idea
        for rule in BROUGHT[game.name]
        if any(
            line.message == rule.message and str(dict(line.facts).get("card", "")).startswith(rule.card)
            for line in gained
        )
    ]
    return list(dict.fromkeys(found))


def _asked(walk: Walk) -> Iterator[tuple[str, str]]:
    """The questions that the solver has to answer, with the answers."""
    while not walk.is_solved and (question := walk.question()) is not None:
        assert walk.best is not None
        yield question[0], walk.best
        walk.answer(walk.best)
