"""`guildhall train`: a network that learns from self-play, in a folder that can be resumed after a kill."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from guildhall import shelf
from guildhall.bots import cluster
from guildhall.bots.learn.play import Manner
from guildhall.cli.arguments import add_game
from guildhall.cli.console import CONSOLE
from guildhall.kernel.game import Game
from guildhall.server.extras import need_package

if TYPE_CHECKING:
    from guildhall.adapters.train.folder import Round
    from guildhall.adapters.train.loop import Progress

INTERRUPTED: Final = 130
# By option: what it is called in the settings of a run, and what it says.
NUMBERS: Final[dict[str, tuple[str, type[Any], str]]] = {
    "--games": ("per_round", int, "games of self-play in a round"),
    "--window": ("window", int, "the latest games, which are learned from"),
    "--steps": ("steps", int, "steps of training in a round"),
    "--batch": ("batch", int, "positions of a step"),
    "--rate": ("rate", float, "learning rate"),
    "--decay": ("decay", float, "decay of weights"),
    "--seen": ("seen", int, "units of the first layer"),
    "--hidden": ("hidden", int, "units of the second layer"),
    "--mix": ("mix", float, "share of the search's opinion in targets; the rest is the result"),
    "--prior": ("prior_weight", float, "share of the policy in a search's priors"),
    "--gate-games": ("gate_games", int, "games of a gate, for each number of seats"),
    "--gate": ("gate", str, "what bots have for an answer in a gate: seconds like 0.02s, or simulations"),
    "--pass": ("pass_at", float, "share of wins with which a network passes the gate"),
}
MANNERS: Final[dict[str, tuple[str, type[Any], str]]] = {
    "--seed": ("seed", int, "the same seed gives the same games"),
    "--quick": ("quick", int, "simulations of most answers"),
    "--full": ("full", int, "simulations of the others, which the policy learns from"),
    "--share": ("share", float, "share of full searches"),
    "--temperature": ("temperature", float, "of the choice among answers"),
}


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="a new folder, or one to go on with")
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help="rounds in all (default: 100)")
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after this time; run it again to go on")
    parser.add_argument("--seats", metavar="K,K", help="numbers of seats (default: all that the game allows)")
    parser.add_argument("--usual", action="store_true", help="only the usual settings; otherwise they vary")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="games to play at once (default: 1)")
    parser.add_argument("--ray", metavar="ADDRESS", help=f"play on a Ray cluster, or '{cluster.LOCAL}'")
    for option, (name, kind, words) in {**MANNERS, **NUMBERS}.items():
        parser.add_argument(option, dest=name, type=kind, metavar="X", help=words)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Go on with a run, or begin one; returns the exit status. Raises ValueError."""
    need_package("guildhall train", "torch", "train")
    need_package("guildhall train", "numpy", "train")
    from guildhall.adapters.train import folder, loop

    if options.workers < 1 or options.rounds < 1:
        raise ValueError("--workers and --rounds must be at least 1")
    if options.ray is not None:
        cluster.check()
    game = shelf.game(options.game)
    manner = Manner(game.name, _seats(options.seats, game), settings=not options.usual, **_given(options, MANNERS))
    settings = folder.Settings(manner, **_given(options, NUMBERS))
    loop.check(settings)
    until = None if options.minutes is None else monotonic() + 60 * options.minutes
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    finished: list[Round] = []
    try:
        with Bars(*columns, console=CONSOLE, transient=True) as bars:
            task = bars.add_task(game.name)

            def show(now: Progress) -> None:
                bars.update(task, description=described(now), completed=now.done, total=now.total)

            here = folder.Folder(options.out, settings)
            finished = loop.Run(here, show, options.workers, options.ray, until).go(options.rounds)
    except KeyboardInterrupt:
        print("guildhall: interrupted; run the same command again to resume", file=sys.stderr)
        return INTERRUPTED
    for line in finished:
        CONSOLE.print(told(line), soft_wrap=True)
    CONSOLE.print(_outcome(options.out, finished, options.rounds), soft_wrap=True)
    return 0


def _given(options: argparse.Namespace, names: dict[str, tuple[str, type[Any], str]]) -> dict[str, Any]:
    """What was asked for; the rest has its defaults."""
    asked = {name: getattr(options, name) for name, _, _ in names.values()}
    return {name: value for name, value in asked.items() if value is not None}


def _seats(text: str | None, game: Game[Any]) -> tuple[int, ...]:
    """Raises ValueError."""
    if text is None:
        return tuple(game.seats)
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise ValueError(f"--seats takes numbers such as 2,3,4, not '{text}'") from None


def described(now: Progress) -> str:
    """What a run is doing, in one line: games, loss, and strength against the gate."""
    parts = [f"round {now.round + 1}", now.stage, f"{now.games} games"]
    if now.loss is not None and now.by_hand is not None:
        parts.append(f"loss {now.loss:.4f} (by hand {now.by_hand:.4f})")
    if now.won is not None:
        parts.append(f"{100 * now.won:.0f} % of {now.of} against the best")
    return ", ".join(parts)


def told(line: Round) -> str:
    """A finished round in one line."""
    strength = f"{100 * line.won:.1f} % ({100 * line.low:.1f} .. {100 * line.high:.1f}) of {line.duels}"
    passed = "passed" if line.passed else "did not pass"
    return (
        f"round {line.number + 1}: {line.games} games, {line.steps} steps, loss {line.loss:.4f} "
        f"(by hand {line.by_hand:.4f}), {strength} against the best: {passed}"
    )


def _outcome(out: Path, finished: list[Round], rounds: int) -> str:
    best = out / "best.network"
    found = f"the best network is {best}" if best.exists() else "no network has passed the gate yet"
    rest = "" if len(finished) >= rounds else "; run the same command again to go on"
    return f"{len(finished)} of {rounds} rounds in {out}; {found}{rest}"
