"""The Activation of a Hero or Ally (N-CORE-ACT): its start, one action after the other, its end."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.missions.objectives import check
from plancia.games.nova_aetas.rules.turn.actions import WAIT, act, is_charge, offer_actions
from plancia.games.nova_aetas.rules.wounds.powers import fellows
from plancia.games.nova_aetas.rules.wounds.tokens import give
from plancia.games.nova_aetas.rules.wounds.wounds_without_attack import Hurt
from plancia.games.nova_aetas.state.answers import CARD, GEAR
from plancia.games.nova_aetas.state.box import (
    BLEEDING,
    BLINDED,
    BURNED,
    ENTANGLED,
    GUTTED,
    NOBODY,
    REACTION_1,
    REACTION_2,
    STUNNED,
    UNDEAD,
    UNLOADED,
)
from plancia.games.nova_aetas.state.effects.activation import BeginActivation, EndActivation, Pay, SetBoons
from plancia.games.nova_aetas.state.effects.decks import PlayDestiny
from plancia.games.nova_aetas.state.effects.gear import UseOnce
from plancia.games.nova_aetas.state.effects.time import SetHour
from plancia.games.nova_aetas.state.effects.wounds import ChangeThreat, DropTokens, Heal
from plancia.games.nova_aetas.state.grid import squares_of as numbers_of
from plancia.games.nova_aetas.state.state import UNDECIDED, NovaAetas
from plancia.kernel.answers import Kind
from plancia.kernel.decision import PASS, Decision
from plancia.kernel.procedure import Procedure, Step, ask, do, run

CALM_AFTER: Final = 3  # N-CORE-THREAT-4: AP spent without an attack
FELT_AT_THE_START: Final = STUNNED | REACTION_1 | REACTION_2 | GUTTED | UNLOADED
HURRY: Final = Kind("hurry")
HURRYING_CARD: Final = HURRY.answer("{}", CARD)
HURRYING_ITEM: Final = HURRY.answer("item:{}", GEAR)


def begin(g: NovaAetas, model: int) -> None:
    """N-CORE-ACT-START (1): Blinded and Entangled are armed. Most feel nothing else."""
    tokens = g.tokens[model]
    g.do(BeginActivation(model, tokens & (BLINDED | ENTANGLED)))
    if tokens & FELT_AT_THE_START or g.box.healing[model]:
        feel(g, model)


def feel(g: NovaAetas, model: int) -> None:
    """N-CORE-ACT-START (2) to (7), N-AMB-34: who has too few AP pays all of them."""
    tokens, healing = g.tokens[model], g.box.healing[model]
    if tokens & (STUNNED | REACTION_1 | REACTION_2):
        for token, price, rule in (
            (STUNNED, 2, "N-STATUS-STUNNED"),
            (REACTION_1, 1, "N-TOKEN-REACTION-1"),
            (REACTION_2, 2, "N-TOKEN-REACTION-2"),
        ):
            if tokens & token:
                g.do(Pay(model, min(price, g.ap), rule))
                g.do(DropTokens(model, token, rule))
    if tokens & GUTTED:
        give(g, model, BLEEDING, "N-STATUS-GUTTED")
    if healing:
        heal(g, model, healing)
    if tokens & UNLOADED and model >= g.box.hero_side and g.type_of(model).reload <= g.ap:
        g.do(Pay(model, g.type_of(model).reload, "N-TRAIT-RELOAD"))
        g.do(DropTokens(model, UNLOADED, "N-TRAIT-RELOAD"))


def heal(g: NovaAetas, model: int, distance: int) -> None:
    """N-ABIL-HEAL: every other model of its Faction within X discards 1 Wound; the Undead never (N-ABIL-UNDEAD)."""
    near = g.ground.within(g.at[model], distance)
    for other in fellows(g, model):
        if near >> g.at[other] & 1 and g.wounds[other] and not g.able[other] & UNDEAD:
            g.do(Heal(other, 1, "N-ABIL-HEAL"))


def end(g: NovaAetas, model: int) -> Procedure | None:
    """N-CORE-ACT-END. Without blood and fire it is over at once."""
    if g.tokens[model] & (BLEEDING | BURNED):
        return ActivationEnd(model)
    if g.armed[model] or model < g.box.proper:
        calm_down(g, model)
    return None


def calm_down(g: NovaAetas, model: int) -> None:
    """N-CORE-ACT-END (3) and (4)."""
    if g.armed[model] & g.tokens[model]:
        g.do(DropTokens(model, g.armed[model], "N-TOKEN-GEN-3"))
    if g.attacked or g.spent < CALM_AFTER or model >= g.box.proper:
        return
    if g.threat[model] and not g.down >> model & 1:
        g.do(ChangeThreat(model, -1, "N-CORE-THREAT-4"))


class ActivationEnd(Procedure):
    """N-CORE-ACT-END (1) to (4). Who falls at (1) or (2) has no more of it. An Enemy's Activation is over then."""

    def __init__(self, model: int = 0) -> None:
        self.model = model

    @run("N-STATUS-BLEEDING")
    def bleed(self, g: NovaAetas) -> Procedure | None:
        bleeds = g.tokens[self.model] & BLEEDING
        return Hurt(self.model, 1, NOBODY, "N-STATUS-BLEEDING", True) if bleeds else None

    @do("N-STATUS-BLEEDING")
    def stop_bleeding(self, g: NovaAetas) -> None:
        if g.tokens[self.model] & BLEEDING:
            g.do(DropTokens(self.model, BLEEDING, "N-STATUS-BLEEDING"))

    @run("N-STATUS-BURNED")
    def burn(self, g: NovaAetas) -> Procedure | None:
        burns = g.tokens[self.model] & BURNED
        return Hurt(self.model, 1, NOBODY, "N-STATUS-BURNED", True) if burns else None

    @do("N-STATUS-BURNED")
    def burn_out(self, g: NovaAetas) -> None:
        """An Enemy, once it has suffered from it."""
        if g.tokens[self.model] & BURNED and g.is_enemy(self.model):
            g.do(DropTokens(self.model, BURNED, "N-STATUS-BURNED"))

    @do("N-TOKEN-GEN-3", "N-CORE-THREAT-4", "N-STATUS-BLINDED", "N-STATUS-ENTANGLED")
    def calm_down(self, g: NovaAetas) -> None:
        calm_down(g, self.model)


