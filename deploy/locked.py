"""Prints the part of a lock file that pip's report asks for, with its hashes: `locked.py REPORT LOCK`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path


def locked(names: set[str], lock: str) -> str:
    """The entries of these packages. Raises ValueError if one is missing."""
    entries = re.split(r"\n(?=\S)", "\n".join(line for line in lock.splitlines() if not line.startswith("#")))
    found = {re.split(r"[=\[ ]", entry, maxsplit=1)[0].lower().replace("_", "-"): entry for entry in entries if entry}
    if missing := sorted(names - set(found)):
        raise ValueError(f"the lock file has no {', '.join(missing)}")
    return "\n".join(found[name] for name in sorted(names)) + "\n"


def main(report: str, lock: str) -> None:
    installed = json.loads(Path(report).read_text(encoding="utf-8"))["install"]
    names = {re.sub(r"[-_.]+", "-", item["metadata"]["name"]).lower() for item in installed}
    sys.stdout.write(locked(names - {"guildhall-games"}, Path(lock).read_text(encoding="utf-8")))


if __name__ == "__main__":
    main(*sys.argv[1:])
