"""What a view shows: a sitting, as one seat or a spectator may know it, as wire types.

This reads nothing of a sitting but the game's view, the questions to that seat, and what is open to all: who is to act,
clocks, and which seats bots play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import is_
from typing import Any, Final

import msgspec

from guildhall.hall import wire
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.game import Score as GameScore
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.table.sitting import Sitting

ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode
SAME: Final = object()  # instead of a value that has not changed


class Shown:
    """What the watchers of a view were shown last."""

    __slots__ = ("after", "edition", "fields", "number", "state")

    def __init__(self, sitting: Sitting, view: Seat | None, state: Any = None) -> None:
        stream = sitting.table.streams[view]
        self.state: Any = sitting.table.view(view) if state is None else state
        self.fields: tuple[Any, ...] = msgspec.structs.astuple(self.state)
        self.number = stream.number
        self.edition = stream.edition
        self.after = sitting.entries


def show(sitting: Sitting, views: Sequence[Seat | None]) -> dict[Seat | None, Shown]:
    """Several views of one position."""
    states = sitting.table.game.views(sitting.table.state, views)
    return {view: Shown(sitting, view, state) for view, state in zip(views, states, strict=True)}


def events_of(events: Sequence[Event]) -> list[wire.Event]:
    return [(event.name, list(event.args)) for event in events]


def scores_of(scores: Sequence[GameScore] | None) -> list[wire.Score] | None:
    if scores is None:
        return None
    return [
        wire.Score(
            score.points,
            score.place,
            [wire.ScoreLine(line.clause, line.message, line.amount, dict(line.facts)) for line in score.ledger],
        )
        for score in scores
    ]


def reasons_of(g: State, seat: Seat) -> dict[str, str]:
    """Why the other options are closed."""
    decision = run.question(g, seat)
    offered = set(g.offered[seat])
    reasons = {}
    for option, name in enumerate(decision.domain):
        if option not in offered:
            reasons[name] = decision.why_not(g, seat, option) or "not-offered"
    return reasons


def questions_of(sitting: Sitting, view: Seat | None, reasons: bool) -> list[wire.Question]:
    question = None if view is None or sitting.abandoned is not None else sitting.table.question(view)
    if question is None or view is None:
        return []
    why = reasons_of(sitting.table.state, view) if reasons else None
    return [wire.Question(view, question.decision, list(question.options), question.facts, why)]


def undo_of(sitting: Sitting, view: Seat | None) -> wire.Undo | None:
    if view is None:
        return None
    limit = sitting.undo_limit(view)
    asked = sitting.asked
    return wire.Undo(
        limit=0 if isinstance(limit, str) else limit,
        reason=limit if isinstance(limit, str) else None,
        changeable=0 if sitting.is_over() else sitting.table.changeable(view),
        request=None if asked is None else wire.UndoRequest(asked.seat, asked.choices, sorted(asked.agreed)),
    )


def clocks_of(sitting: Sitting, at: int) -> wire.Clocks:
    clock = sitting.clock
    return wire.Clocks(at, [clock.left_at(seat, at) for seat in range(sitting.seats)], sorted(clock.running))


class Common:
    """What all views of one position share, made and encoded only once."""

    __slots__ = ("_first", "_packed", "bots", "clocks", "over", "phase", "round", "scores", "to_act")

    def __init__(self, sitting: Sitting, at: int) -> None:
        game, g = sitting.table.game, sitting.table.state
        over = sitting.table.is_over()
        self.round = game.round(g)
        self.phase = game.phase(g)
        self.to_act = sitting.to_act()
        self.clocks = clocks_of(sitting, at)
        self.bots = [level or None for level in sitting.bots]
        self.scores = scores_of(game.scores(g)) if over else None
        self.over = over or sitting.is_over()
        self._packed: dict[int, msgspec.Raw] = {}
        self._first: tuple[Shown, Shown, list[Any]] | None = None

    def changes(self, before: Shown, now: Shown) -> dict[str, Any]:
        """The fields of a view that have changed, encoded, in the order of the view.

        Fields that this view shares with the first view of the position are not compared again.
        """
        if self._first is None:
            told = [self._change(*pair) for pair in zip(before.fields, now.fields, strict=True)]
            self._first = before, now, told
        else:
            was, has, known = self._first
            told = known.copy()
            for i, shared in enumerate(_both(before.fields, was.fields, now.fields, has.fields)):
                if not shared:
                    told[i] = self._change(before.fields[i], now.fields[i])
        names = now.state.__struct_fields__
        return {name: value for name, value in zip(names, told, strict=True) if value is not SAME}

    def _change(self, before: Any, now: Any) -> Any:
        return SAME if before is now or before == now else self._ready(now)

    def _ready(self, value: Any) -> Any:
        """A value of a view, encoded. The cache goes by identity, so values must outlive this object."""
        if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
            return [self._pack(part) for part in value]
        return self._pack(value) if isinstance(value, list | dict | msgspec.Struct) else value

    def _pack(self, value: Any) -> msgspec.Raw:
        packed = self._packed.get(id(value))
        if packed is None:
            packed = self._packed[id(value)] = msgspec.Raw(encode(value))
        return packed


def _both(a: Sequence[Any], b: Sequence[Any], c: Sequence[Any], d: Sequence[Any]) -> Iterable[bool]:
    """For each index: whether `a` and `b` have the same object there, and `c` and `d` too."""
    return map(bool.__and__, map(is_, a, b), map(is_, c, d))


def around(
    sitting: Sitting, view: Seat | None, at: int, reasons: bool = False, common: Common | None = None
) -> wire.Around:
    """What surrounds the game's own view."""
    c = common or Common(sitting, at)
    questions = questions_of(sitting, view, reasons)
    undo = undo_of(sitting, view)
    hinted = sitting.hints.shown[view] if view in sitting.hints.seats else None
    rest = (c.clocks, c.bots, c.scores, c.over, sitting.hints.given[:], hinted, sitting.taken_back)
    return wire.Around(c.round, c.phase, c.to_act, questions, undo, *rest)


