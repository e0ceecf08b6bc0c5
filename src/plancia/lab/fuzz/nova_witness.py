"""Watches a game of Nova Aetas and counts what it meets."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from plancia.games.nova_aetas import effects as e
from plancia.games.nova_aetas import effects_campaign as c
from plancia.games.nova_aetas import effects_decks as d
from plancia.games.nova_aetas import effects_enemies as ee
from plancia.games.nova_aetas import effects_fight as f
from plancia.games.nova_aetas import effects_mission as m
from plancia.games.nova_aetas.actions import DEED
from plancia.games.nova_aetas.box import (
    ABILITIES,
    AREAS,
    BASTION,
    CARRIED,
    ELUSIVE,
    NOBODY,
    SCHOOLS,
    TOKENS,
    TRAIT_RULES,
    TRAIT_TOKENS,
    TRAITS,
    Attack,
)
from plancia.games.nova_aetas.encounter import Step
from plancia.games.nova_aetas.powers import flanks, is_shielded, is_under
from plancia.games.nova_aetas.settlement import LEAVE
from plancia.games.nova_aetas.state import VICTORY, NovaAetas
from plancia.games.nova_aetas.tokens import may_receive
from plancia.kernel.decision import CHANCE, PASS, Decision
from plancia.lab.fuzz.guide import Questions

ANSWERS = ("no", "yes", "chosen")
# Abilities that are at work whenever a model that has them moves, attacks, or is attacked.
MOVING = ("runner", "heavy", "overrun", "fly")
ATTACKING = ("sniper", "eclectic", "shooter")
ATTACKED = ("tall", "dodge")
LASTING = ("have", "banner", "ambush", "fury", "second-sight", "double-dose")  # passive Skills: at every Activation


class NovaWitness:
    def __init__(self, questions: Questions, met: Counter[str]) -> None:
        self.questions = questions
        self.met = met
        self.lines = 0  # of the log, seen so far
        self.entries = 0  # of the journal
        self.held = 0  # tokens on the table

    def begun(self, g: NovaAetas) -> None:
        self.met[f"players {len(g.players)}"] += 1
        for hero in g.company:
            self.met[f"hero {g.box.hero_ids[hero]}"] += 1
        self.happened(g)

    def asked(self, g: NovaAetas, asked: Decision) -> None:
        self.questions.count(asked, self.met)
        top = g.stack[-1]
        if isinstance(top, Step):
            self.met[f"stage {g.plan().id} {g.plan().stages[top.stage].id}"] += 1

    def answered(self, g: NovaAetas, asked: Decision, option: int) -> None:
        if asked.kind == "action" and DEED <= option < DEED + 100 and g.mission >= 0:
            plan = g.plan()
            self.met[f"action {plan.id} {plan.actions[plan.elements[option - DEED][0]].id}"] += 1
        if asked.kind == "place" and 0 <= option < len(g.box.locations):
            self.met[f"place {g.box.locations[option].id}"] += 1
        if asked.kind == "settlement" and option >= LEAVE and option != LEAVE + g.node:
            self.met["place notice-board"] += 1
        if asked.kind == "formula" and option != PASS:
            self.met[f"formula {g.box.formulae[option].id}"] += 1
        self.happened(g)

    def happened(self, g: NovaAetas) -> None:
        """What is new in log and journal, and on the table."""
        assert g.log is not None
        assert g.journal is not None
        for by, what, _ in g.journal[self.entries :]:
            if by == CHANCE:
                self.met[f"roll {what}"] += 1
        self.entries = len(g.journal)
        for line in g.log[self.lines :]:
            self.met[f"effect {type(line).__name__}"] += 1
            for item in seen(g, line):
                self.met[item] += 1
        self.lines = len(g.log)
        held = 0
        for tokens in g.tokens:
            held |= tokens
        for number, name in enumerate(TOKENS):
            if (held & ~self.held) >> number & 1:
                self.met[f"token {name}"] += 1
        self.held = held
        if g.over and g.ending != NOBODY:
            self.met[f"ending {g.box.endings[g.ending].id}"] += 1


def seen(g: NovaAetas, line: Any) -> list[str]:
    """What a line of the log is a case of."""
    box = g.box
    if isinstance(line, ee.Pondered):
        return pondered(g, line)
    if isinstance(line, ee.Headed):
        return [f"box way {line.rule}", *(["ability charge"] if line.rule == "N-ABIL-CHARGE" else [])]
    if isinstance(line, ee.Ordered):
        return ["box N-AI-21 ordered"]
    if isinstance(line, f.Attacked):
        return attacked(g, line)
    if isinstance(line, f.Judged):
        return resisted(g, line)
    if isinstance(line, e.Move):
        return moved(g, line)
    if isinstance(line, e.BeginActivation):
        return activated(g, line)
    if isinstance(line, e.GiveToken):
        return [f"trait {TRAITS[TRAIT_RULES.index(line.rule)]}"] if line.rule in TRAIT_RULES else []
    if isinstance(line, f.UseSkill):
        return [f"skill {box.skills[line.skill].id}"]
    if isinstance(line, e.Heal):
        return ["ability heal"] if line.rule == "N-ABIL-HEAL" else []
    if isinstance(line, e.Arrive):
        return ["ability horde"] if line.rule == "N-ABIL-HORDE" else []
    if isinstance(line, e.Leave):
        return ["ability cowardice"] if line.rule == "N-ABIL-COWARDICE" else []
    return of_a_card(g, line) or of_the_mission(g, line)


def pondered(g: NovaAetas, line: ee.Pondered) -> list[str]:
    items = [f"box {line.rule} {ANSWERS[line.answer]} {line.why}".rstrip()]
    if line.rule == "N-AI-07" and line.why:
        items.append("box N-AI-07 no")
    if line.by:
        items.append(f"box tie {line.by}")
    if line.rule == "N-AI-12" and line.answer == ee.YES:
        plan = g.plans[line.stage]
        kind = g.box.type_of[line.enemy]
        items += [f"deed of Enemies {plan.id} {o.kind}" for o in plan.objectives if not o.types or kind in o.types]
    if line.rule == "N-AI-04" and line.answer == ee.NO and g.plans[line.stage].objectives[0].kind == "attack":
        items.append(f"deed of Enemies {g.plans[line.stage].id} attack")
    return items


def attacked(g: NovaAetas, line: f.Attacked) -> list[str]:
    box, items = g.box, []
    enemy = line.model >= box.hero_side
    if enemy:
        block: Attack | None = g.type_of(line.model).attacks[line.weapon]
        items.append(f"attack {g.type_of(line.model).id} {line.weapon + 1}")
    elif line.weapon == NOBODY:
        block = box.unarmed
    else:
        block = box.items[line.weapon].attack
        items.append(f"item {box.item_ids[line.weapon]}")
    items += of_the_block(block) if block is not None else []
    items += [f"ability {name}" for name in ATTACKING if able(g, line.model, name)]
    items += [f"ability {name}" for name in ATTACKED if able(g, line.target, name)]
    if g.at[line.target] >= 0 and g.at[line.model] >= 0 and enemy != g.is_enemy(line.target):
        items += ["ability shield"] if is_shielded(g, line.target) else []
        items += ["ability barrier"] if is_under(g, line.target, g.barrier) else []
        items += ["ability protection"] if is_under(g, line.target, g.protection) else []
        items += ["ability phalanx"] if flanks(g, line.model, line.target) else []
    return items


def of_the_block(block: Attack) -> list[str]:
    """Traits that are at work whenever the attack is made; those that give a token wait for it."""
    items = [f"trait {TRAITS[n]}" for n in range(len(TRAIT_TOKENS), len(TRAITS)) if block.traits >> n & 1]
    items += ["trait critical"] if block.critical else []
    items += ["trait lethal"] if block.lethal else []
    items += ["trait reload"] if block.reload else []
    return items + ([f"trait {AREAS[block.area]}"] if block.area else [])


def resisted(g: NovaAetas, line: f.Judged) -> list[str]:
    """Tokens that a successful attack could not give, by the ability that forbids them."""
    if not line.successful or line.target < 0:
        return []
    found = {may_receive(g, line.target, 1 << number) for number in range(11)}
    names = {"N-ABIL-TOUGH": "tough", "N-ABIL-UNDEAD": "undead", "N-ABIL-DESTINY": "destiny"}
    names["N-ABIL-IMMUNITY"] = "immunity"
    items = [f"ability {names[rule]}" for rule in found if rule in names]
    return items + (["ability bastion"] if g.able[line.target] & BASTION else [])


def moved(g: NovaAetas, line: e.Move) -> list[str]:
    items = [f"ability {name}" for name in MOVING if able(g, line.model, name)]
    if line.how == e.JUMP or (line.how == e.WALK and leaps(g, line)):
        items.append("ability jump")
    if g.climb[line.model] and climbs(g, line):
        items.append("ability climb")
    if g.able[line.model] & ELUSIVE:
        items.append("ability elusive")
    return items


def leaps(g: NovaAetas, line: e.Move) -> bool:
    """An Enemy's jump shows as a gap in its path."""
    field = g.plans[line.stage].field
    if not g.jump[line.model] or line.model < g.box.hero_side or field is None:
        return False
    way = (line.start, *line.path)
    return any(not field.beside[a] >> b & 1 for a, b in pairwise(way))


