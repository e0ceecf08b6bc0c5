"""The Action Phase: turns, passing, cards, reaction and support."""

from __future__ import annotations

from plancia.games.verrix.game import GAME
from plancia.games.verrix.state.effects_turn import BeginPhase, NextMonth, NextTurn
from plancia.games.verrix.state.state import PHASES
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from tests.games.verrix.scene import verrix
from tests.scenes import example

FIVE = """
    turn = 2
    active = "blue"
    order = "blue violet green orange yellow"
    [seats.blue]
    [seats.violet]
    [seats.green]
    [seats.orange]
    [seats.yellow]
"""


@example("V-ACT-02", "V-ACT-04", "V-ACT-05", "V-ACT-06", "V-ACT-07", "V-ACT-01", "V-SETUP-23")
def test_the_first_to_pass_leads_the_next_month_and_gains_1_vp():
    """V-EX-05."""
    scene = verrix(FIVE)
    scene.blue("pray", "2")
    scene.violet("pray", "2")
    scene.green("pass")
    assert (scene.passed, scene.vp["green"]) == (["green"], 4)
    scene.orange("pray", "2").yellow("pass")
    assert (scene.passed, scene.vp["yellow"]) == (["green", "yellow"], 3)
    scene.blue("pass").violet("pass")
    assert scene.waits_for == "orange"  # the others are skipped
    scene.orange("pass")
    assert scene.waits_for == "audience"
    scene.play_on()
    assert scene.tribes_in_order == ["green", "yellow", "blue", "violet", "orange"]


@example("V-ACT-09", "V-RESTORE-03")
def test_a_card_is_played_once_in_a_month():
    """V-EXD-10."""
    scene = verrix("""
        active = "blue"
        [seats.blue]
        [seats.green]
    """)
    scene.blue("pray", "2").green("pass")
    assert scene.card("blue", "pray") == "discard"
    assert scene.refused["pray"] == "V-ACT-09"
    scene.blue("pass").play_on()
    assert scene.card("blue", "pray") == "hand"


@example("V-ACT-08", "V-ACT-10", "V-ACT-11", "V-ACT-20", "V-UNIT-06")
def test_who_may_be_engaged():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        available = "3 commoner, niamh"
        [seats.green]
    """)
    scene.blue("pray")
    assert scene.options == ["2", "3"]
    assert scene.refused["1"] == "V-ACT-10"
    assert scene.refused["0"] == "V-ACT-08"
    assert scene.refused["niamh"] == "V-ACT-11"  # a warrior does not pray


@example("V-ACT-20", "V-AREA-05", "V-AREA-08")
def test_engaged_units_pay_for_nothing_more():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        available = "1 commoner"
        engaged = "3 commoner, niamh"
        [seats.green]
    """)
    assert scene.refused["pray"] == "V-ACT-10"
    assert scene.refused["foray"] == "V-ACT-10"


@example("V-ACT-03", "V-SETUP-17", "V-BATTLE-01")
def test_passing_is_always_allowed_and_special_and_battle_cards_are_not_for_now():
    scene = verrix(FIVE)
    assert "pass" in scene.options
    assert scene.refused["great-raid"] == "V-SETUP-17"
    assert scene.refused["supremacy"] == "V-BATTLE-01"


@example("V-ACT-03", "V-EVENT-11")
def test_who_can_only_pass_passes_but_is_asked_with_a_card_face_down():
    table = """
        active = "blue"
        [seats.blue]
        available = ""
        away = "niamh"
        {}
        [seats.green]
    """
    assert verrix(table.format("")).waits_for == "green"
    scene = verrix(table.format('event = "dagda"'))
    assert (scene.waits_for, scene.options) == ("blue", ["pass"])


@example("V-ACT-17", "V-ACT-18", "V-BATTLE-10", "V-RAID-02")
def test_a_reaction_is_a_duty_also_after_passing_and_support_is_not_possible_then():
    """V-EX-23."""
    scene = verrix("""
        active = "blue"
        passed = "violet green"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        available = "2 commoner"
        [seats.green]
        village = "9 food"
    """)
    scene.blue("foray", "brigantes", "4")
    assert (scene.waits_for, scene.question) == ("violet", "V-RAID-05")
    scene = verrix("""
        active = "blue"
        passed = "violet green"
        [seats.blue]
        village = "9 food"
        [seats.violet]
        [seats.green]
        village = "9 food"
    """)
    scene.blue("declare-battle", "brigantes", "4")
    assert (scene.waits_for, scene.question) == ("violet", "V-BATTLE-06")
    scene.violet("everyone")
    assert scene.waits_for == "blue"  # Green is not asked for support: the first round begins


@example("V-FLOW-01", "V-FLOW-02", "V-FLOW-03", "V-A-31")
def test_twelve_turns_of_which_every_third_is_a_festival():
    """Each Month Turn has its three phases in order; a Festival Turn advances the disc too."""
    g = GAME.table({"seats": ["blue", "violet"]})
    g.key, g.log = key_of("twelve turns"), []
    GAME.begin(g)
    turn, told = 1, 0
    phases: dict[int, list[str]] = {}
    while g.decision is not None:
        engine.answer(g, g.decision.options[0])
        for effect in g.log[told:]:
            turn += isinstance(effect, NextMonth | NextTurn)
            if isinstance(effect, BeginPhase):
                phases.setdefault(turn, []).append(PHASES[effect.phase])
        told = len(g.log)
    month = ["events", "actions", "restore"]
    assert phases == {n: ["festival"] if n % 3 == 0 else month for n in range(1, 13)}
