"""Every screen in every size and theme: everything fits, nothing lies over anything, and axe finds nothing serious."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.server.conftest import Process
from tests.web.conftest import Visit
from tests.web.fit import faults
from tests.web.screens import HIGHLANDS, show
from tests.web.stage import Highlands, Stage

GRAVE = ("serious", "critical")
axe = Axe()


@pytest.fixture(scope="module")
def stage(house: Process) -> Iterator[Stage]:
    made = Highlands(house.url)
    yield made
    made.strikes()


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
    stage.dresses(ada.context)
    found = []
    for screen in HIGHLANDS:
        show(screen, ada, stage)
        assert ada.page.locator("html").get_attribute("data-theme") == ("dark" if dark else "light")
        found += [
            f"{screen.name}: {each}"
            for each in (*faults(ada.page, ada.touches), *(barriers(ada.page) if strict else []))
        ]
    assert not found, "\n".join(["", *found])


def barriers(page: Page) -> list[str]:
    """What axe finds that is serious: with it, somebody could not use this screen."""
    response = axe.run(page, options={"resultTypes": ["violations"]}).response
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('any', [{}])[0].get('message', '') if node.get('any') else ''}"
        for each in response["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]
