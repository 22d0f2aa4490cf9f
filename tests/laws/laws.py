"""The laws: what holds for every game, in every position. Each raises AssertionError where it does not.

A law gets the game, a position of its own to play with, and a source of numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import util
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game
from guildhall.kernel.notation import step_name
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Option, Seat
from guildhall.table.draws import ScriptedDraws
from guildhall.table.replay import load, record, save, verify
from guildhall.table.table import Table
from tests.laws.play import Move, Played, heard, listening, play_on

Law = Callable[[Game[Any], Any, Rng], None]

SAMPLE: Final = 60  # answers looked at when a question has more
GAMES: Final = Path(__file__).parent.parent / "games"
OPTION_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*(:[a-z0-9_+-]+)*")


# Questions and answers


def every_open_question_has_an_answer(game: Game[Any], g: Any, rng: Rng) -> None:
    """Answers ascend within the domain, chance is asked alone, and single answers are asked only by a pause."""
    seats = run.to_act(g)
    assert bool(seats) != run.is_over(g), "nobody is asked, and the game is not over"
    assert len(seats) == g.waiting == sum(decision is not None for decision in g.asked)
    assert CHANCE not in seats or len(seats) == 1, "chance is asked alone"
    if seats:
        assert run.first_to_act(g) == seats[0]
    for seat in seats:
        decision, offered = run.question(g, seat), run.options(g, seat)
        assert decision in game.decisions, f"{decision.name} is not declared"
        assert offered, f"{decision.name} has no answer"
        assert all(a < b for a, b in pairwise(offered)), f"{decision.name}: {offered}"
        assert 0 <= offered[0] <= offered[-1] < len(decision.domain), f"{decision.name}: {offered}"
        assert len(offered) > 1 or decision.pauses, f"{decision.name} is forced, and asked nevertheless"
        facts = decision.facts(g, seat)
        assert all(isinstance(fact, int) for fact in facts.values()), f"facts of {decision.name}: {facts}"


def chance_has_weights(game: Game[Any], g: Any, rng: Rng) -> None:
    """One positive whole number for each outcome; and only chance draws."""
    for seat in run.to_act(g):
        decision = run.question(g, seat)
        assert isinstance(decision, Draw) == (seat == CHANCE), f"{decision.name} is asked of seat {seat}"
        if isinstance(decision, Draw):
            weights = decision.weights(g)
            assert len(weights) == len(run.options(g, seat))
            assert all(weight > 0 for weight in weights), f"weights of {decision.name}: {weights}"
            assert run.draw(g, rng) in run.options(g, seat)


def an_answer_not_offered_changes_nothing(game: Game[Any], g: Any, rng: Rng) -> None:
    """It raises IllegalChoice with the reason, also for seats that are not asked."""
    before = game.write(g), g.asked[:], [options[:] for options in g.offered]
    for seat in range(-2, g.seats + 1):
        if seat not in run.to_act(g):
            assert _refusal(g, seat, 0) == "not-to-act"
            continue
        decision = run.question(g, seat)
        for option in (-1, len(decision.domain)):
            assert _refusal(g, seat, option) == "no-such-option"
        for option in _sampled(decision, rng):
            if option not in run.options(g, seat):
                assert _refusal(g, seat, option) == decision.why_not(g, seat, option)
    assert (game.write(g), g.asked, g.offered) == before, "a refused answer changed something"


def _refusal(g: Any, seat: Seat, option: Option) -> str | None:
    try:
        run.apply(g, seat, option)
    except IllegalChoice as error:
        return error.reason
    return None


def why_not_is_silent_for_the_offered_answers_only(game: Game[Any], g: Any, rng: Rng) -> None:
    """For the others it names a clause of the game."""
    for seat in run.to_act(g):
        decision = run.question(g, seat)
        for option in _sampled(decision, rng):
            reason = decision.why_not(g, seat, option)
            name = f"{decision.name} {decision.domain[option]}"
            assert (reason is None) == (option in run.options(g, seat)), f"{name}: {reason}"
            assert reason is None or reason == "not-offered" or reason.startswith(game.prefix + "-"), (
                f"{name}: {reason}"
            )


def _sampled(decision: Decision[Any], rng: Rng) -> list[Option]:
    size = len(decision.domain)
    return list(range(size)) if size <= SAMPLE else [rng.below(size) for _ in range(SAMPLE)]


# Copies, texts and logs


def a_copy_is_equal_and_independent(game: Game[Any], g: Any, rng: Rng) -> None:
    """Playing on with one does not change the other, and the same answers lead both to the same position."""
    text = game.write(g)
    first, second = g.copy(), g.copy()
    assert game.write(first) == text, "a copy differs"
    assert (first.asked, first.offered, first.waiting) == (g.asked, g.offered, g.waiting)
    moves = play_on(first, rng, 40)
    assert game.write(g) == text, "the original changed with its copy"
    for move in moves:
        run.apply(g, *move)
    assert game.write(second) == text, "a copy changed with the original"
    assert game.write(g) == game.write(first), "a copy went another way"


def a_position_survives_being_written_and_read(game: Game[Any], g: Any, rng: Rng) -> None:
    """The text says everything: questions, answers, views, and what comes of them."""
    text = game.write(g)
    read = game.read(text)
    assert game.write(read) == text
    assert [step_name(question.ask) for question in read.asked if question] == [
        step_name(question.ask) for question in g.asked if question
    ]
    assert run.to_act(read) == run.to_act(g)
    for seat in run.to_act(g):
        assert run.options(read, seat) == run.options(g, seat), f"other answers to {run.question(g, seat).name}"
    assert game.points(read) == game.points(g)
    assert (game.round(read), game.phase(read)) == (game.round(g), game.phase(g))
    for view in _views(g):
        assert game.view(read, view) == game.view(g, view)
    for move in play_on(g, rng, 25):
        run.apply(read, *move)
    assert game.write(read) == game.write(g), "something was missing in:\n" + text


def every_step_is_declared(game: Game[Any], g: Any, rng: Rng) -> None:
    """What stands on an agenda has a name that can be read back, and small ints."""
    for agenda in (g.agenda, *g.lanes):
        for frame in agenda:
            step, args = frame.step, frame.args
            owner = getattr(step, "__self__", None)
            if isinstance(owner, Decision):
                assert owner in game.decisions, f"{owner.name} is not declared"
                assert step == owner.ask, f"{step} is no question"
            else:
                assert step in game.steps, f"{step_name(step)} is not declared"
            assert all(isinstance(arg, int) for arg in args), f"{step_name(step)} {args}"


def the_log_leads_to_the_same_position(game: Game[Any], played: Played) -> None:
    """By names and through a table, and as a saved replay too."""
    draws = ScriptedDraws([choice.option for choice in played.choices if choice.seat == CHANCE])
    for end in (len(played.choices) // 2, len(played.choices)):
        table = Table(game, played.seats, played.variant, draws=draws, log=played.choices[:end])
        assert game.write(table.state) == game.write(played.states[len(table.log)]), "the log leads elsewhere"
    text = save(record(table))
    replay = load(text, game)
    verify(replay, game)
    assert replay.choices == played.choices
    assert save(replay) == text


def earlier_copies_stay(game: Game[Any], played: Played) -> None:
    """A copy made during a game keeps its position, and the same moves still lead to the same end."""
    texts: dict[int, str] = {}  # where copies that went on should have arrived
    g = game.new(played.seats, played.variant)
    run.start(g)
    for at in range(len(played.states)):
        text = game.write(g)
        assert texts.pop(at, text) == text, f"a copy that went on to choice {at} went another way"
        if at % 7 == 0:
            assert game.write(played.states[at]) == text, f"the copy before choice {at} is not what it was"
            end = min(at + 20, len(played.moves))
            texts[end] = _text_after(game, played.states[at], played.moves[at:end])
        if at < len(played.moves):
            run.apply(g, *played.moves[at])


def _text_after(game: Game[Any], g: Any, moves: list[Move]) -> str:
    world = g.copy()
    for move in moves:
        run.apply(world, *move)
    return game.write(world)


# Lanes and secrets


def lanes_commute(game: Game[Any], g: Any, rng: Rng) -> None:
    """Two answers on lanes come to the same in either order, unless one interrupts the other on open lanes."""
    seats = run.to_act(g)
    if not g.lanes or len(seats) < 2:
        return
    a = seats.pop(rng.below(len(seats)))
    b = seats[rng.below(len(seats))]
    moves = [(seat, run.options(g, seat)[rng.below(len(run.options(g, seat)))]) for seat in (a, b)]
    one, other = listening(g), listening(g)
    for state, (first, second) in ((one, moves), (other, moves[::-1])):
        lane = _lane(state, second[0])
        run.apply(state, *first)
        if _lane(state, second[0]) != lane:
            assert not g.sealed, f"seat {first[0]} reaches into the sealed lane of seat {second[0]}"
            return
        run.apply(state, *second)
    assert game.write(one) == game.write(other), f"seats {a} and {b} do not commute"
    if g.sealed:
        for view in _views(g):
            assert heard(one, view) == heard(other, view), f"seats {a} and {b} are heard in another order"


def _lane(g: Any, seat: Seat) -> tuple[object, ...]:
    return g.lanes[seat][:], g.asked[seat], g.offered[seat]


def the_seal_holds(game: Game[Any], g: Any, rng: Rng) -> None:
    """A determinized world looks the same to the seat as the true one, and can be played to its end."""
    text = game.write(g)
    for view in _views(g):
        world = game.determinize(g, view, rng)
        assert world is not g
        assert game.view(world, view) == game.view(g, view), f"view {view} sees something it does not know"
        assert run.to_act(world) == run.to_act(g)
        for seat in run.to_act(world):
            decision = run.question(world, seat)
            assert decision is run.question(g, seat)
            assert run.options(world, seat) == decision.options(world, seat), f"{decision.name} offers what is no more"
        conservation(game, world, rng)
        play_on(world, rng)
        assert game.write(g) == text, "the position changed with a world made from it"


def a_secret_answer_is_seen_by_nobody_else(game: Game[Any], g: Any, rng: Rng) -> None:
    """While lanes are sealed, another answer changes neither views nor events of the others."""
    if not (g.lanes and g.sealed):
        return
    for seat in run.to_act(g):
        worlds = _alternatives(g, seat)
        if any(world.lanes is not lanes for world, lanes in worlds):
            continue  # the last one to answer: all is revealed
        (first, _), *others = worlds
        for view in _views(g):
            if view != seat:
                sees, hears = game.view(first, view), heard(first, view)
                for world, _ in others:
                    assert game.view(world, view) == sees, f"view {view} sees what seat {seat} chose"
                    assert heard(world, view) == hears, f"view {view} hears what seat {seat} chose"


def _alternatives(g: Any, seat: Seat) -> list[tuple[Any, Any]]:
    """The positions after each of a seat's answers, with the lanes they had before."""
    worlds = []
    for option in run.options(g, seat):
        world = listening(g)
        lanes = world.lanes
        run.apply(world, seat, option)
        worlds.append((world, lanes))
    return worlds


