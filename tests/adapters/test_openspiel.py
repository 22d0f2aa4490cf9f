"""OpenSpiel games, by OpenSpiel's own tests and algorithms, and ours."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from guildhall import shelf
from guildhall.adapters.openspiel import load, spiel_name
from guildhall.env import GameOver, ImpossibleSeats, ImpossibleVariant, UnknownGame, make
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from tests.adapters.plays import FEWEST, TABLES

OLB = "old-london-bridge"


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_random_simulations(name: str, seats: int) -> None:
    """Legal actions, masks, chance, clones, serialization, tensors, strings and returns, as OpenSpiel checks them."""
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_for_everybody(name: str, seats: int) -> None:
    game = load(name, seats, reward="points")
    assert game.num_players() == seats
    state = played(game, 1)
    assert state.returns() == [float(points) for points in shelf.game(name).points(state.node.g)]
    assert state.legal_actions() == []


def played(game: Any, seed: int, most: int = 10**6) -> Any:
    """A random game, or its beginning."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        most -= 1
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1.0) < 1e-9
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", shelf.NAMES)
def test_registered_by_name(name: str) -> None:
    assert spiel_name(name) in pyspiel.registered_names()
    game = pyspiel.load_game(spiel_name(name))
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.provides_information_state_tensor
    assert kind.provides_observation_string
    assert (kind.min_num_players, kind.max_num_players) == (shelf.game(name).seats[0], shelf.game(name).seats[-1])
    assert pickle.loads(pickle.dumps(game)).new_initial_state().node  # noqa: S301  # our own


def test_settings_are_parameters() -> None:
    game = pyspiel.load_game("guildhall_old_london_bridge(players=3,money=open,opening=4)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert not state.is_chance_node()
    assert state.observation_string(0).count('"money":5') == 3
    again = pyspiel.load_game(str(game))
    assert str(again.new_initial_state()) == str(state)


def test_observers_agree_with_states() -> None:
    game = load(OLB, 3)
    state = played(game, 2, 60)
    for kind, tensor, string in (
        (None, state.observation_tensor, state.observation_string),
        (INFO_STATE_OBS_TYPE, state.information_state_tensor, state.information_state_string),
    ):
        seen = make_observation(game, kind)
        for player in range(3):
            seen.set_from(state, player)
            assert np.array_equal(seen.tensor, np.array(tensor(player), np.float32))
            assert np.array_equal(np.concatenate(list(seen.dict.values())), seen.tensor)
            assert seen.string_from(state, player) == string(player)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"nose": 1})


def test_an_information_state_recalls_what_was_told_and_answered() -> None:
    state = played(load(OLB, 2), 3, 80)
    for player in range(2):
        told, now = state.information_state_string(player), state.observation_string(player)
        assert told.endswith(now)
        own = [
            state.action_to_string(who, action) for who, action in zip(*history(state), strict=True) if who == player
        ]
        lines = told.splitlines()
        assert [line for line in lines if line in own] == own
        assert any(line.startswith("begins-round") for line in lines)


def test_an_information_state_leaves_out_what_follows_from_the_position() -> None:
    """Forced answers; so tensors of trained networks keep their size."""
    state = played(load(OLB, 2), 3)
    assert state.is_terminal()
    for player in range(2):
        assert "only-" not in state.information_state_string(player)


def history(state: Any) -> tuple[list[int], list[int]]:
    full = state.full_history()
    return [each.player for each in full], [each.action for each in full]


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_clones_are_equal_and_independent(name: str, seats: int) -> None:
    """Also while players act at the same time and events are held back."""
    game = load(name, seats)
    for moves in (0, 30, 45, 60, 90):
        state = played(game, moves, moves)
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301  # our own
        text = str(state)
        for copy in copies:
            assert str(copy) == text
            assert copy.history() == state.history()
            run_on(copy, state.clone())
        assert str(state) == text