def changes_of(before: Any, now: Any) -> dict[str, Any]:
    """The fields of a view that differ from an earlier one."""
    return {name: getattr(now, name) for name in now.__struct_fields__ if getattr(before, name) != getattr(now, name)}


def position(
    sitting: Sitting, shown: Shown, view: Seat | None, at: int, watch: wire.Watch | None = None
) -> wire.ViewPosition:
    """Everything that a view shows, with the events that a returning client has missed."""
    missed = None
    if watch is not None and watch.since is not None:
        missed = sitting.table.events(view, watch.since, watch.edition)
    return wire.ViewPosition(
        view=view,
        edition=shown.edition,
        number=shown.number,
        after=shown.after,
        state=shown.state,
        around=around(sitting, view, at, watch is not None and watch.reasons),
        events=events_of(missed or []),
    )


def updates(
    sitting: Sitting,
    view: Seat | None,
    before: Shown,
    now: Shown,
    at: int,
    reasons: Sequence[bool],
    common: Common | None = None,
) -> dict[bool, bytes]:
    """The messages to the watchers of a view after the sitting went on, by whether they want reasons."""
    common = common or Common(sitting, at)
    events = sitting.table.events(view, before.number, before.edition)
    told: dict[bool, bytes] = {}
    for why in reasons:
        rest = around(sitting, view, at, why, common)
        if events is None or type(now.state) is not type(before.state):
            told[why] = encode(wire.ViewPosition(view, now.edition, now.number, now.after, now.state, rest))
        else:
            changes = common.changes(before, now)
            told[why] = encode(
                wire.Update(view, now.edition, before.number, events_of(events), before.after, now.after, changes, rest)
            )
    return told


def around_state(game: Game[Any], g: State, over: bool) -> wire.Around:
    """`around` for a position of a replay, which has no clocks and asks nobody."""
    return wire.Around(
        round=game.round(g),
        phase=game.phase(g),
        to_act=[seat for seat in run.to_act(g) if seat != CHANCE],
        questions=[],
        undo=None,
        clocks=wire.Clocks(0, [None] * g.seats, []),
        bots=[None] * g.seats,
        scores=scores_of(game.scores(g)) if over else None,
        over=over,
    )
