"""GOL-5  Victory points and order."""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import SOURCE_COUNT
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.state import Seat


def gain(g: Guilds, seat: Seat, n: int, source: int) -> None:
    """GOL-5.1, GOL-5.2, GOL-5.3  A gain moves the disc at once, on top of those that lie where it ends."""
    if n == 0:
        return
    g.vp = g.vp[:]
    g.vp[seat] += n
    g.gained = g.gained[:]
    g.gained[seat * SOURCE_COUNT + source] += n
    g.order = _with_disc_on_top(g.order, g.vp, seat)
    g.tell("gains", seat, n)


def _with_disc_on_top(order: list[int], vp: list[int], seat: Seat) -> list[int]:
    """GOL-5.4  More points come first, and with equal points the disc that lies on top."""
    points = vp[seat]
    ahead = [other for other in order if other != seat and vp[other] > points]
    behind = [other for other in order if other != seat and vp[other] <= points]
    return [*ahead, seat, *behind]


def next_seat(g: Guilds) -> Seat:
    """GOL-5.5, GOL-5.6  The first in the current score order who has not had a turn; -1 if there is nobody."""
    for seat in g.order:
        if not g.had_turn >> seat & 1:
            return seat
    return -1
