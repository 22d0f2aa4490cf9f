"""Tournaments between bots: everybody against everybody, with paired seeds and every order of seats.

With a single seat everybody plays the same seeds alone.

A tournament is a list of fixtures that depends on its plan alone. Each result is one line of a file, written when the
game is over; a tournament that is started again with the same file plays only what is missing.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from itertools import combinations
from math import sqrt
from multiprocessing import active_children
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Final, NamedTuple

import msgspec

import guildhall
from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.elo import NORMAL, Duel, Rating, interval, ratings
from guildhall.bots.match import play

SEEDS: Final = 1_000_003


class Plan(msgspec.Struct, frozen=True):
    """All that a tournament is: the same plan gives the same fixtures."""

    game: str
    bots: tuple[str, ...]
    games: int  # for each pair of bots; alone, for each bot
    seats: int = 2
    seed: int = 1
    variant: dict[str, str] = {}

    def check(self) -> None:
        """Raises ValueError for a tournament that cannot be played."""
        game = shelf.game(self.game)
        game.new(self.seats, self.variant)
        if len(set(self.bots)) != len(self.bots):
            raise ValueError("every bot takes part once")
        if len(self.bots) < 2 and self.seats > 1:
            raise ValueError("a tournament needs at least two bots, or a game with --seats 1")
        if self.games < 1:
            raise ValueError(f"each pair plays at least 1 game, not {self.games}")
        for name in self.bots:
            roster.bot(name, game)


class Heading(Plan, frozen=True):
    """The first line of a file: the plan, and the version of Guildhall that began it, if it was kept."""

    version: str = ""


class Fixture(NamedTuple):
    """One game to be played."""

    number: int
    seed: int
    line_up: tuple[int, ...]  # by seat: the bot


class Result(msgspec.Struct, frozen=True):
    """One game that was played."""

    number: int
    line_up: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking, by seat
    answers: tuple[int, ...]


class Record(NamedTuple):
    """What a bot did against another one."""

    games: int
    score: float  # wins, and half for ties
    points: float  # average
    other_points: float


class Average(NamedTuple):
    """The points of a bot that played alone, with the interval that 95 of 100 such averages lie in."""

    points: float
    low: float
    high: float


def fixtures(plan: Plan) -> list[Fixture]:
    """All games: for each pair the same seeds, and each seed in every rotation of the seats, as far as games go.

    With more than two seats the two bots of a pair share them in turn.
    """
    found: list[Fixture] = []
    if plan.seats == 1:
        for bot in range(len(plan.bots)):
            for game in range(plan.games):
                found.append(Fixture(len(found), plan.seed * SEEDS + game, (bot,)))
        return found
    for pair in combinations(range(len(plan.bots)), 2):
        for game in range(plan.games):
            seed, turn = divmod(game, 2)
            line_up = tuple(pair[(seat + turn) % 2] for seat in range(plan.seats))
            found.append(Fixture(len(found), plan.seed * SEEDS + seed, line_up))
    return found


def play_fixture(plan: Plan, fixture: Fixture) -> Result:
    """Play one game. Seconds are those of this process, so that a busy machine makes nobody weaker."""
    game = shelf.game(plan.game)
    bots = [roster.bot(plan.bots[bot], game, clock=process_time) for bot in fixture.line_up]
    try:
        outcome = play(game, bots, fixture.seed, plan.variant)
    finally:
        for bot in bots:
            bot.close()
    return Result(
        fixture.number,
        fixture.line_up,
        tuple(outcome.points),
        tuple(outcome.places),
        tuple(round(seconds, 4) for seconds in outcome.seconds),
        tuple(outcome.answers),
    )


class Ledger:
    """The results so far, in a file: a plan in the first line, then a line for each game.

    A file loses no game. Asked for fewer games than it holds, it keeps the plan with more of them, and its results are
    numbered by that plan; `results` are those of the plan that was asked for.
    """

    def __init__(self, plan: Plan, file: Path | None) -> None:
        """A line cut short by a crash is dropped.

        Raises ValueError, and changes nothing, if the file is that of another tournament or a line is not a result.
        """
        self.plan = plan
        self.file = file
        self.version = guildhall.__version__  # that began the file; empty if nobody knows
        self.results: dict[int, Result] = {}
        self._numbers = {number: number for number in _numbers(plan).values()}  # by number of the plan: in the file
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, [_heading(plan, self.version)])

    def _read(self, file: Path) -> None:
        first, *lines = file.read_bytes().split(b"\n")
        try:
            heading = msgspec.json.decode(first, type=Heading)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"{file.name} is not the file of a tournament") from None
        self.version = heading.version
        asked = _heading(self.plan, self.version)
        if msgspec.structs.replace(heading, games=asked.games) != asked:
            raise ValueError(f"{file.name} is the file of another tournament")
        played = fixtures(heading)
        kept: dict[Meeting, Result] = {}
        for at, line in enumerate(lines[:-1], start=2):  # what follows the last line feed was cut short
            try:
                result = _result(line, played)
            except ValueError as error:
                raise ValueError(f"{file.name}, line {at}: {error}") from None
            kept[_meeting(played[result.number])] = result
        longer = max(heading, asked, key=lambda plan: plan.games)
        ours, theirs = _numbers(self.plan), _numbers(longer)
        self._numbers = {number: theirs[meeting] for meeting, number in ours.items()}
        for meeting, result in kept.items():
            if meeting in ours:
                self.results[ours[meeting]] = msgspec.structs.replace(result, number=ours[meeting])
        if heading.games < asked.games or lines[-1:] != [b""]:
            whole = [msgspec.structs.replace(result, number=theirs[meeting]) for meeting, result in kept.items()]
            _write(file, [longer, *sorted(whole, key=lambda result: result.number)])

    def missing(self) -> list[Fixture]:
        return [fixture for fixture in fixtures(self.plan) if fixture.number not in self.results]

    def add(self, result: Result) -> None:
        if self.file is not None:
            line = msgspec.structs.replace(result, number=self._numbers[result.number])
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        self.results[result.number] = result

    def in_order(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]


def _heading(plan: Plan, version: str) -> Heading:
    return Heading(**msgspec.structs.asdict(plan), version=version)


Meeting = tuple[tuple[int, ...], int]  # the line-up and the seed, which say which game it is in a plan of any length


def _meeting(fixture: Fixture) -> Meeting:
    return fixture.line_up, fixture.seed


def _numbers(plan: Plan) -> dict[Meeting, int]:
    return {_meeting(fixture): fixture.number for fixture in fixtures(plan)}


def _result(line: bytes, played: Sequence[Fixture]) -> Result:
    """What a line of a file says. Raises ValueError if that is no result of these games."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError("not the result of a game") from None
    if not 0 <= result.number < len(played):
        raise ValueError(f"the tournament has no game {result.number}")
    seats = len(result.line_up)
    by_seat: tuple[tuple[float, ...], ...] = (result.points, result.places, result.seconds, result.answers)
    if result.line_up != played[result.number].line_up or any(len(values) != seats for values in by_seat):
        raise ValueError(f"others sit in game {result.number} of the tournament")
    return result


