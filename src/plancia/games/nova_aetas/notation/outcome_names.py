# not compiled
"""Stable names of what chance has brought: what records say of a roll or a draw."""

from __future__ import annotations

from functools import cache

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.state.plan import ids


@cache
def _faces(roll: str) -> list[str]:
    """What the outcomes of a roll are called in the house content; whatever a pack adds counts from 1."""
    box = open_box()
    return {
        "draft": box.enemy_ids,
        "event": ids(box.events),
        "destiny-card": ids(box.destinies),
        "reagent": ids(box.reagents),
        "reward": ids(box.rewards),
        "grave-wound": ids(box.graves),
        "enemy-target": box.hero_ids,
    }.get(roll, [])


def outcome_name(roll: str, outcome: int) -> str:
    if roll == "die":
        return str(outcome)
    faces = _faces(roll)
    return faces[outcome] if outcome < len(faces) else str(outcome + 1)


def outcome_named(roll: str, name: str) -> int:
    if roll == "die":
        return int(name)
    faces = _faces(roll)
    return faces.index(name) if name in faces else int(name) - 1
