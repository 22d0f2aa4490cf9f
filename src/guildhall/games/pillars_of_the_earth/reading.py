"""Reading a position: what is left out has its usual value, and what does not add up is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import MOST_VP, REASONS, START_GOLD, START_POINTS, pack
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENTS,
    KIND_COUNT,
    KINDS,
    MARKET,
    MARKET_END,
    METAL,
    NO_SOURCE,
    OTTO,
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
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    BUILDERS,
    CARDS,
    CATHEDRAL_STEP,
    KINGSBRIDGE_STEP,
    LAYOUT,
    NO_CARD,
    NOBODY,
    OUT,
    PHASES,
    UNSEEN,
    WOOL_MILL_STEP,
    Pillars,
    own_workers,
    row_limit,
    workers_on_cards,
)
from guildhall.kernel.errors import PositionError
from guildhall.kernel.notation import Field, Reader, Word
from guildhall.kernel.state import Seat

NONE: Final = "-"


def read_table(r: Reader, g: Pillars) -> None:
    """Take every field but the flow."""
    _read_time(r, g)
    _read_privileges(r, g)
    _read_events(r, g)
    _read_craftsmen(r, g)
    _read_workers(r, g)
    _read_cubes(r, g)
    _read_builders(r, g)
    _read_money(r, g)
    _read_steps(r, g)
    _check_agenda(r, g)


def _read_time(r: Reader, g: Pillars) -> None:
    g.round = r.number("round", 1, 0, g.box.rounds)
    g.phase = r.name("phase", PHASES, LAYOUT)
    start = r.word("start")
    g.start = _one_seat(start, g, NOBODY if g.round == 0 else 0)
    if start is not None and g.start == NOBODY and g.round:
        raise start.wrong("only before the first round there is no start player")
    done = g.round if g.phase > CATHEDRAL_STEP else max(0, g.round - 1)
    g.parts = r.number("parts", done, 0, len(PARTS))


def _one_seat(word: Word | None, g: Pillars, usual: int = NOBODY) -> int:
    if word is None:
        return usual
    return NOBODY if word.text == NONE else word.number(0, g.seats - 1)


def _seats(r: Reader, key: str, g: Pillars) -> list[bool]:
    named = [word.number(0, g.seats - 1) for word in r.words(key) or []]
    return [seat in named for seat in range(g.seats)]


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
    for seen in r.words("events-seen") or []:
        g.events[seen.one_of(EVENTS)] = True
        _check_events(g, seen)
    word = r.word("event")
    if word is not None:
        g.event = _card(word, EVENTS)
        if g.event >= 0:
            g.events[g.event] = True
            _check_events(g, word)
    word = r.word("coming")
    if word is not None:
        g.coming = _card(word, EVENTS)
        if g.coming >= 0 and g.events[g.coming]:
            raise word.wrong(f"'{word.text}' has been turned up already")
        if g.coming >= 0 and sum(g.events) == g.box.events_in_deck:
            raise word.wrong(f"all {g.box.events_in_deck} events of the deck have been turned up")


def _check_events(g: Pillars, word: Word) -> None:
    if sum(g.events) > g.box.events_in_deck:
        raise word.wrong(f"the deck has {g.box.events_in_deck} events, not more")


def _read_craftsmen(r: Reader, g: Pillars) -> None:
    """Rows, pool and Shiring; cards of this round and earlier that are nowhere are out of the game."""
    free = [1] * len(CRAFTSMEN)
    free[:STARTING_COUNT] = [g.seats] * STARTING_COUNT
    for seat in range(g.seats):
        _read_row(r, g, seat, free)
    _read_pool(r, g, free)
    field = r.take("shiring")
    if field is not None:
        words = _exactly(field, 2)
        g.shiring = [NO_CARD if word.text == NONE else word.taken_from(free, CRAFTSMEN, "craftsman") for word in words]
    removed = r.words("removed")
    if removed is not None:
        g.removed = [word.taken_from(free, CRAFTSMEN, "craftsman") for word in removed]
    else:
        g.removed = [card for card, n in enumerate(free) for _ in range(n if _is_past(g, card) else 0)]


def _read_row(r: Reader, g: Pillars, seat: Seat, free: list[int]) -> None:
    words = r.words(f"row {seat}")
    if words is None:
        words = [Word(CRAFTSMEN[card], 1, 1) for card in g.rows[seat]]
    g.rows[seat] = []
    for word in words:
        craftsman = word.taken_from(free, CRAFTSMEN, "craftsman")
        if craftsman in g.rows[seat]:
            raise word.wrong(f"'{word.text}' cannot be twice in a row")
        # One too many lies there only while its owner is asked which card must go (POE-4.8).
        most = row_limit(g, seat) + (_asked(r, g, "remove-craftsman") == seat)
        if len(g.rows[seat]) == most:
            raise word.wrong(f"a row of seat {seat} has at most {most} cards here")
        g.rows[seat].append(craftsman)


def _read_pool(r: Reader, g: Pillars, free: list[int]) -> None:
    for word in r.words("pool") or []:
        card = word.one_of(POOL_CARDS)
        if card in g.pool:
            raise word.wrong(f"there is only one '{word.text}'")
        if card >= RESOURCE_CARD_COUNT:
            word.taken_from(free, CRAFTSMEN, "craftsman")
        g.pool.append(card)
    g.pool.sort()


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
    g.black = _one_seat(r.word("black"), g, max(NOBODY, g.privileges[OTTO]) if g.phase <= KINGSBRIDGE_STEP else NOBODY)
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
    g.drawn = _one_seat(r.word("drawn"), g, _asked(r, g, "place-builder", "place-free"))
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
    """Gold and VP, and the books behind them; usually all of it was there from the start."""
    is_setup = g.round == 0
    usual = [g.box.start_gold[(seat - g.start) % g.seats] for seat in range(g.seats)]
    g.gold = r.numbers("gold", [0] * g.seats if is_setup else usual, 0, g.box.gold_max)
    g.vp = r.numbers("points", [0 if is_setup else g.box.start_vp] * g.seats, 0, MOST_VP)
    for seat in range(g.seats):
        field = r.take(f"books {seat}")
        if field is None:
            if g.vp[seat]:
                g.books[seat].append(pack(0, START_POINTS, NO_SOURCE, g.vp[seat], 0))
            if g.gold[seat]:
                g.books[seat].append(pack(0, START_GOLD, NO_SOURCE, 0, g.gold[seat]))
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
    _read_trader(r, g)
    for seat in range(g.seats):
        for kind in r.names(f"bought {seat}", KINDS, []):
            g.bought[seat] |= 1 << kind
    g.extra = r.number("extra", 0)
    _read_uses(r, g)
    for name in ("choose-favour", "use-thomas"):
        if _asked(r, g, name) != NOBODY and g.event == NO_CARD:
            raise r.fields[f"asks {_asked(r, g, name)}"].key.wrong(f"'{name}' needs an 'event'")


def _asked(r: Reader, g: Pillars, *names: str) -> Seat:
    """The seat that is asked one of these questions."""
    for seat in range(g.seats):
        field = r.fields.get(f"asks {seat}")
        if field is not None and [word.text for word in field.words] in [[name] for name in names]:
            return seat
    return NOBODY


def _read_trader(r: Reader, g: Pillars) -> None:
    """The market space on turn; usually the first one of the seat that is asked to trade."""
    seat = _asked(r, g, "trade")
    own = [space for space in range(MARKET, MARKET_END) if g.spaces[space] == seat != NOBODY]
    word = r.word("trader")
    g.trader = (own[0] if own else NOBODY) if word is None else _card(word, SPACES)
    if seat != NOBODY and g.trader not in own:
        raise r.fields[f"asks {seat}"].key.wrong(f"seat {seat} has no builder there to trade with")


def _read_uses(r: Reader, g: Pillars) -> None:
    """How often each card was used, for the seat that is asked to build; usually never."""
    seat = _asked(r, g, "build")
    cards = 0 if seat == NOBODY else len(g.rows[seat])
    g.uses = r.numbers("uses", [0] * cards)


# What the number behind a step can be, if not a seat; and steps that need to know the event.
STEP_NUMBERS: Final = {
    "give_craftsman": (0, 1),
    "trade_next": (MARKET, MARKET_END - 1),
    "take_builder_back": (0, len(SPACES) - 1),
}
AFTER_THE_EVENT: Final = ("react", "offer_thomas", "apply_event")


def _check_agenda(r: Reader, g: Pillars) -> None:
    """Steps have numbers that they can work with, and an open question says what comes after it."""
    field = r.fields.get("agenda")
    for seat in range(g.seats):
        question = r.fields.get(f"asks {seat}")
        if question is not None and field is None:
            raise question.key.wrong("an open question needs an 'agenda' of what comes next")
    step = ""
    for word in [] if field is None else field.words:
        if word.text.lstrip("-").isdigit():
            low, high = STEP_NUMBERS.get(step, (0, g.seats - 1))
            word.number(-1 if step.endswith("?") else low, high)
        elif word.text in AFTER_THE_EVENT and g.event == NO_CARD and "turn-event" not in _questions(r):
            raise word.wrong(f"'{word.text}' needs an 'event'")
        step = step if word.text.lstrip("-").isdigit() else word.text


def _questions(r: Reader) -> list[str]:
    """What is asked of anybody, chance included."""
    return [word.text for key, field in r.fields.items() if key.startswith("asks ") for word in field.words]
