"""What commands do to a sitting.

An `Action` is tried on a sitting and makes journal entries. Whoever keeps the journal stores them, and tells nobody
before they are safe.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from guildhall.hall import wire
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

Do = Callable[[Sitting, int], list[Entry]]
COMMANDS: Final[msgspec.json.Decoder[wire.Command]] = msgspec.json.Decoder(wire.Command)


class BadMessage(Exception):
    """What a client has sent is not a command."""


def decode(message: bytes | str) -> wire.Command:
    """The command that a client has sent. Raises BadMessage."""
    try:
        return COMMANDS.decode(message)
    except (msgspec.DecodeError, UnicodeError):
        raise BadMessage from None


class Action(NamedTuple):
    """A change to a sitting. `key` names the client's command, which is carried out only once."""

    do: Do
    key: str | None = None


def perform(sitting: Sitting, action: Action, at: int, made: list[Entry]) -> int:
    """Carry out an action, unless its command was carried out before. Adds its entries to `made`.

    Returns the place in the journal where it was or is now carried out. Raises IllegalChoice and then changes nothing.
    """
    if action.key is not None and action.key in sitting.commands:
        return sitting.commands[action.key]
    place = sitting.entries
    made += action.do(sitting, at)
    return place


def action_of(command: wire.PlayCommand, holder: str, takeover: str) -> Action:
    """What a seat's command does. `holder` names the client; a bot of level `takeover` plays for those who resign."""
    key = f"{holder}/{command.id}"
    return Action(lambda sitting, at: _play(sitting, command, takeover, at, key), key)


def _play(sitting: Sitting, command: wire.PlayCommand, takeover: str, at: int, key: str) -> list[Entry]:
    seat = command.seat
    if isinstance(command, wire.Answer):
        return sitting.answer(seat, command.decision, command.option, at, key)
    if isinstance(command, wire.Change):
        return sitting.change(seat, command.decision, command.option, at, key)
    if isinstance(command, wire.TakeUndo):
        return sitting.undo(seat, command.choices, at, key)
    if isinstance(command, wire.Agree):
        return sitting.agree(seat, command.yes, at, key)
    if isinstance(command, wire.Resign):
        return sitting.hand_to_bot(seat, takeover, "resigned", at, key)
    return sitting.take_back(seat, at, key)


def leave(seat: int, takeover: str) -> Action:
    """A bot plays on for a person who has left."""
    return Action(lambda sitting, at: sitting.hand_to_bot(seat, takeover, "left", at))


def stand_in(seat: int, takeover: str) -> Action:
    """A bot plays on for a person who is away, because the others asked for it."""
    return Action(lambda sitting, at: sitting.hand_to_bot(seat, takeover, "away", at))


def come_back(seat: int) -> Action:
    """A person is here again, whose seat a bot was asked to play."""
    return Action(lambda sitting, at: sitting.take_back(seat, at))


def abandon(why: str) -> Action:
    """The game ends without a result."""
    return Action(lambda sitting, at: sitting.abandon(why, at))


def check_clocks(takeover: str) -> Action:
    """Bots play on for those whose time is up."""

    def do(sitting: Sitting, at: int) -> list[Entry]:
        made: list[Entry] = []
        for seat in sitting.clock.expired(at):
            made += sitting.hand_to_bot(seat, takeover, "time", at)
        return made

    return Action(do)