def is_up(g: NovaAetas, model: int) -> bool:
    """Does its Activation go on?"""
    if g.outcome != UNDECIDED or g.down >> model & 1:
        return False
    return g.at[model] >= 0 or g.inside[model] >= 0


def ready_heroes(g: NovaAetas) -> list[int]:
    """Heroes and Allies whose tokens are in the active Sector, in the order of the company; who is Down has none."""
    hour, t = g.hour, g.t
    if hour.count(t) == 1:
        return [hour.index(t)]
    found = []
    for hero in g.company:
        if hour[hero] == t:
            found.append(hero)
    if len(found) < hour.count(t):
        for ally in range(g.box.proper, g.box.hero_side):
            if hour[ally] == t:
                found.append(ally)
    return found


class HeroActivation(Procedure):
    """N-CORE-ACT. Who it is, its start, its actions, its end."""

    def __init__(self, model: int = NOBODY) -> None:
        self.model = model
        self.action = PASS
        self.hurried = PASS

    @ask("N-CORE-HORO-4", "N-CORE-MODE-2", into="model")
    def choose_hero(self, g: NovaAetas) -> Decision | None:
        """N-CORE-HORO-4 (2), N-CORE-MODE-2. Several tokens in one Sector: the players choose who acts next."""
        if self.model != NOBODY:
            return None
        return g.ask(g.leading(), "hero").among(ready_heroes(g))

    @do(
        "N-CORE-ACT-AP",
        "N-CORE-ACT-START",
        "N-CORE-ACT-SKILL",
        "N-TOKEN-GEN-3",
        "N-STATUS-STUNNED",
        "N-STATUS-GUTTED",
        "N-ABIL-HEAL",
    )
    def start(self, g: NovaAetas) -> Step | None:
        model = self.model
        if model < g.box.proper and g.boons[model]:
            g.do(SetBoons(model, 0))
        begin(g, model)
        return None if is_up(g, model) else HeroActivation.end

    @ask("N-CORE-ACT-FREE", "N-CORE-ACT-AP", into="action")
    def choose_action(self, g: NovaAetas) -> Decision:
        """N-CORE-ACT-FREE. One action after the other, in any order and number while AP last."""
        asked = g.ask_for(self.model, "action")
        offer_actions(g, self.model, asked)
        return asked

    @run("N-CORE-ACT-FREE", "N-CORE-ACT-WAIT")
    def act(self, g: NovaAetas) -> Procedure | None:
        if self.action == PASS:
            return None
        if WAIT.holds(self.action):
            g.do(Pay(self.model, 1, "N-CORE-ACT-WAIT"))
            return None
        return act(g, self.model, self.action)

    @do("N-CORE-MISSION-END", "N-ABIL-CHARGE", "N-CORE-ACT-FREE")
    def look_about(self, g: NovaAetas) -> Step | None:
        if self.action == PASS:
            return None
        check(g)
        if is_up(g, self.model) and not is_charge(g, self.model, self.action):
            return HeroActivation.choose_action
        return None

    @run("N-CORE-ACT-END", "N-TOKEN-GEN-3", "N-CORE-THREAT-4")
    def end(self, g: NovaAetas) -> Procedure | None:
        return end(g, self.model) if is_up(g, self.model) else None

    @ask("N-CORE-HORO-5", "N-CORE-DESTINY", into="hurried")
    def hurry(self, g: NovaAetas) -> Decision | None:
        """Saturn's Patience, the Pocket Horologium: the token advances less."""
        if g.spent < 2 or self.model >= g.box.proper:
            return None
        means = ways_to_hurry(g, self.model)
        if not means or not is_up(g, self.model):
            return None
        return g.ask_for(self.model, "hurry").among([PASS, *means])

    @do("N-CORE-HORO-5", "N-CORE-ACT-END", "N-CORE-MISSION-END")
    def advance_the_token(self, g: NovaAetas) -> None:
        model, sectors = self.model, g.spent
        if self.hurried != PASS:
            sectors -= hurry_with(g, model, self.hurried)
        if is_up(g, model):
            g.do(SetHour(model, g.t + (sectors if sectors > 1 else 1), "N-CORE-HORO-5"))
        if g.actor == model:
            g.do(EndActivation(model))
        check(g, model)


def ways_to_hurry(g: NovaAetas, hero: int) -> list[int]:
    held = g.destiny[hero] & g.box.hurrying
    means = numbers_of(held) if held else []
    for place in g.kits[hero].hurrying:
        if not g.used[hero] >> place & 1:
            means.append(HURRYING_ITEM.option(place))
    return means


def hurry_with(g: NovaAetas, hero: int, means: int) -> int:
    """By how many Sectors."""
    if HURRYING_ITEM.holds(means):
        place = HURRYING_ITEM.number(means)
        g.do(UseOnce(hero, place))
        return g.box.items[g.item(hero, place)].sectors
    g.do(PlayDestiny(hero, means))
    return g.box.destinies[means].n
