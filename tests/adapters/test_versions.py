"""Environment ids have a version, and what a version means never changes."""

from __future__ import annotations

import hashlib
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

from guildhall import shelf
from guildhall.adapters import gymnasium as single
from guildhall.adapters import pettingzoo as several
from guildhall.adapters.observe import observer
from guildhall.encode.base import ABSOLUTE, FROZEN, LATEST, RELATIVE, VERSIONS
from guildhall.encode.errors import UnknownLayout
from tests.adapters.plays import TABLES

PINNED = [
    line.split()
    for line in (Path(__file__).parent / "layouts.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("name", "seats", "version", "digest"), PINNED)
def test_a_version_never_changes(name: str, seats: str, version: str, digest: str) -> None:
    seen = observer(name, int(seats), int(version))
    meanings = [*seen.labels(), *(seen.codec.name(action) for action in range(seen.codec.actions))]
    assert hashlib.sha256("\n".join(meanings).encode()).hexdigest()[:16] == digest, "make it a new version"


def test_every_version_is_pinned() -> None:
    pinned = {(name, int(seats), int(version)) for name, seats, version, _ in PINNED}
    assert pinned == {(*table, version) for table in TABLES for version in VERSIONS}


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_ids_have_the_version(name: str, version: int) -> None:
    order = ABSOLUTE if version == FROZEN else RELATIVE
    expected = observer(name, 2, version)
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", ".*is out of date", DeprecationWarning
        )  # Gymnasium's word for a lower version
        one = gymnasium.make(single.environment_id(name, version), seats=2)
    assert one.spec is not None
    assert one.spec.id.endswith(f"-v{version}")
    seen, _ = one.reset(seed=1)
    assert np.array_equal(seen["observation"], expected.tensor(one.unwrapped.encoded.env.state, 0))  # type: ignore[attr-defined]  # ours
    for kind in ("aec", "parallel"):
        many: Any = pettingzoo.make(kind, several.environment_id(name, version), seats=2)
        assert many.metadata["name"] == f"guildhall/{name}-v{version}"
        assert many.unwrapped.encoded.observer is observer(name, 2, version, order)


def test_the_latest_is_usual() -> None:
    assert single.environment_id("tiny-towns") == f"guildhall/TinyTowns-v{LATEST}"
    assert several.environment_id("tiny-towns") == f"guildhall/tiny-towns-v{LATEST}"


def test_unknown_versions() -> None:
    mistakes: list[dict[str, Any]]
    mistakes = [{"layout": 7}, {"layout": 1.0}, {"order": "random"}, {"layout": 0, "order": "relative"}]
    for choices in mistakes:
        with pytest.raises(UnknownLayout):
            single.SingleAgent("tiny-towns", 2, **choices)
        with pytest.raises(UnknownLayout):
            several.parallel_env("tiny-towns", seats=2, **choices)
