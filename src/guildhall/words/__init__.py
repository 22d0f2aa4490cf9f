"""Words: turns the ids of a game into sentences in English, Polish or Italian.

The messages are in the Fluent files `<language>/common.ftl` and `<language>/<game>.ftl`; docs/adding-a-game.md lists
their ids. Those of a game's course are in `lessons-<game>.ftl`, and `<game>-first.ftl` has a sentence for the first
time that somebody meets each question. A missing message or variable is an error: there is no fallback to another
language or to an id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from guildhall.kernel.game import Game, LedgerLine
from guildhall.kernel.state import CHANCE, Event, Seat

LANGUAGES: Final = ("en", "pl", "it")

Variables = dict[str, int | str]


class WordsError(Exception):
    """A message is missing or does not fit its variables. This is a bug, never a player's mistake."""


def words(game: Game[Any] | None, lang: str, players: Sequence[str] | None = None) -> Words:
    """The words of a game in a language; without a game, only those that all games share.

    `players` are names by seat; without them, seats are numbered. Raises ValueError for an unknown language.
    """
    return Words(game, lang, players)


def lesson_words(game: Game[Any], lang: str) -> Words:
    """The words of a game with those of its course."""
    return Words(game, lang, None, (f"{game.name}-first", f"lessons-{game.name}"))


