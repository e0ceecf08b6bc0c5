"""What time it is on the server: the one place where the time of day is read, once. From there on it is counted by a
clock that nobody puts forward or back.

Time never goes back here. A process that starts with a clock behind what the servers have seen goes on from there,
and more slowly, until the clock on the wall has caught up: nobody's time runs faster than time.
"""

from __future__ import annotations

import time

SLOWER = 0.5  # of a second that is not counted in every second, while we are ahead of the clock on the wall


class Timekeeper:
    def __init__(self) -> None:
        self._wall = time.time() - time.monotonic()
        self._ahead = 0.0  # seconds ahead of the wall, and since when
        self._since = 0.0

    def now(self) -> int:
        """Milliseconds since 1970."""
        steady = time.monotonic()
        return int((self._wall + steady + self._ahead_at(steady)) * 1000)

    def not_before(self, told: int) -> None:
        """It was later than this at some process."""
        steady = time.monotonic()
        behind = told / 1000 - (self._wall + steady + self._ahead_at(steady))
        if behind > 0:
            self._ahead, self._since = self._ahead_at(steady) + behind, steady

    def _ahead_at(self, steady: float) -> float:
        return max(0.0, self._ahead - (steady - self._since) * SLOWER)
