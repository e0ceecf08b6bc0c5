# not compiled
"""The lines between two missions: what they say besides the fields of their effects."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.missions.set_up import EndGame
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects import campaign, gear, growth, treasury
from plancia.games.nova_aetas.words.log.log_fields import Said, Words
from plancia.games.nova_aetas.words.names_shown import Names

GAINING = {"N-CORE-TRADE": "buys", "N-CORE-CRAFT": "makes"}


def _arrived(names: Names, effect: campaign.ReachSettlement) -> Said:
    place, text = names.place(effect.after)
    return {"place": place, "text": text}


def _ended(names: Names, effect: EndGame) -> Said:
    if effect.ending == NOBODY:
        return {"ending": "none", "text": "none"}
    ending = names.box.endings[effect.ending].id
    return {"ending": names.named("ending", ending), "text": names.text("ending", ending)}


BETWEEN_MISSIONS: Words = {
    campaign.ReachSettlement: _arrived,
    campaign.Visit: lambda names, e: {"place": names.location(e.place)},
    campaign.Travel: lambda names, e: {"mission": names.mission(e.node)},
    EndGame: _ended,
    treasury.GainItem: lambda names, e: {"how": GAINING.get(e.rule, "gains")},
    treasury.ChangeReagent: lambda names, e: {"reagents": names.reagents([(e.reagent, abs(e.n))])},
    growth.LearnSkill: lambda names, e: {"skill": names.skill(names.box.heroes[e.hero].skills[e.place])},
    growth.Strengthen: lambda names, e: {"of": names.characteristic(e.which)},
    growth.Advance: lambda names, e: {"class": names.advanced_class(e.hero)},
    growth.Treat: lambda names, e: {"grave": names.grave(e.card)},
    growth.BearGraves: lambda names, e: {"graves": names.say.list(names.graves(e.cards)) or names.say("nothing")},
    gear.BringEquipment: lambda names, e: {"items": names.items(names.box.heroes[e.hero].equipment)},
}
