# not compiled
"""The log in words: a line for every effect. Only what an effect says itself and what never changes may be told."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.rules.missions.set_up import EndGame
from plancia.games.nova_aetas.rules.turn.horologium import sector_of
from plancia.games.nova_aetas.state import lay_out as lay
from plancia.games.nova_aetas.state.effects import activation, decks, fight, gear, mission, time, wounds
from plancia.games.nova_aetas.state.effects.enemies import Headed, Ordered, Pondered
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.words.log.log_campaign import CAMPAIGN_QUIET, CAMPAIGN_RULES
from plancia.games.nova_aetas.words.log.log_effects import WORTH_TELLING, said_of
from plancia.games.nova_aetas.words.log.log_reasons import reason
from plancia.games.nova_aetas.words.log.log_thoughts import thought
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.state import Effect

# The rule of an effect that does not carry one.
RULES: dict[str, str] = {
    "GoInside": "N-CORE-BUILDING",
    "ComeOut": "N-CORE-BUILDING",
    "BeginActivation": "N-CORE-ACT-AP",
    "EndActivation": "N-CORE-ACT-END",
    "TurnHand": "N-CORE-HORO-3",
    "WoundGear": "N-TRAIT-RESISTANCE",
    "Unload": "N-TOKEN-UNLOADED",
    "Oil": "N-ITEM-OIL",
    "UseOnce": "N-CORE-ACT-ITEM",
    "UseUp": "N-CORE-ACT-ITEM",
    "HandOver": "N-CORE-ACT-SWAP",
    "SwapForNothing": "N-CORE-BOND",
    "Undertake": "N-CORE-ACT-MISSION",
    "PutCube": "N-CORE-MISSION-ACTION",
    "Count": "N-CORE-OBJECTIVES",
    "TakeThing": "N-CORE-CARRY",
    "RaiseAlarm": "N-CORE-STEALTH",
    "DrawDraft": "N-CORE-DRAFT",
    "NobodyLeft": "N-CORE-DRAFT",
    "RefillDrafts": "N-CORE-DRAFT",
    "DrawEvent": "N-CORE-EVENT",
    "SetWeather": "N-CORE-EVENT",
    "DrawReward": "N-CORE-LOOT",
    "DrawDestiny": "N-CORE-DESTINY",
    "PlayDestiny": "N-CORE-DESTINY",
    "SetFlag": "N-CORE-CAMP-1",
    "Complete": "N-CORE-OBJECTIVES",
    "Tally": "N-CORE-ACHIEVE",
    "React": "N-CORE-REACT-1",
    "Notice": "N-CORE-STEALTH",
    "Patrol": "N-CORE-STEALTH",
    "SetBoons": "N-CORE-ACT-SKILL",
    "CancelDraft": "N-CORE-DRAFT",
    "SkipEvent": "N-CORE-EVENT",
    "GrowBond": "N-CORE-BOND",
    "TakeItem": "N-CORE-MISSION-ACTION",
    "TokenNextTime": "N-CORE-MISSION-SETUP",
    "Attacked": "N-CORE-ACT-ATTACK",
    "Rolled": "N-CORE-TEST",
    "Counted": "N-CORE-TEST-TIMING",
    "HasWounded": "N-CORE-THREAT-3",
    "UseSkill": "N-CORE-ACT-SKILL",
    "UseBond": "N-CORE-BOND",
    "Judged": "N-CORE-WOUND-STEPS",
    "LayMission": "N-CORE-MISSION-SETUP",
    "StartMission": "N-CORE-MISSION-SETUP",
    "ReadyHeroes": "N-CORE-CAMP-5",
    "Ordered": "N-AI-21",
    **CAMPAIGN_RULES,
}
ROUND, PHASE, TURN, LINE = 0, 1, 2, 3


def tell(g: NovaAetas, effect: Effect[Any], lang: str) -> str:
    """One line of the log."""
    names = Names(g, lang, effect.stage)
    if isinstance(effect, (Pondered, Headed, Ordered)):
        return thought(names, effect, False)
    line = names.say(f"did-{type(effect).__name__}", **said_of(names, effect))
    because = reason(names, effect)
    return names.say("line-because", line=line.removesuffix("."), because=because) if because else line


def trace(g: NovaAetas, effect: Effect[Any], lang: str, full: bool = False) -> str:
    """What an Enemy thinks; in full with everything it weighed."""
    names = Names(g, lang, effect.stage)
    if isinstance(effect, (Pondered, Headed, Ordered)):
        return thought(names, effect, full)
    return tell(g, effect, lang)


def rule_of(effect: Effect[Any]) -> str:
    """The rule a line of the log points to."""
    return str(getattr(effect, "rule", "")) or RULES.get(type(effect).__name__, "")


def level(effect: Effect[Any]) -> int:
    """How a log is set out: missions and laps of the hand, Sectors, Activations, and lines."""
    if isinstance(effect, lay.LayMission) or (isinstance(effect, time.TurnHand) and sector_of(effect.t) == 1):
        return ROUND
    if isinstance(effect, time.TurnHand):
        return PHASE
    return TURN if isinstance(effect, activation.BeginActivation) else LINE


QUIET = (
    activation.EndActivation,
    decks.RefillDrafts,
    mission.SetFlag,
    mission.Tally,
    mission.Patrol,
    activation.SetBoons,
    fight.HasWounded,
    fight.Counted,
    *CAMPAIGN_QUIET,
)


def is_quiet(g: NovaAetas, effect: Effect[Any]) -> bool:
    """Said already by the line beside it, or of no interest while playing."""
    if isinstance(effect, activation.Pay):
        return effect.rule not in WORTH_TELLING
    if isinstance(effect, (wounds.ChangeThreat, wounds.ChangeHeroism, wounds.Heal, wounds.Wound)):
        return effect.n == 0
    if isinstance(effect, time.SetHour):
        return effect.rule != "N-CORE-ACT-SKILL"
    if isinstance(effect, time.SetGroupHour):
        return effect.rule != "N-CORE-EVENT"
    if isinstance(effect, wounds.DropTokens):
        return effect.rule in WORTH_TELLING
    if isinstance(effect, gear.Oil):
        return effect.attacks == 0
    return isinstance(effect, QUIET)


def is_thought(effect: Effect[Any]) -> bool:
    return isinstance(effect, (Pondered, Headed, Ordered))


def begins_ai(effect: Effect[Any]) -> bool:
    """The first thought about an Enemy's Activation."""
    return isinstance(effect, Pondered) and effect.rule == "N-AI-02"


def is_ending(g: NovaAetas, effect: Effect[Any]) -> bool:
    """A mission played by itself ends with its own words, a campaign with those of its ending."""
    return isinstance(effect, mission.EndMission if g.quick else EndGame)
