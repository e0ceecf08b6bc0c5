"""Active Skills (N-CORE-ACT-SKILL, 5.3): an action of a Hero's Activation."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.fights.on_friends import one_token
from plancia.games.nova_aetas.rules.fights.twin_blades import TwinBlades
from plancia.games.nova_aetas.rules.turn.charging import Charge
from plancia.games.nova_aetas.rules.turn.movement import Dash
from plancia.games.nova_aetas.rules.turn.skill_targets import BOONS, blinks, candidates, may_be_target, smitten_at
from plancia.games.nova_aetas.rules.wounds.rescuing import stand_up
from plancia.games.nova_aetas.rules.wounds.tokens import give, may_receive
from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state.answers import A_WOUND
from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.effects.activation import Pay, SetBoons
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.effects.moving import BLINK, Move
from plancia.games.nova_aetas.state.effects.time import SetHour
from plancia.games.nova_aetas.state.effects.wounds import ChangeThreat, DropTokens, Heal
from plancia.games.nova_aetas.state.grid import bits_of, squares_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import Decision
from plancia.kernel.procedure import END, Procedure, ask, do, repeat, run

ORDER: Final = Kind("order")  # in which two Heroes Dash
HIMSELF_FIRST: Final = ORDER.answer("himself-first")
OTHER_FIRST: Final = ORDER.answer("other-first", at=1)
WITH_TARGET: Final = ("hasten", "advance", "give", "dress", "revive")


class UseActive(Procedure):
    """Choose its target, pay, and let it work."""

    def __init__(self, hero: int = 0, skill: int = 0) -> None:
        self.hero = hero
        self.skill = skill
        self.target = NOBODY
        self.square = NOBODY
        self.token = 0
        self.order = HIMSELF_FIRST.option()
        self.struck: tuple[int, ...] = ()
        self.next = 0

    def cause(self, g: NovaAetas) -> str:
        return f"skill:{self.skill}"

    @ask("N-CORE-ACT-SKILL", "N-CORE-DIST", "N-CORE-LOS-3", into="target", chosen=True)
    def choose_target(self, g: NovaAetas) -> Decision | None:
        card = g.box.skills[self.skill]
        if card.does not in WITH_TARGET:
            return None
        asked = g.ask_for(self.hero, "target")
        for model in candidates(g, self.hero, card):
            asked.offer(model, may_be_target(g, self.hero, card, model))
        return asked

    @ask("N-CORE-ACT-SKILL", "N-CORE-LOS-3", into="square", chosen=True)
    def choose_square(self, g: NovaAetas) -> Decision | None:
        card = g.box.skills[self.skill]
        if card.does != "blink":
            return None
        return g.ask_for(self.hero, "square").among(squares_of(blinks(g, self.hero, card)))

    @ask("N-CORE-ACT-SKILL", into="token")
    def choose_token(self, g: NovaAetas) -> Decision | None:
        """Which of several tokens is given, or taken away."""
        card = g.box.skills[self.skill]
        if card.does == "give" and card.choose:
            asked = g.ask_for(self.hero, "token")
            for token in bits_of(card.tokens):
                asked.offer(token, may_receive(g, self.target, token))
            return asked
        if card.does != "dress":
            return None
        found = one_token(g, self.hero, self.target, card.cures)
        if found is None:
            return None
        found.put(A_WOUND, 0, None if g.wounds[self.target] else "N-CORE-HEALING")
        return found

    @ask("N-ABIL-DASH", into="order")
    def choose_order(self, g: NovaAetas) -> Decision | None:
        if g.box.skills[self.skill].does != "advance":
            return None
        asked = g.ask_for(self.hero, "order")
        asked.put(HIMSELF_FIRST, 0, None)
        asked.put(OTHER_FIRST, 0, None)
        return asked

    @do("N-CORE-ACT-SKILL", "N-CORE-HEROISM")
    def pay(self, g: NovaAetas) -> None:
        card = g.box.skills[self.skill]
        g.do(UseSkill(self.hero, self.skill, self.target))
        if card.ap and not card.all_ap:
            g.do(Pay(self.hero, card.ap, "N-CORE-ACT-SKILL"))

    @do("N-CORE-ACT-SKILL", "N-CORE-HEALING", "N-TOKEN-GEN-2", "N-CORE-DOWN-4")
    def let_it_work(self, g: NovaAetas) -> None:
        hero, target, card = self.hero, self.target, g.box.skills[self.skill]
        does = card.does
        if does == "hasten":
            g.do(SetHour(target, max(g.t + 1, g.hour[target] - card.sectors), "N-CORE-ACT-SKILL"))
        elif does == "give":
            give(g, target, self.token or card.tokens, "N-CORE-ACT-SKILL")
        elif does == "dress":
            if self.token:
                g.do(DropTokens(target, self.token, "N-CORE-ACT-SKILL"))
            else:
                g.do(Heal(target, card.wounds, "N-CORE-HEALING"))
        elif does == "heal":
            for other in g.heroes_on_field():
                if g.ground.distance(g.at[hero], g.at[other]) <= card.within and g.wounds[other]:
                    g.do(Heal(other, card.wounds, "N-CORE-HEALING"))
        elif does == "revive":
            stand_up(g, target, g.t + card.sectors)
        elif does == "blink":
            g.do(Move(hero, (self.square,), 0, BLINK, "N-CORE-ACT-SKILL"))
        elif does in BOONS:
            g.do(SetBoons(hero, g.boons[hero] | BOONS[does]))
            if does == "vanish":
                g.do(ChangeThreat(hero, -g.threat[hero], "N-CORE-THREAT-1"))
            elif card.threat:
                g.do(ChangeThreat(hero, card.threat, "N-CORE-THREAT-1"))
        elif does == "smite":
            self.struck = tuple([g.stands[square] for square in squares_of(smitten_at(g, hero, card))])

    @repeat("N-CORE-ACT-SKILL")
    def smite(self, g: NovaAetas) -> Procedure | None:
        if self.next == len(self.struck) or g.outcome != UNDECIDED:
            return None
        self.next += 1
        return Smitten(self.hero, self.struck[self.next - 1], self.skill)

    @run("N-ABIL-DASH", "N-CORE-ACT-SKILL")
    def dash_first(self, g: NovaAetas) -> Procedure | None:
        if g.box.skills[self.skill].does != "advance":
            return None
        return Dash(self.hero if HIMSELF_FIRST.holds(self.order) else self.target, True)

    @run("N-ABIL-DASH", "N-CORE-ACT-SKILL")
    def dash_second(self, g: NovaAetas) -> Procedure | None:
        if g.box.skills[self.skill].does != "advance" or g.outcome != UNDECIDED:
            return None
        return Dash(self.target if HIMSELF_FIRST.holds(self.order) else self.hero, True)

    @run("N-CORE-ACT-ATTACK", "N-ABIL-CHARGE")
    def strike(self, g: NovaAetas) -> Procedure | None:
        does = g.box.skills[self.skill].does
        if does == "twin-blades":
            return TwinBlades(self.hero)
        return Charge(self.hero) if does == "charge" else None


class Smitten(Procedure):
    """An Enemy suffers from a Skill that strikes all around."""

    def __init__(self, hero: int = 0, enemy: int = 0, skill: int = 0) -> None:
        self.hero = hero
        self.enemy = enemy
        self.skill = skill

    def cause(self, g: NovaAetas) -> str:
        return f"skill:{self.skill}"

    @do("N-CORE-ACT-SKILL")
    def be_there(self, g: NovaAetas) -> str | None:
        return None if g.at[self.enemy] >= 0 else END

    @run("N-CORE-WOUND-STEPS")
    def suffer(self, g: NovaAetas) -> Procedure:
        return Hurt(self.enemy, g.box.skills[self.skill].wounds, self.hero, "N-CORE-ACT-SKILL")

    @do("N-TOKEN-GEN-2")
    def give_tokens(self, g: NovaAetas) -> None:
        if g.at[self.enemy] >= 0:
            give(g, self.enemy, g.box.skills[self.skill].tokens, "N-CORE-ACT-SKILL")