def run_on(one: Any, other: Any) -> None:
    """Both take the same course and hear the same events."""
    for _ in range(12):
        if one.is_terminal():
            break
        action = one.legal_actions()[0]
        one.apply_action(action)
        other.apply_action(action)
    for player in range(one.num_players()):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
    assert one.returns() == other.returns()


def test_mcts_plays_a_game_that_is_cut_short() -> None:
    game = load(OLB, opening=7, depth=12)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [mcts.MCTSBot(game, 2, 8, evaluator, random_state=np.random.RandomState(seat)) for seat in range(2)]
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    answers = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
            answers += 1
    assert answers == 12
    assert sum(state.returns()) == 0.0


def test_cfr_comes_nearer_to_an_equilibrium_of_a_tiny_game() -> None:
    """Both choose their cards in secret, and the first to build chooses a space: about a thousand positions."""
    game = load(OLB, opening=7, depth=3, reward="margin")
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    reached = exploitability.exploitability(game, solver.average_policy())
    assert reached < 0.7 * exploitability.exploitability(game, policy.UniformRandomPolicy(game))


def test_sampling_cfr_runs_on_every_game() -> None:
    for name, seats in FEWEST:
        game = load(name, seats, opening=7, depth=3)
        solver = external_sampling_mccfr.ExternalSamplingSolver(game)
        solver.iteration()
        state = game.new_initial_state()
        chances = solver.average_policy().action_probabilities(state)
        assert abs(sum(chances.values()) - 1.0) < 1e-9


def test_reinforcement_learning_environment() -> None:
    env = rl_environment.Environment(load(OLB), chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0.0


@pytest.mark.parametrize("depth", [0, 1])
def test_a_finished_game_cannot_be_stepped(depth: int) -> None:
    """Also a game that ended early, with open questions."""
    state = played(load(OLB, opening=7, depth=depth), 1)
    before, past = str(state), state.history()
    asked = [seat for seat in run.to_act(state.node.g) if seat >= 0]
    assert bool(asked) == (depth > 0), "there would be something to answer"
    legal = state.node.config.codec.legal(state.node.g, asked[0]) if asked else []
    for action in (0, *legal[:3]):
        with pytest.raises(GameOver, match="is finished"):
            state.apply_action(action)
    assert (str(state), state.history(), state.is_terminal()) == (before, past, True)


def test_what_makes_a_game_smaller_is_a_number_from_none_on() -> None:
    for parameters in (
        {"depth": -1},
        {"depth": -3},
        {"opening": -2},
        {"opening": -7},
        {"depth": 1.5},
        {"opening": "7"},
    ):
        with pytest.raises(ImpossibleVariant, match=f"{next(iter(parameters))} is a whole number from"):
            load(OLB, **parameters)
    for text in ("depth=-3", "opening=-7"):
        with pytest.raises(ImpossibleVariant):
            pyspiel.load_game(f"{spiel_name(OLB)}({text})")
    usual = load(OLB, opening=-1, depth=0)
    assert usual.new_initial_state().is_chance_node()
    game = load(OLB, np.int64(3), opening=np.int64(7), depth=np.int64(2))
    assert (game.num_players(), game.opening, game.depth) == (3, 7, 2)


def test_bad_input() -> None:
    with pytest.raises(UnknownGame):
        load("goose-chase")
    with pytest.raises(ImpossibleSeats):
        load(OLB, 9)
    with pytest.raises(ImpossibleVariant):
        load(OLB, money="gone")
    with pytest.raises(ImpossibleVariant, match="no setting 'seats'"):
        load(OLB, seats=3)
    with pytest.raises(ValueError, match="there is no reward 'fame'"):
        load(OLB, reward="fame")
    state = load(OLB, opening=1).new_initial_state()
    before = str(state)
    for action in (10**6, 0):
        with pytest.raises(IllegalChoice):
            state.apply_action(action)
    assert str(state) == before
    assert state.history() == []


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_resampled_states_look_the_same_and_tell_no_secret(name: str, seats: int) -> None:
    """The information state of the player stays; whatever else is drawn anew, the rest follows from the rules."""
    game = load(name, seats)
    differ = 0
    for most in range(10, 90, 4):
        state = played(game, 5, most)
        if state.is_terminal() or state.is_chance_node():
            continue
        player, rng = state.current_player(), np.random.default_rng(most)
        told = state.information_state_string(player)
        for _ in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == told
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
            assert other.history() == []
            differ += str(other) != str(state)
            other.apply_action(other.legal_actions()[0])
        assert state.information_state_string(player) == told
    assert differ or name not in (OLB, "guilds-of-london"), "hands were not drawn anew"


@pytest.mark.parametrize("name", shelf.NAMES)
def test_ismcts_plays_an_endgame(name: str) -> None:
    """OpenSpiel's own search, which checks that resampled states have the same information state."""
    game = load(name, opening=3, skip=-3)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 6, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else int(bot.step(state)))
    assert sum(state.returns()) == 0


