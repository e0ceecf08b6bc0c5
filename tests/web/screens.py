"""Every screen of the client, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.web.stage import Stage
from tests.web.visitor import Visitor

SETTLE = 250  # ms for fonts, fades and late answers


class Screen(NamedTuple):
    name: str
    reach: Callable[[Visitor, Stage], None]


def page(name: str, path: str, ready: str = "h1") -> Screen:
    """A page of the house: its address is enough."""

    def reach(visitor: Visitor, stage: Stage) -> None:
        visitor.goes(path.format(**vars(stage)))
        visitor.page.locator(ready).first.wait_for()

    return Screen(name, reach)


def table(name: str, which: str, after: Callable[[Visitor], None] = lambda visitor: None, query: str = "") -> Screen:
    """At a table, perhaps after something was done there."""

    def reach(visitor: Visitor, stage: Stage) -> None:
        visitor.goes(f"/t/{getattr(stage, which)}{query}")
        visitor.waits(lambda: visitor.shown.get("table") == getattr(stage, which), "the table is shown")
        visitor.page.wait_for_timeout(SETTLE)
        after(visitor)

    return Screen(name, reach)


def show(screen: Screen, visitor: Visitor, stage: Stage) -> None:
    """There, and everything at rest."""
    screen.reach(visitor, stage)
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    visitor.page.wait_for_timeout(SETTLE)


def presses(*keys: str) -> Callable[[Visitor], None]:
    """Buttons by what they say, one after the other."""

    def press(visitor: Visitor) -> None:
        for key in keys:
            visitor.button(key).click()

    return press


def opens_spot(spot: str) -> Callable[[Visitor], None]:
    """The sheet about something on the board, which is quiet at that table."""
    return lambda visitor: visitor.page.locator(f'[data-testid="board"] [data-spot="{spot}"]').first.press("Enter")


def asks_why(visitor: Visitor) -> None:
    """Why the first of the refused options is refused."""
    refused = visitor.page.get_by_test_id("refused").first
    if not refused.count():
        visitor.sees("question").locator("button[aria-expanded=false]").last.click()
    refused.click()


def reads_rule(visitor: Visitor) -> None:
    visitor.sees("question").locator(".rule-chip").first.click()
    visitor.page.locator(":popover-open").wait_for()


def skips_first_steps(visitor: Visitor) -> None:
    if visitor.sees("first-steps").count():
        visitor.button("table-skip").click()
    visitor.sees("advice").locator("article").first.wait_for()


def account(visitor: Visitor, stage: Stage) -> None:
    visitor.goes("/")
    if visitor.touches:
        visitor.button("room-menu").click()
    visitor.page.get_by_role("button", name="Ada").filter(visible=True).first.click()


def hand_over(visitor: Visitor, stage: Stage) -> None:
    visitor.goes(f"/t/{stage.shared}")
    visitor.page.get_by_test_id("hand-over").first.wait_for()


SCREENS = [
    page("start", "/"),
    page("lobby", "/lobby"),
    page("mine", "/mine"),
    page("new", "/new/wroth"),
    page("join", "/join#{invitation}"),
    page("join-in-vain", "/join#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
    page("rules", "/rules/wroth", "article"),
    page("rule", "/rules/wroth#W-ACT-07", "article"),
    page("rules-verrix", "/rules/verrix", "article"),
    page("cards", "/rules/wroth#GREY", "li.wanted"),
    page("credits", "/credits"),
    table("question", "middle"),
    table("coop", "coop"),
    table("over", "over"),
    table("open", "open"),
    table("field", "field"),
    table("town", "town"),
    table("enemy-card", "field", opens_spot("model:bravo-1")),
    table("watching", "watched"),
    table("text-mode", "middle", query="?mode=text"),
    table("guide", "first", query="?guide=1"),
    table("advice", "first", skips_first_steps, query="?guide=1"),
    table("moment", "over", query="?at=20"),
    Screen("hand-over", hand_over),
    Screen("account", account),
    table("menu", "middle", presses("table-menu")),
    table("log", "coop", presses("table-menu", "table-log")),
    table("seats", "middle", presses("table-menu", "table-seats")),
    table("centre", "coop", presses("table-menu", "table-centre")),
    table("keys", "middle", presses("table-menu", "table-keys")),
    table("report", "middle", presses("table-menu", "table-report")),
    table("info", "over", presses("table-close", "table-menu", "table-info")),
    table("invite", "open", presses("table-menu", "table-invite")),
    table("forecast", "coop", presses("table-menu", "table-forecast")),
    table("details", "watched", opens_spot("region:1")),
    table("why", "middle", asks_why),
    table("rule-chip", "middle", reads_rule),
]
