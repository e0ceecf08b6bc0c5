# not compiled
"""What every box of Verrix must obey, house or real (V-C), beyond what its schema says."""

from __future__ import annotations

from plancia.games.verrix.content.printed_facts import check_printed
from plancia.games.verrix.content.vocabulary import check_vocabulary
from plancia.games.verrix.state.box import GOODS, TRIBES
from plancia.games.verrix.state.roads import FAR, distances, entering, neighbours
from plancia.kernel.content import Report, Tables


def check(tables: Tables, report: Report) -> None:
    if not _places_touch(tables, report):
        return  # nothing can be reckoned on a map that does not hold together
    _check_map(tables, report)
    _check_goods(tables, report)
    _check_characters(tables, report)
    _check_actions(tables, report)
    _check_rest(tables, report)
    check_printed(tables, report)
    check_vocabulary(tables, report)


def _places_touch(tables: Tables, report: Report) -> bool:
    territories, seas = tables["territory"], tables["sea"]
    sound = True
    for kind, records, words, known in (
        ("territory", territories, "borders", territories),
        ("territory", territories, "coasts", seas),
        ("sea", seas, "links", seas),
    ):
        for id, record in records.items():
            for other in getattr(record, words):
                if other not in known or other == id:
                    report(f"{kind}.{id}.{words}", "V-C-MAP-11", f"there is no {other} here")
                    sound = False
                elif known is records and id not in getattr(records[other], words):
                    report(f"{kind}.{id}.{words}", "V-C-MAP-11", f"{other} does not name {id}")
    if sound and max(distances(neighbours(tables), entering(tables, "A"), 0)) >= FAR:
        report("territory", "V-C-MAP-11", "every place can be reached from every other")
    return sound


def _check_map(tables: Tables, report: Report) -> None:
    territories, seas = tables["territory"], tables["sea"]
    if len(seas) != 5 or len(territories) < 16 or "portum-itium" not in territories:
        report("territory", "V-C-MAP-08", "five sea areas, Portum Itium, and room for fifteen villages")
    if "portum-itium" in territories and (
        territories["portum-itium"].borders or not territories["portum-itium"].coasts
    ):
        report("territory.portum-itium.borders", "V-C-MAP-04", "Portum Itium lies across the sea")
    for name in ("A", "B", "C"):
        if name not in tables["movement"]:
            report("movement", "V-C-EVT-02", "there are the tiles A, B and C")
    for tribe in TRIBES:
        for id in tables["tribe"][tribe].territories if tribe in tables["tribe"] else ():
            if id not in territories or id == "portum-itium":
                report(f"tribe.{tribe}.territories", "V-C-MAP-07", f"no village can be placed in {id}")
    starts = [id for tribe in tables["tribe"].values() for id in tribe.territories]
    if len(set(starts)) < len(starts):
        report("tribe", "V-C-SET-01", "no two tribes may start in the same territory")


def _check_goods(tables: Tables, report: Report) -> None:
    for good in GOODS:
        if good not in tables["good"]:
            report("good", "V-C-GOOD-01", f"there is no {good}")
    if sum(good.count for good in tables["good"].values()) != 67:
        report("good", "V-C-GOOD-02", "there are 67 goods")
    if {"hostage", "trophy"} - set(tables["price"]):
        report("price", "V-C-GOOD-08", "hostages and trophies have a value")
    for name in TRIBES:
        if name not in tables["tribe"] or sum(each.tribe == name for each in tables["ability"].values()) != 1:
            report("tribe", "V-C-ABI-01", f"{name} has a set-up card and one ability")
    for good, record in tables["good"].items():
        if sum(tribe.goods.get(good, 0) for tribe in tables["tribe"].values()) > record.count:
            report(f"good.{good}", "V-C-SET-03", "there are enough for every set-up card")
    if sum(tribe.divine_will for tribe in tables["tribe"].values()) > 20:
        report("tribe", "V-C-SET-03", "there are 20 Divine Will")


