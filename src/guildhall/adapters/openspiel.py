"""OpenSpiel games: importing this module registers every game of the shelf, as "guildhall_old_london_bridge" and so on.

Parameters: `players`; every setting by its name, hyphens as underscores; and three that make a game smaller.

- `opening`: from 0 on, all that chance decides before the first question is drawn from this seed, so that the tree
  begins with a player. -1, the usual value: chance nodes from the start.
- `depth`: after so many answers of players the game ends, and counts as it stands. 0, the usual value: to the end.
- `reward`: "place", "points" or "margin"; usually "place", and "points" for one player.

Dynamics are sequential. What players do at the same time they do one after the other here, without being shown what the
others did: the same game, as OpenSpiel sees it. Observations are what a seat sees now. Information states add all that
it was told and all that it answered: the string exactly, the tensor as counts.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from guildhall import shelf
from guildhall.adapters import rewards
from guildhall.adapters.codec import Codec, codec
from guildhall.adapters.observe import Observer, Tensor, observer
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
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat, State

PREFIX: Final = "guildhall_"
COUNTED: Final = 16.0  # as often as that is 1 in an information-state tensor

Past = tuple[Any, Event | int, Seat]  # what was before; an event and CHANCE, or an answer and who gave it


def spiel_name(game: str) -> str:
    """What a game of the shelf is called in OpenSpiel."""
    return PREFIX + game.replace("-", "_")


def load(game: str, players: Whole | None = None, **parameters: Any) -> pyspiel.Game:
    """An OpenSpiel game by the name it has on the shelf. Raises what `guildhall.make` raises."""
    found = find_game(game)
    seats = find_seats(found, players)
    settings = {name: value for name, value in parameters.items() if name not in OWN_PARAMETERS}
    variant = find_variant(found, seats, settings)
    given = {name: value for name, value in parameters.items() if name in OWN_PARAMETERS}
    given |= {name: _number(name, given[name]) for name in LEAST if name in given}
    return pyspiel.load_game(
        spiel_name(game), {"players": seats, **given, **{_parameter(name): value for name, value in variant.items()}}
    )


OWN_PARAMETERS: Final = ("opening", "depth", "reward")
LEAST: Final = {"opening": -1, "depth": 0}  # what stands for none


def _number(parameter: str, value: object) -> int:
    """Raises ImpossibleVariant."""
    number = whole(value)
    if number is None or number < LEAST[parameter]:
        raise ImpossibleVariant(f"{parameter} is a whole number from {LEAST[parameter]} on, not {value}")
    return number


def _parameter(setting: str) -> str:
    return setting.replace("-", "_")


class Rules(NamedTuple):
    """What all positions of a game have in common."""

    game: Game[Any]
    codec: Codec
    depth: int
    reward: str


class Position:
    """A position with all that was told on the way to it. Shared by clones until one of them goes on."""

    def __init__(self, rules: Rules, g: Any) -> None:
        self.rules = rules
        self.g = g
        self.past: Past | None = None
        self.answers = 0  # of players
        self.is_shared = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """What OpenSpiel calls to clone: nothing is copied before it has to be."""
        self.is_shared = True
        return self

    def own(self) -> Position:
        """This position, or a copy if somebody else has it, too."""
        if not self.is_shared:
            return self
        new = Position(self.rules, _listening(self.g.copy(), self.g.held))
        new.past = self.past
        new.answers = self.answers
        return new

    def apply(self, seat: Seat, option: int, action: int) -> None:
        run.apply(self.g, seat, option)
        if seat != CHANCE:
            self.answers += 1
            self.past = (self.past, action, seat)
        self.listen()

    def listen(self) -> None:
        """Remember what was told."""
        assert self.g.sink is not None
        for event in self.g.sink:
            self.past = (self.past, event, CHANCE)
        self.g.sink = []

    def known_to(self, seat: Seat) -> list[Event | int]:
        """The events that a seat was told and the actions that it took, in order."""
        known: list[Event | int] = []
        past = self.past
        while past is not None:
            past, what, who = past
            if what.is_for(seat) if isinstance(what, Event) else who == seat:
                known.append(what)
        known.reverse()
        return known

    def __reduce__(self) -> tuple[Any, ...]:
        """As text, so that stored states do not depend on how states are built."""
        past = []
        node = self.past
        while node is not None:
            node, what, who = node
            past.append((what, who))
        game, _, depth, reward = self.rules
        return _restored, (game.name, depth, reward, game.write(self.g), self.g.held, past, self.answers)


def _restored(
    name: str,
    depth: int,
    reward: str,
    text: str,
    held: list[list[Event]],
    past: list[tuple[Any, Seat]],
    answers: int,
) -> Position:
    game = shelf.game(name)
    position = Position(Rules(game, codec(name), depth, reward), _listening(game.read(text), held))
    for what, who in reversed(past):
        position.past = (position.past, what, who)
    position.answers = answers
    return position


def _listening(g: State, held: list[list[Event]]) -> State:
    """A state that tells what happens, and has not forgotten what it holds back."""
    g.sink = []
    g.held = [told[:] for told in held]
    return g


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
        self.opening, self.depth = (_number(name, given.get(name, none)) for name, none in LEAST.items())
        self.reward = str(given.get("reward", "")) or rewards.usual(seats)
        rewards.check(self.reward, seats)
        self.observer = observer(name, seats)
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

    def _beginning(self, seats: int) -> Position:
        """Where every game begins; always shared, never changed."""
        g = self.guildhall.new(seats, self.variant)
        g.sink = []
        run.start(g)
        position = Position(Rules(self.guildhall, self.codec, self.depth, self.reward), g)
        position.listen()
        if self.opening >= 0:
            rng = Rng(self.opening)
            while g.asked[CHANCE] is not None:
                position.apply(CHANCE, run.draw(g, rng), 0)
        position.is_shared = True
        return position

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
    """A position, as OpenSpiel wants it."""

    def __init__(self, game: GuildhallGame) -> None:
        super().__init__(game)
        self.position = game.beginning

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = run.first_to_act(self.position.g)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        position = self.position
        return not position.g.waiting or 0 < position.rules.depth <= position.answers

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.rules.codec.legal(self.position.g, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        g = self.position.g
        decision = run.question(g, CHANCE)
        assert isinstance(decision, Draw)
        weights = decision.weights(g)
        numbers = self.position.rules.codec
        total = sum(weights)
        return [
            (action - numbers.actions, weight / total)
            for action, weight in zip(numbers.legal(g, CHANCE), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise GameOver(f"this game of {self.position.rules.game.name} is finished")
        numbers = self.position.rules.codec
        g = self.position.g
        seat = run.first_to_act(g)
        number = action + numbers.actions if seat == CHANCE else action
        option = numbers.option(g, seat, number)
        self.position = self.position.own()
        self.position.apply(seat, option, action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.position.rules.codec
        return numbers.name(action + numbers.actions if player == pyspiel.PlayerId.CHANCE else action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.g.seats
        return rewards.rewards(self.position.rules.game, self.position.g, self.position.rules.reward)

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return self.position.rules.game.write(self.position.g)


class SpielObserver:
    """Observations, or information states if it recalls what was."""

    def __init__(self, seen: Observer, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self.seen = seen
        self.recalls = recalls
        self._events = {name: i for i, name in enumerate(seen.game.events)}
        memory = seen.codec.actions + len(self._events) if recalls else 0
        self.tensor: Tensor = np.zeros(seen.size + memory, np.float32)
        self.dict = seen.pieces(self.tensor)
        if recalls:
            self.dict["answered"] = self.tensor[seen.size : seen.size + seen.codec.actions]
            self.dict["told"] = self.tensor[seen.size + seen.codec.actions :]

    def set_from(self, state: GuildhallState, player: int) -> None:
        position = state.position
        self.tensor[: self.seen.size] = self.seen.tensor(position.g, player)
        if not self.recalls:
            return
        self.tensor[self.seen.size :] = 0.0
        for what in position.known_to(player):
            if isinstance(what, Event):
                self.dict["told"][self._events[what.name]] += 1.0 / COUNTED
            else:
                self.dict["answered"][what] += 1.0 / COUNTED

    def string_from(self, state: GuildhallState, player: int) -> str:
        position = state.position
        now = self.seen.string(position.g, player)
        if not self.recalls:
            return now
        lines = (
            f"{what.name} {' '.join(map(str, what.args))}" if isinstance(what, Event) else self.seen.codec.name(what)
            for what in position.known_to(player)
        )
        return "\n".join([*lines, now])


@cache
def game_type(name: str, is_zero_sum: bool) -> pyspiel.GameType:
    """What OpenSpiel asks about a game before it is loaded."""
    game = find_game(name)
    parameters: dict[str, Any] = {"players": usual_seats(game), "opening": -1, "depth": 0, "reward": ""}
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
