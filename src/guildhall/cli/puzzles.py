"""`guildhall puzzles`: solve one in the terminal, count those that are shipped, or mine for new ones."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.table import Table

from guildhall import shelf
from guildhall.analysis.known_towns import known_towns
from guildhall.analysis.perfect import GAME as PERFECT_GAME
from guildhall.cli.arguments import add_game
from guildhall.cli.console import CONSOLE
from guildhall.draw import answer as in_words
from guildhall.draw import drawing
from guildhall.games.tiny_towns.box import LETTERS, RESOURCES
from guildhall.kernel import run as engine
from guildhall.kernel.game import Game
from guildhall.puzzles import Puzzle, Walk, find, puzzles
from guildhall.puzzles.fitting import fitting
from guildhall.puzzles.mined import append, read
from guildhall.puzzles.mining import mine_game
from guildhall.puzzles.rating import Rated
from guildhall.words import LANGUAGES, Words, words

STEP: Final = 300  # of ratings, in the list of what is shipped


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help="its id; without it, one of middling difficulty")
    parser.add_argument("--shipped", action="store_true", help="say how many there are, by kind and rating")
    parser.add_argument("--towns", action="store_true", help="Tiny Towns: the best towns known for some sets of cards")
    parser.add_argument(
        "--games", type=int, metavar="N", help="search N games of bots for new puzzles; goes on from where it stopped"
    )
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the first game's number (default: 0)")
    parser.add_argument("--mine", type=Path, metavar="FILE", help="where they are written (default: GAME.mine)")
    parser.add_argument("--lang", "--language", choices=LANGUAGES, default="en", help="language (default: en)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve, count or mine, or list perfect towns. Raises ValueError."""
    if options.mine is not None and options.games is None:
        raise ValueError("--mine goes with --games")
    if options.towns:
        CONSOLE.print(_towns(options.game, words(shelf.game(options.game), options.lang)))
    elif options.shipped:
        CONSOLE.print(_shipped(options.game))
    elif options.games is not None:
        _mine(options.game, options.first, options.games, options.mine or Path(f"{options.game}.mine"))
    else:
        _solve(options.game, options.puzzle, options.lang)
    return 0


def _shipped(name: str) -> Table:
    """How many puzzles of a game there are, by kind, proof and rating."""
    table = Table(title=f"{name} · {len(puzzles(name))}", title_justify="left")
    bands = sorted({_band(puzzle) for puzzle in puzzles(name)})
    for heading in ("kind", "proof", *(f"{band}+" for band in bands), "all"):
        table.add_column(heading, justify="left" if heading in ("kind", "proof") else "right")
    counts = Counter((puzzle.kind, puzzle.proof, _band(puzzle)) for puzzle in puzzles(name))
    for kind, proof in sorted({(puzzle.kind, puzzle.proof) for puzzle in puzzles(name)}):
        row = [counts[kind, proof, band] for band in bands]
        table.add_row(f"best {kind}", proof, *map(str, row), str(sum(row)))
    return table


def _towns(name: str, talk: Words) -> Table:
    """Sets of cards, what the best town known for them scores, and what none can exceed. Raises ValueError."""
    if name != PERFECT_GAME:
        raise ValueError(f"--towns goes with {PERFECT_GAME}, not with {name}")
    table = Table()
    for heading in ("cards", "order", "at least", "at most"):
        table.add_column(heading, justify="right" if heading.startswith("at") else "left")
    for town in known_towns():
        cards = ", ".join(talk.name(card) for card in town.cards)
        order = "".join(LETTERS[RESOURCES.index(resource)] for resource in town.order)
        table.add_row(cards, order, str(town.reached), str(town.limit))
    return table


def _band(puzzle: Puzzle) -> int:
    return puzzle.rating // STEP * STEP


def _mine(name: str, first: int, games: int, file: Path) -> None:
    """Search games until so many are in the file; the same number always gives the same game. Raises ValueError."""
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}")
    if first < 0:
        raise ValueError(f"--first must be at least 0, not {first}")
    game = shelf.game(name)
    mined = read(file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=CONSOLE) as progress:
        found = sum(len(one.finds) for one in mined)
        task = progress.add_task(f"{name}: {found}", total=games, completed=min(games, len(mined)))
        for number in range(len(mined), games):
            one = mine_game(game, first + number)
            append(file, one)
            found += len(one.finds)
            progress.update(task, advance=1, description=f"{name}: {found}")


def _solve(name: str, id: str | None, lang: str) -> None:
    """Go through one puzzle. Raises ValueError for one that does not exist."""
    puzzle = find(name, id) if id is not None else fitting(name, Rated().rating, ())
    if puzzle is None:
        raise ValueError(f"there is no puzzle '{id}'" if id is not None else f"there are no puzzles of {name} yet")
    game: Game[Any] = shelf.game(name)
    try:
        _walk(game, puzzle, words(game, lang))
    except (EOFError, KeyboardInterrupt):
        CONSOLE.print()


def _walk(game: Game[Any], puzzle: Puzzle, talk: Words) -> None:
    walk = Walk(game, puzzle)
    CONSOLE.print(Rule(f"{talk.title()} · {puzzle.id} · {talk.text(f'puzzle-{puzzle.kind}')}"))
    CONSOLE.print(talk.text("puzzle-gap", points=f"{puzzle.first.points:g}"))
    while not walk.is_solved and (question := walk.question()) is not None:
        decision, options = question
        view = game.view(walk.state, puzzle.seat)
        CONSOLE.print(drawing(game, view, talk))
        facts = engine.question(walk.state, puzzle.seat).facts(walk.state, puzzle.seat)
        CONSOLE.print(f"[bold]{talk.ask(decision, facts)}[/]")
        for number, option in enumerate(options, 1):
            CONSOLE.print(f"  [bold]{number:>2}[/]  {in_words(game, view, decision, option, talk)}")
        option = _answer(options, talk)
        if option != walk.best:
            step, best = walk.step, walk.best
            costs = None if step is None else step.worse.get(option)
            CONSOLE.print(talk.text("puzzle-wrong" if costs is None else "puzzle-costs", points=f"{costs or 0:g}"))
            CONSOLE.print(talk.text("puzzle-best", option=in_words(game, view, decision, best or "", talk)))
            return
        walk.answer(option)
    CONSOLE.print(drawing(game, game.view(walk.state, puzzle.seat), talk))
    CONSOLE.print(talk.text("puzzle-solved", rating=str(puzzle.rating)))
    for line in walk.gained():
        CONSOLE.print(f"  {line.amount:+d}  {talk.ledger(line)}")


def _answer(options: list[str], talk: Words) -> str:
    """Ask until an answer is named by its number."""
    while True:
        typed = CONSOLE.input(f"[dim]{talk.text('type-number')}[/] > ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        if typed:
            CONSOLE.print(talk.text("invalid-number", text=typed, low=1, high=len(options)))
