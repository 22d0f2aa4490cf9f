"""Every message and HTTP body, as types.

`tools/wire_ts.py` writes the same in TypeScript. No sentence is ever sent: reasons, decisions, options and events are
ids, which clients put into words.

*Sockets.* There is one per table. The client sends `hello`, then `watch` for each view that it wants: a seat it holds,
or null for a spectator's. It gets a full `position`, and from then on an `update` whenever something changes. An update
names the place in the journal (`after`) and the event (`since`) that it continues from. A client that is not there
sends `watch` again, with the event number and edition that it has. Every command carries an `id` chosen by the client,
and is answered by `done`, by `refused`, or by what it asks for. A command sent again with the same id is answered
again, and not carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from guildhall.analysis.candidates import Rated
from guildhall.analysis.decisions import Grade
from guildhall.analysis.hint import Gap, Reasons
from guildhall.analysis.report import ReviewReport

Level = Literal["random", "greedy", "apprentice", "journeyman", "master", "grandmaster", "rival", "daily"]
Status = Literal["open", "running", "over", "abandoned", "frozen"]
UndoPolicy = Literal["off", "own-turn", "agreement"]
SeatKind = Literal["open", "reserved", "person", "bot"]
KeyRights = Literal["sit", "play", "view"]
HintPolicy = Literal["off", "on", "bots"]  # "bots": only where all other seats are bots
Deed = Literal["leave", "abandon", "delete"]

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=400)]  # 40 letters as people count them; some are emoji of ten
Title = Annotated[str, Meta(max_length=600)]  # 60 letters
Word = Annotated[str, Meta(max_length=80)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]  # "2026-11-19"
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ChoosingSeat = Annotated[int, Meta(ge=-1, le=15)]  # -1 is chance
Content = Annotated[str, Meta(max_length=100_000)]  # of a component file, as JSON
Event = tuple[str, list[int]]  # an id and its ints; `GET /games/{game}` says what each of them is
Secret = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class In(Struct, forbid_unknown_fields=True):
    """What clients send. Unknown fields are refused."""


class Out(Struct, gc=False):
    """What clients are sent. There are no reference cycles in it, so the garbage collector can leave it out."""


# Tables


class ClockSettings(In):
    """`bank`: seconds for the whole game, plus `bonus` seconds for every answer. `days`: days for each answer."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class SeatSettings(In):
    kind: Literal["open", "reserved", "bot"] = "open"
    level: Level | None = None  # of a bot


class ComponentChoice(In):
    """Components that are not the shipped ones."""

    digest: Annotated[str, Meta(min_length=64, max_length=64)]
    name: Title


class DailyDeal(In):
    """That a table is a try at the deal of a day. Only `POST /daily/{game}` makes such tables."""

    day: Day
    counts: bool  # whether it is the try that counts


class RivalForm(In):
    """How strong somebody's rival is: 0 as an apprentice, 1 a journeyman, 2 a master, 3 a grandmaster."""

    strength: Annotated[float, Meta(ge=-1, le=3)] = 1.0
    games: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # that it has adapted to


class TableSettings(In):
    game: Word
    seats: Annotated[list[SeatSettings], Meta(min_length=1, max_length=16)]
    variant: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    name: Title = ""
    public: bool = False
    clock: ClockSettings = field(default_factory=ClockSettings)
    undo: UndoPolicy = "own-turn"
    spectators: bool = True
    spectator_chat: bool = True  # whether they may write, too
    spectator_delay: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds
    takeover: Level = "journeyman"  # the bot that plays on for people who leave
    patience: Annotated[int, Meta(ge=0, le=86_400)] = 120  # seconds away after which a bot may be asked to play on
    components: ComponentChoice | None = None  # a set of the host's; None: the shipped ones
    hints: HintPolicy = "bots"
    daily: DailyDeal | None = None
    rival: RivalForm | None = None  # of the host's rival in this game; a server knows it from the host's last games


class ComponentDraft(In):
    """The components of a game as typed or as a file: one of the two."""

    content: Annotated[str, Meta(max_length=200_000)] | None = None
    toml: Annotated[str, Meta(max_length=200_000)] | None = None


class ComponentChange(Out):
    """A value that differs from the shipped one, both as JSON; None: there is none."""

    where: str
    before: str | None
    after: str | None


