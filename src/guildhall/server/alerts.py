"""Turn alerts for absent players, by webhook or e-mail. Both are off unless the operator enables them.

A webhook makes our server call an address that a user chose, so it must not reach private networks (SSRF). We resolve
the host name ourselves, require every address to be public, connect to exactly that address and follow no redirects.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import smtplib
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote, urlsplit

import httpx

from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord
from guildhall.kernel.state import Seat
from guildhall.server import metrics
from guildhall.server.config import Config
from guildhall.server.identity import now
from guildhall.server.security import is_loopback
from guildhall.server.store.store import PersonRecord
from guildhall.table.sitting import Sitting

if TYPE_CHECKING:
    from guildhall.server.room import Room

LOG: Final = logging.getLogger("guildhall.alerts")
SECONDS: Final = 10.0
CONFIRM_MILLISECONDS: Final = 24 * 60 * 60 * 1_000  # for which the link in a mail is valid
PORTS: Final = (None, 443, 8443)  # allowed in webhook URLs


def check_webhook(url: str) -> None:
    """Raises Refusal unless the URL looks like a public HTTPS address."""
    if not url.isprintable():
        raise Refusal("webhook-address", 400)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refusal("webhook-address", 400) from None
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
        raise Refusal("webhook-address", 400)
    if port not in PORTS:
        raise Refusal("webhook-address", 400)
    with contextlib.suppress(ValueError):
        if not is_public(parts.hostname):
            raise Refusal("webhook-private", 400)


def is_public(address: str) -> bool:
    """Whether an IP address is on the public Internet. Raises ValueError if it is not an IP address."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def public_address(host: str, port: int) -> str:
    """Resolve a host name, provided that all its addresses are public. Raises Refusal."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refusal("webhook-unknown", 400) from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Refusal("webhook-private", 400)
    return addresses[0]


async def call_webhook(url: str, body: dict[str, Any]) -> None:
    """POST to a user's webhook. Raises Refusal or httpx.HTTPError."""
    check_webhook(url)
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 443
    address = await public_address(host, port)
    target = httpx.URL(url).copy_with(host=address)
    headers = {"Host": parts.netloc, "User-Agent": "guildhall"}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        request = client.build_request("POST", target, json=body, headers=headers, extensions={"sni_hostname": host})
        response = await client.send(request, stream=True)
        await response.aclose()
        if not response.is_success:  # a redirect counts as a failure: nothing was delivered
            raise httpx.HTTPError(f"status {response.status_code}")


def send_mail(config: Config, to: str, subject: str, body: str) -> None:
    """Send an e-mail. Blocks, so call it in a thread."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = config.mail_from, to, subject
    message.set_content(body)
    parts = urlsplit(config.smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    host = parts.hostname or "localhost"
    with kind(host, parts.port or 0, timeout=SECONDS) as server:
        is_private = parts.scheme == "smtps" or is_loopback(host)
        server.ehlo()
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
            is_private = True
        if parts.username:
            if not is_private:
                raise smtplib.SMTPNotSupportedError("the mail server offers no STARTTLS, and no password goes in clear")
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def mail_token(person: str, address: str, at: int) -> str:
    """What a link confirms: that whoever reads this address's mail is this person. It is signed before it is sent."""
    packed = urlsafe_b64encode(address.encode()).decode().rstrip("=")
    return f"mail:{person}:{at + CONFIRM_MILLISECONDS}:{packed}"


def read_mail_token(token: str | None, at: int) -> tuple[str, str] | None:
    """The person and the address, unless the link has expired or is something else."""
    parts = (token or "").split(":")
    if len(parts) != 4 or parts[0] != "mail" or not parts[2].isdecimal() or int(parts[2]) < at:
        return None
    packed = parts[3]
    return parts[1], urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()


def turn_of(sitting: Sitting, seat: Seat) -> int:
    """The number of the answer that a seat owes, counted from 1."""
    return 1 + sum(choice.seat == seat for choice in sitting.table.log)


class Alerts:
    """Tells players that it is their turn.

    No timer lives in a process. The table's due time says when to look again, and whichever worker looks sends the
    alert, even if the worker that saw the turn begin has died.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.kinds = config.alert_kinds
        self.delay = int(config.alert_delay * 1_000)

    def _untold(self, seats: Sequence[SeatRecord], sitting: Sitting) -> list[tuple[Seat, str, int]]:
        """The seats to act whose player has not been alerted for this turn, with player and turn."""
        if not self.kinds or sitting.is_over():
            return []
        asked = [(seat, seats[seat]) for seat in sitting.to_act() if not sitting.bots[seat]]
        turns = [(seat, row.person, row.alerted or 0, turn_of(sitting, seat)) for seat, row in asked if row.person]
        return [(seat, person or "", turn) for seat, person, alerted, turn in turns if alerted < turn]

    def due(self, seats: Sequence[SeatRecord], sitting: Sitting, at: int) -> int | None:
        """When to check whether a player is still away; None if nobody needs an alert."""
        if not self._untold(seats, sitting):
            return None
        first = sitting.clock.at + self.delay
        return first if first > at else at + self.delay

    async def look(self, room: Room, sitting: Sitting) -> None:
        """Alert players who have been away long enough, at most once per turn."""
        at = now()
        if sitting.clock.at + self.delay > at or not self._untold(room.live.seats, sitting):
            return
        await room.presence.ask()
        present = room.presence.now().seats
        for seat, person, turn in self._untold(room.live.seats, sitting):
            if present[seat] or not await room.worker.store.set_alerted(room.id, seat, turn):
                continue
            room.live.seats[seat] = room.live.seats[seat]._replace(alerted=turn)
            row = await room.worker.store.person(person)
            if row is not None:
                room.worker.spawn(self._send(room, seat, row), "alert")

    async def _send(self, room: Room, seat: Seat, person: PersonRecord) -> None:
        settings = room.live.record.settings
        link = f"{self.config.public_url.rstrip('/')}/t/{room.id}"
        body = {"event": "your-turn", "table": room.id, "game": settings.game, "seat": seat, "link": link}
        if person.webhook and "webhook" in self.kinds:
            await self._attempt("webhook", call_webhook(person.webhook, body))
        if person.email and "email" in self.kinds:
            subject = f"Guildhall · {settings.game}"  # contains nothing that a user has typed
            mail = asyncio.to_thread(send_mail, self.config, person.email, subject, link + "\n")
            await self._attempt("email", mail)

    async def ask_to_confirm(self, address: str, signed: str) -> None:
        """Send a link to an address. Nothing else is sent there before somebody has opened it."""
        link = f"{self.config.public_url.rstrip('/')}/api/v1/me/alerts/confirm?token={quote(signed)}"
        mail = asyncio.to_thread(send_mail, self.config, address, "Guildhall", link + "\n")
        await self._attempt("confirmation", mail)

    @staticmethod
    async def _attempt(kind: str, sending: Any) -> None:
        try:
            await sending
        except (Refusal, httpx.HTTPError, OSError, smtplib.SMTPException, ValueError) as error:
            LOG.warning("alert not sent", extra={"kind": kind, "error": str(error)})
            metrics.ALERTS.labels(kind, "failed").inc()
        else:
            metrics.ALERTS.labels(kind, "sent").inc()
