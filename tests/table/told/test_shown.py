"""What a seat sees and is told: everything it may know, in its language, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import msgspec
import pytest

from plancia.games.voices import PLAIN, VOICES, PlainVoice, voice_of
from plancia.kernel.view import SPECTATOR
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.lab.random_walk import Luck
from plancia.lab.twins import other_secrets
from plancia.table.entries import Ordered, Row
from plancia.table.opening.opening import opening
from plancia.table.table import CannotOpen, Refused, Table
from plancia.table.told.log import TEXT, LogLine
from plancia.table.told.shown import Shown
from tests.table.playing import KEY, NOON, Play, here, look, person, solo, tolls, verrix, wroth
from tests.table.test_table_laws import TABLES, Anything


def test_the_question_has_options_by_name_and_label_and_says_why_not() -> None:
    play = wroth()
    seen = play.table.seen(play.asked, "it", NOON)
    question = seen["question"]
    assert question["rule"] == "W-DRAFT-03"
    assert question["since"] == 0
    assert {option["name"] for option in question["options"]} <= {"mine", "extend", "maneuver", "battle"}
    assert all(option["label"] and isinstance(option["id"], int) for option in question["options"])
    assert sorted(option["number"] for option in question["options"]) == list(range(1, len(question["options"]) + 1))
    play.random(12)
    while not play.table.seen(play.asked, "it", NOON)["question"]["refused"]:
        play.random(1)
    refused = play.table.seen(play.asked, "it", NOON)["question"]["refused"]
    ledger = voice_of("wroth").ledger(play.table.state.box)  # type: ignore[attr-defined]
    assert all(each["why"] == ledger.text(each["rule"], "it") for each in refused)


def test_a_seat_sees_its_own_standing_orders_and_nobody_elses() -> None:
    play = verrix()
    table = play.table
    offered = table.seen("blue", "en", NOON)["orders"]
    defence = next(order for order in offered if order["rule"] == "V-RAID-05")
    assert defence["label"] == "When you are raided: who defends"
    assert [each["label"] for each in defence["options"]] == [
        "Against a Raid, defend with everyone who may",
        "Against a Raid, add nobody to those at the village",
    ]
    assert all(order["given"] is None for order in offered)
    everyone = defence["options"][0]["option"]
    before = {seat: msgspec.json.encode(table.seen(seat, "en", NOON)["orders"]) for seat in ("green", "violet", None)}
    play.do(table.order("blue", "V-RAID-05", everyone))
    now = {order["rule"]: order["given"] for order in table.seen("blue", "en", NOON)["orders"]}
    assert now.pop("V-RAID-05") == everyone
    assert set(now.values()) == {None}
    for seat, orders in before.items():
        assert msgspec.json.encode(table.seen(seat, "en", NOON)["orders"]) == orders
    assert table.seen(None, "en", NOON)["orders"] == []
    assert wroth().table.seen("koda", "en", NOON)["orders"] == []
    play.do(table.order("blue", "V-RAID-05", None))
    assert all(order["given"] is None for order in table.seen("blue", "en", NOON)["orders"])


def test_several_orders_for_one_question_are_told_in_their_words() -> None:
    play = verrix()
    table = play.table
    for about, option in (("support-against-green", 0), ("support-from-violet", 1), ("support-against-green", None)):
        play.do(table.order("blue", about, option))
    given = {order["about"]: order["given"] for order in table.seen("blue", "en", NOON)["orders"] if order["given"]}
    assert given == {"support-from-violet": 1}
    assert [line["text"] for line in table.told("blue", "en", 0) if line["what"] == "ordered"] == [
        "Your standing order from now on: Refuse Support against Green.",
        "Your standing order from now on: Accept the Support of Violet.",
        "Your standing order is revoked: When somebody offers you Support.",
    ]
    with pytest.raises(Refused, match="about that"):
        table.order("blue", "support-against-blue", 0)
    with pytest.raises(Refused, match="about that"):
        table.order("blue", "support-against-orange", 0)  # does not play


def test_an_order_in_a_journal_of_the_first_version_is_read() -> None:
    written = b'{"what":"ordered","seat":"koda","rule":"W-ACT-02","option":3}'
    assert msgspec.json.decode(written, type=Ordered) == Ordered("koda", "W-ACT-02", 3)
    assert msgspec.json.encode(Ordered("koda", "W-ACT-02", 3)) == written


def test_what_the_table_waits_for() -> None:
    play = tolls()
    play.say("1", seat="north", after=5000)
    assert play.table.waiting() == [
        {"seat": seat, "rule": "T-BID-01", "since": 0, "at": NOON, "kind": "online"} for seat in ("east", "south")
    ]
    assert play.table.seen("north", "en", 0)["question"] is None
    play.say("2", "3", after=5000)
    assert play.table.waiting() == [
        {"seat": "south", "rule": "T-SWAP-01", "since": 3, "at": NOON + 15_000, "kind": "online"}
    ]


def test_the_end_says_who_won() -> None:
    play = tolls(rounds=1)
    play.random(10_000)
    seen = play.table.seen("north", "en", 0)
    assert seen["over"] is True
    assert seen["result"] == play.table.result is not None
    assert seen["waiting"] == []


@pytest.mark.parametrize("name", TABLES)
def test_everything_has_its_words_in_both_languages(name: str) -> None:
    for lang in LANGUAGES:
        catalogue(TEXT, lang).faults.clear()
    play = TABLES[name]()
    anything = Anything(play, f"words {name}")
    for _ in range(150):
        anything.act()
    for lang in LANGUAGES:
        for seat in (*play.table.chairs, None):
            lines = play.table.told(seat, lang)
            assert all(line["text"] for line in lines)
            assert [line["number"] for line in lines] == sorted(line["number"] for line in lines)
        assert catalogue(TEXT, lang).faults == []
    assert play.table.told(None, "en") != play.table.told(None, "it")


def test_told_since_is_the_rest_of_what_was_told() -> None:
    play = wroth()
    play.random(40)
    everything = play.table.told("koda", "en")
    for since in (-1, 0, 7, 39, 40, 99):
        assert play.table.told("koda", "en", since) == [line for line in everything if line["number"] > since]
    assert {"rule", "level", "text", "what"} <= everything[5].keys()


def test_a_seat_is_not_told_what_only_others_may_read() -> None:
    play = tolls()
    drawn = {
        seat: [each for each in play.table.told(seat, "en") if each["text"].startswith("Draw ")]
        for seat in ("north", "east")
    }
    assert len(drawn["north"]) == len(drawn["east"]) == 3
    assert drawn["north"] != drawn["east"]
    assert not [each for each in play.table.told(None, "en") if each["text"].startswith(("Draw ", "Shuffle"))]


@pytest.mark.parametrize("sit_down", [tolls, verrix])
def test_tables_that_differ_in_secrets_look_the_same(sit_down: Callable[[], Play]) -> None:
    compared = 0
    for seed in range(15):
        play = sit_down()
        play.random(3 + 3 * seed, seed)
        g, game = play.table.state, play.table.game
        if play.table.over:
            continue
        chairs = {seat: person() if number == 1 else here() for number, seat in enumerate(play.table.chairs)}
        for seat in (*chairs, None):
            index = SPECTATOR if seat is None else play.table.index(seat)
            twin = other_secrets(game, g, index, Luck(f"{seed} {seat}"))
            assert twin is not None
            shown = []
            for state in (g, twin):
                table = Play([opening(game.name, chairs, KEY, origin=game.write_position(state))]).table
                shown.append([look(table, seat, lang) for lang in LANGUAGES] + [str(table.told(seat, "en")).encode()])
            compared += game.write_position(g) != game.write_position(twin)
            assert shown[0] == shown[1]
    assert compared > 25


def test_an_answer_and_a_look_take_far_less_than_a_millisecond() -> None:
    """Median CPU time, interpreted; the first looks of a process put together texts that it then remembers."""
    play = wroth(None, **{seat: person() for seat in ("koda", "runen", "guild", "aldan")})
    answers, looks = [], []
    while not play.table.over:
        entry = play.table.answer(play.asked, play.options()[len(play.rows) % len(play.options())], play.table.number)
        start = process_time()
        play.do(entry)
        done = process_time()
        play.table.seen(play.asked if play.table.waiting() else None, "en", NOON)
        answers.append(done - start)
        looks.append(process_time() - done)
    assert median(answers) < 0.001
    assert median(looks) < 0.001


# -- voices


def test_a_game_without_words_speaks_in_stable_names() -> None:
    play = tolls()
    question = play.table.seen("north", "it", 0)["question"]
    assert question["prompt"] == "T-BID-01: bid?"
    assert [option["label"] for option in question["options"]] == ["0", "1", "2", "3", "4"]
    assert voice_of("tolls") is PLAIN


def test_a_game_may_bring_its_own_voice() -> None:
    class Loud(PlainVoice):
        def prompt(self, g: object, decision: object, lang: str) -> str:
            return "BID!" if lang == "en" else "OFFRI!"

    VOICES["tolls"] = Loud()
    try:
        assert tolls().table.seen("north", "it", 0)["question"]["prompt"] == "OFFRI!"
    finally:
        del VOICES["tolls"]


def test_the_scenario_is_read_out() -> None:
    play = solo()
    assert voice_of("wroth").opening(play.table.state, "en")[0].endswith("(GUI-1)")
    assert voice_of("tolls").opening(tolls().table.state, "en") == []


# -- rows that cannot be


def test_rows_that_cannot_be_folded_say_why() -> None:
    play = tolls()
    play.random(4)
    opened = play.rows[0].entry
    wrong = {
        "game": {"game": "chess"},
        "rules": {"rules": 99},
        "content": {"content": "other"},
        "rows": {"settings": {"seats": ["north", "east", "south"], "rounds": 5, "more": 1}},
    }
    for code, change in wrong.items():
        rows = [Row(0, NOON, "", type(opened)(**{**fields(opened), **change})), *play.rows[1:]]
        with pytest.raises(CannotOpen) as cannot:
            Table("table", rows)
        assert cannot.value.code == code
    for rows in ([], play.rows[1:], play.rows[:2] + play.rows[3:], [*play.rows[:2], play.rows[1]._replace(number=2)]):
        with pytest.raises(CannotOpen):
            Table("table", rows)


def fields(entry: object) -> dict[str, object]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}  # type: ignore[attr-defined]


# -- pictures


def test_what_everybody_sees_is_drawn_once() -> None:
    play = solo(koda=person("Anna"), aldan=person("Bruno"))
    views = [play.table.seen(seat, "en", NOON)["view"] for seat in ("koda", "aldan", None)]
    assert views[0] is views[1] is views[2]
    assert play.table.seen("koda", "it", NOON)["view"] is not views[0]
    play.random(1)
    assert play.table.seen("koda", "en", NOON)["view"] is not views[0]
    hidden = tolls()
    assert hidden.table.seen("north", "en", 0)["view"] != hidden.table.seen("east", "en", 0)["view"]


def test_options_and_lines_point_at_the_table() -> None:
    play = solo()
    words: set[str] = set()
    moved = weighed = 0
    while not play.table.over:
        shown = msgspec.convert(play.table.seen(play.asked, "en", NOON), Shown)
        assert shown["question"] is not None
        assert shown["question"]["because"]
        assert shown["question"]["step"]
        words |= {spot.partition(":")[0] for option in shown["question"]["options"] for spot in option["spots"]}
        play.random(1, seed=shown["number"])
    assert {"die", "region", "held"} <= words
    for line in play.table.told("koda", "en"):
        read = msgspec.convert(line, LogLine)
        assert all(thing.word in read["text"] for thing in read.get("things", []))
        assert all(line[part] for part in ("things", "motion", "candidates") if part in line)  # empty ones are left out
        moved += "motion" in read
        weighed += "candidates" in read
    assert moved
    assert weighed
