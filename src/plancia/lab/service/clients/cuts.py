"""Sockets that end badly: in the middle of a word of the client, or of the server."""

from __future__ import annotations

import asyncio
import base64
from random import Random
from urllib.parse import urlsplit


async def cut_off(url: str, table: str, hello: str, random: Random, address: str) -> None:
    """Say hello, or half of it, hear nothing, or half of what is said, and be gone without a word."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(address, 0))
    try:
        key = base64.b64encode(random.randbytes(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {parts.netloc}\r\nOrigin: {url}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        async with asyncio.timeout(10):
            await reader.readuntil(b"\r\n\r\n")
            words = frame(hello, random.randbytes(4))
            if random.random() < 0.3:
                writer.write(words[: random.randrange(len(words))])
                await writer.drain()
            else:
                writer.write(words)
                await reader.read(random.randrange(1, 20_000))
    except (OSError, EOFError, TimeoutError):
        return  # the server was the first to go
    finally:
        writer.transport.abort()


def frame(text: str, mask: bytes) -> bytes:
    """One whole text, as a client writes it."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
