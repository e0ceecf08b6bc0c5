"""The Horologium (N-CORE-HORO), the start and end of Activations, reactions, water, stealth and buildings."""

from __future__ import annotations

from plancia.games.nova_aetas.shown.draw import drawn
from plancia.games.nova_aetas.state.effects.time import SetGroupHour
from plancia.kernel.view import View
from tests.games.nova_aetas.scene import new_game, nova
from tests.scenes import example

FIELD = 'rows = ["........", "........", "........", "........", "........"]\n'


def alone(**lines: str) -> str:
    """Valerio's Activation on an open field, with more lines for him and for the table."""
    return (
        f'{FIELD}t = 2\nactive = "valerio"\n[heroes.valerio]\nat = "B2"\n'
        + lines.get("hero", "")
        + "\n"
        + lines.get("more", "")
    )


@example("N-CORE-HORO-5", "N-EX-75")
def test_a_token_advances_by_the_ap_that_were_spent():
    scene = nova(alone(more='[enemies]\nlandsknecht = ["F2"]'), die=[6, 6, 6, 6, 6])
    scene.one("move", "E2", "attack:sword").pass_all()
    assert scene.hour("valerio") == 8  # without AP the Activation ends by itself
    scene = nova(alone())
    assert scene.one("move", "B3", "end").hour("valerio") == 3
    scene = nova(alone())
    assert scene.one("end").hour("valerio") == 3


@example("N-CORE-HORO-1", "N-CORE-HORO-6", "N-CORE-HORO-7", "N-EX-76")
def test_a_group_advances_by_its_rapidity():
    scene = new_game(seats=["one"], play="mission", mission="M1")
    scene.g.key = b"chance" * 5
    scene.advance()
    hours = []
    while not scene.g.over and scene.g.t < 19:
        if scene.g.t and scene.hour("brigand") not in hours:
            hours.append(scene.hour("brigand"))
        scene.one(next((each for each in ("end", "pass") if each in scene.options), scene.options[0]))
    assert hours == [3, 8, 13, 18, 23][: len(hours)]
    assert len(hours) > 2


@example("N-CORE-HORO-4", "N-EX-77")
def test_in_a_sector_markers_come_first_then_heroes_then_enemies():
    scene = nova(
        f"""{FIELD}
        t = 12
        [heroes.valerio]
        at = "A1"
        hour = 13
        [heroes.rebecca]
        at = "A5"
        hour = 13
        [enemies]
        brigand = ["H1", "H5"]
        [hours]
        brigand = 13
        """,
        event=["quiet"],
        die=[1] * 40,
    )
    assert scene.waits_for == "one"
    assert scene.done("DrawEvent")
    assert scene.options == ["valerio", "rebecca"]
    scene.one("rebecca", "end", "end")
    assert [effect.model for effect in scene.done("BeginActivation")][:2] == [1, 0]
    assert len(scene.done("BeginActivation")) == 4


@example("N-CORE-HORO-4", "N-CORE-HORO-7")
def test_of_enemies_set_up_for_one_sector_the_troop_goes_before_the_elite_and_the_monster():
    for mission, first, then in (("M6", "bravo", "masked-captain"), ("H1", "harpy", "chimera")):
        scene = new_game(seats=["one"], play="mission", mission=mission)
        scene.g.key = b"chance" * 5
        scene.advance()
        while scene.g.t < 3:
            scene.one(next((each for each in ("end", "pass") if each in scene.options), scene.options[0]))
        box, begun = scene.g.box, scene.done("BeginActivation")
        kinds = [box.enemy_ids[box.type_of[each.model]] for each in begun if each.model >= box.hero_side]
        assert kinds.index(first) < kinds.index(then)


