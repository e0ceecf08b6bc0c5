"""The log says what happened, once, in order, and why."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from plancia.games.voices import voice_of
from plancia.games.wroth.game import GAME
from plancia.games.wroth.rules.round.victory import goal_of
from plancia.games.wroth.state import effects as e
from plancia.games.wroth.state import effects_round as r
from plancia.games.wroth.state.box import OMNI
from tests.games.retold import Line, played, retold
from tests.games.wroth.scene import wroth
from tests.scenes import example

VOICE = voice_of("wroth")


def lines(scene, lang="en"):
    g = scene.g
    told = [each for each in g.log if not VOICE.is_quiet(g, each) and not VOICE.is_thought(each)]
    return [VOICE.tell(g, each, lang) for each in told if VOICE.level(each) > 1]


# -- the numbers told are the difference on the table


@pytest.mark.parametrize("number", range(24))
def test_what_a_line_tells_is_what_changed(number):
    for line in retold(GAME, GAME.any_settings(Random(number), number), number):
        difference = changed(line)
        assert difference is None or difference == line.first, line.text


def changed(line: Line) -> int | None:
    """What lies differently after an effect, of what its line counts; None: it counts nothing."""
    before, after, effect = line.before, line.after, line.effect
    if isinstance(effect, e.GainCorra | e.PayCorra):
        return abs(after.corra[effect.who] - before.corra[effect.who])
    if isinstance(effect, e.Deploy):
        return after.count(effect.who, effect.region) - before.count(effect.who, effect.region)
    if isinstance(effect, e.Move):
        moved = after.count(effect.who, effect.region) - before.count(effect.who, effect.region)
        return moved if len(effect.units) == 1 else None
    if isinstance(effect, e.Discard):
        return before.regulars(effect.who, effect.region) - after.regulars(effect.who, effect.region)
    if isinstance(effect, e.Recover):
        return before.discard[effect.who] - after.discard[effect.who]
    if isinstance(effect, r.Score):
        return after.vp[effect.side] - before.vp[effect.side]
    if isinstance(effect, e.Hit):
        return 1
    return None


@pytest.mark.parametrize("number", range(12))
def test_a_die_that_is_spent_is_told_with_the_face_it_showed(number):
    for line in retold(GAME, GAME.any_settings(Random(number), number), number):
        if isinstance(line.effect, r.SpendOmni):
            assert OMNI[line.before.omni[line.effect.who]].capitalize() in line.text


@pytest.mark.parametrize("number", range(24))
def test_as_many_points_fall_as_an_attack_of_the_ai_is_told_to_deal(number):
    """Fewer only where nobody is left to suffer them."""
    g = played(GAME, GAME.any_settings(Random(number), number), number)
    due, dealt, where = 0, 0, -1
    for effect in g.log:
        if isinstance(effect, r.Told) and effect.what == "ai-attack":
            due, dealt, where = effect.n, 0, effect.region
        elif isinstance(effect, r.Told) and effect.what == "more-damage" and effect.region == where:
            due += effect.n
        elif isinstance(effect, e.Hit) and effect.by == g.ai and effect.region == where:
            dealt += 1
            assert dealt <= due
        elif isinstance(effect, r.Told | r.BeginPhase):
            due, dealt, where = 99, 0, -1  # damage that is no attack has its own line


@pytest.mark.parametrize("number", range(24))
def test_a_line_that_changes_nothing_is_not_told_twice_running(number):
    """A change may come twice: two dice of the same face, damage point by point."""
    g = played(GAME, GAME.any_settings(Random(number), number), number)
    shown = [each for each in g.log if not VOICE.is_quiet(g, each)]
    for before, after in pairwise(shown):
        if isinstance(after, r.Told):
            assert VOICE.tell(g, before, "it") != VOICE.tell(g, after, "it")


@pytest.mark.parametrize("number", range(40))
def test_what_a_mission_asks_for_is_told_as_the_card_has_it(number):
    g = played(GAME, GAME.any_settings(Random(number), number), number)
    last = next(each for each in reversed(g.log) if isinstance(each, r.Finish))
    if last.why == "vp":
        has, asked = map(int, re.findall(r"\d+", VOICE.tell(g, last, "it")))
        assert (has, asked) == (g.vp[last.winners[0]], goal_of(g, last.winners[0]))
        assert has >= asked


# -- and why


@example("W-SPOILS-03")
def test_spoils_that_are_declined_are_told():
    scene = wroth("""
        round = 2
        phase = "spoils"
        tokens = { 1 = "1 mine" }
        [seats.koda]
        regions.1 = "2 regular"
    """)
    scene.koda("pass")
    assert lines(scene, "it") == ["Bottino della regione 1: Koda rinuncia all'azione bonus."]


@example("W-A-16")
def test_a_unit_is_not_said_to_be_new_where_it_is_deployed():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        corra = 1
        regions.1 = "1 regular"
    """)
    scene.koda("buy-trapper", 1)
    assert lines(scene, "it")[-1] == "Koda schiera 1 Cacciatore dalla plancia nella regione 1."


