"""Training: what it learns from, what it writes, and that no kill loses a game. Needs PyTorch: `make torch`."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import guildhall
from guildhall import shelf
from guildhall.bots.bot import Limit
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.network_file import Made, network_evaluator, packed, read
from guildhall.bots.learn.play import Manner, play_game
from guildhall.bots.learn.record import Games, Played, positions
from guildhall.cli.main import main
from guildhall.encode.shelf import encoder
from guildhall.kernel import run

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: `make torch` installs it")

from guildhall.adapters.observe import observer  # noqa: E402  without PyTorch there is nothing to test
from guildhall.adapters.train import model, work  # noqa: E402
from guildhall.adapters.train.examples import (  # noqa: E402
    MOST_PHASES,
    MOST_THOUGHTS,
    Mix,
    chosen,
    examples,
    examples_of,
    phase_starts,
)
from guildhall.adapters.train.folder import Folder, Settings  # noqa: E402
from guildhall.adapters.train.loop import Progress  # noqa: E402
from guildhall.adapters.train.rows import rows, symmetries  # noqa: E402
from guildhall.cli.train import described  # noqa: E402

torch.set_num_threads(1)  # the other tests run meanwhile
SOURCES = Path(guildhall.__file__).parents[1]
BRIDGE = "old-london-bridge"
TOWNS = "tiny-towns"
QUICK = Manner(BRIDGE, (2,), quick=1, full=2, share=0.5)
SMALL = ["--games", "2", "--steps", "3", "--batch", "8", "--seen", "4", "--hidden", "3", "--quick", "1", "--full", "2"]
GATE = ["--gate-games", "2", "--gate", "1", "--pass", "0"]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game(QUICK, number) for number in range(2)]


@pytest.fixture(scope="module")
def town() -> Played:
    return play_game(Manner(TOWNS, (2,), quick=1, full=2, share=0.3), 0)


# What is learned from


@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_number_of_an_observation_has_a_row(name: str) -> None:

    found = rows(name)
    for seats in shelf.game(name).seats:
        assert len(found.of[seats]) == encoder(name, seats).size
    most = max(shelf.game(name).seats)
    assert set(found.of[most].tolist()) <= set(range(len(found)))
    assert len(found) < encoder(name, most).size or most == 1


def test_others_share_their_weights_and_the_own_seat_has_its_own() -> None:

    labels, found = observer(BRIDGE, 3).labels(), rows(BRIDGE).of[3]
    row = dict(zip(labels, found.tolist(), strict=True))
    assert row["seats.+1.gate"] == row["seats.+2.gate"] != row["seats.own.gate"]


def test_the_symmetries_of_a_town_are_eight_and_permute() -> None:

    found = symmetries(TOWNS)
    assert len({tuple(one.rows.tolist()) for one in found}) == 8
    for one in found:
        assert sorted(one.rows.tolist()) == list(range(len(rows(TOWNS))))
        assert sorted(one.actions.tolist()) == list(range(len(one.actions)))
    assert (found[0].rows == np.arange(len(rows(TOWNS)))).all()
    number = rows(TOWNS).number
    a1, mirrored = number["town.own.cube=wood@a1"], number["town.own.cube=wood@d1"]
    assert found[1].rows[a1] == mirrored
    assert len(symmetries(BRIDGE)) == 1


def test_targets_mix_the_result_with_the_search(games: list[Played]) -> None:

    pure, half = (list(examples(BRIDGE, games, Mix(mix, mix))) for mix in (0.0, 0.5))
    assert len(pure) == len(half) > 10
    thoughts = sum(len(played.thoughts) for played in games)
    searched = [(a, b) for a, b in zip(pure, half, strict=True) if a.asked >= 0]
    assert 0 < len(searched) <= thoughts
    for a, b in zip(pure, half, strict=True):
        assert sorted(a.win) in ([0.0, 1.0], [0.5, 0.5])
        if a.asked < 0:
            assert a.win == b.win
    assert any(a.win != b.win for a, b in searched)
    assert all(a.shares.sum() == pytest.approx(1.0) for a, _ in searched)


# The network in PyTorch


@pytest.mark.parametrize("name", [BRIDGE, TOWNS])
def test_a_file_computes_what_the_trained_network_does(name: str, games: list[Played], town: Played) -> None:
    """In the engine and in PyTorch, from the same positions."""
    torch.manual_seed(1)
    game, played = shelf.game(name), town if name == TOWNS else games[0]
    found = list(examples_of(name, played, Mix()))
    net = model.Net(name, model.Sizes(6, 5))
    net.measure(found)
    for parameter in net.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
    net.eval()
    judge = network_evaluator(game, handmade(game), packed(*model.exported(net, 0.0, Made())), name)
    batch = model.batch_of(found)
    with torch.no_grad():
        corrections, last = net(batch)
        chances = torch.log_softmax(model.table_of(batch, corrections[:, 0]), 1).exp()
        preferred = torch.softmax(net.preferences(last[batch.asked], batch.actions), 1)
    searched = [i for i, one in enumerate(found) if one.asked >= 0]
    at = example_places(name, played)
    for met in positions(game, played):
        if met.at in at:
            i = at.index(met.at)
            assert judge.judge(met.g).chances == pytest.approx(chances[i].tolist(), abs=1e-4)
            if i in searched:
                by_option = dict(zip(run.options(met.g, met.seat), judge.preferences(met.g, met.seat), strict=True))
                first = encoder(name, 2).first_action[run.question(met.g, met.seat)]
                wanted = [by_option[action - first] for action in found[i].actions.tolist()]
                shares = preferred[searched.index(i)][: len(wanted)].tolist()
                assert shares == pytest.approx([one / sum(wanted) for one in wanted], abs=1e-4)
    assert len(at) == len(found)


def example_places(name: str, played: Played) -> list[int]:
    """Before which answers of a game its examples are."""
    thoughts = chosen(played.thoughts, played.number, MOST_THOUGHTS)
    phases = chosen(tuple(phase_starts(shelf.game(name), played)), played.number, MOST_PHASES)
    return sorted({*(thought.at for thought in thoughts), *phases})


def test_a_turned_town_has_the_same_numbers_elsewhere(town: Played) -> None:
    found = list(examples_of(TOWNS, town, Mix()))[:4]
    plain, turned = model.batch_of(found), model.batch_of(found, symmetries(TOWNS)[5])
    assert plain.rows.tolist() != turned.rows.tolist()
    assert plain.numbers.tolist() == turned.numbers.tolist()
    assert plain.win.tolist() == turned.win.tolist()


@pytest.mark.parametrize(("name", "seats"), [(TOWNS, 1), (BRIDGE, 2), (BRIDGE, 3)])
def test_steps_make_the_loss_smaller(name: str, seats: int) -> None:
    torch.manual_seed(1)
    played = play_game(Manner(name, (seats,), quick=1, full=2, share=0.2), 0)
    batch = model.batch_of(list(examples(name, [played], Mix(0.2, 0.2))))
    net = model.Net(name, model.Sizes(8, 8))
    optimizer = torch.optim.Adam(net.parameters(), 0.01)
    before = model.losses(net.eval(), batch)
    assert before.win == pytest.approx(before.by_hand), "an untrained network corrects nothing"
    for _ in range(12):
        optimizer.zero_grad()
        model.losses(net, batch).total.backward()
        optimizer.step()
    after = model.losses(net, batch)
    assert float(after.total.detach()) < float(before.total.detach())
    assert after.win < before.win
    assert after.by_hand == before.by_hand


def test_the_order_of_three_seats_counts_besides_the_first() -> None:
    """The chance of an order is the product of softmaxes over those that are left."""
    strengths = torch.tensor([[1.0, 0.0, -1.0], [2.0, 0.0, model.NOTHING]])
    loss = model.order_loss(strengths, torch.tensor([[1, 0, 2], [0, 1, -1]]))
    e = np.exp([1.0, 0.0, -1.0])
    chance = e[1] / e.sum() * e[0] / (e[0] + e[2])
    assert float(loss) == pytest.approx(-np.log(chance) / 2, abs=1e-5)


# The gate


def test_the_games_of_a_gate_are_paired() -> None:
    """The same draws, with the seats swapped: with equal bots one game is the other's mirror."""
    same = packed(*model.exported(model.Net(BRIDGE, model.Sizes(2, 2)), 0.0, Made()))
    first, second = (work.duel(BRIDGE, 2, 1, number, Limit(simulations=1), same, same) for number in (0, 1))
    assert first.won + second.won == 1.0
    assert first.lead == -second.lead
    alone = work.duel(TOWNS, 1, 1, 0, Limit(simulations=1), *two_alike())
    assert (alone.won, alone.lead) == (0.5, 0.0)


