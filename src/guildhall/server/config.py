"""What an operator can choose. Every option is also an environment variable: GUILDHALL_ and its name in capitals."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Struct

PREFIX: Final = "GUILDHALL_"


class Config(Struct, frozen=True, kw_only=True):
    """One running service."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///guildhall.db"
    sync: str = "full"  # SQLite: "full" survives a power cut, "normal" only the end of the process
    redis: str = ""
    workers: int = 1
    bot_processes: int = 1
    bot_queue: bool = False  # bots think on other machines, which take their work from Redis
    origins: str = ""  # further origins that pages may come from, separated by commas
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    secure: bool = False  # cookies only over HTTPS
    proxies: str = ""  # addresses of proxies whose forwarded headers are believed, separated by commas
    log: str = "info"  # the least urgent messages that are written
    metrics: str = "local"  # who may read /metrics: "local", "all" or "off"
    alerts: str = ""  # "webhook", "email" or both: what people may have turn alerts by
    alert_delay: float = 60.0  # seconds that somebody must be away before an alert is sent
    smtp: str = ""  # smtp://user:password@host:port or smtps://...
    mail_from: str = ""
    public_url: str = ""  # how links in alerts begin
    rate: float = 1.0  # all rate limits, times this
    idle: float = 120.0  # seconds after which a table that nobody looks at is forgotten by the process
    held: int = 2_000  # tables that a process remembers at most while nobody looks at them

    def check(self) -> Config:
        """Raises ValueError for what cannot be."""
        if self.workers > 1 and not self.redis:
            raise ValueError("several workers need --redis, to tell each other what happens")
        if self.bot_queue and not self.redis:
            raise ValueError("a bot queue needs --redis")
        if self.sync not in ("full", "normal"):
            raise ValueError(f"--sync is full or normal, not '{self.sync}'")
        if unknown := set(self.alert_kinds) - {"webhook", "email"}:
            raise ValueError(f"--alerts are webhook or email, not '{', '.join(sorted(unknown))}'")
        if "email" in self.alert_kinds and not (self.smtp and self.mail_from):
            raise ValueError("alerts by email need --smtp and --mail-from")
        if self.workers < 1 or self.bot_processes < 0:
            raise ValueError("--workers is at least 1, --bot-processes at least 0")
        return self

    @property
    def alert_kinds(self) -> list[str]:
        return [kind.strip() for kind in self.alerts.split(",") if kind.strip()]


def from_environment(environment: dict[str, str] | Any, **given: Any) -> Config:
    """The usual values, over them the environment's, over them what was given. Raises ValueError."""
    values: dict[str, Any] = {}
    hints = get_type_hints(Config)
    for name in Config.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            try:
                values[name] = msgspec.convert(text, hints[name], strict=False)
            except msgspec.ValidationError as error:
                raise ValueError(f"{PREFIX}{name.upper()}: {error}") from None
    values |= {name: value for name, value in given.items() if value is not None}
    return Config(**values).check()


def to_environment(config: Config) -> dict[str, str]:
    """The same, for processes that are started with it."""
    return {PREFIX + name.upper(): str(getattr(config, name)) for name in Config.__struct_fields__}