@example("W-COOP-SPOILS-02")
def test_spoils_of_the_ai_are_told_once():
    scene = wroth("""
        round = 2
        phase = "spoils"
        ai = "koda"
        scenario = "KOD-2"
        tokens = { 1 = "1 mine" }
        [seats.aldan]
        [seats.koda]
        regions.1 = "2 regular"
    """).advance()
    assert lines(scene)[:2] == ["Spoils of region 1: Koda (AI) performs Mine.", "Koda (AI) takes 2 Corra."]


@example("AB-KOD-1", "W-DMG-01")
def test_fury_is_named_where_it_adds_damage():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "battle"
        regions.1 = "1 grey"
        [seats.runen]
        regions.1 = "2 regular"
        regions.2 = "1 regular"
    """)
    scene.koda("spend-battle", 1)
    assert lines(scene)[1:] == [
        "Bear's Fury: 1 damage more in region 1.",
        *["Koda deals 1 damage in region 1: 1 Hearthguard of Runen falls."] * 2,
    ]


@example("AB-KOD-1", "W-AI-DMG-01")
def test_the_ai_attacks_for_one_and_fury_adds_the_second():
    scene = wroth("""
        round = 2
        phase = "spoils"
        ai = "koda"
        scenario = "KOD-2"
        tokens = { 1 = "1 battle" }
        [seats.aldan]
        regions.1 = "2 regular"
        [seats.koda]
        regions.1 = "3 grey"
    """).advance()
    assert lines(scene)[1:5] == [
        "Koda (AI) attacks region 1 for 1 damage.",
        "Bear's Fury: 1 damage more in region 1.",
        *["Koda (AI) deals 1 damage in region 1: 1 Lythe of Aldan falls."] * 2,
    ]


@example("W-OMNI-01", "W-EXODUS-01")
@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("omniscient",), "Koda spends the omniscient die: Mine."),
        (("exodus", "shores"), "Koda spends the omniscient die on an Exodus: Mine."),
    ],
)
def test_the_face_of_the_omniscient_die_is_told(answers, told):
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        omniscient = "mine"
        regions.shores = "1 regular"
        regions.1 = "1 regular"
    """)
    scene.koda(*answers)
    assert told in lines(scene)


@example("AB-KOD-2")
def test_a_trap_is_told_as_one():
    scene = wroth("""
        active = "koda"
        [seats.koda]
        dice = "mine"
        regions.1 = "1 trapper"
        [seats.runen]
        regions.1 = "2 regular"
    """)
    scene.koda("trap")
    assert lines(scene, "it") == [
        "Koda fa scattare una trappola nella regione 1: 1 Cacciatore torna sulla plancia.",
        "Koda infligge 1 danno nella regione 1: cade 1 Guardia del Focolare di Runen.",
    ]


@example("W-EXODUS-04", "W-FEAT-03")
def test_a_storm_is_told_as_one():
    scene = wroth("""
        active = "ooglan"
        [seats.ooglan]
        dice = "mine mine"
        feats = ["OOG-F2"]
        regions.1 = "2 regular"
        [seats.runen]
        regions.2 = "2 regular"
    """)
    scene.ooglan("exodus", 2)
    assert lines(scene)[-2:] == [
        "Ooglan uses Silence Before the Storm in region 2.",
        "Ooglan deals 1 damage in region 2: 1 Hearthguard of Runen falls.",
    ]


