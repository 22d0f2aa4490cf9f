"""One game between equal bots: who won, what every seat used, and which of the possible answers were given."""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import Any, Final, NamedTuple

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, State

SEED: Final = 9_000_000
STRIDE: Final = 64  # seeds between one game and the next


class Played(NamedTuple):
    """What one game adds to a tally."""

    number: int
    wins: list[float]  # by seat; a shared first place is divided
    points: list[int]
    used: list[dict[str, int]]  # by seat: "takes-building inn" to how often
    answers: dict[str, tuple[int, int]]  # "turn-action effect:alms" to how often offered and taken


def play(name: str, seats: int, bot: str, content: str | None, number: int) -> Played:
    """Game `number`. Bots are timed by the clock of this process, so that a busy machine makes none of them weaker."""
    game: Any = shelf.game(name, content)
    bots = [roster.bot(bot, game, clock=process_time) for _ in range(seats)]
    chance = Rng(SEED + STRIDE * number)
    thoughts = [Rng(SEED + STRIDE * number + 1 + seat) for seat in range(seats)]
    ids = {id for things in game.things.values() for id in things}
    offered, taken = Counter[str](), Counter[str]()
    g: State = game.new(seats, {})
    g.sink = []
    run.start(g)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, CHANCE, run.draw(g, chance))
            continue
        question = run.question(g, seat)
        assert question is not None
        possible = {option: answer_of(question.name, question.domain[option], ids) for option in run.options(g, seat)}
        option = bots[seat].choose(Position(game, g, seat, thoughts[seat]), thoughts[seat])
        offered.update(filter(None, possible.values()))
        taken.update(filter(None, [possible[option]]))
        run.apply(g, seat, option)
    places = game.places(g)
    won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    answers = {name: (times, taken[name]) for name, times in offered.items()}
    return Played(number, won, game.points(g), used(game, g.sink, seats), answers)


def answer_of(question: str, answer: str, ids: set[str]) -> str | None:
    """The answer, if it names a kind of card, tile or space; others say where, not what."""
    return f"{question} {answer}" if any(part in ids for part in answer.split(":")) else None


def used(game: Game[Any], told: list[Event], seats: int) -> list[dict[str, int]]:
    """What every seat did with which kind, and how often, as the game's events tell it."""
    found = [Counter[str]() for _ in range(seats)]
    for event in told:
        kinds = [kind_of(declared) for declared in game.events[event.name]]
        if "seat" not in kinds or event.but is not None:  # the seat itself has been told already
            continue
        seat = event.args[kinds.index("seat")]
        for kind, value in zip(kinds, event.args, strict=True):
            if kind in game.things and 0 <= value < len(game.things[kind]):
                found[seat][name_of(event.name, game.things[kind][value])] += 1
    return [dict(one) for one in found]


def kind_of(declared: str) -> str:
    """ "tile:building" is a building, and "card" a card."""
    name, _, kind = declared.partition(":")
    return kind or name


def name_of(event: str, thing: str) -> str:
    return f"{event} {common(thing)}"


def common(thing: str) -> str:
    """All tiles of a kind are one: "chapel#32" and "chapel#4"."""
    return thing.partition("#")[0]


def possible_kinds(game: Game[Any]) -> set[str]:
    """Every kind that `used` could find with some event."""
    found = set[str]()
    for declared in game.events.values():
        kinds = [kind_of(one) for one in declared]
        if "seat" in kinds:
            found |= {common(thing) for kind in kinds for thing in game.things.get(kind, ()) if thing != "-"}
    return found
