# not compiled
"""What the printed rulebook fixes of any box (V-C): its examples must come out the same with a real one."""

from __future__ import annotations

from plancia.games.verrix.state.box import BONUSES, TRIBES
from plancia.games.verrix.state.roads import distance
from plancia.kernel.content import Report, Tables

JOURNEYS = [  # V-C-MAP-01: these territories are on the map
    ("V-C-MAP-02", "iceni", "atrebates", 2),
    ("V-C-MAP-03", "caledonii", "brigantes", 3),
    ("V-C-MAP-04", "brigantes", "portum-itium", 5),
    ("V-C-MAP-05", "atrebates", "cantiaci", 1),
]

CHARACTERS: list[tuple[str, str, list[str | None], str, int]] = [
    ("V-C-CHR-01", "lindsay", ["violet"], "mystic", 3),
    ("V-C-CHR-02", "niamh", ["blue"], "warrior", 2),
    ("V-C-CHR-03", "murchad", ["green"], "merchant", 2),
    ("V-C-CHR-04", "ygerna", ["yellow"], "artisan", 2),
    ("V-C-CHR-05", "artghal", ["orange", None], "warrior", 2),
    ("V-C-CHR-05", "sive", ["orange", None], "warrior", 1),
]

# rule, card, type, band, costs, place, classes that must be there, tribes that must be there
CARDS: list[tuple[str, str, str, str, tuple[int, ...], str, tuple[str, ...], tuple[str, ...]]] = [
    ("V-C-CARD-04", "clan-pact", "trade", "special", (4,), "free", ("artisan",), TRIBES),
    ("V-C-CARD-05", "cook", "development", "base", (2,), "home", (), TRIBES),
    ("V-C-CARD-06", "consecrated-ground", "development", "special", (1, 2), "home", ("mystic",), ("violet",)),
    ("V-C-CARD-07", "feast-day", "trade", "base", (3,), "tribe", ("merchant",), ("green",)),
    ("V-C-CARD-08", "foray", "raid", "base", (1, 2, 3, 4, 5), "tribe", ("warrior",), ("blue",)),
    ("V-C-CARD-09", "plunder", "raid", "special", (1, 2, 3, 4), "port", ("warrior",), ("orange",)),
]

# rule, card, exactly these classes
BATTLE_CARDS = [
    ("V-C-CARD-10", "supremacy", {"commoner"}),
    ("V-C-CARD-11", "harrowing-lament", {"commoner", "mystic"}),
    ("V-C-CARD-12", "assault", {"commoner", "warrior"}),
]

POWERS = [("V-C-TRO-01", "cauldron-of-murias", "cook"), ("V-C-TRO-02", "spear-of-gorias", "fame")]


def check_printed(tables: Tables, report: Report) -> None:
    _map(tables, report)
    _goods(tables, report)
    _characters(tables, report)
    _cards(tables, report)
    _battle_cards(tables, report)
    _rest(tables, report)


def _map(tables: Tables, report: Report) -> None:
    for rule, start, end, food in JOURNEYS:
        found = distance(tables, start, end)
        if found != food:
            report("territory", rule, f"from {start} to {end} the movement costs {food} with tile A, not {found}")
    if "atrebates" not in tables["tribe"]["yellow"].territories:
        report("tribe.yellow.territories", "V-C-MAP-09", "Yellow can start in Atrebates")


def _goods(tables: Tables, report: Report) -> None:
    value = {id: good.value for id, good in tables["good"].items()}
    for id in ("sword", "cart"):
        if value[id] != 5:
            report(f"good.{id}.value", "V-C-GOOD-03", "it is worth 5")
    if value["hammer"] + value["belladonna"] != 6:
        report("good.hammer.value", "V-C-GOOD-04", "Hammer and Belladonna are worth 6 together")
    if value["horse"] < 2 * value["belladonna"]:
        report("good.horse.value", "V-C-GOOD-05", "a Horse is worth at least two Belladonna")
    if value["horse"] < value["spear"]:
        report("good.horse.value", "V-C-GOOD-06", "a Horse is worth at least a Spear")
    for id in ("cow", "horse"):
        if tables["good"][id].category != "animal":
            report(f"good.{id}.category", "V-C-GOOD-09", "it is an animal")
    for id, taken in (("food", 3), ("sword", 1), ("spear", 1)):
        given = sum(tribe.goods.get(id, 0) for tribe in tables["tribe"].values())
        if tables["good"][id].count - given < taken:
            report(f"good.{id}.count", "V-C-GOOD-10", f"after set-up at least {taken} are left at the market")


def _characters(tables: Tables, report: Report) -> None:
    characters = tables["character"]
    slots = {id: [(slot.good, slot.bonus) for slot in who.slots] for id, who in characters.items()}
    for rule, id, tribes, class_, force in CHARACTERS:
        who = characters[id]
        if who.tribe not in tribes or who.class_ != class_ or who.force != force:
            owner = " or ".join(tribe or "grey" for tribe in tribes)
            report(f"character.{id}", rule, f"{who.name.en} is a {class_} of FORCE {force}, {owner}")
    if ("hammer", "force") not in slots["ygerna"]:
        report("character.ygerna.slots", "V-C-CHR-04", "a Hammer raises her FORCE")
    for id in ("artghal", "sive"):
        if ("horse", "movement") not in slots[id]:
            report(f"character.{id}.slots", "V-C-CHR-05", "a Horse lowers the Movement Cost")
    if characters["ambigath"].tribe is not None:
        report("character.ambigath.tribe", "V-C-CHR-06", "Ambigath is grey")
    bonuses = {bonus for pairs in slots.values() for _, bonus in pairs}
    if "force" not in bonuses:
        report("character", "V-C-CHR-07", "some characters can raise their FORCE")
    for id, who in characters.items():
        printed = {"horse": "movement", "brooch": "fame"} | ({"hammer": "force"} if who.class_ == "artisan" else {})
        if any(good in printed and printed[good] != bonus for good, bonus in slots[id]):
            report(f"character.{id}.slots", "V-C-CHR-08", "Horse: movement; Brooch: fame; Hammer of an artisan: force")
    if bonuses != set(BONUSES):
        report("character", "V-C-CHR-08", "all five bonuses occur")


