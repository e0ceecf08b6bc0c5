"""An attack of an Enemy (N-CORE-ATK-ENEMY-PHYS, N-CORE-ATK-ENEMY-PSY): the Heroes' side rolls the Defence Tests."""

from __future__ import annotations

from plancia.games.nova_aetas.rules.dice.chances import PHYSICAL_DEFENCE, PSYCHIC_DEFENCE
from plancia.games.nova_aetas.rules.dice.dice import Test
from plancia.games.nova_aetas.rules.fights.answering import Answer, offered
from plancia.games.nova_aetas.rules.fights.defending import (
    dice_of,
    hits_of,
    more_for_the_target,
    threshold_of,
    wounds_of,
)
from plancia.games.nova_aetas.rules.fights.forced_movement import Press
from plancia.games.nova_aetas.rules.fights.riposting import AfterAttack, may_answer_afterwards
from plancia.games.nova_aetas.rules.fights.spreading import give_traits
from plancia.games.nova_aetas.rules.ground import areas
from plancia.games.nova_aetas.rules.turn.reaching import dashes
from plancia.games.nova_aetas.rules.wounds.down import Fall, SufferGraveWound, has_fallen
from plancia.games.nova_aetas.rules.wounds.wounds import BY_ATTACK, PHYSICAL, UNBLOCKABLE, Suffer
from plancia.games.nova_aetas.state.box import (
    BONEBREAKER,
    DEVASTATING,
    DISTRACTED,
    GIVING,
    HARMLESS,
    LANCE,
    NO_AREA,
    NOBODY,
    PIERCE,
    PRESS,
    UNLOADED,
    Attack,
)
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.fight import Attacked, Judged
from plancia.games.nova_aetas.state.effects.moving import DASH, Move
from plancia.games.nova_aetas.state.effects.wounds import DropTokens, GiveToken
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.procedure import Procedure, Step, do, repeat, run


class EnemyAttack(Procedure):
    """`attack` is its place on the Enemy Card. `free`: no AP are paid (Reaction Attacks, Charge)."""

    def __init__(self, enemy: int = 0, attack: int = 0, target: int = 0, free: bool = False) -> None:
        self.enemy = enemy
        self.attack = attack
        self.target = target
        self.free = free
        self.more = 0  # N-AMB-56
        self.victims: tuple[int, ...] = ()
        self.next = 0
        self.hit = 0
        self.successful = False

    def cause(self, g: NovaAetas) -> str:
        return ""

    @do("N-ATK-LAYOUT-ENEMY", "N-CORE-ATK-AREA-ENEMY", "N-ABIL-PHALANX", "N-STATUS-MARKED", "N-AMB-56")
    def declare(self, g: NovaAetas) -> None:
        """The target first, then the others in the area, by number."""
        attack = g.box.attacks_of[self.enemy][self.attack]
        g.do(Attacked(self.enemy, self.attack, self.target, self.free))
        if not self.free:
            g.do(Pay(self.enemy, attack.ap, "N-ATK-LAYOUT-ENEMY"))
        self.more = more_for_the_target(g, self.enemy, attack, self.target)
        if attack.area == NO_AREA:
            self.victims = (self.target,)
            return
        others = heroes_in_area(g, self.enemy, attack, self.target)
        if self.target in others:
            others.remove(self.target)
        self.victims = (self.target, *sorted(others))

    @repeat("N-CORE-ATK-AREA-ENEMY", "N-CORE-ATK-SUCCESS", into="hit")
    def strike_each(self, g: NovaAetas) -> Procedure | None:
        if self.hit:
            self.successful = True
        if g.outcome != UNDECIDED or g.at[self.enemy] < 0:
            return None
        while self.next < len(self.victims):
            victim = self.victims[self.next]
            self.next += 1
            if g.on_field(victim):
                return Strike(self.enemy, self.attack, victim, self.more)
        return None

    @do("N-STATUS-DISTRACTED", "N-TRAIT-RELOAD", "N-ABIL-DASH")
    def be_done(self, g: NovaAetas) -> None:
        enemy, attack = self.enemy, g.box.attacks_of[self.enemy][self.attack]
        if g.at[enemy] < 0:
            return
        if g.tokens[enemy] & DISTRACTED:
            g.do(DropTokens(enemy, DISTRACTED, "N-STATUS-DISTRACTED"))
        if attack.reload:
            g.do(GiveToken(enemy, UNLOADED, "N-TRAIT-RELOAD"))
            reload(g, enemy)
        if attack.dash and self.successful and g.at[self.target] >= 0:
            self.dash_away(g)

    def dash_away(self, g: NovaAetas) -> None:
        """To the adjacent Free Square farthest from the target; ties N, W, E, S."""
        field, there = g.ground, g.at[self.target]
        best, farthest = NOBODY, field.distance(g.at[self.enemy], there)
        for square in squares_of(dashes(g, self.enemy)):  # reading order is N, W, E, S here
            if field.distance(square, there) > farthest:
                best, farthest = square, field.distance(square, there)
        if best != NOBODY:
            g.do(Move(self.enemy, (best,), 0, DASH, "N-ABIL-DASH"))


