"""The hall of one device: whole games, what is kept, and what comes back after a crash, damage or new rules."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall
from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.roster import Level
from guildhall.local.store import Row, read_row
from guildhall.table import replay
from tests.local.page import Kept, Page

SOURCES = Path(guildhall.__file__).parents[1]


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_game_is_played_to_its_end_and_verifies(game: str) -> None:
    page = Page(Kept())
    id = page.begun(game)
    line = page.open(id)
    assert page.ask("GET", f"/tables/{id}/file")[0] == 409, "a file would tell secrets while the game goes on"
    assert page.play(line, 1, random.Random(game))
    status, text = page.ask("GET", f"/tables/{id}/file")
    assert status == 200
    file = replay.load(text)
    replay.verify(file)
    assert file.seed is not None
    assert file.commitment == page.ask("GET", f"/tables/{id}")[1]["table"]["commitment"]
    assert page.ask("GET", f"/tables/{id}/shuffle")[1]["result"] == "proven"
    _, shown = page.kept.tables[id]
    assert shown["status"] == "over"
    assert len(shown["places"]) == 2


def test_a_bot_in_a_hurry_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(Kept())
    line = page.open(page.begun("pillars-of-the-earth", level="grandmaster"))
    monkeypatch.setitem(roster.LEVELS, "grandmaster", Level(36_000.0, 0.0))  # longer than a test may take
    is_thinking = False
    while not is_thinking:
        while not page.jobs:
            question = page.position(line, 0)["around"]["questions"][0]
            page.say(line, "answer", seat=0, decision=question["decision"], option=question["options"][0])
        job = page.jobs.pop(0)
        option = page.thinker.begin(job["kind"], job["work"])
        is_thinking = option is None
        page.say(line, "hurry", seat=0)
        assert page.hurries[-1] == [job["table"], job["number"]]
        before = page.position(line, 0)["after"]
        page.answered(job, option or page.thinker.hurry())
        assert page.position(line, 0)["after"] > before


def test_people_share_a_screen() -> None:
    page = Page(Kept())
    id = page.begun("tiny-towns", people=2, bots=0)
    table = page.ask("GET", f"/tables/{id}")[1]
    assert [seat["name"] for seat in table["table"]["seats"]] == ["Ada", "Ada 2"]
    assert table["you"]["holds"] == [0, 1]
    assert page.play(page.open(id), 2, random.Random(1))


def test_a_game_goes_on_after_its_page_is_gone_at_any_moment() -> None:
    kept, rng = Kept(), random.Random(2)
    page = Page(kept)
    id = page.begun("old-london-bridge")
    line = page.open(id)
    over = False
    while not over:
        over = page.play(line, 1, rng, most=3)
        before = page.position(line, 0)
        page = Page(kept)  # nothing is said to the old one
        line = page.open(id)
        after = page.position(line, 0)
        for shown in (before, after):
            del shown["around"]["clocks"]  # say what time it is
        assert after == before
    assert page.damaged == {}


def test_a_command_that_was_sent_twice_is_carried_out_once() -> None:
    kept = Kept()
    page = Page(kept)
    id = page.begun("guilds-of-london")
    line = page.open(id)
    page.let_bots_answer()
    question = page.position(line, 0)["around"]["questions"][0]
    command = {"type": "answer", "id": "once", "seat": 0, "decision": question["decision"]}
    text = json.dumps({**command, "option": question["options"][0]})
    page._take(page.front.receive(line, text, 5_000))
    length = len(kept.journals[id])
    page = Page(kept)
    line = page.open(id)
    page._take(page.front.receive(line, text, 6_000))
    assert page.heard[-1]["type"] == "done"
    assert len(kept.journals[id]) == length


def test_what_is_damaged_is_named_and_the_rest_is_saved() -> None:
    kept = Kept()
    page = Page(kept)
    id, other = page.begun("tiny-towns"), page.begun("pillars-of-the-earth")
    page.play(page.open(id), 1, random.Random(3), most=12)
    whole = len(kept.journals[id])
    kept.journals[id][whole - 4] = kept.journals[id][whole - 4][:7]
    page = Page(kept)
    line = page.open(id)
    assert page.damaged == {id: whole - 4}
    assert len(kept.journals[id]) >= whole - 4
    assert page.play(line, 1, random.Random(4)), "the game goes on"
    assert page.ask("GET", f"/tables/{other}")[0] == 200
    kept.tables[other] = "{", {}
    page = Page(kept)
    assert page.ask("GET", f"/tables/{other}")[0] == 404
    assert page.ask("DELETE", f"/tables/{other}")[0] == 200
    assert other not in kept.tables


def test_an_impossible_entry_is_damage() -> None:
    kept = Kept()
    page = Page(kept)
    id = page.begun("tiny-towns")
    page.play(page.open(id), 1, random.Random(3), most=8)
    whole = len(kept.journals[id])
    kind, seat, decision, _, *rest = json.loads(kept.journals[id][-3])
    kept.journals[id][-3] = json.dumps([kind, seat, decision, "nonsense", *rest])
    page = Page(kept)
    page.open(id)
    assert page.damaged == {id: whole - 3}


def test_a_game_under_older_rules_is_replayed_or_frozen() -> None:
    kept = Kept()
    page = Page(kept, "v1")
    id, gone = page.begun("tiny-towns"), page.begun("tiny-towns")
    page.play(page.open(id), 1, random.Random(5), most=5)
    length = len(kept.journals[id])
    kept.journals[gone][-1] = kept.journals[gone][-1].replace('"choice"', '"mystery"')
    page = Page(kept, "v2")
    line = page.open(id)
    row = read_row(kept.tables[id][0])
    assert isinstance(row, Row)
    assert (row.record.rules, row.record.status) == ("v2", "running")
    assert len(kept.journals[id]) >= length
    assert page.play(line, 1, random.Random(6))
    frozen = page.ask("GET", f"/tables/{gone}")[1]["table"]
    assert (frozen["status"], frozen["notice"]) == ("frozen", "rules-changed")


def test_looking_back_playing_on_and_a_rematch() -> None:
    page = Page(Kept())
    id = page.begun("tiny-towns")
    line = page.open(id)
    assert page.ask("GET", f"/tables/{id}/replay?view=1")[1] == {"reason": "not-your-seat"}
    page.play(line, 1, random.Random(7))
    info = page.ask("GET", f"/tables/{id}/replay?view=0")[1]
    step = page.ask("GET", f"/tables/{id}/steps/{info['steps']}?view=0")[1]
    assert step["around"]["over"]
    assert page.ask("GET", f"/tables/{id}/moments?since=3&view=0")[1]["moments"]
    text = page.ask("GET", f"/tables/{id}/file")[1]
    uploaded = page.ask("POST", "/replays", {"text": text})[1]["id"]
    assert page.ask("GET", f"/replays/{uploaded}")[1]["steps"] == info["steps"]
    made = page.ask("POST", f"/replays/{uploaded}/play-on", {"step": 6, "seat": 0, "level": "random"})[1]["id"]
    assert page.play(page.open(made), 1, random.Random(8))
    again = page.ask("POST", f"/tables/{id}/rematch", {})[1]["id"]
    assert page.ask("POST", f"/tables/{again}/start", {})[0] == 200
    assert page.ask("POST", f"/tables/{id}/rematch", {})[1]["id"] == again


def test_before_the_game_seats_change_hands() -> None:
    page = Page(Kept())
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    id = page.ask("POST", "/tables", {"game": "tiny-towns", "seats": seats})[1]["id"]
    line = page.open(id)
    assert page.heard[-1]["type"] == "welcome"
    assert page.ask("POST", f"/tables/{id}/seats/1", {"name": "Bo"})[0] == 200
    assert page.ask("POST", f"/tables/{id}/seats/1/move", {"to": 0})[1]["table"]["seats"][0]["name"] == "Bo"
    assert page.ask("POST", f"/tables/{id}/start", {})[1] == {"reason": "seats-are-empty"}
    assert page.ask("DELETE", f"/tables/{id}/seats/0")[1]["table"]["seats"][0]["kind"] == "open"
    assert page.ask("POST", f"/tables/{id}/seats/0", {"name": "Cy"})[0] == 200
    assert page.ask("POST", f"/tables/{id}/start", {"fill": "random"})[1]["table"]["status"] == "running"
    assert page.heard[-2]["type"] == "table"
    assert page.position(line, 0)["around"]["questions"]


@pytest.mark.parametrize("path", ["/tables/device-none", "/tables/device-none/replay", "/replays/device-none"])
def test_what_is_not_there_is_not_found(path: str) -> None:
    assert Page(Kept()).ask("GET", path)[0] == 404


def test_what_needs_a_server_is_refused() -> None:
    page = Page(Kept())
    assert page.ask("GET", "/me/sessions") == (404, {"reason": "needs-the-server"})
    assert page.ask("POST", "/tables", {"game": 7}) == (400, {"reason": "bad-request"})


def test_levels_think_in_simulations() -> None:
    page = Page(Kept())
    page.play(page.open(page.begun("tiny-towns", level="apprentice")), 1, random.Random(9), most=2)
    assert page.thinker.speed["tiny-towns"] > 1


def test_nothing_of_a_server_and_no_game_that_nobody_plays_is_loaded() -> None:
    code = (
        "import sys, guildhall.local.front, guildhall.local.thinking;"
        "found = [name for name in ('litestar', 'sqlalchemy', 'asyncio', 'numpy', 'fluent', 'rich')"
        " if name in sys.modules];"
        "found += [name for name in sys.modules if name.startswith('guildhall.games.tiny_towns')]; print(found)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": str(SOURCES)}
    )
    assert done.stdout.strip() == "[]"


def test_lessons_need_no_server() -> None:
    page = Page(Kept())
    status, course = page.ask("GET", "/games/tiny-towns/lessons")
    assert (status, course["lessons"][0]["id"]) == (200, "turn")
    status, step = page.ask("POST", "/games/tiny-towns/lessons/turn", {"answers": [], "tried": "resource:wood"})
    assert (status, step["leads"], step["reply"]) == (200, False, "lesson-other-call-resource")
    assert page.ask("POST", "/games/tiny-towns/lessons/flying", {"answers": []})[0] == 404


def test_puzzles_need_no_server() -> None:
    page = Page(Kept())
    status, desk = page.ask("POST", "/games/tiny-towns/puzzles", {"tries": []})
    assert (status, desk["rating"], desk["tried"]) == (200, 1500, 0)
    path = f"/games/tiny-towns/puzzles/{desk['next']}"
    status, step = page.ask("POST", path, {"answers": []})
    assert (status, step["solution"]) == (200, None)
    status, shown = page.ask("POST", path, {"answers": [], "show": True})
    status, right = page.ask("POST", path, {"answers": [], "tried": shown["solution"]["line"][0]})
    assert (status, right["right"]) == (200, True)
    solved = [{"puzzle": desk["next"], "solved": True, "at": 1}]
    status, after = page.ask("POST", "/games/tiny-towns/puzzles", {"tries": solved})
    assert (after["tried"], after["streak"]) == (1, 1)
    assert after["rating"] > 1500
    assert page.ask("POST", "/games/tiny-towns/puzzles/nothing", {"answers": []})[0] == 404


def test_hints_are_made_where_bots_think() -> None:
    page = Page(Kept())
    line = page.open(page.begun("tiny-towns"))
    page.let_bots_answer()
    page.position(line, 0)
    asked = page.send(line, "ask-hint", seat=0, step=3)
    assert [job["kind"] for job in page.jobs] == ["hint"], "the hall itself does not think"
    page.let_bots_answer()
    hint = page.heard_of(asked)
    assert (hint["type"], hint["step"]) == ("hinted", 3)
    assert hint["best"] in hint["answers"]
    again = page.say(line, "ask-hint", seat=0, step=1)
    assert again["matters"] == hint["matters"], "the same hint is not made twice"
    assert page.position(line, 0)["around"]["hints"] == [3, 0]


def test_a_hint_for_a_question_that_is_gone_is_not_shown() -> None:
    page = Page(Kept())
    line = page.open(page.begun("guilds-of-london"))
    page.let_bots_answer()
    question = page.position(line, 0)["around"]["questions"][0]
    asked = page.send(line, "ask-hint", seat=0, step=1)
    page.say(line, "answer", seat=0, decision=question["decision"], option=question["options"][0])
    page.let_bots_answer()
    assert page.heard_of(asked)["reason"] == "not-asked"
    assert page.position(line, 0)["around"]["hints"] == [0, 0]


def test_another_page_has_played_on() -> None:
    kept = Kept()
    page, other = Page(kept), Page(kept)
    id = page.begun("tiny-towns")
    line = page.open(id)
    assert other.ask("GET", f"/tables/{id}")[0] == 200
    page.play(line, 1, random.Random(10), most=4)
    before = page.position(line, 0)
    page.close(line)
    other.front.release(id)
    after = other.position(other.open(id), 0)
    for shown in (before, after):
        del shown["around"]["clocks"]  # say what time it is
    assert after == before
