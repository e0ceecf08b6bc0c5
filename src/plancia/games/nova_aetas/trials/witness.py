"""Watches a game of Nova Aetas and counts what it meets."""

from __future__ import annotations

from collections import Counter
from typing import Any

from plancia.games.nova_aetas.rules.campaign.encounter import Step
from plancia.games.nova_aetas.rules.campaign.settlement import LEAVE
from plancia.games.nova_aetas.rules.turn.actions import DEED
from plancia.games.nova_aetas.state.box import NOBODY, TOKENS, TRAIT_RULES, TRAITS
from plancia.games.nova_aetas.state.effects import activation, enemies, fight, moving, wounds
from plancia.games.nova_aetas.state.packing import kind_of
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.games.nova_aetas.trials.witness_cards import of_a_card, of_the_mission
from plancia.games.nova_aetas.trials.witness_fight import activated, attacked, moved, pondered, resisted
from plancia.kernel.decision import CHANCE, PASS, Decision
from plancia.lab.fuzz.guide import Questions


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
        if asked.kind == "action" and kind_of(option) == DEED and g.mission >= 0:
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
    if isinstance(line, enemies.Pondered):
        return pondered(g, line)
    if isinstance(line, enemies.Headed):
        return [f"box way {line.rule}", *(["ability charge"] if line.rule == "N-ABIL-CHARGE" else [])]
    if isinstance(line, enemies.Ordered):
        return ["box N-AI-21 ordered"]
    if isinstance(line, fight.Attacked):
        return attacked(g, line)
    if isinstance(line, fight.Judged):
        return resisted(g, line)
    if isinstance(line, moving.Move):
        return moved(g, line)
    if isinstance(line, activation.BeginActivation):
        return activated(g, line)
    if isinstance(line, wounds.GiveToken):
        return [f"trait {TRAITS[TRAIT_RULES.index(line.rule)]}"] if line.rule in TRAIT_RULES else []
    if isinstance(line, fight.UseSkill):
        return [f"skill {box.skills[line.skill].id}"]
    if isinstance(line, wounds.Heal):
        return ["ability heal"] if line.rule == "N-ABIL-HEAL" else []
    if isinstance(line, moving.Arrive):
        return ["ability horde"] if line.rule == "N-ABIL-HORDE" else []
    if isinstance(line, moving.Leave):
        return ["ability cowardice"] if line.rule == "N-ABIL-COWARDICE" else []
    return of_a_card(g, line) or of_the_mission(g, line)
