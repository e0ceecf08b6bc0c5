"""A finger on the board means what one saw there."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Route

from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import says
from tests.web.table.test_learning import plays_until

# Everything under the finger goes elsewhere, as when a motion ends.
GOES_AWAY = """([x, y]) => {
  for (const each of document.elementsFromPoint(x, y)) {
    const spot = each.closest("[data-spot]");
    if (spot) spot.style.display = "none";
  }
}"""


# It is drawn anew, as when a piece becomes another: the browser tells of no click then.
IS_DRAWN_ANEW = """([x, y]) => {
  const drawn = document.elementFromPoint(x, y);
  drawn.replaceWith(drawn.cloneNode(true));
}"""

# How far a piece has got right after it was drawn elsewhere, in its own measure.
IS_MOVED = """() => {
  const piece = document.querySelector('[data-testid="board"] [data-spot^="unit:"]');
  const [, x, y, scale] = piece.getAttribute("transform").match(/translate\\((\\S+) (\\S+)\\) scale\\((\\S+)\\)/);
  const unit = () => piece.getScreenCTM().a / scale;
  const before = piece.getBoundingClientRect().x;
  piece.setAttribute("transform", `translate(${+x + 40} ${y}) scale(${scale})`);
  return Math.round((piece.getBoundingClientRect().x - before) / unit());
}"""


def aims(ada: Visitor) -> list[float]:
    """A region that can be chosen, and where a finger meets it."""
    ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'runen': 'bot thumb'})}")
    person = Person(ada, "lists")
    question = plays_until(
        person,
        lambda asked: any(spot.startswith("region:") for each in asked["options"] for spot in each["spots"]),
    )
    spots = [spot for each in question["options"] for spot in each["spots"] if spot.startswith("region:")]
    return next(point for point in map(person.finds, spots) if isinstance(point, list))


@pytest.mark.parametrize("what_happens", [GOES_AWAY, IS_DRAWN_ANEW], ids=["goes away", "is drawn anew"])
def test_a_touch_means_what_lay_there_when_the_finger_went_down(visit: Visit, what_happens: str):
    ada = visit("Ada")
    point, number = aims(ada), ada.number
    ada.page.mouse.move(*point)
    ada.page.mouse.down()
    ada.page.evaluate(what_happens, point)
    ada.page.mouse.up()
    ada.waits(lambda: ada.number > number or ada.sees("popup").count() > 0, "the touch is taken as an answer")
    assert ada.page.locator("dialog[open]").count() == 0


def test_without_motion_everything_is_in_its_new_place_at_once(visit: Visit):
    """Else a finger that comes quickly meets what lay there before."""
    ada = visit("Ada")
    aims(ada)
    assert ada.page.evaluate(IS_MOVED) == 40


def test_a_touch_answers_what_was_asked_when_the_finger_went_down(visit: Visit):
    """The table goes on before the finger goes up: nothing is answered that nobody has seen, and one is told."""
    ada = visit("Ada")
    point, number = aims(ada), ada.number
    option = ada.shown["question"]["options"][0]["name"]
    ada.page.mouse.move(*point)
    ada.page.mouse.down()
    told = {"move": "0" * 32, "seat": "koda", "at": number, "option": option}  # as from another screen of hers
    ada.ask("POST", f"/api/tables/{ada.shown['table']}/answer", **told)
    ada.waits(lambda: ada.number > number and ada.shown["question"], "koda is asked anew")
    now = ada.number
    ada.page.mouse.up()
    ada.page.get_by_text(says("table-went-on")).wait_for()
    ada.page.wait_for_timeout(300)
    assert ada.number == now
    assert ada.page.locator("dialog[open]").count() == 0


def test_who_is_asked_anew_may_answer_before_the_last_answer_is_acknowledged(visit: Visit):
    """What stands on the page can be answered, however late the word comes that the answer before was heard."""
    ada = visit("Ada")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'runen': 'bot thumb'})}")
    unheard: list[tuple[Route, APIResponse]] = []
    ada.page.route("**/answer?*", lambda route: unheard.append((route, route.fetch())))
    person = Person(ada, "lists")
    for _ in range(3):
        person.answers()
    ada.waits(lambda: len(unheard) == 3, "all were sent")
    for route, word in unheard:
        route.fulfill(response=word)
    ada.page.unroute_all()
    person.answers()


def test_a_line_from_somebody_leaves_a_choice_open(visit: Visit):
    """What lies open over the question stays while it is the same question."""
    ada = visit("Ada")
    point, number = chooses_among_several(ada), ada.number
    ada.page.mouse.click(*point)
    ada.sees("popup").first.wait_for()
    ada.ask("POST", f"/api/tables/{ada.shown['table']}/chat", move="1" * 32, seat="koda", text="Wait a moment")
    ada.waits(lambda: ada.number > number, "the line is there")
    ada.page.get_by_text("Wait a moment").first.wait_for()
    assert ada.sees("popup").count() == 1
    ada.sees("popup").get_by_role("button").first.click()
    ada.waits(lambda: ada.number > number + 1, "and the answer counts")


def chooses_among_several(ada: Visitor, games: int = 8) -> list[float]:
    """Where a finger meets a spot that can mean several options; there is one in most games."""
    for seed in range(games):
        ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'runen': 'bot thumb'})}")
        ada.waits(lambda: ada.shown.get("table", "") in ada.page.url and ada.shown, "the table is shown")
        person = Person(ada, "lists", seed)
        while (question := person.is_asked()) is not None:
            first = [each["spots"][0] for each in question["options"] if each["spots"]]
            several = [spot for spot in first if first.count(spot) > 1]
            point = next((point for point in map(person.finds, several) if isinstance(point, list)), None)
            if point is not None:
                return point
            person.answers()
    raise AssertionError("no spot ever means several options")
