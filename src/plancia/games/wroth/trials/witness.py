"""Watches a game of Wroth and counts what it meets."""

from __future__ import annotations

from collections import Counter

from plancia.games.wroth.rules.ai.ai_damage import AIDeal
from plancia.games.wroth.rules.turn.exodus import Exodus
from plancia.games.wroth.rules.units.damage import Deal
from plancia.games.wroth.state.box import BLOODLUST, BULWARK, ESCORT, FURY, NOBODY, STORM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.trials.endings import count_ending
from plancia.games.wroth.trials.lines import LINES, feat, power
from plancia.games.wroth.trials.scenarios import count_scenario
from plancia.kernel.decision import CHANCE, Decision
from plancia.lab.fuzz.guide import Questions


class WrothWitness:
    def __init__(self, questions: Questions, met: Counter[str]) -> None:
        self.questions = questions
        self.met = met
        self.lines = 0  # of the log, seen so far
        self.entries = 0  # of the journal

    def begun(self, g: Wroth) -> None:
        self.happened(g)

    def asked(self, g: Wroth, asked: Decision) -> None:
        self.questions.count(asked, self.met)
        refused = (asked.refused or {}).values()
        ability = g.box.ability[asked.by]
        if asked.kind == "step" and ability >= 0 and g.box.power_id[ability] in refused:
            self.met[f"refusal may_use_ability {g.box.power_id[ability]}"] += 1
        for frame in g.stack:
            if isinstance(frame, Deal | AIDeal):
                hurt = frame.target if isinstance(frame, Deal) else asked.by
                hurting = frame.who if isinstance(frame, Deal) else g.ai
                self.met[power(g, BULWARK, hurt)] += g.box.power_id[BULWARK] in refused
                self.met[power(g, BLOODLUST, hurting)] += frame.bloodlust
            elif isinstance(frame, Exodus) and frame.region and asked.step != "Exodus-choose_storm":
                self.met[feat(g, frame.who, STORM)] += 1

    def answered(self, g: Wroth, asked: Decision, option: int) -> None:
        if asked.step == "March-choose_escort" and option > 0:
            self.met[power(g, ESCORT, asked.by)] += 1
        elif asked.step == "Attack-choose_region" and g.with_power(asked.by, option, FURY):
            self.met[power(g, FURY, asked.by)] += 1
        elif asked.step == "RegionSpoils-choose_for_the_team":
            self.met["ruling coop_spoils team"] += 1
        self.happened(g)

    def happened(self, g: Wroth) -> None:
        """What is new in log and journal."""
        assert g.log is not None
        assert g.journal is not None
        for by, what, outcome in g.journal[self.entries :]:
            if by == CHANCE:
                self.met[f"roll {what}"] += 1
                if what == "scenario" and len(g.humans) > 2:
                    self.met[f"ruling run1_ram_rolls {'once' if len(outcome) == 1 else 'each'}"] += 1
        self.entries = len(g.journal)
        for place in range(self.lines, len(g.log)):
            line = g.log[place]
            self.met[f"effect {type(line).__name__}"] += 1
            see = LINES.get(type(line))
            if see is not None:
                see(g, line, place, self.met)
        if g.ai != NOBODY:
            count_scenario(g, g.log[self.lines :], self.met)
        self.lines = len(g.log)
        if g.over:
            count_ending(g, self.met)
