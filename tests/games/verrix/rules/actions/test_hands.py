"""What changes hands: exchanges, plunder, loot, gifts, and everything that comes home; and what stays where it is."""

from __future__ import annotations

import pytest

from plancia.games.verrix.rules.actions.units import may_engage
from plancia.games.verrix.rules.contests.raid import raiding_force
from plancia.games.verrix.rules.travel.movement import tributes_on
from plancia.games.verrix.state.answers import tributes
from plancia.games.verrix.state.box import GOODS, TRIBES
from plancia.games.verrix.state.state import AT_MARKET, RETURNING_TRAVEL, RETURNING_VILLAGE, road
from tests.games.verrix.scene import Scene, verrix
from tests.scenes import example

GREEN, YELLOW = TRIBES.index("green"), TRIBES.index("yellow")

EVERYTHING = "23 food, 7 belladonna, 6 cow, 6 horse, 4 hammer, 5 spear, 8 brooch, 5 sword, 3 cart"


# -- exchanges


def feast(green: str, yellow: str, rest: str = "") -> Scene:
    """Green goes from the Iceni to the Atrebates for 2 Food, and Murchad and a commoner carry two things."""
    return verrix(f"""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "2 food, {green}"
        [seats.yellow]
        villages = "atrebates"
        village = "{yellow}"
        [seats.blue]
        {rest}
    """)


@example("V-TRADE-06", "V-A-08")
def test_a_sale_goes_on_until_it_pays_for_something():
    scene = feast("2 belladonna, 1 cow", "1 spear").green("feast-day", "murchad+1", "belladonna")
    assert "pass" not in scene.options  # 2 and the 1 of Green's ability: a Spear is 4
    assert scene.refused["pass"] == "V-TRADE-06"
    scene.green("belladonna")
    assert scene.road("green") == "1 spear"


@example("V-TRADE-06", "V-TRADE-03", "V-A-08")
def test_who_has_sold_enough_may_stop():
    scene = feast("1 cow, 1 horse", "1 spear").green("feast-day", "murchad+2", "cow")
    assert scene.options == ["horse", "pass"]  # 3 and 1 are the 4 of a Spear
    scene.green("pass")
    assert (scene.road("green"), scene.village("green")) == ("1 spear", "1 horse")


@example("V-TRADE-06", "V-A-08")
def test_what_could_never_pay_is_not_sold():
    """Two things are all that can be carried, and things are named in their order."""
    scene = feast("1 food, 1 cow, 1 horse, 1 hammer", "spear-of-gorias").green("feast-day", "murchad+1")
    assert scene.refused["food"] == "V-TRADE-06"  # with the Horse 6: the trophy is 8
    scene = feast("1 food, 1 belladonna, 1 cow", "1 brooch").green("feast-day", "murchad+1")
    assert scene.refused.get("food") is None  # with the Cow just 5, as a Brooch
    scene.green("food")
    assert scene.road("green") == "1 brooch"


@example("V-TRADE-03", "V-TRADE-06")
def test_no_more_is_sold_or_bought_than_is_carried():
    scene = feast("3 horse", "4 belladonna").green("feast-day", "murchad+1", "horse")
    assert scene.options == ["belladonna", "pass"]
    scene.green("belladonna")
    assert (scene.road("green"), scene.village("green")) == ("2 belladonna", "1 horse")


@example("V-A-09", "V-TRADE-09", "V-TRADE-02")
@pytest.mark.parametrize("trophy", ["cauldron-of-murias", "spear-of-gorias", "sword-of-findias", "stone-of-falias"])
def test_no_trophy_is_for_the_market(trophy: str):
    text = f'active = "blue"\n[seats.blue]\nvillages = "cantiaci"\nvillage = "3 food, 1 cow, 1 cart, {trophy}"'
    scene = verrix(f"{text}\n[seats.green]").blue("journey-to-portum-itium", "2")
    assert scene.refused[trophy] == "V-A-09"


@example("V-TRADE-09", "V-TRADE-04", "V-TRADE-05", "V-UNIT-05", "V-A-09", "V-UNIT-03")
def test_hostages_and_trophies_are_exchanged_like_goods():
    scene = feast("1 hostage-blue, 1 hostage-yellow, spear-of-gorias", "1 hostage-green, stone-of-falias, 1 cart")
    scene.green("feast-day", "murchad+2", "hostage-blue", "hostage-yellow", "pass")
    scene.green("cart", "hostage-green")
    assert (scene.village("green"), scene.road("green")) == ("spear-of-gorias", "1 cart")
    assert scene.village("yellow") == "1 hostage-blue, stone-of-falias"
    assert scene.g.commoners(GREEN, RETURNING_TRAVEL) == 1
    assert scene.g.commoners(YELLOW, RETURNING_VILLAGE) == 1
    scene = feast("cauldron-of-murias", "stone-of-falias").green("feast-day", "murchad+1")
    assert (scene.village("yellow"), scene.road("green")) == ("cauldron-of-murias", "stone-of-falias")


