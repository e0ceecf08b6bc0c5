"""What happened since one's last answer is shown before the next question, and can be had again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.people.visitor import Visitor, script
from tests.web.people.words import says
from tests.web.table.test_log import answers

BY_KEY = script("film.js")


def at_pace(visitor: Visitor, pace: str) -> None:
    """As it is kept in this browser from an earlier game."""
    visitor.context.add_init_script(f"""localStorage.setItem("habits", '{{"pace":"{pace}"}}')""")


def told(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.ask("GET", f"/api/tables/{visitor.shown['table']}/log?seat=koda")
    return found


def test_a_film_read_to_its_end_is_the_log_and_all_tell_the_same_moment(visit: Visit):
    """Line by line, by the key for it; whole games are read so in film.test.ts."""
    ada, lots, steps = visit("Ada", motion=True), random.Random(2), 0
    at_pace(ada, "calm")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online', 'guild': 'bot random'})}")
    film, question = ada.sees("film"), ada.sees("prompt")
    ada.waits(lambda: ada.shown.get("question") and question.count(), "the first question")
    while steps < 120 and not ada.shown["over"]:
        answers(ada, lots)
        ada.waits(lambda: ada.shown["question"] or ada.shown["over"], "the others have answered")
        ada.waits(lambda: film.count() or question.count() or ada.sees("result").count(), "it is shown")
        for seen in ada.page.evaluate(BY_KEY):
            assert len(set(seen["numbers"])) == 1, seen
            assert seen["options"] == 0
            steps += 1
        ada.waits(lambda: question.count() or ada.sees("result").count(), "then the next question comes")
        log = told(ada)
        ada.waits(lambda log=log: ada.sees("log").get_attribute("data-lines") == str(len(log)), "all is told")  # type: ignore[misc]
    assert steps >= 120


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_film_is_stopped_and_skipped_and_had_again(visit: Visit, size: str):
    ada, lots = visit("Ada", size=size, lang="it", motion=True), random.Random(2)
    at_pace(ada, "calm")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online'}, settings={'ai': 'runen', 'scenario': 'RUN-1'})}")
    film, question = ada.sees("film"), ada.sees("prompt")
    question.wait_for()
    while not ada.sees("film-pause").count():
        ada.waits(question.count, "a question")
        answers(ada, lots)
        ada.waits(lambda: film.count() or question.count(), "it is shown, or nothing was to be shown")
    ada.touch(ada.sees("film-pause"))
    ada.sees("film-on").wait_for()
    ada.touch(ada.button("table-film-line"))
    at = int(film.get_attribute("data-at") or 0)
    ada.touch(ada.button("table-film-line-before"))
    ada.waits(lambda: int(film.get_attribute("data-at") or 0) == at - 1, "a line back")
    assert question.count() == 0
    assert ada.sees("board").get_attribute("data-number") == ada.sees("question").get_attribute("data-number")
    ada.touch(ada.button("table-back-to-now"))
    question.wait_for()
    assert film.count() == 0
    ada.touch(ada.button("table-menu"))
    ada.page.get_by_role("dialog").get_by_test_id("pace").select_option("instant")
    ada.page.get_by_role("button", name=says("table-close", "it")).last.tap()
    answers(ada, lots)
    question.wait_for()
    assert film.count() == 0
    ada.page.keyboard.press("a")
    film.wait_for()
    ada.touch(ada.sees("film-skip"))
    assert "instant" in ada.page.evaluate("localStorage.habits")


def test_who_comes_back_is_told_what_happened(visit: Visit):
    """Ugo plays on while Ada is away; the strip leads to each moment, as a film and in words."""
    ada, ugo, lots = visit("Ada"), visit("Ugo").comes_in(), random.Random(5)
    table = ada.opens_table({"koda": "online", "guild": "open"})
    token = ada.ask("POST", f"/api/tables/{table}/invitations", seat="guild")["token"]
    ugo.ask("POST", "/api/invitations/accept", token=token, move="sit", kind="online")
    ada.goes(f"/t/{table}")
    ugo.goes(f"/t/{table}")
    for given in range(40):
        ugo.waits(lambda: ada.number == ugo.number >= 0 and ugo.shown["waiting"], "somebody is asked")
        asked = ugo.shown["waiting"][0]["seat"]
        if asked == "guild" and given > 12:
            break
        answers(ada if asked == "koda" else ugo, lots)
    number = ada.number
    ada.waits(lambda: ada.ask("GET", f"/api/tables/{table}/recap?seat=koda")["since"] == number, "it is noted")
    ada.goes("/")
    answers(ugo, lots)
    ada.goes(f"/t/{table}")
    ada.sees("missed").get_by_role("button").first.click()
    passages = ada.sees("passage")
    passages.first.wait_for()
    strip = ada.ask("GET", f"/api/tables/{table}/recap?seat=koda")["strip"]
    assert passages.all_inner_texts() == [each["title"] for each in strip["passages"]]
    assert ada.sees("befell").count() == len(strip["yours"])
    passages.last.click()
    board, last = ada.sees("board"), strip["passages"][-1]["number"]
    ada.waits(lambda: board.get_attribute("data-number") == str(last), "the board goes there")
    ada.goes(f"/t/{table}?mode=text")
    ada.sees("text-mode").wait_for()
    ada.sees("open-since").click()  # what is typed may be an answer
    passages.first.wait_for()
    assert passages.all_inner_texts() == [each["title"] for each in strip["passages"]]
