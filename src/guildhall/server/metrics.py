"""Prometheus metrics."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

CHOICES: Final = Counter("guildhall_choices", "Answers of people and bots written to the journal")
CONFLICTS: Final = Counter("guildhall_conflicts", "Appends that lost a race and were retried")
REFUSED: Final = Counter("guildhall_refused", "Refused commands", ["reason"])
LOADED: Final = Counter("guildhall_tables_loaded", "Tables loaded from their journal")
ROOMS: Final = Gauge("guildhall_rooms", "Tables held in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("guildhall_sockets", "Open sockets", multiprocess_mode="livesum")
DROPPED: Final = Counter("guildhall_sockets_dropped", "Sockets closed by the server", ["reason"])
APPEND: Final = Histogram("guildhall_append_seconds", "Time from an answer until it is durable", buckets=FINE)
THINKING: Final = Histogram("guildhall_thinking_seconds", "Time that a bot thinks, once it has begun")
WAITING: Final = Histogram("guildhall_thinking_wait_seconds", "Time that a bot's question waits for a process")
QUEUED: Final = Gauge(
    "guildhall_thoughts_queued", "Bots' questions that wait for a process", multiprocess_mode="livesum"
)
CANCELLED: Final = Counter("guildhall_thoughts_cancelled", "Bots' questions that were gone before they were answered")
PAUSED: Final = Counter("guildhall_tables_paused", "Pauses of games of bots alone, because nobody was looking")
ALERTS: Final = Counter("guildhall_alerts", "Turn alerts attempted", ["kind", "result"])
