"""An attack of a Hero or Ally (N-CORE-ATK-HERO-PHYS, N-CORE-ATK-HERO-PSY), from the target to the last Wound."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.chances import PHYSICAL_ATTACK, PSYCHIC_ATTACK
from plancia.games.nova_aetas.rules.dice.dice import Test
from plancia.games.nova_aetas.rules.fights import striking
from plancia.games.nova_aetas.rules.fights.enhancing import enhanced, limit_means, may_declare, suits
from plancia.games.nova_aetas.rules.fights.forced_movement import Press
from plancia.games.nova_aetas.rules.fights.on_friends import Mend
from plancia.games.nova_aetas.rules.fights.spreading import Cleave, Spread, give_traits, others_in
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of, may_attack_with, may_target, price, targets
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.missions.stealth import hear_attack
from plancia.games.nova_aetas.rules.wounds.down import Fall, has_fallen
from plancia.games.nova_aetas.state.box import DEVASTATING, LANCE, NO_AREA, NOBODY, PRESS, Attack
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.fight import Attacked, HasWounded, Judged, UseSkill
from plancia.games.nova_aetas.state.effects.gear import Oil, Unload
from plancia.games.nova_aetas.state.effects.mission import Tally
from plancia.games.nova_aetas.state.effects.wounds import ChangeHeroism, ChangeThreat, Wound
from plancia.games.nova_aetas.state.state import CRITICALS, UNDECIDED, NovaAetas
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import END, Procedure, Step, ask, do, run


class HeroAttack(Procedure):
    """N-CORE-WOUND-STEPS, for one target. `only`: the target is given; `free`: no AP are paid.

    `again`: it repeats another attack, so nothing is declared with it; `but`: not on this target. The result is 1 when
    the target was defeated.
    """

    def __init__(
        self,
        hero: int = 0,
        place: int = UNARMED,
        free: bool = False,
        only: int = NOBODY,
        again: bool = False,
        but: int = NOBODY,
    ) -> None:
        self.hero = hero
        self.place = place
        self.free = free
        self.only = only
        self.again = again
        self.but = but
        self.target = only
        self.facing = 0
        self.declared: tuple[int, ...] = ()
        self.trait = NOBODY  # of an oil
        self.square = NOBODY  # where the target stood
        self.others: tuple[int, ...] = ()  # who else was in the area, before anybody was pushed
        self.outcome: tuple[int, int, int] = (0, 0, 0)
        self.wounds = 0
        self.critical = False

    def attack(self, g: NovaAetas) -> Attack:
        """The block of the weapon, with what was declared (N-CORE-SKILL-FORMS) and an oil (N-ITEM-OIL)."""
        printed = block_of(g, self.hero, self.place)
        assert printed is not None, "there is nothing to attack with"
        if not self.declared and self.trait == NOBODY:
            return printed
        return enhanced(g, printed, self.declared, self.trait)

    def cause(self, g: NovaAetas) -> str:
        item = NOBODY if self.place == UNARMED else g.item(self.hero, self.place)
        return f"item:{item}" if item != NOBODY else ""

    @ask(
        "N-CORE-RANGE",
        "N-CORE-LOS-3",
        "N-CORE-LOS-4",
        "N-ATK-HEIGHT",
        "N-AREA-LANCE",
        "N-AREA-BREATH",
        into="target",
        chosen=True,
    )
    def choose_target(self, g: NovaAetas) -> Decision | None:
        if self.only != NOBODY:
            return None
        hero, attack = self.hero, self.attack(g)
        asked = g.ask_for(hero, "target")
        reached = targets(g, hero, attack)
        for model in reached:
            asked.offer(model, None if model != self.but else "N-CORE-SKILL-FORMS")
        if g.reasons:
            for square in range(len(g.stands)):
                model = g.stands[square]
                if model != NOBODY and (model < g.box.hero_side) == attack.friend and model not in reached:
                    asked.offer(model, may_target(g, hero, attack, model))
        return asked

    @ask("N-AREA-BREATH", "N-AREA-LANCE", into="facing")
    def choose_facing(self, g: NovaAetas) -> Decision | None:
        attack = self.attack(g)
        if attack.area < LANCE:
            return None
        here, there = g.at[self.hero], g.at[self.target]
        facings = areas.facings(g.ground, here, there, attack.area, attack.length)
        return g.ask_for(self.hero, "direction").among(facings)

    @ask("N-CORE-SKILL-FORMS", "N-CORE-ACT-AP", "N-CORE-HEROISM", into="declared")
    def declare_skills(self, g: NovaAetas) -> Decision | None:
        hero = self.hero
        if self.again or hero >= g.box.proper or not g.talents.enhancing[hero]:
            return None
        attack = self.attack(g)
        if attack.friend:
            return None
        left = g.ap if self.free else g.ap - price(g, hero, self.place, attack)
        asked = g.ask_for(hero, "skill")
        for skill in g.talents.enhancing[hero]:
            why = may_declare(g, hero, skill, left)
            if why is None and not suits(g, hero, skill, self.place, attack, self.target):
                why = "N-CORE-SKILL-FORMS"
            asked.offer(skill, why)
        limit_means(g, asked, left, g.heroism[hero])
        return asked.pick(0, len(asked.options)) if asked.options else None

    @do("N-CORE-ACT-ATTACK", "N-CORE-ACT-SKILL", "N-TRAIT-RELOAD", "N-ITEM-OIL")
    def pay(self, g: NovaAetas) -> None:
        hero, place = self.hero, self.place
        printed = self.attack(g)
        ap = 0 if self.free else price(g, hero, place, printed)
        self.square = g.at[self.target]
        item = NOBODY if place == UNARMED else g.item(hero, place)
        g.do(Attacked(hero, item, self.target, self.free))
        for skill in self.declared:
            ap += g.box.skills[skill].ap
            g.do(UseSkill(hero, skill))
        if ap:
            g.do(Pay(hero, ap, "N-CORE-ACT-ATTACK"))
        if printed.reload:
            g.do(Unload(hero, place, False))
        if printed.physical and place != UNARMED and hero < g.box.proper:
            trait, attacks = g.oil_on(hero, place)
            if attacks:
                self.trait = trait
                g.do(Oil(hero, place, trait, attacks - 1))

    @run("N-CORE-ATK-HERO-PHYS", "N-CORE-ATK-HERO-PSY", "N-CORE-TEST", into="outcome")
    def roll_dice(self, g: NovaAetas) -> Procedure:
        hero, attack, target = self.hero, self.attack(g), self.target
        pool, threshold = striking.pool(g, hero, attack, target), striking.threshold(g, hero, attack, target)
        test = Test(hero, pool, threshold, PHYSICAL_ATTACK if attack.physical else PSYCHIC_ATTACK)
        test.opponent = NOBODY if attack.friend else target
        test.wanted = striking.wanted(attack)
        test.rerolls = attack.rerolls
        return test

    @run("N-CORE-ATK-HERO-PSY", "N-TRAIT-BLESS")
    def help_a_friend(self, g: NovaAetas) -> Procedure | None:
        """An attack on a friend heals or gives; it inflicts nothing."""
        if g.is_enemy(self.target):
            return None
        return Mend(self.hero, self.place, self.target, self.outcome[0], self.outcome[1])

    @do(
        "N-CORE-ATK-SUCCESS", "N-TRAIT-CRITICAL", "N-TRAIT-LETHAL", "N-CORE-THREAT-2", "N-ABIL-DESTINY", "N-AMB-01",
        "N-CORE-STEALTH",
    )  # fmt: skip
    def judge(self, g: NovaAetas) -> str | None:
        hero, attack, target = self.hero, self.attack(g), self.target
        if attack.friend:
            return END
        successes, symbols, destiny = self.outcome
        wounds = striking.base_wounds(attack, successes)
        more = striking.critical(g, attack, target, wounds, destiny)
        self.critical = striking.is_critical(attack, wounds)
        self.wounds = wounds + more + striking.lethal(attack, wounds, symbols)
        g.tell(Judged(hero, target, self.wounds, successes > 0, 0, more))
        if self.critical and hero < g.box.proper:
            g.do(Tally(hero, CRITICALS))
            if g.heroism_for_criticals:
                g.do(ChangeHeroism(hero, 1, "N-AMB-01"))
            else:
                g.do(ChangeThreat(hero, 1, "N-CORE-THREAT-2"))
        return END if not successes and not self.declared and g.aware else None  # it has missed

    @do("N-CORE-WOUND-STEPS", "N-TRAIT-DEVASTATING", "N-CORE-THREAT-3")
    def wound(self, g: NovaAetas) -> None:
        hero, target = self.hero, self.target
        if not self.wounds:
            return
        g.do(Wound(target, self.wounds, hero, "N-CORE-WOUND-STEPS"))
        if self.attack(g).traits & DEVASTATING:
            g.do(Wound(target, self.wounds, hero, "N-TRAIT-DEVASTATING"))
        if hero < g.box.proper and g.actor == hero and not g.has_wounded:
            g.do(HasWounded(hero))
            g.do(ChangeThreat(hero, 1, "N-CORE-THREAT-3"))

    @do("N-CORE-WOUND-STEPS", "N-TOKEN-GEN-2", "N-TRAIT-AREA")
    def give_tokens(self, g: NovaAetas) -> Step | None:
        """Mostly that is all: nobody is pushed, no area is covered, nothing was declared."""
        attack, traits = self.attack(g), 0
        if self.outcome[0] and attack.area != NO_AREA:
            self.others = self.others_in_area(g, attack)
        if self.outcome[0] and not has_fallen(g, self.target):
            traits = striking.traits_of(attack, self.outcome[1])
            give_traits(g, attack, traits, self.target)
        if self.declared or attack.area != NO_AREA or traits & PRESS:
            return None
        return HeroAttack.fell_it

    @run("N-TRAIT-PRESS")
    def press(self, g: NovaAetas) -> Procedure | None:
        if not self.outcome[0] or has_fallen(g, self.target):
            return None
        attack = self.attack(g)
        pushes = striking.traits_of(attack, self.outcome[1]) & PRESS
        return Press(self.hero, self.target) if pushes else None

    def others_in_area(self, g: NovaAetas, attack: Attack) -> tuple[int, ...]:
        facing = self.facing if attack.area >= LANCE else 0
        squares = areas.area(g.ground, g.at[self.hero], self.square, attack.area, attack.length, facing)
        return others_in(g, squares, self.target, attack.area_opponents)

    @run("N-CORE-ATK-AREA-HERO", "N-AMB-13", "N-AMB-53", "N-AMB-55")
    def spread(self, g: NovaAetas) -> Procedure | None:
        if not self.others:
            return None
        attack = self.attack(g)
        return Spread(self.hero, self.others, attack.area_wounds, attack.area_tokens, attack.physical)

    @run("N-CORE-SKILL-FORMS")
    def cleave(self, g: NovaAetas) -> Procedure | None:
        if not self.outcome[0]:
            return None
        for skill in self.declared:
            if g.box.skills[skill].does == "cleave":
                return Cleave(self.hero, self.target, g.box.skills[skill].wounds)
        return None

    @run("N-CORE-DEFEAT")
    def fell_it(self, g: NovaAetas) -> Procedure | None:
        if not has_fallen(g, self.target):
            return None
        self.result = 1
        return Fall(self.target, self.hero)

    @do("N-CORE-STEALTH")
    def be_heard(self, g: NovaAetas) -> None:
        if not g.aware:
            hear_attack(g, self.hero, self.square, self.result == 1)

    @run("N-CORE-SKILL-FORMS")
    def repeat_it(self, g: NovaAetas) -> Procedure | None:
        """Twin Casting: on another target. Flurry: after a Critical, on the same."""
        if g.outcome != UNDECIDED or g.down >> self.hero & 1:
            return None
        hero, place = self.hero, self.place
        for skill in self.declared:
            does = g.box.skills[skill].does
            if does == "twin-casting" and [each for each in targets(g, hero, self.attack(g)) if each != self.target]:
                return HeroAttack(hero, place, True, NOBODY, True, self.target)
            if does == "flurry" and self.critical and g.at[self.target] >= 0 and not self.attack(g).reload:
                return HeroAttack(hero, place, True, self.target, True)
        return None

    @run("N-CORE-SKILL-FORMS")
    def follow_up(self, g: NovaAetas) -> Procedure | None:
        """No Quarter: another Physical Attack after defeating an Enemy."""
        hero = self.hero
        if not self.result or g.outcome != UNDECIDED or hero >= g.box.proper or g.down >> hero & 1:
            return None
        return None if g.skill(hero, "no-quarter") == NOBODY else NoQuarter(hero)


class NoQuarter(Procedure):
    """After defeating an Enemy another Physical Attack, free, at the price of Heroism."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.place = PASS

    @ask("N-CORE-SKILL-FORMS", "N-CORE-HEROISM", into="place")
    def choose(self, g: NovaAetas) -> Decision | None:
        hero = self.hero
        asked = g.ask_for(hero, "weapon")
        asked.offer(PASS, None)
        poor = g.heroism[hero] < g.box.skills[g.skill(hero, "no-quarter")].heroism
        for place in range(UNARMED + 1):
            attack = block_of(g, hero, place)
            if attack is not None and attack.physical:
                asked.offer(place, "N-CORE-HEROISM" if poor else may_attack_with(g, hero, place, True))
        return asked

    @do("N-CORE-HEROISM")
    def pay(self, g: NovaAetas) -> str | None:
        if self.place == PASS:
            return END
        g.do(UseSkill(self.hero, g.skill(self.hero, "no-quarter")))
        return None

    @run("N-CORE-ACT-ATTACK")
    def strike(self, g: NovaAetas) -> Procedure:
        return HeroAttack(self.hero, self.place, True)
