"""Reviews on one device: worked out where bots think, kept, and gone with their game."""

from __future__ import annotations

import random

import pytest

from guildhall.local import reviewing
from tests.local.page import Kept, Page


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> tuple[Page, str]:
    """A page with a game that has ended, where a review is quick."""
    monkeypatch.setattr(reviewing, "seconds_for", lambda seats: 0.01)
    page = Page(Kept())
    id = page.begun("tiny-towns")
    assert page.play(page.open(id), 1, random.Random(1))
    return page, id


def test_a_game_is_reviewed_and_its_review_is_kept(over: tuple[Page, str]) -> None:
    page, id = over
    assert page.ask("GET", f"/tables/{id}/review")[1]["status"] == "none"
    assert page.ask("POST", f"/tables/{id}/review")[1]["status"] == "running"
    assert [job["kind"] for job in page.jobs] == ["look"], "one part at a time"
    page.let_bots_answer()
    state = page.ask("GET", f"/tables/{id}/review")[1]
    assert state["status"] == "done"
    assert len(state["review"]["seats"]) == 2
    again = Page(page.kept)
    assert again.ask("GET", f"/tables/{id}/review")[1] == state
    assert again.ask("POST", f"/tables/{id}/review")[1]["status"] == "done", "it is not made twice"
    assert again.jobs == []
    (at, *_) = [at for seat in state["review"]["seats"] for at in seat["costliest"]]
    assert again.ask("GET", f"/tables/{id}/review/lessons/{at}")[1]["line"]
    assert again.ask("GET", f"/tables/{id}/review/lessons/{at + 1000}")[0] == 404
    again.ask("DELETE", f"/tables/{id}")
    assert again.kept.reviews == {}


def test_a_review_that_was_cancelled_does_not_go_on(over: tuple[Page, str]) -> None:
    page, id = over
    page.ask("POST", f"/tables/{id}/review")
    assert page.ask("DELETE", f"/tables/{id}/review")[1]["status"] == "none"
    page.let_bots_answer()
    assert page.ask("GET", f"/tables/{id}/review")[1]["status"] == "none"
    assert page.kept.reviews == {}


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    page = Page(Kept())
    id = page.begun("old-london-bridge")
    assert page.ask("POST", f"/tables/{id}/review") == (409, {"reason": "not-over"})
    assert page.jobs == []
