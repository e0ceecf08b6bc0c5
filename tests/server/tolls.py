"""A house with a game of its own: Tolls, whose hands are hidden. Registered in the server and in every worker."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec

from plancia.games.shelf import GAMES
from plancia.server.guard.limits import Rates
from plancia.server.running import serve
from plancia.server.settings import Settings, read_settings
from tests.kernel.cards.game import TOLLS

METRICS = "figures"
PATIENCE = 30.0  # seconds for the store, where a test is about something else
MANY = Rates(
    tables=100_000, guests=100_000, logins=100_000, waiting=100_000, sockets=10_000, connections=10_000,
    requests=100_000, burst=100_000,
)  # fmt: skip


def register() -> None:
    GAMES["tolls"] = TOLLS


def settings_for(data: Path, rates: Rates = MANY) -> Settings:
    return Settings(
        data,
        port=0,
        workers=1,
        private_webhooks=True,
        rates=rates,
        metrics=METRICS,
        answer_in=PATIENCE,
        site=data / "site",
        prepare=register,
    )


def main(database: str, data: str, port: str, rates: str, answer_in: str) -> None:
    """As a process of its own."""
    register()
    agreed = read_settings(Path(data), database, port=int(port), environment={})
    with suppress(KeyboardInterrupt):
        serve(
            replace(
                agreed,
                workers=1,
                rates=msgspec.json.decode(rates, type=Rates),
                answer_in=float(answer_in),
                metrics=METRICS,
                prepare=register,
            ),
            lambda made: print(made.origin, flush=True),
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
