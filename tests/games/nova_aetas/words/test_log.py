"""The log is true: whatever an effect changes on the table is told by its line, with the number or the name."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import plancia
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.state.box import TOKENS
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.treasury import GainPopolini
from plancia.games.nova_aetas.state.effects.wounds import DropTokens
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.log.log import tell
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from plancia.kernel.words import LANGUAGES
from tests.games.nova_aetas.rules.fights.fights import table
from tests.games.nova_aetas.scene import Scene
from tests.scenes import example

MISSIONS = ("M1", "M2", "M3", "M4", "M5", "M6", "H1", "X1", "E1")
MOST = 700  # answers of one random game
# Everything is laid out anew or put away: that is what their line says.
SWEEPING = {"LayMission", "StartMission", "LeaveField", "ReadyHeroes", "EndGame"}
# With a model that leaves, with a thing that changes hands, goes what is on it.
ALL_OF_IT = {"Leave": ("wounds", "tokens"), "HandOver": ("gear_wounds",), "LoseHero": ("stock",)}
TOTALS = {"Count", "PutCube", "StandUp"}  # say how much there is now
PAID_OFF = ("N-STATUS-STUNNED", "N-TOKEN-REACTION-1", "N-TOKEN-REACTION-2", "N-TRAIT-RELOAD")
COUNTED = ("wounds", "heroism", "threat", "xp", "class_points", "reagents", "gear_wounds", "counters", "cubes", "stock")

Shot = tuple[dict[tuple[str, int], int], list[int], list[int]]


def shot(g: NovaAetas) -> Shot:
    """What can be counted on the table; the tokens; where the objects of the mission are."""
    numbers = {(name, place): n for name in COUNTED for place, n in enumerate(getattr(g, name))}
    return numbers | {("popolini", 0): g.popolini}, list(g.tokens), list(g.things)


class Reader:
    """Reads the log beside the table, effect by effect."""

    def __init__(self) -> None:
        self.before: Shot | None = None
        self.untrue: Counter[str] = Counter()
        self.read: Counter[str] = Counter()

    def look(self, g: NovaAetas) -> None:
        before, self.before = self.before, shot(g)
        effect: Any = g.log[-1]
        kind = type(effect).__name__
        if before is None or kind in SWEEPING:
            return
        for lang in LANGUAGES:
            line = told(g, effect, lang)
            for what in changes(Names(g, lang, effect.stage), kind, before, self.before):
                self.read[kind] += 1
                if not re.search(rf"(?<!\w){re.escape(what)}(?!\w)", line):
                    self.untrue[f"{kind} {getattr(effect, 'rule', '')}: {line!r} without {what!r}"] += 1


def told(g: NovaAetas, effect: Any, lang: str) -> str:
    """Its line; of a token that was paid off the line of the payment."""
    if isinstance(effect, DropTokens) and effect.rule in PAID_OFF:
        effect = g.log[-2]
        assert isinstance(effect, Pay)
    return "" if effect.is_quiet(g) else tell(g, effect, lang)


def changes(names: Names, kind: str, before: Shot, now: Shot) -> list[str]:
    """What the line must say of the difference: numbers, names of things and tokens."""
    found, all_of_it = [], ALL_OF_IT.get(kind, ())
    for (what, place), n in now[0].items():
        old = before[0].get((what, place), 0)
        if n == old or what in all_of_it:
            continue
        if what == "stock":
            found.append(names.item(place))
        if what != "stock" or abs(n - old) > 1:
            found.append(str(n if kind in TOTALS else abs(n - old)))
    if "tokens" not in all_of_it:
        changed = [a ^ b for a, b in zip(before[1], now[1], strict=True)]
        found += [names.named("token", TOKENS[place]) for tokens in changed for place in bits(tokens)]
    if len(before[2]) == len(now[2]):
        found += [names.thing(thing) for thing, where in enumerate(now[2]) if where != before[2][thing]]
    return found


def read(settings: dict[str, Any], seed: object, most: int = MOST) -> Counter[str]:
    g = GAME.table(settings)
    reader = Reader()
    g.key, g.log, g.watch = key_of(str(seed)), [], reader.look
    pick = Random(f"log {seed}")
    GAME.begin(g)
    for _ in range(most):
        if g.decision is None:
            break
        engine.answer(g, pick.choice(g.decision.options), g.decision.by)
    assert reader.read
    return reader.untrue


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_changes_on_the_table_is_told_with_its_numbers(mission):
    company = ["altair", "gregorio", "rebecca", "vincenzo"] if MISSIONS.index(mission) % 2 else []
    settings = {"seats": ["one"], "play": "mission", "mission": mission}
    assert not read(settings | ({"company": company} if company else {}), mission)


def test_what_changes_between_two_missions_is_told_too():
    assert not read({"seats": ["one"]}, "campaign", 400)


def lines(scene: Scene, lang: str = "en") -> list[str]:
    return [tell(scene.g, effect, lang) for effect in scene.log if not effect.is_quiet(scene.g)]


@example("N-CORE-ACT-SKILL", "N-CORE-WOUND-STEPS")
def test_wounds_of_a_skill_say_which():
    scene = table("rebecca", "rebecca C3, skills storm-of-stars, heroism 2", "landsknecht-1 D3", "landsknecht-2 C6")
    scene.one("storm-of-stars")
    assert "Rebecca uses Storm of Stars (2 Heroism)." in lines(scene)
    assert "Landsknecht 2 suffers 2 Wounds (Storm of Stars)." in lines(scene)
    assert "Lanzichenecco 2 subisce 2 Ferite (Tempesta di stelle)." in lines(scene, "it")


@example("N-CORE-BUILDING", "N-CORE-MISSION-ACTION")
def test_wounds_of_a_leap_from_a_window_say_so():
    scene = table("sofia", 'mission = "M2"', "sofia - inside study", "brigand-1 A1", die=[1] * 12)
    scene.one("leave:window")
    assert "Sofia subisce 1 Ferita (Finestra)." in lines(scene, "it")


@example("N-STATUS-BLEEDING")
def test_who_bleeds_suffers_first_and_then_discards_the_token():
    scene = table("sofia", "sofia C3 tokens bleeding", "brigand-1 H8").one("end")
    told = lines(scene)
    assert told.index("Sofia suffers 1 Wound (Bleeding).") == told.index("Sofia discards Bleeding.") - 1


@example("N-CORE-DOWN-1")
def test_no_more_wounds_are_told_than_there_is_room_for():
    scene = table("sofia", "sofia C3", "brigand-1 C5 wounds 2", die=[6] * 8, reagent=["metal"])
    scene.one("attack:bow").pass_all()
    assert "Brigand 1 suffers 1 Wound." in lines(scene)


@example("N-CORE-TERRAIN-WATER", "N-STATUS-BURNED")
def test_water_that_puts_out_fire_is_told():
    scene = table("sofia", 'rows = [".~..", "....", "....", "...."]', "sofia A1 tokens burned", "brigand-1 D4")
    scene.one("move", "B1")
    assert "Sofia va in B1 (2 PA) e scarta Ustionato: l'Acqua spegne il fuoco." in lines(scene, "it")


@example("N-CORE-REROLL")
def test_only_the_dice_that_were_thrown_again_are_told():
    scene = table(
        "sofia", "sofia C3 skills none, heroism 1", "brigand-1 C5", die=[6, 1, 1, 2, 2, 3, 3, 5], reagent=["metal"]
    )
    scene.one("attack:bow", "heroism", "die-2", "die-3", "pass").pass_all()
    assert "Sofia re-rolls 1, 1: now 3, 3; 3 Successes in all." in lines(scene)


@example("N-CORE-ACT-RESCUE", "N-CORE-DOWN-4")
def test_whoever_helps_somebody_up_is_named_with_what_it_cost():
    scene = table("valerio", "valerio C3, skills none", "sofia D3 down true", "brigand-1 H8").one("rescue")
    assert "Valerio rialza Sofia (3 PA), che è in piedi con 3 Ferite, e agisce all'ora 4." in lines(scene, "it")


@example("N-CORE-ACT-WAIT")
def test_waiting_is_told_with_what_it_cost():
    scene = table("valerio", "valerio C3, skills none", "brigand-1 H8").one("wait")
    assert "Valerio attende (1 PA)." in lines(scene, "it")


@example("N-CORE-GOLD-4")
def test_of_an_empty_purse_nothing_is_said_to_be_gained():
    scene = table("valerio", "valerio C3, skills none", "brigand-1 H8")
    scene.g.popolini = 0
    scene.g.do(GainPopolini(-2, "N-CORE-OBJECTIVES"))
    assert "La borsa è vuota: non si perde nulla." in lines(scene, "it")


@example("N-CORE-HEROISM", "N-CORE-THREAT-2", "N-CORE-THREAT-3", "N-TRAIT-POISON")
def test_a_line_says_why_unless_the_one_before_it_does():
    """Poison is the blade's, the Wounds are the attack's and the re-roll is what the Heroism was spent on."""
    scene = table(
        "valerio", "valerio C3 skills none, heroism 1, gear sword poison 1", "landsknecht-1 D3", "brigand-1 H8",
        die=[1, 1, 1, 1, 4, 6, 6, 6],
    )  # fmt: skip
    scene.one("attack:sword", "heroism", "die-1", "die-2", "die-3", "pass")
    told = lines(scene)
    assert told[told.index("Valerio spends 1 Heroism.") :] == [
        "Valerio spends 1 Heroism.",
        "Valerio re-rolls 1, 1, 1: now 6, 6, 6; 4 Successes in all.",
        "Critical! The attack on Landsknecht 1 comes to 5 Wounds.",
        "Valerio: Threat +1 (Critical).",
        "Landsknecht 1 suffers 5 Wounds.",
        "Valerio: Threat +1 (has wounded an Enemy).",
        "Landsknecht 1 gains Poisoned.",
    ]


@example("N-CORE-HEROISM", "N-CORE-THREAT-4")
def test_what_is_lost_or_gained_besides_says_by_what():
    calm = table("valerio", "valerio C3 skills none, threat 2", "brigand-1 H8")
    calm.one("wait", "wait", "wait", "end")
    assert "Valerio: Threat −1 (no attack)." in lines(calm)
    victor = table("valerio", "valerio C3 skills none, gear sword", "landsknecht-1 D3 wounds 8", "brigand-1 H8")
    victor.rolls(die=[6] * 5, reagent=["metal", "metal"])
    victor.one("attack:sword").pass_all()
    assert lines(victor)[-6:-2] == [
        "Valerio defeats Landsknecht 1.",
        "Valerio: Threat +1 (an Enemy defeated).",
        "Valerio gains 1 Heroism (an Enemy defeated).",
        "The company gains 1 Metal (Loot).",
    ]
    storm = table("rebecca", "rebecca C3, skills storm-of-stars, heroism 2", "landsknecht-1 D3")
    storm.one("storm-of-stars")
    assert "Landsknecht 1 suffers 2 Wounds (Storm of Stars)." in lines(storm)


@example("N-CORE-OBJECTIVES", "N-AI-15")
def test_how_far_the_enemies_have_come_is_told_with_who_did_it():
    scene = table("landsknecht", 'mission = "M1"', "valerio A5", "landsknecht-1 K5")
    assert "Flames: 1 of 5 (Landsknecht 1)." in lines(scene)


def test_a_briefing_is_told_once():
    """A mission played by itself opens with it; in a campaign it comes with the mission."""
    for settings, told in (({"play": "mission", "mission": "M1"}, 0), ({"play": "campaign"}, 1)):
        match = plancia.new("nova-aetas", {"one": "human"}, "1", **settings)
        while not any(type(effect).__name__ == "StartMission" for effect in match.state.log):
            match.answer(next(iter(match.names().values())))
        said = [tell(match.state, effect, "en") for effect in match.state.log]
        assert sum("A courier of Pope Julius" in line for line in said) == told


@example("N-CORE-ACT-ATTACK")
@pytest.mark.parametrize(
    ("target", "told"),
    [("vincenzo", "Vincenzo lancia Rigenerare su di sé."), ("sofia", "Vincenzo lancia Rigenerare su Sofia.")],
)
def test_a_spell_on_friends_says_on_whom(target, told):
    scene = table("vincenzo", "vincenzo C3, wounds 2", "sofia D3, wounds 2", "landsknecht-1 H3")
    scene.one("attack:mend", target)
    assert told in lines(scene, "it")
