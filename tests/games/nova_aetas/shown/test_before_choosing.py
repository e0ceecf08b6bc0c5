"""What one knows before choosing: who else is hit, which Stealth Tests a walk brings, what the Enemies want."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.shown.draw_models import short
from plancia.games.nova_aetas.shown.in_sentences import described
from plancia.games.nova_aetas.shown.measured.of_an_option import paths
from plancia.games.nova_aetas.words.labels.labels import label
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.rule_cards import table_of
from plancia.games.voices import voice_of
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example


def labels(scene: Scene, lang: str = "en") -> list[str]:
    asked = scene.g.decision
    assert asked is not None
    return [label(scene.g, asked, option, lang) for option in asked.options]


@example("N-CORE-ATK-AREA-HERO", "N-AMB-13")
def test_the_target_of_a_fireball_says_who_else_burns():
    scene = table(
        "rebecca", "rebecca C3, skills none, gear fireball", "sofia G4", "brigand-1 G3", "brigand-2 G2", "brigand-3 L8"
    )
    scene.one("attack:fireball")
    first = next(line for line in labels(scene) if line.startswith("Brigand 1"))
    assert first.endswith("also hits Brigand 2 and Sofia")


@example("N-AREA-LANCE")
def test_the_target_of_a_spear_says_who_stands_behind():
    scene = table("valerio", "valerio C3, skills none, gear spear", "brigand-1 D3", "brigand-2 E3", "brigand-3 C4")
    scene.one("attack:spear")
    said = {line.split(" · ")[0]: line.split(" · ")[-1] for line in labels(scene, "it")}
    assert said["Brigante 1"] == "colpisce anche Brigante 2"
    assert said["Brigante 3"] == "non colpisce nessun altro"


@example("N-CORE-ACT-SKILL")
def test_a_storm_says_whom_it_strikes():
    scene = table("rebecca", "rebecca C3, skills storm-of-stars, heroism 2", "brigand-1 D3", "brigand-2 L8")
    assert next(line for line in labels(scene) if line.startswith("Storm")).endswith("· Brigand 1")


def in_the_lane() -> Scene:
    """A bravo watches the open ground before the notary's house."""
    return table("sofia", 'mission = "M2"', "alarm = -1", "sofia H9", "bravo-1 J6", die=[1] * 40)


@example("N-CORE-STEALTH")
def test_a_walk_says_which_stealth_tests_it_brings():
    scene = in_the_lane().one("move")
    tested = {line.split(" · ")[0] for line in labels(scene) if "Stealth Test against Bravo 1 (" in line}
    quiet = {name for name in scene.options if name not in tested and name != "step-by-step"}
    assert tested
    assert quiet
    for name, noticed in ((min(tested), 1), (min(quiet), 0)):
        walked = in_the_lane().one("move", name)
        assert len(walked.done("Notice")) == noticed, name


@example("N-CORE-STEALTH")
def test_the_way_of_a_walk_marks_where_it_is_seen():
    scene = in_the_lane().one("move")
    asked = scene.g.decision
    option = next(each for each in asked.options if "Stealth" in label(scene.g, asked, each, "en"))
    (way,) = paths(scene.g, asked, option, "it")
    assert any("Test di Furtività contro Bravo 1" in note for note in way.notes.values())


@example("N-CORE-OBJECTIVES", "N-CORE-THREAT-OBJ")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Threat 3 · Flames 1 of 5"), ("it", "Minaccia 3 · Fiamme 1 di 5")],
)
def test_what_the_enemies_want_stands_on_the_table(lang, said):
    scene = table("valerio", 'mission = "M1"', "counters.burn = 1", "valerio A5", "landsknecht-1 K5")
    for seat in (0, SPECTATOR):
        view = View(scene.g, seat)
        (aim,) = voice_of("nova-aetas").scene(view, lang)["mission"]["enemies_want"]
        assert (aim["line"], aim["open"]) == (said, True)
        assert (aim["at"], aim["mark"]) == (["J5"], "1/5")
        assert any(said in line for line in described(view, lang))


@example("N-CORE-OBJECTIVES")
def test_an_aim_that_is_past_says_so():
    scene = table("valerio", 'mission = "M1"', 'objects.letter-1 = "valerio"', "valerio A5", "landsknecht-1 K5")
    (aim,) = voice_of("nova-aetas").scene(View(scene.g, 0), "it")["mission"]["enemies_want"]
    assert aim["line"] == "Minaccia 3 · Fiamme 0 di 5 · non più"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_models_share_a_mark(lang):
    box = open_box()
    names = Names(table_of(box), lang)
    marks = [short(names, model).lower() for model in range(box.models)]
    assert len(set(marks)) == len(marks)
    assert max(map(len, marks)) <= 3


@example("N-CORE-TRADE")
def test_goods_of_the_market_say_what_they_do():
    scene = nova('phase = "settlement"\noptions.play = "campaign"\nmore.node = 1\npopolini = 20\nformulae = "F-01"')
    scene.advance().one("valerio", "market")
    said = dict(line.split(": ", 1) for line in labels(scene) if ": " in line)
    assert said["Buy Healing Potion · 5 Popolini"] == "Accessory · You or an adjacent Hero discards 3 Wounds."
    assert said["Buy Sword · 6 Popolini"].startswith("One Hand · Physical · 3 AP · Physique +1 · Range 1")
    assert said["Buy Mandrake · 3 Popolini"] == "for Healing Potion"
    assert said["Buy Gold · 6 Popolini"] == "for no Formula that you know"
