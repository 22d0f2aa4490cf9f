"""Who somebody is: a signed cookie made on the first visit, keys for single seats, and passphrases."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE: Final = "guildhall"
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60  # as long as browsers allow
HASHER: Final = PasswordHasher()  # argon2id, with the library's usual cost


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name that nobody can guess: 120 bits."""
    return secrets.token_urlsafe(15)


def new_key() -> str:
    """A key to one seat: 192 bits."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Signer:
    """Makes cookies, and reads those that it has made."""

    def __init__(self, secret: str) -> None:
        self._secret = hashlib.sha256(b"cookie " + secret.encode()).digest()

    def _mac(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), "sha256").hexdigest()

    def sign(self, person: str) -> str:
        return f"{person}.{self._mac(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The person that a cookie names; None unless it was made here."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        person, dot, mac = cookie.rpartition(".")
        return person if dot and hmac.compare_digest(mac, self._mac(person)) else None


@cache
def _nobodys() -> str:
    """A passphrase that nobody has: a wrong name takes as long as a wrong passphrase."""
    return HASHER.hash(secrets.token_hex(8))


async def hash_passphrase(passphrase: str) -> str:
    return await asyncio.to_thread(HASHER.hash, passphrase)


async def is_passphrase(passphrase: str, stored: str | None) -> bool:
    """Whether it is the one. Takes long on purpose, in a thread."""

    def check() -> bool:
        try:
            HASHER.verify(stored or _nobodys(), passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    return await asyncio.to_thread(check)
