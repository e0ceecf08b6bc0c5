"""The land as it is drawn: the file is what the tool draws, and its outlines touch exactly where the map says."""

import json
import re
import tomllib
from itertools import combinations, pairwise
from typing import Any

import pytest
from tools.maps import land as drawing

Point = tuple[float, float]


@pytest.fixture(scope="module")
def land() -> dict[str, Any]:
    lines = drawing.DRAWN.read_text(encoding="utf-8").splitlines()
    return {key: json.loads(value) for key, value in re.findall(r'^  "(\w+)": (.*),$', "\n".join(lines), re.MULTILINE)}


@pytest.fixture(scope="module")
def said() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads(drawing.CONTENT.read_text(encoding="utf-8"))["map"]["standard"]
    return found


def corners(path: str) -> list[Point]:
    assert re.fullmatch(r"M[\d. ]+(C[-\d. ]+)+Z", path)
    start, *stretches = re.split("[MCZ]", path.removeprefix("M").removesuffix("Z"))
    numbers = [float(number) for number in start.split()]
    ends = [[float(number) for number in stretch.split()][-2:] for stretch in stretches]
    return [(numbers[0], numbers[1]), *((x, y) for x, y in ends)]


def stretches(path: str) -> set[frozenset[Point]]:
    return {frozenset(pair) for pair in pairwise(corners(path))}


def area(path: str) -> float:
    points = corners(path)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))) / 2


@pytest.mark.slow
def test_the_file_is_what_the_tool_draws() -> None:
    assert drawing.DRAWN.read_text(encoding="utf-8") == drawing.draw(), "python -m tools.maps.land"


def test_outlines_share_a_border_exactly_where_regions_touch(land: dict[str, Any], said: dict[str, Any]) -> None:
    outlines = {int(region): stretches(path) for region, path in land["regions"].items()}
    touching = [[a, b] for a, b in combinations(outlines, 2) if outlines[a] & outlines[b]]
    assert touching == sorted(said["borders"])


def test_the_sea_touches_the_shores_regions_only(land: dict[str, Any], said: dict[str, Any]) -> None:
    coast = stretches(land["coast"])
    assert [int(region) for region, path in land["regions"].items() if stretches(path) & coast] == said["shores"]


def test_bridges_lead_over_water_between_the_regions_they_join(land: dict[str, Any], said: dict[str, Any]) -> None:
    assert [bridge["between"] for bridge in land["bridges"]] == said["bridges"]
    for bridge in land["bridges"]:
        here = (bridge["x"], bridge["y"])
        near = sorted(
            land["regions"],
            key=lambda region: min(
                (x - here[0]) ** 2 + (y - here[1]) ** 2 for x, y in corners(land["regions"][region])
            ),
        )
        assert sorted(int(region) for region in near[:2]) == bridge["between"]


def test_there_is_no_gap_and_no_overlap(land: dict[str, Any]) -> None:
    pieces = sum(area(path) for path in (*land["regions"].values(), *land["crags"]))
    assert pieces == pytest.approx(area(land["coast"]), rel=1e-9)
