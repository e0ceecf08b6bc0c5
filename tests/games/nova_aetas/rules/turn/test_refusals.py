"""Why something cannot be done: one case beside another in which it can, by the rule that refuses it."""

from __future__ import annotations

import pytest

from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

FAR = "bravo-6 L8"
READY = "skills last-stand, heroism 1"  # something to do without AP: the Activation goes on
WATER = "skills aqua-vitae, advanced true, heroism 1"


def weary(left: int, active: str, *lines: str, **more: list[int]) -> Scene:
    """The active Hero has so many AP left."""
    scene = table(active, *lines, **more)  # type: ignore[arg-type]
    scene.one(*["wait"] * (scene.g.ap - left))
    assert scene.g.ap == left
    return scene


def verdict(scene: Scene, option: str) -> str | None:
    """The rule that refuses it, or None when it is offered."""
    if option in scene.refused:
        return scene.refused[option]
    assert option in scene.options, f"{option} is not among {[*scene.options, *scene.refused]}"
    return None


def is_offered(scene: Scene, option: str) -> bool:
    """Where nothing else could be chosen, the question is not put."""
    return scene.waits_for == "one" and option in scene.options


# N-CORE-ACT-AP: what costs more than is left.


@example("N-CORE-ACT-AP", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("left", "why"), [(1, "N-CORE-ACT-AP"), (2, None)])
def test_orders_cost_two(left: int, why: str | None):
    scene = weary(left, "valerio", "t = 3", "valerio C3, skills orders", "sofia E3, hour 9", FAR)
    assert verdict(scene, "orders") == why


@example("N-CORE-ACT-AP", "N-CORE-ACT-SWAP")
@pytest.mark.parametrize(("left", "why"), [(0, "N-CORE-ACT-AP"), (1, None)])
def test_a_swap_costs_one(left: int, why: str | None):
    scene = weary(left, "valerio", f"valerio C3, {READY}, gear sword", "rebecca D3, gear none", FAR)
    assert verdict(scene, "swap") == why


@example("N-CORE-ACT-AP", "N-CORE-ACT-EXTINGUISH")
@pytest.mark.parametrize(("left", "why"), [(0, "N-CORE-ACT-AP"), (1, None)])
def test_fire_is_fought_for_one(left: int, why: str | None):
    scene = weary(left, "valerio", f"valerio C3, {READY}, tokens burned", FAR)
    assert verdict(scene, "extinguish") == why


@example("N-CORE-ACT-AP", "N-CORE-ACT-RESCUE")
@pytest.mark.parametrize(("hero", "left", "why"), [
    ("valerio", 2, "N-CORE-ACT-AP"), ("valerio", 3, None), ("vincenzo", 1, "N-CORE-ACT-AP"), ("vincenzo", 2, None),
])  # fmt: skip
def test_a_rescue_costs_three_and_two_who_knows_medicine(hero: str, left: int, why: str | None):
    scene = weary(left, hero, f"{hero} C3, skills none", "sofia D3 down true, hour 9", FAR)
    assert verdict(scene, "rescue") == why


@example("N-CORE-ACT-RESCUE")
@pytest.mark.parametrize(("square", "why"), [("E3", "N-CORE-ACT-RESCUE"), ("C4", None)])
def test_nobody_is_rescued_from_afar(square: str, why: str | None):
    scene = table("valerio", "valerio C3, skills none", f"sofia {square} down true, hour 9", FAR)
    assert verdict(scene, "rescue") == why


@example("N-CORE-ACT-AP", "N-CORE-ACT-RELOAD", "N-TRAIT-RELOAD")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_reloading_costs_what_the_weapon_says(left: int):
    scene = weary(left, "valerio", f"valerio C3, {READY}, gear crossbow unloaded", FAR)
    price = next(item.attack.reload for item in scene.g.box.items if item.id == "crossbow")
    assert verdict(scene, "reload:crossbow") == (None if left >= price else "N-CORE-ACT-AP")


@example("N-CORE-ACT-AP", "N-CORE-ACT-ITEM")
@pytest.mark.parametrize(("left", "why"), [(0, "N-CORE-ACT-AP"), (2, None)])
def test_a_potion_is_not_drunk_in_no_time(left: int, why: str | None):
    scene = weary(left, "vincenzo", f"vincenzo C3, {WATER}, gear healing-potion, wounds 2", FAR)
    assert verdict(scene, "use:healing-potion") == why


