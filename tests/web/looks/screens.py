"""Every screen of the client, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.web.looks.stage import Stage
from tests.web.people.hands import Hands
from tests.web.people.visitor import Visitor
from tests.web.people.words import says


class Screen(NamedTuple):
    name: str
    reach: Callable[[Visitor, Any], None]  # to a table that the stage has
    alike: str = ""  # parts of it that axe need not read: another screen has the like, all of which it reads


def page(name: str, path: str, ready: str = "h1", alike: str = "") -> Screen:
    """A page of the house: its address is enough."""

    def reach(visitor: Visitor, stage: Hands) -> None:
        visitor.goes(path.format(**vars(stage)))
        visitor.page.locator(ready).first.wait_for()

    return Screen(name, reach, alike)


def table(name: str, which: str, after: Callable[[Visitor], None] | None = None, query: str = "") -> Screen:
    """At a table, perhaps after something was done there."""

    def reach(visitor: Visitor, stage: Hands) -> None:
        visitor.goes(f"/t/{getattr(stage, which)}{query}")
        visitor.waits(lambda: visitor.shown.get("table") == getattr(stage, which), "the table is shown")
        if after:
            visitor.lets_it_rest()
            after(visitor)

    return Screen(name, reach)


def show(screen: Screen, visitor: Visitor, stage: Hands) -> None:
    """There, and everything at rest."""
    screen.reach(visitor, stage)
    visitor.lets_it_rest()


def presses(*keys: str) -> Callable[[Visitor], None]:
    """Buttons by what they say, one after the other."""

    def press(visitor: Visitor) -> None:
        for key in keys:
            visitor.button(key).click()
            if key == "table-menu":  # which comes when somebody wants it
                visitor.page.locator("dialog[open]").wait_for()

    return press


def opens_spot(spot: str) -> Callable[[Visitor], None]:
    """The sheet about something on the board, which is quiet at that table."""
    return lambda visitor: visitor.page.locator(f'[data-testid="board"] [data-spot="{spot}"]').first.press("Enter")


def opens_sheet(seat: str, *spots: str) -> Callable[[Visitor], None]:
    """What a seat has in front of it, and then what is told of something there."""

    def opened(visitor: Visitor) -> None:
        sheet = visitor.page.locator(f'li[data-seat="{seat}"] button.who')
        if sheet.is_visible():
            sheet.click()
        else:
            visitor.page.locator(f'li[data-seat="{seat}"] [data-spot="tribe:{seat}"]').press("Enter")
        for spot in spots:
            visitor.page.locator(f'dialog[open] [data-spot="{spot}"]').first.press("Enter")

    return opened


def looks_ahead(option: str) -> Callable[[Visitor], None]:
    """What an option would do: by pointing at it, or by its eye."""

    def looked(visitor: Visitor) -> None:
        row = visitor.sees("question").locator(f'li:has([data-option="{option}"])')
        if visitor.touches:
            row.locator(".eye").tap()
        else:
            row.locator(".option").hover()
        visitor.sees("preview").first.wait_for()

    return looked


def opens_orders(visitor: Visitor) -> None:
    visitor.button("table-menu").click()
    visitor.button("table-orders-n", n=0).click()


def opens_centre(visitor: Visitor) -> None:
    """Where it does not lie beside the board anyway."""
    if visitor.touches:
        presses("table-menu", "table-centre")(visitor)


def asks_why(visitor: Visitor) -> None:
    """Why the first of the refused options is refused."""
    refused = visitor.page.get_by_test_id("refused").first
    if not refused.count():
        visitor.sees("question").locator("button[aria-expanded=false]").last.click()
    refused.click()


def reads_rule(visitor: Visitor) -> None:
    visitor.sees("question").locator(".rule-chip").first.click()
    visitor.page.locator(":popover-open").wait_for()


def points_at_first(spot: str) -> Callable[[Visitor], None]:
    """What is measured for the first option at such a spot, or for a figure that is no option."""

    def pointed(visitor: Visitor) -> None:
        options = visitor.shown["question"]["options"]
        looks_ahead(next(each["name"] for each in options if each["spots"][:1] and each["spots"][0].startswith(spot)))(
            visitor
        )

    return pointed


def opens_figure(visitor: Visitor, id: str) -> None:
    """Its sheet, and what it reaches."""
    opens_spot(f"model:{id}")(visitor)
    visitor.sees("survey").first.wait_for()


def opens_first_foe(visitor: Visitor) -> None:
    models = visitor.shown["view"]["models"]
    opens_figure(visitor, next(each["id"] for each in models if each["side"] == "enemy" and each["at"]))


def takes_the_ruler(visitor: Visitor) -> None:
    view = visitor.shown["view"]
    visitor.button("table-ruler").click()
    visitor.field("table-ruler-from").select_option(f"model:{view['actor']}")
    visitor.sees("legend").first.wait_for()


def shows_the_reach(visitor: Visitor) -> None:
    """Of whoever acts: by pointing at him, or by the ruler."""
    if visitor.touches:
        takes_the_ruler(visitor)
        return
    visitor.page.locator(f'[data-testid="board"] [data-spot="model:{visitor.shown["view"]["actor"]}"]').first.hover()
    visitor.sees("legend").first.wait_for()


def reads_the_trace(visitor: Visitor) -> None:
    """How the last Enemy chose among Heroes."""
    if not visitor.sees("log").count():
        presses("table-menu", "table-log")(visitor)
    visitor.page.get_by_role("button", name=says("table-how-it-decided", visitor.lang)).first.click()
    visitor.sees("trace").first.wait_for()


def skips_first_steps(visitor: Visitor) -> None:
    if visitor.sees("first-steps").count():
        visitor.button("table-skip").click()
    if visitor.sees("advice").locator("button[aria-expanded]").count():  # where there is little room
        visitor.touch(visitor.sees("advice").locator("button[aria-expanded]"))
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
    page("learn", "/learn/wroth", "figcaption"),
    page("rules", "/rules/wroth", "article"),
    page("rule", "/rules/wroth#W-ACT-07", "article.wanted", alike="section:not(:has(.wanted))"),
    page("rules-verrix", "/rules/verrix", "article", alike="section:nth-of-type(n + 3)"),
    page("cards", "/rules/wroth#GREY", "li.wanted"),
    page("credits", "/credits"),
    table("question", "middle"),
    table("coop", "coop"),
    table("over", "over"),
    table("open", "open"),
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
    table("primer", "middle", presses("table-menu", "table-primer")),
    table("report", "middle", presses("table-menu", "table-report")),
    table("info", "over", presses("table-close", "table-menu", "table-info")),
    table("invite", "open", presses("table-menu", "table-invite", "room-code")),
    table("forecast", "coop", presses("table-menu", "table-forecast")),
    table("details", "watched", opens_spot("region:1")),
    table("why", "middle", asks_why),
    table("rule-chip", "middle", reads_rule),
]

BRITANNIA = [
    table("verrix-start", "start"),
    table("verrix-act", "act", looks_ahead("feast-day")),
    table("verrix-way", "way", looks_ahead("cantiaci")),
    table("verrix-route", "route", looks_ahead("blue")),
    table("verrix-raid", "raid"),
    table("verrix-raided", "raided", opens_centre),
    table("verrix-sale", "sale"),
    table("verrix-purchase", "purchase"),
    table("verrix-line-up", "line-up"),
    table("verrix-offer", "offer"),
    table("verrix-battle", "battle"),
    table("verrix-battle-board", "battle", opens_centre),
    table("verrix-restore", "restore"),
    table("verrix-festival", "festival"),
    table("verrix-over", "over"),
    table("verrix-guide", "first", query="?guide=1"),
    table("verrix-words", "act", query="?mode=text"),
    table("verrix-own", "act", opens_sheet("green")),
    table("verrix-other", "act", opens_sheet("orange")),
    table("verrix-card", "way", opens_sheet("green", "card:green:cattle-theft")),
    table("verrix-hero", "way", opens_sheet("green", "character:green:murchad")),
    table("verrix-territory", "act", opens_spot("territory:votadini")),
    table("verrix-village", "act", opens_spot("village:orange:parisii")),
    table("verrix-market", "act", opens_spot("market")),
    table("verrix-festivals", "act", opens_spot("turn")),
    table("verrix-orders", "act", opens_orders),
]

ITALIA = [
    table("nova-start", "start"),
    table("nova-town", "town"),
    table("nova-town-table", "town", opens_centre),
    table("nova-save-points", "town", presses("table-menu", "table-history")),
    table("nova-mission", "town", opens_spot("mission:M1")),
    table("nova-encounter", "encounter"),
    table("nova-step", "encounter", opens_spot("step:cure-his-daughter")),
    table("nova-field", "field"),
    table("nova-field-table", "field", opens_centre),
    table("nova-walk", "walk", points_at_first("square:")),
    table("nova-target", "target", points_at_first("model:")),
    table("nova-rolled", "rolled"),
    table("nova-down", "down"),
    table("nova-reach", "field", shows_the_reach),
    table("nova-ruler", "down", takes_the_ruler),
    table("nova-trace", "trace", reads_the_trace),
    table("nova-hero", "field", lambda visitor: opens_figure(visitor, "valerio")),
    table("nova-enemy", "field", opens_first_foe),
    table("nova-guide", "first", query="?guide=1"),
    table("nova-words", "field", query="?mode=text"),
    table("nova-over", "over"),
]
