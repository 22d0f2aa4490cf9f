"""Turn alerts: absent players are told once, by mail or webhook, and no webhook reaches a private network."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import shutil
import smtplib
import socket
import ssl
import subprocess
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import certifi
import httpx
import pytest

from guildhall.hall.errors import Refusal
from guildhall.server import alerts
from guildhall.server.alerts import call_webhook, check_webhook, is_public, public_address
from guildhall.server.config import Config
from tests.server.harness import Person, Service, finish, free_port, served, serving, settings, two_at_a_table


class PostOffice:
    """A mail server that records its messages."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.logged_in: list[str] = []

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post office\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "EHLO":
                writer.write(b"250-post office\r\n250 AUTH PLAIN\r\n")
            elif word == "AUTH":
                self.logged_in.append(base64.b64decode(line.split()[2]).decode())
                writer.write(b"235 welcome\r\n")
            elif word == "DATA":
                writer.write(b"354 go on\r\n")
                mail = message_from_bytes(await reader.readuntil(b"\r\n.\r\n"), policy=policy.default)
                mail.set_payload(str(mail.get_payload()).removesuffix("\r\n.\r\n").replace("\r\n", "\n") + "\n")
                self.mails.append(mail)
                writer.write(b"250 kept\r\n")
            elif word == "QUIT":
                break
            else:
                writer.write(b"250 yes\r\n")
        writer.close()


