"""A finger on the board means what one saw there."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_learning import plays_until

# Everything under the finger goes elsewhere, as when a motion ends.
GOES_AWAY = """([x, y]) => {
  for (const each of document.elementsFromPoint(x, y)) {
    const spot = each.closest("[data-spot]");
    if (spot) spot.style.display = "none";
  }
}"""


def test_a_touch_means_what_lay_there_when_the_finger_went_down(visit: Visit):
    ada = visit("Ada")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'runen': 'bot thumb'})}")
    person = Person(ada, "lists")
    question = plays_until(
        person,
        lambda asked: any(spot.startswith("region:") for each in asked["options"] for spot in each["spots"]),
    )
    spots = [spot for each in question["options"] for spot in each["spots"] if spot.startswith("region:")]
    point = next(point for point in map(person.finds, spots) if isinstance(point, list))
    number = ada.number
    ada.page.mouse.move(*point)
    ada.page.mouse.down()
    ada.page.evaluate(GOES_AWAY, point)
    ada.page.mouse.up()
    ada.waits(lambda: ada.number > number or ada.sees("popup").count() > 0, "the touch is taken as an answer")
    assert ada.page.locator("dialog[open]").count() == 0
