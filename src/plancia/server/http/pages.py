"""The pages of the client for the browser, or what stands there until it is built; health and figures."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from plancia.server.errors import REFUSALS, not_here
from plancia.server.live.services import By, WithServices
from plancia.server.site import ASSETS, File
from plancia.table.store import alive

AROUND = ["/", "/lobby", "/mine", "/join", "/credits", "/new", "/rules"]
PAGES = [*AROUND, "/new/{game:str}", "/rules/{game:str}", "/learn/{game:str}", "/t/{table:str}"]
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plancia</title>
<h1>Plancia</h1>
<p>A table for heavy board games with every rule enforced. This server is running; the client for the browser has not
been built: <code>./play serve</code> builds it and starts the server. What programs may ask for is described in the
<a href="/api/openapi.json">API document</a>.
<p lang="it">Un tavolo per giochi da tavolo impegnativi, con ogni regola fatta rispettare. Il server funziona; il client
per il browser non è ancora stato costruito: <code>./play serve</code> lo costruisce e avvia il server. Che cosa possono
chiedere i programmi è descritto nel <a href="/api/openapi.json">documento delle API</a>.
</html>
"""


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def door(services: WithServices, request: Request[Any, Any, Any]) -> Response[Any]:
    """Every page of the client is the same file, which looks at its address."""
    index = services.site.index
    return Response(NOT_BUILT, media_type=MediaType.HTML) if index is None else sent(index, request)


@get(["/{name:str}", "/assets/{name:path}"], include_in_schema=False, sync_to_thread=False)
def file(services: WithServices, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    found = services.site.files.get(ASSETS + name.lstrip("/") if request.url.path.startswith("/assets/") else name)
    if found is None:
        raise not_here()
    return sent(found, request)


def sent(file: File, request: Request[Any, Any, Any], status: int = 200) -> Response[Any]:
    body, headers = file.sent(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=file.kind, headers=headers, status_code=status)


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """This process lives."""
    return {"health": "good"}


@get("/ready", responses=REFUSALS)
async def ready(services: WithServices) -> dict[str, str]:
    """Commands will be answered. Raises Unavailable when the store cannot be reached, or takes nothing, which is
    answered with 503. Something is written every two seconds, so it is known soon, either way."""
    services.store.check()
    await services.ask(alive.outages, services.now())
    return {"ready": "yes"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: WithServices, caller: By) -> Response[bytes]:
    """For who knows the token; where none is set, there are none."""
    token = services.settings.metrics
    if not token or not any(compare_digest(token.encode(), shown.encode()) for shown in caller.tokens):
        raise not_here()
    return Response(services.figures.text(), media_type="application/openmetrics-text; version=1.0.0; charset=utf-8")
