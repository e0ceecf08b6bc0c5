"""The doors that researchers know: PettingZoo for every seat, Gymnasium for one against bots; see docs/research.md.

Their packages, and NumPy, are imported in here and nowhere else, when somebody asks for an environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from plancia.lab.research.one_seat import OneSeat

NEEDED = "this needs Gymnasium, PettingZoo and NumPy: pip install 'plancia[research]'"


class NotInstalled(ImportError):
    pass


class NotFixed(Exception):
    """What a title declares does not say how many answers there are, or how many places a field takes."""


def aec(game: str, packs: Sequence[Path] = (), **settings: Any) -> Any:
    """A PettingZoo environment: every seat that plays is an agent. An answer that is not offered ends the game for
    whoever gives it, at -1. Raises NoSuch, BadSettings, NotFixed, NotInstalled."""
    with brought():
        from plancia.lab.research.all_seats import environment
    return environment(game, packs, settings)


def seat(
    game: str, seat: str = "", bots: str | Mapping[str, str] = "random", packs: Sequence[Path] = (), **settings: Any
) -> OneSeat:
    """A Gymnasium environment: one seat, the first unless it is named; `bots` play the others: one bot, or one for
    each. Raises NoSuch, BadSettings, NotFixed, NotInstalled."""
    with brought():
        from plancia.lab.research.one_seat import OneSeat
    return OneSeat(game, seat, bots, packs, settings)


def tables(game: str, packs: Sequence[Path] = (), **settings: Any) -> str:
    """What every action and every place in an observation means, as a page. Raises as they do."""
    with brought():
        from plancia.lab.research.table import Table
        from plancia.lab.research.told import told
    return told(Table(game, packs, settings).encoding)


@contextmanager
def brought() -> Iterator[None]:
    """What is not installed is asked for in one line."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("gymnasium", "pettingzoo", "numpy"):
            raise
        raise NotInstalled(NEEDED) from None
