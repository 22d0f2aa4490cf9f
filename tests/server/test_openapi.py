"""Every HTTP request gets a response that the OpenAPI document describes, and never an internal error."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.serialization import decode_json, encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from guildhall.server.app import make_app
from guildhall.server.config import Config
from tests.server.harness import Person, serving, two_at_a_table

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server in its own thread, with a table."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    known: dict[str, Any] = {}
    ready, end = threading.Event(), threading.Event()

    async def run() -> None:
        async with serving(Config(database=f"sqlite:///{folder}/g.db", rate=1_000_000)) as running:
            ada, bo = Person(running.url), Person(running.url)
            known.update(url=running.url, table=await two_at_a_table(ada, bo), cookie=ada.cookie())
            ready.set()
            while not end.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    yield known
    end.set()
    thread.join(30)


def _all(document: Any) -> Any:
    return schemathesis.openapi.from_dict(document).get_all_operations()


def _without_tuples(part: Any) -> Any:
    """The document with tuples as untyped arrays, because schemathesis makes invalid schemas from them."""
    if isinstance(part, dict):
        return {key: _without_tuples(value) for key, value in part.items() if key != "prefixItems"}
    return [_without_tuples(value) for value in part] if isinstance(part, list) else part


def operations() -> dict[str, Any]:
    """Every operation of the document, by method and path."""
    document = _without_tuples(decode_json(encode_json(make_app(Config()).openapi_schema.to_schema())))
    found: list[Any] = [result.ok() for result in _all(document)]
    return {operation.label: operation for operation in found}


OPERATIONS = operations()


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_every_operation_answers_as_documented(label: str, service: dict[str, Any]) -> None:
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=OPERATIONS[label].as_strategy())
    def check(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = service["table"]  # half of them use a table that exists
        response = case.call(base_url=service["url"], headers={"Cookie": service["cookie"]})
        case.validate_response(response, checks=CHECKS)

    check()


def test_every_route_is_documented() -> None:
    paths = {label.split()[1] for label in OPERATIONS}
    assert all(path.startswith("/api/v1/") for path in paths)
    assert len(OPERATIONS) >= 30
