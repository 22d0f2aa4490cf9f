"""`guildhall serve` as an operator sees it: help, options, and what `make play` starts."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from guildhall.cli import main as command_line
from guildhall.server.config import Config, from_environment
from tests.server.harness import free_port

ROOT = Path(__file__).parents[2]

# A value other than the default for every option.
OTHERS: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 81,
    "database": "postgresql://hall@db/hall",
    "sync": "normal",
    "redis": "redis://cache:6379/1",
    "workers": 3,
    "bot_processes": 2,
    "bot_queue": True,
    "origins": "https://hall.example",
    "secret": "a secret",
    "secure": True,
    "proxies": "10.0.0.1",
    "log": "warning",
    "metrics": "off",
    "alerts": "webhook",
    "alert_delay": 5.5,
    "smtp": "smtp://mail:25",
    "mail_from": "hall@example.com",
    "public_url": "https://hall.example",
    "path_prefix": "/games",
    "rate": 2.0,
    "idle": 7.0,
    "held": 11,
    "keep": "open=3,uploads=30",
    "metrics_token": "token",
    "header_bytes": 9_000,
    "request_seconds": 9.5,
    "response_seconds": 9.5,
    "connections": 99,
    "connections_per_address": 9,
    "sockets": 99,
    "sockets_per_address": 9,
    "socket_idle": 9.5,
    "review_seconds": 9.5,
    "start_wait": 9.5,
}
# Required for several workers and for a bot queue, and for alerts.
NEEDED = {"GUILDHALL_REDIS": "redis://cache:6379/0", "GUILDHALL_PUBLIC_URL": "https://other.example"}


def test_the_help_tells_of_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.main(["serve", "--help"])
    assert ended.value.code == 0
    text = " ".join(capsys.readouterr().out.split())
    usual = Config()
    for name in Config.__struct_fields__:
        option = "--" + name.replace("_", "-")
        assert option in text
        said = text.rpartition(f" {option} ")[2]
        value = getattr(usual, name)
        if value and value is not True:
            assert f"default: {value:g}" in said if isinstance(value, float) else f"default: {value}" in said, name
    assert "--open" in text
    assert "GUILDHALL_DATABASE" in text


@pytest.mark.parametrize("name", Config.__struct_fields__)
def test_every_option_is_also_an_environment_variable(name: str) -> None:
    value = OTHERS[name]
    assert value != getattr(Config(), name)
    environment = NEEDED | {"GUILDHALL_" + name.upper(): str(value)}
    if name == "path_prefix":  # which the public URL would have to end with
        del environment["GUILDHALL_PUBLIC_URL"]
    assert getattr(from_environment(environment), name) == value
    # The command line takes precedence.
    assert getattr(from_environment(environment, **{name: value}), name) == value
    usual = getattr(Config(), name)
    assert getattr(from_environment(environment, **{name: usual}), name) == usual


def test_make_play_serves_from_a_file_and_opens_the_browser(tmp_path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nplay:")[2].partition("\n\n")[0]
    (started,) = re.findall(r"/guildhall (.*)", recipe)
    arguments = started.split()
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys\nopen({str(opened)!r}, 'w').write(sys.argv[1])\n", encoding="utf-8")
    environment = os.environ | {
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
        "BROWSER": f"{sys.executable} {browser} %s",
        "GUILDHALL_PORT": str(free_port()),
    }
    command = [sys.executable, "-m", "guildhall.cli.main", *arguments]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(1_200):
            if opened.exists() and opened.read_text(encoding="utf-8"):
                break
            assert server.poll() is None, (tmp_path / "log").read_text(encoding="utf-8")
            time.sleep(0.1)
        address = opened.read_text(encoding="utf-8")
        assert address == f"http://localhost:{environment['GUILDHALL_PORT']}/"
        with urllib.request.urlopen(address, timeout=60) as answer:
            assert answer.headers["content-type"].startswith("text/html")
        assert (tmp_path / "guildhall.db").exists()
        server.send_signal(signal.SIGINT)
        server.wait(60)
    finally:
        if server.poll() is None:
            server.kill()
            server.wait(20)