def _write(file: Path, lines: Sequence[msgspec.Struct]) -> None:
    """Write beside the file first, so that a crash leaves the old one."""
    file = file.resolve()  # a link stays one
    beside = file.with_name(file.name + ".part")
    with beside.open("wb") as part:
        part.writelines(msgspec.json.encode(line) + b"\n" for line in lines)
        part.flush()
        os.fsync(part.fileno())
    beside.replace(file)


Keep = Callable[[Result], None]


def here(plan: Plan, games: Sequence[Fixture], keep: Keep) -> None:
    """Play one game after the other in this process."""
    for fixture in games:
        keep(play_fixture(plan, fixture))


def in_processes(plan: Plan, games: Sequence[Fixture], workers: int, keep: Keep) -> None:
    """Play so many games at once, in processes, and keep each as soon as it is over.

    When anything is raised, here or in a game, all that is over is still kept; games that are not are given up at once.
    """
    others = active_children()
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    waiting: set[Future[Result]] = set()
    try:
        for fixture in games:
            waiting.add(pool.submit(play_fixture, plan, fixture))
        for played in as_completed(list(waiting)):
            keep(played.result())
            waiting.remove(played)
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()  # a pool without processes gives up whatever waits for them
        pool.shutdown()
        for left in waiting:
            if left.done() and left.exception() is None:
                keep(left.result())
        raise
    pool.shutdown()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that began, which then ends the others


def duels(result: Result) -> list[Duel]:
    """A game as results between the bots at its seats."""
    found = []
    for a, b in combinations(range(len(result.line_up)), 2):
        if result.line_up[a] != result.line_up[b]:
            won = 1.0 if result.places[a] < result.places[b] else 0.5 if result.places[a] == result.places[b] else 0.0
            found.append(Duel(result.line_up[a], result.line_up[b], won))
    return found


