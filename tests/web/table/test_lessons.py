"""A guided first game: from the start page over the page about the game to the first dozen answers."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.words import says

FIRST = 12  # answers; the rest is followed without a browser


@pytest.mark.parametrize(
    ("game", "size", "lang"), [("wroth", "desktop", "it"), ("verrix", "phone", "en"), ("nova-aetas", "desktop", "en")]
)
def test_a_first_game_is_begun_and_its_lesson_followed(visit: Visit, game: str, size: str, lang: str):
    ada = visit("Ada", size=size, lang=lang)
    ada.goes("/")
    ada.touch(ada.page.get_by_test_id(f"preset-{game}-first"))
    primer = ada.sees("primer")
    primer.locator("figure").scroll_into_view_if_needed()  # it is drawn when it comes near
    primer.locator("figure svg").first.wait_for()
    assert primer.locator("li").count() > 8
    ada.touch(ada.page.get_by_test_id("begin"))
    person = Person(ada, "lists")
    person.is_asked()
    ada.button("table-skip").click()
    ideas = 0
    for answer in range(FIRST):
        question = person.is_asked()
        assert question is not None
        number, advice = ada.number, ada.sees("advice")
        folded = ada.page.locator('[data-testid="advice"] button[aria-expanded="false"]')
        ada.waits(
            lambda advice=advice, folded=folded: advice.locator("article").count() or folded.count(), "it is told"
        )  # type: ignore[misc]
        if folded.count():  # where there is little room
            ada.touch(folded.first)
        suggested = advice.locator("article").first
        suggested.wait_for()
        if ada.sees("lesson").locator(".text").count():
            ideas += 1
        assert advice.locator("article li").all_inner_texts(), f"answer {answer} has no reason"
        assert not re.search(r"\b(first|table|lesson)-[a-z]+\b", advice.inner_text()), "a text is missing"
        ada.touch(suggested.get_by_role("button"))
        enough = ada.page.get_by_test_id("enough").filter(visible=True)
        ada.waits(
            lambda number=number, enough=enough: ada.number > number or (enough.count() and enough.first.is_enabled()),  # type: ignore[misc]
            "the advice is followed, or picked",
        )
        if ada.number == number:
            ada.touch(enough.first)
        ada.waits(lambda number=number: ada.number > number, "the advice is followed")  # type: ignore[misc]
    assert ideas > FIRST / 2
    assert ada.sees("newest").count() == 0, "the log stays at its end, however much room the lesson takes"
    told = ada.ask("GET", f"/api/tables/{ada.shown['table']}/lesson?lang={lang}")
    assert told["strayed"] == ""


def test_whoever_leaves_the_lesson_is_told_so_and_may_take_it_back(visit: Visit):
    ada = visit("Ada")
    ada.goes("/learn/wroth")
    ada.page.get_by_test_id("begin").click()
    person = Person(ada, "lists")
    question = person.is_asked()
    assert question is not None
    ada.button("table-skip").click()
    lesson = ada.sees("lesson")
    lesson.wait_for()
    before = lesson.inner_text()
    advised = ada.ask("GET", f"/api/tables/{ada.shown['table']}/lesson")["answers"]
    person.answers(next(option["name"] for option in question["options"] if option["name"] not in advised))
    person.is_asked()
    back = ada.page.get_by_role("button", name=says("table-lesson-back", "en"))
    back.click()
    ada.waits(lambda: ada.sees("lesson").count() and ada.sees("lesson").inner_text() == before, "it begins again")
    assert back.count() == 0
    ada.goes(f"/t/{ada.shown['table']}")
    ada.waits(lambda: ada.sees("lesson").count() and ada.sees("lesson").inner_text() == before, "it is found again")
