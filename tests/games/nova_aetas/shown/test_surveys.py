"""What is measured on the field on demand: reach and its price, sight and what denies it, ranges, areas, control."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.notation.option_names import at, model_named
from plancia.games.nova_aetas.rules.enemies.aim import Standpoint
from plancia.games.nova_aetas.rules.enemies.approach import aim_at
from plancia.games.nova_aetas.rules.ground.areas import EXPLOSION, area
from plancia.games.nova_aetas.rules.ground.sight import sees
from plancia.games.nova_aetas.rules.turn.forecast import noticers, walk, watchers
from plancia.games.nova_aetas.rules.turn.reaching import destinations
from plancia.games.nova_aetas.shown.measured.of_enemies import ready
from plancia.games.nova_aetas.state.box import NOBODY, REACTION_1, REACTION_2, STUNNED, UNLOADED
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.words import names_shown_box
from plancia.games.voices import voice_of
from plancia.kernel.picture import Area, Survey
from plancia.kernel.view import SPECTATOR, View
from plancia.kernel.words import LANGUAGES, catalogue
from plancia.kernel.written.record import option_name
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import DRILL, Scene
from tests.scenes import example

VOICE = voice_of("nova-aetas")
OPEN = "rows = [" + ", ".join(['"............"'] * 11) + "]"
HILLS = 'rows = ["............", "..~~........", "......T.....", "............", "......1122..", "............"]'


@pytest.fixture(autouse=True)
def no_faults():
    for lang in LANGUAGES:
        catalogue(names_shown_box.TEXT, lang).faults.clear()
    yield
    for lang in LANGUAGES:
        assert catalogue(names_shown_box.TEXT, lang).faults == []


def survey(scene: Scene, spot: str, to: str = "", lang: str = "en") -> Survey | None:
    return VOICE.survey(View(scene.g, SPECTATOR), spot, to, lang)


def named(found: Survey | None, kind: str) -> Area:
    assert found is not None
    return next(area for area in found.areas if area.kind == kind)


def of_option(scene: Scene, name: str, lang: str = "en") -> Survey | None:
    g, asked = scene.g, scene.g.decision
    assert asked is not None
    option = next(each for each in asked.options if option_name(g, asked, each) == name)
    return VOICE.survey_of(g, asked, option, lang)


@example("N-CORE-REACT-1", "N-CORE-MOVE-COST")
def test_what_a_hero_reaches_is_what_he_may_choose_at_the_price_he_pays():
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 E3", "brigand-2 H3")
    valerio = model_named(scene.g.box, "valerio")
    found = survey(scene, "model:valerio")
    reach = named(found, "reach")
    assert reach.spots == [f"square:{at(scene.g, each)}" for each in squares_of(destinations(scene.g, valerio, 6))]
    ways = {
        f"square:{at(scene.g, each)}": walk(scene.g, valerio, each, 6)
        for each in squares_of(destinations(scene.g, valerio, 6))
    }
    assert reach.notes == {spot: str(way.ap) for spot, way in ways.items()}
    assert named(found, "struck").spots == [spot for spot, way in ways.items() if way.provoked]
    assert "Brigand 1" in named(found, "struck").label
    assert reach.notes["square:C2"] == "2"  # the ford


@example("N-CORE-LOS-3", "N-CORE-LOS-5")
def test_who_is_not_in_sight_and_what_denies_it():
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 E3", "brigand-2 H3", "brigand-3 J6")
    found = survey(scene, "model:valerio")
    assert found is not None
    near, far, low = found.sights
    assert (near.free, near.by, near.to) == (True, [], "model:brigand-1")
    assert (far.free, far.by, far.rule) == (False, ["square:E3", "square:G3"], "N-CORE-LOS-3")
    assert "Brigand 1 (E3)" in far.label
    assert "Tree (G3)" in far.label
    assert "5 squares" in far.label
    assert "higher ground" in low.label
    other = survey(scene, "model:brigand-2")
    assert other is not None
    assert other.sights[0].by == ["square:G3"]  # N-CORE-LOS-5: its friend does not obstruct


@example("N-CORE-LOS-2", "N-CORE-LOS-6")
def test_the_ruler_agrees_with_line_of_sight_everywhere():
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 E3")
    g = scene.g
    for here in (0, 14, 40, 55):
        for there in range(g.field().size):
            if there == here or g.stands[here] >= 0:
                continue
            found = survey(scene, f"square:{at(g, here)}", f"square:{at(g, there)}")
            assert found is not None
            (sight,) = found.sights
            assert sight.free == sees(g.field(), here, there, g.enemies_at, 0, False)
            assert sight.free == (not sight.by)
            assert f"{g.field().distance(here, there)} square" in sight.label


def test_an_enemy_shows_its_control_area_its_reach_and_whom_it_could_attack():
    scene = table("valerio", "valerio C3", "rebecca L8", "brigand-1 F3")
    found = survey(scene, "model:brigand-1")
    control = named(found, "control")
    assert {"square:C3", "square:F3", "square:B3"} <= set(control.spots)
    assert "square:A3" not in control.spots
    assert named(found, "reach").notes["square:D3"] == "2"
    assert {"square:C3"} <= set(named(found, "strike").spots)
    assert found is not None
    valerio, rebecca = found.sights
    assert "in its Control Area" in valerio.label
    assert "it could attack" in valerio.label
    assert "out of its reach" in rebecca.label
    assert f"square:{at(scene.g, scene.g.at[model_named(scene.g.box, 'rebecca')])}" not in named(found, "strike").spots


STRIKERS = ("masked-captain-1", "arquebusier-1", "chimera-1", "centaur-lancer-1", "brigand-1")


@example("N-ABIL-ECLECTIC", "N-AREA-LANCE", "N-TRAIT-RELOAD")
@pytest.mark.parametrize("enemy", STRIKERS)
def test_where_an_enemy_strikes_is_where_a_hero_would_be_attacked(enemy: str):
    """N-ABIL-ECLECTIC, N-AREA-LANCE, N-TRAIT-RELOAD: by the code of the flowchart, with a Hero put on every square."""
    scene = table("valerio", OPEN, "valerio A1", f"{enemy} H6", "rebecca L11")
    g, model, hero = scene.g, scene.model(enemy), scene.model("rebecca")
    for tokens in (0, UNLOADED, STUNNED, STUNNED | REACTION_1):
        g.tokens[model] = tokens
        found = survey(scene, f"model:{enemy}")
        assert found is not None
        drawn = {spot for area in found.areas if area.kind == "strike" for spot in area.spots}
        ap, unloaded = ready(g, model)
        for square in squares_of(g.field().open & ~g.heroes_at & ~g.enemies_at):
            twin = g.clone()
            stand(twin, hero, square)
            aim = aim_at(twin, Standpoint(model, twin.at[model], ap, unloaded, True), hero)
            struck = aim is not None and aim.attack != NOBODY
            assert struck == (f"square:{at(g, square)}" in drawn), (at(g, square), tokens)


@example("N-TRAIT-RELOAD")
def test_an_enemy_reloads_before_it_walks():
    """N-TRAIT-RELOAD: what it pays is missing on its way; and without the AP it stays unloaded."""
    scene = table("valerio", OPEN, "valerio A1", "arquebusier-1 H6")
    g, shooter = scene.g, scene.model("arquebusier-1")
    loaded = max(map(int, named(survey(scene, "model:arquebusier-1"), "reach").notes.values()))
    g.tokens[shooter] |= UNLOADED
    assert max(map(int, named(survey(scene, "model:arquebusier-1"), "reach").notes.values())) == loaded - 2
    g.tokens[shooter] |= STUNNED | REACTION_1 | REACTION_2
    assert ready(g, shooter) == (0, True)


@example("N-TRAIT-RELOAD")
def test_who_can_just_reload_does_so_and_has_nothing_left():
    """X-CANNON: 5 AP less 2 for being stunned, and to reload takes 3."""
    scene = table("valerio", OPEN, "valerio A1", "x-cannon-1 H6", packs=[DRILL])
    scene.g.tokens[scene.model("x-cannon-1")] |= UNLOADED | STUNNED
    assert ready(scene.g, scene.model("x-cannon-1")) == (0, False)


@example("N-ABIL-ECLECTIC")
def test_an_eclectic_enemy_beside_a_hero_draws_its_blade():
    """N-ABIL-ECLECTIC: with the last AP its pistol is of no use while somebody stands next to it."""
    lines = (OPEN, "heights = { H5 = 1 }", "valerio G6", "masked-captain-1 H6", "rebecca L11")
    scene = table("valerio", *lines)
    g, captain = scene.g, scene.model("masked-captain-1")
    g.tokens[captain] |= STUNNED | REACTION_1  # 3 AP: no step before the attack
    drawn = named(survey(scene, "model:masked-captain-1"), "strike").spots
    assert sorted(drawn) == ["square:G6", "square:H7", "square:I6"]  # H5 is above its reach


@example("N-CORE-RANGE")
def test_a_weapon_shows_its_range_and_why_not():
    scene = table("valerio", HILLS, "valerio C3, gear sword", "brigand-1 D3", "brigand-2 C6")
    found = of_option(scene, "attack:sword")
    assert found == survey(scene, "gear:valerio:5")
    assert set(named(found, "range").spots) == {"square:C2", "square:B3", "square:D3", "square:C4"}
    assert found is not None
    near, far = found.sights
    assert near.free
    assert (far.free, far.by, far.rule) == (False, [], "N-CORE-RANGE")
    assert "too far" in far.label


@example("N-AREA-LANCE", "N-CORE-RANGE")
def test_a_spear_shows_who_is_in_its_line():
    scene = table("valerio", OPEN, "valerio C3, skills none, gear spear", "brigand-1 E3", "brigand-2 D4")
    found = of_option(scene, "attack:spear")
    assert found is not None
    ahead, aside = found.sights
    assert (ahead.to, ahead.free) == ("model:brigand-1", True)
    assert (aside.to, aside.free, aside.rule) == ("model:brigand-2", False, "N-AREA-LANCE")


@example("N-AREA-EXPLOSION", "N-AMB-13")
def test_an_area_is_shown_before_it_is_chosen():
    """N-AREA-EXPLOSION, N-AMB-13: with the friends who stand in it."""
    scene = table(
        "sofia", "sofia A3, schools ignis, gear fireball", "valerio E4", "brigand-1 E3", "brigand-2 D4", "brigand-3 K8"
    )
    scene.one("attack:fireball")
    g, asked = scene.g, scene.g.decision
    assert asked is not None
    assert asked.kind == "target"
    found = of_option(scene, "brigand-1")
    there = g.at[scene.model("brigand-1")]
    mask = area(g.field(), g.at[scene.model("sofia")], there, EXPLOSION, 0, 0)
    covered = named(found, "covered")
    assert covered.spots == [f"square:{at(g, each)}" for each in squares_of(mask)]
    assert "Valerio" in covered.label
    assert "Brigand 2" in covered.label
    assert "Brigand 3" not in covered.label
    assert found is not None
    assert [sight.to for sight in found.sights] == ["model:brigand-1"]


@example("N-AREA-BREATH")
def test_a_breath_is_shown_where_it_blows():
    """N-AREA-BREATH: one square, then two rows of three."""
    scene = table("sofia", "sofia D4, schools ignis, gear flame-gust", "brigand-1 F5", "brigand-2 F3", "brigand-3 F2")
    scene.one("attack:flame-gust")
    covered = named(of_option(scene, "brigand-1"), "covered")
    rows = ("E4", "F3", "F4", "F5", "G3", "G4", "G5")
    assert set(covered.spots) == {f"square:{each}" for each in rows}
    assert "Brigand 2" in covered.label
    assert "Brigand 3" not in covered.label


@example("N-CORE-REACT-1")
def test_the_way_of_a_walk_has_its_price_and_who_strikes():
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 D3")
    scene.one("move")
    g, asked = scene.g, scene.g.decision
    assert asked is not None
    target = next(each for each in asked.options if option_name(g, asked, each) == "C5")
    (way,) = VOICE.paths(g, asked, target, "en")
    assert way.spots == ["square:C3", "square:C4", "square:C5"]
    assert way.who == "valerio"
    assert way.notes == {"square:C3": "reaction by Brigand 1", "square:C5": "2 AP"}


@example("N-CORE-REACT-1")
def test_two_who_strike_are_told_as_two():
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 D3", "brigand-2 B3")
    assert named(survey(scene, "model:valerio", lang="it"), "struck").label == (
        "Lungo la strada ti attaccano Brigante 2 e Brigante 1"
    )
    scene.one("move")
    g, asked = scene.g, scene.g.decision
    assert asked is not None
    target = next(each for each in asked.options if option_name(g, asked, each) == "C5")
    assert VOICE.label(g, asked, target, "it") == "C5 · 2 PA · reagiscono Brigante 2 e Brigante 1"


@example("N-CORE-REACT-1", "N-STATUS-BLINDED", "N-ABIL-ELUSIVE", "N-CORE-REACT-2")
@pytest.mark.parametrize(
    ("skills", "more", "struck"), [("none", "", True), ("none", " tokens blinded", False), ("fleet", "", False)]
)
def test_who_strikes_is_who_would(skills: str, more: str, struck: bool):
    """Not a blinded Enemy, nor anybody at who is Elusive, nor one that has struck at him in this Activation."""
    scene = table("sofia", f"sofia C3, skills {skills}, gear none", f"brigand-1 D3{more}", die=[6] * 9)
    found = survey(scene, "model:sofia")
    assert found is not None
    assert ("struck" in [area.kind for area in found.areas]) == struck
    scene.one("move", "C4", "move", "D4")
    assert bool(scene.attacked("brigand-1")) == struck
    assert watchers(scene.g, 2, scene.g.at[2]) == []


@example("N-CORE-REACT-1", "N-CORE-STEALTH")
@pytest.mark.parametrize(("alarm", "struck"), [(-1, []), (1, ["bravo-1"])])
def test_nobody_strikes_who_is_unaware(alarm: int, struck: list[str]):
    scene = table("valerio", 'mission = "M2"', f"alarm = {alarm}", "valerio A1, skills none", "bravo-1 B1")
    assert watchers(scene.g, 0, scene.g.at[0]) == [scene.model(each) for each in struck]


@example("N-CORE-STEALTH")
def test_a_guard_that_has_noticed_him_is_not_asked_again():
    """Nor twice on one walk."""
    lines = ('mission = "M2"', "alarm = -1", "hours.bravo = 20", "sofia K1, skills none, gear none", "bravo-1 K6")
    scene = table("sofia", *lines, die=[6] * 6)
    assert noticers(scene.g, 2, (squares(scene, "K2"), squares(scene, "K3"))) == [scene.model("bravo-1")]
    scene.one("move", "K2")
    assert noticers(scene.g, 2, (squares(scene, "K3"),)) == []


def squares(scene: Scene, name: str) -> int:
    return next(each for each in range(scene.g.field().size) if at(scene.g, each) == name)


@example("N-CORE-LOS-1", "N-CORE-LOS-3", "N-CORE-LOS-4")
@pytest.mark.parametrize(("to", "rule"), [("D3", "N-CORE-LOS-1"), ("F3", "N-CORE-LOS-3"), ("H5", "N-CORE-LOS-4")])
def test_a_line_says_which_rule_it_is_drawn_by(to: str, rule: str):
    """Beside him, on his level, on a hill."""
    scene = table("valerio", HILLS, "valerio C3", "brigand-1 L6")
    found = survey(scene, "model:valerio", f"square:{to}")
    assert found is not None
    assert found.sights[0].rule == rule


NOT_THERE = (
    "square:Z9", "square:a1", "square:C33", "square:", "square:C٣", "model:nobody", "model:vincenzo", "gear:valerio:99",
    "gear:valerio:x", "hour:x",
)  # fmt: skip


@pytest.mark.parametrize("spot", NOT_THERE)
def test_nothing_is_measured_from_what_is_not_there(spot: str):
    scene = table("valerio", "valerio C3", "brigand-1 D3")
    assert survey(scene, spot) is None
    assert survey(scene, "model:valerio", spot) is None


def test_nobody_looks_further_for_looking():
    """Asking changes nothing, and both languages know the words."""
    scene = table("valerio", HILLS, "valerio C3", "rebecca G5", "brigand-1 E3", "crossbowman-1 J6")
    before = scene.g.clone()
    for lang in LANGUAGES:
        for spot in (
            "model:valerio",
            "model:rebecca",
            "model:brigand-1",
            "model:crossbowman-1",
            "square:B2",
            "gear:valerio:5",
        ):
            assert survey(scene, spot, lang=lang) is not None
        for option in scene.g.decision.options:
            VOICE.survey_of(scene.g, scene.g.decision, option, lang)
    assert scene.g.at == before.at
    assert scene.g.tokens == before.tokens
