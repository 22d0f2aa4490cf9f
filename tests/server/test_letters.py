"""Names have a length as people count it: an emoji of many characters is one letter."""

from __future__ import annotations

import pytest

from guildhall.hall.errors import Refusal
from guildhall.hall.letters import letters, shortened
from guildhall.hall.settings import clean_name
from tests.server.harness import Person, Service, served, settings

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\U0001f3fd"  # seven characters
HAND = "\U0001f44b\U0001f3fd"


# Browsers count the same: web/tests/names.test.ts.
@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Zoë", 3),
        ("Zo\u0301e", 3),
        (FAMILY, 1),
        (FAMILY * 3, 3),
        ("\U0001f1ee\U0001f1f9\U0001f1f5\U0001f1f1", 2),  # the flags of Italy and Poland
        ("A\U0001f1ee\U0001f1f9\U0001f1f5", 3),  # half a flag
        ("\u1112\u1161\u11ab\uae00", 2),  # Hangul, spelled out and whole
        ("\uae00\uae00", 2),
        ("\u0915\u094d\u0937\u092f", 2),  # a conjunct and a consonant
        ("1\ufe0f\u20e3", 1),
        ("\u0645\u06cc\u200c\u062e", 3),  # Persian with a non-joiner
    ],
)
def test_letters_are_what_people_see(text: str, count: int) -> None:
    assert len(letters(text)) == count
    assert "".join(letters(text)) == text


def test_a_name_may_have_forty_letters_of_any_length() -> None:
    for letter in ("A", "a\u0301", HAND, FAMILY):
        assert clean_name(letter * 40) == letter * 40
        with pytest.raises(Refusal, match="too-long"):
            clean_name(letter * 41)
        assert shortened(letter * 41, 40) == letter * 40


def test_a_name_of_emoji_is_kept_everywhere(database: str) -> None:
    """At a table, in the chat, as an account, and as the name of a table."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        name = FAMILY * 40
        table = (await ada.post("/tables/", settings(2, name=HAND * 60)))["id"]
        told = await ada.sit(table, 0, name)
        assert told["table"]["settings"]["name"] == HAND * 60
        assert told["table"]["seats"][0]["name"] == name
        told = await bo.sit(table, 1, name)
        assert told["table"]["seats"][1]["name"] == FAMILY * 37 + " 2"
        account = {"name": name, "passphrase": "eight or more"}
        assert (await ada.post("/account", account))["account"] == name
        for path, body in (
            (f"/tables/{table}/seats/1", {"name": HAND * 41}),
            ("/tables/", settings(2, name=HAND * 61)),
        ):
            refused = await bo.post(path, body, expect=400)
            assert refused["reason"] == "too-long"

    served(database, work)
