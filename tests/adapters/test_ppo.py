"""The example that trains, trains; its estimates are those of the definition. Needs PyTorch: `make torch`."""

from __future__ import annotations

import csv
from argparse import Namespace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import guildhall
from guildhall import shelf
from guildhall.adapters.batch import random_actions
from guildhall.adapters.observe import observer
from guildhall.bots.arena import Tournament, fixtures, play_fixture
from guildhall.games.tiny_towns.box import CARD_COUNT, FIRST_MONUMENT
from guildhall.games.tiny_towns.patterns import sites

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed: `make torch` installs it")
EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = ("--games", "4", "--length", "8", "--minibatch", "16", "--width", "8", "--report", "0")


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    from examples import ppo

    torch.set_num_threads(1)  # the other tests run meanwhile
    return ppo


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "progress.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("name", shelf.NAMES)
def test_it_trains_in_self_play_and_goes_on_from_its_checkpoint(
    ppo: ModuleType, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ppo.main(name, "--out", str(tmp_path), *SHORT, "--minutes", "0.002")
    first = rows(tmp_path)
    ppo.main(name, "--out", str(tmp_path), *SHORT, "--minutes", "0.02")
    told = rows(tmp_path)
    assert told[: len(first)] == first
    assert [int(row["steps"]) for row in told] == [32 * number for number in range(1, len(told) + 1)]
    assert float(told[-1]["seconds"]) >= 1.2 > float(told[-2]["seconds"])
    assert len(capsys.readouterr().out.splitlines()) == len(told)
    kept = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
    assert kept["steps"] == int(told[-1]["steps"])


def test_the_trained_policy_plays_by_import_path(
    ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ppo.main("tiny-towns", "--out", str(tmp_path), *SHORT, "--minutes", "0.0001")
    monkeypatch.setenv("PPO_CHECKPOINT", str(tmp_path / "checkpoint.pt"))
    tournament = Tournament("tiny-towns", ("random", "examples.ppo:PpoBot"), games=1, limit=600.0)
    tournament.check()
    assert play_fixture(tournament, fixtures(tournament)[0]).fault == ""


def test_advantages_are_those_of_each_seat_by_itself(ppo: ModuleType) -> None:
    """Of one game of three seats with an end in the middle, against the sum in the definition."""
    rng = np.random.default_rng(1)
    length, end = 40, 23
    seats = rng.integers(0, 3, (length + 1, 1))
    values = rng.normal(size=(length + 1, 1)).astype(np.float32)
    rewards = rng.normal(size=(length, 1, 3)).astype(np.float32)
    ends = np.arange(length)[:, None] == end
    found, known = ppo.estimate(values[:-1], seats[:-1], rewards, ends, values[-1], seats[-1])
    for t in range(length):
        seat, total, weight, at = seats[t, 0], 0.0, 1.0, t
        last = end if t <= end else length
        own = [later for later in range(t + 1, length + 1) if seats[later, 0] == seat and (later <= end or t > end)]
        assert known[t, 0] == (t <= end or bool(own))
        if not known[t, 0]:
            continue
        for later in [*own, *([end + 1] if t <= end else [])]:
            earned = rewards[at : min(later, last + 1), 0, seat].sum()
            after = 0.0 if t <= end and later == end + 1 else values[later, 0]
            total += weight * (earned + ppo.GAMMA * after - values[at, 0])
            weight *= ppo.GAMMA * ppo.LAMBDA
            at = later
        assert found[t, 0] == pytest.approx(total, abs=1e-4)


def test_what_turned_out_well_becomes_more_likely(ppo: ModuleType) -> None:
    """And what the mask forbids stays impossible."""
    torch.manual_seed(1)
    with guildhall.batch("tiny-towns", 4, 1, reward="progress") as games:
        chosen = {"length": 16, "minibatch": 32, "width": 16, "features": "", "seed": 1}
        chosen |= {"rate": 1e-3, "entropy": 0.0, "scale": 0.1}
        learner = ppo.Learner(games, Namespace(**chosen))
        seen, masks, actions, before, returns, _ = learner.collect()
        is_open = masks.sum(1) > 1  # where there was a choice
        advantages = torch.where(torch.rand(len(actions)) < 0.5, 1.0, -1.0)
        learner.improve([seen, masks, actions, before, returns, advantages], 0.0)
        logs, _ = learner.policy(seen, masks)
        gain = logs.gather(1, actions).squeeze(1) - before
        assert gain[is_open & (advantages > 0)].mean() > 0 > gain[is_open & (advantages < 0)].mean()
        assert logs.exp()[~masks].max() == 0


def test_it_has_at_most_two_hundred_lines() -> None:
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) <= 200


PARTS = ("named", "squares", "most", "wanted")
WIDTHS = [16, 16, 5, 80]


def test_features_of_tiny_towns_are_what_the_rules_say_of_patterns() -> None:
    """Of many towns: what can be built now, and what one more cube would complete, against the engine's own search."""
    from examples import town_patterns

    batch = guildhall.batch("tiny-towns", 32, 1, seed=5)
    patterns, now, rng = town_patterns.Patterns(batch.observer), batch.reset(), np.random.default_rng(1)
    compared = 0
    for turn in range(40):
        now = batch.step(random_actions(now.masks, rng))
        if turn % 8:
            continue
        found = patterns(torch.from_numpy(now.observations))
        assert found.shape == (32, patterns.size)
        for row, seen in zip(found, now.observations, strict=True):
            by_number = [dict(zip(PARTS, part.split(WIDTHS), strict=True)) for part in row.split(sum(WIDTHS))]
            planes = [sum(1 << i for i in range(16) if seen[16 * kind + i]) for kind in range(13)]
            cards = cards_in_play(batch, seen)
            before = built_from(cards, planes[:5])
            assert by_number[0]["squares"].tolist() == before
            filled = 0
            for plane in planes:
                filled |= plane
            for resource, square in ((r, s) for r in range(5) for s in range(16) if not filled >> s & 1):
                more = [plane | (1 << square) * (kind == resource) for kind, plane in enumerate(planes[:5])]
                gained = built_from(cards, more)[square]
                assert by_number[1]["wanted"][16 * resource + square] == gained
                compared += gained > 0
    batch.close()
    assert compared > 50


@pytest.mark.parametrize(
    ("question", "options", "part", "at"),
    [
        ("place-cube", ("square:b1", "square:d4"), "named", (1, 15)),
        ("stand-on", ("square:b1", "square:d4"), "squares", (1, 15)),
        ("choose-card", ("resource:wheat", "resource:stone"), "most", (1, 4)),
    ],
)
def test_actions_are_judged_alike_by_what_is_found_at_their_square_or_resource(
    question: str, options: tuple[str, str], part: str, at: tuple[int, int]
) -> None:
    from examples import town_patterns

    torch.manual_seed(1)
    seen = observer("tiny-towns", 1)
    patterns = town_patterns.Patterns(seen)
    actions = torch.tensor([seen.codec.encode(question, option) for option in options])
    found = torch.zeros(2, patterns.size)
    first, second = patterns.judge(found, torch.tensor([0, 0]), actions).tolist()
    assert first == pytest.approx(second, abs=1e-6)
    start = sum(WIDTHS[: PARTS.index(part)]) + sum(WIDTHS)  # of what lacks one cube
    found[0, start + at[0]] = found[1, start + at[1]] = 3
    one, other = patterns.judge(found, torch.tensor([0, 1]), actions).tolist()
    assert one == pytest.approx(other, abs=1e-6)
    assert abs(one - first) > 1e-3
    elsewhere = patterns.judge(found, torch.tensor([1, 0]), actions).tolist()
    assert elsewhere == pytest.approx([first, first], abs=1e-6)


def cards_in_play(batch: Any, seen: Any) -> list[Any]:
    """The patterns of the cards on the table and of the own monument, unless it stands, by the labels."""
    labels = batch.observer.labels()
    card, monument = labels.index("cards#cottage"), labels.index("seats.own.monument=architects-guild")
    announced = seen[labels.index("seats.own.announced")]
    held = [
        *seen[card : card + FIRST_MONUMENT],
        *seen[monument : monument + CARD_COUNT - FIRST_MONUMENT] * (not announced),
    ]
    orientations = batch.observer.game.new(1, {}).box.orientations
    return [pattern for pattern, number in zip(orientations, held, strict=True) if number]


def built_from(cards: list[Any], planes: list[int]) -> list[int]:
    """By square: how many of the places where one of the patterns is complete cover it."""
    places = [site for pattern in cards for site in sites(pattern, planes, 0xFFFF)]
    return [sum(site >> square & 1 for site in places) for square in range(16)]
