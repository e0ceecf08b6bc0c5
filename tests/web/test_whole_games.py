"""Whole games of a scripted person in a real browser against the real server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.people.person import Person, sees_the_result

COOP = {"settings": {"ai": "runen", "scenario": "RUN-1"}}


def test_a_standard_game_by_clicking_from_the_start_page_on(visit: Visit):
    ada = visit("Ada")
    ada.goes("/")
    ada.page.get_by_test_id("preset-wroth-quick").click()
    person = Person(ada, "clicks", seed=1)
    answers = person.plays()
    sees_the_result(ada)
    assert answers > 30
    first = ada.sees("result").locator("tbody tr").first.inner_text()
    winners = [ada.shown["chairs"][seat]["title"] for seat in ada.shown["result"]["winners"]]
    assert any(winner in first for winner in winners), first
    assert ada.sees("result").locator("thead button").count() == len(ada.shown["rounds"]) > 1
    assert person.did["on the board"] > answers / 5, person.did
    assert not person.missed


def test_a_scenario_together_by_touching_a_phone(visit: Visit):
    ada = visit("Ada", size="phone", lang="it")
    ada.goes("/")
    ada.page.get_by_test_id("preset-wroth-coop").tap()
    person = Person(ada, "clicks", seed=2)
    person.plays()
    sees_the_result(ada)
    assert person.did["on the board"] > 5, person.did


def test_a_game_by_the_keyboard_alone(visit: Visit):
    ada = visit("Ada")
    ada.goes("/")
    person = Person(ada, "types", seed=3)
    person.tabs_to(ada.page.get_by_test_id("preset-wroth-quick"))
    ada.page.keyboard.press("Enter")
    person.plays()
    sees_the_result(ada)


def test_a_game_in_text_mode(visit: Visit):
    ada = visit("Ada")
    table = ada.opens_table({"koda": "online", "guild": "bot random"})
    ada.goes(f"/t/{table}?mode=text")
    person = Person(ada, "reads", seed=4)
    person.plays()
    sees_the_result(ada)
    assert ada.page.get_by_test_id("board").count() == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_two_people_at_one_screen(visit: Visit, size: str):
    """Nothing is hidden in Wroth: the device goes round without a curtain."""
    ada = visit("Ada", size=size)
    table = ada.opens_table({"koda": "here Ada", "guild": "here Ugo"}, **COOP)
    ada.goes(f"/t/{table}")
    person = Person(ada, "clicks", seed=5)
    person.plays()
    sees_the_result(ada)
    assert not ada.page.locator("p.told").inner_text()  # who was asked last is not told over the end
    assert person.did["handed over"] == 0


def test_two_people_at_one_screen_who_hide_their_cards(visit: Visit):
    """Between them the screen is covered, and what is covered is not in the page."""
    eva = visit("Eva")
    eva.context.add_init_script("""localStorage.setItem("habits", '{"pace":"calm"}')""")
    table = eva.opens_table({"north": "here Eva", "east": "here Ugo"}, game="tolls")
    eva.goes(f"/t/{table}")
    person = Person(eva, "lists", seed=6)
    person.is_hasty = True
    eva.waits(lambda: person.hand_over.count() > 0, "the screen begins covered")
    assert eva.page.get_by_test_id("option").count() == 0
    person.plays(5)
    eva.waits(lambda: person.hand_over.count() > 0, "it is handed over")
    eva.sees("hand-over-film").click()
    film = eva.sees("film")
    film.wait_for()
    assert eva.page.get_by_test_id("option").count() == 0
    eva.sees("film-skip").click()
    person.plays()
    assert person.did["handed over"] > 2
    eva.waits(lambda: eva.sees("result").count() > 0, "the result is shown")


def test_a_whole_game_with_everything_that_moves(visit: Visit, house: Any):
    """Who does not wait for the pieces plays on all the same."""
    ada = visit("Ada", motion=True)
    table = ada.opens_table({"koda": "online"}, **COOP)
    ada.goes(f"/t/{table}")
    person = Person(ada, "clicks", seed=7)
    person.is_hasty = True
    person.plays()
    sees_the_result(ada)
    assert person.did["skipped"] > 5, person.did
