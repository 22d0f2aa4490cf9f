"""Records the golden replays of a game anew.

A replay that changes is a rule that changed. The seeds are fixed, so an unchanged game gives unchanged files.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.table.replay import record, save
from guildhall.table.table import Question, Table

REPLAYS: Final = Path(__file__).parents[1] / "replays"

Policy = Callable[[Any, Seat, Question], list[str]]  # the answers worth considering
Player = Callable[[Any, Seat, Question], str]  # the answer itself


class Recording(NamedTuple):
    """A game to record: who plays what, and how."""

    file: str
    seats: int
    variant: dict[str, str]
    player: Callable[[Rng], Player]
    seed: int = 0


def any_of(policy: Policy) -> Callable[[Rng], Player]:
    """Players who take any of the answers that a policy considers, each as likely as the other."""

    def new_player(rng: Rng) -> Player:
        def answer(g: Any, seat: Seat, question: Question) -> str:
            answers = policy(g, seat, question)
            return answers[rng.below(len(answers))]

        return answer

    return new_player


def anything(g: Any, seat: Seat, question: Question) -> list[str]:
    return list(question.options)


def play(game: Game[Any], recording: Recording) -> Table[Any]:
    """The game of a recording, played to its end."""
    name = f"{recording.file} {recording.seed}".encode()
    table: Table[Any] = Table(game, recording.seats, recording.variant, hashlib.sha256(name).digest())
    answer = recording.player(Rng(int.from_bytes(hashlib.sha256(name + b" players").digest()[:6])))
    while not table.is_over():
        seat = table.to_act()[0]
        question = table.question(seat)
        assert question is not None
        table.answer(seat, question.decision, answer(table.state, seat, question))
    return table


def write_replays(game: Game[Any], recordings: Iterable[Recording]) -> None:
    folder = REPLAYS / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for recording in recordings:
        text = save(record(play(game, recording)))
        (folder / f"{recording.file}.replay").write_text(text, encoding="utf-8")
