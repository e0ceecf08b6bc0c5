"""The ground of Verrix's map: whose each place of the sheet is. Places are on the grid of content/map.toml."""

from __future__ import annotations

import math

from tools.maps.cells import Noise
from tools.maps.rooms import inside

Point = tuple[float, float]

WIDTH, HEIGHT = 1000, 1080
SIDE = 7.5  # of a cell
OUTSIDE = 0  # beyond the sheet

# Our own drawing of the coast, clockwise from the north-western cape.
COAST: list[Point] = [
    (25, 7), (31, 8), (36, 5), (45, 6), (46, 10), (41, 14), (42, 17), (49, 15), (59, 17), (62, 22), (59, 28), (53, 32),
    (58, 33), (61, 35.5), (55, 37), (52, 39), (56, 41), (62, 40.5), (64, 43), (65, 49), (68, 55), (72, 59), (76, 62),
    (80, 66), (79, 71), (72, 73), (80, 74), (82, 78), (76, 81), (77, 83.5), (83, 81), (84, 76), (90, 73.5), (96, 76),
    (99, 84), (99, 91), (97, 97), (92, 99.5), (84, 100), (77, 100.5), (77, 103), (84, 104), (92, 103.8), (97, 105),
    (96, 110), (89, 115), (79, 117), (71, 118), (66, 121), (58, 121), (54, 124), (47, 123), (42, 122), (39, 127),
    (33, 127), (30, 131), (22, 130), (14, 134), (11, 131), (18, 126), (23, 119), (26, 115), (36, 113.5), (43, 112),
    (46, 108.5), (44, 106.5), (38, 107.5), (32, 107), (27, 105), (20, 104), (18, 101), (25, 97), (29, 92), (27, 88),
    (18, 86), (18, 83), (27, 80), (29, 77), (37, 76.5), (42, 77), (42, 71), (40, 67), (43, 64), (39, 60), (41, 56),
    (34, 56), (30, 58), (22, 55), (22, 51), (28, 48), (28, 43), (21, 41.5), (19, 46), (15, 44), (17, 37), (13, 33),
    (9, 31), (14, 27), (11, 23), (17, 20), (16, 15), (22, 13),
]  # fmt: skip
GAUL: list[Point] = [
    (71, 160), (74, 139), (80, 133), (85, 126), (91, 121.5), (99, 120), (105, 115), (120, 112), (120, 160),
]  # fmt: skip
# Nobody's: islands, and inland what keeps four tribes from meeting in one place. Middle and reach east, south.
ISLES: list[tuple[float, float, float, float]] = [
    (10, 12, 1.2, 3.4), (7, 19, 1.6, 2.6), (8, 26, 1.5, 1.4), (8, 37, 1.5, 1.9), (48.5, 2, 1.5, 1.5),
    (53, 0.6, 1.3, 1.3), (28, 65, 1.5, 3.2), (18, 77.5, 2.6, 2.2), (63, 125.3, 2.3, 1.3), (5.5, 137, 1.1, 1.2),
]  # fmt: skip
WILDS: dict[str, tuple[float, float, float, float]] = {
    "crag": (41.5, 30, 4.6, 4.2),
    "peak": (43.5, 90.5, 3.2, 4.6),
    "oak": (59, 88.5, 3.8, 4.2),
    "reed": (77, 101.8, 2.7, 2.9),
}
# Where a territory reaches besides around its name, and where the sea areas lie.
ALSO: dict[str, list[Point]] = {
    "caledonii": [(27, 12), (22, 20), (40, 10)],
    "taexali": [(55, 22), (53, 27)],
    "epidii": [(16, 40), (15, 28)],
    "votadini": [(56, 43), (52, 36)],
    "selgovae": [(28, 53), (36, 53)],
    "brigantes": [(47, 66), (60, 58), (45, 72), (57, 67)],
    "cornovii": [(45, 78)],
    "corieltauvi": [(77, 77), (61, 73), (75, 83)],
    "ordovices": [(24, 83)],
    "silures": [(26, 101), (40, 104), (33, 105)],
    "dobunni": [(47, 107), (45.5, 111.5), (54, 106)],
    "dumnonii": [(38, 115), (21, 128)],
    "durotriges": [(54, 117), (45, 120)],
    "iceni": [(92, 82), (80, 87)],
    "trinovantes": [(93, 95), (84, 98), (87, 93.4)],
    "catuvellauni": [(77, 97.5)],
    "atrebates": [(70, 113)],
    "cantiaci": [(90, 107), (80, 106)],
}
SEAS: dict[str, list[Point]] = {
    "deucaledonius": [(44, 3), (20, 8), (5, 12), (4, 24), (66, 16), (68, 26), (80, 20), (95, 22), (60, 33), (76, 32)],
    "germanicus": [(72, 50), (69, 44), (88, 44), (95, 50), (85, 64), (95, 70), (101, 84), (82, 80), (104, 92)],
    "britannicus": [(104, 102), (101, 110), (80, 124), (66, 128), (48, 130), (36, 134), (26, 138), (86, 102)],
    "vergivius": [(14, 96), (16, 110), (8, 120), (4, 132), (24, 92), (36, 109.5), (0, 100), (25, 110)],
    "hibernicus": [(18, 62), (28, 72), (6, 48), (4, 72), (24, 46), (36, 62), (30, 75)],
}

