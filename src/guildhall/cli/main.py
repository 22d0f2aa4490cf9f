"""The command line: `guildhall play`, `simulate`, `arena`, `replay`, `rules`, `serve` and `bots`.

Bad arguments, and files that are not what they should be, get one line on standard error and exit status 2; a replay
that does not hold gets status 1, and a tournament that is interrupted 130.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import guildhall
from guildhall import rules, shelf
from guildhall.bots.roster import NAMES
from guildhall.cli import arena, play, serve, simulate
from guildhall.cli.console import CONSOLE, markdown
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.game import Game
from guildhall.table.replay import ReplayError, load, verify
from guildhall.words import LANGUAGES


class Parser(argparse.ArgumentParser):
    """argparse, with errors in one line."""

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
    parser.add_argument("--version", action="version", version=f"guildhall {guildhall.__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_play(commands.add_parser("play", help="play in the terminal, alone against bots or together at one screen"))
    _add_simulate(commands.add_parser("simulate", help="play many random games and sum them up"))
    arena.add(commands.add_parser("arena", help="let bots play a tournament, and rate them"))
    _add_replay(commands.add_parser("replay", help="work with replay files"))
    _add_rules(commands.add_parser("rules", help="print the rules of a game, or one clause of them"))
    serve.add(commands.add_parser("serve", help="let people play in their browsers"))
    serve.add_bots(commands.add_parser("bots", help="let bots think on this machine, for servers elsewhere"))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=shelf.NAMES, metavar="GAME", help=", ".join(shelf.NAMES))
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit at the table (default: as few as can)")
    parser.add_argument("--humans", type=int, default=1, metavar="N", help="how many of them are people (default: 1)")
    parser.add_argument("--name", action="append", default=[], metavar="NAME", help="a person's name, in seat order")
    parser.add_argument("--bot", default="apprentice", metavar="BOT", help=f"who plays the rest: {', '.join(NAMES)}")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to save (default: GAME-DATE.replay)")
    parser.add_argument("--seed", metavar="HEX", help="64 hex digits that decide all draws (default: drawn secretly)")
    _add_language(parser)
    _add_box(parser)
    parser.set_defaults(run=_play)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=shelf.NAMES, metavar="GAME", help=", ".join(shelf.NAMES))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seats", type=int, metavar="K", help="how many players (default: as many as can)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (default: 1)")
    _add_language(parser)
    _add_box(parser)
    parser.set_defaults(run=_simulate)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = commands.add_parser("verify", help="play a replay file and check every digest, draw and score")
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--components", type=Path, metavar="FILE", help="the component file it was played with")
    check.set_defaults(run=_verify)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=shelf.NAMES, metavar="GAME", help=", ".join(shelf.NAMES))
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="an id such as OLB-7.6")
    _add_language(parser)
    parser.set_defaults(run=_rules)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", "--language", choices=LANGUAGES, default="en", help="language (default: en)")


def _add_box(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE", help="a setting of the game")
    parser.add_argument("--components", type=Path, metavar="FILE", help="a corrected copy of the component file")


def _game(name: str, components: Path | None) -> Game[Any]:
    game = shelf.game(name)
    return game if components is None else game.with_components(components)


def _variant(settings: list[str]) -> dict[str, str]:
    variant = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ValueError(f"--set takes SETTING=VALUE, not '{setting}'")
        variant[name] = value
    return variant


def _play(options: argparse.Namespace) -> int:
    if options.resume is not None:
        replay = load(options.resume.read_text(encoding="utf-8"))
        session = play.resumed(_game(replay.game, options.components), replay, options.lang, options.resume)
    else:
        name = options.game or play.ask_for_game(options.lang)
        game = _game(name, options.components)
        seats = options.seats if options.seats is not None else game.seats[0]
        seed = _seed(options.seed)
        people = play.People(options.humans, options.name, options.bot)
        session = play.opened(game, seats, people, _variant(options.set), options.lang, seed, options.save)
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
    plan = simulate.Plan(
        game=options.game,
        components=options.components,
        seats=options.seats if options.seats is not None else game.seats[-1],
        variant=_variant(options.set),
        seed=options.seed,
    )
    simulate.run(plan, options.games, options.workers, options.lang)
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
    checked = "with every draw" if replay.seed is not None else "draws not checked: the seed is not told"
    CONSOLE.print(f"{options.file.name}: {replay.game}, {len(replay.choices)} choices, holds ({checked})")
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
