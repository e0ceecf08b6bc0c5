"""The last lines of a trial: what is wrong, and whether anything is."""

from __future__ import annotations

from collections.abc import Sequence

from plancia.lab.words import say

ENOUGH = 20  # faults; nobody reads further


def verdict_of(trial: str, faults: Sequence[str], well: str) -> str:
    if not faults:
        return f"{trial}: {well}"
    more = [say("more-faults", n=len(faults) - ENOUGH)] if len(faults) > ENOUGH else []
    return "\n".join([*faults[:ENOUGH], *more, say("broken", trial=trial, n=len(faults))])
