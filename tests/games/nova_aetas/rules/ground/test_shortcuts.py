"""What is passed over for speed changes nothing: questions without reasons, walks by one flood, sheets looked up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from plancia.games.nova_aetas.content.read import open_box
from plancia.games.nova_aetas.game import GAME
from plancia.games.nova_aetas.rules.missions.objectives import check, decide
from plancia.games.nova_aetas.rules.missions.set_up import ReadyHeroes
from plancia.games.nova_aetas.rules.turn.reaching import destinations, sure_gait, walks
from plancia.games.nova_aetas.state.box import FIRST_PLACE, HEROES, NOBODY, NOWHERE
from plancia.games.nova_aetas.state.effects.gear import HandOver, TakeItem, UseUp
from plancia.games.nova_aetas.state.effects.moving import stand
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.lay_out import LayMission
from plancia.games.nova_aetas.state.plan import Condition
from plancia.games.nova_aetas.state.sheets import refresh
from plancia.games.nova_aetas.state.state import LAST_STAND, NovaAetas
from plancia.kernel import engine
from plancia.kernel.chance import key_of
from tests.scenes import example

GAMES = 16
SHEETS = (
    "rapidity", "health", "able", "climb", "jump", "immune", "barrier", "protection", "gait",
    "dexterity", "physique", "mind", "kits",
)  # fmt: skip


def new_game(number: int, reads_along: bool) -> NovaAetas:
    """Each mission in turn."""
    box = open_box()
    heroes = box.hero_ids[: box.proper]
    missions = [plan.id for plan in box.plans if plan.field is not None]
    company = [heroes[(number + place) % len(heroes)] for place in range(HEROES)]
    settings = {"seats": ["one"], "play": "mission", "mission": missions[number % len(missions)]}
    g = GAME.table({**settings, "company": company})
    g.key = key_of(number)
    if reads_along:
        g.reasons = True
        g.log = []
    GAME.begin(g)
    return g


def tables() -> Iterator[NovaAetas]:
    """Every question of some games, answered at random."""
    for number in range(GAMES):
        g = new_game(number, False)
        choice = Random(number)
        while g.decision is not None:
            yield g
            engine.answer(g, choice.choice(g.decision.options))


def test_a_question_offers_the_same_whether_somebody_wants_reasons_or_not() -> None:
    refused: set[str] = set()
    for g in tables():
        twin = g.clone()
        twin.reasons = True
        engine.advance(twin)
        assert g.decision is not None
        assert twin.decision is not None
        assert (twin.decision.by, twin.decision.kind) == (g.decision.by, g.decision.kind)
        assert twin.decision.options == g.decision.options
        refused.update((twin.decision.refused or {}).values())
    assert {"N-CORE-RANGE", "N-CORE-ACT-AP", "N-CORE-ADJ", "N-CORE-HEALING", "N-CORE-ACT-ATTACK"} <= refused


def test_a_mission_is_decided_as_if_everything_were_looked_at_each_time() -> None:
    changed = 0
    for g in tables():
        for clause in (None, *g.plan().victory, *g.plan().defeat):
            at = g.clone()
            if clause is not None and clause.only is not None:
                come_true(at, clause.only)
            for ended in (NOBODY, g.company[0]):
                quick, thorough = at.clone(), at.clone()
                check(quick, ended)
                decide(thorough, thorough.plan(), ended, False)
                assert decided(quick) == decided(thorough)
                changed += decided(quick) != decided(at)
    assert changed > 1000


def come_true(g: NovaAetas, condition: Condition) -> None:
    if condition.is_ == "counter":
        g.counters[condition.counter] = condition.n
    elif condition.is_ == "defeated":
        g.beaten[condition.enemy] = 1
    elif condition.is_ == "time":
        g.t = condition.t


def decided(g: NovaAetas) -> tuple[Any, ...]:
    return (g.outcome, g.completed, g.secondaries, g.heroism, g.bonds)


def test_a_game_goes_the_same_way_whether_somebody_reads_along_or_not() -> None:
    for number in range(GAMES):
        g, read = new_game(number, False), new_game(number, True)
        choice = Random(number)
        while g.decision is not None:
            asked, told = g.decision, read.decision
            assert told is not None
            assert (told.by, told.kind, told.rule, told.options) == (asked.by, asked.kind, asked.rule, asked.options)
            option = choice.choice(asked.options)
            engine.answer(g, option)
            engine.answer(read, option)
        assert read.decision is None
        assert (read.t, read.at, read.wounds, read.threat) == (g.t, g.at, g.wounds, g.threat)


def test_a_walk_may_end_wherever_a_flood_with_falls_comes_to() -> None:
    fallen = 0
    for mission in open_box().plans:
        if mission.field is None:
            continue
        g = GAME.table({"seats": ["one"], "play": "mission", "mission": mission.id})
        LayMission(mission.number).apply(g)
        hero = g.company[0]
        for square in squares_of(g.ground.open):
            stand(g, hero, square)
            for ap in (1, 3):
                falling = walks(g, hero, ap, g.gait[hero]).ends & ~(1 << square)
                assert destinations(g, hero, ap) == falling
                fallen += falling != walks(g, hero, ap, sure_gait(g, hero)).ends & ~(1 << square)
            stand(g, hero, NOWHERE)
    assert fallen > 10


def test_sheets_are_what_they_come_to_when_things_change_hands() -> None:
    changed = 0
    for item in open_box().items:
        g = GAME.table({"seats": ["one"], "play": "mission"})
        giver, taker, place = g.company[0], g.company[1], FIRST_PLACE[item.slot]
        before = sheets_of(g)
        for effect in (TakeItem(giver, place, item.number), HandOver(giver, place, taker, place), UseUp(taker, place)):
            effect.apply(g)
            looked_up = sheets_of(g)
            refresh(g)
            assert looked_up == sheets_of(g)
            changed += looked_up[:-1] != before[:-1]
    assert changed > 5


@example("N-CORE-MISSION-SETUP", "N-CORE-TIER")
def test_sheets_are_what_they_come_to_when_a_mission_is_laid() -> None:
    changed = set()
    for mission in open_box().plans:
        g = GAME.table({"seats": ["one"], "play": "mission", "mission": mission.id})
        g.skills = tuple((1 << len(card.skills)) - 1 for card in g.box.heroes[: g.box.proper])
        g.boons = [LAST_STAND * (mission.number % 2)] * g.box.proper
        refresh(g)
        before = sheets_of(g)
        for effect in (ReadyHeroes(mission.number), LayMission(mission.number)):
            effect.apply(g)
            looked_up = sheets_of(g)
            refresh(g)
            assert looked_up == sheets_of(g)
        changed.add(looked_up == before)
    assert changed == {False, True}


def sheets_of(g: NovaAetas) -> list[Any]:
    return [getattr(g, name) for name in SHEETS]
