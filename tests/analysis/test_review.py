"""Reviews of whole games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import is_compiled, shelf
from guildhall.analysis.judgement import Rollouts, Static, draw_worlds, of_draws
from guildhall.analysis.look import Chances, Task, look
from guildhall.analysis.moments import Moment, moments_of
from guildhall.analysis.pace import FEWEST, FEWEST_WORLDS, FOR_DRAWS, MOST, TRIAL, Pace
from guildhall.analysis.report import report
from guildhall.analysis.review import Cancelled, Review, review, seconds_for
from guildhall.cli.main import main
from guildhall.cli.review import show_review
from guildhall.kernel import run
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from guildhall.table.replay import Mark, Replay, load, record, save
from guildhall.table.table import Table
from guildhall.words import words

REPLAYS = Path(__file__).parents[1] / "replays"
GAMES = {
    "old-london-bridge": "two-base",
    "pillars-of-the-earth": "two-by-hand",
    "tiny-towns": "two-standard",
    "guilds-of-london": "two-anything",
}
# Whole reviews of the other two take minutes on plain Python; `make compiled` runs all four.
REVIEWED = tuple(GAMES) if is_compiled() else ("old-london-bridge", "tiny-towns")


def replay_of(name: str) -> Replay:
    return load(file_of(name).read_text(encoding="utf-8"))


def file_of(name: str) -> Path:
    named = REPLAYS / name / f"{GAMES[name]}.replay"
    return named if named.exists() else next(iter(sorted((REPLAYS / name).glob("two-*.replay"))))


def review_anew(name: str, **options: Any) -> Review:
    replay = replay_of(name)
    return review(shelf.game(name), replay.seats, replay.variant, replay.choices, **{"simulations": 2, **options})


reviewed = cache(review_anew)  # most tests look at the same review


@pytest.mark.parametrize("name", REVIEWED)
def test_luck_decisions_and_others_add_up_to_the_result(name: str) -> None:
    replay = replay_of(name)
    found = reviewed(name)
    for seat, split in enumerate(found.seats):
        for part in (split.win, split.points):
            assert part.start + part.luck + part.own + part.others == pytest.approx(part.result, abs=1e-9)
        assert split.win.own <= 0
        assert split.points.result == replay.results[seat].points
        assert 0 <= split.win.start <= 1
        assert split.accuracy is not None
        assert 0 <= split.accuracy <= 100
    assert sum(split.win.result for split in found.seats) == pytest.approx(1.0)
    assert found.decisions
    assert all(decided.lost.win >= 0 for decided in found.decisions)
    assert [each.at for each in found.chances] == sorted({each.at for each in found.chances})


def test_a_review_by_simulations_is_the_same_every_time() -> None:
    assert review_anew("tiny-towns") == reviewed("tiny-towns")


def task_of(name: str, what: Any, moment: Moment, effort: int = 4) -> Task:
    position = shelf.game(name).write(moment.g)
    return Task(what, moment.at, position, moment.choice.seat, moment.choice.option, effort)


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_from_what_its_seat_knew(name: str) -> None:
    """The seal: a position in which everything hidden is redrawn is judged the same."""
    replay = replay_of(name)
    game: Any = shelf.game(name)
    moments, _ = moments_of(game, replay.seats, replay.variant, replay.choices)
    decided = [moment for moment in moments if moment.is_decision]
    for moment in decided[:: max(1, len(decided) // 6)]:
        other = moment._replace(g=game.determinize(moment.g, moment.choice.seat, Rng(1234)))
        for what in ("decision", "line"):
            assert look(game, task_of(name, what, moment)) == look(game, task_of(name, what, other))


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_judged_from_what_each_seat_knew_but_for_the_final_chapter(name: str) -> None:
    replay = replay_of(name)
    game: Any = shelf.game(name)
    moments, _ = moments_of(game, replay.seats, replay.variant, replay.choices)
    decided = [moment for moment in moments if moment.is_decision]
    for moment in decided[:: max(1, len(decided) // 3)]:
        true: Any = look(game, task_of(name, "chances", moment))
        for seat in range(replay.seats):
            other = moment._replace(g=game.determinize(moment.g, seat, Rng(1234)))
            found: Any = look(game, task_of(name, "chances", other))
            assert found.knew.win[seat] == true.knew.win[seat]
            assert found.knew.points[seat] == true.knew.points[seat]


def test_with_all_hands_open_the_final_chapter_sees_what_nobody_knew() -> None:
    """Another hand of an opponent changes the final chapter, and nothing else for this seat."""
    game: Any = shelf.game("guilds-of-london")
    replay = replay_of("guilds-of-london")
    moments, _ = moments_of(game, replay.seats, replay.variant, replay.choices)
    moment = next(moment for moment in moments[len(moments) // 2 :] if moment.is_decision)
    seat = moment.choice.seat
    opened = {
        look(game, task_of("guilds-of-london", "chances", moment._replace(g=game.determinize(moment.g, seat, Rng(n)))))
        for n in range(4)
    }
    assert len({found.open for found in opened if isinstance(found, Chances)}) > 1
    assert len({found.knew.win[seat] for found in opened if isinstance(found, Chances)}) == 1


def twins(name: str, seat: int) -> Iterator[tuple[list[Moment], list[Moment], int]]:
    """Whole games that differ in one draw, and only in what the seat could not know, from that draw on."""
    game: Any = shelf.game(name)
    replay = replay_of(name)
    moments, end = moments_of(game, replay.seats, replay.variant, replay.choices)
    for moment in filter(lambda moment: moment.is_draw, reversed(moments)):
        question = run.question(moment.g, CHANCE)
        for option in run.options(moment.g, CHANCE):
            changed = moment.choice._replace(option=question.domain[option])
            choices = [changed, *replay.choices[moment.at + 1 :]]
            if option != moment.option and (other := followed(game, choices, moments, moment.at, end, seat)):
                yield moments, other, moment.at
                break


def followed(
    game: Any, choices: list[Choice], like: list[Moment], since: int, end: State, seat: int
) -> list[Moment] | None:
    """The moments of a game if all its choices are possible and the seat sees the same as in another; else None."""
    g: State = like[since].g.copy()
    found = like[:since]
    for at, choice in enumerate(choices, since):
        decision = g.asked[choice.seat]
        if decision is None or decision.name != choice.decision or choice.option not in decision.domain:
            return None
        option = decision.domain.index(choice.option)
        if option not in run.options(g, choice.seat) or game.view(g, seat) != game.view(like[at].g, seat):
            return None
        found.append(Moment(at, g.copy(), choice, option))
        run.apply(g, choice.seat, option)
    return found if game.view(g, seat) == game.view(end, seat) and game.points(g) == game.points(end) else None


def test_reviews_of_a_seat_are_equal_for_games_that_differ_only_in_what_it_could_not_know() -> None:
    """The law. Cards that another player drew unseen and never played."""
    name = "guilds-of-london"
    game: Any = shelf.game(name)
    tried = 0
    for seat in (0, 1):
        for one, other, at in islice(twins(name, seat), 1):
            assert one[at].option != other[at].option
            draws = [moment.at for moment in one[at:] if moment.is_draw]
            for place in draws[:: max(1, len(draws) // 4)]:
                lucks: list[Any] = [look(game, task_of(name, "draw", moments[place])) for moments in (one, other)]
                assert lucks[0].luck[seat] == lucks[1].luck[seat]
                tried += 1
            own = [moment.at for moment in one[at:] if moment.is_decision and moment.choice.seat == seat]
            for place in own[:: max(1, len(own) // 2)]:
                found: list[Any] = [look(game, task_of(name, "decision", moments[place])) for moments in (one, other)]
                assert found[0] == found[1]
                found = [look(game, task_of(name, "chances", moments[place])) for moments in (one, other)]
                assert found[0].knew.win[seat] == found[1].knew.win[seat]
                tried += 1
    assert tried


def test_a_secret_answer_is_judged_the_same_whatever_others_have_already_chosen_in_secret() -> None:
    tried = 0
    for name in ("old-london-bridge", "tiny-towns"):
        game: Any = shelf.game(name)
        replay = replay_of(name)
        moments, _ = moments_of(game, replay.seats, replay.variant, replay.choices)
        for before, moment in pairwise(moments):
            sealed = before.g.lanes and before.g.sealed and moment.g.lanes
            if not sealed or not moment.is_decision or before.choice.seat == moment.choice.seat or tried >= 6:
                continue
            for option in run.options(before.g, before.choice.seat):
                g = before.g.copy()
                run.apply(g, before.choice.seat, option)
                if option != before.option and g.asked[moment.choice.seat] is not None:
                    other = moment._replace(g=g)
                    assert look(game, task_of(name, "decision", moment)) == look(game, task_of(name, "decision", other))
                    tried += 1
                    break
    assert tried


def test_a_better_line_begins_with_the_better_answer_and_can_be_played() -> None:
    found = reviewed("old-london-bridge")
    game: Any = shelf.game("old-london-bridge")
    assert set(found.lines) == {decided.at for seat in (0, 1) for decided in found.costliest(seat)}
    for at, line in found.lines.items():
        lesson = next(decided for decided in found.decisions if decided.at == at)
        assert line.choices[0] == (lesson.seat, lesson.decision, lesson.best)
        g = game.read(line.position)
        for seat, decision, option in line.choices:
            question = run.question(g, seat)
            assert question.name == decision
            run.apply(g, seat, question.domain.index(option))


def test_a_review_by_time_looks_as_hard_as_the_time_allows() -> None:
    pace = Pace(None, 60.0)
    assert pace.simulations(100) == TRIAL, "nothing is known about the machine yet"
    pace.spent(0.1, TRIAL)
    plenty = pace.simulations(100)
    assert TRIAL < plenty < MOST
    pace.spent(30.0)
    assert pace.simulations(100) == pytest.approx(plenty / 2, rel=0.02)
    pace.spent(60.0)
    assert pace.simulations(100) == FEWEST, "even a slow machine looks at everything"
    assert pace.at_most(8) == 2
    assert Pace(None, 60.0).at_most(8) == 8


def test_draws_are_looked_at_as_often_as_their_part_of_the_time_allows() -> None:
    pace = Pace(None, 60.0)
    assert pace.worlds(10, 32) == FEWEST_WORLDS, "nothing is known about the machine yet"
    pace.looked(0.2, FEWEST_WORLDS)
    assert pace.worlds(9, 32) == int((60.0 * FOR_DRAWS - 0.2) / 9 / 0.1)
    assert pace.worlds(1, 32) == 32
    pace.looked(60.0 * FOR_DRAWS, 100)
    assert pace.worlds(1, 32) == FEWEST_WORLDS, "the rest of the time is for decisions"
    assert pace.left == pytest.approx(60.0 * (1 - FOR_DRAWS) - 0.2)
    assert Pace(5, 60.0).worlds(3, 32) == 5


def test_noisy_judgements_of_draws_look_at_more_worlds() -> None:
    assert draw_worlds(shelf.game("old-london-bridge")) > 8 * draw_worlds(shelf.game("guilds-of-london"))
    assert isinstance(of_draws(shelf.game("old-london-bridge")), Rollouts)
    assert isinstance(of_draws(shelf.game("guilds-of-london")), Static)


def test_the_time_of_a_review_goes_by_the_seats() -> None:
    assert (seconds_for(2), seconds_for(4)) == (60.0, 120.0)


def test_a_review_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        review_anew("tiny-towns", progress=lambda done, total: done < 3)


def test_only_a_finished_game_can_be_reviewed() -> None:
    replay = replay_of("tiny-towns")
    with pytest.raises(ValueError, match="finished"):
        review(shelf.game(replay.game), replay.seats, replay.variant, replay.choices[:-1], simulations=2)


@pytest.mark.parametrize(("option", "value"), [("simulations", 0), ("seconds", 0.0), ("seconds", float("inf"))])
def test_a_review_needs_some_time(option: str, value: float) -> None:
    with pytest.raises(ValueError, match=r"at least|positive"):
        review_anew("tiny-towns", **{"simulations": None, option: value})


def test_the_costliest_decisions_come_first() -> None:
    found = reviewed("old-london-bridge")
    for seat in (0, 1):
        lost = [decided.lost.win for decided in found.costliest(seat)]
        assert lost == sorted(lost, reverse=True)
        assert len(lost) <= 3


def test_the_data_of_a_review_have_all_numbers() -> None:
    data = json.loads(msgspec.json.encode(report("tiny-towns", reviewed("tiny-towns"))))
    assert [each["at"] for each in data["final_chapter"]] == [each["at"] for each in data["chances"]]
    for seat in data["seats"]:
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"], abs=0.01)
        assert {"start", "luck", "own", "others", "result"} <= set(seat["points"]) & set(seat)
        assert {"at", "decision", "option", "best", "grade", "lost"} <= set(seat["decisions"][0])


@pytest.mark.parametrize("name", REVIEWED)
def test_the_rounds_of_a_review_add_up_to_the_game(name: str) -> None:
    data = report(name, reviewed(name))
    replay = replay_of(name)
    last = max(entry.round for entry in replay.entries if isinstance(entry, Mark))
    for seat in data.seats:
        assert [one.round for one in seat.rounds] == sorted({one.round for one in seat.rounds})
        assert seat.rounds[-1].round == last
        for one, both in (("luck", seat), ("own", seat)):
            assert sum(getattr(each, one) for each in seat.rounds) == pytest.approx(getattr(both, one), abs=0.01)
            points = sum(getattr(each, f"{one}_points") for each in seat.rounds)
            assert points == pytest.approx(getattr(both.points, one), abs=0.01)
    assert any(one.luck_points for seat in data.seats for one in seat.rounds) == (name != "tiny-towns")


def test_the_luck_of_a_game_is_that_of_its_draws_since_the_first_decision() -> None:
    for seat in report("old-london-bridge", reviewed("old-london-bridge")).seats:
        assert seat.draws[0].at > 10, "the set-up is the same for the start and the result"
        assert sum(draw.luck for draw in seat.draws) == pytest.approx(seat.luck, abs=0.01)
        assert sum(draw.luck_points for draw in seat.draws) == pytest.approx(seat.points.luck, abs=0.01)


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_the_terminal_reviews_a_replay(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    replay = replay_of("old-london-bridge")
    show_review(replay, reviewed("old-london-bridge"), words(shelf.game(replay.game), language))
    told = capsys.readouterr().out
    assert "%" in told
    assert "{" not in told


def test_the_terminal_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file_of("tiny-towns")), "--simulations", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "tiny-towns"


def test_a_damaged_replay_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = tmp_path / "damaged.replay"
    lines = file_of("tiny-towns").read_text(encoding="utf-8").splitlines()
    lines[8] = lines[8] + "x"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    assert main(["review", str(damaged)]) == 2
    assert "line" in capsys.readouterr().err


def test_an_unfinished_replay_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "begun.replay"
    file.write_text(save(record(Table(shelf.game("tiny-towns"), 2, {}, seed=bytes(32)))), encoding="utf-8")
    assert main(["review", str(file)]) == 2
    assert "finished" in capsys.readouterr().err
