"""The missions: what can be done in each, what both sides want, how each is won and lost (5.12)."""

from __future__ import annotations

from plancia.games.nova_aetas.state import DEFEAT, UNDECIDED, VICTORY
from tests.scenes import example
from tests.scenes.nova_aetas import Scene, nova


def counter(scene: Scene, name: str) -> int:
    return int(scene.g.counters[scene.g.plan().counters.index(name)])


# -- M1


@example("N-CORE-MISSION-ACTION", "N-CORE-CARRY", "N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
def test_who_carries_the_letter_to_the_road_wins():
    scene = nova(
        """
        mission = "M1"
        active = "valerio"
        [heroes.valerio]
        at = "J5"
        """
    )
    scene.one("search-the-cart")
    assert scene.g.things == [0]
    assert scene.refused["search-the-cart"] == "N-CORE-MISSION-ACTION"
    scene.one("move", "L5")
    assert scene.g.outcome == UNDECIDED  # he must end his Activation there
    scene.one("end")
    assert scene.g.outcome == VICTORY
    assert scene.g.heroism[0] == 2


@example("N-CORE-CARRY", "N-CORE-ACT-SWAP")
def test_a_letter_that_lies_on_the_ground_is_picked_up():
    scene = nova(
        """
        mission = "M1"
        active = "valerio"
        [heroes.valerio]
        at = "B4"
        [heroes.sofia]
        at = "B5"
        [objects]
        letter-1 = "B5"
        """
    )
    scene.one("pick-up:letter-1")
    assert (scene.g.things, scene.g.spent) == ([0], 1)
    scene.one("swap", "give:letter-1")
    assert scene.g.things == [2]


@example("N-AI-15", "N-AMB-44", "N-CORE-THREAT-OBJ")
def test_the_landsknecht_burns_the_letter():
    scene = nova(
        """
        mission = "M1"
        active = "landsknecht"
        [heroes.valerio]
        at = "A4"
        [enemies]
        landsknecht = ["K5"]
        [counters]
        burn = 4
        """
    )
    scene.advance()
    assert counter(scene, "burn") == 5
    assert scene.g.outcome == DEFEAT


@example("N-CORE-OBJECTIVES")
def test_once_the_letter_is_taken_he_attacks_the_heroes():
    scene = nova(
        """
        mission = "M1"
        active = "landsknecht"
        [heroes.valerio]
        at = "G5"
        [enemies]
        landsknecht = ["K5"]
        [objects]
        letter-1 = "valerio"
        """,
    )
    scene.advance()
    assert counter(scene, "burn") == 0
    assert scene.at("landsknecht-1") != "K5"


@example("N-CORE-HORO-9", "N-CORE-DRAFT", "N-CORE-HORO-7", "N-CORE-LOOT")
def test_reinforcements_come_at_their_hour():
    scene = nova(
        """
        mission = "M1"
        t = 33
        [heroes.valerio]
        at = "A4"
        hour = 40
        """,
    )
    scene.advance()
    assert scene.at("ogre-bombardier-1") == "L2"
    assert scene.g.without_loot == (scene.model("ogre-bombardier-1"),)
    assert scene.hour("ogre-bombardier") >= 34 + 4


@example("N-CORE-HORO-4")
def test_a_defeat_by_time_comes_before_anything_else():
    scene = nova(
        """
        mission = "M1"
        t = 48
        [heroes.valerio]
        at = "L5"
        hour = 49
        [objects]
        letter-1 = "valerio"
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT


# -- M2


@example("N-CORE-HORO-9", "N-CORE-STEALTH")
def test_the_alarm_brings_more_and_more_of_them():
    scene = nova(
        """
        mission = "M2"
        t = 15
        alarm = 4
        [heroes.valerio]
        at = "A1"
        hour = 17
        """,
        draft=["bravo", "crossbowman"],
    )
    scene.advance()
    assert (scene.at("bravo-1"), scene.at("crossbowman-1")) == ("J2", "J9")


@example("N-CORE-MISSION-END")
def test_fourteen_sectors_after_the_alarm_it_is_lost():
    scene = nova(
        """
        mission = "M2"
        t = 17
        alarm = 4
        [heroes.valerio]
        at = "A1"
        hour = 60
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT


@example("N-CORE-HORO-9", "N-CORE-STEALTH")
def test_matins_raise_the_alarm():
    scene = nova(
        """
        mission = "M2"
        t = 19
        alarm = -1
        [heroes.valerio]
        at = "A1"
        hour = 21
        """,
        draft=["bravo", "crossbowman"],
    )
    scene.advance()
    assert scene.g.alarm == 20
    assert (scene.at("bravo-1"), scene.at("crossbowman-1")) == ("J2", "J9")


@example("N-CORE-MISSION-ACTION", "N-CORE-KEYWORD")
def test_the_register_is_found_by_who_searches_well():
    scene = nova(
        """
        mission = "M2"
        alarm = -1
        active = "vincenzo"
        [heroes.vincenzo]
        inside = "study"
        """,
        die=[1, 2, 3, 3, 5, 5, 6, 1, 1, 1],
    )
    scene.one("find-the-register").pass_all()
    assert scene.g.things == [-1]  # failed: the AP are lost, it may be tried again
    scene.one("find-the-register").pass_all()
    assert scene.g.things == [3]
    assert scene.g.spent == 4


# -- M3


@example("N-CORE-MISSION-ACTION", "N-CORE-TERRAIN-WATER")
def test_when_both_levers_are_pulled_the_water_is_gone():
    scene = nova(
        """
        mission = "M3"
        active = "valerio"
        [heroes.valerio]
        at = "B9"
        [counters]
        lever = 1
        """,
        die=[6, 1, 1, 1, 1, 1],
    )
    scene.one("pull-the-lever@B9", "test-1").pass_all()
    assert scene.g.spent == 1  # with a passed Brutality Test
    assert scene.g.drained
    assert not scene.g.field().water


@example("N-CORE-MISSION-ACTION")
def test_a_lever_can_be_pulled_without_a_test_for_its_full_price():
    scene = nova(
        """
        mission = "M3"
        active = "sofia"
        [heroes.sofia]
        at = "B9"
        tokens = "bleeding"
        """
    )
    scene.one("pull-the-lever@B9", "without")  # N-STATUS-BLEEDING: a lever is no Point of Interest
    assert (scene.g.spent, counter(scene, "lever")) == (2, 1)


@example("N-CORE-OBJECTIVES", "N-CORE-TIER")
def test_the_third_rite_calls_the_cyclops():
    scene = nova(
        """
        mission = "M3"
        active = "faun-shaman"
        [heroes.valerio]
        at = "A3"
        [enemies]
        faun-shaman = ["J3"]
        [counters]
        rite = 2
        """
    )
    scene.advance()
    assert counter(scene, "rite") == 3
    assert scene.at("cyclops-1") == "I2"


# -- M4


@example("N-ABIL-ALLY", "N-CORE-MISSION-END")
def test_theodore_on_the_dyke_wins():
    scene = nova(
        """
        mission = "M4"
        active = "brother-theodore"
        [heroes.valerio]
        at = "A2"
        [allies.brother-theodore]
        at = "K3"
        """
    )
    scene.one("L3")
    assert scene.g.outcome == VICTORY
    assert scene.g.secondaries & 1  # with at most 2 Wounds


@example("N-CORE-DOWN-3")
def test_without_theodore_it_is_lost():
    scene = nova(
        """
        mission = "M4"
        active = "harpy"
        [heroes.valerio]
        at = "A2"
        [allies.brother-theodore]
        at = "K3"
        wounds = 4
        [enemies]
        harpy = ["K4"]
        """,
        die=[1, 1],
    )
    scene.pass_all()
    assert scene.at("brother-theodore") == ""
    assert scene.g.outcome == DEFEAT


# -- M5


@example("N-CORE-MISSION-ACTION", "N-ABIL-ALLY", "N-CORE-HORO-7")
def test_the_second_cube_frees_the_prisoner():
    scene = nova(
        """
        mission = "M5"
        active = "valerio"
        [heroes.valerio]
        at = "K2"
        [counters]
        chains = 1
        [enemies]
        inquisitor = ["A5"]
        """
    )
    scene.one("free-the-prisoner", "without")
    assert scene.at("prisoner") != ""
    assert scene.hour("prisoner") == scene.g.t + 3
    assert scene.g.completed == 1


@example("N-CORE-MISSION-SETUP", "N-CORE-MODE-2")
def test_with_friends_in_rome_one_guard_stays_away():
    scene = nova(
        """
        mission = "M5"
        phase = "set-up"
        flags = ["rome_friend"]
        """
    )
    for square in ("A1", "B1", "A2"):
        scene.one(square)
    assert scene.question == "N-CORE-MISSION-SETUP"
    assert scene.options == ["F5", "H5", "J5", "K5", "I6"]
    scene.one("H5")
    assert scene.at("papal-guard-5") == ""
    assert len([guard for guard in range(1, 5) if scene.at(f"papal-guard-{guard}")]) == 4


@example("N-ENC-CHECK", "N-CORE-BUILDING")
def test_arms_are_taken_if_there_is_room():
    text = """
        mission = "M5"
        active = "valerio"
        [heroes.valerio]
        inside = "armoury"
        gear = "GEAR"
        """
    scene = nova(text.replace("GEAR", "helmet"))
    scene.one("take-arms")  # only the Crossbow has room
    assert scene.g.box.item_ids[scene.g.gear[7]] == "crossbow"
    full = nova(text.replace("GEAR", "helmet, greatsword"))
    full.advance()
    assert full.refused["take-arms"] == "N-ENC-CHECK"


# -- M6


BLOOD = """
    mission = "M6"
    active = "rebecca"
    [heroes.rebecca]
    at = "SQUARE"
    [heroes.valerio]
    at = "A4"
    [objects]
    blood-1 = "WHERE"
    """


@example("N-CORE-CARRY", "N-CORE-THREAT-OBJ")
def test_the_blood_makes_its_bearer_a_target():
    scene = nova(BLOOD.replace("SQUARE", "C3").replace("WHERE", "C2"))
    scene.one("pick-up:blood-1")
    assert (scene.g.spent, scene.threat("rebecca")) == (2, 2)


@example("N-CORE-MISSION-ACTION", "N-CORE-CARRY")
def test_blood_is_poured_for_nothing_by_a_mystic():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca"), die=[4, 5, 1, 1, 1, 1, 1])
    scene.one("pour-the-blood@F3", "test-1")
    assert len(scene.done("Rolled")[0].dice) == 7  # Mind 4, the keyword 2, the Blood 1
    scene.pass_all()
    assert (scene.g.spent, counter(scene, "pour"), scene.g.things[0]) == (0, 1, -2)


@example("N-CORE-MISSION-ACTION")
def test_otherwise_it_costs_its_price():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca"), die=[4, 1, 1, 1, 1, 1, 1])
    scene.one("pour-the-blood@F3", "test-1").pass_all()
    assert (scene.g.spent, counter(scene, "pour")) == (1, 1)


@example("N-CORE-CARRY", "N-CORE-DOWN-1")
def test_blood_falls_with_its_bearer():
    scene = nova(
        """
        mission = "M6"
        active = "bravo"
        [heroes.rebecca]
        at = "D3"
        wounds = 6
        [heroes.valerio]
        at = "A4"
        [enemies]
        bravo = ["D4"]
        [objects]
        blood-1 = "rebecca"
        """,
        die=[1] * 3,
        grave_wound=["broken-arm"],
    )
    scene.pass_all()
    assert scene.g.down >> 1 & 1
    assert scene.g.things[0] == 1000 + scene.g.at[1]
    assert scene.threat("rebecca") == 0


@example("N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
def test_a_victory_waits_for_the_end_of_the_sector():
    scene = nova(BLOOD.replace("SQUARE", "F4").replace("WHERE", "rebecca") + "[counters]\npour = 2\n")
    scene.one("pour-the-blood@F3", "without")
    assert scene.g.outcome == UNDECIDED
    scene.one("end")
    scene.play_on()
    assert scene.g.outcome == VICTORY


@example("N-AI-15", "N-CORE-DIST")
def test_the_captain_steals_the_nearest_blood():
    scene = nova(
        """
        mission = "M6"
        active = "masked-captain"
        [heroes.rebecca]
        at = "L8"
        [enemies]
        masked-captain = ["C4"]
        [counters]
        stolen = 1
        """
    )
    scene.advance()
    assert scene.g.things[0] == -2
    assert scene.g.outcome == DEFEAT


# -- the side missions


@example("N-AI-03")
def test_the_beast_sleeps_lightly_until_it_is_hurt():
    from plancia.games.nova_aetas.control import control_area

    text = """
        mission = "H1"
        [heroes.valerio]
        at = "A2"
        [enemies.chimera-1]
        at = "I5"
        wounds = N
        """
    for wounds, area in ((5, 4), (6, 6)):
        scene = nova(text.replace("N", str(wounds)))
        assert control_area(scene.g, scene.model("chimera-1")) == area


@example("N-CORE-MISSION-ACTION", "N-CORE-DRAFT")
def test_a_failed_test_at_the_sarcophagus_wakes_the_dead():
    scene = nova(
        """
        mission = "X1"
        active = "valerio"
        [heroes.valerio]
        at = "J4"
        """,
        die=[1, 1],
        draft=["restless-dead"],
    )
    scene.one("open-the-sarcophagus@J4", "test-2").pass_all()
    assert scene.at("restless-dead-1") == "J8"
    assert counter(scene, "sarcophagus") == 0


@example("N-CORE-MISSION-ACTION", "N-CORE-HORO-9")
def test_a_sealed_trapdoor_keeps_the_next_draft_away():
    scene = nova(
        """
        mission = "X1"
        t = 8
        active = "valerio"
        [heroes.valerio]
        at = "E3"
        """
    )
    scene.one("seal-the-trapdoor@E3", "end")
    scene.play_on()
    assert scene.g.t >= 9
    assert not scene.done("DrawDraft")
    assert scene.g.cancelled == 0


@example("N-CORE-MISSION-END")
def test_the_crypt_is_left_together():
    text = """
        mission = "X1"
        active = "valerio"
        [heroes.valerio]
        at = "B3"
        [heroes.sofia]
        at = "SQUARE"
        [counters]
        sarcophagus = 2
        """
    scene = nova(text.replace("SQUARE", "A1"))
    scene.one("move", "B2")
    assert scene.g.outcome == VICTORY
    apart = nova(text.replace("SQUARE", "C1"))
    apart.one("move", "B2")
    assert apart.g.outcome == UNDECIDED


# -- everywhere


@example("N-CORE-DOWN-2")
def test_when_all_are_down_it_is_lost_at_once():
    scene = nova(
        """
        mission = "M1"
        active = "brigand"
        [heroes.sofia]
        at = "B4"
        wounds = 6
        [enemies]
        brigand = ["B5", "A4"]
        """,
        die=[1] * 3,
        grave_wound=["broken-arm"],
    )
    scene.pass_all()
    assert scene.g.outcome == DEFEAT
    assert len(scene.done("BeginActivation")) == 1  # the second Brigand does not act any more


@example("N-CORE-DRAFT", "N-ABIL-HORDE", "N-AMB-48")
def test_a_horde_of_which_few_are_left():
    scene = nova(
        """
        mission = "X1"
        t = 8
        [heroes.valerio]
        at = "A1"
        hour = 20
        [enemies]
        restless-dead = ["E1", "F1", "G1", "H1", "I1", "J1", "J2"]
        [hours]
        restless-dead = 30
        """,
        draft=["restless-dead", "restless-dead"],
    )
    scene.advance()
    assert (scene.at("restless-dead-8"), scene.at("restless-dead-9")) == ("B8", "B7")
    assert len(scene.done("DrawDraft")) == 1  # nothing is left for the second square


@example("N-CORE-MISSION-SETUP", "N-CORE-HEROISM", "N-CORE-ACHIEVE")
def test_what_was_promised_for_a_mission_is_used_up_as_it_starts():
    scene = nova(
        """
        mission = "M1"
        phase = "set-up"
        [more]
        next_tokens = [65536, 0, 0, 0, 0, 0]
        next_heroism = [0, 0, 1, 0, 0, 0]
        """,
        destiny_card=["new-moon", "eclipse", "the-star", "full-moon"],
    )
    for _ in range(3):
        scene.one(scene.options[0])
    while scene.g.t == 0 and scene.waits_for == "one":
        scene.one(scene.options[0])
    assert scene.tokens("valerio") == "blessed"
    assert scene.g.heroism[:4] == [1, 1, 2, 1]
    assert not any(scene.g.next_tokens)
    assert not any(scene.g.next_heroism)


@example("N-CORE-EVENT")
def test_the_stars_foretell_one_mission_only():
    scene = nova(
        """
        mission = "M1"
        t = 48
        [heroes.valerio]
        at = "A4"
        hour = 60
        [more]
        skip_events = 1
        """
    )
    scene.advance()
    assert scene.g.outcome == DEFEAT
    assert scene.g.skip_events == 0
