"""`guildhall play`: people at one screen, bots in the other seats, and a file that keeps the game."""

from __future__ import annotations

import shlex
import signal
from datetime import datetime
from pathlib import Path
from secrets import randbits
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid

from guildhall import rules, shelf
from guildhall.analysis.perfect import deal_of, perfect
from guildhall.bots.bot import Bot, Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.guest import BotFault, Finishes, bot, check, is_guest
from guildhall.cli.console import CONSOLE, markdown
from guildhall.draw import answer as in_words
from guildhall.draw import drawing
from guildhall.draw.marks import seat_mark
from guildhall.hall.towns import SECONDS
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game, Score
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.table.replay import Replay, record, resume, save
from guildhall.table.table import Question, Table
from guildhall.words import Words, words

COMMANDS = ("undo", "why", "points", "rule", "draw", "save", "quit", "help")
BOT_PREFIX = "bot:"  # marks a bot's seat in a replay file
MOST_CLOSED = 6  # answers that are named for each reason; a game may have hundreds of cards that one does not hold
STAND_IN = "greedy"  # plays on for a class or program that fails


class People(NamedTuple):
    """How many people play, what they are called, and which bot plays the other seats."""

    number: int
    names: list[str]
    bot: str = "random"


class Session(NamedTuple):
    """A table in the terminal."""

    table: Table[Any]
    talk: Words
    names: dict[Seat, str]  # as written to the file
    bots: dict[Seat, Bot]
    rng: Rng  # for the bots only
    file: Path


class Leave(Exception):
    """The players want to stop."""


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
        raise ValueError(f"{len(people.names)} names given for {people.number} people")
    default = words(game, language)
    given = dict(enumerate(people.names))
    names = {seat: given.get(seat, default.seat_name(seat)) for seat in range(people.number)}
    names |= dict.fromkeys(range(people.number, seats), BOT_PREFIX + people.bot)
    if people.number < seats:
        check(people.bot, game)
    when = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return _session(table, names, language, file or Path(f"{game.name}-{when}.replay"))


def resumed(game: Game[Any], replay: Replay, language: str, file: Path, allowed: str) -> Session:
    """A saved table, which will be saved to the same file again. Raises ReplayError.

    A file may name any class or program as a bot, and files come from anywhere: so only the one that was named on the
    command line is run. Raises ValueError for another.
    """
    default = words(game, language)
    names = {seat: replay.names.get(seat, default.seat_name(seat)) for seat in range(replay.seats)}
    for name in (name.removeprefix(BOT_PREFIX) for name in names.values() if name.startswith(BOT_PREFIX)):
        if is_guest(name) and name != allowed:
            raise ValueError(f"{file.name} would run '{name}' as a bot; if you trust it, add --bot '{name}'")
        check(name, game)
    return _session(resume(replay, game), names, language, file)


def _session(table: Table[Any], names: dict[Seat, str], language: str, file: Path) -> Session:
    bots = {
        seat: bot(name.removeprefix(BOT_PREFIX), table.game, settings=table.variant)
        for seat, name in names.items()
        if name.startswith(BOT_PREFIX)
    }
    default = words(table.game, language)
    shown = [default.text("bot-name", number=seat + 1) if seat in bots else names[seat] for seat in range(table.seats)]
    return Session(table, words(table.game, language, shown), names, bots, Rng(randbits(62)), file)


def ask_for_game(language: str) -> str:
    """Ask in the terminal which game to play."""
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
    """Play until the game is over or the players leave. Either way the file is written."""
    # Shells start background jobs with interrupts ignored, but we must save before we leave.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _play(session)
    except (Leave, KeyboardInterrupt, EOFError):
        _save(session)
        CONSOLE.print()
        CONSOLE.print(session.talk.text("saved-as", file=str(session.file)))
        CONSOLE.print(session.talk.text("resume-with", command=_resume_command(session)))
        return 0
    finally:
        _dismiss(session)
    _save(session)
    _show_result(session)
    CONSOLE.print(session.talk.text("saved-as", file=str(session.file)))
    return 0


def _resume_command(session: Session) -> str:
    """How to play on; a class or program must be named again."""
    guests = (name.removeprefix(BOT_PREFIX) for name in session.names.values() if name.startswith(BOT_PREFIX))
    named = next(filter(is_guest, guests), None)
    return f"guildhall play --resume {session.file}" + ("" if named is None else f" --bot {shlex.quote(named)}")


def _dismiss(session: Session) -> None:
    """Tell the bots how the game ended, if it did, and let them go."""
    scores = session.table.scores()
    for thinking in session.bots.values():
        if scores is not None and isinstance(thinking, Finishes):
            thinking.finish([score.points for score in scores], [score.place for score in scores])
        thinking.close()


