"""Standing orders in the browser: given, seen and revoked, several for one question."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.people.visitor import Visitor


def opens_orders(visitor: Visitor, given: int) -> None:
    visitor.touch(visitor.button("table-menu"))
    visitor.touch(visitor.button("table-orders-n", n=given))


def order(visitor: Visitor, words: str) -> Locator:
    return visitor.page.locator("dialog[open]").get_by_label(words, exact=True)


def given(visitor: Visitor) -> dict[str, int]:
    orders = visitor.shown.get("orders", [])
    return {each["about"]: each["given"] for each in orders if each["given"] is not None}


def test_support_is_refused_against_one_tribe_and_another(visit: Visit):
    ada = visit("Ada", size="phone")
    chairs = {"blue": "online"} | dict.fromkeys(("green", "orange", "violet"), "bot random")
    ada.goes(f"/t/{ada.opens_table(chairs, 'verrix')}")
    opens_orders(ada, 0)
    order(ada, "Refuse Support against Green").check()
    ada.waits(lambda: given(ada) == {"support-against-green": 0}, "the order is given")
    order(ada, "Refuse Support against Orange").check()
    ada.waits(lambda: given(ada) == {"support-against-green": 0, "support-against-orange": 0}, "and another one")
    ada.page.reload()
    opens_orders(ada, 2)
    assert order(ada, "Refuse Support against Green").is_checked()
    assert order(ada, "Refuse Support against Orange").is_checked()
    assert not order(ada, "Refuse Support against Violet").is_checked()
    order(ada, "Accept Support against Orange").check()
    ada.waits(lambda: given(ada)["support-against-orange"] == 1, "the order is another one")
    ask_me = order(ada, "Refuse Support against Green").locator("xpath=ancestor::div[1]").locator("input").first
    ask_me.check()
    ada.waits(lambda: given(ada) == {"support-against-orange": 1}, "the order is revoked")
