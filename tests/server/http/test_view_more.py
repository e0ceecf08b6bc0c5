"""Looking closer at a table over HTTP: frames, previews, forecasts, advice, sentences, and what stands on the door."""

from __future__ import annotations

from typing import Any

import msgspec

from plancia.bots.advice import Advice
from plancia.kernel.picture import Survey
from plancia.server.http.view_more import Description, TableInfo
from plancia.table.told.forecast import Forecast
from plancia.table.told.frames import Frame
from plancia.table.told.preview import Preview
from tests.server.live.test_wire import is_just
from tests.server.people import Guest

ALONE: dict[str, Any] = {
    "chairs": {"koda": ("online", {})},
    "settings": {"ai": "guild", "scenario": "GUI-1"},
}


def some_way(ada: Guest, answers: int = 12) -> str:
    table = ada.open_table(**ALONE).id
    for _ in range(answers):
        ada.answers(table, "koda")
    return table


def test_frames_end_with_what_is_seen(ada: Guest):
    table = some_way(ada)
    seen = ada.sees(table, "koda")
    since = seen["number"] - 4
    frames = ada.get(f"/api/tables/{table}/frames?seat=koda&since={since}")
    is_just(frames, list[Frame])
    assert {frame["line"]["number"] for frame in frames} <= set(range(since + 1, seen["number"] + 1))
    last = frames[-1]["line"]["number"]
    then = ada.get(f"/api/tables/{table}?seat=koda&number={last}")
    assert frames[-1]["view"] == then["view"]
    part = ada.get(f"/api/tables/{table}/frames?seat=koda&since={since}&to={since + 2}")
    assert part == [frame for frame in frames if frame["line"]["number"] <= since + 2]
    assert ada.get(f"/api/tables/{table}/frames?seat=koda&since=99999&to=999999999") == []


def test_a_preview_is_what_then_happens_and_changes_nothing(ada: Guest):
    table = some_way(ada)
    seen = ada.sees(table, "koda")
    option, at = seen["question"]["options"][-1]["name"], seen["number"]
    told = ada.http.get(
        f"/api/tables/{table}/preview", params={"seat": "koda", "at": at, "option": option, "lang": "it"}
    ).json()
    is_just(told, Preview)
    assert ada.sees(table, "koda") == seen
    ada.answers(table, "koda", option)
    log = ada.get(f"/api/tables/{table}/log?seat=koda&since={at}&lang=it")
    happened = [line for line in log if line["what"] in ("event", "thought")]
    assert happened[: len(told["lines"])] == told["lines"]


def test_a_preview_is_refused_as_the_answer_would_be(ada: Guest, bruno: Guest):
    table = ada.open_table(public=True, **ALONE).id
    seen = ada.sees(table, "koda")
    path, at = f"/api/tables/{table}/preview", seen["number"]
    option = seen["question"]["options"][0]["name"]
    for guest, seat, when, what, code in (
        (ada, "koda", at, "nothing-of-the-kind", "no-such-option"),
        (ada, "koda", at + 1, option, "stale"),
        (ada, "", at, option, "not-your-seat"),
        (bruno, "koda", at, option, "not-your-seat"),
    ):
        answer = guest.http.get(path, params={"seat": seat, "at": when, "option": what})
        assert (answer.json()["code"], answer.status_code >= 400) == (code, True), answer.text


def test_a_survey_is_for_everybody_who_looks(ada: Guest, bruno: Guest):
    """Also for spectators; null where nothing is measured, and in a game that measures nothing."""
    one = {"chairs": {"one": ("online", {})}, "settings": {"play": "mission", "mission": "M4"}, "public": True}
    table = ada.open_table(game="nova-aetas", **one).id
    while ada.sees(table, "one")["view"]["phase"] != "mission":
        ada.answers(table, "one")
    path, view = f"/api/tables/{table}/survey", ada.sees(table, "one")["view"]
    hero, enemy = (next(m for m in view["models"] if m["side"] == side and m["at"]) for side in ("hero", "enemy"))
    for params in ({"spot": f"model:{hero['id']}"}, {"spot": f"square:{hero['at']}", "to": f"model:{enemy['id']}"}):
        found = [guest.http.get(path, params={**params, "lang": "it"}).json() for guest in (ada, bruno)]
        assert found[0] == found[1]
        is_just(found[0], Survey | None)
        assert found[0]["sights"]
    assert ada.http.get(path, params={"spot": "square:ZZ9"}).json() is None
    assert ada.http.get(path).status_code == 400
    wroth = ada.open_table(**ALONE).id
    assert ada.http.get(f"/api/tables/{wroth}/survey", params={"spot": "region:1"}).json() is None


