"""A command is done exactly once, at most one is accepted per version, and a refusal says where the table is."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import Guest, new_move
from tests.table.test_picks import KNIVES

TWO: dict[str, Any] = {"north": ("online", {}), "east": ("here", {"name": "Eva"})}


@pytest.fixture
def table(ada: Guest) -> str:
    """Tolls with both seats at Ada's, at the first question of north."""
    return ada.open_table("tolls", chairs=TWO, public=True).id


def offered(guest: Guest, table: str) -> tuple[str, int, list[str]]:
    """Who is asked, at which number, and what they may answer."""
    waiting = guest.sees(table)["waiting"][0]["seat"]
    seen = guest.sees(table, waiting)
    return waiting, seen["number"], [option["name"] for option in seen["question"]["options"]]


def test_a_move_sent_again_is_done_once_and_gets_the_same_bytes(ada: Guest, table: str):
    seat, number, options = offered(ada, table)
    body = {"move": new_move(), "seat": seat, "at": number, "option": options[0]}
    answers = [ada.http.post(f"/api/tables/{table}/answer", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.content for answer in answers}) == 1
    assert ada.sees(table)["number"] == number + 1


def test_the_same_id_with_another_content_is_refused(ada: Guest, table: str):
    seat, number, options = offered(ada, table)
    move = new_move()
    ada.post(f"/api/tables/{table}/answer", move=move, seat=seat, at=number, option=options[0])
    path = f"/api/tables/{table}"
    assert ada.refused(f"{path}/answer", move=move, seat=seat, at=number, option="pass!") == (409, "other-move")
    assert ada.refused(f"{path}/undo", move=move, seat=seat, at=number) == (409, "other-move")


def test_ids_that_begin_alike_are_two_commands(ada: Guest, table: str):
    """However much of them is the same."""
    path, alike = f"/api/tables/{table}/chat", "m" * 63
    first = ada.post(path, move=f"{alike}1", seat="north", text="hello")
    second = ada.post(path, move=f"{alike}2", seat="north", text="hello")
    assert second["number"] == first["number"] + 1


def test_two_seats_may_use_the_same_id(ada: Guest, table: str):
    number = ada.sees(table)["number"]
    first = ada.post(f"/api/tables/{table}/chat", move="same", seat="north", text="hello")
    second = ada.post(f"/api/tables/{table}/chat", move="same", seat="east", text="hello")
    assert second["number"] == first["number"] + 1 == number + 2


def test_of_many_who_answer_one_version_one_is_accepted(ada: Guest, table: str):
    seat, number, options = offered(ada, table)

    def submit(n: int) -> Any:
        guest = Guest(ada.url, come_in=False)
        guest.http.cookies = ada.http.cookies
        return guest.http.post(
            f"/api/tables/{table}/answer",
            json={"move": f"race-{n}", "seat": seat, "at": number, "option": options[n % len(options)]},
        )

    with ThreadPoolExecutor(12) as crowd:
        answers = list(crowd.map(submit, range(36)))
    accepted = [answer for answer in answers if answer.status_code == 200]
    assert [answer.json()["number"] for answer in accepted] == [number + 1]
    for answer in answers:
        if answer.status_code != 200:
            assert answer.json()["code"] in ("stale", "not-your-question")
            assert answer.json()["number"] == number + 1


def test_stale_and_future_versions_learn_the_current_one(ada: Guest, table: str):
    seat, number, options = offered(ada, table)
    ada.post(f"/api/tables/{table}/answer", move=new_move(), seat=seat, at=number, option=options[0])
    for at in (number - 1, number, number + 2, number + 1000, -1, 10**30):
        answer = ada.http.post(
            f"/api/tables/{table}/answer", json={"move": new_move(), "seat": seat, "at": at, "option": "pass"}
        )
        assert (answer.status_code, answer.json()["code"], answer.json()["number"]) == (409, "stale", number + 1)


def test_chat_does_not_make_an_answer_stale(ada: Guest, table: str):
    seat, number, options = offered(ada, table)
    ada.post(f"/api/tables/{table}/chat", move=new_move(), seat=seat, text="one moment")
    done = ada.post(f"/api/tables/{table}/answer", move=new_move(), seat=seat, at=number, option=options[0])
    assert done["number"] == number + 2