def the_truth_is_not_handed_over(game: Game[Any], g: Any, rng: Rng) -> None:
    """If a view cannot tell two positions apart, determinized worlds must not always be the true one."""
    for seat in run.to_act(g):
        if seat != CHANCE and not (g.lanes and g.sealed):
            continue
        first, *others = (world for world, _ in _alternatives(g, seat))
        for view in _views(g):
            if any(_is_secret(game, first, world, view) for world in others) and view != seat:
                truth = game.write(first)
                worlds = (game.write(game.determinize(first, view, rng)) for _ in range(100))
                assert any(world != truth for world in worlds), f"view {view} is handed the truth about seat {seat}"


def _is_secret(game: Game[Any], one: Any, other: Any, view: Seat | None) -> bool:
    return (
        game.view(one, view) == game.view(other, view)
        and heard(one, view) == heard(other, view)
        and game.write(one) != game.write(other)
    )


def views_can_be_sent(game: Game[Any], g: Any, rng: Rng) -> None:
    """As JSON, for every seat and for spectators; and making them changes nothing."""
    text = game.write(g)
    for view in _views(g):
        assert msgspec.json.encode(game.view(g, view))
    assert game.write(g) == text, "being looked at changed the position"


def _views(g: Any) -> list[Seat | None]:
    return [*range(g.seats), None]


