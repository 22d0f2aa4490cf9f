"""python -m bench.strength.rivalry [--games N] [--only GAME] [--divisor D]: levels play against an adapting rival.

Each level between apprentice and master plays a series of games for two against the rival, which begins as a stranger's
and adapts after each game. `rivalry.jsonl` keeps every game, so that a series goes on where it ended, and `RIVALRY.md`
says how many games after the tenth the level has won.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, process_time
from typing import Final

import msgspec

from guildhall import shelf
from guildhall.bots import rival, roster
from guildhall.bots.elo import interval
from guildhall.bots.match import play
from guildhall.bots.rival import Form

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "rivalry.jsonl"
REPORT: Final = HERE / "RIVALRY.md"
PLAYERS: Final = ("apprentice", "journeyman", "master")
ADAPTED: Final = 10  # games after which about half are won
SEED: Final = 900_000


class Played(msgspec.Struct):
    """A game of a series."""

    game: str
    player: str
    divisor: int  # of the time of both sides
    strength: float  # of the rival in this game
    won: float


def results() -> list[Played]:
    lines = RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def series(played: Sequence[Played], game: str, player: str, divisor: int) -> list[Played]:
    return [one for one in played if (one.game, one.player, one.divisor) == (game, player, divisor)]


def play_next(before: Sequence[Played], game: str, player: str, divisor: int) -> Played:
    """The next game of a series; sides change from game to game."""
    form = Form()
    for one in before:
        form = rival.after(form, one.won)
    box, number = shelf.game(game), len(before)
    names = [f"{player}/{divisor}", f"{rival.named(form.strength)}/{divisor}"]
    own = number % 2
    bots = [roster.bot(name, box, clock=process_time) for name in (names if own == 0 else names[::-1])]
    try:
        places = play(box, bots, SEED + number, {}).places
    finally:
        for bot in bots:
            bot.close()
    return Played(game, player, divisor, form.strength, rival.share_won(places, own, [1 - own]))


def report(played: Sequence[Played]) -> str:
    lines = [
        "# A rival that adapts",
        "",
        "`python -m bench.strength.rivalry` writes this file. Levels play series of games for two against a rival that",
        "adapts to them; both sides have a fraction of their time. After ten games, a level should win about half. The",
        "rule itself is tested with many simulated players in `tests/bots/test_rival.py`; these are real games.",
        "",
        "| game | player | games | won, first ten | after ten | won | interval | rival's strength at the end |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for game, player, divisor in sorted({(one.game, one.player, one.divisor) for one in played}):
        here = series(played, game, player, divisor)
        first, then = here[:ADAPTED], here[ADAPTED:]
        share, bounds = "", ""
        if then:
            won = sum(one.won for one in then)
            low, high = interval(won, len(then))
            share, bounds = f"{100 * won / len(then):.0f} %", f"{100 * low:.0f} .. {100 * high:.0f} %"
        early = sum(one.won for one in first)
        row = [game, f"{player}/{divisor}", len(here), f"{early:g}", len(then), share, bounds, here[-1].strength]
        lines.append("| " + " | ".join(str(cell) for cell in row) + " |")
    if not played:
        lines.append("| not measured with these levels | | | | | | | |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each series; 0 only writes the report")
    parser.add_argument("--only", default="", help="only games with this in their name")
    parser.add_argument("--divisor", type=int, default=40, help="of the time of both sides")
    parser.add_argument("--minutes", type=float, default=10.0, help="no game is begun later")
    options = parser.parse_args()
    end = monotonic() + 60 * options.minutes
    for number in range(options.games):
        for game in [name for name in shelf.NAMES if options.only in name]:
            for player in PLAYERS:
                before = series(results(), game, player, options.divisor)
                if len(before) > number or monotonic() > end:
                    continue
                with RESULTS.open("a", encoding="utf-8") as file:
                    found = play_next(before, game, player, options.divisor)
                    file.write(msgspec.json.encode(found).decode() + "\n")
    REPORT.write_text(report(results()), encoding="utf-8")


if __name__ == "__main__":
    main()
