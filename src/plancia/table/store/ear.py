"""Who hears PostgreSQL's doorbell, in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from typing import ParamSpec

import psycopg
from sqlalchemy import Engine

from plancia.table.store.doorbell import BESIDE, CHANNEL, Callback, Hear
from plancia.table.store.engine import LINE
from plancia.table.store.errors import Unavailable

LOOK_UP = 0.5  # seconds between two looks whether to stop

P = ParamSpec("P")

log = logging.getLogger(__name__)


class Ear:
    def __init__(self, engine: Engine, callback: Callback, others: Mapping[str, Hear]) -> None:
        self._arguments = {**LINE, **engine.dialect.create_connect_args(engine.url)[1], "autocommit": True}
        self._callback = callback
        self._hears = {CHANNEL: self._hear_tables, **others}
        self._stopping = threading.Event()
        try:
            line = self._connect()
        except psycopg.Error as problem:
            raise Unavailable(str(problem)) from None
        self._thread = threading.Thread(target=self._listen, args=(line,), name="plancia-doorbell", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _connect(self) -> psycopg.Connection:
        line = psycopg.connect(**self._arguments)
        for channel in self._hears:
            line.execute(f"LISTEN {channel}")
        return line

    def _listen(self, line: psycopg.Connection) -> None:
        while not self._stopping.is_set():
            try:
                for heard in line.notifies(timeout=LOOK_UP):
                    self._call(self._hears[heard.channel], heard.payload)
            except psycopg.Error:
                line.close()
                line = self._connect_again(line)
        line.close()

    def _connect_again(self, line: psycopg.Connection) -> psycopg.Connection:
        pause = 0.05
        while not self._stopping.wait(pause):
            try:
                line = self._connect()
            except psycopg.Error:
                pause = min(2 * pause, 2.0)
                continue
            self._call(self._callback, "", BESIDE)
            break
        return line

    def _hear_tables(self, words: str) -> None:
        for word in words.split():
            table, _, number = word.rpartition(":")
            self._call(self._callback, table, int(number))

    @staticmethod
    def _call(hear: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            hear(*args, **kwargs)
        except Exception:
            log.exception("a doorbell was not answered")
