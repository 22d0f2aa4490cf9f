"""The browser client, if it was built: files in `guildhall/web_dist`, listed once when the server starts."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

import guildhall
from guildhall.hall.errors import Refusal
from guildhall.server.security import ENGINE_POLICY
from guildhall.server.under import start_page

FOLDER: Final = Path(guildhall.__file__).parent / "web_dist"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
# Their names change with their contents. `bundle.json` says which of the offline files are the newest.
NAMED_BY_CONTENT: Final = re.compile(r"assets/|offline/[0-9a-f]{12}/")
# The scripts of the workers that run Python. A worker has the policy of its own response, not of its page.
ENGINE: Final = re.compile(r"assets/engine\.worker-[\w-]+\.js")
KINDS: Final = {".mjs": "text/javascript", ".wasm": "application/wasm"}  # that some systems do not know
UNLIMITED: Final = "unlimited"  # option of handlers whose requests do not count
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Guildhall</title>
<h1>Guildhall</h1>
<p>The server is running, but the browser client has not been built. The API is described at
<a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></html>
"""


class Pages:
    """The files that can be requested. Requests never cause another look at the disk."""

    def __init__(self, folder: Path = FOLDER, prefix: str = "") -> None:
        self._prefix = prefix
        files = [file for file in folder.rglob("*") if file.is_file()] if folder.is_dir() else []
        self.files = {file.relative_to(folder).as_posix(): file for file in files}
        # What was compressed when it was built goes by its plain name.
        self.files |= {name.removesuffix(".gz"): file for name, file in self.files.items() if name.endswith(".gz")}
        self._packed: dict[str, bytes] = {}  # text files, compressed on first request

    def response(self, path: str, packs: bool = False) -> Response[bytes]:
        """The file of that name, or the start page for any other path: the client does its own routing.

        Text is compressed if the client accepts it. Raises Refusal for missing files and API paths.
        """
        name = path.strip("/") or INDEX
        if name not in self.files:
            if name != INDEX and ("." in name.rpartition("/")[2] or name.startswith("api/")):
                raise Refusal("no-such-page", 404)
            name = INDEX
        if name not in self.files:
            return Response(
                start_page(NOT_BUILT, self._prefix),
                media_type="text/html; charset=utf-8",
                headers={"cache-control": ASK},
            )
        kind = KINDS.get(PurePath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        is_text = kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml"))
        if is_text:
            kind += "; charset=utf-8"
        headers = {"cache-control": FOREVER if NAMED_BY_CONTENT.match(name) else ASK}
        if ENGINE.fullmatch(name):
            headers["content-security-policy"] = ENGINE_POLICY
        is_packed = self.files[name].suffix == ".gz"
        if not (is_text or is_packed):
            return Response(self.files[name].read_bytes(), media_type=kind, headers=headers)
        headers["vary"] = "accept-encoding"
        if not packs:
            content = self._read(name)
            return Response(gzip.decompress(content) if is_packed else content, media_type=kind, headers=headers)
        headers["content-encoding"] = "gzip"
        content = self.files[name].read_bytes() if is_packed else self._pack(name)
        return Response(content, media_type=kind, headers=headers)

    def _read(self, name: str) -> bytes:
        content = self.files[name].read_bytes()
        return start_page(content, self._prefix) if name == INDEX else content

    def _pack(self, name: str) -> bytes:
        if name not in self._packed:
            self._packed[name] = gzip.compress(self._read(name), 9, mtime=0)
        return self._packed[name]


@get(["/", "/{path:path}"], include_in_schema=False, opt={UNLIMITED: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser client."""
    pages: Pages = request.app.state.pages
    return pages.response(path, "gzip" in request.headers.get("accept-encoding", ""))
