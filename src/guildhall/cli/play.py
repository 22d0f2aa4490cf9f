"""Playing in the terminal: people at one screen, bots for the rest, and a file that keeps the game."""

from __future__ import annotations

import signal
from datetime import datetime
from pathlib import Path
from secrets import randbits
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid

from guildhall import rules, shelf
from guildhall.bots.bot import Bot, Position
from guildhall.bots.roster import bot
from guildhall.cli.console import CONSOLE, markdown
from guildhall.draw import drawing
from guildhall.draw.marks import seat_mark
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game, Score
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.table.replay import Replay, record, resume, save
from guildhall.table.table import Question, Table
from guildhall.words import Words, words

COMMANDS = ("undo", "why", "points", "rule", "save", "quit", "help")
BOT_PREFIX = "bot:"  # how a seat that a bot plays is named in a file


class People(NamedTuple):
    """How many people play, what they are called, and which bot plays the other seats."""

    number: int
    names: list[str]
    bot: str = "random"


class Session(NamedTuple):
    """A table in the terminal."""

    table: Table[Any]
    talk: Words
    names: dict[Seat, str]  # as they stand in a file
    bots: dict[Seat, Bot]
    rng: Rng  # the bots' own
    file: Path


class Leave(Exception):
    """The people want to stop here."""


def opened(
    game: Game[Any],
    seats: int,
    people: People,
    variant: dict[str, str],
    language: str,
    seed: bytes | None,
    file: Path | None,
) -> Session:
    """A new table. Raises ValueError."""
    table = Table(game, seats, variant, seed)
    if not 0 <= people.number <= seats:
        raise ValueError(f"--humans must be from 0 to {seats}, not {people.number}")
    if len(people.names) > people.number:
        raise ValueError(f"{len(people.names)} names for {people.number} people")
    default = words(game, language)
    given = dict(enumerate(people.names))
    names = {seat: given.get(seat, default.seat_name(seat)) for seat in range(people.number)}
    names |= dict.fromkeys(range(people.number, seats), BOT_PREFIX + people.bot)
    when = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return _session(table, names, language, file or Path(f"{game.name}-{when}.replay"))


def resumed(game: Game[Any], replay: Replay, language: str, file: Path) -> Session:
    """A saved table, to be saved in the same file again. Raises ReplayError."""
    default = words(game, language)
    names = {seat: replay.names.get(seat, default.seat_name(seat)) for seat in range(replay.seats)}
    return _session(resume(replay, game), names, language, file)


def _session(table: Table[Any], names: dict[Seat, str], language: str, file: Path) -> Session:
    bots = {
        seat: bot(name.removeprefix(BOT_PREFIX), table.game)
        for seat, name in names.items()
        if name.startswith(BOT_PREFIX)
    }
    default = words(table.game, language)
    shown = [default.text("bot-name", number=seat + 1) if seat in bots else names[seat] for seat in range(table.seats)]
    return Session(table, words(table.game, language, shown), names, bots, Rng(randbits(62)), file)


def ask_for_game(language: str) -> str:
    """Which game to play, asked for in the terminal."""
    talk, most = words(None, language), len(shelf.NAMES)
    for number, name in enumerate(shelf.NAMES, 1):
        game = words(shelf.game(name), language)
        CONSOLE.print(f"[bold]{number}  {game.title()}[/]  {game.pitch()}")
    while True:
        try:
            answer = CONSOLE.input(talk.text("choose-game") + " > ").strip()
        except (EOFError, KeyboardInterrupt):
            raise ValueError(f"no game chosen; there are: {', '.join(shelf.NAMES)}") from None
        if answer.isdecimal() and 1 <= int(answer) <= most:
            return shelf.NAMES[int(answer) - 1]
        CONSOLE.print(talk.text("invalid-number", text=answer, low=1, high=most))


def run(session: Session) -> int:
    """Play until the game is over or the people leave; the file is written either way."""
    # What a shell starts in the background ignores interrupts, and a game must be left with its file written.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _play(session)
    except (Leave, KeyboardInterrupt, EOFError):
        _save(session)
        CONSOLE.print()
        CONSOLE.print(session.talk.text("saved-as", file=str(session.file)))
        CONSOLE.print(session.talk.text("resume-with", command=f"guildhall play --resume {session.file}"))
        return 0
    _save(session)
    _show_result(session)
    CONSOLE.print(session.talk.text("saved-as", file=str(session.file)))
    return 0