def standings(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    """The Elo of every bot of the plan."""
    return ratings(len(plan.bots), [duels(result) for result in results])


def record(results: Sequence[Result], bot: int, other: int) -> Record:
    """What one bot did against another: a game counts by the better of the places of each."""
    score, games, points, other_points = 0.0, 0, 0.0, 0.0
    for result in results:
        if bot in result.line_up and other in result.line_up:
            seats = [seat for seat, at in enumerate(result.line_up) if at == bot]
            others = [seat for seat, at in enumerate(result.line_up) if at == other]
            place, their_place = min(result.places[seat] for seat in seats), min(result.places[seat] for seat in others)
            score += 1.0 if place < their_place else 0.5 if place == their_place else 0.0
            points += sum(result.points[seat] for seat in seats) / len(seats)
            other_points += sum(result.points[seat] for seat in others) / len(others)
            games += 1
    return Record(games, score, points / max(1, games), other_points / max(1, games))


def thinking(results: Sequence[Result], bot: int) -> float:
    """The seconds a bot took for an answer, on average."""
    seconds, answers = 0.0, 0
    for result in results:
        for seat, at in enumerate(result.line_up):
            if at == bot:
                seconds += result.seconds[seat]
                answers += result.answers[seat]
    return seconds / max(1, answers)


def averages(plan: Plan, results: Sequence[Result]) -> list[Average]:
    """What every bot of the plan reached alone."""
    found = []
    for bot in range(len(plan.bots)):
        points = [result.points[0] for result in results if result.line_up == (bot,)]
        mean = fmean(points) if points else 0.0
        error = NORMAL * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        found.append(Average(mean, mean - error, mean + error))
    return found


def report(plan: Plan, results: Sequence[Result], version: str) -> str:
    """The tournament as Markdown."""
    variant = " ".join(f"{name}={value}" for name, value in plan.variant.items()) or "none"
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    lines = [
        f"# {plan.game}: {', '.join(plan.bots)}",
        "",
        f"Guildhall {version}, {seats}, seed {plan.seed}, settings: {variant}. {len(results)} games.",
    ]
    lines += alone(plan, results) if plan.seats == 1 else against_each_other(plan, results)
    return "\n".join(lines) + "\n"


def alone(plan: Plan, results: Sequence[Result]) -> list[str]:
    reached = averages(plan, results)
    lines = [
        "Every bot plays the same seeds. Average points with 95 % intervals.",
        "",
        "| bot | games | points | 95 % | lowest | highest | seconds per answer |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot in sorted(range(len(plan.bots)), key=lambda bot: -reached[bot].points):
        points = [result.points[0] for result in results if result.line_up == (bot,)]
        if points:
            mean, low, high = reached[bot]
            numbers = f"{len(points)} | {mean:.1f} | {low:.1f} .. {high:.1f} | {min(points)} | {max(points)}"
            lines.append(f"| {plan.bots[bot]} | {numbers} | {thinking(results, bot):.3f} |")
    return lines


def orders_played(plan: Plan) -> str:
    """How fair the seeds are. With an odd number of games the other order of the last one is missing."""
    if plan.games == 1:
        return "Every pair plays one seed, in one order of seats only."
    if plan.games % 2:
        return "Every seed is played once in each order of seats, but the last one in one order only."
    return "Every seed is played once in each order of seats."


def against_each_other(plan: Plan, results: Sequence[Result]) -> list[str]:
    rated = standings(plan, results)
    order = sorted(range(len(plan.bots)), key=lambda bot: -rated[bot].elo)
    lines = [
        orders_played(plan),
        "Elo with 95 % intervals (Bayesian bootstrap over games); the average is 0.",
        "",
        "| bot | Elo | 95 % | seconds per answer |",
        "| --- | ---: | ---: | ---: |",
    ]
    for bot in order:
        elo, low, high = rated[bot]
        lines.append(f"| {plan.bots[bot]} | {elo:+.0f} | {low:+.0f} .. {high:+.0f} | {thinking(results, bot):.3f} |")
    lines += [
        "",
        "| bot | against | games | wins | 95 % | points | theirs |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for bot, other in combinations(order, 2):
        games, score, points, theirs = record(results, bot, other)
        if games:
            low, high = interval(score, games)
            share = f"{100 * score / games:.1f} % | {100 * low:.1f} .. {100 * high:.1f} %"
            lines.append(f"| {plan.bots[bot]} | {plan.bots[other]} | {games} | {share} | {points:.1f} | {theirs:.1f} |")
    return lines
