"""Looking at what an answer would do: true as far as it goes, without a trace, and without a secret."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from plancia.kernel.words import catalogue
from plancia.lab.random_walk import Luck
from plancia.lab.twins import other_secrets
from plancia.table.opening.opening import opening
from plancia.table.refusals import Refused
from plancia.table.told.log import TEXT
from tests.table.playing import KEY, LANGUAGES, Play, here, person, solo, stored, tolls, verrix, wroth


def previews(play: Play, seat: str, lang: str = "en") -> dict[str, dict[str, object]]:
    table = play.table
    return {option: table.preview(seat, lang, table.number, option) for option in table.option_names(seat)}


def asked(play: Play) -> list[str]:
    return [each["seat"] for each in play.table.waiting()]


@pytest.mark.parametrize("make", [wroth, solo, tolls, verrix])
def test_looking_changes_nothing(make) -> None:
    """And what it says is what then happens, line by line."""
    play = make()
    said, ends = 0, set()
    for seed in range(20):
        if play.table.over:
            break
        before = play.looks()
        for seat in asked(play):
            seen = [previews(play, seat, lang) for lang in LANGUAGES]
            assert seed % 4 or seen == [previews(play, seat, lang) for lang in LANGUAGES]
        assert play.looks() == before
        seat = play.asked
        number, (option, told) = play.table.number, next(iter(previews(play, seat).items()))
        twin = Play([play.rows[0].entry])
        for row in stored(play.rows)[1:]:
            twin.do(row.entry)
        twin.say(option, seat=seat)
        real = [line for line in twin.table.told(seat, "en", number) if line["what"] in ("event", "thought")]
        assert real[: len(told["lines"])] == told["lines"]
        ends.add(told["ends"])
        said += len(told["lines"])
        if told["ends"] in ("question", "over"):
            assert len(real) == len(told["lines"])
            assert told["view"] == twin.table.seen(seat, "en", 0)["view"]
        play.random(5, seed)
    assert said > 5
    assert {"question", "other"} & ends
    for lang in LANGUAGES:
        assert catalogue(TEXT, lang).faults == []


def test_it_stops_before_the_dice() -> None:
    """Two tables with other keys: what is certain on one is certain on the other."""
    tables = [Play([opening("wroth", {"koda": person(), "runen": person()}, key * 32, {})]) for key in ("ab", "cd")]
    rolls = 0
    for seed in range(60):
        for option in tables[0].options():
            told = [play.table.preview(play.asked, "en", play.table.number, option) for play in tables]
            assert told[0] == told[1]
            rolls += told[0]["ends"] == "chance"
        luck = Luck(seed)
        options = tables[0].options()
        option = options[luck.below(len(options))]
        for play in tables:
            play.say(option)
        if tables[0].table.option_names(tables[0].asked) != tables[1].table.option_names(tables[1].asked):
            break  # the dice fell differently
    assert rolls


def test_the_end_of_a_preview_is_told_in_both_languages() -> None:
    play = wroth()
    ends = {}
    for _ in range(60):
        for option, told in previews(play, play.asked).items():
            ends[told["ends"]] = (option, told["next"])
            in_italian = play.table.preview(play.asked, "it", play.table.number, option)
            assert in_italian["next"] != told["next"]
        play.random(1)
    assert ends["other"][1] in ("Then Runen is asked.", "Then Koda is asked.")
    assert ends["question"][1].startswith("Then you are asked: ")


def test_what_cannot_be_answered_cannot_be_looked_at() -> None:
    play = wroth()
    play.random(10)
    table, seat = play.table, play.asked
    other = next(each for each in table.chairs if each != seat)
    for who, option, at, code in (
        (seat, "nothing", table.number, "illegal"),
        (other, play.options()[0], table.number, "not-your-question"),
        (seat, play.options()[0], table.number + 1, "stale"),
    ):
        with pytest.raises(Refused) as refused:
            table.preview(who, "en", at, option)
        assert refused.value.code in (code, "no-such-option")


@pytest.mark.parametrize("sit_down", [tolls, verrix])
def test_previews_on_tables_that_differ_in_secrets_are_the_same(sit_down: Callable[[], Play]) -> None:
    compared = different = 0
    for seed in range(25):
        play = sit_down()
        play.random(2 + 2 * seed, seed)
        if play.table.over:
            continue
        g, game = play.table.state, play.table.game
        for seat in asked(play):
            twin = other_secrets(game, g, play.table.index(seat), Luck(f"{seed} {seat}"))
            if twin is None:
                continue
            told = []
            for number, state in enumerate((g, twin)):
                chairs = {each: person() if n == 1 else here() for n, each in enumerate(play.table.chairs)}
                key, origin = f"{number}a" * 32 if number else KEY, game.write_position(state)
                table = Play([opening(game.name, chairs, key, origin=origin)])
                told.append(msgspec.json.encode(previews(table, seat), order="deterministic"))
            different += game.write_position(g) != game.write_position(twin)
            compared += 1
            assert told[0] == told[1]
    assert compared > 15
    assert different > 10
