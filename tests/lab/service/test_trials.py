"""Each trial of the server in a few seconds. The long ones: plancia lab kill, race, resume, load, leaks, abuse."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from plancia.lab.processes import Progress
from plancia.lab.service.abuse import abuse
from plancia.lab.service.clients.cuts import frame
from plancia.lab.service.clients.mutate import Mutator
from plancia.lab.service.clients.sockets import unexplained
from plancia.lab.service.run import Run
from tests.lab.house import is_found, leaks
from tests.lab.test_commands import status_of


def test_a_server_that_is_killed_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "kill", "--kills", "1") == 0, capsys.readouterr().out
    assert "nothing lost, doubled or missing" in capsys.readouterr().out


def test_a_server_that_acknowledges_before_the_commit_is_found_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "kill", "--kills", "30", "--plant", "ack-before-commit") == 1
    assert "BROKEN" in capsys.readouterr().out


def test_two_servers_have_one_winner_for_each_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "race", "--submissions", "300") == 0, capsys.readouterr().out
    assert "one winner each" in capsys.readouterr().out


def test_whoever_is_cut_off_comes_back_to_the_whole_truth(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("lab", "resume", "--clients", "12") == 0, capsys.readouterr().out
    assert "every view equals a fresh one" in capsys.readouterr().out


def test_a_few_tables_are_no_load(capsys: pytest.CaptureFixture[str]) -> None:
    status_of("lab", "load", "--tables", "3", "--seconds", "4")  # how fast it was, another machine may say
    table = capsys.readouterr().out.splitlines()
    assert table[2].split()[0] == "3"
    assert table[2].split()[8] == "0", table  # errors


def test_bad_messages_and_requests_do_nothing() -> None:
    outcome = asyncio.run(abuse(400, 2, 70, Run(Progress(False)), every=9))
    assert outcome.report().endswith("no crash, no change, every refusal says why"), outcome.report()


def test_nobody_can_tell_apart_what_they_may_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("wroth", "verrix", "nova-aetas"):
        assert status_of("lab", "leaks", game, "--pairs", "20") == 0, capsys.readouterr().out
    report, found = leaks(40, 1, shown=False)
    assert not found, report


@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("tolls", "message length"),
        ("tolls", "preview"),
        ("verrix", "open cards"),
        ("tolls", "next seat"),
        ("verrix", "next seat"),
    ],
)
def test_a_planted_leak_is_found(game: str, plant: str) -> None:
    """The others: python -m tests.lab.house planted, and with --game verrix."""
    report, _ = leaks(400, 1, plant, False, game)
    assert is_found(report), report


def test_a_refusal_must_say_why() -> None:
    good = {
        "type": "urn:plancia:stale",
        "title": "x",
        "status": 409,
        "code": "stale",
        "detail": "",
        "rule": "",
        "number": 3,
    }
    assert unexplained(good) == []
    assert all(unexplained({**good, **bad}) for bad in ({"code": ""}, {"title": ""}, {"status": 500}, {"number": "3"}))


def test_messages_go_wrong_in_the_same_way_for_the_same_seed() -> None:
    made = [[Mutator(Random(7), [{"type": "show", "seat": "koda"}]).message() for _ in range(3)] for _ in range(2)]
    assert made[0] == made[1]
    mutator = Mutator(Random(1), [{"type": "show", "seat": "koda"}])
    assert len({mutator.message() for _ in range(500)}) > 150


def test_a_frame_is_as_the_standard_says() -> None:
    assert frame("Hello", bytes.fromhex("37fa213d")) == bytes.fromhex("818537fa213d7f9f4d5158")  # RFC 6455, 5.7
    assert frame("x" * 200, b"\0\0\0\0")[:4] == b"\x81\xfe\x00\xc8"
