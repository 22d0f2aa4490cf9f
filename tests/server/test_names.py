"""Names that look alike are one name, and guessing passphrases does not keep the owner out."""

from __future__ import annotations

import pytest

from guildhall.server.config import Config
from guildhall.server.names import fold
from tests.server.harness import Person, Service, finish, served, serving

HORSE = "correct horse battery"
# Cyrillic, Greek, full-width, mathematical, case, blanks, a zero-width space, a soft hyphen, a Hangul filler
ALIKE = (
    "\u0410d\u0430",
    "\u0391da",
    "\uff21\uff44\uff41",
    "\U0001d400da",
    "ADA",
    "  ada ",
    "A\u200bda",
    "Ad\u00ada",
    "Ada\u3164",
    "Ada\ufe0f",
)


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_fold_to_one(name: str) -> None:
    assert fold(name) == fold("Ada") == "ada"


def test_other_names_stay_other_names() -> None:
    names = ["Ada", "\u00c1da", "Ad a", "Adah", "\u0141ukasz", "Lukasz", "Stra\u00dfe 1", "Ada 2", "\u0416\u0443\u043a"]
    assert len({fold(name) for name in names}) == len(names)
    assert fold("\u3164\u200b") == fold("") == ""
    assert all(fold(fold(name)) == fold(name) for name in (*names, *ALIKE))


def test_an_account_is_taken_by_whatever_looks_like_it(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        me = await ada.post("/account", {"name": "Ada", "passphrase": HORSE})
        for name in ("ADA", "\u0410d\u0430", "\uff21da", "Ada\u3164"):
            taken = await bo.post("/account", {"name": name, "passphrase": HORSE}, expect=409)
            assert taken["reason"] == "name-is-taken"
        empty = await bo.post("/account", {"name": "\u3164", "passphrase": HORSE}, expect=400)
        assert empty["reason"] == "empty-name"
        there = await bo.post("/session", {"name": "aDA", "passphrase": HORSE})
        assert (there["person"], there["account"]) == (me["person"], "Ada")

    served(database, work)


def test_attempts_count_for_all_that_looks_alike_but_not_against_the_owner(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite)) as service:
            ada = Person(service.url)
            right, wrong = {"name": "Ada", "passphrase": HORSE}, {"name": "Ada", "passphrase": "wrong passphrase"}
            await ada.post("/account", right)
            await ada.delete("/session")
            # The limit by address must not be what stops them here.
            service.worker.limits._buckets.clear()
            stopped = 0
            for i in range(12):
                service.worker.limits._buckets.pop(("passphrase", "127.0.0.1"), None)
                mallory = Person(service.url)
                attempt = await mallory.http.post("/session", json=wrong | {"name": ALIKE[i % 8]})
                assert attempt.status_code == (403 if i < 8 else 429), i
                stopped += attempt.status_code == 429
            assert stopped == 4
            stranger = await Person(service.url).post("/session", right, expect=429)
            assert stranger["reason"] == "too-fast"
            await ada.post("/session", right)
            await ada.delete("/session")
            # A known device has a limit of its own, which signing in again does not renew.
            answers = [(await ada.http.post("/session", json=wrong)).status_code for _ in range(8)]
            assert answers[-1] == 429
            # It is known for this account only.
            bo = Person(service.url)
            service.worker.limits._buckets.clear()
            await bo.post("/account", {"name": "Bo", "passphrase": HORSE})
            await bo.delete("/session")
            for _ in range(8):
                await bo.http.post("/session", json=wrong)
            assert (await bo.post("/session", wrong, expect=429))["reason"] == "too-fast"

    finish(run())
