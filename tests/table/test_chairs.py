"""Who sits where: people, bots, people at a shared screen, and stand-ins that keep a missing person's seat."""

from __future__ import annotations

import pytest

from plancia import replay
from plancia.bots import bots_for
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.table.chairs import back
from plancia.table.entries import BOT, HERE, ONLINE, OPEN, STAND_IN, Chair, Reseated
from plancia.table.fair_chance import verify
from plancia.table.opening.opening import opening
from plancia.table.table import Refused
from plancia.table.told.log import TEXT
from tests.table.playing import KEY, Play, bot, here, look, person, thought, tolls, wroth
from tests.web.people.words import says

STANDING_IN = Chair(STAND_IN, bot="random")


def test_a_stand_in_keeps_the_seat_of_whom_it_stands_in_for() -> None:
    play = tolls(north=person("Nora"), east=here("Elio"), south=bot())
    for seat, was in (("north", ONLINE), ("east", HERE)):
        entry = play.table.reseat(seat, STANDING_IN)
        assert entry == Reseated(seat, Chair(STAND_IN, name=play.table.chairs[seat].name, bot="random", was=was))
        play.do(entry)
    assert play.table.bots_due() == {"north": "random", "east": "random", "south": "random"}
    with pytest.raises(Refused) as refused:
        play.table.reseat("south", STANDING_IN)
    assert refused.value.code == "no-person"


def test_it_plays_for_them_and_steps_aside_when_they_answer() -> None:
    play = tolls(north=person("Nora"), east=person("Elio"))
    play.do(play.table.reseat("north", STANDING_IN))
    play.do(play.table.answer("north", thought(play.table, "north", "random"), 1, "random"))
    assert play.table.chairs["north"].kind == STAND_IN
    play.say("0", seat="east")
    while "north" not in [each["seat"] for each in play.table.waiting()]:
        play.say(play.options()[-1])
    late = play.table.answer("north", thought(play.table, "north", "random"), play.table.number, "random")
    play.say(play.options("north")[0], seat="north")  # Nora is back, and was faster
    assert play.table.chairs["north"] == person("Nora")
    assert play.table.told(None, "en", play.table.number - 1)[0]["text"] == "Nora (north) is back."
    with pytest.raises(Refused):
        play.table.answer("north", late.option, play.table.number, "random")


def test_it_steps_aside_when_they_return() -> None:
    play = tolls(north=here("Nora"), east=person("Elio"))
    play.do(play.table.reseat("north", STANDING_IN))
    play.do(play.table.reseat("north", back(play.table.chairs["north"])))
    assert play.table.chairs["north"] == here("Nora")
    assert play.table.bots_due() == {}


def test_another_bot_may_stand_in_instead() -> None:
    play = wroth()
    play.do(play.table.reseat("koda", STANDING_IN))
    play.do(play.table.reseat("koda", Chair(STAND_IN, bot="thumb")))
    assert play.table.chairs["koda"] == Chair(STAND_IN, name="Anna", bot="thumb", was=ONLINE)


def test_the_four_kinds_change_freely_during_play() -> None:
    play = tolls(north=person("Nora"), east=person("Elio"))
    for chair in (bot(), here("Ivo"), Chair(OPEN), person("Zoe"), STANDING_IN, here("Zoe")):
        play.do(play.table.reseat("east", chair))
    told = [line["text"] for line in play.table.told(None, "it", 0)]
    assert told == [
        "D'ora in poi un bot che gioca a caso guida east.",
        "Ivo si siede allo schermo condiviso come east.",
        "Posto libero: east.",
        "Zoe si siede come east.",
        "Un bot che gioca a caso sostituisce Zoe (east).",
        "Zoe si siede allo schermo condiviso come east.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", bots_for("wroth"))
def test_a_bot_is_told_in_words_not_by_its_id(name: str, lang: str) -> None:
    said = catalogue(TEXT, lang)
    told = [said("sat-bot", bot=name, title="Koda"), said("sat-stand-in", bot=name, who="Anna")]
    told += [says(f"table-kind-{kind}", lang, bot=name, name="Anna") for kind in ("bot", "stand-in")]
    assert [text for text in told if f"bot {name}" in text or f"({name})" in text] == []


@pytest.mark.parametrize(
    ("chair", "code"),
    [
        (person("Nora"), "no-change"),
        (person("x" * 33), "bad-name"),
        (person("a\nb"), "bad-name"),
        (person("right\u202eleft"), "bad-name"),
        (person(" Nora"), "bad-name"),
        (Chair(BOT), "bad-chair"),
        (Chair(ONLINE, bot="random"), "bad-chair"),
        (Chair(BOT, name="HAL", bot="random"), "bad-chair"),
        (Chair(ONLINE, name="Nora", was=HERE), "bad-chair"),
        (bot("hal"), "no-such-bot"),
        (bot("thumb"), "no-such-bot"),  # knows Wroth only
    ],
)
def test_a_chair_that_cannot_be_is_refused(chair: Chair, code: str) -> None:
    play = tolls()
    with pytest.raises(Refused) as refused:
        play.table.reseat("north", chair)
    assert refused.value.code == code


