"""What is counted, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CHOICES: Final = Counter("guildhall_choices", "Answers of people and bots that were written")
CONFLICTS: Final = Counter("guildhall_conflicts", "Appends that came too late and were tried again")
REFUSED: Final = Counter("guildhall_refused", "Commands that were refused", ["reason"])
LOADED: Final = Counter("guildhall_tables_loaded", "Tables whose journal was read")
ROOMS: Final = Gauge("guildhall_rooms", "Tables that processes hold", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("guildhall_sockets", "Open sockets", multiprocess_mode="livesum")
DROPPED: Final = Counter("guildhall_sockets_dropped", "Sockets that were closed by the server", ["reason"])
APPEND: Final = Histogram("guildhall_append_seconds", "From an answer to its being safe", buckets=FINE)
THINKING: Final = Histogram("guildhall_thinking_seconds", "What a bot's answer takes")
ALERTS: Final = Counter("guildhall_alerts", "Turn alerts", ["kind", "result"])
