"""Replays: what is saved is loaded; what was changed is refused, with the line."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import guildhall
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.table.draws import ScriptedDraws, SeededDraws
from guildhall.table.replay import Replay, ReplayError, load, record, resume, save, verify
from guildhall.table.replay_text import checksum
from guildhall.table.table import Table
from tests.goose_fair.game import GAME, Fair

SEED = bytes(range(32))
NAMES = {0: "Ada", 2: "Grace  Hopper "}


def played(choices: int = 1000, seats: int = 3, seed: int = 5) -> Table[Fair]:
    table = Table(GAME, seats, seed=SEED)
    return played_on(table, choices, seed)


def played_on(table: Table[Fair], choices: int = 1000, seed: int = 5) -> Table[Fair]:
    rng = Rng(seed)
    while choices and not table.is_over():
        seat = table.to_act()[0]
        question = table.question(seat)
        assert question is not None
        table.answer(seat, question.decision, question.options[rng.below(len(question.options))])
        choices -= 1
    return table


FINISHED = save(record(played(), NAMES))
UNFINISHED = save(record(played(9), NAMES))
TEXTS = {"finished": FINISHED, "unfinished": UNFINISHED}


def check(text: str) -> Replay:
    replay = load(text, GAME)
    verify(replay, GAME)
    return replay


def line_of(text: str, start: str) -> int:
    """Where the first line stands that begins like this, from 1."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def edited(text: str, start: str, new: str) -> tuple[str, int]:
    """The text with one line replaced (an empty one: left out), and where it stood."""
    lines = text.split("\n")
    at = line_of(text, start) - 1
    lines[at : at + 1] = [new] if new else []
    return "\n".join(lines), at + 1


def signed(text: str) -> str:
    """The text as a forger would sign it: with the right checksum."""
    lines = [line for line in text.split("\n")[:-2] if line]
    choices = sum(line[0] in "*0123456789" for line in lines)
    how = "finished" if any(line.startswith("score") for line in lines) else "unfinished"
    return "\n".join([*lines, f"end {how} {choices} {checksum(lines)}", ""])


def assert_refused(text: str, line: int, message: str) -> None:
    with pytest.raises(ReplayError) as caught:
        check(text)
    assert message in caught.value.message
    assert caught.value.line == line
    assert str(caught.value) == f"line {line}: {caught.value.message}"


def test_a_replay_is_readable() -> None:
    lines = FINISHED.split("\n")
    assert lines[:9] == [
        "guildhall-replay 1",
        "game goose-fair",
        f"engine {guildhall.__version__}",
        f"components {GAME.digest}",
        "seats 3",
        "variant length=short",
        "commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "name 0 Ada",
        "name 2 Grace Hopper",
    ]
    assert lines[9].startswith("* deal ")
    assert sum(line.startswith("= round ") for line in lines) == 2
    assert [line.split()[0] for line in lines[-7:-1]] == ["=", "score", "score", "score", "seed", "end"]
    assert lines[-3] == f"seed {SEED.hex()}"
    assert lines[-1] == ""


def test_a_finished_game_is_saved_and_loaded() -> None:
    table = played()
    replay = record(table, NAMES)
    assert load(save(replay), GAME) == replay
    assert replay.is_finished
    assert replay.choices == table.log
    assert GAME.write(verify(replay, GAME)) == GAME.write(table.state)  # type: ignore[arg-type]  # it is a Fair
    scores = table.scores()
    assert scores is not None
    assert [result.points for result in replay.results] == [score.points for score in scores]


@given(st.integers(0, 40), st.integers(2, 4), st.integers(0, 1000))
def test_a_game_is_resumed_where_it_was_left(choices: int, seats: int, seed: int) -> None:
    table = played(choices, seats, seed)
    text = save(record(table, with_seed=True))
    again = resume(load(text, GAME), GAME)
    assert (again.log, again.commitment) == (table.log, table.commitment)
    assert save(record(again, with_seed=True)) == text
    for each in (table, again):
        played_on(each)
    assert again.log == table.log
    check(save(record(again)))


def test_the_seed_of_a_running_game_is_not_told_unless_wanted() -> None:
    assert record(played(5)).seed is None
    assert record(played(5), with_seed=True).seed == SEED
    assert record(played()).seed == SEED
    assert record(played(), with_seed=False).seed is None


def test_a_game_goes_on_only_with_the_seed_it_is_committed_to() -> None:
    replay = load(UNFINISHED, GAME)
    assert resume(replay, GAME, seed=SEED).log == replay.choices
    for seed in (None, bytes(32)):
        with pytest.raises(ReplayError, match="line 7: the seed that belongs to this commitment is needed"):
            resume(replay, GAME, seed=seed)


