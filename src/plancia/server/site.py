"""The client for the browser: files that were built beforehand, read once. What is not among them does not exist."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

BUILT = Path(__file__).parent / "site"
ASSETS = "assets/"  # a name in there holds a hash of its content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # the better one first
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class File(NamedTuple):
    kind: str
    keep: str
    bodies: dict[str, bytes]  # by how they are packed; "": as it is

    def sent(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The body for a reader who accepts these encodings, and its headers."""
        wanted = encodings(accepted)
        way = next((way for way in PACKED if way in self.bodies and way in wanted), "")
        headers = {"Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        return self.bodies[way], headers | ({"Content-Encoding": way} if way else {})


class Site:
    """Files by their path, `index.html` and `assets/…`; none where nothing was built."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            kind = KINDS.get(file.suffix)
            if kind is None or file.is_symlink() or not file.is_file():
                continue
            path = file.relative_to(folder).as_posix()
            packed = {way: file.with_name(file.name + end) for way, end in PACKED.items()}
            bodies = {way: each.read_bytes() for way, each in packed.items() if each.is_file()}
            keep = FOR_EVER if path.startswith(ASSETS) else ASK_AGAIN
            self.files[path] = File(kind, keep, {"": file.read_bytes(), **bodies})

    @property
    def index(self) -> File | None:
        return self.files.get("index.html")


def encodings(accepted: str) -> set[str]:
    """What an Accept-Encoding header names and does not rule out."""
    found = set()
    for part in accepted.lower().split(","):
        way, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(way.strip())
    return found