@example("V-TRADE-04", "V-TRADE-05", "V-UNIT-03", "V-AREA-01")
def test_a_hostage_can_be_sold_and_bought_at_the_market():
    text = 'active = "blue"\n[seats.blue]\nvillages = "cantiaci"\nvillage = "3 food, 1 hostage-green"'
    scene = verrix(f"{text}\n[seats.green]\n[seats.violet]").blue("journey-to-portum-itium", "2", "hostage-violet")
    assert (scene.market("green"), scene.market("violet"), scene.road("blue")) == (3, 1, "1 hostage-violet")


@example("V-TRADE-09", "V-AREA-09", "V-UNIT-08")
def test_what_travels_or_is_worn_is_not_exchanged():
    scene = feast("1 cow, 1 cart", "1 belladonna", 'village = "1 food"')
    for who in (GREEN, YELLOW):  # a Sword travels with either
        scene.g.put(road(who), GOODS.index("sword"), 1)
        scene.g.put(AT_MARKET, GOODS.index("sword"), -1)
    scene.green("feast-day", "murchad+1")
    assert scene.options == ["cow", "cart"]
    assert scene.green("cow", "pass").road("green") == "1 belladonna, 1 sword"


@example("V-A-08", "V-A-34")
@pytest.mark.parametrize(
    ("green", "yellow", "rule"),
    [
        ("1 cow", "", "V-A-08"),  # nothing to buy
        ("1 food", "", "V-A-08"),
        ("", "1 food", "V-A-08"),  # nothing to sell
        ("", "1 cow", "V-A-08"),
        ("1 food", "1 cow", "V-TRADE-06"),  # too little
        ("1 belladonna", "1 cow", None),  # 2 and 1 are enough for a Cow
        ("1 food", "1 food", None),
        ("1 hostage-blue", "1 cow", None),
        ("stone-of-falias", "spear-of-gorias", None),
        ("1 cow, 1 belladonna", "spear-of-gorias", "V-TRADE-06"),
        ("1 cow, 1 horse", "spear-of-gorias", None),  # 3 and 4 and 1
    ],
)
@example("V-TRADE-06")
def test_whether_there_is_an_exchange_at_all(green: str, yellow: str, rule: str | None):
    scene = feast(green, yellow)
    assert scene.refused.get("feast-day") == rule
    assert ("feast-day" in scene.options) == (rule is None)


@example("V-A-08", "V-MOVE-08", "V-A-34")
def test_tribute_paid_on_the_way_can_be_bought_back():
    """Yellow has nothing, but takes tribute at the Catuvellauni on the way to its other village."""
    scene = verrix("""
        active = "green"
        [seats.green]
        villages = "iceni"
        village = "2 food, 1 cow"
        [seats.yellow]
        villages = "catuvellauni atrebates"
    """)
    scene.green("feast-day", "murchad+1")
    assert (scene.road("green"), scene.village("yellow")) == ("1 food", "1 cow")


# -- the market plundered


def plunder(orange: str, green: str = "", rest: str = "") -> Scene:
    return verrix(f"""
        active = "orange"
        [seats.orange]
        villages = "cantiaci"
        {orange}
        learned = ["plunder"]
        [seats.green]
        village = "{green}"
        {rest}
    """)


@example("V-RAID-11", "V-RAID-16", "V-RAID-10", "V-ACT-16", "V-ACT-14")
@pytest.mark.parametrize(
    ("loot", "vp"),
    [(["food"], 3), (["food", "food", "cow"], 3), (["food", "cow", "horse"], 4), (["food", "cow", "horse", "cart"], 4)],
)
def test_one_thing_is_enough_and_three_kinds_are_worth_a_vp(loot: list[str], vp: int):
    scene = plunder('village = "3 food"\navailable = "4 commoner"\naway = "artghal"')
    scene.orange("plunder", "4", "goods", *loot)
    if len(loot) < 4:
        scene.orange("pass")
    assert (scene.vp["orange"], scene.card("orange", "plunder")) == (vp, "discard")
    assert sum(int(some.split()[0]) for some in scene.road("orange").split(", ")) == len(loot)


@example("V-RAID-11", "V-RAID-15")
def test_only_what_lies_at_the_market_is_plundered():
    scene = plunder('village = "3 food"', "6 horse, 5 sword").orange("plunder", "artghal+3", "goods")
    assert scene.options == ["food", "belladonna", "cow", "hammer", "spear", "brooch", "cart"]
    scene = plunder('village = "3 food"\nmarket = 0\navailable = "7 commoner, artghal"')
    assert scene.orange("plunder", "artghal+3", "hostages").options == ["hostage-green", "pass"]


