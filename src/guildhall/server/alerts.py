"""Turn alerts for people who are away: a webhook of their own, or e-mail. Both are off unless the operator allows them.

A webhook is somebody else's address, called by our machine: it must not reach into private networks. Its name is looked
up here, every address must be public, and the call goes to exactly that address; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import smtplib
import socket
from collections.abc import Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

import httpx

from guildhall.kernel.state import Seat
from guildhall.server import metrics
from guildhall.server.config import Config
from guildhall.server.errors import Refusal
from guildhall.server.identity import now
from guildhall.server.store.store import PersonRow, SeatRow
from guildhall.table.sitting import Sitting

if TYPE_CHECKING:
    from guildhall.server.room import Room

LOG: Final = logging.getLogger("guildhall.alerts")
SECONDS: Final = 10.0
PORTS: Final = (None, 443, 8443)  # of webhooks


def check_webhook(url: str) -> None:
    """Raises Refusal unless it looks like the address of a public machine."""
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
    """Whether an address belongs to the open Internet. Raises ValueError for what is no address."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def public_address(host: str, port: int) -> str:
    """The address behind a name, if all there are, are public. Raises Refusal."""
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
    """Call somebody's address. Raises Refusal or httpx.HTTPError."""
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
        if not response.is_success:  # a redirect leads elsewhere, and nothing was delivered
            raise httpx.HTTPError(f"status {response.status_code}")


def send_mail(config: Config, to: str, subject: str, body: str) -> None:
    """Blocks; runs in a thread."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = config.mail_from, to, subject
    message.set_content(body)
    parts = urlsplit(config.smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or 0, timeout=SECONDS) as server:
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def turn_of(sitting: Sitting, seat: Seat) -> int:
    """Which answer a seat is asked for, counted from 1."""
    return 1 + sum(choice.seat == seat for choice in sitting.table.log)


class Alerts:
    """Whose turn it is, and who does not know it yet.

    Nothing about it waits in a process: a table is due when somebody may have to be told, and whichever worker then
    looks at it, tells them; also when the one that saw the turn begin has died.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.kinds = config.alert_kinds
        self.delay = int(config.alert_delay * 1_000)

    def _untold(self, seats: Sequence[SeatRow], sitting: Sitting) -> list[tuple[Seat, str, int]]:
        """The seats whose persons were not alerted for the turn that they have, with person and turn."""
        if not self.kinds or sitting.is_over():
            return []
        asked = [(seat, seats[seat]) for seat in sitting.to_act() if not sitting.bots[seat]]
        turns = [(seat, row.person, row.alerted or 0, turn_of(sitting, seat)) for seat, row in asked if row.person]
        return [(seat, person or "", turn) for seat, person, alerted, turn in turns if alerted < turn]

    def due(self, seats: Sequence[SeatRow], sitting: Sitting, at: int) -> int | None:
        """When to look whether somebody is still away; None: there is nobody to be told."""
        if not self._untold(seats, sitting):
            return None
        first = sitting.clock.at + self.delay
        return first if first > at else at + self.delay

    async def look(self, room: Room, sitting: Sitting) -> None:
        """Tell those who have been away for long enough, once for every turn."""
        at = now()
        if sitting.clock.at + self.delay > at or not self._untold(room.seats, sitting):
            return
        await room.hear_who_is_here()
        present = room.presence_everywhere().seats
        for seat, person, turn in self._untold(room.seats, sitting):
            if present[seat] or not await room.hall.store.set_alerted(room.id, seat, turn):
                continue
            room.seats[seat] = room.seats[seat]._replace(alerted=turn)
            row = await room.hall.store.person(person)
            if row is not None:
                room.hall.spawn(self._send(room, seat, row), "alert")

    async def _send(self, room: Room, seat: Seat, person: PersonRow) -> None:
        settings = room.row.settings
        link = f"{self.config.public_url.rstrip('/')}/t/{room.id}"
        body = {"event": "your-turn", "table": room.id, "game": settings.game, "seat": seat, "link": link}
        if person.webhook and "webhook" in self.kinds:
            await self._attempt("webhook", call_webhook(person.webhook, body))
        if person.email and "email" in self.kinds:
            subject = " · ".join(["Guildhall", settings.game, *([settings.name] if settings.name else [])])
            mail = asyncio.to_thread(send_mail, self.config, person.email, subject, link + "\n")
            await self._attempt("email", mail)

    @staticmethod
    async def _attempt(kind: str, sending: Any) -> None:
        try:
            await sending
        except (Refusal, httpx.HTTPError, OSError, smtplib.SMTPException, ValueError) as error:
            LOG.warning("alert not sent", extra={"kind": kind, "error": str(error)})
            metrics.ALERTS.labels(kind, "failed").inc()
        else:
            metrics.ALERTS.labels(kind, "sent").inc()
