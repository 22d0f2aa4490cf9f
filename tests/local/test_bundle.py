"""The offline bundle plays by the same rules: in Pyodide, recorded games end in the same positions as here."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from guildhall import shelf
from guildhall.bots.evaluate import evaluator, handmade, network_file
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.table import replay
from guildhall.table.table import Table
from tests.bots.networks import content_of
from tools import offline

HERE = Path(__file__).parent
REPLAYS = HERE.parent / "replays"
MOST_BYTES = 6_900_000  # of the compressed bundle; with the rest of the client, a browser keeps 8 MB


@pytest.fixture(scope="module")
def told() -> Any:
    assert offline.is_current(), "the offline bundle is missing or old; `make web` builds it"
    return json.loads((offline.BUILT / "bundle.json").read_text(encoding="utf-8"))


def test_it_is_small(told: Any) -> None:
    folder = offline.BUILT / told["version"]
    assert {file.name for file in folder.iterdir()} == {f"{name}.gz" for name in told["files"]} | {"licences.txt"}
    assert sum(file.stat().st_size for file in folder.iterdir()) < MOST_BYTES


def test_it_holds_no_source_and_nothing_of_a_server() -> None:
    names = offline.modules()
    assert "guildhall/local/front.py" in names
    assert "guildhall/games/tiny_towns/components.toml" in names
    for game in shelf.NAMES:
        module = shelf.MODULES[game].rsplit(".", 1)[1]
        assert {f"guildhall/bots/evaluate/{module}.py", f"guildhall/encode/{module}.py"} <= set(names)
    assert [
        name for name in names if name.startswith(("guildhall/server", "guildhall/cli", "guildhall/adapters"))
    ] == []


def end_of(file: replay.Replay) -> str:
    game = replay.game_of(file)
    table: Table[Any] = Table(game, file.seats, file.variant, seed=bytes(32), log=list(file.choices))
    return hashlib.sha256(game.write(table.state).encode()).hexdigest()


def test_recorded_games_are_the_same_in_pyodide(told: Any, tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    for name in told["files"]:
        packed = offline.BUILT / told["version"] / f"{name}.gz"
        (bundle / name).write_bytes(gzip.decompress(packed.read_bytes()))
    shutil.copyfile(offline.BUILT / "bundle.json", bundle / "bundle.json")
    shutil.copytree(REPLAYS, tmp_path / "replays")
    (tmp_path / "towns.network").write_bytes(content_of("tiny-towns"))
    command = ["node", str(HERE / "in_node.mjs"), str(bundle), str(tmp_path), str(HERE / "replays_in_pyodide.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    wanted = {
        str(file.relative_to(REPLAYS)): end_of(replay.load(file.read_text(encoding="utf-8")))
        for file in REPLAYS.rglob("*.replay")
    }
    assert found["replays"] == wanted
    assert found["modules"] > 100
    assert found["unpacked"] == 0, "modules are read from the archive"
    game = shelf.game("tiny-towns")
    g = game.new(2, {})
    run.start(g)
    playout(g, Rng(1), 80)
    judge = network_file.read(tmp_path / "towns.network", game, handmade(game))
    assert found["chances"] == pytest.approx(judge.judge(g).chances)
    assert found["evaluators"] == [type(evaluator(shelf.game(name))).__name__ for name in shelf.NAMES]
