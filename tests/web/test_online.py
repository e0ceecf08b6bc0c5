"""Several browsers at one table."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.people.person import Person, play_together
from tests.web.people.visitor import Visitor

NASTY = '<b onclick="alert(1)">ciao</b> <img src=x onerror=alert(2)> & "così"'
TOGETHER = {"settings": {"ai": "runen", "scenario": "RUN-1"}}


def writes(visitor: Visitor, text: str) -> None:
    field = visitor.field("table-write")
    field.fill(text)
    field.press("Enter")


def test_two_browsers_play_a_whole_game_at_one_table(visit: Visit):
    ada, ugo = visit("Ada"), visit("Ugo", size="tablet", lang="it").comes_in()
    table = ada.opens_table({"koda": "online", "guild": "open"}, **TOGETHER)
    ada.goes(f"/t/{table}")
    link = ada.ask("POST", f"/api/tables/{table}/invitations", seat="guild")["link"]
    ugo.goes(link)
    ugo.touch(ugo.button("room-sit-down"))
    ugo.waits(lambda: ugo.shown.get("table") == table, "Ugo sits at the table")
    assert ugo.shown["seat"] == "guild"
    assert link.partition("#")[2] not in ugo.page.url

    play_together(Person(ada, "lists", seed=1), Person(ugo, "clicks", seed=2))
    assert ada.number == ugo.number
    assert ada.shown["result"] == ugo.shown["result"]
    for each in (ada, ugo):
        each.waits(lambda each=each: each.sees("result").count() > 0, "the result is shown")  # type: ignore[misc]


def test_what_somebody_writes_is_only_text(visit: Visit):
    ada, eva = visit("Ada"), visit("Eva").comes_in()
    table = ada.opens_table({"koda": "online", "guild": "bot random"}, public=True, title="<i>Open</i> table")
    ada.goes(f"/t/{table}")
    eva.goes(f"/t/{table}")
    writes(ada, NASTY)
    for each in (ada, eva):
        line = each.sees("log-line").filter(has_text="ciao")
        line.wait_for()
        assert NASTY in line.inner_text()
        assert line.locator("b, img").count() == 0
    eva.goes("/lobby")
    eva.page.get_by_text("<i>Open</i> table").first.wait_for()


def test_a_spectator_sees_everything_and_is_asked_nothing(visit: Visit):
    ada, eva = visit("Ada"), visit("Eva", size="phone")
    table = ada.opens_table({"koda": "online", "guild": "bot random"}, public=True)
    ada.goes(f"/t/{table}")
    eva.goes(f"/t/{table}")
    person = Person(ada, "clicks", seed=4)
    person.plays(6)
    eva.waits(lambda: eva.number == ada.number, "Eva sees it too")
    assert eva.shown["seat"] is None
    assert eva.sees("option").count() == 0
    assert eva.sees("waiting").count() == 1
    eva.sees("board").wait_for()


def test_a_private_table_is_not_there_for_others(visit: Visit):
    ada, eva = visit("Ada"), visit("Eva")
    table = ada.opens_table({"koda": "online", "guild": "bot random"})
    eva.expects("404")
    eva.goes(f"/t/{table}")
    eva.page.get_by_role("heading", level=1).wait_for()
    assert eva.page.get_by_test_id("board").count() == 0
