"""An Encounter: the Astrologer's Caravan, a chain of Tests without a map (5.12, E1)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import ASTRUM
from plancia.games.nova_aetas.state.state import DEFEAT, MISSION, VICTORY
from tests.games.nova_aetas.scene import Scene, nova, rare
from tests.scenes import example

COMPANY = 'options.company = ["valerio", "rebecca", "sofia", "vincenzo"]\n'
CARDS = ["eclipse", "new-moon", "blood-oath", "mercurys-step"]  # of no use in a Test
NEXT = ("N-CORE-KEYWORD", "N-CORE-MODE-2", "N-CORE-CP", "N-CORE-CAMP-3")

TRUSTED, REFUSED = ("valerio", [6, 6, 1, 1]), ("valerio", [6, 5, 5, 5])  # Diplomacy, 2 Successes at 6
READ, READ_WELL, MISREAD = ("rebecca", [4] + [1] * 5), ("rebecca", [4, 4] + [1] * 4), ("rebecca", [3] * 6)
CURED, NOT_CURED = ("vincenzo", [4] + [1] * 4), ("vincenzo", [3] * 5)
TRACKED, LOST_TRACK = ("sofia", [4, 1, 1, 1]), ("sofia", [3] * 4)
LEFT_OUT: tuple[str, list[int]] = ("pass", [])


def caravan(*steps: tuple[str, list[int]], reward: str = "purse-of-gold") -> Scene:
    """Who tries a step, and what he rolls; nobody re-rolls."""
    scene = nova(
        'phase = "settlement"\noptions.play = "campaign"\nmore.city = true\nmore.node = 1\npopolini = 20\n' + COMPANY
    ).advance()
    scene.rolls(destiny_card=CARDS, reward=[reward])
    scene.one("leave-for:E1")
    for who, dice in steps:
        scene.rolls(die=dice)
        scene.one(who)
        if "test-1" in scene.options:
            scene.one("test-1")
        while scene.question not in NEXT:
            scene.one("pass")
    return scene


def outcome(scene: Scene) -> int:
    return int(scene.done("EndMission")[0].outcome)


@example("N-CORE-MISSION-END", "N-CORE-OBJECTIVES")
@pytest.mark.parametrize(
    ("steps", "won"),
    [
        ((TRUSTED, READ, LEFT_OUT, LEFT_OUT), True),
        ((TRUSTED, LEFT_OUT, CURED, LEFT_OUT), True),
        ((TRUSTED, MISREAD, NOT_CURED, TRACKED), True),
        ((TRUSTED, MISREAD, NOT_CURED, LOST_TRACK), False),
        ((TRUSTED, LEFT_OUT, LEFT_OUT, LEFT_OUT), False),
    ],
)
def test_his_trust_and_one_thing_more_are_a_victory(steps: tuple[tuple[str, list[int]], ...], won: bool):
    assert outcome(caravan(*steps)) == (VICTORY if won else DEFEAT)


@example("N-CORE-OBJECTIVES", "N-CORE-MISSION-END", "N-CORE-MISSION-SETUP")
def test_whom_he_does_not_trust_pays_two_popolini_and_goes():
    scene = caravan(REFUSED)
    assert (outcome(scene), scene.g.popolini, scene.question) == (DEFEAT, 18, "N-CORE-CAMP-3")
    assert scene.g.box.mission_ids[scene.g.log_of_missions[-1] // 4] == "E1"


@example("N-CORE-OBJECTIVES", "N-CORE-MISSION-END")
def test_a_step_that_fails_costs_nothing_and_the_next_one_comes():
    """After three in vain somebody who has not tried yet still may, for the last step; five Popolini for it."""
    scene = caravan(TRUSTED, MISREAD, NOT_CURED)
    assert scene.refused == dict.fromkeys(("valerio", "rebecca", "vincenzo"), "N-CORE-OBJECTIVES")
    assert (scene.g.popolini, scene.g.skip_events, scene.done("DrawReward")) == (20, 0, [])
    scene.rolls(die=TRACKED[1])
    scene.one("sofia")
    assert (scene.g.popolini, outcome(scene)) == (25, VICTORY)


@example("N-CORE-OBJECTIVES", "N-CORE-MODE-2")
def test_a_chart_read_well_gives_one_of_them_astrum_too():
    """One Success: the next mission's first Event does not happen. Two: a Hero begins it with Astrum as well."""
    scene = caravan(TRUSTED, READ)
    assert (scene.g.skip_events, sum(scene.g.next_tokens), scene.question) == (1, 0, "N-CORE-KEYWORD")
    well = caravan(TRUSTED, READ_WELL)
    assert (well.g.skip_events, well.question, len(well.options)) == (1, "N-CORE-MODE-2", 4)
    well.one("sofia")
    assert (well.g.next_tokens[2], sum(well.g.next_tokens)) == (ASTRUM, ASTRUM)


@example("N-CORE-OBJECTIVES")
def test_nobody_gains_twice_by_a_step_that_says_so_once():
    """Both Successes of the first step and all of the third: one Reward, no Astrum, no Event foretold."""
    scene = caravan(TRUSTED, LEFT_OUT, ("vincenzo", [6] * 5))
    assert (len(scene.done("DrawReward")), scene.g.skip_events, sum(scene.g.next_tokens)) == (1, 0, 0)


@example("N-CORE-TEST", "N-CORE-KEYWORD", "N-CORE-HEROISM")
def test_who_could_read_better_may_roll_again_and_who_has_cured_need_not():
    """Heroism re-rolls where another Success counts: in the chart, not at a sickbed."""
    scene = caravan(TRUSTED)
    scene.rolls(die=READ[1])
    scene.one("rebecca")
    assert "heroism" in scene.options
    scene = caravan(TRUSTED, LEFT_OUT)
    scene.rolls(die=CURED[1])
    scene.one("vincenzo")
    assert scene.question == "N-CORE-KEYWORD"


@example("N-CORE-KEYWORD")
def test_whoever_wrestles_must_be_brutal():
    """The first keyword of all is asked for like any other."""
    scene = rare(
        'phase = "settlement"\noptions.play = "campaign"\nmore.city = true\nmore.node = 1\n' + COMPANY
    ).advance()
    scene.rolls(destiny_card=CARDS)
    scene.one("leave-for:TALE")
    assert scene.refused == dict.fromkeys(("rebecca", "sofia", "vincenzo"), "N-CORE-KEYWORD")


@example("N-CORE-MISSION-SETUP")
def test_an_encounter_lies_on_the_table_like_any_mission():
    scene = caravan()
    assert (scene.g.phase, scene.g.mission) == (MISSION, scene.g.box.mission_ids.index("E1"))
    assert not [square for square in scene.g.at if square >= 0]


@example("N-CORE-XP", "N-CORE-CP", "N-CORE-CAMP-2")
@pytest.mark.parametrize(("steps", "xp"), [((TRUSTED, READ, LEFT_OUT, LEFT_OUT), 2), ((REFUSED,), 1)])
def test_an_encounter_teaches_what_it_prints_and_no_more(steps: tuple[tuple[str, list[int]], ...], xp: int):
    scene = caravan(*steps)
    assert [scene.g.xp[hero] for hero in scene.g.company] == [xp] * 4