class Strike(Procedure):
    """One Hero under an Enemy's attack (N-CORE-WOUND-STEPS). The result is 1 when it was successful."""

    def __init__(self, enemy: int = 0, attack: int = 0, victim: int = 0, more: int = 0) -> None:
        self.enemy = enemy
        self.attack = attack
        self.victim = victim
        self.more = more
        self.answer: tuple[int, int, int] = (0, 0, 0)
        self.hits = 0
        self.outcome: tuple[int, int, int] = (0, 0, 0)
        self.wounds = 0
        self.successful = False
        self.suffered: tuple[int, int] = (0, 0)
        self.again: tuple[int, int] = (0, 0)

    @run("N-CORE-REACT-5", into="answer")
    def answer_it(self, g: NovaAetas) -> Procedure | None:
        victim, physical = self.victim, g.box.attacks_of[self.enemy][self.attack].physical
        return Answer(self.enemy, victim, physical) if offered(g, victim, physical) else None

    @run(
        "N-CORE-ATK-ENEMY-PHYS",
        "N-CORE-ATK-ENEMY-PSY",
        "N-CORE-TEST",
        "N-STATUS-DISTRACTED",
        "N-ABIL-SHIELD",
        into="outcome",
    )
    def defend(self, g: NovaAetas) -> Procedure | None:
        """The Test is taken even against no Hits: it may end a curse. Nobody tests against what was cancelled."""
        attack, enemy, victim = g.box.attacks_of[self.enemy][self.attack], self.enemy, self.victim
        fewer, easier, cancelled = self.answer
        if cancelled:
            return None
        threshold = threshold_of(g, enemy, attack, victim) - easier
        if not attack.physical:
            threshold += self.more
            return Test(victim, dice_of(g, victim, False), threshold, PSYCHIC_DEFENCE, NOBODY, 1)
        hits = hits_of(g, enemy, attack, victim) + self.more - fewer
        self.hits = hits if hits > 0 else 0  # N-CORE-GOLD-4
        enough = hits if hits > 1 else 1
        test = Test(victim, dice_of(g, victim, True), threshold, PHYSICAL_DEFENCE, NOBODY, enough)
        test.unwanted = 0 if attack.traits & HARMLESS else attack.lethal
        return test

    @do("N-CORE-ATK-SUCCESS", "N-TRAIT-WEAK", "N-TRAIT-HARMLESS", "N-TRAIT-CRITICAL", "N-TRAIT-LETHAL", "N-AMB-10")
    def judge(self, g: NovaAetas) -> Step | None:
        """Where it has failed, nothing more comes of it."""
        attack = g.box.attacks_of[self.enemy][self.attack]
        successes, symbols, _ = self.outcome
        critical = 0
        if not self.answer[2]:
            self.successful = self.hits > successes if attack.physical else successes == 0
            self.wounds, critical = wounds_of(attack, self.hits, successes, symbols)
        g.tell(Judged(self.enemy, self.victim, self.wounds, self.successful, self.hits, critical))
        return None if self.successful else Strike.fall

    @run("N-CORE-WOUND-STEPS", "N-TRAIT-PIERCE", into="suffered")
    def suffer(self, g: NovaAetas) -> Procedure | None:
        return self.suffering(g, self.wounds, "N-CORE-WOUND-STEPS") if self.wounds else None

    @run("N-TRAIT-DEVASTATING", "N-AMB-26", into="again")
    def suffer_again(self, g: NovaAetas) -> Procedure | None:
        attack, suffered = g.box.attacks_of[self.enemy][self.attack], self.suffered[0]
        return self.suffering(g, suffered, "N-TRAIT-DEVASTATING") if suffered and attack.traits & DEVASTATING else None

    def suffering(self, g: NovaAetas, wounds: int, rule: str) -> Procedure:
        attack = g.box.attacks_of[self.enemy][self.attack]
        kind = BY_ATTACK
        if attack.physical:
            kind |= PHYSICAL
        if attack.traits & PIERCE:
            kind |= UNBLOCKABLE
        return Suffer(self.victim, wounds, self.enemy, kind, rule)

    def takes_effect(self) -> bool:
        """N-TRAIT-RESISTANCE 5, N-AMB-25: nothing more, where Equipment has absorbed every Wound."""
        suffered, absorbed = self.suffered
        return self.successful and (suffered > 0 or not absorbed)

    @run("N-TRAIT-BONEBREAKER")
    def break_bones(self, g: NovaAetas) -> Procedure | None:
        attack = g.box.attacks_of[self.enemy][self.attack]
        if not self.suffered[0] or not attack.traits & BONEBREAKER or self.victim >= g.box.proper:
            return None
        return SufferGraveWound(self.victim)

    @run("N-CORE-WOUND-STEPS", "N-TRAIT-RESISTANCE", "N-TOKEN-GEN-2", "N-TRAIT-PRESS")
    def give_tokens(self, g: NovaAetas) -> Procedure | None:
        """Unless Equipment has taken everything: its tokens, then Press."""
        attack, victim = g.box.attacks_of[self.enemy][self.attack], self.victim
        if not attack.traits & (GIVING | PRESS) or not self.takes_effect():
            return None
        if has_fallen(g, victim) or not g.on_field(victim):
            return None
        give_traits(g, attack, attack.traits, victim)
        return Press(self.enemy, victim) if attack.traits & PRESS else None

    @run("N-CORE-DOWN-1", "N-CORE-DOWN-3")
    def fall(self, g: NovaAetas) -> Procedure | None:
        if self.successful:
            self.result = 1
        return Fall(self.victim, self.enemy) if has_fallen(g, self.victim) else None

    @run("N-CORE-REACT-5")
    def answer_afterwards(self, g: NovaAetas) -> Procedure | None:
        victim = self.victim
        if victim >= g.box.proper or not may_answer_afterwards(g, victim):
            return None
        if g.outcome != UNDECIDED or not g.on_field(victim):
            return None
        unhurt = g.box.attacks_of[self.enemy][self.attack].physical and not self.suffered[0]
        return AfterAttack(self.enemy, victim, unhurt)


def reload(g: NovaAetas, enemy: int) -> None:
    """N-TRAIT-RELOAD: an Enemy that has the AP in its Activation reloads at once."""
    cost = g.type_of(enemy).reload
    if g.actor == enemy and g.tokens[enemy] & UNLOADED and g.ap >= cost:
        g.do(Pay(enemy, cost, "N-TRAIT-RELOAD"))
        g.do(DropTokens(enemy, UNLOADED, "N-TRAIT-RELOAD"))


def heroes_in_area(g: NovaAetas, enemy: int, attack: Attack, target: int) -> list[int]:
    """N-AREA-BREATH: in the direction that hits most Heroes; ties N, W, E, S."""
    field, here, there = g.ground, g.at[enemy], g.at[target]
    best: list[int] = []
    ways = areas.facings(field, here, there, attack.area, attack.length) if attack.area >= LANCE else [0]
    for way in ways:
        mask = areas.area(field, here, there, attack.area, attack.length, way) & g.heroes_at
        found = [g.stands[square] for square in squares_of(mask)]
        if len(found) > len(best):
            best = found
    return best
