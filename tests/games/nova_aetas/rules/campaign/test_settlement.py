"""What a Hero does in a Village or a City, place by place (N-CORE-CAMP-3), and what he is refused there."""

from __future__ import annotations

import pytest

from plancia.games.nova_aetas.rules.campaign.settlement import Settlement
from plancia.games.nova_aetas.state.box import BLESSED
from plancia.games.nova_aetas.state.sheets import replaced
from plancia.games.nova_aetas.state.state import MISSION, SETTLEMENT
from tests.games.nova_aetas.scene import Scene, nova
from tests.scenes import example

ALCHEMIST = "[heroes.rebecca]\nxp = 8"


def town(text: str = "", city: bool = False, visits: int = 2) -> Scene:
    """The company in a settlement before M2, with so many visits left for each Hero."""
    scene = nova(
        f'phase = "settlement"\noptions.play = "campaign"\nmore.city = {str(city).lower()}\nmore.node = 1\n' + text
    )
    scene.g.visits = (visits,) * len(scene.g.visits)
    return scene.advance()


def stock(scene: Scene, item: str) -> int:
    return int(scene.g.stock[scene.g.box.item_ids.index(item)])


def reagent(scene: Scene, name: str) -> int:
    return int(scene.g.reagents[next(each.number for each in scene.g.box.reagents if each.id == name)])


def knows(scene: Scene, formula: str) -> bool:
    number = next(each.number for each in scene.g.box.formulae if each.id == formula)
    return bool(scene.g.formulae >> number & 1)


# The round of the places (N-CORE-CAMP-3).


@example("N-CORE-CAMP-3")
def test_a_place_that_takes_no_visit_is_gone_to_once_on_a_round():
    scene = town("popolini = 9")
    scene.one("valerio", "pack", "pass", "market", "pass")
    assert (scene.refused["pack"], scene.refused["market"]) == ("N-CORE-CAMP-3", "N-CORE-CAMP-3")


@example("N-CORE-CAMP-3")
def test_the_notice_board_is_no_place_to_go_about_to():
    scene = town().one("valerio")
    assert "notice-board" not in [*scene.options, *scene.refused]


@example("N-CORE-CAMP-3")
@pytest.mark.parametrize("place", ["alchemist", "academy", "hospital"])
def test_a_village_has_no_such_place(place: str):
    scene = town("popolini = 50\n[heroes.valerio]\ngraves = 'broken-arm'").one("valerio")
    assert scene.refused[place] == "N-CORE-CAMP-3"


@example("N-CORE-CAMP-3", "N-CORE-BOND")
def test_without_a_visit_left_only_the_free_places_are_open():
    scene = town("popolini = 50", visits=0).one("valerio")
    assert scene.refused["inn"] == "N-CORE-CAMP-3"
    assert {"market", "training-yard", "pack"} <= set(scene.options)


@example("N-CORE-CAMP-3", "N-CORE-CRAFT")
def test_a_workshop_is_open_to_who_can_make_something_there():
    poor = town("popolini = 9\nreagents.wood = 0\nformulae = 'F-05'").one("valerio")
    assert poor.refused["blacksmith"] == "N-CORE-CRAFT"
    rich = town("popolini = 9\nreagents.wood = 2\nreagents.metal = 2\nformulae = 'F-05'").one("valerio")
    assert "blacksmith" in rich.options


@example("N-CORE-CAMP-3", "N-CORE-CAMP-4", "N-TOKEN-GEN-1")
def test_a_church_without_a_service_for_him_is_not_gone_to():
    assert town("popolini = 1").one("valerio").refused["church"] == "N-CORE-CAMP-3"
    assert "church" in town("popolini = 2").one("valerio").options


# The Inn and the Church: one service, once.


@example("N-CORE-CAMP-3", "N-CORE-BOND", "N-CORE-CAMP-4")
def test_an_evening_at_the_inn_strengthens_a_bond_once_in_a_settlement():
    scene = town("popolini = 10")
    scene.one("valerio", "inn", "bond:rebecca")
    assert (scene.g.popolini, scene.g.bonds[1]) == (8, 1)
    scene.one("inn")
    assert scene.refused["bond:rebecca"] == "N-CORE-BOND"
    assert "bond:sofia" in scene.options


@example("N-CORE-BOND")
@pytest.mark.parametrize(("bond", "why"), [(3, "N-CORE-BOND"), (2, None)])
def test_a_bond_of_three_grows_no_more(bond: int, why: str | None):
    scene = town("popolini = 10")
    scene.g.bonds = replaced(scene.g.bonds, 1, bond)
    scene.one("valerio", "inn")
    assert scene.refused.get("bond:rebecca") == why