class CheckedComponents(Out):
    """What has come of checking a draft."""

    problem: str | None  # in English, as in a terminal: it names a place in the file
    content: str | None
    digest: str
    changes: list[ComponentChange]
    view: Any  # of a game that has just begun, to draw the components


class ReconstructedComponents(Out):
    """The shipped components of a game, and which of their values no source gives."""

    content: str
    places: list[str]  # "tracks.chapel.length", "guild_tile.3.vp"
    view: Any


class NewComponentSet(In):
    name: Title
    draft: ComponentDraft


class ComponentSetChange(In):
    """What is left out stays."""

    name: Title | None = None
    draft: ComponentDraft | None = None


class ComponentSetLine(Out):
    """A set in its owner's list."""

    id: str
    game: str
    name: str
    digest: str
    changed_at: int


class ComponentSet(Out):
    line: ComponentSetLine
    content: str


class TableComponents(Out):
    """What a table is played with, for everybody who may look at it."""

    name: str
    digest: str
    changes: list[ComponentChange]


class SeatInfo(Out):
    seat: int
    kind: SeatKind
    name: str  # "" for bots and empty seats
    person: str | None
    bot: str | None  # the level of the bot that plays it now
    why_bot: str | None  # "resigned", "left", "time" or "away", if a bot plays for a person
    by_bot: int = 0  # how many answers a bot has given for this person
    stand_in: list[int] = []  # the seats that want a bot to play for this person, who is away


class TableInfo(Out):
    """A table, as everybody who may look at it sees it."""

    id: str
    settings: TableSettings
    status: Status
    notice: str | None  # why it is frozen or was abandoned, as the id of a message
    host: str
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed
    seed: str | None  # only when the game is over
    engine: str
    components: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    previous: str | None
    next: str | None  # the rematch
    things: dict[str, list[str]] = {}  # those that its components call otherwise than the shipped ones
    rival: RivalForm | None = None  # the host's rival after this game, for its players


class You(Out):
    """The caller's role at a table."""

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
    names: list[str] = []  # by seat, "" for bots and empty seats; only of games that have begun
    round: int | None = None  # of a running game; None: the caller may not know
    mine: list[int] = []  # the seats of the person who asks
    to_act: list[int] | None = None  # the seats that have a question; None: the caller may not know
    points: list[int] = []  # by seat, of a game that is over
    places: list[int] = []  # by seat, of a game that is over
    may: list[Deed] = []  # what the person who asks may do with it


class Lobby(Out):
    tables: list[TableLine]


class Sit(In):
    name: Name
    key: Secret | None = None  # for a reserved seat


class Move(In):
    to: SeatNumber  # the seat to change places with


class Start(In):
    fill: Level | None = None  # the level of bots for empty seats


class NewKey(In):
    rights: KeyRights


class Key(Out):
    key: str
    table: str
    seat: int
    rights: KeyRights
    expires_at: int


class KeyInfo(Out):
    """A key that a person has made. The key itself is not stored; `id` serves to revoke it."""

    id: str
    table: str
    seat: int
    rights: KeyRights
    created_at: int
    expires_at: int


class Rematch(In):
    settings: TableSettings | None = None  # None: the same


class Mute(In):
    person: PersonId
    muted: bool


class Shun(In):
    """Ban somebody from one table, or lift the ban. (Administrators ban people from the service.)"""

    person: PersonId
    banned: bool


class Audience(In):
    """What the host lets those do who have no seat."""

    spectators: bool
    spectator_chat: bool


class Sanctioned(Out):
    """Somebody who may not write at a table or, if banned, not come in."""

    person: str
    name: str
    banned: bool


# Positions


class Question(Out):
    seat: int
    decision: str
    options: list[str]
    facts: dict[str, int]
    reasons: dict[str, str] | None  # why each closed option is closed; None if nobody asked for reasons


class UndoRequest(Out):
    seat: int
    choices: int
    agreed: list[int]


class Undo(Out):
    limit: int  # how many of one's own latest choices can be taken back
    reason: str | None  # why none
    changeable: int  # how many secret answers can still be replaced
    request: UndoRequest | None


class Clocks(Out):
    at: int  # when these were read, in milliseconds since 1970
    left: list[int | None]  # milliseconds
    running: list[int]


class ScoreLine(Out):
    clause: str
    message: str
    amount: int
    facts: dict[str, int | str]


class Score(Out):
    points: int
    place: int
    ledger: list[ScoreLine]


