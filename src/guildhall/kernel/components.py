"""Component files: what all games share."""

from __future__ import annotations

import hashlib

# Keys that tell people something and change no game.
REMARKS = ("provenance", "note", "notes", "text", "method", "sources", "place", "title", "designers", "publisher")


def content_digest(tree: object) -> str:
    """A fingerprint of what the rules read in a component file; remarks and provenance do not count."""
    return hashlib.sha256(_canonical(tree).encode()).hexdigest()


def _is_remark(key: str) -> bool:
    return any(key == remark or key.endswith("_" + remark) for remark in REMARKS)


def _canonical(tree: object) -> str:
    """The same text for the same content, whatever the order of the keys."""
    if isinstance(tree, dict):
        parts = [f"{key!r}:{_canonical(tree[key])}" for key in sorted(tree) if not _is_remark(key)]
        return "{" + ",".join(parts) + "}"
    if isinstance(tree, list):
        return "[" + ",".join(map(_canonical, tree)) + "]"
    return repr(tree)
