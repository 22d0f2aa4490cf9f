"""What an answer would do, and what everybody would score now: told from positions that agree with what one may know.

Nothing here reads the truth. Everything is worked out on positions that `determinize` has drawn anew for the view that
asks; what is the same in all of them is told, and what differs is left out, because nobody at that seat can know it.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.server import screen, wire
from guildhall.table.sitting import Sitting
from guildhall.table.table import option_of

WORLDS: Final = 4  # positions that are compared

T = TypeVar("T")


def worlds(sitting: Sitting, view: Seat | None, rng: Rng | None) -> list[Any]:
    """Positions that a view cannot tell from the true one."""
    table = sitting.table
    rng = rng or Rng(secrets.randbits(60))
    return [table.game.determinize(table.state, view, rng) for _ in range(WORLDS)]


def preview(sitting: Sitting, command: wire.Preview, rng: Rng | None = None) -> wire.Previewed:
    """What an answer would bring about, as far as its seat can know. Raises IllegalChoice."""
    if sitting.is_over():
        raise IllegalChoice("game-over", command.seat, command.decision, command.option)
    game, seat = sitting.table.game, command.seat
    choice = Choice(seat, command.decision, command.option)
    before: list[int] = []
    after: list[int] = []
    told: list[list[Event]] = []
    then: list[wire.Then] = []
    for g in worlds(sitting, seat, rng):
        is_sealed = bool(g.lanes) and g.sealed
        before.append(game.forecast(g)[seat].points)
        events: list[Event] = []
        g.sink = events
        run.apply(g, seat, option_of(g, choice))
        told.append(_heard(events, seat, is_sealed))
        then.append(_then(g, seat, is_sealed))
        after.append(game.forecast(g)[seat].points)
    return wire.Previewed(
        id=command.id,
        events=screen.events_of(_beginning(told)),
        before=same(before),
        after=same(after),
        then=same(then) or wire.Then("unknown", None, {}),
    )


def _heard(events: Sequence[Event], seat: Seat, is_sealed: bool) -> list[Event]:
    """What a seat hears of its answer; on a sealed lane nothing after that lane, when secrets come to light."""
    heard: list[Event] = []
    for event in events:
        if is_sealed and event.to != seat:
            break
        if event.is_for(seat):
            heard.append(event)
    return heard


def _then(g: State, seat: Seat, is_sealed: bool) -> wire.Then:
    """What comes after an answer."""
    if is_sealed and not (g.lanes and g.sealed):
        return wire.Then("reveal", None, {})
    if run.is_over(g):
        return wire.Then("over", None, {})
    decision = g.asked[seat]
    if decision is not None:
        return wire.Then("you", decision.name, decision.facts(g, seat))
    return wire.Then("draw" if g.asked[CHANCE] is not None else "others", None, {})


def forecast(sitting: Sitting, command: wire.AskForecast, rng: Rng | None = None) -> wire.Forecast:
    """Everybody's points if the game ended now: those that the view that asks can count."""
    game, view = sitting.table.game, command.view
    found = [game.forecast(g) for g in worlds(sitting, view, rng)]
    counts = [_count([scores[seat] for scores in found]) for seat in range(sitting.seats)]
    # What a good memory could count, a game may still keep behind a screen.
    shows_line = getattr(game, "shows_line", None)
    if shows_line is not None:
        for seat, count in enumerate(counts):
            shown = [line for line in count.ledger if shows_line(sitting.table.state, view, seat, line.message)]
            if len(shown) < len(count.ledger):
                counts[seat] = wire.SeatForecast(None, shown)
    return wire.Forecast(command.id, counts)


def _count(scores: Sequence[Any]) -> wire.SeatForecast:
    ledgers = [[msgspec.json.encode(line) for line in score.ledger] for score in scores]
    kept = Counter(ledgers[0])
    for ledger in ledgers[1:]:
        kept &= Counter(ledger)
    lines = []
    for line, text in zip(scores[0].ledger, ledgers[0], strict=True):
        if kept[text] > 0:
            kept[text] -= 1
            lines.append(wire.LedgerLine(line.clause, line.message, line.amount, dict(line.facts)))
    return wire.SeatForecast(same([score.points for score in scores]), lines)


def _beginning(told: Sequence[Sequence[T]]) -> list[T]:
    """How all lists begin."""
    common: list[T] = []
    for entries in zip(*told, strict=False):
        if same(entries) is None:
            break
        common.append(entries[0])
    return common


def same(values: Iterable[T]) -> T | None:
    """The value that all are, or None."""
    first, *rest = values
    return first if all(value == first for value in rest) else None
