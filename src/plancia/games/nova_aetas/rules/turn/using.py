"""Things that are used (N-CORE-ACT-ITEM, N-CORE-ACT-RELOAD, N-CORE-ACT-EXTINGUISH)."""

from __future__ import annotations

from typing import Final

from plancia.games.nova_aetas.rules.dice.chances import dice
from plancia.games.nova_aetas.rules.fights.weapons import UNARMED, block_of
from plancia.games.nova_aetas.rules.wounds.powers import same_place
from plancia.games.nova_aetas.state.box import BURNED, CARRIED, NOBODY
from plancia.games.nova_aetas.state.box_cards import Item
from plancia.games.nova_aetas.state.effects.activation import Pay
from plancia.games.nova_aetas.state.effects.fight import Rolled
from plancia.games.nova_aetas.state.effects.gear import Oil, Unload, UseUp
from plancia.games.nova_aetas.state.effects.wounds import DropTokens, Heal
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.decision import PASS, Decision, Roll
from plancia.kernel.procedure import Procedure, ask, do, roll

PUTS_OUT: Final = 5  # N-CORE-ACT-EXTINGUISH
FIRE: Final = 6  # what Rolled.about says of the die that puts out fire: it is no Test (N-AMB-36)


class UseItem(Procedure):
    """N-CORE-ACT-ITEM. A potion for the Hero or an adjacent one, an oil for a weapon; then it is used up."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place
        self.target = NOBODY
        self.weapon = NOBODY
        self.other = PASS

    def item(self, g: NovaAetas) -> Item:
        return g.box.items[g.item(self.hero, self.place)]

    @ask("N-ITEM-POTION", "N-CORE-ACT-ITEM", into="target", chosen=True)
    def choose_target(self, g: NovaAetas) -> Decision | None:
        item = self.item(g)
        if item.use == "oil":
            return None
        asked = g.ask_for(self.hero, "target")
        for model in range(g.box.hero_side):
            if model == self.hero or g.on_field(model) or g.inside[model] >= 0:
                asked.offer(model, may_drink(g, self.hero, model, item))
        return asked

    @ask("N-ITEM-OIL", into="weapon", chosen=True)
    def choose_weapon(self, g: NovaAetas) -> Decision | None:
        if self.item(g).use != "oil":
            return None
        asked = g.ask_for(self.hero, "weapon")
        for place in range(CARRIED):
            asked_of = block_of(g, self.hero, place)
            if asked_of is not None:
                asked.offer(place, None if may_oil(g, self.hero, place) else "N-ITEM-OIL")
        return asked

    @ask("N-CORE-SKILL-FORMS", into="other")
    def choose_another(self, g: NovaAetas) -> Decision | None:
        """Double Dose: one more adjacent Hero."""
        dose, item = g.skill(self.hero, "double-dose"), self.item(g)
        if dose == NOBODY or item.use == "oil":
            return None
        asked = g.ask_for(self.hero, "target")
        asked.offer(PASS, None)
        for model in range(g.box.hero_side):
            if model not in (self.hero, self.target) and (g.on_field(model) or g.inside[model] >= 0):
                asked.offer(model, may_drink(g, self.hero, model, item))
        return asked

    @do("N-CORE-ACT-ITEM", "N-CORE-HEALING", "N-ITEM-OIL")
    def use_it(self, g: NovaAetas) -> None:
        item = self.item(g)
        g.do(Pay(self.hero, item.ap, "N-CORE-ACT-ITEM"))
        g.do(UseUp(self.hero, self.place))
        if item.use == "oil":
            g.do(Oil(self.hero, self.weapon, item.gives, item.attacks))
            return
        drink(g, self.target, item)
        if self.other != PASS:
            drink(g, self.other, item)


def drink(g: NovaAetas, model: int, item: Item) -> None:
    if item.wounds and g.wounds[model]:
        g.do(Heal(model, item.wounds, "N-CORE-HEALING"))
    cured = g.tokens[model] & item.cures
    if cured:
        g.do(DropTokens(model, cured, "N-CORE-ACT-ITEM"))


def may_drink(g: NovaAetas, hero: int, model: int, item: Item) -> str | None:
    if model != hero and not same_place(g, hero, model):
        return "N-CORE-ADJ"
    return None if helps(g, model, item) else "N-CORE-HEALING"


def helps(g: NovaAetas, model: int, item: Item) -> bool:
    return (item.wounds > 0 and g.wounds[model] > 0) or g.tokens[model] & item.cures != 0


def may_oil(g: NovaAetas, hero: int, place: int) -> bool:
    """A weapon with a Physical Attack."""
    attack = block_of(g, hero, place)
    return attack is not None and attack.physical and not g.oil_on(hero, place)[1]


def may_use_item(g: NovaAetas, hero: int, place: int) -> str | None:
    item = g.box.items[g.item(hero, place)]
    if item.ap > g.ap:
        return "N-CORE-ACT-AP"
    if item.use == "oil":
        for other, _ in g.kits[hero].attacks:
            if other != UNARMED and may_oil(g, hero, other):
                return None
        return "N-ITEM-OIL"
    return None if helps(g, hero, item) or helps_another(g, hero, item) else "N-CORE-HEALING"


def helps_another(g: NovaAetas, hero: int, item: Item) -> bool:
    """One who is adjacent, or in the same node of a Location Card."""
    if g.inside[hero] < 0 and not g.ground.beside[g.at[hero]] & g.heroes_at:
        return False
    for model in range(g.box.hero_side):
        if model != hero and not g.down >> model & 1 and same_place(g, hero, model) and helps(g, model, item):
            return True
    return False


class Reload(Procedure):
    """N-CORE-ACT-RELOAD."""

    def __init__(self, hero: int = 0, place: int = 0) -> None:
        self.hero = hero
        self.place = place

    @do("N-CORE-ACT-RELOAD", "N-TRAIT-RELOAD")
    def load(self, g: NovaAetas) -> None:
        attack = block_of(g, self.hero, self.place)
        assert attack is not None, "there is nothing to load"
        g.do(Pay(self.hero, attack.reload, "N-CORE-ACT-RELOAD"))
        g.do(Unload(self.hero, self.place, True))


def may_reload(g: NovaAetas, hero: int, place: int) -> str | None:
    attack = block_of(g, hero, place)
    assert attack is not None, "there is nothing to load"
    return None if g.ap >= attack.reload else "N-CORE-ACT-AP"


class Extinguish(Procedure):
    """N-CORE-ACT-EXTINGUISH: a die, no Test."""

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.die: tuple[int, ...] = ()

    @do("N-CORE-ACT-EXTINGUISH")
    def pay(self, g: NovaAetas) -> None:
        g.do(Pay(self.hero, 1, "N-CORE-ACT-EXTINGUISH"))

    @roll("N-CORE-ACT-EXTINGUISH", "N-AMB-36", into="die")
    def throw(self, g: NovaAetas) -> Roll:
        return dice(1)

    @do("N-STATUS-BURNED")
    def put_out(self, g: NovaAetas) -> None:
        g.tell(Rolled(self.hero, self.die, PUTS_OUT, FIRE, NOBODY))
        if self.die[0] >= PUTS_OUT:
            g.do(DropTokens(self.hero, BURNED, "N-CORE-ACT-EXTINGUISH"))
