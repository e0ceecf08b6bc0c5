"""plancia serve: tables for everybody, on this machine or on the network."""

from __future__ import annotations

from pathlib import Path

from plancia.cli.keep import data_folder, reason
from plancia.cli.voice import voice


def serve(
    *,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    origin: str | None = None,
    data: Path | None = None,
) -> None:
    from plancia.server import running
    from plancia.server.settings import BadServer, Settings, read_settings
    from plancia.table.store import BadStore

    def ready(settings: Settings) -> None:
        voice().console.print(voice().say("serving", url=settings.origin), soft_wrap=True)
        voice().console.file.flush()

    try:
        running.serve(read_settings(data_folder(), database, host, port, origin, data), ready)
    except BadServer as bad:
        raise voice().trouble(f"serve-{bad.key}", value=bad.value) from None
    except BadStore as bad:
        raise voice().trouble("serve-bad-store", place=bad.place, code=bad.code, why=bad.text) from None
    except OSError as error:
        raise voice().trouble("file-not-written", file=str(error.filename), why=reason(error)) from None
    except KeyboardInterrupt:
        return  # that is how one stops it