def _check_characters(tables: Tables, report: Report) -> None:
    owners = [character.tribe for character in tables["character"].values()]
    if len(owners) != 12 or any(owners.count(name) != 1 for name in TRIBES):
        report("character", "V-C-CHR-09", "one character for each tribe, and seven grey ones")


def _check_actions(tables: Tables, report: Report) -> None:
    for name in TRIBES:
        own = [action for action in tables["action"].values() if name in action.tribes]
        base = sum(action.band == "base" for action in own)
        if (base, len(own)) != (9, 14):
            report("action", "V-C-CARD-01", f"{name} has 9 Base and 5 Special cards, not {base} and {len(own) - base}")
    for id, action in tables["action"].items():
        if action.does != "learn" and (action.cost is None or "commoner" not in action.classes):
            report(f"action.{id}.classes", "V-C-CARD-02", "a card has a cost and allows commoners")
        tribes = len(set(action.tribes))  # V-ACT-15
        if (
            tribes != len(action.tribes)
            or (action.rarity == 1) != (tribes == 5)
            or (action.rarity == 3) != (tribes == 1)
        ):
            report(f"action.{id}.rarity", "V-C-CARD-16", "1: every tribe owns it; 2: some do; 3: one does")
        places = {"trade": ("tribe", "port", "free"), "raid": ("tribe", "port"), "battle": ("battle",)}
        if action.place not in places.get(action.type, ("home",)):
            report(f"action.{id}.place", "V-ACT-13", f"a {action.type} card is not played there")
        does = {
            "development": ("take", "offer", "palisade", "learn", "promote", "foresee"),
            "trade": ("pact",) if action.place == "free" else ("exchange",),
            "raid": ("plunder",) if action.place == "port" else ("raid",),
            "battle": ("fight",),
        }
        if action.does not in does[action.type]:
            report(f"action.{id}.does", "V-ACT-13", f"a {action.type} card at this place does not do this")
    # V-DEV-04, V-DEV-05, V-DEV-10
    for id, verb in (("cook", "take"), ("learn", "learn"), ("promote-commoner", "promote")):
        if id not in tables["action"] or tables["action"][id].does != verb or tables["action"][id].rarity != 1:
            report("action", "V-C-CARD-03", f"every tribe has {id}")


def _check_rest(tables: Tables, report: Report) -> None:
    if len(tables["event"]) != 20:
        report("event", "V-C-EVT-01", "there are 20 Event cards")
    for id, event in tables["event"].items():
        if (event.kind == "delayed") != (event.window is not None):
            report(f"event.{id}.window", "V-C-EVT-01", "a delayed card has a window, an immediate one has none")
    powers = [trophy.power for trophy in tables["trophy"].values()]
    if len(powers) != 4 or len(set(powers)) < 4:
        report("trophy", "V-C-TRO-01", "there are four different trophies")
    if sorted(festival.turn for festival in tables["festival"].values()) != [3, 6, 9, 12]:
        report("festival", "V-C-FES-01", "there is a Festival in the Turns 3, 6, 9 and 12")
    if set(tables["morrigan"]["standard"].values if "standard" in tables["morrigan"] else ()) < {0, 1, 2, 3}:
        report("morrigan", "V-C-MOR-01", "seven tokens, with 0, 1, 2 and 3 among them")
    track = tables["track"]["standard"].vp if "standard" in tables["track"] else [0]
    if track[0] != 3:
        report("track.standard.vp", "V-C-TRK-01", "3 VP at the centre")
    if track[1] != 6:
        report("track.standard.vp", "V-C-TRK-02", "6 VP one space from the centre")
    if sorted(track[1:], reverse=True) != track[1:]:
        report("track.standard.vp", "V-C-TRK-03", "a narrow win pays no less than a wide one")
    if track.count(3) != 1:
        report("track.standard.vp", "V-C-TRK-04", "only the centre is worth 3 VP")
    if len(track) < 3:
        report("track.standard.vp", "V-C-TRK-05", "at least two spaces on each side")
