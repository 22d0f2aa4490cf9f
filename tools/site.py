"""Build a site without a server: a folder that any host of static files can serve, also from a subfolder.

    python -m tools.site [FOLDER]      build/site, unless another folder is named

It is the browser client with relative addresses, and the offline bundle unpacked. A page says that it is such a site,
so that it asks no server, and brings the policy that a server would send.
"""

from __future__ import annotations

import gzip
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from guildhall.server.security import POLICY
from tools import client
from tools.step import ROOT

TARGET: Final = ROOT / "build" / "site"
IN_A_PAGE: Final = POLICY.replace("; frame-ancestors 'none'", "")  # which only a header can say
MARKS: Final = f"""<meta name="guildhall-site" content="yes" />
    <meta http-equiv="Content-Security-Policy" content="{IN_A_PAGE}" />
    """


def build(target: Path = TARGET) -> None:
    """Write the folder anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(client.BUILT.parent, target)
    for packed in target.glob("offline/*/*.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()
    index = target / "index.html"
    text = index.read_text(encoding="utf-8")
    text = re.sub(r'(href|src)="/', r'\1="./', text)
    index.write_text(text.replace("<meta name=", MARKS + "<meta name=", 1), encoding="utf-8")
    (target / ".nojekyll").touch()  # GitHub Pages serves the files as they are


def main() -> int:
    status = client.build()
    if status == 0:
        target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
        build(target)
        print(f"The site is in {target.relative_to(ROOT) if target.is_relative_to(ROOT) else target}")
    return status


if __name__ == "__main__":
    sys.exit(main())
