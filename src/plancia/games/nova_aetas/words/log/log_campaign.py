# not compiled
"""The log between two missions in words."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.missions.set_up import EndGame, ReadyHeroes
from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS
from plancia.games.nova_aetas.state.effects import campaign, gear, growth, treasury
from plancia.games.nova_aetas.state.effects.treasury import GainItem
from plancia.games.nova_aetas.state.lay_out import LeaveField
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.games.nova_aetas.words.names_shown_box import bits
from plancia.kernel.state import Effect

CAMPAIGN_RULES: dict[str, str] = {
    "ReachSettlement": "N-CORE-CAMP-3",
    "Visit": "N-CORE-CAMP-3",
    "LearnSkill": "N-CORE-SKILL-BUY",
    "Strengthen": "N-CORE-STRENGTHEN",
    "Advance": "N-CORE-CLASS",
    "RaiseDestiny": "N-CORE-DESTINY",
    "LearnSchool": "N-ATK-SCHOOL",
    "Equip": "N-ENC-CHECK",
    "PutBack": "N-ENC-CHECK",
    "BearGraves": "N-CORE-GRAVE",
    "LoseHero": "N-CORE-GRAVE",
    "BringEquipment": "N-CORE-GRAVE",
    "Achieve": "N-CORE-ACHIEVE",
    "HeroismNextTime": "N-CORE-ACHIEVE",
    "StrengthenBond": "N-CORE-BOND",
    "HearRumour": "N-CORE-CAMP-1",
    "RecordMission": "N-CORE-CAMP-1",
    "Travel": "N-CORE-CAMP-1",
}
GAINING = {"N-CORE-TRADE": "buys", "N-CORE-CRAFT": "makes"}
CAMPAIGN_QUIET: tuple[type[Effect[Any]], ...] = (campaign.RecordMission, LeaveField, ReadyHeroes)


def campaign_of(names: Names, effect: Any) -> dict[str, Any]:
    """The fields of an effect in words."""
    if isinstance(effect, (growth.GainXp, growth.GainClassPoint)):
        return {"n": abs(effect.n), "loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, treasury.ChangeReagent):
        counted = [(effect.reagent, abs(effect.n))]
        return {"reagents": names.reagents(counted), "loss": "yes" if effect.n < 0 else "no"}
    if isinstance(effect, (campaign.HearRumour, campaign.RecordMission)):
        return {"mission": names.mission(effect.mission)}
    if isinstance(effect, campaign.Travel):
        return {"mission": names.mission(effect.node), "lost": "yes" if effect.lost else "no"}
    if isinstance(effect, campaign.ReachSettlement):
        place, text = names.place(effect.after)
        return {"city": "yes" if effect.city else "no", "place": place, "text": text}
    if isinstance(effect, campaign.Visit):
        return {"place": names.location(effect.place)}
    if isinstance(effect, GainItem):
        return {"how": GAINING.get(effect.rule, "gains")}
    if isinstance(effect, EndGame):
        return _ending(names, effect)
    return _sheet(names, effect)


def _sheet(names: Names, effect: Any) -> dict[str, Any]:
    box = names.box
    if isinstance(effect, growth.LearnSkill):
        return {"skill": names.skill(box.heroes[effect.hero].skills[effect.place])}
    if isinstance(effect, growth.Strengthen):
        return {"which": effect.which, "of": names.characteristic(effect.which)}
    if isinstance(effect, growth.Advance):
        return {"class": names.named("class", box.classes[box.heroes[effect.hero].class_number].id)}
    if isinstance(effect, growth.LearnSchool):
        return {"school": names.named("school", SCHOOLS[effect.school])}
    if isinstance(effect, treasury.LearnFormula):
        return {"formula": names.formula(effect.formula)}
    if isinstance(effect, growth.Treat):
        return {"grave": names.grave(effect.card)}
    if isinstance(effect, growth.BearGraves):
        return {"graves": names.say.list([names.grave(card) for card in bits(effect.cards)]) or names.say("nothing")}
    if isinstance(effect, campaign.LoseHero):
        return {"xp": effect.xp}
    if isinstance(effect, gear.BringEquipment):
        return {"items": names.items(box.heroes[effect.hero].equipment)}
    if isinstance(effect, growth.Achieve):
        return {"achievement": names.achievement(effect.achievement)}
    return {}


def _ending(names: Names, effect: EndGame) -> dict[str, Any]:
    said = {"won": "yes" if effect.won else "no", "ending": "none", "text": "none"}
    if effect.ending == NOBODY:
        return said
    ending = names.box.endings[effect.ending].id
    return said | {"ending": names.named("ending", ending), "text": names.text("ending", ending)}
