"""Runs in Pyodide (see in_node.mjs): verifies the replays in /work, judges with a network, writes what it found."""

from __future__ import annotations

import hashlib
import importlib
import json
import zipfile
from pathlib import Path

from guildhall import shelf
from guildhall.bots.evaluate import evaluator, handmade, network_file
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.table import replay
from guildhall.table.table import Table

WORK = Path("/work")


def end_of(file: replay.Replay) -> str:
    """A digest of the position in which a replayed game ends."""
    game = replay.game_of(file)
    table = Table(game, file.seats, file.variant, seed=bytes(32), log=list(file.choices))
    return hashlib.sha256(game.write(table.state).encode()).hexdigest()


found = {}
for path in sorted((WORK / "replays").rglob("*.replay")):
    file = replay.load(path.read_text(encoding="utf-8"))
    replay.verify(file)
    found[str(path.relative_to(WORK / "replays"))] = end_of(file)

# Nothing that the engine may import was left out of the bundle.
packed = zipfile.ZipFile("/engine.zip").namelist()
modules = sorted(name for name in packed if name.startswith("guildhall/") and name.endswith(".pyc"))
for module in modules:
    importlib.import_module(module.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
unpacked = len(list(Path("/engine").rglob("*.pyc")))

# Networks work here, too, and every game has the evaluator that it has elsewhere.
game = shelf.game("tiny-towns")
g = game.new(2, {})
run.start(g)
playout(g, Rng(1), 80)
chances = network_file.read(WORK / "towns.network", game, handmade(game)).judge(g).chances
evaluators = [type(evaluator(shelf.game(name))).__name__ for name in shelf.NAMES]

told = {"replays": found, "modules": len(modules), "unpacked": unpacked, "chances": chances, "evaluators": evaluators}
(WORK / "found.json").write_text(json.dumps(told))
