"""Change rules one at a time and see whether a test notices.

    python -m tools.mutants                              all games, and the report in docs/mutants.md
    python -m tools.mutants --game tiny_towns --per-game 400 --seed 3
    python -m tools.mutants --module tiny_towns.scoring  every mutant of one module

A sample of mutants is drawn for each game, spread over all of its rule modules. Each one faces the tests that go
through the changed line; if they pass, all other tests of the game, its replays and the laws. A mutant that passes them
all has survived: a test is missing, or the change means nothing. In the latter case it is listed, with the reason, in
tests/mutants_equivalent.toml. Outcomes are kept in build/mutants, so an interrupted run resumes.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Sequence
from typing import Final

from tools.mutants_find import Mutant, find
from tools.mutants_kept import EQUIVALENT, FOLDER, Equivalent, Outcomes, equivalents, recorded, stale
from tools.mutants_report import LIMIT, Result, report, summary
from tools.mutants_run import GAMES, ROOT, SURVIVED, Outcome, TimedTest, is_law, preload, try_out

REPORT: Final = ROOT / "docs/mutants.md"
PER_GAME: Final = 150
PER_MODULE: Final = 5  # at least
SEED: Final = 1

# Modules without rules of play: texts, views, tables of components, what hides, and advice.
NOT_RULES: Final = (
    "__init__",
    "box",
    "components",
    "hidden",
    "notation",
    "notation_cards",
    "printed",
    "reading",
    "schema",
    "suggest",
    "view",
    "viewing",
    "workshop",
)


def games() -> list[str]:
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").exists())


def rule_modules(game: str) -> list[str]:
    return sorted(file.stem for file in (GAMES / game).glob("*.py") if file.stem not in NOT_RULES)


def source(module: str) -> bytes:
    """The source of a module, by its name with its game."""
    return (GAMES / f"{module.replace('.', '/')}.py").read_bytes()


def mutants_of(game: str) -> dict[str, list[Mutant]]:
    """All mutants of a game, by module."""
    modules = (f"{game}.{module}" for module in rule_modules(game))
    return {module: find(module, source(module)) for module in modules}


def sample(mutants: dict[str, list[Mutant]], size: int, seed: int) -> list[Mutant]:
    """A sample of mutants: from every module in proportion to how many it has, and at least PER_MODULE.

    Each has a rank of its own that depends on the seed and its name alone, so that an edit elsewhere changes little.
    """
    chosen: list[Mutant] = []
    for module, count in quotas({module: len(found) for module, found in mutants.items()}, size).items():
        ranked = sorted(mutants[module], key=lambda mutant: rank(mutant, seed))[:count]
        chosen += sorted(ranked, key=lambda mutant: mutant.start)
    return chosen


def rank(mutant: Mutant, seed: int) -> bytes:
    return hashlib.sha256(f"{seed} {mutant.name}".encode()).digest()


def quotas(counts: dict[str, int], size: int) -> dict[str, int]:
    """How many of each: first the least, then one by one where the share is smallest."""
    found = {name: min(PER_MODULE, count) for name, count in counts.items()}
    while sum(found.values()) < size:
        open_ones = [name for name, count in counts.items() if found[name] < count]
        if not open_ones:
            break
        found[min(open_ones, key=lambda name: found[name] / counts[name])] += 1
    return found


def in_order(mutant: Mutant, tests: Sequence[TimedTest]) -> tuple[list[TimedTest], list[TimedTest]]:
    """The tests that go through the changed line, and all others; the quickest first, laws last."""
    module = mutant.module.split(".")[1]
    first, last = mutant.lines
    changed = {(module, line) for line in range(first, last + 1)}
    ordered = sorted(tests, key=lambda test: (is_law(test.node), test.seconds))
    through = [test for test in ordered if changed & test.lines]
    return through, [test for test in ordered if not changed & test.lines]


def judge(mutant: Mutant, tests: Sequence[TimedTest]) -> Outcome:
    text = source(mutant.module)
    outcome = Outcome(SURVIVED, "")
    for some in in_order(mutant, tests):
        if some and outcome.status == SURVIVED:
            outcome = try_out(mutant, text, some)
    return outcome


def run_game(game: str, chosen: list[Mutant], listed: dict[str, Equivalent], *, fresh: bool) -> list[Result]:
    """Try the chosen mutants of a game, and tell how it goes."""
    outcomes = Outcomes(game, fresh=fresh)
    tests = recorded(game, rule_modules(game))
    results: list[Result] = []
    for number, mutant in enumerate(chosen, 1):
        if mutant.name not in outcomes.kept:
            outcomes.add(mutant, judge(mutant, tests))
        outcome = outcomes.kept[mutant.name]
        results.append(Result(mutant, outcome, listed.get(mutant.name)))
        if outcome.status == SURVIVED:
            note = "equivalent" if mutant.name in listed else "SURVIVED"
            print(f"{note:10} {mutant.name}", flush=True)
        if number % 25 == 0 or number == len(chosen):
            print(f"{game}: {number} of {len(chosen)}", flush=True)
    return results


def options(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games(), action="append", help="only this game; may be repeated")
    parser.add_argument("--module", help="every mutant of one module, such as tiny_towns.scoring")
    parser.add_argument("--per-game", type=int, default=PER_GAME, metavar="N", help=f"size of a sample ({PER_GAME})")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help=f"which sample ({SEED})")
    parser.add_argument("--fresh", action="store_true", help="forget what was tried before")
    parser.add_argument("--list", action="store_true", help="print the mutants and try none")
    return parser.parse_args(words)


def choose(asked: argparse.Namespace) -> dict[str, list[Mutant]]:
    """The mutants to try, by game."""
    if asked.module:
        return {asked.module.split(".")[0]: find(asked.module, source(asked.module))}
    return {game: sample(mutants_of(game), asked.per_game, asked.seed) for game in asked.game or games()}


def main() -> int:
    asked = options()
    listed = equivalents()
    everything = [mutant for game in games() for found in mutants_of(game).values() for mutant in found]
    outdated = stale(listed.values(), everything)
    for one in outdated:
        print(f"{EQUIVALENT.relative_to(ROOT)}: no such mutant, or no reason: {one.name}")
    if asked.list:
        print(*(mutant.name for found in choose(asked).values() for mutant in found), sep="\n")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    preload()
    chosen = choose(asked)
    results = {game: run_game(game, found, listed, fresh=asked.fresh) for game, found in chosen.items()}
    print(summary(results))
    if not (asked.game or asked.module):
        counts = {module: len(found) for game in games() for module, found in mutants_of(game).items()}
        REPORT.write_text(report(results, counts, asked.per_game, asked.seed), encoding="utf-8")
    return 1 if outdated or any(is_bad(found) for found in results.values()) else 0


def is_bad(results: list[Result]) -> bool:
    """Whether too many survive, or a test notices what is listed as equivalent."""
    refuted = [result for result in results if result.is_refuted]
    for result in refuted:
        print(f"not equivalent, {result.outcome.killer} notices it: {result.mutant.name}")
    alive = sum(result.is_alive for result in results)
    counted = sum(not result.is_equivalent for result in results)
    return bool(refuted) or alive * 100 > LIMIT * counted


if __name__ == "__main__":
    sys.exit(main())