def two_alike() -> tuple[bytes, bytes]:
    same = packed(*model.exported(model.Net(TOWNS, model.Sizes(2, 2)), 0.0, Made()))
    return same, same


# The command


def train(folder: Path, *more: str, rounds: int = 1) -> int:
    return main(["train", BRIDGE, "--out", str(folder), "--seats", "2", "--rounds", str(rounds), *SMALL, *GATE, *more])


@pytest.fixture(scope="module")
def one_round(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run after its first round."""
    folder = tmp_path_factory.mktemp("run") / "run"
    assert train(folder) == 0
    return folder


@pytest.fixture
def begun(one_round: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    shutil.copytree(one_round, tmp_path / "begun")
    return tmp_path / "begun"


def test_a_run_plays_trains_and_gates_and_a_break_makes_no_difference(
    begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = shelf.game(BRIDGE)
    read(begun / "best.network", game, handmade(game))
    (begun / "candidate.network").write_bytes((begun / "best.network").read_bytes())  # as if killed before its end
    (begun / "gate.jsonl").write_bytes(b"[0,1.0,3.0]\n[1,1.0,3.0]\n")
    assert train(begun, rounds=2) == 0
    assert train(tmp_path / "other", rounds=2) == 0
    said = capsys.readouterr().out
    assert "round 2: 4 games, 6 steps, loss " in said
    assert "against the best: passed" in said
    for name in ("games.jsonl", "best.network", "rounds.jsonl"):
        assert (begun / name).read_bytes() == (tmp_path / "other" / name).read_bytes(), name
    assert not [*begun.glob("candidate*"), *begun.glob("gate*"), *begun.glob("*.part")]


def test_a_killed_run_goes_on(one_round: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "guildhall.cli.main", "train", BRIDGE, "--out", str(tmp_path / "run")]
    command += ["--seats", "2", "--rounds", "1", *SMALL, *GATE]
    process = subprocess.Popen(command, start_new_session=True, env=os.environ | {"PYTHONPATH": str(SOURCES)})
    games = tmp_path / "run" / "games.jsonl"
    while not (games.exists() and games.stat().st_size) and process.poll() is None:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    assert Games(games, BRIDGE).numbers
    assert train(tmp_path / "run") == 0
    for name in ("games.jsonl", "best.network", "rounds.jsonl"):
        assert (tmp_path / "run" / name).read_bytes() == (one_round / name).read_bytes(), name


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("checkpoint.pt", "is damaged; remove it"),
        ("settings.json", "is damaged: it has no settings"),
        ("games.jsonl", "line 1: not a game of self-play"),
        ("rounds.jsonl", "line 1: not what a training run writes"),
        ("best.network", "best.network is not a network of Guildhall"),
        ("candidate.network", "candidate.network is not a network of Guildhall"),
    ],
)
def test_damaged_files_are_told_apart(name: str, message: str, begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (begun / name).write_bytes(b"rubbish\n")
    assert train(begun, rounds=2) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
    assert (begun / name).read_bytes() == b"rubbish\n"


def test_a_folder_belongs_to_one_run(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(begun, "--steps", "9", rounds=2) == 2
    assert "is a run with steps 3, not 9; use another folder" in capsys.readouterr().err
    folder = Folder(begun.with_name("mine"), Settings(QUICK))
    with folder.held(), pytest.raises(ValueError, match="in use by another training run"), folder.held():
        pass


def test_time_ends_a_run_and_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path, "--minutes", "0.0001", rounds=9) == 0
    assert "run the same command again to go on" in capsys.readouterr().out
    assert len(Games(tmp_path / "games.jsonl", BRIDGE).numbers) == 1


def test_wrong_arguments_get_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for more, message in (
        (["--seats", "two"], "--seats takes numbers such as 2,3,4"),
        (["--gate", "soon"], "a gate's limit is like '0.02s' or '16' simulations"),
        (["--steps", "0"], "the number of steps must be at least 1"),
        (["--workers", "0"], "--workers and --rounds must be at least 1"),
    ):
        assert main(["train", BRIDGE, "--out", str(tmp_path), *more]) == 2
        said = capsys.readouterr().err
        assert message in said
        assert said.count("\n") == 1


def test_the_progress_tells_games_loss_and_strength() -> None:
    said = described(Progress(2, "gate", 5, 10, 3000, 0.5912, 0.6101, 0.56, 100))
    assert said == "round 3, gate, 3000 games, loss 0.5912 (by hand 0.6101), 56 % of 100 against the best"
