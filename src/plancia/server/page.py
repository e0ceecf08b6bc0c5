"""What stands at the door until there is a client for the browser; health and figures."""

from __future__ import annotations

from litestar import MediaType, Response, get

from plancia.server.house import InHouse
from plancia.table.store import alive

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plancia</title>
<h1>Plancia</h1>
<p>A table for heavy board games with every rule enforced. This server is running; the client for the browser is not
here yet. What programs may ask for is described in the <a href="/api/openapi.json">API document</a>.
<p lang="it">Un tavolo per giochi da tavolo impegnativi, con ogni regola fatta rispettare. Il server funziona; il client
per il browser non c'è ancora. Che cosa possono chiedere i programmi è descritto nel
<a href="/api/openapi.json">documento delle API</a>.
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def door() -> str:
    return PAGE


@get("/health")
async def health(house: InHouse) -> dict[str, str]:
    """Raises Unavailable when the store cannot be reached, which is answered with 503."""
    await house.do(alive.outages, house.store, house.hub.now())
    return {"health": "good"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: InHouse) -> Response[bytes]:
    return Response(house.figures.text(), media_type="application/openmetrics-text; version=1.0.0; charset=utf-8")
