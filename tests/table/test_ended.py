"""Where all win or lose together, the end says itself which of the two, and why."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.mission import EndMission
from plancia.games.nova_aetas.state.state import DEFEAT
from plancia.games.voices import voice_of
from tests.table.playing import Play, person, sit, solo

VOICE = voice_of("nova-aetas")
COMPANY = {"one": person("Anna"), "two": person("Bruno")}


def ended(play: Play, lang: str) -> str:
    seen = play.table.seen("one" if play.table.game.name == "nova-aetas" else "koda", lang, 0)
    assert (seen["over"], seen["together"]) == (True, True)
    return str(seen["ended"])


def lost(make, seeds: int = 12) -> Play:
    """A game that anybody loses who answers anything."""
    for seed in range(seeds):
        play: Play = make()
        play.random(10_000, seed)
        if not set(play.table.result["winners"]) & {"humans", *play.table.chairs}:
            return play
    raise AssertionError("nobody ever loses")


def test_a_mission_that_is_lost_tells_by_what():
    play = lost(lambda: sit("nova-aetas", COMPANY, play="mission", mission="X1"))
    assert ended(play, "en").startswith("The Sunken Crypt: defeat. The hand reaches 49.")
    assert ended(play, "it").startswith("La cripta sommersa: sconfitta. La lancetta arriva a 49.")


def test_when_all_are_down_it_says_so():
    play = sit("nova-aetas", COMPANY, play="mission", mission="X1")
    end = EndMission(DEFEAT, "N-CORE-DOWN-2", NOBODY)
    end.stage = play.table.state.node
    assert "All the Heroes are Down." in VOICE.tell(play.table.state, end, "en")
    assert "Tutti gli Eroi sono a Terra." in VOICE.tell(play.table.state, end, "it")


def test_against_the_ai_faction_the_humans_have_lost():
    play = lost(solo)
    assert ended(play, "en").startswith("The humans have lost and the Guild (AI) wins: it has ")
    assert ended(play, "it").startswith("Gli umani hanno perso e vince la Gilda (IA): ha ")
