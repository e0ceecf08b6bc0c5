"""What Heroes carry: it is worn and put away, used, unloaded, broken, handed over (N-ENC, N-ITEM)."""

from __future__ import annotations

from plancia.games.nova_aetas.state.box import NOBODY
from plancia.games.nova_aetas.state.sheets import rearm, refresh, replaced
from plancia.games.nova_aetas.state.state import NovaAetas
from plancia.kernel.state import Effect


class AtAPlace(Effect[NovaAetas]):
    """About what a Hero carries at a place: `item`, known when it is done."""

    def __init__(self, hero: int, place: int) -> None:
        self.hero = hero
        self.place = place
        self.item = NOBODY


class Equip(Effect[NovaAetas]):
    """N-ENC: from the treasury to a place of a Hero."""

    RULE = "N-ENC-CHECK"

    def __init__(self, hero: int, place: int, item: int) -> None:
        self.hero = hero
        self.place = place
        self.item = item

    def apply(self, g: NovaAetas) -> None:
        g.gear[g.carried_at(self.hero, self.place)] = self.item
        g.stock = replaced(g.stock, self.item, g.stock[self.item] - 1)
        refresh(g)


class PutBack(AtAPlace):
    """From a place of a Hero into the treasury."""

    RULE = "N-ENC-CHECK"

    def apply(self, g: NovaAetas) -> None:
        at = g.carried_at(self.hero, self.place)
        self.item = g.gear[at]
        g.gear[at] = NOBODY
        g.stock = replaced(g.stock, self.item, g.stock[self.item] + 1)
        refresh(g)


class BringEquipment(Effect[NovaAetas]):
    """A Hero joins with his own Starting Equipment."""

    RULE = "N-CORE-GRAVE"

    def __init__(self, hero: int, places: tuple[int, ...]) -> None:
        self.hero = hero
        self.places = places  # where each thing goes

    def apply(self, g: NovaAetas) -> None:
        for item, place in zip(g.box.heroes[self.hero].equipment, self.places, strict=True):
            g.gear[g.carried_at(self.hero, place)] = item
        refresh(g)


class TakeItem(Effect[NovaAetas]):
    """An item found on the way, into a place of a Hero."""

    RULE = "N-CORE-MISSION-ACTION"

    def __init__(self, hero: int, place: int, item: int) -> None:
        self.hero = hero
        self.place = place
        self.item = item

    def apply(self, g: NovaAetas) -> None:
        g.gear[g.carried_at(self.hero, self.place)] = self.item
        rearm(g, self.hero)


class HandOver(Effect[NovaAetas]):
    """An item goes from a place of one Hero to a place of another, as it is."""

    RULE = "N-CORE-ACT-SWAP"

    def __init__(self, giver: int, place: int, taker: int, to: int) -> None:
        self.giver = giver
        self.place = place
        self.taker = taker
        self.to = to
        self.item = NOBODY

    def apply(self, g: NovaAetas) -> None:
        a, b = g.carried_at(self.giver, self.place), g.carried_at(self.taker, self.to)
        self.item = g.gear[a]
        g.gear[b], g.gear[a] = self.item, NOBODY
        g.gear_wounds[b], g.gear_wounds[a] = g.gear_wounds[a], 0
        g.oiled[b], g.oiled[a] = g.oiled[a], 0
        for bits in (g.unloaded, g.used):
            if bits[self.giver] >> self.place & 1:
                bits[self.giver] &= ~(1 << self.place)
                bits[self.taker] |= 1 << self.to
        rearm(g, self.giver)
        rearm(g, self.taker)


class SwapForNothing(Effect[NovaAetas]):
    """A Bond of level 2: partners, once in an Activation."""

    RULE = "N-CORE-BOND"

    def __init__(self, hero: int, other: int) -> None:
        self.hero = hero
        self.other = other

    def apply(self, g: NovaAetas) -> None:
        g.once |= 1 << self.other


class UseOnce(AtAPlace):
    """An item that works once per mission has done so."""

    RULE = "N-CORE-ACT-ITEM"

    def apply(self, g: NovaAetas) -> None:
        self.item = g.item(self.hero, self.place)
        g.used[self.hero] |= 1 << self.place


class UseUp(AtAPlace):
    """A consumable leaves the campaign."""

    RULE = "N-CORE-ACT-ITEM"

    def apply(self, g: NovaAetas) -> None:
        at = g.carried_at(self.hero, self.place)
        self.item = g.gear[at]
        g.gear[at] = NOBODY
        if g.starting[self.item]:
            g.starting = replaced(g.starting, self.item, g.starting[self.item] - 1)
        rearm(g, self.hero)


class Oil(AtAPlace):
    """A weapon has a trait for some attacks; 0 attacks: no more."""

    RULE = "N-ITEM-OIL"

    def __init__(self, hero: int, place: int, trait: int, attacks: int) -> None:
        super().__init__(hero, place)
        self.trait = trait  # its number in box.TRAITS
        self.attacks = attacks

    def is_quiet(self, g: NovaAetas) -> bool:
        return self.attacks == 0

    def apply(self, g: NovaAetas) -> None:
        self.item = g.item(self.hero, self.place)
        g.put_oil(self.hero, self.place, self.trait, self.attacks)


class Unload(AtAPlace):
    """The token on an Equipment; with `loaded` it is discarded."""

    RULE = "N-TOKEN-UNLOADED"

    def __init__(self, hero: int, place: int, loaded: bool) -> None:
        super().__init__(hero, place)
        self.loaded = loaded

    def apply(self, g: NovaAetas) -> None:
        self.item = g.item(self.hero, self.place)
        if self.loaded:
            g.unloaded[self.hero] &= ~(1 << self.place)
        else:
            g.unloaded[self.hero] |= 1 << self.place


class WoundGear(AtAPlace):
    """An Equipment suffers Wounds in place of its Hero."""

    RULE = "N-TRAIT-RESISTANCE"

    def __init__(self, hero: int, place: int, n: int) -> None:
        super().__init__(hero, place)
        self.n = n

    def apply(self, g: NovaAetas) -> None:
        at = g.carried_at(self.hero, self.place)
        self.item = g.gear[at]
        g.gear_wounds[at] += self.n