def _save(session: Session) -> None:
    """Write to a temporary file first, so that a crash leaves the old one intact."""
    text = save(record(session.table, session.names, with_seed=True))
    beside = session.file.with_name(session.file.name + ".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(session.file)


def _play(session: Session) -> None:
    table = session.table
    people = [seat for seat in range(table.seats) if seat not in session.bots]
    seen = dict.fromkeys(range(table.seats), 0)  # how many events each seat has been shown
    last: Seat | None = None
    while not table.is_over():
        seat = next((seat for seat in table.to_act() if seat in session.bots), table.to_act()[0])
        question = table.question(seat)
        assert question is not None
        if seat in session.bots:
            table.answer(seat, question.decision, _bot_answer(session, seat))
            continue
        if len(people) > 1 and last not in (None, seat):
            _draw_curtain(session, seat)
        last = seat
        _show_news(session, seat, seen)
        _ask(session, seat, question)


def _bot_answer(session: Session, seat: Seat) -> str:
    """What a bot answers. One that fails is replaced, so that the people can play on."""
    position = Position(session.table.game, session.table.state, seat, session.rng)
    try:
        option = session.bots[seat].choose(position, session.rng)
    except BotFault as fault:
        session.bots[seat].close()
        failed = session.names[seat].removeprefix(BOT_PREFIX)
        session.bots[seat] = bot(STAND_IN, session.table.game)
        session.names[seat] = BOT_PREFIX + STAND_IN
        told = session.talk.text("bot-lost", player=session.talk.seat_name(seat), bot=failed, other=STAND_IN)
        CONSOLE.print(f"{told} ({fault})", markup=False)
        option = session.bots[seat].choose(position, session.rng)
    return position.question.domain[option]


def _draw_curtain(session: Session, seat: Seat) -> None:
    """Hide the previous player's hand until the next one sits down."""
    CONSOLE.clear()
    CONSOLE.print(session.talk.text("pass-screen", player=session.talk.seat_name(seat)))
    CONSOLE.input(session.talk.text("press-enter") + " ")
    CONSOLE.clear()


def _show_news(session: Session, seat: Seat, seen: dict[Seat, int]) -> None:
    """Show what has happened since this seat's last turn."""
    table, talk = session.table, session.talk
    CONSOLE.print(Rule())
    told = table.streams[seat].told
    for event in told[min(seen[seat], len(told)) :]:
        line = talk.event(event)
        if line:
            CONSOLE.print(f"[dim]· {line}[/]")
    seen[seat] = len(told)


def _show_question(session: Session, seat: Seat, question: Question) -> None:
    """Show the table, the question and its answers."""
    table, talk = session.table, session.talk
    view = table.view(seat)
    CONSOLE.print(drawing(table.game, view, talk))
    CONSOLE.print(f"{seat_mark(seat)} [bold]{talk.seat_name(seat)}[/]: {talk.ask(question.decision, question.facts)}")
    for number, option in enumerate(question.options, 1):
        CONSOLE.print(f"  [bold]{number:>2}[/]  {in_words(table.game, view, question.decision, option, talk)}")


def _ask(session: Session, seat: Seat, question: Question) -> None:
    """Ask until the seat has answered or undone something."""
    _show_question(session, seat, question)
    while True:
        answer = CONSOLE.input(f"[dim]{session.talk.text('type-number')}[/] > ").strip()
        if not answer:
            continue
        if answer.isdecimal() and 1 <= int(answer) <= len(question.options):
            session.table.answer(seat, question.decision, question.options[int(answer) - 1])
            return
        if _obey(session, seat, answer, question):
            return


def _obey(session: Session, seat: Seat, answer: str, question: Question) -> bool:
    """Carry out a command; returns whether the question has changed and must be asked again."""
    talk, (word, _, argument) = session.talk, answer.partition(" ")
    command = _command(talk, word)
    if command == "undo":
        return _undo(session, seat)
    if command == "quit":
        raise Leave
    if command == "save":
        _save(session)
        CONSOLE.print(talk.text("saved-as", file=str(session.file)))
    elif command is not None:
        _inform(session, seat, command, argument, question)
    elif answer.lstrip("-").isdecimal():
        CONSOLE.print(talk.text("invalid-number", text=answer, low=1, high=len(question.options)))
    else:
        CONSOLE.print(talk.text("unknown-command", text=answer))
    return False


def _inform(session: Session, seat: Seat, command: str, argument: str, question: Question) -> None:
    """Carry out a command that only shows something."""
    talk = session.talk
    if command == "points":
        CONSOLE.print(_ledger(session.table.game.forecast(session.table.state)[seat], talk))
    elif command == "rule":
        _show_rule(session, argument)
    elif command == "why":
        _show_why_not(session, seat)
    elif command == "draw":
        _show_question(session, seat, question)
    else:
        for name in COMMANDS:
            CONSOLE.print(f"  [bold]{talk.text('command-' + name)}[/]  {talk.text(f'command-{name}.help')}")


def _command(talk: Words, word: str) -> str | None:
    """The command for a word in the reader's language, or for an unambiguous beginning of one."""
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
    """List the clauses that forbid answers, each with the answers that it forbids."""
    table, talk = session.table, session.talk
    decision = table.state.asked[seat]
    assert decision is not None
    view, closed = table.view(seat), dict[str, list[str]]()
    for option, name in enumerate(decision.domain):
        reason = decision.why_not(table.state, seat, option)
        if reason is not None and reason != "not-offered":
            closed.setdefault(reason, []).append(in_words(table.game, view, decision.name, name, talk))
    for reason, answers in closed.items():
        CONSOLE.print(f"  {talk.reason(reason)} [dim]({reason})[/]")
        named = answers[:MOST_CLOSED] + ([f"[dim]+{len(answers) - MOST_CLOSED}[/]"] if answers[MOST_CLOSED:] else [])
        CONSOLE.print(Padding("[dim]·[/] " + " [dim]·[/] ".join(named), (0, 0, 0, 4)))


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
    _show_possible(session)


def _show_possible(session: Session) -> None:
    """After a game alone: what its cards and their order allowed, if that can be said."""
    table = session.table
    deal = deal_of(table.game, table.seats, table.variant, table.log)
    if deal is not None:
        found = perfect(deal, evaluator(table.game), SECONDS)
        told = "town-possible" if found.reached > found.points else "town-none-better"
        facts = {"points": found.points, "reached": found.reached, "limit": found.limit}
        CONSOLE.print(session.talk.text(told, **facts))