ENDGAMES = [
    ("old-london-bridge", 1, -8, 3),
    ("pillars-of-the-earth", 1, -2, 3),
    ("tiny-towns", 8, -2, 3),
    ("guilds-of-london", 17, -4, 2),
]


@pytest.mark.parametrize(("name", "opening", "skip", "depth"), ENDGAMES)
def test_cfr_comes_nearer_to_an_equilibrium_of_an_endgame(name: str, opening: int, skip: int, depth: int) -> None:
    """There is something at stake: the uniform policy loses points, and less is lost after every few iterations."""
    endgame = load(name, 2, opening=opening, skip=skip, depth=depth, reward="margin")
    solver = cfr.CFRSolver(endgame)
    lost = [exploitability.nash_conv(endgame, solver.average_policy())]
    for iterations in (2, 6):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        lost.append(exploitability.nash_conv(endgame, solver.average_policy()))
    assert lost[0] > 1
    assert lost[0] > lost[1] > lost[2]
    assert lost[2] < lost[0] / 3


@pytest.mark.parametrize("name", shelf.NAMES)
def test_trees_begin_at_a_position(name: str) -> None:
    env = make(name, 2)
    env.reset(seed=4)
    for _ in range(20):
        env.apply(0)
    game = load(name, position=str(env))
    for same in (game, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):  # noqa: S301  # our own
        state = same.new_initial_state()
        assert str(state) == str(env)
        assert state.current_player() == env.to_act()[0]
        assert state.child(state.legal_actions()[0]).history() == [state.legal_actions()[0]]


def test_skipped_answers_are_counted_from_either_end() -> None:
    state = load(OLB, opening=7).new_initial_state()
    with pytest.raises(ImpossibleVariant, match=r"skip is from -\d+ to \d+ in this game") as refused:
        load(OLB, opening=7, skip=10**6)
    length = int(str(refused.value).split("skip is from -")[1].split()[0])
    first, last = load(OLB, opening=7, skip=length - 1), load(OLB, opening=7, skip=-1)
    assert str(first.new_initial_state()) == str(last.new_initial_state()) != str(state)
    assert str(load(OLB, opening=7, skip=-length).new_initial_state()) == str(state)
    told = last.new_initial_state().information_state_string(0)
    assert len(told) > len(state.information_state_string(0)), "what was told on the way is remembered"


def test_starts_that_cannot_be() -> None:
    env = make(OLB, 3)
    env.reset(seed=4)
    mistakes: list[tuple[dict[str, Any], str]] = [
        ({"skip": 4}, "skip needs a seed"),
        ({"skip": 1.5, "opening": 1}, "skip is a whole number"),
        ({"position": "a bridge"}, "position is not one of old-london-bridge"),
        ({"position": "packed-nonsense"}, "position is not one of old-london-bridge"),
        ({"position": str(env), "players": 2}, "position has 3 players, not 2"),
        ({"position": str(env), "money": "open"}, "position says which settings"),
    ]
    for choices, message in mistakes:
        with pytest.raises(ImpossibleVariant, match=message):
            load(OLB, **choices)
    while not env.is_over():
        env.apply(0)
    with pytest.raises(ImpossibleVariant, match="the game is over"):
        load(OLB, position=str(env))
