"""HTTP/1.1 for the trials: one connection, one request at a time, cheap enough to share two cores with the server."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

PATIENCE = 60.0  # seconds; a server that says nothing for so long is lost


class Lost(Exception):
    """The server went away before it answered: whether it did what was asked, nobody knows yet."""


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """What kind of refusal it is; empty for none."""
        return "" if self.status < 400 else str(self.json.get("code", ""))


class Line:
    """A connection to one server, made when it is needed. `address` is whom the server takes us for: the limits of the
    server are per address, and a machine has as many as it likes within 127.0.0.0/8."""

    def __init__(self, url: str, token: str = "", cookie: str = "", address: str = "127.0.0.1") -> None:
        self.url = url
        self.token = token
        self.cookie = cookie
        self.address = address
        self._pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Reply:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any) -> Reply:
        return await self.ask("POST", path, json.dumps(body).encode())

    async def ask(self, method: str, path: str, body: bytes | None = None) -> Reply:
        """Raises Lost."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask(method, path, body)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError, TimeoutError) as error:
            self.close()
            raise Lost(f"{method} {path}: {type(error).__name__} {error}") from None
        except asyncio.CancelledError:
            self.close()  # an answer that nobody waits for must not be taken for the next one
            raise

    def close(self) -> None:
        if self._pipes is not None:
            self._pipes[1].transport.abort()
            self._pipes = None

    async def _ask(self, method: str, path: str, body: bytes | None) -> Reply:
        parts = urlsplit(self.url)
        if self._pipes is None:
            self._pipes = await asyncio.open_connection(
                parts.hostname, parts.port, limit=1 << 20, local_addr=(self.address, 0)
            )
        reader, writer = self._pipes
        head = [f"{method} {path} HTTP/1.1", f"Host: {parts.netloc}", f"Origin: {self.url}"]
        if self.token:
            head.append(f"Authorization: Bearer {self.token}")
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        if body is not None:
            head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*head, "", ""]).encode() + (body or b""))
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        reply = Reply(int(first.split()[1]), headers, await _body(reader, headers))
        if headers.get("connection", "").lower() == "close":
            self.close()
        return reply


class Asked(NamedTuple):
    method: str
    path: str
    began: float
    took: float
    status: int


class Timed(Line):
    """Notes how long everything took, and what it came to."""

    def __init__(self, url: str, asked: list[Asked], address: str) -> None:
        super().__init__(url, address=address)
        self.asked = asked

    async def ask(self, method: str, path: str, body: bytes | None = None) -> Reply:
        began = time.monotonic()
        reply = await super().ask(method, path, body)
        self.asked.append(Asked(method, path, began, time.monotonic() - began, reply.status))
        return reply


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if headers.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(headers.get("content-length") or 0))
    parts = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        parts.append(await reader.readexactly(size))
        await reader.readexactly(2)
    await reader.readexactly(2)
    return b"".join(parts)
