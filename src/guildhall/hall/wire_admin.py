"""What administrators send and are sent over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from guildhall.hall.wire import In, Name, Out, Secret


class PersonLine(Out):
    """A person, as administrators see them."""

    id: str
    name: str
    account: str | None
    created_at: int
    seen_at: int | None  # when one of their sessions was last noted; exact to a day
    seats: int
    is_administrator: bool
    ban: str | None  # the reason


class TableRow(Out):
    """A table, as administrators see it: without anything that is hidden in its game."""

    id: str
    game: str
    name: str
    status: str
    notice: str | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    entries: int
    players: list[str]


class ReplayRow(Out):
    id: str
    game: str
    person: str | None
    at: int
    bytes: int


class ChatRow(Out):
    table: str
    number: int
    person: str
    name: str
    text: str
    at: int


class AuditRow(Out):
    number: int
    at: int
    actor: str
    act: str
    subject: str
    detail: dict[str, str]


class Statistics(Out):
    people: int
    accounts: int
    seen_today: int
    tables: dict[str, int]  # by status
    games: dict[str, int]
    finished_this_week: int
    choices: int
    chat: int
    replays: int
    banned: int


class Ban(In):
    reason: Annotated[str, Meta(max_length=200)] = ""


class NewName(In):
    name: Name


class SignInLink(Out):
    """A link that signs a person in, once."""

    link: str
    expires_at: int


class UseLink(In):
    """The token of a one-time sign-in link. With a passphrase, that is the account's from now on."""

    token: Secret
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
