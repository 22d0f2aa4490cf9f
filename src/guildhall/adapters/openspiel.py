"""OpenSpiel games: importing this module registers every game of the shelf, as "guildhall_old_london_bridge" and so on.

Parameters: `players`; every setting by its name, hyphens as underscores; and those that make a game smaller.

- `opening`: a seed for everything that chance decides before the first question, so that the tree begins with a
  player. The default, -1, keeps these chance nodes.
- `skip`: this many answers of players are given at random before the tree begins, or all but the last -`skip` of a
  random game. Answers and draws come from the seed `opening`.
- `position`: the tree begins at this position, a text that `guildhall.make(...)` gives as `str(env)`. It says which
  settings the game has.
- `depth`: the game ends after this many answers by players and is scored then. The default, 0, plays to the end.
- `reward`: "place", "points" or "margin". The default is "place", and "points" for one player.

Dynamics are sequential: players who act at the same time act one after the other here, without seeing what the others
did. Observations show what a seat sees now, in layout version 0. Information states add everything the seat was told
and answered: exactly in the string, as counts in the tensor.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from guildhall import shelf
from guildhall.adapters import rewards
from guildhall.adapters.observe import Observer, Tensor, observer
from guildhall.adapters.starts import answers_to_skip, packed, read_position
from guildhall.adapters.tree import TreeConfig, TreeNode, listening
from guildhall.encode.base import FROZEN
from guildhall.env import (
    GameOver,
    ImpossibleVariant,
    Whole,
    find_game,
    find_seats,
    find_variant,
    usual_seats,
    whole,
)
from guildhall.kernel import run
from guildhall.kernel.decision import Draw
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, FORCED, Event, State

PREFIX: Final = "guildhall_"
SAMPLED: Final = 2**52  # seeds that a number from 0 to 1 can stand for
COUNTED: Final = 16.0  # as often as that is 1 in an information-state tensor


def spiel_name(game: str) -> str:
    """What a game of the shelf is called in OpenSpiel."""
    return PREFIX + game.replace("-", "_")


def load(game: str, players: Whole | None = None, **parameters: Any) -> pyspiel.Game:
    """An OpenSpiel game by its name on the shelf. Raises what `guildhall.make` raises."""
    found = find_game(game)
    position = packed(str(parameters.get("position", "")))
    if position and players is None:
        players = read_position(found, position).seats
    seats = find_seats(found, players)
    settings = {name: value for name, value in parameters.items() if name not in OWN_PARAMETERS}
    variant = find_variant(found, seats, settings)
    if position:
        if settings:
            raise ImpossibleVariant(f"position says which settings the game has; given besides: {', '.join(settings)}")
        variant = {}
    given = {name: value for name, value in parameters.items() if name in OWN_PARAMETERS}
    given |= {name: _number(name, given[name]) for name in LEAST if name in given}
    given |= {"position": position} if position else {}
    return pyspiel.load_game(
        spiel_name(game), {"players": seats, **given, **{_parameter(name): value for name, value in variant.items()}}
    )


OWN_PARAMETERS: Final = ("opening", "depth", "skip", "position", "reward")
LEAST: Final = {"opening": -1, "depth": 0, "skip": -(2**31)}
NONE: Final = {"opening": -1, "depth": 0, "skip": 0}  # what stands for none


def _number(parameter: str, value: object) -> int:
    """Raises ImpossibleVariant."""
    number = whole(value)
    if number is None or number < LEAST[parameter]:
        raise ImpossibleVariant(f"{parameter} is a whole number from {LEAST[parameter]} on, not {value}")
    return number


def _parameter(setting: str) -> str:
    return setting.replace("-", "_")


class GuildhallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the shelf; a subclass for each is registered."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        name = self.name
        self.guildhall = find_game(name)
        seats = find_seats(self.guildhall, given.get("players"))
        settings = {setting.name: given.get(_parameter(setting.name)) for setting in self.guildhall.settings}
        chosen = {key: str(value) for key, value in settings.items() if value is not None}
        self.variant = find_variant(self.guildhall, seats, chosen)
        self.opening, self.depth, self.skip = (_number(name, given.get(name, none)) for name, none in NONE.items())
        self.position = str(given.get("position", ""))
        if self.skip and self.opening < 0:
            raise ImpossibleVariant("skip needs a seed for the answers at random: opening")
        self.reward = str(given.get("reward", "")) or rewards.usual(seats)
        rewards.check(self.reward, seats, rewards.AT_THE_END)
        self.observer = observer(name, seats, FROZEN)  # ids have no version here, so observations never change
        self.codec = self.observer.codec
        super().__init__(game_type(name, rewards.is_zero_sum(self.reward, seats)), self._info(seats), given)
        self.beginning = self._beginning(seats)

    def _info(self, seats: int) -> pyspiel.GameInfo:
        limits = self.observer.bounds
        least, most = rewards.bounds(self.reward, limits)
        return pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=self.codec.outcomes,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if rewards.is_zero_sum(self.reward, seats) else None,
            max_game_length=min(self.depth, limits.most_choices) or limits.most_choices,
        )

    def _beginning(self, seats: int) -> TreeNode:
        """The first node of every game: always shared, never changed."""
        g = self._table(seats)
        answers = answers_to_skip(self.guildhall, g, self.opening, self.skip) if self.skip else 0
        node = TreeNode(TreeConfig(self.guildhall, self.codec, self.depth, self.reward), listening(g, []))
        node.listen()
        if self.opening >= 0:
            node.skip(answers, Rng(self.opening))
        node.answers = 0
        node.is_shared = True
        return node

    def _table(self, seats: int) -> State:
        """Where the tree begins, before anything is skipped. Raises ImpossibleVariant."""
        if self.position:
            g = read_position(self.guildhall, self.position)
            if g.seats != seats:
                raise ImpossibleVariant(f"position has {g.seats} players, not {seats}")
            return g
        laid_out: State = self.guildhall.new(seats, self.variant)
        laid_out.sink = []
        run.start(laid_out)
        return laid_out

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.observer.bounds.most_draws

    def new_initial_state(self) -> GuildhallState:
        return GuildhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.observer, recalls, params)


class GuildhallState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position behind OpenSpiel's interface."""

    def __init__(self, game: GuildhallGame) -> None:
        super().__init__(game)
        self.node = game.beginning

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = run.first_to_act(self.node.g)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        node = self.node
        return not node.g.waiting or 0 < node.config.depth <= node.answers

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.config.codec.legal(self.node.g, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        g = self.node.g
        decision = run.question(g, CHANCE)
        assert isinstance(decision, Draw)
        weights = decision.weights(g)
        numbers = self.node.config.codec
        total = sum(weights)
        return [
            (action - numbers.actions, weight / total)
            for action, weight in zip(numbers.legal(g, CHANCE), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise GameOver(f"this game of {self.node.config.game.name} is finished")
        numbers = self.node.config.codec
        g = self.node.g
        seat = run.first_to_act(g)
        number = action + numbers.actions if seat == CHANCE else action
        option = numbers.option(g, seat, number)
        self.node = self.node.own()
        self.node.apply(seat, option, action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.node.config.codec
        return numbers.name(action + numbers.actions if player == pyspiel.PlayerId.CHANCE else action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.node.g.seats
        return rewards.rewards(self.node.config.game, self.node.g, self.node.config.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GuildhallState:
        """A state that is possible as far as a player knows, drawn with numbers from 0 to 1. It has no history."""
        new = GuildhallState(self.get_game())
        new.node = self.node.resampled(player, Rng(int(sampler() * SAMPLED)))
        return new

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return self.node.config.game.write(self.node.g)


class SpielObserver:
    """Observations, or information states if it has perfect recall."""

    def __init__(self, seen: Observer, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self.seen = seen
        self.recalls = recalls
        told = [name for name in seen.game.events if not name.startswith(FORCED)]
        self._events = {name: i for i, name in enumerate(told)}
        memory = seen.codec.actions + len(self._events) if recalls else 0
        self.tensor: Tensor = np.zeros(seen.size + memory, np.float32)
        self.dict = seen.pieces(self.tensor)
        if recalls:
            self.dict["answered"] = self.tensor[seen.size : seen.size + seen.codec.actions]
            self.dict["told"] = self.tensor[seen.size + seen.codec.actions :]

    def set_from(self, state: GuildhallState, player: int) -> None:
        node = state.node
        self.tensor[: self.seen.size] = self.seen.tensor(node.g, player)
        if not self.recalls:
            return
        self.tensor[self.seen.size :] = 0.0
        for what in node.known_to(player):
            if isinstance(what, Event):
                self.dict["told"][self._events[what.name]] += 1.0 / COUNTED
            else:
                self.dict["answered"][what] += 1.0 / COUNTED

    def string_from(self, state: GuildhallState, player: int) -> str:
        node = state.node
        now = self.seen.string(node.g, player)
        if not self.recalls:
            return now
        lines = (
            f"{what.name} {' '.join(map(str, what.args))}" if isinstance(what, Event) else self.seen.codec.name(what)
            for what in node.known_to(player)
        )
        return "\n".join([*lines, now])


@cache
def game_type(name: str, is_zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel asks about a game before it is loaded."""
    game = find_game(name)
    parameters: dict[str, Any] = {"players": usual_seats(game), "opening": -1, "depth": 0, "skip": 0}
    parameters |= {"position": "", "reward": ""}
    parameters |= {_parameter(setting.name): setting.values[0] for setting in game.settings}
    kinds = pyspiel.GameType
    return kinds(
        short_name=spiel_name(name),
        long_name="Guildhall: " + name.replace("-", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


for _game in shelf.NAMES:
    # A class, not a function: OpenSpiel keeps it until after Python has ended, and a class is never freed there.
    _class = type("Guildhall" + _game.title().replace("-", ""), (GuildhallGame,), {"name": _game})
    pyspiel.register_game(game_type(_game, True), _class)
