"""python -m bench.strength.slips [--games N] [--minutes M] [--only TEXT]: what the levels' slips cost.

Two bots of a level play each other with a fraction of their time. Every answer that is not the best one they had found
is judged by a longer search of its own: pairs of simulations in the same worlds, one after each of the two answers,
until half of a deep tree is theirs. `slips.jsonl` keeps every game, and `SLIPS.md` compares what slips gave away with
what the level states.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from time import monotonic, perf_counter, process_time
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.mcts import MctsBot, finished
from guildhall.bots.search.ismcts import Search
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "slips.jsonl"
REPORT: Final = HERE / "SLIPS.md"
LEVELS: Final = [name for name, level in roster.LEVELS.items() if level.slips is not None]
SEED: Final = 700_000
DIVISOR: Final = 20  # of the levels' time
SIMULATIONS: Final = 120  # of the judging search, before the pairs
PAIRS: Final = 60
CLEARLY: Final = 2.0  # standard errors by which a slip must cost more than stated before it counts as too much


class Slip(msgspec.Struct):
    """What a longer search says that an answer gave away."""

    cost: float
    error: float  # of that


class Played(msgspec.Struct):
    """A game between two bots of a level."""

    game: str
    level: str
    number: int
    answers: int  # to questions with a choice
    slips: list[Slip]


def results() -> list[Played]:
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def play(name: str, level: str, number: int) -> Played:
    game = shelf.game(name)
    bots = [roster.bot(f"{level}/{DIVISOR}", game, clock=process_time) for _ in range(2)]
    chance, minds = Rng(SEED + number), [Rng(SEED - 1 - 2 * number - seat) for seat in range(2)]
    played = Played(name, level, number, 0, [])
    g: State = game.new(2, {})
    run.start(g)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, CHANCE, run.draw(g, chance))
            continue
        position, bot = Position(game, g, seat, minds[seat]), bots[seat]
        assert isinstance(bot, MctsBot)
        run.apply(g, seat, answer(game, bot, position, minds[seat], played))
    return played


def answer(game: Game[Any], bot: MctsBot, position: Position, rng: Rng, played: Played) -> Option:
    """What the bot answers; a slip is noted."""
    option = position.options[0]
    if len(position.options) > 1:
        advice = bot.think(position, rng)
        option = finished(bot.settle(advice, position, rng))
        played.answers += 1
        if option != advice.option:
            played.slips.append(judged(game, position, advice.option, option))
        bot.keep_tree(position, option, rng)
    bot.note_answer(position, option, rng)
    return option


def judged(
    game: Game[Any],
    position: Position,
    best: Option,
    option: Option,
    simulations: int = SIMULATIONS,
    pairs: int = PAIRS,
) -> Slip:
    """What an answer gives away, by a search that has nothing to do with the bot's."""
    rng = Rng(SEED)
    search = Search(evaluator(game), position.seat, position.seats, rng, tuning_of(game))
    search.run(position.sample, simulations, inf, perf_counter)
    costs = []
    for _ in range(pairs):
        g = position.sample(rng)
        costs.append(search.chance_after(g.copy(), best) - search.chance_after(g, option))
    mean = sum(costs) / pairs
    error = sqrt(sum((cost - mean) ** 2 for cost in costs) / (pairs - 1) / pairs)
    return Slip(round(mean, 4), round(error, 4))


def report(played: Sequence[Played]) -> str:
    lines = [
        "# What slips cost",
        "",
        "`python -m bench.strength.slips` writes this file. Two bots of a level played each other with a twentieth of",
        "their time. Every slip, an answer that was not the best one that the bot had found, was judged by a longer",
        f"search of its own: {SIMULATIONS} simulations, then {PAIRS} pairs, one after each of the two answers in the",
        "same world. Costs are chances to win. *Typical* is what a level states for a whole game, and *a game* is what",
        "its slips gave away in one, in the mean over seats. *Most* is stated for one answer, and *above* is how",
        f"many slips cost more by over {CLEARLY:g} standard errors of the judging search.",
        "",
        "| game | level | games | answers | slips | typical | a game | most | dearest | its error | above |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in shelf.NAMES:
        for level in LEVELS:
            here = [one for one in played if (one.game, one.level) == (name, level)]
            if here:
                lines.append(row(name, level, here))
    return "\n".join(lines) + "\n"


def row(name: str, level: str, played: Sequence[Played]) -> str:
    slips = [slip for one in played for slip in one.slips]
    stated, answers = roster.LEVELS[level], sum(one.answers for one in played)
    cost = sum(slip.cost for slip in slips) / len(played) / 2
    worst = max(slips, key=lambda slip: slip.cost, default=Slip(0.0, 0.0))
    above = sum(slip.cost - CLEARLY * slip.error > stated.most for slip in slips)
    cells = [name, level, len(played), answers, f"{100 * len(slips) / max(1, answers):.0f} %", stated.typical]
    cells += [f"{cost:.2f}", stated.most, f"{worst.cost:.2f}", f"{worst.error:.2f}", above]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each game and level; 0 only writes the report")
    parser.add_argument("--only", default="", help="only games and levels with this in 'game level'")
    parser.add_argument("--minutes", type=float, default=5.0, help="no game is begun later")
    options = parser.parse_args()
    end = monotonic() + 60 * options.minutes
    for number in range(options.games):
        for name in shelf.NAMES:
            for level in LEVELS:
                is_done = any((one.game, one.level, one.number) == (name, level, number) for one in results())
                if is_done or options.only not in f"{name} {level}" or monotonic() > end:
                    continue
                played = play(name, level, number)
                with RESULTS.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(played).decode() + "\n")
    REPORT.write_text(report(results()), encoding="utf-8")


if __name__ == "__main__":
    main()
