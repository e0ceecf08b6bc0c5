"""Draws Wroth's land once: web/src/games/wroth/board/map.ts, from content/map.toml (python -m tools.maps.land).

A honeycomb with shaken corners is dealt out to the regions by nearest place, the sea takes what lies outside the coast,
and the edges between two owners become one smooth curve that both outlines share.
"""

from __future__ import annotations

import json
import math
import tomllib
from pathlib import Path

from tools.maps.cells import CRAGS, HEIGHT, INLET, SEA, WIDTH, Point, half_turn, honeycomb, owner
from tools.maps.lines import Arc, curves, path, rings
from tools.maps.rooms import anchors, marks
from tools.maps.waves import waves

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/plancia/games/wroth/content/cards/map.toml"
DRAWN = ROOT / "web/src/games/wroth/board/map.ts"
WAVES = [5.5, 10.5, 16.5, 23.5, 32, 42, 54]


def bridge(inlet: list[Point]) -> dict[str, float]:
    (ax, ay), (bx, by) = inlet[1], inlet[2]
    turn = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    return {"x": round((ax + bx) / 2, 1), "y": round((ay + by) / 2, 1), "turn": round(turn, 1)}


def draw() -> str:
    land = tomllib.loads(CONTENT.read_text(encoding="utf-8"))["map"]["standard"]
    places = {int(n): (90 + x * 8.6, 75 + y * 7.1) for n, (x, y) in land["positions"].items()}
    arcs = curves(*honeycomb(lambda x, y: owner(x, y, places)))

    def outline(region: int) -> list[Arc]:
        return rings([arc for pair, lines in arcs.items() if region in pair for arc in lines])[0]

    shapes = {region: outline(region) for region in (*places, *CRAGS)}
    coast = rings([arc for pair, lines in arcs.items() if SEA in pair for arc in lines])
    solid = {region: [point for arc in shape for point in arc[:-1]] for region, shape in shapes.items()}
    spots = {region: anchors(solid[region]) for region in places}
    picture = {
        "size": [WIDTH, HEIGHT],
        "regions": {region: path(shapes[region], closed=True) for region in places},
        "crags": [path(shapes[crag], closed=True) for crag in CRAGS],
        "coast": path(coast[0], closed=True),
        "waves": waves([[point for arc in coast[0] for point in arc[:-1]]], WAVES, WIDTH, HEIGHT),
        "borders": [path([arc]) for pair, lines in sorted(arcs.items()) if SEA not in pair for arc in lines],
        "bridges": [
            {"between": pair, **bridge(inlet)}
            for pair, inlet in zip(land["bridges"], (INLET, [half_turn(q) for q in INLET]), strict=True)
        ],
        "anchors": spots,
        "marks": marks(solid, spots, CRAGS),
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}," for key, value in picture.items()]
    return "\n".join(
        ["// Drawn by tools/maps/land.py; change that, not this.", "export const LAND = {", *lines, "} as const;", ""]
    )


if __name__ == "__main__":
    DRAWN.write_text(draw(), encoding="utf-8")
