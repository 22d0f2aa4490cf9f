"""Writes positions for the gallery of boards: `python -m tools.fixture GAME SEATS CHOICES`.

The gallery (`npm run dev` in web/, then /gallery.html) draws a board without a server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from guildhall import shelf
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, start
from guildhall.kernel.state import CHANCE

FOLDER = Path(__file__).resolve().parents[1] / "web" / "public" / "fixtures"


def fixture(name: str, seats: int, choices: int, seed: int = 1) -> dict[str, Any]:
    """A random game after this many choices, as the client would be told it by the seat that is to act."""
    game, rng = shelf.game(name), Rng(seed)
    g = game.new(seats, {})
    start(g)
    done = 0
    while g.waiting:
        seat = first_to_act(g)
        if seat != CHANCE and done >= choices:
            break
        options = g.offered[seat]
        done += seat != CHANCE
        apply(g, seat, draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
    seat = first_to_act(g) if g.waiting else 0
    decision = g.asked[seat]
    questions = []
    if decision is not None:
        offered = g.offered[seat]
        reasons = {option: decision.why_not(g, seat, i) for i, option in enumerate(decision.domain) if i not in offered}
        questions.append(
            {
                "seat": seat,
                "decision": decision.name,
                "options": [decision.domain[option] for option in offered],
                "facts": decision.facts(g, seat),
                "reasons": {option: reason for option, reason in reasons.items() if reason != "not-offered"},
            }
        )
    return {
        "game": {
            "name": game.name,
            "seats": list(game.seats),
            "minutes": game.minutes,
            "settings": [],
            "phases": game.phases,
            "events": dict(game.events),
            "things": dict(game.things),
            "decisions": [decision.name for decision in game.decisions],
            "components": game.digest,
        },
        "seat": seat,
        "view": game.view(g, seat),
        "around": {
            "round": game.round(g),
            "phase": game.phase(g),
            "to_act": [seat],
            "questions": questions,
            "undo": {"limit": 1, "reason": None, "changeable": 0, "request": None},
            "clocks": {"at": 0, "left": [], "running": []},
            "bots": [],
            "scores": None,
            "over": not g.waiting,
        },
    }


def main() -> None:
    name, seats, choices = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.encode(fixture(name, seats, choices))
    (FOLDER / f"{name}-{choices}.json").write_bytes(text)


if __name__ == "__main__":
    main()
