"""What the results of a tournament say: ratings, averages, and a report in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from guildhall.bots.arena import Result, Tournament
from guildhall.bots.elo import NORMAL, Duel, Rating, interval, ratings

MOST_FAULTS: Final = 10  # that a report lists


class Record(NamedTuple):
    """One bot's games against another."""

    games: int
    score: float  # wins, and half for ties
    points: float  # on average, over the games that were played to their end
    other_points: float


class Average(NamedTuple):
    """The average points of a bot that played alone, with its 95 % interval."""

    points: float
    low: float
    high: float


def duels(result: Result) -> list[Duel]:
    """A game as results between the bots at its seats."""
    found = []
    for a, b in combinations(range(len(result.line_up)), 2):
        if result.line_up[a] != result.line_up[b]:
            won = 1.0 if result.places[a] < result.places[b] else 0.5 if result.places[a] == result.places[b] else 0.0
            found.append(Duel(result.line_up[a], result.line_up[b], won))
    return found


def standings(tournament: Tournament, results: Sequence[Result]) -> list[Rating]:
    """The Elo of every bot."""
    return ratings(len(tournament.bots), [duels(result) for result in results])


def record(results: Sequence[Result], bot: int, other: int) -> Record:
    """One bot's games against another. If a bot has several seats in a game, its best place counts."""
    score, games, ended, points, other_points = 0.0, 0, 0, 0.0, 0.0
    for result in results:
        if bot in result.line_up and other in result.line_up:
            seats = [seat for seat, at in enumerate(result.line_up) if at == bot]
            others = [seat for seat, at in enumerate(result.line_up) if at == other]
            place, other_place = min(result.places[seat] for seat in seats), min(result.places[seat] for seat in others)
            score += 1.0 if place < other_place else 0.5 if place == other_place else 0.0
            games += 1
            if not result.fault:
                points += sum(result.points[seat] for seat in seats) / len(seats)
                other_points += sum(result.points[seat] for seat in others) / len(others)
                ended += 1
    return Record(games, score, points / max(1, ended), other_points / max(1, ended))


def thinking(results: Sequence[Result], bot: int) -> float:
    """The average seconds per answer of a bot."""
    seconds, answers = 0.0, 0
    for result in results:
        for seat, at in enumerate(result.line_up):
            if at == bot:
                seconds += result.seconds[seat]
                answers += result.answers[seat]
    return seconds / max(1, answers)


def averages(tournament: Tournament, results: Sequence[Result]) -> list[Average]:
    """The average points of every bot that played alone."""
    found = []
    for bot in range(len(tournament.bots)):
        points = [result.points[0] for result in results if result.line_up == (bot,)]
        mean = fmean(points) if points else 0.0
        error = NORMAL * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        found.append(Average(mean, mean - error, mean + error))
    return found


def report(tournament: Tournament, results: Sequence[Result], version: str) -> str:
    """The tournament as Markdown."""
    variant = " ".join(f"{name}={value}" for name, value in tournament.variant.items()) or "none"
    seats = "1 seat" if tournament.seats == 1 else f"{tournament.seats} seats"
    lines = [
        f"# {tournament.game}: {', '.join(tournament.bots)}",
        "",
        f"Guildhall {version}, {seats}, seed {tournament.seed}, settings: {variant}. {len(results)} games.",
    ]
    lines += _alone(tournament, results) if tournament.seats == 1 else _round_robin(tournament, results)
    lines += _faults(tournament, results)
    return "\n".join(lines) + "\n"


def fault_line(tournament: Tournament, result: Result) -> str:
    """How a game was lost by breaking the rules."""
    bot = tournament.bots[result.line_up[result.faulty]]
    return f"{bot}, in seat {result.faulty} of game {result.number}, {result.fault}"


def _faults(tournament: Tournament, results: Sequence[Result]) -> list[str]:
    """The games that were lost by breaking the rules: the first few in words."""
    lost = [result for result in results if result.fault]
    if not lost:
        return []
    games = "1 game was" if len(lost) == 1 else f"{len(lost)} games were"
    lines = ["", f"{games} lost by a bot that broke the rules. They count as won by the others, without points:", ""]
    lines += [f"- {fault_line(tournament, result)}" for result in lost[:MOST_FAULTS]]
    return lines if len(lost) <= MOST_FAULTS else [*lines, f"- and {len(lost) - MOST_FAULTS} more"]


def _alone(tournament: Tournament, results: Sequence[Result]) -> list[str]:
    reached = averages(tournament, results)
    lines = [
        "Every bot plays the same seeds. Average points with 95 % intervals.",
        "",
        "| bot | games | points | 95 % | lowest | highest | seconds per answer |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot in sorted(range(len(tournament.bots)), key=lambda bot: -reached[bot].points):
        points = [result.points[0] for result in results if result.line_up == (bot,)]
        if points:
            mean, low, high = reached[bot]
            numbers = f"{len(points)} | {mean:.1f} | {low:.1f} .. {high:.1f} | {min(points)} | {max(points)}"
            lines.append(f"| {tournament.bots[bot]} | {numbers} | {thinking(results, bot):.3f} |")
    return lines


def _round_robin(tournament: Tournament, results: Sequence[Result]) -> list[str]:
    rated = standings(tournament, results)
    order = sorted(range(len(tournament.bots)), key=lambda bot: -rated[bot].elo)
    lines = [
        _seat_orders(tournament),
        "Elo with 95 % intervals (Bayesian bootstrap over games); the average is 0.",
        "",
        "| bot | Elo | 95 % | seconds per answer |",
        "| --- | ---: | ---: | ---: |",
    ]
    for bot in order:
        elo, low, high = rated[bot]
        row = f"{elo:+.0f} | {low:+.0f} .. {high:+.0f} | {thinking(results, bot):.3f}"
        lines.append(f"| {tournament.bots[bot]} | {row} |")
    return lines + _pairs(tournament, results, order)


def _pairs(tournament: Tournament, results: Sequence[Result], order: Sequence[int]) -> list[str]:
    lines = [
        "",
        "| bot | against | games | wins | 95 % | points | theirs |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot, other in combinations(order, 2):
        games, score, points, theirs = record(results, bot, other)
        if games:
            low, high = interval(score, games)
            share = f"{100 * score / games:.1f} % | {100 * low:.1f} .. {100 * high:.1f} %"
            names = f"{tournament.bots[bot]} | {tournament.bots[other]}"
            lines.append(f"| {names} | {games} | {share} | {points:.1f} | {theirs:.1f} |")
    return lines


def _seat_orders(tournament: Tournament) -> str:
    """Which orders of seats were played. With an odd number of games the last seed lacks one."""
    if tournament.games == 1:
        return "Every pair plays one seed, in one order of seats only."
    if tournament.games % 2:
        return "Every seed is played once in each order of seats, but the last one in one order only."
    return "Every seed is played once in each order of seats."
