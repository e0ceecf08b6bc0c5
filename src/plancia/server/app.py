"""Puts the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.serialization import encode_json
from litestar.types import ASGIApp

from plancia.server.errors import PROBLEM_JSON, Problem
from plancia.server.guard.counters import Doors
from plancia.server.guard.limits import MESSAGE
from plancia.server.guard.middleware import Guard, language_in
from plancia.server.http import (
    games,
    invitations,
    moves,
    my_webhooks,
    pages,
    passkeys,
    people,
    seats,
    stream,
    tables,
    view,
    view_more,
    wind_back,
)
from plancia.server.live import wire
from plancia.server.live.open_table import OpenTable
from plancia.server.live.services import Access, By, Caller, Services, There, WithServices, caller_of
from plancia.server.logging import log
from plancia.server.settings import Settings
from plancia.table.store import Store, Unavailable

OF_TABLES = (tables, view, view_more, seats, invitations, moves, stream, wind_back)
AROUND_THEM = (people, passkeys, my_webhooks, games, pages)
HANDLERS = [
    each for module in OF_TABLES + AROUND_THEM for each in vars(module).values() if isinstance(each, BaseRouteHandler)
]


def create_app(store: Store, settings: Settings, doors: Doors) -> ASGIApp:
    """A server for these tables, behind these doors."""
    services = Services(store, settings, doors)
    return Guard(
        answering(services), settings, services.figures, services.counters.requests, services.following.lets_in
    )


def described(store: Store, settings: Settings) -> dict[str, Any]:
    """The OpenAPI document of such a server."""
    return with_sockets(answering(Services(store, settings)).openapi_schema.to_schema())


def answering(services: Services) -> Litestar:
    """Everything that can be asked for here."""

    paper = WithSockets(path="/")

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        await services.start()
        services.hub.soon(asyncio.to_thread(paper.make, app))
        try:
            yield
        finally:
            await services.stop()

    return Litestar(
        HANDLERS,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "caller": Provide(caller, sync_to_thread=False),
            "lang": Provide(language, sync_to_thread=False),
            "access": Provide(access),
            "open_table": Provide(open_table),
        },
        exception_handlers={
            Problem: told,
            Unavailable: away,
            HTTPException: as_problem,
            Exception: fault,
        },
        state=State({"site": services.site}),
        lifespan=[run_services],
        openapi_config=document(paper),
        request_max_body_size=MESSAGE,
        debug=False,
        logging_config=None,
    )


class WithSockets(JsonRenderPlugin):
    """OpenAPI has no word for sockets: their messages stand among the schemas. Made once, beside everything else: it is
    large, and anybody may ask for it as often as they like."""

    made = b""

    def make(self, app: Litestar) -> None:
        self.made = encode_json(with_sockets(app.plugins.get(OpenAPIPlugin).provide_openapi_schema()))

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self.made:
            self.make(request.app)
        return self.made


def with_sockets(described: dict[str, Any]) -> dict[str, Any]:
    components = described.get("components", {})
    schemas = {**components.get("schemas", {}), **wire.schemas()}
    return {**described, "components": {**components, "schemas": schemas}}


def document(paper: WithSockets) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Plancia",
        version=version("plancia"),
        path="/api/openapi.json",
        render_plugins=[paper],
        use_handler_docstrings=True,
    )


def caller(request: Request[Any, Any, Any]) -> Caller:
    return caller_of(request)


async def access(services: WithServices, caller: By, table: FromPath[str]) -> Access:
    """Raises Problem."""
    return await services.access(caller, table)


async def open_table(services: WithServices, access: There) -> OpenTable:
    """Raises Problem."""
    return await services.hub.fresh(access.info.id)


def language(request: Request[Any, Any, Any]) -> str:
    return language_in(request.scope)


# -- what goes wrong


def told(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    index = request.app.state.site.index
    if problem.status == 404 and index is not None and is_a_page(request):
        return pages.sent(index, request, 404)  # the client says it better
    body = problem.told(language_in(request.scope))
    return Response(body, status_code=problem.status, media_type=PROBLEM_JSON, headers=problem.headers())


def is_a_page(request: Request[Any, Any, Any]) -> bool:
    """Somebody has typed an address into a browser."""
    path, wanted = request.url.path, request.headers.get("accept", "")
    return not path.startswith(("/api/", "/assets/")) and "text/html" in wanted


def away(request: Request[Any, Any, Any], problem: Unavailable) -> Response[Any]:
    log().error("store away", why=str(problem))
    return told(request, Problem(503, "away", wait=1))


def as_problem(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """What the framework refuses before we see it."""
    if isinstance(problem, NotFoundException):
        return told(request, Problem(404, "not-here"))
    if isinstance(problem, MethodNotAllowedException):
        return told(request, Problem(405, "method"))
    if problem.status_code == 413:
        return told(request, Problem(413, "too-big"))
    if problem.status_code >= 500:
        return fault(request, problem)
    return told(request, Problem(400, "bad-request", reason(problem)))


def reason(problem: HTTPException) -> str:
    """Where a request is wrong, without the words of the framework."""
    found = problem.extra if isinstance(problem.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in found if isinstance(each, dict)]
    return "; ".join(said)


def fault(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    log().error("fault", path=request.url.path, exc_info=problem)
    return told(request, Problem(500, "fault"))
