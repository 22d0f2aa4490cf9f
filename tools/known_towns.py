"""Looks for better towns for the sets of `guildhall.analysis.known_towns`, and writes those that it finds.

python -m tools.known_towns SECONDS    for each set; what is known stays where nothing better is found
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.known_towns import FILE, KnownTown, limit_of, start_of
from guildhall.analysis.perfect import ALONE, Deal, perfect
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.mcts import MctsBot
from guildhall.bots.search.beam import make_known_draws
from guildhall.games.tiny_towns.box import BUILDINGS, PUBLIC_TYPES, RESOURCES
from guildhall.games.tiny_towns.scoring import score_seat
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option

PLACE: Final = Path(__file__).resolve().parents[1] / "src" / "guildhall" / "analysis" / FILE
SETS: Final = 8
SIMULATIONS: Final = 60  # for an answer of the bot whose game is a beginning


def sets(game: Any) -> list[tuple[list[str], list[str]]]:
    """Cards and orders. Every card of the game alone occurs; the first set is the recommended one."""
    found = []
    for number in range(SETS):
        cards = []
        for kind in range(PUBLIC_TYPES):
            choices = game.box.solo_cards_of[kind]
            cards.append(BUILDINGS[choices[(number + number // 4 * kind) % len(choices)]])
        pile = [name for name, copies in zip(RESOURCES, game.box.resource_cards, strict=True) for _ in range(copies)]
        rng = Rng(number)
        found.append((cards, [pile.pop(rng.below(len(pile))) for _ in range(len(pile))]))
    return found


def played(game: Any, start: Towns, order: list[str]) -> Deal:
    """The same deal as a bot plays it that does not know the order."""
    g, bot, rng, answers = start.copy(), MctsBot(game, Limit(simulations=SIMULATIONS)), Rng(1), list[Option]()
    pile = [RESOURCES.index(resource) for resource in order[len(start.face_up) :]]
    g.pile.unseen, g.pile.bottom = [pile.count(kind) for kind in range(len(RESOURCES))], []
    while not run.is_over(g):
        if g.asked[CHANCE] is not None:
            run.apply(g, CHANCE, pile[-sum(g.pile.unseen)] if any(g.pile.unseen) else g.offered[CHANCE][0])
        else:
            answers.append(bot.choose(Position(game, g, ALONE, rng), rng))
            run.apply(g, ALONE, answers[-1])
    return Deal(start, answers, score_seat(g, ALONE))


def names_of(start: Towns, answers: list[Option]) -> list[str]:
    g, names = start.copy(), []
    for option in answers:
        names.append(run.question(g, ALONE).domain[option])
        run.apply(g, ALONE, option)
        make_known_draws(g)
    return names


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    game: Any = shelf.game("tiny-towns")
    known = msgspec.json.decode(PLACE.read_bytes(), type=list[KnownTown]) if PLACE.exists() else []
    found = []
    for number, (cards, order) in enumerate(sets(game)):
        old = next((one for one in known if (one.cards, one.order) == (cards, order)), None)
        start = start_of(game, cards, order)
        best = perfect(played(game, start, order), evaluator(game), float(sys.argv[1]), process_time)
        if old is None or best.reached > old.reached:
            old = KnownTown(cards, order, best.reached, limit_of(game, cards), names_of(start, best.answers))
        if old is not None:
            found.append(old)
            print(f"{number + 1}: {old.reached} to {old.limit}", flush=True)
    lines = [msgspec.json.encode(one).decode() for one in found]
    PLACE.write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
