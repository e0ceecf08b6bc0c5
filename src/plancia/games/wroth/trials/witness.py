"""Watches a game of Wroth and counts what it meets."""

from __future__ import annotations

from typing import Any

from plancia.games.wroth.rules.ai.ai_damage import AIDeal
from plancia.games.wroth.rules.turn.exodus import Exodus
from plancia.games.wroth.rules.units.damage import Deal
from plancia.games.wroth.state.box import BLOODLUST, BULWARK, ESCORT, FURY, NOBODY, STORM
from plancia.games.wroth.state.state import Wroth
from plancia.games.wroth.trials.endings import count_ending
from plancia.games.wroth.trials.lines import LINES, feat, power
from plancia.games.wroth.trials.scenarios import count_scenario
from plancia.kernel.decision import Decision
from plancia.lab.fuzz.guide import Witness


class WrothWitness(Witness):
    def asked(self, g: Wroth, asked: Decision) -> None:
        super().asked(g, asked)
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
        super().answered(g, asked, option)

    def rolled(self, g: Wroth, what: str, outcome: tuple[int, ...]) -> None:
        if what == "scenario" and len(g.humans) > 2:
            self.met[f"ruling run1_ram_rolls {'once' if len(outcome) == 1 else 'each'}"] += 1

    def told(self, g: Wroth, line: Any, place: int) -> None:
        see = LINES.get(type(line))
        if see is not None:
            see(g, line, place, self.met)

    def stands(self, g: Wroth, new: list[Any]) -> None:
        if g.ai != NOBODY:
            count_scenario(g, new, self.met)
        if g.over:
            count_ending(g, self.met)
