"""Replay: a finished or unfinished game as a text file, one choice per line.

    guildhall-replay 1
    game goose-fair
    engine 0.1.0
    components 7d0c...                          digest of the component data
    seats 2
    variant length=short                        every setting, in the game's order; `-` if it has none
    commitment 9f86...                          SHA-256 of the table's seed; `-` if the draws had another source
    content {"cards":...}                       optional: the component data, where they are not the shipped ones
    name 0 Ada                                  names are optional, in seat order
    * deal goose                                a choice of chance
    = round 1 5d41402abc4b2a76                  the position's digest whenever a round begins
    0 show gander                               a choice of seat 0
    = end 7d793037a0760186                      the last position's digest
    score 0 12 1                                finished games: points and place of every seat
    seed 00112233...                            optional: the seed, and so every draw can be checked
    end finished 41 b1946ac92492d234            or `end unfinished`: number of choices, checksum of all lines above

A digest is the first 16 hex digits of the SHA-256 of the position's notation. Blank lines, lines that begin with `#`,
and the amount of space between words do not matter and do not count in the checksum. The order of all other lines is
fixed.

*Versions.* The engine's version is also the version of its rules: while its first two numbers stay the same, no stored
game plays out differently. So a file is refused when these differ, or when the component data have another digest; the
third number does not matter. The digests reveal any other change. A file of a game with corrected components contains
them, so the file alone is enough to play it again.

A file with any fault is refused as a whole, and the error names the line. `load` checks what can be checked without
playing; `verify` plays the game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import guildhall
from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.errors import ComponentError, IllegalChoice
from guildhall.kernel.game import Choice, Game, check_seats, complete
from guildhall.kernel.state import CHANCE, Seat, State
from guildhall.table.draws import SeededDraws, commitment, new_seed
from guildhall.table.replay_text import (
    DIGEST_LENGTH,
    HEADER,
    Mark,
    Parser,
    Replay,
    ReplayError,
    Result,
    checksum,
    lines_of,
    variant_text,
)
from guildhall.table.table import Table, option_of

__all__ = ["Mark", "Replay", "ReplayError", "Result", "game_of", "load", "record", "resume", "save", "verify"]


def record(table: Table[Any], names: Mapping[Seat, str] | None = None, with_seed: bool | None = None) -> Replay:
    """The table's game so far. It includes the seed if the game is over, unless `with_seed` says otherwise."""
    game = table.game
    results = tuple(Result(score.points, score.place) for score in table.scores() or ())
    g, opening = _opening(game, table.seats, table.variant)
    entries: list[Choice | Mark] = [] if opening is None else [opening]
    for choice in table.log:
        before = game.round(g)
        run.apply(g, choice.seat, option_of(g, choice))
        entries.append(choice)
        if game.round(g) != before:
            entries.append(Mark(game.round(g), digest(game, g)))
    tell = table.is_over() if with_seed is None else with_seed
    return Replay(
        game=game.name,
        engine=guildhall.__version__,
        components=game.digest,
        seats=table.seats,
        variant=dict(table.variant),
        commitment=table.commitment,
        names={seat: " ".join(name.split()) for seat, name in sorted((names or {}).items()) if name.split()},
        entries=tuple(entries),
        digest=digest(game, g),
        results=results,
        seed=table.seed if tell else None,
        content=corrections(game),
    )


def corrections(game: Game[Any]) -> str | None:
    """The content of components that are not the shipped ones."""
    is_corrected = game.name in shelf.NAMES and game.digest != shelf.game(game.name).digest
    return game.content if is_corrected else None


def resume(replay: Replay, game: Game[Any] | None = None, seed: bytes | None = None) -> Table[Any]:
    """A table that continues the replay. Raises ReplayError if the replay is not valid.

    It goes on drawing from the seed in the replay, or from the one given, which must be the one it is committed to. If
    it is committed to none, new draws have a new seed, but nobody can check them.
    """
    game = game or game_of(replay)
    verify(replay, game)
    if replay.commitment is None:
        return Table(game, replay.seats, replay.variant, draws=SeededDraws(seed or new_seed()), log=replay.choices)
    seed = seed or replay.seed
    if seed is None or commitment(seed) != replay.commitment:
        raise ReplayError("the seed that belongs to this commitment is needed to go on", replay.line(len(HEADER) - 1))
    return Table(game, replay.seats, replay.variant, seed=seed, log=replay.choices)


def digest(game: Game[Any], g: State) -> str:
    """The digest of a position."""
    return hashlib.sha256(game.write(g).encode()).hexdigest()[:DIGEST_LENGTH]


def verify(replay: Replay, game: Game[Any] | None = None) -> State:
    """Play the replay and check every digest, the result and, if the seed is included, every draw.

    Returns the last position. Raises ReplayError.
    """
    game = game or game_of(replay)
    _check_header(replay, game)
    _check_seed(replay)
    g, due = _opening(game, replay.seats, replay.variant)  # the mark that must come next, if any
    at = replay.opening
    seeded = None if replay.seed is None else SeededDraws(replay.seed)
    drawn = 0
    for entry in replay.entries:
        line = replay.line(at)
        if isinstance(entry, Mark):
            _check_mark(entry, due, line)
            due = None
        else:
            if due is not None:
                raise ReplayError(f"expected '= round {due.round}' with the position's digest", line)
            before = game.round(g)
            _check_choice(g, entry, seeded, drawn, line)
            drawn += entry.seat == CHANCE
            if game.round(g) != before:
                due = Mark(game.round(g), digest(game, g))
        at += 1
    if due is not None:
        raise ReplayError(f"expected '= round {due.round}' with the position's digest", replay.line(at))
    _check_end(replay, game, g, at)
    return g


