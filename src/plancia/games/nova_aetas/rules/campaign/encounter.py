"""An Encounter (5.12, E1): no map, a chain of Tests."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.missions.happenings import STAGE, STAGE_FAILED, STAGE_TWICE, Thens
from plancia.games.nova_aetas.rules.missions.mission import DrawDestinies, prepare
from plancia.games.nova_aetas.rules.missions.mission_actions import note_keyword, test_of
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.mission import EndMission
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism
from plancia.games.nova_aetas.state.lay_out import LayMission, StartMission
from plancia.games.nova_aetas.state.state import DEFEAT, VICTORY, NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run

TWICE = 2  # Successes for the better outcome of a step
PASSED, OVER = 1, 2


class Encounter(Procedure):
    """The steps in order; each Hero may attempt one, each step may be tried once or left out."""

    def __init__(self, mission: int = 0) -> None:
        self.mission = mission
        self.drew = 0
        self.stage = -1
        self.tried: tuple[int, ...] = ()  # Heroes
        self.passed = 0  # steps, as bits
        self.failed = 0  # those that somebody has tried in vain; the others were left out
        self.last = 0  # (hero + 1) * 4 for who tried, with OVER and PASSED; 0: left out

    @do("N-CORE-MISSION-SETUP", "N-CORE-HEROISM")
    def lay_it(self, g: NovaAetas) -> None:
        """No map and no Horologium; the rest is as in every mission."""
        g.do(LayMission(self.mission))
        for hero in g.company:
            g.do(ChangeHeroism(hero, 1 + g.next_heroism[hero], "N-CORE-HEROISM"))
            prepare(g, hero)

    @repeat("N-CORE-DESTINY")
    def draw_destiny(self, g: NovaAetas) -> Procedure | None:
        if self.drew == len(g.company):
            return None
        self.drew += 1
        return DrawDestinies(g.company[self.drew - 1])

    @do("N-CORE-MISSION-SETUP")
    def begin(self, g: NovaAetas) -> None:
        g.do(StartMission(self.mission))

    @repeat("N-CORE-OBJECTIVES", into="last")
    def next_step(self, g: NovaAetas) -> Procedure | None:
        if self.last & OVER:
            return None
        if self.last:
            self.tried = (*self.tried, self.last // 4 - 1)
            self.passed |= (self.last & PASSED) << self.stage
            self.failed |= (self.last & PASSED ^ PASSED) << self.stage
        self.stage += 1
        if self.stage == len(g.plans[self.mission].stages):
            return None
        return Step(self.stage, self.tried)

    @do("N-CORE-MISSION-END")
    def end(self, g: NovaAetas) -> None:
        """Won with the first step and at least one other."""
        won = self.passed & 1 and self.passed > 1
        g.do(EndMission(VICTORY if won else DEFEAT, "N-CORE-MISSION-END", NOBODY))


class Step(Procedure):
    """Who tries, and by which of its Tests."""

    def __init__(self, stage: int = 0, tried: tuple[int, ...] = ()) -> None:
        self.stage = stage
        self.tried = tried
        self.hero = PASS
        self.test = 0
        self.outcome: tuple[int, int, int] = (0, 0, 0)

    @ask("N-CORE-KEYWORD", "N-CORE-MODE-2", into="hero")
    def choose_hero(self, g: NovaAetas) -> Decision:
        stage = g.plan().stages[self.stage]
        asked = g.ask(g.leading(), "hero")
        for hero in g.company:
            why = "N-CORE-OBJECTIVES" if hero in self.tried else None
            if why is None and stage.requires >= 0 and not g.box.heroes[hero].keywords >> stage.requires & 1:
                why = "N-CORE-KEYWORD"
            asked.offer(hero, why)
        asked.offer(PASS, None)
        return asked

    @do("N-CORE-OBJECTIVES")
    def leave_out(self, g: NovaAetas) -> str | None:
        """Whoever does not try the step on which all others hang goes no farther, but pays for nothing."""
        if self.hero != PASS:
            return None
        self.result = OVER if g.plan().stages[self.stage].ends else 0
        return END

    @ask("N-CORE-KEYWORD", into="test")
    def choose_test(self, g: NovaAetas) -> Decision | None:
        tests = g.plan().stages[self.stage].tests
        return g.ask_for(self.hero, "stage-test").among(range(len(tests)))

    @run("N-CORE-KEYWORD", "N-CORE-TEST", into="outcome")
    def take_it(self, g: NovaAetas) -> Procedure:
        stage = g.plan().stages[self.stage]
        test = test_of(g, self.hero, stage.tests[self.test])
        if stage.twice:
            test.enough = TWICE
        return test

    @run("N-CORE-OBJECTIVES")
    def happen(self, g: NovaAetas) -> Procedure:
        test = g.plan().stages[self.stage].tests[self.test]
        passed = note_keyword(g, self.hero, test, self.outcome[0])
        over = g.plan().stages[self.stage].ends and not passed
        self.result = (self.hero + 1) * 4 + (OVER if over else 0) + (PASSED if passed else 0)
        return Thens(STAGE if passed else STAGE_FAILED, self.stage, self.hero)

    @run("N-CORE-OBJECTIVES")
    def happen_twice(self, g: NovaAetas) -> Procedure | None:
        return Thens(STAGE_TWICE, self.stage, self.hero) if self.outcome[0] >= TWICE and self.result & PASSED else None
