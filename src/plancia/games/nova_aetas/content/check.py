# not compiled
"""What every box of Nova Aetas must obey, house or pack, beyond what its schema says: whatever is named is there."""

from __future__ import annotations

from plancia.games.nova_aetas.content.check_mission import MissionCheck, must_be_known
from plancia.games.nova_aetas.content.printed_facts import check_printed
from plancia.games.nova_aetas.content.read_mission_words import flags_in
from plancia.games.nova_aetas.content.schema.vocabulary import check_vocabulary
from plancia.games.nova_aetas.state.box import SCHOOLS
from plancia.kernel.content import Report, Tables


def check(tables: Tables, report: Report) -> None:
    _check_people(tables, report)
    _check_things(tables, report)
    flags = flags_in(tables)
    for id, mission in tables["mission"].items():
        MissionCheck(tables, report, id, mission, flags).check()
    _check_campaign(tables, report, flags)
    check_vocabulary(tables, report)
    _check_names(tables, report)
    check_printed(tables, report)


def _check_people(tables: Tables, report: Report) -> None:
    if len(tables["hero"]) < 4:
        report("hero", "N-CORE-MODE-1", "there are at least four Heroes")
    for id, hero in tables["hero"].items():
        must_be_known(report, f"hero.{id}.equipment", "N-CORE-CAMP-5", "item", hero.equipment, tables["item"])
    for id, ally in tables["ally"].items():
        if id in tables["hero"]:
            report(f"ally.{id}", "N-ABIL-ALLY", "a Hero has this name")
        if ally.health < 1:
            report(f"ally.{id}.health", "N-ABIL-ALLY", "an Ally has Health")
    for id, card in tables["class"].items():
        must_be_known(report, f"class.{id}.hero", "N-CORE-CLASS", "Hero", [card.hero], tables["hero"])
    for id, skill in tables["skill"].items():
        must_be_known(report, f"skill.{id}.hero", "N-SKILL-TYPES", "Hero", [skill.hero], tables["hero"])
        if skill.class_ is not None:
            must_be_known(
                report, f"skill.{id}.class", "N-CORE-CLASS", "Advanced Class", [skill.class_], tables["class"]
            )
        if skill.start and skill.class_ is not None:
            report(f"skill.{id}.start", "N-CORE-SKILL-BUY", "nobody starts with a Skill of an Advanced Class")
        if (skill.reaction > 0 and skill.form != "reaction") or (
            skill.form == "reaction" and not skill.reaction + skill.heroism
        ):
            report(
                f"skill.{id}.reaction", "N-CORE-SKILL-FORMS", "a reaction has a price; others cost no Reaction token"
            )
    for id, enemy in tables["enemy"].items():
        if enemy.abilities.eclectic and len(enemy.attacks) != 2:
            report(f"enemy.{id}.attacks", "N-ABIL-ECLECTIC", "an Eclectic Enemy has exactly two attacks")
        for attack in enemy.attacks:
            if (attack.kind == "physical") != (attack.hits > 0):
                report(f"enemy.{id}.attacks", "N-ATK-LAYOUT-ENEMY", "Physical Attacks have Hits, Psychic ones do not")
            if (attack.area == "lance") != (attack.length > 0):
                report(f"enemy.{id}.attacks", "N-AREA-LANCE", "a Lance has a length, other areas do not")


def _check_things(tables: Tables, report: Report) -> None:
    for id, item in tables["item"].items():
        if (item.category == "spell") != (item.school is not None):
            report(f"item.{id}.school", "N-ATK-SCHOOL", "Spells have a School or are Cantrips, and nothing else is")
        if item.category == "weapon" and item.attack is None:
            report(f"item.{id}.attack", "N-ITEM-WEAPON", "a Weapon has an attack")
        attack = item.attack
        if attack is not None and (attack.target == "friend") != (attack.threshold > 0):
            report(f"item.{id}.attack.threshold", "N-CORE-ATK-HERO-PSY", "against friends a threshold is printed")
    for id, formula in tables["formula"].items():
        known = {**tables["item"], **tables["reagent"]}
        must_be_known(report, f"formula.{id}.makes", "N-CORE-CRAFT", "item or reagent", [formula.makes], known)
        must_be_known(
            report, f"formula.{id}.reagents", "N-CORE-CRAFT", "reagent", list(formula.reagents), tables["reagent"]
        )
    for id, reward in tables["reward"].items():
        must_be_known(report, f"reward.{id}.items", "N-CORE-LOOT", "item", reward.items, tables["item"])


def _check_campaign(tables: Tables, report: Report, flags: list[str]) -> None:
    for id, campaign in tables["campaign"].items():
        must_be_known(report, f"campaign.{id}.first", "N-CORE-CAMP-1", "mission", [campaign.first], tables["mission"])
    for id, ending in tables["ending"].items():
        must_be_known(report, f"ending.{id}", "N-CORE-CAMP-1", "flag", [*ending.if_, *ending.unless], flags)


ACTIONS = ("end", "move", "jump", "wait", "extinguish", "enter", "rescue", "swap")  # answers have stable names:
USES = ("pass", "advantaged", "blessed", "defended", "lucky", "heroism", "weapon")  # those of option_names.py


def _check_names(tables: Tables, report: Report) -> None:
    """What may stand beside each other in one question has not the same name: a record would not tell them apart."""
    skills, destinies = tables["skill"], tables["destiny"]
    for id in skills:
        if id in (*ACTIONS, *USES) or id in destinies:
            report(f"skill.{id}", "N-CORE-ACT-SKILL", f"another answer is called {id}")
    for id in destinies:
        if id in USES:
            report(f"destiny.{id}", "N-CORE-DESTINY", f"another answer is called {id}")
    for id in tables["item"]:
        if id in tables["reagent"]:
            report(f"item.{id}", "N-CORE-TRADE", f"a reagent is called {id}")
    for id in tables["formula"]:
        if id in SCHOOLS:
            report(f"formula.{id}", "N-CORE-CRAFT", f"a School is called {id}")
    for id, mission in tables["mission"].items():
        inside = [action for card in mission.cards for node in card.nodes for action in node.actions]
        for action in (*mission.actions, *inside):
            if action.id in ACTIONS or action.id in skills:
                report(f"mission.{id}.actions", "N-CORE-ACT-MISSION", f"another answer is called {action.id}")
