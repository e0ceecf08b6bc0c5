"""Writes build/openapi.json, from which the types of the browser client are made. No server is started."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec

from plancia.server.app import described
from plancia.server.settings import Settings
from plancia.table.store import Store, sqlite_url

DOCUMENT = Path(__file__).parents[1] / "build" / "openapi.json"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(sqlite_url(Path(folder) / "plancia.db"))
        try:
            document = described(store, Settings(Path(folder)))
        finally:
            store.close()
    DOCUMENT.parent.mkdir(exist_ok=True)
    DOCUMENT.write_bytes(msgspec.json.format(msgspec.json.encode(document, order="sorted"), indent=1) + b"\n")
    print(DOCUMENT)


if __name__ == "__main__":
    main()
