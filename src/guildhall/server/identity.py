"""Identity: a session in a signed cookie, set on the first visit; keys to single seats; and passphrases."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE: Final = "guildhall"
DEVICE_COOKIE: Final = "guildhall-device"  # marks a device on which somebody has signed in; outlives the session
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60  # as long as browsers allow
KEY_SECONDS: Final = 7 * 24 * 60 * 60  # after which a key to a seat expires
HASHER: Final = PasswordHasher()  # argon2id with the library's default cost


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An unguessable id of 120 bits."""
    return secrets.token_urlsafe(15)


def new_key() -> str:
    """A key to one seat, of 192 bits."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """Only this hash of a key is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_holder(digests: Sequence[str]) -> str:
    """A name for somebody who is known only by keys: the same keys always give the same name."""
    return "key-" + digest(" ".join(sorted(digests)))[:28]


def session_id(token: str) -> str:
    """The id of the session whose token is in a cookie. The token itself is not stored."""
    return digest(token)[:32]


def device_token(person: str) -> str:
    """A new token for a device on which this person has signed in."""
    return f"device:{person}:{new_id()}"


def is_device_of(token: str | None, person: str) -> bool:
    return token is not None and token.startswith(f"device:{person}:")


class Signer:
    """Signs cookies and verifies them.

    The secret may be a list, separated by commas: the first one signs, and the older ones still verify.
    """

    def __init__(self, secret: str) -> None:
        # The whole text is one of them: a single secret may have been given with a comma in it.
        self._secrets = [_secret_key(one) for one in dict.fromkeys([*secret.split(","), secret])]

    def sign(self, token: str) -> str:
        return f"{token}.{_mac(self._secrets[0], token)}"

    def read(self, cookie: str | None, longest: int = 200) -> str | None:
        """The token in a cookie; None if the signature is not ours."""
        if not cookie or len(cookie) > longest or not cookie.isascii():
            return None
        token, dot, mac = cookie.rpartition(".")
        is_ours = any(hmac.compare_digest(mac, _mac(secret, token)) for secret in self._secrets)
        return token if dot and is_ours else None


def _secret_key(secret: str) -> bytes:
    return hashlib.sha256(b"cookie " + secret.encode()).digest()


def _mac(secret: bytes, token: str) -> str:
    return hmac.new(secret, token.encode(), "sha256").hexdigest()


@cache
def _nobodys() -> str:
    """A hash that matches no passphrase, so that an unknown name takes as long to reject as a wrong passphrase."""
    return HASHER.hash(secrets.token_hex(8))


async def hash_passphrase(passphrase: str) -> str:
    return await asyncio.to_thread(HASHER.hash, passphrase)


async def is_passphrase(passphrase: str, stored: str | None) -> bool:
    """Whether the passphrase matches. Slow on purpose, so it runs in a thread."""

    def check() -> bool:
        try:
            HASHER.verify(stored or _nobodys(), passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    return await asyncio.to_thread(check)