@example("V-ACT-14", "V-RAID-16", "V-A-34")
@pytest.mark.parametrize(("band", "options"), [("artghal+2", ["hostages"]), ("artghal+3", ["goods", "hostages"])])
def test_goods_want_four_units_and_hostages_do_not(band: str, options: list[str]):
    scene = plunder('village = "3 food"').orange("plunder", band)
    if len(options) == 1:
        assert scene.options == ["hostage-green", "hostage-orange"]
    else:
        assert scene.options == options


@example("V-AREA-02", "V-A-34", "V-ACT-14", "V-RAID-16")
def test_what_a_market_without_goods_or_people_offers():
    everyone = 'available = "7 commoner, murchad"'
    scene = plunder('event = "cernunnos"', EVERYTHING).orange("play-event", "plunder", "artghal+3")
    assert scene.options == ["hostage-green", "hostage-orange"]  # not a single good is left there
    scene = plunder('village = "3 food"\navailable = "7 commoner, artghal"', "", everyone)
    scene.orange("plunder", "artghal+3")
    assert scene.options[:2] == ["food", "belladonna"]  # nobody is there
    all_home = 'available = "7 commoner, artghal"\nevent = "cernunnos"'
    assert plunder(all_home, EVERYTHING, everyone).orange("play-event").refused["plunder"] == "V-A-34"
    few = 'village = "3 food"\navailable = "2 commoner, artghal"\nmarket = 0\nengaged = "5 commoner"'
    assert plunder(few, "", everyone).refused["plunder"] == "V-A-34"


@example("V-RAID-16", "V-UNIT-05", "V-RAID-10", "V-RAID-11")
def test_two_hostages_at_most():
    scene = plunder('village = "3 food"').orange("plunder", "artghal+4", "hostages", "hostage-green", "hostage-green")
    assert (scene.road("orange"), scene.market("green"), scene.vp["orange"]) == ("2 hostage-green", 0, 3)


# -- a village raided


def raid(card: str, violet: str, token: int = 0, band: str = "artghal+4") -> Scene:
    scene = verrix(
        f"""
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food"
        learned = ["lightning-strike", "great-raid", "abduction"]
        [seats.violet]
        villages = "brigantes"
        {violet}
        away = "lindsay"
        [seats.blue]
        """,
        {"token": [token]},
    )
    scene.orange(card, "brigantes", band)
    return scene.violet("0") if scene.waits_for == "violet" else scene


@example("V-RAID-07", "V-RAID-12", "V-RAID-10")
def test_a_token_is_out_of_the_bag_until_the_raid_is_over():
    scene = raid("foray", 'village = "1 cow"\navailable = ""', 2)
    assert (scene.tokens, scene.g.bag[2], scene.card("orange", "foray")) == (6, 1, "lying")
    scene.orange("cow")
    assert (scene.tokens, scene.g.bag[2], scene.card("orange", "foray")) == (7, 2, "discard")


@example("V-ACT-14", "V-RAID-10", "V-RAID-13")
@pytest.mark.parametrize(
    ("available", "engaged", "allowed"), [(0, 4, True), (3, 1, True), (2, 1, False), (4, 0, False)]
)
def test_who_is_engaged_at_home_is_kidnapped_from_a_tribe_that_keeps_three(available: int, engaged: int, allowed: bool):
    folk = f'village = "1 hostage-blue"\navailable = "{available} commoner"\nengaged = "{engaged} commoner"'
    scene = raid("abduction", folk, band="artghal+5")
    assert ("commoner" in scene.options) == allowed
    assert scene.refused.get("commoner") == (None if allowed else "V-ACT-14")
    if allowed:
        scene.orange("commoner")
        assert (scene.road("orange"), scene.units("violet", "engaged")) == (
            "1 hostage-violet",
            f"{engaged - 1} commoner" if engaged > 1 else "",
        )


@example("V-ACT-14")
def test_who_travels_counts_among_those_a_tribe_keeps():
    folk = 'available = "1 commoner"\nengaged = "1 commoner"'
    scene = raid("abduction", f"{folk}\nreturning = 0", band="artghal+5")
    assert scene.waits_for == "violet"  # nothing to take: one would be left
    scene = verrix(
        """
        active = "orange"
        [seats.orange]
        villages = "selgovae"
        village = "9 food"
        learned = ["abduction"]
        [seats.violet]
        villages = "brigantes"
        available = "1 commoner"
        engaged = "1 commoner"
        away = "2 commoner, lindsay"
        """,
        {"token": [0]},
    )
    scene.orange("abduction", "5").violet("0")
    assert scene.options == ["commoner", "pass"]


