"""Tables in lists: who plays, how far, whose turn or what result, and what the reader may do with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.rights import Rights
from guildhall.server.room import Room
from guildhall.server.worker import Worker

MOST_TURNS: Final = 20  # tables of a list that are opened to see whose turn it is
MOST_RESULTS: Final = 20  # tables of a list that are opened to see who has won
KEPT_RESULTS: Final = 10_000  # results that a worker remembers


async def described(worker: Worker, person: str | None, lines: list[wire.TableLine]) -> list[wire.TableLine]:
    """Tables for a list; the newest ones tell their turn or their result, if the person may know."""
    ids = [line.id for line in lines]
    people = await worker.store.lists.people_at(ids)
    hosted = await worker.store.lists.hosted(person, ids) if person is not None else set()
    running = [line for line in lines if line.status == "running"][:MOST_TURNS]
    ended = [line for line in lines if line.status == "over"]
    for line in lines if person is not None else ():
        others = {who for who, _ in people[line.id] if who is not None} - {person}
        line.may = _deeds(line.status, line.id in hosted, others, any(who == person for who, _ in people[line.id]))
    for line in ended:
        line.names = [name for _, name in people[line.id]]
        line.mine = [seat for seat, (who, _) in enumerate(people[line.id]) if person is not None and who == person]
    for line in ended[:MOST_RESULTS]:
        line.points, line.places = await _result(worker, line.id)
    for line in running:
        await _tell_turn(worker, person, line)
    return lines


def _deeds(status: wire.Status, hosts: bool, others: set[str], sits: bool) -> list[wire.Deed]:
    """What a person may do with a table; the commands check it again."""
    goes_on = status in ("open", "running", "frozen")
    deeds: list[wire.Deed] = []
    if sits and status in ("open", "running") and (others or not hosts):
        deeds.append("leave")
    if goes_on and others and hosts:
        deeds.append("abandon")
    if hosts and not others:
        deeds.append("delete")
    return deeds


async def _tell_turn(worker: Worker, person: str | None, line: wire.TableLine) -> None:
    try:
        room = await worker.room(line.id)
        seats = room.live.seats
        line.names = [row.name for row in seats]
        line.mine = [row.seat for row in seats if person is not None and row.person == person]
        if _may_know_turn(room, person, line.mine):
            async with room.reading() as sitting:
                line.to_act = sitting.to_act()
                line.round = sitting.table.game.round(sitting.table.state)
    except Refusal:
        pass  # it cannot be read, or was frozen since the list was made; the others can be read


def _may_know_turn(room: Room, person: str | None, mine: Sequence[int]) -> bool:
    view = mine[0] if mine else None
    rights = Rights(person or "guest", room.id)
    return not room.live.is_delayed(view) and rights.why_not(room.live.record, room.live.seats, "view", view) is None


async def _result(worker: Worker, id: str) -> tuple[list[int], list[int]]:
    """The points and places of a game that is over, by seat; nothing if it cannot be read."""
    if id not in worker.results:
        try:
            room = await worker.room(id)
            async with room.reading() as sitting:
                scores = sitting.table.scores() or []
        except Refusal:
            return [], []
        if len(worker.results) >= KEPT_RESULTS:
            worker.results.clear()
        worker.results[id] = [score.points for score in scores], [score.place for score in scores]
    return worker.results[id]