def test_a_game_that_is_committed_to_nothing_goes_on_with_new_draws() -> None:
    script = ScriptedDraws(["gander"], SeededDraws(SEED))
    table = Table(GAME, 2, draws=script)
    text = save(record(table))
    assert "commitment -\n" in text
    again = played_on(resume(load(text, GAME), GAME))
    check(save(record(again)))


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    lines = FINISHED.split("\n")
    text = "# a fine game\n\n" + "\r\n  # so far\n\n".join("  ".join(line.split()) for line in lines) + "\n\n# the end"
    assert check(text) == load(FINISHED, GAME)


def test_line_numbers_count_comments_too() -> None:
    text, line = edited(FINISHED, "* deal", "* deal duck")
    assert_refused("# one\n\n# three\n" + text, line + 3, "chance cannot answer 'deal duck' here (no-such-option)")


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("guildhall-replay", "guildhall-replay 2", "this is format '2'; only format 1 can be read"),
        ("guildhall-replay", "chess-game 1", "expected 'guildhall-replay', not 'chess-game'"),
        ("game", "game duck-fair", "this is a game of 'duck-fair', not of 'goose-fair'"),
        ("game", "game goose fair", "'game' takes 1 words, not 2"),
        ("engine", "engine 0.0.9", "played with the rules of engine 0.0.9; this is"),
        ("components", "components 1234", "played with other component data"),
        ("seats", "seats 9", "goose-fair is for 2 to 4 players, not 9"),
        ("seats", "seats three", "expected a number, not 'three'"),
        ("seats", "seats 03", "expected a number, not '03'"),
        ("seats", "seats " + "9" * 5000, "expected a number"),
        ("variant", "variant", "expected every setting in order: length=short"),
        ("variant", "variant length=endless", "setting 'length' cannot be 'endless'"),
        ("variant", "variant long", "expected another 'setting=value', not 'long'"),
        ("variant", "variant length=long length=long", "expected another 'setting=value'"),
        ("commitment", "commitment 12", "expected 64 hex digits, not '12'"),
        ("name 2", "name 7 Zoe", "expected the next seat and its name"),
        ("name 2", "name 0 Zoe", "expected the next seat and its name"),
        ("name 2", "name 2", "expected the next seat and its name"),
        ("0 show", "0 show", "expected a seat (or '*'), a question and an answer"),
        ("0 show", "x show goose", "expected a number, not 'x'"),
        ("0 show", "3 show goose", "there is no seat 3"),
        ("0 show", "-1 show goose", "there is no seat -1"),
        ("0 show", "0 graze rest", "seat 0 cannot answer 'graze rest' here (not-asked)"),
        ("0 show", "* deal goose", "chance cannot answer 'deal goose' here (not-to-act)"),
        ("= round 2", "= round 3 0123456789abcdef", "round 2 begins here, not round 3"),
        ("= round 2", "= round 2 0123456789abcdef", "the game has taken another course: digest"),
        ("= round 2", "= round 2 0123", "expected 16 hex digits, not '0123'"),
        ("= round 2", "= turn 2 0123456789abcdef", "expected '= round' with its number and digest"),
        ("= end", "= end 0123456789abcdef", "the game has taken another course: digest"),
        ("score 1", "score 1 99 1", "seat 1 has"),
        ("score 1", "score 2 99 1", "there is no place for the score of seat 2 here"),
        ("score 1", "score 1 many 1", "expected a number, not 'many'"),
        ("seed", "seed " + "00" * 32, "this is not the seed that the table is committed to"),
        ("end", "end sometime 3 0123456789abcdef", "expected 'finished' or 'unfinished', not 'sometime'"),
        ("end", "end unfinished 3 0123456789abcdef", "a game is finished when, and only when, it has scores"),
        ("end", "end finished 3 0123456789abcdef", "choices above, not 3"),
    ],
)
def test_a_wrong_line_is_named(start: str, new: str, message: str) -> None:
    assert_refused(*edited(FINISHED, start, new), message)


def test_a_missing_round_is_missed_where_it_should_be() -> None:
    assert_refused(*edited(FINISHED, "= round 2", ""), "expected '= round 2' with the position's digest")


def test_a_round_that_does_not_begin_is_refused() -> None:
    text = FINISHED.replace("0 show", "= round 1 0123456789abcdef\n0 show", 1)
    assert_refused(text, line_of(FINISHED, "0 show"), "no round begins here")


def test_scores_are_there_for_all_or_none() -> None:
    assert_refused(*edited(FINISHED, "score 2", ""), "expected the score of seat 2")


