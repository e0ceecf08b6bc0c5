"""The table explains itself: why not, what would happen, what did happen, how the AI decided, what is sensible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

SOLO = {"settings": {"ai": "runen", "scenario": "RUN-1"}}


def plays_until(person: Person, wanted: Any, most: int = 60) -> dict[str, Any]:
    for _ in range(most):
        question = person.is_asked()
        assert question is not None, "the game is over too soon"
        if wanted(question):
            return question
        person.answers()
    raise AssertionError("no such question")


def rule_text(visitor: Visitor, id: str) -> str:
    rules = visitor.ask("GET", f"/api/games/wroth/rules?lang={visitor.lang}")
    return str(next(rule["text"] for rule in rules if rule["id"] == id))


def reads_rule(visitor: Visitor, chip: Locator, id: str) -> None:
    """The chip opens the rule's own text."""
    chip.click()
    opened = visitor.page.locator(":popover-open")
    opened.wait_for()
    text = rule_text(visitor, id)
    visitor.waits(lambda: text in opened.inner_text(), f"the text of {id}")
    visitor.page.keyboard.press("Escape")


def at_table(visitor: Visitor, way: str = "lists", seed: int = 1) -> Person:
    visitor.goes(f"/t/{visitor.opens_table({'koda': 'online'}, **SOLO)}")
    return Person(visitor, way, seed)


def test_what_is_refused_says_why_with_the_text_of_the_rule(visit: Visit):
    ada = visit("Ada", lang="it")
    question = plays_until(at_table(ada), lambda asked: asked["refused"])
    refused = question["refused"][0]
    entry = ada.page.locator(f'[data-testid="refused"][data-option="{refused["name"]}"]')
    if not entry.count():
        ada.sees("question").locator("button[aria-expanded=false]").last.click()
    entry.click()
    row = ada.page.get_by_role("listitem").filter(has=entry)
    row.get_by_text(refused["why"]).wait_for()
    reads_rule(ada, row.get_by_role("button", name=says("table-rule", "it", rule=refused["rule"])), refused["rule"])


def test_a_place_on_the_board_that_is_refused_says_why(visit: Visit):
    ada = visit("Ada")
    person = at_table(ada)

    def has_a_place(question: dict[str, Any]) -> bool:
        return any(spot.startswith("region:") for each in question["refused"] for spot in each["spots"])

    question = plays_until(person, has_a_place)
    refused = next(each for each in question["refused"] if any(spot.startswith("region:") for spot in each["spots"]))
    spot = next(spot for spot in refused["spots"] if spot.startswith("region:"))
    ada.page.locator(f'[data-testid="board"] [data-spot="{spot}"][data-state="refused"]').first.press("Enter")
    popup = ada.sees("popup")
    popup.wait_for()
    assert refused["why"] in popup.inner_text()
    number = ada.number
    ada.page.keyboard.press("Escape")
    ada.waits(lambda: popup.count() == 0, "it closes")
    assert ada.number == number


def test_pointing_at_an_option_tells_what_it_would_do_and_does_nothing(visit: Visit):
    ada = visit("Ada")
    person = at_table(ada)
    for _ in range(25):
        question = person.is_asked()
        assert question is not None
        option = question["options"][0]
        path = f"/api/tables/{ada.shown['table']}/preview?seat=koda&at={ada.number}&option={option['name']}"
        told = ada.ask("GET", path)
        lines = [line["text"] for line in told["lines"] if line["what"] != "thought"]
        if lines:
            break
        person.answers()
    number = ada.number
    person.listed(option).hover()
    preview = ada.sees("preview").first
    preview.wait_for()
    assert lines[0] in preview.inner_text()
    assert told["next"] in preview.inner_text()
    assert ada.number == number
    ada.page.mouse.move(2, 2)
    ada.waits(lambda: ada.sees("preview").count() == 0, "it goes away")


def test_things_in_the_log_point_at_the_board(visit: Visit):
    ada = visit("Ada")
    person = at_table(ada)
    person.plays(14)
    person.is_asked()
    pointed = ada.page.locator('[data-testid="board"] .over .ring')
    ada.page.mouse.move(2, 2)
    before = pointed.count()
    things = ada.sees("log").locator("button.thing")
    assert things.count() > 3
    for index in range(things.count() - 1, -1, -1):
        things.nth(index).focus()
        if pointed.count() > before:
            break
    assert pointed.count() > before
    reads_rule(ada, ada.sees("log").locator(".rule-chip").last, ada.sees("log").locator(".rule-chip").last.inner_text())


def test_the_ai_shows_how_it_decided(visit: Visit):
    """Candidate by candidate, on the board."""
    ada = visit("Ada")
    person = at_table(ada)
    how = ada.sees("log").get_by_role("button", name=says("table-how-it-decided"))
    for _ in range(40):
        if how.count():
            break
        person.answers()
    how.last.click()
    trace = ada.sees("trace")
    trace.wait_for()
    assert trace.inner_text().strip()


def test_what_the_ai_would_do_next_is_foretold(visit: Visit):
    ada = visit("Ada")
    person = at_table(ada)
    person.plays(8)
    person.is_asked()
    told = ada.ask("GET", f"/api/tables/{ada.shown['table']}/forecast?seat=koda")
    ada.button("table-forecast").click()
    forecast = ada.sees("forecast")
    forecast.wait_for()
    ada.waits(lambda: told["title"] in forecast.inner_text(), "the forecast")
    for case in told["cases"]:
        assert case["label"] in forecast.inner_text()