@example("N-CORE-HORO-4")
def test_of_enemies_in_one_sector_the_one_that_came_first_is_shown_first():
    scene = nova(alone(more='[enemies]\nbrigand = ["F2"]\nlandsknecht = ["F4"]\n[hours]\nbrigand = 5\nlandsknecht = 5'))
    scene.advance()
    assert [each.id for each in drawn(View(scene.g, 0), "en").enemies] == ["brigand", "landsknecht"]
    scene.g.do(SetGroupHour(scene.g.box.enemy_ids.index("brigand"), 5, "N-CORE-EVENT"))
    assert [each.id for each in drawn(View(scene.g, 0), "en").enemies] == ["landsknecht", "brigand"]


@example("N-CORE-REACT-1", "N-CORE-REACT-2", "N-EX-82", "N-CORE-ACT-MOVE")
def test_an_enemy_reacts_once_in_an_activation():
    scene = nova(alone(more='[enemies]\nbrigand = ["B1"]'), die=[6, 6, 6, 6, 6])
    scene.one("move", "step-by-step", "B3").pass_all()
    assert len(scene.done("React")) == 1
    scene.one("stop", "move", "B2", "move", "B3")
    assert len(scene.done("React")) == 1


@example("N-ABIL-ELUSIVE", "N-CORE-REACT-4", "N-EX-13")
def test_nobody_reacts_to_who_is_elusive_and_others_choose_the_order():
    text = f"""{FIELD}
        active = "HERO"
        [heroes.HERO]
        at = "C3"
        SKILLS
        [enemies]
        bravo = ["C2", "C4"]
        """
    fleet = nova(text.replace("HERO", "sofia").replace("SKILLS", 'skills = "fleet"'))
    fleet.one("move", "D3")
    assert not fleet.done("React")
    scene = nova(text.replace("HERO", "valerio").replace("SKILLS", 'skills = ""'), die=[6] * 10)
    scene.one("move", "D3")
    assert scene.options == ["bravo-1", "bravo-2"]
    scene.one("bravo-2").pass_all()
    assert [effect.enemy for effect in scene.done("React")] == [scene.model("bravo-2"), scene.model("bravo-1")]


@example("N-CORE-TERRAIN-WATER", "N-EX-90")
def test_water_costs_one_more():
    scene = nova(
        """
        rows = [".~~..", "TTTTT"]
        active = "valerio"
        [heroes.valerio]
        at = "A1"
        tokens = "burned"
        """
    )
    scene.one("move", "D1")
    assert scene.g.spent == 5
    assert scene.tokens("valerio") == ""


@example("N-CORE-THREAT-4", "N-EX-88", "N-CORE-ACT-END")
def test_threat_falls_after_a_quiet_activation():
    for walk, threat in (("E2", 2), ("C2", 3)):
        scene = nova(alone(hero="threat = 3"))
        scene.one("move", walk, "end")
        assert scene.threat("valerio") == threat


@example("N-CORE-ACT-START", "N-STATUS-STUNNED", "N-TOKEN-REACTION-1", "N-AMB-34", "N-EX-67")
def test_what_must_be_paid_at_the_start_counts_as_spent():
    scene = nova(alone(hero='tokens = "stunned reaction-1"'))
    scene.advance()
    assert (scene.g.ap, scene.g.spent) == (3, 3)
    assert scene.tokens("valerio") == ""
    assert scene.one("end").hour("valerio") == 5


@example("N-TOKEN-GEN-3", "N-STATUS-ENTANGLED", "N-EX-60", "N-CORE-ACT-END")
def test_entangled_costs_one_more_for_each_square_and_goes_at_the_end():
    scene = nova(
        """
        rows = ["...%.", "TTTTT"]
        options.company = ["valerio", "gregorio", "sofia", "vincenzo"]
        active = "gregorio"
        [heroes.gregorio]
        at = "B1"
        tokens = "entangled"
        """
    )
    scene.one("move")
    assert "E1" not in scene.options
    scene.one("D1")
    assert scene.spent("gregorio") == 5
    assert scene.tokens("gregorio") == ""


