"""The log stays at its end as lines come, and where somebody has scrolled."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

ANSWERS = 200
AT_END = "each => each.scrollHeight - each.scrollTop - each.clientHeight < 3"
FIRST_IN_SIGHT = """box => {
  const top = box.getBoundingClientRect().top + 20;
  const lines = [...box.querySelectorAll("[data-testid=log-line]")];
  const line = lines.find((each) => each.getBoundingClientRect().top >= top);
  return [line.innerText, Math.round(line.getBoundingClientRect().top - top)];
}"""


def answers(visitor: Visitor, lots: random.Random) -> None:
    """Over the wire, with the page open: what is tested here is what comes of it on the page."""
    visitor.waits(lambda: visitor.shown.get("question") or visitor.shown.get("over"), "the next question")
    shown = visitor.shown
    if shown["over"]:
        return
    number = shown["number"]
    option = lots.choice(shown["question"]["options"])["name"]
    body = {"move": f"move-{number}", "seat": shown["seat"], "at": number, "option": option}
    visitor.context.request.post(f"/api/tables/{shown['table']}/answer", headers={"Origin": visitor.url}, data=body)
    visitor.waits(lambda: visitor.number > number, "it is answered, or somebody was faster")


def shows_everything(visitor: Visitor, log: Locator) -> bool:
    """Nothing is asked of anybody else just now, and the last line of the log is the last one told."""
    path = f"/api/tables/{visitor.shown['table']}/log?seat=koda&lang={visitor.lang}"
    lines = [line for line in visitor.ask("GET", path) if line["text"]]
    return " ".join(lines[-1]["text"].split()) in " ".join(log.get_by_test_id("log-line").last.inner_text().split())


def sits(visitor: Visitor, game: str = "wroth", seat: str = "koda", *bots: str) -> Locator:
    """Against two bots, with the log before one's eyes."""
    chairs = {seat: "online"} | dict.fromkeys(bots or ("guild", "runen"), "bot random")
    visitor.goes(f"/t/{visitor.opens_table(chairs, game=game)}")
    log = visitor.sees("log")
    log.wait_for()
    return log


def plays_on(visitor: Visitor, log: Locator, lots: random.Random, most: int) -> int:
    """Until the game is over, or so many answers are given; returns how many."""
    for given in range(most):
        answers(visitor, lots)
        if visitor.shown["over"]:
            return given + 1
        visitor.waits(lambda: log.evaluate(AT_END), f"at its end after answer {given}")
    return most


def test_the_log_is_at_its_end_after_each_of_200_answers(visit: Visit):
    ada, lots, given = visit("Ada"), random.Random(4), 0
    while given < ANSWERS * 2 // 3:
        given += plays_on(ada, sits(ada), lots, ANSWERS * 2 // 3 - given)
    while given < ANSWERS:
        given += plays_on(ada, sits(ada, "verrix", "blue", "green", "violet"), lots, ANSWERS - given)


def test_who_scrolls_stays_there_and_finds_back(visit: Visit):
    ada, lots = visit("Ada", lang="it"), random.Random(4)
    log = sits(ada)
    for _ in range(24):  # the shortest of such games take twice as many
        answers(ada, lots)
    ada.waits(lambda: log.evaluate(AT_END), "at its end")
    log.hover()
    ada.page.mouse.wheel(0, -500)
    ada.sees("newest").wait_for()
    ada.lets_it_rest()
    read = log.evaluate(FIRST_IN_SIGHT)
    for _ in range(6):
        answers(ada, lots)
    ada.lets_it_rest()
    assert log.evaluate(FIRST_IN_SIGHT) == read
    assert not log.evaluate(AT_END)
    newest = ada.sees("newest")
    assert newest.inner_text().strip() != says("table-newest", "it", n=0)
    newest.click()
    ada.waits(lambda: log.evaluate(AT_END), "at its end again")
    assert newest.count() == 0
    answers(ada, lots)
    ada.waits(lambda: log.evaluate(AT_END), "and stays there")
    ada.waits(lambda: shows_everything(ada, log), "the last line is the last that was told")