@example("AB-RUN-3")
@pytest.mark.parametrize(("other", "told"), [("", False), ('regions.2 = "1 regular"', True)])
def test_a_charge_into_an_empty_region_is_not_told(other, told):
    scene = wroth(f"""
        active = "runen"
        [seats.runen]
        dice = "maneuver"
        regions.1 = "1 ram"
        [seats.koda]
        {other}
    """)
    scene.runen("spend-maneuver", 1, 2)
    assert ("Runen uses Charge in region 2." in lines(scene)) == told


@example("AB-RUN-2", "W-ACT-04")
def test_a_deep_vein_is_named_where_it_gives():
    scene = wroth("""
        active = "runen"
        [seats.runen]
        dice = "mine"
        regions.1 = "1 miner"
        [seats.koda]
    """)
    scene.runen("spend-mine")
    assert lines(scene)[1:] == ["Runen takes 1 Corra.", "Runen takes 1 Corra (Deep Vein)."]


@example("W-CORRA-03")
def test_who_finds_the_stockpile_empty_takes_none():
    scene = wroth("""
        active = "runen"
        [seats.runen]
        corra = 10
        dice = "mine"
        [seats.koda]
        corra = 10
    """)
    scene.runen("spend-mine")
    assert lines(scene, "it")[1:] == ["Runen non prende Corra: la riserva è vuota."]


# -- the end


@example("W-SCEN-03", "W-COOP-VP-04")
@pytest.mark.parametrize(
    ("vp", "en", "it"),
    [
        (
            (0, 60),
            "The humans have lost and Koda (AI) wins: it has 60 VP, and its mission asks for 35.",
            "Gli umani hanno perso e vince Koda (IA): ha 60 PV, e la sua missione ne chiede 35.",
        ),
        (
            (60, 0),
            "The humans win: they have 60 VP, and their mission asks for 35!",
            "Vincono gli umani: hanno 60 PV, e la loro missione ne chiede 35!",
        ),
    ],
)
def test_against_the_ai_the_end_says_who_lost_and_why(vp, en, it):
    scene = wroth(f"""
        round = 3
        phase = "victory points"
        ai = "koda"
        scenario = "KOD-1"
        humans_vp = {vp[0]}
        [seats.aldan]
        [seats.koda]
        vp = {vp[1]}
    """).advance()
    assert [lines(scene)[-1], lines(scene, "it")[-1]] == [en, it]


@example("W-VP-09", "W-VP-11")
@pytest.mark.parametrize(
    ("vp", "told"),
    [("31", "Vince la Gilda: 32 PV!"), ("32", "Vince la Gilda: in parità a 32 PV, ma con più regioni!")],
)
def test_the_end_of_a_game_says_with_what(vp, told):
    scene = wroth(f"""
        round = 3
        phase = "victory points"
        tokens = {{ 1 = "1" }}
        [seats.guild]
        vp = 30
        regions.1 = "1 regular"
        [seats.koda]
        vp = {vp}
    """).advance()
    assert lines(scene, "it")[-1] == told


@example("W-UPKEEP-02")
def test_a_name_inside_a_sentence_has_a_small_article():
    scene = wroth("""
        round = 2
        phase = "maintenance"
        first = "koda"
        [seats.koda]
        [seats.guild]
    """).advance()
    assert "Primo giocatore: la Gilda." in lines(scene, "it")


@example("W-DRAFT-01")
def test_the_pool_of_dice_is_not_taken_for_the_stockpile_of_corra():
    """In Italian both are a «riserva»."""
    g = played(GAME, {"seats": ["koda", "runen"]}, 3)
    for effect in g.log:
        line = VOICE.tell(g, effect, "it")
        spots = [thing.spot for thing in VOICE.things(g, effect, "it", line)]
        assert "stockpile" not in spots or "Corra" in line, line
