"""Beam search, for a seat that plays alone and knows all draws to come."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

from guildhall import shelf
from guildhall.bots.bot import Advice, Candidate, Limit, Position
from guildhall.bots.evaluate.tiny_towns import EVALUATOR
from guildhall.bots.mcts import MctsBot
from guildhall.bots.search.beam import STATES_PER_SIMULATION, BeamSearch
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
    """A game alone after some random turns."""
    g: State = GAME.new(1, {})
    run.start(g)
    rng = Rng(seed)
    while EVALUATOR.phase(g) < turns or g.asked[CHANCE] is not None:
        playout(g, rng, 1)
    return g


def best_by_trying_everything(g: State, known: dict[int, int]) -> int:
    """The points of the best line to the end of the game."""
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


def searched(g: State, simulations: int = 40) -> BeamSearch:
    beam = BeamSearch(EVALUATOR, 0)
    beam.run(g, simulations, inf, perf_counter)
    return beam


def test_tt_16_4_the_game_is_deterministic_once_every_card_has_been_seen() -> None:
    assert not EVALUATOR.is_deterministic(new_game(1, 12))
    assert EVALUATOR.is_deterministic(new_game(1, 13))
    assert EVALUATOR.is_deterministic(late())
    assert not EVALUATOR.is_deterministic(late(under=""))


def test_a_game_for_two_or_with_the_town_hall_is_not_deterministic() -> None:
    assert not EVALUATOR.is_deterministic(table(LATE, LATE, cards=CARDS))
    g = GAME.new(1, {"mode": "town-hall"})
    run.start(g)
    playout(g, Rng(1), 60)
    assert EVALUATOR.phase(g)
    assert not EVALUATOR.is_deterministic(g)


def test_states_with_the_same_future_have_the_same_transposition_key() -> None:
    same = [late(), late(face_up="stone glass wood")]
    others = [late(under=f"wheat {UNDER.replace('wheat', '', 1)}"), late(LATE.replace("W ", ". ")), late(EMPTY)]
    assert EVALUATOR.transposition_key(same[0]) == EVALUATOR.transposition_key(same[1])
    assert len({EVALUATOR.transposition_key(g) for g in [same[0], *others]}) == 1 + len(others)


def test_a_complete_search_finds_the_optimum() -> None:
    town = LATE.replace(". ", "S ", 3)
    beam = searched(late(town), 1 << 20)
    assert beam.is_complete
    assert round(beam.points) == best_by_trying_everything(late(town), {})


def test_a_complete_search_knows_the_points_after_every_first_answer() -> None:
    town = LATE.replace(". ", "S ", 3)
    g = late(town)
    results = searched(g, 1 << 20).results(g)
    assert sorted(option for option, *_ in results) == run.options(g, 0)
    for option, visits, _, points in results:
        assert round(points[0] / visits) == best_by_trying_everything(after(g, option), {})


def test_a_search_leaves_its_state_unchanged() -> None:
    g = late()
    before = GAME.write(g)
    searched(g)
    assert GAME.write(g) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_line_leads_to_its_points(seed: int) -> None:
    g = new_game(seed, 16)
    beam = searched(g, 100)
    for option in beam.line:
        while g.asked[CHANCE] is not None:
            run.apply(g, CHANCE, run.options(g, CHANCE)[0])
        run.apply(g, 0, option)
    assert run.is_over(g)
    assert GAME.points(g)[0] == round(beam.points)


def test_lines_never_get_worse_during_a_game() -> None:
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


def test_a_search_without_time_answers_what_looks_best() -> None:
    g = new_game(3, 13)
    beam = BeamSearch(EVALUATOR, 0)
    beam.run(g, 1 << 20, -inf, perf_counter)
    assert beam.line
    assert beam.line[0] in run.options(g, 0)
    assert beam.states < 30 * STATES_PER_SIMULATION
    assert beam.results(g)[0][0] == beam.line[0]


def test_a_bot_uses_beam_search_only_where_all_draws_are_known() -> None:
    for turns, is_known in ((5, False), (13, True)):
        player = MctsBot(GAME, Limit(simulations=3))
        player.choose(Position(GAME, new_game(1, turns), 0, Rng(1)), Rng(2))
        assert (player.beam is not None) == is_known
        assert (player.search is None) == is_known
        player.close()
        assert player.beam is None


def test_a_bot_goes_back_to_tree_search_in_an_earlier_position() -> None:
    """Answers can be undone, and one bot may be asked about several games."""
    player = MctsBot(GAME, Limit(simulations=3))
    player.choose(Position(GAME, new_game(1, 13), 0, Rng(1)), Rng(2))
    beam = player.beam
    assert beam is not None
    early = new_game(1, 5)
    beam.phase = EVALUATOR.phase(early)
    assert not beam.goes_on(early.copy())
    player.choose(Position(GAME, early, 0, Rng(1)), Rng(2))
    assert player.beam is None


def test_a_line_is_followed_to_the_end_of_the_turn_without_a_new_search() -> None:
    g = new_game(3, 13)
    player = MctsBot(GAME, Limit(simulations=30))
    run.apply(g, 0, player.choose(Position(GAME, g, 0, Rng(1)), Rng(2)))
    beam = player.beam
    assert beam is not None
    states, line = beam.states, beam.line
    answers = []
    while EVALUATOR.phase(g) == 13 and g.asked[CHANCE] is None:
        answers.append(player.choose(Position(GAME, g, 0, Rng(1)), Rng(2)))
        run.apply(g, 0, answers[-1])
    assert answers == line[: len(answers)]
    assert beam.states == states


def test_a_line_is_dropped_after_another_answer() -> None:
    """People may ask for advice and not take it."""
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


def test_in_beam_search_the_temperature_samples_answers_by_their_points() -> None:
    points = {4: 31.0, 7: 31.0, 2: 30.0, 9: 27.0}
    found = tuple(Candidate(option, "", 0.25, (value,), 0.5) for option, value in points.items())
    advice = Advice(4, found, 1, 0.1)
    rng = Rng(1)
    often = {}
    for temperature in (0.5, 2.0):
        player = MctsBot(GAME, Limit(simulations=1), temperature=temperature)
        player.beam = BeamSearch(EVALUATOR, 0)
        answers = [player.sample_answer(advice, rng) for _ in range(1000)]
        often[temperature] = [answers.count(option) for option in points]
        assert abs(often[temperature][0] - often[temperature][1]) < 150
        assert often[temperature][1] > often[temperature][2] > often[temperature][3]
    assert often[0.5][2] < 50 < often[2.0][2]
    assert MctsBot(GAME, Limit(simulations=1)).sample_answer(advice, rng) == 4
