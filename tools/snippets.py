"""Run every piece of Python on the pages for researchers, each in a process of its own, with what is installed.

    python -I snippets.py

`tools/wheels.py` runs it away from the checkout, with a wheel and its extra `research` and nothing else. The last line
is `ok`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGES: Final = (DOCS / "research.md", DOCS / "write-a-bot.md")


def snippets(page: Path) -> list[str]:
    """The pieces of Python on a page, in order."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "snippet.py"
        for page in PAGES:
            for number, text in enumerate(snippets(page), 1):
                script.write_text(text, encoding="utf-8")
                done = subprocess.run([sys.executable, "-I", script], cwd=folder, capture_output=True, text=True)
                print(f"{page.name}, snippet {number}: {'runs' if done.returncode == 0 else 'fails'}", flush=True)
                if done.returncode:
                    print(done.stderr, file=sys.stderr)
                    return 1
    print("ok")
    return 0


if __name__ == "__main__":
    sys.exit(main())
