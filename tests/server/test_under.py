"""A service in a folder of a site that has other things, too: its paths, cookies, sockets, pages and links."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest

from guildhall.server.config import from_environment
from guildhall.server.identity import COOKIE
from guildhall.server.pages import Pages
from tests.server.harness import Person, Service, served, two_at_a_table

PREFIX = "/club/games"


def test_everything_is_under_the_prefix(sqlite: str) -> None:
    async def work(service: Service, _: Person, __: Person) -> None:
        ada, bo = Person(service.url + PREFIX), Person(service.url + PREFIX)
        table = await two_at_a_table(ada, bo)
        player = await ada.socket(table)
        await player.watch(0)
        assert player.you["holds"] == [0]
        assert {cookie.path for cookie in ada.http.cookies.jar} == {PREFIX + "/"}
        assert json.loads(await ada.get("/openapi.json"))["servers"] == [{"url": PREFIX}]
        async with httpx.AsyncClient(base_url=service.url) as client:
            folder = await client.get(f"{PREFIX}?again=1")
            assert (folder.status_code, folder.headers["location"]) == (308, f"{PREFIX}/?again=1")
            assert (await client.get(f"{PREFIX}/no-such-file.js")).status_code == 404
            assert (await client.get(f"{PREFIX}/api/v1/no-such-page")).status_code == 404
            # A proxy may take the prefix away, and balancers ask by address.
            for path in (f"{PREFIX}/api/v1/health", "/api/v1/health", f"{PREFIX}/metrics", "/metrics"):
                assert (await client.get(path)).status_code == 200, path

    served(sqlite, work, path_prefix=PREFIX)


def test_a_service_at_the_root_of_the_same_host_does_not_disturb(sqlite: str) -> None:
    """Browsers send its cookie, too, after the one that belongs to the folder."""

    async def work(service: Service, _: Person, __: Person) -> None:
        ada = Person(service.url + PREFIX)
        known = (await ada.get("/me"))["person"]
        table = await ada.create(2)
        await ada.sit(table, 0)
        cookies = f"{ada.cookie()}; {COOKIE}=somebody.else"
        async with httpx.AsyncClient(headers={"cookie": cookies}) as client:
            assert (await client.get(f"{ada.url}/api/v1/me")).json()["person"] == known
        other = await ada.socket(table)
        assert other.you["holds"] == [0]
        await ada.delete("/session")
        assert not ada.cookie()

    served(sqlite, work, path_prefix=PREFIX)


def test_the_start_page_names_its_folder(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<html><head><meta name="a" /><link href="/icon.svg" /><script src="/assets/i.js"></script></head></html>'
    )
    for path in ("", "t/abc", "index.html"):
        for packs in (False, True):
            text = _content(Pages(tmp_path, PREFIX), path, packs)
            assert f'<meta name="guildhall-prefix" content="{PREFIX}" />' in text
            assert f'href="{PREFIX}/icon.svg"' in text
            assert f'src="{PREFIX}/assets/i.js"' in text
    assert _content(Pages(tmp_path), "", False) == (tmp_path / "index.html").read_text()


def _content(pages: Pages, path: str, packs: bool) -> str:
    content = pages.response(path, packs).content
    return (gzip.decompress(content) if packs else content).decode()


@pytest.mark.parametrize(
    ("given", "prefix"),
    [
        ({"path_prefix": "games/"}, "/games"),
        ({"path_prefix": "/"}, ""),
        ({"public_url": "https://club.example/games/"}, "/games"),
        ({"public_url": "https://club.example/games", "path_prefix": "/games"}, "/games"),
        ({"public_url": "https://games.example"}, ""),
    ],
)
def test_the_prefix_is_that_of_the_public_url(given: dict[str, str], prefix: str) -> None:
    assert from_environment({}, **given).path_prefix == prefix


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"path_prefix": "/a b"}, "it may have letters"),
        ({"path_prefix": '/"><script>'}, "it may have letters"),
        ({"path_prefix": "/../x"}, "it may have letters"),
        ({"path_prefix": "/api"}, "pages of its own"),
        ({"path_prefix": "/assets/games"}, "pages of its own"),
        ({"path_prefix": "/club", "public_url": "https://club.example/games"}, "must end with the --path-prefix"),
    ],
)
def test_a_prefix_that_cannot_work_is_an_error_at_the_start(given: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        from_environment({}, **given)
