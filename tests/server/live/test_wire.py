"""Every message of whole games is what the types in table/told say: no field more or less, none of another kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from plancia.games.verrix.shown.scene import Scene as VerrixScene
from plancia.games.wroth.shown.scene import Scene
from plancia.server.live.wire import Seen, schemas
from plancia.table.chairs import is_somebodys
from plancia.table.clock import ShownClock
from plancia.table.entries import Clock
from plancia.table.told.forecast import Forecast
from plancia.table.told.frames import Frame
from plancia.table.told.log import LogLine
from plancia.table.told.preview import Preview
from plancia.table.told.shown import Shown
from tests.server.live.test_whole_games import play as play_on
from tests.server.people import Guest
from tests.table.playing import LANGUAGES, NOON, Play, bot, here, person, solo, tolls, verrix, wroth

SCENES = {"wroth": Scene, "verrix": VerrixScene}


def is_just(message: Any, kind: Any) -> None:
    """It can be read as this type, and nothing of it is lost."""
    back = msgspec.to_builtins(msgspec.convert(message, kind))
    assert lost(message, back) == []


def lost(value: Any, back: Any, place: str = "") -> list[str]:
    if isinstance(value, dict) and isinstance(back, dict):
        gone = [f"{place}.{key}" for key in value if key not in back]
        return gone + [each for key in value if key in back for each in lost(value[key], back[key], f"{place}.{key}")]
    if isinstance(value, list | tuple) and isinstance(back, list | tuple) and len(value) == len(back):
        return [each for n, pair in enumerate(zip(value, back)) for each in lost(*pair, f"{place}[{n}]")]
    return [] if value == back else [place]


def look_at(play: Play) -> None:
    table = play.table
    lang = LANGUAGES[table.number % 2]
    for seat in (*table.chairs, None):
        shown = table.seen(seat, lang, NOON + 10**7)
        is_just(shown, Shown)
        is_just(table.told(seat, lang, table.number - 3), list[LogLine])
        is_just(list(table.frames(seat, lang, table.number - 2, table.number)), list[Frame])
        is_just(table.forecast(seat, lang), Forecast | None)
        assert all(isinstance(line, str) for line in table.described(seat, lang))
        if table.game.name in SCENES:
            is_just(shown["view"], SCENES[table.game.name])
        for option in table.option_names(seat)[:2] if seat and is_somebodys(table.chairs[seat]) else []:
            is_just(table.preview(seat, lang, table.number, option), Preview)


LIVE = Clock("live", move=60, total=600)
DAYS = Clock("days", move=259_200, quiet_from=1320, quiet_to=420, zone="Europe/Rome")
GAMES: dict[str, Callable[[], Play]] = {
    "standard": lambda: wroth(LIVE),
    "four, two of them bots": lambda: wroth(DAYS, koda=person("Ada"), runen=bot(), guild=bot("thumb"), aldan=person()),
    "one screen": lambda: wroth(None, koda=here("Ada"), runen=here("Bruno")),
    "alone against the AI": solo,
    "together against the AI": lambda: solo(koda=person("Ada"), aldan=here("Bruno")),
    "Verrix": lambda: verrix(LIVE),
    "Verrix with a bot": lambda: verrix(None, orange=here("Ada"), yellow=here("Bruno"), violet=bot()),
    "tolls": lambda: tolls(LIVE),
    "tolls at one screen": lambda: tolls(None, north=here("Ada"), east=here("Bruno"), south=bot()),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str) -> None:
    play = GAMES[name]()
    look_at(play)
    while not play.table.over:
        play.random(9, name)
        look_at(play)
    assert play.table.seen(None, "en", NOON)["result"] is not None


def test_what_happens_around_a_game() -> None:
    play = wroth(None, koda=person("Ada"), runen=person("Bruno"), guild=here("Carla"))
    play.random(12)
    table = play.table
    play.do(table.write("Somebody", "Hello!"))
    play.do(table.write("Ada", "Hi.", "koda"))
    look_at(play)
    asking = next(seat for seat in table.chairs if table.seen(seat, "en", NOON)["undo"] is not None)
    play.back(asking)
    look_at(play)
    assert table.seen(asking, "en", NOON)["request"] or any(each.get("undone") for each in table.told(None, "en"))
    for seat in table.now.missing():
        play.do(table.consent(seat, True, table.number))
        look_at(play)
    play.do(table.reseat("runen", bot("thumb")))
    look_at(play)
    is_just(table.told("koda", "it"), list[LogLine])
    assert {"wrote", "reseated", "opened"} <= {line["what"] for line in table.told("koda", "it")}


def test_a_field_more_or_less_is_found() -> None:
    shown = wroth().table.seen("koda", "en", NOON)
    is_just(shown, Shown)
    for wrong in ({**shown, "besides": 1}, {**shown, "chairs": {**shown["chairs"], "koda": {"kind": "online"}}}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            is_just(wrong, Shown)
    with pytest.raises(AssertionError):
        is_just({"kind": "none", "more": 1}, ShownClock)
    with pytest.raises(msgspec.ValidationError):
        is_just({key: value for key, value in shown.items() if key != "waiting"}, Shown)


def test_the_stream_and_the_requests_say_the_same(ada: Guest) -> None:
    """As they come over the wire, until the game is over."""
    table = ada.open_table(chairs={"koda": ("online", {}), "runen": ("bot", {"bot": "random"})}).id
    with ada.stream(table, "koda") as stream:
        got: list[dict[str, Any]] = []
        plain = stream.next

        def keep(kind: str = "seen", timeout: float = 20) -> dict[str, Any]:
            got.append(plain(kind, timeout))
            return got[-1]

        stream.next = keep  # type: ignore[method-assign]
        play_on([(ada, "koda", stream)], table, random.Random(7))
    for message in got:
        assert message.keys() == {"type", *Seen.__struct_fields__}
        is_just(message["table"], Shown)
        is_just(message["table"]["view"], Scene)
        is_just(message["log"], list[LogLine])
    assert len(got) > 20
    recap = ada.get(f"/api/tables/{table}/recap?seat=koda")
    is_just(recap["log"], list[LogLine])


def test_the_document_names_what_the_client_is_made_from(ada: Guest) -> None:
    document = ada.get("/api/openapi.json")
    named = document["components"]["schemas"]
    wanted = {"Shown", "LogLine", "Frame", "Preview", "Forecast", "Advice", "WrothScene", "GameInfo", "TableInfo"}
    assert wanted <= named.keys()
    assert named["Seen"]["properties"]["table"] == {"$ref": "#/components/schemas/Shown"}
    assert named["WrothScene"]["properties"]["regions"]["items"] == {"$ref": "#/components/schemas/WrothRegion"}
    assert named["WrothToken"] != named["Token"] != named["VerrixToken"]
    assert named["VerrixScene"]["properties"]["tribes"]["items"] == {"$ref": "#/components/schemas/VerrixTribe"}
    for path, kind in (("", "Shown"), ("/preview", "Preview"), ("/info", "TableInfo")):
        ok = document["paths"][f"/api/tables/{{table}}{path}"]["get"]["responses"]["200"]
        assert ok["content"]["application/json"]["schema"] == {"$ref": f"#/components/schemas/{kind}"}
    assert schemas()["Shown"] == named["Shown"]