class Around(Out):
    """What surrounds the game's own view: questions, undo, clocks, bots, scores."""

    round: int
    phase: str
    to_act: list[int]
    questions: list[Question]  # of the seat whose view this is
    undo: Undo | None  # None for spectators
    clocks: Clocks
    bots: list[str | None]  # by seat: the level of the bot that plays it
    scores: list[Score] | None  # when the game is over
    over: bool
    hints: list[int] = []  # by seat: how many steps of hints it was given
    hinted: int | None = None  # how many steps for this seat's question; None: it gets no hints
    taken_back: int = 0  # how many times somebody playing against bots alone went back past draws or their answers


class ViewPosition(Out, tag_field="type", tag="position"):
    """Everything that a view shows."""

    view: int | None  # a seat, or None for a spectator's
    edition: int
    number: int  # of the next event
    after: int  # the place in the journal that it shows
    state: Any  # the game's own View
    around: Around
    events: list[Event] = []  # those that the client has missed, up to `number`


class Update(Out, tag_field="type", tag="update"):
    """What has changed in a view. `changes` has new values for fields of the game's own View."""

    view: int | None
    edition: int
    since: int  # the number of the first of these events
    events: list[Event]
    after: int  # the place in the journal that this continues from
    to: int  # the place that it leads to
    changes: dict[str, Any]
    around: Around


# Commands


class Hello(In, tag_field="type", tag="hello"):
    """The first message. Keys give access to more seats than those that the person has taken."""

    id: Id
    keys: Annotated[list[Secret], Meta(max_length=16)] = []


class Watch(In, tag_field="type", tag="watch"):
    id: Id
    view: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None
    edition: Annotated[int, Meta(ge=0)] | None = None
    reasons: bool = False  # whether questions say why other options are closed


class Unwatch(In, tag_field="type", tag="unwatch"):
    id: Id
    view: SeatNumber | None = None


class Answer(In, tag_field="type", tag="answer"):
    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class Change(In, tag_field="type", tag="change"):
    """Replace an answer that is not revealed yet."""

    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class TakeUndo(In, tag_field="type", tag="undo"):
    id: Id
    seat: SeatNumber
    choices: Annotated[int, Meta(ge=1)] | None = None  # None: as many as possible


class Agree(In, tag_field="type", tag="agree"):
    id: Id
    seat: SeatNumber
    yes: bool


class Resign(In, tag_field="type", tag="resign"):
    """Hand the seat to a bot. The person can take it back."""

    id: Id
    seat: SeatNumber


class TakeBack(In, tag_field="type", tag="take-back"):
    id: Id
    seat: SeatNumber


class Say(In, tag_field="type", tag="say"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Away(In, tag_field="type", tag="away"):
    """Ask what has happened since the seat's last answer."""

    id: Id
    seat: SeatNumber


class Preview(In, tag_field="type", tag="preview"):
    """Ask what an answer would do."""

    id: Id
    seat: SeatNumber
    decision: Word
    option: Word


class AskForecast(In, tag_field="type", tag="ask-forecast"):
    """Ask what everybody would score if the game ended now."""

    id: Id
    view: SeatNumber | None = None


class AskHint(In, tag_field="type", tag="ask-hint"):
    """Ask for a hint to a seat's question, up to a step: what matters, answers worth considering, the best one."""

    id: Id
    seat: SeatNumber
    step: Annotated[int, Meta(ge=1, le=3)]


class Hurry(In, tag_field="type", tag="hurry"):
    """Want the answers of the bots that think now, with what they have found. Any seat that a person plays may."""

    id: Id
    seat: SeatNumber


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
    | AskHint
    | Hurry
    | Ping
)


class Answering(In):
    """An answer over HTTP: the socket's `answer`, or with `instead` its `change`."""

    id: Id
    decision: Word
    option: Word
    instead: bool = False


# Messages to clients


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
    screens: list[int]  # by seat: how many others are connected with a key to it


class ChatLine(Out, tag_field="type", tag="chat"):
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


class Nudged(Out, tag_field="type", tag="nudged"):
    """Somebody is waiting for this seat's answer."""

    seat: int
    by: int | None  # a seat, or None for a host without one


class WhileAway(Out, tag_field="type", tag="away"):
    id: str
    seat: int
    since: int
    events: list[Event]