# -- a shared screen


def test_the_screen_learns_who_acts_next_and_whether_to_cover_it() -> None:
    play = tolls(north=here("Nora"), east=here("Elio"), south=person())
    assert play.table.seen("north", "en", 0)["here"] == {"next": "north", "cover": True}
    play.say("0", seat="north")
    assert play.table.next_here() == "east"
    assert play.table.next_here(["north"]) == ""
    play.say("0", seat="east")
    assert play.table.seen(None, "en", 0)["here"]["next"] == ""
    assert wroth(None, koda=here(), runen=here()).table.seen("koda", "en", 0)["here"]["cover"] is False
    assert tolls().table.seen("north", "en", 0)["here"] is None


def test_one_seat_never_sees_the_cards_of_another() -> None:
    play = tolls(north=here("Nora"), east=here("Elio"))
    play.random(20)
    hands = {seat: play.table.seen(seat, "en", 0)["view"]["fields"]["hands"] for seat in ("north", "east")}
    assert isinstance(hands["north"][0], list)
    assert isinstance(hands["north"][1], int)
    assert isinstance(hands["east"][0], int)
    spectator = play.table.seen(None, "en", 0)
    assert all(isinstance(hand, int) for hand in spectator["view"]["fields"]["hands"])
    assert spectator["question"] is None
    assert spectator["undo"] is None


# -- opening


@pytest.mark.parametrize(
    ("game", "chairs", "settings", "code"),
    [
        ("chess", {"white": person(), "black": person()}, {}, "no-such-game"),
        ("tolls", {"north": person()}, {}, "bad-settings"),
        ("tolls", {"north": person(), "east": person()}, {"rounds": 99}, "bad-settings"),
        ("tolls", {"north": person(), "east": Chair(STAND_IN, bot="random")}, {}, "no-person"),
        ("wroth", {"koda": person(), "venna": person()}, {}, "bad-settings"),
    ],
)
def test_a_table_that_cannot_be_opened_so(game: str, chairs: dict[str, Chair], settings: dict[str, object], code: str):
    with pytest.raises(Refused) as refused:
        opening(game, chairs, KEY, settings)
    assert refused.value.code == code


@pytest.mark.parametrize("key", ["", "ab", "xy" * 32, "ab" * 33])
def test_a_key_has_32_bytes(key: str) -> None:
    with pytest.raises(Refused) as refused:
        opening("tolls", {"north": person(), "east": person()}, key)
    assert refused.value.code == "bad-key"


def test_a_table_begins_from_a_position() -> None:
    before = tolls()
    before.random(14)
    position = before.table.game.write_position(before.table.state)
    chairs = {"north": person(), "east": bot(), "south": person()}
    play = Play([opening("tolls", chairs, KEY, origin=position)])
    assert play.table.seen("north", "en", 0)["view"] == before.table.seen("north", "en", 0)["view"]
    while not play.table.over:
        play.bots()
        if not play.table.over:
            play.say(play.options()[0])
    assert verify(play.table.record()).outcomes > 0
    assert replay(play.table.record()).result == play.table.result


@pytest.mark.parametrize("origin", ["nonsense", "[]", "{}", '{"settings": {"seats": ["north"]}}', "x" * 200_000])
def test_a_position_that_leads_nowhere(origin: str) -> None:
    for game, seats in (("tolls", ("north", "east")), ("wroth", ("koda", "runen"))):
        with pytest.raises(Refused):
            opening(game, {seat: person() for seat in seats}, KEY, origin=origin)


def test_other_seats_than_those_of_the_position() -> None:
    position = tolls().table.game.write_position(tolls().table.state)
    with pytest.raises(Refused) as refused:
        opening("tolls", {"north": person(), "east": person()}, KEY, origin=position)
    assert refused.value.code == "bad-seats"


def test_chat_is_kept_as_it_was_written() -> None:
    play = wroth()
    play.do(play.table.write("Anna", "<b>Hi</b> \U0001f44b\nsecond line", "koda"))
    play.do(play.table.write("a guest", "Good luck!"))
    lines = play.table.told("runen", "it", 0)
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
        ("Anna", "koda", "<b>Hi</b> \U0001f44b\nsecond line"),
        ("a guest", "", "Good luck!"),
    ]
    for text in ("", "  \n", "x" * 501, "null\0", "\u202egnirts", "\ud800", "bell\a"):
        with pytest.raises(Refused) as refused:
            play.table.write("Anna", text)
        assert refused.value.code == "bad-text"
    play.table.write("Anna", "x" * 500)
    with pytest.raises(Refused):
        play.table.write("x" * 33, "hello")


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    play = wroth()
    for looking in (lambda: look(play.table, "guild"), lambda: play.table.told("guild", "en")):
        with pytest.raises(Refused) as refused:
            looking()
        assert refused.value.code == "no-such-seat"