def _cards(tables: Tables, report: Report) -> None:
    cards = tables["action"]
    for rule, id, type_, band, costs, place, classes, tribes in CARDS:
        card = cards[id]
        if (card.type, card.band, card.place) != (type_, band, place) or card.cost not in costs:
            report(f"action.{id}", rule, f"{band} {type_} card, place {place}, cost {' or '.join(map(str, costs))}")
        if not {"commoner", *classes} <= set(card.classes) or not set(tribes) <= set(card.tribes):
            report(f"action.{id}", rule, f"for {', '.join(('commoner', *classes))}; owned by {', '.join(tribes)}")
    if cards["clan-pact"].does != "pact" or "commoner" not in cards["clan-pact"].options:
        report("action.clan-pact.options", "V-C-CARD-04", "one of its options is a commoner from the market")
    if cards["cook"].take != [{"food": 3}]:
        report("action.cook.take", "V-C-CARD-05", "it gives 3 Food")
    if cards["feast-day"].vp != 1:
        report("action.feast-day.vp", "V-C-CARD-07", "it is worth 1 VP")
    plunder = cards["plunder"]
    if plunder.units > 4 or not 0 < plunder.kinds <= 3 or plunder.vp != 1 or "goods" not in plunder.options:
        report("action.plunder", "V-C-CARD-09", "four units may take goods, and three kinds of them are worth 1 VP")
    for id, card in cards.items():
        if card.rarity == 2 and len(card.tribes) not in (2, 3):
            report(f"action.{id}.tribes", "V-C-CARD-15", "a card of rarity 2 belongs to two or three tribes")
        if card.does == "plunder" and id != "plunder":
            report(f"action.{id}.does", "V-C-CARD-09", "Plunder alone raids the market")


def _battle_cards(tables: Tables, report: Report) -> None:
    cards = tables["action"]
    for rule, id, classes in BATTLE_CARDS:
        if cards[id].type != "battle" or set(cards[id].classes) != classes:
            report(f"action.{id}", rule, f"a Battle card for {' and '.join(sorted(classes))}, and nobody else")
        if cards[id].force != (1 if id == "supremacy" else 0):
            report(f"action.{id}.force", rule, "+1 FORCE for Supremacy, none without battle bonuses for the others")
    both = {"blue", "green"}
    for id, owners in (("supremacy", both), ("assault", both), ("harrowing-lament", {"violet"})):
        if not owners & set(cards[id].tribes):
            report(f"action.{id}.tribes", "V-C-CARD-13", f"owned by {' or '.join(sorted(owners))}")
    if not any(card.force_per_bonus for card in cards.values()):
        report("action", "V-C-CARD-14", "some Battle cards count battle bonuses")


def _rest(tables: Tables, report: Report) -> None:
    for id, kind in (("the-gift", "immediate"), ("arianrhod", "delayed")):
        if tables["event"][id].kind != kind:
            report(f"event.{id}.kind", "V-C-EVT-01", f"it is {kind}")
    if sum(event.does == "movement-tile" and event.tile != "A" for event in tables["event"].values()) < 2:
        report("event", "V-C-EVT-02", "at least two Events change the Movement Cost tile")
    if not any(event.window == "end" for event in tables["event"].values()):
        report("event", "V-C-EVT-03", "at least one Event is played at the end of the game")
    for rule, id, power in POWERS:
        if tables["trophy"][id].power != power or tables["trophy"][id].amount != 1:
            report(f"trophy.{id}", rule, f"its power is {power}, 1")
    if tables["festival"]["lughnasadh"].turn != 12:
        report("festival.lughnasadh.turn", "V-FEST-05", "Lughnasadh is the last")
    goals = [goal for festival in tables["festival"].values() for goal in festival.objectives]
    if not any(word in tables["good"] for goal in goals for want in goal.any for word in want.of):
        report("festival", "V-C-FES-01", "goods matter for some objectives")
    benevolence = tables["ability"]["benevolence"]
    if (benevolence.tribe, benevolence.power) != ("violet", "second-event"):
        report("ability.benevolence", "V-C-ABI-01", "Benevolence is Violet's")
    if not any(ability.power == "restore-food" for ability in tables["ability"].values()):
        report("ability", "V-C-ABI-01", "at least one ability works in the Restore Phase")
    for id, tribe in tables["tribe"].items():
        if not (tribe.goods or tribe.divine_will or tribe.hostages):
            report(f"tribe.{id}", "V-C-SET-01", "a Set-up card gives something")
    if not any(tribe.hostages for tribe in tables["tribe"].values()):
        report("tribe", "V-C-SET-02", "at least one Set-up card gives a hostage")
