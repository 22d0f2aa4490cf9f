"""Everything that goes over the wire, as typed structures: HTTP bodies and socket messages.

`tools/wire_ts.py` writes the same in TypeScript. No sentence is ever sent: reasons, decisions, options and events are
ids, for which the reader has words.

*Sockets.* One per table. The client says `hello`, then `watch` for each view it wants (a seat it holds, or null for a
spectator's), and gets a `position` in full; afterwards an `update` whenever something changed. An update says from
which journal place it goes on (`after`) and from which event (`since`); a client that is elsewhere asks to `watch`
again, with the event number and edition it has. Every command carries an `id` of the client's choosing and is answered
by `done` or `refused`; sent again with the same id, it is answered again and not carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Level = Literal["random", "greedy", "apprentice", "journeyman", "master", "grandmaster"]
Status = Literal["open", "running", "over", "abandoned", "frozen"]
UndoPolicy = Literal["off", "own-turn", "agreement"]
SeatKind = Literal["open", "reserved", "person", "bot"]
KeyRights = Literal["sit", "play", "view"]

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Event = tuple[str, list[int]]  # an id and its ints; `GET /games/{game}` says what each of them is
Secret = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class In(Struct, forbid_unknown_fields=True):
    """What clients send; a field that nobody knows is a mistake."""


class Out(Struct, gc=False):
    """What the server sends. Nothing in it leads back to it, so no garbage collector needs to know of it."""


# Tables


class ClockSettings(In):
    """`bank`: seconds for the whole game, and a bonus with every answer; `days`: for every answer."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class SeatSettings(In):
    kind: Literal["open", "reserved", "bot"] = "open"
    level: Level | None = None  # of a bot


class TableSettings(In):
    game: Word
    seats: Annotated[list[SeatSettings], Meta(min_length=1, max_length=16)]
    variant: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    clock: ClockSettings = field(default_factory=ClockSettings)
    undo: UndoPolicy = "own-turn"
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds
    takeover: Level = "journeyman"  # the bot for seats whose people have gone


class SeatInfo(Out):
    seat: int
    kind: SeatKind
    name: str  # "" for bots and empty seats
    person: str | None
    bot: str | None  # the level of the bot that plays it now
    why_bot: str | None  # "resigned", "left" or "time", if a bot plays for a person


class TableInfo(Out):
    """A table, as everybody may know it."""

    id: str
    settings: TableSettings
    status: Status
    notice: str | None  # why it is frozen or was abandoned: the id of a message
    host: str
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed
    seed: str | None  # told when the game is over
    engine: str
    components: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    previous: str | None
    next: str | None  # the rematch


class You(Out):
    """What the asking person is at a table."""

    person: str
    holds: list[int]  # seats to play and to see
    sees: list[int]  # seats to see only
    is_host: bool
    is_muted: bool


class TableAndYou(Out):
    table: TableInfo
    you: You


class TableLine(Out):
    """A table in the lobby."""

    id: str
    game: str
    name: str
    status: Status
    seats: int
    taken: int
    created_at: int
    names: list[str] = []  # by seat, "" for bots and empty seats; told of running games
    mine: list[int] = []  # the seats of who asks
    to_act: list[int] | None = None  # the seats that have something to choose; None: not known here


class Lobby(Out):
    tables: list[TableLine]


class Sit(In):
    name: Name
    key: Secret | None = None  # for a reserved seat


class Start(In):
    fill: Level | None = None  # bots for the seats that are still open


class NewKey(In):
    rights: KeyRights


class Key(Out):
    key: str
    table: str
    seat: int
    rights: KeyRights


class Rematch(In):
    settings: TableSettings | None = None  # None: as they were


class Mute(In):
    person: Id
    muted: bool


# Positions


class Question(Out):
    seat: int
    decision: str
    options: list[str]
    facts: dict[str, int]
    reasons: dict[str, str] | None  # by option that is not offered: why not; None if nobody asked for them


class UndoRequest(Out):
    seat: int
    choices: int
    agreed: list[int]


class Undo(Out):
    limit: int  # of one's own latest choices
    reason: str | None  # why none
    changeable: int  # answers that may be replaced until all are in
    request: UndoRequest | None