class Then(Out):
    """What follows an answer: a draw, a reveal, a question to the same seat or to others, or the end."""

    what: Literal["draw", "reveal", "you", "others", "over", "unknown"]
    decision: str | None  # the next question, if the same seat is asked
    facts: dict[str, int]
    options: list[str] = []  # its answers, if they are few


class Previewed(Out, tag_field="type", tag="previewed"):
    """What an answer would do, as far as its seat can know."""

    id: str
    events: list[Event]
    before: int | None  # the seat's points if the game ended now; None: it cannot know
    after: int | None
    then: Then
    draws: bool = False  # whether something is drawn first, so that undo may not lead back


class SeatForecast(Out):
    points: int | None  # None: it cannot be known yet
    ledger: list[ScoreLine]  # the lines that can be known


class Forecast(Out, tag_field="type", tag="forecast"):
    id: str
    seats: list[SeatForecast]


class Hinted(Out, tag_field="type", tag="hinted"):
    """A hint up to a step, from what its seat may know."""

    id: str
    seat: int
    step: int
    matters: list[Gap]  # what good and bad answers differ in most
    answers: list[str] | None  # worth considering, in no order; from the second step on
    best: str | None  # from the third step on, as its reasons
    reasons: Reasons | None


class Pong(Out, tag_field="type", tag="pong"):
    id: str
    at: int


class Bye(Out, tag_field="type", tag="bye"):
    """The socket closes. `retry_after`: milliseconds until the client may reconnect; None: it would be refused."""

    reason: str
    retry_after: int | None


ServerMessage = (
    Welcome
    | TableChanged
    | YouChanged
    | ViewPosition
    | Update
    | Done
    | Refused
    | Presence
    | ChatLine
    | Nudged
    | WhileAway
    | Previewed
    | Forecast
    | Hinted
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
    is_administrator: bool


class Alerts(In):
    webhook: Annotated[str, Meta(max_length=400)] | None = None
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s\x00-\x1f\x7f]+@[^@\s\x00-\x1f\x7f]+$")] | None = None


class Credentials(In):
    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassphrase(In):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class SessionInfo(Out):
    """A device on which a person is signed in."""

    id: str
    device: str  # as its browser describes itself
    created_at: int
    seen_at: int  # at most a day before it was last used
    current: bool  # whether it is this one


class Rename(In):
    name: Name


# Games, bots, replays


class SettingInfo(Out):
    name: str
    values: list[str]


class GameInfo(Out):
    name: str
    seats: list[int]
    minutes: int  # how long a game takes, as the box says
    settings: list[SettingInfo]
    phases: list[str]
    events: dict[str, list[str]]  # what each of an event's ints is
    things: dict[str, list[str]]  # kinds of components, each with the ids of its members
    decisions: list[str]
    reconstructed: int  # how many printed values no source gives
    components: str


class Games(Out):
    games: list[GameInfo]
    engine: str


class Levels(Out):
    levels: list[Level]


class ReplayInfo(Out):
    """A game to look at step by step. A step is a choice of the log."""

    id: str
    game: str
    seats: int
    variant: dict[str, str]
    names: dict[int, str]
    steps: int
    rounds: list[int]  # the step at which each round begins
    events: list[Event]  # everything that the view was told
    told: list[int]  # by step: how many of these events were told by then
    finished: bool
    commitment: str | None
    seed: str | None
    shuffle: Literal["proven", "sealed", "unknown"]  # whether every draw was checked against the seed
    things: dict[str, list[str]] = {}  # as of a table
    components: TableComponents | None = None  # None: the shipped ones
    turns: list[int] = []  # the steps after which another player chooses than before


class Step(Out):
    """A position of a replay, and the choice that led to it."""

    step: int
    view: int | None
    choice: LoggedChoice | None
    events: list[Event]
    state: Any
    around: Around


class Moment(Out):
    """What one step of the rules told and changed."""

    events: list[Event]
    changes: dict[str, Any]  # new values for fields of the game's own View
    around: Around


class Moments(Out):
    """What happened after an event, one step of the rules after the other."""

    view: int | None
    since: int  # the number of the first event
    state: Any  # the position before
    moments: list[Moment]


class LoggedChoice(Out):
    seat: int
    decision: str
    option: str | None  # None: secret


