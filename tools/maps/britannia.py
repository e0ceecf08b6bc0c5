"""Draws Verrix's land once: web/src/games/verrix/board/map.ts, from content/map.toml (python -m tools.maps.britannia).

As land.py does: cells dealt out by nearest place, and one smooth curve wherever two owners meet. The drawing has the
borders, coasts and links of the content, no more and no fewer; otherwise nothing is drawn.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from tools.maps.britannia_cells import HEIGHT, OUTSIDE, SIDE, WIDTH, WILDS, Ground
from tools.maps.britannia_lanes import lanes
from tools.maps.britannia_rooms import anchors, marks, village
from tools.maps.cells import honeycomb
from tools.maps.lines import Arc, curves, path, rings
from tools.maps.waves import waves

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/plancia/games/verrix/content/cards/map.toml"
DRAWN = ROOT / "web/src/games/verrix/board/map.ts"
WAVES = [4.5, 8.5, 13.5, 20, 28, 38, 50]

Borders = set[frozenset[str]]


def printed(content: dict[str, dict[str, dict[str, list[str]]]]) -> Borders:
    """What the content says lies beside what."""
    lands, seas = content["territory"], content["sea"]
    beside = {name: one["borders"] + one["coasts"] for name, one in lands.items()}
    beside |= {name: one["links"] for name, one in seas.items()}
    return {frozenset((name, other)) for name, others in beside.items() for other in others}


def drawn(ground: Ground, pairs: list[tuple[int, int]]) -> Borders:
    """What the drawing shows beside what."""
    counts = {*ground.lands, *ground.seas}
    return {frozenset(names) for a, b in pairs if counts.issuperset(names := (ground.names[a], ground.names[b]))}


def picture() -> dict[str, object]:
    content = tomllib.loads(CONTENT.read_text(encoding="utf-8"))
    ground = Ground(content)
    arcs = curves(*honeycomb(ground.owner, (WIDTH, HEIGHT), SIDE))
    wrong = printed(content) ^ drawn(ground, list(arcs))
    if wrong:
        raise SystemExit(f"the drawing and the content differ: {sorted(map(sorted, wrong))}")
    sea = {ground.names.index(name) for name in ground.seas}
    dry = set(range(1, len(ground.names))) - sea

    def outline(name: str) -> list[Arc]:
        number = ground.names.index(name)
        return rings([arc for pair, lines in arcs.items() if number in pair for arc in lines])[0]

    def along(some: set[int], other: set[int]) -> list[Arc]:
        met = [lines for (a, b), lines in arcs.items() if (a in some and b in other) or (b in some and a in other)]
        return [arc for lines in met for arc in lines]

    shapes = {name: outline(name) for name in (*ground.lands, *ground.seas, *WILDS)}
    solid = {name: [point for arc in shape for point in arc[:-1]] for name, shape in shapes.items()}
    coasts = rings(along(dry, sea | {OUTSIDE}))
    spots = {name: anchors(name, content["territory"][name]["name"]["en"], solid[name]) for name in ground.lands}
    reaches = {frozenset((ground.names[a], ground.names[b])): lines for (a, b), lines in arcs.items() if {a, b} <= sea}
    return {
        "size": [WIDTH, HEIGHT],
        "territories": {name: path(shapes[name], closed=True) for name in ground.lands},
        "seas": {name: path(shapes[name], closed=True) for name in ground.seas},
        "wilds": {name: path(shapes[name], closed=True) for name in WILDS},
        "coast": "".join(path(ring, closed=True) for ring in coasts),
        "waves": waves([[point for arc in ring for point in arc[:-1]] for ring in coasts], WAVES, WIDTH, HEIGHT),
        "borders": [path([arc]) for arc in along(dry, dry)],
        "reaches": [path([arc]) for arc in along(sea, sea)],
        "anchors": spots,
        **lanes(ground, {name: village(spots[name]) for name in ground.lands}, reaches, printed(content)),
        "marks": marks(solid, spots),
    }


def written() -> str:
    lines = [f"  {json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}," for key, value in picture().items()]
    head = "// Drawn by tools/maps/britannia.py; change that, not this."
    return "\n".join([head, "export const LAND = {", *lines, "} as const;", ""])


if __name__ == "__main__":
    DRAWN.write_text(written(), encoding="utf-8")
