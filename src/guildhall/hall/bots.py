"""Bots at a table: what they are asked, and what their answer does.

A bot is given a position in the game's notation, in which everything that its seat may not know was drawn anew. So it
can think anywhere, and cannot cheat.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.bots.keeping import Keeper
from guildhall.bots.mcts import MctsBot
from guildhall.bots.pace import SHARE
from guildhall.bots.parallel import Clock
from guildhall.hall import wire
from guildhall.hall.commands import Action
from guildhall.hall.rivalry import LEVEL, level_at
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.table.kept import Entry
from guildhall.table.replay import corrections
from guildhall.table.sitting import Sitting
from guildhall.table.table import Question

# The levels that can be chosen at a table. A rival's name has its strength behind it when it is asked something.
LEVELS: Final = ("random", "greedy", *roster.LEVELS, LEVEL)

# The opponents in daily deals: so many simulations, however long they take, by game. A browser without a server takes
# about twenty times as long as a server, and a seat answers ten times in a turn of Guilds of London.
DAILY: Final = "daily"
DAILY_SIMULATIONS: Final = {"guilds-of-london": 24, "old-london-bridge": 64}
USUAL_SIMULATIONS: Final = 100
SEED_BITS: Final = 60

# About how many seconds the bots that do not search need for an answer.
QUICK: Final = {"random": 0.01, "greedy": 0.05, DAILY: 0.3}
SMALL: Final = 0.1  # a thought of at most this many seconds is small


class BotTurn(NamedTuple):
    """A question to a bot: all that `think` needs, and what shows later whether the question is still open."""

    game: str
    position: str
    seat: Seat
    level: str
    seed: int
    question: Question
    after: int  # the place in the journal at which it was asked
    content: str | None  # of its components, if they are not the shipped ones
    answers: int = 0  # that the seat has given in this turn of its own
    key: str = ""  # names the table and the seat, for a tree that is kept

    def think(self) -> str:
        """The bot's answer, worked out here and now."""
        return think(self.game, self.position, self.seat, self.level, self.seed, content=self.content)

    def is_asked(self, sitting: Sitting) -> bool:
        """Whether the seat is still asked the same."""
        return sitting.entries == self.after or sitting.table.question(self.seat) == self.question

    def is_open(self, sitting: Sitting) -> bool:
        """Whether a bot still has to answer this."""
        return self.seat in sitting.bots_to_act() and self.is_asked(sitting)


class AheadTurn(NamedTuple):
    """A position in which others are asked, and the bot that may think ahead there."""

    game: str
    position: str
    seat: Seat
    level: str
    seed: int
    content: str | None  # of its components, if they are not the shipped ones
    key: str = ""  # names the table and the seat


def bot_name(level: str, game: str) -> str:
    """Which bot plays a game at a level."""
    return f"mcts:{DAILY_SIMULATIONS.get(game, USUAL_SIMULATIONS)}" if level == DAILY else level


def cost(level: str) -> float:
    """The maximum number of seconds that a bot of this level is expected to think."""
    found = roster.level_of(level)
    return QUICK[level] if found is None else found.seconds * SHARE


def time_of_turn(level: str) -> float:
    """The seconds that a bot of this level has for a turn of its own; 0 if it does not search."""
    found = roster.level_of(level)
    return 0.0 if found is None else found.seconds


def bot_turn(settings: wire.TableSettings, sitting: Sitting, seat: Seat) -> BotTurn:
    """What the bot on a seat is asked now, at a table with these settings."""
    game, question = sitting.table.game, sitting.table.question(seat)
    assert question is not None
    alike = sitting.rules.in_turn
    position = game.write(game.determinize(sitting.table.state, seat, Rng(seat if alike else _any_seed())))
    seed = _seed_from(sitting, seat, position) if alike else _any_seed()
    level = level_at(settings, sitting.bots[seat])
    return BotTurn(game.name, position, seat, level, seed, question, sitting.entries, corrections(game))


def _any_seed() -> int:
    return secrets.randbits(SEED_BITS)


def _seed_from(sitting: Sitting, seat: Seat, position: str) -> int:
    """Random numbers that follow from the table's seed and what the bot knows, so that equal play is answered alike."""
    assert sitting.table.seed is not None
    mac = hmac.digest(sitting.table.seed, f"bot {seat} {position}".encode(), "sha256")
    return int.from_bytes(mac, "big") >> (256 - SEED_BITS)


def ahead_turn(settings: wire.TableSettings, sitting: Sitting, seat: Seat) -> AheadTurn | None:
    """What the bot on a seat may think about while somebody else is asked; None if it is none that thinks ahead."""
    level = level_at(settings, sitting.bots[seat]) if sitting.bots[seat] else ""
    if roster.level_of(level) is None or sitting.rules.in_turn:
        return None
    game = sitting.table.game
    position = game.write(game.determinize(sitting.table.state, seat, Rng(_any_seed())))
    return AheadTurn(game.name, position, seat, level, _any_seed(), corrections(game))


def bot_answer(turn: BotTurn, option: str) -> Action:
    """What a bot's answer does: nothing, if its question is gone by now."""

    def do(sitting: Sitting, at: int) -> list[Entry]:
        if not turn.is_asked(sitting):
            return []
        return sitting.answer_for_bot(turn.seat, turn.question.decision, option, at)

    return Action(do)


def think(
    game: str,
    position: str,
    seat: Seat,
    level: str,
    seed: int,
    clock: Clock | None = None,
    content: str | None = None,
    answers: int = 0,
    key: str = "",
    keeper: Keeper | None = None,
) -> str:
    """The name of the option that a bot takes. A search looks at the clock between simulations.

    With a keeper, the bot that answered last under this key goes on with its tree.
    """
    box = shelf.game(game, content)
    rng = Rng(seed)
    known = Position.read(box, position, seat, rng)
    what = game, content, seat, level
    if level == DAILY:
        keeper = None  # a tree from before would change the answer
    bot = (keeper.take(key, what) if keeper is not None else None) or roster.bot(bot_name(level, game), box)
    if isinstance(bot, MctsBot):
        bot.clock = clock or bot.clock
        if bot.budget is not None:
            bot.budget.resume(answers)
    try:
        option = known.question.domain[bot.choose(known, rng)]
    except BaseException:
        bot.close()
        raise
    if keeper is not None and key:
        keeper.keep(key, what, bot)
    else:
        bot.close()
    return option


def think_ahead(turn: AheadTurn, seconds: float, clock: Clock, keeper: Keeper) -> None:
    """Let the bot that answered last for this seat search on. The clock may raise something to end it."""
    box = shelf.game(turn.game, turn.content)
    rng = Rng(turn.seed)
    known = Position.read(box, turn.position, turn.seat, rng)
    what = turn.game, turn.content, turn.seat, turn.level
    bot = keeper.take(turn.key, what)
    if isinstance(bot, MctsBot):
        bot.clock = clock
        try:
            bot.think_ahead(known, rng, seconds)
        finally:
            keeper.keep(turn.key, what, bot)