def test_a_changed_name_is_noticed_at_the_end() -> None:
    text, _ = edited(FINISHED, "name 0", "name 0 Eve")
    assert_refused(text, line_of(FINISHED, "end"), "the text above does not have this checksum")


def test_nothing_follows_the_end() -> None:
    assert_refused(FINISHED + "0 show goose\n", line_of(FINISHED, "end") + 1, "nothing may follow the 'end' line")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ReplayError, match="line 2: there is no game 'goose-fair'"):
        load(FINISHED)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_file_is_refused(text: str) -> None:
    with pytest.raises(ReplayError, match="the file ends before its 'guildhall-replay' line"):
        load(text, GAME)


def test_the_third_number_of_the_version_does_not_matter() -> None:
    major, minor = guildhall.__version__.split(".")[:2]
    text, _ = edited(FINISHED, "engine", f"engine {major}.{minor}.999")
    assert check(signed(text)).engine == f"{major}.{minor}.999"


def test_a_forged_draw_is_found_by_the_seed() -> None:
    """Seat 0 gives itself another bird at the end, where no later choice depends on it, and signs everything anew."""
    replay = load(FINISHED, GAME)
    at = max(i for i, entry in enumerate(replay.entries) if isinstance(entry, Choice) and entry.decision == "deal")
    old = replay.entries[at]
    assert isinstance(old, Choice)
    for bird in {"gosling", "goose", "gander"} - {old.option}:
        entries = (*replay.entries[:at], Choice(-1, "deal", bird), *replay.entries[at + 1 :])
        line = 7 + 2 + at + 1
        assert_refused(
            save(dataclasses.replace(replay, entries=entries)), line, f"the seed does not draw '{bird}' here"
        )


def test_a_result_before_the_end_and_an_end_without_result_are_refused() -> None:
    finished, unfinished = load(FINISHED, GAME), load(UNFINISHED, GAME)
    text = save(dataclasses.replace(unfinished, results=finished.results))
    assert_refused(text, line_of(text, "score 0"), "the game is not over here, but has a result")
    text = save(dataclasses.replace(finished, results=()))
    assert_refused(text, line_of(text, "end"), "the game is over here, but has no result")


def test_a_replay_that_was_never_a_text_has_lines_too() -> None:
    replay = record(played())
    wrong = dataclasses.replace(replay, digest="0" * 16)
    with pytest.raises(ReplayError) as caught:
        verify(wrong, GAME)
    assert caught.value.line == line_of(save(replay), "= end")


def refused_or_harmless(text: str, changed: str) -> None:
    """A changed text is refused with a line that it has, or says the same as before."""
    error = None
    try:
        replay = check(changed)
    except ReplayError as caught:
        error = caught
    if error is None:
        assert replay == load(text, GAME)
    else:
        assert 1 <= error.line <= changed.count("\n") + 1


texts = st.sampled_from(sorted(TEXTS)).map(TEXTS.__getitem__)


@given(texts, st.data())
def test_a_deleted_line_is_noticed(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    changed = "\n".join(lines[:at] + lines[at + 1 :])
    with pytest.raises(ReplayError) as caught:
        check(changed)
    assert 1 <= caught.value.line <= len(lines)


@given(texts, st.data())
def test_swapped_lines_are_noticed(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    i, j = (data.draw(st.integers(0, len(lines) - 2)) for _ in range(2))
    assume(lines[i] != lines[j])
    lines[i], lines[j] = lines[j], lines[i]
    with pytest.raises(ReplayError):
        check("\n".join(lines))


@given(texts, st.data())
def test_an_edited_line_is_noticed(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    word = data.draw(st.text(st.characters(codec="utf-8"), max_size=8) | st.sampled_from(text.split()))
    words = lines[at].split()
    words[data.draw(st.integers(0, len(words) - 1))] = word
    lines[at] = " ".join(words)
    refused_or_harmless(text, "\n".join(lines))


@given(texts, st.data())
def test_a_truncated_text_is_noticed(text: str, data: st.DataObject) -> None:
    end = data.draw(st.integers(0, len(text.rstrip()) - 1))
    with pytest.raises(ReplayError):
        check(text[:end])


@given(texts, st.data(), st.text(st.characters(codec="utf-8"), max_size=30))
def test_an_added_line_is_noticed_or_a_comment(text: str, data: st.DataObject, added: str) -> None:
    lines = text.split("\n")
    lines.insert(data.draw(st.integers(0, len(lines) - 1)), added)
    refused_or_harmless(text, "\n".join(lines))


def test_a_game_with_no_choice_made_is_saved_too() -> None:
    table = Table(GAME, 2, seed=SEED)
    assert resume(check(save(record(table))), GAME, seed=SEED).log == table.log
