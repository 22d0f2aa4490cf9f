"""Previews and forecasts: what an answer would do, and what everybody would score if the game ended now.

Nothing here reads the true position. Everything is worked out on positions that `determinize` samples for the view that
asks. Only what all of them agree on is told, because the seat cannot know the rest. A preview looks past draws: a card
that is turned up beside a building does not change what the building does.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from guildhall.hall import screen, wire
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Option, Seat, State
from guildhall.table.sitting import Sitting
from guildhall.table.table import option_of

WORLDS: Final = 4  # positions that are compared

FEW_OUTCOMES: Final = 8  # of a draw, which are looked at in every world
MOST_DRAWS: Final = 8  # in a row that are looked past
FEW_ANSWERS: Final = 4  # to the next question, which are named

T = TypeVar("T")


class Glimpse(NamedTuple):
    """A world after an answer, what its seat was told, and what comes then."""

    g: State
    told: list[Event]
    then: wire.Then


def worlds(sitting: Sitting, view: Seat | None, rng: Rng | None) -> list[Any]:
    """Sampled positions that the view cannot tell from the true one."""
    table = sitting.table
    rng = rng or Rng(secrets.randbits(60))
    return [table.game.determinize(table.state, view, rng) for _ in range(WORLDS)]


def preview(sitting: Sitting, command: wire.Preview, rng: Rng | None = None) -> wire.Previewed:
    """What an answer would do, as far as its seat can know. Raises IllegalChoice."""
    choice = Choice(command.seat, command.decision, command.option)
    if sitting.is_over():
        raise IllegalChoice("game-over", *choice)
    rng = rng or Rng(secrets.randbits(60))
    return foreseen(sitting.table.game, worlds(sitting, command.seat, rng), choice, command.id, rng)


def foreseen(
    game: Game[Any], possible: Sequence[Any], choice: Choice, id: str, rng: Rng | None = None
) -> wire.Previewed:
    """What an answer would do in all of these positions, which are used up. Raises IllegalChoice."""
    seat = choice.seat
    rng = rng or Rng(secrets.randbits(60))
    before: list[int] = []
    found: list[Glimpse] = []
    for g in possible:
        is_sealed = bool(g.lanes) and g.sealed
        before.append(game.forecast(g)[seat].points)
        events: list[Event] = []
        g.sink = events
        run.apply(g, seat, option_of(g, choice))
        found.append(Glimpse(g, _heard(events, seat, is_sealed), _then(g, seat, is_sealed)))
    told = _beginning([glimpse.told for glimpse in found])
    later = _past_draws(found, seat, rng) if all(glimpse.then.what == "draw" for glimpse in found) else found
    after = same(game.forecast(glimpse.g)[seat].points for glimpse in later)
    if later is not found:
        told = _in_all([told + glimpse.told for glimpse in later])
        if after is None:  # the draw decides about it: say what is sure before it
            after = same(game.forecast(glimpse.g)[seat].points for glimpse in found)
    then = same(glimpse.then for glimpse in later) or same(glimpse.then for glimpse in found)
    return wire.Previewed(
        id=id,
        events=screen.events_of(told),
        before=same(before),
        after=after,
        then=then or wire.Then("unknown", None, {}),
        draws=any(glimpse.then.what == "draw" for glimpse in found),
    )


def _past_draws(found: Sequence[Glimpse], seat: Seat, rng: Rng) -> list[Glimpse]:
    """Each world after the draws that come first: what they cannot change is the answer's own effect.

    All outcomes of the first draw are looked at, shared out among the worlds if there are many of them.
    """
    later = []
    for number, (g, _, _) in enumerate(found):
        outcomes = run.options(g, CHANCE)
        step = len(found) if len(outcomes) > FEW_OUTCOMES else 1
        later += [_after_draws(g, outcome, seat, rng) for outcome in outcomes[number % step :: step]]
    return later


def _after_draws(g: State, outcome: Option, seat: Seat, rng: Rng) -> Glimpse:
    g = g.copy()
    events: list[Event] = []
    g.sink = events
    run.apply(g, CHANCE, outcome)
    for _ in range(MOST_DRAWS):
        if g.asked[CHANCE] is None:
            break
        run.apply(g, CHANCE, run.draw(g, rng))
    return Glimpse(g, [event for event in events if event.is_for(seat)], _then(g, seat, is_sealed=False))


def _in_all(told: Sequence[Sequence[T]]) -> list[T]:
    """The entries that all have in the same order."""
    first, *others = told
    places = [0] * len(others)
    common = []
    for entry in first:
        if all(entry in other[place:] for other, place in zip(others, places, strict=True)):
            common.append(entry)
            places = [other.index(entry, place) + 1 for other, place in zip(others, places, strict=True)]
    return common


def _heard(events: Sequence[Event], seat: Seat, is_sealed: bool) -> list[Event]:
    """The events that a seat hears after its answer. On a sealed lane, they end before secrets are revealed."""
    heard: list[Event] = []
    for event in events:
        if is_sealed and event.to != seat:
            break
        if event.is_for(seat):
            heard.append(event)
    return heard


def _then(g: State, seat: Seat, is_sealed: bool) -> wire.Then:
    """What comes after an answer."""
    is_waiting = g.asked[seat] is None and not run.is_over(g)  # for the others, on their own lanes
    if is_sealed and (is_waiting or not (g.lanes and g.sealed)):
        return wire.Then("reveal", None, {})
    if run.is_over(g):
        return wire.Then("over", None, {})
    decision = g.asked[seat]
    if decision is not None:
        names = [decision.domain[option] for option in run.options(g, seat)]
        return wire.Then("you", decision.name, decision.facts(g, seat), names if len(names) <= FEW_ANSWERS else [])
    return wire.Then("draw" if g.asked[CHANCE] is not None else "others", None, {})


def forecast(sitting: Sitting, command: wire.AskForecast, rng: Rng | None = None) -> wire.Forecast:
    """Everybody's points if the game ended now, as far as the view can count them."""
    game, view = sitting.table.game, command.view
    found = [game.forecast(g) for g in worlds(sitting, view, rng)]
    counts = [_count([scores[seat] for scores in found]) for seat in range(sitting.seats)]
    # A game may hide lines that a player with a perfect memory could count.
    for seat, count in enumerate(counts):
        shown = [line for line in count.ledger if game.shows_line(sitting.table.state, view, seat, line.message)]
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
            lines.append(wire.ScoreLine(line.clause, line.message, line.amount, dict(line.facts)))
    return wire.SeatForecast(same([score.points for score in scores]), lines)


def _beginning(told: Sequence[Sequence[T]]) -> list[T]:
    """The longest common prefix."""
    common: list[T] = []
    for entries in zip(*told, strict=False):
        if same(entries) is None:
            break
        common.append(entries[0])
    return common


def same(values: Iterable[T]) -> T | None:
    """The value, if all are equal; else None."""
    first, *rest = values
    return first if all(value == first for value in rest) else None