@example("N-CORE-CAMP-4", "N-CORE-CAMP-3")
def test_a_rumour_is_paid_from_the_treasury_and_a_bond_is_too_dear():
    scene = town("popolini = 1\nmore.log_of_missions = [1]")
    scene.one("valerio", "inn")
    assert scene.refused["bond:rebecca"] == "N-CORE-CAMP-4"
    rumour = next(option for option in scene.options if option.startswith("rumour:"))
    scene.one(rumour)
    assert scene.g.popolini == 0
    assert len(scene.done("HearRumour")) == 1


@example("N-CORE-CAMP-3", "N-TOKEN-GEN-1")
def test_a_blessing_waits_for_the_next_mission_and_is_given_once():
    scene = town("popolini = 20\n[heroes.valerio]\ngraves = 'broken-arm night-terrors'")
    scene.one("valerio", "church", "blessing")
    assert (scene.g.popolini, scene.g.next_tokens[0]) == (18, BLESSED)
    scene.one("church")
    assert scene.refused["blessing"] == "N-TOKEN-GEN-1"


@example("N-CORE-TREAT", "N-CORE-CAMP-3")
def test_a_church_treats_one_grave_wound_at_its_printed_price():
    scene = town("popolini = 10\n[heroes.valerio]\ngraves = 'broken-arm cracked-ribs'")
    arm = next(card for card in scene.g.box.graves if card.id == "broken-arm")
    scene.one("valerio", "church", "treat:broken-arm")
    assert (scene.g.graves[0] >> arm.number & 1, scene.g.graves[0].bit_count()) == (0, 1)
    assert scene.g.popolini == 10 - arm.cost


@example("N-CORE-TREAT")
def test_a_hospital_is_two_cheaper_and_does_not_work_for_nothing():
    """Night Terrors cost 4, a broken arm 6."""
    scene = town("popolini = 3\n[heroes.valerio]\ngraves = 'broken-arm night-terrors'", city=True)
    scene.one("valerio", "hospital")
    assert scene.refused["broken-arm"] == "N-CORE-TREAT"
    scene.one("night-terrors")
    assert (scene.g.popolini, scene.g.graves[0].bit_count()) == (1, 1)


@example("N-CORE-TREAT", "N-CORE-CAMP-3")
@pytest.mark.parametrize(("graves", "popolini"), [("", 20), ("broken-arm", 0)])
def test_nobody_goes_to_the_hospital_in_vain(graves: str, popolini: int):
    scene = town(f"popolini = {popolini}\n[heroes.valerio]\ngraves = '{graves}'", city=True).one("valerio")
    assert scene.refused["hospital"] == "N-CORE-TREAT"


# The Academy: a Formula or a School (N-CORE-CRAFT, N-ATK-SCHOOL).


@example("N-CORE-CRAFT")
def test_the_academy_teaches_a_formula_for_six_popolini():
    scene = town("popolini = 7\nformulae = 'F-01'", city=True)
    scene.one("valerio", "academy")
    assert scene.refused["F-01"] == "N-CORE-CRAFT"  # known
    scene.one("F-05")
    assert (scene.g.popolini, knows(scene, "F-05")) == (1, True)
    assert scene.question == "N-CORE-CAMP-3"  # one, and no more


@example("N-CORE-CRAFT", "N-ATK-SCHOOL", "N-CORE-CAMP-3")
@pytest.mark.parametrize(("popolini", "why"), [(5, "N-CORE-CRAFT"), (6, None)])
def test_with_less_than_six_popolini_a_captain_learns_nothing(popolini: int, why: str | None):
    scene = town(f"popolini = {popolini}\n[heroes.valerio]\nxp = 20", city=True).one("valerio")
    assert scene.refused.get("academy") == why


@example("N-ATK-SCHOOL", "N-CORE-XP")
def test_only_who_has_a_school_learns_another():
    scene = town(f"popolini = 20\n[heroes.valerio]\nxp = 20\n{ALCHEMIST}", city=True)
    own = scene.g.schools[scene.model("rebecca")]
    scene.one("valerio", "academy")
    schools = [name for name in [*scene.options, *scene.refused] if not name.startswith("F-")]
    assert {scene.refused.get(name) for name in schools} == {"N-ATK-SCHOOL"}
    scene.one("F-05", "pass", "rebecca", "academy")
    new = [name for name in schools if name in scene.options]
    assert len(new) == len(schools) - own.bit_count()
    scene.one(new[0])
    assert scene.g.xp[scene.model("rebecca")] == 0
    assert scene.g.schools[scene.model("rebecca")].bit_count() == own.bit_count() + 1


