"""Event Cards (N-CORE-EVENT, 5.8), one after the other."""

from __future__ import annotations

from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

TABLE = """
    mission = "M1"
    t = 12
    [heroes.valerio]
    at = "E5"
    wounds = 2
    threat = 3
    hour = 16
    [heroes.sofia]
    at = "A4"
    threat = THREAT
    hour = 17
    [enemies]
    landsknecht = ["K3"]
    [hours]
    landsknecht = 19
    """


def event(name: str, threat: int = 1, **rolls: list[str]) -> Scene:
    scene = nova(TABLE.replace("THREAT", str(threat)), event=[name], **rolls)
    scene.advance()
    return scene


@example("N-CORE-EVENT", "N-CORE-HORO-1")
def test_an_event_comes_with_the_first_sector_of_a_lap():
    assert event("quiet").done("DrawEvent")
    later = nova(TABLE.replace("t = 12", "t = 13").replace("THREAT", "1"))
    later.advance()
    assert not later.done("DrawEvent")


@example("N-CORE-EVENT")
def test_the_bells_hurry_every_enemy():
    assert event("tolling-bells").hour("landsknecht") == 18


@example("N-CORE-EVENT")
def test_weather_lasts_until_the_next_event():
    scene = event("fog")
    assert scene.g.weather == 1
    assert event("cross-wind").g.weather == 2
    assert event("quiet").g.weather == 0


@example("N-CORE-EVENT", "N-CORE-DRAFT")
def test_reinforcements_come_to_the_first_draft_square():
    assert event("reinforcements", draft=["landsknecht"]).at("landsknecht-2") == "L2"


@example("N-CORE-EVENT", "N-CORE-HEALING")
def test_a_lull_heals():
    assert event("lull").wounds("valerio") == 1


@example("N-CORE-EVENT", "N-STATUS-CURSED")
def test_an_ill_omen_finds_who_is_dangerous():
    assert event("ill-omen").tokens("valerio") == "cursed"
    tie = event("ill-omen", threat=3)
    assert tie.options == ["valerio", "sofia"]
    assert tie.one("sofia").tokens("sofia") == "cursed"


@example("N-CORE-EVENT")
def test_villagers_help():
    scene = event("villagers")
    assert scene.g.popolini == 3


@example("N-CORE-EVENT", "N-STATUS-ADVANTAGED")
def test_dry_thunder_encourages_everybody():
    scene = event("dry-thunder")
    assert (scene.tokens("valerio"), scene.tokens("sofia")) == ("advantaged", "advantaged")


@example("N-CORE-EVENT", "N-STATUS-ENTANGLED")
def test_a_snare_lies_near_the_edge():
    assert event("hunters-snare").tokens("sofia") == "entangled"


@example("N-CORE-EVENT")
def test_what_the_stars_foretold_does_not_happen():
    scene = nova(TABLE.replace("THREAT", "1") + "[more]\nskip_events = 1\n")
    scene.advance()
    assert not scene.done("DrawEvent")
    assert scene.g.skip_events == 0
