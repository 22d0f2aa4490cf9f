"""What `make docs` does to the pages: links to files outside of `docs` become plain text, since the site lacks them."""

from __future__ import annotations

import re
from typing import Any, Final

OUTSIDE: Final = re.compile(r"\[([^]]+)\]\((?:\.\./)+(?!rules|reference)([^)]+)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Called by mkdocs for every page."""
    if page.file.src_uri.count("/"):
        return markdown  # pages in folders link to other pages this way
    return OUTSIDE.sub(lambda link: f"`{link[2]}`" if "/" in link[2] else link[1], markdown)
