"""The key of chance is nobody's until the end: it is in nothing that anybody can look at, whatever the title."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from plancia.table.opening.report import write_report
from tests.table.playing import KEY, LANGUAGES, Play, look, person, sit, solo, tolls, verrix, wroth


def nova() -> Play:
    return sit("nova-aetas", {"one": person("Anna"), "two": person("Bruno")}, play="mission", mission="M1")


def everything(play: Play) -> Iterator[tuple[str, bytes]]:
    """All that a seat, or a spectator, can ask a table for."""
    table, encode = play.table, msgspec.json.encode
    for seat in (*table.chairs, None):
        for lang in LANGUAGES:
            yield "view", look(table, seat, lang)
            yield "log", encode(table.told(seat, lang))
            yield "text", encode(table.described(seat, lang))
            yield "forecast", encode(table.forecast(seat, lang))
            yield "report", write_report(table, seat, "x", lang).encode()
        yield "an earlier view", look(table, seat, number=table.number // 2)
        yield "frames", encode(list(table.frames(seat, "en", table.number - 5, table.number)))
        if table.may_read_record(seat):
            yield "record", table.record().encode()
        for option in table.option_names(seat)[:2] if seat is not None else ():
            yield "preview", encode(table.preview(seat, "en", table.number, option))
    yield "position", table.game.write_position(table.state).encode()
    yield "keys", encode(table.keys)


@pytest.mark.parametrize("sit_down", [tolls, verrix, wroth, solo, nova])
def test_nobody_sees_the_key_before_the_end(sit_down: Callable[[], Play]) -> None:
    play = sit_down()
    for _ in range(3):
        play.random(7)
        assert not play.table.over
        shown = bytes.fromhex(KEY)
        for what, said in everything(play):
            assert KEY.encode() not in said, what
            assert shown not in said, what
            assert str(list(shown)).encode() not in said, what
