"""The last lines of a trial: what is wrong, and whether anything is."""

from __future__ import annotations

from collections.abc import Sequence

ENOUGH = 20  # faults; nobody reads further


def verdict_of(trial: str, faults: Sequence[str], well: str) -> str:
    if not faults:
        return f"{trial}: {well}"
    more = [f"... and {len(faults) - ENOUGH} more"] if len(faults) > ENOUGH else []
    return "\n".join([*faults[:ENOUGH], *more, f"{trial}: BROKEN, {len(faults)} faults"])
