"""The mutation run: what is changed, what is drawn, and that tests decide."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutants_find import Mutant, find
from tools.mutants_kept import Equivalent, equivalents, stale
from tools.mutants_report import Result, report
from tools.mutants_run import ENDLESS, KILLED, ROOT, SURVIVED, Outcome, TimedTest


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["a < b -> a <= b", "a < b -> a >= b"]),
        ("return a == b", ["a == b -> a != b"]),
        ("return a in b", ["a in b -> a not in b"]),
        ("return a < b < c", []),
        ("return a and b", ["a and b -> (a or b)"]),
        ("return not a", ["not a -> (a)"]),
        ("return a - b", ["a - b -> (a + b)"]),
        ("return a + [b]", []),
        ("return 'a' + b", []),
        ("return 0", ["0 -> 1"]),
        ("return 2", ["2 -> 3", "2 -> 1"]),
        ("return True", ["True -> False"]),
        ("return f(g, a, b)", ["f(g, a, b) -> f(g, b, a)"]),
        ("return f(g, a)", []),
        ("g.then(step, a)", ["g.then(step, a) -> pass"]),
        ("return min(a, b)", ["min(a, b) -> max(a, b)"]),
        ("return a if b else c", ["a if b else c -> (c if b else a)", "b -> (not b)"]),
        ("a.b = c", ["a.b = c -> pass"]),
        ("a[b] += c", ["a[b] += c -> pass", "a[b] += c -> a[b] -= c"]),
        ("a = b", []),
        ("assert a < 1", []),
        ("raise ValueError(1)", []),
        ("x: int = a", []),
        ("return (1, 1)", ["1 -> 2", "1 -> 0", "1 -> 2 #2", "1 -> 0 #2"]),
    ],
)
def test_what_becomes_of_a_line(line: str, changes: list[str]) -> None:
    source = f'def rule():\n    """Not 1 of these."""\n    {line}\n'.encode()
    found = find("game.module", source)
    assert [mutant.change for mutant in found] == changes
    assert {(mutant.function, mutant.text) for mutant in found} <= {("rule", line)}


def test_a_mutant_is_the_source_with_one_piece_replaced() -> None:
    source = "é = 1\nif a:\n    b(\n        c,\n        d,\n    )\n".encode()
    assert [mutant.applied(source).decode() for mutant in find("game.module", source)] == [
        "é = 2\nif a:\n    b(\n        c,\n        d,\n    )\n",
        "é = 0\nif a:\n    b(\n        c,\n        d,\n    )\n",
        "é = 1\nif (not a):\n    b(\n        c,\n        d,\n    )\n",
        "é = 1\nif a:\n    pass\n",
        "é = 1\nif a:\n    b(d, c)\n",
    ]


def test_every_mutant_has_a_name_of_its_own_and_compiles() -> None:
    for game in mutants.games():
        there = mutants.mutants_of(game)
        for found in there.values():
            assert len({mutant.name for mutant in found}) == len(found)
        for mutant in mutants.sample(there, 60, seed=0):
            compile(mutant.applied(mutants.source(mutant.module)), mutant.module, "exec")


def made(module: str, count: int) -> list[Mutant]:
    return [Mutant(module, "f", f"line {at}", "1 -> 2", at, at + 1, "2", (1, 1)) for at in range(count)]


def test_a_sample_covers_every_module_and_is_the_same_every_time() -> None:
    there = {"a": made("a", 1000), "b": made("b", 40), "c": made("c", 3)}
    drawn = mutants.sample(there, 50, seed=1)
    assert len(drawn) == 50
    assert [sum(mutant.module == name for mutant in drawn) for name in there] == [42, 5, 3]
    assert drawn == mutants.sample(there, 50, seed=1)
    assert drawn != mutants.sample(there, 50, seed=2)
    assert len(mutants.sample(there, 5000, seed=1)) == 1043


def test_an_edit_elsewhere_leaves_the_sample_alone() -> None:
    there = {"a": made("a", 100)}
    fewer = {"a": [mutant._replace(start=mutant.start + 7) for mutant in there["a"]]}
    names = [mutant.name for mutant in mutants.sample(there, 10, seed=1)]
    assert [mutant.name for mutant in mutants.sample(fewer, 10, seed=1)] == names


def test_tests_that_go_through_the_line_come_first_and_laws_last() -> None:
    mutant = Mutant("game.scoring", "f", "a", "b", 0, 1, "c", (4, 5))
    tests = [
        TimedTest("tests/laws/x", 0.1, frozenset()),
        TimedTest("slow", 2.0, frozenset({("scoring", 5)})),
        TimedTest("elsewhere", 0.2, frozenset({("turn", 5)})),
        TimedTest("quick", 1.0, frozenset({("scoring", 4)})),
    ]
    through, others = mutants.in_order(mutant, tests)
    assert [test.node for test in through] == ["quick", "slow"]
    assert [test.node for test in others] == ["elsewhere", "tests/laws/x"]


def test_every_listed_mutant_is_there_and_has_a_reason() -> None:
    everything = [mutant for game in mutants.games() for found in mutants.mutants_of(game).values() for mutant in found]
    assert stale(equivalents().values(), everything) == []


def test_an_entry_that_matches_nothing_is_stale(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    entry = '[[mutant]]\nmodule = "a"\nfunction = "f"\ntext = "line {}"\nchange = "1 -> 2"\nreason = "{}"\n'
    file.write_text(entry.format(0, "same") + entry.format(1, "") + entry.format(9, "same"), encoding="utf-8")
    assert [one.text for one in stale(equivalents(file).values(), made("a", 2))] == ["line 1", "line 9"]


def result(at: int, status: str, *, listed: bool = False) -> Result:
    mutant = made("game.scoring", at + 1)[at]
    same = Equivalent(mutant.module, mutant.function, mutant.text, mutant.change, "Both are 0.") if listed else None
    return Result(mutant, Outcome(status, "tests/x.py::test_y" if status == KILLED else ""), same)


def test_the_report_counts_survivors_without_equivalent_ones() -> None:
    found = [result(0, KILLED), result(1, SURVIVED), result(2, SURVIVED, listed=True)]
    page = report({"game": found}, {"game.scoring": 30}, 3, 1)
    assert "| `game.scoring` | 30 | 3 | 1 | 0 | 1 | 1 | 50.0 % |" in page
    assert "- `game.scoring.f`: `1 -> 2` in `line 1`\n\n## Equivalent" in page
    assert "in `line 2`  \n  Both are 0.\n" in page


@pytest.mark.parametrize(
    ("dead", "alive", "refuted", "is_bad"), [(19, 1, False, False), (18, 1, False, True), (20, 0, True, True)]
)
def test_one_in_twenty_may_survive_and_no_listed_one_may_be_killed(
    dead: int, alive: int, refuted: bool, is_bad: bool
) -> None:
    found = [result(at, KILLED) for at in range(dead)] + [result(90 + at, SURVIVED) for at in range(alive)]
    found.append(result(95, KILLED if refuted else SURVIVED, listed=True))
    assert mutants.is_bad(found) == is_bad


TRIAL = """
from tools import mutants
from tools.mutants_run import TimedTest, preload, try_out
preload()
module = "old_london_bridge.round"
file = "tests/games/old_london_bridge/test_turn_order.py"
tests = [TimedTest(f"{file}::" + name, 0.0, frozenset()) for name in %r]
for change in %r:
    mutant = next(one for one in mutants.find(module, mutants.source(module)) if (one.function, one.change) == change)
    print(try_out(mutant, mutants.source(module), tests).status)
"""


def test_tests_decide_what_becomes_of_a_mutant() -> None:
    """In a process of its own, because the game must not be in memory."""
    names = ["test_olb_5_7_the_higher_card_acts_earlier"]
    changes = [("turn_order", "at -= 1 -> pass"), ("turn_order", "at -= 1 -> at += 1"), ("end_round", "0 -> 1")]
    done = subprocess.run(
        [sys.executable, "-c", TRIAL % (names, changes)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [ENDLESS, KILLED, SURVIVED]
