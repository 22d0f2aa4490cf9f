"""`python -m bench`: the speed of the engine."""

from __future__ import annotations

from bench.engine import main

main()
