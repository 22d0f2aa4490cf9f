"""The lock files pin everything that pyproject.toml asks for, and name no place to get it from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"([a-z0-9-]+)==[^ ]+( ; .+)? \\")
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


@pytest.mark.parametrize("name", ["run.txt", "dev.txt"])
def test_every_line_is_an_exact_pin_or_its_hash(name: str) -> None:
    assert [line for line in lines(name) if not PIN.fullmatch(line) and not HASH.fullmatch(line)] == []


@pytest.mark.parametrize("name", ["run.txt", "dev.txt"])
def test_what_the_product_needs_is_pinned(name: str) -> None:
    assert asked_for(project()["project"]["dependencies"]) <= pinned(name)
    assert asked_for(project()["dependency-groups"]["build"]) <= pinned(name)


def test_what_developing_needs_is_pinned() -> None:
    assert asked_for(project()["dependency-groups"]["dev"]) <= pinned("dev.txt")


def test_what_the_extras_bring_is_pinned_for_their_tests() -> None:
    extras = project()["project"]["optional-dependencies"]
    (everything,) = extras["research"]
    names = everything.removeprefix("guildhall[").removesuffix("]").split(",")
    brought = asked_for([wanted for name in names for wanted in extras[name]])
    assert brought == asked_for(project()["dependency-groups"]["research"])
    assert brought <= pinned("dev.txt")


def test_both_files_pin_the_same_versions() -> None:
    assert versions("run.txt") <= versions("dev.txt")


def versions(name: str) -> set[str]:
    """What is pinned, without the platforms that need it."""
    return {line.split()[0] for line in lines(name) if PIN.fullmatch(line)}
