"""PettingZoo environments, by PettingZoo's own tests and ours."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from guildhall import shelf
from guildhall.adapters.pettingzoo import env, environment_id, parallel_env, raw_env
from guildhall.env import GameOver, ImpossibleSeats, ImpossibleVariant, NotStarted, UnknownGame
from guildhall.kernel.errors import IllegalChoice
from tests.adapters.plays import FEWEST, TABLES

OLB = "old-london-bridge"

# What its test says about every environment that has dicts as observations.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("name", "seats"), FEWEST)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_api(name: str, seats: int, observation: str) -> None:
    api_test(env(name, seats=seats, observation=observation), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_seeds(name: str, seats: int) -> None:
    seed_test(partial(env, name, seats=seats), num_cycles=20)
    parallel_seed_test(partial(parallel_env, name, seats=seats, illegal="ignore"), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_max_cycles(name: str) -> None:
    """PettingZoo's test ignores masks, so illegal actions are ignored here.

    Its AEC half wants everybody to be asked exactly `max_cycles` times, which rules do not do; parallel agents do.
    """
    made = partial(parallel_env, name, illegal="ignore")
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **choices: parallel_to_aec(made(**choices))))


def play(made: Any, seed: int) -> dict[str, float]:
    """Play at random. Returns the rewards of all agents."""
    made.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        observation, reward, terminated, truncated, info = made.last()
        totals[agent] += reward
        if terminated or truncated:
            made.step(None)
        else:
            assert observation["action_mask"] is info["action_mask"]
            made.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return totals


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_game_is_worth_its_places(name: str, seats: int) -> None:
    made = raw_env(name, seats=seats)
    totals = play(made, 3)
    game = made.encoded.env
    if seats == 1:
        assert totals == {"player_0": float(game.points()[0])}
    else:
        assert abs(sum(totals.values())) < 1e-9
        ranked = sorted(range(seats), key=lambda seat: game.places()[seat])
        rewards = [totals[f"player_{seat}"] for seat in ranked]
        assert rewards == sorted(rewards, reverse=True)
        assert max(map(abs, rewards)) <= 1.0


def test_rewards_can_be_points_or_margins() -> None:
    made = raw_env(OLB, seats=3, reward="points")
    assert list(play(made, 1).values()) == [float(points) for points in made.encoded.env.points()]
    made = raw_env(OLB, seats=2, reward="margin")
    one, other = play(made, 1).values()
    assert one == -other == float(made.encoded.env.points()[0] - made.encoded.env.points()[1])


@pytest.mark.parametrize("name", shelf.NAMES)
def test_registered_with_a_version(name: str) -> None:
    assert environment_id(name) == f"guildhall/{name}-v1"
    assert str(pettingzoo.make("aec", environment_id(name))) == environment_id(name)
    seats = shelf.game(name).seats[-1]
    made = pettingzoo.make("parallel", environment_id(name), seats=seats)
    assert len(made.possible_agents) == seats


@pytest.mark.parametrize("name", shelf.NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = raw_env(name, render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert "Player 1" in text
    assert "\x1b" not in text
    picture = raw_env(name, render_mode="svg")
    picture.reset(seed=1)
    assert ET.fromstring(picture.render()).tag.endswith("svg")
    pixels = raw_env(name, render_mode="png")
    pixels.reset(seed=1)
    assert pixels.render().startswith(b"\x89PNG")
    printed = parallel_env(name, render_mode="human")
    printed.reset(seed=1)
    assert printed.render() is None
    assert capsys.readouterr().out == text
    silent = raw_env(name)
    silent.reset(seed=1)
    assert silent.render() is None


def test_parallel_answers_come_all_at_once_or_not_at_all() -> None:
    made = parallel_env(OLB, seats=3)
    observations, _ = made.reset(seed=1)
    assert all(seen["action_mask"][made.wait] == 0 for seen in observations.values()), "all three choose a card"
    before = str(made.encoded.env)
    first = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    for bad in ({**first, "player_2": made.wait}, {**first, "player_0": 10**6}, {"player_0": first["player_0"]}):
        with pytest.raises(IllegalChoice):
            made.step(bad)
        assert str(made.encoded.env) == before
    observations, rewards, ended, cut, infos = made.step(first)
    assert not any(ended.values())
    assert not any(cut.values())
    assert set(rewards.values()) == {0.0}
    acting = [agent for agent, seen in observations.items() if seen["action_mask"][made.wait] == 0]
    assert len(acting) == 1, "cards are revealed, and one after the other builds"
    waiting = dict.fromkeys(made.agents, made.wait)
    with pytest.raises(IllegalChoice, match="no-such-option"):
        made.step(waiting)
    with pytest.raises(IllegalChoice, match="not-to-act"):
        made.step(dict.fromkeys(made.agents, int(np.argmax(infos[acting[0]]["action_mask"]))))


def test_illegal_actions_raise_or_are_ignored() -> None:
    made = env(OLB)
    made.reset(seed=1)
    raw: Any = made.unwrapped
    before = str(raw.encoded.env)
    for action in (-1, 10**6, raw.encoded.codec.offset["place-figure"]):
        with pytest.raises(IllegalChoice):
            made.step(action)
        assert (str(raw.encoded.env), made.agent_selection) == (before, "player_0")
    patient = raw_env(OLB, illegal="ignore")
    patient.reset(seed=1)
    patient.step(10**6)
    assert (str(patient.encoded.env), patient.agent_selection) == (before, "player_0")


@pytest.mark.parametrize("kind", [raw_env, env, parallel_env])
def test_resets_without_a_seed_go_on_from_the_last_one(kind: Any) -> None:
    seeds = []
    for _ in range(2):
        made = kind(OLB)
        made.reset(seed=3)
        seeds.append([drawn_seed(made) for _ in range(3)])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 3
    fresh = {drawn_seed(kind(OLB)) for _ in range(3)}
    assert len(fresh) == 3, "who never gave a seed has other games every time"


def drawn_seed(made: Any) -> int:
    made.reset()
    return int(made.unwrapped.encoded.env.seed)


def test_a_seed_that_is_refused_changes_nothing() -> None:
    for made in (raw_env(OLB), parallel_env(OLB)):
        made.reset(seed=np.int64(3))
        before = str(made.encoded.env)
        for seed in (-1, 1.5, True):
            with pytest.raises(ValueError, match="a seed is a whole number"):
                made.reset(seed=seed)  # type: ignore[arg-type]
        assert str(made.encoded.env) == before


def test_fractions_are_no_actions() -> None:
    made = raw_env(OLB)
    made.reset(seed=1)
    before, legal = str(made.encoded.env), int(np.argmax(made.infos["player_0"]["action_mask"]))
    for action in (legal + 0.7, float(legal), np.float32(legal), None, 2**80, -1):
        with pytest.raises(IllegalChoice, match="no-such-option"):
            made.step(action)  # type: ignore[arg-type]
        assert (str(made.encoded.env), made.agent_selection) == (before, "player_0")
    made.step(np.int64(legal))
    assert made.agent_selection == "player_1"


def test_fractions_are_no_actions_of_several() -> None:
    made = parallel_env(OLB, seats=3)
    observations, _ = made.reset(seed=1)
    legal = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    before = str(made.encoded.env)
    with pytest.raises(IllegalChoice, match="no-such-option"):
        made.step({**legal, "player_1": legal["player_1"] + 0.7})  # type: ignore[dict-item]
    assert str(made.encoded.env) == before
    observations, *_ = made.step({agent: np.int64(action) for agent, action in legal.items()})
    legal = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
    waiting = next(agent for agent, action in legal.items() if action == made.wait)
    with pytest.raises(IllegalChoice, match="not-to-act"):
        made.step({**legal, waiting: made.wait + 0.5})  # type: ignore[dict-item]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])  # noqa: S301  # our own
def test_a_copy_goes_on_by_itself(copied: Any) -> None:
    """It has buffers of its own, and what was seen before stays as it was."""
    made = raw_env(OLB)
    made.reset(seed=1)
    seen, _, _, _, info = made.last()
    assert seen is not None
    before, other = copy.deepcopy(seen), copied(made)
    mask = info["action_mask"].copy()
    for _ in range(3):
        other.step(int(np.argmax(other.last()[4]["action_mask"])))
    told, again = other.last()[0], made.last()[0]
    assert again is not None
    assert not np.array_equal(told["observation"], again["observation"])
    made.step(int(np.argmax(mask)))
    for name, numbers in before.items():
        assert np.array_equal(seen[name], numbers)
        assert np.array_equal(again[name], numbers)
    assert np.array_equal(info["action_mask"], mask)


def test_a_finished_game_cannot_be_stepped() -> None:
    made = raw_env(OLB)
    play(made, 1)
    with pytest.raises(GameOver):
        made.step(0)
    cut = parallel_env(OLB, max_cycles=1)
    observations, _ = cut.reset(seed=1)
    cut.step({agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()})
    assert cut.agents == []
    with pytest.raises(GameOver, match="was cut short"):
        cut.step({})


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_the_state_of_all(name: str, seats: int) -> None:
    made = raw_env(name, seats=seats)
    made.reset(seed=1)
    assert made.state_space.contains(made.state())
    parts = [made.observe(agent)["observation"] for agent in made.agents]
    assert np.array_equal(made.state(), np.concatenate(parts))


def test_a_game_has_to_be_begun() -> None:
    with pytest.raises(NotStarted):
        raw_env(OLB).step(0)
    with pytest.raises(NotStarted):
        parallel_env(OLB).step({})


def test_a_game_can_be_cut_short() -> None:
    made = raw_env(OLB, max_cycles=3)
    assert set(play(made, 1).values()) == {0.0}
    assert len([choice for choice in made.encoded.env.history() if choice.seat >= 0]) == 6


def test_impossible_choices() -> None:
    with pytest.raises(UnknownGame):
        raw_env("goose-chase")
    with pytest.raises(ImpossibleSeats):
        parallel_env(OLB, seats=9)
    with pytest.raises(ImpossibleVariant):
        env(OLB, money="gone")
    for choices in ({"illegal": "shrug"}, {"observation": "smell"}, {"reward": "fame"}, {"render_mode": "opera"}):
        with pytest.raises(ValueError, match=next(iter(choices.values()))):
            raw_env(OLB, **choices)
    for cycles in (0, 1.5):
        with pytest.raises(ValueError, match="max_cycles must be at least 1"):
            raw_env(OLB, max_cycles=cycles)


@pytest.mark.parametrize("kind", [raw_env, parallel_env])
@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_no_mask_forbids_everything_and_the_end_tells_points(kind: Any, name: str, seats: int) -> None:
    """Neither while others are asked nor after the end, where a masked softmax would not be a number."""
    made = kind(name, seats=seats)
    made.reset(seed=1)
    rng, infos = np.random.default_rng(1), {}
    while made.agents and not (kind is raw_env and any(made.terminations.values())):
        if kind is raw_env:
            seen = {agent: made.observe(agent) for agent in made.agents}
            made.step(rng.choice(np.flatnonzero(seen[made.agent_selection]["action_mask"])))
            infos = made.infos
        else:
            legal = {agent: np.flatnonzero(made._observations()[agent]["action_mask"]) for agent in made.agents}
            seen, *_, infos = made.step({agent: rng.choice(actions) for agent, actions in legal.items()})
        assert all(each["action_mask"].any() for each in seen.values())
    assert all(info["action_mask"].any() for info in infos.values())
    for info in infos.values():
        assert (info["points"], info["places"]) == (made.encoded.env.points(), made.encoded.env.places())


def test_progress_rewards_every_agent_at_each_step() -> None:
    made = raw_env("tiny-towns", seats=2, reward="progress")
    made.reset(seed=1)
    first = made.encoded.env.points()
    totals = play(made, 1)
    assert list(totals.values()) == [now - then for now, then in zip(made.encoded.env.points(), first, strict=True)]


def test_a_policy_that_fails_leaves_the_agent_at_its_next_question() -> None:
    """The answers before that stand, and the agent is told what it may do now."""

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        raise ZeroDivisionError

    made = raw_env("guilds-of-london", seats=3, turns=True, policy=policy)
    made.reset(seed=1)

    def play_on() -> None:
        for _ in range(30):
            made.step(int(np.argmax(made.infos[made.agent_selection]["action_mask"])))

    with pytest.raises(ZeroDivisionError):
        play_on()
    seat = int(made.agent_selection[-1])
    assert made.encoded.env.to_act()[0] == seat
    assert np.array_equal(made.infos[made.agent_selection]["action_mask"], made.encoded.mask(seat))


def test_turns_last_until_another_agent_is_asked() -> None:
    answered = []

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        answered.append(int(seats[0]))
        assert observations.shape == (1, made.encoded.observer.size)
        return masks.argmax(axis=1)

    made = raw_env("guilds-of-london", seats=3, turns=True, policy=policy)
    made.reset(seed=1)
    for _ in range(30):
        before, count = made.agent_selection, len(answered)
        made.step(int(np.argmax(made.infos[before]["action_mask"])))
        assert made.agent_selection != before
        assert all(f"player_{seat}" == before for seat in answered[count:])
    assert answered
    with pytest.raises(ValueError, match="turns=True"):
        raw_env(OLB, turns=True)
