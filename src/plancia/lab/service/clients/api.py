"""The API under requests made from its own OpenAPI document, good ones and bad ones."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from plancia.lab.processes import Progress
from plancia.lab.service.clients.people import Sitting
from plancia.lab.service.clients.sockets import unexplained

PATIENCE = 30  # seconds for an answer


@dataclass
class Calls:
    requests: int = 0
    operations: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    acknowledged: set[tuple[str, int]] = field(default_factory=set)  # table and number
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Identity:
    """Who asks: nobody, a guest, or somebody with a seat."""

    name: str
    headers: dict[str, str]
    sitting: Sitting | None = None  # whose table is named in the requests, in place of a made-up one


class Asking(NamedTuple):
    """How often everything is asked, and where."""

    url: str
    examples: int  # of each operation, as the document says and as often against it
    seed: int
    every: int = 1  # operation in so many


def call_everything(asking: Asking, identities: Sequence[Identity], progress: Progress) -> Calls:
    """Every operation as everybody."""
    import schemathesis

    calls = Calls()
    schema = schemathesis.openapi.from_url(f"{asking.url}/api/openapi.json")
    operations: list[Any] = [each.ok() for each in schema.get_all_operations()][:: asking.every]  # type: ignore[union-attr]
    calls.operations = len(operations)
    for operation in operations:
        for who in identities:
            for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
                _call(calls, asking, operation, who, mode)
                progress.say(f"{calls.requests} requests, {operation.label} as {who.name}")
    return calls


def _call(calls: Calls, asking: Asking, operation: Any, who: Identity, mode: Any) -> None:
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded
    from hypothesis.errors import HypothesisException

    fixed: dict[str, Any] = {}
    if who.sitting is not None and "{table}" in operation.path:
        fixed["path_parameters"] = {"table": who.sitting.table}

    @seeded(asking.seed)
    @settings(
        max_examples=asking.examples,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode, **fixed))
    def ask(case: Any) -> None:
        response = case.call(base_url=asking.url, headers=who.headers, timeout=PATIENCE, allow_redirects=False)
        judge(calls, f"{case.method} {case.formatted_path} as {who.name}", response, who.sitting)

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ask()
    except HypothesisException:
        return  # nothing can be sent that goes against this part of the document
    except OSError as error:
        calls.faults.append(f"{operation.label}: {type(error).__name__} {error}")


def judge(calls: Calls, what: str, response: Any, sitting: Sitting | None) -> None:
    calls.requests += 1
    calls.statuses[response.status_code] += 1
    if response.status_code >= 500:
        calls.faults.append(f"{what}: {response.status_code} {response.content[:300]!r}")
    elif response.status_code >= 400:
        kind = response.headers.get("content-type", [""])[0]
        if not kind.startswith("application/problem+json"):
            calls.faults.append(f"{what}: {response.status_code} as {kind}: {response.content[:300]!r}")
        else:
            calls.faults += [f"{what}: {fault}" for fault in unexplained(response.json())]
    elif sitting is not None and response.content.startswith(b'{"move":'):
        calls.acknowledged.add((sitting.table, response.json()["number"]))
