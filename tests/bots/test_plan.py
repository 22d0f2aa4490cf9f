"""Plans: where one seat plays alone and nothing is left to chance."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

from guildhall import shelf
from guildhall.bots.bot import Advice, Candidate, Limit, Position
from guildhall.bots.evaluate.tiny_towns import EVALUATOR
from guildhall.bots.mcts import MctsBot
from guildhall.bots.plan import LOOKS, Planner
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, State
from tests.games.tiny_towns.helpers import EMPTY, table

GAME = shelf.game("tiny-towns")
CARDS = "farm well chapel tavern theater trading-post"
UNDER = "wood wood wheat wheat wheat brick brick brick glass glass stone stone"
# Five squares are left, and every card has been seen.
LATE = """
  Co We Co Ta
  Fa B  W  Th
  Co .  .  Co
  Ch .  .  .
"""


def late(town: str = LATE, under: str = UNDER, face_up: str = "glass stone wood") -> Towns:
    return table(town, seats=1, cards=CARDS, more=f"turn: 30\nface-up: {face_up}\nunder: {under}\nagenda: begin_turn")


def new_game(seed: int, turns: int) -> State:
    """A game alone after so many turns at random."""
    g: State = GAME.new(1, {})
    run.start(g)
    rng = Rng(seed)
    while EVALUATOR.stage(g) < turns or g.asked[CHANCE] is not None:
        playout(g, rng, 1)
    return g


def best_by_trying_everything(g: State, known: dict[int, int]) -> int:
    """The points of the best way to the end of the game."""
    while g.asked[CHANCE] is not None:
        run.apply(g, CHANCE, run.options(g, CHANCE)[0])
    if run.is_over(g):
        return GAME.points(g)[0]
    key = hash(GAME.write(g))
    if key not in known:
        known[key] = max(best_by_trying_everything(after(g, option), known) for option in run.options(g, 0))
    return known[key]


def after(g: State, option: Option) -> State:
    copy = g.copy()
    run.apply(copy, 0, option)
    return copy


def planned(g: State, simulations: int = 40) -> Planner:
    planner = Planner(EVALUATOR, 0)
    planner.run(g, simulations, inf, perf_counter)
    return planner


def test_tt_16_4_the_future_is_certain_once_every_card_has_been_seen() -> None:
    assert not EVALUATOR.is_certain(new_game(1, 12))
    assert EVALUATOR.is_certain(new_game(1, 13))
    assert EVALUATOR.is_certain(late())
    assert not EVALUATOR.is_certain(late(under=""))


def test_nothing_is_certain_at_a_table_of_two_or_with_the_town_hall() -> None:
    assert not EVALUATOR.is_certain(table(LATE, LATE, cards=CARDS))
    g = GAME.new(1, {"mode": "town-hall"})
    run.start(g)
    playout(g, Rng(1), 60)
    assert EVALUATOR.stage(g)
    assert not EVALUATOR.is_certain(g)


def test_states_are_the_same_if_the_same_can_happen_in_them() -> None:
    same = [late(), late(face_up="stone glass wood")]
    others = [late(under=f"wheat {UNDER.replace('wheat', '', 1)}"), late(LATE.replace("W ", ". ")), late(EMPTY)]
    assert EVALUATOR.identity(same[0]) == EVALUATOR.identity(same[1])
    assert len({EVALUATOR.identity(g) for g in [same[0], *others]}) == 1 + len(others)


def test_a_plan_that_has_seen_all_there_is_is_the_best() -> None:
    town = LATE.replace(". ", "S ", 3)
    planner = planned(late(town), 1 << 20)
    assert planner.is_complete
    assert round(planner.points) == best_by_trying_everything(late(town), {})


def test_a_plan_says_of_every_first_answer_where_it_leads() -> None:
    town = LATE.replace(". ", "S ", 3)
    g = late(town)
    results = planned(g, 1 << 20).results(g)
    assert sorted(option for option, *_ in results) == run.options(g, 0)
    for option, visits, _, points in results:
        assert round(points[0] / visits) == best_by_trying_everything(after(g, option), {})


def test_a_plan_changes_nothing() -> None:
    g = late()
    before = GAME.write(g)
    planned(g)
    assert GAME.write(g) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_plan_leads_where_it_says(seed: int) -> None:
    g = new_game(seed, 16)
    planner = planned(g, 100)
    for option in planner.line:
        while g.asked[CHANCE] is not None:
            run.apply(g, CHANCE, run.options(g, CHANCE)[0])
        run.apply(g, 0, option)
    assert run.is_over(g)
    assert GAME.points(g)[0] == round(planner.points)


def test_plans_never_become_worse_while_they_are_followed() -> None:
    g = new_game(3, 16)
    player = MctsBot(GAME, Limit(simulations=30))
    promised = -99
    while not run.is_over(g):
        while g.asked[CHANCE] is not None:
            run.apply(g, CHANCE, run.options(g, CHANCE)[0])
        advice = player.explain(Position(GAME, g, 0, Rng(1)), Rng(2))
        assert round(advice.candidates[0].points[0]) >= promised
        promised = round(advice.candidates[0].points[0])
        run.apply(g, 0, advice.option)
    assert GAME.points(g)[0] == promised


def test_a_plan_that_is_cut_off_answers_what_looks_best() -> None:
    g = new_game(3, 13)
    planner = Planner(EVALUATOR, 0)
    planner.run(g, 1 << 20, -inf, perf_counter)
    assert planner.line
    assert planner.line[0] in run.options(g, 0)
    assert planner.states < 30 * LOOKS
    assert planner.results(g)[0][0] == planner.line[0]


def test_a_bot_plans_only_where_everything_is_certain() -> None:
    for turns, plans in ((5, False), (13, True)):
        player = MctsBot(GAME, Limit(simulations=3))
        player.choose(Position(GAME, new_game(1, turns), 0, Rng(1)), Rng(2))
        assert (player.planner is not None) == plans
        assert (player.search is None) == plans
        player.close()
        assert player.planner is None


def test_who_has_planned_searches_again_where_nothing_is_certain_any_more() -> None:
    """Answers can be taken back, and one bot may be asked about several games."""
    player = MctsBot(GAME, Limit(simulations=3))
    player.choose(Position(GAME, new_game(1, 13), 0, Rng(1)), Rng(2))
    planner = player.planner
    assert planner is not None
    early = new_game(1, 5)
    planner.stage = EVALUATOR.stage(early)
    assert not planner.goes_on(early.copy())
    player.choose(Position(GAME, early, 0, Rng(1)), Rng(2))
    assert player.planner is None


def test_a_plan_is_followed_to_the_end_of_its_turn_without_thinking_again() -> None:
    g = new_game(3, 13)
    player = MctsBot(GAME, Limit(simulations=30))
    run.apply(g, 0, player.choose(Position(GAME, g, 0, Rng(1)), Rng(2)))
    planner = player.planner
    assert planner is not None
    states, line = planner.states, planner.line
    answers = []
    while EVALUATOR.stage(g) == 13 and g.asked[CHANCE] is None:
        answers.append(player.choose(Position(GAME, g, 0, Rng(1)), Rng(2)))
        run.apply(g, 0, answers[-1])
    assert answers == line[: len(answers)]
    assert planner.states == states


def test_a_plan_is_dropped_when_somebody_answers_otherwise() -> None:
    """A person who asks for advice need not take it."""
    g = late()
    player = MctsBot(GAME, Limit(simulations=30))
    advised = player.explain(Position(GAME, g, 0, Rng(1)), Rng(2)).option
    again = player.choose(Position(GAME, g, 0, Rng(1)), Rng(2))
    assert again == advised
    other = next(option for option in run.options(g, 0) if option != advised)
    run.apply(g, 0, other)
    answer = player.choose(Position(GAME, g, 0, Rng(1)), Rng(2))
    assert answer in run.options(g, 0)
    assert answer == MctsBot(GAME, Limit(simulations=30)).choose(Position(GAME, g, 0, Rng(1)), Rng(2))


def test_who_slips_in_a_plan_seldom_loses_many_points() -> None:
    points = {4: 31.0, 7: 31.0, 2: 30.0, 9: 27.0}
    found = tuple(Candidate(option, "", 0.25, (value,), 0.5) for option, value in points.items())
    advice = Advice(4, found, 1, 0.1)
    rng = Rng(1)
    often = {}
    for slip in (0.5, 2.0):
        player = MctsBot(GAME, Limit(simulations=1), slip=slip)
        player.planner = Planner(EVALUATOR, 0)
        answers = [player.slipped(advice, rng) for _ in range(1000)]
        often[slip] = [answers.count(option) for option in points]
        assert abs(often[slip][0] - often[slip][1]) < 150
        assert often[slip][1] > often[slip][2] > often[slip][3]
    assert often[0.5][2] < 50 < often[2.0][2]
    assert MctsBot(GAME, Limit(simulations=1)).slipped(advice, rng) == 4
