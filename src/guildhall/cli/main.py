"""The command line: `guildhall play`, `lessons`, `puzzles`, `simulate`, `arena`, `selfplay`, `train`, `replay`,
`review`, `rules`, `components`, `serve`, `bots`, `join` and `bot-protocol`.

For whoever hosts it: `doctor`, `backup`, `restore`, `export-table`, `import-table`, `retention` and `admin`.

Bad arguments and unreadable files get one line on standard error and exit status 2. A replay that fails verification
exits with 1, an interrupted tournament with 130.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import guildhall
from guildhall import rules, shelf
from guildhall.bots.guest import FORMS
from guildhall.bots.roster import NAMES
from guildhall.cli import (
    admin,
    arena,
    components,
    join,
    lessons,
    operate,
    play,
    puzzles,
    review,
    selfplay,
    serve,
    simulate,
    train,
)
from guildhall.cli.arguments import add_game, add_settings, variant
from guildhall.cli.console import CONSOLE, markdown
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.game import Game
from guildhall.table.replay import ReplayError, load, verify
from guildhall.words import LANGUAGES


class Parser(argparse.ArgumentParser):
    """argparse with one-line errors."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"guildhall: {message} (try '{self.prog} --help')\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except (ValueError, OSError) as error:
        message = " ".join(str(error).split())
        print(f"guildhall: {message}", file=sys.stderr)
        return 2


def _parser() -> Parser:
    parser = Parser(prog="guildhall", description="Board games about building medieval England.")
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands.add_parser("play", help="play in the terminal, against bots or with others at one screen"))
    lessons.add(commands.add_parser("lessons", help="learn a game in short lessons"))
    puzzles.add(commands.add_parser("puzzles", help="solve puzzles, or search games of bots for new ones"))
    _add_simulate(commands.add_parser("simulate", help="play many random games and print statistics"))
    arena.add(commands.add_parser("arena", help="run a tournament between bots and rate them"))
    selfplay.add(commands.add_parser("selfplay", help="write games of bots as training data, in Parquet"))
    train.add(commands.add_parser("train", help="train a network by self-play, on the CPU"))
    _add_replay(commands.add_parser("replay", help="work with replay files"))
    review.add(commands.add_parser("review", help="show where a finished game was won and lost"))
    _add_rules(commands.add_parser("rules", help="print the rules of a game, or one clause"))
    components.add(commands.add_parser("components", help="check a corrected copy of a game's component file"))
    serve.add(commands.add_parser("serve", help="serve tables to browsers"))
    serve.add_bots(commands.add_parser("bots", help="run bots on this machine for servers elsewhere"))
    join.add(commands.add_parser("join", help="let a program play at a table of a running server"))
    join.add_protocol(commands.add_parser("bot-protocol", help="print the protocol for such programs"))
    operate.add_doctor(commands.add_parser("doctor", help="check everything that the service needs"))
    operate.add_backup(commands.add_parser("backup", help="write the whole database to a file while the service runs"))
    operate.add_restore(commands.add_parser("restore", help="load a backup into an empty database"))
    operate.add_export(commands.add_parser("export-table", help="write one table to a file"))
    operate.add_import(commands.add_parser("import-table", help="add a table from a file"))
    operate.add_retention(commands.add_parser("retention", help="delete old data, or say what would be deleted"))
    admin.add(commands.add_parser("admin", help="manage people, tables, replays and chat"))
    return parser


def _version() -> str:
    engine = "compiled engine" if guildhall.is_compiled() else "plain Python engine"
    return f"guildhall {guildhall.__version__} ({engine})"


def _add_play(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the game's minimum)")
    parser.add_argument("--humans", type=int, default=1, metavar="N", help="how many of them are people (default: 1)")
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help="a person's name, in seat order")
    parser.add_argument(
        "--bot", default="apprentice", metavar="BOT", help=f"plays the other seats: {', '.join(NAMES)}, {FORMS}"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="resume a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (default: GAME-DATE.replay)")
    parser.add_argument("--seed", metavar="HEX", help="64 hex digits that decide all draws (default: random)")
    _add_language(parser)
    _add_box(parser)
    parser.set_defaults(run=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    parser.add_argument("--seats", type=int, metavar="K", help="number of players (default: the game's maximum)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (default: 1)")
    _add_language(parser)
    _add_box(parser)
    parser.set_defaults(run=_simulate)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser("verify", help="play through a replay file and check every digest, draw and score")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--components", type=Path, metavar="FILE", help="the component file that the game used")
    check.set_defaults(run=_verify)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="an id such as OLB-7.6")
    _add_language(parser)
    parser.set_defaults(run=_rules)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", "--language", choices=LANGUAGES, default="en", help="language (default: en)")


def _add_box(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("--components", type=Path, metavar="FILE", help="use a corrected copy of the component file")


def _game(name: str, components: Path | None) -> Game[Any]:
    game = shelf.game(name)
    return game if components is None else game.with_components(components)


def _play(options: argparse.Namespace) -> int:
    if options.resume is not None:
        replay = load(options.resume.read_text(encoding="utf-8"))
        session = play.resumed(
            _game(replay.game, options.components), replay, options.lang, options.resume, options.bot
        )
    else:
        name = options.game or play.ask_for_game(options.lang)
        game = _game(name, options.components)
        seats = options.seats if options.seats is not None else game.seats[0]
        seed = _seed(options.seed)
        people = play.People(options.humans, options.name, options.bot)
        session = play.opened(game, seats, people, variant(options.set), options.lang, seed, options.save)
    return play.run(session)


def _seed(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise ValueError("--seed takes 64 hex digits")
    return seed


def _simulate(options: argparse.Namespace) -> int:
    game = _game(options.game, options.components)
    simulation = simulate.Simulation(
        game=options.game,
        components=options.components,
        seats=options.seats if options.seats is not None else game.seats[-1],
        variant=variant(options.set),
        seed=options.seed,
    )
    simulate.run(simulation, options.games, options.workers, options.lang)
    return 0


def _verify(options: argparse.Namespace) -> int:
    try:
        replay = load(options.file.read_text(encoding="utf-8"))
        verify(replay, _game(replay.game, options.components))
    except (ReplayError, UnicodeDecodeError) as error:
        print(f"guildhall: {options.file.name}: {error}", file=sys.stderr)
        return 1
    except ComponentError:
        raise
    checked = "draws included" if replay.seed is not None else "except draws: the file has no seed"
    CONSOLE.print(f"{options.file.name}: {replay.game}, {len(replay.choices)} choices, verified ({checked})")
    return 0


def _rules(options: argparse.Namespace) -> int:
    if options.clause is None:
        CONSOLE.print(markdown(rules.text(options.game, options.lang)))
    else:
        clause = rules.clause(options.game, options.clause, options.lang)
        CONSOLE.print(markdown(f"**{clause.id}** {clause.text}"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
