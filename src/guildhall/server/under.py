"""Under a prefix: the service as a folder of a site that has other things, too, such as https://club.example/games/.

Whether a proxy passes the prefix on or takes it away makes no difference here. Everything outside the prefix is served
as well, because balancers, Prometheus and `doctor` ask a worker by its address.
"""

from __future__ import annotations

import re
from typing import Any, Final

ALLOWED: Final = re.compile(r"(/[A-Za-z0-9_~-]+)+")
TAKEN: Final = ("/api", "/assets", "/metrics", "/offline")  # the service's own paths
ADDRESS: Final = re.compile(r'(href|src)="/')
FIRST: Final = "<meta name="


def normal(prefix: str) -> str:
    """A prefix as an operator may write it: with a slash before it and none after it. Raises ValueError."""
    prefix = "/" + prefix.strip("/") if prefix.strip("/") else ""
    if prefix and not ALLOWED.fullmatch(prefix):
        raise ValueError(f"--path-prefix '{prefix}': it may have letters, digits, '-', '_', '~' and '/'")
    if prefix.startswith(tuple(f"{taken}/" for taken in TAKEN)) or prefix in TAKEN:
        raise ValueError(f"--path-prefix '{prefix}': the service has pages of its own there")
    return prefix


def cookie_name(name: str, prefix: str) -> str:
    """A cookie's name. Another service at the root of the same host has a cookie that browsers send here, too."""
    return name + prefix.replace("/", ".")


def start_page(page: bytes, prefix: str) -> bytes:
    """The client's start page, with the addresses that it has under a prefix."""
    if not prefix:
        return page
    text = ADDRESS.sub(rf'\1="{prefix}/', page.decode())
    return text.replace(FIRST, f'<meta name="guildhall-prefix" content="{prefix}" />\n    {FIRST}', 1).encode()


class Under:
    """An application whose paths begin with a prefix."""

    def __init__(self, app: Any, prefix: str) -> None:
        self._app = app
        self._prefix = prefix
        self._raw = prefix.encode()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope.get("path", "")
        if path == self._prefix and scope["type"] == "http":
            await self._redirect(scope, send)
            return
        if path.startswith(self._prefix + "/"):
            scope["path"] = path[len(self._prefix) :]
            scope["raw_path"] = scope["raw_path"].removeprefix(self._raw)
        await self._app(scope, receive, send)

    async def _redirect(self, scope: Any, send: Any) -> None:
        """To the folder: without the slash, a browser would not send the cookie, which belongs to the folder."""
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        headers = [(b"location", self._raw + b"/" + query), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 308, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
