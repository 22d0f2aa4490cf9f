"""The browser client, if it was built: files from `guildhall/web_dist`, named once when the server starts."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

import guildhall
from guildhall.server.errors import Refusal

FOLDER: Final = Path(guildhall.__file__).parent / "web_dist"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Guildhall</title>
<h1>Guildhall</h1>
<p>The server runs, but the browser client was not built. Its programming interface is at
<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></html>
"""


class Pages:
    """What can be asked for by name; nothing else is looked up on the disk."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        self.files = {file.relative_to(folder).as_posix(): file for file in files}
        self._packed: dict[str, bytes] = {}  # texts, compressed when they were first asked for

    def response(self, path: str, packs: bool = False) -> Response[bytes]:
        """The file of that name, or the page that leads on from any address that is none. Raises Refusal.

        Texts are compressed for clients that unpack them.
        """
        name = path.strip("/") or INDEX
        if name not in self.files:
            if name != INDEX and ("." in name.rpartition("/")[2] or name.startswith("api/")):
                raise Refusal("no-such-page", 404)
            name = INDEX
        if name not in self.files:
            return Response(NOT_BUILT, media_type="text/html; charset=utf-8", headers={"cache-control": ASK})
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        is_text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
        if is_text:
            kind += "; charset=utf-8"
        # Whatever lies in `assets` has a fingerprint in its name.
        headers = {"cache-control": FOREVER if name.startswith("assets/") else ASK}
        if not is_text:
            return Response(self.files[name].read_bytes(), media_type=kind, headers=headers)
        headers["vary"] = "accept-encoding"
        if not packs:
            return Response(self.files[name].read_bytes(), media_type=kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self._pack(name), media_type=kind, headers=headers)

    def _pack(self, name: str) -> bytes:
        if name not in self._packed:
            self._packed[name] = gzip.compress(self.files[name].read_bytes(), 9, mtime=0)
        return self._packed[name]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser client."""
    pages: Pages = request.app.state.pages
    return pages.response(path, "gzip" in request.headers.get("accept-encoding", ""))
