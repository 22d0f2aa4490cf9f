"""The report of a mutation run: docs/mutants.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tools.mutants_find import Mutant
from tools.mutants_kept import Equivalent
from tools.mutants_run import ENDLESS, SURVIVED, Outcome

LIMIT: Final = 5  # per cent of the mutants that are not equivalent may survive, in each game

INTRODUCTION: Final = """\
# Mutants

A mutant is the engine with one small change in a rule: `<` for `<=`, 2 for 1, `and` for `or`, two arguments swapped, a
statement left out. If all tests pass, a test is missing. `make mutants` draws a sample of mutants over the rule modules
of every game, tries each one and writes this page.

- A mutant faces the tests of its game that go through the changed line, quickest first; then all other tests of the
  game, its golden replays and trajectories, and the laws with few examples. The first failure kills it.
- One that makes a test run much longer than usual is *endless*, and counts as killed.
- *Equivalent* mutants behave like the original in every position that can come about.
  `tests/mutants_equivalent.toml` lists them with the reason; they still run, and one that a test notices is an error.
- Left out are modules without rules of play (texts, views, tables of components, hidden information, advice), and in
  rule modules strings, annotations and assertions.
- The bar: in each game at most {limit} % of the mutants that are not equivalent survive.
- Tests were written for the survivors of this very sample, so its share flatters. Before that, 6.0 % survived in Guilds
  of London (9 of 149 that are not equivalent), 1.3 % in Old London Bridge (2 of 150), 4.7 % in The Pillars of the Earth
  (7 of 148) and 4.4 % in Tiny Towns (6 of 137): expect as much of mutants outside of it, and see with another `--seed`.
"""


class Result(NamedTuple):
    mutant: Mutant
    outcome: Outcome
    equivalent: Equivalent | None

    @property
    def is_equivalent(self) -> bool:
        return self.equivalent is not None and self.outcome.status == SURVIVED

    @property
    def is_alive(self) -> bool:
        return self.equivalent is None and self.outcome.status == SURVIVED

    @property
    def is_refuted(self) -> bool:
        return self.equivalent is not None and self.outcome.status != SURVIVED


def summary(results: dict[str, list[Result]]) -> str:
    """One line for each game."""
    return "\n".join(f"{game}: {_counts(found)}" for game, found in results.items())


def _counts(results: list[Result]) -> str:
    alive = sum(result.is_alive for result in results)
    same = sum(result.is_equivalent for result in results)
    killed = len(results) - alive - same
    return f"{len(results)} mutants, {killed} killed, {same} equivalent, {alive} survived ({_share(results)})"


def _share(results: list[Result]) -> str:
    counted = sum(not result.is_equivalent for result in results)
    alive = sum(result.is_alive for result in results)
    return f"{100 * alive / counted:.1f} %" if counted else "-"


def report(results: dict[str, list[Result]], counts: dict[str, int], per_game: int, seed: int) -> str:
    """The whole page."""
    parts = [
        INTRODUCTION.format(limit=LIMIT),
        f"This run: seed {seed}, {per_game} mutants a game. To repeat it: `make mutants`.\n",
        _table(results, counts),
        "## Survivors\n",
        _listing((result, "") for found in results.values() for result in found if result.is_alive),
        "## Equivalent mutants of this sample\n",
        _listing(
            (result, result.equivalent.reason)
            for found in results.values()
            for result in found
            if result.is_equivalent and result.equivalent
        ),
    ]
    return "\n".join(parts)


def _table(results: dict[str, list[Result]], counts: dict[str, int]) -> str:
    rows = [
        "| module | mutants there are | tried | killed | of them endless | equivalent | survived | share |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game, found in results.items():
        modules = sorted({result.mutant.module for result in found})
        rows.append(_row(f"**{game}**", sum(counts[module] for module in modules), found))
        rows += [
            _row(f"`{module}`", counts[module], [result for result in found if result.mutant.module == module])
            for module in modules
        ]
    return "\n".join(rows) + "\n"


def _row(name: str, count: int, results: list[Result]) -> str:
    alive = sum(result.is_alive for result in results)
    same = sum(result.is_equivalent for result in results)
    endless = sum(result.outcome.status == ENDLESS for result in results)
    cells = (name, count, len(results), len(results) - alive - same, endless, same, alive, _share(results))
    return "| " + " | ".join(map(str, cells)) + " |"


def _listing(entries: Iterable[tuple[Result, str]]) -> str:
    lines: list[str] = []
    for result, note in entries:
        mutant = result.mutant
        where = f"{mutant.module}.{mutant.function}" if mutant.function else mutant.module
        lines.append(f"- `{where}`: `{mutant.change}` in `{mutant.text}`" + (f"  \n  {note}" if note else ""))
    return "\n".join(lines or ["None."]) + "\n"
