"""What the lines about cards, the campaign and the mission of Nova Aetas are cases of."""

from __future__ import annotations

from typing import Any

from plancia.games.nova_aetas.state.box import NOBODY, SCHOOLS
from plancia.games.nova_aetas.state.effects import decks, gear, growth, mission, treasury
from plancia.games.nova_aetas.state.state import VICTORY, NovaAetas


def of_a_card(g: NovaAetas, line: Any) -> list[str]:
    box = g.box
    if isinstance(line, gear.UseUp | gear.UseOnce):
        return [f"item {box.item_ids[line.item]}"]
    if isinstance(line, decks.DrawEvent):
        return [f"event {box.events[line.card].id}"]
    if isinstance(line, decks.PlayDestiny):
        return [f"destiny {box.destinies[line.card].id}"]
    if isinstance(line, decks.DrawGrave):
        return [f"grave {box.graves[line.card].id}"]
    if isinstance(line, decks.DrawReward):
        return [f"reward {box.rewards[line.card].id}"]
    if isinstance(line, treasury.DrawReagent | treasury.ChangeReagent):
        return [f"reagent {box.reagents[line.reagent].id}"]
    if isinstance(line, growth.Achieve):
        return [f"achievement {box.achievements[line.achievement].id}"]
    if isinstance(line, treasury.LearnFormula):
        return [f"formula {box.formulae[line.formula].id}"]
    if isinstance(line, growth.LearnSchool):
        return [f"school {SCHOOLS[line.school]}"]
    if isinstance(line, growth.Advance):
        return [f"class {box.classes[box.heroes[line.hero].class_number].id}"]
    if isinstance(line, growth.LearnSkill):
        skill = box.skills[box.heroes[line.hero].skills[line.place]]
        return [] if skill.start else [f"learned {skill.id}"]
    return []


def of_the_mission(g: NovaAetas, line: Any) -> list[str]:
    if isinstance(line, mission.EndMission):
        plan = g.plans[line.stage]
        ended = [f"defeat {plan.id} {line.clause + 1}"] if line.outcome != VICTORY and line.clause != NOBODY else []
        return [f"mission {plan.id} {'won' if line.outcome == VICTORY else 'lost'}", *ended]
    if isinstance(line, mission.Complete):
        return [f"{'objective' if line.main else 'secondary'} {g.plans[line.stage].id} {line.clause + 1}"]
    return []
