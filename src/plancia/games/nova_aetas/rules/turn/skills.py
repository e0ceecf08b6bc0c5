"""Active Skills (N-CORE-ACT-SKILL, 5.3): an action of a Hero's Activation."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.fights.on_friends import one_token
from plancia.games.nova_aetas.rules.fights.twin_blades import TwinBlades
from plancia.games.nova_aetas.rules.fights.weapons import may_attack
from plancia.games.nova_aetas.rules.ground.placing import free_squares
from plancia.games.nova_aetas.rules.ground.sight import in_sight, sees
from plancia.games.nova_aetas.rules.turn.charging import Charge, charge_squares
from plancia.games.nova_aetas.rules.turn.movement import Dash
from plancia.games.nova_aetas.rules.wounds.rescuing import stand_up
from plancia.games.nova_aetas.rules.wounds.tokens import give, may_receive
from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state.answers import A_WOUND
from plancia.games.nova_aetas.state.box import BLINDED, CHARGE_DISTANCE, NOBODY, SNIPER
from plancia.games.nova_aetas.state.box_cards import Skill
from plancia.games.nova_aetas.state.effects.activation import Pay, SetBoons
from plancia.games.nova_aetas.state.effects.fight import UseSkill
from plancia.games.nova_aetas.state.effects.moving import BLINK, Move
from plancia.games.nova_aetas.state.effects.time import SetHour
from plancia.games.nova_aetas.state.effects.wounds import ChangeThreat, DropTokens, Heal
from plancia.games.nova_aetas.state.grid import squares_of
from plancia.games.nova_aetas.state.state import DANCING, LAST_STAND, UNDECIDED, VANISHED, NovaAetas
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
        asked = g.ask_for(self.hero, "square")
        for square in squares_of(blinks(g, self.hero, card)):
            asked.offer(square, None)
        return asked

    @ask("N-CORE-ACT-SKILL", into="token")
    def choose_token(self, g: NovaAetas) -> Decision | None:
        """Which of several tokens is given, or taken away."""
        card = g.box.skills[self.skill]
        if card.does == "give" and card.choose:
            asked = g.ask_for(self.hero, "token")
            left = card.tokens
            while left:
                token = left & -left
                left ^= token
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


BOONS: Final = {"stand": LAST_STAND, "vanish": VANISHED, "cheaper": DANCING}


def may_use(g: NovaAetas, hero: int, skill: int) -> str | None:
    """N-CORE-ACT-SKILL: AP, Heroism, and something to use it on."""
    card = g.box.skills[skill]
    if card.ap > g.ap or (card.all_ap and g.ap < 1):
        return "N-CORE-ACT-AP"
    if card.heroism > g.heroism[hero]:
        return "N-CORE-HEROISM"
    if card.does in BOONS:
        return "N-CORE-SKILL-FORMS" if g.boons[hero] & BOONS[card.does] else None
    if card.does == "blink":
        return None if blinks(g, hero, card) else "N-CORE-LOS-3"
    if card.does == "smite":
        return None if smitten_at(g, hero, card) else "N-CORE-DIST"
    if card.does == "heal":
        return None
    if card.does == "twin-blades":
        return may_strike_twice(g, hero)
    if card.does == "charge":
        return may_charge(g, hero)
    for model in near_enough(g, hero, card):
        if may_be_target(g, hero, card, model) is None:
            return None
    return "N-CORE-DIST"


def smitten_at(g: NovaAetas, hero: int, card: Skill) -> int:
    """The squares of the Enemies that a Skill strikes all around."""
    near = g.ground.beside[g.at[hero]] if card.within == 1 else g.ground.within(g.at[hero], card.within)
    return near & g.enemies_at


def candidates(g: NovaAetas, hero: int, card: Skill) -> list[int]:
    if card.does == "revive":
        return [other for other in g.company if g.down >> other & 1]
    if card.target == "enemy":
        return [g.stands[square] for square in squares_of(g.enemies_at)]
    return [other for other in g.heroes_on_field() if other != hero or card.target == "hero"]


def near_enough(g: NovaAetas, hero: int, card: Skill) -> list[int]:
    """The candidates among whom there can be a target."""
    if card.does == "revive":
        return candidates(g, hero, card)
    near = g.ground.within(g.at[hero], card.within) & (g.enemies_at if card.target == "enemy" else g.heroes_at)
    if card.target != "hero":
        near &= ~(1 << g.at[hero])
    return [g.stands[square] for square in squares_of(near)]


def may_be_target(g: NovaAetas, hero: int, card: Skill, model: int) -> str | None:
    """N-CORE-ACT-SKILL: somebody near enough whom it does something for; who is given a token can receive it."""
    field = g.ground
    if model != hero:
        if card.within == 1 and card.does != "revive":
            if not field.beside[g.at[hero]] >> g.at[model] & 1:
                return "N-CORE-ADJ"
        elif field.distance(g.at[hero], g.at[model]) > card.within:
            return "N-CORE-DIST"
        if card.sees and not is_seen(g, hero, g.at[model]):
            return "N-CORE-LOS-3"
    if card.does == "hasten":
        return None if model < g.box.hero_side and g.hour[model] > g.t + 1 else "N-CORE-HORO-5"
    if card.does == "dress":
        return None if g.wounds[model] or g.tokens[model] & card.cures else "N-CORE-HEALING"
    if card.does == "give":
        left, why = card.tokens, None
        while left:
            token = left & -left
            left ^= token
            why = may_receive(g, model, token)
            if why is None:
                return None
        return why
    return None


def is_seen(g: NovaAetas, hero: int, square: int) -> bool:
    enemies = g.enemies_at & ~(1 << square)
    return sees(g.ground, g.at[hero], square, enemies, enemies & g.tall_at, g.able[hero] & SNIPER != 0)


def blinks(g: NovaAetas, hero: int, card: Skill) -> int:
    """Free Squares near enough that the Hero sees."""
    field, here = g.ground, g.at[hero]
    near = field.within(here, card.within) & free_squares(g, hero)
    if not near or not card.sees:
        return near
    return near & in_sight(field, here, g.enemies_at, g.enemies_at & g.tall_at, g.able[hero] & SNIPER != 0)


def may_strike_twice(g: NovaAetas, hero: int) -> str | None:
    """Two One Hand weapons that are ready, each with somebody to strike."""
    blades = g.kits[hero].one_hand
    if len(blades) < 2:
        return "N-ENC-ONEHAND"
    for place, attack in blades:
        if may_attack(g, hero, place, attack, True) is not None:
            return "N-ENC-ONEHAND"
    return None


def may_charge(g: NovaAetas, hero: int) -> str | None:
    """N-ABIL-CHARGE: before any step or attack of this Activation."""
    if g.spent or g.attacked:
        return "N-ABIL-CHARGE"
    if g.tokens[hero] & BLINDED:
        return "N-STATUS-BLINDED"
    field = g.ground
    for square in squares_of(g.enemies_at):
        if field.distance(g.at[hero], square) <= CHARGE_DISTANCE and charge_squares(g, hero, g.stands[square]):
            return None
    return "N-ABIL-CHARGE"