def test_only_what_is_offered_is_accepted_and_a_refusal_names_the_rule(ada: Guest):
    table = ada.open_table(chairs={"koda": ("online", {}), "runen": ("here", {"name": "Eva"})}).id
    for _ in range(30):
        seat = ada.sees(table)["waiting"][0]["seat"]
        question = ada.sees(table, seat)["question"]
        if question["refused"]:
            break
        ada.answers(table, seat)
    refused = question["refused"][0]
    body = {"move": new_move(), "seat": seat, "at": ada.sees(table)["number"], "option": refused["name"]}
    for lang in ("en", "it"):
        answer = ada.http.post(f"/api/tables/{table}/answer?lang={lang}", json=body).json()
        assert (answer["status"], answer["code"], answer["rule"]) == (422, "illegal", refused["rule"])
        label, why = words(ada, table, seat, refused["name"], lang)
        assert answer["detail"] == f"{label}: {why}"
    assert "è" in answer["title"] or "Non" in answer["title"]
    for option in ("", "no such thing", "\u0000", "x" * 5000):
        assert ada.refused(f"/api/tables/{table}/answer", **{**body, "option": option}) == (422, "no-such-option")


def words(guest: Guest, table: str, seat: str, option: str, lang: str) -> tuple[str, str]:
    """A refused option and the reason, as the question itself says them."""
    seen = guest.get(f"/api/tables/{table}?seat={seat}&lang={lang}")
    found = next(each for each in seen["question"]["refused"] if each["name"] == option)
    return found["label"], found["why"]


def test_another_person_cannot_play_my_seat(ada: Guest, bruno: Guest, table: str):
    seat, number, options = offered(ada, table)
    body = {"move": new_move(), "seat": seat, "at": number, "option": options[0]}
    for command in ("answer", "undo", "consent", "order", "chat"):
        more = {"agrees": True, "about": "T-ACT-01", "text": "hello"}
        wanted = {"answer": ("option",), "consent": ("agrees",), "order": ("about",), "chat": ("text",)}
        sent = {
            key: value for key, value in body.items() if key in ("move", "seat") or (key == "at" and command != "chat")
        }
        sent |= {key: ({**body, **more})[key] for key in wanted.get(command, ())}
        if command == "order":
            sent["option"] = None
        assert bruno.refused(f"/api/tables/{table}/{command}", **sent) == (403, "not-your-seat")
    assert bruno.get(f"/api/tables/{table}?seat={seat}", expect=403)["code"] == "not-your-seat"
    assert ada.sees(table)["number"] == number


def test_a_standing_order_answers_by_itself_and_only_its_seat_hears_of_it(ada: Guest, bruno: Guest):
    table = ada.open_table("tolls", chairs={"north": ("online", {}), "east": ("open", {})}, public=True).id
    bruno.post(f"/api/tables/{table}/seats/east/sit", move="sit")
    done = bruno.post(f"/api/tables/{table}/order", move="o", seat="east", at=1, about="T-STOP-01", option=-1)
    assert done["what"] == "ordered"
    assert any(line["what"] == "ordered" for line in bruno.get(f"/api/tables/{table}/log?seat=east"))
    assert not any(line["what"] == "ordered" for line in ada.get(f"/api/tables/{table}/log?seat=north"))
    assert bruno.refused(f"/api/tables/{table}/order", move="p", seat="east", at=2, about="T-STOP-01", option=-1) == (
        422,
        "no-change",
    )


def test_a_set_is_one_entry_also_at_a_table_that_began_from_a_position(ada: Guest):
    """There every answer is tried in a worker first."""
    chairs: dict[str, Any] = {"guild": ("online", {}), "koda": ("here", {"name": "Eva"})}
    table = ada.open_table("wroth", chairs=chairs, position=KNIVES).id
    ada.answers(table, "guild", "feat-GUI-F1")
    number = ada.sees(table)["number"]
    said = {"move": new_move(), "seat": "guild", "at": number, "picks": ["6", "3"]}
    assert ada.post(f"/api/tables/{table}/answer", **said)["number"] == number + 1
