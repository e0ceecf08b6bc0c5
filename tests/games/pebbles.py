"""The title page of a game that another package would bring."""

from __future__ import annotations

from plancia.games.title import Title

TITLE = Title("pebbles", __name__)
IMPOSTOR = Title("wroth", __name__)
