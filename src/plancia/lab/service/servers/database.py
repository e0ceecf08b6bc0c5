"""A database for a trial, thrown away after it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

Kind = Literal["sqlite", "postgres"]


class Place(NamedTuple):
    database: str
    data: Path


@contextmanager
def new_place(kind: Kind) -> Iterator[Place]:
    """An empty database, and a folder for everything else."""
    with TemporaryDirectory(prefix="plancia-") as folder:
        if kind == "sqlite":
            yield Place(f"sqlite:///{folder}/plancia.db", Path(folder))
            return
        from plancia.lab.postgres import throwaway

        with throwaway() as url:
            yield Place(url, Path(folder))
