"""Reaction Skills after an Enemy's attack (N-CORE-REACT-5): slipping away, a riposte."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.fights.attacks import HeroAttack
from plancia.games.nova_aetas.rules.fights.enhancing import slot_of
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, may_use_weapon, targets
from plancia.games.nova_aetas.rules.turn.movement import Dash
from plancia.games.nova_aetas.rules.wounds.powers import may_react
from plancia.games.nova_aetas.state.box import NOBODY, ONE_HAND
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import END, Procedure, ask, do, run


class AfterAttack(Procedure):
    """The Hero who was attacked may answer, with one Reaction Skill."""

    def __init__(self, enemy: int = 0, hero: int = 0, unhurt: bool = False) -> None:
        self.enemy = enemy
        self.hero = hero
        self.unhurt = unhurt
        self.skill = PASS
        self.place = UNARMED

    @ask("N-CORE-REACT-5", "N-TOKEN-REACTION-2", into="skill")
    def choose(self, g: NovaAetas) -> Decision:
        slip, riposte = g.talents.slip_away[self.hero], g.talents.riposte[self.hero]
        asked = g.ask_for(self.hero, "reaction")
        asked.offer(PASS, None)
        if slip != NOBODY:
            asked.offer(slip, may_react(g, self.hero, slip))
        if riposte != NOBODY:
            asked.offer(riposte, may_riposte(g, self.hero, riposte, self.enemy, self.unhurt))
        return asked

    @do("N-CORE-REACT-5", "N-TOKEN-REACTION-1")
    def use_it(self, g: NovaAetas) -> str | None:
        if self.skill == PASS:
            return END
        g.do(UseSkill(self.hero, self.skill, self.enemy))
        return None

    @run("N-ABIL-DASH")
    def slip_away(self, g: NovaAetas) -> Procedure | None:
        return Dash(self.hero, False) if g.box.skills[self.skill].does == "slip-away" else None

    @ask("N-CORE-ACT-ATTACK", into="place")
    def choose_weapon(self, g: NovaAetas) -> Decision | None:
        if g.box.skills[self.skill].does != "riposte":
            return None
        return g.ask_for(self.hero, "weapon").among(riposte_weapons(g, self.hero, self.enemy))

    @run("N-CORE-ACT-ATTACK")
    def riposte(self, g: NovaAetas) -> Procedure | None:
        if g.box.skills[self.skill].does != "riposte" or g.outcome != UNDECIDED:
            return None
        return HeroAttack(self.hero, self.place, True, self.enemy, True)


def may_answer_afterwards(g: NovaAetas, hero: int) -> bool:
    """Has he a Skill for it? Most have none."""
    return g.talents.slip_away[hero] != NOBODY or g.talents.riposte[hero] != NOBODY


def riposte_weapons(g: NovaAetas, hero: int, enemy: int) -> list[int]:
    """One Hand weapons that reach it."""
    found = []
    for place in range(UNARMED):
        attack = block_of(g, hero, place)
        if attack is None or slot_of(g, hero, place) != ONE_HAND or may_use_weapon(g, hero, place, attack, True):
            continue
        if enemy in targets(g, hero, attack):
            found.append(place)
    return found


def may_riposte(g: NovaAetas, hero: int, skill: int, enemy: int, unhurt: bool) -> str | None:
    """After a Physical Attack of an adjacent Enemy that made him suffer nothing."""
    if not unhurt or g.at[enemy] < 0:
        return "N-CORE-SKILL-FORMS"
    if not g.ground.beside[g.at[hero]] >> g.at[enemy] & 1:
        return "N-CORE-ADJ"
    why = may_react(g, hero, skill)
    if why is not None:
        return why
    return None if riposte_weapons(g, hero, enemy) else "N-CORE-RANGE"
