"""What bots answer in fixed positions. `golden.jsonl` holds the answers; a refactoring must not change one of them.

`python -m tests.bots.golden` prints them for the engine on the path. Write the output to `golden.jsonl` only after a
change that is meant to make bots play differently.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from guildhall import shelf
from guildhall.bots.bot import Bot, Limit, Position
from guildhall.bots.mcts import MctsBot
from guildhall.bots.roster import bot
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

FILE: Final = Path(__file__).with_name("golden.jsonl")
SEATS: Final = {
    "old-london-bridge": (2, 4),
    "pillars-of-the-earth": (2, 4),
    "tiny-towns": (1, 2, 4),
    "guilds-of-london": (2, 4),
}
SIMULATIONS: Final = {"old-london-bridge": 24, "pillars-of-the-earth": 80, "tiny-towns": 24, "guilds-of-london": 24}
ANSWERS: Final = 24  # of each game that is played on

Line = dict[str, Any]


def lines(name: str, seats: int) -> Iterator[Line]:
    """First single positions, then a stretch of a game, in which bots keep their trees and lines."""
    game = shelf.game(name)
    found = positions(game, seats)
    for number, g in enumerate(found):
        yield {"game": name, "seats": seats, "position": number, **answers(game, g)}
    for number in (0, 3):
        yield {"game": name, "seats": seats, "from": number, "answers": stretch(game, found[number])}


def positions(game: Game[Any], seats: int) -> list[State]:
    """Positions of a random game in which a player has a choice, spread from its beginning to its end."""
    g: State = game.new(seats, {})
    run.start(g)
    rng = Rng(11)
    found = []
    while not run.is_over(g):
        if g.asked[CHANCE] is None and len(run.options(g, run.first_to_act(g))) > 1:
            found.append(g.copy())
        playout(g, rng, 1)
    return [found[len(found) * part // 5] for part in range(5)]


def answers(game: Game[Any], g: State) -> Line:
    """What two bots answer in a position: the option, and for each option how often the search tried it."""
    seat = run.first_to_act(g)
    position = Position(game, g, seat, Rng(1))
    simulations = SIMULATIONS[game.name]
    searched = MctsBot(game, Limit(simulations=simulations)).explain(position, Rng(2))
    visits = {found.option: round(found.share * simulations, 2) for found in searched.candidates}
    wins = [round(found.win, 4) for found in searched.candidates]
    greedy = bot("greedy", game).explain(position, Rng(3))
    looked = [(found.option, round(found.win, 4)) for found in greedy.candidates[:5]]
    question = run.question(g, seat).name
    return {"question": question, "chosen": searched.option, "visits": visits, "wins": wins, "greedy": looked}


def stretch(game: Game[Any], g: State) -> list[list[int]]:
    """Seat and option of the answers that bots give one after the other; changes the state."""
    chance = Rng(7)
    minds = [Rng(20 + seat) for seat in range(g.seats)]
    limit = Limit(simulations=SIMULATIONS[game.name] // 4)
    bots: list[Bot] = [MctsBot(game, limit, temperature=0.5 * (seat % 2)) for seat in range(g.seats)]
    made: list[list[int]] = []
    while not run.is_over(g) and len(made) < ANSWERS:
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, CHANCE, run.draw(g, chance))
            continue
        option = bots[seat].choose(Position(game, g, seat, minds[seat]), minds[seat])
        made.append([seat, option])
        run.apply(g, seat, option)
    return made


def written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"))


def main() -> None:
    for name, numbers in SEATS.items():
        for seats in numbers:
            for line in lines(name, seats):
                sys.stdout.write(written(line) + "\n")


if __name__ == "__main__":
    main()
