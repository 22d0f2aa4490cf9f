"""Protection against other sites' pages: checks of Origin and Host, and security headers on our own pages."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Middleware, Receive, Scope, Send

from guildhall.server.config import Config

LOG: Final = logging.getLogger("guildhall.security")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto")
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
# Of the workers that run Python: they may compile WebAssembly. No page may.
ENGINE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def is_loopback(host: str) -> bool:
    """Whether an address, or the name in a Host header, is this machine's own."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_forwarded(headers: Mapping[str, str]) -> bool:
    """Whether a request came through a proxy."""
    return any(name in headers for name in FORWARDED)


class ProxyNotice:
    """Says once that a proxy forwards requests, but is not trusted to say for whom."""

    def __init__(self, config: Config) -> None:
        self._is_due = not config.proxies

    def look(self, address: str, headers: Mapping[str, str]) -> None:
        if self._is_due and is_loopback(address) and is_forwarded(headers):
            self._is_due = False
            LOG.error(
                "a reverse proxy forwards requests, but --proxies is not set: everybody has the proxy's address and "
                "shares its limits; if the proxy is yours, set --proxies to its address",
                extra={"address": address},
            )


def is_our_host(headers: Mapping[str, str], config: Config) -> bool:
    """Whether a request names the public URL's host, an allowed origin's, or this machine; any, if none is set.

    Otherwise a foreign name that resolves to this server (DNS rebinding) would make another site's page our own.
    """
    if not config.public_url:
        return True
    host = headers.get("host", "").lower()
    urls = [config.public_url, *config.origins.split(",")]
    if host in [urlsplit(url.strip()).netloc.lower() for url in urls if url.strip()]:
        return True
    try:
        return is_loopback(urlsplit("//" + host).hostname or "")
    except ValueError:
        return False


def is_same_site(headers: Mapping[str, str], base_url: Any, config: Config) -> bool:
    """Whether a request comes from our own pages, or from no page (such as a script)."""
    if headers.get("sec-fetch-site") == "cross-site" or not is_our_host(headers, config):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in [allowed.strip() for allowed in config.origins.split(",") if allowed.strip()]:
        return True
    public = urlsplit(config.public_url)
    if public.netloc and origin.lower() == f"{public.scheme}://{public.netloc}".lower():
        return True  # a proxy may have left out the port of the host
    try:
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def with_headers(config: Config) -> Middleware:
    """Middleware: adds the security headers to every response."""
    added = [*HEADERS, HSTS] if config.secure else HEADERS

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def send_more(message: Message) -> None:
                if message["type"] == "http.response.start":
                    known = {name.lower() for name, _ in message["headers"]}
                    message["headers"] = [
                        *message["headers"],
                        *((name, value) for name, value in added if name not in known),
                    ]
                await send(message)

            await app(scope, receive, send_more)

        return wrapped

    return middleware
