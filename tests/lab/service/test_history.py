"""What clients saw of a table, and whether it could have been so. A number stands for the moment of a call."""

from __future__ import annotations

import json

from plancia.lab.service.clients.ledger import Ledger, Sent
from plancia.lab.service.history import Asked, faults
from plancia.table.entries import Answered, Chair, Opened, Row, Wrote

OPENED = Opened("wroth", 1, "", {}, {"koda": Chair("online")}, "00")


def rows(*moves: str) -> list[Row]:
    answered = [Row(n, n, move, Answered("koda", "W-ACT-02", "end")) for n, move in enumerate(moves, 1)]
    return [Row(0, 0, "", OPENED), *answered]


def accepted(move: str, number: int, called: float, returned: float, at: int = -1) -> Asked:
    body = json.dumps({"move": move, "number": number, "what": "answered", "at": number}).encode()
    return Asked(move, "koda", number - 1 if at < 0 else at, called, returned, 200, body)


def refused(move: str, number: int, called: float, returned: float, at: int = 0, code: str = "stale") -> Asked:
    return Asked(move, "koda", at, called, returned, 409, json.dumps({"code": code, "number": number}).encode())


def test_one_wins_and_the_others_learn_where_the_table_is():
    assert faults("t", rows("a", "b"), [accepted("a", 1, 1, 3), refused("x", 1, 2, 4), accepted("b", 2, 5, 6)]) == []


def test_the_same_answer_twice_is_one_answer():
    assert faults("t", rows("a"), [accepted("a", 1, 1, 3), accepted("a", 1, 2, 9)]) == []
    [found] = faults("t", rows("a"), [accepted("a", 1, 1, 3), accepted("a", 1, 2, 9)._replace(body=b'{"number": 1}')])
    assert "was answered" in found


def test_two_winners_of_one_version_are_found():
    [found] = faults("t", rows("a", "b"), [accepted("a", 1, 1, 3, at=0), accepted("b", 2, 1, 3, at=0)])
    assert "2 answers of koda to version 0 were accepted: a, b" in found


def test_an_answer_that_is_not_in_the_journal_is_found():
    assert "is not there" in faults("t", rows("a"), [accepted("a", 1, 1, 3), accepted("b", 2, 4, 5)])[0]


def test_a_refused_answer_that_is_in_the_journal_is_found():
    assert "was refused and is in the journal" in faults("t", rows("a"), [refused("a", 1, 1, 3)])[0]


def test_a_move_that_is_taken_for_another_is_found():
    asked = [accepted("a1", 1, 1, 3), refused("a2", 1, 4, 5, at=1, code="other-move")]
    assert "a2 (saw 1) was taken for another one" in faults("t", rows("a1"), asked)[0]


def test_a_number_that_was_answered_before_an_earlier_one_was_asked_for_is_found():
    assert "was not asked for until" in faults("t", rows("a", "b"), [accepted("b", 2, 1, 2), accepted("a", 1, 3, 4)])[0]


def test_a_server_that_is_behind_is_found():
    seen = [accepted("a", 1, 1, 2), accepted("b", 2, 3, 4)]
    assert "by a server that was behind" in faults("t", rows("a", "b"), [*seen, refused("x", 1, 5, 6)])[0]
    assert faults("t", rows("a", "b"), [*seen, refused("x", 1, 3.5, 6)]) == []


def test_a_refusal_must_tell_the_number_and_have_a_reason():
    seen = [accepted("a", 1, 1, 2)]
    assert "not told where the table is" in faults("t", rows("a"), [*seen, refused("x", -1, 3, 4)])[0]
    assert "nothing had been answered since" in faults("t", rows("a"), [*seen, refused("x", 1, 3, 4, at=1)])[0]


# -- what was acknowledged, and what lies in the books


def ledger(*numbers: int) -> Ledger:
    kept = Ledger()
    for n in numbers:
        kept.send("t", Sent("chat", {"move": f"m{n}", "seat": "", "text": f"word {n}"}))
        kept.hear("t", f"m{n}", json.dumps({"number": n, "at": n}).encode())
    return kept


def written(*numbers: int) -> list[Row]:
    return [Row(place, n, f"m{n}", Wrote("Ada", f"word {n}")) for place, n in enumerate(numbers)]


def test_books_that_agree():
    assert ledger(0, 1, 2).faults("t", written(0, 1, 2)) == []
    assert ledger(0, 1).faults("t", written(0, 1, 2)) == []  # written, and the answer was lost on the way


def test_a_lost_move_is_found():
    assert ledger(0, 1, 2).faults("t", written(0, 1)) == ["t: m2 was acknowledged as 2 and is not there"]


def test_a_move_in_another_place_is_found():
    assert "was acknowledged as" in ledger(0, 1).faults("t", written(1, 0))[0]


def test_a_doubled_move_and_a_gap_are_found():
    assert "was done twice" in ledger(0).faults("t", written(0, 0))[0]
    gap = [row._replace(number=row.number + (row.number > 0)) for row in written(0, 2)]
    assert "number 2 stands where 1 should" in ledger(0).faults("t", gap)[0]


def test_another_content_is_found():
    assert "was sent" in ledger(0).faults("t", [Row(0, 0, "m0", Wrote("Ada", "another word"))])[0]


def test_an_answer_that_changes_is_found():
    kept = ledger(0)
    assert kept.hear("t", "m0", json.dumps({"number": 0, "at": 0}).encode()) == ""
    assert "was answered" in kept.hear("t", "m0", b"{}")