def test_the_forecast_of_the_ai_and_of_nobody(ada: Guest):
    table = some_way(ada)
    found = 0
    for _ in range(30):
        said = ada.get(f"/api/tables/{table}/forecast?seat=koda&lang=en")
        is_just(said, Forecast | None)
        found += said is not None
        if ada.sees(table, "koda")["question"] is None:
            break
        ada.answers(table, "koda")
    assert found
    two = ada.open_table(chairs={"koda": ("online", {}), "runen": ("here", {"name": "Bo"})}).id
    assert ada.get(f"/api/tables/{two}/forecast?seat=koda") is None


def test_advice_names_options_of_the_question(ada: Guest):
    table = some_way(ada)
    seen = ada.sees(table, "koda")
    for lang in ("en", "it"):
        advice = ada.get(f"/api/tables/{table}/advice?seat=koda&lang={lang}")
        is_just(advice, Advice)
        assert advice["lesson"]
        assert {each["option"] for each in advice["suggestions"]} <= {
            option["name"] for option in seen["question"]["options"]
        }
        assert ada.get(f"/api/tables/{table}/advice?seat=koda&lang={lang}") == advice
    assert ada.sees(table, "koda") == seen


def test_after_thinking_advice_says_the_chance_to_win(ada: Guest):
    table = some_way(ada)
    quick = ada.get(f"/api/tables/{table}/advice?seat=koda&lang=it")
    assert quick["more"]
    assert all(each["chance"] is None for each in quick["suggestions"])
    advice = ada.get(f"/api/tables/{table}/advice?seat=koda&lang=it&think=true")
    is_just(advice, Advice)
    assert 1 <= len(advice["suggestions"]) <= 3
    options = {option["name"] for option in ada.sees(table, "koda")["question"]["options"]}
    assert {each["option"] for each in advice["suggestions"]} <= options
    assert all(each["chance"] is None or 0 <= each["chance"] <= 100 for each in advice["suggestions"])
    assert ada.get(f"/api/tables/{table}/advice?seat=koda&lang=it&think=true") == advice


def test_there_is_no_advice_for_whoever_is_not_asked(ada: Guest, bruno: Guest):
    chairs: dict[str, Any] = {"koda": ("online", {}), "runen": ("open", {})}
    feats = {"koda": ["KOD-F1"], "runen": ["RUN-F1"]}
    table = ada.open_table(chairs=chairs, settings={"feats": feats}, public=True).id
    bruno.post(f"/api/tables/{table}/seats/runen/sit", move="sit")
    asked = ada.sees(table)["waiting"][0]["seat"]
    idle, other = (bruno, "runen") if asked == "koda" else (ada, "koda")
    assert idle.get(f"/api/tables/{table}/advice?seat={other}") is None
    assert idle.get(f"/api/tables/{table}/advice?seat={asked}", expect=403)["code"] == "not-your-seat"


def test_the_table_in_sentences(ada: Guest):
    table = some_way(ada)
    said = {lang: ada.get(f"/api/tables/{table}/text?seat=koda&lang={lang}") for lang in ("en", "it")}
    for text in said.values():
        is_just(text, Description)
        assert len(text["lines"]) > 3
    assert said["en"] != said["it"]


def test_what_stands_on_the_door(ada: Guest, bruno: Guest):
    table = ada.open_table(title="Thursday", public=True, **ALONE).id
    info = ada.get(f"/api/tables/{table}/info")
    is_just(info, TableInfo)
    assert msgspec.convert(info, TableInfo) == TableInfo(
        table, "Thursday", "wroth", True, "playing", 0, True, ["koda"], True, True
    )
    theirs = bruno.get(f"/api/tables/{table}/info")
    assert (theirs["owner"], theirs["mine"], theirs["may_branch"]) == (False, [], False)
    assert ada.sees(table, "koda")["may_branch"]
    assert not bruno.sees(table)["may_branch"]
    private = ada.open_table(**ALONE).id
    assert bruno.get(f"/api/tables/{private}/info", expect=404)["code"] == "not-here"


def test_who_may_branch_is_who_is_told_so(ada: Guest, bruno: Guest):
    chairs: dict[str, Any] = {"koda": ("online", {}), "runen": ("open", {})}
    table = ada.open_table(chairs=chairs, public=True).id
    bruno.post(f"/api/tables/{table}/seats/runen/sit", move="sit")
    assert not ada.sees(table, "koda")["may_branch"]
    assert not ada.get(f"/api/tables/{table}/info")["may_branch"]
    ada.post(f"/api/tables/{table}/branch", expect=422, number=1)
    alone = some_way(ada)
    assert ada.get(f"/api/tables/{alone}/info")["may_branch"]
    assert ada.post(f"/api/tables/{alone}/branch", expect=201, number=5)["table"]
