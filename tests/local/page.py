"""A page without a browser: it keeps what it is told to keep, and answers as a person and as the bots' worker."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

from guildhall.local.front import Front
from guildhall.local.thinking import Thinker


class Kept:
    """What a browser's store would hold."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, dict[str, Any]]] = {}
        self.journals: dict[str, list[str]] = {}
        self.replays: dict[str, str] = {}
        self.reviews: dict[str, str] = {}
        self.ids = itertools.count(1)  # of commands: never the same, whichever page sends them

    def write(self, write: dict[str, Any]) -> None:
        id = write["id"]
        if write["type"] == "table":
            self.tables[id] = write["row"], write["line"]
        elif write["type"] == "journal":
            journal = self.journals.setdefault(id, [])
            assert len(journal) == write["first"], "a journal only grows"
            journal += write["entries"]
        elif write["type"] == "cut":
            del self.journals[id][write["first"] :]
        elif write["type"] == "drop":
            self.tables.pop(id, None)
            self.journals.pop(id, None)
            self.reviews.pop(id, None)
        elif write["type"] == "review":
            self.reviews[id] = write["text"]
        else:
            self.replays[id] = write["text"]


class Page:
    """One page and its engine. `kept` outlives it."""

    def __init__(self, kept: Kept, rules: str = "v1") -> None:
        self.kept = kept
        self.front = Front(rules)
        self.thinker = Thinker()
        self.at = 1_000
        self.heard: list[dict[str, Any]] = []
        self.damaged: dict[str, int] = {}
        self.jobs: list[dict[str, Any]] = []
        self.hurries: list[list[Any]] = []
        self._lines = itertools.count(1)
        self._ids = kept.ids

    def _take(self, text: str) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(text)
        for write in answer.get("writes", []):
            self.kept.write(write)
        self.heard += [json.loads(message) for _, message in answer.get("messages", [])]
        self.jobs += answer.get("jobs", [])
        self.hurries += answer.get("hurries", [])
        self.damaged |= answer.get("damaged", {})
        return answer

    def _give(self, kind: str, id: str) -> None:
        if kind == "table":
            row, _ = self.kept.tables.get(id, (None, {}))
            self.front.load(kind, id, row, json.dumps(self.kept.journals.get(id, [])), self.at)
        else:
            texts = self.kept.replays if kind == "replay" else self.kept.reviews
            self.front.load(kind, id, texts.get(id), "[]", self.at)

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the body of an answer."""
        self.at += 10
        text = "" if body is None else json.dumps(body)
        while True:
            answer = self._take(self.front.request(method, path, text, f"id{next(self._ids)}", self.at))
            if "lacks" not in answer:
                return answer.get("status", 200), answer.get("body")
            self._give(*answer["lacks"])

    def open(self, id: str) -> int:
        line = next(self._lines)
        while "lacks" in (answer := self._take(self.front.open(line, id))):
            self._give(*answer["lacks"])
        self.say(line, "hello")
        return line

    def send(self, line: int, kind: str, **fields: Any) -> str:
        """Send a command; returns its id."""
        self.at += 10
        name = f"c{next(self._ids)}"
        self._take(self.front.receive(line, json.dumps({"type": kind, "id": name, **fields}), self.at))
        return name

    def say(self, line: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command; returns its answer."""
        return self.heard_of(self.send(line, kind, **fields))

    def heard_of(self, name: str) -> dict[str, Any]:
        """The last answer to a command."""
        return next(message for message in reversed(self.heard) if message.get("id") == name)

    def close(self, line: int) -> None:
        self._take(self.front.close(line))

    def let_bots_answer(self) -> None:
        while self.jobs:
            job = self.jobs.pop(0)
            option = self.thinker.begin(job["kind"], job["work"])
            while option is None:
                option = self.thinker.hurry() if [job["table"], job["number"]] in self.hurries else self.thinker.go_on()
            self.answered(job, option)

    def answered(self, job: dict[str, Any], option: str) -> None:
        self.at += 10
        self._take(self.front.answered(job["table"], job["number"], option, self.at))

    def position(self, line: int, seat: int) -> dict[str, Any]:
        self.say(line, "watch", view=seat)
        return next(message for message in reversed(self.heard) if message["type"] == "position")

    def begun(self, game: str, people: int = 1, bots: int = 1, level: str = "random") -> str:
        """A table that has started."""
        seats = [{"kind": "open"}] * people + [{"kind": "bot", "level": level}] * bots
        status, made = self.ask("POST", "/tables", {"game": game, "seats": seats, "undo": "own-turn"})
        assert status == 200, made
        id: str = made["id"]
        for seat in range(people):
            assert self.ask("POST", f"/tables/{id}/seats/{seat}", {"name": "Ada"})[0] == 200
        assert self.ask("POST", f"/tables/{id}/start", {})[0] == 200
        return id

    def play(self, line: int, seats: int, rng: random.Random, most: int = 1 << 30) -> bool:
        """Answer for all people on a line, at most so many questions; returns whether the game is over."""
        for _ in range(most):
            self.let_bots_answer()
            for seat in range(seats):
                around = self.position(line, seat)["around"]
                if around["over"]:
                    return True
                if around["questions"]:
                    question = around["questions"][0]
                    option = rng.choice(question["options"])
                    told = self.say(line, "answer", seat=seat, decision=question["decision"], option=option)
                    assert told["type"] == "done", told
                    break
        return False
