"""`guildhall lessons`: the course of a game, in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from rich.rule import Rule

from guildhall import shelf
from guildhall.cli.arguments import add_game
from guildhall.cli.console import CONSOLE
from guildhall.draw import answer as in_words
from guildhall.draw import drawing
from guildhall.kernel import run as engine
from guildhall.kernel.game import Game
from guildhall.lessons import Lesson, Walk, course
from guildhall.words import LANGUAGES, Words, lesson_words


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="the name or number of a lesson; a list without it")
    parser.add_argument("--lang", "--language", choices=LANGUAGES, default="en", help="language (default: en)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """List the lessons of a game, or go through one. Raises ValueError for one that does not exist."""
    game: Game[Any] = shelf.game(options.game)
    talk = lesson_words(game, options.lang)
    lessons = course(options.game).lessons
    if options.lesson is None:
        for number, lesson in enumerate(lessons, 1):
            CONSOLE.print(f"[bold]{number:>2}[/]  {talk.text(lesson.title)}  [dim]{lesson.id}[/]")
        return 0
    found = [lesson for number, lesson in enumerate(lessons, 1) if options.lesson in (lesson.id, str(number))]
    if not found:
        raise ValueError(f"there is no lesson '{options.lesson}'; there are: {', '.join(one.id for one in lessons)}")
    try:
        _teach(game, found[0], talk)
    except (EOFError, KeyboardInterrupt):
        CONSOLE.print()
    return 0


def _teach(game: Game[Any], lesson: Lesson, talk: Words) -> None:
    walk = Walk(game, lesson)
    CONSOLE.print(Rule(talk.text(lesson.title)))
    while (question := walk.question()) is not None:
        decision, options = question
        view = game.view(walk.state, lesson.seat)
        for event in walk.heard:
            CONSOLE.print(f"[dim]· {talk.event(event)}[/]")
        CONSOLE.print(drawing(game, view, talk))
        CONSOLE.print(talk.text(lesson.voice(walk.step)))
        facts = engine.question(walk.state, lesson.seat).facts(walk.state, lesson.seat)
        CONSOLE.print(f"[bold]{talk.ask(decision, facts)}[/]")
        if lesson.steps[walk.step].free:
            CONSOLE.print(f"[dim]{talk.text('first-' + decision)}[/]")
        for number, option in enumerate(options, 1):
            CONSOLE.print(f"  [bold]{number:>2}[/]  {in_words(game, view, decision, option, talk)}")
        walk.answer(_answer(walk, decision, options, talk))
    CONSOLE.print(drawing(game, game.view(walk.state, lesson.seat), talk))
    CONSOLE.print(talk.text(lesson.voice(walk.step)))


def _answer(walk: Walk, decision: str, options: list[str], talk: Words) -> str:
    """Ask until an answer leads on; every other one gets its reply."""
    while True:
        typed = CONSOLE.input(f"[dim]{talk.text('type-number')}[/] > ").strip()
        if not typed:
            continue
        if not typed.isdecimal() or not 1 <= int(typed) <= len(options):
            CONSOLE.print(talk.text("invalid-number", text=typed, low=1, high=len(options)))
            continue
        option = options[int(typed) - 1]
        if walk.leads_on(option):
            return option
        CONSOLE.print(talk.text(walk.lesson.reply(walk.step, decision, option)))
