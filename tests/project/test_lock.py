"""The lock files pin everything that pyproject.toml requires, and name no package index."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"([a-z0-9-]+)==[^ ]+( ; .+)? \\")
INCLUDED = re.compile(r"guildhall-games\[(.+)\]")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lines(name: str) -> list[str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def pinned(name: str) -> set[str]:
    return {found[1] for line in lines(name) if (found := PIN.fullmatch(line))}


def asked_for(requirements: list[Any]) -> set[str]:
    names = (re.split(r"[\[<>=~ ]", wanted)[0] for wanted in requirements if isinstance(wanted, str))
    return {name.lower().replace(".", "-").replace("_", "-") for name in names}


@pytest.mark.parametrize("name", ["run.txt", "dev.txt", "docs.txt", "train.txt", "offline.txt"])
def test_every_line_is_an_exact_pin_or_its_hash(name: str) -> None:
    assert [line for line in lines(name) if not PIN.fullmatch(line) and not HASH.fullmatch(line)] == []


def extra(name: str) -> set[str]:
    """What an extra asks for, with the extras that it includes."""
    found = set()
    for wanted in project()["project"]["optional-dependencies"][name]:
        if included := INCLUDED.fullmatch(wanted):
            found |= set().union(*map(extra, included[1].split(",")))
        else:
            found |= asked_for([wanted])
    return found


@pytest.mark.parametrize("name", ["run.txt", "dev.txt"])
def test_playing_is_pinned(name: str) -> None:
    assert asked_for(project()["project"]["dependencies"]) <= pinned(name)
    assert extra("server") <= pinned(name)
    assert asked_for(project()["dependency-groups"]["build"]) <= pinned(name)


def test_the_base_is_light() -> None:
    assert asked_for(project()["project"]["dependencies"]) == {
        *("msgspec", "fluent-runtime", "rich"),
        *("librt", "mypy-extensions"),  # vectors, which the encoders of the engine write to
    }


def test_developing_is_pinned() -> None:
    assert asked_for(project()["dependency-groups"]["dev"]) <= pinned("dev.txt")


@pytest.mark.parametrize("name", ["arena", "ray", "research", "scale"])
def test_extras_are_pinned_for_their_tests(name: str) -> None:
    assert extra(name) <= pinned("dev.txt")


def test_pytorch_is_the_build_without_cuda() -> None:
    """The usual build for Linux brings gigabytes of packages for graphics cards."""
    assert extra("train") <= pinned("train.txt")
    assert next(pin for pin in versions("train.txt") if pin.startswith("torch==")).endswith("+cpu")
    assert not [name for name in pinned("train.txt") if name.startswith(("nvidia", "cuda", "triton"))]


def test_pytorch_changes_no_other_version() -> None:
    shared = pinned("train.txt") & pinned("dev.txt")
    assert {pin for pin in versions("train.txt") if pin.split("==")[0] in shared} <= versions("dev.txt")


def test_both_files_pin_the_same_versions() -> None:
    assert versions("run.txt") <= versions("dev.txt")


def versions(name: str) -> set[str]:
    """The pins without their platform markers."""
    return {line.split()[0] for line in lines(name) if PIN.fullmatch(line)}
