"""What happened since a seat last decided something: what was taken from it, by whom, and everybody's turns."""

from __future__ import annotations

import pytest

from plancia.games.voices import voice_of
from plancia.kernel.state import TURN
from plancia.table.told.strip import Strip
from tests.table.playing import LANGUAGES, Play, bot, person, solo, tolls, verrix, wroth


def some() -> list[Play]:
    bots = {seat: bot() for seat in ("runen", "guild", "aldan")}
    tribes = {seat: bot() for seat in ("green", "violet", "orange")}
    return [wroth(None, koda=person(), **bots), verrix(None, blue=person(), **tribes), solo(), tolls()]


def plays_to_the_next_question(play: Play, seat: str, seed: int) -> bool:
    """The seat answers, and then the others do; whether it is asked again."""
    play.random(1, seed)
    while not play.table.over and play.asked != seat:
        play.random(1, seed)
    return not play.table.over


@pytest.mark.parametrize("number", range(4))
def test_it_begins_with_the_last_decision_and_every_moment_in_it_can_be_shown(number: int) -> None:
    play = some()[number]
    seat = next(iter(play.table.chairs))
    seen = 0
    for seed in range(40):
        if not plays_to_the_next_question(play, seat, seed):
            break
        for lang in LANGUAGES:
            told = play.table.strip(seat, lang)
            assert told["number"] == play.table.number
            frames = list(play.table.frames(seat, lang, told["since"] - 1, play.table.number))
            lines = [frame["line"]["number"] for frame in frames]
            for each in [*told["yours"], *told["passages"]]:
                assert each["number"] >= told["since"]
                assert each["line"] < lines.count(each["number"]), each
                seen += 1
    assert seen > 5 or number == 3


def test_what_was_lost_comes_first_and_alike_is_told_as_one() -> None:
    play, lost = some()[0], 0
    for seed in range(240):
        if not plays_to_the_next_question(play, "koda", seed):
            play = some()[0]
            continue
        told = play.table.strip("koda", "en")
        signs = [each["lost"] for each in told["yours"]]
        assert signs == sorted(signs, reverse=True)
        assert len({(each["text"], each["by"], each["number"], each["line"]) for each in told["yours"]}) == len(signs)
        assert all(each["seat"] in ("koda", "") for each in told["yours"])
        assert all(one["seat"] != "koda" for each in told["passages"] for one in each["befell"])
        lost += sum(signs)
    assert lost > 3


@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_turn_is_there_and_who_passes_is_folded(number: int) -> None:
    play = some()[number]
    seat = next(iter(play.table.chairs))
    folded = 0
    for seed in range(60):
        if not plays_to_the_next_question(play, seat, seed):
            break
        told: Strip = play.table.strip(seat, "en")
        titles = " · ".join(each["title"] for each in told["passages"])
        lines = [line for line in play.table.told(seat, "en", told["since"]) if line["what"] == "event"]
        heads = [line for line in lines if line["level"] <= TURN]
        # of headings one after the other the narrowest
        for head, after in zip(heads, lines[1:], strict=False):
            if head["level"] == TURN and after["level"] > TURN:
                assert head["text"] in titles
        folded += sum(" · " in each["title"] for each in told["passages"])
    assert folded or number != 1


def test_no_strip_says_what_a_seat_may_not_know() -> None:
    play = verrix(None, **{seat: bot() for seat in ("blue", "green", "violet")})
    play.random(150)
    voice, g = voice_of("verrix"), play.table.state
    drawn = [effect for effect in g.log or [] if type(effect).__name__ == "DrawEvent"]
    assert drawn
    for seat in play.table.chairs:
        told = str(play.table.strip(seat, "en"))
        others = [effect for effect in drawn if effect.only_for != play.table.index(seat)]
        for effect in others:
            upshot = voice.upshots(g, effect)[0]
            assert voice.phrase(g, upshot, "en").text not in told


def test_what_is_paid_is_not_taken_and_what_goes_on_has_its_heading() -> None:
    """A purchase costs Corra; what others win in a phase that began before is told under that phase."""
    play = some()[0]
    costs, kept = 0, 0
    for seed in range(120):
        if not plays_to_the_next_question(play, "koda", seed):
            play = some()[0]
            continue
        told = play.table.strip("koda", "en")
        lines = [line["text"] for line in play.table.told("koda", "en", told["since"] - 1)]
        costs += any("Koda buys" in line or "Koda pays" in line for line in lines)
        assert [each for each in told["yours"] if each["lost"] and "Corra" in each["text"]] == []
        first = told["passages"][0] if told["passages"] else None
        kept += first is not None and first["title"] not in lines and " · " not in first["title"]
    assert costs
    assert kept
