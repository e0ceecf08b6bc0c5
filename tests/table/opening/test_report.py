"""A bug report is one file: opening it gives the same table, and it tells nothing that its author may not know."""

from __future__ import annotations

import pytest

from plancia.games.shelf import GAMES
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.written.save import BadSave, state_hash
from plancia.lab.random_walk import Luck
from plancia.lab.twins import other_secrets
from plancia.table.match import sum_of
from plancia.table.opening.opening import opening
from plancia.table.opening.report import read_report, write_report
from tests.kernel.cards.game import TOLLS
from tests.table.playing import KEY, Play, bot, here, person, solo, tolls, wroth


@pytest.mark.parametrize("make", [wroth, solo, lambda: tolls(north=here(), east=bot())])
def test_where_nothing_is_hidden_it_gives_the_same_table_with_its_past(make: type[Play]) -> None:
    play = make()
    for _ in range(4):
        play.random(17)
        seat = next(iter(play.table.chairs))
        text = write_report(play.table, seat, "The dice look strange.", "it")
        report = read_report(text)
        match = report.match()
        assert match.hash == report.hash == state_hash(play.table.state)
        assert match.view(seat).as_json() == View(play.table.state, play.table.index(seat)).as_json()
        assert (report.note, report.holds, report.number) == ("The dice look strange.", "everyone", play.table.number)
        if not play.table.over:
            assert KEY not in text
            assert match.undo()


def test_after_the_end_it_holds_the_key_too() -> None:
    play = tolls(rounds=1)
    play.random(10_000)
    text = write_report(play.table, None)
    assert f"key {KEY}" in text
    assert read_report(text).match().result == play.table.result


def test_in_a_game_with_secrets_it_holds_what_its_author_may_know_and_says_so() -> None:
    play = tolls()
    play.random(20)
    for seat, index in (("north", 0), ("east", 1), (None, SPECTATOR)):
        text = write_report(play.table, seat)
        assert "plancia record" not in text
        assert "this report holds only what" in text
        report = read_report(text)
        assert report.holds == (seat or "spectators")
        match = report.match()
        assert match.view(index).as_json() == View(play.table.state, index).as_json()
        while match.decision is not None:
            match.answer(match.decision.options[0], match.decision.by)


def test_tables_that_differ_in_secrets_give_the_same_report() -> None:
    """As in the laws of the kernel, but for everything that is in the file."""
    compared = 0
    for seed in range(12):
        play = tolls()
        play.random(5 + 3 * seed, seed)
        g = play.table.state
        if play.table.over:
            continue
        for seat, index in (("north", 0), ("south", 2), (None, SPECTATOR)):
            twin = other_secrets(TOLLS, g, index, Luck(f"{seed} {seat}"))
            assert twin is not None
            texts = []
            for state in (g, twin):
                chairs = {name: person() for name in play.table.chairs}
                position = TOLLS.write_position(state)
                table = Play([opening("tolls", chairs, KEY, origin=position)]).table
                texts.append(write_report(table, seat))
            compared += TOLLS.write_position(g) != TOLLS.write_position(twin)
            assert texts[0] == texts[1]
    assert compared > 20


def test_orders_of_others_are_not_in_it() -> None:
    play = wroth()
    play.do(play.table.order("runen", "W-ACT-02", 77))
    play.random(3)
    mine, theirs = write_report(play.table, "runen"), write_report(play.table, "koda")
    assert "order W-ACT-02 77" in mine
    assert "W-ACT-02 77" not in theirs
    assert "77" not in theirs.split("state ")[1].split("\n")[0].split('"orders"')[1]
    assert read_report(theirs).match().view("koda").as_json() == View(play.table.state, 2).as_json()


def test_what_people_said_stays_among_them() -> None:
    play = wroth()
    play.do(play.table.write("Anna", "My phone number is 555", "koda"))
    assert "555" not in write_report(play.table, "koda")
    assert "table" not in [line.split()[0] for line in write_report(play.table, "koda").splitlines()]


def spoilt(text: str) -> list[str]:
    lines = text.splitlines(keepends=True)
    return [
        "",
        "hello\n",
        text[: len(text) // 2],
        text.replace("entry", "entri", 1),
        "".join(lines[:-1]),
        "".join(lines[1:]),
        text + "more\n",
    ]


def test_a_spoilt_report_is_refused() -> None:
    play = wroth()
    play.random(9)
    for text in spoilt(write_report(play.table, "koda")):
        with pytest.raises(BadSave):
            read_report(text)


@pytest.mark.parametrize(
    "change",
    [
        ("game wroth", "game chess"),
        ("entry ", "entry x"),
        ("note ", "note ["),
        ("note ", "note 5"),
        ('position "', "position {"),
        ("hash ", "hash 0"),
        ("koda W-DRAFT-03 ", "koda W-DRAFT-03 x"),
        ("plancia record 1", "plancia record 7"),
        ("told 0 ", "told "),
    ],
)
def test_a_report_with_a_right_sum_that_cannot_be(change: tuple[str, str]) -> None:
    play = wroth()
    play.random(9)
    text = write_report(play.table, "koda")
    body = text.rsplit("sum ", 1)[0]
    assert change[0] in body
    body = body.replace(*change, 1)
    with pytest.raises(BadSave):
        read_report(f"{body}sum {sum_of(body)}\n").match()


def test_a_game_that_is_not_installed() -> None:
    text = write_report(tolls().table, "north")
    kept = GAMES.pop("tolls")
    try:
        with pytest.raises(BadSave):
            read_report(text)
    finally:
        GAMES["tolls"] = kept
