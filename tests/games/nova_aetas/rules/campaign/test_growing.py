"""What a campaign writes down (N-CORE-XP, N-CORE-CLASS, N-CORE-CAMP-1, N-AMB-39)."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.state.box import SCHOOLS
from plancia.games.nova_aetas.state.effects.campaign import RecordMission, Travel
from plancia.games.nova_aetas.state.effects.growth import Advance, GainXp
from plancia.games.nova_aetas.state.effects.treasury import DrawReagent
from plancia.games.nova_aetas.state.state import DEFEAT, VICTORY, NovaAetas
from tests.games.nova_aetas.scene import new_game
from tests.scenes import example


@example("N-CORE-XP", "N-CORE-SKILL-BUY")
@pytest.mark.parametrize(("gained", "left", "earned"), [([1], 1, 1), ([4, 1], 5, 5), ([4, -3], 1, 4)])
def test_experience_that_is_spent_was_earned_all_the_same(gained: list[int], left: int, earned: int):
    g = new_game(seats=["one"]).g
    for n in gained:
        g.do(GainXp(0, n, "N-CORE-XP"))
    assert (g.xp[0], g.earned[0]) == (left, earned)


@example("N-CORE-CLASS", "N-ATK-SCHOOL")
@pytest.mark.parametrize(
    ("hero", "before", "after"), [("rebecca", "ignis mens", "ignis mens umbra"), ("sofia", "", "")]
)
def test_an_advanced_class_opens_its_school(hero: str, before: str, after: str):
    g = new_game(seats=["one"]).g
    number = g.box.hero_ids.index(hero)
    assert schools(g, number) == before
    g.do(Advance(number))
    assert schools(g, number) == after


def schools(g: NovaAetas, hero: int) -> str:
    return " ".join(name for number, name in enumerate(SCHOOLS) if g.schools[hero] >> number & 1)


@example("N-CORE-CAMP-1", "N-CORE-MODE-2")
@pytest.mark.parametrize("mission", [0, 1, 2, 3])
@pytest.mark.parametrize("outcome", [VICTORY, DEFEAT])
def test_what_was_lost_is_known_on_the_road(mission: int, outcome: int):
    g = new_game(seats=["one", "two"]).g
    assert g.leader == 0
    g.do(RecordMission(mission, outcome))
    road = Travel(mission + 1, 0)
    g.do(road)
    assert (road.lost, g.node, g.leader) == (outcome == DEFEAT, mission + 1, 1)


@example("N-CORE-CAMP-1")
def test_before_the_first_mission_nothing_was_lost():
    g = new_game(seats=["one"]).g
    road = Travel(0, 0)
    g.do(road)
    assert not road.lost


@example("N-AMB-39", "N-CORE-LOOT", "N-REAGENT-ELEMENTUM")
@pytest.mark.parametrize(("wood", "left"), [(1, 7), (2, 1)])
def test_an_empty_family_is_shuffled_again_and_the_others_are_not(wood: int, left: int):
    """Nothing but Wood is left of the Elementum; of Mercury one card has been drawn."""
    g = new_game(seats=["one"]).g
    ids = [each.id for each in g.box.reagents]
    decks = list(g.reagent_decks)
    for name in ("wood", "leather", "belladonna", "mandrake"):
        decks[ids.index(name)] = wood if name == "wood" else 0
    decks[ids.index("mercury")] -= 1
    g.reagent_decks = tuple(decks)
    g.do(DrawReagent(ids.index("wood"), "N-CORE-LOOT"))
    assert (g.reagent_decks[ids.index("wood")], g.reagent_decks[ids.index("mercury")]) == (left, 6)