@example("N-CORE-STEALTH", "N-CORE-KEYWORD", "N-EX-91")
def test_a_failed_stealth_test_raises_the_alarm():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "sofia"
        [heroes.sofia]
        at = "K1"
        [enemies]
        bravo = ["K6"]
        [hours]
        bravo = 20
        """,
        die=[3, 3, 2, 1, 1, 2, 3],
        draft=["bravo", "crossbowman"],
    )
    scene.one("move", "K2").pass_all()
    assert len(scene.done("Rolled", hero="sofia")[0].dice) == 7
    assert scene.g.alarm == scene.g.t
    assert len(scene.done("DrawDraft")) == 2  # the mission's Draft comes at once


@example("N-CORE-STEALTH")
def test_a_passed_stealth_test_is_not_asked_twice_of_one_enemy():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "sofia"
        [heroes.sofia]
        at = "K1"
        [enemies]
        bravo = ["K6"]
        """,
        die=[6, 3, 2, 1, 1, 2, 3],
    )
    scene.one("move", "K3").pass_all()
    assert scene.g.alarm == -1
    assert len(scene.done("Notice")) == 1


@example("N-CORE-STEALTH", "N-CORE-HORO-6", "N-CORE-MISSION-SETUP")
def test_an_unaware_enemy_walks_its_round_and_does_not_attack():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        t = 2
        [heroes.sofia]
        at = "A1"
        hour = 40
        [enemies]
        bravo = ["J2"]
        [hours]
        bravo = 3
        """
    )
    scene.advance()
    assert scene.path("bravo-1").startswith("I2 H2")
    assert scene.hour("bravo") > 3


@example("N-CORE-BUILDING", "N-EX-92")
def test_who_is_inside_is_not_on_the_field():
    text = """
        mission = "M2"
        active = "valerio"
        [heroes.valerio]
        at = "SQUARE"
        [heroes.sofia]
        at = "A1"
        """
    beside = nova(text.replace("SQUARE", "D5"))
    beside.advance()
    assert beside.refused["enter"] == "N-CORE-BUILDING"
    scene = nova(text.replace("SQUARE", "E5"), die=[5, 1, 1])
    scene.one("enter")
    assert scene.at("valerio") == ""
    scene.one("go:study", "leave:window").pass_all()
    assert scene.at("valerio") == "H3"
    assert scene.g.spent == 3


@example("N-CORE-BUILDING")
def test_an_exit_leads_to_the_nearest_free_square():
    scene = nova(
        """
        mission = "M2"
        active = "valerio"
        [heroes.valerio]
        inside = "study"
        [heroes.sofia]
        at = "H3"
        """,
        die=[1, 1, 1],
    )
    scene.one("leave:window").pass_all()
    assert scene.at("valerio") == "H2"
    assert scene.wounds("valerio") == 1


@example("N-CORE-STEALTH", "N-AI-21")
def test_when_one_of_a_group_raises_the_alarm_the_others_attack_at_once():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        t = 2
        [heroes.sofia]
        at = "K3"
        hour = 40
        [enemies]
        bravo = ["J2", "K1"]
        [hours]
        bravo = 3
        """,
        die=[1] * 7 + [6] * 8,
        draft=["bravo", "bravo"],
    )
    scene.pass_all()
    assert scene.g.alarm == 3
    assert scene.done("Attacked", model="bravo-2")
    assert not scene.done("Attacked", model="bravo-1")


@example("N-ABIL-CHARGE")
def test_a_charge_is_the_last_thing_a_hero_does():
    scene = nova(
        f"""{FIELD}
        t = 4
        options.company = ["gregorio", "sofia", "rebecca", "vincenzo"]
        active = "gregorio"
        [heroes.gregorio]
        at = "B2"
        skills = "holy-charge"
        gear = "greatsword"
        [enemies]
        landsknecht = ["F2"]
        """,
        die=[1] * 9,
    )
    scene.one("holy-charge")
    while scene.waits_for == "one":
        scene.one("pass" if "pass" in scene.options else scene.options[0])
    assert scene.at("gregorio") == "E2"
    assert scene.hour("gregorio") == 9
