"""A pack that lengthens every list that packs may: four times as much of everything, and a mission of lists."""

from __future__ import annotations

import json
import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

from plancia.games.nova_aetas.content.read import HERE
from plancia.games.nova_aetas.content.schema.schema import EXTENSIBLE

PACK = 'name = "the-crowd"\ngame = "nova-aetas"\ntitle = "The Crowd"\nplancia = 1\n'
COPIES = ("b", "c", "d")  # "sword-b"
OWN = ("hero", "class")  # what a copy of a Skill or a Class belongs to is a copy too


def write_crowd(folder: Path) -> Path:
    """Items, Heroes, Skills, missions … again and again; every Skill of a Hero several times on his own sheet too."""
    printed = _printed()
    lines = []
    for kind in EXTENSIBLE:
        for copy in COPIES:
            for id, record in printed.get(kind, {}).items():
                lines += _written(kind, f"{id}-{copy}", _copied(record, copy))
                if kind == "skill":
                    lines += _written(kind, f"{id}-own-{copy}", record | {"start": False})
    (folder / "pack.toml").write_text(PACK)
    (folder / "crowd.toml").write_text("\n".join(lines))
    (folder / "lists.toml").write_text("\n".join(_written("mission", "L1", _mission_of_lists())))
    return folder


def _printed() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(HERE.glob("*.toml")):
        for kind, records in tomllib.loads(file.read_text()).items():
            found.setdefault(kind, {}).update(records)
    return found


def _copied(record: dict[str, Any], copy: str) -> dict[str, Any]:
    twin = deepcopy(record)
    for name in OWN:
        if isinstance(twin.get(name), str):
            twin[name] += f"-{copy}"
    return twin


def _written(kind: str, id: str, record: dict[str, Any]) -> list[str]:
    return [f"[{kind}.{id}]", *(f"{key} = {_value(value)}" for key, value in record.items()), ""]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _named(name: str) -> dict[str, str]:
    return {"en": name, "it": name}


SIDE = 14
COLUMNS = [chr(ord("A") + column) for column in range(SIDE)]
TOWERS = "OO.OO.OO.OO.OO"
DOORS = [f"{column}{row}" for row in (1, 4) for column, code in zip(COLUMNS, TOWERS) if code == "O"]
OUTSIDE = [f"{column}{row}" for row in range(5, SIDE + 1) for column in COLUMNS]


def _mission_of_lists() -> dict[str, Any]:
    """140 squares with something to do and something to pick up, 15 Tests to choose from, 160 rooms with 12 exits."""
    return {
        "name": _named("Lists"),
        "family": "exploration",
        "briefing": _named("Many."),
        "won": _named("All."),
        "lost": _named("None."),
        "rows": ["." * SIDE, TOWERS, TOWERS, "." * SIDE, "hhhh" + "." * 10, *["." * SIDE] * (SIDE - 5)],
        "setup": [{"do": "enemy", "enemy": "brigand", "at": ["N14"]}],
        "objects": [{"id": "pebble", "name": _named("the Pebble"), "at": OUTSIDE}],
        "victory": [{"text": _named("All."), "any": [{"is": "counter", "counter": "seen", "n": 30}]}],
        "defeat": [{"text": _named("Late."), "any": [{"is": "time", "t": 40}]}],
        "actions": [
            {
                "id": "look",
                "name": _named("Look"),
                "text": _named("Look."),
                "at": OUTSIDE,
                "ap": 2,
                "cheaper": 1,
                "tests": [{"keyword": "search", "threshold": 2 + n % 5} for n in range(15)],
                "then": [{"do": "count", "counter": "seen"}],
            }
        ],
        "cards": [_house(door) for door in DOORS],
    }


def _house(door: str) -> dict[str, Any]:
    name = door.lower()
    nodes = [
        {
            "id": f"room-{name}-{room}",
            "name": _named(f"Room {room}"),
            "text": _named("Bare."),
            "links": [f"room-{name}-{(room + 1) % 8}"],
            "exits": [
                {
                    "id": f"way-{n}",
                    "name": _named(f"Way {n}"),
                    "to": f"{COLUMNS[n]}{6 + room}",
                    "test": {"keyword": "stealth", "threshold": 6},
                    "fails": [{"do": "token", "token": "cursed"}] if n == 11 else [],
                }
                for n in range(12)
            ],
        }
        for room in range(8)
    ]
    return {"id": f"house-{name}", "name": _named(f"House {door}"), "door": door, "nodes": nodes}