@example("N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(("left", "why"), [(2, "N-CORE-ACT-ATTACK"), (3, None)])
def test_a_sword_stroke_costs_three(left: int, why: str | None):
    scene = weary(left, "valerio", "valerio C3, skills none, gear sword", "landsknecht-1 D3")
    assert verdict(scene, "attack:sword") == why


@example("N-CORE-ACT-AP", "N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(("left", "why"), [(3, "N-CORE-ACT-AP"), (4, None)])
def test_what_is_declared_with_an_attack_costs_on_top_of_it(left: int, why: str | None):
    scene = weary(left, "valerio", "valerio C3, skills cleave, gear sword", "landsknecht-1 D3", "bravo-1 C2")
    scene.one("attack:sword", "landsknecht-1")
    assert is_offered(scene, "cleave") == (why is None)


# N-CORE-HEROISM: what costs more Heroism than he has.


@example("N-CORE-HEROISM")
@pytest.mark.parametrize(("heroism", "why"), [(0, "N-CORE-HEROISM"), (1, None)])
def test_a_last_stand_takes_heroism(heroism: int, why: str | None):
    scene = table("valerio", f"valerio C3, skills last-stand, heroism {heroism}", FAR)
    assert verdict(scene, "last-stand") == why


@example("N-CORE-HEROISM", "N-CORE-SKILL-FORMS")
@pytest.mark.parametrize(("heroism", "why"), [(0, "N-CORE-HEROISM"), (1, None)])
def test_a_rain_of_arrows_takes_heroism(heroism: int, why: str | None):
    scene = table("sofia", f"sofia C3, skills rain-of-arrows, gear bow, heroism {heroism}", "landsknecht-1 F3")
    scene.one("attack:bow")
    assert is_offered(scene, "rain-of-arrows") == (why is None)


@example("N-CORE-SKILL-FORMS", "N-CORE-ACT-SKILL")
def test_who_makes_his_last_stand_makes_no_other():
    scene = table("valerio", "valerio C3, skills last-stand, heroism 3", FAR)
    scene.one("last-stand")
    assert (verdict(scene, "last-stand"), scene.g.heroism[0]) == ("N-CORE-SKILL-FORMS", 2)


# N-CORE-DIST, N-CORE-ADJ, N-CORE-LOS-3: too far, or unseen.


@example("N-CORE-DIST", "N-CORE-ACT-SKILL", "N-CORE-HORO-5")
@pytest.mark.parametrize(
    ("sofia", "why"), [("H3, hour 9", "N-CORE-DIST"), ("G3, hour 9", None), ("G3, hour 4", "N-CORE-DIST")]
)
def test_orders_are_heard_four_squares_away_by_who_has_time_to_save(sofia: str, why: str | None):
    scene = table("valerio", "t = 3", "valerio C3, skills orders", f"sofia {sofia}", FAR)
    assert verdict(scene, "orders") == why


@example("N-CORE-DIST", "N-CORE-HORO-5", "N-CORE-ACT-SKILL")
def test_of_those_who_are_near_only_who_acts_later_is_given_orders():
    scene = table(
        "valerio", "t = 3", "valerio C3, skills orders", "rebecca D3, hour 9", "sofia E3, hour 8",
        "vincenzo I3, hour 9", FAR,
    )  # fmt: skip
    scene.one("orders")
    assert (verdict(scene, "rebecca"), verdict(scene, "vincenzo")) == (None, "N-CORE-DIST")
    scene = table(
        "valerio", "t = 3", "valerio C3, skills orders", "rebecca D3, hour 9", "sofia E3, hour 4",
        "vincenzo E2, hour 5", FAR,
    )  # fmt: skip
    scene.one("orders")
    assert (verdict(scene, "sofia"), verdict(scene, "vincenzo")) == ("N-CORE-HORO-5", None)


@example("N-CORE-ADJ", "N-CORE-ACT-SKILL")
def test_a_feint_is_for_who_stands_beside_him():
    scene = table("altair", "altair C3, skills feint", "bravo-1 D3", "bravo-2 C2", "bravo-3 E3")
    scene.one("feint")
    assert (verdict(scene, "bravo-2"), verdict(scene, "bravo-3")) == (None, "N-CORE-ADJ")


@example("N-CORE-DIST", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("square", "why"), [("G3", "N-CORE-DIST"), ("F3", None)])
def test_a_storm_needs_somebody_within_three(square: str, why: str | None):
    scene = table("rebecca", "rebecca C3, skills storm-of-stars, heroism 2", f"bravo-1 {square}")
    assert verdict(scene, "storm-of-stars") == why


@example("N-CORE-LOS-3", "N-CORE-ACT-SKILL")
@pytest.mark.parametrize(("rows", "why"), [(["TTT", "T.T", "TTT"], "N-CORE-LOS-3"), (["TTT", "T..", "TTT"], None)])
def test_there_must_be_a_square_to_blink_to(rows: list[str], why: str | None):
    scene = table("rebecca", f"rows = {[row + 'TTTTTTTT.' for row in rows]}", "rebecca B2, skills blink", "bravo-1 L1")
    assert verdict(scene, "blink") == why


@example("N-CORE-ADJ", "N-ITEM-POTION", "N-CORE-HEALING")
def test_a_potion_reaches_who_is_adjacent_and_helps_who_is_hurt():
    scene = table(
        "vincenzo", "vincenzo C3, skills none, gear healing-potion, wounds 1", "sofia E3, wounds 2",
        "valerio C4 wounds 0", "rebecca D3 wounds 1", FAR,
    )  # fmt: skip
    scene.one("use:healing-potion")
    assert [verdict(scene, name) for name in ("vincenzo", "rebecca", "sofia", "valerio")] == [
        None, None, "N-CORE-ADJ", "N-CORE-HEALING",
    ]  # fmt: skip


@example("N-CORE-HEALING", "N-ITEM-POTION")
@pytest.mark.parametrize(("own", "others", "why"), [(0, 0, "N-CORE-HEALING"), (1, 0, None), (0, 1, None)])
def test_a_potion_for_nobody_stays_in_the_bag(own: int, others: int, why: str | None):
    scene = table(
        "vincenzo", f"vincenzo C3, skills none, gear healing-potion, wounds {own}", f"sofia D3 wounds {others}", FAR
    )
    assert verdict(scene, "use:healing-potion") == why


@example("N-CORE-ADJ", "N-CORE-ACT-SWAP")
@pytest.mark.parametrize(("square", "why"), [("E3", "N-CORE-ADJ"), ("C4", None)])
def test_things_are_handed_over_from_hand_to_hand(square: str, why: str | None):
    scene = table("valerio", "valerio C3, skills none, gear sword", f"rebecca {square}, gear none", FAR)
    assert verdict(scene, "swap") == why


@example("N-CORE-ADJ", "N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-ATK-SCHOOL")
def test_a_partner_takes_what_he_has_room_for_and_has_learnt():
    """Rebecca's grimoire is no use to a Captain; his two hands are full."""
    scene = table(
        "valerio", "valerio C3, skills none, gear sword + shield", "rebecca D3, gear dagger + fireball + flash",
        "sofia E3", FAR,
    )  # fmt: skip
    scene.one("swap")
    asked = {name: verdict(scene, name) for name in [*scene.options, *scene.refused]}
    assert {name: why for name, why in asked.items() if name.startswith("take")} == {
        "take:place-5": "N-ENC-CHECK", "take:place-8": "N-ATK-SCHOOL", "take:place-9": None,
    }  # fmt: skip


@example("N-CORE-ACT-SWAP", "N-ENC-CHECK", "N-ATK-SCHOOL")
@pytest.mark.parametrize(("spell", "why"), [("fireball", "N-CORE-ACT-SWAP"), ("flash", None)])
def test_two_who_can_take_nothing_from_one_another_do_not_swap(spell: str, why: str | None):
    """A Cantrip can be handed to anybody, a Spell of a School cannot."""
    scene = table(
        "valerio",
        "valerio C3, skills none, gear none",
        f"rebecca D3, gear {spell}",
        "sofia C2, gear none",
        "vincenzo B3, gear none",
        FAR,
    )
    assert verdict(scene, "swap") == why


# N-CORE-RANGE, N-ATK-HEIGHT, N-CORE-LOS-3, N-CORE-LOS-4, N-AREA-*: whom an attack may target.


@example("N-CORE-RANGE", "N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(("square", "why"), [("E3", "N-CORE-RANGE"), ("D3", None), ("C4", None)])
def test_a_sword_reaches_the_next_square(square: str, why: str | None):
    scene = table("valerio", "valerio C3, skills none, gear sword", f"landsknecht-1 {square}", FAR)
    assert verdict(scene, "attack:sword") == why


@example("N-CORE-RANGE", "N-CORE-LOS-3", "N-CORE-LOS-4", "N-ATK-HEIGHT")
@pytest.mark.parametrize(
    ("rows", "heights", "square", "why"),
    [
        (".....", "", "C1", None),
        (".....", "", "L1", "N-CORE-RANGE"),
        ("..T..", "", "E1", "N-CORE-LOS-3"),
        ("..T..", "E1 = 1", "E1", "N-CORE-LOS-4"),
    ],
)
def test_why_an_arrow_is_not_shot(rows: str, heights: str, square: str, why: str | None):
    scene = table(
        "sofia", f"rows = {[rows.ljust(12, '.'), '.' * 12]}", f"heights = {{ {heights} }}",
        "sofia A1, skills none, gear bow", "landsknecht-2 A2", f"landsknecht-1 {square}",
    )  # fmt: skip
    scene.confirms = False
    scene.one("attack:bow")
    assert verdict(scene, "landsknecht-1") == why


# Reactions (N-CORE-REACT-5).


@example("N-CORE-ADJ", "N-CORE-REACT-5")
@pytest.mark.parametrize(("square", "why"), [("C5", "N-CORE-ADJ"), ("C4", None)])
def test_a_shield_wall_is_for_who_stands_beside_him(square: str, why: str | None):
    scene = table(
        "bravo", f"valerio {square}, skills shield-wall, threat 0", "sofia C3, skills none, threat 4", "bravo-1 D3"
    )
    if why is None:
        assert "shield-wall" in scene.options
    else:
        assert scene.refused.get("shield-wall", why) == why
        assert "shield-wall" not in scene.options
