"""What the lines about cards, the campaign and the mission of Nova Aetas are cases of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS
from plancia.games.nova_aetas.state.effects import decks, gear, growth, mission, treasury
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas
from plancia.kernel.state import Effect

Case = Callable[[NovaAetas, Any], list[str]]


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


CARDS: dict[type[Effect[Any]], Case] = {
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
