"""The loop: who must act, what they may answer, and what an answer sets in motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, NO_LANES, NO_SEATS, NONE_HELD, Frame, Option, Seat, State

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64


def start(g: State) -> None:
    """Run a new state up to its first question."""
    _run(g)


def is_over(g: State) -> bool:
    """Whether nothing is left to ask or to do."""
    return g.waiting == 0 and not g.agenda


def to_act(g: State) -> list[Seat]:
    """The seats with an open question: CHANCE alone, or players in the order in which they should be asked."""
    if g.waiting == 0:
        return []
    if g.lanes:
        return [seat for seat in g.lane_order if g.asked[seat] is not None]
    return [seat for seat in range(CHANCE, g.seats) if g.asked[seat] is not None]


def first_to_act(g: State) -> Seat:
    """The first seat of `to_act`, without making the list. Somebody must be asked."""
    asked: list[Any] = g.asked  # Any: compiled code then skips a type check
    if g.lanes:
        for seat in g.lane_order:
            if asked[seat] is not None:
                return seat
    seat = CHANCE
    while asked[seat] is None:
        seat += 1
    return seat


def question(g: State, seat: Seat) -> Decision[Any]:
    """The question a seat has to answer."""
    decision = g.asked[seat] if CHANCE <= seat < g.seats else None
    if decision is None:
        raise IllegalChoice("not-to-act", seat)
    return decision


def options(g: State, seat: Seat) -> list[Option]:
    """The options of a seat that is to act, in ascending order. The caller must not change the list."""
    question(g, seat)
    return g.offered[seat]


def offer_again(g: State, viewer: Seat | None) -> None:
    """Compute the options of open questions anew, because hidden information was redrawn; not those of the viewer."""
    for seat in range(CHANCE, g.seats):
        decision = g.asked[seat]
        if decision is not None and seat != viewer:
            g.offered[seat] = decision.options(g, seat)


def apply(g: State, seat: Seat, option: Option) -> None:
    """Carry out an answer and all that follows from it, up to the next question. Illegal: nothing changes."""
    decision = question(g, seat)
    if option not in g.offered[seat]:
        raise _illegal(g, decision, seat, option)
    answer(g, decision, seat, option)


def answer(g: State, decision: Decision[Any], seat: Seat, option: Option) -> None:
    """Carry out one of the offered options: `apply` without its check."""
    if _begin(g, decision, seat, option):
        _run(g)


def apply_in_steps(g: State, seat: Seat, option: Option) -> Iterator[None]:
    """`apply`, with a pause after the answer and after each step that follows from it, to look at the table."""
    decision = question(g, seat)
    if option not in g.offered[seat]:
        raise _illegal(g, decision, seat, option)
    if not _begin(g, decision, seat, option):
        return
    while not g.lanes and g.waiting == 0 and g.agenda:
        yield
        _step(g, g.agenda)
    _run(g)


def _begin(g: State, decision: Decision[Any], seat: Seat, option: Option) -> bool:
    """Carry out the answer alone; returns whether steps may follow."""
    g.asked[seat] = None
    g.waiting -= 1
    agenda = g.lanes[seat] if g.lanes else g.agenda
    g.running = agenda
    g.interrupted = False
    below: i64 = len(agenda)
    decision.resolve(g, seat, option)
    if len(agenda) > below + 1:
        _put_in_order(agenda, below)
    if g.lanes and g.waiting and not g.interrupted:  # the others wait as before
        while agenda and g.asked[seat] is None:
            _step(g, agenda)
        if g.waiting and not g.interrupted:
            return False
    return True


def draw(g: State, rng: Rng) -> Option:
    """Which of the offered options chance takes, by the weights. Nothing is applied."""
    decision = question(g, CHANCE)
    assert isinstance(decision, Draw)
    return g.offered[CHANCE][pick(decision.weights(g), rng)]


def pick(weights: list[int], rng: Rng) -> int:
    """A random index, in proportion to the weights."""
    return falls_on(weights, rng.below(sum(weights)))


def falls_on(weights: list[int], number: int) -> int:
    """The index whose range contains the number, with the weights as adjacent ranges from 0 on."""
    left = number
    for i, weight in enumerate(weights):
        if left < weight:
            return i
        left -= weight
    raise AssertionError(f"{number} is not below the total of the weights {weights}")


def _illegal(g: State, decision: Decision[Any], seat: Seat, option: Option) -> IllegalChoice:
    if not 0 <= option < len(decision.domain):
        return IllegalChoice("no-such-option", seat, decision.name, str(option))
    reason = decision.why_not(g, seat, option) or "not-offered"
    return IllegalChoice(reason, seat, decision.name, decision.domain[option])


def _run(g: State) -> None:
    """Run steps until somebody must answer, or nothing is left to do."""
    while True:
        if g.lanes:
            _run_lanes(g)
            if g.waiting:
                return
            _close_lanes(g)
        elif g.waiting or not g.agenda:
            return
        else:
            _step(g, g.agenda)


def _run_lanes(g: State) -> None:
    """Run every lane until it waits or is empty; go round again if a lane was interrupted."""
    opening = g.opening
    g.opening = None
    g.interrupted = True
    while g.interrupted:
        g.interrupted = False
        for seat in g.lane_order:
            lane = g.lanes[seat]
            if opening is not None:
                _open_lane(g, lane, opening, seat)
            while lane and g.asked[seat] is None:
                _step(g, lane)
        opening = None


def _open_lane(g: State, lane: list[Frame], opening: Decision[Any], seat: Seat) -> None:
    """Ask the first question of a lane, after whatever has interrupted it already."""
    if lane:
        lane.insert(0, opening.frames[seat])
    else:
        g.running = lane
        opening.ask(g, seat)
        _put_in_order(lane, 0)


def _step(g: State, agenda: list[Frame]) -> None:
    """Take the top step off an agenda and run it."""
    frame = agenda.pop()
    g.running = agenda
    below: i64 = len(agenda)
    decision = frame.decision
    if decision is not None:
        decision.ask(g, frame.seat)
    else:
        _call(g, frame.step, frame.args)
    if len(agenda) > below + 1:
        _put_in_order(agenda, below)


def _call(g: State, step: Callable[..., None], args: tuple[object, ...]) -> None:
    """Call a step. The arguments are typed as objects, because compiled code would unbox ints and box them again."""
    count: i64 = len(args)
    if count == 1:
        step(g, args[0])
    elif count == 0:
        step(g)
    elif count == 2:
        step(g, args[0], args[1])
    else:
        step(g, *args)


def _put_in_order(agenda: list[Frame], below: i64) -> None:
    """Turn what a step appended, first to last, into a stack whose top is the first."""
    low: i64 = below
    high: i64 = len(agenda) - 1
    while low < high:
        frame = agenda[low]
        agenda[low] = agenda[high]
        agenda[high] = frame
        low += 1
        high -= 1


def _close_lanes(g: State) -> None:
    """All seats are done: report to everybody what happened on the sealed lanes, in seat order."""
    g.idle_lanes = g.lanes
    g.lanes = NO_LANES
    g.lane_order = NO_SEATS
    if g.sealed:
        g.reveals += 1
    if g.sink is not None:
        for told in g.held:
            g.sink.extend(told)
    if g.held:
        g.held = NONE_HELD