class Clocks(Out):
    at: int  # when this was so, in milliseconds since 1970
    left: list[int | None]  # milliseconds
    running: list[int]


class LedgerLine(Out):
    clause: str
    message: str
    amount: int
    facts: dict[str, int | str]


class Score(Out):
    points: int
    place: int
    ledger: list[LedgerLine]


class Around(Out):
    """What is known besides the game's own view."""

    round: int
    phase: str
    to_act: list[int]
    questions: list[Question]  # of the seat whose view this is
    undo: Undo | None  # None for spectators
    clocks: Clocks
    bots: list[str | None]  # by seat: the level of the bot that plays it
    scores: list[Score] | None  # when the game is over
    over: bool


class Position(Out, tag_field="type", tag="position"):
    """All that a view shows."""

    view: int | None  # a seat, or None for a spectator's
    edition: int
    number: int  # of the next event
    after: int  # the place in the journal
    state: Any  # the game's own View
    around: Around
    events: list[Event] = []  # those that were missed, up to `number`


class Update(Out, tag_field="type", tag="update"):
    """What has changed in a view. `changes` replaces fields of the game's own View."""

    view: int | None
    edition: int
    since: int  # the number of the first of these events
    events: list[Event]
    after: int  # the place in the journal that this goes on from
    to: int  # and the one it leads to
    changes: dict[str, Any]
    around: Around


# Commands


class Hello(In, tag_field="type", tag="hello"):
    """The first message. Keys give rights to seats besides those that the person holds."""

    id: Id
    keys: Annotated[list[Secret], Meta(max_length=16)] = []


class Watch(In, tag_field="type", tag="watch"):
    id: Id
    view: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    edition: Annotated[int, Meta(ge=0)] | None = None
    reasons: bool = False  # whether questions shall say why other options are closed


class Unwatch(In, tag_field="type", tag="unwatch"):
    id: Id
    view: SeatNumber | None = None


class Answer(In, tag_field="type", tag="answer"):
    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class Change(In, tag_field="type", tag="change"):
    """Another answer instead of one that is not yet revealed."""

    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class TakeUndo(In, tag_field="type", tag="undo"):
    id: Id
    seat: SeatNumber
    choices: Annotated[int, Meta(ge=1)] | None = None  # None: back to the barrier


class Agree(In, tag_field="type", tag="agree"):
    id: Id
    seat: SeatNumber
    yes: bool


class Resign(In, tag_field="type", tag="resign"):
    """A bot plays on; the person can take the seat back."""

    id: Id
    seat: SeatNumber


class TakeBack(In, tag_field="type", tag="take-back"):
    id: Id
    seat: SeatNumber


