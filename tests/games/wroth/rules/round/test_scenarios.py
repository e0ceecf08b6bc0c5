"""The fifteen scenarios: their Chaos tables, events and missions. What they put on the map is in test_coop_setup."""

from __future__ import annotations

import pytest

from plancia.games.wroth.content.read import open_box
from tests.games.wroth.scene import wroth
from tests.scenes import example

NAMES = {"ALD": "aldan", "GUI": "guild", "KOD": "koda", "RUN": "runen", "OOG": "ooglan"}
SEATS = ["koda", "guild", "ooglan", "aldan", "runen"]

TABLES = """
ALD-1 | ELITE(elagynt) | DOM | MOVE(elagynt) | DB+1 | 2+: SPEC | DEP(P, HTO) | 3+: ATK(1, HTR) | COR(1)
ALD-2 | DEP(2, HT) | ATK(1, HT) | MOVE(any) | DB+1 | ELITE(prio) | 2+: ATKALL(1, {3, 6}) | DISP(MOST) | 3+: SPEC
ALD-3 | COR(2) | SPEC | DB+1 | ATK(1, HTR) | DOM | 2+: ELITE(wynden) | DISP(MOST) | 3+: GAT(3, DB)
GUI-1 | ELITE(stellen) | DOM | SPEC | DB+1 | 2+: ELITE(prio) | ATK(1, HT) | 3+: ATK(1, HT) | COR(1)
GUI-2 | COR(2) | DEP(2, R7) | DEP(2, R8) | DB+1 | 2+: COR(1) | ATK(1, HTO) | 3+: ELITE(stellen) | HEAL(1)
GUI-3 | ELITE(stellen) | ATK(1, HT) | DB+1 | SPEC | DISP(MOST) | 2+: ATK(1, HT) | DOM | 3+: ELITE(stellen)
KOD-1 | ELITE(grey) | MOVE(grey) | DOM | DB+1 | 2+: ATKALL(1, grey) | HEAL(1) | 3+: ATKALL(1, grey) | ELITE(trapper)
KOD-2 | DEP(1, R7) | DEP(1, R8) | ELITE(prio) | SPEC | ATK(1, HTR) | 2+: DEP(2, HTO) | 3+: ELITE(grey) | COR(1)
KOD-3 | SPEC | ELITE(trapper) | ELITE(trapper) | DB+1 | SPEC | 2+: ATK(1, HT) | MOVE(trapper) | 3+: ATK(1, HTR)
RUN-1 | ELITE(ram) | DOM | MOVE(ram) | DB+1 | 2+: ELITE(prio), 2+: ATKALL(1, ram) | 2+: DOM | 3+: ELITE(prio), 3+: ATKALL(1, ram) | 3+: DOM
RUN-2 | DEP(1, R7) | ELITE(stoic) | HEAL(1) | COR(1) | 2+: DEP(2, R7) | ATK(1, HTR) | 3+: ELITE(prio) | DISP(R7)
RUN-3 | COR(1) | ATK(1, HTR) | MOVE(ram) | DB+1 | 2+: ATK(1, HTR) | DOM | ELITE(prio) | 3+: ATK(2, HTR)
OOG-1 | CULL | DEP(2, DB) | ATK(1, HTR) | DB+1 | CULL | 2+: ELITE(prio) | SPEC | 3+: DEP(2, HTO)
OOG-2 | ELITE(nameless) | GAT(3, HT) | DISP(MOST) | DB+1 | 2+: GAT(2, HT) | ATK(1, HT) | DOM | 3+: ELITE(nameless)
OOG-3 | SPEC | ATK(1, HTR) | ELITE(karn) | DB+1 | 2+: SPEC | MOVE(karn) | DEP(P, DB) | 3+: ATK(1, HTR)
"""  # noqa: E501
PLACES = {
    "base": "DB",
    "highest-threat": "HT",
    "highest-threat-occupied": "HTO",
    "highest-threat-in-reach": "HTR",
    "most-units": "MOST",
}