class ReviewState(Out):
    """How far the review of a game is, and the review once it is done."""

    status: Literal["none", "waiting", "running", "done", "cancelled", "failed"]
    done: int  # steps, of `total`
    total: int
    ahead: int  # reviews that come first
    mine: bool  # whether the caller asked for it, and so may cancel it
    review: ReviewReport | None


class LessonAnswer(Out):
    option: str
    grade: Grade | None  # None: the review has no opinion of it
    lost: float | None  # chance to win, compared with the best answer


class Lesson(Out):
    """One of a seat's costliest decisions: the board as it was, every answer, and a better line."""

    at: int
    seat: int
    question: Question
    step: Step
    played: str
    best: str
    answers: list[LessonAnswer]
    line: list[Step]  # how the game might have gone on; the draws in it are made up


class PlayOn(In):
    """Play on from a moment of a game, against bots, as a new table."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]  # choices made by then
    seat: SeatNumber
    level: Level


class Explore(In):
    """A position in notation, and the choices made from there on."""

    notation: Annotated[str, Meta(min_length=1, max_length=20_000)]
    choices: Annotated[list[tuple[ChoosingSeat, Word, Word]], Meta(max_length=400)] = []
    view: SeatNumber | None = None
    acting: bool = False  # instead of `view`: as the first seat that is to act
    components: Content | None = None


class Explored(Out):
    """A position on the analysis board."""

    game: str
    seats: int
    state: Any  # the game's own View
    around: Around
    events: list[Event]  # what the last choice told this view
    questions: list[Question]  # of all seats that are to act; that of seat -1 is a draw
    weights: list[int]  # of the outcomes of a draw
    things: dict[str, list[str]] = {}  # as of a table


class ExploreCandidates(In):
    """Ask what the answers of a seat are worth, with so many simulations."""

    notation: Annotated[str, Meta(min_length=1, max_length=20_000)]
    seat: SeatNumber
    effort: Annotated[int, Meta(ge=1, le=2_048)]
    choices: Annotated[list[tuple[ChoosingSeat, Word, Word]], Meta(max_length=400)] = []
    components: Content | None = None


class Candidates(Out):
    """The answers of a seat, best first."""

    seat: int
    effort: int
    candidates: list[Rated]


class AskTown(In):
    """Ask what a game alone could have come to, by its replay file."""

    replay: Annotated[str, Meta(min_length=1, max_length=400_000)]


class PossibleTown(Out):
    """What a game of Tiny Towns alone came to, and what its cards and their order allowed."""

    points: int
    reached: int  # by a town that was found
    limit: int  # that no town with these cards can exceed
    notation: str | None  # of that town; None if no better one was found
    components: str | None = None  # the content of components that are not the shipped ones


class Notation(Out):
    """A position in the game's notation. While a game runs, what the seat may not know is drawn anew."""

    notation: str
    components: str | None = None  # the content of components that are not the shipped ones


class Shuffle(Out):
    """The result of checking every draw against the seed."""

    result: Literal["proven", "sealed", "unknown"]
    draws: int
    choices: int


class Upload(In):
    """The text of a replay file."""

    text: Annotated[str, Meta(min_length=1, max_length=400_000)]


class Uploaded(Out):
    id: str


class Created(Out):
    """A new table, and the keys to its reserved seats. They are not stored and never sent again."""

    id: str
    keys: list[Key]


class Health(Out):
    status: Literal["ok"]
    engine: str


class Ready(Out):
    """Whether the service is able to run games."""

    ready: bool
    problems: dict[str, str]  # by part ("server", "database", "redis", "bots"): why, or "" for other machines


class Problem(Out, omit_defaults=True):
    """The body of an error: the id of a message, and what the message mentions."""

    reason: str
    facts: dict[str, int | str] = {}


class PersonExport(Out):
    """Everything that is stored about a person."""

    person: str
    name: str
    account: str | None
    created_at: int
    alerts: Alerts
    seats: list[dict[str, Any]]
    chat: list[ChatLine]
    replays: list[str]
    keys: list[KeyInfo]
    sessions: list[SessionInfo]
    component_sets: list[ComponentSet] = []
    lessons: list[list[str]] = []  # that they have done, as game and lesson
    daily: list[dict[str, Any]] = []  # their tries at daily deals that count
    rivals: dict[str, RivalForm] = {}  # by game
    puzzles: list[tuple[str, str, bool, int]] = []  # game, puzzle, whether the first try solved it, and when
