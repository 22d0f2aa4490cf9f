"""What is shipped for whoever hosts the service. docs/hosting.md says what was tried by hand."""

from __future__ import annotations

from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def test_files_do_not_count_at_the_reverse_proxy_either() -> None:
    """With a limit on everything, nginx refused 902 of the 1,560 requests of a school class."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    server, *locations = text.partition("listen 443")[2].split("location ")
    assert [part.split()[0] for part in locations if "limit_req zone" in part] == ["/api/"]
    assert "limit_req zone" not in server


def test_the_unit_lets_reviews_lower_their_priority() -> None:
    """systemd kills a process that makes a call which is filtered out."""
    unit = (DEPLOY / "guildhall.service").read_text(encoding="utf-8").splitlines()
    assert [line for line in unit if line.startswith("SystemCallFilter=~")] == ["SystemCallFilter=~@privileged"]
    assert "SystemCallFilter=@system-service" in unit  # with @resources


def test_the_image_has_a_single_layer() -> None:
    """What the scripts remove from Debian's layer would otherwise still be in it."""
    last = (DEPLOY.parent / "Containerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert last.startswith("scratch\nCOPY --from=runtime / /\n")


def test_what_listens_in_a_folder_keeps_metrics_inside() -> None:
    for name in ("nginx-folder.conf", "Caddyfile-folder"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert "/games/metrics" in text
        assert "X-Forwarded-For $remote_addr" in text or "X-Forwarded-For {remote_host}" in text