class Say(In, tag_field="type", tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Away(In, tag_field="type", tag="away"):
    """What happened since the seat's last answer?"""

    id: Id
    seat: SeatNumber


class Preview(In, tag_field="type", tag="preview"):
    """What would this answer do?"""

    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class AskForecast(In, tag_field="type", tag="ask-forecast"):
    """What would everybody score if the game ended now?"""

    id: Id
    view: SeatNumber | None = None


class Ping(In, tag_field="type", tag="ping"):
    id: Id


PlayCommand = Answer | Change | TakeUndo | Agree | Resign | TakeBack
Command = (
    Hello
    | Watch
    | Unwatch
    | Answer
    | Change
    | TakeUndo
    | Agree
    | Resign
    | TakeBack
    | Say
    | Away
    | Preview
    | AskForecast
    | Ping
)


class Answering(In):
    """An answer over HTTP; the socket's `answer` and `change`."""

    id: Id
    decision: Word
    option: Word
    instead: bool = False


# What the server says


class Welcome(Out, tag_field="type", tag="welcome"):
    id: str
    table: TableInfo
    you: You
    at: int
    chat: list[ChatLine]
    presence: Presence


class TableChanged(Out, tag_field="type", tag="table"):
    table: TableInfo


class YouChanged(Out, tag_field="type", tag="you"):
    you: You


class Done(Out, tag_field="type", tag="done"):
    id: str
    at: int | None  # the place in the journal where the command was carried out


class Refused(Out, tag_field="type", tag="refused"):
    id: str
    reason: str


class Presence(Out, tag_field="type", tag="presence"):
    seats: list[bool]
    spectators: int


class ChatLine(Out, tag_field="type", tag="chat"):
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class WhileAway(Out, tag_field="type", tag="away"):
    id: str
    seat: int
    since: int
    events: list[Event]


class Then(Out):
    """What comes after an answer: a draw, secrets, another question to the same seat or to others, or the end."""

    what: Literal["draw", "reveal", "you", "others", "over", "unknown"]
    decision: str | None  # the next question, if it is the same seat's
    facts: dict[str, int]


class Previewed(Out, tag_field="type", tag="previewed"):
    """What an answer would do, as far as its seat can know."""

    id: str
    events: list[Event]
    before: int | None  # the seat's points if the game ended now; None: not to be known
    after: int | None
    then: Then


class SeatForecast(Out):
    points: int | None  # None: not to be known yet
    ledger: list[LedgerLine]  # the lines that can be known


class Forecast(Out, tag_field="type", tag="forecast"):
    id: str
    seats: list[SeatForecast]


class Pong(Out, tag_field="type", tag="pong"):
    id: str
    at: int


class Bye(Out, tag_field="type", tag="bye"):
    """The socket closes. `retry_after`: when to come back, in milliseconds; None: not without a change."""

    reason: str
    retry_after: int | None


ServerMessage = (
    Welcome
    | TableChanged
    | YouChanged
    | Position
    | Update
    | Done
    | Refused
    | Presence
    | ChatLine
    | WhileAway
    | Previewed
    | Forecast
    | Pong
    | Bye
)


# People


class Me(Out):
    person: str
    name: str
    account: str | None
    alerts: Alerts
    tables: list[TableLine]


class Alerts(In):
    webhook: Annotated[str, Meta(max_length=400)] | None = None
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None


class Credentials(In):
    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class Rename(In):
    name: Name


# Games, bots, replays


class SettingInfo(Out):
    name: str
    values: list[str]


class GameInfo(Out):
    name: str
    seats: list[int]
    settings: list[SettingInfo]
    phases: list[str]
    events: dict[str, list[str]]  # what each of an event's ints is
    things: dict[str, list[str]]  # kinds of components, each with the ids of its members
    decisions: list[str]
    components: str


class Games(Out):
    games: list[GameInfo]
    engine: str


class Levels(Out):
    levels: list[Level]


class ReplayInfo(Out):
    """A game that can be looked at step by step; steps count the choices of the log."""

    id: str
    game: str
    seats: int
    variant: dict[str, str]
    names: dict[int, str]
    steps: int
    rounds: list[int]  # the step at which each round begins
    events: list[Event]  # all that the view was told
    told: list[int]  # by step: how many of them by then
    finished: bool
    commitment: str | None
    seed: str | None
    shuffle: Literal["proven", "sealed", "unknown"]  # whether every draw was checked against the seed


class Step(Out):
    """A position of a replay, and what led to it."""

    step: int
    view: int | None
    choice: LoggedChoice | None
    events: list[Event]
    state: Any
    around: Around


class LoggedChoice(Out):
    seat: int
    decision: str
    option: str | None  # None: not yours to know


class Shuffle(Out):
    """What came of checking every draw against the seed."""

    result: Literal["proven", "sealed", "unknown"]
    draws: int
    choices: int


class Upload(In):
    """The text of a replay file."""

    text: Annotated[str, Meta(min_length=1, max_length=400_000)]


class Uploaded(Out):
    id: str


class Created(Out):
    """A new table, and the keys to its reserved seats: they are told only here."""

    id: str
    keys: list[Key]


class Health(Out):
    status: Literal["ok", "stopping"]
    engine: str
    store: str


class Problem(Out):
    """What an error answer holds: the id of a message."""

    reason: str


class PersonExport(Out):
    """All that is stored about a person."""

    person: str
    name: str
    account: str | None
    created_at: int
    alerts: Alerts
    seats: list[dict[str, Any]]
    chat: list[ChatLine]
    replays: list[str]
