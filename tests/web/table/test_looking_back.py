"""Taking back, looking back, playing on from there, and what one can take home."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Download

from tests.web.conftest import Visit
from tests.web.people.person import Person
from tests.web.people.visitor import Visitor
from tests.web.people.words import says

SOLO = {"settings": {"ai": "runen", "scenario": "RUN-1"}}


def sits(visitor: Visitor, answers: int, seed: int = 1) -> Person:
    """Alone against the AI, some answers on."""
    visitor.goes(f"/t/{visitor.opens_table({'koda': 'online'}, **SOLO)}")
    person = Person(visitor, "lists", seed)
    person.plays(answers)
    assert person.is_asked() is not None
    return person


def opens_menu(visitor: Visitor, key: str) -> None:
    visitor.touch(visitor.button("table-menu"))
    visitor.touch(visitor.button(key))


def downloads(visitor: Visitor, key: str, to: Path) -> Path:
    visitor.touch(visitor.button("table-menu"))
    with visitor.page.expect_download() as waited:
        visitor.touch(visitor.button(key))
    return kept(waited.value, to)


def kept(download: Download, to: Path) -> Path:
    file = to / download.suggested_filename
    download.save_as(file)
    return file


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_answer_is_taken_back(visit: Visit, size: str):
    ada = visit("Ada", size=size)
    person = sits(ada, 4)
    before, number = ada.shown, ada.number
    person.answers()
    person.is_asked()
    after = ada.number
    ada.touch(ada.sees("undo"))
    ada.waits(lambda: ada.number > after, "it is taken back")
    question = person.is_asked()
    assert question is not None
    assert ada.shown["view"] == before["view"]
    assert question["options"] == before["question"]["options"]
    assert ada.number > number
    log = ada.ask("GET", f"/api/tables/{ada.shown['table']}/log?seat=koda")
    if size == "desktop" and any(line.get("undone") for line in log):
        undone = ada.page.locator('[data-testid="log-line"].undone')
        ada.waits(lambda: undone.count() > 0, "the log says what no longer counts")
    person.plays(2)


def test_another_seat_must_agree_to_what_it_has_seen(visit: Visit):
    """And is asked on its own screen."""
    ada, ugo = visit("Ada"), visit("Ugo", lang="it").comes_in()
    table = ada.opens_table({"koda": "online", "guild": "open"})
    token = ada.ask("POST", f"/api/tables/{table}/invitations", seat="guild")["token"]
    ugo.ask("POST", "/api/invitations/accept", token=token, move="sit", kind="online")
    ada.goes(f"/t/{table}")
    ugo.goes(f"/t/{table}")
    people = {"koda": Person(ada, "lists", 1), "guild": Person(ugo, "lists", 2)}
    for _ in range(40):
        ada.waits(lambda: ada.number == ugo.number >= 0 and ada.shown["waiting"], "both see the same")
        undo = ada.shown["undo"]
        if undo is not None and not undo["free"]:
            break
        people[ada.shown["waiting"][0]["seat"]].answers()
    number = ada.number
    ada.sees("undo").click()
    ugo.sees("consent").wait_for()
    ugo.button("table-agree").click()
    ada.waits(lambda: ada.number > number + 1 and ada.shown["request"] is None, "it is taken back")
    ada.waits(lambda: ada.sees("consent").count() == 0, "nobody is asked any more")


def test_the_past_is_seen_and_left_again(visit: Visit):
    ada = visit("Ada")
    person = sits(ada, 8)
    ada.page.mouse.move(2, 2)  # pointing at an option shows something on the board, and so does what just happened
    rings = ada.page.locator('[data-testid="board"] .over .ring')
    ada.waits(lambda: rings.count() == 0, "nothing is pointed at")
    now = ada.page.get_by_test_id("board").inner_html()
    ada.button("table-history").click()
    history = ada.sees("history")
    history.wait_for()
    assert ada.sees("option").count() == 0
    for _ in range(3):
        ada.button("table-step-before").click()
    history.get_by_role("slider").fill("1")
    early = ada.ask("GET", f"/api/tables/{ada.shown['table']}?seat=koda&number=1")["view"]
    ada.waits(lambda: ada.page.get_by_test_id("board").inner_html() != now, "the board is as it was")
    assert early != ada.shown["view"]
    moves, speed = ada.sees("move-of"), history.get_by_role("combobox")
    assert moves.inner_text() == says("table-move-of", n=1, of=ada.number)
    speed.select_option("fast")
    ada.sees("play").click()
    ada.waits(lambda: moves.inner_text() == says("table-move-of", n=ada.number, of=ada.number), "it plays to its end")
    ada.waits(lambda: ada.button("table-play").count() > 0, "and stands there")
    ada.button("table-back-to-now").click()
    ada.page.mouse.move(2, 2)
    assert person.is_asked() is not None
    ada.waits(lambda: ada.page.get_by_test_id("board").inner_html() == now, "the board is as it is")


def test_a_link_leads_to_a_moment(visit: Visit):
    ada = visit("Ada")
    sits(ada, 6)
    ada.button("table-history").click()
    ada.sees("history").get_by_role("slider").fill("3")
    ada.button("table-share").click()
    ada.button("table-copied").wait_for()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ada.url}/t/{ada.shown['table']}?at=3"
    ada.goes(link)
    slider = ada.sees("history").get_by_role("slider")
    slider.wait_for()
    assert slider.input_value() == "3"


def test_one_plays_on_from_an_earlier_moment_at_a_table_of_ones_own(visit: Visit):
    ada = visit("Ada")
    sits(ada, 6)
    table, number = ada.shown["table"], ada.number
    then = ada.ask("GET", f"/api/tables/{table}?seat=koda&number=2")
    ada.button("table-history").click()
    ada.sees("history").get_by_role("slider").fill("2")
    ada.button("table-branch").click()
    ada.waits(lambda: ada.shown["table"] != table, "another table")
    person = Person(ada, "lists", 9)
    question = person.is_asked()
    assert question is not None
    assert question["options"] == then["question"]["options"]
    assert ada.shown["view"] == then["view"]
    person.plays(2)
    assert ada.ask("GET", f"/api/tables/{table}/info")["number"] == number


def test_a_moment_is_kept_under_a_name_and_found_again(visit: Visit):
    ada = visit("Ada")
    sits(ada, 6)
    ada.button("table-history").click()
    history = ada.sees("history")
    history.get_by_role("slider").fill("2")
    ada.button("table-save-moment").click()
    history.get_by_role("textbox").fill("The landing")
    ada.button("table-save-it").click()
    point = history.get_by_role("button", name="The landing")
    point.wait_for()
    history.get_by_role("slider").fill("4")
    point.click()
    ada.waits(lambda: history.get_by_role("slider").input_value() == "2", "the moment that was kept")


def test_a_finished_game_is_taken_home_and_verified(visit: Visit, tmp_path: Path):
    ada = visit("Ada")
    ada.goes(f"/t/{ada.opens_table({'koda': 'online'}, **SOLO)}")
    Person(ada, "lists", 3).plays()
    ada.page.keyboard.press("Escape")
    file = downloads(ada, "table-record", tmp_path)
    told = subprocess.run(
        [sys.executable, "-m", "plancia.cli.main", "replay", str(file)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    key = ada.shown["key"]
    checked = subprocess.run(
        [sys.executable, "-m", "plancia.cli.main", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, (key, checked.stdout, checked.stderr)


def test_a_problem_is_reported_with_everything_one_needs(visit: Visit, tmp_path: Path):
    ada = visit("Ada")
    sits(ada, 5)
    opens_menu(ada, "table-report")
    dialog = ada.page.get_by_role("dialog").filter(visible=True)
    dialog.get_by_role("textbox").fill("The Kin went astray: perché?")
    with ada.page.expect_download() as waited:
        dialog.get_by_role("button", name=says("table-report-download")).click()
    text = kept(waited.value, tmp_path).read_text("utf-8")
    assert "The Kin went astray: perché?" in text
    assert "koda" in text