def _save(session: Session) -> None:
    """Write beside the file first, so that a crash leaves the old one."""
    text = save(record(session.table, session.names, with_seed=True))
    beside = session.file.with_name(session.file.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(session.file)


def _play(session: Session) -> None:
    table = session.table
    people = [seat for seat in range(table.seats) if seat not in session.bots]
    seen = dict.fromkeys(range(table.seats), 0)  # how many events each seat was shown
    last: Seat | None = None
    while not table.is_over():
        seat = next((seat for seat in table.to_act() if seat in session.bots), table.to_act()[0])
        question = table.question(seat)
        assert question is not None
        if seat in session.bots:
            position = Position(table.game, table.state, seat, session.rng)
            option = session.bots[seat].choose(position, session.rng)
            table.answer(seat, question.decision, position.question.domain[option])
            continue
        if len(people) > 1 and last not in (None, seat):
            _draw_curtain(session, seat)
        last = seat
        _show(session, seat, seen)
        _ask(session, seat, question)


def _draw_curtain(session: Session, seat: Seat) -> None:
    """Nobody should see the hand of the one who sat here before."""
    CONSOLE.clear()
    CONSOLE.print(session.talk.text("pass-screen", player=session.talk.seat_name(seat)))
    CONSOLE.input(session.talk.text("press-enter") + " ")
    CONSOLE.clear()


def _show(session: Session, seat: Seat, seen: dict[Seat, int]) -> None:
    """What happened since this seat was asked last, then the table."""
    table, talk = session.table, session.talk
    CONSOLE.print(Rule())
    told = table.streams[seat].told
    for event in told[min(seen[seat], len(told)) :]:
        line = talk.event(event)
        if line:
            CONSOLE.print(f"[dim]· {line}[/]")
    seen[seat] = len(told)
    CONSOLE.print(drawing(table.game, table.view(seat), talk))


def _ask(session: Session, seat: Seat, question: Question) -> None:
    """Ask until the seat has answered or taken something back."""
    table, talk = session.table, session.talk
    prompt = f"{seat_mark(seat)} [bold]{talk.seat_name(seat)}[/]: {talk.ask(question.decision, question.facts)}"
    CONSOLE.print(prompt)
    for number, option in enumerate(question.options, 1):
        CONSOLE.print(f"  [bold]{number:>2}[/]  {talk.option(question.decision, option)}")
    while True:
        answer = CONSOLE.input(f"[dim]{talk.text('type-number')}[/] > ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(question.options):
            table.answer(seat, question.decision, question.options[int(answer) - 1])
            return
        if _obey(session, seat, answer, len(question.options)):
            return


def _obey(session: Session, seat: Seat, answer: str, most: int) -> bool:
    """Carry out a command, by its word or the first letter of it; whether the question must be put again."""
    talk, (word, _, argument) = session.talk, answer.partition(" ")
    command = _command(talk, word)
    if command == "undo":
        return _undo(session, seat)
    if command == "quit":
        raise Leave
    if command == "save":
        _save(session)
        CONSOLE.print(talk.text("saved-as", file=str(session.file)))
    elif command == "points":
        CONSOLE.print(_ledger(session.table.game.forecast(session.table.state)[seat], talk))
    elif command == "rule":
        _show_rule(session, argument)
    elif command == "why":
        _show_why_not(session, seat)
    elif command == "help":
        for name in COMMANDS:
            CONSOLE.print(f"  [bold]{talk.text('command-' + name)}[/]  {talk.text(f'command-{name}.help')}")
    elif answer.lstrip("-").isdecimal():
        CONSOLE.print(talk.text("invalid-number", text=answer, low=1, high=most))
    else:
        CONSOLE.print(talk.text("unknown-command", text=answer))
    return False


def _command(talk: Words, word: str) -> str | None:
    """The command that a word means in the reader's language; a beginning is enough where only one begins so."""
    meant = [name for name in COMMANDS if word and talk.text("command-" + name).startswith(word.lower())]
    return meant[0] if len(meant) == 1 else None


def _undo(session: Session, seat: Seat) -> bool:
    try:
        session.table.undo(seat, 1)
    except IllegalChoice as refused:
        reason = session.talk.reason(refused.reason)
        CONSOLE.print(session.talk.text("not-undone", reason=reason))
        return False
    return True


def _show_why_not(session: Session, seat: Seat) -> None:
    """The answers that are not offered now, each with the clause that forbids it."""
    g, talk = session.table.state, session.talk
    decision = g.asked[seat]
    assert decision is not None
    for option, name in enumerate(decision.domain):
        reason = decision.why_not(g, seat, option)
        if reason is not None and reason != "not-offered":
            CONSOLE.print(f"  {talk.option(decision.name, name)}: {talk.reason(reason)} [dim]({reason})[/]")


def _show_rule(session: Session, clause: str) -> None:
    try:
        CONSOLE.print(markdown(rules.clause(session.table.game.name, clause, session.talk.lang).text))
    except ValueError as error:
        CONSOLE.print(str(error))


def _ledger(score: Score, talk: Words) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for line in score.ledger:
        grid.add_row(f"[dim]{line.clause}[/]", talk.ledger(line), f"{line.amount:>+4}")
    grid.add_row("", f"[bold]{talk.text('total')}[/]", f"[bold]{score.points:>4}[/]")
    return grid


def _show_result(session: Session) -> None:
    table, talk = session.table, session.talk
    scores = table.scores()
    assert scores is not None
    CONSOLE.print(drawing(table.game, table.view(None), talk))
    CONSOLE.print(Rule(talk.text("game-over")))
    for seat in sorted(range(table.seats), key=lambda seat: scores[seat].place):
        score = scores[seat]
        head = f"{score.place}. {seat_mark(seat)} [bold]{talk.seat_name(seat)}[/]"
        CONSOLE.print(Group(head, _ledger(score, talk)))
