"""What is in the box, and what every box must obey."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from plancia.games.verrix.content.read import open_box
from plancia.games.verrix.state.box import BONUSES, TRIBES
from plancia.games.verrix.state.roads import distance
from plancia.kernel.content import ContentError
from plancia.kernel.words import LANGUAGES
from tests.scenes import example


def tables():
    return open_box().tables


def table(kind):
    return tables()[kind]


def value(good):
    return table("good")[good].value


# -- the map


@example("V-C-MAP-01", "V-C-MAP-08", "V-MOVE-01")
def test_twenty_territories_across_from_portum_itium_and_five_seas():
    assert {"iceni", "atrebates", "cantiaci", "caledonii", "brigantes", "portum-itium"} <= set(table("territory"))
    assert (len(table("territory")), len(table("sea"))) == (21, 5)


@example("V-C-MAP-02", "V-C-MAP-03", "V-C-MAP-04", "V-C-MAP-05", "V-MOVE-06")
def test_the_four_distances_of_the_rulebook():
    assert distance(tables(), "iceni", "atrebates") == 2
    assert "atrebates" not in table("territory")["iceni"].borders
    assert distance(tables(), "caledonii", "brigantes") == 3
    assert distance(tables(), "brigantes", "portum-itium") == 5
    assert distance(tables(), "atrebates", "cantiaci") == 1
    assert "cantiaci" in table("territory")["atrebates"].borders


@example("V-C-MAP-04", "V-C-MAP-07", "V-A-16")
def test_portum_itium_is_a_territory_across_the_sea_where_nobody_starts():
    port = table("territory")["portum-itium"]
    assert (port.borders, port.coasts) == ([], ["britannicus"])
    assert all("portum-itium" not in tribe.territories for tribe in table("tribe").values())


@example("V-C-MAP-06")
@pytest.mark.parametrize(
    ("start", "end"),
    [("iceni", "atrebates"), ("atrebates", "cantiaci"), ("caledonii", "brigantes"), ("brigantes", "portum-itium")],
)
def test_the_journeys_of_the_rulebook_cross_no_village_of_its_examples(start, end):
    box = open_box()
    places = box.territory_ids
    villages = {"iceni", "atrebates", "caledonii", "brigantes"}
    for route in box.routes[0][places.index(start)][places.index(end)]:
        assert not villages & {places[place] for place in route}


@example("V-C-MAP-09", "V-C-MAP-10", "V-SETUP-24")
def test_where_each_tribe_may_start():
    assert {id: tribe.territories for id, tribe in table("tribe").items()} == {
        "blue": ["caledonii", "silures", "catuvellauni"],
        "green": ["iceni", "dumnonii", "parisii"],
        "orange": ["selgovae", "durotriges", "corieltauvi"],
        "yellow": ["atrebates", "cornovii", "votadini"],
        "violet": ["brigantes", "ordovices", "trinovantes"],
    }
    assert {"selgovae", "corieltauvi"} <= set(table("territory")["brigantes"].borders)  # so Orange can get there


@example("V-C-MAP-11")
def test_the_map_holds_together():
    land, sea = table("territory"), table("sea")
    assert all(id in land[other].borders for id, here in land.items() for other in here.borders)
    assert all(id in sea[other].links for id, here in sea.items() for other in here.links)
    to_the_port = {id: distance(tables(), id, "portum-itium") for id in land}
    assert Counter(to_the_port.values()) == {0: 1, 3: 5, 4: 3, 5: 7, 6: 3, 7: 2}


@example("V-MOVE-04")
def test_the_three_movement_cost_tiles():
    tiles = {id: (tile.territory, tile.sea, tile.from_) for id, tile in table("movement").items()}
    assert tiles == {"A": (1, 2, "rulebook"), "B": (1, 1, "house"), "C": (2, 3, "house")}


# -- goods


@example("V-C-GOOD-01", "V-C-GOOD-02", "V-SETUP-09")
def test_sixty_seven_goods_of_nine_kinds():
    assert {id: good.count for id, good in table("good").items()} == {
        "food": 23, "belladonna": 7, "cow": 6, "horse": 6, "hammer": 4, "spear": 5, "brooch": 8, "sword": 5, "cart": 3,
    }  # fmt: skip
    assert sum(good.count for good in table("good").values()) == 67


@example("V-C-GOOD-03", "V-C-GOOD-04", "V-C-GOOD-05", "V-C-GOOD-06", "V-C-GOOD-07", "V-C-GOOD-08")
def test_what_things_are_worth():
    assert value("sword") == value("cart") == 5
    assert value("hammer") + value("belladonna") == 6
    assert value("horse") >= 2 * value("belladonna")
    assert value("horse") >= value("spear")
    assert (value("belladonna"), value("hammer"), value("horse")) == (2, 4, 4)
    assert (table("price")["hostage"].value, table("price")["trophy"].value) == (6, 8)


@example("V-C-GOOD-09", "V-END-05")
def test_cow_and_horse_are_animals_and_a_horse_can_be_equipped():
    assert [id for id, good in table("good").items() if good.category == "animal"] == ["cow", "horse"]
    assert any(good == "horse" for id in table("character") for good, _ in slots(id))


@example("V-C-GOOD-10", "V-C-SET-03", "V-AREA-02")
def test_the_set_up_cards_leave_enough_at_the_market():
    given = Counter()
    for tribe in table("tribe").values():
        given.update(tribe.goods)
    left = {id: good.count - given[id] for id, good in table("good").items()}
    assert min(left.values()) >= 0
    assert left["food"] >= 3
    assert left["sword"] >= 1
    assert left["spear"] >= 1
    assert sum(tribe.divine_will for tribe in table("tribe").values()) == 9


# -- tribes


@example("V-C-ABI-01", "V-AREA-12", "V-SETUP-11")
def test_each_tribe_has_one_ability():
    assert {ability.tribe: id for id, ability in table("ability").items()} == {
        "blue": "ardour",
        "green": "nose-for-business",
        "orange": "stealthy-step",
        "yellow": "busy-hands",
        "violet": "benevolence",
    }
    assert table("ability")["busy-hands"].power == "restore-food"


@example("V-C-SET-01", "V-C-SET-02", "V-SETUP-18", "V-SETUP-19")
def test_what_the_set_up_cards_give():
    given = {id: (dict(tribe.goods), tribe.divine_will, tribe.hostages) for id, tribe in table("tribe").items()}
    assert given == {
        "blue": ({"food": 4, "spear": 1}, 2, 0),
        "green": ({"food": 3, "horse": 1, "cow": 1}, 2, 0),
        "orange": ({"food": 1}, 0, 1),
        "yellow": ({"food": 2, "hammer": 1}, 1, 0),
        "violet": ({"food": 4, "belladonna": 2}, 4, 0),
    }


# -- characters


def slots(id):
    return [(slot.good, slot.bonus) for slot in table("character")[id].slots]


@example("V-C-CHR-01", "V-C-CHR-02", "V-C-CHR-03", "V-C-CHR-04", "V-C-CHR-05", "V-C-CHR-06", "V-UNIT-06")
def test_the_characters_of_the_examples():
    people = {id: (who.tribe, who.class_, who.force) for id, who in table("character").items()}
    assert people["lindsay"] == ("violet", "mystic", 3)
    assert people["niamh"] == ("blue", "warrior", 2)
    assert people["murchad"] == ("green", "merchant", 2)
    assert people["ygerna"] == ("yellow", "artisan", 2)
    assert ("hammer", "force") in slots("ygerna")
    assert people["artghal"] == ("orange", "warrior", 2)
    assert people["sive"] == (None, "warrior", 1)
    assert people["ambigath"][0] is None


@example("V-C-CHR-07", "V-C-CHR-08", "V-UNIT-09", "V-UNIT-10", "V-UNIT-11")
def test_force_and_bonuses():
    people = table("character").values()
    assert {who.force for who in people} == {1, 2, 3}
    assert sum("force" in dict(slots(id)).values() for id in table("character")) >= 6
    pairs = {pair for id in table("character") for pair in slots(id)}
    assert {bonus for _, bonus in pairs} == set(BONUSES)
    assert {bonus for good, bonus in pairs if good == "horse"} == {"movement"}
    assert {bonus for good, bonus in pairs if good == "brooch"} == {"fame"}
    assert {bonus for good, bonus in pairs if good == "hammer"} == {"force"}


@example("V-C-CHR-09", "V-SETUP-08", "V-DEV-13")
def test_one_character_for_each_tribe_and_seven_grey_ones():
    owners = Counter(who.tribe for who in table("character").values())
    assert owners == {"blue": 1, "green": 1, "orange": 1, "yellow": 1, "violet": 1, None: 7}


# -- Action cards


def deck(tribe, band):
    return [id for id, card in table("action").items() if tribe in card.tribes and card.band == band]


@example("V-C-CARD-01", "V-SETUP-17")
@pytest.mark.parametrize("tribe", TRIBES)
def test_nine_base_and_five_special_cards(tribe):
    assert (len(deck(tribe, "base")), len(deck(tribe, "special"))) == (9, 5)
    types = {table("action")[id].type for id in deck(tribe, "base") + deck(tribe, "special")}
    assert types == {"development", "trade", "raid", "battle"}


@example("V-C-CARD-02", "V-UNIT-02", "V-DEV-06")
def test_every_card_lets_commoners_take_part():
    without = [id for id, card in table("action").items() if "commoner" not in card.classes]
    assert without == ["learn"]  # which takes the units of the card it teaches


@example("V-C-CARD-03", "V-C-CARD-04", "V-DEV-04", "V-DEV-05", "V-DEV-10", "V-TRADE-11")
@pytest.mark.parametrize("tribe", TRIBES)
def test_what_every_tribe_owns(tribe):
    assert {"cook", "learn", "promote-commoner"} <= set(deck(tribe, "base"))
    assert "clan-pact" in deck(tribe, "special")


def facts(id):
    card = table("action")[id]
    return card.type, card.band, card.rarity, card.cost, set(card.classes), card.place


@example("V-C-CARD-04", "V-TRADE-14")
def test_clan_pact():
    everyone = {"commoner", "artisan", "warrior", "merchant", "mystic"}
    assert facts("clan-pact") == ("trade", "special", 1, 4, everyone, "free")
    assert table("action")["clan-pact"].options == ["commoner", "trophy"]


@example("V-C-CARD-05")
def test_cook():
    assert facts("cook") == ("development", "base", 1, 2, {"commoner", "artisan"}, "home")
    assert table("action")["cook"].take == [{"food": 3}]


@example("V-C-CARD-06")
def test_consecrated_ground():
    assert facts("consecrated-ground") == ("development", "special", 3, 1, {"commoner", "mystic"}, "home")
    assert table("action")["consecrated-ground"].tribes == ["violet"]


@example("V-C-CARD-07", "V-TRADE-10")
def test_feast_day():
    assert facts("feast-day") == ("trade", "base", 3, 3, {"commoner", "merchant"}, "tribe")
    assert (table("action")["feast-day"].tribes, table("action")["feast-day"].vp) == (["green"], 1)


@example("V-C-CARD-08", "V-RAID-14")
def test_foray():
    assert facts("foray") == ("raid", "base", 2, 4, {"commoner", "warrior"}, "tribe")
    assert "blue" in table("action")["foray"].tribes
    assert table("action")["foray"].steals == ["good", "hostage"]
    assert table("action")["great-raid"].steals == ["good", "hostage", "trophy"]


@example("V-C-CARD-09", "V-RAID-15")
def test_plunder():
    assert facts("plunder") == ("raid", "special", 3, 4, {"commoner", "warrior"}, "port")
    plunder = table("action")["plunder"]
    assert (plunder.tribes, plunder.options, plunder.units, plunder.kinds, plunder.vp) == (
        ["orange"], ["goods", "hostages"], 4, 3, 1,
    )  # fmt: skip
    assert [id for id, card in table("action").items() if card.type == "raid" and card.place == "port"] == ["plunder"]


@example("V-C-CARD-10", "V-C-CARD-11", "V-C-CARD-12", "V-C-CARD-13", "V-C-CARD-14", "V-UNIT-13")
def test_the_battle_cards_of_the_example():
    cards = table("action")
    assert set(cards["supremacy"].classes) == {"commoner"}
    assert (cards["supremacy"].force, cards["supremacy"].force_per_bonus) == (1, 0)
    assert set(cards["harrowing-lament"].classes) == {"commoner", "mystic"}
    assert set(cards["assault"].classes) == {"commoner", "warrior"}
    assert all((cards[id].force, cards[id].force_per_bonus) == (0, 2) for id in ("harrowing-lament", "assault"))
    assert "blue" in cards["supremacy"].tribes
    assert cards["assault"].tribes == ["blue"]
    assert cards["harrowing-lament"].tribes == ["violet"]


@example("V-C-CARD-15", "V-C-CARD-16", "V-ACT-15")
def test_how_many_tribes_own_a_card():
    copies = Counter()
    for card in table("action").values():
        assert len(card.tribes) in {1: (5,), 2: (2, 3), 3: (1,)}[card.rarity]
        copies[card.rarity] += len(card.tribes)
    assert copies == {1: 35, 2: 22, 3: 13}


# -- tokens, track, Events, trophies, Festivals


@example("V-C-MOR-01", "V-SETUP-05")
def test_the_seven_tokens():
    assert table("morrigan")["standard"].values == [0, 0, 1, 1, 2, 2, 3]


@example("V-C-TRK-01", "V-C-TRK-02", "V-C-TRK-03", "V-C-TRK-04", "V-C-TRK-05", "V-BATTLE-33")
def test_narrow_wins_pay_more_on_the_battle_progress_track():
    track = table("track")["standard"].vp
    assert track == [3, 6, 5, 4, 2, 1]
    assert track[1:] == sorted(track[1:], reverse=True)
    assert track.count(3) == 1


@example("V-C-EVT-01", "V-C-EVT-02", "V-C-EVT-03", "V-SETUP-07", "V-MOVE-05")
def test_the_twenty_events():
    events = table("event")
    assert Counter(event.kind for event in events.values()) == {"immediate": 12, "delayed": 8}
    assert events["the-gift"].kind == "immediate"
    assert events["arianrhod"].kind == "delayed"
    assert {event.tile for event in events.values() if event.does == "movement-tile"} == {"B", "C"}
    assert [id for id, event in events.items() if event.window == "end"] == ["dagda"]


@example("V-C-TRO-01", "V-C-TRO-02", "V-SETUP-06", "V-RESTORE-09")
def test_the_four_trophies():
    assert {id: (trophy.power, trophy.amount) for id, trophy in table("trophy").items()} == {
        "cauldron-of-murias": ("cook", 1),
        "spear-of-gorias": ("fame", 1),
        "sword-of-findias": ("raid", 1),
        "stone-of-falias": ("divine-will", 1),
    }


@example("V-C-FES-01", "V-FEST-05", "V-SETUP-01")
def test_the_four_festivals():
    festivals = table("festival")
    assert {id: festival.turn for id, festival in festivals.items()} == {
        "samhain": 3, "imbolc": 6, "beltane": 9, "lughnasadh": 12,
    }  # fmt: skip
    worth = {id: [objective.vp for objective in festival.objectives] for id, festival in festivals.items()}
    assert worth == {"samhain": [2, 2, 1], "imbolc": [2, 2, 2], "beltane": [2, 2, 3], "lughnasadh": [3, 3, 3]}
    wanted = {word for each in festivals.values() for goal in each.objectives for want in goal.any for word in want.of}
    assert wanted & set(table("good"))


@example("V-ACT-13")
def test_a_card_says_its_force_units_place_title_type_effect_and_kind():
    for id, card in table("action").items():
        assert card.cost or id == "learn"
        assert card.classes or id == "learn"
        assert (card.type, card.place) in PLACES, id
        assert card.band in ("base", "special")
        assert card.rarity in (1, 2, 3)


PLACES = {
    ("development", "home"), ("trade", "tribe"), ("trade", "port"), ("trade", "free"), ("raid", "tribe"),
    ("raid", "port"), ("battle", "battle"),
}  # fmt: skip


# -- packs

BROKEN = [
    ("V-ACT-13", "[action.pray]\nplace = 'port'"),
    ("V-ACT-13", "[action.pray]\ndoes = 'fight'"),
    ("V-C-MAP-02", "[movement.A]\nterritory = 2"),
    ("V-C-MAP-03", """
        [territory.selgovae]
        borders = ['damnonii', 'votadini', 'brigantes', 'caledonii']
        [territory.caledonii]
        borders = ['taexali', 'epidii', 'damnonii', 'selgovae']
    """),
    ("V-C-MAP-04", "[movement.A]\nsea = 1"),
    ("V-C-MAP-04", """
        [territory.portum-itium]
        borders = ['cantiaci']
        [territory.cantiaci]
        borders = ['atrebates', 'catuvellauni', 'portum-itium']
    """),
    ("V-C-MAP-05", """
        [territory.cantiaci]
        borders = ['catuvellauni']
        [territory.atrebates]
        borders = ['catuvellauni', 'dobunni', 'durotriges']
    """),
    ("V-C-MAP-07", "[tribe.blue]\nterritories = ['caledonii', 'silures', 'portum-itium']"),
    ("V-C-MAP-09", "[tribe.yellow]\nterritories = ['cantiaci', 'cornovii', 'votadini']"),
    ("V-C-MAP-11", "[territory.iceni]\nborders = ['corieltauvi', 'catuvellauni']"),
    ("V-C-MAP-11", "[territory.iceni]\nborders = ['rome']"),
    ("V-C-MAP-11", "[territory.portum-itium]\ncoasts = []"),
    ("V-C-GOOD-02", "[good.food]\ncount = 20"),
    ("V-C-GOOD-03", "[good.cart]\nvalue = 6"),
    ("V-C-GOOD-04", "[good.hammer]\nvalue = 5"),
    ("V-C-GOOD-05", "[good.belladonna]\nvalue = 3\n[good.hammer]\nvalue = 3"),
    ("V-C-GOOD-06", "[good.spear]\nvalue = 5"),
    ("V-C-GOOD-09", "[good.cow]\ncategory = 'weapon'"),
    ("V-C-GOOD-10", "[good.spear]\ncount = 1\n[good.food]\ncount = 28"),
    ("V-C-CHR-01", "[character.lindsay]\nforce = 2"),
    ("V-C-CHR-02", "[character.niamh]\nclass = 'mystic'"),
    ("V-C-CHR-03", "[character.murchad]\nforce = 3"),
    ("V-C-CHR-04", "[character.ygerna]\nslots = [{ good = 'brooch', bonus = 'fame' }]"),
    ("V-C-CHR-05", "[character.sive]\nforce = 2"),
    ("V-C-CHR-06", "[character.ambigath]\ntribe = 'blue'"),
    ("V-C-CHR-08", "[character.medb]\nslots = [{ good = 'horse', bonus = 'carrying' }]"),
    ("V-C-CHR-09", "[character.ambigath]\ntribe = 'blue'"),
    ("V-C-CARD-01", "[action.foray]\nband = 'special'"),
    ("V-C-CARD-02", "[action.pray]\nclasses = ['mystic']"),
    ("V-C-CARD-03", "[action.learn]\nrarity = 2"),
    ("V-C-CARD-04", "[action.clan-pact]\ncost = 3"),
    ("V-C-CARD-05", "[action.cook]\ntake = [{ food = 2 }]"),
    ("V-C-CARD-06", "[action.consecrated-ground]\ncost = 3"),
    ("V-C-CARD-07", "[action.feast-day]\nvp = 2"),
    ("V-C-CARD-08", "[action.foray]\ncost = 6"),
    ("V-C-CARD-09", "[action.plunder]\nkinds = 4"),
    ("V-C-CARD-10", "[action.supremacy]\nforce = 2"),
    ("V-C-CARD-11", "[action.harrowing-lament]\nclasses = ['commoner']"),
    ("V-C-CARD-12", "[action.assault]\nforce = 1"),
    ("V-C-CARD-13", "[action.assault]\ntribes = ['orange']"),
    ("V-C-CARD-14", """
        [action.assault]
        force_per_bonus = 0
        [action.harrowing-lament]
        force_per_bonus = 0
        [action.warriors-fury]
        force_per_bonus = 0
    """),
    ("V-C-CARD-15", "[action.breed]\ntribes = ['green', 'orange', 'blue', 'violet']"),
    ("V-C-CARD-16", "[action.ambush]\ntribes = ['orange', 'blue']"),
    ("V-C-MOR-01", "[morrigan.standard]\nvalues = [0, 0, 1, 1, 2, 2, 2]"),
    ("V-C-TRK-01", "[track.standard]\nvp = [2, 6, 5, 4, 2, 1]"),
    ("V-C-TRK-02", "[track.standard]\nvp = [3, 5, 5, 4, 2, 1]"),
    ("V-C-TRK-03", "[track.standard]\nvp = [3, 6, 7]"),
    ("V-C-TRK-04", "[track.standard]\nvp = [3, 6, 4, 3, 2]"),
    ("V-C-EVT-01", "[event.the-gift]\nkind = 'delayed'\nwindow = 'own-turn'"),
    ("V-C-EVT-02", "[event.fair-winds]\ntile = 'A'"),
    ("V-C-EVT-03", "[event.dagda]\nwindow = 'own-turn'"),
    ("V-C-TRO-01", "[trophy.cauldron-of-murias]\namount = 2"),
    ("V-C-TRO-02", "[trophy.spear-of-gorias]\npower = 'raid'\n[trophy.sword-of-findias]\npower = 'fame'"),
    ("V-C-ABI-01", "[ability.benevolence]\npower = 'value'"),
    ("V-C-ABI-01", "[ability.busy-hands]\ntribe = 'blue'"),
    ("V-C-SET-01", "[tribe.violet]\nterritories = ['caledonii', 'ordovices', 'trinovantes']"),
    ("V-C-SET-02", "[tribe.orange]\nhostages = 0"),
    ("V-C-SET-03", "[tribe.violet]\ndivine_will = 19"),
    ("V-FEST-05", "[festival.lughnasadh]\nturn = 9\n[festival.beltane]\nturn = 12"),
]  # fmt: skip


@example(*sorted({rule for rule, _ in BROKEN}))
@pytest.mark.parametrize(("rule", "text"), BROKEN)
def test_a_pack_that_breaks_a_rule_of_the_box_is_told_which(rule, text, tmp_path: Path):
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "verrix"\ntitle = "Mine"\nplancia = 1\n', "utf-8")
    (tmp_path / "cards.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        open_box((tmp_path,))
    assert rule in {problem.code for problem in caught.value.problems}


# -- words


def test_everything_in_the_box_has_its_name_and_text_in_both_languages():
    for kind, records in tables().items():
        for id, record in records.items():
            for field in ("name", "names", "text", "trait"):
                if hasattr(record, field):
                    for lang in LANGUAGES:
                        assert getattr(getattr(record, field), lang).strip(), (kind, id, field, lang)


def test_every_card_says_in_both_languages_the_same_numbers():
    """A number that only one language has is a slip of the pen."""
    for kind in ("action", "event", "trophy", "ability"):
        for id, card in table(kind).items():
            digits = [Counter(c for c in getattr(card.text, lang) if c.isdigit()) for lang in LANGUAGES]
            assert digits[0] == digits[1], (kind, id)


# Numbers of a card that its text need not say: whom it is for, and what it costs.
SILENT = ("rarity", "cost", "turn")


def numbers(value):
    if isinstance(value, bool) or not isinstance(value, int | list | dict):
        return set()
    if isinstance(value, int):
        return {value} - {0}
    parts = value.values() if isinstance(value, dict) else value
    return set().union(*(numbers(part) for part in parts))


@pytest.mark.parametrize("kind", ["action", "event", "trophy", "ability"])
def test_a_card_does_what_its_text_says(kind):
    """Every number it carries out stands in its text, in words where it is one of something."""
    for id, card in table(kind).items():
        fields = [name for name in card.__struct_fields__ if name not in SILENT]
        done = set().union(*(numbers(getattr(card, name)) for name in fields)) - {1}
        said = {int(number) for number in re.findall(r"[0-9]+", card.text.en)}
        words = {2: ("two", "second", "another"), 4: ("four",)}
        said |= {n for n, spelled in words.items() if any(word in card.text.en for word in spelled)}
        assert done <= said, (id, done - said)
