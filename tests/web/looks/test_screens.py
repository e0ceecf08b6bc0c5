"""Every screen in every size and theme: everything fits, nothing lies over anything, and axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.looks.fit import faults
from tests.web.looks.screens import BRITANNIA, ITALIA, SCREENS, Screen, show
from tests.web.looks.stage import Britannia, Italia, Stage
from tests.web.people.hands import Hands
from tests.web.people.visitor import Visitor

GRAVE = ("serious", "critical")
SHORTLY = {"resultTypes": ["violations"], "preload": False}  # all that could be loaded is sound and film: we have none
axe = Axe()


# Those of Verrix and Nova Aetas that are looked at each time; tools/screenshots.py looks at all of them.
DAILY = ["act", "way", "battle-board", "restore", "over", "own", "festivals", "orders"]
DAILY_OF_NOVA = ["town", "encounter", "rolled", "trace", "enemy", "ruler"]


@pytest.mark.parametrize(
    ("size", "lang", "dark", "strict"),
    [
        ("desktop", "en", False, True),
        ("desktop", "it", True, True),
        ("tablet", "it", True, False),
        ("phone", "it", False, True),
        ("phone", "en", True, False),
    ],
)
def test_every_screen(visit: Visit, stage: Stage, size: str, lang: str, dark: bool, strict: bool):
    """`strict`: with axe, which takes its time."""
    ada = visit("Ada", size=size, lang=lang, dark=dark)
    ada.expects("404: POST", "status of 404")  # the invitation that leads nowhere
    are_sound(ada, stage, SCREENS, strict)


@pytest.mark.parametrize(
    ("size", "lang", "dark", "strict"),
    [("desktop", "it", True, True), ("tablet", "it", False, False), ("phone", "en", False, True)],
)
def test_screens_of_verrix(visit: Visit, britannia: Britannia, size: str, lang: str, dark: bool, strict: bool):
    ada = visit("Ada", size=size, lang=lang, dark=dark)
    are_sound(ada, britannia, [each for each in BRITANNIA if each.name.removeprefix("verrix-") in DAILY], strict)


@pytest.mark.parametrize(
    ("size", "lang", "dark", "strict"),
    [("desktop", "en", False, True), ("tablet", "en", False, False), ("phone", "it", True, True)],
)
def test_screens_of_nova_aetas(visit: Visit, italia: Italia, size: str, lang: str, dark: bool, strict: bool):
    ada = visit("Ada", size=size, lang=lang, dark=dark)
    are_sound(ada, italia, [each for each in ITALIA if each.name.removeprefix("nova-") in DAILY_OF_NOVA], strict)


def are_sound(visitor: Visitor, stage: Hands, screens: Sequence[Screen], strict: bool) -> None:
    stage.dresses(visitor.context)
    assert screens
    found = []
    for screen in screens:
        show(screen, visitor, stage)
        theme = visitor.page.locator("html").get_attribute("data-theme")
        assert theme == visitor.theme
        wrong = [*faults(visitor.page, visitor.touches), *(barriers(visitor.page, screen.alike) if strict else [])]
        found += [f"{screen.name}: {each}" for each in wrong]
    assert not found, "\n".join(["", *found])


def barriers(page: Page, alike: str) -> list[str]:
    """What axe finds that is serious: with it, somebody could not use this screen."""
    context = {"exclude": [[alike]]} if alike else None
    response = axe.run(page, context, SHORTLY).response
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('any', [{}])[0].get('message', '') if node.get('any') else ''}"
        for each in response["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