class Words:
    """One game in one language, for one table's players."""

    def __init__(
        self, game: Game[Any] | None, lang: str, players: Sequence[str] | None = None, more: tuple[str, ...] = ()
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.lang = lang
        self.players = players
        self._bundle = _bundle((game.name, *more) if game is not None else (), lang)
        self._forms: dict[str, dict[str, str]] = {}  # of components, by id

    def title(self) -> str:
        """The title of the game."""
        return self._say("game-title")

    def pitch(self) -> str:
        """What the game is about, in a sentence or two."""
        return self._say("game-pitch")

    def provenance(self) -> str:
        """Which of the printed values come from the box, and which are reconstructed."""
        return self._say("game-provenance")

    def setting(self, name: str) -> str:
        return self._say("setting-" + name)

    def setting_help(self, name: str) -> str:
        return self._say("setting-" + name, "help")

    def value(self, setting: str, value: str) -> str:
        """A value of a setting."""
        return self._say("setting-" + setting, value)

    def phase(self, phase: str) -> str:
        return self._say("phase-" + phase)

    def name(self, id: str, form: str | None = None) -> str:
        """A component's name, or another grammatical form of it."""
        forms = self._name(id)
        if (form or "") not in forms:
            raise WordsError(f"{self.lang}: the name of '{id}' has no form '{form}'")
        return forms[form or ""]

    def ask(self, decision_name: str, facts: Mapping[str, int]) -> str:
        """A question with the decision's facts; a fact that stands for a thing or a seat also brings its name."""
        variables: Variables = dict(facts)
        if "seat" in facts:
            variables["seat_name"] = self.seat_name(facts["seat"])
        for fact, value in facts.items():
            members = self.game.things.get(fact, ()) if self.game is not None else ()
            if 0 <= value < len(members):
                self._put_name(variables, fact + "_name", members[value])
        return self._say("ask-" + decision_name, None, variables)

    def option(self, decision_name: str, option_name: str) -> str:
        """An answer: the attribute named by its key, with the arguments as $a, $b and so on."""
        key, *args = option_name.split(":")
        variables: Variables = {}
        for letter, arg in zip(ascii_lowercase, args, strict=False):
            if arg.removeprefix("-").isdigit():
                variables[letter] = int(arg)
            else:
                self._put_name(variables, letter, arg)
        return self._say(decision_name, key, variables)

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        kinds = self.game.events.get(event.name) if self.game is not None else None
        if kinds is None or len(kinds) != len(event.args):
            raise WordsError(f"the game does not declare {event.name} with {len(event.args)} numbers")
        variables: Variables = {}
        for declared, value in zip(kinds, event.args, strict=True):
            variable, _, kind = declared.partition(":")
            self._put(variables, variable, kind or variable, value)
        return self._say("event-" + event.name, None, variables)

    def reason(self, id: str) -> str:
        """Why something is not allowed: a clause ("OLB-6.8") or a general reason ("not-offered")."""
        return self._say(reason_id(id))

    def ledger(self, line: LedgerLine) -> str:
        """What a line of the ledger is for. The amount is shown beside it, and is $amount if the message needs it."""
        variables: Variables = {"amount": line.amount}
        for variable, value in line.facts:
            if isinstance(value, str):
                self._put_name(variables, variable, value)
            else:
                variables[variable] = value
        return self._say("ledger-" + line.message, None, variables)

    def text(self, message_id: str, **variables: int | str) -> str:
        """A message by its id, or an attribute ("command-undo.help"); for the texts of screens in common.ftl."""
        id, _, attribute = message_id.partition(".")
        return self._say(id, attribute or None, variables)

    def seat_name(self, seat: Seat) -> str:
        """The name of the player in a seat."""
        if seat == CHANCE:
            return self._say("seat-chance")
        if self.players is not None:
            return self.players[seat]
        return self._say("seat-name", None, {"number": seat + 1})

    def _put(self, variables: Variables, variable: str, kind: str, value: int) -> None:
        """Add one of an event's ints to the variables: as a number, a player's name or a component's name."""
        if kind == "number":
            variables[variable] = value
        elif kind == "seat":
            variables[variable] = self.seat_name(value)
        else:
            members = self.game.things.get(kind, ()) if self.game is not None else ()
            if not 0 <= value < len(members):
                raise WordsError(f"there is no '{kind}' number {value}")
            self._put_name(variables, variable, members[value])

    def _put_name(self, variables: Variables, variable: str, id: str) -> None:
        """Add a component's name and all its forms to the variables."""
        for form, words in self._name(id).items():
            variables[f"{variable}_{form}" if form else variable] = words

    def _name(self, id: str) -> dict[str, str]:
        """All forms of a component's name. Components that differ only by a number share one message."""
        if id not in self._forms:
            message_id = name_id(id)
            number = id.rpartition("#")[2]
            numbered: Variables = {"n": int(number)} if number.isdigit() else {}
            forms = {"": self._say(message_id, None, numbered)}
            for form in self._bundle.get_message(message_id).attributes:
                forms[form] = self._say(message_id, form, numbered)
            self._forms[id] = forms
        return self._forms[id]

    def _say(self, message_id: str, attribute: str | None = None, variables: Variables | None = None) -> str:
        label = f"{message_id}.{attribute}" if attribute else message_id
        if not self._bundle.has_message(message_id):
            raise WordsError(f"{self.lang}: there is no message {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsError(f"{self.lang}: there is no message {label}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise WordsError(f"{self.lang}: {label}: {errors[0]}")
        return str(text)


def name_id(id: str) -> str:
    """The id of a component's message. Numbered components share one: "chapel#32" is name-chapel-number."""
    if id.isdigit():
        return "name-number"
    kind, _, number = id.partition("#")
    return "name-" + kind.replace("_", "-") + ("-number" if number else "")


def reason_id(id: str) -> str:
    """The id of a reason's message: "OLB-6.8" is why-olb-6-8."""
    return "why-" + id.lower().replace(".", "-")


def read(lang: str, name: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of one file. Raises WordsError for syntax errors and duplicate ids."""
    file = files("guildhall.words") / lang / f"{name}.ftl"
    if not file.is_file():
        raise WordsError(f"{lang}: there are no words for {name}")
    return parse(file.read_text(encoding="utf-8"), f"{lang}/{name}.ftl")


def parse(text: str, where: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a Fluent text. Raises WordsError."""
    entries: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise WordsError(f"{where}, line {line}: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message | ast.Term):
            id = label(entry)
            if id in entries:
                raise WordsError(f"{where}: {id} is defined twice")
            entries[id] = entry
    return list(entries.values())


def label(entry: ast.Message | ast.Term) -> str:
    """The id as written in the file: terms begin with a hyphen."""
    return "-" + entry.id.name if isinstance(entry, ast.Term) else entry.id.name


@cache
def _bundle(names: tuple[str, ...], lang: str) -> FluentBundle:
    """The messages of common.ftl and of other files, which may not share any ids."""
    entries = read(lang, "common")
    for name in names:
        known = {label(entry) for entry in entries}
        own = read(lang, name)
        for entry in own:
            if label(entry) in known:
                raise WordsError(f"{lang}/{name}.ftl: {label(entry)} is already in another file")
        entries += own
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ast.Resource(list(entries)))
    return bundle
