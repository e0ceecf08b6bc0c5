"""Watches a game of Nova Aetas and counts what it meets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.rules.campaign.encounter import Step
from plancia.games.nova_aetas.rules.campaign.settlement import LEAVE
from plancia.games.nova_aetas.rules.campaign.town import VISITED
from plancia.games.nova_aetas.rules.turn.actions import DEED
from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS, TOKENS, TRAIT_RULES, TRAITS
from plancia.games.nova_aetas.state.effects import (
    activation,
    decks,
    enemies,
    fight,
    gear,
    growth,
    mission,
    moving,
    treasury,
    wounds,
)  # fmt: skip
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.games.nova_aetas.trials.witness_fight import activated, attacked, moved, pondered, resisted
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.state import Effect
from plancia.lab.fuzz.guide import Witness

Case = Callable[[NovaAetas, Any], list[str]]


class NovaWitness(Witness):
    held = 0  # tokens on the table

    def begun(self, g: NovaAetas) -> None:
        self.met[f"players {len(g.players)}"] += 1
        for hero in g.company:
            self.met[f"hero {g.box.hero_ids[hero]}"] += 1
        super().begun(g)

    def asked(self, g: NovaAetas, asked: Decision) -> None:
        super().asked(g, asked)
        top = g.stack[-1]
        if isinstance(top, Step):
            self.met[f"stage {g.plan().id} {g.plan().stages[top.stage].id}"] += 1

    def answered(self, g: NovaAetas, asked: Decision, option: int) -> None:
        if asked.kind == "action" and DEED.holds(option) and g.mission >= 0:
            plan = g.plan()
            self.met[f"action {plan.id} {plan.actions[plan.elements[DEED.number(option)][0]].id}"] += 1
        if asked.kind == "place" and VISITED.holds(option):
            self.met[f"place {g.box.locations[option].id}"] += 1
        if asked.kind == "settlement" and LEAVE.holds(option) and LEAVE.number(option) != g.node:
            self.met["place notice-board"] += 1
        if asked.kind == "formula" and option != PASS:
            self.met[f"formula {g.box.formulae[option].id}"] += 1
        super().answered(g, asked, option)

    def told(self, g: NovaAetas, line: Any, place: int) -> None:
        self.met.update(seen(g, line))

    def stands(self, g: NovaAetas, new: list[Any]) -> None:
        held = 0
        for tokens in g.tokens:
            held |= tokens
        for number, name in enumerate(TOKENS):
            if (held & ~self.held) >> number & 1:
                self.met[f"token {name}"] += 1
        self.held = held
        if g.over and g.ending != NOBODY:
            self.met[f"ending {g.box.endings[g.ending].id}"] += 1


def seen(g: NovaAetas, line: Effect[Any]) -> list[str]:
    """What a line of the log is a case of."""
    case = CASES.get(type(line))
    return [] if case is None else case(g, line)


def headed(g: NovaAetas, line: enemies.Headed) -> list[str]:
    return [f"box way {line.rule}", *(["ability charge"] if line.rule == "N-ABIL-CHARGE" else [])]


def given(g: NovaAetas, line: wounds.GiveToken) -> list[str]:
    return [f"trait {TRAITS[TRAIT_RULES.index(line.rule)]}"] if line.rule in TRAIT_RULES else []


def learned(g: NovaAetas, line: growth.LearnSkill) -> list[str]:
    skill = g.box.skills[g.box.heroes[line.hero].skills[line.place]]
    return [] if skill.start else [f"learned {skill.id}"]


def used(g: NovaAetas, line: gear.UseUp | gear.UseOnce) -> list[str]:
    return [f"item {g.box.item_ids[line.item]}"]


def reagent(g: NovaAetas, line: treasury.DrawReagent | treasury.ChangeReagent) -> list[str]:
    return [f"reagent {g.box.reagents[line.reagent].id}"]


def ended(g: NovaAetas, line: mission.EndMission) -> list[str]:
    plan = g.plans[line.stage]
    clause = [f"defeat {plan.id} {line.clause + 1}"] if line.outcome != VICTORY and line.clause != NOBODY else []
    return [f"mission {plan.id} {'won' if line.outcome == VICTORY else 'lost'}", *clause]


def completed(g: NovaAetas, line: mission.Complete) -> list[str]:
    return [f"{'objective' if line.main else 'secondary'} {g.plans[line.stage].id} {line.clause + 1}"]


def by_rule(rule: str, item: str) -> Case:
    return lambda g, line: [item] if line.rule == rule else []


CASES: dict[type[Effect[Any]], Case] = {
    enemies.Pondered: pondered,
    enemies.Headed: headed,
    enemies.Ordered: lambda g, line: ["box N-AI-21 ordered"],
    fight.Attacked: attacked,
    fight.Judged: resisted,
    fight.UseSkill: lambda g, line: [f"skill {g.box.skills[line.skill].id}"],
    moving.Move: moved,
    moving.Arrive: by_rule("N-ABIL-HORDE", "ability horde"),
    moving.Leave: by_rule("N-ABIL-COWARDICE", "ability cowardice"),
    activation.BeginActivation: activated,
    wounds.GiveToken: given,
    wounds.Heal: by_rule("N-ABIL-HEAL", "ability heal"),
    gear.UseUp: used,
    gear.UseOnce: used,
    decks.DrawEvent: lambda g, line: [f"event {g.box.events[line.card].id}"],
    decks.PlayDestiny: lambda g, line: [f"destiny {g.box.destinies[line.card].id}"],
    decks.DrawGrave: lambda g, line: [f"grave {g.box.graves[line.card].id}"],
    decks.DrawReward: lambda g, line: [f"reward {g.box.rewards[line.card].id}"],
    treasury.DrawReagent: reagent,
    treasury.ChangeReagent: reagent,
    treasury.LearnFormula: lambda g, line: [f"formula {g.box.formulae[line.formula].id}"],
    growth.Achieve: lambda g, line: [f"achievement {g.box.achievements[line.achievement].id}"],
    growth.LearnSchool: lambda g, line: [f"school {SCHOOLS[line.school]}"],
    growth.Advance: lambda g, line: [f"class {g.box.classes[g.box.heroes[line.hero].class_number].id}"],
    growth.LearnSkill: learned,
    mission.EndMission: ended,
    mission.Complete: completed,
}
