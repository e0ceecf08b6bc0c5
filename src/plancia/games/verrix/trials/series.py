"""What bots play among themselves: tribe against tribe."""

from __future__ import annotations

from plancia.lab.arena.series import Series

SERIES = Series("tribe", "first", (2, 3, 4, 5))
