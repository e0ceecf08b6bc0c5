"""Does everything fit? Finds what hangs over the edge, what is cut, what lies over something one wants to press."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.people.visitor import script

FAULTS = script("fit.js")


def faults(page: Page, finger: bool) -> list[str]:
    """`finger`: the screen is touched, so what is pressed must be high enough."""
    return [str(each) for each in page.evaluate(FAULTS, finger)]
