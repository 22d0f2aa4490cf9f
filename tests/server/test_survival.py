"""The drills that the server has been seen to survive."""

from __future__ import annotations

from tests.server.survival_drills import test_a_server_killed_again_and_again_loses_nothing

__all__ = ["test_a_server_killed_again_and_again_loses_nothing"]