def written(order):
    """One instruction of a Chaos row as the specification writes it."""
    n = "P" if order.per_human else order.n
    at = PLACES.get(order.at, f"R{order.at}")
    unit = {"priority": "prio"}.get(order.unit, order.unit)
    where = unit or "{" + ", ".join(map(str, order.regions)) + "}"
    code = {
        "deploy": f"DEP({n}, {at})",
        "gather": f"GAT({n}, {at})",
        "elite": f"ELITE({unit})",
        "attack": f"ATK({n}, {at})",
        "attack-all": f"ATKALL({n}, {where})",
        "disperse": f"DISP({at})",
        "move": f"MOVE({unit})",
        "cull": "CULL",
        "base": "DB+1",
        "dominion": "DOM",
        "corra": f"COR({n})",
        "heal": f"HEAL({n})",
        "special": "SPEC",
    }[order.do]
    return f"{order.humans}+: {code}" if order.humans > 1 else code


@example("W-SCEN-07", "W-COOP-SETUP-20", "W-C-20")
@pytest.mark.parametrize("line", TABLES.split("\n")[1:-1], ids=lambda line: line[:5])
def test_the_chaos_tables(line):
    id, *rows = line.split(" | ")
    card = next(card for card in open_box().scenarios if card.id == id)
    assert [", ".join(map(written, row)) for row in card.record.chaos] == rows


def end_of_round(scenario, round, humans=1, humans_vp=0, ai_vp=0, memory=0, humans_at=(), ai_at=(), discard=0):
    """The Victory Points phase, with a regular of the first human, or of the AI, in each of these regions."""
    ai = NAMES[scenario[:3]]
    seats = [name for name in SEATS if name != ai][:humans]
    return wroth(f"""
        round = {round}
        phase = "victory points"
        ai = "{ai}"
        scenario = "{scenario}"
        humans_vp = {humans_vp}
        memory = {memory}
        [seats.{seats[0]}]
        discard = {discard}
        regions = {{ {", ".join(f'{region} = "1 regular"' for region in humans_at)} }}
        {" ".join(f"[seats.{name}]" + chr(10) for name in seats[1:])}
        [seats.{ai}]
        vp = {ai_vp}
        regions = {{ {", ".join(f'{region} = "1 regular"' for region in ai_at)} }}
    """).advance()


# What the humans and the AI need with 1, 2, 3 and 4 humans.
RACES = {
    "ALD-1": ((24, 35, 42, 47), (40, 35, 30, 27)),
    "ALD-3": ((23, 30, 35, 38), (34, 30, 28, 27)),
    "GUI-1": ((29, 41, 46, 48), (37, 32, 27, 24)),
    "KOD-1": ((35, 47, 46, 50), (35, 27, 26, 24)),
    "RUN-1": ((35, 35, 35, 35), (35, 35, 35, 35)),
    "RUN-3": ((28, 42, 45, 48), (37, 28, 26, 24)),
    "OOG-2": ((30, 35, 41, 46), (30, 26, 22, 21)),
}
OTHER_GOALS = {
    "GUI-2": ((18, 26, 37, 40), (44, 40, 32, 31)),
    "GUI-3": (None, (70, 40, 32, 28)),
    "KOD-2": (None, (54, 35, 30, 26)),
    "KOD-3": ((26, 39, 43, 50), (41, 32, 29, 27)),
    "RUN-2": (None, (36, 30, 22, 20)),
    "OOG-1": ((30, 38, 45, 53), (35, 25, 23, 19)),
    "OOG-3": (None, (30, 30, 30, 30)),
}


