"""plancia primer: a game on one page."""

from __future__ import annotations

from plancia.cli.table.taught import print_primer
from plancia.cli.troubles import title_called
from plancia.games.shelf import names


def primer(game: str = "", /) -> None:
    print_primer(title_called(game or names()[0]))
