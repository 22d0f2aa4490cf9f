"""Writes REPORT.md and a chart for each game from the results so far."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

import guildhall
from bench.strength.adjusted import adjusted
from bench.strength.bars import Bar, bars
from guildhall import shelf
from guildhall.bots.arena import Result, Tournament
from guildhall.bots.elo import interval
from guildhall.bots.ledger import Ledger
from guildhall.bots.picture import draw
from guildhall.bots.standings import averages, record, thinking

HERE: Final = Path(__file__).parent
RESULTS: Final = HERE / "results"
FEW: Final = 20  # games, below which nothing is said
INTRODUCTION: Final = HERE / "introduction.md"


def ledger(bar: Bar) -> Ledger:
    return Ledger(bar.tournament, RESULTS / bar.file)


def results_of(bar: Bar) -> list[Result]:
    return ledger(bar).in_order() if (RESULTS / bar.file).exists() else []


def write() -> None:
    """Write the report."""
    played = [(bar, results_of(bar)) for bar in bars()]
    lines = [
        INTRODUCTION.read_text(encoding="utf-8").rstrip(),
        "",
        f"Guildhall {guildhall.__version__}. Intervals are 95 % intervals; seconds are per answer, on average.",
        "",
    ]
    for name in shelf.NAMES:
        lines += [f"## {name}", "", *table(name, played), ""]
        if picture(name, played):
            lines += [f"![Elo of the bots]({name}.png)", ""]
    lines += ["## With the luck of the draws taken out", "", *table_adjusted(played), ""]
    alone = [(bar, results) for bar, results in played if bar.tournament.seats == 1]
    lines += ["## tiny-towns, alone", "", *table_alone(alone)]
    (HERE / "REPORT.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def table(name: str, played: list[tuple[Bar, list[Result]]]) -> list[str]:
    lines = [
        "| bar | bots | at least | games | wins | interval | lead in points | seconds | theirs | |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for bar, results in played:
        tournament = bar.tournament
        if tournament.game != name or tournament.seats == 1:
            continue
        games, score, points, theirs = record(results, 0, 1)
        low, high = interval(score, games)
        wins = 100 * score / max(1, games)
        row = [bar.words, " v ".join(tournament.bots), f"{bar.least:.0f} %", str(games)]
        if games:
            row += [f"{wins:.1f} %", f"{100 * low:.1f} .. {100 * high:.1f} %", f"{points - theirs:+.1f}"]
            row += [f"{thinking(results, bot):.3f}" for bot in (0, 1)]
        else:
            row += [""] * 5
        lines.append("| " + " | ".join([*row, verdict(wins, bar.least, games, tournament.games)]) + " |")
    return lines


def table_alone(played: list[tuple[Bar, list[Result]]]) -> list[str]:
    lines = [
        "| bar | bot | at least | sets of cards | points | interval | seconds | |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for bar, results in played:
        row = [bar.words, bar.tournament.bots[0], f"{bar.least:.0f}", str(len(results))]
        points, low, high = averages(bar.tournament, results)[0]
        if results:
            row += [f"{points:.1f}", f"{low:.1f} .. {high:.1f}", f"{thinking(results, 0):.3f}"]
        else:
            row += [""] * 3
        lines.append("| " + " | ".join([*row, verdict(points, bar.least, len(results), bar.tournament.games)]) + " |")
    return lines


def table_adjusted(played: list[tuple[Bar, list[Result]]]) -> list[str]:
    lines = [
        "Pairs of games with the same seed, the seats exchanged. What every draw gave, less what it could be expected",
        "to give, is taken from the result; the game's hand-made evaluator judges it (`guildhall.bots.fortune`).",
        "*Narrower* is the part by which that shrinks the 95 % interval.",
        "",
        "| game | bots | pairs | wins | interval | adjusted | interval | narrower |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bar, results in played:
        found = adjusted(results) if bar.tournament.seats == 2 else None
        if found is not None:
            row = [bar.tournament.game, " v ".join(bar.tournament.bots), str(found.pairs)]
            for share, spread in ((found.raw, found.raw_spread), (found.share, found.spread)):
                row += [f"{100 * share:.1f} %", f"{100 * (share - spread):.1f} .. {100 * (share + spread):.1f} %"]
            lines.append("| " + " | ".join([*row, f"{100 * found.narrower:.0f} %"]) + " |")
    return lines


def verdict(value: float, least: float, games: int, wanted: int) -> str:
    if not games:
        return "not measured"
    if games < min(FEW, wanted):
        return "too few games"
    found = "met" if value >= least else "missed"
    return found if games >= wanted else f"{found} so far"


def picture(name: str, played: list[tuple[Bar, list[Result]]]) -> bool:
    """Draw all tournaments of a game as one; returns whether there was anything to draw."""
    here = [(bar, found) for bar, found in played if bar.tournament.game == name and bar.tournament.seats > 1 and found]
    bots = comparable([bar.tournament.bots for bar, _ in here])
    results = []
    for bar, found in here:
        if bar.tournament.bots[0] in bots:
            for result in found:
                line_up = tuple(bots.index(bar.tournament.bots[bot]) for bot in result.line_up)
                results.append(msgspec.structs.replace(result, line_up=line_up))
    if results:
        draw(Tournament(name, tuple(bots), len(results)), results, HERE / f"{name}.png")
    return bool(results)


def comparable(matches: Sequence[Sequence[str]]) -> list[str]:
    """The bots that matches connect with those of the first match. Elo compares only connected bots."""
    linked = list(matches[0]) if matches else []
    for _ in matches:
        for bots in matches:
            if any(bot in linked for bot in bots):
                linked += [bot for bot in bots if bot not in linked]
    return linked
