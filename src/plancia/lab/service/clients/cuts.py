"""Sockets that end badly: in the middle of a word of the client, or of the server."""

from __future__ import annotations

import asyncio
import base64
import socket
from random import Random
from urllib.parse import urlsplit


async def cut_off(url: str, table: str, hello: str, random: Random, address: str) -> None:
    """Say hello, or half of it, hear nothing, or half of what is said, and be gone without a word."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(address, 0))
    try:
        writer.write(upgrade(url, f"/api/tables/{table}/stream", base64.b64encode(random.randbytes(16)).decode()))
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


async def unread(line: socket.socket, url: str, address: str) -> None:
    """Connect somebody who never reads: what is said to him fills every buffer on the way, and stays there."""
    parts = urlsplit(url)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((address, 0))
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (parts.hostname, parts.port))


def upgrade(url: str, path: str, key: str) -> bytes:
    """Asks for a socket."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nOrigin: {url}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def frame(text: str, mask: bytes) -> bytes:
    """One whole text, as a client writes it."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
