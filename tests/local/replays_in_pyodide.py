"""Runs in Pyodide (see in_node.mjs): verifies every replay in /work and writes what it found."""

from __future__ import annotations

import hashlib
import importlib
import json
from pathlib import Path

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
engine = Path("/engine")
modules = sorted((engine / "guildhall").rglob("*.pyc"))
for module in modules:
    name = ".".join(module.relative_to(engine).with_suffix("").parts).removesuffix(".__init__")
    importlib.import_module(name)

(WORK / "found.json").write_text(json.dumps({"replays": found, "modules": len(modules)}))
