"""The yardstick: bots of an older commit, in an environment and a process of their own."""

from __future__ import annotations

import subprocess
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from bench.strength.frozen import contest
from bench.strength.frozen.contest import Contest, Met, one_game, play_missing, results, told
from bench.strength.frozen.player import WORKER, Frozen, FrozenBot
from bench.strength.frozen.scratch import COMMIT, ROOT, engine, full_name, unpacked
from guildhall import shelf
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from tests.bots.networks import content_of

BRIDGE = "old-london-bridge"
SOURCES = ROOT / "src"


def has_history() -> bool:
    """A source archive and a shallow clone have none."""
    found = subprocess.run(["git", "cat-file", "-e", f"{COMMIT}^{{commit}}"], cwd=ROOT, capture_output=True)
    return found.returncode == 0


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine of the yardstick's commit, interpreted; of the present sources where there is no history."""
    return engine(COMMIT, False, tmp_path_factory.mktemp("frozen")) if has_history() else SOURCES


def test_a_commit_is_unpacked_once(tmp_path: Path) -> None:
    if not has_history():
        with pytest.raises(ValueError, match="the history here has no commit"):
            unpacked(COMMIT, tmp_path)
        return
    place = unpacked(COMMIT, tmp_path)
    assert (place / "src" / "guildhall" / "bots" / "roster.py").exists()
    assert not (place / "src" / "guildhall" / "bots" / "learn").exists(), "it is older than that"
    (place / "mark").write_text("mine")
    assert unpacked(COMMIT, tmp_path) == place
    assert (place / "mark").exists()
    (place / "ready").unlink()  # as if a kill had cut it short
    assert not (unpacked(COMMIT, tmp_path) / "mark").exists()


def test_a_commit_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="the history here has no commit 'nowhere'"):
        full_name("nowhere")


def test_a_game_is_played_against_the_older_engine(older: Path) -> None:
    """The new bot has every seat once, with the same draws; both sides are timed."""
    asked = Contest(BRIDGE, 3, "mcts:1", COMMIT)
    frozen = Frozen(older)
    try:
        found = [one_game(asked, number, frozen) for number in (0, 4)]
    finally:
        frozen.close()
    assert [met.seat for met in found] == [0, 1]
    for met in found:
        assert len(met.places) == 3
        assert min(met.seconds) > 0.0
        assert max(met.seconds) < 20 * min(met.seconds), "equal thinking, by the same kind of clock"
        assert met.won in (0.0, 1.0, 0.5)


def test_the_older_engine_answers_as_it_would_at_home(older: Path) -> None:
    game = shelf.game(BRIDGE)
    g = game.new(2, {})
    run.start(g)
    rng = Rng(1)
    while run.first_to_act(g) < 0:
        run.apply(g, -1, run.draw(g, rng))
    seat = run.first_to_act(g)
    frozen = Frozen(older)
    try:
        answers = []
        for _ in range(2):
            frozen.begin(BRIDGE, 2, "greedy", [seat])
            answers.append(FrozenBot(frozen, "greedy").choose(Position(game, g, seat, Rng(3)), Rng(4)))
    finally:
        frozen.close()
    assert answers[0] == answers[1]
    assert answers[0] in run.options(g, seat)


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    asked = Contest(BRIDGE, 2, "greedy", COMMIT)
    first = play_missing(asked, 1, monotonic() + 300, SOURCES, None, tmp_path)
    assert len(first) == 1
    assert play_missing(asked, 9, monotonic() - 1, SOURCES, None, tmp_path) == first
    with (tmp_path / asked.file).open("ab") as out:
        out.write(b'{"number":1,"se')  # a kill cut it short
    assert results(asked, tmp_path) == first
    again = play_missing(asked, 2, monotonic() + 300, SOURCES, None, tmp_path)
    assert [met.number for met in again] == [0, 1]
    assert results(asked, tmp_path) == again
    (tmp_path / asked.file).write_bytes(b"rubbish\n")
    with pytest.raises(ValueError, match="line 1: not a game of a contest"):
        results(asked, tmp_path)


def test_an_engine_that_ends_says_why(tmp_path: Path) -> None:
    frozen = Frozen(tmp_path)  # where there is no engine
    with pytest.raises(RuntimeError, match=r"the older engine has ended: there is no engine in .*"):
        frozen.begin(BRIDGE, 2, "greedy", [0])
    frozen.close()


def test_the_worker_needs_nothing_but_the_older_engine() -> None:
    assert "bench" not in WORKER.read_text(encoding="utf-8")


def test_judgements_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "mine.network"
    file.write_bytes(content_of(BRIDGE, seen=3, hidden=3))
    kinds = []
    for new, network in ((contest.HAND_MADE, None), (file.name, file)):
        bot = contest.new_bot(Contest(BRIDGE, 2, "mcts:2", COMMIT, new), network)
        kinds.append(type(getattr(bot, "evaluator", None)).__name__)
    assert kinds == ["BridgeEvaluator", "NetworkEvaluator"]


def test_the_result_is_told_beside_what_is_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "full_name", lambda commit: commit)
    asked = Contest(BRIDGE, 4, "mcts:0.2s", COMMIT)
    won = Met(0, 2, (1, 2, 9, 4), (4, 3, 1, 2), (0.2, 0.19))
    lost = msgspec.structs.replace(won, number=1, seat=3)
    said = told(asked, [won, lost])
    assert "50.0 % (9.5 .. 90.5) of 2 games, fair 25.0 %; 0.200 and 0.190 s for an answer" in said
    assert told(asked, []).endswith("nothing played")