# Events


def events_are_declared(game: Game[Any], played: Played) -> None:
    """Every event has its ints, each valid for its kind."""
    for told in played.told:
        for event in told:
            check_event(game, event, played.seats)


def check_event(game: Game[Any], event: Event, seats: int) -> None:
    assert event.name in game.events, f"{event.name} is not declared"
    kinds = game.events[event.name]
    assert len(kinds) == len(event.args), f"{event.name} {event.args} should be {kinds}"
    for kind, value in zip(kinds, event.args, strict=True):
        kind = kind.rpartition(":")[2]
        assert isinstance(value, int), f"{event}"
        if kind == "seat":
            assert 0 <= value < seats, f"{event}: there is no seat {value}"
        elif kind != "number":
            assert kind in game.things, f"{event.name}: there is no kind '{kind}'"
            assert 0 <= value < len(game.things[kind]), f"{event}: there is no {kind} {value}"


# Counting


def conservation(game: Game[Any], g: Any, rng: Rng) -> None:
    """What the game's own `invariants.check` says; every game must have one."""
    _invariants(game)(g)


_CHECKS: Final[dict[str, Callable[[Any], None]]] = {}


def _invariants(game: Game[Any]) -> Callable[[Any], None]:
    if game.name not in _CHECKS:
        module = shelf.MODULES.get(game.name, "").rpartition(".")[2]
        _CHECKS[game.name] = _load_check(GAMES / module / "invariants.py")
    return _CHECKS[game.name]