@example("V-RAID-13", "V-ACT-14")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("foray", ["cow", "hostage-blue"]),
        ("great-raid", ["cow", "hostage-blue", "cauldron-of-murias"]),
        ("lightning-strike", ["cow"]),
        ("abduction", ["hostage-blue"]),
    ],
)
def test_goods_hostages_and_trophies_by_the_card(card: str, options: list[str]):
    things = ["cow", "hostage-blue", "cauldron-of-murias"]
    scene = raid(card, 'village = "1 cow, 1 hostage-blue, cauldron-of-murias"\navailable = ""')
    assert scene.options == [*options, "pass"]
    refused = {thing: rule for thing, rule in scene.refused.items() if thing in things}
    assert refused == {thing: "V-ACT-14" for thing in things if thing not in options}


@example("V-RAID-13", "V-ACT-14")
def test_cattle_thieves_take_animals_and_food():
    scene = verrix(
        """
        active = "green"
        [seats.green]
        villages = "selgovae"
        village = "9 food"
        learned = ["cattle-theft"]
        [seats.violet]
        villages = "brigantes"
        village = "1 food, 1 belladonna, 1 cow, 1 horse, 1 hammer"
        available = ""
        """,
        {"token": [0]},
    )
    scene.green("cattle-theft", "murchad+3")
    assert (scene.options, scene.refused) == (
        ["food", "cow", "horse", "pass"],
        {"belladonna": "V-ACT-14", "hammer": "V-ACT-14"},
    )


@example("V-ACT-16", "V-RAID-09", "V-RAID-10")
@pytest.mark.parametrize(("engaged", "vp"), [(5, 4), (6, 3)])
def test_a_great_raid_is_worth_a_vp_only_if_it_succeeds(engaged: int, vp: int):
    """Six units with FORCE 7 and 1 for the card against the commoners and a token of 2."""
    scene = raid("great-raid", f'available = ""\nengaged = "{engaged} commoner"', 2, "artghal+5")
    assert scene.totals == [(8, engaged + 2)]
    assert scene.vp["orange"] == vp


@example("V-RAID-06")
def test_before_a_raid_taranis_is_in_the_sum_and_cernunnos_is_not():
    g = verrix('[seats.blue]\nvillage = "sword-of-findias"\n[seats.violet]').g
    foray, everyone = g.box.action_ids.index("foray"), 8 + 4
    events = [g.box.event_ids.index(name) for name in ("taranis", "cernunnos")]
    assert [raiding_force(g, 0, foray, everyone, event) for event in (-1, *events)] == [7, 9, 7]


@example("V-MOVE-08")
@pytest.mark.parametrize("tribe", ["green", "orange", "yellow", "violet"])
def test_to_whom_tribute_is_due(tribe: str):
    scene = verrix(f'[seats.blue]\nvillages = "iceni"\n[seats.{tribe}]\nvillages = "catuvellauni"')
    (way,) = tributes_on(scene.g, 0, scene.g.box.territory_ids.index("atrebates"))
    assert tributes(way) == [(TRIBES.index(tribe), 1)]


# -- who may be engaged


@example("V-ACT-08", "V-ACT-10", "V-ACT-11", "V-ACT-20")
def test_every_mix_of_those_who_may_be_engaged():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "9 food"
        available = "2 commoner, niamh, gobann"
        engaged = "1 commoner"
        [seats.violet]
        villages = "brigantes"
    """)
    scene.blue("forge")
    assert scene.options == ["gobann+1", "gobann+2"]
    warrior = {f"niamh{more}": "V-ACT-11" for more in ("", "+1", "+2", "+gobann", "+gobann+1", "+gobann+2")}
    assert scene.refused == {"0": "V-ACT-08", "1": "V-ACT-10", "2": "V-ACT-10", "gobann": "V-ACT-10"} | warrior


@example("V-ACT-20", "V-ACT-11", "V-RAID-01")
def test_who_is_away_already_cannot_go():
    scene = verrix("""
        active = "blue"
        [seats.blue]
        villages = "caledonii"
        village = "9 food"
        available = "4 commoner, sive"
        away = "niamh"
        [seats.violet]
        villages = "brigantes"
    """)
    scene.blue("foray")
    assert scene.options == ["4", "sive+3", "sive+4"]
    assert {scene.refused[units] for units in ("niamh", "niamh+4", "niamh+sive+4")} == {"V-ACT-20"}
    assert may_engage(scene.g, 0, 31, 0, 5) == "V-ACT-20"  # there are four
    assert may_engage(scene.g, 0, 31, 0, 4) is None


@example("V-ACT-08", "V-ACT-03")
def test_without_anybody_at_hand_no_card_is_played():
    scene = verrix('active = "blue"\n[seats.blue]\navailable = ""\naway = "niamh"\nevent = "dagda"\n[seats.green]')
    assert {scene.refused[card] for card in ("cook", "pray", "foray", "forge")} == {"V-ACT-08"}
