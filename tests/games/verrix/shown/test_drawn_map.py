"""Britannia as it is drawn in the browser: the borders, coasts and links of the content, and the drawing is current."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from tools.maps.britannia import CONTENT, DRAWN, drawn, printed, written
from tools.maps.britannia_cells import HEIGHT, SIDE, WIDTH, Ground
from tools.maps.cells import honeycomb


@pytest.fixture(scope="module")
def content() -> dict[str, Any]:
    return tomllib.loads(CONTENT.read_text(encoding="utf-8"))


def test_what_borders_in_the_content_borders_in_the_drawing(content: dict[str, Any]) -> None:
    ground = Ground(content)
    _, between = honeycomb(ground.owner, (WIDTH, HEIGHT), SIDE)
    shown = drawn(ground, list(between))
    assert shown == printed(content)
    assert frozenset(("iceni", "trinovantes")) in shown
    assert frozenset(("trinovantes", "cantiaci")) not in shown  # the marshes of the Thames lie between
    assert all(len(between[pair]) > 3 for pair in between if drawn(ground, [pair])), "a border too short to be seen"


def test_the_stored_drawing_is_the_one_the_tool_makes() -> None:
    assert written() == DRAWN.read_text(encoding="utf-8")