BROAD = Noise(31, 64), Noise(32, 64)
FINE = Noise(33, 24), Noise(34, 24)


def page(place: Point) -> Point:
    return 22 + 9.3 * place[0], 24 + 7.45 * place[1]


def shaken(x: float, y: float) -> Point:
    (a, b), (c, d) = BROAD, FINE
    return x + 9 * a.at(x, y) + 6 * c.at(x, y), y + 9 * b.at(x, y) + 6 * d.at(x, y)


def nearest(p: Point, places: dict[str, list[Point]]) -> str:
    return min(places, key=lambda name: min(math.dist(p, place) for place in places[name]))


class Ground:
    """Numbers each owner: territories, sea areas, then what is nobody's."""

    def __init__(self, content: dict[str, dict[str, dict[str, list[float]]]]) -> None:
        def paged(name: str, places: list[Point]) -> list[Point]:
            return [page(place) for place in places]

        self.lands = {
            name: [page((one["at"][0], one["at"][1])), *paged(name, ALSO.get(name, []))]
            for name, one in content["territory"].items()
        }
        self.seas = {name: paged(name, places) for name, places in SEAS.items()}
        self.gaul = {name: places for name, places in self.lands.items() if not content["territory"][name]["borders"]}
        self.britain = {name: places for name, places in self.lands.items() if name not in self.gaul}
        self.names = ["", *self.lands, *self.seas, *WILDS, *(f"isle-{n}" for n, _ in enumerate(ISLES))]
        self.coast, self.shore = [page(p) for p in COAST], [page(p) for p in GAUL]

    def owner(self, x: float, y: float) -> int:
        if not (0 <= x <= WIDTH and 0 <= y <= HEIGHT):
            return OUTSIDE
        return self.names.index(self.whose((x, y)))

    def whose(self, at: Point) -> str:
        p = shaken(*at)
        if inside(p, self.coast):
            for wild, spot in WILDS.items():
                if within(p, spot):
                    return wild
            return nearest(p, self.britain)
        if inside(p, self.shore):
            return nearest(p, self.gaul)
        for n, isle in enumerate(ISLES):
            if within(p, isle):
                return f"isle-{n}"
        return nearest(at, self.seas)


def within(p: Point, spot: tuple[float, float, float, float]) -> bool:
    x, y = page(spot[:2])
    return math.hypot((p[0] - x) / (9.3 * spot[2]), (p[1] - y) / (7.45 * spot[3])) < 1