@example("N-CORE-XP", "N-ATK-SCHOOL")
def test_a_school_costs_eight_experience():
    scene = town("popolini = 20\n[heroes.rebecca]\nxp = 7", city=True)
    scene.one("rebecca", "academy")
    assert set(scene.refused.values()) == {"N-ATK-SCHOOL", "N-CORE-XP", "N-CORE-CRAFT"}
    assert all(name.startswith("F-") for name in scene.options)


@example("N-ATK-SCHOOL", "N-CORE-CRAFT", "N-CORE-CAMP-3")
def test_for_a_school_alone_it_is_worth_going_to_the_academy():
    assert "academy" in town(f"popolini = 0\n{ALCHEMIST}", city=True).one("rebecca").options


# Market and workshops.


@example("N-CORE-TRADE")
def test_reagents_change_hands_with_the_money():
    scene = town("popolini = 7\nreagents.metal = 1")
    scene.one("valerio", "market", "buy:gold")
    assert (scene.g.popolini, reagent(scene, "gold")) == (1, 1)
    assert scene.refused["buy:gold"] == "N-CORE-TRADE"  # too dear
    assert scene.refused["sell:gold"] == "N-CORE-TRADE"  # just bought
    scene.one("sell:metal")
    assert (scene.g.popolini, reagent(scene, "metal")) == (3, 0)
    assert scene.refused["buy:metal"] == "N-CORE-TRADE"  # just sold


@example("N-CORE-TRADE", "N-CORE-SELL-ITEM")
@pytest.mark.parametrize(("popolini", "why"), [(3, "N-CORE-TRADE"), (4, None)])
def test_a_dagger_costs_four(popolini: int, why: str | None):
    scene = town(f"popolini = {popolini}")
    scene.one("valerio", "market")
    assert scene.refused.get("buy:dagger") == why


# Equipment and training.


@example("N-ENC-CHECK")
def test_what_is_put_back_stays_in_the_treasury_for_this_time():
    scene = town()
    scene.one("valerio", "pack")
    worn = next(name for name in scene.options if name.startswith("put-back:"))
    place = int(worn.removeprefix("put-back:place-"))
    item = scene.g.box.item_ids[scene.g.gear[place]]
    scene.one(worn)
    assert (stock(scene, item), scene.g.gear[place]) == (1, -1)
    assert scene.refused[f"take:{item}"] == "N-ENC-CHECK"
    scene.one("pass", "pass", "valerio", "pack", f"take:{item}")
    assert (stock(scene, item), scene.g.box.item_ids[scene.g.gear[place]]) == (0, item)


@example("N-ENC-CHECK", "N-ATK-SCHOOL")
def test_nothing_is_taken_that_is_not_in_the_treasury():
    scene = town("stock.flash = 1").one("valerio", "pack")
    offered = [name for name in [*scene.options, *scene.refused] if name.startswith("take:")]
    assert offered == ["take:flash"]


@example("N-CORE-XP", "N-CORE-CLASS", "N-CORE-STRENGTHEN")
@pytest.mark.parametrize(
    ("xp", "points", "what", "why"),
    [(4, 0, "physique", "N-CORE-XP"), (5, 0, "physique", None), (9, 2, "class", "N-CORE-CLASS"), (0, 3, "class", None)],
)
def test_training_is_paid_in_experience_and_class_points(xp: int, points: int, what: str, why: str | None):
    scene = town(f"[heroes.valerio]\nxp = {xp}\nclass_points = {points}").one("valerio", "training-yard")
    assert scene.refused.get(what) == why


# Coming and going.


@example("N-CORE-CAMP-3", "N-CORE-CAMP-5")
@pytest.mark.parametrize(("city", "visits"), [(False, 1), (True, 2)])
def test_a_village_is_worth_one_visit_and_a_city_two(city: bool, visits: int):
    g = town(visits=0).g
    g.bonded_here, g.phase, g.city = 1, MISSION, not city
    scene = Scene(g, {})
    g.stack, g.shared = [Settlement(city)], 0
    scene.advance()
    assert (g.phase, g.city, g.bonded_here) == (SETTLEMENT, city, 0)
    assert list(g.visits) == [visits if hero in g.company else 0 for hero in range(g.box.proper)]