def _load_check(file: Path) -> Callable[[Any], None]:
    assert file.exists(), f"{file} is missing: a game must say what it conserves"
    spec = util.spec_from_file_location(f"invariants_of_{file.parent.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    check: Callable[[Any], None] = module.check
    return check


def points_are_what_the_ledger_says(game: Game[Any], g: Any, rng: Rng) -> None:
    """Quick points, ledger and result agree, and places follow from points, as soon as there is a table to count."""
    if game.round(g) == 0 and run.to_act(g) == [CHANCE]:
        return
    points, places, forecast = game.points(g), game.places(g), game.forecast(g)
    assert len(points) == len(places) == len(forecast) == g.seats
    for seat, score in enumerate(forecast):
        total = sum(line.amount for line in score.ledger)
        assert points[seat] == score.points == total, f"seat {seat}: {points[seat]}, {score.points}, ledger {total}"
        assert places[seat] == score.place == 1 + sum(place < places[seat] for place in places), f"places {places}"
        for line in score.ledger:
            assert line.clause.startswith(game.prefix + "-"), f"{line}"
    for a in range(g.seats):
        for b in range(g.seats):
            assert points[a] <= points[b] or places[a] < places[b], f"points {points}, places {places}"
    assert game.scores(g) == (forecast if run.is_over(g) else None)


def the_table_knows_where_it_is(game: Game[Any], played: Played) -> None:
    """Phases are declared, and rounds only go up."""
    rounds = [game.round(g) for g in played.states]
    assert rounds == sorted(rounds)
    assert rounds[-1] > 0
    for g in played.states:
        assert game.phase(g) in game.phases, f"'{game.phase(g)}' is not declared"


POSITION_LAWS: Final[tuple[Law, ...]] = (
    every_open_question_has_an_answer,
    chance_has_weights,
    an_answer_not_offered_changes_nothing,
    why_not_is_silent_for_the_offered_answers_only,
    a_copy_is_equal_and_independent,
    a_position_survives_being_written_and_read,
    every_step_is_declared,
    lanes_commute,
    the_seal_holds,
    a_secret_answer_is_seen_by_nobody_else,
    the_truth_is_not_handed_over,
    views_can_be_sent,
    conservation,
    points_are_what_the_ledger_says,
)

# Looked at in every position of a game, because they are quick and what they look for is rare.
EVERYWHERE: Final[tuple[Law, ...]] = (
    every_open_question_has_an_answer,
    chance_has_weights,
    every_step_is_declared,
    conservation,
    lanes_commute,
    a_secret_answer_is_seen_by_nobody_else,
)

GAME_LAWS: Final[tuple[Callable[[Game[Any], Played], None], ...]] = (
    the_log_leads_to_the_same_position,
    earlier_copies_stay,
    events_are_declared,
    the_table_knows_where_it_is,
)


# What can be said without playing


def names_are_unique_and_well_formed(game: Game[Any]) -> None:
    for names in (
        [decision.name for decision in game.decisions],
        [step.__name__ for step in game.steps],
        [setting.name for setting in game.settings],
        game.phases,
        *(decision.domain for decision in game.decisions),
        *(setting.values for setting in game.settings),
    ):
        assert len(set(names)) == len(names), f"twice in {names}"
    for decision in game.decisions:
        assert OPTION_NAME.fullmatch(decision.name), decision.name
        assert ":" not in decision.name, decision.name
        for option in decision.domain:
            assert OPTION_NAME.fullmatch(option), f"{decision.name} {option}"
    for event, kinds in game.events.items():
        for kind in kinds:
            assert kind.rpartition(":")[2] in ("seat", "number", *game.things), f"{event}: there is no kind '{kind}'"
