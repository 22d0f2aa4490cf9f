"""Habits of the project that no other tool checks: sizes of files, places that no file names, and what docs promise."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import guildhall
from tools import pythons

ROOT = Path(__file__).resolve().parents[2]
TRACKED = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    if name and (ROOT / name).is_file()
]
PAGES = [file for file in TRACKED if file.suffix == ".md"]
PICTURES = {".png", ".webp", ".woff2", ".ico"}

# Somebody else's project has this name on the package index. (Brackets keep a pattern from finding itself.)
STRANGER = re.compile(r"pip install (?:--?[A-Za-z-]+ )*[\"']?guildhal[l](?![_-]games)")
PLACE = re.compile(
    r"(?<![\w.])/(?:wor[k]|roo[t]|hom[e]/\w+|User[s]/\w+|op[t]|tm[p]/h)/"
    r"|fil[e]:///|pyp[i]\.org|pythonhoste[d]|npmj[s]\.(?:org|com)|artifactor[y]|inde[x]-url"
)

LONGEST_MODULE = 400
LONGEST_COMPONENT = 350
LISTS_OF_TYPES = {"hall/wire.py"}  # nothing but the types of messages


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def too_long(files: list[Path], most: int) -> dict[str, int]:
    lines = {file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    return {name: count for name, count in lines.items() if count > most}


def places(content: str) -> list[str]:
    return PLACE.findall(content)


def test_no_page_sends_people_to_a_strangers_package() -> None:
    assert PAGES
    assert [page.name for page in PAGES if STRANGER.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["", "-U ", '"', "--upgrade '"])
def test_a_strangers_package_is_noticed(line: str) -> None:
    assert STRANGER.search(f"pip install {line}guild" + "hall[research]")
    assert not STRANGER.search(f"pip install {line}guild" + "hall_games-0.1.0-py3-none-any.whl[research]")


def test_no_file_names_a_machines_folder_or_a_registry() -> None:
    texts = [file for file in TRACKED if file.suffix not in PICTURES]
    assert [file.name for file in texts if places(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("found", ["see /work" + "/main", "https://py" + "pi.org/simple", "'/home" + "/ada/x'"])
def test_a_machines_folder_or_a_registry_is_noticed(found: str) -> None:
    assert places(found)
    assert not places("src/guildhall/work" + "/table.py and docs/ro" + "ot/x, /t/home")


def test_no_module_is_longer_than_one_can_read() -> None:
    package = ROOT / "src" / "guildhall"
    files = [file for file in package.rglob("*.py") if file.relative_to(package).as_posix() not in LISTS_OF_TYPES]
    assert too_long(files, LONGEST_MODULE) == {}


def test_no_component_is_longer_than_one_can_read() -> None:
    assert too_long(sorted((ROOT / "web" / "src").rglob("*.svelte")), LONGEST_COMPONENT) == {}


def test_only_the_store_and_the_operators_tools_write_queries() -> None:
    """`preflight` reads the database's address."""
    server = ROOT / "src" / "guildhall" / "server"
    modules = {file.relative_to(server).as_posix() for file in server.rglob("*.py") if "sqlalchemy" in text(str(file))}
    assert "store/store.py" in modules
    assert {name for name in modules if not name.startswith(("store/", "operate/"))} == {"preflight.py"}


def test_the_changelog_has_this_version_below_what_is_unreleased() -> None:
    versions = re.findall(r"^## \[([^]]+)\]", text("CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert guildhall.__version__ in versions[:2]


def test_the_workflow_tests_every_python_version_that_the_package_claims() -> None:
    workflow = text(".github/workflows/test.yml")
    (listed,) = re.findall(r"python: \[(.*)\]", workflow)
    assert re.findall(r"\d+\.\d+", listed) == pythons.supported()
    assert re.search(r"run: make test\b", workflow)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "Makefile"])
def test_pages_claim_the_python_versions_that_are_tested(page: str) -> None:
    first, *_, last = pythons.supported()
    claims = re.findall(r"Python (3\.\d+) to (3\.\d+)", text(page))
    assert claims
    assert set(claims) == {(first, last)}


def test_make_takes_a_python_version_that_is_tested() -> None:
    (usable,) = re.findall(r"^USABLE := (.*)$", text("Makefile"), re.MULTILINE)
    for version in ((3, 10), (3, 11), (3, 13), (3, 14), (3, 20)):
        with pytest.raises(SystemExit) as leaving:
            exec(usable.replace("sys.version_info[:2]", repr(version)))  # noqa: S102  # our own Makefile
        assert (not leaving.value.code) == (f"{version[0]}.{version[1]}" in pythons.supported())


def test_hooks_run_programs_that_the_project_has() -> None:
    hooks = text(".pre-commit-config.yaml")
    assert "repo: http" not in hooks
    scripts = json.loads(text("web/package.json"))["scripts"]
    assert set(re.findall(r"npm --prefix web run --silent ([a-z:]+)", hooks)) <= set(scripts)
    programs = set(re.findall(r"\.venv/bin/([a-z-]+)", hooks))
    assert programs == {"ruff", "mypy", "lint-imports"}
    assert programs <= set(re.findall(r"\$\(BIN\)/([a-z-]+)", text("Makefile")))


def test_contributing_names_commands_that_exist() -> None:
    page = text("CONTRIBUTING.md")
    targets = re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE)
    assert set(re.findall(r"(?:^|`)make ([a-z]+)", page, re.MULTILINE)) <= set(targets)
    (path, clause) = re.findall(r"pytest (tests/games/\S+) -k (\w+)", page)[0]
    assert f"def test_{clause}_" in text(path)
