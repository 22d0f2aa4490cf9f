"""The operator's options. Each is also an environment variable: GUILDHALL_ followed by its name in capitals."""

from __future__ import annotations

from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from guildhall.server import under
from guildhall.server.operate.keeping import parse_keep

PREFIX: Final = "GUILDHALL_"
POSITIVE: Final = (
    "review_seconds",
    "header_bytes",
    "request_seconds",
    "response_seconds",
    "connections",
    "connections_per_address",
    "sockets",
    "sockets_per_address",
    "socket_idle",
)


class Config(Struct, frozen=True, kw_only=True):
    """The options of one service."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///guildhall.db"
    sync: str = "full"  # SQLite: "full" survives a power cut, "normal" only a crash of the process
    redis: str = ""
    workers: int = 1
    start_wait: float = 30.0  # seconds at the start for Redis and PostgreSQL to come up
    bot_processes: int = 1
    review_seconds: float = 60.0  # of a processor for the review of a game of two; twice that with more seats
    bot_queue: bool = False  # bots run on other machines, which take jobs from Redis
    origins: str = ""  # additional allowed origins, separated by commas
    secret: str = ""  # signs cookies, "new,old" to replace it; if empty, it is kept in the database
    secure: bool = False  # send cookies over HTTPS only
    proxies: str = ""  # addresses of proxies whose forwarded headers are trusted, separated by commas
    log: str = "info"  # log level
    metrics: str = "local"  # who may read /metrics: "local", "all" (with the token) or "off"
    metrics_token: str = ""  # for /metrics from elsewhere or through a proxy, as a bearer token
    alerts: str = ""  # turn alerts that players may ask for: "webhook", "email" or "webhook,email"
    alert_delay: float = 60.0  # seconds a player must be away before an alert is sent
    smtp: str = ""  # smtp://user:password@host:port or smtps://...
    mail_from: str = ""
    public_url: str = ""  # base URL of links in alerts; if set, requests must name its host
    path_prefix: str = ""  # such as "/games", if the host has other things, too; that of public_url if empty
    rate: float = 1.0  # multiplies all rate limits
    idle: float = 120.0  # seconds after which a table without clients is dropped from memory
    held: int = 2_000  # at most this many tables without clients stay in memory
    keep: str = ""  # days to keep old data, by kind, such as "open=14,uploads=365"
    # Limits before a request reaches the application. A class of 30 behind one address needs about 210 connections.
    header_bytes: int = 32_768  # of a request's target and headers; more gets status 431
    request_seconds: float = 20.0  # for a complete request, from the connection or its first byte
    response_seconds: float = 120.0  # for a client to read what waits for it
    connections: int = 8_192  # per worker, sockets included
    connections_per_address: int = 512  # sockets included; proxies are exempt
    sockets: int = 4_096  # per worker
    sockets_per_address: int = 256
    socket_idle: float = 14_400.0  # seconds without a message after which a socket is closed

    def __post_init__(self) -> None:
        url = urlsplit(self.public_url)
        prefix = self.path_prefix or (url.path if url.netloc else "")
        msgspec.structs.force_setattr(self, "path_prefix", under.normal(prefix))

    def check(self) -> Config:
        """Returns itself. Raises ValueError for options that contradict each other."""
        if self.workers > 1 and not self.redis:
            raise ValueError("more than one worker needs --redis, so that workers can notify each other")
        if self.bot_queue and not self.redis:
            raise ValueError("a bot queue needs --redis")
        if self.sync not in ("full", "normal"):
            raise ValueError(f"--sync must be full or normal, not '{self.sync}'")
        if unknown := set(self.alert_kinds) - {"webhook", "email"}:
            raise ValueError(f"--alerts must be webhook or email, not '{', '.join(sorted(unknown))}'")
        if "email" in self.alert_kinds and not (self.smtp and self.mail_from):
            raise ValueError("email alerts need --smtp and --mail-from")
        parse_keep(self.keep)
        if self.alert_kinds and not self.public_url:
            raise ValueError("alerts need --public-url, because they contain links to tables")
        if self.start_wait < 0:
            raise ValueError("--start-wait must be at least 0")
        if self.workers < 1 or self.bot_processes < 0:
            raise ValueError("--workers must be at least 1 and --bot-processes at least 0")
        self._check_edge()
        return self

    def _check_edge(self) -> None:
        if self.metrics not in ("local", "all", "off"):
            raise ValueError(f"--metrics must be local, all or off, not '{self.metrics}'")
        if self.metrics == "all" and not self.metrics_token:
            raise ValueError("--metrics all needs --metrics-token, which readers from elsewhere must send")
        if self.public_url and not urlsplit(self.public_url).netloc:
            raise ValueError(f"--public-url must be a URL such as https://games.example, not '{self.public_url}'")
        if self.public_url and under.normal(urlsplit(self.public_url).path) != self.path_prefix:
            raise ValueError(f"--public-url '{self.public_url}' must end with the --path-prefix '{self.path_prefix}'")
        if unusable := [name for name in POSITIVE if getattr(self, name) <= 0]:
            raise ValueError(f"--{unusable[0].replace('_', '-')} must be greater than 0")

    @property
    def alert_kinds(self) -> list[str]:
        return [kind.strip() for kind in self.alerts.split(",") if kind.strip()]


def from_environment(environment: dict[str, str] | Any, **given: Any) -> Config:
    """Defaults, overridden by the environment, overridden by the arguments. Raises ValueError."""
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
    """The options as environment variables, for child processes."""
    return {PREFIX + name.upper(): str(getattr(config, name)) for name in Config.__struct_fields__}