@example("W-COOP-VP-04", "W-SCEN-03")
@pytest.mark.parametrize("humans", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", RACES)
def test_races_for_victory_points(scenario, humans):
    humans_need, ai_needs = (goals[humans - 1] for goals in RACES[scenario])
    assert end_of_round(scenario, 2, humans, humans_vp=humans_need).winners == ["humans"]
    assert end_of_round(scenario, 2, humans, ai_vp=ai_needs).winners == [NAMES[scenario[:3]]]
    scene = end_of_round(scenario, 2, humans, humans_vp=humans_need - 1, ai_vp=ai_needs - 1)
    assert scene.winners == []
    assert end_of_round(scenario, 2, humans, humans_vp=humans_need).g.ended_by == scenario


@example("W-COOP-VP-04", "W-SCEN-03", "W-SCEN-05")
@pytest.mark.parametrize("humans", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", OTHER_GOALS)
def test_races_with_different_goals(scenario, humans):
    ai = NAMES[scenario[:3]]
    goals, ai_goals = OTHER_GOALS[scenario]
    ai_needs = ai_goals[humans - 1]
    assert end_of_round(scenario, 1, humans, ai_vp=ai_needs).winners == [ai]
    assert end_of_round(scenario, 1, humans, ai_vp=ai_needs - 1).winners == []
    assert end_of_round(scenario, 1, humans, humans_vp=99).winners == (["humans"] if goals else [])
    if goals:
        assert end_of_round(scenario, 1, humans, humans_vp=goals[humans - 1]).winners == ["humans"]
        assert end_of_round(scenario, 1, humans, humans_vp=goals[humans - 1] - 1).winners == []


@example("ALD-2")
@pytest.mark.parametrize(
    ("humans", "round", "humans_at", "ai_at", "winners"),
    [
        (2, 3, (1, 2), (4, 5, 7), []),  # W-EX-93: (a) and (c) hold
        (2, 3, (1, 2), (4, 5, 7, 8), ["aldan"]),  # W-EX-93: only (a)
        (1, 3, (1, 2), (3, 4, 5, 7, 8), []),  # alone the AI may control five
        (1, 3, (1, 2), (3, 4, 5, 6, 7, 8), ["aldan"]),
        (2, 3, (1, 3), (4, 5, 6, 7, 8), []),  # (a) and (b)
        (2, 3, (3,), (4, 5, 7), []),  # (b) and (c)
        (2, 3, (1,), (4, 5, 7), ["aldan"]),  # only (c)
        (2, 1, (1,), (7,), []),
        (2, 5, (1, 2), (4, 5, 7), ["aldan"]),  # in round 5 it takes three regions
        (2, 6, (1, 2, 4), (5, 7, 8), ["humans"]),  # the last round
        (2, 6, (3,), (4,), ["humans"]),
        (2, 6, (1,), (4,), ["aldan"]),
        (3, 3, (1, 2, 4), (5, 7, 8), []),  # three humans need one region more for (a)
        (3, 3, (1, 2), (5, 7, 8), ["aldan"]),
        (3, 3, (1, 2, 4), (5, 6, 7, 8), ["aldan"]),  # only (a): the AI may control three
        (3, 3, (1, 3, 6), (4, 5, 7, 8), []),  # (a) and (b)
        (3, 3, (1, 2, 3), (4, 5, 7, 8), ["aldan"]),  # only (a): for (b) they must stand in 3 and in 6
        (3, 3, (3, 6), (5, 7, 8), []),  # (b) and (c)
        (3, 6, (1, 2, 4, 5), (7, 8), ["humans"]),
        (4, 1, (1, 2, 4), (7, 8), []),  # four humans need two more
        (4, 1, (1, 2), (7, 8), ["aldan"]),
        (4, 1, (1, 2, 4), (5, 7, 8), ["aldan"]),  # only (a): the AI may control two
        (4, 1, (1, 3, 6), (5, 7, 8), []),  # (a) and (b)
        (4, 1, (1, 2, 6), (5, 7, 8), ["aldan"]),
        (4, 1, (3, 6), (7, 8), []),  # (b) and (c)
        (4, 6, (1, 2, 3, 4, 5), (7, 8), ["humans"]),
        (4, 6, (1, 2, 3, 4), (7, 8), ["aldan"]),
    ],
)
def test_bring_the_rain(humans, round, humans_at, ai_at, winners):
    """W-EX-93 among others, with 3 and 4 regions of the AI where the example says 4 and 5."""
    assert end_of_round("ALD-2", round, humans, humans_at=humans_at, ai_at=ai_at).winners == winners


@example("GUI-2")
@pytest.mark.parametrize(
    ("round", "third", "enemy", "winners"), [(3, 5, 0, []), (4, 5, 0, ["guild"]), (4, 5, 2, []), (4, None, 0, [])]
)
def test_the_three_ledgers_lie_open(round, third, enemy, winners):
    scene = wroth(f"""
        round = {round}
        phase = "victory points"
        ai = "guild"
        scenario = "GUI-2"
        [seats.koda]
        regions.8 = "{enemy} regular"
        [seats.guild]
        regions.7 = "1 crysen"
        regions.8 = "1 crysen, 1 regular"
        regions.{third or 4} = "{1 if third else 0} crysen"
    """).advance()
    assert scene.winners == winners


@example("GUI-3")
@pytest.mark.parametrize(
    ("humans", "round", "humans_vp", "ai_vp", "humans_at", "winners"),
    [
        (2, 5, 20, 10, (1,), []),
        (2, 6, 20, 26, (1,), ["guild"]),
        (2, 6, 20, 22, (1,), ["humans"]),  # region 1 gives two
        (2, 6, 20, 23, (1,), ["guild"]),
        (2, 6, 24, 24, (1,), ["humans"]),
        (2, 1, 0, 0, (), []),
        (2, 2, 0, 0, (), ["guild"]),
        (2, 2, 0, 0, (1,), []),
        (2, 6, 20, 10, (), ["humans"]),  # both have a mission: the higher total decides (W-A-31)
        (1, 6, 20, 58, (1,), ["humans"]),  # a single human counts 36 more,
        (1, 6, 20, 59, (1,), ["guild"]),
        (1, 5, 20, 58, (1,), []),
        (1, 2, 0, 0, (), ["guild"]),
        (1, 6, 20, 30, (), ["guild"]),  # but not when both have a mission: there the total decides
        (3, 6, 20, 23, (1,), ["guild"]),
        (4, 6, 20, 23, (1,), ["guild"]),
    ],
)
def test_death_without_a_face(humans, round, humans_vp, ai_vp, humans_at, winners):
    assert end_of_round("GUI-3", round, humans, humans_vp, ai_vp, humans_at=humans_at).winners == winners


@example("W-A-31")
def test_missions_of_both_sides_in_one_round_go_by_total_then_regions_then_both():
    """GUI-3, round 6: the humans are not behind, and the AI has forty points or no enemy on the map."""
    scene = end_of_round("GUI-3", 6, 2, 40, 40, humans_at=(), ai_at=())
    assert (scene.winners, scene.g.ended_by) == (["humans", "guild"], "W-VP-12")
    scene = end_of_round("GUI-3", 6, 2, 42, 38, ai_at=(1,))
    assert scene.vp["guild"] == 40
    assert (scene.winners, scene.g.ended_by) == (["humans"], "W-A-31")


@example("KOD-2")
@pytest.mark.parametrize(
    ("round", "humans_at", "winners"),
    [(1, (7, 8), []), (2, (7, 8), ["humans"]), (2, (7,), []), (5, (7, 8), ["humans"])],
)
def test_the_isles_remember(round, humans_at, winners):
    assert end_of_round("KOD-2", round, humans_at=humans_at).winners == winners


@example("KOD-3")
@pytest.mark.parametrize(("humans", "discards"), [(1, 10), (2, 14)])
def test_hunting_season_counts_the_fallen(humans, discards):
    assert end_of_round("KOD-3", 1, humans, discard=discards).winners == ["koda"]
    assert end_of_round("KOD-3", 1, humans, discard=discards - 1).winners == []


@example("KOD-3")
def test_hunting_season_counts_all_humans_together():
    table = """
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-3"
        [seats.aldan]
        discard = 10
        [seats.guild]
        discard = {discard}
        [seats.runen]
    """
    assert wroth(table.format(discard=8)).advance().winners == ["koda"]
    assert wroth(table.format(discard=7)).advance().winners == []
    four = table + "[seats.ooglan]\n    discard = 2"
    assert wroth(four.format(discard=8)).advance().winners == ["koda"]
    assert wroth(four.format(discard=7)).advance().winners == []


@example("RUN-2")
@pytest.mark.parametrize(("round", "humans_at", "winners"), [(2, (7,), []), (3, (7,), ["humans"]), (3, (8,), [])])
def test_deep_foundations(round, humans_at, winners):
    assert end_of_round("RUN-2", round, humans_at=humans_at).winners == winners


@example("OOG-1")
def test_cull_the_weak_takes_two_rounds_in_a_row():
    first = end_of_round("OOG-1", 2, ai_at=(5, 6))
    assert first.winners == []
    assert first.g.memory == 1
    assert end_of_round("OOG-1", 3, memory=1, ai_at=(5, 6)).winners == ["ooglan"]
    lost = end_of_round("OOG-1", 3, memory=1, ai_at=(5,))
    assert lost.winners == []
    assert lost.g.memory == 0


@example("OOG-3")
@pytest.mark.parametrize(("humans", "last"), [(1, 4), (2, 5), (3, 6), (4, 6)])
def test_howling_dark_must_be_survived(humans, last):
    assert end_of_round("OOG-3", last, humans, humans_at=(1, 2)).winners == ["humans"]
    assert end_of_round("OOG-3", last, humans, humans_at=(1,)).winners == ["ooglan"]
    assert end_of_round("OOG-3", last, humans, ai_vp=30, humans_at=(1, 2)).winners == ["ooglan"]
    assert end_of_round("OOG-3", last - 1, humans, humans_at=(1,)).winners == []


# Events. Those that change what is bought are in test_ai_buying, Spring the Traps and From the Shadows in test_chaos.


def maintenance(ai, scenario, base, round=2, units=""):
    return wroth(f"""
        round = {round}
        phase = "maintenance"
        ai = "{ai}"
        scenario = "{scenario}"
        base = {base}
        chaos = 1
        [seats.{"koda" if ai != "koda" else "guild"}]
        [seats.{ai}]
        {units}
    """).advance()


@example("ALD-2", "RUN-2", "W-SCEN-02")
@pytest.mark.parametrize(("ai", "scenario"), [("aldan", "ALD-2"), ("runen", "RUN-2")])
def test_a_base_that_does_not_advance(ai, scenario):
    assert maintenance(ai, scenario, 7).g.base == 7


@example("KOD-2", "W-SCEN-02", "W-COOP-UPKEEP-02")
@pytest.mark.parametrize(("before", "after"), [(7, 8), (8, 7)])
def test_a_base_that_alternates(before, after):
    assert maintenance("koda", "KOD-2", before).g.base == after


@example("OOG-2", "W-SCEN-02")
@pytest.mark.parametrize(("humans", "back"), [(1, 1), (2, 2), (4, 3)])
def test_they_were_never_there(humans, back):
    scene = wroth(f"""
        round = 1
        phase = "maintenance"
        ai = "ooglan"
        scenario = "OOG-2"
        chaos = 4
        {"".join(f"[seats.{name}]" + chr(10) for name in ("koda", "guild", "aldan", "runen")[:humans])}
        [seats.ooglan]
        board = 22
    """).advance()
    assert (scene.board["ooglan"], scene.discard["ooglan"]) == (22 + back, 3 - back)


@example("ALD-3", "W-SCEN-02")
@pytest.mark.parametrize(("guild", "hits"), [(1, 4), (0, 2)])
def test_intolerance_of_two_banners_on_one_field(guild, hits):
    """Battle attacks twice, each time with one more damage where two human factions stand."""
    scene = wroth(f"""
        active = "aldan"
        ai = "aldan"
        scenario = "ALD-3"
        [seats.runen]
        regions.3 = "2 stoic"
        [seats.guild]
        regions.3 = "{guild} regular"
        [seats.aldan]
        dice = "battle"
        regions.3 = "1 regular"
    """)
    while scene.waits_for == "runen":
        scene.runen(scene.options[0])
    assert len(scene.done("Hit")) == hits


@example("GUI-1", "W-SCEN-02")
def test_open_contract_pays_two_corra():
    scene = wroth("""
        phase = "groundwork"
        ai = "guild"
        scenario = "GUI-1"
        [seats.koda]
    """, rolls={"omniscient": ["mine", "mine"]}).advance()  # fmt: skip
    assert (scene.corra["koda"], scene.corra["guild"]) == (1, 2)


@example("OOG-3", "W-SCEN-02", "W-AI-TURN-08")
def test_howling_dark_attacks_three_times():
    scene = wroth("""
        active = "ooglan"
        ai = "ooglan"
        scenario = "OOG-3"
        [seats.koda]
        regions.3 = "5 regular"
        [seats.ooglan]
        dice = "battle"
        regions.3 = "1 regular"
    """).advance()
    assert scene.units("koda", 3) == "2 regular"


@example("RUN-3", "W-SCEN-02")
def test_the_ledger_of_grudges_pays_for_each_fallen_elite():
    scene = wroth("""
        active = "koda"
        ai = "runen"
        scenario = "RUN-3"
        [seats.koda]
        dice = "mine"
        omniscient = "assault"
        regions.3 = "1 regular"
        [seats.runen]
        dice = "mine"
        regions.3 = "1 stoic-1, 1 miner-1"
    """)
    scene.koda("omniscient")
    assert scene.map("runen") == {}
    assert scene.corra["runen"] == 2