def _opening(game: Game[Any], seats: int, variant: Mapping[str, str]) -> tuple[State, Mark | None]:
    """The first position with a question, and its mark if a round has begun."""
    g: State = game.new(seats, variant)
    run.start(g)
    return g, Mark(game.round(g), digest(game, g)) if game.round(g) else None


def _check_mark(mark: Mark, due: Mark | None, line: int) -> None:
    if due is None:
        raise ReplayError("no round begins here", line)
    if mark.round != due.round:
        raise ReplayError(f"round {due.round} begins here, not round {mark.round}", line)
    if mark.digest != due.digest:
        raise ReplayError(f"the game has taken another course: digest {due.digest}, not {mark.digest}", line)


def _check_choice(g: State, choice: Choice, seeded: SeededDraws | None, drawn: int, line: int) -> None:
    """Apply a choice if it is legal and, for a draw, follows from the seed."""
    try:
        option = option_of(g, choice)
        if choice.seat == CHANCE and seeded is not None and option != seeded.draw(g, drawn):
            raise ReplayError(f"the seed does not draw '{choice.option}' here", line)
        run.apply(g, choice.seat, option)
    except IllegalChoice as error:
        who = "chance" if choice.seat == CHANCE else f"seat {choice.seat}"
        message = f"{who} cannot answer '{choice.decision} {choice.option}' here ({error.reason})"
        raise ReplayError(message, line) from None


def _check_end(replay: Replay, game: Game[Any], g: State, at: int) -> None:
    last = digest(game, g)
    if last != replay.digest:
        raise ReplayError(f"the game has taken another course: digest {last}, not {replay.digest}", replay.line(at))
    scores = game.scores(g)
    end = at + 1 + len(replay.results) + (replay.seed is not None)
    if scores is None and replay.results:
        raise ReplayError("the game is not over here, but has a result", replay.line(at + 1))
    if scores is not None and not replay.results:
        raise ReplayError("the game is over here, but has no result", replay.line(end))
    for seat, (score, result) in enumerate(zip(scores or [], replay.results, strict=True)):
        if (score.points, score.place) != result:
            raise ReplayError(
                f"seat {seat} has {score.points} points and place {score.place}, "
                f"not {result.points} points and place {result.place}",
                replay.line(at + 1 + seat),
            )


def _check_header(replay: Replay, game: Game[Any]) -> None:
    """Raise ReplayError unless this engine can play it with these components."""
    if replay.game != game.name:
        raise ReplayError(f"this is a game of '{replay.game}', not of '{game.name}'", replay.line(1))
    if rules_version(replay.engine) != rules_version(guildhall.__version__):
        raise ReplayError(
            f"played with the rules of engine {replay.engine}; this is {guildhall.__version__}", replay.line(2)
        )
    if replay.components != game.digest:
        raise ReplayError("played with other component data than these", replay.line(3))
    try:
        check_seats(game.name, game.seats, replay.seats)
    except ValueError as error:
        raise ReplayError(str(error), replay.line(4)) from None
    try:
        whole = complete(game.settings, replay.variant)
    except ValueError as error:
        raise ReplayError(str(error), replay.line(5)) from None
    if list(whole.items()) != list(replay.variant.items()):
        raise ReplayError(f"expected every setting in order: {variant_text(whole)}", replay.line(5))


def _check_seed(replay: Replay) -> None:
    """Raise ReplayError if the seed is included and does not match the commitment."""
    if replay.seed is not None and replay.commitment != commitment(replay.seed):
        at = replay.opening + len(replay.entries) + 1 + len(replay.results)
        raise ReplayError("this is not the seed that the table is committed to", replay.line(at))


def rules_version(version: str) -> tuple[str, ...]:
    """The part of an engine's version that changes with the rules."""
    return tuple(version.split(".")[:2])


def save(replay: Replay) -> str:
    """The replay as text."""
    lines = lines_of(replay)
    how = "finished" if replay.is_finished else "unfinished"
    lines.append(f"end {how} {len(replay.choices)} {checksum(lines)}")
    return "\n".join(lines) + "\n"


def load(text: str, game: Game[Any] | None = None) -> Replay:
    """Read a replay, for the game that it names or the one given. Raises ReplayError."""
    parser = Parser(text)
    replay = parser.replay(lambda header: _check_header(header, game or game_of(header)))
    game = game or game_of(replay)
    _check_seed(replay)
    if parser.checksum != checksum(lines_of(replay)):
        # The text was edited. Play it, so that the error can name the line that fails.
        verify(replay, game)
        raise ReplayError("the text above does not have this checksum", replay.lines[-1])
    return replay


def game_of(replay: Replay) -> Game[Any]:
    """The game that was played, with the components in the file if it has any. Raises ReplayError."""
    try:
        return shelf.game(replay.game, replay.content)
    except ComponentError as error:
        raise ReplayError(f"the component data are wrong: {error}", replay.line(len(HEADER))) from None
    except ValueError as error:
        raise ReplayError(str(error), replay.line(1)) from None
