"""Games of a bot of today against bots of an older commit, equal seconds, no slips on either side."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.strength.frozen.player import Frozen, FrozenBot
from bench.strength.frozen.scratch import full_name
from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Advice, Bot, Position
from guildhall.bots.elo import interval
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.network_file import read
from guildhall.bots.match import play
from guildhall.bots.mcts import MctsBot
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

SEED: Final = 700_000_000  # these draws are used for nothing else
RESULTS: Final = Path(__file__).parent.parent / "results" / "frozen"
NOW: Final = "now"  # the bot as it ships
HAND_MADE: Final = "hand-made"  # the same without a network


class Contest(Struct, frozen=True):
    """Who plays. Equal contests have equal seeds."""

    game: str
    seats: int
    bot: str  # a name that both engines know, such as 'mcts:0.2s'
    commit: str
    new: str = NOW  # or HAND_MADE, or the name of a network file

    @property
    def file(self) -> str:
        parts = [self.game, str(self.seats), self.bot.replace(":", "_"), self.commit[:12], self.new]
        return "-".join(part.replace("/", "_") for part in parts) + ".jsonl"


class Met(Struct, frozen=True):
    """A game that was played."""

    number: int
    seat: int  # of the new bot
    points: tuple[int, ...]
    places: tuple[int, ...]
    seconds: tuple[float, float]  # of processor time for an answer: of the new bot, of the older ones

    @property
    def won(self) -> float:
        return 1.0 / self.places.count(1) if self.places[self.seat] == 1 else 0.0


def new_bot(contest: Contest, network: Path | None) -> Bot:
    """Today's bot of that name, with the judgement that is asked for."""
    game = shelf.game(contest.game)
    bot = roster.bot(contest.bot, game, clock=process_time)
    if contest.new != NOW and isinstance(bot, MctsBot):
        hand = handmade(game)
        bot.evaluator = hand if network is None else read(network, game, hand)
    return bot


class Timed:
    """A bot whose thinking is timed by the clock of its process, as the older engine times its own."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds = 0.0

    def choose(self, position: Position, rng: Rng) -> Option:
        began = process_time()
        option = self.bot.choose(position, rng)
        self.seconds += process_time() - began
        return option

    def explain(self, position: Position, rng: Rng) -> Advice:
        return self.bot.explain(position, rng)

    def close(self) -> None:
        self.bot.close()


def one_game(contest: Contest, number: int, frozen: Frozen, network: Path | None = None) -> Met:
    """Every draw is played once with the new bot in each seat."""
    game = shelf.game(contest.game)
    pair, seat = divmod(number, contest.seats)
    others = [other for other in range(contest.seats) if other != seat]
    frozen.begin(contest.game, contest.seats, contest.bot, others)
    bots: list[Any] = [FrozenBot(frozen, contest.bot) for _ in range(contest.seats)]
    theirs = [bots[other] for other in others]
    ours = bots[seat] = Timed(new_bot(contest, network))
    outcome = play(game, bots, SEED + pair, {})
    ours.close()
    answers = sum(outcome.answers[other] for other in others)
    seconds = (
        round(ours.seconds / max(1, outcome.answers[seat]), 4),
        round(sum(bot.seconds for bot in theirs) / max(1, answers), 4),
    )
    return Met(number, seat, tuple(outcome.points), tuple(outcome.places), seconds)


def results(contest: Contest, folder: Path = RESULTS) -> list[Met]:
    """The games so far. Raises ValueError for a file with something else in it."""
    file = folder / contest.file
    if not file.exists():
        return []
    found = []
    for number, line in enumerate(file.read_bytes().split(b"\n")[:-1], start=1):
        try:
            found.append(msgspec.json.decode(line, type=Met))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"{file.name}, line {number}: not a game of a contest") from None
    return found


def play_missing(
    contest: Contest, games: int, until: float, engine: Path, network: Path | None = None, folder: Path = RESULTS
) -> list[Met]:
    """Play what is missing, and begin no game after the deadline; returns all games."""
    found = results(contest, folder)
    drop_torn_line(folder / contest.file)
    played = {met.number for met in found}
    frozen = Frozen(engine)
    try:
        for number in range(games):
            if number in played or monotonic() >= until:
                continue
            met = one_game(contest, number, frozen, network)
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / contest.file).open("ab") as out:
                out.write(msgspec.json.encode(met) + b"\n")
            found.append(met)
    finally:
        frozen.close()
    return found


def drop_torn_line(file: Path) -> None:
    """A kill may have cut the last line short; the next game must not go on in it."""
    content = file.read_bytes() if file.exists() else b""
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        file.write_bytes(whole)


def told(contest: Contest, found: list[Met]) -> str:
    """The result in one line, beside the share that equal bots would win."""
    if not found:
        return f"{contest.game}, {contest.seats} seats: nothing played"
    won = sum(met.won for met in found)
    low, high = interval(won, len(found))
    ours, theirs = (sum(met.seconds[i] for met in found) / len(found) for i in (0, 1))
    return (
        f"{contest.game}, {contest.seats} seats, {contest.new} {contest.bot} against {full_name(contest.commit)[:12]}: "
        f"{100 * won / len(found):.1f} % ({100 * low:.1f} .. {100 * high:.1f}) of {len(found)} games, "
        f"fair {100 / contest.seats:.1f} %; {ours:.3f} and {theirs:.3f} s for an answer"
    )
