# not compiled
"""Why a line of the log is true, in words: what an effect was caused by, or the rule that asks for it."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.state.effects import fight, mission, treasury, wounds
from plancia.games.nova_aetas.state.plan import node_and_exit
from plancia.games.nova_aetas.words.names_shown import Names
from plancia.kernel.state import Effect

# The line before says whose attack it is, or what is spent.
SAID_BEFORE = ("N-CORE-WOUND-STEPS", "N-STATUS-LUCKY", "N-CORE-DESTINY")
# Lines that say why, but for these rules. Of the others the line itself does, or the one before it.
REASONED: dict[type[Effect[Any]], tuple[str, ...]] = {
    wounds.Wound: SAID_BEFORE,
    wounds.Heal: SAID_BEFORE,
    wounds.GiveToken: SAID_BEFORE,
    wounds.ChangeThreat: SAID_BEFORE,
    wounds.ChangeHeroism: SAID_BEFORE,
    fight.Rerolled: (*SAID_BEFORE, "N-CORE-HEROISM"),
    mission.Count: (),
    treasury.GainPopolini: SAID_BEFORE,
    treasury.DrawReagent: SAID_BEFORE,
}
BY_RULE: dict[str, tuple[str, str]] = {
    "N-STATUS-BLEEDING": ("token", "bleeding"),
    "N-STATUS-BURNED": ("token", "burned"),
    "N-STATUS-GUTTED": ("token", "gutted"),
    "N-TRAIT-DEVASTATING": ("trait", "devastating"),
    "N-CORE-THREAT-2": ("trait", "critical"),
    "N-AMB-01": ("trait", "critical"),
    "N-ABIL-HEAL": ("ability", "heal"),
    "N-ABIL-DODGE": ("ability", "dodge"),
}
# Rules and causes whose reason is a word of ours.
IN_WORDS: dict[str, str] = {
    "N-CORE-FALL": "reason-fall",
    "N-CORE-GRAVE": "reason-grave",
    "N-CORE-THREAT-3": "reason-first-wound",
    "N-CORE-THREAT-4": "reason-no-attack",
    "N-CORE-BOND": "reason-bond",
    "N-CORE-CAMP-2": "reason-reward",
    "defeat": "reason-defeat",
    "grave": "reason-grave",
    "loot": "reason-loot",
}
TRAIT = "N-TRAIT-"


def reason(names: Names, effect: Any) -> str:
    """Empty: the line says it all."""
    rule, kind = effect.cites(), type(effect)
    if kind not in REASONED or rule in REASONED[kind]:
        return ""
    if rule in BY_RULE:
        return names.named(*BY_RULE[rule])
    if rule.startswith(TRAIT) or getattr(effect, "n", 0) < 0:
        return names.say(IN_WORDS[rule]) if rule in IN_WORDS else ""
    cause, _, number = effect.cause.partition(":")
    for known in (cause, rule):
        if known in IN_WORDS:
            return names.say(IN_WORDS[known])
    return NAMED[cause](names, int(number)) if cause in NAMED else ""


def _exit(names: Names, number: int) -> str:
    node, way = node_and_exit(number)
    return names.word(names.node_said(node).exits[way].name)


NAMED: dict[str, Any] = {
    "skill": Names.skill,
    "item": Names.item,
    "event": Names.event,
    "model": Names.model,
    "action": lambda names, number: names.word(names.action(number).name),
    "exit": _exit,
    "stage": lambda names, number: names.word(names.said().stages[number].name),
}