def climbs(g: NovaAetas, line: e.Move) -> bool:
    field = g.plans[line.stage].field
    way = (line.start, *line.path)
    return field is not None and any(field.levels[b] > field.levels[a] for a, b in pairwise(way))


def activated(g: NovaAetas, line: e.BeginActivation) -> list[str]:
    """Whoever acts wears what he wears, and has the Skills that always work."""
    box, model = g.box, line.model
    if model >= box.hero_side:
        return [f"enemy {g.type_of(model).id}"]
    if model >= box.proper:
        return [f"ally {box.hero_ids[model]}"]
    items = []
    for place in range(CARRIED):
        item = g.gear[model * CARRIED + place]
        if item != NOBODY and box.items[item].attack is None and not box.items[item].use:
            items.append(f"item {box.item_ids[item]}")
    for place, number in enumerate(box.heroes[model].skills):
        if g.skills[model] >> place & 1 and box.skills[number].form == "passive" and box.skills[number].does in LASTING:
            items.append(f"skill {box.skills[number].id}")
    return items


def of_a_card(g: NovaAetas, line: Any) -> list[str]:
    box = g.box
    if isinstance(line, m.UseUp | m.UseOnce):
        return [f"item {box.item_ids[line.item]}"]
    if isinstance(line, d.DrawEvent):
        return [f"event {box.events[line.card].id}"]
    if isinstance(line, d.PlayDestiny):
        return [f"destiny {box.destinies[line.card].id}"]
    if isinstance(line, d.DrawGrave):
        return [f"grave {box.graves[line.card].id}"]
    if isinstance(line, d.DrawReward):
        return [f"reward {box.rewards[line.card].id}"]
    if isinstance(line, d.DrawReagent | c.ChangeReagent):
        return [f"reagent {box.reagents[line.reagent].id}"]
    if isinstance(line, c.Achieve):
        return [f"achievement {box.achievements[line.achievement].id}"]
    if isinstance(line, c.LearnFormula):
        return [f"formula {box.formulae[line.formula].id}"]
    if isinstance(line, c.LearnSchool):
        return [f"school {SCHOOLS[line.school]}"]
    if isinstance(line, c.Advance):
        return [f"class {box.classes[box.heroes[line.hero].class_number].id}"]
    if isinstance(line, c.LearnSkill):
        skill = box.skills[box.heroes[line.hero].skills[line.place]]
        return [] if skill.start else [f"learned {skill.id}"]
    return []


def of_the_mission(g: NovaAetas, line: Any) -> list[str]:
    if isinstance(line, m.EndMission):
        plan = g.plans[line.stage]
        ended = [f"defeat {plan.id} {line.clause + 1}"] if line.outcome != VICTORY and line.clause != NOBODY else []
        return [f"mission {plan.id} {'won' if line.outcome == VICTORY else 'lost'}", *ended]
    if isinstance(line, m.Complete):
        return [f"{'objective' if line.main else 'secondary'} {g.plans[line.stage].id} {line.clause + 1}"]
    return []


def able(g: NovaAetas, model: int, name: str) -> bool:
    return g.able[model] >> ABILITIES.index(name) & 1 == 1