class Hook:
    """A user's HTTPS server, and another behind it that must not be called."""

    NAME = "hooks.example"
    OUTSIDE, INSIDE = "127.0.0.2", "127.0.0.1"  # pretend that the first is public

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={self.NAME}"]
        names = ["-addext", f"subjectAltName=DNS:{self.NAME}"]
        subprocess.run([*make, *names, "-keyout", key, "-out", self.certificate], check=True, capture_output=True)
        self.tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self.tls.load_cert_chain(self.certificate, key)
        self.port = free_port()
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.got: list[tuple[str, str, Any]] = []  # path, name and body
        self.trapped = 0

    async def __aenter__(self) -> Hook:
        self.servers = [
            await asyncio.start_server(self._called, self.OUTSIDE, self.port, ssl=self.tls),
            await asyncio.start_server(self._trap, self.INSIDE, self.port),
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for server in self.servers:
            server.close()

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((head.split()[1], headers["host"], json.loads(body)))
        writer.write(self.answer)
        writer.close()

    async def _trap(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.trapped += 1
        writer.close()


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Hook:
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed, which makes the certificate for this test")
    made = Hook(tmp_path)

    def is_outside(address: str) -> bool:
        return str(ipaddress.ip_address(address)) == Hook.OUTSIDE

    monkeypatch.setattr(alerts, "is_public", is_outside)
    monkeypatch.setattr(alerts, "PORTS", (made.port,))
    monkeypatch.setattr(certifi, "where", lambda: str(made.certificate))
    return made


def answer_names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Make names resolve to these addresses, with every lookup to the next; returns the names looked up."""
    asked: list[str] = []
    to_come = iter(answers)

    async def lookup(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in next(to_come)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
    return asked


def test_a_webhook_is_called_where_its_name_was_found_and_nowhere_else(
    hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that resolves to a public address when checked and to a private one later does not get through."""

    async def run() -> None:
        async with hook:
            asked = answer_names(monkeypatch, [Hook.OUTSIDE], [Hook.INSIDE])
            await call_webhook(f"https://{Hook.NAME}:{hook.port}/turn?seat=1", {"event": "your-turn"})
            assert hook.got == [("/turn?seat=1", f"{Hook.NAME}:{hook.port}", {"event": "your-turn"})]
            assert asked == [Hook.NAME]
            with pytest.raises(Refusal, match="webhook-private"):
                await call_webhook(f"https://{Hook.NAME}:{hook.port}/turn", {})
            assert (len(hook.got), hook.trapped) == (1, 0)

    finish(run())


def test_a_webhook_that_sends_us_elsewhere_is_not_followed(hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    hook.answer = f"HTTP/1.1 307 Over There\r\nLocation: https://{Hook.INSIDE}:{hook.port}/\r\n\r\n".encode()

    async def run() -> None:
        async with hook:
            asked = answer_names(monkeypatch, [Hook.OUTSIDE])
            with pytest.raises(httpx.HTTPError, match="307"):
                await call_webhook(f"https://{Hook.NAME}:{hook.port}/", {})
            assert (len(hook.got), hook.trapped, asked) == (1, 0, [Hook.NAME])

    finish(run())


def test_a_webhook_must_prove_its_name(hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hook:
            answer_names(monkeypatch, [Hook.OUTSIDE])
            with pytest.raises(httpx.ConnectError, match="certificate"):
                await call_webhook(f"https://other.example:{hook.port}/", {})
            assert hook.got == []

    finish(run())


def test_alerts_are_off_unless_allowed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        refused = await ada.put("/me/alerts", {"webhook": "https://example.com/hook"}, expect=403)
        assert refused["reason"] == "alerts-are-off"
        await ada.put("/me/alerts", {"email": "ada@example.com"}, expect=403)
        await ada.put("/me/alerts", {})

    served(sqlite, work)


async def confirm(post: PostOffice, person: Person) -> None:
    """Open the link that was sent, and forget the mail. Until then, the address is not used."""
    assert (await person.get("/me"))["alerts"]["email"] is None
    async with asyncio.timeout(10):
        while not post.mails:
            await asyncio.sleep(0.05)
    mail = post.mails.pop()
    assert mail["Subject"] == "Guildhall"
    link = mail.get_content().strip()
    path = link.removeprefix("https://hall.example/api/v1")
    forged = await person.http.get(path[:-4] + "0000")
    assert forged.status_code == 404
    assert (await person.http.get(path)).status_code == 303
    assert (await person.get("/me"))["alerts"]["email"] == mail["To"]


def test_no_password_goes_to_a_mail_server_in_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mail server elsewhere that offers no STARTTLS gets no password."""
    said: list[str] = []

    class Server:
        def __init__(self, *_: Any, **__: Any) -> None: ...
        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None: ...
        def ehlo(self) -> None: ...
        def has_extn(self, name: str) -> bool:
            return False

        def login(self, user: str, password: str) -> None:
            said.append(password)

    monkeypatch.setattr(smtplib, "SMTP", Server)
    config = Config(smtp="smtp://hall:hush@mail.example:587", mail_from="hall@example.com")
    with pytest.raises(smtplib.SMTPException):
        alerts.send_mail(config, "bo@example.com", "Guildhall", "")
    assert said == []


def test_starttls_is_used_where_it_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    did: list[str] = []

    class Offering:
        """A mail server that offers STARTTLS."""

        def __init__(self, host: str, port: int, timeout: float) -> None:
            assert (host, port) == ("mail.example", 587)

        def __enter__(self) -> Offering:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def ehlo(self) -> None:
            pass

        def has_extn(self, name: str) -> bool:
            return name == "starttls"

        def starttls(self, context: ssl.SSLContext) -> None:
            assert context.verify_mode == ssl.CERT_REQUIRED
            assert context.check_hostname
            did.append("starttls")

        def login(self, name: str, password: str) -> None:
            assert (name, password) == ("hall", "p@ss")
            did.append("login")

        def send_message(self, message: EmailMessage) -> None:
            did.append("send")

    monkeypatch.setattr(smtplib, "SMTP", Offering)
    config = Config(smtp="smtp://hall:p%40ss@mail.example:587", mail_from="hall@example.com")
    alerts.send_mail(config, "bo@example.com", "Guildhall", "a link")
    assert did == ["starttls", "login", "send"]


@pytest.mark.parametrize("kinds", ["webhook", "email"])
def test_alerts_without_a_public_address_are_an_error_at_start(kinds: str) -> None:
    with pytest.raises(ValueError, match="--public-url"):
        Config(alerts=kinds, smtp="smtp://mail.example", mail_from="a@b.example").check()


def test_a_newline_in_a_tables_name_is_refused(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/tables/", settings(name="one\nBcc: all@example.com"), 400)

    served(sqlite, work)


def test_somebody_who_is_away_is_alerted_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, dict[str, Any]]] = []

    async def call(url: str, body: dict[str, Any]) -> None:
        calls.append((url, body))

    monkeypatch.setattr(alerts, "call_webhook", call)
    post = PostOffice()

    async def run() -> None:
        await post.open()
        config = Config(
            database=sqlite,
            rate=1_000,
            alerts="webhook,email",
            smtp=f"smtp://hall:p%40ss@127.0.0.1:{post.port}",
            mail_from="hall@example.com",
            alert_delay=0.2,
            public_url="https://hall.example",
        ).check()
        async with serving(config) as service:
            ada, bo = Person(service.url), Person(service.url)
            await ada.put("/me/alerts", {"webhook": "https://192.168.0.1/x"}, expect=400)
            await bo.put("/me/alerts", {"webhook": "https://hooks.example/bo", "email": "bo@example.com"})
            await confirm(post, bo)
            table = await two_at_a_table(ada, bo, name="Click here")
            a = await ada.socket(table)
            await a.watch(0)
            question = a.question(0)
            assert question is not None
            for kind in ("answer", "change"):
                await a.command(kind, seat=0, decision=question["decision"], option=question["options"][0])
            async with asyncio.timeout(10):
                while not (calls and post.mails):
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            link = f"https://hall.example/t/{table}"
            body = {"event": "your-turn", "table": table, "game": "old-london-bridge", "seat": 1, "link": link}
            assert calls == [("https://hooks.example/bo", body)]
            (mail,) = post.mails
            assert (mail["From"], mail["To"]) == ("hall@example.com", "bo@example.com")
            assert mail["Subject"] == "Guildhall · old-london-bridge"
            assert mail.get_content() == link + "\n"
            assert post.logged_in == ["\0hall\0p@ss"] * 2  # for the link, and for the alert
        await post.close()

    finish(run())


def test_an_alert_survives_the_worker_that_saw_the_turn_begin(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    async def call(url: str, body: dict[str, Any]) -> None:
        calls.append(url)

    async def die_first(*_: object) -> None:
        pass

    monkeypatch.setattr(alerts, "call_webhook", call)
    config = Config(
        database=database, rate=1_000, alerts="webhook", alert_delay=0.5, public_url="https://hall.example"
    ).check()

    async def run() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(alerts.Alerts, "look", die_first)
            async with serving(config) as service:
                ada, bo = Person(service.url), Person(service.url)
                await bo.put("/me/alerts", {"webhook": "https://hooks.example/bo"})
                await two_at_a_table(ada, bo)
        assert calls == []
        async with serving(config), asyncio.timeout(30):
            while not calls:
                await asyncio.sleep(0.05)
        assert calls == ["https://hooks.example/bo"]

    finish(run())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "255.255.255.255", "::",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/", "https://127.0.0.1/", "https://[::1]/", "https://user:pw@example.com/", "ftp://example.com",
        "https://example.com:22/", "https:///x", "nonsense", "https://[", "https://169.254.169.254/latest/meta-data",
    ],
)  # fmt: skip
def test_webhooks_into_private_networks_are_refused(url: str) -> None:
    with pytest.raises(Refusal):
        check_webhook(url)


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"]])
def test_names_that_lead_into_private_networks_are_refused(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in answers]

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
        with pytest.raises(Refusal, match="webhook-private"):
            await public_address("hooks.example", 443)
        with pytest.raises(Refusal, match="webhook-private"):
            await call_webhook("https://hooks.example/", {})

    finish(run())
