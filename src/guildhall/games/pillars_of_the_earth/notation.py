"""A position of The Pillars of the Earth as a few lines of text, both ways.

    pillars-of-the-earth 3
    round: 4
    start: 1
    phase: market                       what comes next, unless an agenda is given
    gold: 7 2 30                        and `points`, by seat
    cubes 0: wood 2 metal 1
    row 0: cr0_woodworker cr2_mason
    privileges 2: pr_tom pr_thomas
    resource-cards 1: rc_wood_3
    builders: market_1=0 court_1=1 court_2=1
    track: 0 - - 1 - - - -              passed builders on the cost track, from 7 to 0
    event: ev_william

What is left out has its usual value: cubes not named are in the supply, builders in the bag, workers at home (or in the
wool mill between Phase I and step 3), craftsmen of past rounds out of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.games.pillars_of_the_earth.accounts import GIVEN, MOST_VP, REASONS, pack, unpack
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENT_COUNT,
    EVENTS,
    KIND_COUNT,
    KINDS,
    METAL,
    NO_SOURCE,
    PARTS,
    POOL_CARDS,
    PRIVILEGES,
    RESOURCE_CARD_COUNT,
    RESOURCE_CARDS,
    SOURCES,
    SPACES,
    STARTING_COUNT,
    Box,
)
from guildhall.games.pillars_of_the_earth.rounds import ROUND_STEPS, end_round
from guildhall.games.pillars_of_the_earth.setup import set_up
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    BUILDERS,
    CARDS,
    CATHEDRAL_STEP,
    LAYOUT,
    NOBODY,
    OUT,
    PHASES,
    UNSEEN,
    WOOL_MILL_STEP,
    Pillars,
    empty_table,
    own_workers,
    workers_on_cards,
)
from guildhall.kernel.errors import PositionError
from guildhall.kernel.notation import Field, Reader, Word, header, read_flow, write_flow
from guildhall.kernel.state import Frame, Seat

NONE: Final = "-"


def write(g: Pillars, name: str) -> str:
    """The position, complete."""
    lines = header(name, g.seats, {})
    lines += [f"round: {g.round}", f"phase: {PHASES[g.phase]}", f"start: {_dash(g.start)}", f"parts: {g.parts}"]
    lines += [_line("gold", g.gold), _line("points", g.vp), _line("supply", g.supply), _line("market", g.market)]
    lines.append(f"court: {g.court}")
    for seat in range(g.seats):
        lines += _seat_lines(g, seat)
    lines.append("pool: " + _named(g.pool, POOL_CARDS))
    lines.append("shiring: " + _named(g.shiring, CRAFTSMEN))
    lines.append("removed: " + _named(g.removed, CRAFTSMEN))
    lines.append("kingsbridge: " + " ".join(_above(g, i) for i in range(2)))
    lines.append("privileges-gone: " + _named([card for card, at in enumerate(g.privileges) if at == OUT], PRIVILEGES))
    lines.append("events-seen: " + _named([event for event in range(EVENT_COUNT) if g.events[event]], EVENTS))
    lines.append("event: " + _named([g.event], EVENTS))
    lines.append("coming: " + _named([g.coming], EVENTS))
    lines += [_line("workers", g.workers), _line("mill", g.mill)]
    lines.append(f"grey: {_dash(g.grey)} {_dash(g.grey_next)}")
    lines.append(f"black: {_dash(g.black)}")
    lines += [_flags("passed", g.passed), _flags("protected", g.protected)]
    lines += [_flags("limited", g.limited), _flags("limited-next", g.limited_next), _flags("suggested", g.suggested)]
    lines += [_line("bag", g.bag), _line("aside", g.aside)]
    lines.append("builders: " + " ".join(f"{SPACES[i]}={seat}" for i, seat in enumerate(g.spaces) if seat != NOBODY))
    lines.append("track: " + " ".join(map(_dash, g.track)))
    lines += [f"cost: {g.box.cost[g.marker]}", f"drawn: {_dash(g.drawn)}", f"redraw: {int(g.redraw)}"]
    lines += [f"tax: {g.tax}", f"exempt: {_dash(g.exempt)}", "trader: " + _named([g.trader], SPACES)]
    lines += [_line("uses", g.uses), f"extra: {g.extra}"]
    lines += write_flow(g)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _seat_lines(g: Pillars, seat: Seat) -> list[str]:
    at = seat * KIND_COUNT
    cubes = " ".join(f"{name} {g.cubes[at + kind]}" for kind, name in enumerate(KINDS) if g.cubes[at + kind])
    bought = [kind for kind in range(KIND_COUNT) if g.bought[seat] >> kind & 1]
    return [
        f"cubes {seat}: {cubes}",
        f"row {seat}: " + _named(g.rows[seat], CRAFTSMEN),
        f"privileges {seat}: " + _named([card for card, at in enumerate(g.privileges) if at == seat], PRIVILEGES),
        f"resource-cards {seat}: " + _named([card for card, at in enumerate(g.taken) if at == seat], RESOURCE_CARDS),
        f"bought {seat}: " + _named(bought, KINDS),
        f"books {seat}: " + " ".join(map(_entry, g.books[seat])),
    ]


def _dash(number: int) -> str:
    return NONE if number < 0 else str(number)


def _line(key: str, numbers: list[int]) -> str:
    return f"{key}: " + " ".join(map(str, numbers))


def _flags(key: str, flags: list[bool]) -> str:
    return f"{key}: " + " ".join(str(seat) for seat, flag in enumerate(flags) if flag)


def _named(indices: list[int], names: Sequence[str]) -> str:
    return " ".join(NONE if i < 0 else names[i] for i in indices)


def _above(g: Pillars, i: int) -> str:
    above = ABOVE_KINGSBRIDGE_1 - i
    return PRIVILEGES[g.privileges.index(above)] if above in g.privileges else NONE


def _entry(packed: int) -> str:
    e = unpack(packed)
    return f"{e.round}/{REASONS[e.reason]}/{e.source_id or NONE}/{e.vp}/{e.gold}"


def read(text: str, game: Any) -> Pillars:
    """The position that a text describes; what is left out has its usual value. Raises PositionError."""
    r = Reader(text, game.name, game.seats)
    for word in r.words("variant") or []:
        raise word.wrong("this game has no settings")
    g = empty_table(game.box, r.seats)
    _read_time(r, g)
    _read_privileges(r, g)
    _read_events(r, g)
    _read_craftsmen(r, g)
    _read_workers(r, g)
    _read_cubes(r, g)
    _read_builders(r, g)
    _read_money(r, g)
    _read_steps(r, g)
    read_flow(r, g, game, _usual_agenda(g))
    return g


def _usual_agenda(g: Pillars) -> list[Frame]:
    """From the phase on to the end of the round; before the first round, the preparation."""
    if g.round == 0:
        return [(set_up, ())]
    frames: list[Frame] = [(step, ()) for step in ROUND_STEPS[g.phase :]]
    return [*frames, (end_round, ())]


def _read_time(r: Reader, g: Pillars) -> None:
    g.round = r.number("round", 1, 0, g.box.rounds)
    g.phase = r.name("phase", PHASES, LAYOUT)
    g.start = _one_seat(r.word("start"), g, NOBODY if g.round == 0 else 0)
    done = g.round if g.phase > CATHEDRAL_STEP else max(0, g.round - 1)
    g.parts = r.number("parts", done, 0, len(PARTS))


def _one_seat(word: Word | None, g: Pillars, usual: int = NOBODY) -> int:
    if word is None:
        return usual
    return NOBODY if word.text == NONE else word.number(0, g.seats - 1)


def _seats(r: Reader, key: str, g: Pillars) -> list[bool]:
    found = [False] * g.seats
    for word in r.words(key) or []:
        found[word.number(0, g.seats - 1)] = True
    return found


def _card(word: Word, names: Sequence[str]) -> int:
    return -1 if word.text == NONE else word.one_of(names)


def _exactly(field: Field, count: int) -> list[Word]:
    words = field.words
    if len(words) != count:
        raise field.key.wrong(f"'{field.key.text}' takes {count} words, not {len(words)}")
    return words


def _read_privileges(r: Reader, g: Pillars) -> None:
    for seat in range(g.seats):
        for word in r.words(f"privileges {seat}") or []:
            _put_privilege(g, word, seat)
    for word in r.words("privileges-gone") or []:
        _put_privilege(g, word, OUT)
    field = r.take("kingsbridge")
    for i, word in enumerate(_exactly(field, 2) if field is not None else []):
        if word.text != NONE:
            _put_privilege(g, word, ABOVE_KINGSBRIDGE_1 - i)


def _put_privilege(g: Pillars, word: Word, where: int) -> None:
    card = word.one_of(PRIVILEGES)
    if g.privileges[card] != UNSEEN:
        raise word.wrong(f"there is only one '{word.text}'")
    g.privileges[card] = where


def _read_events(r: Reader, g: Pillars) -> None:
    for event in r.names("events-seen", EVENTS, []):
        g.events[event] = True
    word = r.word("event")
    if word is not None:
        g.event = _card(word, EVENTS)
        if g.event >= 0:
            g.events[g.event] = True
    word = r.word("coming")
    if word is not None:
        g.coming = _card(word, EVENTS)
        if g.coming >= 0 and g.events[g.coming]:
            raise word.wrong(f"'{word.text}' has been turned up already")


def _read_craftsmen(r: Reader, g: Pillars) -> None:
    """Rows, pool and Shiring; cards of this round and earlier that are nowhere are out of the game."""
    free = [1] * len(CRAFTSMEN)
    free[:STARTING_COUNT] = [g.seats] * STARTING_COUNT
    for seat in range(g.seats):
        words = r.words(f"row {seat}")
        if words is not None:
            g.rows[seat] = [word.one_of(CRAFTSMEN) for word in words]
        for i, craftsman in enumerate(g.rows[seat]):
            word = words[i] if words is not None else Word(CRAFTSMEN[craftsman], 1, 1)
            if craftsman in g.rows[seat][:i]:
                raise word.wrong(f"'{word.text}' cannot be twice in a row")
            _take_card(free, craftsman, word)
    for word in r.words("pool") or []:
        card = word.one_of(POOL_CARDS)
        if card in g.pool:
            raise word.wrong(f"there is only one '{word.text}'")
        if card >= RESOURCE_CARD_COUNT:
            _take_card(free, card - RESOURCE_CARD_COUNT, word)
        g.pool.append(card)
    g.pool.sort()
    field = r.take("shiring")
    if field is not None:
        g.shiring = [_card(word, CRAFTSMEN) for word in _exactly(field, 2)]
        for word, craftsman in zip(field.words, g.shiring, strict=True):
            if craftsman >= 0:
                _take_card(free, craftsman, word)
    words = r.words("removed")
    if words is not None:
        for word in words:
            _take_card(free, word.one_of(CRAFTSMEN), word)
        g.removed = [word.one_of(CRAFTSMEN) for word in words]
    else:
        g.removed = [card for card, n in enumerate(free) for _ in range(n if _is_past(g, card) else 0)]


def _take_card(free: list[int], craftsman: int, word: Word) -> None:
    if free[craftsman] == 0:
        raise word.wrong(f"there is no further '{word.text}'")
    free[craftsman] -= 1


def _is_past(g: Pillars, craftsman: int) -> bool:
    number = g.box.craft_round[craftsman]
    return number < g.round or (number == g.round and g.phase > LAYOUT)


def _read_workers(r: Reader, g: Pillars) -> None:
    """Resource cards with their workers; all others are at home, or in the wool mill after Phase I until step 3."""
    for seat in range(g.seats):
        for word in r.words(f"resource-cards {seat}") or []:
            card = word.one_of(RESOURCE_CARDS)
            if g.taken[card] != NOBODY or card in g.pool:
                raise word.wrong(f"there is only one '{word.text}'")
            g.taken[card] = seat
    field = r.take("grey")
    if field is not None:
        g.grey, g.grey_next = [_one_seat(word, g) for word in _exactly(field, 2)]
    g.black = _one_seat(r.word("black"), g)
    idle = [own_workers(g, seat) - workers_on_cards(g, seat) for seat in range(g.seats)]
    usual = idle if CARDS < g.phase <= WOOL_MILL_STEP else [0] * g.seats
    g.mill = r.numbers("mill", usual)
    g.workers = r.numbers("workers", [idle[seat] - g.mill[seat] for seat in range(g.seats)])
    for seat in range(g.seats):
        if g.workers[seat] + g.mill[seat] != idle[seat] or g.workers[seat] < 0:
            raise _wrong(field, f"seat {seat} has {own_workers(g, seat)} workers, not more and not fewer")
    g.passed = _seats(r, "passed", g)


def _wrong(field: Field | None, message: str) -> PositionError:
    return PositionError(message, 1, 1) if field is None else field.key.wrong(message)


def _read_cubes(r: Reader, g: Pillars) -> None:
    """Cubes of seats, market and court; the supply is the rest."""
    for seat in range(g.seats):
        words = r.words(f"cubes {seat}") or []
        for i in range(0, len(words), 2):
            kind = words[i].one_of(KINDS)
            if i + 1 == len(words):
                raise words[i].wrong(f"how many '{words[i].text}'?")
            g.cubes[seat * KIND_COUNT + kind] = words[i + 1].number(0, 60)
    g.market = r.numbers("market", g.market, 0, max(g.box.market_start))
    g.court = r.number("court", g.box.court_metal, 0, g.box.court_metal)
    used = [g.market[kind] + sum(g.cubes[kind::KIND_COUNT]) for kind in range(KIND_COUNT)]
    used[METAL] += g.court
    rest = [g.box.cubes[kind] - used[kind] for kind in range(KIND_COUNT)]
    field = r.fields.get("supply")
    g.supply = r.numbers("supply", rest, -999)
    if g.supply != rest:
        raise _wrong(field, f"the supply must be {' '.join(map(str, rest))}, so that no cube is lost")


def _read_builders(r: Reader, g: Pillars) -> None:
    """Builders on spaces, on the cost track, drawn and set aside; the others are in the bag."""
    box = g.box
    for word in r.words("builders") or []:
        name, _, seat = word.text.partition("=")
        space = Word(name, word.line, word.column).one_of(SPACES)
        g.spaces[space] = Word(seat, word.line, word.column + len(name) + 1).number(0, g.seats - 1)
    field = r.take("track")
    if field is not None:
        g.track = [_one_seat(word, g) for word in _exactly(field, len(box.cost))]
    cost = r.word("cost")
    if cost is not None:
        g.marker = cost.one_of([str(cost) for cost in box.cost])
    g.drawn = _one_seat(r.word("drawn"), g)
    g.aside = r.numbers("aside", g.aside, 0, box.builders)
    g.redraw = r.number("redraw", int(g.phase == BUILDERS), 0, 1) == 1
    g.limited = _seats(r, "limited", g)
    g.limited_next = _seats(r, "limited-next", g)
    out = [g.spaces.count(s) + g.track.count(s) + g.aside[s] + (g.drawn == s) for s in range(g.seats)]
    rest = [box.builders - out[seat] for seat in range(g.seats)]
    field = r.fields.get("bag")
    g.bag = r.numbers("bag", rest)
    if g.bag != rest or min(rest) < 0:
        raise _wrong(field, f"every seat has {box.builders} builders, not more and not fewer")


def _read_money(r: Reader, g: Pillars) -> None:
    """Gold and VP, and the books behind them; usually they were given."""
    is_setup = g.round == 0
    usual = [g.box.start_gold[(seat - g.start) % g.seats] for seat in range(g.seats)]
    g.gold = r.numbers("gold", [0] * g.seats if is_setup else usual, 0, g.box.gold_max)
    g.vp = r.numbers("points", [0 if is_setup else g.box.start_vp] * g.seats, 0, MOST_VP)
    for seat in range(g.seats):
        field = r.take(f"books {seat}")
        if field is None:
            if g.vp[seat] or g.gold[seat]:
                g.books[seat].append(pack(g.round, GIVEN, NO_SOURCE, g.vp[seat], g.gold[seat]))
            continue
        entries = [_read_entry(word, g.box) for word in field.words]
        g.books[seat] = [pack(*entry) for entry in entries]
        if sum(entry[3] for entry in entries) != g.vp[seat] or sum(entry[4] for entry in entries) != g.gold[seat]:
            raise field.key.wrong(f"'books {seat}' do not add up to the points and gold of seat {seat}")


def _read_entry(word: Word, box: Box) -> tuple[int, int, int, int, int]:
    """An entry as written by `_entry`."""
    parts = [Word(part, word.line, word.column) for part in word.text.split("/")]
    if len(parts) != 5:
        raise word.wrong("expected 'round/reason/card/points/gold'")
    number, reason, source, vp, gold = parts
    return (
        number.number(0, box.rounds),
        reason.one_of(REASONS),
        _card(source, SOURCES),
        vp.number(-MOST_VP, MOST_VP),
        gold.number(-box.gold_max, box.gold_max),
    )


def _read_steps(r: Reader, g: Pillars) -> None:
    """What only lasts for a step of the round."""
    g.protected = _seats(r, "protected", g)
    g.suggested = _seats(r, "suggested", g)
    g.tax = r.number("tax", 0)
    g.exempt = _one_seat(r.word("exempt"), g)
    trader = r.word("trader")
    g.trader = NOBODY if trader is None else _card(trader, SPACES)
    for seat in range(g.seats):
        for kind in r.names(f"bought {seat}", KINDS, []):
            g.bought[seat] |= 1 << kind
    g.uses = [word.number() for word in r.words("uses") or []]
    g.extra = r.number("extra", 0)
