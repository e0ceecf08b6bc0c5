"""Stands before everything: whose pages may change something, how much a body may hold, what browsers are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, unquote_to_bytes

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from plancia.server.errors import PROBLEM_JSON, Problem, language_of
from plancia.server.guard.counters import Bucket
from plancia.server.guard.home_game import admits
from plancia.server.guard.limits import HEADERS as MOST_HEADERS
from plancia.server.guard.limits import HELLO_IN, MESSAGE, neighbourhood, too_deep
from plancia.server.logging import log
from plancia.server.metrics import Figures
from plancia.server.settings import Settings

READING = ("GET", "HEAD")
POLICY = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data:"
)
DOORS = ("/", "/lobby", "/new")  # pages on which a guest of a home game would find nothing
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """The outermost part of the server."""

    def __init__(
        self, app: ASGIApp, settings: Settings, figures: Figures, rate: Bucket, let_in: Callable[[str], None]
    ) -> None:
        self.app = app
        self.let_in = let_in  # raises Problem for an address that is banned
        self.allowed = settings.allowed
        self.is_home = bool(settings.home)
        self.figures = figures
        self.rate = rate
        headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if settings.secure else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # type: ignore[comparison-overlap]
            if self.is_foreign(scope) or self.is_closed(scope, "GET"):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
                return
            try:
                self.check(scope)
            except Problem as problem:
                await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.code})
                return
            await self.app(scope, receive, send)
        elif scope["type"] == "http":  # type: ignore[comparison-overlap]
            await self.http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def is_foreign(self, scope: Scope) -> bool:
        """A page of somebody else asks, or somebody who does not say from where."""
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"origin"]
        return len(origins) != 1 or origins[0] not in self.allowed

    def is_closed(self, scope: Scope, method: str) -> bool:
        """Somebody in the network around a home game asks for more than an invitation gives."""
        return self.is_home and not admits(scope["client"][0] if scope["client"] else "", method, scope["path"])

    def check(self, scope: Scope) -> None:
        """Raises Problem for one request too many, and for what nobody can read."""
        client = scope["client"]
        if client is not None:
            where = neighbourhood(client[0])
            self.let_in(where)
            self.rate.take(where)
        if len(list(scope["headers"])) > MOST_HEADERS:
            raise Problem(431, "too-big")
        if not all(is_text(unquote_to_bytes(said)) for said in (scope["raw_path"], scope["query_string"])):
            raise Problem(400, "bad-request")

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 0

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                said = list(message.get("headers", []))
                names = {name.lower() for name, _ in said}
                message["headers"] = said + [header for header in self.headers if header[0] not in names]
            await send(message)

        method = str(scope["method"])  # type: ignore[typeddict-item]
        try:
            try:
                self.check(scope)
                if self.is_closed(scope, method):
                    if method in READING and scope["path"] in DOORS:
                        await show_in(answered)
                        return
                    raise Problem(403, "at-home")
                if method not in READING:
                    if self.is_foreign(scope):
                        raise Problem(403, "origin")
                    receive = await whole(receive)
            except Problem as problem:
                await refuse(problem, scope, answered)
                return
            await self.app(scope, receive, answered)
        finally:
            self.figures.requests.labels(str(status)).inc()
            if method not in READING or status >= 400:
                took = round((time.monotonic() - began) * 1000, 1)
                log().info("request", method=method, path=scope["path"], status=status, ms=took)


def is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


async def whole(receive: Receive) -> Receive:
    """The body, read to its end and found neither too long nor too deep. Raises Problem."""
    body = b""
    try:
        async with asyncio.timeout(HELLO_IN):
            while True:
                message: Any = await receive()
                if message["type"] == "http.disconnect":
                    break
                body += message.get("body", b"")
                if len(body) > MESSAGE:
                    raise Problem(413, "too-big")
                if not message.get("more_body"):
                    break
    except TimeoutError:
        raise Problem(408, "too-slow") from None
    if too_deep(body):
        raise Problem(400, "too-deep")
    if not is_text(body):
        raise Problem(400, "bad-request")
    parts: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Any:
        return parts.pop() if parts else await receive()

    return again


async def refuse(problem: Problem, scope: Scope, send: Any) -> None:
    """An answer without the rest of the server."""
    body = msgspec.json.encode(problem.told(language_in(scope)))
    headers = {"content-type": PROBLEM_JSON, "content-length": str(len(body)), **problem.headers()}
    if problem.status in (408, 413):
        headers["connection"] = "close"  # what is left of the body is not read
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def show_in(send: Any) -> None:
    """To the page on which an invitation is given."""
    await send({"type": "http.response.start", "status": 303, "headers": [(b"location", b"/join")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def language_in(scope: Scope) -> str:
    """The language the caller asks for."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), None)
    return language_of(asked, accepted)
